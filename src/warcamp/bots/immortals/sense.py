"""What a search knows of Immortals.

Plans are the quick player's: to tell one from another takes more worlds than there is time for. What is searched is
which card is revealed next, and the attacks. The cards on others' slots are taken from some plans that they may have
made. Worlds are played to the end of the round, and what is hoped for then is what counts.
"""

from __future__ import annotations

from typing import Any, Final

from warcamp.engine.flow import Decision, Position
from warcamp.engine.source import Fast
from warcamp.games.immortals.state import NO_PLAN, READY, RESOLUTION, Immortals

from ..sense import Sense
from .evaluation import Evaluation, fitted
from .suspicion import Suspicion
from .swift import Swift
from .taste import SEASONED, taste

NOISE: Final = 0.25
SEARCHED: Final = ("reveal", "attack", "attack_or_move")
"""Questions that are worth a search; the quick player answers the others about as well as anybody."""


class ImmortalsSense(Sense):
    """Values are chances to win, playouts are the quick player's with noise."""

    def __init__(self, evaluation: Evaluation | None = None, noise: float = NOISE) -> None:
        self.evaluation = evaluation if evaluation is not None else fitted()
        likes = taste(SEASONED)
        self.quick = Swift(noise, likes, True)
        self.sober = Swift(0.0, likes)
        self.chance = Fast(0)
        self.round = 0
        self.suspicion = Suspicion()

    def seats(self, s: Any) -> int:
        table: Immortals = s
        return table.seats

    def value(self, s: Any) -> list[float]:
        table: Immortals = s
        if not table.over:
            return self.evaluation.hopes(table)
        out = [0.0] * table.seats
        for p in table.winners:
            out[p] = 1.0 / len(table.winners)
        return out

    def ranked(self, s: Any, d: Decision) -> list[int]:
        """By the quick player's scores."""
        scores = self.sober.scores(s, d)
        order = sorted(range(len(scores)), key=lambda k: -scores[k])
        return [d.options[k] for k in order]

    # ---- usual answers ----------------------------------------------------------------------------------------------
    def usual(self, s: Any, d: Decision, chance: Fast) -> int:
        table: Immortals = s
        if d.kind == "plan":
            if table.plan[d.seat] == NO_PLAN:
                self.quick.adopt(table, d.seat, chance)
                lay_all(table, d.seat, self.quick.plans[d.seat])
            return READY
        return self.quick.pick(table, d, chance)

    def routine(self, d: Decision) -> bool:
        return d.kind not in SEARCHED

    def easy(self, s: Any, d: Decision) -> int:
        """Plans, and questions of detail."""
        table: Immortals = s
        return -1 if d.kind in SEARCHED else d.options.index(self.sober.pick(table, d, self.chance))

    def mixes(self, d: Decision) -> bool:
        return False

    # ---- worlds -----------------------------------------------------------------------------------------------------
    def look(self, s: Any, d: Decision) -> None:
        table: Immortals = s
        self.round = table.round
        self.suspicion.begin(table)

    def recall(self, world: Position, seat: int) -> None:
        """Others have planned as they usually would."""
        table: Immortals = world.s
        if table.phase == RESOLUTION:
            for p in range(table.seats):
                if p != seat and table.covered[p]:
                    self.suspicion.lay(table, p, seat, self.quick, self.chance)

    def follow(self, world: Position) -> int:
        """Play on to the end of the round."""
        table: Immortals = world.s
        return 0 if table.round == self.round else -1


def lay_all(s: Immortals, seat: int, plan: list[int]) -> None:
    """A whole plan at once, in a world of one's own."""
    found = list(s.plan)
    found[seat] = tuple(plan)
    s.plan = tuple(found)
