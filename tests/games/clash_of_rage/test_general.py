"""Sides, control, victory points, resources, the course of a round."""

import pytest

from warcamp.engine.errors import BadInput
from warcamp.engine.view import view
from warcamp.games.clash_of_rage import names
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.tables import HP, MOVE, POWER

from .rounds import THREE_TILES, happened, order, seats, set_at, two_tiles, winner, with_options
from .table import Table

GUARD_IN_THE_CITY = """
[units]
A0 = "elves 1 shining_guard"
A4 = "bohorg 1 executioner"
"""


def conquer(t: Table) -> Table:
    """The Executioner of GUARD_IN_THE_CITY kills the guard."""
    return t.force("BBB", "WWWWWW").choose("move", "executioner A4", "A0", "strike")


@pytest.mark.parametrize("players", [0, 5, "2", True])
def test_one_to_four_players_sit_down(players):
    """COR-GEN-01: 2 to 4 players; one player alone is the solo mode."""
    with pytest.raises(BadInput):
        with_options(players=players)


def test_no_clan_is_led_twice():
    """COR-GEN-01"""
    t = seats(2).choose("godleif")
    assert t.offers() == ["bohorg", "steamfield", "tomb"]
    assert t.refused("godleif") == "COR-GEN-01"
    with pytest.raises(BadInput):
        with_options(players=2, clans=["tomb", "tomb"])


def test_elves_strike_back_without_being_asked_and_never_flee():
    """COR-GEN-02"""
    t = two_tiles(tables=GUARD_IN_THE_CITY, chance=["BBB"]).choose("move", "executioner A4", "A0")
    assert happened(t, "rolled") == ["rolled elves 3 0"]
    assert (t.asks(), t.offers()) == ("bohorg assault", ["strike", "flee"])


def test_elves_neither_move_nor_attack_of_their_own_accord():
    """COR-GEN-02"""
    t = two_tiles(tables=GUARD_IN_THE_CITY).choose("pass", "pass", "pass", "pass")
    assert t.s.round == 2
    assert t.units("A0", "elves") == {"shining_guard": 1}
    assert t.units("A4", "bohorg") == {"executioner": 1, "basher": 1}
    assert happened(t, "combat", "moved") == []


@pytest.mark.parametrize(
    ("attacker", "low", "high", "right"),
    [
        ("bohorg", "basher", "krag_rider", "tomb"),
        ("godleif", "raider", "berserker", "bohorg"),
        ("tomb", "skeleton", "wraith", "godleif"),
    ],
)
def test_the_player_to_the_attackers_right_has_the_seat_before_his(attacker, low, high, right):
    """COR-GEN-03: he allots the wounds of the Elves."""
    others = [f'"{c}"' for c in ("bohorg", "godleif", "tomb") if c != attacker]
    t = set_at(
        THREE_TILES,
        top=f'order = ["{attacker}", {", ".join(others)}]',
        tables=f'[units]\nA0 = "elves 1 shining_guard"\nA4 = "{attacker} 1 {low}, 1 {high}"',
        chance=["WWB"],
    )
    t.choose("move", f"{low} A4", "A0", f"{high} A4", "A0")
    assert (t.asks(), t.offers()) == (f"{right} wound", [low, high])


def test_a_side_has_three_types_by_level_the_elves_in_the_order_of_their_sheet():
    """COR-GEN-04, COR-GEN-05"""
    s = two_tiles().s
    assert [names.unit_name(s, s.seats, level) for level in range(3)] == ["shining_guard", "high_elder", "templar"]
    assert [names.unit_name(s, 0, level) for level in range(3)] == ["basher", "krag_rider", "executioner"]
    t = two_tiles()
    assert [t.stat("bohorg", 2, k) for k in (POWER, HP, MOVE)] == [4, 2, 3]
    assert t.reserve("bohorg") == [8, 6, 3]


