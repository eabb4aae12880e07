"""Pairs of matches that one seat cannot tell apart: what chance showed to others alone fell otherwise, and what others
chose in secret is another choice. Made from the log, so that any store can hold them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from warcamp.engine import storage
from warcamp.engine.errors import WarcampError
from warcamp.engine.game import Game
from warcamp.engine.match import Action, Entry, Match
from warcamp.engine.source import Fast, Kind, Source, key_of_seed
from warcamp.engine.zones import REFEREE

KEY = key_of_seed("twins")


class Apart(Exception):
    """The two matches can be told apart from here on."""


class Otherwise(Source):
    """Answers as the log does where the viewer saw it, otherwise with something else."""

    def __init__(self, viewer: int, seed: int) -> None:
        super().__init__()
        self.viewer = viewer
        self.seed = seed
        self.same = True
        self.records: list[Any] = []
        self.fast = Fast(seed)

    def answer(self, kind: Kind, s: Any, strand: str) -> Any:
        if not self.records:
            raise Apart
        record = self.records.pop(0)
        if self.same or kind.seen(s) >> self.viewer & 1:
            value = kind.read(s, record)
        else:
            value = kind.sample(self.fast, s)
        self.note(kind, s, strand, value)
        return value

    def word(self) -> int:
        return self.fast.word()

    def copy(self) -> Otherwise:
        # A match keeps snapshots; nothing is drawn from them here.
        return self


@dataclass
class Twins:
    """A moment of two matches that differ only in what the viewer may not know."""

    viewer: int
    logs: tuple[str, str]
    """Both matches as they are stored."""
    asked: frozenset[str]
    """The kinds of questions that are open."""
    then: tuple[Action, Action] | None = None
    """What is done next in each, if chance has no part in it and the viewer still cannot tell them apart."""


def moment(one: Match, two: Match, viewer: int) -> Twins:
    logs = (storage.save(one, with_key=False), storage.save(two, with_key=False))
    return Twins(viewer, logs, frozenset(d.kind for d in one.pending))


def played(game: Game, options: dict[str, Any], seed: int, limit: int) -> list[Entry]:
    """The entries of a match at random."""
    match = Match(game, options, KEY)
    choices = random.Random(seed)
    while not match.over and len(match.entries) < limit:
        d = choices.choice(match.pending)
        match.choose(d, choices.choice(d.options))
    return match.entries


def looks(match: Match, viewer: int) -> list[Any]:
    """All that the engine lets the viewer know."""
    told = [(t.event, t.params) for t in match.told(viewer)]
    return [match.view(viewer), match.log(viewer), told]


def twins(game: Game, options: dict[str, Any], entries: list[Entry], viewer: int, same: int, seed: int) -> list[Twins]:
    """Plays the entries on two tables, alike for the first `same` of them, then otherwise wherever the viewer does not
    see it; gives the moments at which they differ, until the two can be told apart."""
    sources = [Otherwise(viewer, seed), Otherwise(viewer, seed)]
    choices = random.Random(seed)
    for source in sources:
        source.records = [o.record for o in entries[0].outcomes]
    sources[1].same = same > 0
    found: list[Twins] = []
    try:
        one, two = (Match(game, options, KEY, source=source) for source in sources)
        for n, entry in enumerate(entries[1:], 1):
            new = n > same and one.view(REFEREE) != two.view(REFEREE)
            if new:
                found.append(moment(one, two, viewer))
            for source in sources:
                source.records = [o.record for o in entry.outcomes]
            sources[1].same = n < same
            first = entry.action
            assert first is not None
            second = first if n < same else otherwise(two, entry, viewer, choices)
            one.act(first)
            two.act(second)
            if n >= same and looks(one, viewer) != looks(two, viewer):
                break
            if new and not entry.outcomes and first.seat != viewer:
                found[-1].then = (first, second)
    except (Apart, WarcampError):
        return found
    return found


def otherwise(two: Match, entry: Entry, viewer: int, choices: random.Random) -> Action:
    """The same action or, if it was chosen in secret from the viewer, any; half of the time the same if it can be, so
    that what is hidden beside it goes on being hidden when it is shown."""
    action = entry.action
    assert action is not None
    if not entry.secret or two.position.s.partners(action.seat) >> viewer & 1:
        return action
    d = two.pending[two.find(action)]
    names = [two.game.option_name(two.position.s, d, option) for option in d.options]
    if action.pick in names and choices.random() < 0.5:
        return action
    return Action(action.seat, action.ask, choices.choice(names), action.strand)
