"""Clash of Rage passes the suite that every game passes, in every mode."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from warcamp.engine.game import Message
from warcamp.engine.testing import Conformance, Mode, Play
from warcamp.games import rulebook
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.words import ask_text, clash_words
from warcamp.games.words import LANGUAGES, Words

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


@cache
def words(language: str) -> Words:
    return clash_words(language, CLASH_OF_RAGE.content())


def say(message: Message) -> None:
    for language in LANGUAGES:
        if not words(language).say(message).strip():
            raise AssertionError(f"{message.id} says nothing in {language!r}")


SUITE = Conformance(
    CLASH_OF_RAGE,
    MODES,
    rules=frozenset(rulebook.load("clash_of_rage", "en").rules),
    spec="warcamp.games.clash_of_rage.game:CLASH_OF_RAGE",
    say=say,
    ask_text=ask_text,
    shown=frozenset({"legendary"}),
)

FROM_THE_MIDDLE = Mode("2 players, from the middle", {"players": 2})
MIDDLE = replace(SUITE, game=MIDGAME, spec="tests.games.clash_of_rage.midgame:MIDGAME", sample=5)


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize("check", Conformance.checks())
def test_clash_of_rage_conforms(check, mode):
    SUITE.run(check, mode)


@pytest.mark.parametrize("check", Conformance.checks())
def test_what_random_games_seldom_come_to_conforms(check):
    MIDDLE.run(check, FROM_THE_MIDDLE)


def test_games_from_the_middle_do_come_to_it():
    asked: set[str] = set()
    strands = 0
    for seed in range(MIDDLE.sample):
        for position in Play(MIDDLE, FROM_THE_MIDDLE, seed).walk():
            asked |= {d.kind for d in position.pending}
            strands += len({d.strand for d in position.pending}) > 1
    assert {"legendary", "stone", "combat", "assault", "wound"} <= asked
    assert strands
