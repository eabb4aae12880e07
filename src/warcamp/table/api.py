"""The API: tables, seats, people. Playing is in `play_api`."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from warcamp.bots.registry import kinds_of, usual_of
from warcamp.engine.game import Message
from warcamp.games.words import Words

from .counter import Counter, Visit
from .guard import address_of
from .refusals import NotAllowed, Refused
from .schemas import (
    Claim,
    Claimed,
    Done,
    GameInfo,
    Games,
    Invitation,
    Link,
    Made,
    Me,
    MeChange,
    MyTable,
    NewTable,
    Problem,
    SeatChange,
    SeatInfo,
    SettingInfo,
    TableInfo,
    ValueInfo,
)
from .speech import play_words
from .web.forms import typed_name
from .wish import BOT, OPEN, PERSON, Chair, Wish

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": text}
    for status, text in (
        (400, "The request cannot be read."),
        (403, "Not your seat, not your table, or a foreign site."),
        (404, "There is no such table or link."),
        (409, "Not now: the question has changed, the match has begun, or it is over."),
        (413, "Too large."),
        (422, "Something in the request is wrong, or the rules forbid it."),
        (429, "Too many requests; `Retry-After` says when to try again."),
        (503, "The move was not stored and not made. Try again."),
    )
}


def router(counter: Counter) -> APIRouter:
    """Tables and people."""
    api = APIRouter(prefix="/api", responses=REFUSALS)
    hall = counter.hall

    @api.get("/games", tags=["games"])
    async def games(request: Request) -> Games:
        """What can be played here, with which options, bots and content packs."""
        visitor = await counter.visitor(request)
        return Games(games=[game_info(counter, name, visitor.language) for name in hall.games], packs=list(hall.packs))

    @api.post("/tables", status_code=201, tags=["tables"])
    async def make(request: Request, new: NewTable) -> Made:
        """Make a table. It begins at once when no seat is open."""
        counter.may_make(address_of(request.scope, request.headers, counter.settings.proxied))
        visitor = await counter.visitor(request)
        person = visitor.person
        if person is None and visitor.bearer is None and "cookie" in request.headers:
            person = await counter.sessions.somebody(request.scope)
        chairs = [Chair(s.kind, s.bot, typed_name(s.name) or own_name(s.kind, visitor.name())) for s in new.seats]
        settings = new.settings.model_dump(exclude_none=True)
        wish = Wish(new.game, new.options, chairs, new.packs, settings)
        room, secrets = await hall.make(person.id if person is not None else 0, wish)
        visit = Visit(visitor, room, frozenset(counter.orders.seats(room, visitor)))
        return Made(table=table_info(visit), secrets=secrets)

    @api.get("/tables/{id}", tags=["tables"])
    async def table(request: Request, id: str) -> TableInfo:
        """A table: who sits there, how far it is."""
        visit = await counter.visit(request, id)
        counter.seen(visit)
        return table_info(visit)

    @api.post("/tables/{id}/start", tags=["tables"])
    async def start(request: Request, id: str) -> Done:
        """Begin a table whose seats are all taken; the host does."""
        visit = await counter.visit(request, id)
        hosts(visit)
        await visit.room.table.start()
        return Done()

    @api.patch("/tables/{id}/seats", tags=["tables"])
    async def change(request: Request, id: str, change: SeatChange) -> TableInfo:
        """Put a bot into an open seat (the host) or into your own, or change your name at the table."""
        visit = await counter.visit(request, id)
        table = visit.room.table
        if change.seat >= len(table.seats):
            raise Refused("bad-input", why=f"seat: there is no seat {change.seat}")
        if change.kind == BOT:
            if not (change.seat in visit.seats or (visit.hosts and table.seats[change.seat].kind == OPEN)):
                raise NotAllowed("no-seat")
            await hall.put_bot(visit.room, change.seat, change.bot or usual_of(table.row.game))
        if change.name is not None:
            if change.seat not in visit.seats:
                raise NotAllowed("no-seat")
            await table.sit(change.seat, name=typed_name(change.name))
        return table_info(visit)

    @api.post("/tables/{id}/links", tags=["tables"])
    async def link(request: Request, id: str, wish: Invitation) -> Link:
        """A new link for an open seat (the host) or for your own, to open it on another device. The old one is dead."""
        visit = await counter.visit(request, id)
        table = visit.room.table
        if wish.seat >= len(table.seats):
            raise Refused("bad-input", why=f"seat: there is no seat {wish.seat}")
        kind = table.seats[wish.seat].kind
        if not ((visit.hosts and kind == OPEN) or (wish.seat in visit.seats and kind == PERSON)):
            raise NotAllowed("no-seat")
        return Link(seat=wish.seat, secret=await hall.new_link(visit.room, wish.seat))

    @api.post("/tables/{id}/claim", tags=["tables"])
    async def claim(request: Request, id: str, claim: Claim) -> Claimed:
        """Sit down by a secret. Your session gets a new cookie."""
        room, _ = await hall.seat_of(claim.secret)
        if room.table.id != id:
            raise Refused("unknown-link")
        person = await counter.sessions.somebody(request.scope)
        room, seat = await hall.claim(person.id, claim.secret, typed_name(claim.name) or person.name)
        await counter.sessions.rotate(request.scope)
        return Claimed(table=room.table.id, seat=seat)

    @api.get("/me", tags=["people"])
    async def me(request: Request) -> Me:
        """Who you are here."""
        person = await counter.sessions.somebody(request.scope)
        return Me(name=person.name, language=person.language)

    @api.patch("/me", tags=["people"])
    async def change_me(request: Request, change: MeChange) -> Me:
        """Change your name or language."""
        person = await counter.sessions.somebody(request.scope)
        name = None if change.name is None else typed_name(change.name)
        person = await counter.sessions.remember(person, name, change.language)
        return Me(name=person.name, language=person.language)

    @api.get("/me/tables", tags=["people"])
    async def my_tables(request: Request) -> list[MyTable]:
        """Your tables, the one that changed last first."""
        person = await counter.sessions.somebody(request.scope)
        mine: dict[str, MyTable] = {}
        for row, seat in await hall.store.held(person.id):
            if row.id in mine:
                mine[row.id].seats.append(seat)
            else:
                mine[row.id] = MyTable(id=row.id, game=row.game, state=row.state, seats=[seat], changed=row.changed)
        return list(mine.values())

    return api


def hosts(visit: Visit) -> None:
    if not visit.hosts:
        raise NotAllowed("not-host")


def own_name(kind: str, name: str) -> str:
    """A person's seat has the person's name, unless another is given."""
    return name if kind == PERSON else ""


def table_info(visit: Visit) -> TableInfo:
    table = visit.room.table
    row = table.row
    seats = [
        SeatInfo(seat=s.seat, kind=s.kind, bot=s.bot, name=s.name, yours=s.seat in visit.seats) for s in table.seats
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        state=row.state,
        options=row.options,
        packs=[path.name for path in table.packs],
        settings=row.settings,
        seats=seats,
        host=visit.hosts,
        created=row.created,
        changed=row.changed,
    )


def game_info(counter: Counter, name: str, language: str) -> GameInfo:
    drawing = counter.hall.drawing(name)
    words: Words = counter.hall.speech.words(drawing, counter.hall.content(name), language)
    start = drawing.start
    settings = [
        SettingInfo(
            name=setting.name,
            text=words.say(Message(setting.text)),
            values=[ValueInfo(value=value, text=words.say(Message(text))) for value, text in setting.values],
            players=list(setting.players),
        )
        for setting in start.settings
    ]
    return GameInfo(
        name=name,
        title=play_words(language).say(Message(f"play-title-{name}")),
        version=drawing.game.version,
        counts=list(start.counts),
        usual=start.usual,
        usual_options=dict(start.usual_options),
        settings=settings,
        bots=list(kinds_of(name)),
        usual_bot=usual_of(name),
    )
