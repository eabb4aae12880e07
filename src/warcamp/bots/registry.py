"""Which bots there are for which game. A bot is made from a seed; its module is imported when it is wanted."""

from __future__ import annotations

from collections.abc import Callable

from warcamp.engine.errors import BadInput

from .bot import Bot, RandomBot

USUAL = "soldier"
"""Whom people meet when they say nothing: a fair first game, at once."""
QUICK = "greedy"
"""Who plays where nobody waits for thoughts: in simulations, and for a bot that has failed."""


def greedy_clash(seed: int) -> Bot:
    from .clash_of_rage import GreedyBot

    return GreedyBot(seed)


def greedy_ettin(seed: int) -> Bot:
    from .ettin import GreedyBot

    return GreedyBot(seed)


def greedy_immortals(seed: int) -> Bot:
    from .immortals import GreedyBot

    return GreedyBot(seed)


def level(game: str, name: str) -> Callable[[int], Bot]:
    """What makes the bots of a level."""

    def made(seed: int) -> Bot:
        from .levels import searcher

        return searcher(game, name, seed)

    return made


def levels(game: str) -> dict[str, Callable[[int], Bot]]:
    return {name: level(game, name) for name in ("apprentice", "soldier", "captain", "warlord")}


BOTS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "clash_of_rage": {**levels("clash_of_rage"), QUICK: greedy_clash, "random": RandomBot},
    "ettin": {**levels("ettin"), QUICK: greedy_ettin, "random": RandomBot},
    "immortals": {**levels("immortals"), QUICK: greedy_immortals, "random": RandomBot},
}
"""By game and kind, in the order in which they are offered."""


def kinds_of(game: str) -> tuple[str, ...]:
    """The kinds of bots that can play a game: the levels from the weakest to the strongest, then the others."""
    if game not in BOTS:
        raise BadInput("bots", f"there are no bots for {game}")
    return tuple(BOTS[game])


def usual_of(game: str) -> str:
    """The kind that is meant when nobody names one; a game without levels has its first."""
    kinds = kinds_of(game)
    return USUAL if USUAL in kinds else kinds[0]


def quick_of(game: str) -> str:
    """The kind that answers at once and never fails."""
    kinds = kinds_of(game)
    return QUICK if QUICK in kinds else kinds[-1]


def bot(game: str, kind: str, seed: int) -> Bot:
    """A bot for a game."""
    if kind not in kinds_of(game):
        raise BadInput("bots", f"there is no bot {kind!r} for {game}; there are {', '.join(BOTS[game])}")
    return BOTS[game][kind](seed)
