"""What a game must bring to be drawn, and the games that do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Decision
from warcamp.engine.game import Game, Message
from warcamp.engine.state import Told
from warcamp.games.words import Words

from .html import Html
from .sight import Effect, Line, Question, Score, Sight, Tab


@dataclass(frozen=True)
class Setting:
    """An option of a match as a host sets it: its name among the game's options, and the values it can have, each with
    a message id. The first is the usual one."""

    name: str
    text: str
    values: Sequence[tuple[Any, str]]
    players: Sequence[int] = ()
    """The numbers of players it makes sense for; empty for all."""


@dataclass(frozen=True)
class Start:
    """How a match of the game begins."""

    counts: Sequence[int]
    usual: int
    settings: Sequence[Setting]
    usual_options: Mapping[str, Any]
    """What a quick start plays with."""
    looks: Sequence[int] = tuple(range(8))
    """By seat: how it looks before it has a clan or nation; as `Drawing.look` of a match that has just begun."""

    def look(self, seat: int) -> int:
        """The seat's look, 0 to 7."""
        return self.looks[seat % len(self.looks)]


class Drawing(Protocol):
    """How a game is drawn. Regions are pieces of HTML with one root element whose id is the region's name."""

    tabs: Sequence[Tab]
    start: Start
    styles: Sequence[str]
    """Style sheets under `static`."""
    templates: Path
    """The folder of its templates; `frame.html` there lays out the regions."""
    text: Path
    """The folder of its messages, `en.ftl` and `fr.ftl`."""
    emblem: str
    """The glyph that stands for the game in lists."""
    lately: int
    """How many entries of a match its pictures look back to: so far goes what a sight has been told."""

    @property
    def game(self) -> Game: ...

    def cover(self) -> Html:
        """The picture of the game, like that on its box."""
        ...

    def words(self, language: str, content: Any, more: Sequence[Path]) -> Words:
        """The game's words and the drawing's in one, with the catalogues of whoever shows it."""
        ...

    def seat_text(self, s: Any, seat: int) -> Message:
        """Who sits there, as the others call him: his clan, his nation."""
        ...

    def look(self, s: Any, seat: int) -> int:
        """The player's look, 0 to 7: colour, shape and emblem."""
        ...

    def headline(self, sight: Sight) -> str:
        """Where the match stands, in a few words: the round, the phase."""
        ...

    def public(self, sight: Sight) -> dict[str, str]:
        """The regions that are the same for everybody; the viewer is SPECTATOR."""
        ...

    def private(self, sight: Sight) -> dict[str, str]:
        """The regions that the viewer alone sees so."""
        ...

    def question(self, sight: Sight, d: Decision) -> Question: ...

    def preview(self, sight: Sight, d: Decision, option: int) -> str:
        """What would happen, as HTML; empty when there is nothing to say. May take a tenth of a second."""
        ...

    def story(self, sight: Sight, told: Sequence[Told]) -> list[Line]:
        """What happened, in short paragraphs."""
        ...

    def effects(self, sight: Sight, told: Sequence[Told]) -> list[Effect]:
        """What is to be seen moving."""
        ...

    def scores(self, sight: Sight) -> list[Score]:
        """How everybody stands, the best first. The sight has been told everything since the match began."""
        ...


def clash_of_rage() -> Drawing:
    from .clash_of_rage.drawing import ClashDrawing

    return ClashDrawing()


def ettin() -> Drawing:
    from .ettin.drawing import EttinDrawing

    return EttinDrawing()


def immortals() -> Drawing:
    from .immortals.drawing import ImmortalsDrawing

    return ImmortalsDrawing()


DRAWINGS: dict[str, Callable[[], Drawing]] = {"clash_of_rage": clash_of_rage, "ettin": ettin, "immortals": immortals}


def drawing_of(game: str) -> Drawing:
    """The drawing of a game, by its name."""
    if game not in DRAWINGS:
        raise BadInput("game", f"there is no game {game!r}; there is {', '.join(DRAWINGS)}")
    return DRAWINGS[game]()
