"""A greedy player of Immortals: the quick player without noise."""

from __future__ import annotations

from warcamp.engine.flow import Decision, Position
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise

from .swift import Swift


class GreedyBot:
    """Deterministic for its seed. It remembers the plan that it is laying."""

    def __init__(self, seed: int) -> None:
        self.source = Fast(seed)
        self.swift = Swift()

    def pick(self, position: Position, seat: int, decision: Decision) -> int:
        return self.swift.pick(determinise(position, seat, self.source).s, decision, self.source)