@pytest.mark.parametrize("start", ["A4", "A3"])
def test_equipment_changes_every_unit_of_its_type_at_once(start):
    """COR-GEN-06, COR-GEN-07: those on the board too, and no other type."""
    t = two_tiles(
        tables='[units]\nA4 = "bohorg 1 basher"\nA3 = "bohorg 1 basher"\n[aside]\nbohorg = ["marching_boots"]'
    )
    t.choose("equip", "attach marching_boots", "basher")
    assert [t.stat("bohorg", level, MOVE) for level in (1, 2, 3)] == [3, 3, 2]
    t.choose("end", "pass", "move")
    assert "B4" in t.choose(f"basher {start}").offers(), "three steps away"


def test_equipment_set_aside_stops_working_at_once():
    """COR-GEN-07"""
    t = two_tiles(tables='[worn]\nbasher = ["leather_armour"]')
    assert t.stat("bohorg", 1, HP) == 2
    t.choose("equip", "aside basher armour")
    assert t.stat("bohorg", 1, HP) == 1


def test_a_player_without_units_goes_on_and_reinforces_on_his_bastion():
    """COR-GEN-08"""
    t = two_tiles("tactics", "round = 3", '[units]\nA0 = "bohorg 1 basher"')
    t.choose("krag_scouts", seat="bohorg").choose("lightning_raid", seat="godleif")
    assert t.units("@godleif", "godleif") == {"raider": 2}
    assert t.gold("godleif") == 8
    t.choose("basher @bohorg", "krag_rider @bohorg")
    assert (t.asks(), t.offers()) == ("godleif action", ["equip", "move", "pass"])


def test_nothing_can_be_given_to_another_player():
    """COR-GEN-09: what an action offers concerns only the player's own things."""
    t = two_tiles(
        tables='[units]\nA1 = "bohorg 1 basher"\n[gold]\nbohorg = 20\n[crystals]\nbohorg = 6\n'
        '[aside]\nbohorg = ["crossbow"]\n[worn]\nbasher = ["cuirass"]'
    )
    assert t.offers() == ["equip", "move", "pass"]
    t.choose("equip")
    assert {offer.partition(" ")[0] for offer in t.offers()} == {"end", "forge", "buy", "attach", "aside"}
    before = (t.gold("godleif"), t.crystals("godleif"), t.game.write(t.s).get("aside", {}).get("godleif"))
    t.choose("buy battle_axe", "attach crossbow")
    assert t.offers() == ["basher", "krag_rider", "executioner"]
    t.choose("krag_rider", "end")
    assert (t.gold("godleif"), t.crystals("godleif"), t.game.write(t.s).get("aside", {}).get("godleif")) == before


def test_what_all_receive_at_once_is_dealt_out_in_play_order_without_a_question():
    """COR-GEN-10"""
    t = two_tiles("tactics", "round = 2").choose("ambush", seat="bohorg").choose("lightning_raid", seat="godleif")
    assert happened(t, "income") == ["income godleif 8 0", "income bohorg 8 0"]
    assert t.asks() == "godleif action"


def test_all_chance_comes_from_one_source_that_can_be_repeated():
    """COR-GEN-11"""

    def rounds(seed: int) -> dict[str, object]:
        t = seats(2, seed=seed).choose("tomb", "bohorg")
        while t.s.round < 4:
            t.choose(t.offers()[-1])
        return CLASH_OF_RAGE.write(t.s)

    assert rounds(7) == rounds(7)
    assert rounds(7) != rounds(8)


# ---- control -------------------------------------------------------------------------------------------------------
def test_a_territory_is_its_units_players_and_an_empty_one_nobodys():
    """COR-CTL-01, COR-CTL-02"""
    t = two_tiles(tables='[units]\nA0 = "elves 1 templar"\nA4 = "bohorg 1 basher"')
    assert [t.owner(place) for place in ("A0", "A4", "A5")] == ["elves", "bohorg", ""]
    t.choose("move", "basher A4", "A5")
    assert [t.owner(place) for place in ("A0", "A4", "A5")] == ["elves", "", "bohorg"]


