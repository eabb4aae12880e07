"""The page of a table: its waiting room while seats are open, then the game; and a rematch when it is over."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from warcamp.bots.registry import kinds_of
from warcamp.drawing.drawing import Start
from warcamp.engine.errors import WarcampError
from warcamp.engine.zones import SPECTATOR
from warcamp.table.refusals import NotAllowed, Refused
from warcamp.table.store import OPEN, OVER, SeatRow, TableRow
from warcamp.table.wish import BOT, HERE, ME, Chair, Wish

from .forms import form, whole
from .house import House
from .qr import qr
from .sheets import Sheets, Visit, go, visit
from .speaking import language_of

SECONDS = 4
"""After so many seconds a waiting room without script looks again who has come."""


def router(house: House, sheets: Sheets) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/t/{id}")
    async def table(request: Request, id: str) -> Response:
        v = await visit(house, request)
        found = await house.table(id)
        if found is None:
            return no_table(v)
        row, seats = found
        if row.state == OPEN:
            return await waiting(v, row, seats)
        held = await house.seats_of(v.person, id)
        viewer = whole(request.query_params.get("as", ""), SPECTATOR)
        if viewer not in held:
            viewer = held[0] if held and request.query_params.get("as") != "s" else SPECTATOR
        return await house.page(request, v.person, id, viewer, language_of(request, v.person))

    async def waiting(v: Visit, row: TableRow, seats: list[SeatRow]) -> Response:
        hosts = row.host == v.person.id
        links = await house.links(v.person, row.id) if hosts else {}
        mine = await house.seats_of(v.person, row.id)
        start = house.drawing(row.game).start
        base = str(v.request.base_url).rstrip("/")
        return sheets.page(
            "waiting",
            v,
            title=v.text("wait-title", game=v.text(f"game-{row.game}")),
            styles=("lobby.css",),
            scripts=("lobby.js",),
            refresh=SECONDS,
            table=row.id,
            game={"id": row.game, "name": v.text(f"game-{row.game}")},
            host=hosts,
            full=not any(s.kind == "open" for s in seats),
            seats=[chair(v, start, s, s.seat in mine, base, links.get(s.seat, "")) for s in seats],
            bots=[{"kind": kind, "text": v.text(f"bot-{kind}")} for kind in kinds_of(row.game)],
        )

    @routes.post("/t/{id}/seats/{seat}")
    async def change_seat(request: Request, id: str, seat: int) -> Response:
        v = await visit(house, request)
        fields = await form(request)
        if fields.get("link"):
            await house.new_link(v.person, id, seat)
        else:
            await house.put_bot(v.person, id, seat, fields.get("bot"))
        return go(f"/t/{id}")

    @routes.post("/t/{id}/start")
    async def start(request: Request, id: str) -> Response:
        v = await visit(house, request)
        await house.start(v.person, id)
        return go(f"/t/{id}")

    @routes.post("/t/{id}/rematch")
    async def rematch(request: Request, id: str) -> Response:
        v = await visit(house, request)
        found = await house.table(id)
        if found is None:
            return no_table(v)
        row, seats = found
        mine = await house.seats_of(v.person, id)
        if not mine:
            raise NotAllowed("no-seat")
        if row.state != OVER:
            raise Refused("not-over")
        if after := row.settings.get("after"):
            return go(f"/t/{after}")
        return go(f"/t/{await house.open_table(v.person, once_more(house, row, seats, mine), request)}")

    def no_table(v: Visit) -> Response:
        return sheets.lost(v, v.text("page-lost"), v.text("page-no-table"))

    return routes


def chair(v: Visit, start: Start, s: SeatRow, mine: bool, base: str, secret: str) -> dict[str, Any]:
    """A seat in the waiting room. The link is there for the host alone."""
    address = f"{base}/join/{secret}" if secret else ""
    return {
        "n": s.seat,
        "look": f"p{start.look(s.seat)}",
        "kind": s.kind,
        "mine": mine,
        "name": v.text(f"bot-{s.bot}") if s.kind == "bot" else s.name or v.text("page-player", n=s.seat + 1),
        "address": address,
        "qr": qr(address, v.text("wait-qr", n=s.seat + 1)) if address else "",
    }


def once_more(house: House, row: TableRow, seats: list[SeatRow], mine: list[int]) -> Wish:
    """The same seats and options: who asks sits where he sat, bots stay, for the others there are links."""
    chairs: list[Chair] = []
    for s in seats:
        if s.kind == "bot":
            chairs.append(Chair(BOT, bot=s.bot))
        elif s.seat in mine:
            chairs.append(Chair(ME if s.seat == mine[0] else HERE, name=s.name))
        else:
            chairs.append(Chair(OPEN))
    paths = {str(path): name for name, path in house.packs.items()}
    packs = [paths[path] for path in row.packs if path in paths]
    if len(packs) < len(row.packs):
        raise WarcampError("a content pack of this table is not there any more")
    kept = {k: x for k, x in row.settings.items() if k in ("spectators", "pace")}
    return Wish(row.game, row.options, chairs, packs, {**kept, "before": row.id})
