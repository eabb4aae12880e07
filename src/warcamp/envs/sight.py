"""What a seat sees as a vector of fixed size: named fields, every number from 0 to 1."""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from warcamp.engine.flow import Decision, Position

Numbers = NDArray[np.float32]


class Field(NamedTuple):
    """A part of the vector. A count is written divided by `scale`, and as 1 when it is more."""

    name: str
    shape: tuple[int, ...]
    scale: float
    text: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Page:
    """A vector being filled, field by field."""

    def __init__(self, fields: list[Field]) -> None:
        self.vector: Numbers = np.zeros(sum([field.size for field in fields]), np.float32)
        self.scale = {field.name: field.scale for field in fields}
        self.parts: dict[str, Numbers] = {}
        at = 0
        for field in fields:
            self.parts[field.name] = self.vector[at : at + field.size].reshape(field.shape)
            at += field.size

    def write(self, name: str, values: ArrayLike) -> None:
        """Fill a field with counts."""
        part = self.parts[name]
        part[...] = np.asarray(values, np.float32).reshape(part.shape)
        part /= self.scale[name]

    def mark(self, name: str, *at: int) -> None:
        """Set one number of a field to 1; a negative index stands for nothing to mark."""
        if min(at) >= 0:
            self.parts[name][at] = 1.0


class Sight:
    """How one game looks to a seat. It reads public fields, what follows from them, and the zones as the seat sees
    them; two positions that a seat cannot tell apart give the same vector."""

    fields: list[Field]

    @property
    def size(self) -> int:
        return sum([field.size for field in self.fields])

    def fill(self, page: Page, position: Position, seat: int) -> None:
        """Write all fields. Fields that are not written are 0."""
        raise NotImplementedError

    def page(self, position: Position, seat: int) -> Page:
        """The filled fields, by name and as one vector."""
        page = Page(self.fields)
        self.fill(page, position, seat)
        np.clip(page.vector, 0.0, 1.0, out=page.vector)
        return page

    def vector(self, position: Position, seat: int) -> Numbers:
        """What the seat sees now."""
        return self.page(position, seat).vector


def asked(position: Position, seat: int) -> Decision | None:
    """The question that a seat is to answer next."""
    for d in position.pending:
        if d.seat == seat:
            return d
    return None


def hot(size: int, at: Any) -> list[float]:
    """A row of zeros with ones at these places; negative places are left out."""
    row = [0.0] * size
    for i in at:
        if i >= 0:
            row[i] = 1.0
    return row
