"""Tables to be drawn: random games of a game, and what a viewer sees of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from warcamp.drawing.drawing import Drawing
from warcamp.drawing.sight import Sight
from warcamp.engine.flow import Decision, Position
from warcamp.engine.match import Match
from warcamp.engine.source import key_of_seed
from warcamp.engine.view import redacted
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.games.words import Words

Pick = Callable[[Match, Decision, random.Random], int]
"""How a random game answers a question."""


@dataclass
class Drawn:
    """A drawing with tables for it. `options` are those of a match by its number of players."""

    drawing: Drawing
    options: Callable[[int], Mapping[str, Any]]
    pick: Pick
    lately: int = 100_000
    """So many events a sight has been told."""
    spoken: dict[str, Words] = field(default_factory=dict)

    def words(self, language: str) -> Words:
        if language not in self.spoken:
            self.spoken[language] = self.drawing.words(language, self.drawing.game.content(), [])
        return self.spoken[language]

    def games(self, players: int, seed: int, **options: object) -> Iterator[Match]:
        """One match, moment by moment, its end included."""
        given = {"players": players, **self.options(players), **options}
        match = Match(self.drawing.game, given, key_of_seed(f"drawn {seed}"))
        chance = random.Random(seed)
        while not match.over:
            yield match
            d = match.pending[chance.randrange(len(match.pending))]
            match.choose(d, self.pick(match, d, chance))
        yield match

    def sight(self, match: Match, viewer: int, language: str = "en", position: Position | None = None) -> Sight:
        """What the viewer sees of the match, or of another position in its place."""
        pos = position or match.position
        return Sight(
            redacted(pos, viewer),
            viewer,
            self.words(language),
            [f"Player <{seat}>" for seat in range(pos.s.seats)],
            [d for d in pos.pending if d.seat == viewer],
            frozenset(d.seat for d in pos.pending),
            match.told(viewer)[-self.lately :],
        )

    def regions(self, match: Match, viewer: int, language: str = "en") -> dict[str, str]:
        """Everything that is drawn for a viewer."""
        public = self.drawing.public(self.sight(match, SPECTATOR, language))
        return public | self.drawing.private(self.sight(match, viewer, language))


def viewers(position: Position) -> list[int]:
    return [*range(position.s.seats), SPECTATOR, REFEREE]
