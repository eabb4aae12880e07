"""Shrines, Capitals and Portals (IMM-BLD)."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import GOAL, HOME, battle, planned, rounds_end, scene
from .table import Table, at

RICH = {"energy": {0: 2}, "gold": {0: 2}}
KINDS = ["portal", "shrine", "capital"]


def building(card: str, **things) -> Table:
    """Seat 0 has revealed a card on its Build slot, with just enough to pay."""
    return planned("a3", card, **{**RICH, **things}).choose("a3")


def test_only_an_owner_builds():
    """IMM-BLD-01"""
    t = building("light_murk", sides={"light_murk": (1, 2), "dark_murk": (0, 2)})
    assert t.asks() == "0 compensation"
    t = building("light_drowned_reach", sides={"light_murk": (1, 2), "light_witchfen": (0, 2), "dark_murk": (0, 1)})
    assert t.offers() == [*[f"light_witchfen {kind}" for kind in KINDS], "forfeit"]


def test_a_portal_brings_a_point_and_a_way_to_the_twin():
    """IMM-BLD-02"""
    sides = {"light_murk": (0, 2), "dark_murk": (1, 2)}
    t = building("light_murk", sides=sides, slots={"0.a4": "light_oldford", "1.a4": "dark_murk"})
    t.choose("light_murk portal")
    assert (t.vp(0), t.built("light_murk"), t.built("dark_murk")) == (1, ["portal"], [])
    t.choose("a4")
    assert "dark_murk to light_murk" not in t.offers()
    t.choose("forfeit", "gold", "gold", "gold", "a4")
    assert "light_murk to dark_murk" in t.offers()


@pytest.mark.parametrize(("kind", "at_once"), [("shrine", 1), ("capital", 2)])
def test_a_building_brings_points_at_once_and_one_more_at_every_scoring(kind, at_once):
    """IMM-BLD-03, IMM-BLD-04"""
    t = building("light_murk", sides={"light_murk": (0, 2)}, rounds=2).choose(f"light_murk {kind}")
    assert t.vp(0) == at_once
    assert rounds_end(t).vp(0) == at_once + 1


def test_a_portal_scores_only_once():
    """IMM-BLD-02"""
    t = building("light_murk", sides={"light_murk": (0, 2)}).choose("light_murk portal")
    assert rounds_end(t).vp(0) == 1


@pytest.mark.parametrize("kind", ["shrine", "capital"])
def test_the_owner_of_the_side_scores_a_building_not_its_builder(kind):
    """IMM-BLD-03, IMM-BLD-04"""
    tiles: dict[str, Any] = {f"{kind}s": ["light_murk"]}
    t = scene(at("scoring"), sides={"light_murk": (2, 1)}, vp={0: 2}, **tiles)
    assert [t.vp(seat) for seat in range(4)] == [2, 0, 1, 0]


@pytest.mark.parametrize("kind", ["shrines", "capitals"])
def test_a_side_with_a_building_takes_only_a_portal(kind):
    """IMM-BLD-05"""
    t = building("light_murk", sides={"light_murk": (0, 2)}, **{kind: ["light_murk"]})
    assert t.offers() == ["light_murk portal", "forfeit"]


def test_a_province_of_a_realm_has_one_capital_whoever_owns_it():
    """IMM-BLD-06"""
    sides = {"light_murk": (0, 2), "dark_murk": (0, 2), "light_reedmere": (1, 2)}
    t = building("murk", sides=sides, capitals=["light_reedmere"])
    assert "light_murk capital" not in t.offers()
    assert {"light_murk shrine", "dark_murk capital"} <= set(t.offers())


def test_a_side_has_one_portal_its_twin_and_a_building_may_stand_beside():
    """IMM-BLD-07"""
    sides = {"light_murk": (0, 2), "dark_murk": (0, 2)}
    t = building("murk", sides=sides, portals=["light_murk"])
    assert "light_murk portal" not in t.offers()
    assert {"light_murk shrine", "dark_murk portal"} <= set(t.offers())
    t.choose("light_murk shrine")
    assert t.built("light_murk") == ["shrine", "portal"]


def test_what_is_built_stays_when_the_side_changes_hands():
    """IMM-BLD-08"""
    t = battle("B", "00", portals=[GOAL], shrines=[GOAL])
    assert t.side(GOAL) == (0, 2)
    assert t.built(GOAL) == ["shrine", "portal"]
    assert rounds_end(t).said("scored") == [
        {"seat": 0, "item": "sides", "count": 2, "points": 1},
        {"seat": 0, "item": "shrines", "count": 1, "points": 1},
    ]


def test_what_is_built_stays_on_a_deserted_side_and_scores_for_nobody():
    """IMM-BLD-08"""
    t = battle("B", "01", capitals=[GOAL])
    assert t.side(GOAL) == (-1, 0)
    assert t.built(GOAL) == ["capital"]
    assert {scored["item"] for scored in rounds_end(t).said("scored")} == {"sides"}


def test_a_portal_serves_whoever_owns_its_side():
    """IMM-BLD-09"""
    sides = {"light_murk": (2, 3), "dark_murk": (1, 2)}
    t = scene(marker=2, sides=sides, portals=["light_murk"], slots={"2.a4": "dark_murk"}, vp={0: 1}).choose("a4")
    assert "light_murk to dark_murk" in t.offers()


def test_a_side_that_can_take_nothing_more_makes_building_impossible():
    """IMM-BLD-10"""
    t = building("light_murk", sides={"light_murk": (0, 2)}, portals=["light_murk"], shrines=["light_murk"])
    assert t.asks() == "0 compensation"
    assert (t.energy(0), t.gold(0)) == (2, 2)


@pytest.mark.parametrize("kind", KINDS)
def test_all_three_kinds_cost_the_same(kind):
    """IMM-BLD-11"""
    t = building("light_murk", sides={"light_murk": (0, 2)}).choose(f"light_murk {kind}")
    assert t.said("paid") == [{"seat": 0, "energy": 2, "gold": 2}]


def test_home_and_goal_border_each_other():
    """The battles of these tests are fought between two sides of the same realm."""
    t = planned("a4", GOAL, sides={HOME: (0, 2)}).choose("a4")
    assert f"{HOME} to {GOAL}" in t.offers()