def test_elves_that_are_gone_control_nothing():
    """COR-CTL-02"""
    assert conquer(two_tiles(tables=GUARD_IN_THE_CITY)).owner("A0") == "bohorg"


def test_the_last_unit_that_leaves_a_city_takes_the_point_and_the_crystals_away():
    """COR-CTL-03"""
    t = two_tiles("second action", "round = 2", '[units]\nA0 = "bohorg 2 basher"')
    t.choose("move", "basher A0", "A3")
    assert (t.owner("A0"), t.points("bohorg")) == ("bohorg", 1)
    t.choose("basher A0", "A3")
    assert (t.owner("A0"), t.points("bohorg")) == ("", 0)
    t.choose("pass")
    t.choose(t.offers("bohorg")[0], seat="bohorg").choose(t.offers("godleif")[0], seat="godleif")
    assert t.crystals("bohorg") == 0


def test_a_forge_that_was_left_does_not_count_for_forging():
    """COR-CTL-03"""
    t = two_tiles(tables='[units]\nA1 = "bohorg 1 basher"\n[gold]\nbohorg = 9\n[crystals]\nbohorg = 6')
    t.choose("move", "basher A1", "A6", "pass", "equip")
    assert "forge" not in t.offers()
    assert t.refused("forge") == "COR-FRG-01"


def test_a_contested_city_is_nobodys_until_its_combat_is_over():
    """COR-CTL-04, COR-VP-01, COR-VP-02"""
    t = two_tiles(tables='[units]\nA0 = "godleif 1 raider"\nA4 = "bohorg 1 krag_rider"\nA3 = "bohorg 1 basher"')
    assert (t.points("bohorg"), t.points("godleif")) == (0, 1)
    t.choose("move", "krag_rider A4", "A0")
    assert t.asks() == "bohorg move"
    assert (t.points("bohorg"), t.points("godleif")) == (0, 0)
    t.force("WWWW").choose("end", "strike")
    assert t.owner("A0") == "bohorg"
    assert (t.points("bohorg"), t.points("godleif")) == (1, 0)


def test_a_combat_leaves_one_side_before_a_third_can_come():
    """COR-CTL-05"""
    units = '[units]\nA0 = "godleif 1 raider"\nA4 = "bohorg 1 krag_rider"\nA3 = "tomb 1 skeleton"'
    t = set_at(THREE_TILES, tables=units)
    t.choose("move", "krag_rider A4", "A0")
    assert (t.units("A0", "bohorg"), t.units("A0", "godleif")) == ({"krag_rider": 1}, {"raider": 1})
    assert [names.clan_name(t.s, d.seat) for d in t.position.pending] == ["bohorg"], "nobody else may act"
    t.force("BBBB").choose("strike")
    assert t.units("A0", "godleif") == {}, "one wound from the rider himself"
    t.choose("pass", "move", "skeleton A3")
    assert "A0" in t.offers()
    t.choose("A0")
    assert [bool(t.units("A0", side)) for side in ("bohorg", "godleif", "tomb", "elves")] == [True, False, True, False]


def test_a_bastion_stays_its_owners_and_nobody_else_enters_it():
    """COR-CTL-06"""
    t = two_tiles(tables='[units]\nB1 = "bohorg 1 krag_rider"\n"@bohorg" = "bohorg 1 basher"').choose("move")
    assert "@godleif" not in t.choose("krag_rider B1").offers()
    assert t.refused("@godleif") == "COR-MOV-13"
    t.choose("B2", "basher @bohorg", "A4")
    assert (t.owner("@bohorg"), t.owner("@godleif")) == ("bohorg", "godleif")


# ---- victory points ------------------------------------------------------------------------------------------------
def test_a_city_gives_its_point_to_who_holds_it_now():
    """COR-VP-01, COR-VP-02"""
    t = conquer(two_tiles(tables=GUARD_IN_THE_CITY))
    assert t.points("bohorg") == 1
    t = two_tiles(
        "second action", tables='[units]\nA0 = "bohorg 1 basher"\nB5 = "bohorg 1 basher"\nA1 = "bohorg 1 basher"'
    )
    assert t.points("bohorg") == 2, "a forge gives none"


