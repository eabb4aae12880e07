"""How much somebody may ask for: token buckets, filled by the clock."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

REMEMBERED = 20_000
"""Keys kept; the one not used for longest is forgotten, and a forgotten bucket is a full one."""


class Buckets:
    """One bucket a key: `rate` tokens a second flow in, up to `most`. A rate of zero is no limit."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.level: OrderedDict[object, tuple[float, float]] = OrderedDict()

    def take(self, key: object) -> float:
        """Take a token: 0 when there was one, else the seconds until there is."""
        if self.rate <= 0:
            return 0.0
        now = self.clock()
        level, at = self.level.get(key, (self.most, now))
        level = min(self.most, level + (now - at) * self.rate)
        taken = level >= 1.0
        self.level[key] = (level - 1.0 if taken else level, now)
        self.level.move_to_end(key)
        if len(self.level) > REMEMBERED:
            self.level.popitem(last=False)
        return 0.0 if taken else (1.0 - level) / self.rate
