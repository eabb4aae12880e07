"""A moment of a match that is over, drawn as a seat, a spectator or the referee saw it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from warcamp.drawing.drawing import Drawing
from warcamp.drawing.html import Html, Pages
from warcamp.drawing.panels import Chair, Panels
from warcamp.drawing.sight import Effect, Sight
from warcamp.engine.flow import Position
from warcamp.engine.game import Message
from warcamp.engine.match import Match
from warcamp.engine.view import redacted
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.games.words import Words
from warcamp.table.views import since

from .speaking import page_words

CHRONICLE = 40
"""So many entries back the chronicle goes."""


def word_of(viewer: int) -> str:
    """As whom somebody looks, in an address."""
    return {SPECTATOR: "s", REFEREE: "r"}.get(viewer, str(viewer))


@dataclass(frozen=True)
class Watching:
    """Who looks at which match, in which words."""

    drawing: Drawing
    match: Match
    words: Words
    names: Sequence[str]
    viewer: int
    panels: Panels
    pages: Pages
    title: str

    def sight(self, position: Position, viewer: int, n: int) -> Sight:
        """A moment as the viewer saw it. Nobody is asked anything any more."""
        awaited = frozenset(d.seat for d in position.pending)
        told = self.match.told(viewer, since(self.match, self.drawing.lately, n), n)
        return Sight(redacted(position, viewer), viewer, self.words, self.names, (), awaited, told)

    def regions(self, n: int) -> dict[str, Html]:
        """All regions of the page after n entries."""
        position = self.match.at(n)
        sight = self.sight(position, self.viewer, n)
        onlooker = sight if self.viewer in (REFEREE, SPECTATOR) else self.sight(position, SPECTATOR, n)
        drawn = {**self.drawing.public(onlooker), **self.drawing.private(sight)}
        out = {name: Html(html) for name, html in drawn.items()}
        deed, side = self.deed(n)
        top = self.panels.top(self.title, self.drawing.headline(sight), deed, False, side)
        here = f'href="?at={n}&amp;as={word_of(self.viewer)}&amp;lang='
        out["top"] = Html(top.replace('href="?lang=', here))
        lately = self.match.told(self.viewer, since(self.match, CHRONICLE, n), n)
        out["log"] = self.panels.log(self.drawing.story(sight, lately))
        out["seats"] = self.panels.seats([self.chair(sight, seat) for seat in range(len(self.names))])
        return out

    def effects(self, n: int) -> list[Effect]:
        """What is to be seen moving when the match goes on to n entries."""
        sight = self.sight(self.match.at(n), self.viewer, n)
        return self.drawing.effects(sight, self.match.told(self.viewer, n - 1, n))

    def deed(self, n: int) -> tuple[str, int]:
        """What made the moment: who chose what, in the words in which it was offered, and his look."""
        entry = self.match.entries[n - 1]
        a = entry.action
        if a is None:
            return self.text("replay-start"), -1
        before = self.match.at(n - 1)
        s = before.s
        side = self.drawing.look(s, a.seat)
        name = self.name(s, a.seat)
        if entry.retract:
            return self.text("replay-retracted", name=name), side
        if entry.secret and self.viewer != REFEREE and not s.partners(a.seat) >> self.viewer & 1:
            return self.text("replay-secret", name=name), side
        for d in before.pending:
            if (d.seat, d.kind, d.strand) == (a.seat, a.ask, a.strand):
                text = self.words.say(self.drawing.game.option_text(s, d, entry.option))
                return self.text("replay-deed", name=name, text=text), side
        return self.text("replay-secret", name=name), side

    def text(self, id: str, **params: Any) -> str:
        return page_words(self.words.language).say(Message(id, params))

    def game_text(self, id: str, **params: Any) -> str:
        return self.words.say(Message(id, params))

    def name(self, s: Any, seat: int) -> str:
        """What somebody is called: by name, else by what he plays."""
        return self.names[seat] or self.words.say(self.drawing.seat_text(s, seat))

    def chair(self, sight: Sight, seat: int) -> Chair:
        text = sight.say(self.drawing.seat_text(sight.s, seat))
        return Chair(
            seat,
            self.names[seat] or text,
            text if self.names[seat] else "",
            self.drawing.look(sight.s, seat),
            thinking=seat in sight.awaited,
            you=seat == self.viewer,
        )
