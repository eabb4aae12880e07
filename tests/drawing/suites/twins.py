"""Two worlds that differ only in what a viewer may not know look the same to him, to the byte."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from warcamp.drawing.sight import Sight
from warcamp.engine.flow import Position
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.engine.zones import REFEREE, SPECTATOR

from .drawn import Drawn


class Twins:
    """Subclasses say which tables are looked at."""

    drawn: ClassVar[Drawn]
    twins_at: ClassVar[Sequence[tuple[int, int]]]
    """Numbers of players; of every so many moments one is looked at."""
    open_options: ClassVar[Mapping[str, Any]] = {}
    """Those of the match that the referee looks at."""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "players" in metafunc.fixturenames:
            metafunc.parametrize(("players", "every"), self.twins_at)

    def seen(self, look: Sight) -> list[object]:
        """All that is drawn and said."""
        drawing = self.drawn.drawing
        out: list[object] = [drawing.private(look), drawing.story(look, look.told), drawing.effects(look, look.told)]
        if look.viewer == SPECTATOR:
            out.append(drawing.public(look))
        for d in look.asks:
            question = drawing.question(look, d)
            out += [question.text, question.choices, question.about]
            out += [drawing.preview(look, d, choice.option) for choice in question.choices[:3]]
        return [*out, drawing.scores(look), drawing.headline(look)]

    def test_twins_are_drawn_alike(self, players: int, every: int) -> None:
        different = 0
        for n, match in enumerate(self.drawn.games(players, players + 30)):
            if n % every:
                continue
            for viewer in (n // every % players, SPECTATOR):
                twin = determinise(match.position, viewer, Fast(n << 8 | viewer), keep_sealed=True)
                different += kept(twin) != kept(match.position)
                ours, theirs = self.drawn.sight(match, viewer), self.drawn.sight(match, viewer, position=twin)
                assert self.seen(ours) == self.seen(theirs)
        assert different > 10

    def test_the_referee_sees_the_difference(self) -> None:
        """The comparison can fail: with open cards twins are told apart."""
        apart = 0
        for n, match in enumerate(self.drawn.games(4, 2, **self.open_options)):
            if n % 20 == 0:
                twin = determinise(match.position, 0, Fast(n), keep_sealed=True)
                if kept(twin) != kept(match.position):
                    ours, theirs = self.drawn.sight(match, REFEREE), self.drawn.sight(match, REFEREE, position=twin)
                    apart += self.seen(ours) != self.seen(theirs)
        assert apart


def kept(position: Position) -> list[list[int]]:
    zones = position.s.zones
    return [row if zones.layout.ordered[z] else sorted(row) for z, row in enumerate(zones.cards)]
