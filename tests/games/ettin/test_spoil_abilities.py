"""The abilities of the Spoil step: Bounty, Conquest, Flying, Magic and Stealth, Siege, Vicious."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table
from .war import fought, gains, scores, war

NOTHING = "no battle"


def spoiling(mine: list[str], theirs: list[str], result: str = "0", **more: Any) -> Table:
    """Realms 0 and 1 have fought at their Towns."""
    return war("spoil", places={"0.2": mine, "1.2": theirs}, results=[NOTHING, result, NOTHING, NOTHING], **more)


def test_a_bounty_goes_to_who_takes_the_unit() -> None:
    """ETT-AB-BOU-01: 5 Gold for the taker; nothing for its owner, nothing if it is left."""
    table = spoiling(["old_vets"], ["swordsmiths_1", "militia_1"]).choose("swordsmiths_1")
    assert gains(table, 0) == [5]
    assert gains(table, 1) == []
    table = spoiling(["old_vets"], ["swordsmiths_1", "militia_1"]).choose("militia_1")
    assert gains(table, 0) == []


def test_no_bounty_for_captures_in_the_battle() -> None:
    """ETT-AB-BOU-01: a shot and a slain Dragon pay nothing."""
    units = {"0.2": ["late_day_ranger_company_1", "sir_george_thomson", "militia_1"]}
    places = {**units, "1.2": ["swordsmiths_1", "glamthank_the_greedy", "guard_tower_1"]}
    table = war("battle", age=3, places=places).choose("swordsmiths_1")
    assert {"swordsmiths_1", "glamthank_the_greedy"} <= set(table.cards(0, "retired"))
    assert gains(table, 0) == []


def test_conquest_takes_defenses_before_troops() -> None:
    """ETT-AB-CON-01: for all Spoils of that battle, and no other."""
    places = {
        "0.1": ["old_vets"],
        "1.1": ["militia_1", "guard_tower_1"],
        "0.2": ["ogre_bashers_1"],
        "1.2": ["militia_2", "guard_tower_2", "guard_tower_3"],
    }
    table = war("spoil", age=2, places=places, results=["0", "0", NOTHING, NOTHING])
    assert table.offers() == ["none", "militia_1"]
    table.choose("none")
    assert sorted(table.offers()) == ["guard_tower_2", "guard_tower_3", "militia_2", "none"]
    table.choose("guard_tower_3")
    assert sorted(table.offers()) == ["guard_tower_2", "militia_2", "none"]


@pytest.mark.parametrize(
    ("mine", "takes"),
    [
        (["old_vets"], False),
        (["danica_daybringer"], False),
        (["wyvern_riders_1"], True),
        (["archers_of_freehold_1"], True),
        (["militia_1", "clean_out_the_pegasus_roost"], True),
    ],
)
@pytest.mark.parametrize("flier", ["dwarf_warriors_1", "floating_griffons_roost"])
def test_what_flies_is_taken_only_with_flying_or_ranged(mine: list[str], takes: bool, flier: str) -> None:
    """ETT-AB-FLY-01: Troop or Defense, taken with the help of a Troop or a Defense."""
    table = spoiling(mine, [flier], age=2)
    assert ("0 spoil" in table.asks_all()) is takes


def test_a_flying_unit_at_another_place_is_no_help() -> None:
    """ETT-AB-FLY-01: it must be in that battle."""
    places = {"0.2": ["old_vets"], "0.3": ["wyvern_riders_1"], "1.2": ["dwarf_warriors_1"]}
    table = war("spoil", places=places, results=[NOTHING, "0", NOTHING, NOTHING])
    assert "0 spoil" not in table.asks_all()


@pytest.mark.parametrize(
    ("mine", "takes"),
    [(["old_vets"], False), (["wyvern_riders_1"], False), (["goblin_shaman_1"], True), (["the_oracles_tower"], True)],
)
@pytest.mark.parametrize("hidden", ["quip_shadowblade", "regrow_the_vine_bridges_in_the_forest_of_the_fuerst"])
def test_what_hides_is_taken_only_with_magic(mine: list[str], takes: bool, hidden: str) -> None:
    """ETT-AB-MAG-01: Troop or Defense."""
    assert ("0 spoil" in spoiling(mine, [hidden], age=2).asks_all()) is takes


def test_magic_does_nothing_else() -> None:
    """ETT-AB-MAG-02: no more Spoils, no Defense before a Troop, nothing that flies, no better score."""
    table = spoiling(["goblin_shaman_1"], ["militia_1", "dwarf_warriors_1", "guard_tower_1", "quip_shadowblade"])
    assert table.offers() == ["none", "militia_1", "quip_shadowblade"]
    table.choose("militia_1")
    assert "0 spoil" not in table.asks_all()
    table = war("battle", places={"0.2": ["goblin_shaman_1"], "1.2": ["militia_1"]})
    assert scores(table)[1] == (3, 3)
    assert fought(table)[1] == "tie"


def test_a_besieged_defense_does_not_produce() -> None:
    """ETT-AB-SIE-01: its Taxes are not on offer this Age; those of its neighbour are."""
    table = spoiling(["catapults_1"], ["defended_bridge_1", "defended_bridge_2"], "1")
    table.choose("none").choose("defended_bridge_1")
    assert table.sieged() == ["defended_bridge_1"]
    assert table.asks() == "1 produce"
    assert sorted(table.offers()) == ["defended_bridge_2 taxes", "end", "location 2"]


@pytest.mark.parametrize("result", ["0", "1", "tie"])
def test_every_siege_unit_left_places_a_token_whoever_won(result: str) -> None:
    """ETT-AB-SIE-02: two catapults, two tokens."""
    table = spoiling(["catapults_1", "catapults_2"], ["guard_tower_1", "guard_tower_2", "guard_tower_3"], result)
    for realm in (0, 1):
        if f"{realm} spoil" in table.asks_all():
            table.choose("none", realm=realm)
    table.choose("guard_tower_1", "guard_tower_2")
    assert table.sieged() == ["guard_tower_1", "guard_tower_2"]


def test_a_siege_unit_that_was_taken_places_no_token() -> None:
    """ETT-AB-SIE-02: it is no longer there."""
    table = spoiling(["catapults_1"], ["guard_tower_1", "militia_1"], "1").choose("catapults_1")
    assert table.told("besieged") == []


def test_no_siege_after_no_battle() -> None:
    """ETT-AB-SIE-02: what never took place leaves no token."""
    table = spoiling(["catapults_1"], ["guard_tower_1", "militia_1"], NOTHING)
    assert table.asks() == "1 produce"
    assert table.told("besieged") == []


def test_a_token_goes_to_a_defense_of_the_same_battle_without_one() -> None:
    """ETT-AB-SIE-03: two Siege units and one Defense make one token; other places and Troops are no targets."""
    places = {"0.2": ["catapults_1", "catapults_2"], "1.2": ["guard_tower_1", "militia_1"], "1.3": ["guard_tower_2"]}
    table = war("spoil", places=places, results=[NOTHING, "0", NOTHING, NOTHING]).choose("none")
    assert table.sieged() == ["guard_tower_1"]
    assert spoiling(["catapults_1"], ["militia_1"]).choose("none").told("besieged") == []


def test_a_token_takes_no_strength_and_goes_at_the_end_of_the_age() -> None:
    """ETT-AB-SIE-04: the Defense stays and fights on, and can produce in the next Age."""
    table = war("battle", places={"1.2": ["guard_tower_1"], "0.2": ["militia_1"]}, sieged=["guard_tower_1"])
    assert scores(table)[1] == (2 + 1, 2 + 2)
    table = spoiling(["catapults_1"], ["guard_tower_1"]).choose("none", "end")
    assert table.sieged() == ["guard_tower_1"]
    table.choose("self")
    assert table.s.age == 2
    assert table.sieged() == []
    assert table.cards(1, "place 2") == ["guard_tower_1"]


def test_siege_must_be_used_and_the_owner_chooses_the_target() -> None:
    """ETT-AB-SIE-05: no way to hold it; a single target is not asked for."""
    table = spoiling(["catapults_1"], ["guard_tower_1", "guard_tower_2"]).choose("none")
    assert table.asks() == "0 siege"
    assert table.offers() == ["guard_tower_1", "guard_tower_2"]
    assert spoiling(["catapults_1"], ["guard_tower_1"]).choose("none").sieged() == ["guard_tower_1"]


@pytest.mark.parametrize(
    ("mine", "result", "age", "limit"),
    [
        (["dread_twin_borthane"], "0", 1, 2),
        (["dread_twin_borthane"], "tie", 2, 2),
        (["dread_twin_borthane", "black_blood_berserkers_1"], "0", 1, 3),
        (["dread_twin_borthane", "black_blood_berserkers_1"], "tie", 3, 3),
        (["old_vets"], "0", 2, 2),
    ],
)
def test_each_vicious_icon_is_one_more_spoil(mine: list[str], result: str, age: int, limit: int) -> None:
    """ETT-AB-VIC-01: on a win or a tie, one for each icon."""
    table = spoiling(mine, ["militia_1", "militia_2", "militia_3", "militia_4", "militia_5"], result, age=age)
    count = 0
    while "0 spoil" in table.asks_all():
        table.choose(table.offers(realm=0)[1], realm=0)
        count += 1
    assert count == limit
