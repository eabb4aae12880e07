"""What is drawn: who looks at which table, and a question as a player can answer it by pointing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from warcamp.engine.flow import Decision
from warcamp.engine.game import Message
from warcamp.engine.state import Told
from warcamp.games.words import Words

PICK = "pick"
"""One thing after the other: the references of a choice are pointed at in their order. A choice without references is a
button. Covers placing (a thing, then where) and ordering (all things in turn)."""
SEVERAL = "several"
"""Any number of things in any order; a thing named twice is pointed at twice, which covers allotting."""
NUMBER = "number"
"""How many; the names of the choices are numbers."""


@dataclass(frozen=True)
class Sight:
    """Who looks at which table, in which words. `s` is redacted for the viewer: nothing else is in it."""

    s: Any
    viewer: int
    """A seat, SPECTATOR or REFEREE."""
    words: Words
    names: Sequence[str] = ()
    """What the people and bots in the seats are called: text that somebody typed."""
    asks: Sequence[Decision] = ()
    """The open questions of the viewer, and only his."""
    awaited: frozenset[int] = frozenset()
    """The seats that have an open question."""
    told: Sequence[Told] = ()
    """What has happened lately, as the viewer saw it, oldest first."""

    def text(self, id: str, **params: object) -> str:
        return self.words.say(Message(id, dict(params)))

    def say(self, message: Message) -> str:
        return self.words.say(message)


@dataclass(frozen=True)
class Choice:
    """An option as it is offered: by its stored name, in words, and by what on the table it is made of."""

    option: int
    name: str
    text: str
    refs: tuple[str, ...] = ()
    """References of things on the table, `kind:thing`; the thing is named as `why_not` knows it."""
    icon: str = ""
    note: str = ""
    """A few words or figures beside the text: a price, a chance."""
    group: str = ""
    """The heading above it in the list; choices of one group follow each other."""
    tone: str = ""
    """`main`, `foe` (leads to a fight), `end` (ends a series) or nothing."""
    rule: str = ""
    warning: str = ""
    """What is to be confirmed before it is taken."""
    reach: tuple[str, ...] = ()
    """References that can be chosen next, marked while the choice is pointed at."""
    fights: tuple[str, ...] = ()
    """Those of them where a fight would follow."""
    loose: bool = False
    """Can be taken back at will: never asked about again, on a touch screen either."""


@dataclass(frozen=True)
class Question:
    """An open question, ready to be shown."""

    d: Decision
    text: str
    choices: Sequence[Choice]
    way: str = PICK
    about: tuple[str, ...] = ()
    """References of what the question is about: shown as marked."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """What the references are called, for those that are drawn nowhere else."""
    rule: str = ""
    help: str = ""


@dataclass(frozen=True)
class Line:
    """A paragraph of the chronicle."""

    text: str
    side: int = -1
    """The look of the player it is about, 0 to 7; -1 for nobody's."""
    icon: str = ""
    rule: str = ""
    heading: bool = False


@dataclass(frozen=True)
class Effect:
    """Something to be seen or heard when a change is shown: `fly` (a thing goes from one reference to another), `roll`
    (dice fall), `mark` (a reference flashes), `tell` (a short text over the table). The sound is played if wanted."""

    kind: str
    refs: tuple[str, ...] = ()
    text: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)
    sound: str = ""


@dataclass(frozen=True)
class Score:
    """What a side has, by source: `parts` are (words, points) in the order of the rules; `lines` tell how they came."""

    name: str
    side: int
    total: int
    parts: Sequence[tuple[str, int]] = ()
    winner: bool = False
    note: str = ""
    lines: Sequence[str] = ()


@dataclass(frozen=True)
class Tab:
    """A part of the table that fills a phone's screen."""

    id: str
    icon: str
    text: str
    """A message id."""
