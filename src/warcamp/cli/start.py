"""How a match of a game begins: its options on the command line, and its questions in the menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Asker(Protocol):
    """Who asks the questions before a match: the menu."""

    def text(self, id: str, **params: object) -> str: ...

    def pick(self, question: str, options: Sequence[tuple[T, str]], default: int = 0, first: int = 1) -> T: ...


class Start(Protocol):
    """What a game needs to know before it begins."""

    counts: Sequence[int]
    """The numbers of players it can have."""
    usual: int
    """The number of players when nobody says another."""
    own: Sequence[str]
    """Its options beside those of every game, named as on the command line but with underscores."""
    text: Path
    """The folder of its messages of the terminal."""

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Own options as they were typed, as the game takes them; the game checks them."""
        ...

    def ask(self, menu: Asker, players: int) -> dict[str, Any]:
        """The few important ones, asked for in the menu, as if they had been typed."""
        ...


def listed(text: str, ways: Sequence[str]) -> str | list[str]:
    """One of the ways, else names with commas between them."""
    words = [word.strip() for word in text.split(",")]
    return words[0] if len(words) == 1 and words[0] in ways else words
