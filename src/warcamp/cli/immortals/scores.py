"""Points: what each would score if the round ended now, item by item, and the end (IMM-SCORE-07, IMM-END-02)."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.games.immortals.names import ITEMS
from warcamp.games.immortals.rules.scoring import cubes_on_board
from warcamp.games.immortals.standing import expected, points, ranking

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
    """Totals, and the cubes on the board that decide between equals (IMM-END-03)."""
    s = scene.s
    grid = table(scene, ("tribes", "cubes", "total"))
    for p in ranking(s):
        name = scene.player(p)
        if p in s.winners:
            name.append(scene.look.sign(" ★", " *"), "bold yellow")
        grid.add_row(name, Text(scene.tribes(p), "dim"), str(cubes_on_board(s, p)), Text(str(s.vp[p]), "bold"))
    return frame(scene, grid, scene.text("scores-final"))


def table(scene: Scene, heads: tuple[str, ...]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    for head in heads:
        grid.add_column(justify="left" if head == "tribes" else "right")
    grid.add_row("", *[Text(scene.text(f"scores-{head}"), "dim italic") for head in heads])
    return grid
