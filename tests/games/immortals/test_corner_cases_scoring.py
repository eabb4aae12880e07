"""Corner cases of Scoring and of the end, CC-48 to CC-53 and CC-56."""

from __future__ import annotations

import pytest

from warcamp.games.immortals.game import IMMORTALS

from .battlefield import scene
from .table import Table, at

COAST = ["kingshome", "white_falls", "shore_lake", "emerald_cliff", "pearl_haven"]


def scored(**things) -> Table:
    return scene(at("scoring"), **things)


def test_three_sides_in_the_light_and_two_in_the_dark():
    """CC-48, IMM-SCORE-02, IMM-SCORE-05, IMM-GEN-03"""
    light = {f"light_{region}": (0, 1) for region in COAST[:3]}
    t = scored(sides={**light, **{f"dark_{region}": (0, 1) for region in COAST[:2]}})
    assert {e["item"]: (e["count"], e["points"]) for e in t.said("scored")} == {"sides": (5, 2), "provinces": (1, 2)}
    assert t.vp(0) == 4


def test_a_complete_province_with_a_capital_and_two_shrines_brings_eight():
    """CC-49, IMM-SCORE-07"""
    sides = [f"dark_{region}" for region in COAST]
    t = scored(sides=dict.fromkeys(sides, (0, 1)), capitals=sides[:1], shrines=sides[1:3])
    assert t.vp(0) == 8


def test_a_shrine_on_an_empty_side_scores_for_nobody():
    """CC-50, IMM-BLD-08"""
    t = scored(shrines=["light_murk"], sides={"dark_murk": (0, 1)}, hand={0: ["murk"]})
    assert [t.vp(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_fifty_eight_and_seven_are_sixty_five():
    """CC-51, IMM-SCORE-09"""
    sides = [f"dark_{region}" for region in COAST]
    t = scored(sides=dict.fromkeys(sides, (0, 1)), shrines=sides[:2], vp={0: 58})
    assert t.vp(0) == 65
    assert [e["points"] for e in t.said("standing") if e["seat"] == 0] == [65]


@pytest.mark.parametrize(("first", "second", "winners"), [(17, 15, (0,)), (15, 17, (1,)), (16, 16, (0, 1))])
def test_a_tie_is_broken_by_the_cubes_on_sides(first, second, winners):
    """CC-52, IMM-END-03"""
    sides = {
        "light_murk": (0, first - 1),
        "dark_murk": (0, 1),
        "light_oldford": (1, second - 2),
        "dark_oldford": (1, 2),
    }
    t = scored(sides=sides, limbo={1: (10, 0)}, tower="11/1", tray="1", vp={0: 30, 1: 30}, round=5)
    assert t.s.over
    assert t.s.winners == winners


@pytest.mark.parametrize(("rounds", "number"), [("rulebook", 5), ("aid", 6)])
def test_four_players_play_five_rounds_or_six(rounds, number):
    """CC-53, IMM-OPT-01"""
    s = IMMORTALS.table(IMMORTALS.options({"players": 4, "rounds": rounds}), IMMORTALS.content())
    assert s.rounds == number
    for played in range(1, number + 1):
        assert scored(rounds=number, round=played).s.over == (played == number)
    assert IMMORTALS.table(IMMORTALS.options({"players": 4}), IMMORTALS.content()).rounds == 5


def test_the_marker_taken_in_a_round_changes_the_order_of_the_next_only():
    """CC-56, IMM-SCORE-01, IMM-ROUND-02"""
    slots = {"3.m1": "magic_card_or_first_3"}
    t = scene(slots=slots, gold={3: 1}, marker=1).choose("gold", "gold", "m1", "marker")
    assert [e["seat"] for e in t.said("standing")] == [2, 3, 0, 1]
    assert (t.s.round, t.s.first) == (2, 3)
    assert t.asks() == "3 draw"
