"""Bots by their names, with parameters where a bot has them: `captain:iterations=200:plies=30`."""

from __future__ import annotations

from warcamp.bots.bot import Bot
from warcamp.bots.registry import bot, kinds_of
from warcamp.engine.errors import BadInput

BUDGET = ("iterations", "seconds")


def contender(game: str, name: str, seed: int) -> Bot:
    """A bot of the registry. A parameter is a number that the bot has; a budget that is named takes the place of the
    bot's own."""
    kind, *words = name.split(":")
    if kind not in kinds_of(game):
        raise BadInput("--bots", f"there is no bot {kind!r} for {game}; there are {', '.join(kinds_of(game))}")
    made = bot(game, kind, seed)
    given = {key: value for key, _, value in (word.partition("=") for word in words)}
    numbers = {key: number_of(made, name, key, text) for key, text in given.items()}
    if any(key in given for key in BUDGET):
        numbers = {"iterations": 0, "seconds": 0.0, **numbers}
    for key, value in numbers.items():
        setattr(made, key, value)
    return made


def number_of(made: Bot, name: str, key: str, text: str) -> int | float:
    """A parameter as the bot has it: a whole number, a number, or 0 and 1 for no and yes."""
    old = getattr(made, key, None)
    if key.startswith("_") or not isinstance(old, (int, float)):
        raise BadInput("--bots", f"{name}: there is no {key!r} to set")
    try:
        value = float(text) if isinstance(old, float) else int(text)
    except ValueError as e:
        raise BadInput("--bots", f"{name}: {text!r} is not a number that {key} can be") from e
    if not 0 <= value < 1e9 or (isinstance(old, bool) and value > 1):
        raise BadInput("--bots", f"{name}: {text!r} is not a number that {key} can be")
    return bool(value) if isinstance(old, bool) else value
