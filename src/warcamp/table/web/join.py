"""Sitting down by a link."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from .forms import form, typed_name
from .house import House
from .sheets import Sheets, Visit, go, visit


def router(house: House, sheets: Sheets) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/join/{secret}")
    async def look(request: Request, secret: str) -> Response:
        v = await visit(house, request)
        found = await house.invited(secret)
        if found is None:
            return too_late(v)
        row, seats, seat = found
        drawing = house.drawing(row.game)
        return sheets.page(
            "join",
            v,
            title=v.text("join-title"),
            styles=("lobby.css",),
            scripts=("lobby.js",),
            game={"name": v.text(f"game-{row.game}"), "cover": drawing.cover()},
            seat={"n": seat + 1, "of": len(seats), "look": f"p{drawing.start.look(seat)}"},
            others=[s.name for s in seats if s.kind == "person" and s.name],
            action=f"/join/{secret}",
        )

    @routes.post("/join/{secret}")
    async def sit(request: Request, secret: str) -> Response:
        v = await visit(house, request)
        fields = await form(request)
        answer = go("/")
        seated = await house.claim(request, answer, secret, typed_name(fields.get("name")))
        if seated is None:
            return too_late(v)
        answer.headers["location"] = f"/t/{seated[0]}"
        return answer

    def too_late(v: Visit) -> Response:
        return sheets.lost(v, v.text("join-late"), v.text("join-late-text"))

    return routes
