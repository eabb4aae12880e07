"""War, step 5: what Defenses and defended Locations bring."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from warcamp.engine.view import view
from warcamp.engine.zones import SPECTATOR
from warcamp.games.ettin.names import produce_code
from warcamp.games.ettin.words import ask_text

from .front import changed
from .table import Table
from .war import FOUR, gains, seen, war

ELVES = ("elves", "joymore", "cannites", "dwarves")
"""Elves: Ruins, Village, City."""


def producing(places: dict[str, list[str]], **more: Any) -> Table:
    """The Produce step of a War without a winner."""
    return war("produce", places=places, results=["no battle"] * 4, **more)


def test_all_realms_produce_at_once_when_all_have_retired() -> None:
    """ETT-PROD-01: the Troop that realm 3 has just retired can be brought back."""
    places = {"0.1": ["guard_tower_1"], "1.3": ["guard_tower_2"], "3.2": ["forward_base_camp", "militia_1"]}
    nations = ["joymore", "dommorians", "dwarves", "cannites"]
    table = war("retire", nations=nations, places=places)
    assert table.asks_all() == ["0 produce", "1 produce", "3 produce"]
    assert "forward_base_camp gate_to_self" in table.offers(realm=3)


def test_each_ability_of_each_defense_at_a_location_is_used_once() -> None:
    """ETT-PROD-02: the Glade has two; a besieged Defense has none."""
    table = producing(
        {"0.1": ["glade_of_remembrance", "well_spring_vale", "defended_bridge_1"]},
        nations=ELVES,
        retired={"0": ["militia_1", "militia_2"]},
        sieged=["defended_bridge_1"],
    )
    glade = ["glade_of_remembrance gate_to_self", "glade_of_remembrance prosperous"]
    assert sorted(table.offers()) == ["end", *glade, "location 1", "well_spring_vale prosperous"]
    table.choose("glade_of_remembrance prosperous")
    assert sorted(table.offers()) == ["end", glade[0], "location 1", "well_spring_vale prosperous"]


def test_each_defended_location_gives_its_ability_once() -> None:
    """ETT-PROD-03: of three Locations two are defended."""
    table = producing({"0.2": ["guard_tower_1"], "0.3": ["guard_tower_2"]})
    assert table.offers() == ["end", "location 2", "location 3"]
    assert table.choose("location 3").offers() == ["end", "location 2"]


def test_everything_is_optional() -> None:
    """ETT-PROD-04: one may use some, or none."""
    table = producing({"0.3": ["defended_bridge_1"], "0.2": ["guard_tower_1"]}).choose("defended_bridge_1 taxes", "end")
    assert gains(table, 0)[0] == 1
    assert table.cards(0, "camp") == []
    table = producing({"0.3": ["defended_bridge_1"]}).choose("end")
    assert gains(table, 0) == [5, 10], "only the Gold of the drawn War and of the new Age"


@pytest.mark.parametrize(
    ("order", "camp"),
    [(["location 1", "location 2"], "white_helm_brigade"), (["location 2", "location 1"], "old_vets")],
)
def test_the_player_orders_his_abilities(order: list[str], camp: str) -> None:
    """ETT-PROD-05: Lost Souls before or after Call to Arms."""
    table = producing(
        {"0.1": ["guard_tower_1"], "0.2": ["guard_tower_2"]}, deck={"0": ["old_vets", "white_helm_brigade"]}
    )
    table.choose(*order)
    assert table.cards(0, "camp") == [camp]


def test_several_defenses_make_a_location_produce_once_and_themselves_each() -> None:
    """ETT-PROD-06: two Bridges tax twice, the Town calls once."""
    table = producing({"0.2": ["defended_bridge_1", "defended_bridge_2"]})
    assert sorted(table.offers()) == ["defended_bridge_1 taxes", "defended_bridge_2 taxes", "end", "location 2"]
    assert "location 2" not in table.choose("location 2").offers()


def test_a_siege_token_stops_the_defense_and_not_the_location() -> None:
    """ETT-PROD-07: the Village still pays its 3 Gold."""
    table = producing({"1.1": ["gem_mines_of_glorin"]}, sieged=["gem_mines_of_glorin"])
    assert table.offers() == ["end", "location 1"]
    assert gains(table.choose("location 1"), 1)[0] == 3


def test_there_is_production_in_the_last_age() -> None:
    """ETT-PROD-08: the Gold still counts."""
    table = producing({"1.1": ["gem_mines_of_glorin"]}, age=3)
    assert table.asks() == "1 produce"
    table.choose("gem_mines_of_glorin taxes", "location 1")
    assert table.s.over
    assert table.gold(1) == 2 + 3 + 15
    assert table.s.scores[1] == 20 // 2


def test_troops_and_defenses_elsewhere_do_not_produce(tmp_path: Path) -> None:
    """ETT-PROD-09: neither a taxing Troop nor a Defense at the Adventure or in a pile."""
    table = producing(
        {"0.2": ["militia_1", "guard_tower_1"], "0.adventure": ["defended_bridge_1"]},
        retired={"0": ["defended_bridge_2"]},
        content=changed(tmp_path, "[units.militia]\nabilities = {taxes = 2}"),
    )
    assert table.offers() == ["end", "location 2"]


def test_plans_are_made_in_secret_and_carried_out_in_the_order_of_the_seats() -> None:
    """ETT-PROD-10: realm 1 is ready first, and nothing happens; then realm 0 comes first."""
    places = {"0.2": ["old_joymore_ruins"], "1.1": ["marblehold"]}
    table = producing(places).choose("marblehold taxes", "location 1", realm=1)
    assert table.told("gained") == []
    table.choose("old_joymore_ruins taxes", "end", realm=0)
    assert [told.params for told in table.told("gained")][:3] == [(0, 1), (1, 1), (1, 3)]


def test_what_a_realm_has_planned_so_far_is_shown_to_its_alliance_alone() -> None:
    """ETT-PROD-10, ETT-GEN-04: with the Gate whose Troop is being chosen."""
    table = producing(
        {"0.1": ["glade_of_remembrance"]},
        nations=ELVES,
        retired={"0": ["militia_1", "militia_2"]},
    )
    table.choose("location 1", "glade_of_remembrance gate_to_self")
    assert table.asks() == "0 gate"
    assert ask_text(table.s, table.asked()).params["card"].id == "glade_of_remembrance"
    for viewer in (0, 1):
        codes = view(table.position, viewer)["public"]["planned"][0]
        assert [produce_code(table.s, code) for code in codes] == ["location 1", "glade_of_remembrance gate_to_self"]
    for viewer in (2, 3, SPECTATOR):
        assert view(table.position, viewer)["public"]["planned"][0] is None
    again = Table(table.text())
    assert (again.asks(), again.s.planned) == ("0 gate", table.s.planned)
    table.choose("militia_1", "end")
    assert table.s.planned == ((), (), (), ())


def test_a_gate_to_the_ally_says_so() -> None:
    """ETT-AB-GAT-01: the question names the War Camp that the Troop will go to."""
    table = producing({"0.1": ["sylvan_tree_gate_1"]}, nations=ELVES, retired={"0": ["militia_1", "militia_2"]}).choose(
        "sylvan_tree_gate_1 gate_to_ally"
    )
    asked = ask_text(table.s, table.asked())
    assert (asked.id, asked.params["to"].id) == ("ask-gate-ally", "joymore")


def test_a_gate_brings_a_troop_back() -> None:
    """ETT-AB-GAT-01: of one's own pile, to one's own War Camp or to the Ally's, free of charge."""
    table = producing(
        {"0.1": ["glade_of_remembrance", "sylvan_tree_gate_1"]},
        nations=ELVES,
        retired={"0": ["militia_1", "militia_2"]},
    )
    table.choose("glade_of_remembrance gate_to_self", "militia_2", "sylvan_tree_gate_1 gate_to_ally", "end")
    assert table.cards(0, "camp") == ["militia_2"]
    assert table.cards(1, "camp") == ["militia_1"]
    assert table.cards(0, "retired") == []
    assert table.gold(0) == table.gold(1) == 5 + 10


