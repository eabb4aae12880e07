"""Where small print finds room on the map: inside its region, beside its own cubes, under nobody's name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from .plan import Point, Shape

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

LONG = 9
"""Longer names of two words take two lines."""
NAME_Y, LINE, LETTER, MARGIN = -36, 25, 14, 12
"""The base of a name's last line over the middle of its region, the height of a line, the width of a letter, and what
is left free beside a line."""
YIELDS: Box = (-36, -12, 40, 12)
"""The room that the yields of a side take."""
CUBES: Box = (-58, -44, 58, 36)
"""That of its cubes with a building beside them."""
USUAL = (0, 52)
ACROSS, DOWN = range(-72, 73, 12), range(-76, 93, 8)
OUTSIDE, UNDER, FAR = 400.0, 1.0, 1.2
"""What a corner outside the region, a covered unit and a step away from the usual place weigh."""


def name_lines(name: str) -> list[str]:
    """The name of a region over one line or two."""
    return name.split(" ", 1) if len(name) > LONG and " " in name else [name]


@cache
def yield_spots(shapes: tuple[Shape, ...], names: tuple[str, ...]) -> list[Point]:
    """By region: where its yields stand."""
    words = [box for shape, name in zip(shapes, names, strict=True) for box in name_boxes(shape, name)]
    return [best(shape, [*words, moved(CUBES, *shape.centre)]) for shape in shapes]


def name_boxes(shape: Shape, name: str) -> Iterable[Box]:
    x, y = shape.centre
    for up, line in enumerate(reversed(name_lines(name))):
        base = y + NAME_Y - LINE * up
        half = LETTER * len(line) / 2 + MARGIN
        yield x - half, base - 20, x + half, base + 6


def best(shape: Shape, taken: Sequence[Box]) -> Point:
    x, y = shape.centre
    places = [(x + dx, y + dy) for dx in ACROSS for dy in DOWN]
    near = [box for box in taken if abs(box[0] + box[2] - 2 * x) < 440 and abs(box[1] + box[3] - 2 * y) < 300]
    return min(places, key=lambda place: cost(shape, near, *place))


def cost(shape: Shape, taken: Sequence[Box], x: int, y: int) -> float:
    """How bad a place is."""
    box = moved(YIELDS, x, y)
    corners = [(box[i], box[k]) for i in (0, 2) for k in (1, 3)]
    outside = len([corner for corner in corners if not is_inside(shape.polygon, *corner)])
    away = abs(x - shape.centre[0] - USUAL[0]) + abs(y - shape.centre[1] - USUAL[1])
    return OUTSIDE * outside + UNDER * sum(covered(box, other) for other in taken) + FAR * away


def moved(box: Box, x: float, y: float) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def covered(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def is_inside(polygon: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies within a polygon: a line from it crosses the border an odd number of times."""
    inside = False
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
