"""Battles: what is thrown, who wins, who goes to which limbo (IMM-BAT-01 to IMM-BAT-28)."""

from __future__ import annotations

import pytest

from .battlefield import GOAL, HOME, battle, green_tray, outcome, planned
from .table import Table


def thrown(t: Table) -> dict[int | str, int]:
    return {event["colour"]: event["cubes"] for event in t.said("thrown")}


@pytest.mark.parametrize(("before", "into_it"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (7, 6)])
def test_a_battle_begins_with_the_inhabitants_of_the_tray(before, into_it):
    """IMM-BAT-01"""
    t = battle("B", "", tray="g" * before, tower="")
    assert thrown(t)["green"] == into_it
    assert t.tower().count("g") == into_it
    assert t.bank() == 20 - into_it


def test_without_an_inhabitant_in_the_bank_none_is_added():
    """IMM-BAT-01"""
    t = battle("B", "01", tower="g" * 20, tower_preset="flat")
    assert "green" not in thrown(t)
    assert (t.tower().count("g"), t.bank()) == (20, 0)


def test_the_tray_attackers_and_defenders_are_all_thrown():
    """IMM-BAT-02"""
    t = battle("B", "", attackers=3, defenders=4, tray="0223gg", tower="")
    assert thrown(t) == {0: 4, 1: 4, 2: 2, 3: 1, "green": 2}
    assert t.tray() == ""
    assert t.side(GOAL) == (-1, 0)
    assert t.side(HOME) == (0, 1)


def test_the_throw_is_made_against_an_empty_side_as_well():
    """IMM-BAT-03"""
    t = battle("B", "0", defenders=0, tray="1gg", tower="")
    assert thrown(t) == {0: 2, 1: 1, "green": 2}
    assert t.side(GOAL) == (0, 1)
    assert t.tower() == "01gg"


def test_cubes_of_earlier_throws_count_like_fresh_ones():
    """IMM-BAT-04"""
    t = battle("B", "0000011", attackers=2, defenders=2, tower="000/1")
    assert outcome(t) == ("won", 5, 2)
    assert t.side(GOAL) == (0, 3)


def test_cubes_that_stay_in_the_tower_are_not_lost():
    """IMM-BAT-04"""
    t = battle("B", "0", attackers=3, defenders=4, tower="")
    assert outcome(t) == ("won", 1, 0)
    assert t.side(GOAL) == (0, 1)
    assert t.tower() == "001111g"
    assert (t.limbo(0), t.limbo(1)) == ((0, 0), (0, 0))


@pytest.mark.parametrize(("realm", "limbo"), [("light", (0, 2)), ("dark", (2, 0))])
def test_the_fallen_go_to_the_limbo_of_the_other_realm(realm, limbo):
    """IMM-BAT-05"""
    sides = {f"{realm}_forge_fire": (0, 4), f"{realm}_heartwood": (1, 2)}
    t = planned("a4", f"{realm}_forge_fire", sides=sides, chance=["00011"])
    t.choose("a4", f"{realm}_forge_fire to {realm}_heartwood", "3")
    assert t.limbo(0) == limbo
    assert t.limbo(1) == limbo


@pytest.mark.parametrize(("origin", "limbo"), [("light", (2, 0)), ("dark", (0, 2))])
def test_through_a_portal_the_realm_of_the_target_decides(origin, limbo):
    """IMM-BAT-05"""
    target = "dark" if origin == "light" else "light"
    sides = {f"{origin}_murk": (0, 4), f"{target}_murk": (1, 2)}
    t = planned("a4", f"{origin}_murk", sides=sides, portals=[f"{origin}_murk"], chance=["00011"])
    t.choose("a4", f"{origin}_murk to {target}_murk", "3")
    assert t.limbo(0) == limbo
    assert t.limbo(1) == limbo


@pytest.mark.parametrize("case", ["A", "B"])
def test_one_cube_takes_an_empty_side_unless_the_inhabitants_are_hostile(case):
    """IMM-BAT-10"""
    t = battle(case, "0001223gg", attackers=3, defenders=0, tray="3gg")
    assert t.side(GOAL) == (0, 3)
    assert t.tray() == "1223gg"
    assert t.bank() == 16
    assert t.limbo(0) == (0, 0)


@pytest.mark.parametrize("case", ["A", "B"])
def test_without_an_own_cube_an_empty_side_stays_empty(case):
    """IMM-BAT-11"""
    t = battle(case, "12gg", attackers=3, defenders=0, tray="g")
    assert outcome(t)[0] == "lost"
    assert t.side(GOAL) == (-1, 0)
    assert t.tray() == "12gg"
    assert t.limbo(0) == (0, 0)
    assert t.holder("heartwood") == -1


@pytest.mark.parametrize(
    ("fallen", "left", "lost"), [("0000g", 3, 1), ("000gg", 1, 2), ("00gg", 0, 2), ("0ggg", 0, 1), ("gg", 0, 0)]
)
def test_hostile_inhabitants_of_an_empty_side_take_one_cube_each_and_all_leave(fallen, left, lost):
    """IMM-BAT-12"""
    t = battle("C", f"{fallen}13", attackers=4, defenders=0, tray="3g", tower="001/ggg")
    assert t.side(GOAL) == ((0, left) if left else (-1, 0))
    assert t.limbo(0) == (0, lost)
    assert t.tray() == "13"
    assert t.tower().count("g") + t.bank() == 20
    assert outcome(t)[0] == ("won" if left else "lost")


