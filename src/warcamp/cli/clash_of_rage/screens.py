"""Which parts of the table are drawn for which question, side by side where there is room."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.games.clash_of_rage.state import NONE, blank, lay_map

from .fight import fight
from .map import draw_map, legend
from .scene import Scene
from .scores import brief, header
from .sheets import clan_card, sheet, stat_legend
from .stalls import market, tactics

SIDE = 43
"""Columns of the panels beside the map."""
TILE = 19
"""Columns of a drawn tile."""
PANEL = 39
"""Columns that a sheet needs."""

ON_MAP = ("reinforce", "move", "to", "combat", "stone", "centre", "turn")
AT_STALLS = ("equip", "wearer", "legendary", "clear", "clear_second")
IN_COMBAT = ("assault", "reroll", "wound")


def screen(scene: Scene, kind: str, options: Sequence[int]) -> list[RenderableType]:
    """What a seat needs to see for a question."""
    half = scene.look.columns // across(scene)
    if kind == "clan":
        cards = [clan_card(scene, clan, half) for clan in options]
        return [header(scene), columns(scene, cards), stat_legend(scene)]
    if kind == "tile":
        return [header(scene), *map_part(scene), tiles(scene, options)]
    if kind in IN_COMBAT:
        return [brief(scene), fight(scene)]
    if kind in AT_STALLS:
        elves = [sheet(scene, scene.s.seats, half)] if scene.look.wide else []
        return [brief(scene), columns(scene, [*mine(scene, half), market(scene), *elves])]
    if scene.look.wide:
        return [beside_map(scene, [header(scene), *mine(scene, SIDE), *side_panels(scene, kind)]), legend(scene)]
    if kind in ON_MAP:
        return [brief(scene), *map_part(scene)]
    panels = columns(scene, [*mine(scene, half), *side_panels(scene, kind)])
    return [header(scene), *map_part(scene), legend(scene), panels]


def mine(scene: Scene, width: int) -> list[RenderableType]:
    """The sheet of the seat that is asked, if it has one."""
    if scene.seat != NONE and scene.s.clan[scene.seat] != NONE:
        return [sheet(scene, scene.seat, width)]
    return []


def side_panels(scene: Scene, kind: str) -> list[RenderableType]:
    return [tactics(scene)] if kind == "tactics" else [market(scene)]


def whole(scene: Scene) -> list[RenderableType]:
    """Everything on the table."""
    combat = [fight(scene)] if scene.s.field != NONE else []
    stalls: list[RenderableType] = [market(scene)] if scene.s.market else []
    if any(clan != NONE for clan in scene.s.clan):
        stalls.append(tactics(scene))
    if scene.look.wide:
        top: list[RenderableType] = [beside_map(scene, [header(scene), *stalls]), legend(scene)]
        return [*top, *combat, columns(scene, sheets(scene)), stat_legend(scene)]
    panels = columns(scene, [*sheets(scene), *stalls])
    return [header(scene), *map_part(scene), legend(scene), *combat, panels, stat_legend(scene)]


def sheets(scene: Scene) -> list[RenderableType]:
    """All sheets, that of the seat that is asked first."""
    seats = [seat for seat in range(scene.s.seats) if scene.s.clan[seat] != NONE]
    seats.sort(key=lambda seat: seat != scene.seat)
    width = scene.look.columns // across(scene)
    return [sheet(scene, side, width) for side in [*seats, scene.s.seats]]


def map_part(scene: Scene, width: int = 0) -> list[RenderableType]:
    if not scene.s.tiles and not scene.numbers:
        return []
    return [draw_map(scene, width or scene.look.columns)]


def beside_map(scene: Scene, panels: Sequence[RenderableType]) -> RenderableType:
    """The map on the left, panels on the right."""
    left = scene.look.columns - SIDE
    grid = Table.grid(padding=0, expand=True)
    grid.add_column(width=left)
    grid.add_column(width=SIDE)
    grid.add_row(Group(*map_part(scene, left)), Group(*panels))
    return grid


def across(scene: Scene) -> int:
    """How many panels fit beside one another."""
    return max(2, scene.look.columns // PANEL)


def columns(scene: Scene, panels: Sequence[RenderableType]) -> RenderableType:
    """Panels side by side, row by row."""
    n = across(scene)
    grid = Table.grid(expand=True, padding=0)
    for _ in range(n):
        grid.add_column(width=scene.look.columns // n)
    for start in range(0, len(panels), n):
        grid.add_row(*panels[start : start + n])
    return grid


def tiles(scene: Scene, sides: Sequence[int]) -> RenderableType:
    """The region tiles that can be laid, each drawn."""
    drawn: list[RenderableType] = []
    for side in sides:
        s = blank(scene.s.t, 1)
        lay_map(s, (side, 0, 0, 0))
        picture = draw_map(Scene(s, scene.viewer, scene.say, scene.look, named=False), TILE)
        drawn.append(Group(Text(scene.s.t.tiles[side].center(TILE), "bold"), picture))
    n = scene.look.columns // (TILE + 1)
    grid = Table.grid(padding=(0, 1))
    for start in range(0, len(drawn), n):
        grid.add_row(*drawn[start : start + n])
    return grid
