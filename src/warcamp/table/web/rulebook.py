"""The rulebook of a game as a page: an anchor for every rule, contents, and a search."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from warcamp.engine.errors import BadInput
from warcamp.games import rulebook
from warcamp.games.words import french_spaces

from .house import House
from .rule_text import rule_html
from .sheets import Sheets, visit

LONGEST_QUERY = 100


@cache
def sections(game: str, language: str) -> list[dict[str, Any]]:
    """The rules by section, as the page shows them."""
    book = rulebook.load(game, language)
    out: list[dict[str, Any]] = []
    for n, (title, rules) in enumerate(groupby(book.rules.values(), key=lambda rule: rule.section)):
        shown = [{"id": r.id, "html": rule_html(spaced(r.text, language), book.rules)} for r in rules]
        out.append({"id": f"s{n + 1}", "title": spaced(title, language), "rules": shown})
    return out


def spaced(text: str, language: str) -> str:
    return french_spaces(text) if language == "fr" else text


def router(house: House, sheets: Sheets) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/rules/{game}")
    async def rules(request: Request, game: str) -> Response:
        v = await visit(house, request)
        query = request.query_params.get("q", "")[:LONGEST_QUERY].strip()
        try:
            if game not in house.games:
                raise BadInput("game", f"there is no game {game!r}")
            chapters = sections(game, v.language)
            title = rulebook.load(game, v.language).title
        except BadInput:
            return sheets.lost(v, v.text("page-lost"), v.text("page-no-game"))
        hits = [hit for hit in rulebook.search(query, v.language) if hit.game == game] if query else []
        return sheets.page(
            "rulebook",
            v,
            title=spaced(title, v.language),
            styles=("rulebook.css",),
            scripts=("rulebook.js",),
            game={"id": game, "name": v.text(f"game-{game}")},
            heading=spaced(title, v.language),
            sections=chapters,
            query=query,
            hits=[{"id": hit.rule.id, "section": hit.rule.section, "excerpt": hit.excerpt} for hit in hits],
            others=[{"id": other, "name": v.text(f"game-{other}")} for other in house.games if other != game],
        )

    @routes.get("/rules/{game}/{id}")
    async def one_rule(request: Request, game: str, id: str) -> Response:
        """A rule by itself, to be read over the table."""
        v = await visit(house, request)
        for section in sections(game, v.language) if game in house.games else []:
            for rule in section["rules"]:
                if rule["id"] == id:
                    piece = sheets.part("rule", v, game=game, section=section["title"], rule=rule)
                    return HTMLResponse(piece)
        return sheets.lost(v, v.text("page-lost"), v.text("rules-unknown"))

    return routes
