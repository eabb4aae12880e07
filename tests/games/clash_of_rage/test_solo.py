"""The solo mode."""

import pytest

from warcamp.engine.errors import BadInput

from .rounds import SOLO, happened, seats, set_at, winner, with_options
from .table import Table

GARRISONS = (
    '[units]\nA0 = "elves 1 shining_guard"\nA1 = "elves 1 templar"\nB5 = "elves 1 templar"\nB0 = "elves 1 templar"\n'
)
FOUR_POINTS = '[aside]\nbohorg = ["thornmail", "sunlance", "twin_stars", "worldsplitter"]\n'


def solo(phase: str = "first action", top: str = "", tables: str = GARRISONS, chance: tuple[str, ...] = ()) -> Table:
    return set_at(SOLO, phase, top, tables, chance)


def limited(limit: int, domination: int, tables: str = GARRISONS, phase: str = "end of round") -> Table:
    base = SOLO.replace("limit = 14", f"limit = {limit}\ndomination = {domination}")
    return set_at(base, phase, tables=tables)


def test_one_player_leads_one_clan_on_the_board_of_two():
    """COR-SOLO-01, COR-SOLO-02"""
    t = seats(1)
    assert [d.kind for d in t.position.pending] == ["clan"]
    t.choose("tomb")
    assert t.asks() == "tomb tactics"
    assert len(t.s.tiles) // 4 == 2
    assert t.s.board.territories == 14
    assert sum(t.s.troops) == 12
    assert len(t.s.market) == 6


@pytest.mark.parametrize(("difficulty", "limit"), [("easy", 17), ("medium", 14), ("hard", 11), ("impossible", 8)])
def test_the_difficulty_is_the_limit_of_domination(difficulty, limit):
    """COR-SOLO-03"""
    assert with_options(players=1, difficulty=difficulty).limit == limit
    assert winner(limited(limit, limit - 7)) == ""
    assert winner(limited(limit, limit - 6)) == "elves"


def test_a_difficulty_that_does_not_exist_is_refused():
    """COR-SOLO-03"""
    with pytest.raises(BadInput):
        with_options(players=1, difficulty="trivial")


def test_a_solo_round_has_the_usual_phases():
    """COR-SOLO-04"""
    t = solo("tactics", "round = 2", GARRISONS + 'A4 = "bohorg 1 basher"')
    t.choose("pack_hunt", "basher A4", "basher @bohorg", "basher @bohorg")
    assert (t.gold("bohorg"), t.asks()) == (7, "bohorg action")
    t.choose("pass")
    assert happened(t, "stone") == ["stone bohorg basher A4"]
    assert t.asks() == "bohorg action"
    t.choose("pass")
    assert (t.s.round, t.asks()) == (3, "bohorg tactics")


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("", 0),
        ('A1 = "elves 1 templar"', 1),
        ('A0 = "elves 1 templar"', 2),
        ('A0 = "elves 1 templar"\nB5 = "elves 2 templar"\nB0 = "elves 1 templar"', 5),
        ('A0 = "bohorg 1 basher"\nB0 = "elves 1 templar"', 1),
    ],
)
def test_elves_score_one_for_each_forge_and_two_for_each_city_they_hold(held, points):
    """COR-SOLO-05"""
    t = limited(14, 3, '[units]\nA4 = "elves 1 templar"\n' + held)
    assert t.s.domination == 3 + points


def test_domination_adds_up_over_the_rounds():
    """COR-SOLO-05"""
    t = solo("second action").choose("pass")
    assert t.s.domination == 6
    t.choose(t.offers()[0], "pass", "pass")
    assert (t.s.domination, t.s.round) == (12, 3)


@pytest.mark.parametrize("before", [8, 9, 13])
def test_the_player_has_lost_as_soon_as_domination_reaches_the_limit(before):
    """COR-SOLO-06"""
    t = limited(14, before)
    assert winner(t) == "elves"
    assert (t.position.pending, t.game.scores(t.s)) == ([], [0.0])


def test_an_elf_comes_to_each_territory_that_the_elves_hold():
    """COR-SOLO-07"""
    units = '[units]\nA0 = "elves 1 templar"\nB3 = "elves 2 templar"\nA1 = "bohorg 1 basher"\n'
    t = solo("second action", tables=units).choose("pass")
    assert sum(t.units("A0", "elves").values()) == 2
    assert sum(t.units("B3", "elves").values()) == 3
    assert sum(t.s.troops[t.s.places :]) == 5, "and nowhere else"
    assert sum(t.s.bag) == 45 - 5


def test_the_end_of_a_solo_round_scores_equips_draws_and_adds_elves_in_this_order():
    """COR-SOLO-08"""
    t = solo("second action", tables='[units]\nA0 = "elves 1 templar"\n')
    t.force("crossbow", "the_axe_falls", "high_elder").choose("pass")
    steps = [line.split()[0] for line in happened(t, "domination", "elves_equipped", "drew", "elf", "round")]
    assert steps == ["domination", "elves_equipped", "drew", "elf", "round"]
    assert t.worn("high_elder") == [], "the new elf came after the upgrades"


def test_a_lost_game_ends_before_the_elves_are_equipped():
    """COR-SOLO-08"""
    t = set_at(SOLO.replace("limit = 14", "limit = 14\ndomination = 13"), "second action", tables=GARRISONS).choose(
        "pass"
    )
    assert winner(t) == "elves"
    assert happened(t, "elves_equipped", "drew", "elf") == []


