"""What a game must bring to be played in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import RenderableType

from warcamp.engine.flow import Decision
from warcamp.engine.game import Game, Message
from warcamp.engine.state import Told
from warcamp.games.words import Words

from .look import Look
from .start import Start

SHARED = ("hand", "table")
"""What can be drawn of every game by itself."""


@dataclass(frozen=True)
class Choice:
    """An option as it is offered: under a number, by its stored name, in words."""

    number: int
    option: int
    name: str
    text: str
    group: str = ""
    note: str = ""
    listed: bool = True
    """Whether it stands in the list under the question; else the drawing above has its number."""


@dataclass(frozen=True)
class Shot:
    """Who looks at which table, in which words, on what terminal."""

    s: Any
    viewer: int
    words: Words
    look: Look
    seat: int = -1
    """The seat that is asked; the viewer may be another when persons share a screen."""
    told: Sequence[Told] = ()
    """What has happened lately, as the viewer saw it."""

    def text(self, id: str, **params: object) -> str:
        return self.words.say(Message(id, dict(params)))


class Face(Protocol):
    """How a game is drawn and asked."""

    parts: tuple[str, ...]
    """The commands that draw a part of the table, besides those of every game."""
    chapters: frozenset[str]
    """Events after which those who only watch bots are told what happened."""
    alone: frozenset[str]
    """Questions that are no secret, but whose options tell one: who shares a screen answers them alone."""
    start: Start
    """How a match of the game begins."""

    @property
    def game(self) -> Game: ...

    def words(self, language: str, content: Any) -> Words:
        """The game's words and the terminal's in one."""
        ...

    def seat_text(self, s: Any, seat: int) -> Message:
        """Who sits there, as the others call him."""
        ...

    def question(self, s: Any, d: Decision) -> Message: ...

    def choices(self, shot: Shot, d: Decision) -> list[Choice]:
        """The options in the order in which they are shown."""
        ...

    def screen(self, shot: Shot, d: Decision | None, choices: Sequence[Choice]) -> list[RenderableType]:
        """What the seat needs to see to answer; without a question the whole table."""
        ...

    def part(self, shot: Shot, what: str) -> list[RenderableType]: ...

    def story(self, shot: Shot, told: Sequence[Told]) -> list[str]:
        """What happened, in short paragraphs."""
        ...

    def warning(self, shot: Shot, d: Decision, option: int) -> list[RenderableType]:
        """What is to be confirmed before the option is taken; empty when nothing is."""
        ...

    def odds(self, shot: Shot, seat: int, what: str) -> list[RenderableType]: ...

    def stored(self, shot: Shot, typed: str) -> str:
        """What a player typed, in the names that the game stores."""
        ...
