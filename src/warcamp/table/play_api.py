"""The API of a match: look, answer, take back, talk, and all of it once it is over."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from warcamp.engine import storage
from warcamp.engine.errors import BadInput
from warcamp.engine.view import redacted, view
from warcamp.engine.zones import SPECTATOR

from .api import REFUSALS, table_info
from .counter import Counter, Visit
from .guard import address_of
from .refusals import Refused
from .schemas import (
    Answer,
    AskInfo,
    Back,
    Branch,
    Consent,
    Done,
    Language,
    LogInfo,
    Made,
    Preview,
    SaidInfo,
    Speak,
    UndoDone,
    UndoWish,
    Verified,
    ViewInfo,
    WhyNot,
)
from .store import Said
from .views import encode

As = Annotated[
    str | None, Query(alias="as", max_length=3, description="A seat, `s` (spectator) or `r` (referee, when over).")
]
Lang = Annotated[Language | None, Query(description="Of the texts.")]
AnyLang = Annotated[str | None, Query(pattern="^(en|fr|none)$", description="Of the texts; `none` for no texts.")]
Seat = Annotated[int, Query(ge=-1, lt=24, description="Needed by who has several seats.")]
Decision = Annotated[str, Query(max_length=200, description="The question's id.")]


def router(counter: Counter) -> APIRouter:
    """Playing a match."""
    api = APIRouter(prefix="/api/tables/{id}", responses=REFUSALS, tags=["play"])
    orders = counter.orders

    @api.get("/view", response_model=ViewInfo)
    async def look(request: Request, id: str, who: As = None, lang: AnyLang = None) -> Response:
        """All that you may know of the table, and your open questions."""
        visit = await counter.visit(request, id)
        viewer = counter.viewer(visit, who)
        views = visit.room.views
        shown = views.json(viewer, lang or visit.language)
        return Response(encode({"tag": shown.tag, **views.parts(shown)}), media_type="application/json")

    @api.get("/asks", response_model=list[AskInfo])
    async def asks(request: Request, id: str, who: As = None, lang: AnyLang = None) -> Response:
        """Your open questions and what can be chosen."""
        visit = await counter.visit(request, id)
        viewer = counter.viewer(visit, who)
        shown = visit.room.views.json(viewer, lang or visit.language)
        return Response(bytes(shown.asks), media_type="application/json")

    @api.post("/act")
    async def act(request: Request, id: str, answer: Answer) -> Done:
        """Answer a question. Stored when you get the answer; the same key again is the same answer."""
        visit = await counter.visit(request, id)
        seat = counter.seat(visit, answer.seat)
        await orders.act(visit.room, seat, answer.d, answer.a, answer.key, visit.language)
        return Done()

    @api.post("/retract")
    async def retract(request: Request, id: str, back: Back) -> Done:
        """Take back a sealed answer before the last one is given."""
        visit = await counter.visit(request, id)
        await orders.retract(visit.room, counter.seat(visit, back.seat), back.d, back.key)
        return Done()

    @api.post("/undo")
    async def undo(request: Request, id: str, wish: UndoWish) -> UndoDone:
        """Take back your last action, at once where that is fair; else the others are asked."""
        visit = await counter.visit(request, id)
        done = await orders.undo(visit.room, visit.seats, counter.seat(visit, wish.seat), wish.key)
        return UndoDone(done=done)

    @api.post("/agree")
    async def agree(request: Request, id: str, consent: Consent) -> Done:
        """Agree, or not, that somebody takes back."""
        visit = await counter.visit(request, id)
        await orders.agree(visit.room, visit.seats, consent.seat, consent.yes)
        return Done()

    @api.get("/chat")
    async def chat(
        request: Request, id: str, who: As = None, since: Annotated[int, Query(ge=0, lt=2**53)] = 0
    ) -> list[SaidInfo]:
        """What was said that you may read."""
        visit = await counter.visit(request, id)
        viewer = counter.viewer(visit, who)
        return [said_info(n, said) for n, said in visit.room.talk.heard(viewer, since)]

    @api.post("/chat")
    async def say(request: Request, id: str, speak: Speak) -> SaidInfo:
        """Say something to the table, or to your allies alone."""
        visit = await counter.visit(request, id)
        seat = counter.seat(visit, speak.seat)
        return said_info(*await orders.say(visit.room, visit.visitor, seat, speak.channel, speak.text, speak.key))

    @api.get("/why")
    async def why(
        request: Request,
        id: str,
        d: Decision,
        thing: Annotated[str, Query(max_length=400, description="A card, a place, the name of a choice.")],
        seat: Seat = -1,
        lang: Lang = None,
    ) -> WhyNot:
        """Why something cannot be chosen: the rule, and what would change it."""
        visit = await counter.visit(request, id)
        rule, text = orders.why_not(visit.room, counter.seat(visit, seat), d, thing, lang or visit.language)
        return WhyNot(rule=rule, text=text)

    @api.get("/preview")
    async def preview(
        request: Request,
        id: str,
        d: Decision,
        a: Annotated[str, Query(max_length=400, description="The name of a choice.")],
        seat: Seat = -1,
        lang: Lang = None,
    ) -> Preview:
        """What would happen, as far as you can know."""
        visit = await counter.visit(request, id)
        return Preview(html=orders.preview(visit.room, counter.seat(visit, seat), d, a, lang or visit.language))

    @api.get("/log")
    async def log(request: Request, id: str, who: As = None) -> LogInfo:
        """What was done, as you may see it."""
        visit = await counter.visit(request, id)
        viewer = counter.viewer(visit, who)
        return LogInfo(entries=visit.room.table.playing().log(viewer))

    @api.get("/file", response_class=PlainTextResponse)
    async def file(request: Request, id: str) -> Response:
        """The match as a file, once it is over, with the key of its chance."""
        visit = await counter.visit(request, id)
        finished(counter, visit)
        text = storage.save(visit.room.table.playing())
        name = f'attachment; filename="{visit.room.table.row.game}-{id}.warcamp"'
        return PlainTextResponse(text, headers={"content-disposition": name})

    @api.get("/verify")
    async def verify(request: Request, id: str) -> Verified:
        """Derive every roll and draw again from the key, once the match is over."""
        visit = await counter.visit(request, id)
        finished(counter, visit)
        table = visit.room.table
        match = table.playing()
        outcomes = await asyncio.to_thread(storage.verify, storage.save(match), match.game, table.packs)
        return Verified(outcomes=outcomes, commitment=match.header.commitment)

    @api.get("/moments/{n}", response_model=ViewInfo)
    async def moment(request: Request, id: str, n: int, who: As = None) -> Response:
        """The table as it was after n entries of the log, once the match is over."""
        visit = await counter.visit(request, id)
        viewer = counter.viewer(visit, who or "r")
        finished(counter, visit)
        match = visit.room.table.playing()
        if not 1 <= n <= len(match.entries):
            raise BadInput("n", f"expected 1 to {len(match.entries)}")
        position = match.at(n)
        shown = view(position, viewer)
        s = redacted(position, viewer)
        scores = match.game.scores(s) if position.over else []
        whole = {"tag": f"{n}", "view": shown, "asks": [], "back": [], "over": position.over, "scores": scores}
        return Response(
            encode(whole), media_type="application/json", headers={"cache-control": "private, max-age=3600"}
        )

    @api.post("/fork", status_code=201)
    async def fork(request: Request, id: str, branch: Branch) -> Made:
        """A new table that goes on from a moment of this one, against bots."""
        visit = await counter.visit(request, id)
        finished(counter, visit)
        counter.may_make(address_of(request.scope, request.headers, counter.settings.proxied))
        person = await counter.sessions.somebody(request.scope)
        room = await counter.hall.fork(person.id, id, branch.at, branch.seat)
        new = Visit(visit.visitor, room, frozenset({branch.seat}))
        return Made(table=table_info(new), secrets={})

    return api


def finished(counter: Counter, visit: Visit) -> None:
    """Refused before the match is over, or to who may not look at it."""
    visit.room.table.may_look(visit.seats, SPECTATOR)
    if not visit.room.table.playing().over:
        raise Refused("not-over")


def said_info(n: int, said: Said) -> SaidInfo:
    channel = said.channel.partition(":")[0]
    return SaidInfo(n=n, channel=channel, seat=said.seat, name=said.name, text=said.text, at=said.at)
