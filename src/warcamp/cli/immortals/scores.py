"""Points: what each would score if the round ended now, item by item, and the end (IMM-SCORE-07, IMM-END-02)."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from warcamp.games.immortals.chronicle import gained_text
from warcamp.games.immortals.names import ITEMS
from warcamp.games.immortals.rules.scoring import cubes_on_board
from warcamp.games.immortals.standing import SOURCES, by_source, expected, points, ranking, rounds_told

from .scene import Scene, frame


def preview(scene: Scene) -> RenderableType:
    """The five items apart, and what the total would be."""
    s = scene.s
    grid = table(scene, (*[f"item-{item}" for item in ITEMS], "round", "now", "then"))
    for p in ranking(s):
        found = points(s, p)
        cells = [
            f"{n} ({count})" if count else scene.look.sign("·", ".") for n, count in zip(found.points, found.counts)
        ]
        grid.add_row(scene.player(p), *cells, f"+{found.total}", str(s.vp[p]), Text(str(expected(s, p)), "bold"))
    return frame(scene, grid, scene.text("scores-title"))


def final(scene: Scene) -> RenderableType:
    """Points by source, the cubes on the board that decide between equals (IMM-END-03), then round by round."""
    s = scene.s
    rounds = rounds_told(s, scene.told)
    grid = table(scene, (*[f"item-{source}" for source in SOURCES], "total", "cubes"))
    lines: list[RenderableType] = []
    for p in ranking(s):
        name = scene.player(p)
        if p in s.winners:
            name.append(scene.look.sign(" ★", " *"), "bold yellow")
        cells = [str(n) if n else scene.look.sign("·", ".") for n in by_source(rounds, p)]
        grid.add_row(name, *cells, Text(str(s.vp[p]), "bold"), str(cubes_on_board(s, p)))
        lines.append(Text.assemble("\n", scene.player(p), (f"  {scene.tribes(p)}", "dim")))
        lines += [Padding(gained_text(scene, found.number, found.gains[p]), (0, 0, 0, 2)) for found in rounds]
    return frame(scene, Group(grid, *lines), scene.text("scores-final"))


def table(scene: Scene, heads: tuple[str, ...]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    for _ in heads:
        grid.add_column(justify="right")
    grid.add_row("", *[Text(scene.text(f"scores-{head}"), "dim italic") for head in heads])
    return grid
