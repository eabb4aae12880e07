"""The store in one SQLite file: write-ahead log, every commit on the disk before it counts, one writer.

Readings go on beside the writer. Each is one statement, so it sees one state of the database.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .lane import Lane
from .migrate import migrate, migrations
from .store import Conflict, Missing, Person, Said, SeatRow, StoreError, TableRow, Written
from .writer import LOCK_WAIT, Writer, plain

T = TypeVar("T")

PRIVATE = 0o600
"""The file holds the keys of chance: it is its owner's alone."""

TABLE_CHANGES = {f.name for f in fields(TableRow)} - {"id", "created"}
SEAT_CHANGES = {f.name for f in fields(SeatRow)} - {"seat"}
PERSON_CHANGES = {"name", "language"}

APPEND = """
INSERT INTO lines (table_id, n, line, seat, key, at)
SELECT ?1, ?2, ?3, ?4, ?5, CASE ?7 WHEN 0 THEN ?6
    ELSE coalesce((SELECT at FROM lines WHERE table_id = ?1 ORDER BY n DESC LIMIT 1), ?6) END
WHERE ?2 = coalesce((SELECT max(n) + 1 FROM lines WHERE table_id = ?1), 0)
"""
CHANGED = "max(t.changed, coalesce((SELECT at FROM lines WHERE table_id = t.id ORDER BY n DESC LIMIT 1), 0))"
TABLE = f"json_array(id, game, options, packs, hex(key), state, host, settings, created, {CHANGED})"
ONE_TABLE = f"""
SELECT json_array(json({TABLE}), json((
    SELECT json_group_array(json_array(seat, kind, bot, name, secret)) FROM seats WHERE table_id = t.id
))) FROM tables t WHERE id = ?
"""
LINES = "SELECT json_group_array(json_array(n, line, seat, key)) FROM lines WHERE table_id = ?"
PLAYING = "SELECT json_group_array(id) FROM tables WHERE state = 'playing'"
SAID = """
SELECT json_group_array(json_array(n, channel, seat, name, text, at)) FROM (
    SELECT * FROM said WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?
)
"""
HELD = f"""
SELECT json_group_array(json_array(json(found), seat)) FROM (
    SELECT {TABLE} AS found, h.seat FROM holds h JOIN tables t ON t.id = h.table_id
    WHERE h.person = ? ORDER BY {CHANGED} DESC, t.id, h.seat LIMIT ?
)
"""
HOLDERS = "SELECT json_group_array(json_array(person, seat)) FROM holds WHERE table_id = ?"
PERSON = "SELECT json_array(id, name, language) FROM persons WHERE token = ?"
SEAT_OF_SECRET = "SELECT json_array(table_id, seat) FROM seats WHERE secret = ? AND secret <> ''"


