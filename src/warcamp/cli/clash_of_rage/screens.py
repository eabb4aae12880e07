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
from .scores import header
from .sheets import clan_card, frame, sheet, stat_legend
from .stalls import market, tactics

SIDE = 43
"""Columns of the panels beside the map."""

ON_MAP = ("bastion", "reinforce", "move", "to", "combat", "stone", "centre", "turn")
AT_STALLS = ("equip", "wearer", "legendary", "clear", "clear_second")
IN_COMBAT = ("assault", "reroll", "wound")


def screen(scene: Scene, kind: str, options: Sequence[int]) -> list[RenderableType]:
    """What a seat needs to see for a question."""
    if kind == "clan":
        return [header(scene), columns(scene, [clan_card(scene, clan) for clan in options]), stat_legend(scene)]
    if kind == "tile":
        return [header(scene), *map_part(scene), tiles(scene, options)]
    if kind in IN_COMBAT:
        return [header(scene), fight(scene)]
    mine = [sheet(scene, scene.viewer)] if owns_sheet(scene) else []
    if kind in AT_STALLS:
        return [header(scene), columns(scene, [*mine, market(scene)])]
    if scene.look.wide:
        return [beside_map(scene, [header(scene), *mine, *side_panels(scene, kind)])]
    if kind in ON_MAP:
        return [header(scene), *map_part(scene)]
    return [header(scene), *map_part(scene), columns(scene, [*mine, *side_panels(scene, kind)])]


def owns_sheet(scene: Scene) -> bool:
    return scene.viewer < scene.s.seats and scene.s.clan[scene.viewer] != NONE


def side_panels(scene: Scene, kind: str) -> list[RenderableType]:
    if kind == "tactics":
        return [tactics(scene)]
    return [market(scene)] if kind == "action" else []


def whole(scene: Scene) -> list[RenderableType]:
    """Everything on the table."""
    panels: list[RenderableType] = [*sheets(scene)]
    if scene.s.market:
        panels.append(market(scene))
    if any(clan != NONE for clan in scene.s.clan):
        panels.append(tactics(scene))
    combat = [fight(scene)] if scene.s.field != NONE else []
    if scene.look.wide:
        half = (len(panels) + 1) // 2
        beside = beside_map(scene, [header(scene), *panels[:half]])
        return [beside, *combat, columns(scene, panels[half:]), stat_legend(scene)]
    return [header(scene), *map_part(scene), *combat, columns(scene, panels), stat_legend(scene)]


def sheets(scene: Scene) -> list[RenderableType]:
    """All sheets, the viewer's first."""
    seats = [seat for seat in range(scene.s.seats) if scene.s.clan[seat] != NONE]
    seats.sort(key=lambda seat: seat != scene.viewer)
    return [sheet(scene, side) for side in [*seats, scene.s.seats]]


def map_part(scene: Scene, width: int = 0) -> list[RenderableType]:
    if not scene.s.tiles and not scene.numbers:
        return []
    return [draw_map(scene, width or scene.look.columns), legend(scene)]


def beside_map(scene: Scene, panels: Sequence[RenderableType]) -> RenderableType:
    """The map on the left, panels on the right."""
    left = scene.look.columns - SIDE - 1
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(width=left, overflow="crop")
    grid.add_column(width=SIDE - 1)
    grid.add_row(Group(*map_part(scene, left)), Group(*panels))
    return grid


def columns(scene: Scene, panels: Sequence[RenderableType]) -> RenderableType:
    """Panels side by side, as many as fit; each goes below the shortest so far, so their order is by columns."""
    n = max(1, min(len(panels), scene.look.columns // 39))
    grid = Table.grid(expand=True, padding=0)
    stacks: list[list[RenderableType]] = [[] for _ in range(n)]
    for i, panel in enumerate(panels):
        stacks[i % n].append(panel)
    for _ in range(n):
        grid.add_column(ratio=1)
    grid.add_row(*[Group(*stack) for stack in stacks])
    return grid


def tiles(scene: Scene, sides: Sequence[int]) -> RenderableType:
    """The region tiles that can be laid, each drawn."""
    drawn: list[RenderableType] = []
    for side in sides:
        s = blank(scene.s.t, 1)
        lay_map(s, (side, 0, 0, 0))
        picture = draw_map(Scene(s, scene.viewer, scene.say, scene.look), 19)
        drawn.append(frame(scene, picture, Text(scene.s.t.tiles[side], "bold")))
    n = max(1, scene.look.columns // 25)
    grid = Table.grid(padding=(0, 1))
    for start in range(0, len(drawn), n):
        grid.add_row(*drawn[start : start + n])
    return grid
