"""Matches to draw: every number of players and every way of setting up, at each kind of question."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from warcamp.bots.registry import bot
from warcamp.drawing.clash_of_rage.drawing import ClashDrawing
from warcamp.drawing.sight import Sight
from warcamp.engine.flow import Position
from warcamp.engine.match import Match
from warcamp.engine.source import key_of_seed
from warcamp.engine.state import Told
from warcamp.engine.view import redacted
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.words import LANGUAGES, Words

DRAWING = ClashDrawing()
CONTENT = CLASH_OF_RAGE.content()
WORDS: dict[str, Words] = {language: DRAWING.words(language, CONTENT, []) for language in LANGUAGES}
NAMES = ("Maëlle", "Tobias <b>", "Inès & Co", "Ruben")
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 1, "difficulty": "hard"},
    {"players": 2, "clans": "random"},
    {"players": 3, "map": "players"},
    {"players": 4, "long": True, "layout": "star"},
)
REF = re.compile(r'data-ref="([^"]*)"')
ID = re.compile(r' id="([^"]*)"')


def sight(position: Position, viewer: int, language: str = "en", told: list[Told] | None = None) -> Sight:
    """What the viewer sees of a position."""
    asks = [d for d in position.pending if d.seat == viewer]
    awaited = frozenset(d.seat for d in position.pending)
    names = NAMES[: position.s.seats]
    return Sight(redacted(position, viewer), viewer, WORDS[language], names, asks, awaited, told or [])


def steps(options: dict[str, Any], seed: int, rounds: int = 4) -> Iterator[Match]:
    """A match shown at every decision. One seat plays well, the others at random, so that much happens."""
    match = Match(CLASH_OF_RAGE, {**options, "last_round": rounds}, key_of_seed(f"drawn {seed}"))
    clever = bot("clash_of_rage", "greedy", seed)
    chance = random.Random(seed)
    while not match.over:
        yield match
        d = chance.choice(match.pending)
        if d.seat == 0 and (match.position.s.seats > 1 or chance.random() < 0.6):
            match.choose(d, clever.pick(match.position, 0, d))
        else:
            match.choose(d, chance.choice(d.options))
    yield match


@cache
def moments(table: int) -> tuple[tuple[Position, tuple[Told, ...]], ...]:
    """Positions of a match with what was told before: each kind of question at its first, second and tenth time."""
    seen: dict[str, int] = {}
    out: list[tuple[Position, tuple[Told, ...]]] = []
    for match in steps(TABLES[table], table, 8 if table else 5):
        kinds = [d.kind for d in match.pending] or ["over"]
        seen[kinds[0]] = seen.get(kinds[0], 0) + 1
        if seen[kinds[0]] in (1, 2, 10):
            out.append((match.position.clone(), tuple(match.told(30)[-60:])))
    return tuple(out)