def test_only_troops_pass_a_gate_captured_ones_too() -> None:
    """ETT-AB-GAT-02: no Defense, no Adventure."""
    pile = ["dwarf_warriors_1", "guard_tower_2", "connect_with_black_market_contact", "militia_1"]
    table = producing({"0.1": ["glade_of_remembrance"]}, nations=ELVES, retired={"0": pile})
    table.choose("glade_of_remembrance gate_to_self")
    assert sorted(table.offers()) == ["dwarf_warriors_1", "militia_1"]


def test_a_gate_without_a_troop_does_nothing() -> None:
    """ETT-AB-GAT-03: it is not on offer, also when another Gate has taken the last Troop."""
    table = producing({"0.1": ["sylvan_tree_gate_1"]}, nations=ELVES, retired={"0": ["guard_tower_2"]})
    assert table.offers() == ["end", "location 1"]
    table = producing(
        {"0.1": ["sylvan_tree_gate_1", "sylvan_tree_gate_2"]}, nations=ELVES, retired={"0": ["militia_1"]}
    )
    assert table.choose("sylvan_tree_gate_1 gate_to_ally").offers() == ["end", "location 1"]


def test_what_passes_a_gate_is_seen_by_the_allies_only() -> None:
    """ETT-AB-GAT-03: all others learn that a Gate was used."""
    table = producing({"0.1": ["sylvan_tree_gate_1"]}, nations=ELVES, retired={"0": ["militia_1", "old_vets"]})
    table.choose("sylvan_tree_gate_1 gate_to_ally", "old_vets", "end")
    told = table.told("gated")[0]
    assert [viewer for viewer in (0, 1, 2, 3, SPECTATOR) if told.seen >> viewer & 1] == [0, 1]
    assert seen(table, 1, "camp 1") == ["old_vets"]
    assert seen(table, 2, "camp 1") == seen(table, SPECTATOR, "camp 1") == ["?"]


