"""Setting up a table: players, seats, options, packs."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from warcamp.bots.registry import kinds_of
from warcamp.drawing.drawing import Drawing
from warcamp.engine.errors import BadInput, WarcampError
from warcamp.games.words import Words
from warcamp.table.wish import BOT, HERE, ME, OPEN, Chair

from .forms import Form, form
from .house import House
from .sheets import Sheets, Visit, go, visit
from .wishes import PACES, Plan, read, settings_for, wish


def router(house: House, sheets: Sheets) -> APIRouter:
    routes = APIRouter(include_in_schema=False)
    spoken: dict[tuple[str, str], Words] = {}

    @routes.get("/new/{game}")
    async def set_up(request: Request, game: str) -> Response:
        v = await visit(house, request)
        fields: dict[str, list[str]] = {}
        for name, value in request.query_params.multi_items():
            fields.setdefault(name, []).append(value)
        return show(v, game, Form(fields))

    @routes.post("/new/{game}")
    async def sit_down(request: Request, game: str) -> Response:
        v = await visit(house, request)
        fields = await form(request)
        try:
            drawing = house.drawing(game)
            wished = wish(drawing, read(drawing, names(), fields))
            return go(f"/t/{await house.open_table(v.person, wished, request)}")
        except WarcampError as e:
            return show(v, game, fields, str(e))

    def words(drawing: Drawing, language: str) -> Words:
        key = (drawing.game.name, language)
        if key not in spoken:
            spoken[key] = drawing.words(language, drawing.game.content(), [])
        return spoken[key]

    def names() -> list[str]:
        return list(house.packs)

    def show(v: Visit, game: str, fields: Form, wrong: str = "") -> Response:
        try:
            drawing = house.drawing(game)
        except BadInput:
            return sheets.lost(v, v.text("page-lost"), v.text("page-no-game"))
        plan = read(drawing, names(), fields)
        return sheets.page(
            "setup",
            v,
            title=v.text("setup-title", game=v.text(f"game-{game}")),
            styles=("lobby.css",),
            scripts=("lobby.js",),
            status=422 if wrong else 200,
            game={"id": game, "name": v.text(f"game-{game}")},
            wrong=wrong,
            counts=[{"n": n, "current": n == plan.players} for n in drawing.start.counts],
            seats=[seat(v, drawing, n, chair) for n, chair in enumerate(plan.chairs)],
            options=options(drawing, words(drawing, v.language), v, plan),
            packs=[{"name": name, "on": name in plan.packs} for name in names()],
            paces=[{"n": n, "text": v.text(id), "current": n == plan.pace} for n, (_, id) in enumerate(PACES)],
            spectators=plan.spectators,
        )

    return routes


def seat(v: Visit, drawing: Drawing, n: int, chair: Chair) -> dict[str, Any]:
    """A row of the form: who can sit there, and who does."""
    who = f"{BOT}:{chair.bot}" if chair.kind == BOT else chair.kind
    kinds = [(ME, v.text("setup-me")), (HERE, v.text("setup-here")), (OPEN, v.text("setup-open"))]
    kinds += [(f"{BOT}:{kind}", v.text(f"bot-{kind}-seat")) for kind in kinds_of(drawing.game.name)]
    return {
        "n": n,
        "look": f"p{drawing.start.look(n)}",
        "name": chair.name,
        "here": chair.kind == HERE,
        "kinds": [{"value": value, "text": text, "current": value == who} for value, text in kinds],
    }


def options(drawing: Drawing, words: Words, v: Visit, plan: Plan) -> list[dict[str, Any]]:
    """The options of the game in its own words."""
    spoken = Visit(v.request, v.person, v.language, words)
    return [
        {
            "name": setting.name,
            "text": spoken.text(setting.text),
            "values": [
                {"n": n, "text": spoken.text(id), "current": n == plan.options[setting.name]}
                for n, (_, id) in enumerate(setting.values)
            ],
        }
        for setting in settings_for(drawing.start, plan.players)
    ]
