"""Corner cases of the catalogue about the board: bastions, reinforcements, moves, stones."""

from __future__ import annotations

import pytest

from warcamp.games.clash_of_rage.tables import MOVE

from .table import TWO_TILES, Table

OPENING = """
clans = ["bohorg", "godleif"]
phase = "tactics"
tiles = ["1A 0,0", "3B 2,1"]
"""
"""The tiles of TWO_TILES in round 1, before the bastions stand."""

TOMB = """
clans = ["tomb", "godleif"]
phase = "first action"
tiles = ["1A 0,0", "3B 2,1"]
[bastions]
tomb = "-1,-1"
godleif = "4,0"
"""
"""TWO_TILES for the Tomb: rocks between A0 (city) and A2, and between A0 and A5. From A5 to A2 it is two steps
over both rocks and the city, three round them."""


def revealed(text: str) -> Table:
    """Both players have played their lowest card: Godleif (1) comes before Bohorg (2)."""
    return Table(text).choose("ambush", seat="bohorg").choose("lightning_raid", seat="godleif")


def test_a_bastion_beside_one_territory_is_refused():
    """CC-36, COR-BAS-02: the cell 4,1 touches B1 alone; 4,0 touches B1 and B2."""
    t = revealed(OPENING)
    assert t.asks() == "godleif bastion"
    assert "4,1" not in t.offers()
    assert t.refused("4,1") == "COR-BAS-02"
    t.choose("4,0")
    assert t.asks() == "bohorg bastion"


def test_a_bastion_beside_another_bastion_is_refused():
    """CC-37, COR-BAS-03: the cell 0,2 touches three territories, and the bastion in -1,2."""
    t = revealed(OPENING)
    assert {"-1,2", "0,2"} <= set(t.offers())
    t.choose("-1,2")
    assert t.asks() == "bohorg bastion"
    assert "0,2" not in t.offers()
    assert t.refused("0,2") == "COR-BAS-03"
    assert "-1,-1" in t.offers()


def test_the_reinforcements_of_round_one_all_go_to_the_bastion():
    """CC-38, COR-REI-03: even where own units stand nothing is placed on a territory; from round 2 on it may be."""
    camp = '[units]\nA4 = "bohorg 1 basher"'
    first = revealed(OPENING + camp).choose("4,0", "-1,-1")
    assert first.asks() == "godleif action", "there was nothing to choose"
    assert first.units("A4", "bohorg") == {"basher": 1}
    assert first.units("@bohorg", "bohorg") == {"basher": 2}
    later = revealed("round = 2\n" + TWO_TILES.replace("first action", "tactics") + camp)
    assert later.asks() == "bohorg reinforce"
    assert "basher A4" in later.offers()


def test_an_empty_bastion_takes_reinforcements():
    """CC-39, COR-REI-02: in round 2, with all units elsewhere."""
    t = revealed("round = 2\n" + TWO_TILES.replace("first action", "tactics") + '[units]\nA4 = "bohorg 1 basher"')
    assert t.units("@bohorg", "bohorg") == {}
    assert t.offers() == ["basher @bohorg", "basher A4"]
    t.choose("basher @bohorg", "basher A4")
    assert t.units("@bohorg", "bohorg") == {"basher": 1}
    assert t.units("A4", "bohorg") == {"basher": 2}


def test_a_unit_stops_in_enemy_land_with_a_point_left():
    """CC-40, COR-MOV-05: a Basher (2 points) goes from A4 to A2 through A3, unless a Raider stands there."""
    camp = '[units]\nA4 = "bohorg 1 basher"'
    free = Table(TWO_TILES + camp).choose("move", "basher A4")
    assert "A2" in free.offers()
    t = Table(TWO_TILES + camp + '\nA3 = "godleif 1 raider"').choose("move", "basher A4")
    assert "A3" in t.offers()
    assert t.refused("A2") == "COR-MOV-05"
    t.choose("A3")
    assert t.asks() == "godleif assault", "it has stopped, and the combat begins"


