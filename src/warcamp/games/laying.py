"""Cards of a document: laid where it says, those that it does not name where they belong, and who knows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

from warcamp.engine.errors import BadInput
from warcamp.engine.zones import PUBLIC, Zones

from .reading import Reader

ALL = "all"


class CardTable(Protocol):
    """A table with cards that have names."""

    seats: int
    zones: Zones
    names: list[str]


S = TypeVar("S", bound=CardTable)


class Laying(Generic[S]):
    """Cards being laid out: which have been named, and where the unnamed ones belong."""

    stranger = "this game has no"
    """What is said before a card that nobody plays with."""

    def __init__(self, s: S, doc: Reader, home: dict[int, int]) -> None:
        self.s = s
        self.doc = doc
        self.home = home
        self.number = {name: card for card, name in enumerate(s.names)}
        self.laid: set[int] = set()

    def lay(self, found: Any, z: int, path: str) -> None:
        """Put the named cards into a zone, in their order."""
        for word in self.doc.as_words(found, path):
            self.put(word, z, path)

    def put(self, word: str, z: int, path: str) -> None:
        """Put one card into a zone."""
        self.claim(self.card(word, path), word, path)
        self.s.zones.put(self.number[word], z)

    def claim(self, card: int, word: str, path: str) -> None:
        """A card lies in one place only."""
        if card in self.laid:
            raise BadInput(path, f"{word!r} lies somewhere else already")
        self.laid.add(card)

    def card(self, word: str, path: str) -> int:
        if word not in self.number:
            raise BadInput(path, f"there is no card {word!r}")
        if self.number[word] not in self.home:
            raise BadInput(path, f"{self.stranger} {word!r}")
        return self.number[word]

    def lay_the_rest(self) -> None:
        """Put all cards that were not named where they belong."""
        for card, z in self.home.items():
            if card not in self.laid:
                self.s.zones.put(card, z)

    def read_known(self) -> None:
        """Who knows more than one can see from where it lies."""
        found = self.doc.get("known", {})
        if not isinstance(found, dict):
            raise BadInput("known", f"expected a table, got {found!r}")
        seats = tuple(str(p) for p in range(self.s.seats))
        for key, row in found.items():
            path = f"known.{key}"
            mask = PUBLIC
            if key != ALL:
                mask = 0
                for word in key.split():
                    mask |= 1 << int(self.doc.one_of(word, seats, path))
            for word in self.doc.as_words(row, path):
                self.s.zones.reveal(self.card(word, path), mask)


def write_known(s: CardTable, lying: Iterable[tuple[int, int]]) -> dict[str, list[str]]:
    """Of these cards, each with its zone, those that others know too than who can look at them; by who knows them."""
    out: dict[str, list[str]] = {}
    for card, z in lying:
        mask = s.zones.known[card]
        if mask != s.zones.layout.audience[z]:
            seats = ALL if mask == PUBLIC else " ".join([str(p) for p in range(s.seats) if mask >> p & 1])
            out.setdefault(seats, []).append(s.names[card])
    return dict(sorted(out.items()))
