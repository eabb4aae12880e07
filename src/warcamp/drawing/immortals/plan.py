"""Where the regions lie on the drawn map: the polygons of the content, as pictures and as places for buttons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from warcamp.games.immortals.content import Content
from warcamp.games.immortals.content_schema import REGIONS

SIZE = 1000
"""A realm is a square field of so many units."""
Point = tuple[int, int]


@dataclass(frozen=True)
class Shape:
    """A region: its corners, its middle, its province and its ground."""

    id: str
    polygon: tuple[Point, ...]
    centre: Point
    province: str
    terrain: str
    hint: str = ""
    """What its name means, in a language that keeps the name as it is."""

    @property
    def points(self) -> str:
        """The corners as SVG wants them."""
        return " ".join(f"{x},{y}" for x, y in self.polygon)

    @property
    def box(self) -> tuple[int, int, int, int]:
        xs, ys = [x for x, _ in self.polygon], [y for _, y in self.polygon]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)

    def within(self) -> list[tuple[float, float]]:
        """The corners in per cent of the box around them."""
        left, top, width, height = self.box
        return [(100 * (x - left) / width, 100 * (y - top) / height) for x, y in self.polygon]

    @cached_property
    def inner(self) -> str:
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in self.within())

    @cached_property
    def spot(self) -> str:
        """Place and form of a button over the region, as custom properties in per cent of the field."""
        left, top, width, height = (100 * n / SIZE for n in self.box)
        corners = ",".join(f"{x:.1f}% {y:.1f}%" for x, y in self.within())
        return f"--x:{left:.1f};--y:{top:.1f};--w:{width:.1f};--h:{height:.1f};--poly:polygon({corners})"


@dataclass(frozen=True)
class Plan:
    """The map of one realm; both realms have the same."""

    shapes: tuple[Shape, ...]
    """By region."""
    rift: str
    rift_centre: Point
    edges: str
    """The borders between provinces, as a path."""


def plan_of(content: Content, language: str) -> Plan:
    shapes = []
    for id in REGIONS:
        region = content.regions[id]
        terrain = content.provinces[region.province].terrain
        hint = region.french if language == "fr" else ""
        shapes.append(Shape(id, region.polygon, region.centre, region.province, terrain, hint))
    rift = " ".join(f"{x},{y}" for x, y in content.rift.polygon)
    return Plan(tuple(shapes), rift, content.rift.centre, province_edges(shapes))


def sides_of(polygon: tuple[Point, ...]) -> Iterable[tuple[Point, Point]]:
    for k, a in enumerate(polygon):
        b = polygon[(k + 1) % len(polygon)]
        yield (a, b) if a < b else (b, a)


def province_edges(shapes: list[Shape]) -> str:
    """The lines that only one province has on one of their sides."""
    seen: dict[tuple[Point, Point], list[str]] = {}
    for shape in shapes:
        for line in sides_of(shape.polygon):
            seen.setdefault(line, []).append(shape.province)
    lines = [line for line, provinces in seen.items() if len(provinces) == 1 or len(set(provinces)) > 1]
    return "".join(f"M{a[0]} {a[1]}L{b[0]} {b[1]}" for a, b in lines)
