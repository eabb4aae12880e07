"""Corner cases of the catalogue about the course of the game: victory, income, tactics cards, solo."""

from __future__ import annotations

import pytest

from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.names import clan_name
from warcamp.games.clash_of_rage.state import discard_pile, hand, pile

from .table import TWO_TILES, Table

SECOND = TWO_TILES.replace("first action", "second action")
THREE_LEGENDARIES = '[aside]\nbohorg = ["sunlance", "thunder_maul", "twin_stars"]\n'

SOLO = """
clans = ["bohorg"]
limit = 14
phase = "PHASE"
tiles = ["1A 0,0", "3B 2,1"]
[bastions]
bohorg = "-1,-1"
"""
"""TWO_TILES for one player: cities A0 and B5, forges A1 and B0."""


def winner(t: Table) -> str:
    return clan_name(t.s, t.s.winner) if t.position.over else ""


def zone_sizes(t: Table, p: int) -> list[int]:
    """Tactics cards of a seat in hand, pile and discard."""
    return [len(t.s.zones.cards[zone(t.s, p)]) for zone in (hand, pile, discard_pile)]


def test_points_lost_before_the_second_action_do_not_win():
    """CC-20, COR-VIC-05: 4 VP after the first action, then a city is lost, 3 VP at the end of the second."""
    t = Table(TWO_TILES + THREE_LEGENDARIES + '[units]\nA0 = "bohorg 1 basher"\nA3 = "godleif 1 berserker"')
    t.choose("pass")
    assert t.points("bohorg") == 4
    assert winner(t) == ""
    t.choose("move", "berserker A3", "A0").force("WBBBB").choose("strike")
    assert t.owner("A0") == "godleif"
    assert t.points("bohorg") == 3
    assert t.asks() == "bohorg action"
    t.choose("pass")
    assert winner(t) == ""
    assert t.asks() == "godleif action"


def test_four_points_after_the_second_action_win_at_once():
    """CC-21, COR-VIC-01, COR-VIC-06: two players still had an action to come."""
    t = Table(
        """
        clans = ["bohorg", "steamfield", "godleif"]
        phase = "second action"
        tiles = ["1A 0,0", "3B 2,1", "2A 3,-2"]
        [bastions]
        bohorg = "-1,-1"
        steamfield = "4,0"
        godleif = "4,-4"
        [units]
        A4 = "bohorg 1 basher"
        """
        + THREE_LEGENDARIES
    )
    t.choose("move", "basher A4")
    assert winner(t) == ""
    t.choose("A0")
    assert t.points("bohorg") == 4
    assert winner(t) == "bohorg"
    assert t.position.pending == []


def test_passing_the_second_action_wins_with_four_points():
    """CC-22, COR-VIC-04: three legendaries and a city."""
    t = Table(SECOND + THREE_LEGENDARIES + '[units]\nA0 = "bohorg 1 basher"').choose("pass")
    assert winner(t) == "bohorg"


def test_a_city_left_beside_a_player_who_has_acted_changes_nothing_for_him():
    """CC-23, COR-VIC-03, COR-CTL-01: Godleif leaves the city, Bohorg stands beside it with 3 legendaries."""
    t = Table("turn = 1\n" + SECOND + THREE_LEGENDARIES + '[units]\nA0 = "godleif 1 raider"\nA3 = "bohorg 1 basher"')
    t.choose("move", "raider A0", "A6")
    assert t.owner("A0") == ""
    assert t.points("bohorg") == 3
    assert winner(t) == ""
    assert t.s.round == 2


@pytest.mark.parametrize(("clan", "won"), [("bohorg", ""), ("godleif", "godleif")])
def test_only_the_player_who_has_just_acted_is_checked(clan, won):
    """CC-23, COR-VIC-03: with 4 VP Bohorg, who has acted, does not win by Godleif's pass; Godleif with 4 VP does."""
    t = Table(
        "turn = 1\n" + SECOND + THREE_LEGENDARIES.replace("bohorg", clan) + f'[units]\nA0 = "{clan} '
        f'1 {"basher" if clan == "bohorg" else "raider"}"'
    )
    assert t.asks() == "godleif action"
    assert t.points(clan) == 4
    t.choose("pass")
    assert winner(t) == won


def test_the_long_game_goes_on_at_four_points_and_ends_at_five():
    """CC-24, COR-VIC-07: the option raises the target to 5."""
    options = CLASH_OF_RAGE.options({"long": True})
    target = CLASH_OF_RAGE.table(options, CLASH_OF_RAGE.content()).target
    four = Table(f"target = {target}\n" + SECOND + THREE_LEGENDARIES + '[units]\nA0 = "bohorg 1 basher"')
    assert four.points("bohorg") == 4
    four.choose("pass")
    assert winner(four) == ""
    assert four.asks() == "godleif action"
    cities = '[units]\nA0 = "bohorg 1 basher"\nB5 = "bohorg 1 basher"'
    five = Table(f"target = {target}\n" + SECOND + THREE_LEGENDARIES + cities).choose("pass")
    assert winner(five) == "bohorg"


@pytest.mark.parametrize(("leaves", "points", "crystals"), [(True, 0, 0), (False, 1, 3)])
def test_the_last_unit_takes_the_point_and_the_crystals_of_a_city_with_it(leaves, points, crystals):
    """CC-25, COR-CTL-03, COR-INC-02: the next income pays 3 crystals only if the Basher stays."""
    t = Table('turn = 1\norder = ["godleif", "bohorg"]\n' + SECOND + '[units]\nA0 = "bohorg 1 basher"')
    assert t.points("bohorg") == 1
    t.choose(*(["move", "basher A0", "A4"] if leaves else ["pass"]))
    assert t.points("bohorg") == points
    t.choose("ambush", seat="bohorg").choose("lightning_raid", seat="godleif")
    assert t.s.round == 2
    assert t.crystals("bohorg") == crystals


