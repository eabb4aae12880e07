"""What a search knows of Ettin.

All pairs and alliances of the table play at once, and what happens at the far end of it matters little for an answer
here. So a search follows the strand that its question was asked in, and judges the position when that strand is over.
"""

from __future__ import annotations

from typing import Any, Final

from warcamp.engine.flow import Decision, Position
from warcamp.engine.source import Fast
from warcamp.games.ettin.state import PRODUCE, Ettin

from ..sense import Sense
from .evaluation import Evaluation, fitted
from .memory import Memory
from .swift import Swift

EASY: Final = ("initiative", "next_initiative", "nation", "deck_spoil", "produce", "gate")
"""Questions on which a search would be wasted."""


class EttinSense(Sense):
    """Payoff and hope are the alliance's; what is usual is what the swift player does."""

    def __init__(self, evaluation: Evaluation | None = None, noise: float = 1.0, remembers: bool = True) -> None:
        self.evaluation = evaluation if evaluation is not None else fitted()
        self.swift = Swift(noise)
        self.memory = Memory()
        self.remembers = remembers
        self.strand = ""
        self.phase = 0
        self.moment = 0

    def seats(self, s: Any) -> int:
        table: Ettin = s
        return table.seats

    def value(self, s: Any) -> list[float]:
        table: Ettin = s
        out = [0.0] * table.seats
        if table.over:
            for r in table.winners:
                out[table.controller[r]] = 1.0
            return out
        size = 1 if table.realms == 2 else 2
        hopes = self.evaluation.alliances(table)
        for r in range(table.realms):
            out[table.controller[r]] = hopes[r // size]
        return out

    def ranked(self, s: Any, d: Decision) -> list[int]:
        scores = self.swift.scores(s, d)
        order = sorted(range(len(scores)), key=lambda k: -scores[k])
        return [d.options[k] for k in order]

    def usual(self, s: Any, d: Decision, chance: Fast) -> int:
        return self.swift.pick(s, d, chance)

    def easy(self, s: Any, d: Decision) -> int:
        """The answer where no thought is needed."""
        if d.kind not in EASY:
            return -1
        scores = self.swift.scores(s, d)
        best = 0
        for k in range(len(scores)):
            if scores[k] > scores[best]:
                best = k
        return best

    def public(self, d: Decision) -> bool:
        """Where a card is laid can be seen, whatever it is (ETT-DEP-07, ETT-DEP-09)."""
        return d.kind == "place"

    def mixes(self, d: Decision) -> bool:
        """Who recruits what is chosen at once, but nobody gains by being hard to read there."""
        return False

    def look(self, s: Any, d: Decision) -> None:
        table: Ettin = s
        self.memory.look(table, d.seat)
        self.strand = d.strand.partition("/")[0]
        self.phase = table.phase
        self.moment = moment(table)

    def recall(self, world: Position, seat: int) -> None:
        if self.remembers:
            self.memory.recall(world, seat)

    def follow(self, world: Position) -> int:
        s: Ettin = world.s
        if moment(s) != self.moment:
            return -1
        asks = world.pending
        for i in range(len(asks)):
            strand = asks[i].strand
            if strand == self.strand or strand.startswith(self.strand + "/"):
                return i
        return 0 if self.phase == PRODUCE or s.realms == 2 else -1


def moment(s: Ettin) -> int:
    """Changes whenever all pairs are through with a part of the game."""
    return (s.age * 16 + s.phase) * 4 + s.draft
