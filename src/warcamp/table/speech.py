"""Words at the table: which language somebody reads, a match's words in it, and refusals said in it."""

from __future__ import annotations

from functools import cache
from math import ceil
from pathlib import Path
from typing import Any

from warcamp.drawing.drawing import Drawing
from warcamp.engine.game import Message
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.games.words import LANGUAGES, Words, WordsError

from .refusals import Refused

TEXT = Path(__file__).parent / "text"
WITHOUT = "none"
"""Asked for by clients that need no texts."""


def no_names(domain: str, id: str, language: str) -> str:
    raise WordsError(f"there is no {domain} {id!r} outside a game")


@cache
def error_words(language: str) -> Words:
    return Words(language, [TEXT / "errors" / f"{language}.ftl"], no_names)


@cache
def play_words(language: str) -> Words:
    """What the page of a match says beside the game's own words."""
    return Words(language, [TEXT / "play" / f"{language}.ftl"], no_names)


def error_text(refused: Refused, language: str) -> str:
    """A refusal in words."""
    if refused.text:
        return refused.text
    params: dict[str, Any] = dict(refused.params)
    if refused.code == "too-many":
        params["seconds"] = max(1, ceil(refused.retry))
    if "viewer" in params:
        params["who"] = viewer_text(params.pop("viewer"))
    return error_words(language).say(Message(f"error-{refused.code}", params))


def viewer_text(viewer: int) -> Message:
    """As whom somebody wanted to look."""
    if viewer == SPECTATOR:
        return Message("error-spectator")
    if viewer == REFEREE:
        return Message("error-referee")
    return Message("error-seat", {"seat": viewer + 1})


def error_body(refused: Refused, language: str) -> dict[str, str]:
    """A refusal as clients get it."""
    body = {"code": refused.code, "text": error_text(refused, language)}
    if refused.rule:
        body["rule"] = refused.rule
    return body


def accepted(header: str) -> str:
    """The best of our languages among those that a browser accepts; empty when it names none of them."""
    found = ""
    best = 0.0
    for part in header[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.strip()[:2].lower()
        try:
            q = float(weight) if weight else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and q > best:
            found, best = language, q
    return found


class Speech:
    """The words of games, made once for each content and language. They are shared by all tables that play with it."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, str, str], Words] = {}

    def words(self, drawing: Drawing, content: Any, language: str) -> Words:
        key = (drawing.game.name, content.hash, language)
        if key not in self.made:
            self.made[key] = drawing.words(language, content, [])
        return self.made[key]
