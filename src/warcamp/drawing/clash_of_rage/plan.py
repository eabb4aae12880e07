"""Where the cells of the grid lie on the drawn map: in units of the picture, and in per cent for what lies over it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from warcamp.games.clash_of_rage.board import NOWHERE, POSITIONS, decode_cell, encode_cell, legal_centres
from warcamp.games.clash_of_rage.rules.setup import tiles_needed
from warcamp.games.clash_of_rage.state import SETUP, Clash

SIZE = 60.0
"""From the middle of a hexagon to its corners; corners point up and down."""
WIDTH = SIZE * math.sqrt(3)
MARGIN = 14.0
CORNERS = [(math.sin(math.radians(60 * k)), -math.cos(math.radians(60 * k))) for k in range(6)]
"""From the top, clockwise."""

Point = tuple[float, float]


def middle(cell: int) -> Point:
    """The middle of a cell."""
    q, r = decode_cell(cell)
    return WIDTH * (q + r / 2), SIZE * 1.5 * r


def corners(at: Point, size: float = SIZE) -> list[Point]:
    return [(at[0] + size * x, at[1] + size * y) for x, y in CORNERS]


def points(at: Point, size: float = SIZE) -> str:
    """The corners as SVG wants them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners(at, size))


@dataclass(frozen=True)
class Plan:
    """The frame around all cells that are drawn."""

    left: float
    top: float
    width: float
    height: float

    @property
    def box(self) -> str:
        return f"{self.left:.1f} {self.top:.1f} {self.width:.1f} {self.height:.1f}"

    @property
    def style(self) -> str:
        """For every layer of the map: its proportions, and the width of a hexagon in per cent of its own."""
        return f"--ratio:{self.width / self.height:.4f};--hex:{100 * WIDTH / self.width:.3f}"

    def spot(self, at: Point) -> str:
        """A point as custom properties, in per cent of the frame."""
        x, y = (at[0] - self.left) / self.width, (at[1] - self.top) / self.height
        return f"--x:{100 * x:.2f};--y:{100 * y:.2f}"


def laying(s: Clash) -> bool:
    """Whether the players are laying the tiles."""
    return s.phase == SETUP and not s.random_map and len(s.tiles) < 4 * tiles_needed(s)


def centres(s: Clash) -> list[int]:
    """Where the centre of the next tile may lie, while tiles are laid."""
    return legal_centres(s.board.cells) if laying(s) else []


def sites(s: Clash) -> list[int]:
    """Where bastions may still be built, while some are missing."""
    return s.board.sites() if s.phase != SETUP and NOWHERE in s.bastions else []


def plan_of(s: Clash) -> Plan:
    """Around the territories, the bastions, and the cells where something may still be laid or built."""
    cells = [*s.board.cells, *[cell for cell in s.bastions if cell != NOWHERE]]
    if NOWHERE in s.bastions and s.phase != SETUP:
        cells += s.board.rim
    return around([*cells, *[near for cell in centres(s) for near in neighbourhood(cell)]])


def neighbourhood(cell: int) -> list[int]:
    q, r = decode_cell(cell)
    return [encode_cell(q + dq, r + dr) for dq, dr in POSITIONS]


def around(cells: Iterable[int]) -> Plan:
    middles = [middle(cell) for cell in cells] or [middle(encode_cell(0, 0))]
    left = min(x for x, _ in middles) - WIDTH / 2 - MARGIN
    right = max(x for x, _ in middles) + WIDTH / 2 + MARGIN
    top = min(y for _, y in middles) - SIZE - MARGIN
    bottom = max(y for _, y in middles) + SIZE + MARGIN
    return Plan(left, top, right - left, bottom - top)
