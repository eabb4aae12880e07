"""Tables of Immortals to be drawn: matches of one round."""

import random
from typing import Any

from tests.drawing.suites.drawn import Drawn
from warcamp.drawing.immortals.drawing import ImmortalsDrawing
from warcamp.engine.flow import Decision
from warcamp.engine.match import Match


def options(players: int) -> dict[str, Any]:
    return {"rounds": 1}


def pick(match: Match, d: Decision, chance: random.Random) -> int:
    """Seldom given up, and after some steps of planning ready."""
    ready = d.kind == "plan" and chance.random() < 0.1
    rather = [o for o in d.options if o != -1] or d.options
    return 0 if ready else chance.choice(rather if chance.random() < 0.8 else d.options)


DRAWING = ImmortalsDrawing()
DRAWN = Drawn(DRAWING, options, pick)
words, games, sight, regions = DRAWN.words, DRAWN.games, DRAWN.sight, DRAWN.regions
