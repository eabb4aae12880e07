"""The course of a round, and its first phase: a Conflict card, then cubes out of limbo."""

from __future__ import annotations

from warcamp.engine.view import view

from .table import FOUR, Table, at

SIDES = """
[sides]
light_murk = [0, 1]
light_heartwood = [0, 2]
dark_murk = [0, 1]
light_oldford = [1, 1]
dark_oldford = [2, 1]
"""


def reinforcing(limbos: str, top: str = "", tables: str = SIDES) -> Table:
    """Nobody has drawn a card; the question is who reinforces."""
    t = Table(at("reinforcement") + top + tables + "[limbo]\n" + limbos)
    while t.asks().endswith("draw"):
        t.choose("skip")
    return t


# ---- the round ------------------------------------------------------------------------------------------------------
def test_a_round_has_four_phases_in_their_order() -> None:
    """IMM-ROUND-01"""
    t = Table(at("reinforcement") + "rounds = 2\n")
    while not t.position.over:
        t.choose("skip") if t.asks().endswith("draw") else t.ready()
    phases = ["reinforcement", "planning", "resolution", "scoring"]
    assert [row["phase"] for row in t.said("phase")] == phases * 2
    assert t.said("round") == [{"round": 1, "rounds": 2}, {"round": 2, "rounds": 2}]


MARKER = """
[slots]
"2.m1" = "magic_card_or_first_2"
"1.m1" = "blank_1_0"
[gold]
2 = 3
"""


def test_the_order_of_a_round_stays_when_the_marker_changes_hands() -> None:
    """IMM-ROUND-02: seat 2 takes it; 3, not 0, comes next, and seat 2 is first in the next round."""
    t = Table(FOUR + "marker = 1\n" + MARKER)
    assert t.asks() == "1 reveal"
    t.choose("pass", "gold")
    assert t.asks() == "2 reveal"
    t.choose("m1", "marker")
    assert [row["seat"] for row in t.said("standing")] == [2, 3, 0, 1], "the left neighbour of seat 1 scores first"
    assert (t.s.round, t.s.first, t.asks()) == (2, 2, "2 draw")


def test_the_marker_does_not_move_by_itself() -> None:
    """IMM-ROUND-03"""
    t = Table(at("reinforcement") + "marker = 3\n")
    for number in range(1, 6):
        assert (t.s.round, t.s.marker, t.asks()) == (number, 3, "3 draw")
        t.choose("skip", "skip", "skip", "skip").ready()
    assert (t.position.over, t.said("marker")) == (True, [])


def test_after_scoring_the_next_round_begins_unless_it_was_the_last() -> None:
    """IMM-ROUND-04"""
    t = Table(at("scoring") + "round = 2\nrounds = 3\n")
    assert (t.position.over, t.s.round, t.phase()) == (False, 3, "reinforcement")
    assert Table(at("scoring") + "round = 3\nrounds = 3\n").position.over


# ---- reinforcements -------------------------------------------------------------------------------------------------
def test_each_may_draw_one_conflict_card_that_the_others_do_not_see() -> None:
    """IMM-REINF-01: in turn order, before anybody reinforces."""
    t = Table(at("reinforcement") + "marker = 2\n" + SIDES + "[limbo]\n2 = [0, 3]", ["dark_murk", "light_greenmarch"])
    assert (t.asks(), t.offers()) == ("2 draw", ["draw", "skip"])
    t.choose("draw")
    assert (t.cards(2), t.asks()) == (["dark_murk"], "3 draw")
    assert [t.knows(p, "dark_murk") for p in range(4)] == [False, False, True, False]
    assert view(t.position, 0)["zones"]["hand 2"] == [-1] * 9
    t.choose("skip")
    assert t.cards(3) == []
    t.choose("draw", "skip")
    assert (t.cards(0), t.asks()) == (["light_greenmarch"], "2 reinforce")


def test_players_reinforce_clockwise_from_the_first() -> None:
    """IMM-REINF-02"""
    t = reinforcing("0 = [3, 0]\n1 = [3, 0]\n2 = [0, 3]", "marker = 2\n")
    assert t.asks() == "2 reinforce"
    assert t.choose("dark_oldford").asks() == "0 reinforce"
    assert t.choose("light_murk").asks() == "1 reinforce"
    assert t.choose("light_oldford").asks() == "0 plan"


def test_one_cube_comes_for_every_three_in_a_limbo_each_limbo_by_itself() -> None:
    """IMM-REINF-03: seven make two, counted once; two and two make none."""
    t = reinforcing("0 = [7, 2]")
    t.choose("light_murk", "light_murk")
    assert (t.side("light_murk"), t.limbo(0), t.asks()) == ((0, 3), (5, 2), "0 plan")
    assert reinforcing("0 = [2, 2]").asks() == "0 plan"
    t = reinforcing("0 = [4, 3]").choose("light_murk")
    assert t.limbo(0) == (3, 3)
    assert t.offers() == ["none", "dark_murk"], "the three left are not counted again"


def test_cubes_go_to_own_sides_of_their_limbos_realm() -> None:
    """IMM-REINF-04"""
    t = reinforcing("0 = [3, 3]")
    assert t.offers() == ["none", "light_heartwood", "light_murk"]
    t.choose("light_heartwood")
    assert t.offers() == ["none", "dark_murk"]
    t.choose("dark_murk")
    assert (t.side("light_heartwood"), t.side("dark_murk"), t.limbo(0)) == ((0, 3), (0, 2), (2, 2))


def test_cubes_of_one_limbo_may_go_to_different_sides() -> None:
    """IMM-REINF-05"""
    t = reinforcing("0 = [6, 0]").choose("light_murk", "light_heartwood")
    assert (t.side("light_murk"), t.side("light_heartwood")) == ((0, 2), (0, 3))


def test_one_may_send_fewer_or_none() -> None:
    """IMM-REINF-06"""
    t = reinforcing("0 = [6, 3]").choose("light_murk", "none", "none")
    assert (t.limbo(0), t.asks()) == ((5, 3), "0 plan")


def test_without_a_side_in_a_realm_nobody_comes_there() -> None:
    """IMM-REINF-07: seat 1 has no dark side, seat 3 no side at all."""
    t = reinforcing("1 = [0, 9]\n3 = [9, 9]")
    assert (t.asks(), t.limbo(1), t.limbo(3)) == ("0 plan", (0, 9), (9, 9))


def test_reinforcement_is_free_and_open_to_all_eyes() -> None:
    """IMM-REINF-08"""
    t = reinforcing("0 = [3, 0]", tables=SIDES + "[gold]\n0 = 1\n[energy]\n0 = 1\n").choose("light_murk")
    assert (t.gold(0), t.energy(0), t.said("paid")) == (1, 1, [])
    assert t.said("reinforced") == [{"seat": 0, "side": "light_murk"}]
    assert all(event.seen == -1 for event in t.told("reinforced"))
    assert view(t.position, 3)["public"]["limbo"][:2] == [2, 0]
