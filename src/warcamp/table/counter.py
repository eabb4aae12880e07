"""What the routes are given: the house, and who asks for what."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from .hall import Hall
from .limits import Buckets
from .orders import Orders
from .refusals import NotAllowed, Refused
from .room import Room
from .sessions import Sessions, Visitor
from .settings import Settings
from .views import viewer_of


@dataclass(frozen=True)
class Visit:
    """Somebody at a table."""

    visitor: Visitor
    room: Room
    seats: frozenset[int]

    @property
    def language(self) -> str:
        return self.visitor.language

    @property
    def person(self) -> int:
        return self.visitor.person.id if self.visitor.person is not None else 0

    @property
    def hosts(self) -> bool:
        return self.person != 0 and self.room.table.row.host == self.person


class Counter:
    """Where requests are answered."""

    def __init__(self, settings: Settings, hall: Hall, sessions: Sessions, orders: Orders) -> None:
        self.settings = settings
        self.hall = hall
        self.sessions = sessions
        self.orders = orders
        self.making = Buckets(*settings.rates.tables)

    async def visitor(self, request: Request) -> Visitor:
        return await self.sessions.visitor(request.scope)

    async def visit(self, request: Request, id: str) -> Visit:
        """Who comes to a table. Who has no seat there gets in if spectators may."""
        visitor = await self.visitor(request)
        room = await self.hall.room(id)
        return Visit(visitor, room, frozenset(self.orders.seats(room, visitor)))

    def viewer(self, visit: Visit, asked: str | None) -> int:
        """As whom somebody looks; NotAllowed when he may not."""
        if asked is None:
            asked = str(min(visit.seats)) if visit.seats else "s"
        viewer = viewer_of(asked)
        visit.room.table.may_look(visit.seats, viewer)
        return viewer

    def seat(self, visit: Visit, asked: int) -> int:
        return self.orders.seat(visit.seats, asked)

    def seen(self, visit: Visit) -> None:
        """NotAllowed for who may not even know the table."""
        if not visit.hosts and not visit.room.table.may_watch(visit.seats):
            raise NotAllowed("no-seat")

    def may_make(self, who: str | int) -> None:
        """A table is worth more than other requests."""
        wait = self.making.take(who)
        if wait:
            raise Refused("too-many", retry=wait)
