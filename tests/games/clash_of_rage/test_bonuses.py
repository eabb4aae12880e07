"""Bonuses: from the type and its equipment, once a type, only of the units engaged."""

from __future__ import annotations

import pytest

from warcamp.games.clash_of_rage.tables import FLYING, HP, MOVE, POWER, RAGE, REROLL, SHIELD, SLOWNESS, WOUND

from .battle import dice, strikers, wounds
from .fight import combats, fight
from .table import TWO_TILES, Table


@pytest.mark.parametrize(
    ("unit", "level", "gear", "which", "total"),
    [
        ("executioner", 3, "greatsword", POWER, 6 + 3),
        ("basher", 1, "leather_armour", HP, 1 + 1),
        ("krag_rider", 2, "spiked_armour", WOUND, 1 + 1),
        ("basher", 1, "tower_shield", SHIELD, 0 + 2),
        ("basher", 1, "shaman_cloak", REROLL, 1 + 1),
        ("basher", 1, "war_drum", RAGE, 0 + 1),
        ("executioner", 3, "heavy_armour", SLOWNESS, 2 + 1),
        ("basher", 1, "marching_boots", MOVE, 2 + 1),
        ("basher", 1, "winged_harness", FLYING, 0 + 1),
    ],
)
def test_each_bonus_of_an_equipment_adds_to_that_of_its_type(unit, level, gear, which, total) -> None:
    """COR-BON-01: all nine bonuses come from the type and from its equipment."""
    table = Table(f"{TWO_TILES}\n[worn]\n{unit} = ['{gear}']")
    assert table.stat("bohorg", level, which) == total


def test_a_type_its_weapon_and_its_armour_add_up_in_an_assault() -> None:
    """COR-BON-01: a Krag Rider (1 bonus wound) with Spiked Club (2) and Spiked Armour (1) wounds four times more."""
    table = fight(
        "bohorg 1 krag_rider",
        "godleif 1 frost_giant",
        "WBBB",
        worn={"krag_rider": ["spiked_club", "spiked_armour"]},
    ).choose("strike")
    assert wounds(table) == [1 + 4]


def test_many_units_of_one_type_give_its_bonuses_and_power_once() -> None:
    """COR-BON-02: three Krag Riders roll four dice and add one wound."""
    table = fight("bohorg 3 krag_rider", "godleif 1 frost_giant", "WBBB").choose("strike")
    assert dice(table) == [4]
    assert wounds(table) == [2]


def test_a_type_gives_its_bonuses_until_its_last_unit_is_gone() -> None:
    """COR-BON-03: two shields while a Steam Knight lives, one after the last of them has died."""
    table = fight(
        "bohorg 1 krag_rider, 2 executioner", "steamfield 1 lancer, 2 steam_knight", "BBBB", "WWWBBB", "BBBB", "WWBBBB"
    )
    table.choose("strike", "strike")
    assert wounds(table)[-1] == 3 + 1 - 2
    table.choose("steam_knight", "strike", "strike")
    assert wounds(table)[-1] == 2 + 1 + 0 - 2, "one Steam Knight is left, so its shield counts"
    table = fight("bohorg 2 executioner", "steamfield 1 lancer, 1 steam_knight", "BBBB", "WWWWBB", "BBB", "WWBBBB")
    table.choose("strike", "strike")
    assert wounds(table)[-1] == 4 - 2
    table.choose("steam_knight", "strike", "strike")
    assert wounds(table)[-1] == 2 - 1, "only the Lancer's shield is left"
    assert dice(table) == [4, 6, 3, 6], "and the Lancer strikes with its own power"


def test_a_rage_bonus_ends_with_the_last_unit_that_has_it() -> None:
    """COR-BON-03: no token for a Berserker that is dead."""
    table = fight("godleif 1 raider, 1 berserker", "bohorg 3 executioner", "BBBBB", "WWBBBB", "BBB")
    table.choose("strike")
    assert table.rage("godleif") == 2
    table.choose("strike", "berserker", "strike")
    assert table.rage("godleif") == 2 + 1, "one for killing nothing, none from the dead Berserker"


