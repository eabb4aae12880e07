"""Corner cases of Planning, Resolution and the actions, CC-10 to CC-29 and CC-55."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import GOAL, HOME, WAITING, battle, planned, rounds_end, scene
from .table import THREE, Table, at

DEEP = "light_deepdelve"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_joker_is_refused_on_slots_that_extract_only(seat):
    """CC-10, IMM-PLAN-07"""
    joker = "light_greenmarch"
    offers = scene(at("planning"), hand={seat: [joker]}).offers(seat)
    accepted = {offer.partition(" ")[0] for offer in offers if offer.endswith(joker)}
    extracting = {"a1", "a5"} if seat == 0 else {"a1", "a5", "a8"}
    assert accepted == {f"a{k}" for k in range(1, 9)} - extracting


@pytest.mark.parametrize("slot", ["a2", "a3", "a4", "a6", "a7", "a8"])
def test_a_joker_works_on_all_other_army_slots(slot):
    """CC-10, IMM-PLAN-07"""
    sides = {HOME: (0, 3), "light_foothold": (0, 1)}
    things: dict[str, Any] = {"limbo": {0: (3, 3)}, "energy": {0: 4}, "gold": {0: 4}}
    t = planned(slot, "light_iron_crown", sides=sides, **things).choose(slot)
    assert t.asks() != "0 compensation"
    assert any(HOME in offer for offer in t.offers())


def test_a_region_card_without_a_cube_in_either_realm_cannot_be_planned():
    """CC-11, IMM-PLAN-05"""
    t = scene(at("planning"), hand={0: ["murk", "oldford"]}, sides={"dark_oldford": (0, 1), "dark_murk": (1, 1)})
    assert not any(offer.endswith("murk") for offer in t.offers(0))
    assert "a1 oldford" in t.offers(0)


def conquest(mine: str) -> Table:
    """Seat 1 has planned Deepdelve's Region card and owns a side of it; seat 0 conquers the light side."""
    sides = {HOME: (0, 3), mine: (1, 2)}
    slots = {"0.a4": HOME, "1.a5": "deepdelve", "1.a6": "dark_oldford"}
    t = scene(sides=sides, slots=slots, chance=["00"])
    return t.choose("a4", f"{HOME} to {DEEP}", "2")


@pytest.mark.parametrize("mine", [DEEP, "dark_deepdelve"])
def test_a_planned_region_card_is_lost_with_the_side_or_with_its_twin(mine):
    """CC-12, CC-13, IMM-RES-13, IMM-BAT-30"""
    t = conquest(mine)
    assert t.side(DEEP) == (0, 2)
    assert t.where("deepdelve") == "hand 0"
    assert t.covered(1) == ["a6"]
    assert (t.gold(1), t.energy(1)) == (0, 0)
    assert t.asks() == "1 reveal"
    if mine != DEEP:
        assert t.side(mine) == (1, 2)


def test_a_conflict_card_of_a_lost_side_is_forfeited_and_comes_back():
    """CC-14, IMM-CARD-04, IMM-RES-03, IMM-RES-05"""
    t = planned("a3", "light_murk", sides={"light_murk": (1, 2)}, energy={0: 9}, gold={0: 8}).choose("a3")
    assert t.offers() == ["gold", "energy"]
    t.choose("gold")
    assert t.gold(0) == 9
    assert t.cards(0) == ["light_murk"]
    assert t.pile("discard") == []


def test_the_gold_of_a_forfeit_does_not_pay_the_forfeited_attack():
    """CC-15, IMM-GEN-10, IMM-RES-03"""
    sides = {HOME: (2, 3), GOAL: (1, 2)}
    slots = {"2.a8": GOAL, "3.a1": "blank_3_0"}
    t = scene(sides=sides, slots=slots, energy={2: 1}, gold={2: 1}, marker=2).choose("a8")
    assert t.asks() == "2 compensation"
    t.choose("gold")
    assert (t.gold(2), t.energy(2)) == (2, 1)
    assert t.asks() == "3 reveal"
    assert t.told("attacked") == []
    assert t.cards(2) == [GOAL]


def test_players_who_are_done_are_paid_while_another_acts():
    """CC-16, IMM-RES-09, IMM-RES-11"""
    sides = {"light_murk": (0, 1), "dark_murk": (0, 1), "light_oldford": (2, 1)}
    slots = {
        "0.a1": "light_murk",
        "0.a5": "dark_murk",
        "0.a3": "light_witchfen",
        "1.a1": "dark_witchfen",
        "2.a1": "light_oldford",
    }
    t = scene(THREE, sides=sides, slots=slots)
    t.choose("a1", "light_murk", "pass", "gold", "a1", "light_oldford")
    t.choose("a5", "dark_murk")
    assert t.asks() == "1 compensation"
    t.choose("gold")
    assert t.asks() == "2 compensation"
    t.choose("gold")
    assert t.asks() == "0 reveal"
    t.choose("a3", "energy")
    assert t.phase() == "reinforcement"
    assert [len([e for e in t.said("compensated") if e["seat"] == seat]) for seat in (1, 2)] == [2, 1]
    assert (t.gold(1), t.gold(2)) == (2, 1)