def test_a_flying_unit_crosses_rocks_and_an_elf_city():
    """CC-41, COR-MOV-11: a Wraith from A5 over the city to A2, two points, no combat."""
    t = Table(TOMB + '[units]\nA5 = "tomb 1 wraith"\nA0 = "elves 4 templar"')
    t.choose("move", "wraith A5")
    assert {"A0", "A2"} <= set(t.offers())
    t.choose("A2")
    assert t.units("A2", "tomb") == {"wraith": 1}
    assert t.owner("A2") == "tomb"
    assert t.owner("A0") == "elves"
    assert t.told("combat") == []
    assert t.asks() == "godleif action"


def test_a_flying_unit_does_not_carry_walkers_over_a_rock():
    """CC-42, COR-MOV-11, COR-BON-07: the Skeletons of A5 cannot follow the Wraith to A2."""
    t = Table(TOMB + '[units]\nA5 = "tomb 2 skeleton, 1 wraith"').choose("move", "wraith A5", "A2", "skeleton A5")
    assert "A4" in t.offers()
    assert "A2" not in t.offers()
    assert t.refused("A2") == "COR-MOV-04"


@pytest.mark.parametrize("owner", ["godleif", "tomb"])
def test_nobody_flies_over_a_foreign_bastion(owner):
    """CC-43, COR-MOV-13: B2 and C5 both touch the bastion cell -1,-1 and are three steps apart elsewhere; over a
    bastion of its own the Wraith gets there in two."""
    other = "tomb" if owner == "godleif" else "godleif"
    t = Table(
        f"""
        clans = ["tomb", "godleif", "bohorg"]
        phase = "first action"
        tiles = ["1A 0,0", "3B -3,1", "2A 1,-3"]
        [bastions]
        {owner} = "-1,-1"
        {other} = "1,1"
        bohorg = "-5,2"
        [units]
        B2 = "tomb 1 wraith"
        """
    )
    t.choose("move", "wraith B2")
    if owner == "tomb":
        assert {"@tomb", "C5"} <= set(t.offers())
    else:
        assert {"@godleif", "C5"}.isdisjoint(t.offers())
        assert t.refused("@godleif") == "COR-MOV-13"


@pytest.mark.parametrize(("boots", "points", "reach"), [(False, 1, {"A3"}), (True, 2, {"A3", "A2"})])
def test_marching_boots_take_a_colossus_one_step_further(boots, points, reach):
    """CC-44, COR-MOV-10: from A4, A3 is one step away and A2 two."""
    t = Table(
        f"""
        clans = ["steamfield", "godleif"]
        phase = "first action"
        tiles = ["1A 0,0", "3B 2,1"]
        [bastions]
        steamfield = "-2,1"
        godleif = "4,0"
        [units]
        A4 = "steamfield 1 colossus"
        [worn]
        {'colossus = ["marching_boots"]' if boots else ""}
        """
    )
    assert t.stat("steamfield", 3, MOVE) == points
    t.choose("move", "colossus A4")
    assert {"A2", "A3"} & set(t.offers()) == reach


@pytest.mark.parametrize(("elsewhere", "found"), [(2, 1), (1, 2)])
def test_a_stone_gives_nothing_from_an_empty_reserve(elsewhere, found):
    """CC-45, COR-STN-02: an Executioner on a level III stone (A0 of tile 2B), all three on the board, or one not."""
    t = Table(
        TWO_TILES.replace("1A", "2B") + f'[units]\nA0 = "bohorg 1 executioner"\nA4 = "bohorg {elsewhere} executioner"'
    )
    t.choose("pass", "pass")
    assert t.asks() == "bohorg action"
    assert t.units("A0", "bohorg") == {"executioner": found}
    assert t.reserve("bohorg") == [8, 6, 0], "nothing else comes in its place"


def test_a_stone_taken_in_the_first_action_gives_in_the_same_round():
    """CC-46, COR-STN-01: a Basher walks from A3 to the level I stone in A4."""
    t = Table(TWO_TILES + '[units]\nA3 = "bohorg 1 basher"').choose("move", "basher A3", "A4")
    assert t.units("A4", "bohorg") == {"basher": 1}
    t.choose("pass")
    assert t.s.round == 1
    assert t.asks() == "bohorg action"
    assert t.units("A4", "bohorg") == {"basher": 2}
    assert t.reserve("bohorg") == [6, 6, 3]
