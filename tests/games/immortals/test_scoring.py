"""Phase 4, Scoring (IMM-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from warcamp.games.immortals.rules.scoring import round_points

from .battlefield import scene
from .table import Table, at

IRON_CROWN = ["mountainhome", "forge_fire", "deepdelve", "eagle_spire", "foothold"]
SCATTERED = ["mountainhome", "forge_fire", "treehome", "heartwood", "meadowhome", "borderland", "kingshome", "murk"]


def scored(sides: dict[str, tuple[int, int]], **things) -> Table:
    """A round has just been scored, with one to come."""
    things.setdefault("rounds", 2)
    return scene(at("scoring"), sides=sides, **things)


def owned(regions: list[str], realm: str = "light", seat: int = 0) -> dict[str, tuple[int, int]]:
    return {f"{realm}_{region}": (seat, 1) for region in regions}


def items(t: Table, seat: int = 0) -> dict[str, tuple[int, int]]:
    """By item: how many, and the points."""
    return {e["item"]: (e["count"], e["points"]) for e in t.said("scored") if e["seat"] == seat}


@pytest.mark.parametrize(("first", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2])])
@pytest.mark.parametrize("marker", [1, 3])
def test_the_left_neighbour_of_this_rounds_first_player_scores_first(first, order, marker):
    """IMM-SCORE-01"""
    t = scored({}, first=first, marker=marker)
    assert [e["seat"] for e in t.said("standing")] == order


def test_all_players_score_at_the_end_of_every_round():
    """IMM-SCORE-01"""
    sides = {f"dark_{region}": (k // 2, 1) for k, region in enumerate(SCATTERED)}
    t = scored(sides, rounds=2)
    assert [t.vp(seat) for seat in range(4)] == [1, 1, 1, 1]
    assert t.phase() == "reinforcement"


@pytest.mark.parametrize(("light", "dark", "points"), [(1, 0, 0), (1, 1, 1), (2, 1, 1), (3, 2, 2), (4, 4, 4)])
def test_two_sides_in_whatever_realm_bring_a_point(light, dark, points):
    """IMM-SCORE-02"""
    t = scored({**owned(SCATTERED[:light]), **owned(SCATTERED[:dark], "dark")})
    assert items(t) == {"sides": (light + dark, points)}
    assert t.vp(0) == points


def test_each_shrine_on_an_own_side_brings_a_point():
    """IMM-SCORE-03"""
    t = scored({"light_murk": (0, 1), "dark_murk": (1, 1)}, shrines=["light_murk", "dark_murk", "light_oldford"])
    assert items(t) == {"sides": (1, 0), "shrines": (1, 1)}
    assert [t.vp(seat) for seat in range(4)] == [1, 1, 0, 0]


def test_each_capital_on_an_own_side_brings_a_point():
    """IMM-SCORE-04"""
    t = scored({"light_murk": (0, 1), "dark_murk": (1, 1)}, capitals=["light_murk", "dark_murk", "light_oldford"])
    assert items(t) == {"sides": (1, 0), "capitals": (1, 1)}
    assert [t.vp(seat) for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.parametrize(("number", "provinces"), [(2, 0), (3, 1), (4, 1)])
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_three_or_four_sides_of_a_province_bring_two_points(number, provinces, realm):
    """IMM-SCORE-05"""
    t = scored(owned(IRON_CROWN[:number], realm))
    assert items(t).get("provinces", (0, 0)) == (provinces, 2 * provinces)
    assert t.vp(0) == number // 2 + 2 * provinces


def test_a_province_counts_apart_in_each_realm():
    """IMM-SCORE-05"""
    t = scored({**owned(IRON_CROWN[:2]), **owned(IRON_CROWN[:2], "dark")})
    assert items(t) == {"sides": (4, 2)}
    t = scored({**owned(IRON_CROWN[:3]), **owned(IRON_CROWN[:4], "dark")})
    assert items(t)["provinces"] == (2, 4)


def test_a_complete_province_brings_three_points_instead():
    """IMM-SCORE-06"""
    t = scored(owned(IRON_CROWN))
    assert items(t) == {"sides": (5, 2), "full_provinces": (1, 3)}
    assert t.vp(0) == 5


def test_a_side_counts_in_every_item_it_fits():
    """IMM-SCORE-07"""
    sides = {**owned(IRON_CROWN), **owned(IRON_CROWN[:3], "dark")}
    t = scored(sides, shrines=["light_foothold", "dark_mountainhome"], capitals=["light_mountainhome"])
    assert items(t) == {
        "sides": (8, 4),
        "shrines": (2, 2),
        "capitals": (1, 1),
        "provinces": (1, 2),
        "full_provinces": (1, 3),
    }
    assert t.vp(0) == 12


def test_the_points_to_come_are_those_that_are_scored():
    """IMM-SCORE-07"""
    sides = {**owned(IRON_CROWN), **owned(IRON_CROWN[:3], "dark")}
    things: dict[str, Any] = {"shrines": ["light_foothold"], "capitals": ["light_mountainhome"]}
    t = scene(sides=sides, slots={"0.a1": "dark_mountainhome"}, **things)
    assert round_points(t.s, 0) == scored(sides, **things).vp(0) == 11


def test_cards_resources_limbo_tower_and_tray_score_nothing():
    """IMM-SCORE-08"""
    t = scored(
        {},
        hand={0: [*IRON_CROWN, "light_murk", "dark_murk"]},
        gold={0: 30},
        energy={0: 30},
        limbo={0: (9, 9)},
        tower="000/00",
        tray="000",
        portals=["light_murk"],
    )
    assert [t.vp(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_the_total_goes_on_beyond_sixty():
    """IMM-SCORE-09"""
    t = scored(owned(IRON_CROWN), vp={0: 58, 1: 130})
    assert (t.vp(0), t.vp(1)) == (63, 130)
    assert {e["seat"]: e["points"] for e in t.said("standing")} == {0: 63, 1: 130, 2: 0, 3: 0}
