"""The same orders by plain forms, for pages without script."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from .counter import Counter, Visit
from .web.forms import Form, form, whole


def router(counter: Counter) -> APIRouter:
    """`POST /t/{id}/act` and its kind; each goes back to the page."""
    routes = APIRouter(include_in_schema=False)
    orders = counter.orders

    async def act(visit: Visit, fields: Form, seat: int) -> None:
        await orders.act(visit.room, seat, fields.get("d"), fields.get("a"), fields.get("key"), visit.language)

    async def retract(visit: Visit, fields: Form, seat: int) -> None:
        await orders.retract(visit.room, seat, fields.get("d"), fields.get("key"))

    async def undo(visit: Visit, fields: Form, seat: int) -> None:
        await orders.undo(visit.room, visit.seats, seat, fields.get("key"))

    async def agree(visit: Visit, fields: Form, seat: int) -> None:
        await orders.agree(visit.room, visit.seats, -1, fields.get("yes") == "1")

    async def chat(visit: Visit, fields: Form, seat: int) -> None:
        channel = fields.get("channel", "table")
        await orders.say(visit.room, visit.visitor, seat, channel, fields.get("text"), fields.get("key"))

    def route(name: str, do: Callable[[Visit, Form, int], Awaitable[None]]) -> None:
        async def answer(request: Request, id: str) -> Response:
            visit = await counter.visit(request, id)
            fields = await form(request)
            asked = whole(fields.get("seat"), -1)
            await do(visit, fields, counter.seat(visit, asked if asked >= 0 else default_seat(visit)))
            back = f"?as={asked}" if asked >= 0 and len(visit.seats) > 1 else ""
            return RedirectResponse(f"/t/{id}{back}", 303)

        routes.add_api_route(f"/t/{{id}}/{name}", answer, methods=["POST"])

    for name, do in (("act", act), ("retract", retract), ("undo", undo), ("agree", agree), ("chat", chat)):
        route(name, do)
    return routes


def default_seat(visit: Visit) -> int:
    """The seat of a form that names none."""
    return min(visit.seats, default=-1)
