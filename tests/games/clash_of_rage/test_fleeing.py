"""Fleeing: to the bastion, all of them, instead of an assault."""

from __future__ import annotations

from .battle import strikers
from .fight import combats, fight


def test_a_player_may_flee_instead_of_any_assault_also_the_first() -> None:
    """COR-FLE-01: before the first roll, and after it."""
    table = fight("bohorg 1 krag_rider", "godleif 1 frost_giant")
    assert table.offers() == ["strike", "flee"]
    table.choose("flee")
    assert not table.told("rolled")
    assert table.owner("B4") == "godleif"
    later = fight("bohorg 1 krag_rider", "godleif 1 frost_giant", "BBBB", "BBBBBB").choose("strike", "strike")
    assert later.asks() == "bohorg assault"
    assert later.offers() == ["strike", "flee"]
    later.choose("flee")
    assert later.owner("B4") == "godleif"


def test_all_survivors_of_that_combat_go_to_the_bastion() -> None:
    """COR-FLE-02: all types, none stays, and units of other places stay where they are."""
    table = combats(
        {"B4": "bohorg 2 basher, 1 krag_rider; godleif 1 raider, 1 frost_giant"},
        clans=("bohorg", "godleif"),
        units={"A6": "bohorg 1 executioner"},
    ).choose("B4")
    assert table.refused("flee krag_rider") == "COR-FLE-02", "one cannot flee in part"
    table.choose("flee")
    assert table.units("@bohorg", "bohorg") == {"basher": 2, "krag_rider": 1}
    assert table.units("B4", "bohorg") == {}
    assert table.units("A6", "bohorg") == {"executioner": 1}
    assert table.reserve("bohorg") == [6, 5, 2], "nobody died"


def test_the_side_that_stays_controls_the_territory() -> None:
    """COR-FLE-03: the combat is over."""
    table = fight("bohorg 1 basher", "godleif 1 raider").choose("flee")
    assert table.asks() == "godleif action"
    assert table.owner("B4") == "bohorg"
    assert table.units("B4", "bohorg") == {"basher": 1}
    elves = fight("bohorg 1 basher", "elves 1 templar").choose("flee")
    assert elves.owner("B4") == "elves"
    assert elves.units("B4", "elves") == {"templar": 1}


def test_attackers_and_defenders_may_flee_but_elves_never_do() -> None:
    """COR-FLE-04: one elf against an army rolls, without a question."""
    assert fight("bohorg 1 krag_rider", "godleif 1 frost_giant").asks() == "bohorg assault"
    assert fight("godleif 1 frost_giant", "bohorg 1 krag_rider").asks() == "bohorg assault"
    table = fight("bohorg 5 krag_rider, 2 executioner", "elves 1 shining_guard", "BBB")
    assert strikers(table) == ["elves"]
    assert table.asks() == "bohorg assault"


def test_a_flight_is_no_assault_and_costs_no_movement() -> None:
    """COR-FLE-05: no rage, no wounds; the bastion is five territories away, elves and rocks between."""
    table = combats(
        {"B5": "bohorg 1 krag_rider; godleif 1 frost_giant"},
        clans=("bohorg", "godleif"),
        units={"A0": "elves 4 templar", "A1": "elves 4 templar", "A6": "elves 4 high_elder", "B4": "elves 1 templar"},
    )
    table.choose("B5", "flee")
    assert table.units("@bohorg", "bohorg") == {"krag_rider": 1}
    assert not table.told("struck")
    assert not table.told("enraged")


def test_units_that_fled_act_normally_in_their_owners_next_action() -> None:
    """COR-FLE-06: the Raiders who ran march out again."""
    table = fight("bohorg 1 basher", "godleif 2 raider").choose("flee", "move")
    assert table.offers() == ["end", "raider @godleif"]
    table.choose("raider @godleif", "B1")
    assert table.units("B1", "godleif") == {"raider": 1}
