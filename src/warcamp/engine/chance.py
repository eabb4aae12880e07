"""Chance, asked like a player: `hits = await chance(Dice(3, 6))`.

A kind can be sampled, has a record that people can read and a log can store, says who sees its outcome, and gives its
distribution where that is small. A game adds kinds of its own by subclassing `Kind`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from .errors import BadInput
from .flow import CALL, Strand, Waitable
from .native import mypyc_attr
from .source import Kind, Source
from .state import State


class Dice(Kind):
    """Some dice with faces 1 to sides; the outcome is the list of faces."""

    __slots__ = ("count", "sides")

    def __init__(self, count: int, sides: int) -> None:
        self.count = count
        self.sides = sides

    def sample(self, source: Source, s: Any) -> list[int]:
        return [1 + source.below(self.sides) for _ in range(self.count)]

    def read(self, s: Any, record: Any) -> list[int]:
        faces = list(record) if isinstance(record, (list, tuple)) else []
        if len(faces) != self.count or not all(isinstance(f, int) and 1 <= f <= self.sides for f in faces):
            raise BadInput("dice", f"{record!r} is not a roll of {self.count} dice with {self.sides} sides")
        return faces

    def distribution(self, s: Any) -> list[tuple[list[int], float]]:
        rows: list[list[int]] = [[]]
        for _ in range(self.count):
            rows = [[*r, f] for r in rows for f in range(1, self.sides + 1)]
        return [(r, 1.0 / len(rows)) for r in rows]


class Pick(Kind):
    """One thing out of a bag whose contents are known: counts[i] things of sort i; the outcome is the sort.

    `names` are the stored names of the sorts.
    """

    __slots__ = ("counts", "names")

    def __init__(self, counts: list[int], names: list[str]) -> None:
        self.counts = counts
        self.names = names

    def sample(self, source: Source, s: Any) -> int:
        left = source.below(sum(self.counts))
        i = 0
        while left >= self.counts[i]:
            left -= self.counts[i]
            i += 1
        return i

    def write(self, s: Any, outcome: Any) -> str:
        return self.names[int(outcome)]

    def read(self, s: Any, record: Any) -> int:
        i = self.names.index(record) if record in self.names else len(self.counts)
        if i >= len(self.counts) or self.counts[i] <= 0:
            raise BadInput("pick", f"{record!r} is not in the bag")
        return i

    def distribution(self, s: Any) -> list[tuple[int, float]]:
        total = sum(self.counts)
        return [(i, n / total) for i, n in enumerate(self.counts) if n]


def ascending(cards: list[int]) -> list[int]:
    """The cards in their order, so that the history of a zone without order does not matter; most lie so already."""
    last = -1
    for card in cards:
        if card < last:
            return sorted(cards)
        last = card
    return cards


@mypyc_attr(free_list_len=1)
class Draw(Kind):
    """A card out of a zone whose order nobody knows: each is as likely. Who sees the zone `to` sees the outcome."""

    __slots__ = ("names", "to", "zone")

    def __init__(self, zone: int, to: int, names: list[str]) -> None:
        self.zone = zone
        self.to = to
        self.names = names

    def sample(self, source: Source, s: Any) -> int:
        state: State = s
        cards = ascending(state.zones.cards[self.zone])
        return cards[source.below(len(cards))]

    def write(self, s: Any, outcome: Any) -> str:
        return self.names[int(outcome)]

    def read(self, s: Any, record: Any) -> int:
        cards: list[int] = s.zones.cards[self.zone]
        for card in cards:
            if self.names[card] == record:
                return card
        raise BadInput("draw", f"{record!r} is not in {s.zones.layout.names[self.zone]}")

    def seen(self, s: Any) -> int:
        audience: int = s.zones.layout.audience[self.to]
        return audience

    def distribution(self, s: Any) -> list[tuple[int, float]]:
        cards: list[int] = s.zones.cards[self.zone]
        return [(c, 1.0 / len(cards)) for c in cards]

    def alike(self, s: Any, record: Any) -> list[Any]:
        """Cards of the same back."""
        back: list[int] = s.zones.layout.back
        drawn = back[self.read(s, record)]
        found = [self.names[c] for c in s.zones.cards[self.zone] if back[c] == drawn]
        return [name for name in found if name != record]


class Shuffle(Kind):
    """A new order for a zone; nobody but its audience knows it. The outcome is the order, and it is put in place."""

    __slots__ = ("names", "zone")

    def __init__(self, zone: int, names: list[str]) -> None:
        self.zone = zone
        self.names = names

    def sample(self, source: Source, s: Any) -> list[int]:
        order: list[int] = s.zones.cards[self.zone][:]
        source.shuffle(order)
        return self.lay(s, order)

    def lay(self, s: Any, order: list[int]) -> list[int]:
        """Put the zone into this order."""
        s.zones.cards[self.zone] = order[:]
        s.zones.mix(self.zone, self.zone)
        return order

    def write(self, s: Any, outcome: Any) -> list[str]:
        return [self.names[c] for c in outcome]

    def read(self, s: Any, record: Any) -> list[int]:
        left: list[int] = s.zones.cards[self.zone][:]
        order: list[int] = []
        names: list[Any] = list(record) if isinstance(record, (list, tuple)) else [record]
        for name in names:
            for card in left:
                if self.names[card] == name:
                    order.append(card)
                    left.remove(card)
                    break
        if left or len(order) != len(names):
            raise BadInput("shuffle", f"{record!r} is not an order of {s.zones.layout.names[self.zone]}")
        return self.lay(s, order)

    def seen(self, s: Any) -> int:
        audience: int = s.zones.layout.audience[self.zone]
        return audience


@mypyc_attr(free_list_len=1)
class chance(Waitable):
    """await chance(kind) -> the outcome, at once, from the strand's own stream."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def start(self, do: Strand, s: Any) -> int:
        do.value = do.source.answer(self.kind, s, do.name)
        return CALL

    def __await__(self) -> Generator[chance, Any, Any]:
        v: Any = yield self
        return v
