"""When enough games have been played: Wald's sequential test of one share against another."""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from warcamp.engine.errors import BadInput

OPEN, LOWER, HIGHER = "open", "lower", "higher"
"""No verdict yet; the share is taken to be the lower one; the higher one."""


@dataclass(frozen=True)
class Sprt:
    """Is the share `p0` or less, or `p1` or more? `alpha` is how often the higher one is wrongly believed, `beta` how
    often the lower one. A drawn game is half a win.

    Games are counted as if they stood alone. Those on one deal mostly do not: a good seat helps one bot in one game and
    the other in the next. That makes sums steadier, so that the test errs less often than it says."""

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The evidence at which the test ends on either side."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def evidence(self, won: float, n: int) -> float:
        """The logarithm of how much likelier the games are under the higher share."""
        return won * log(self.p1 / self.p0) + (n - won) * log((1 - self.p1) / (1 - self.p0))

    def verdict(self, won: float, n: int) -> str:
        low, high = self.bounds
        found = self.evidence(won, n)
        return LOWER if found <= low else HIGHER if found >= high else OPEN


def read_sprt(text: str) -> Sprt:
    """Two shares as they are typed: `0.5,0.55`."""
    try:
        p0, p1 = (float(word) for word in text.split(","))
    except ValueError as e:
        raise BadInput("--sprt", f"expected two shares like 0.5,0.55, got {text!r}") from e
    if not 0 < p0 < p1 < 1:
        raise BadInput("--sprt", f"expected two shares between 0 and 1, the lower one first, got {text!r}")
    return Sprt(p0, p1)
