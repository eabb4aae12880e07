"""A game as a package of modules: what each of them offers, and the `Game` that is made of them.

The modules are the same everywhere: `options`, `content`, `names`, `words`, `why_not`, `document`, `check`, `told`.
Who knows one game finds the way in the others.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol

from warcamp.engine.flow import Decision
from warcamp.engine.game import Ask, EventKind, Game, Message, Refusal
from warcamp.engine.state import State, Told

from .why_not import Explain, refused
from .words import Words as Catalogue


class Options(Protocol):
    """The options of a match, and the table they make."""

    def checked(self, given: dict[str, Any]) -> dict[str, Any]: ...
    def table(self, options: dict[str, Any], content: Any) -> Any: ...


class Content(Protocol):
    """The cards and boards."""

    def load(self, packs: Sequence[Path] = ()) -> Any: ...


class Names(Protocol):
    """Stored names of options and events' parameters."""

    def option_name(self, s: Any, d: Decision, option: int) -> str: ...
    def param_name(self, s: Any, domain: str, value: int) -> str | int: ...


class Words(Protocol):
    """Questions, options and events in words."""

    def words_in(self, language: str, content: Any, more: Sequence[Path] = ()) -> Catalogue: ...
    def ask_text(self, s: Any, d: Decision) -> Message: ...
    def option_text(self, s: Any, d: Decision, option: int) -> Message: ...
    def event_text(self, s: Any, told: Told) -> Message: ...


class WhyNot(Protocol):
    """Why something is no answer, by kind of question."""

    EXPLAIN: dict[str, Explain[Any]]


class Document(Protocol):
    """Tables as readable documents."""

    def write(self, s: Any) -> dict[str, Any]: ...
    def read(self, document: dict[str, Any], content: Any) -> Any: ...


class Check(Protocol):
    """What must hold at every moment."""

    def check(self, s: Any) -> None: ...


class Questions(Protocol):
    """The kinds of questions and events."""

    ASKS: dict[str, Ask]
    EVENTS: dict[str, EventKind]


@dataclass(frozen=True)
class Modules:
    """The modules of a game, and its main rule."""

    play: Callable[[Any], Awaitable[Any]]
    options: Options
    content: Content
    names: Names
    words: Words
    why_not: WhyNot
    document: Document
    check: Check
    told: Questions


class PackagedGame(Game):
    """A game made of its modules. A subclass says who has won, and which rule an option comes from."""

    modules: ClassVar[Modules]

    def __init_subclass__(cls) -> None:
        cls.asks = cls.modules.told.ASKS
        cls.events = cls.modules.told.EVENTS

    def content(self, packs: Sequence[Path] = ()) -> Any:
        return self.modules.content.load(packs)

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        return self.modules.options.checked(given)

    def table(self, options: dict[str, Any], content: Any) -> Any:
        return self.modules.options.table(options, content)

    def main(self, s: Any) -> Awaitable[Any]:
        return self.modules.play(s)

    def seats(self, s: Any) -> int:
        seats: int = s.seats
        return seats

    def option_name(self, s: Any, d: Decision, option: int) -> str:
        return self.modules.names.option_name(s, d, option)

    def words_in(self, language: str, content: Any, more: Sequence[Path] = ()) -> Catalogue:
        """The texts of the game in one language with the names of this content, and those of more catalogues."""
        return self.modules.words.words_in(language, content, more)

    def ask_text(self, s: Any, d: Decision) -> Message:
        """A question in words."""
        return self.modules.words.ask_text(s, d)

    def option_text(self, s: Any, d: Decision, option: int) -> Message:
        return self.modules.words.option_text(s, d, option)

    def param_name(self, s: Any, domain: str, value: int) -> str | int:
        return self.modules.names.param_name(s, domain, value)

    def event_text(self, s: Any, told: Told) -> Message:
        return self.modules.words.event_text(s, told)

    def why_not(self, s: Any, d: Decision, thing: str) -> Refusal:
        return refused(self.modules.why_not.EXPLAIN, self.asks, s, d, thing)

    def write(self, s: Any) -> dict[str, Any]:
        return self.modules.document.write(s)

    def read(self, document: dict[str, Any], content: Any) -> State:
        state: State = self.modules.document.read(document, content)
        return state

    def check(self, s: Any) -> None:
        self.modules.check.check(s)
