"""The end: a line for every source of points, a sum for every alliance (ETT-END-01, ETT-END-02)."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.games.ettin.standing import SOURCES, alliances, points

from .scene import Scene, frame


def tally(scene: Scene) -> RenderableType:
    """All realms, the best alliance first; the parts of a realm are shown once all its cards are known."""
    s = scene.s
    size = 1 if s.realms == 2 else 2
    teams = sorted(alliances(s), key=lambda team: (-sum(s.scores[r] for r in team), -sum(s.gold[r] for r in team)))
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(ratio=1)
    for _ in range(len(SOURCES) + 1):
        grid.add_column(justify="right", no_wrap=True)
    heads = [Text(scene.text(f"tally-{word}"), "dim italic") for word in (*SOURCES, "total")]
    grid.add_row("", *heads)
    for team in teams:
        for r in team:
            grid.add_row(realm_cell(scene, r), *parts(scene, r), Text(str(s.scores[r]), "bold"))
        if size > 1:
            total = sum(s.scores[r] for r in team)
            mark = scene.look.sign("★ ", "* ") if team[0] in s.winners else ""
            label = Text(mark + scene.text("tally-alliance"), "bold yellow" if mark else "dim")
            grid.add_row(label, *[""] * len(SOURCES), Text(str(total), "bold yellow" if mark else "bold"))
            grid.add_row()
    return frame(scene, grid, scene.text("tally-title"))


def realm_cell(scene: Scene, r: int) -> Text:
    mark = scene.look.sign("★ ", "* ") if r in scene.s.winners and scene.s.realms == 2 else ""
    out = Text(mark).append(scene.title(r))
    return out


def parts(scene: Scene, r: int) -> list[str]:
    found = points(scene, r)
    if found.hidden:
        return [scene.look.sign("·", ".")] * len(SOURCES)
    return [str(getattr(found, word)) for word in SOURCES]
