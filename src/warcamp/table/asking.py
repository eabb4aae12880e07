"""Names for open questions, by which answers are addressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warcamp.engine.flow import Decision

Place = tuple[int, str]
"""A seat and a strand: it has one open question at most."""


class Asking:
    """The open questions of a match, each with an id `strand#n`. n counts the questions that this seat was asked in
    this strand: what others do, openly or in secret, neither invalidates an answer nor shows in an id. It is a function
    of the log, so ids outlive a restart."""

    def __init__(self) -> None:
        self.count: dict[Place, int] = {}
        self.open: dict[Place, Decision] = {}

    def note(self, pending: Sequence[Decision], line: Sequence[Any]) -> None:
        """The log got a line, and now these questions are open."""
        before = self.open
        now: dict[Place, Decision] = {}
        for d in pending:
            place = (d.seat, d.strand)
            old = before.get(place)
            if old is None or touched(place, line) or not same(old, d):
                self.count[place] = self.count.get(place, 0) + 1
            now[place] = d
        self.open = now

    def id(self, place: Place) -> str:
        """The id of the question that is open there, or was last."""
        return f"{place[1]}#{self.count.get(place, 0)}"

    def find(self, seat: int, id: str) -> Decision | None:
        """The open question of that id."""
        strand, _, n = id.rpartition("#")
        d = self.open.get((seat, strand))
        return d if d is not None and n == str(self.count[seat, strand]) else None

    def of(self, seat: int) -> list[Decision]:
        """The open questions of a seat."""
        return [d for d in self.open.values() if d.seat == seat]


def same(old: Decision, new: Decision) -> bool:
    return old is new or (old.kind == new.kind and old.options == new.options)


def touched(place: Place, line: Sequence[Any]) -> bool:
    """Whether a line of the log makes what is asked there a new question even if it reads the same: the seat answered,
    took its answer back, or agreed to go back."""
    head = line[0]
    if head == "undo":
        return bool(place[0] == line[2] or line[3])
    if head == "retract":
        return bool(place == (line[1], line[3]))
    return bool(place == (head, line[4] if len(line) > 4 else ""))
