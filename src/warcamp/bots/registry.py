"""Which bots there are for which game. A bot is made from a seed; its module is imported when it is wanted."""

from __future__ import annotations

from collections.abc import Callable

from warcamp.engine.errors import BadInput

from .bot import Bot, RandomBot


def greedy_clash(seed: int) -> Bot:
    from .clash_of_rage import GreedyBot

    return GreedyBot(seed)


def greedy_ettin(seed: int) -> Bot:
    from .ettin import GreedyBot

    return GreedyBot(seed)


BOTS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "clash_of_rage": {"greedy": greedy_clash, "random": RandomBot},
    "ettin": {"greedy": greedy_ettin, "random": RandomBot},
}
"""By game and kind; the usual kind first."""


def kinds_of(game: str) -> tuple[str, ...]:
    """The kinds of bots that can play a game, the usual one first."""
    if game not in BOTS:
        raise BadInput("bots", f"there are no bots for {game}")
    return tuple(BOTS[game])


def bot(game: str, kind: str, seed: int) -> Bot:
    """A bot for a game."""
    if kind not in kinds_of(game):
        raise BadInput("bots", f"there is no bot {kind!r} for {game}; there are {', '.join(BOTS[game])}")
    return BOTS[game][kind](seed)