def test_the_last_with_nothing_but_blank_cards_must_pass():
    """CC-17, IMM-RES-08, IMM-RES-11"""
    t = scene(slots={"2.a1": "blank_2_0", "2.m1": "blank_2_1"}, marker=2)
    assert t.asks() == "2 reveal"
    assert t.offers() == ["pass"]
    t.choose("pass", "energy")
    assert t.phase() == "reinforcement"
    assert [t.energy(seat) + t.gold(seat) for seat in range(4)] == [0, 0, 1, 0]


def test_nobody_is_paid_when_all_use_up_their_cards_in_the_same_lap():
    """CC-18, IMM-RES-11"""
    sides = ["light_murk", "light_oldford", "light_witchfen", "light_thornwall"]
    slots = {f"{seat}.a1": side for seat, side in enumerate(sides)}
    t = scene(sides={side: (seat, 1) for seat, side in enumerate(sides)}, slots=slots)
    for side in sides:
        t.choose("a1", side)
    assert t.phase() == "reinforcement"
    assert t.told("compensated") == []


def test_a_pass_brings_unrevealed_conflict_cards_back_to_the_hand():
    """CC-19, IMM-RES-07"""
    t = planned("a1", "light_murk", slots={**WAITING, "0.a4": "dark_greenmarch"}).choose("pass", "gold")
    assert t.cards(0) == ["light_murk", "dark_greenmarch"]
    assert t.pile("discard") == []
    assert not any(t.knows(1, card) for card in t.cards(0))


def test_who_loses_the_last_card_that_is_not_blank_must_pass():
    """CC-20, IMM-RES-08, IMM-RES-13"""
    slots = {"0.a4": HOME, "1.a5": "deepdelve", "1.a6": "blank_1_0"}
    t = scene(sides={HOME: (0, 3), DEEP: (1, 2)}, slots=slots, chance=["00"])
    t.choose("a4", f"{HOME} to {DEEP}", "2")
    assert t.asks() == "1 reveal"
    assert t.offers() == ["pass"]


@pytest.mark.parametrize("cubes", [2, 0])
def test_a_transition_of_three_takes_two_cubes_but_not_none(cubes):
    """CC-21, IMM-ACT-06, IMM-ACT-07"""
    side = "dark_murk"
    t = planned("a2", side, sides={side: (0, 1)}, limbo={0: (5, cubes)}, energy={0: 2}, gold={0: 1}).choose("a2")
    if cubes:
        t.choose(side)
        assert (t.side(side), t.limbo(0), t.energy(0), t.gold(0)) == ((0, 3), (5, 0), 0, 0)
    else:
        assert t.asks() == "0 compensation"


@pytest.mark.parametrize("owner", [0, 1])
def test_a_capital_in_the_dark_iron_crown_leaves_room_for_one_in_the_light(owner):
    """CC-22, IMM-BLD-06, IMM-GEN-03"""
    sides = {"dark_foothold": (owner, 1), "dark_deepdelve": (0, 1), DEEP: (0, 1)}
    t = planned("a3", "deepdelve", sides=sides, capitals=["dark_foothold"], energy={0: 2}, gold={0: 2}).choose("a3")
    assert "dark_deepdelve capital" not in t.offers()
    assert f"{DEEP} capital" in t.offers()


@pytest.mark.parametrize("portals", [[], ["light_murk"]])
def test_a_side_with_a_shrine_takes_a_portal_or_nothing(portals):
    """CC-23, IMM-BLD-05, IMM-BLD-07, IMM-BLD-10"""
    things: dict[str, Any] = {
        "sides": {"light_murk": (0, 1)},
        "shrines": ["light_murk"],
        "energy": {0: 2},
        "gold": {0: 2},
    }
    t = planned("a3", "murk", portals=portals, **things).choose("a3")
    assert t.offers() == (["gold", "energy"] if portals else ["light_murk portal", "forfeit"])


def test_a_conquered_capital_scores_for_its_new_owner_each_round():
    """CC-24, IMM-BLD-04, IMM-BLD-08"""
    t = battle("B", "00", capitals=[GOAL], vp={1: 2})
    assert (t.side(GOAL)[0], t.vp(0), t.vp(1)) == (0, 0, 2)
    rounds_end(t)
    assert [e["seat"] for e in t.said("scored") if e["item"] == "capitals"] == [0]
    assert (t.vp(0), t.vp(1)) == (2, 2)


