"""What is kept of tables and people, and what a store must do. No SQL here: a second store can be written beside.

StoreError          the store cannot do it: the disk is full, the database is locked or of a newer program
├── Conflict        something else has been written there already
└── Missing         there is no such table, seat or person
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from warcamp.engine.errors import WarcampError

OPEN = "open"
PLAYING = "playing"
OVER = "over"


class StoreError(WarcampError):
    """The store could not do what it was asked; nothing of it has been written."""


class Conflict(StoreError):
    """A line where one is already, a gap before a line, or a key that the seat has used before."""


class Missing(StoreError):
    """There is no such table, seat or person."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what is played, with what, and how far it is."""

    id: str
    """12 characters that are safe in an address."""
    game: str
    options: dict[str, Any]
    packs: list[str]
    """Paths of content packs."""
    key: bytes
    """The secret key of chance."""
    state: str
    """`open` while seats are being filled, `playing`, `over`."""
    host: int
    """The person who made it; 0 for nobody."""
    settings: dict[str, Any]
    """How the table is kept: spectators, pace, hot, name."""
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits there."""

    seat: int
    kind: str
    """`person`, `bot` or `open`."""
    bot: str = ""
    """The kind of bot."""
    name: str = ""
    """What people read; somebody typed it."""
    secret: str = ""
    """The hash of the seat's secret link."""


@dataclass(frozen=True, slots=True)
class Written:
    """A line of a match's log."""

    line: str
    """JSON, as `warcamp.engine.storage` writes it."""
    seat: int = -1
    key: str = ""
    """The key under which the seat sent it, by which a repeated message is known; a seat uses a key once a table."""
    quiet: bool = False
    """Nobody else may notice that it was written: the table counts as changed when it did before."""


@dataclass(frozen=True, slots=True)
class Said:
    """Something said at a table. The store numbers what is said, from 1."""

    n: int
    channel: str
    """`table`, or `allies:` and the mask of the seats."""
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Person:
    """A browser: what a session cookie stands for."""

    id: int
    name: str
    language: str


class Store(Protocol):
    """Where tables and people are kept. What a method has written is durable when it returns; a method that raises has
    written nothing. A method that is cancelled may still write."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Finish what was asked, then let go."""
        ...

    # -- tables
    async def add_table(self, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[Written] = ()) -> None: ...

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None: ...

    async def update_table(self, id: str, **changes: Any) -> None:
        """Change some fields of a table's row; `changed` becomes now unless it is given."""
        ...

    async def update_seat(self, id: str, seat: int, **changes: Any) -> None: ...

    async def lines(self, id: str) -> list[Written]:
        """The log of a table, from its first line on."""
        ...

    async def append(self, id: str, first: int, lines: Sequence[Written]) -> None:
        """Add lines to a log, all or none; the first has number `first`. Conflict when the log does not end just before
        it, or when a key was used before."""
        ...

    async def playing(self) -> list[str]:
        """The tables that are being played."""
        ...

    # -- talk
    async def say(self, id: str, said: Said) -> Said:
        """Keep what was said; gives it with its number."""
        ...

    async def said(self, id: str, since: int = 0, limit: int = 200) -> list[Said]:
        """What was said after number `since`, oldest first; the latest when it is more than `limit`."""
        ...

    # -- people
    async def add_person(self, token: str, name: str, language: str) -> Person:
        """A new person, known by the hash of a session's secret."""
        ...

    async def person(self, token: str) -> Person | None: ...

    async def rotate(self, old: str, new: str) -> None:
        """Give the person of a session another secret."""
        ...

    async def update_person(self, id: int, **changes: Any) -> None: ...

    async def hold(self, person: int, table: str, seat: int) -> None:
        """Note that a person sits there; harmless when it is known."""
        ...

    async def held(self, person: int, limit: int = 50) -> list[tuple[TableRow, int]]:
        """The seats of a person, the table with the newest change first."""
        ...

    async def holders(self, table: str) -> list[tuple[int, int]]:
        """Who sits at a table: (person, seat), by seat."""
        ...

    async def seat_of_secret(self, secret: str) -> tuple[str, int] | None:
        """The table and seat of a link, by the hash of its secret."""
        ...
