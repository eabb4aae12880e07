"""Plots as places on a plane, which a template draws as SVG: shares with their intervals, and how numbers spread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

WIDTH = 720
LABEL = 232.0
"""Room for names on the left."""
RIGHT = 60.0
ROW = 30.0
TOP, BOTTOM = 14.0, 34.0
HEIGHT = 240.0
LEFT = 48.0
MOST_BARS = 30
ROOM = 46.0
"""What a number below a bar needs."""


@dataclass(frozen=True)
class Whisker:
    """A share with its interval, as places on the plane."""

    name: str
    text: str
    y: float
    x: float
    low: float
    high: float


@dataclass(frozen=True)
class Whiskers:
    rows: Sequence[Whisker]
    ticks: Sequence[tuple[float, str]]
    even: float | None
    height: float
    width: int = WIDTH
    left: float = LABEL
    right: float = WIDTH - RIGHT


@dataclass(frozen=True)
class Bar:
    x: float
    y: float
    width: float
    height: float
    text: str
    side: int = 0


@dataclass(frozen=True)
class Bars:
    bars: Sequence[Bar]
    ticks: Sequence[tuple[float, str]]
    across: Sequence[tuple[float, str]]
    height: float = HEIGHT
    width: int = WIDTH
    left: float = LEFT
    bottom: float = HEIGHT - BOTTOM


def whiskers(
    rows: Sequence[Mapping[str, Any]], names: Sequence[str], texts: Sequence[str], even: float | None
) -> Whiskers:
    """Shares below each other on one scale that has all intervals on it."""
    highest = max([row["high"] for row in rows] + [even or 0.0, 0.05])
    step = next(s for s in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25) if highest <= 6 * s or s == 0.25)
    end: float = min(1.0, step * -(-highest // step))

    def place(share: float) -> float:
        return round(LABEL + (WIDTH - RIGHT - LABEL) * share / end, 1)

    out = []
    for i, row in enumerate(rows):
        y = TOP + ROW * (i + 0.5)
        out.append(Whisker(names[i], texts[i], y, place(row["share"]), place(row["low"]), place(row["high"])))
    ticks = [(place(step * k), f"{100 * step * k:.0f}") for k in range(int(end / step + 0.001) + 1)]
    return Whiskers(out, ticks, None if even is None else place(even), TOP + ROW * len(rows) + BOTTOM)


def bars(series: Sequence[Mapping[str, int]]) -> Bars:
    """How often each value is there; several series stand side by side. Many values are put together in bins."""
    values = sorted({int(value) for counts in series for value in counts})
    if not values:
        return Bars([], [], [])
    first, width = bins(values[0], values[-1])
    many = (values[-1] - first) // width + 1
    heights = [[0] * many for _ in series]
    for k, counts in enumerate(series):
        for value, n in counts.items():
            heights[k][(int(value) - first) // width] += n
    most = max(max(row) for row in heights)
    slot = (WIDTH - LEFT - 12.0) / many
    thick = slot * 0.84 / len(series)
    room = HEIGHT - TOP - BOTTOM
    out: list[Bar] = []
    for k, row in enumerate(heights):
        for i, n in enumerate(row):
            if n:
                tall = room * n / most
                x = LEFT + slot * (i + 0.08) + thick * k
                label = name(first + i * width, width)
                out.append(
                    Bar(
                        round(x, 1),
                        round(HEIGHT - BOTTOM - tall, 1),
                        round(thick, 1),
                        round(tall, 1),
                        f"{label}: {n}",
                        k,
                    )
                )
    every = max(1, -(-int(ROOM) // max(1, int(slot))))
    # A single value stands below the middle of its bar, a bin begins at its number.
    middle = 0.5 if width == 1 else 0.0
    ticks = [(round(LEFT + slot * (i + middle), 1), str(first + i * width)) for i in range(0, many, every)]
    across = [(round(HEIGHT - BOTTOM - room * n / most, 1), str(n)) for n in steps(most)]
    return Bars(out, ticks, across)


def name(low: int, width: int) -> str:
    return str(low) if width == 1 else f"{low}–{low + width - 1}"


def bins(least: int, most: int) -> tuple[int, int]:
    """The first value of the first bin and how many values a bin has: a round number."""
    width = next(s * 10**e for e in range(12) for s in (1, 2, 5) if (most - least) < MOST_BARS * s * 10**e)
    return (least // width * width if width > 1 else least), width


def steps(most: int) -> list[int]:
    """A few round numbers up to the most."""
    step = next(s * 10**e for e in range(12) for s in (1, 2, 5) if most <= 5 * s * 10**e)
    return list(range(0, most + 1, step))
