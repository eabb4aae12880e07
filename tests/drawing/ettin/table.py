"""Tables of Ettin to be drawn."""

import random
from typing import Any

from tests.drawing.suites.drawn import Drawn
from warcamp.drawing.ettin.drawing import EttinDrawing
from warcamp.engine.flow import Decision
from warcamp.engine.match import Match
from warcamp.games.ettin.game import ETTIN

LIKED = ("accept", "yes")


def options(players: int) -> dict[str, Any]:
    return {"nations": "choose" if players < 6 else "random", "first": 0}


def pick(match: Match, d: Decision, chance: random.Random) -> int:
    """Adventures are tried and proposals accepted where that can be, so that games come to everything."""
    liked = [o for o in d.options if ETTIN.option_name(match.position.s, d, o) in LIKED]
    return liked[0] if liked and chance.random() < 0.7 else chance.choice(d.options)


DRAWING = EttinDrawing()
DRAWN = Drawn(DRAWING, options, pick, lately=80)
words, games, sight, regions = DRAWN.words, DRAWN.games, DRAWN.sight, DRAWN.regions
