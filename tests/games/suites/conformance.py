"""The suite of the engine that every game passes, in every mode."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar

from warcamp.engine.game import Message
from warcamp.engine.testing import Conformance, Mode
from warcamp.games import rulebook
from warcamp.games.packaged import PackagedGame
from warcamp.games.words import LANGUAGES, Words


def speaker(game: PackagedGame) -> Callable[[Message], None]:
    """Says a message of the game in every language, and fails where nothing is said."""

    @cache
    def words(language: str) -> Words:
        return game.words_in(language, game.content())

    def say(message: Message) -> None:
        for language in LANGUAGES:
            if not words(language).say(message).strip():
                raise AssertionError(f"{message.id} says nothing in {language!r}")

    return say


def conformance(game: PackagedGame, modes: Sequence[Mode], **more: Any) -> Conformance:
    """The engine's suite for a game, with its rulebook and its words."""
    return Conformance(
        game,
        list(modes),
        rules=frozenset(rulebook.load(game.name, "en").rules),
        spec=f"{type(game).__module__}:{game.name.upper()}",
        say=speaker(game),
        ask_text=game.ask_text,
        **more,
    )


class Conforming:
    """Every check in every mode, or those that are named."""

    suite: ClassVar[Conformance]
    modes: ClassVar[Sequence[Mode]] = ()
    checks: ClassVar[Sequence[str]] = tuple(Conformance.checks())

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "check" in metafunc.fixturenames:
            metafunc.parametrize("mode", self.modes or self.suite.modes, ids=str)
            metafunc.parametrize("check", self.checks)

    def test_the_game_conforms(self, check: str, mode: Mode) -> None:
        self.suite.run(check, mode)
