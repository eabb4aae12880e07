"""Which games there are. A game's modules are imported when it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from warcamp.engine.errors import BadInput

if TYPE_CHECKING:
    from .packaged import PackagedGame


def clash_of_rage() -> PackagedGame:
    from .clash_of_rage.game import CLASH_OF_RAGE

    return CLASH_OF_RAGE


def ettin() -> PackagedGame:
    from .ettin.game import ETTIN

    return ETTIN


def immortals() -> PackagedGame:
    from .immortals.game import IMMORTALS

    return IMMORTALS


GAMES: dict[str, Callable[[], PackagedGame]] = {
    "clash_of_rage": clash_of_rage,
    "ettin": ettin,
    "immortals": immortals,
}


def typed_names() -> str:
    """The names of the games as people type them, in a row."""
    *some, last = [name.replace("_", "-") for name in GAMES]
    return f"{', '.join(some)} or {last}"


def game_of(name: str) -> PackagedGame:
    """A game by its name."""
    if name not in GAMES:
        raise BadInput("game", f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]()
