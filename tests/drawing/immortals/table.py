"""Tables of Immortals to be drawn: random games, and what a viewer sees of them."""

import random
from collections.abc import Iterator
from functools import cache

from warcamp.drawing.immortals.drawing import ImmortalsDrawing
from warcamp.drawing.sight import Sight
from warcamp.engine.flow import Position
from warcamp.engine.match import Match
from warcamp.engine.source import key_of_seed
from warcamp.engine.view import redacted
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.words import Words

DRAWING = ImmortalsDrawing()


@cache
def words(language: str) -> Words:
    return DRAWING.words(language, IMMORTALS.content(), [])


def games(players: int, seed: int, **options: object) -> Iterator[Match]:
    """One match of one round, moment by moment, its end included."""
    given = {"players": players, "rounds": 1, **options}
    match = Match(IMMORTALS, given, key_of_seed(f"drawn {seed}"))
    chance = random.Random(seed)
    while not match.over:
        yield match
        d = match.pending[chance.randrange(len(match.pending))]
        last = d.kind == "plan" and chance.random() < 0.1
        rather = [o for o in d.options if o != -1] or d.options
        match.choose(d, 0 if last else chance.choice(rather if chance.random() < 0.8 else d.options))
    yield match


def viewers(position: Position) -> list[int]:
    return [*range(position.s.seats), SPECTATOR, REFEREE]


def sight(match: Match, viewer: int, language: str = "en", position: Position | None = None) -> Sight:
    """What the viewer sees of the match, or of another position in its place."""
    pos = position or match.position
    return Sight(
        redacted(pos, viewer),
        viewer,
        words(language),
        [f"Player <{seat}>" for seat in range(pos.s.seats)],
        [d for d in pos.pending if d.seat == viewer],
        frozenset(d.seat for d in pos.pending),
        match.told(viewer),
    )


def regions(match: Match, viewer: int, language: str = "en") -> dict[str, str]:
    """Everything that is drawn for a viewer."""
    public = DRAWING.public(sight(match, SPECTATOR, language))
    return public | DRAWING.private(sight(match, viewer, language))
