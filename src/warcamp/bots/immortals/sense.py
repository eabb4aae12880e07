"""What a search knows of Immortals.

Whole plans are compared, not single cards; then the chosen one is laid without more thought. The others' plans are made
anew in every world; once all have planned, the cards on their slots are taken from some plans that they may have made.
Worlds are played to the end of the round, and what is hoped for then is what counts.
"""

from __future__ import annotations

from typing import Any, Final

from warcamp.engine.chance import ascending
from warcamp.engine.flow import Decision, Position
from warcamp.engine.source import Fast
from warcamp.games.immortals.layout import HAND, SEAT_ZONES
from warcamp.games.immortals.state import NO_PLAN, NONE, READY, RESOLUTION, Immortals

from ..sense import Sense
from .evaluation import Evaluation, fitted
from .ideas import plans
from .planning import Aim
from .suspicion import Suspicion
from .swift import Swift
from .taste import SEASONED, taste

NOISE: Final = 0.25
SEARCHED: Final = ("plan", "reveal", "attack", "attack_or_move")
"""Questions that are worth a search; the quick player answers the others about as well as anybody."""
IDEA: Final = 4096
"""An idea is the number of a plan times this, and the first step of it."""


class ImmortalsSense(Sense):
    """Values are chances to win, playouts are the quick player's with noise. Without `plans` the quick player plans,
    which is as good where there is little time: a plan takes a hundred worlds and more to tell from another."""

    def __init__(self, evaluation: Evaluation | None = None, noise: float = NOISE, plans: bool = True) -> None:
        self.evaluation = evaluation if evaluation is not None else fitted()
        likes = taste(SEASONED)
        self.quick = Swift(noise, likes)
        self.quick.hasty = True
        self.sober = Swift(0.0, likes)
        self.searched: list[str] = [kind for kind in SEARCHED if plans or kind != "plan"]
        self.chance = Fast(0)
        self.round = 0
        self.suspicion = Suspicion()
        self.made_for: list[int] = []
        self.made: list[list[int]] = []
        self.steps: list[int] = []

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

    # ---- plans as ideas ---------------------------------------------------------------------------------------------
    def think_up(self, s: Immortals, seat: int) -> None:
        """The plans of a seat, made once for a table that looks so to it."""
        key = [s.round, seat, *ascending(s.zones.cards[seat * SEAT_ZONES + HAND]), -1, *s.owner, *s.cubes]
        if key == self.made_for:
            return
        self.made_for = key
        self.made = plans(s, seat, self.sober.chances, self.sober.taste)
        self.steps = []
        for plan in self.made:
            self.sober.plans[seat] = plan
            self.steps.append(self.sober.step(s, seat))

    def open(self, s: Any, d: Decision) -> list[int]:
        if d.kind != "plan":
            return d.options
        table: Immortals = s
        self.think_up(table, d.seat)
        return [k * IDEA + self.steps[k] for k in range(len(self.made))]

    def first(self, kind: str, idea: int) -> int:
        return idea % IDEA if kind == "plan" else idea

    def enact(self, s: Any, d: Decision, idea: int, chance: Fast) -> int:
        """In a world the whole plan is laid at once."""
        if d.kind != "plan":
            return idea
        table: Immortals = s
        lay_all(table, d.seat, self.made[idea // IDEA])
        return READY

    def commit(self, s: Any, d: Decision, idea: int) -> int:
        if d.kind != "plan":
            return idea
        table: Immortals = s
        self.think_up(table, d.seat)
        self.sober.plans[d.seat] = self.made[idea // IDEA]
        return self.sober.step(table, d.seat)

    def ranked(self, s: Any, d: Decision) -> list[int]:
        """Plans as they were thought up; else by the quick player's scores."""
        if d.kind == "plan":
            return self.open(s, d)
        scores = self.sober.scores(s, d)
        order = sorted(range(len(scores)), key=lambda k: -scores[k])
        return [d.options[k] for k in order]

    # ---- usual answers ----------------------------------------------------------------------------------------------
    def usual(self, s: Any, d: Decision, chance: Fast) -> int:
        table: Immortals = s
        if d.kind == "plan":
            if table.plan[d.seat] == NO_PLAN:
                self.quick.adopt(table, d.seat, Aim(NONE, 1.0, 1.0, self.quick.noise), chance)
                lay_all(table, d.seat, self.quick.plans[d.seat])
            return READY
        return self.quick.pick(table, d, chance)

    def routine(self, d: Decision) -> bool:
        return d.kind not in self.searched

    def easy(self, s: Any, d: Decision) -> int:
        """Questions of detail, and a plan that is being laid."""
        table: Immortals = s
        if d.kind == "plan" and "plan" in self.searched:
            if table.plan[d.seat] == NO_PLAN or not self.sober.follows(table, d.seat):
                return -1
            return d.options.index(self.sober.step(table, d.seat))
        if d.kind in self.searched:
            return -1
        return d.options.index(self.sober.pick(table, d, self.chance))

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
