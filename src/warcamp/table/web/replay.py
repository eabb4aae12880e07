"""A match that is over, moment by moment: as any seat, a spectator or the referee; its file; and playing on from it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from warcamp import __version__
from warcamp.drawing.html import Html, Pages
from warcamp.drawing.panels import STYLES, Panels
from warcamp.engine import storage
from warcamp.engine.match import Match
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.table.speech import Speech
from warcamp.table.store import OVER, SeatRow, TableRow

from .course import Course
from .forms import form, whole
from .house import House
from .moments import Watching, word_of
from .sheets import Sheets, Visit, go, visit

KEPT = 256
"""So many moments are remembered as they were drawn."""
FOR_GOOD = "private, max-age=31536000, immutable"


@dataclass(frozen=True)
class Seen:
    """A match that somebody may look back at, and as whom he does."""

    row: TableRow
    seats: list[SeatRow]
    match: Match
    watching: Watching


def viewer_of(word: str, seats: int) -> int:
    """As whom somebody looks: a seat, `s` for a spectator, else the referee."""
    if word == "s":
        return SPECTATOR
    seat = whole(word, REFEREE)
    return seat if 0 <= seat < seats else REFEREE


def router(house: House, sheets: Sheets) -> APIRouter:
    routes = APIRouter(include_in_schema=False)
    endings = house.endings
    drawn: OrderedDict[tuple[str, int, int, str], bytes] = OrderedDict()
    frames: dict[str, Pages] = {}
    speech = Speech()

    async def find(v: Visit, id: str) -> Seen | Response:
        """The match, or a page that says why it cannot be looked back at."""
        found = await house.table(id)
        if found is None:
            return sheets.lost(v, v.text("page-lost"), v.text("page-no-table"))
        row, seats = found
        match = await house.match(id) if row.state == OVER else None
        if match is None:
            return sheets.lost(v, v.text("replay-not-over"), v.text("replay-not-over-text"), 409)
        if not row.settings.get("spectators", True) and not await house.seats_of(v.person, id):
            return sheets.lost(v, v.text("page-lost"), v.text("replay-private"), 403)
        viewer = viewer_of(v.request.query_params.get("as", "r"), len(seats))
        return Seen(row, seats, match, watch(v, row, seats, match, viewer))

    def watch(v: Visit, row: TableRow, seats: list[SeatRow], match: Match, viewer: int) -> Watching:
        drawing = house.drawing(row.game)
        words = speech.words(drawing, match.content, v.language)
        if row.game not in frames:
            frames[row.game] = Pages(drawing.templates)
        panels = Panels(v.language, f"/t/{row.id}", row.game)
        names = [s.name for s in seats]
        return Watching(drawing, match, words, names, viewer, panels, frames[row.game], v.text(f"game-{row.game}"))

    async def course(seen: Seen) -> Course:
        w = seen.watching
        return await endings.course(seen.row.id, w.drawing, seen.match, w.words, w.names)

    @routes.get("/t/{id}/replay")
    async def replay(request: Request, id: str) -> Response:
        v = await visit(house, request)
        seen = await find(v, id)
        if isinstance(seen, Response):
            return seen
        over = await course(seen)
        n = min(max(1, whole(request.query_params.get("at", ""), 1)), over.length)
        checked = await endings.checked(id, seen.match, [Path(p) for p in seen.row.packs])
        w = seen.watching
        regions = await asyncio.to_thread(w.regions, n)
        bar = sheets.part("replay", v, **bar_values(v, seen, over, n, checked))
        regions["acts"] = sheets.part("moment", v, bar=bar)
        frame = w.pages.draw("frame", R={**regions, "chat": Html("")}, viewer=w.viewer, text=w.game_text)
        return page(v, w, frame)

    def page(v: Visit, w: Watching, frame: Html) -> Response:
        tabs = [(tab.id, tab.icon, w.game_text(tab.text)) for tab in w.drawing.tabs]
        styles = (*STYLES, *w.drawing.styles, "end.css", "replay.css")
        head = sheets.part("replay_head", v, styles=styles)
        data = {"replay": "on", "seat": word_of(w.viewer), "lang": v.language, "version": __version__}
        html = w.panels.page(v.text("replay-title", game=w.title), frame, tabs, (), data, head=head)
        return Response(html, media_type="text/html", headers={"cache-control": "no-store"})

    @routes.get("/t/{id}/moments/{n}")
    async def moment(request: Request, id: str, n: int) -> Response:
        v = await visit(house, request)
        seen = await find(v, id)
        if isinstance(seen, Response):
            return seen
        if not 1 <= n <= len(seen.match.entries):
            return sheets.lost(v, v.text("page-lost"), v.text("replay-no-moment"))
        key = (id, n, seen.watching.viewer, v.language)
        if key not in drawn:
            drawn[key] = await asyncio.to_thread(moment_json, seen.watching, n)
            while len(drawn) > KEPT:
                drawn.popitem(last=False)
        return Response(drawn[key], media_type="application/json", headers={"cache-control": FOR_GOOD})

    @routes.get("/t/{id}/file")
    async def file(request: Request, id: str) -> Response:
        v = await visit(house, request)
        seen = await find(v, id)
        if isinstance(seen, Response):
            return seen
        text = await asyncio.to_thread(storage.save, seen.match)
        name = f"{seen.row.game.replace('_', '-')}-{id}.warcamp"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": FOR_GOOD}
        return Response(text, media_type="application/x-ndjson", headers=headers)

    @routes.post("/t/{id}/fork")
    async def play_on(request: Request, id: str) -> Response:
        v = await visit(house, request)
        seen = await find(v, id)
        if isinstance(seen, Response):
            return seen
        fields = await form(request)
        last = (await course(seen)).open_until
        at = min(max(1, fields.number("at", last)), last)
        seat = fields.number("seat")
        return go(f"/t/{await house.fork(v.person, id, at, seat if 0 <= seat < len(seen.seats) else 0)}")

    return routes


def moment_json(w: Watching, n: int) -> bytes:
    """A moment as the script gets it: the regions, what moves, and what was done."""
    effects = [
        {"kind": e.kind, "refs": e.refs, "text": e.text, "data": dict(e.data), "sound": e.sound} for e in w.effects(n)
    ]
    regions = {name: str(html) for name, html in w.regions(n).items()}
    return msgspec.json.encode({"n": n, "regions": regions, "effects": effects, "deed": w.deed(n)[0]})


def bar_values(v: Visit, seen: Seen, course: Course, n: int, checked: int) -> dict[str, Any]:
    """What the bar with the slider needs to know."""
    w = seen.watching
    s = seen.match.position.s
    who = word_of(w.viewer)
    viewers = [("r", v.text("replay-referee")), ("s", v.text("replay-spectator"))]
    viewers += [(str(seat.seat), w.name(s, seat.seat)) for seat in seen.seats]
    held = next((seat.seat for seat in seen.seats if seat.kind == "person"), 0)
    chapter = [i for i, c in enumerate(course.chapters) if c.n <= n]
    return {
        "base": f"/t/{seen.row.id}",
        "n": n,
        "length": course.length,
        "open_until": course.open_until,
        "deed": w.deed(n)[0],
        "who": who,
        "viewers": [{"word": word, "text": text, "current": word == who} for word, text in viewers],
        "chapters": [
            {"n": c.n, "text": c.text, "current": bool(chapter) and chapter[-1] == i}
            for i, c in enumerate(course.chapters)
        ],
        "seats": [{"n": seat.seat, "name": w.name(s, seat.seat), "current": seat.seat == held} for seat in seen.seats],
        "checked": checked,
        "forked": seen.match.header.fork is not None,
    }
