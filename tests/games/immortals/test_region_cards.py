"""Who holds a Region card: after a battle, and in general (IMM-BAT-30 to IMM-BAT-35, IMM-REG)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.engine.view import view
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.immortals.state import Immortals

from .battlefield import GOAL, HOME, WAITING, battle, outcome, planned, scene
from .table import Table, at

CARD = "heartwood"
TWIN = "dark_heartwood"
WON = "00"
LOST = "11"
TIED = "01"


@pytest.mark.parametrize("holder", [1, 2])
def test_a_conqueror_takes_the_region_card_from_any_hand(holder):
    """IMM-BAT-30"""
    t = battle("B", WON, hand={holder: [CARD]}, sides={TWIN: (2, 1)})
    assert t.holder(CARD) == 0
    assert (t.cards(0), t.cards(holder)) == ([CARD], [])
    assert t.said("took_region") == [{"seat": 0, "region": CARD, "from": holder}]


@pytest.mark.parametrize("holder", [1, 2])
def test_a_conqueror_takes_the_region_card_from_a_slot_as_well(holder):
    """IMM-BAT-30, IMM-BAT-34"""
    t = battle("B", WON, slots={**WAITING, f"{holder}.a5": CARD, f"{holder}.a6": "dark_murk"}, sides={TWIN: (2, 1)})
    assert t.where(CARD) == "hand 0"
    assert "a5" not in t.covered(holder)
    assert "a6" in t.covered(holder)
    assert t.said("uncovered") == [{"seat": holder, "slot": "a5"}]


def test_a_conqueror_takes_the_region_card_from_the_deck():
    """IMM-BAT-30"""
    t = battle("B", WON)
    assert t.holder(CARD) == 0
    assert CARD not in t.pile("regions")


def test_a_conqueror_who_has_the_region_card_keeps_it():
    """IMM-BAT-30"""
    t = battle("B", WON, slots={**WAITING, "0.a1": CARD}, sides={TWIN: (0, 1)})
    assert t.where(CARD) == "slot 0.a1"
    assert t.told("took_region") == []


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize(("case", "fallen"), [("B", LOST), ("C", "0gg")])
def test_a_region_card_stays_where_it_is_when_the_defender_wins(case, fallen, holder):
    """IMM-BAT-31"""
    t = battle(case, fallen, hand={holder: [CARD]}, tray="gg")
    assert outcome(t)[0] == "lost"
    assert t.holder(CARD) == holder


@pytest.mark.parametrize(("holder", "then"), [(0, -1), (1, -1), (2, 2)])
def test_after_a_tie_only_a_third_player_keeps_the_region_card(holder, then):
    """IMM-BAT-32"""
    t = battle("B", TIED, hand={holder: [CARD]}, sides={TWIN: (holder, 2)})
    assert outcome(t)[0] == "tied"
    assert t.holder(CARD) == then
    assert (CARD in t.pile("regions")) == (then == -1)
    assert t.side(TWIN) == (holder, 2)


@pytest.mark.parametrize(("holder", "then"), [(0, -1), (1, -1), (2, 2)])
def test_a_victory_without_a_cube_is_like_a_tie_for_the_region_card(holder, then):
    """IMM-BAT-33"""
    t = battle("A", "1gg", hand={holder: [CARD]}, tray="gg")
    assert outcome(t) == ("won", 2, 1)
    assert t.side(GOAL) == (-1, 0)
    assert t.holder(CARD) == then


@pytest.mark.parametrize("holder", [0, 1])
def test_a_region_card_that_goes_back_to_the_deck_leaves_its_slot_empty(holder):
    """IMM-BAT-34"""
    t = battle("B", TIED, slots={**WAITING, f"{holder}.a5": CARD}, sides={TWIN: (holder, 1)})
    assert t.where(CARD) == "regions"
    assert "a5" not in t.covered(holder)


def portal_attack(fallen: str) -> Table:
    """Seat 0 attacks dark Heartwood through the Portal of light Heartwood with the Region card of both."""
    sides = {GOAL: (0, 3), TWIN: (1, 2)}
    t = planned("a4", CARD, sides=sides, portals=[GOAL], chance=[fallen], tray="gg")
    return t.choose("a4", f"{GOAL} to {TWIN}", "2")


@pytest.mark.parametrize(("fallen", "place"), [(TIED, "regions"), (WON, "hand 0"), (LOST, "hand 0")])
def test_the_region_card_of_an_attack_through_a_portal_may_be_that_of_the_target(fallen, place):
    """IMM-BAT-35"""
    t = portal_attack(fallen)
    assert t.where(CARD) == place
    assert t.holder(CARD) == (-1 if place == "regions" else 0)
    assert t.side(GOAL) == (0, 1)


def test_one_region_card_serves_both_realms_and_is_in_one_place():
    """IMM-REG-01"""
    t = battle("B", WON, hand={2: [CARD]}, sides={TWIN: (2, 1)})
    assert (t.holder(CARD), t.side(TWIN)) == (0, (2, 1))
    places = [row for row in t.s.zones.cards if t.s.names.index(CARD) in row]
    assert len(places) == 1


def test_a_region_card_is_gained_at_home_in_the_draft_by_conquest_and_by_takeover_only():
    """IMM-REG-02"""
    before = []
    for seed in range(4):
        s: Immortals = IMMORTALS.table(IMMORTALS.options({"players": 3, "draft": "quick"}), IMMORTALS.content())
        s.events = []
        position = begin(s, IMMORTALS.main(s), Fast(seed))
        chooser = random.Random(seed)
        while position.pending and s.round <= 4:
            holders, told = s.holder[:25], len(s.events)
            position.apply(0, chooser.choice(position.pending[0].options))
            new = [t.event for t in s.events[told:]]
            gained = [r for r in range(25) if s.holder[r] != holders[r] and s.holder[r] != -1]
            assert len(gained) == new.count("took_region")
        events = [t.event for t in s.events]
        before += [events[k - 1] for k, event in enumerate(events) if event == "took_region"]
    assert set(before) <= {"placed", "conquered", "uncovered", "takeover"}
    assert {"placed", "conquered"} <= set(before)


def test_the_home_region_brings_its_card():
    """IMM-REG-02"""
    t = scene(at("home"), groups={seat: [3] for seat in range(4)}, supply=dict.fromkeys(range(4), 15))
    assert [t.holder(r) for r in ("kingshome", "treehome", "mountainhome", "wildhome")] == [0, 1, 2, 3]


def test_who_owns_neither_side_keeps_the_region_card_but_cannot_plan_it():
    """IMM-REG-03"""
    t = scene(at("planning"), hand={0: [CARD, "murk"]}, sides={"dark_murk": (0, 1)})
    assert t.holder(CARD) == 0
    assert f"a1 {CARD}" not in t.offers(0)
    assert "a1 murk" in t.offers(0)
    lost = battle("B", "11", hand={0: [CARD]})
    assert lost.holder(CARD) == 0


def planned_by_one(card: str) -> Table:
    """Seat 1 holds two Region cards and has planned one of them."""
    t = scene(at("planning"), hand={1: [CARD, "murk"]}, sides={GOAL: (1, 1), "dark_murk": (1, 1)})
    return t.plan(1, f"a4 {card}").ready()


def test_all_see_who_holds_a_region_card_but_not_whether_it_is_planned():
    """IMM-REG-04"""
    first, second = planned_by_one(CARD), planned_by_one("murk")
    assert first.covered(1) == second.covered(1) == ["a4"]
    for viewer in (0, 2, 3):
        seen = view(first.position, viewer)
        assert seen == view(second.position, viewer)
        assert [seen["public"]["holder"][first.s.t.regions.index(r)] for r in (CARD, "murk")] == [1, 1]
    assert view(first.position, 1) != view(second.position, 1)


@pytest.mark.parametrize("way", ["move", "transition", "reinforcement"])
def test_cubes_that_arrive_on_an_own_side_never_bring_its_card(way):
    """IMM-REG-02, IMM-REG-05"""
    sides = {HOME: (0, 3), GOAL: (0, 1)}
    things: dict[str, Any] = {
        "sides": sides,
        "hand": {2: [CARD]},
        "limbo": {0: (3, 0)},
        "energy": {0: 2},
        "gold": {0: 1},
    }
    if way == "move":
        t = planned("a7", HOME, **things).choose("a7", f"move {HOME} to {GOAL}", "2")
    elif way == "transition":
        t = planned("a2", GOAL, **things).choose("a2", GOAL)
    else:
        t = scene(at("reinforcement"), **things).choose("skip", "skip", "skip", "skip", GOAL)
    assert t.side(GOAL)[1] > 1
    assert t.holder(CARD) == 2
