"""The questions before a match: go on with an old one, or who plays what."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from rich.table import Table
from rich.text import Text

from warcamp.bots.registry import kinds_of, usual_of
from warcamp.engine import storage
from warcamp.engine.errors import WarcampError
from warcamp.engine.game import Message
from warcamp.games.words import LANGUAGES, Words

from . import saves
from .asking import Quit
from .face import Face
from .registry import FACES
from .settings import Settings
from .speech import folded, own_words
from .terminal import Terminal

T = TypeVar("T")
LISTED = 9
"""So many numbers are listed one by one."""
OFFERED = 5
"""Unfinished matches that are offered."""


class Menu:
    """Asks, with a default for everything: Enter is always an answer."""

    def __init__(self, terminal: Terminal, language: str) -> None:
        self.terminal = terminal
        self.words: Words = own_words(language)

    def text(self, id: str, **params: object) -> str:
        return self.words.say(Message(id, dict(params)))

    def read(self, prompt: str) -> str:
        for again in (False, True):
            try:
                return self.terminal.read(prompt)
            except KeyboardInterrupt:
                self.terminal.line("" if again else self.text("interrupted"), "dim")
            except EOFError:
                break
        raise Quit

    def pick(self, question: str, options: Sequence[tuple[T, str]], default: int = 0, first: int = 1) -> T:
        """One of the options, by number or by the beginning of its text."""
        self.terminal.line()
        self.terminal.line(question, "bold")
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", min_width=3)
        for i, (_, text) in enumerate(options):
            mark = self.text("menu-default") if i == default else ""
            grid.add_row(Text(str(i + first), "bold"), Text(text).append(f"  {mark}" if mark else "", "dim"))
        self.terminal.show(grid)
        while True:
            typed = folded(self.read("> "))
            if not typed:
                return options[default][0]
            if typed in ("quit", "exit", "quitter"):
                raise Quit
            number = int(typed) - first if typed.isascii() and typed.isdigit() and len(typed) < 6 else -1
            if 0 <= number < len(options):
                return options[number][0]
            found = [value for value, text in options if folded(text).startswith(typed)]
            if len(found) == 1 and not typed.isdigit():
                return found[0]
            self.terminal.line(self.text("menu-again", low=first, high=len(options) + first - 1), "yellow")

    def number(self, question: str, options: Sequence[tuple[int, str]], default: int) -> int:
        """A number: from a list where it is short, else by its bounds."""
        low, high = options[0][0], options[-1][0]
        if len(options) <= LISTED:
            return self.pick(question, options, default - low, first=low)
        self.terminal.line()
        self.terminal.line(self.text("menu-number", question=question, low=low, high=high, usual=default), "bold")
        while True:
            typed = folded(self.read("> "))
            if not typed:
                return default
            if typed in ("quit", "exit", "quitter"):
                raise Quit
            if typed.isascii() and typed.isdigit() and len(typed) < 6 and low <= int(typed) <= high:
                return int(typed)
            self.terminal.line(self.text("menu-again", low=low, high=high), "yellow")

    # -- old matches
    def old_match(self, game: str) -> saves.Saved | None:
        """The unfinished match to go on with; None for a new one."""
        found = [row for path in saves.unfinished()[:OFFERED] if (row := self.described(path, game))]
        while found:
            options: list[tuple[Path | None, str]] = [*found, (None, self.text("menu-new"))]
            path = self.pick(self.text("menu-go-on"), options)
            if path is None:
                return None
            try:
                return saves.read(path)
            except WarcampError as e:
                self.terminal.line(self.text("menu-cannot", file=str(path), why=str(e)), "yellow")
                found = [row for row in found if row[0] != path]
        return None

    def described(self, path: Path, game: str) -> tuple[Path, str] | None:
        """A match in a line; nothing for what is no match or one of another game."""
        try:
            header, lines = storage.parse(saves.read_text(path))
        except WarcampError:
            return None
        if header["game"].replace("_", "-") != game.replace("_", "-"):
            return None
        when = datetime.fromtimestamp(path.stat().st_mtime)
        players = header["options"].get("players", len(header.get("seats", [])))
        date = f"{when:%Y-%m-%d %H:%M}"
        return path, self.text("menu-match", name=path.stem, date=date, players=players, actions=len(lines) - 1)

    # -- a new match
    def game(self) -> str:
        return self.pick(self.text("menu-game"), [(name, self.text(f"game-{name}")) for name in FACES])

    def language(self) -> None:
        options = [(language, self.text(f"language-{language}")) for language in LANGUAGES]
        chosen = self.pick(self.text("menu-language"), options, LANGUAGES.index(self.words.language))
        self.words = own_words(chosen)

    def settings(self, face: Face) -> Settings:
        """The few important things; all others keep their defaults."""
        start = face.start
        self.words = own_words(self.words.language, start.text)
        out = Settings()
        counts = [(n, self.text("menu-players-count", players=n)) for n in start.counts]
        out.players = self.number(self.text("menu-players"), counts, start.usual)
        if out.players > 1:
            people = [
                (n, self.text("menu-people-count", people=n, bots=out.players - n)) for n in range(out.players + 1)
            ]
            out.people = self.number(self.text("menu-people"), people, 1)
        if out.people < out.players:
            kinds = kinds_of(face.game.name)
            offered = [(kind, self.text(f"bot-{kind}")) for kind in kinds]
            out.bots = [self.pick(self.text("menu-bots"), offered, kinds.index(usual_of(face.game.name)))]
        out.own = start.ask(self, out.players)
        self.terminal.line()
        self.terminal.line(self.text("menu-seed"), "bold")
        out.seed = self.read("> ")[:200]
        return out
