"""Bots by their names, with parameters where a bot has them: `captain:iterations=200:plies=30:cores=2`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from warcamp.engine.errors import BadInput

from .bot import Bot
from .cores import MOST, Cores
from .registry import bot, kinds_of
from .search import Search

BUDGET = ("iterations", "seconds")
CORES = "cores"
CHEATS = "cheats"


def named(
    game: str,
    name: str,
    seed: int,
    options: Mapping[str, Any] | None = None,
    packs: Sequence[Path] = (),
    contest: bool = False,
) -> Bot:
    """A bot of the registry. A parameter is a number that the bot has; a budget that is named takes the place of the
    bot's own. In a `contest` among bots a budget in iterations is the only one unless seconds are named, and one may
    cheat, to measure what that is worth. `options` and `packs` are those of the match: a bot on several cores needs
    them."""
    kind, *words = name.split(":")
    if kind not in kinds_of(game):
        raise BadInput("bots", f"there is no bot {kind!r} for {game}; there are {', '.join(kinds_of(game))}")
    made = bot(game, kind, seed)
    given = {key: value for key, _, value in (word.partition("=") for word in words)}
    if CHEATS in given and not (contest and CORES not in given):
        raise BadInput("bots", f"{name}: a bot cheats only in contests among bots, and on one core")
    cores = cores_of(made, name, given.pop(CORES, "1"))
    numbers = {key: number_of(made, name, key, text) for key, text in given.items()}
    if any(key in given for key in BUDGET):
        numbers = {"iterations": 0, "seconds": 0.0, **numbers}
    elif contest and getattr(made, "iterations", 0) > 0:
        numbers["seconds"] = 0.0
    for key, value in numbers.items():
        setattr(made, key, value)
    if any(key in given for key in BUDGET) and not (numbers["iterations"] or numbers["seconds"]):
        raise BadInput("bots", f"{name}: a search needs a budget, iterations or seconds")
    return (
        Cores(game, kind, seed, cores, options or {}, packs, made) if isinstance(made, Search) and cores > 1 else made
    )


def number_of(made: Bot, name: str, key: str, text: str) -> int | float:
    """A parameter as the bot has it: a whole number, a number, or 0 and 1 for no and yes."""
    old = getattr(made, key, None)
    if key.startswith("_") or not isinstance(old, (int, float)):
        raise BadInput("bots", f"{name}: there is no {key!r} to set")
    try:
        value = float(text) if isinstance(old, float) else int(text)
    except ValueError as e:
        raise BadInput("bots", f"{name}: {text!r} is not a number that {key} can be") from e
    if not 0 <= value < 1e9 or (isinstance(old, bool) and value > 1):
        raise BadInput("bots", f"{name}: {text!r} is not a number that {key} can be")
    return bool(value) if isinstance(old, bool) else value


def cores_of(made: Bot, name: str, text: str) -> int:
    """How many processes a bot thinks in."""
    if text != "1" and not isinstance(made, Search):
        raise BadInput("bots", f"{name}: there is no {CORES!r} to set")
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MOST):
        raise BadInput("bots", f"{name}: {text!r} is not a number of cores, 1 to {MOST}")
    return int(text)


def dismiss(bots: Iterable[Bot]) -> None:
    """End the processes of bots that nobody asks any more."""
    for each in bots:
        if isinstance(each, Cores):
            each.close()
