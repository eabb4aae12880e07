"""The words of the pages: which language somebody reads, and when something was."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starlette.requests import Request

from warcamp.engine.game import Message
from warcamp.games.words import LANGUAGES, Words
from warcamp.table.speech import accepted, no_names
from warcamp.table.store import Person

TEXT = Path(__file__).parents[1] / "text"
"""The catalogues of the pages, `en.ftl` and `fr.ftl`."""
USUAL = "en"
STEPS = (("day", 86_400), ("hour", 3_600), ("minute", 60))


@cache
def page_words(language: str) -> Words:
    """The words of the pages alone, where no game is spoken of."""
    return Words(language, [TEXT / f"{language}.ftl"], no_names)


def language_of(request: Request, person: Person) -> str:
    """The language asked for, else the person's, else one that the browser accepts."""
    asked = request.query_params.get("lang", "")
    wanted = (asked, person.language, accepted(request.headers.get("accept-language", "")))
    return next((language for language in wanted if language in LANGUAGES), USUAL)


def ago(then: float, now: float) -> Message:
    """How long ago something was, in the largest unit that fits."""
    seconds = max(0.0, now - then)
    for unit, length in STEPS:
        if seconds >= length:
            return Message(f"page-ago-{unit}", {"n": int(seconds // length)})
    return Message("page-ago-now")
