"""The end of the game and its winners."""

from __future__ import annotations

from warcamp.games.immortals.game import IMMORTALS

from .table import Table, at

LAST = 'round = 5\nrounds = 5\ntower = "111/11"\ntray = "1"\n'


def scored(sides: str, vp: str = "", limbo: str = "", top: str = LAST) -> Table:
    """The scoring of the last round."""
    return Table(at("scoring") + top + f"[sides]\n{sides}\n[vp]\n{vp}\n[limbo]\n{limbo}\n")


def test_the_game_ends_after_the_scoring_of_the_last_round() -> None:
    """IMM-END-01"""
    t = scored("light_murk = [0, 1]\nlight_oldford = [0, 1]")
    assert (t.position.over, t.phase(), t.asks_all()) == (True, "scored", [])
    assert t.vp(0) == 1, "it has been scored"
    t = scored("light_murk = [0, 1]\nlight_oldford = [0, 1]", top="round = 4\nrounds = 5\n")
    assert (t.position.over, t.asks()) == (False, "0 draw")


def test_most_points_win() -> None:
    """IMM-END-02: the cubes on the board do not matter then."""
    t = scored("light_murk = [0, 30]\nlight_oldford = [1, 1]", "0 = 20\n1 = 21")
    assert (t.s.winners, t.said("victory")) == ((1,), [{"seat": 1}])
    assert IMMORTALS.scores(t.s) == [0.0, 1.0, 0.0, 0.0]


def test_a_tie_is_broken_by_the_cubes_on_the_board() -> None:
    """IMM-END-03: of both realms; limbo, tower and tray do not count."""
    sides = "light_murk = [0, 10]\ndark_oldford = [0, 7]\nlight_foothold = [1, 11]\nlight_heartwood = [1, 4]\n"
    t = scored(sides + "dark_foothold = [2, 40]", "0 = 20\n1 = 20", "1 = [5, 5]")
    assert (t.s.vp, t.s.winners) == ([21, 21, 0, 0], (0,))


def test_still_tied_they_share_the_victory() -> None:
    """IMM-END-04"""
    t = scored("light_murk = [0, 9]\nlight_oldford = [3, 9]\ndark_murk = [2, 8]", "0 = 20\n2 = 20\n3 = 20")
    assert (t.s.winners, [row["seat"] for row in t.said("victory")]) == ((0, 3), [0, 3])
    assert IMMORTALS.scores(t.s) == [1.0, 0.0, 0.0, 1.0]


def test_nobody_is_out_without_a_cube_on_the_board() -> None:
    """IMM-END-05: one still draws, plans, passes and collects."""
    t = Table(at("reinforcement") + "[sides]\nlight_murk = [0, 3]\n[limbo]\n1 = [9, 9]\n")
    t.choose("skip")
    assert t.asks() == "1 draw"
    t.force("light_murk").choose("draw", "skip", "skip")
    assert "1 plan" in t.asks_all()
    t.plan(1, "a4 light_murk", "a1 blank").ready()
    assert t.asks() == "0 compensation"
    t.choose("gold")
    assert t.asks() == "1 reveal"
    t.choose("pass", "energy")
    assert (t.energy(1), t.s.round) == (1, 2)
    assert t.said("standing")[0] == {"seat": 1, "points": 0}


def test_who_was_swept_off_the_board_can_win() -> None:
    """IMM-END-05"""
    assert scored("light_murk = [0, 3]", "1 = 9").s.winners == (1,)
