"""Who sits where: persons at this keyboard, and bots. A seat is kept in a match as `person`, `bot:captain` or
`bot:captain:cores=2`."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from warcamp.bots import Bot
from warcamp.bots.named import named
from warcamp.bots.registry import usual_of
from warcamp.engine.errors import BadInput
from warcamp.engine.match import Match

PERSON = "person"


def seat_names(game: str, players: int, people: int, kinds: Sequence[str]) -> list[str]:
    """Persons first, then bots; the kinds of bots are given in turn, and the last one repeats."""
    if not 0 <= people <= players:
        raise BadInput("people", f"expected 0 to {players}, got {people}")
    for kind in kinds:
        named(game, kind, 0)
    chosen = list(kinds) or [usual_of(game)]
    bots = [chosen[min(i, len(chosen) - 1)] for i in range(players - people)]
    return [PERSON] * people + [f"bot:{kind}" for kind in bots]


def is_person(name: str) -> bool:
    """A seat without a name in an old or foreign file is a person's."""
    return not name.startswith("bot:")


def bots_of(match: Match, packs: Sequence[Path] = ()) -> dict[int, Bot]:
    """The bots of a match by seat; their chance is their own, never the match's."""
    out: dict[int, Bot] = {}
    for seat, name in enumerate(match.header.seats):
        if not is_person(name):
            seed = hashlib.blake2b(f"bot {seat}".encode(), key=match.key[:64], digest_size=4).digest()
            kind = name.partition(":")[2]
            out[seat] = named(match.game.name, kind, int.from_bytes(seed), match.header.options, packs)
    return out
