"""Clash of Rage passes the suite that every game passes, in every mode."""

from __future__ import annotations

from functools import cache

import pytest

from warcamp.engine.game import Message
from warcamp.engine.testing import Conformance, Mode
from warcamp.games import rulebook
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.words import ask_text, clash_words
from warcamp.games.words import LANGUAGES, Words

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


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize("check", Conformance.checks())
def test_clash_of_rage_conforms(check, mode):
    SUITE.run(check, mode)
