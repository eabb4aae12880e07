"""The games that there are environments for. What numbers a game's actions and sight is imported when it is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from warcamp.engine.errors import BadInput

from .actions import Actions
from .sight import Sight


class Parts(Protocol):
    """A game's package: how its actions are numbered, what a seat sees, how many outcomes a chance has at most. Each
    is made for the table before the main rule begins."""

    def actions(self, blank: Any) -> Actions: ...
    def sight_of(self, blank: Any) -> Sight: ...
    def most(self, blank: Any) -> int: ...


@dataclass(frozen=True)
class Environment:
    """One game's."""

    usual: dict[str, Any]
    """The options where none are given."""
    sizes: Sequence[int]
    """Numbers of players, from the fewest to the most: those that the documents tell of."""
    parts: Callable[[], Parts]


def clash_of_rage() -> Parts:
    from . import clash_of_rage

    return clash_of_rage


def ettin() -> Parts:
    from . import ettin

    return ettin


def immortals() -> Parts:
    from . import immortals

    return immortals


ENVIRONMENTS: dict[str, Environment] = {
    # A match gets a last round: random players may never finish.
    "clash_of_rage": Environment(
        {"players": 2, "clans": "random", "last_round": 20, "long": False}, (1, 2, 3, 4), clash_of_rage
    ),
    "ettin": Environment({"players": 4, "nations": "random", "accelerated": False}, (2, 3, 4, 6, 8, 12, 16, 24), ettin),
    "immortals": Environment({"players": 4, "draft": "played", "tower": "standard"}, (3, 4, 5), immortals),
}


def environment_of(name: str) -> Environment:
    """A game's environment, by its name."""
    if name not in ENVIRONMENTS:
        raise BadInput("game", f"there is no environment for {name}")
    return ENVIRONMENTS[name]
