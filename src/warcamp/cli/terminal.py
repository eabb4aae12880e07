"""The terminal: what is drawn goes out through rich, what is typed comes in through prompt_toolkit or plain lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from .look import NARROW, Look

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer

PLAIN = str.maketrans("×·–—’‘“”«»›…\u202f\u00a0−", 'x.--\'\'"""">.  -')
"""What punctuation becomes when only plain characters can be shown."""


class Reader(Protocol):
    """Where lines come from. EOFError: there are no more. KeyboardInterrupt: the player pressed Ctrl-C."""

    def read(self, prompt: str, words: Sequence[str]) -> str: ...


class LineReader:
    """Plain lines: pipes, scripts, tests."""

    def read(self, prompt: str, words: Sequence[str]) -> str:
        return input(prompt)


class PromptReader:
    """A prompt with history and completion."""

    def __init__(self, history: Path) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import FileHistory

        history.parent.mkdir(parents=True, exist_ok=True)
        self.session: PromptSession[str] = PromptSession(history=FileHistory(str(history)))

    def completer(self, words: Sequence[str]) -> Completer:
        """Whole choices and commands, whatever their case."""
        from prompt_toolkit.completion import WordCompleter

        return WordCompleter(list(words), ignore_case=True, sentence=True)

    def read(self, prompt: str, words: Sequence[str]) -> str:
        return self.session.prompt(prompt, completer=self.completer(words), complete_while_typing=False)


class PlainFile:
    """A stream on which typographic signs become plain ones."""

    def __init__(self, file: IO[str]) -> None:
        self.file = file

    def write(self, text: str) -> int:
        return self.file.write(text.translate(PLAIN))

    def flush(self) -> None:
        self.file.flush()

    def isatty(self) -> bool:
        return self.file.isatty()


class Terminal:
    """One player's screen and keyboard."""

    def __init__(self, console: Console, reader: Reader, look: Look) -> None:
        self.console = console
        self.reader = reader
        self.look = look

    def show(self, *renderables: RenderableType) -> None:
        for renderable in renderables:
            self.console.print(renderable)

    def line(self, text: str = "", style: str = "") -> None:
        """A line of text; nothing in it is taken for markup."""
        self.console.print(Text(text, style))

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """A line from the player, without what does not belong to a line."""
        self.console.file.flush()
        typed = self.reader.read(prompt, words)
        return "".join(c for c in typed if c.isprintable() or c == "\t").strip()

    def curtain(self) -> None:
        """Wipe the screen, and what could be scrolled back to, before another person looks."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")


def console_for(file: IO[str], columns: int, colour: bool | None, ascii: bool) -> Console:
    """A console of so many columns; colour None leaves the choice to the terminal and to NO_COLOR."""
    out: IO[str] = PlainFile(file) if ascii else file  # type: ignore[assignment]
    return Console(
        file=out,
        width=columns,
        no_color=True if colour is False else None,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )


def can_say(encoding: str | None, text: str) -> bool:
    """Whether a stream of this encoding has the characters."""
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def open_terminal(columns: int | None, colour: bool | None, ascii: bool, history: Path) -> Terminal:
    """The terminal that the program was started in."""
    if sys.stdin is not None and not sys.stdin.isatty() and hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    ascii = ascii or not can_say(sys.stdout.encoding, "╱♜⬡█")
    width = columns or Console().width if sys.stdout.isatty() or columns or "COLUMNS" in os.environ else NARROW
    both = sys.stdin.isatty() and sys.stdout.isatty()
    reader: Reader = PromptReader(history) if both else LineReader()
    return Terminal(console_for(sys.stdout, width, colour, ascii), reader, Look(width, ascii))
