"""Which games there are. A game's modules are imported when it is wanted."""

from __future__ import annotations

from collections.abc import Callable

from warcamp.engine.errors import BadInput
from warcamp.engine.game import Game


def clash_of_rage() -> Game:
    from .clash_of_rage.game import CLASH_OF_RAGE

    return CLASH_OF_RAGE


def ettin() -> Game:
    from .ettin.game import ETTIN

    return ETTIN


GAMES: dict[str, Callable[[], Game]] = {"clash_of_rage": clash_of_rage, "ettin": ettin}


def game_of(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise BadInput("game", f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]()
