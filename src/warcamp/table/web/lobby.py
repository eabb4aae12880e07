"""The first page: a big card for each game, and the tables one sits at."""

from __future__ import annotations

import time
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from warcamp.engine.errors import BadInput
from warcamp.table.store import OVER, TableRow

from .forms import form, typed_name
from .house import House
from .sheets import Sheets, Visit, go, visit
from .speaking import ago
from .wishes import quick

SHOWN = 6
"""So many of one's tables are shown at first; the others fold away."""


def router(house: House, sheets: Sheets) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/")
    async def lobby(request: Request) -> Response:
        v = await visit(house, request)
        tables = [table_card(house, v, row, seats) for row, seats in await house.mine(v.person)]
        going = [card for card in tables if not card["over"]]
        return sheets.page(
            "lobby",
            v,
            title=v.text("lobby-title"),
            styles=("lobby.css",),
            scripts=("lobby.js",),
            games=[game_card(house, v, game) for game in house.games],
            go_on=going[0] if going else None,
            tables=tables[:SHOWN],
            more=tables[SHOWN:],
        )

    @routes.post("/play/{game}")
    async def play(request: Request, game: str) -> Response:
        v = await visit(house, request)
        try:
            drawing = house.drawing(game)
        except BadInput:
            return sheets.lost(v, v.text("page-lost"), v.text("page-no-game"))
        return go(f"/t/{await house.open_table(v.person, quick(drawing), request)}")

    @routes.post("/me")
    async def me(request: Request) -> Response:
        v = await visit(house, request)
        fields = await form(request)
        if "name" in fields.fields:
            await house.remember(v.person, name=typed_name(fields.get("name")))
        return go(own_path(fields.get("back")))

    return routes


def own_path(path: str) -> str:
    """Where to go back to, on this server only."""
    return path if path.startswith("/") and path[1:2] not in ("/", "\\") and path.isprintable() else "/"


def game_card(house: House, v: Visit, game: str) -> dict[str, Any]:
    drawing = house.drawing(game)
    start = drawing.start
    return {
        "id": game,
        "cover": drawing.cover(),
        "name": v.text(f"game-{game}"),
        "about": v.text(f"game-{game}-about"),
        "quick": v.text("lobby-quick", bots=start.usual_options.get("players", start.usual) - 1),
        "length": v.text(f"game-{game}-length"),
        "fewest": min(start.counts),
        "most": max(start.counts),
    }


def table_card(house: House, v: Visit, row: TableRow, seats: list[int]) -> dict[str, Any]:
    """One of the person's tables, in the list."""
    return {
        "id": row.id,
        "emblem": house.drawing(row.game).emblem,
        "name": v.text(f"game-{row.game}"),
        "players": row.options.get("players", len(seats)),
        "state": row.state,
        "over": row.state == OVER,
        "when": v.say(ago(row.changed, time.time())),
    }
