"""The standing over time as a drawing: a line for each side, told apart by colour, shape and name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from warcamp.drawing.sight import Score

from .course import Course

WIDTH, LOWEST = 720, 280
LEFT, RIGHT, TOP, BOTTOM = 36, 196, 16, 30
ROW = 22.0
"""The height of a label."""
TICK = 90.0
"""The room that the name of a chapter needs."""
LONGEST = 20
LONGEST_TICK = 15

Key = tuple[str, int]


@dataclass(frozen=True)
class Line:
    """One side: its path, where it ends, and where its name stands."""

    name: str
    side: int
    total: int
    path: str
    x: float
    y: float
    label: float


@dataclass(frozen=True)
class Chart:
    """All that is drawn."""

    height: int
    lines: Sequence[Line]
    across: Sequence[tuple[float, int]]
    """Lines across: how high, and for which number of points."""
    ticks: Sequence[tuple[float, str]]
    """Where chapters begin."""
    width: int = WIDTH
    left: int = LEFT
    right: int = WIDTH - RIGHT
    bottom: int = BOTTOM


@dataclass(frozen=True)
class Scale:
    """Where moments and points lie in the drawing."""

    length: int
    low: int
    high: int
    height: int

    def x(self, n: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (n - 1) / max(1, self.length - 1), 1)

    def y(self, total: float) -> float:
        room = self.height - TOP - BOTTOM
        return round(self.height - BOTTOM - room * (total - self.low) / (self.high - self.low), 1)


def chart_of(course: Course) -> Chart:
    """The standings as lines."""
    sides = list(course.scores)
    series = series_of(course)
    totals = [total for points in series.values() for _, total in points]
    height = max(LOWEST, TOP + BOTTOM + int(ROW * len(sides)))
    scale = Scale(course.length, min([0, *totals]), max([1, *totals]), height)
    labels = apart([scale.y(s.total) for s in sides], height)
    lines: list[Line] = []
    for s, label in zip(sides, labels, strict=True):
        path = steps([(scale.x(n), scale.y(total)) for n, total in series[key(s)]])
        end = (scale.x(course.length), scale.y(s.total))
        lines.append(Line(shortened(s.name, LONGEST), s.side, s.total, path, *end, label))
    across = [(scale.y(value), value) for value in round_numbers(scale.low, scale.high)]
    return Chart(height, lines, across, ticks(course, scale))


def series_of(course: Course) -> dict[Key, list[tuple[int, int]]]:
    """The points of each side over time. A side is known by its name, and where two have the same by its look as well;
    one whose look changes, since its clan or nation has to be chosen first, is still the same."""
    names = [score.name for score in course.scores]
    series: dict[Key, list[tuple[int, int]]] = {key(score): [] for score in course.scores}
    only = {score.name: key(score) for score in course.scores if names.count(score.name) == 1}
    for n, scores in course.standings:
        for score in scores:
            points = series.get(only.get(score.name, key(score)))
            if points is not None:
                points.append((n, score.total))
    return series


def key(score: Score) -> Key:
    return score.name, score.side


def shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def steps(points: Sequence[tuple[float, float]]) -> str:
    """A path that stays level until the points change, since points come at once and not little by little."""
    if not points:
        return ""
    path = [f"M{points[0][0]} {points[0][1]}"]
    for (_, before), (x, y) in pairwise(points):
        path.append(f"H{x}" if y == before else f"H{x}V{y}")
    return "".join(path)


def apart(wanted: Sequence[float], height: int) -> list[float]:
    """Places for labels near where they belong, none over another: pushed down in turn, then up from the bottom."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    out = list(wanted)
    last = float("-inf")
    for i in order:
        last = out[i] = max(wanted[i], last + ROW)
    last = height - BOTTOM + ROW
    for i in reversed(order):
        last = out[i] = min(out[i], last - ROW)
    return [round(y, 1) for y in out]


def round_numbers(low: int, high: int) -> list[int]:
    """A few numbers for the lines across."""
    step = next(s * 10**e for e in range(9) for s in (1, 2, 5) if (high - low) <= 5 * s * 10**e)
    return list(range(-(-low // step) * step, high + 1, step))


def ticks(course: Course, scale: Scale) -> list[tuple[float, str]]:
    """The chapters, as many as have room beside each other: of a round or an Age only its beginning."""
    out: list[tuple[float, str]] = []
    last = ""
    for chapter in course.chapters:
        x = scale.x(chapter.n)
        text = chapter.text.partition(" · ")[0]
        if text != last and (not out or x - out[-1][0] >= TICK):
            out.append((x, shortened(text, LONGEST_TICK)))
        last = text
    return out
