"""How everybody stands, by where the points come from, and round by round."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.drawing.sight import Score
from warcamp.games.immortals.chronicle import gained_text
from warcamp.games.immortals.rules.scoring import cubes_on_board
from warcamp.games.immortals.standing import SOURCES, Round, by_source, ranking, rounds_told

from .scene import LOOKS, Scene


def scores(scene: Scene) -> list[Score]:
    """The best first (IMM-END-02, IMM-SCORE-07); between equals the cubes on the board are told (IMM-END-03)."""
    rounds = rounds_told(scene.s, scene.sight.told)
    return [score(scene, rounds, p) for p in ranking(scene.s)]


def score(scene: Scene, rounds: Sequence[Round], p: int) -> Score:
    s = scene.s
    words = [scene.text(f"im-source-{source}") for source in SOURCES]
    parts = list(zip(words, by_source(rounds, p), strict=True))
    lines = [gained_text(scene, found.number, found.gains[p]) for found in rounds]
    note = scene.tribes(p)
    if s.over and s.vp.count(s.vp[p]) > 1:
        note += " · " + scene.text("im-cubes", cubes=cubes_on_board(s, p))
    return Score(scene.player(p), LOOKS[p], s.vp[p], parts, p in s.winners, note, lines)
