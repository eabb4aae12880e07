"""Tables that are over, put into a store without anybody having to play them over the network."""

from __future__ import annotations

import asyncio
import random
from functools import cache
from pathlib import Path

from tests.matches import SHORT
from warcamp.drawing.drawing import drawing_of
from warcamp.engine import storage
from warcamp.engine.match import Match
from warcamp.engine.source import key_of_seed
from warcamp.table.secrets import hash_of
from warcamp.table.sqlite import SqliteStore
from warcamp.table.store import OVER, SeatRow, TableRow, Written


@cache
def played(game: str, seed: str = "finished") -> Match:
    """A match played to its end at random. Whoever gets it only looks at it."""
    match = Match(drawing_of(game).game, SHORT[game], key_of_seed(seed))
    choices = random.Random(seed)
    while not match.over:
        d = choices.choice(match.pending)
        match.choose(d, choices.choice(d.options))
    return match


def add(database: Path, tables: dict[str, str], cookie: str, spectators: bool = True) -> None:
    """Put tables that are over into a database, by id; whoever has the cookie holds seat 0 of each."""

    async def work() -> None:
        store = SqliteStore(database)
        await store.open()
        person = await store.add_person(hash_of(cookie), "Ann", "en")
        for id, game in tables.items():
            match = played(game)
            others = range(1, match.header.options["players"])
            seats = [SeatRow(0, "person", name="Ann"), *[SeatRow(n, "bot", bot="greedy") for n in others]]
            settings = {"spectators": spectators, "pace": 0.0}
            row = TableRow(id, game, match.header.options, [], match.key, OVER, person.id, settings, 1.0, 2.0)
            lines = [Written(line) for line in storage.save(match).splitlines()[:-1]]
            await store.add_table(row, seats, lines)
            await store.hold(person.id, id, 0)
        await store.close()

    asyncio.run(work())