class SqliteStore:
    """A store in a file."""

    def __init__(self, path: Path | str, clock: Callable[[], float] = time.time) -> None:
        self.path = Path(path)
        self.clock = clock
        self.lanes: list[Lane] = []

    async def open(self) -> None:
        lanes = [Lane("store-writer"), Lane("store-reader")]
        write, read = lanes
        try:
            self.writer = Writer(await write.ask(self.prepared), write)
            self.reading = await read.ask(self.connect)
            self.lanes, lanes = lanes, []
        except (sqlite3.Error, OSError) as e:
            raise StoreError(f"{self.path} cannot be opened: {e}") from e
        finally:
            for lane in lanes:
                lane.end()

    async def close(self) -> None:
        if not self.lanes:
            return
        (write, read), self.lanes = self.lanes, []
        await read.ask(self.reading.close)
        await self.writer.finish()
        await write.ask(self.writer.db.close)
        write.end()
        read.end()

    def prepared(self) -> sqlite3.Connection:
        """A connection to a database that is there and up to date."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # SQLite gives the files beside it the same mode.
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, PRIVATE))
        db = self.connect()
        try:
            # First, because it refuses files that are not to be touched.
            migrate(db, migrations())
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
        except BaseException:
            db.close()
            raise
        return db

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, timeout=LOCK_WAIT / 1000, isolation_level=None, check_same_thread=False)

    async def read(self, sql: str, *values: Any) -> Any:
        """The one value that a question to the database has for an answer, None when there is none. Lists come as JSON:
        beside a busy event loop a thread waits for the interpreter at every row."""

        def work() -> Any:
            row = self.reading.execute(sql, values).fetchone()
            return None if row is None else msgspec.json.decode(row[0])

        self.check_open()
        try:
            return await self.lanes[1].ask(work)
        except (sqlite3.Error, UnicodeEncodeError, OverflowError) as e:
            raise plain(e) from e

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have something written; it is on the disk when this returns."""
        self.check_open()
        return await self.writer.ask(work)

    def check_open(self) -> None:
        if not self.lanes:
            raise StoreError("the store is not open")

    def now(self) -> int:
        return micros(self.clock())

    # -- tables
    async def add_table(self, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[Written] = ()) -> None:
        values = [stored(f.name, getattr(row, f.name)) for f in fields(TableRow)]
        now = self.now()

        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
                for s in seats:
                    seat = (row.id, s.seat, s.kind, s.bot, s.name, s.secret)
                    db.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", seat)
            except sqlite3.IntegrityError as e:
                raise Conflict(f"table {row.id} cannot be added: {e}") from e
            add_lines(db, row.id, 0, lines, now)

        await self.write(work)

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        found = await self.read(ONE_TABLE, id)
        if found is None:
            return None
        row, seats = found
        return table_row(row), [SeatRow(*seat) for seat in sorted(seats)]

    async def update_table(self, id: str, **changes: Any) -> None:
        await self.update("tables", {"changed": self.clock(), **changes}, TABLE_CHANGES, {"id": id})

    async def update_seat(self, id: str, seat: int, **changes: Any) -> None:
        await self.update("seats", changes, SEAT_CHANGES, {"table_id": id, "seat": seat})

    async def update(self, what: str, changes: dict[str, Any], known: set[str], where: dict[str, Any]) -> None:
        """Change some columns of one row."""
        if unknown := changes.keys() - known:
            raise TypeError(f"{what} have nothing to change called {', '.join(sorted(unknown))}")
        sets = ", ".join(f"{name} = ?" for name in changes)
        which = " AND ".join(f"{name} = ?" for name in where)
        values = [*(stored(name, v) for name, v in changes.items()), *where.values()]

        def work(db: sqlite3.Connection) -> None:
            try:
                found = db.execute(f"UPDATE {what} SET {sets} WHERE {which}", values).rowcount
            except sqlite3.IntegrityError as e:
                raise Conflict(f"{what} cannot be changed: {e}") from e
            if not found:
                raise Missing(f"there is no such row in {what}")

        if changes:
            await self.write(work)

    async def lines(self, id: str) -> list[Written]:
        return [Written(*row[1:]) for row in sorted(await self.read(LINES, id))]

    async def append(self, id: str, first: int, lines: Sequence[Written]) -> None:
        now = self.now()
        await self.write(lambda db: add_lines(db, id, first, lines, now))

    async def playing(self) -> list[str]:
        return sorted(await self.read(PLAYING))

    # -- talk
    async def say(self, id: str, said: Said) -> Said:
        def work(db: sqlite3.Connection) -> Said:
            n = db.execute("SELECT coalesce(max(n), 0) + 1 FROM said WHERE table_id = ?", (id,)).fetchone()[0]
            values = (id, n, said.channel, said.seat, said.name, said.text, micros(said.at))
            try:
                db.execute("INSERT INTO said VALUES (?, ?, ?, ?, ?, ?, ?)", values)
            except sqlite3.IntegrityError as e:
                raise Missing(f"there is no table {id}") from e
            return replace(said, n=n)

        return await self.write(work)

    async def said(self, id: str, since: int = 0, limit: int = 200) -> list[Said]:
        found = await self.read(SAID, id, since, limit)
        return [Said(n, channel, seat, name, text, at / 1e6) for n, channel, seat, name, text, at in sorted(found)]

    # -- people
    async def add_person(self, token: str, name: str, language: str) -> Person:
        now = self.now()

        def work(db: sqlite3.Connection) -> Person:
            sql = "INSERT INTO persons (token, name, language, created) VALUES (?, ?, ?, ?)"
            try:
                number = db.execute(sql, (token, name, language, now)).lastrowid
            except sqlite3.IntegrityError as e:
                raise Conflict("the session belongs to somebody already") from e
            assert number is not None
            return Person(number, name, language)

        return await self.write(work)

    async def person(self, token: str) -> Person | None:
        found = await self.read(PERSON, token)
        return None if found is None else Person(*found)

    async def rotate(self, old: str, new: str) -> None:
        await self.update("persons", {"token": new}, {"token"}, {"token": old})

    async def update_person(self, id: int, **changes: Any) -> None:
        await self.update("persons", changes, PERSON_CHANGES, {"id": id})

    async def hold(self, person: int, table: str, seat: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute("INSERT INTO holds VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (person, table, seat))
            except sqlite3.IntegrityError as e:
                raise Missing(f"there is no person {person}, or no seat {seat} at table {table}") from e

        await self.write(work)

    async def held(self, person: int, limit: int = 50) -> list[tuple[TableRow, int]]:
        return [(table_row(row), seat) for row, seat in await self.read(HELD, person, limit)]

    async def holders(self, table: str) -> list[tuple[int, int]]:
        found = await self.read(HOLDERS, table)
        return sorted(((person, seat) for person, seat in found), key=lambda held: (held[1], held[0]))

    async def seat_of_secret(self, secret: str) -> tuple[str, int] | None:
        found = await self.read(SEAT_OF_SECRET, secret)
        return None if found is None else (found[0], found[1])


def add_lines(db: sqlite3.Connection, id: str, first: int, lines: Sequence[Written], now: int) -> None:
    """Add lines to a log; the statement itself sees to it that they follow the last."""
    for n, w in enumerate(lines, first):
        try:
            added = db.execute(APPEND, (id, n, w.line, w.seat, w.key, now, int(w.quiet))).rowcount
        except sqlite3.IntegrityError as e:
            if e.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
                raise Missing(f"there is no table {id}") from e
            raise Conflict(f"table {id}: seat {w.seat} has used the key {w.key!r} before") from e
        if not added:
            raise Conflict(f"table {id}: line {n} does not follow the last line of the log")


def table_row(row: list[Any]) -> TableRow:
    id, game, options, packs, key, state, host, settings, created, changed = row
    read = msgspec.json.decode
    return TableRow(
        id,
        game,
        read(options),
        read(packs),
        bytes.fromhex(key),
        state,
        host,
        read(settings),
        created / 1e6,
        changed / 1e6,
    )


def stored(name: str, value: Any) -> Any:
    """A field as SQLite keeps it."""
    if name in ("options", "packs", "settings"):
        return msgspec.json.encode(value).decode()
    if name in ("created", "changed"):
        return micros(value)
    return value


def micros(seconds: float) -> int:
    return round(seconds * 1e6)
