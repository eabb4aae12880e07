"""Tables of Ettin to be drawn: random games, and what a viewer sees of them."""

import random
from collections.abc import Iterator
from functools import cache

from warcamp.drawing.ettin.drawing import EttinDrawing
from warcamp.drawing.sight import Sight
from warcamp.engine.flow import Position
from warcamp.engine.match import Match
from warcamp.engine.source import key_of_seed
from warcamp.engine.view import redacted
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.games.ettin.game import ETTIN
from warcamp.games.words import Words

DRAWING = EttinDrawing()
LIKED = ("accept", "yes")


@cache
def words(language: str) -> Words:
    return DRAWING.words(language, ETTIN.content(), [])


def games(players: int, seed: int, **options: object) -> Iterator[Match]:
    """One match, moment by moment, its end included. Adventures are tried and proposals accepted where that can be, so
    that games come to everything."""
    given = {"players": players, "nations": "choose" if players < 6 else "random", "first": 0, **options}
    match = Match(ETTIN, given, key_of_seed(f"drawn {seed}"))
    chance = random.Random(seed)
    while not match.over:
        yield match
        d = match.pending[chance.randrange(len(match.pending))]
        liked = [o for o in d.options if ETTIN.option_name(match.position.s, d, o) in LIKED]
        match.choose(d, liked[0] if liked and chance.random() < 0.7 else chance.choice(d.options))
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
        match.told(viewer)[-80:],
    )


def regions(match: Match, viewer: int, language: str = "en") -> dict[str, str]:
    """Everything that is drawn for a viewer."""
    public = DRAWING.public(sight(match, SPECTATOR, language))
    return public | DRAWING.private(sight(match, viewer, language))
