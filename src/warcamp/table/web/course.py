"""The course of a match that is over: its chapters, and how everybody stood from beginning to end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from warcamp.drawing.drawing import Drawing
from warcamp.drawing.sight import Score, Sight
from warcamp.engine.flow import Position
from warcamp.engine.match import Match, redo
from warcamp.engine.state import Told
from warcamp.engine.view import redacted
from warcamp.engine.zones import REFEREE
from warcamp.games.words import Words

MOMENTS = 80
"""Standings are taken at so many moments, evenly over the match."""


@dataclass(frozen=True)
class Chapter:
    """A part of a match: from how many entries on, and what it is called."""

    n: int
    text: str


@dataclass(frozen=True)
class Course:
    """What a match that is over looks like from afar."""

    length: int
    """How many entries it has."""
    chapters: Sequence[Chapter]
    standings: Sequence[tuple[int, Sequence[Score]]]
    """By number of entries, the last at the end."""
    open_until: int
    """Up to how many entries there was still something to decide."""

    @property
    def scores(self) -> Sequence[Score]:
        return self.standings[-1][1]


def course_of(drawing: Drawing, match: Match, words: Words, names: Sequence[str]) -> Course:
    """Walk through the match once. Takes a second or so: not for the event loop."""
    length = len(match.entries)
    every = max(1, length // MOMENTS)
    position = match.snapshots[0][1].clone()
    told: list[tuple[Chapter, str]] = []
    headlines: list[Chapter] = []
    standings: list[tuple[int, Sequence[Score]]] = []
    so_far: list[Told] = []
    open_until = 1
    for n in range(1, length + 1):
        if n > 1:
            redo(position, match.entries[n - 1], n - 1 < match.given)
        sight = referee(position, words, names)
        if position.pending:
            open_until = n
        headline = drawing.headline(sight)
        events = match.entries[n - 1].told
        so_far += events
        lines = drawing.story(sight, events)
        told += [(Chapter(n, line.text), headline) for line in lines if line.heading]
        if not headlines or headlines[-1].text != headline:
            headlines.append(Chapter(n, headline))
        if n == length or n % every == 0:
            standings.append((n, drawing.scores(replace(sight, told=so_far))))
    return Course(length, named(told) if len(told) > 1 else headlines, standings, open_until)


def named(told: Sequence[tuple[Chapter, str]]) -> list[Chapter]:
    """Chapters by their headings; where several have the same, by where the match stood."""
    texts = [chapter.text for chapter, _ in told]
    return [c if texts.count(c.text) == 1 else Chapter(c.n, headline) for c, headline in told]


def referee(position: Position, words: Words, names: Sequence[str]) -> Sight:
    """A moment with everything open."""
    awaited = frozenset(d.seat for d in position.pending)
    return Sight(redacted(position, REFEREE), REFEREE, words, names, (), awaited)
