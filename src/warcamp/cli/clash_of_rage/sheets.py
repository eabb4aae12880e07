"""Clan sheets and the elf sheet: three unit types with their totals, what they wear, what is in reserve."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from warcamp.games.clash_of_rage.rules.equip import forge_price
from warcamp.games.clash_of_rage.state import LEVELS, NONE, Clash, held
from warcamp.games.clash_of_rage.tables import STATS

from .scene import ROMAN, STAT_SIGNS, Scene


def frame(scene: Scene, content: RenderableType, title: Text | str, style: str = "") -> Panel:
    """A panel in the characters that the terminal has."""
    edges = box.ASCII if scene.look.ascii else box.ROUNDED
    border = style.replace("bold ", "") or "bright_black"
    return Panel(content, title=title, title_align="left", box=edges, border_style=border, padding=(0, 1))


def sheet(scene: Scene, side: int) -> Panel:
    """The sheet of a seat or of the Elves."""
    s = scene.s
    grid = unit_grid()
    for level in range(LEVELS):
        out, rest = counts(s, side, level)
        name = Text(scene.unit_name(side, level))
        if side == s.seats and level in scene.stronger:
            name.append(" " + scene.look.sign("▲", "^"), "bold yellow")
        stats = s.stat[(side * LEVELS + level) * STATS :][:STATS]
        grid.add_row(ROMAN[level], name, scene.icons(list(stats), base_of(s, side, level)), f"{out}+{rest}")
        if worn := wearing(scene, side, level):
            grid.add_row("", worn, "", "")
    title = Text(f"{scene.letter(side)} {scene.side_name(side)}", scene.style(side))
    parts: list[RenderableType] = [] if side == s.seats else [purse(scene, side)]
    parts.append(grid)
    aside = [scene.gear_name(code % 1000) for code in s.aside if code // 1000 == side]
    if aside:
        parts.append(Text(scene.text("sheet-aside", gears=", ".join(aside))))
    return frame(scene, Group(*parts), title, scene.style(side))


def unit_grid() -> Table:
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(width=3)
    grid.add_column(ratio=1)
    grid.add_column(justify="left")
    grid.add_column(justify="right", no_wrap=True)
    return grid


def base_of(s: Clash, side: int, level: int) -> list[int]:
    """The printed statistics of a type."""
    clan = s.t.elves if side == s.seats else s.clan[side]
    at = (clan * LEVELS + level) * STATS
    return s.t.base[at : at + STATS]


def counts(s: Clash, side: int, level: int) -> tuple[int, int]:
    """Units on the map, and in reserve or in the bag."""
    first = side * s.places
    out = sum(s.units[(first + place) * LEVELS + level] for place in range(s.places))
    return out, s.bag[level] if side == s.seats else s.reserve[side * LEVELS + level]


def wearing(scene: Scene, side: int, level: int) -> Text | None:
    """Weapon and armour of a type, each with its sign."""
    at = (side * LEVELS + level) * 2
    worn = scene.s.worn[at : at + 2]
    signs = (scene.look.sign("†", "w:"), scene.look.sign("◊", "a:"))
    texts = [f"{sign} {scene.gear_name(gear)}" for sign, gear in zip(signs, worn) if gear != NONE]
    return Text(" ".join(texts), "cyan") if texts else None


def purse(scene: Scene, side: int) -> Text:
    """Gold, crystals, and what forging costs now."""
    s = scene.s
    text = Text(scene.text("sheet-purse", gold=s.gold[side], crystals=s.crystals[side]))
    if forges := held(s, side, s.board.forges):
        price = forge_price(s, side)
        if price != NONE:
            text.append(" " + scene.text("sheet-forging", price=price, forges=forges))
    return text


def clan_card(scene: Scene, clan: int) -> Panel:
    """A clan before anybody has taken it."""
    t = scene.s.t
    grid = unit_grid()
    for level in range(LEVELS):
        row = clan * LEVELS + level
        name = scene.content_name("unit", t.units[row])
        grid.add_row(ROMAN[level], name, scene.icons(t.base[row * STATS : (row + 1) * STATS]), f"×{t.figures[row]}")
    style = scene.clan_style(clan)
    return frame(scene, grid, Text(f"{scene.letters[clan]} {scene.content_name('clan', t.clans[clan])}", style), style)


def stat_legend(scene: Scene) -> Text:
    """What the signs of the sheets mean."""
    parts = [f"{scene.stat_sign(which)} {scene.text(f'stat-{word}').lower()}" for which, (_, word) in STAT_SIGNS.items()]
    return Text("   ".join(parts) + "\n" + scene.text("legend-sheet"), style="dim")
