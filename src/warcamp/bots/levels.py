"""The levels that people play against: the same search everywhere, with more or less time to think.

A level has two budgets. Iterations are what it is worth: in the arena only they count, so that results depend on no
clock. The seconds are a cap for the sake of people, far above what the iterations take on an idle machine of today: on
a slow or busy one a bot rather plays a little worse than lets somebody wait.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from warcamp.engine.errors import BadInput

from .search import MARGIN, Search
from .sense import Sense

SLOW = 1.0
"""A level that may think for more seconds than this is slow: where many think at once, others go first."""


@dataclass(frozen=True, slots=True)
class Level:
    """How much a search may think, and in which way."""

    iterations: int
    seconds: float
    plies: int = 20
    curiosity: float = 0.5
    width: float = 1.0
    rivals: bool = True
    margin: int = MARGIN
    trust: float = 0.0
    thrifty: bool = False

    def search(self, sense: Sense, seed: int) -> Search:
        return Search(
            sense,
            seed,
            self.iterations,
            self.seconds,
            self.plies,
            self.curiosity,
            self.width,
            self.rivals,
            self.margin,
            self.trust,
            self.thrifty,
        )


def clash(iterations: int, seconds: float) -> Level:
    """Whole rounds are played on; few ideas, in the order that the quick player gives them."""
    return Level(iterations, seconds, plies=400, curiosity=0.15, width=0.7, margin=2, trust=0.2, thrifty=True)


def ettin(iterations: int, seconds: float) -> Level:
    """To the end of what a pair is at, with a tree for everybody in it."""
    return Level(iterations, seconds, plies=40, curiosity=0.15)


def immortals(iterations: int, seconds: float) -> Level:
    """To the end of the round, by the quick player for the others; few ideas, in the order that they come up."""
    return Level(
        iterations, seconds, plies=400, curiosity=0.1, width=0.4, rivals=False, margin=2, trust=0.2, thrifty=True
    )


LEVELS: dict[str, dict[str, Level]] = {
    "clash_of_rage": {
        "apprentice": clash(6, 0.5),
        "soldier": clash(40, 0.5),
        "captain": clash(240, 0.5),
        "warlord": clash(6000, 5.0),
    },
    "ettin": {
        "apprentice": ettin(4, 0.5),
        "soldier": ettin(16, 0.5),
        "captain": ettin(50, 0.5),
        "warlord": ettin(1200, 4.0),
    },
    "immortals": {
        "apprentice": immortals(3, 0.5),
        "soldier": immortals(12, 0.5),
        "captain": immortals(40, 0.5),
        "warlord": immortals(600, 4.0),
    },
}
"""By game, from the weakest to the strongest."""


def clash_sense() -> Sense:
    from .clash_of_rage.sense import ClashSense

    return ClashSense()


def ettin_sense() -> Sense:
    from .ettin.sense import EttinSense

    return EttinSense()


def immortals_sense() -> Sense:
    from .immortals.sense import ImmortalsSense

    return ImmortalsSense()


SENSES: dict[str, Callable[[], Sense]] = {
    "clash_of_rage": clash_sense,
    "ettin": ettin_sense,
    "immortals": immortals_sense,
}
"""By game: what a search knows of it. Its module is imported when it is wanted."""


def level_of(game: str, name: str) -> Level:
    found = LEVELS.get(game, {})
    if name not in found:
        raise BadInput("level", f"there is no level {name!r} for {game}; there are {', '.join(found) or 'none'}")
    return found[name]


def searcher(game: str, name: str, seed: int) -> Search:
    """The bot of a level."""
    return level_of(game, name).search(SENSES[game](), seed)


def is_slow(game: str, kind: str) -> bool:
    """Whether a bot may think so long that others should go first."""
    level = LEVELS.get(game, {}).get(kind)
    return level is not None and level.seconds > SLOW