@pytest.mark.parametrize(("fallen", "holder"), [("00", 0), ("", 2)])
def test_the_region_card_of_an_empty_side_goes_to_who_takes_it(fallen, holder):
    """IMM-BAT-13"""
    t = battle("B", fallen, defenders=0, hand={2: ["heartwood"]}, sides={"dark_heartwood": (2, 1)})
    assert t.holder("heartwood") == holder


@pytest.mark.parametrize(("case", "strength", "against"), [("A", 5, 2), ("B", 3, 2), ("C", 3, 4)])
def test_inhabitants_count_for_the_camp_they_side_with(case, strength, against):
    """IMM-BAT-20"""
    t = battle(case, "00011gg", attackers=3, defenders=2, tray="gg")
    assert outcome(t)[1:] == (strength, against)


def test_third_players_and_neutral_inhabitants_stay_in_the_tray():
    """IMM-BAT-21"""
    t = battle("B", "0001222233gg", attackers=3, defenders=2, tray="2233gg")
    assert outcome(t) == ("won", 3, 1)
    assert t.tray() == "222233gg"
    assert (t.limbo(2), t.limbo(3)) == ((0, 0), (0, 0))


@pytest.mark.parametrize(("fallen", "result"), [("0001", "won"), ("0011", "tied"), ("0111", "lost")])
def test_the_stronger_camp_wins(fallen, result):
    """IMM-BAT-22"""
    t = battle("B", fallen, attackers=3, defenders=3)
    assert outcome(t)[0] == result
    assert t.side(GOAL)[0] == {"won": 0, "tied": -1, "lost": 1}[result]


def test_the_losing_camp_leaves_the_tray_players_to_limbo_inhabitants_to_the_bank():
    """IMM-BAT-23"""
    t = battle("C", "0000011gg", attackers=5, defenders=2, tray="gg", tower="")
    assert outcome(t) == ("won", 5, 4)
    assert (t.limbo(1), t.bank(), t.tray()) == ((0, 2), 20, "")
    t = battle("A", "00gg11111", attackers=2, defenders=5, tray="gg", tower="")
    assert outcome(t) == ("lost", 4, 5)
    assert (t.limbo(0), t.bank(), t.tray()) == ((0, 2), 20, "")


def test_the_winner_loses_as_many_as_the_loser_had_inhabitants_first():
    """IMM-BAT-24"""
    t = battle("A", "000gg111", attackers=3, defenders=3, tray="gg", tower="")
    assert outcome(t) == ("won", 5, 3)
    assert (t.bank(), t.limbo(0), t.side(GOAL)) == (20, (0, 1), (0, 2))
    t = battle("C", "000gg111", attackers=3, defenders=3, tray="gg", tower="")
    assert outcome(t) == ("lost", 3, 5)
    assert (t.bank(), t.limbo(1), t.side(GOAL)) == (20, (0, 1), (1, 2))


def test_neutral_inhabitants_spare_nobody():
    """IMM-BAT-24"""
    t = battle("B", "000gg1", attackers=3, defenders=3, tray="gg", tower="")
    assert (t.limbo(0), t.side(GOAL), t.tray()) == ((0, 1), (0, 2), "gg")


@pytest.mark.parametrize(("fallen", "winner"), [("00000", 0), ("11111", 1)])
def test_the_winner_puts_all_cubes_left_on_the_target(fallen, winner):
    """IMM-BAT-25"""
    t = battle("B", fallen, attackers=2, defenders=2)
    assert t.side(GOAL) == (winner, 5)
    assert t.tray() == ""


@pytest.mark.parametrize(("case", "fallen", "winner"), [("A", "00ggg1", 0), ("C", "0ggg11", 1)])
def test_inhabitants_that_the_winner_did_not_need_stay_in_the_tray(case, fallen, winner):
    """IMM-BAT-26"""
    t = battle(case, fallen, tray="ggg", tower="")
    assert green_tray(t) == 2
    assert t.bank() == 18
    assert t.side(GOAL) == (winner, 2)


@pytest.mark.parametrize(
    ("case", "fallen", "greens"), [("B", "0011gg", 2), ("A", "0g11", 0), ("C", "00g1", 0), ("B", "gg", 2), ("B", "", 0)]
)
def test_a_tie_empties_both_camps_and_the_side(case, fallen, greens):
    """IMM-BAT-27"""
    t = battle(case, fallen, tray="gg", tower="")
    assert outcome(t)[0] == "tied"
    assert t.side(GOAL) == (-1, 0)
    assert t.tray() == "g" * greens
    assert (t.limbo(0), t.limbo(1)) == ((0, fallen.count("0")), (0, fallen.count("1")))
    assert t.said("deserted") == [{"side": GOAL}]


@pytest.mark.parametrize(("case", "fallen"), [("A", "gg1"), ("C", "0gg"), ("A", "0gg11"), ("C", "00gg1")])
def test_a_side_that_only_inhabitants_won_is_deserted(case, fallen):
    """IMM-BAT-28"""
    t = battle(case, fallen, tray="gg", tower="")
    won_bare = fallen in ("gg1", "0gg")
    assert outcome(t)[0] == ("won" if case == "A" else "lost")
    assert (t.side(GOAL) == (-1, 0)) == won_bare
    assert len(t.told("deserted")) == won_bare
