"""How sure a share is: Wilson's interval for games that stand alone, the bootstrap for games that belong together."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

T = TypeVar("T")

Z95 = 1.959963984540054
"""The normal distribution has 2.5 % beyond it on either side."""
ROUNDS = 1000
"""How often the bootstrap draws."""

Interval = tuple[float, float]


def wilson(won: float, n: int, z: float = Z95) -> Interval:
    """Wilson's interval of a share; a drawn game is half a win. Without games nothing is known."""
    if n == 0:
        return 0.0, 1.0
    p = won / n
    spread = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    middle = p + z * z / (2 * n)
    # The ends are exact where nothing or everything was won, but not as numbers are rounded.
    return (middle - spread) / scale if won > 0 else 0.0, (middle + spread) / scale if won < n else 1.0


def quantile(ordered: Sequence[float], q: float) -> float:
    """The value below which a part q of the ordered values lies, straight between neighbours."""
    place = q * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    if ordered[low] == ordered[high]:
        return ordered[low]
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def bootstrap(
    units: Sequence[T], statistic: Callable[[Sequence[T]], float], seed: int = 0, rounds: int = ROUNDS
) -> Interval:
    """The middle 95 % of a statistic over samples drawn from the units with replacement. A unit is what belongs
    together: all games of one deal."""
    chance = random.Random(seed)
    found = sorted(statistic(chance.choices(units, k=len(units))) for _ in range(rounds))
    return quantile(found, 0.025), quantile(found, 0.975)