def test_income_is_the_gold_of_the_card_and_three_crystals_a_city():
    """CC-26, COR-INC-01, COR-INC-02: two cities and a card with 8 gold, on top of what there was."""
    t = Table(
        "round = 2\n"
        + TWO_TILES.replace("first action", "tactics")
        + """
        [units]
        A0 = "bohorg 1 basher"
        B5 = "bohorg 1 basher"
        [gold]
        bohorg = 1
        [crystals]
        bohorg = 1
        """
    )
    t.choose("ambush", seat="bohorg").choose("lightning_raid", seat="godleif")
    assert t.gold("bohorg") == 1 + 8
    assert t.crystals("bohorg") == 1 + 6
    assert t.crystals("godleif") == 0


def test_the_discards_are_shuffled_at_the_end_of_round_five():
    """CC-48, COR-END-02: four cards of the pile last for four rounds; then one of five discards is drawn."""
    t = Table('clans = ["bohorg", "godleif"]\nphase = "tactics"\ntiles = ["1A 0,0", "3B 2,1"]')
    assert zone_sizes(t, 0) == [3, 4, 0]
    for number in range(1, 6):
        assert t.s.round == number
        assert t.told("reshuffled") == []
        for clan in ("bohorg", "godleif"):
            t.choose(t.offers(clan)[0], seat=clan)
        if number == 1:
            t.choose(t.offers()[0], t.offers()[-1])
        assert zone_sizes(t, 0) == [2, 5 - number, number]
        kept = set(t.s.zones.cards[hand(t.s, 0)])
        t.choose("pass", "pass", "pass", "pass")
        if number < 5:
            assert zone_sizes(t, 0) == [3, 4 - number, number]
    assert len(t.told("reshuffled")) == 2, "each player shuffles his own"
    assert zone_sizes(t, 0) == zone_sizes(t, 1) == [3, 4, 0]
    assert kept < set(t.s.zones.cards[hand(t.s, 0)])


def test_solo_elves_grow_by_one_in_each_territory_they_hold():
    """CC-53, COR-SOLO-07: a city with three elves has four after phase E; one without elves stays empty."""
    t = Table(SOLO.replace("PHASE", "second action") + '[units]\nA0 = "elves 3 templar"\nB5 = "bohorg 1 basher"')
    t.force("crossbow", "war_party", "high_elder").choose("pass")
    assert t.s.round == 2
    assert t.worn("templar") == ["crossbow"]
    assert t.units("A0", "elves") == {"high_elder": 1, "templar": 3}
    assert t.units("B5", "elves") == t.units("A1", "elves") == {}


@pytest.mark.parametrize(("others", "won"), [("", "bohorg"), ('B0 = "elves 1 templar"', "")])
def test_killing_the_last_elf_wins_a_solo_game_in_the_first_action(others, won):
    """CC-54, COR-SOLO-13: not while an elf stands elsewhere."""
    t = Table(
        SOLO.replace("PHASE", "first action")
        + f'[units]\nA4 = "bohorg 1 krag_rider"\nA0 = "elves 1 high_elder"\n{others}'
    )
    t.choose("move", "krag_rider A4", "A0").force("WBBB").choose("strike")
    assert t.units("A0", "elves") == {}
    assert t.points("bohorg") == 1
    assert winner(t) == won


@pytest.mark.parametrize(("city", "won"), [("A0", "bohorg"), ("A4", "elves")])
def test_a_solo_victory_comes_before_the_domination_of_the_same_round(city, won):
    """CC-55, COR-SOLO-14: 13 of 14 domination points and two forges to score; with 3 VP only it is a defeat."""
    t = Table(
        "domination = 13\n"
        + SOLO.replace("PHASE", "second action")
        + THREE_LEGENDARIES
        + f'[units]\n{city} = "bohorg 1 basher"\nA1 = "elves 2 templar"\nB0 = "elves 2 templar"'
    )
    t.choose("pass")
    assert winner(t) == won
    assert t.s.domination == (13 if won == "bohorg" else 15)


def test_a_solo_player_clears_two_stacks_once_in_an_equip_action():
    """CC-56, COR-SOLO-10: after buying there is no second clearing; the next equip action offers one again."""
    t = Table(
        'market = ["battle_axe 2", "blunderbuss 1", "crossbow 1", "cuirass 1", "greatsword 1", "halberd 1"]\n'
        + SOLO.replace("PHASE", "first action")
        + '[gold]\nbohorg = 14\n[units]\nA0 = "elves 1 templar"'
    )
    t.choose("equip")
    assert t.asks() == "bohorg clear"
    t.choose("battle_axe")
    assert t.asks() == "bohorg clear_second"
    t.force("longbow", "war_horn").choose("blunderbuss")
    stacks = {"crossbow 1", "cuirass 1", "greatsword 1", "halberd 1", "longbow 1", "war_horn 1"}
    assert set(t.game.write(t.s)["market"]) == stacks
    assert t.game.write(t.s)["thrown"] == {"battle_axe": 2, "blunderbuss": 1}
    t.force("cuirass", "heavy_armour").choose("buy crossbow")
    assert t.asks() == "bohorg equip"
    assert {offer.split()[0] for offer in t.offers()} == {"end", "buy", "attach"}
    assert t.refused("clear longbow")
    t.choose("end", "equip")
    assert t.asks() == "bohorg clear"
