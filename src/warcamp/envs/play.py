"""A match in which chance is a player: every outcome is chosen from outside, one at a time.

The engine asks chance in the middle of a rule. Here a rule that asks for an outcome nobody has chosen yet is broken
off, and begun again from the last question once it has been chosen.
"""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import blake2b
from itertools import groupby
from typing import Any

import msgspec

from warcamp.engine.errors import IllegalChoice
from warcamp.engine.flow import Position, Strand
from warcamp.engine.snapshot import dump, load
from warcamp.engine.source import Fast, Kind, Source
from warcamp.engine.view import determinise, resource, view

from .setting import Setting, setting

SAMPLES = 256
"""Where chance has too many outcomes to list, so many are drawn, always the same at the same table."""


def outcomes_of(kind: Kind, s: Any) -> list[tuple[Any, float]]:
    """What can come of a chance, with what likelihood."""
    try:
        return sorted(kind.distribution(s))
    except NotImplementedError:
        seed = blake2b(repr([getattr(s, k) for k in s.PUBLIC]).encode(), digest_size=8)
        source = Fast(int.from_bytes(seed.digest(), "little"))
        drawn = sorted(kind.sample(source, s) for _ in range(SAMPLES))
        return [(outcome, len(list(run)) / SAMPLES) for outcome, run in groupby(drawn)]


class Node:
    """Where chance is asked: what can come of it."""

    __slots__ = ("kind", "outcomes", "s")

    def __init__(self, kind: Kind, s: Any) -> None:
        self.kind = kind
        self.s = s
        self.outcomes: list[tuple[Any, float]] = outcomes_of(kind, s)

    def name(self, index: int) -> str:
        """An outcome as the log writes it, after the kind of chance."""
        return f"{self.kind.name()}: {self.kind.write(self.s, self.outcomes[index][0])}"


class Undecided(BaseException):
    """Chance has been asked for an outcome that is not chosen yet. It is no error and passes through all rules."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.kind.name())
        self.node = node


class Chosen(Source):
    """The outcomes chosen so far, in their order."""

    def __init__(self, outcomes: list[Any]) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.given = 0

    def answer(self, kind: Kind, s: Any, strand: str) -> Any:
        if self.given == len(self.outcomes):
            raise Undecided(Node(kind, s))
        self.given += 1
        return self.outcomes[self.given - 1]

    def copy(self) -> Chosen:
        return Chosen(self.outcomes[self.given :])


class Play:
    """The position at the last question, the answer to it, and the outcomes chosen since. Before the first question the
    position is a table on which no rule has begun."""

    __slots__ = ("answer", "chance", "outcomes", "position", "setting", "texts")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        source = Fast(0)
        self.position = Position(setting.blank, Strand("", [], source), source)
        self.answer: int | None = None
        self.outcomes: list[Any] = []
        self.chance: Node | None = None
        self.texts: dict[int, str] = {}
        """What each seat sees of the position, once somebody has asked for it."""

    def copy(self) -> Play:
        """A match of its own. Positions are never changed here, only replaced, so the copy shares this one."""
        new = Play.__new__(Play)
        new.setting = self.setting
        new.position = self.position
        new.answer = self.answer
        new.outcomes = self.outcomes
        new.chance = self.chance
        new.texts = self.texts
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel stores states of Python games as pickles; this one is plain data."""
        setting = self.setting
        data = dump(self.position) if self.begun else None
        return restored, (setting.game.name, json.dumps(setting.options), data, self.answer, self.outcomes)

    @property
    def begun(self) -> bool:
        """Whether the first question has been asked."""
        return bool(self.position.root.stack) or self.position.over

    def choose(self, option: int) -> None:
        """Answer the first open question."""
        self.answer = option
        self.outcomes = []
        self.go_on()

    def decide(self, index: int) -> None:
        """Choose an outcome of the chance that is asked, by its place among the possible ones."""
        if self.chance is None:
            raise IllegalChoice("chance is not asked")
        self.outcomes = [*self.outcomes, self.chance.outcomes[index][0]]
        self.go_on()

    def go_on(self) -> None:
        """Run the rules from the last question, or from the start, to the next chance or question."""
        source = Chosen(self.outcomes)
        self.chance = None
        try:
            if self.answer is None:
                new = self.setting.begin(source)
            else:
                new = self.position.clone()
                draw_from(new, source)
                new.apply(0, self.answer)
        except Undecided as asked:
            self.chance = asked.node
            return
        draw_from(new, Fast(0))
        self.position = new
        self.answer = None
        self.outcomes = []
        self.texts = {}

    def world(self, seat: int, seed: int) -> Play:
        """A match that the seat cannot tell from this one; answers that others have sealed are drawn anew."""
        new = self.copy()
        new.position = determinise(self.position, seat, Fast(seed), keep_sealed=True)
        new.texts = {}
        return new

    def text(self, viewer: int) -> str:
        """What a seat sees of the position, as JSON."""
        if viewer not in self.texts:
            self.texts[viewer] = msgspec.json.encode(view(self.position, viewer)).decode()
        return self.texts[viewer]


def draw_from(position: Position, source: Source) -> None:
    """Let a position take its chance from another source."""
    position.source = source
    resource(position.root, source)


@lru_cache(maxsize=16)
def known(name: str, options: str) -> Setting:
    """The setting of stored options."""
    return setting(name, json.loads(options))


def restored(name: str, options: str, data: Any, answer: int | None, outcomes: list[Any]) -> Play:
    """A stored match."""
    play = Play(known(name, options))
    if data is not None:
        play.position = load(data, play.setting.blank.clone())
    play.answer = answer
    play.outcomes = outcomes
    if answer is not None or data is None:
        play.go_on()
    return play