def test_a_legendary_equipment_is_worth_a_point_in_its_slot_and_beside_the_sheet():
    """COR-VP-03"""
    t = two_tiles(tables='[worn]\nbasher = ["worldsplitter", "cuirass"]\n[aside]\nbohorg = ["thornmail", "crossbow"]')
    assert t.points("bohorg") == 2
    t.choose("equip", "aside basher weapon")
    assert (t.worn("basher"), t.points("bohorg")) == (["cuirass"], 2)


def test_a_city_stays_an_elf_city_whoever_has_taken_it():
    """COR-VP-04: as many cities as region tiles, and each counts for its next holder."""
    t = conquer(two_tiles(tables=GUARD_IN_THE_CITY + 'A3 = "godleif 1 berserker"'))
    assert len(t.s.board.cities) == len(t.s.tiles) // 4 == 2
    t.choose("move", "berserker A3", "A0").force("WWWWW").choose("strike")
    assert (t.points("bohorg"), t.points("godleif")) == (0, 1)
    assert len(t.s.board.cities) == 2


# ---- resources -----------------------------------------------------------------------------------------------------
def test_gold_and_crystals_are_public_and_without_limit():
    """COR-RES-01, COR-RES-02, COR-RES-03"""
    t = two_tiles(
        "tactics", "round = 2", '[units]\nA0 = "bohorg 1 basher"\n[gold]\nbohorg = 349\n[crystals]\nbohorg = 70'
    )
    bag = t.s.bag
    t.choose("ambush", seat="bohorg").choose("blood_mead", seat="godleif")
    assert (t.gold("bohorg"), t.crystals("bohorg")) == (357, 73)
    assert t.s.bag == bag, "the crystals of a city are no elf tokens"
    seen = view(t.position, 1)["public"]
    assert (seen["gold"][0], seen["crystals"][0]) == (357, 73)


def test_a_slain_elf_is_a_crystal_and_does_not_go_back_into_the_bag():
    """COR-RES-02, COR-RES-05"""
    t = two_tiles(tables=GUARD_IN_THE_CITY)
    bag = t.s.bag
    conquer(t)
    assert t.crystals("bohorg") == 1
    assert t.s.bag == bag
    assert t.s.slain == (1, 0, 0)


def test_what_is_spent_leaves_the_player_and_reaches_nobody():
    """COR-RES-04"""
    t = two_tiles(tables='[units]\nA1 = "bohorg 1 basher"\n[gold]\nbohorg = 20\n[crystals]\nbohorg = 8')
    t.choose("equip", "buy battle_axe", "forge")
    assert (t.gold("bohorg"), t.crystals("bohorg")) == (16, 2)
    assert (t.gold("godleif"), t.crystals("godleif")) == (0, 0)


def test_more_dice_may_be_rolled_than_the_box_has():
    """COR-RES-06"""
    t = two_tiles(tables=GUARD_IN_THE_CITY + '[worn]\nexecutioner = ["worldsplitter"]', chance=["BBB", "B" * 12])
    t.choose("move", "executioner A4", "A0", "strike")
    assert happened(t, "rolled")[1] == "rolled bohorg 12 0"


def test_more_rage_tokens_may_be_held_than_the_box_has():
    """COR-RES-06"""
    t = two_tiles(
        top='market = ["short_sword", "longbow", "crossbow", "war_horn", "greatsword", "battle_axe"]',
        tables="""
[units]
A0 = "elves 1 shining_guard, 1 high_elder, 1 templar"
A4 = "bohorg 1 basher, 1 krag_rider, 1 executioner"
[worn]
shining_guard = ["halberd", "tower_shield"]
high_elder = ["halberd", "tower_shield"]
templar = ["halberd", "tower_shield"]
basher = ["war_drum", "cuirass"]
krag_rider = ["war_drum", "cuirass"]
executioner = ["drum_of_ages", "mirror_aegis"]
""",
    )
    t.choose("move", "basher A4", "A0", "krag_rider A4", "A0", "executioner A4", "A0")
    for _ in range(2):
        t.force("B" * 6, "B" * 5, "B" * 5).choose("strike", "0")
    t.force("B" * 6).choose("strike", "0")
    assert t.rage("bohorg") == 14


