"""The dice of Clash of Rage: four faces wound, two are blank, and only how many wound matters."""

from __future__ import annotations

from math import comb
from typing import Any, Final

from warcamp.engine.errors import BadInput
from warcamp.engine.source import Kind, Source

THRESHOLDS: Final[dict[tuple[int, int, int], list[int]]] = {}


def thresholds(count: int, wounds: int, faces: int) -> list[int]:
    """For a 32-bit word w: the number of wounds is the first k with w < thresholds[k]."""
    key = (count, wounds, faces)
    row = THRESHOLDS.get(key)
    if row is None:
        row = []
        total = 0
        for k in range(count + 1):
            total += comb(count, k) * wounds**k * (faces - wounds) ** (count - k)
            row.append((total << 32) // faces**count)
        THRESHOLDS[key] = row
    return row


class Roll(Kind):
    """Some dice; the outcome is how many show a wound. Recorded as faces: WWB is two wounds and a blank.

    There is no limit to the number of dice (COR-RES-06).
    """

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def sample(self, source: Source, s: Any) -> int:
        row = thresholds(self.count, s.t.wound_faces, s.t.die_faces)
        w = source.word()
        k = 0
        while w >= row[k]:
            k += 1
        return k

    def write(self, s: Any, outcome: Any) -> str:
        return "W" * int(outcome) + "B" * (self.count - int(outcome))

    def read(self, s: Any, record: Any) -> int:
        if not isinstance(record, str) or len(record) != self.count or set(record) - {"W", "B"}:
            raise BadInput("roll", f"{record!r} is not a roll of {self.count} dice")
        return record.count("W")

    def distribution(self, s: Any) -> list[tuple[int, float]]:
        return [(k, p) for k, p in enumerate(wound_chances(self.count, s.t.wound_faces, s.t.die_faces))]


def wound_chances(count: int, wounds: int, faces: int) -> list[float]:
    """The chance of 0, 1, ... count wounds."""
    p = wounds / faces
    return [comb(count, k) * p**k * (1 - p) ** (count - k) for k in range(count + 1)]