@pytest.mark.parametrize(
    ("card", "portals", "target"),
    [
        ("light_heartwood", ["light_heartwood"], "dark_heartwood"),
        ("dark_heartwood", ["light_heartwood"], ""),
        ("dark_heartwood", ["light_heartwood", "dark_heartwood"], "light_heartwood"),
    ],
)
def test_cubes_move_through_a_portal_in_its_direction(card, portals, target):
    """CC-25, IMM-MOVE-05"""
    sides = {"light_heartwood": (0, 3), "dark_heartwood": (0, 3)}
    t = planned("a7", card, sides=sides, portals=portals, gold={0: 1}).choose("a7")
    assert [o for o in t.offers() if o.startswith("move")] == ([f"move {card} to {target}"] if target else [])
    if target:
        t.choose(f"move {card} to {target}", "2")
        assert (t.side(card), t.side(target), t.gold(0)) == ((0, 1), (0, 5), 0)


def test_a_single_cube_neither_moves_nor_attacks():
    """CC-26, IMM-MOVE-04, IMM-ATT-01"""
    sides = {HOME: (0, 1), "light_murk": (0, 1), GOAL: (1, 1)}
    for slot in ("a4", "a7"):
        assert planned(slot, HOME, sides=sides, gold={0: 1}).choose(slot).asks() == "0 compensation"


@pytest.mark.parametrize(
    ("twin", "hands", "holder"), [({"dark_murk": (1, 2)}, {1: ["murk"]}, 1), ({}, {}, 0)], ids=["equal", "empty"]
)
def test_a_takeover_with_equal_numbers_fails_and_is_paid(twin, hands, holder):
    """CC-27, IMM-MAGIC-08, IMM-MAGIC-09"""
    sides = {"light_murk": (0, 2), **twin}
    t = planned("m1", "magic_shrine_or_takeover_0", sides=sides, hand=hands, energy={0: 2}, gold={0: 2})
    t.choose("m1", "takeover light_murk")
    assert t.holder("murk") == holder
    assert (t.energy(0), t.gold(0)) == (0, 0)
    assert t.asks() == "1 reveal"


def test_a_takeover_empties_the_slot_on_which_the_card_lies():
    """CC-28, IMM-MAGIC-08, IMM-RES-13"""
    sides = {"light_murk": (0, 2), "dark_murk": (3, 1)}
    slots = {**WAITING, "3.a1": "murk"}
    t = planned("m1", "magic_shrine_or_takeover_0", sides=sides, slots=slots, energy={0: 2}, gold={0: 2})
    t.choose("m1", "takeover light_murk")
    assert t.covered(3) == []
    assert t.said("uncovered") == [{"seat": 3, "slot": "a1"}]
    assert t.where("murk") == "hand 0"


def test_the_last_to_take_the_marker_starts_the_next_round():
    """CC-29, IMM-MAGIC-06, IMM-ROUND-02"""
    slots = {f"{seat}.m1": f"magic_card_or_first_{seat}" for seat in (1, 3)} | {"0.a1": "blank_0_0"}
    t = scene(slots=slots, gold={1: 1, 3: 1})
    t.choose("pass", "gold", "m1", "marker")
    assert (t.s.first, t.s.marker) == (0, 1)
    assert t.asks() == "2 compensation"
    t.choose("gold", "m1", "marker")
    assert t.s.marker == 3
    assert t.asks() == "3 draw"


def test_two_armies_rise_on_one_side_five_may_be_spread():
    """CC-55, IMM-MAGIC-03, IMM-MAGIC-10, IMM-MAGIC-11"""
    sides = {"dark_murk": (0, 1), "dark_oldford": (0, 1), "dark_heartwood": (0, 1)}
    t = planned("m1", "magic_cards2_or_transition2_0", sides=sides, limbo={0: (0, 2)}, gold={0: 2}).choose("m1")
    assert sorted(o for o in t.offers() if o.startswith("rise")) == sorted(f"rise {side}" for side in sides)
    t.choose("rise dark_oldford")
    assert [t.side(side)[1] for side in sides] == [1, 3, 1]
    assert t.asks() == "1 reveal"
    t = planned("m1", "magic_transition5_0", sides=sides, limbo={0: (0, 5)}, energy={0: 4}, gold={0: 1})
    t.choose("m1", "limbo dark", *sides, "dark_murk", "dark_oldford")
    assert [t.side(side)[1] for side in sides] == [3, 3, 2]
