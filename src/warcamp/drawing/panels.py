"""The parts of the page that every game has: the bar at the top, the open questions, the chronicle, the chat, who sits
where; and the page around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from warcamp.engine.game import Message
from warcamp.games.words import Words

from .art import sprite
from .html import Html, Pages
from .sight import NUMBER, SEVERAL, Choice, Line, Question

TEXT = Path(__file__).parent / "text"
STATIC = Path(__file__).parent / "static"
STYLES = ("base.css", "panels.css")
MANY = 20
"""A list longer than this gets a filter, and its groups are folded."""
PLAIN = 4
"""Up to so many choices that are nothing but words are shown as large buttons."""
CURRENT = ("en", "fr")


@dataclass(frozen=True)
class Asked:
    """An open question and the id to which an answer is addressed."""

    id: str
    question: Question


@dataclass(frozen=True)
class Sealed:
    """An answer that has been given and can still be taken back."""

    id: str
    text: str


@dataclass(frozen=True)
class Chair:
    """A seat as the others see it."""

    seat: int
    name: str
    """What the person or bot is called; empty for an empty chair."""
    text: str = ""
    """The clan or nation."""
    look: int = 0
    kind: str = "person"
    """`person`, `bot` or `open`."""
    here: bool = True
    thinking: bool = False
    you: bool = False
    note: str = ""


@dataclass(frozen=True)
class Said:
    """A message of the chat."""

    n: int
    name: str
    text: str
    look: int = -1
    channel: str = "table"


@dataclass(frozen=True)
class Group:
    """Choices under one heading; `first` is the number of the first of them, counted from 1."""

    heading: str
    choices: Sequence[Choice]
    first: int
    open: bool


@cache
def shared_pages() -> Pages:
    return Pages()


@cache
def panel_words(language: str) -> Words:
    """The words of the panels alone; no thing of any game is named in them."""
    return Words(language, [TEXT / f"{language}.ftl"], lambda domain, id, language: id)


class Panels:
    """The panels in one language, for one table. `base` is its address, `/t/abc`; `game` the name of its game."""

    def __init__(self, language: str, base: str, game: str, pages: Pages | None = None) -> None:
        self.language = language
        self.base = base
        self.game = game
        self.words = panel_words(language)
        self.pages = pages or shared_pages()

    def text(self, id: str, **params: object) -> str:
        return self.words.say(Message(id, dict(params)))

    def draw(self, template: str, **values: Any) -> Html:
        return self.pages.draw(template, text=self.text, base=self.base, game=self.game, lang=self.language, **values)

    # -- regions
    def top(
        self, title: str, headline: str, prompt: str, mine: bool = False, look: int = -1, undo: bool = False
    ) -> Html:
        """The bar: the game, where the match stands, what is awaited of whom; undo if there is something to undo."""
        return self.draw("top", title=title, headline=headline, prompt=prompt, mine=mine, look=look, undo=undo)

    def acts(
        self,
        asked: Sequence[Asked],
        seat: int = -1,
        waiting: str = "",
        sealed: Sequence[Sealed] = (),
        plea: str = "",
    ) -> Html:
        """The open questions as forms; without any, what is waited for. `plea` asks for consent to an undo."""
        asks = [{"id": a.id, "slug": slug(a.id), "q": a.question, **layout(a.question)} for a in asked]
        return self.draw("acts", asks=asks, seat=seat, waiting=waiting, sealed=sealed, plea=plea)

    def log(self, lines: Sequence[Line]) -> Html:
        """The chronicle; lines come oldest first and are shown newest first."""
        numbered = [(len(lines) - 1 - n, line) for n, line in enumerate(reversed(lines))]
        return self.draw("log", lines=numbered)

    def seats(self, chairs: Sequence[Chair]) -> Html:
        return self.draw("seats", chairs=chairs)

    def chat(self, said: Sequence[Said], channels: Sequence[str] = ("table",), may_speak: bool = True) -> Html:
        """What was said, newest last, and a field to say something in each channel."""
        return self.draw("chat", said=said, channels=channels, may_speak=may_speak)

    # -- the page
    def page(
        self,
        title: str,
        frame: Html,
        tabs: Sequence[tuple[str, str, str]],
        styles: Sequence[str] = (),
        data: Mapping[str, str] | None = None,
        end: Html | None = None,
        invites: Html | None = None,
        hot: Sequence[tuple[int, str]] = (),
        asked: bool = True,
        head: Html | None = None,
        extra: Html | None = None,
    ) -> Html:
        """The whole page: `frame` is the game's regions laid out, `tabs` are (id, glyph, words), `data` what the script
        has to know. `hot` are the seats and names of several people at this screen, between whom a curtain falls. A
        page without script is loaded again after a while when nothing is `asked`.
        `head` stands in for the style sheets and the script where there is no server."""
        return self.draw(
            "page",
            title=title,
            frame=frame,
            tabs=tabs,
            styles=(*STYLES, *styles),
            data=dict(data or {}),
            end=end,
            invites=invites,
            hot=hot,
            asked=asked,
            head=head,
            extra=extra,
            sprite=sprite(),
            languages=CURRENT,
        )


def slug(id: str) -> str:
    """A decision's id as part of an element's id."""
    return "".join(c if c.isalnum() else "-" for c in id)


def layout(question: Question) -> dict[str, Any]:
    """How the choices are listed: in groups as they come, folded when there are many; a few choices of mere words
    as large buttons."""
    choices = question.choices
    groups: list[Group] = []
    start = 0
    many = len(choices) > MANY
    for i, choice in enumerate(choices):
        if i + 1 == len(choices) or choices[i + 1].group != choice.group:
            groups.append(Group(choice.group, choices[start : i + 1], start + 1, not many or not groups))
            start = i + 1
    plain = len(choices) <= PLAIN and not any(c.refs for c in choices) and question.way not in (SEVERAL, NUMBER)
    return {
        "groups": groups,
        "plain": plain,
        "filter": many and question.way not in (SEVERAL, NUMBER),
        "most": max(choices, key=lambda c: int(c.name)) if question.way == NUMBER else None,
        "things": list(question.labels.items()),
    }