def test_bonuses_of_different_types_are_added_but_power_is_not() -> None:
    """COR-BON-04: Krag Riders give a wound, Bashers a reroll; the dice are those of the strongest."""
    table = fight("bohorg 1 basher, 1 krag_rider", "godleif 1 frost_giant", "WBBB", worn={"basher": ["crossbow"]})
    table.choose("strike", "0")
    assert dice(table) == [4], "a Basher with a Crossbow has power 4, like a Krag Rider"
    assert wounds(table) == [1 + 1 + 1]
    assert [t.params[1] for t in table.told("rerolled")] == []


def test_units_elsewhere_give_nothing_to_a_combat() -> None:
    """COR-BON-05: Executioners and Krag Riders next door neither roll nor wound."""
    table = combats(
        {"B4": "bohorg 1 basher; godleif 1 frost_giant"},
        "BBB",
        clans=["bohorg", "godleif"],
        units={"A6": "bohorg 2 krag_rider, 1 executioner", "@bohorg": "bohorg 1 krag_rider"},
    )
    table.choose("B4", "strike", "0")
    assert dice(table) == [3]
    assert wounds(table) == [0]


def test_slowness_is_counted_at_the_start_of_a_combat_only() -> None:
    """COR-BON-06: the slow Frost Giant dies, and yet its side does not strike twice."""
    table = fight("bohorg 1 krag_rider, 1 executioner", "godleif 1 raider, 1 frost_giant", "WWWBBB", "BBB", "BBBBBB")
    table.choose("strike", "frost_giant", "strike", "strike")
    assert strikers(table) == ["bohorg", "godleif", "bohorg"]


def test_speed_and_flying_move_only_the_type_that_has_them() -> None:
    """COR-BON-07: beside Krag Riders with wings a Basher still walks, and stops at elves."""
    table = Table(
        f"""{TWO_TILES}
[units]
A2 = "bohorg 1 basher, 1 krag_rider"
A1 = "elves 3 templar"
A3 = "elves 3 templar"
[worn]
krag_rider = ["winged_harness"]
"""
    ).choose("move", "basher A2")
    assert sorted(table.offers()) == ["A1", "A3"]
    table.choose("A1", "krag_rider A2")
    assert {"A0", "A5", "B0", "B1"} <= set(table.offers()), "four points, over the rock and over the elves"


def test_speed_and_flying_do_nothing_for_a_combat() -> None:
    """COR-BON-07: neither dice, nor wounds, nor initiative."""
    table = fight(
        "godleif 1 raider", "bohorg 1 basher", "BBB", worn={"raider": ["winged_harness"], "basher": ["marching_boots"]}
    ).choose("strike", "0")
    assert strikers(table) == ["bohorg"], "slowness 1 against 1: the defender"
    assert dice(table) == [3]
    assert wounds(table) == [0]


def test_elves_with_speed_and_flying_stay_where_they_are_and_stop_others() -> None:
    """COR-BON-08: wings and boots do nothing for elves."""
    table = Table(
        f"""{TWO_TILES}
[units]
A2 = "bohorg 2 basher"
A1 = "elves 2 templar"
A3 = "elves 2 high_elder"
[worn]
templar = ["winged_harness"]
high_elder = ["marching_boots"]
"""
    ).choose("move")
    assert table.offers() == ["end", "basher A2"]
    table.choose("basher A2")
    assert sorted(table.offers()) == ["A1", "A3"]
    table.force("BBB", "BBBB").choose("A1", "end", "strike", "0")
    assert strikers(table) == ["bohorg", "elves"], "nobody asks the elves whether they fly away"
    assert dice(table) == [3, 4]
    assert table.units("A1", "elves") == {"templar": 2}
    assert table.units("A3", "elves") == {"high_elder": 2}