def test_an_empty_bag_takes_the_slain_back():
    """COR-SOLO-09: the crystals stay with the player."""
    tables = '[units]\nA0 = "elves 1 templar"\n[slain]\nshining_guard = 15\nhigh_elder = 15\ntemplar = 14\n'
    t = solo("second action", tables=tables + "[crystals]\nbohorg = 44\n")
    assert t.s.bag == (0, 0, 0)
    t.choose("pass")
    assert sum(t.units("A0", "elves").values()) == 2
    assert (sum(t.s.bag), t.s.slain, t.crystals("bohorg")) == (43, (0, 0, 0), 44)


MARKET = 'market = ["short_sword 2", "longbow", "crossbow", "war_horn", "greatsword", "battle_axe"]'


def test_before_equipping_two_whole_stacks_may_go_and_the_market_is_filled():
    """COR-SOLO-10"""
    t = solo(top=MARKET, tables=GARRISONS + "[gold]\nbohorg = 9").choose("equip")
    names = ["short_sword", "longbow", "crossbow", "war_horn", "greatsword", "battle_axe"]
    assert t.offers() == ["none", *names]
    t.choose("short_sword")
    assert t.offers() == names[1:], "a second one must go too"
    assert t.refused("none") == "COR-SOLO-10"
    t.force("halberd", "cuirass").choose("crossbow")
    assert [t.s.t.gear[g] for g in t.s.market] == [
        "longbow",
        "war_horn",
        "greatsword",
        "battle_axe",
        "halberd",
        "cuirass",
    ]
    assert t.game.write(t.s)["thrown"] == {"crossbow": 1, "short_sword": 2}
    assert t.asks() == "bohorg equip", "once an action, before anything else"


def test_the_market_may_also_be_left_as_it_is():
    """COR-SOLO-10"""
    t = solo(top=MARKET, tables=GARRISONS + "[gold]\nbohorg = 9").choose("equip", "none")
    assert (t.asks(), t.game.write(t.s).get("thrown")) == ("bohorg equip", None)
    assert t.game.write(t.s)["market"][0] == "short_sword 2"


def test_with_two_players_the_market_is_never_cleared():
    """COR-SOLO-10"""
    t = Table('clans = ["bohorg", "godleif"]\nphase = "first action"\ntiles = ["1A 0,0", "3B 2,1"]\n[gold]\nbohorg = 9')
    assert t.choose("equip").asks() == "bohorg equip"


def test_the_player_allots_the_wounds_of_both_sides():
    """COR-SOLO-11"""
    units = '[units]\nA0 = "elves 3 shining_guard, 1 high_elder"\nA4 = "bohorg 1 basher, 1 krag_rider"'
    t = solo(tables=units).choose("move", "basher A4", "A0")
    t.force("WWB", "B").choose("krag_rider A4", "A0")
    assert (t.asks(), t.offers()) == ("bohorg wound", ["basher", "krag_rider"])
    t.choose("krag_rider")
    assert t.units("A0", "bohorg") == {"basher": 1}, "no wound is left to use"
    t.force("WWW").choose("strike")
    assert (t.asks(), t.offers()) == ("bohorg wound", ["shining_guard", "high_elder"])


def test_elves_reroll_their_blanks_without_a_choice():
    """COR-SOLO-12"""
    t = solo(tables='[units]\nA0 = "elves 1 high_elder"\nA4 = "bohorg 1 executioner"').choose("move")
    t.force("WBB", "WB").choose("executioner A4", "A0")
    assert happened(t, "rolled", "rerolled") == ["rolled elves 3 1", "rerolled elves 2 1"]
    assert t.asks() == "bohorg assault"


def test_four_points_win_at_the_end_of_the_second_action_only():
    """COR-SOLO-13"""
    t = solo(tables=GARRISONS + FOUR_POINTS).choose("pass")
    assert winner(t) == ""
    assert winner(t.choose("pass")) == "bohorg"


@pytest.mark.parametrize("phase", ["first action", "second action"])
def test_no_elf_on_the_board_wins_at_the_end_of_any_action(phase):
    """COR-SOLO-13"""
    t = solo(phase, tables='[units]\nA0 = "elves 1 shining_guard"\nA4 = "bohorg 1 executioner, 1 basher"')
    t.force("BBB").choose("move", "executioner A4", "A0", "end").force("WWWWWW").choose("strike")
    assert (winner(t), t.points("bohorg")) == ("bohorg", 1)


def test_an_elf_left_anywhere_keeps_the_game_going():
    """COR-SOLO-13"""
    t = solo(tables='[units]\nA0 = "elves 1 shining_guard"\nB3 = "elves 1 templar"\nA4 = "bohorg 1 executioner"')
    t.force("BBB").choose("move", "executioner A4", "A0").force("WWWWWW").choose("strike")
    assert (winner(t), t.units("A0", "elves")) == ("", {})


def test_a_victory_comes_before_a_later_defeat():
    """COR-SOLO-14"""
    t = limited(14, 13, GARRISONS + FOUR_POINTS, "second action").choose("pass")
    assert (winner(t), t.s.domination) == ("bohorg", 13)


def test_the_long_game_can_be_played_alone():
    """COR-SOLO-15"""
    s = with_options(players=1, long=True, difficulty="hard")
    assert (s.target, s.limit) == (5, 11)
    t = solo("second action", "target = 5", GARRISONS + FOUR_POINTS).choose("pass")
    assert winner(t) == ""
