"""The house as the pages around a table know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from warcamp.drawing.drawing import Drawing
from warcamp.drawing.html import Html, Pages
from warcamp.engine.game import Message
from warcamp.engine.match import Match
from warcamp.engine.zones import REFEREE, SPECTATOR

from .counter import Counter
from .guard import address_of
from .refusals import Refused
from .room import Room
from .speech import play_words
from .store import OPEN, Person, SeatRow, TableRow
from .wish import HERE, ME, PERSON, Chair, Wish

VIEWERS = {SPECTATOR: "s", REFEREE: "r"}


class Hosting:
    """Tables, people and seats for the pages; the rules of who may do what are the same as in the API."""

    def __init__(self, counter: Counter) -> None:
        self.counter = counter
        self.hall = counter.hall
        self.sessions = counter.sessions
        self.settings = counter.settings
        self.endings = counter.hall.endings
        self.frames: dict[str, Pages] = {}

    @property
    def games(self) -> Sequence[str]:
        return self.hall.games

    @property
    def packs(self) -> Mapping[str, Path]:
        return self.hall.packs

    def drawing(self, game: str) -> Drawing:
        return self.hall.drawing(game)

    # -- people
    async def person(self, request: Request) -> Person:
        return await self.sessions.somebody(request.scope)

    async def remember(self, person: Person, *, name: str | None = None, language: str | None = None) -> None:
        await self.sessions.remember(person, name, language)

    # -- tables
    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        try:
            table = (await self.hall.room(id)).table
        except Refused as e:
            if e.code != "no-table":
                raise
            return None
        return table.row, table.seats

    async def mine(self, person: Person) -> list[tuple[TableRow, list[int]]]:
        found: dict[str, tuple[TableRow, list[int]]] = {}
        for row, seat in await self.hall.store.held(person.id):
            found.setdefault(row.id, (row, []))[1].append(seat)
        return list(found.values())

    async def seats_of(self, person: Person, id: str) -> list[int]:
        return sorted((await self.hall.room(id)).table.seats_of(person.id))

    async def open_table(self, person: Person, wish: Wish, request: Request | None = None) -> str:
        asking = person.id if request is None else address_of(request.scope, request.headers, self.settings.proxied)
        self.counter.may_make(asking)
        chairs = []
        for chair in wish.chairs:
            own = chair.kind in (ME, HERE)
            name = chair.name or (person.name if chair.kind == ME else "")
            chairs.append(Chair(PERSON if own else chair.kind, chair.bot, name))
        room, _ = await self.hall.make(person.id, replace(wish, chairs=chairs))
        before = wish.settings.get("before")
        if isinstance(before, str):
            await self.follow(person, before, room.table.id)
        return room.table.id

    async def follow(self, person: Person, before: str, after: str) -> None:
        """Tell those at a table that it goes on at another."""
        old = (await self.hall.room(before)).table
        if old.seats_of(person.id):
            await old.keep(after=after)

    async def fork(self, person: Person, id: str, at: int, seat: int) -> str:
        room = await self.hall.room(id)
        room.table.may_look(room.table.seats_of(person.id), SPECTATOR)
        self.counter.may_make(person.id)
        return (await self.hall.fork(person.id, id, at, seat)).table.id

    async def hosted(self, person: Person, id: str) -> Room:
        room = await self.hall.room(id)
        self.hall.must_host(room, person.id)
        return room

    async def links(self, person: Person, id: str) -> dict[int, str]:
        room = await self.hosted(person, id)
        known = {s.seat: self.hall.links.get((id, s.seat), "") for s in room.table.seats if s.kind == OPEN}
        return {seat: secret for seat, secret in known.items() if secret}

    async def new_link(self, person: Person, id: str, seat: int) -> str:
        room = await self.hosted(person, id)
        self.open_seat(room, seat)
        return await self.hall.new_link(room, seat)

    def open_seat(self, room: Room, seat: int) -> None:
        seats = room.table.seats
        if not 0 <= seat < len(seats):
            raise Refused("bad-input", why=f"seat: there is no seat {seat}")
        if seats[seat].kind != OPEN:
            raise Refused("claimed")

    async def invited(self, secret: str) -> tuple[TableRow, list[SeatRow], int] | None:
        try:
            room, seat = await self.hall.seat_of(secret)
        except Refused:
            return None
        return room.table.row, room.table.seats, seat

    async def claim(self, request: Request, response: Response, secret: str, name: str) -> tuple[str, int] | None:
        person = await self.person(request)
        try:
            room, seat = await self.hall.claim(person.id, secret, name or person.name)
        except Refused:
            return None
        await self.sessions.rotate(request.scope)
        return room.table.id, seat

    async def put_bot(self, person: Person, id: str, seat: int, bot: str) -> None:
        room = await self.hosted(person, id)
        self.open_seat(room, seat)
        await self.hall.put_bot(room, seat, bot)

    async def start(self, person: Person, id: str) -> None:
        await (await self.hosted(person, id)).table.start()

    async def match(self, id: str) -> Match | None:
        return (await self.hall.room(id)).table.match

    # -- the page of a table
    async def page(self, request: Request, person: Person, id: str, viewer: int, language: str) -> Response:
        room = await self.hall.room(id)
        table = room.table
        seats = sorted(table.seats_of(person.id))
        table.may_look(seats, viewer)
        if len(table.seats_of(person.id)) > 1 and "as" not in request.query_params:
            # Behind the curtain: nothing of a seat is sent before somebody says who looks.
            viewer = SPECTATOR
        await room.ending(language)
        return HTMLResponse(self.draw(room, viewer, seats, language), headers={"cache-control": "no-store"})

    def draw(self, room: Room, viewer: int, seats: Sequence[int], language: str) -> Html:
        """The whole page as a viewer sees it."""
        table = room.table
        drawing = table.drawing
        drawn = room.scenes.draw(viewer, language)
        game = drawing.game.name
        if game not in self.frames:
            self.frames[game] = Pages(drawing.templates)
        sight = room.views.sight(viewer, language)
        regions = {name: Html(part) for name, part in drawn.regions.items()}
        frame = self.frames[game].draw("frame", R=regions, viewer=viewer, text=sight.text)
        tabs = [(tab.id, tab.icon, sight.text(tab.text)) for tab in drawing.tabs]
        title = play_words(language).say(Message(f"play-title-{game}"))
        hot = [(seat, room.scenes.name(sight, seat)) for seat in seats] if len(seats) > 1 else []
        who = VIEWERS.get(viewer, str(viewer))
        data = {
            "tag": drawn.tag,
            "seat": str(viewer) if viewer < SPECTATOR else "",
            "seats": " ".join(map(str, seats)),
            "as": who,
        }
        end = drawn.regions.get("end")
        return room.scenes.panel(language).page(
            title,
            frame,
            tabs,
            styles=(*drawing.styles, "end.css"),
            data=data,
            end=Html(end) if end else None,
            hot=hot,
            asked=bool(sight.asks),
        )
