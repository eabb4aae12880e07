"""How everybody stands."""

from __future__ import annotations

from warcamp.drawing.sight import Score
from warcamp.games.immortals.standing import ranking

from .scene import LOOKS, Scene


def scores(scene: Scene) -> list[Score]:
    """The best first; points are scored round by round and kept as one sum (IMM-SCORE-09)."""
    s = scene.s
    return [Score(scene.player(p), LOOKS[p], s.vp[p], winner=p in s.winners, note=scene.tribes(p)) for p in ranking(s)]
