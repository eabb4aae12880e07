"""The army actions that every board has (IMM-ACT)."""

from __future__ import annotations

import pytest

from tests.games.suites.packs import one_file
from warcamp.games.immortals.content import load

from .battlefield import GOAL, HOME, WAITING, WAY, planned, scene
from .table import FIVE


@pytest.mark.parametrize(("side", "gold"), [("light_shore_lake", 5), ("dark_deepdelve", 5), ("dark_emerald_cliff", 1)])
def test_gold_is_extracted_from_the_side_of_the_card_for_nothing(side, gold):
    """IMM-ACT-01"""
    t = planned("a5", side, sides={side: (0, 1)}).choose("a5", side)
    assert (t.gold(0), t.energy(0)) == (gold, 0)
    assert t.said("extracted") == [{"seat": 0, "side": side, "resource": "gold", "amount": gold}]
    assert t.told("paid") == []


@pytest.mark.parametrize(("side", "energy"), [("light_shore_lake", 2), ("dark_tribute_pass", 6), ("light_murk", 3)])
def test_energy_is_extracted_from_the_side_of_the_card_for_nothing(side, energy):
    """IMM-ACT-02"""
    t = planned("a1", side, sides={side: (0, 1)}).choose("a1", side)
    assert (t.gold(0), t.energy(0)) == (0, energy)
    assert t.told("paid") == []


@pytest.mark.parametrize("slot", ["a1", "a5"])
def test_a_joker_extracts_nothing(slot):
    """IMM-ACT-01, IMM-ACT-02"""
    t = planned(slot, "light_silver_coast", sides={"light_shore_lake": (0, 3)})
    assert t.choose(slot).asks() == "0 compensation"
    assert (t.gold(0), t.energy(0)) == (0, 0)


def test_the_same_side_can_be_extracted_again_and_by_its_next_owner():
    """IMM-ACT-03"""
    side = "light_shore_lake"
    t = scene(marker=1, sides={side: (1, 1)}, slots={"1.a5": "shore_lake", "1.a8": side}, hand={1: []})
    t.choose("a5", side, "gold", "gold", "gold", "a8", side)
    assert t.gold(1) == 10
    later = planned("a5", side, sides={side: (0, 1)}).choose("a5", side)
    assert later.gold(0) == 5


def test_a_side_that_yields_nothing_cannot_be_extracted(tmp_path):
    """IMM-ACT-04"""
    text = "[regions.shore_lake]\nlight = { gold = 0, energy = 2 }\n"
    content = load([one_file(tmp_path, text)])
    sides = {"light_shore_lake": (0, 1)}
    t = planned("a5", "light_shore_lake", sides=sides, content=content)
    assert t.choose("a5").asks() == "0 compensation"
    assert t.cards(0) == ["light_shore_lake"]
    t = planned("a1", "light_shore_lake", sides=sides, content=content)
    assert t.choose("a1").offers() == ["light_shore_lake", "forfeit"]


@pytest.mark.parametrize(("realm", "left"), [("light", (1, 4)), ("dark", (4, 1))])
def test_a_transition_moves_three_cubes_from_the_limbo_of_the_realm_of_the_card(realm, left):
    """IMM-ACT-05"""
    side = f"{realm}_murk"
    t = planned("a2", side, sides={side: (0, 1)}, limbo={0: (4, 4)}, energy={0: 3}, gold={0: 2}).choose("a2", side)
    assert t.side(side) == (0, 4)
    assert t.limbo(0) == left
    assert (t.energy(0), t.gold(0)) == (1, 1)


@pytest.mark.parametrize(("energy", "gold"), [(1, 9), (9, 0)])
def test_who_cannot_pay_a_transition_in_full_forfeits_it(energy, gold):
    """IMM-ACT-05"""
    t = planned("a2", "murk", sides={"light_murk": (0, 1)}, limbo={0: (4, 4)}, energy={0: energy}, gold={0: gold})
    assert t.choose("a2").asks() == "0 compensation"
    assert t.limbo(0) == (4, 4)


@pytest.mark.parametrize("cubes", [1, 2])
def test_a_transition_moves_the_cubes_there_are_at_the_full_cost(cubes):
    """IMM-ACT-06"""
    t = planned("a2", "murk", sides={"dark_murk": (0, 1)}, limbo={0: (4, cubes)}, energy={0: 2}, gold={0: 1})
    t.choose("a2", "dark_murk")
    assert t.side("dark_murk") == (0, 1 + cubes)
    assert (t.limbo(0), t.energy(0), t.gold(0)) == ((4, 0), 0, 0)