# ---- rounds --------------------------------------------------------------------------------------------------------
def test_a_round_has_five_phases_in_their_order():
    """COR-RND-01"""
    t = two_tiles("tactics", "round = 2", '[units]\nA4 = "bohorg 1 basher"')
    t.choose("ambush", seat="bohorg").choose("blood_mead", seat="godleif")
    t.choose("basher @bohorg", "basher @bohorg", "pass", "pass", "pass", "pass")
    course = [
        line for line in happened(t) if line.split()[0] in ("played", "phase", "action", "stone", "drew", "round")
    ]
    hidden = [line if not line.startswith("drew") else "drew" for line in course]
    assert hidden == [
        "played bohorg ambush",
        "played godleif blood_mead",
        "phase first action",
        "action bohorg pass",
        "action godleif pass",
        "phase stones",
        "stone bohorg basher A4",
        "phase second action",
        "action bohorg pass",
        "action godleif pass",
        "phase end of round",
        "drew",
        "drew",
        "round 3",
    ]


def test_the_play_order_of_phase_a_holds_for_the_whole_round():
    """COR-RND-02"""
    t = set_at(
        THREE_TILES,
        "tactics",
        'order = ["bohorg", "godleif", "tomb"]\nround = 2',
        '[hand]\nbohorg = ["krag_charge"]\ngodleif = ["longship_landing"]\ntomb = ["restless_graves"]\n'
        '[units]\nA4 = "bohorg 1 basher"\nB2 = "godleif 1 raider"\nC5 = "tomb 1 skeleton"',
    )
    for clan in ("bohorg", "godleif", "tomb"):
        t.choose(t.offers(clan)[0], seat=clan)
    asked: list[str] = []
    while t.s.round == 2:
        asked.append(t.asks())
        t.choose("pass" if t.asks().endswith("action") else t.offers()[0])
    expected = ["tomb", "godleif", "bohorg"]
    placing = ["tomb reinforce"] * 3 + ["godleif reinforce"] * 3 + ["bohorg reinforce"] * 3
    assert asked == placing + 2 * [f"{clan} action" for clan in expected]
    assert order(t) == expected


def test_rounds_go_on_until_somebody_wins():
    """COR-RND-03"""
    t = two_tiles("second action", "round = 41", '[units]\nA0 = "bohorg 1 basher"').choose("pass", "pass")
    assert (t.s.round, t.position.over, t.asks()) == (42, False, "bohorg tactics")


LEGENDARY = '[aside]\nbohorg = ["thornmail"]\n'


@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        ('[units]\nA0 = "bohorg 1 basher"', "bohorg"),
        ('[units]\nA0 = "godleif 1 raider"\n' + LEGENDARY, "bohorg"),
        ('[units]\nA0 = "godleif 1 raider"\nB5 = "godleif 1 raider"\n' + LEGENDARY, "godleif"),
        ("[crystals]\nbohorg = 2\ngodleif = 1\n[gold]\ngodleif = 30", "bohorg"),
        ("[crystals]\nbohorg = 1\ngodleif = 1\n[gold]\nbohorg = 3\ngodleif = 2", "bohorg"),
        ("", "godleif"),
    ],
)
def test_at_an_agreed_last_round_points_then_legendaries_crystals_gold_and_order_decide(tables, expected):
    """COR-RND-03"""
    t = two_tiles("second action", 'round = 6\nlast_round = 6\norder = ["godleif", "bohorg"]', tables)
    assert winner(t.choose("pass", "pass")) == expected


def test_the_round_limit_is_off_unless_it_is_asked_for():
    """COR-RND-03"""
    assert with_options().last_round == 0
    assert with_options(last_round=25).last_round == 25
