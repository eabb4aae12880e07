"""Whole plans for a round of Immortals that are worth comparing: the usual one and some with other aims."""

from __future__ import annotations

from typing import Final

from warcamp.engine.source import Fast
from warcamp.games.immortals.state import NONE, Immortals
from warcamp.games.immortals.tables import SIDES

from .planning import Aim, Planner
from .quick_odds import Chances
from .taste import Taste
from .worth import Outlook

TARGETS: Final = 8
"""Sides that plans are made to attack."""
VARIANTS: Final = 6
"""Plans with noise."""
STIR: Final = 0.7


def aims(s: Immortals, p: int, look: Outlook) -> list[Aim]:
    """The usual aim first, then attacks on the sides that promise most, then more or less of something."""
    found = [Aim()]
    planner = Planner(s, p, look, Aim(), Fast(0))
    planner.find_pairs()
    best: list[float] = [0.0] * SIDES
    for k in range(len(planner.pairs)):
        target = planner.pairs[k] % SIDES
        value = planner.values[3 * k + 1]
        if value > best[target]:
            best[target] = value
    order = sorted(range(SIDES), key=lambda side: -best[side])
    for side in order[:TARGETS]:
        if best[side] > 0.0:
            found.append(Aim(side))
    found += [Aim(NONE, 0.0), Aim(NONE, 1.7), Aim(NONE, 0.6), Aim(NONE, 1.0, 1.8), Aim(NONE, 1.0, 0.5)]
    found += [Aim(NONE, 1.0, 1.0, STIR) for _ in range(VARIANTS)]
    return found


def plans(s: Immortals, p: int, chances: Chances, taste: Taste) -> list[list[int]]:
    """The plans, each once. They depend only on what the seat knows."""
    look = Outlook(s, p, chances, taste)
    chance = Fast(s.round * 7 + p)
    out: list[list[int]] = []
    for aim in aims(s, p, look):
        plan = Planner(s, p, look, aim, chance).plan()
        if plan not in out:
            out.append(plan)
    return out