@pytest.mark.parametrize("cubes", [3, 4, 9])
def test_a_transition_moves_exactly_three_of_more_cubes(cubes):
    """IMM-ACT-07"""
    t = planned("a2", "murk", sides={"light_murk": (0, 1)}, limbo={0: (cubes, 0)}, energy={0: 2}, gold={0: 1})
    t.choose("a2", "light_murk")
    assert t.side("light_murk") == (0, 4)
    assert t.limbo(0) == (cubes - 3, 0)


def test_an_empty_limbo_makes_a_transition_impossible():
    """IMM-ACT-07"""
    sides = {"light_murk": (0, 1), "dark_murk": (0, 1)}
    t = planned("a2", "murk", sides=sides, limbo={0: (0, 3)}, energy={0: 2}, gold={0: 1}).choose("a2")
    assert t.offers() == ["dark_murk", "forfeit"]
    t = planned("a2", "light_murk", sides=sides, limbo={0: (0, 3)}, energy={0: 2}, gold={0: 1}).choose("a2")
    assert t.asks() == "0 compensation"


COSTS = [(0, 2, 2), (1, 4, 0), (2, 0, 4), (3, 3, 1), (4, 1, 3)]


@pytest.mark.parametrize(("seat", "energy", "gold"), COSTS)
def test_building_costs_what_the_light_half_of_the_board_says(seat, energy, gold):
    """IMM-ACT-08"""
    things = {"marker": seat, "sides": {"light_murk": (seat, 1)}, "slots": {f"{seat}.a3": "murk"}}
    t = scene(FIVE, energy={seat: energy}, gold={seat: gold}, **things).choose("a3", "light_murk shrine")
    assert t.built("light_murk") == ["shrine"]
    assert t.said("paid") == [{"seat": seat, "energy": energy, "gold": gold}]
    for less_energy, less_gold in ((1, 0), (0, 1)):
        if energy >= less_energy and gold >= less_gold:
            t = scene(FIVE, energy={seat: energy - less_energy}, gold={seat: gold - less_gold}, **things)
            assert t.choose("a3").asks() == f"{seat} compensation"


def test_a_portal_a_shrine_or_a_capital_is_built_on_the_side_of_the_card():
    """IMM-ACT-08"""
    t = planned("a3", "murk", sides={"dark_murk": (0, 1), "light_oldford": (0, 1)}, energy={0: 2}, gold={0: 2})
    t.choose("a3")
    assert t.offers() == ["dark_murk portal", "dark_murk shrine", "dark_murk capital", "forfeit"]


@pytest.mark.parametrize("slot", ["a4", "a6", "a7"])
def test_an_attack_costs_nothing(slot):
    """IMM-ACT-09"""
    t = planned(slot, GOAL, sides={HOME: (0, 3), GOAL: (1, 1)}, chance=["0g"]).choose(slot, WAY, "2")
    assert [fought["outcome"] for fought in t.said("fought")] == ["won"]
    assert t.told("paid") == []


def test_one_slot_attacks_or_moves_a_move_for_gold():
    """IMM-ACT-10"""
    sides = {HOME: (0, 3), "light_mountainhome": (0, 1)}
    t = planned("a7", "forge_fire", sides=sides, gold={0: 1}).choose("a7")
    assert WAY in t.offers()
    assert [o for o in t.offers() if o.startswith("move")] == [f"move {HOME} to light_mountainhome"]
    t.choose(f"move {HOME} to light_mountainhome", "2")
    assert (t.side("light_mountainhome"), t.gold(0)) == ((0, 3), 0)
    poor = planned("a7", "forge_fire", sides=sides).choose("a7")
    assert WAY in poor.offers()
    assert [o for o in poor.offers() if o.startswith("move")] == []


def test_an_attack_slot_does_not_move():
    """IMM-ACT-10"""
    sides = {HOME: (0, 3), "light_mountainhome": (0, 1)}
    t = planned("a4", "forge_fire", sides=sides, gold={0: 1}, slots=WAITING).choose("a4")
    assert [o for o in t.offers() if o.startswith("move")] == []
