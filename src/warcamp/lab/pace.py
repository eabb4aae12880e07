"""How long bots think: CPU time a decision, kept as counts on a fine scale, so that many games can be put together."""

from __future__ import annotations

from collections.abc import Mapping
from math import log10

STEPS = 40
"""Steps a power of ten: each is 6 % wide."""
LEAST = 1e-6


class Pace:
    """Decisions by how long they took."""

    def __init__(self, counts: Mapping[str, int] | None = None, seconds: float = 0.0) -> None:
        self.counts = {int(step): n for step, n in (counts or {}).items()}
        self.seconds = seconds

    def add(self, seconds: float) -> None:
        step = round(STEPS * log10(max(LEAST, seconds) / LEAST))
        self.counts[step] = self.counts.get(step, 0) + 1
        self.seconds += seconds

    def join(self, other: Pace) -> None:
        for step, n in other.counts.items():
            self.counts[step] = self.counts.get(step, 0) + n
        self.seconds += other.seconds

    @property
    def decisions(self) -> int:
        return sum(self.counts.values())

    def mean(self) -> float:
        return self.seconds / max(1, self.decisions)

    def quantile(self, q: float) -> float:
        """Seconds that a part q of the decisions does not exceed."""
        left = q * self.decisions
        for step in sorted(self.counts):
            left -= self.counts[step]
            if left <= 0:
                return float(LEAST * 10 ** (step / STEPS))
        return 0.0

    def stored(self) -> dict[str, int]:
        return {str(step): self.counts[step] for step in sorted(self.counts)}
