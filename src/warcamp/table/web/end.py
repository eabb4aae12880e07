"""The end of a game: who won, points by source, how it came about, and what can be done next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from warcamp.drawing.drawing import Drawing
from warcamp.drawing.html import Html, Pages
from warcamp.drawing.sight import Score
from warcamp.engine import storage
from warcamp.engine.errors import WarcampError
from warcamp.engine.game import Message
from warcamp.engine.match import Match
from warcamp.games.words import Words
from warcamp.table.store import TableRow

from .chart import chart_of
from .course import Course, course_of
from .speaking import page_words

TEMPLATES = Path(__file__).parent / "templates"
KEPT = 64
"""So many matches that are over are remembered as they were worked out."""


@dataclass
class Endings:
    """What was worked out about matches that are over. The work is done in threads, once for each match."""

    pages: Pages = field(default_factory=lambda: Pages(TEMPLATES))
    courses: OrderedDict[tuple[str, str], Course] = field(default_factory=OrderedDict)
    checks: OrderedDict[str, int] = field(default_factory=OrderedDict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def course(self, id: str, drawing: Drawing, match: Match, words: Words, names: Sequence[str]) -> Course:
        """The course of a match in somebody's language."""
        key = (id, words.language)
        async with self.lock:
            if key not in self.courses:
                found = await asyncio.to_thread(course_of, drawing, match, words, names)
                remember(self.courses, key, found)
            return self.courses[key]

    async def checked(self, id: str, match: Match, packs: Sequence[Path]) -> int:
        """How many outcomes of chance the key vouches for; -1 when something is wrong with the match."""
        async with self.lock:
            if id not in self.checks:
                remember(self.checks, id, await asyncio.to_thread(verified, match, packs))
            return self.checks[id]

    async def region(self, row: TableRow, drawing: Drawing, match: Match, words: Words, names: Sequence[str]) -> Html:
        """The region `end` of a table that is over. `words` are the game's."""
        course = await self.course(row.id, drawing, match, words, names)
        checked = await self.checked(row.id, match, [Path(p) for p in row.packs])
        spoken = page_words(words.language)

        def text(id: str, **params: object) -> str:
            return spoken.say(Message(id, dict(params)))

        return self.pages.draw(
            "end",
            t=text,
            base=f"/t/{row.id}",
            lang=words.language,
            headline=headline(text("end-over"), course.scores, text),
            sources=sources(course.scores),
            rows=rows(course.scores),
            told=any(score.lines for score in course.scores),
            chart=chart_of(course),
            checked=checked,
            forked=match.header.fork is not None,
            after=row.settings.get("after", ""),
        )


def remember(kept: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    kept[key] = value
    while len(kept) > KEPT:
        kept.popitem(last=False)


def verified(match: Match, packs: Sequence[Path]) -> int:
    """Every roll and draw derived again from the key that was shown at the end."""
    try:
        return storage.verify(storage.save(match), match.game, packs)
    except WarcampError:
        return -1


def headline(nobody: str, scores: Sequence[Score], text: Any) -> str:
    """Who has won, in words."""
    winners = [score.name for score in scores if score.winner]
    if not winners:
        return nobody
    if len(winners) == 1:
        return str(text("end-winner", name=winners[0]))
    return str(text("end-winners", names=", ".join(winners[:-1]), last=winners[-1]))


def sources(scores: Sequence[Score]) -> list[str]:
    """Where points come from, in the order of the rules."""
    return list(dict.fromkeys(source for score in scores for source, _ in score.parts))


def rows(scores: Sequence[Score]) -> list[dict[str, Any]]:
    """A row for each side: what it has of every source."""
    columns = sources(scores)
    return [{"score": s, "points": [dict(s.parts).get(column, "") for column in columns]} for s in scores]
