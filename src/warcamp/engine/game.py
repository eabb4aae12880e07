"""What a game is to the engine: rules, content, words, names. A game subclasses `Game` once."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .errors import IllegalChoice
from .flow import Decision
from .state import State, Told


@dataclass(frozen=True)
class Ask:
    """A kind of question: the rule it comes from, and whether its answer is a secret of the seat."""

    kind: str
    rule: str
    secret: bool = False


@dataclass(frozen=True)
class EventKind:
    """A kind of event: the names of its parameters, each with its domain (`seat`, `place`, `gear`, `number`, ...), and
    the rule it comes from. The first parameter of an event about a hidden card has the domain `card`."""

    params: tuple[tuple[str, str], ...]
    rule: str


def event(rule: str, *params: str) -> EventKind:
    """An event whose parameters are written `name:domain`, or `domain` alone when the name is the same."""
    return EventKind(tuple((p.partition(":")[0], p.rpartition(":")[2]) for p in params), rule)


@dataclass(frozen=True)
class Name:
    """The name of a thing of the content, said in the reader's language: `Name("gear", "crossbow")`."""

    domain: str
    id: str


@dataclass(frozen=True)
class Message:
    """A text for people: a message id and parameters; a parameter is a number, a word, a `Name` or another message."""

    id: str
    params: dict[str, Any] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.id, *self.params.items()))


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be chosen: the rule, and in words what would change it."""

    rule: str
    message: Message


class Game:
    """One game. The methods without a body are the game's to write; nothing here is called by rules in play."""

    name: str
    """As in the package, `clash_of_rage`."""
    title: str
    """As on the box, the same in every language."""
    version: int
    """Raised when a change alters how a stored match plays."""
    asks: dict[str, Ask]
    events: dict[str, EventKind]

    def content(self, packs: Sequence[Path] = ()) -> Any:
        """The content to play with; has `.hash` and `.packs`."""
        raise NotImplementedError

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        """The match's options, checked and with defaults filled in; BadInput names the option that is wrong."""
        raise NotImplementedError

    def table(self, options: dict[str, Any], content: Any) -> State:
        """The table before the main rule begins."""
        raise NotImplementedError

    def main(self, s: Any) -> Awaitable[Any]:
        """The main rule."""
        raise NotImplementedError

    def seats(self, s: Any) -> int:
        """How many seats decide."""
        raise NotImplementedError

    def scores(self, s: Any) -> list[float]:
        """What each seat got out of it, 1 for a win, 0 for none."""
        raise NotImplementedError

    # -- names and words
    def option_name(self, s: Any, d: Decision, option: int) -> str:
        """The stored name of an option, unique among those of its decision."""
        raise NotImplementedError

    def option_text(self, s: Any, d: Decision, option: int) -> Message:
        """The option in words."""
        raise NotImplementedError

    def option_rule(self, s: Any, d: Decision, option: int) -> str:
        """The rule an option comes from."""
        return self.asks[d.kind].rule

    def param_name(self, s: Any, domain: str, value: int) -> str | int:
        """The stored name of an event's parameter."""
        raise NotImplementedError

    def event_text(self, s: Any, told: Told) -> Message:
        """An event in words; a hidden card is NONE (-1)."""
        raise NotImplementedError

    def why_not(self, s: Any, d: Decision, thing: str) -> Refusal:
        """Why `thing` (an option's name, a card, a place, a button) is not among the options."""
        raise NotImplementedError

    # -- positions
    def write(self, s: Any) -> dict[str, Any]:
        """The table as a short readable document."""
        raise NotImplementedError

    def read(self, document: dict[str, Any], content: Any) -> State:
        """The table of a document; what is not named has its default."""
        raise NotImplementedError

    # -- checks
    def check(self, s: Any) -> None:
        """Raise BrokenInvariant if a piece is missing or something derived is not what it is derived from."""

    # -- made from the above
    def event_params(self, s: Any, told: Told) -> dict[str, str | int]:
        """The stored names of an event's parameters, by their own names."""
        kinds = self.events[told.event].params
        return {key: self.param_name(s, domain, v) for (key, domain), v in zip(kinds, told.params, strict=True)}

    def pick(self, s: Any, d: Decision, name: str) -> int:
        """The option of that name; IllegalChoice says which rule forbids another."""
        for option in d.options:
            if self.option_name(s, d, option) == name:
                return option
        refusal = self.why_not(s, d, name)
        raise IllegalChoice(f"{d.kind}: {name!r} cannot be chosen", refusal.rule)
