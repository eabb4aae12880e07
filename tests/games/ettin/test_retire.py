"""War, step 4: Troops retire, Defenses stay, and the abilities of those that leave."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .front import changed
from .table import Table
from .war import FOUR, gains, seen, war

STOP = {"1.2": ["guard_tower_4"]}
"""A Defense of realm 1, so that its Produce step asks a question."""


def retiring(places: dict[str, list[str]], **more: Any) -> Table:
    """The Retire step, up to the Produce step."""
    table = war("retire", places={**STOP, **places}, **more)
    assert "1 produce" in table.asks_all()
    return table


def retired_order(table: Table) -> list[str]:
    return [table.s.names[told.params[1]] for told in table.told("retired")]


def test_all_realms_retire_in_one_step() -> None:
    """ETT-RET-01: nobody is asked, everybody is done before Produce."""
    places = {"0.1": ["militia_1"], "1.3": ["militia_2"], "2.1": ["militia_3"], "3.adventure": ["militia_4"]}
    table = retiring(places, nations=FOUR)
    assert [table.cards(r, "retired") for r in range(4)] == [["militia_1"], ["militia_2"], ["militia_3"], ["militia_4"]]


def test_troops_leave_all_locations_and_the_adventure() -> None:
    """ETT-RET-02: into the own Retired Pile, face down."""
    places = {
        "0.1": ["militia_1"],
        "0.2": ["militia_2"],
        "0.3": ["militia_3"],
        "0.adventure": ["militia_5", "old_vets"],
    }
    table = retiring(places)
    assert sorted(table.cards(0, "retired")) == ["militia_1", "militia_2", "militia_3", "militia_5", "old_vets"]
    assert all(table.cards(0, f"place {place}") == [] for place in ("1", "2", "3", "adventure"))


def test_defenses_stay_at_their_locations() -> None:
    """ETT-RET-03: face up, for all later Ages."""
    table = retiring({"0.1": ["guard_tower_1", "militia_1"], "0.3": ["fort_ericson"]})
    assert table.cards(0, "place 1") == ["guard_tower_1"]
    assert seen(table, 1, "place 0.2") == ["fort_ericson"]


def test_a_defense_at_the_adventure_is_retired() -> None:
    """ETT-RET-04: there is nothing to defend there."""
    table = retiring({"0.adventure": ["guard_tower_1"]})
    assert table.cards(0, "retired") == ["guard_tower_1"]


def test_only_units_that_leave_now_use_their_retire_abilities() -> None:
    """ETT-RET-05: one Wealthy unit leaves its place; those in the pile and the captured ones have nothing to give."""
    table = retiring({"0.2": ["bofar_the_bold"]}, nations=["dwarves", "joymore"], retired={"0": ["swordsmiths_1"]})
    assert gains(table, 0) == [3]


def test_units_retire_place_by_place_in_the_order_of_deployment() -> None:
    """ETT-RET-06: it shows in the order of what they bring."""
    places = {
        "0.adventure": ["militia_1"],
        "0.3": ["militia_2"],
        "0.1": ["militia_5", "militia_3"],
        "0.2": ["old_vets"],
    }
    assert retired_order(retiring(places)) == ["militia_5", "militia_3", "old_vets", "militia_2", "militia_1"]
    table = retiring({"0.3": ["swordsmiths_1"], "0.1": ["trade_route_patrols_1"]})
    assert gains(table, 0) == [2, 5]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_units_retire_in_every_age(age: int) -> None:
    """ETT-RET-07: in the last one too."""
    table = retiring({"0.2": ["swordsmiths_1"]}, age=age)
    assert table.cards(0, "retired") == ["swordsmiths_1"]
    assert gains(table, 0) == [5]


def test_returning_units_go_to_a_war_camp_instead() -> None:
    """ETT-AB-RTS-01: Self to the own, Ally to the Ally's."""
    table = retiring({"0.1": ["the_green_knight"], "0.adventure": ["paladin_kendrick"]}, nations=FOUR)
    assert table.cards(0, "camp") == ["the_green_knight"]
    assert table.cards(1, "camp") == ["paladin_kendrick"]
    assert table.cards(0, "retired") == []


def test_a_returning_unit_does_not_retire(tmp_path: Path) -> None:
    """ETT-AB-RTS-02: its Wealthy and its War Cry are silent."""
    content = changed(tmp_path, "[units.the_green_knight]\nabilities = {wealthy = 4, war_cry = 1}")
    table = retiring({"0.1": ["the_green_knight"]}, content=content)
    assert table.cards(0, "camp") == ["the_green_knight"]
    assert gains(table, 0) == []
    assert table.told("drew") == []


def test_the_ally_controls_what_came_to_him_and_sends_it_back() -> None:
    """ETT-AB-RTS-03: Kendrick fights for the Dommorians and returns to Joymore."""
    table = retiring({"1.3": ["paladin_kendrick"]}, nations=FOUR)
    assert table.cards(0, "camp") == ["paladin_kendrick"]


def test_returning_is_free() -> None:
    """ETT-AB-RTS-04: nobody pays the cost again."""
    table = retiring({"0.1": ["the_green_knight", "paladin_kendrick"]}, nations=FOUR, gold={"0": 1, "1": 2})
    assert (table.gold(0), table.gold(1)) == (1, 2)


def test_a_defense_returns_only_from_the_adventure(tmp_path: Path) -> None:
    """ETT-AB-RTS-05: at a Location it stays."""
    content = changed(tmp_path, "[units.guard_tower]\nabilities = {return_to_self = 1}")
    table = retiring({"0.1": ["guard_tower_1"], "0.adventure": ["guard_tower_2"]}, content=content)
    assert table.cards(0, "place 1") == ["guard_tower_1"]
    assert table.cards(0, "camp") == ["guard_tower_2"]


def test_a_wealthy_unit_pays_when_it_retires() -> None:
    """ETT-AB-WEA-01: its number in Gold, for each of them."""
    table = retiring({"0.1": ["swordsmiths_1"], "0.adventure": ["trade_route_patrols_1"], "0.3": ["militia_1"]})
    assert gains(table, 0) == [5, 2]
    assert table.gold(0) == 7


def test_a_war_cry_calls_the_top_card_of_the_deck() -> None:
    """ETT-AB-WAR-01: to the War Camp, free of charge."""
    table = retiring({"0.1": ["old_man_greyson"]}, chance=["fort_ericson"])
    assert table.cards(0, "camp") == ["fort_ericson"]
    assert table.cards(0, "retired") == ["old_man_greyson"]
    assert table.gold(0) == 0


def test_a_war_cry_with_an_empty_deck_calls_a_mercenary() -> None:
    """ETT-AB-WAR-01, ETT-EMPTY-01: of the current Age."""
    table = retiring({"0.1": ["old_man_greyson"]}, deck={"0": []}, chance=["militia_3"])
    assert table.cards(0, "camp") == ["militia_3"]


def test_wealthy_and_war_cry_are_not_asked_for_and_the_card_is_a_secret() -> None:
    """ETT-AB-WAR-02: both happen by themselves; only the owner and the Ally see the card."""
    table = retiring({"0.1": ["old_man_greyson", "swordsmiths_1"]}, nations=FOUR, chance=["fort_ericson"])
    assert table.asks_all() == ["1 produce"]
    assert [viewer for viewer in range(4) if table.knows(viewer, "fort_ericson")] == [0, 1]
