"""What the pages around a table need of the house that keeps the tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response

from warcamp.drawing.drawing import Drawing
from warcamp.engine.match import Match
from warcamp.table.store import Person, SeatRow, TableRow
from warcamp.table.wish import Wish

from .end import Endings


class House(Protocol):
    """Tables, people and seats. What is refused is refused with BadInput or IllegalChoice, in words for a developer;
    NotAllowed is raised where somebody else's seat or table is touched."""

    @property
    def games(self) -> Sequence[str]:
        """The games that can be played here, by name."""
        ...

    @property
    def packs(self) -> Mapping[str, Path]:
        """The content packs that may be played with, by name."""
        ...

    @property
    def endings(self) -> Endings:
        """What was worked out about matches that are over."""
        ...

    def drawing(self, game: str) -> Drawing:
        """How a game is drawn; BadInput when it is not played here."""
        ...

    async def person(self, request: Request) -> Person:
        """Whose browser asks; somebody new when it has not been here."""
        ...

    async def remember(self, person: Person, *, name: str | None = None, language: str | None = None) -> None: ...

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None: ...

    async def mine(self, person: Person) -> list[tuple[TableRow, list[int]]]:
        """The person's tables with his seats, the newest change first."""
        ...

    async def seats_of(self, person: Person, id: str) -> list[int]: ...

    async def open_table(self, person: Person, wish: Wish, request: Request | None = None) -> str:
        """A new table: its id. The seats `me` and `here` are the person's. It begins at once when no seat is open. The
        request says who asks for it: nobody may open too many."""
        ...

    async def fork(self, person: Person, id: str, at: int, seat: int) -> str:
        """A new table that goes on after `at` entries of one that is over: the person has `seat`, bots the others."""
        ...

    async def links(self, person: Person, id: str) -> dict[int, str]:
        """The secrets of the open seats, for the host, as far as they are still known: only hashes are stored."""
        ...

    async def new_link(self, person: Person, id: str, seat: int) -> str:
        """A new secret for an open seat; the old link is dead."""
        ...

    async def invited(self, secret: str) -> tuple[TableRow, list[SeatRow], int] | None:
        """The seat that a link is for, if it is still open."""
        ...

    async def claim(self, request: Request, response: Response, secret: str, name: str) -> tuple[str, int] | None:
        """Sit down by a link: table and seat, None when it is too late. The session is rotated on `response`."""
        ...

    async def put_bot(self, person: Person, id: str, seat: int, bot: str) -> None:
        """The host puts a bot into an open seat."""
        ...

    async def start(self, person: Person, id: str) -> None:
        """The host begins a table that is full."""
        ...

    async def match(self, id: str) -> Match | None:
        """The match of a table that has begun. Whoever gets it only looks at it."""
        ...

    async def page(self, request: Request, person: Person, id: str, viewer: int, language: str) -> Response:
        """The page of a table that has begun, as a seat or a spectator sees it."""
        ...
