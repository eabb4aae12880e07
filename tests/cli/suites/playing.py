"""Playing any game in the terminal: to its end by the numbers on the screen, and past all that means nothing."""

from __future__ import annotations

import random
import string
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tests.cli.player import Numbers, Seen
from warcamp.cli.commands import COMMANDS
from warcamp.cli.face import Choice, Face
from warcamp.cli.matching import begun, exact
from warcamp.engine import storage

OVER = {"en": "The game is over", "fr": "La partie est finie"}


class Playing:
    """Subclasses say which game, and what is said at its end."""

    face: ClassVar[Face]
    settings: ClassVar[Mapping[str, Any]] = {}
    """Those of every match here."""
    wholes: ClassVar[Sequence[tuple[str, Mapping[str, Any]]]]
    """Languages and settings of the matches that are played to their end."""
    final: ClassVar[Mapping[str, str]] = OVER
    screens: ClassVar[int] = 20
    """A whole match shows more of them."""
    bad_settings: ClassVar[Mapping[str, Any]] = {}
    bad_kinds: ClassVar[Sequence[str]]
    """The questions at which lines are typed that mean nothing."""
    bad_lines: ClassVar[Sequence[str]] = ()
    """Such lines, besides those of every game."""
    bad_count: ClassVar[int] = 40

    def seen(self, folder: Path, language: str = "en", **settings: Any) -> Seen:
        return Seen(folder, language, face=self.face, **{**self.settings, **settings})

    def play_out(self, seen: Seen) -> Numbers:
        """Somebody reads the screen and answers until the end."""
        return seen.play_on(seed=seen.match.header.options["players"])

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "whole" in metafunc.fixturenames:
            metafunc.parametrize("whole", self.wholes, ids=str)
        if "bad_kind" in metafunc.fixturenames:
            metafunc.parametrize("bad_kind", self.bad_kinds)

    def test_a_whole_game_can_be_played_by_the_numbers_on_the_screen(
        self, tmp_path: Path, whole: tuple[str, Mapping[str, Any]]
    ) -> None:
        language, settings = whole
        seen = self.seen(tmp_path, language, **settings)
        reader = self.play_out(seen)
        assert seen.match.over
        assert len(reader.screens) > self.screens
        text = seen.out.getvalue()
        assert OVER[language] in text and self.final[language] in text
        assert storage.verify((tmp_path / "test.warcamp").read_text(encoding="utf-8"), self.face.game) > 0

    def test_bad_lines_never_end_the_program_and_change_nothing(self, tmp_path: Path, bad_kind: str) -> None:
        seen = self.seen(tmp_path, **self.bad_settings)
        seen.until(lambda d: d.kind == bad_kind and d.seat == 0)
        seen.type()
        before = seen.match.digest()
        asked = seen.asked()
        choices = seen.session.face.choices(seen.session.shot(0), asked)
        lines = [n for n in nonsense(random.Random(bad_kind), self.bad_count) if not means_something(choices, n)]
        assert len(lines) > self.bad_count
        assert seen.type(*lines, *self.bad_lines, "help")
        assert not seen.terminal.reader.left  # type: ignore[attr-defined]
        assert (seen.match.digest(), seen.asked().kind) == (before, asked.kind)


def nonsense(choices: random.Random, count: int) -> list[str]:
    """Lines that mean nothing, or a command with something that means nothing after it."""
    signs = string.printable.replace(";", "") + "éèœ×«»☠🜂\u202e\x00\x1b[]{}%\\" + "0123456789" * 3
    lines = ["".join(choices.choice(signs) for _ in range(choices.randrange(1, 60))) for _ in range(count)]
    words = [word for name, words in COMMANDS.items() for word in words if name != "save"]
    lines += [f"{choices.choice(words)} {line}" for line in lines]
    lines += [
        "-1",
        "0x1",
        "1e3",
        "９",
        "²",
        "9" * 20,
        "{ $typed }",
        "[bold]x[/bold]",
        "? ?",
        "odds " * 50,
        "odds @tomb",
    ]
    lines += ["why not 1,1", "why not a,b", "why not @bohorg", "why not ,", "odds A0 0 0 0", "odds A0 99 99 99 99"]
    return lines


def means_something(choices: list[Choice], line: str) -> bool:
    """Whether a line happens to be a choice or to quit, once what cannot be printed is left out."""
    plain = "".join(c for c in line if c.isprintable() or c == "\t").strip()
    return bool(exact(choices, plain) or begun(choices, plain) or plain.casefold() == "q")
