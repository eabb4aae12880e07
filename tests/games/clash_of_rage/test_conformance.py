"""Clash of Rage passes the suite that every game passes, in every mode."""

from __future__ import annotations

from dataclasses import replace

from tests.games.suites.conformance import Conforming, conformance
from warcamp.engine.testing import Mode, Play
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE

from .midgame import MIDGAME

MODES = [
    Mode("2 players", {"players": 2, "last_round": 8}),
    Mode("3 players", {"players": 3, "last_round": 8}),
    Mode("4 players", {"players": 4, "last_round": 8}),
    Mode("2 players, long game", {"players": 2, "long": True, "last_round": 10}),
    Mode("3 players, long game", {"players": 3, "long": True, "last_round": 8}),
    Mode("4 players, long game", {"players": 4, "long": True, "last_round": 8}),
    Mode("solo, easy", {"players": 1, "difficulty": "easy", "last_round": 12}),
    Mode("solo, medium", {"players": 1, "difficulty": "medium", "last_round": 12}),
    Mode("solo, hard", {"players": 1, "difficulty": "hard", "last_round": 12}),
    Mode("solo, impossible", {"players": 1, "difficulty": "impossible", "last_round": 12}),
    Mode("3 players, map built by the players", {"players": 3, "map": "players", "last_round": 8}),
    Mode("4 players, clans at random, any map", {"players": 4, "clans": "random", "fair_map": False, "last_round": 8}),
    Mode(
        "2 players, clans given, map built by the players",
        {"players": 2, "clans": ["godleif", "bohorg"], "map": "players", "last_round": 8},
    ),
]


SUITE = conformance(CLASH_OF_RAGE, MODES, shown=frozenset({"legendary"}))

FROM_THE_MIDDLE = Mode("2 players, from the middle", {"players": 2})
MIDDLE = replace(SUITE, game=MIDGAME, spec="tests.games.clash_of_rage.midgame:MIDGAME", sample=5)


class TestConformance(Conforming):
    suite = SUITE


class TestWhatRandomGamesSeldomComeTo(Conforming):
    suite = MIDDLE
    modes = (FROM_THE_MIDDLE,)


def test_games_from_the_middle_do_come_to_it():
    asked: set[str] = set()
    strands = 0
    for seed in range(MIDDLE.sample):
        for position in Play(MIDDLE, FROM_THE_MIDDLE, seed).walk():
            asked |= {d.kind for d in position.pending}
            strands += len({d.strand for d in position.pending}) > 1
    assert {"legendary", "stone", "combat", "assault", "wound"} <= asked
    assert strands