def test_prosperous_pays_both_allies() -> None:
    """ETT-AB-PRS-01: the number of the card for each."""
    table = producing({"1.1": ["sunfire_temple"]}, nations=FOUR).choose("sunfire_temple prosperous", "end")
    assert [gains(table, r)[:1] for r in range(4)] == [[2], [2], [5], [5]]


def test_taxes_pay_their_owner() -> None:
    """ETT-AB-TAX-01: and not the Ally."""
    table = producing({"3.2": ["gem_mines_of_glorin"]}, nations=FOUR).choose("gem_mines_of_glorin taxes", "end")
    assert gains(table, 3)[0] == 2
    assert gains(table, 2)[0] == 5, "the drawn War"


def test_a_location_needs_a_defense_when_the_step_begins() -> None:
    """ETT-LOC-01: neither a Troop nor an empty Location will do; the last Defense may have been taken."""
    table = producing({"0.2": ["guard_tower_1"], "0.3": ["militia_1"]})
    assert table.offers() == ["end", "location 2"]
    places = {"0.2": ["guard_tower_1"], "0.3": ["guard_tower_2"], "1.2": ["militia_1"]}
    table = war("spoil", places=places, results=["no battle", "1", "no battle", "no battle"]).choose("guard_tower_1")
    assert table.offers() == ["end", "location 3"]


def test_ruins_bury_the_top_card() -> None:
    """ETT-LOC-02: of one's own deck, face up in the Lost Pile."""
    table = producing({"0.1": ["guard_tower_1"]}, chance=["old_vets"]).choose("location 1")
    assert table.lost() == ["old_vets"]
    assert table.is_public("old_vets")
    assert table.cards(0, "camp") == []


def test_a_village_pays_three() -> None:
    """ETT-LOC-03: to its owner, if it is defended."""
    table = producing({"3.1": ["guard_tower_1"]}, nations=FOUR).choose("location 1")
    assert gains(table, 3)[0] == 3
    assert gains(table, 2)[0] == 5, "the drawn War"
    assert "3 produce" not in producing({"3.1": ["militia_1"]}, nations=FOUR).asks_all()


def test_a_town_calls_the_top_card_to_arms() -> None:
    """ETT-LOC-04: to the War Camp, free of charge, seen by the allies."""
    table = producing({"0.2": ["guard_tower_1"]}, nations=FOUR, chance=["old_vets"]).choose("location 2")
    assert table.cards(0, "camp") == ["old_vets"]
    assert [viewer for viewer in range(4) if table.knows(viewer, "old_vets")] == [0, 1]
    assert gains(table, 0)[0] == 5, "the drawn War, nothing paid before"


def test_a_city_pays_both_allies_two() -> None:
    """ETT-LOC-05: the owner and the Ally."""
    table = producing({"0.3": ["guard_tower_1"]}, nations=FOUR).choose("location 3")
    assert [gains(table, r)[0] for r in range(4)] == [2, 2, 5, 5]
