"""A person at the terminal, for tests: reads what is on the screen and types an answer."""

from __future__ import annotations

import contextlib
import io
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from warcamp.bots import registry
from warcamp.cli.asking import Quit
from warcamp.cli.face import Face
from warcamp.cli.look import Look
from warcamp.cli.main import parser
from warcamp.cli.play_command import play_in
from warcamp.cli.registry import face_of
from warcamp.cli.session import Session
from warcamp.cli.settings import Settings
from warcamp.cli.terminal import Terminal, console_for
from warcamp.engine.flow import Decision
from warcamp.engine.match import Match

OPTION = re.compile(r"^ {0,3}(\d+) \S", re.MULTILINE)
FACE = face_of("clash-of-rage")
ETTIN = face_of("ettin")
IMMORTALS = face_of("immortals")
COMMON = ("players", "people", "bots", "seed", "packs")


class Lines:
    """A reader that types these lines, then leaves."""

    def __init__(self, *lines: str) -> None:
        self.left = list(lines)

    def read(self, prompt: str, words: Sequence[str]) -> str:
        if not self.left:
            raise EOFError
        return self.left.pop(0)


class Prompts(Lines):
    """The same, with all that it was asked."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.asked: list[str] = []

    def read(self, prompt: str, words: Sequence[str]) -> str:
        self.asked.append(prompt)
        return super().read(prompt, words)

    @property
    def alone(self) -> list[bool]:
        """Of each prompt whether it asked somebody to look alone."""
        return ["look alone" in prompt for prompt in self.asked]


class Numbers:
    """A reader that picks any of the numbers on the screen."""

    def __init__(self, out: io.StringIO, seed: int, limit: int = 10_000) -> None:
        self.out = out
        self.random = random.Random(seed)
        self.limit = limit
        self.from_here = 0
        self.screens: list[str] = []

    def read(self, prompt: str, words: Sequence[str]) -> str:
        screen = self.out.getvalue()[self.from_here :]
        self.from_here = len(self.out.getvalue())
        self.screens.append(screen)
        self.limit -= 1
        if self.limit < 0:
            raise EOFError
        if "(" in prompt:
            return ""
        menu = re.split("^[─-]{20,}$", screen, flags=re.MULTILINE)[-1]
        found = OPTION.findall(menu)
        assert found, f"no numbers on the screen: {menu!r}"
        return str(self.random.choice(found))


def settings_of(face: Face = FACE, **given: Any) -> Settings:
    """Settings of every game, and the game's own among them; sides are drawn at random unless it is said."""
    own = {key: value for key, value in given.items() if key not in COMMON}
    own.setdefault(face.start.own[0], "random")
    return Settings(**{key: value for key, value in given.items() if key in COMMON}, own=own)


class Seen:
    """A session whose screen is text."""

    def __init__(self, folder: Path, language: str = "en", columns: int = 80, ascii: bool = False, **settings: Any):
        self.out = io.StringIO()
        self.terminal = Terminal(console_for(self.out, columns, False, ascii), Lines(), Look(columns, ascii))
        face = settings.pop("face", FACE)
        match = settings_of(**{"bots": ["random"], "seed": "terminal", **settings}, face=face).begin(face)
        self.session = Session(self.terminal, face, match, folder / "test.warcamp", [], language)

    @property
    def match(self) -> Match:
        return self.session.match

    def type(self, *lines: str) -> str:
        """Type these lines, then the input ends; gives what came on the screen."""
        start = len(self.out.getvalue())
        self.terminal.reader = Lines(*lines)
        with contextlib.suppress(Quit):
            self.session.play()
        return self.out.getvalue()[start:]

    def play_on(self, seed: int = 1, limit: int = 10_000) -> Numbers:
        """Answer at random until the end or so many times."""
        reader = Numbers(self.out, seed, limit)
        reader.from_here = len(self.out.getvalue())
        self.terminal.reader = reader
        with contextlib.suppress(Quit):
            self.session.play()
        return reader

    def asked(self) -> Decision:
        return self.session.next_question()

    def until(
        self, wanted: Callable[[Decision], bool], seed: int = 1, limit: int = 5000, bot: str = "random"
    ) -> Decision:
        """Let bots play, unseen, to a question that is wanted."""
        player = registry.bot(self.match.game.name, bot, seed)
        while limit and not self.match.over:
            for d in self.match.pending:
                if wanted(d):
                    return d
            d = self.match.pending[0]
            self.match.choose(d, player.pick(self.match.position, d.seat, d))
            limit -= 1
        raise AssertionError("the question was never asked")


def typed(words: list[str], *lines: str) -> str:
    """Run `warcamp play` with these words and lines; gives the screen."""
    out = io.StringIO()
    terminal = Terminal(console_for(out, 80, False, False), Lines(*lines), Look())
    assert play_in(terminal, parser().parse_args(["play", *words])) == 0
    return out.getvalue()
