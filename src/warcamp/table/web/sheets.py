"""A page as it is sent: what somebody asked for, drawn in his language inside the frame of all pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse

from warcamp.drawing.art import sprite, used
from warcamp.drawing.drawing import DRAWINGS
from warcamp.drawing.html import Html, Pages
from warcamp.engine.game import Message
from warcamp.games.words import LANGUAGES, Words
from warcamp.table.store import Person

from .house import House
from .speaking import language_of, page_words

TEMPLATES = Path(__file__).parent / "templates"
LANGUAGE_NAMES = {"en": "English", "fr": "Français"}


@dataclass(frozen=True)
class Visit:
    """Somebody looks at a page."""

    request: Request
    person: Person
    language: str
    words: Words

    def text(self, id: str, **params: object) -> str:
        return self.words.say(Message(id, dict(params)))

    def say(self, message: Message) -> str:
        return self.words.say(message)


async def visit(house: House, request: Request) -> Visit:
    """Who asks, in which language; a language that is asked for is remembered."""
    person = await house.person(request)
    language = language_of(request, person)
    if request.query_params.get("lang") == language != person.language:
        await house.remember(person, language=language)
    return Visit(request, person, language, page_words(language))


def go(path: str) -> RedirectResponse:
    """On to another page after a form: asked for anew, so that a reload repeats nothing."""
    return RedirectResponse(path, status_code=303)


class Sheets:
    """The templates of the pages."""

    def __init__(self, games: Sequence[str]) -> None:
        self.pages = Pages(TEMPLATES)
        self.games = games

    def part(self, template: str, v: Visit, **values: Any) -> Html:
        """A piece of a page."""
        return self.pages.draw(template, t=v.text, lang=v.language, person=v.person, **values)

    def page(
        self,
        template: str,
        v: Visit,
        *,
        title: str,
        styles: tuple[str, ...] = (),
        scripts: tuple[str, ...] = (),
        refresh: int = 0,
        status: int = 200,
        **values: Any,
    ) -> HTMLResponse:
        """A whole page. `refresh` is after how many seconds it is asked for again where there is no script."""
        body = self.part(template, v, **values)
        whole = self.part(
            "outer",
            v,
            body=body,
            title=title,
            styles=styles,
            scripts=scripts,
            refresh=refresh,
            languages=languages(v),
            games=[{"id": g, "text": v.text("lobby-rules-game", game=v.text(f"game-{g}"))} for g in self.games],
            kind=template,
        )
        return HTMLResponse(
            whole.replace("<!--sprite-->", sprite(used(whole))),
            status,
            {"cache-control": "no-store", "content-language": v.language},
        )

    def lost(self, v: Visit, title: str, text: str, status: int = 404) -> HTMLResponse:
        """A page that says what is not there, and where to go."""
        return self.page("lost", v, title=title, styles=("lobby.css",), status=status, heading=title, text=text)


def languages(v: Visit) -> list[dict[str, Any]]:
    """The languages, each with this page's address in it."""
    out: list[dict[str, Any]] = []
    for language in LANGUAGES:
        query = [(k, x) for k, x in v.request.query_params.multi_items() if k != "lang"]
        address = f"{v.request.url.path}?{urlencode([*query, ('lang', language)])}"
        name = LANGUAGE_NAMES[language]
        out.append({"id": language, "name": name, "address": address, "current": language == v.language})
    return out


@cache
def plain_sheets() -> Sheets:
    return Sheets(tuple(DRAWINGS))


def error_page(request: Request, status: int, code: str, text: str, language: str) -> HTMLResponse:
    """A page for what went wrong: says it, and leads back to the games."""
    v = Visit(request, Person(0, "", language), language, page_words(language))
    title = v.text("page-lost") if status == 404 else v.text("page-refused")
    return plain_sheets().lost(v, title, text, status)
