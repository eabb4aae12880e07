"""Clan sheets and the elf sheet: three unit types with their totals, what they wear, what is in reserve."""

from __future__ import annotations

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from warcamp.games.clash_of_rage.rules.equip import forge_price
from warcamp.games.clash_of_rage.standing import present_stats, printed_stats, type_counts
from warcamp.games.clash_of_rage.state import LEVELS, NONE, held
from warcamp.games.clash_of_rage.tables import STATS

from .scene import ROMAN, STAT_SIGNS, Scene


def frame(scene: Scene, content: RenderableType, title: Text | str, style: str = "") -> Panel:
    """A panel in the characters that the terminal has."""
    edges = box.ASCII if scene.look.ascii else box.ROUNDED
    border = style.replace("bold ", "") or "bright_black"
    return Panel(content, title=title, title_align="left", box=edges, border_style=border, padding=(0, 1))


def sheet(scene: Scene, side: int, width: int) -> Panel:
    """The sheet of a seat or of the Elves, in a panel of so many columns."""
    s = scene.s
    parts: list[RenderableType] = [] if side == s.seats else [purse(scene, side)]
    for level in range(LEVELS):
        out, rest = type_counts(s, side, level)
        name = scene.unit_name(side, level)
        if side == s.seats and level in scene.stronger:
            name += " " + scene.look.sign("▲", "^")
        stats = scene.icons(present_stats(s, side, level), printed_stats(s, side, level))
        parts += type_lines(level, name, stats, f"{out}+{rest}", width - 4)
        parts += wearing(scene, side, level)
    title = Text(f"{scene.letter(side)} {scene.side_name(side)}", scene.style(side))
    aside = [scene.gear_name(gear) for gear in s.aside[side]] if side < s.seats else []
    if aside:
        parts.append(Text(scene.text("sheet-aside", gears=", ".join(aside))))
    return frame(scene, Group(*parts), title, scene.style(side))


def type_lines(level: int, name: str, stats: str, number: str, width: int) -> list[RenderableType]:
    """A unit type on one line, or its statistics on a line of their own where they need it."""
    room = width - len(f"{ROMAN[level]:<4}{number}") - 1
    first = Text(f"{ROMAN[level]:<4}").append(name, "bold")
    if cell_len(name) + cell_len(stats) + 1 <= room:
        first.append(" " * (room - cell_len(name) - cell_len(stats)) + stats + f" {number}")
        return [first]
    first.append(" " * max(1, room - cell_len(name)) + f" {number}")
    return [first, Padding(Text(stats), (0, 0, 0, 4))]


def wearing(scene: Scene, side: int, level: int) -> list[RenderableType]:
    """Weapon and armour of a type, each with its sign."""
    at = (side * LEVELS + level) * 2
    worn = scene.s.worn[at : at + 2]
    signs = (scene.look.sign("†", "w:"), scene.look.sign("◊", "a:"))
    texts = [f"{sign}\u00a0{scene.gear_name(gear)}" for sign, gear in zip(signs, worn) if gear != NONE]
    return [Padding(Text("  ".join(texts), "cyan"), (0, 0, 0, 4))] if texts else []


def purse(scene: Scene, side: int) -> Text:
    """Gold, crystals, and what forging costs now."""
    s = scene.s
    text = Text(scene.text("sheet-purse", gold=s.gold[side], crystals=s.crystals[side]))
    if forges := held(s, side, s.board.forges):
        price = forge_price(s, side)
        if price != NONE:
            text.append(" " + scene.text("sheet-forging", price=price, forges=forges))
    return text


def clan_card(scene: Scene, clan: int, width: int) -> Panel:
    """A clan before anybody has taken it."""
    t = scene.s.t
    lines: list[RenderableType] = []
    for level in range(LEVELS):
        row = clan * LEVELS + level
        stats = scene.icons(t.base[row * STATS : (row + 1) * STATS])
        lines += type_lines(level, scene.content_name("unit", t.units[row]), stats, f"×{t.figures[row]}", width - 4)
    title = Text(f"{scene.letters[clan]} {scene.content_name('clan', t.clans[clan])}", scene.clan_style(clan))
    return frame(scene, Group(*lines), title, scene.clan_style(clan))


def stat_legend(scene: Scene) -> Text:
    """What the signs of the sheets mean."""
    parts = [
        f"{scene.stat_sign(which)} {scene.text(f'stat-{word}').lower()}" for which, (_, word) in STAT_SIGNS.items()
    ]
    return Text("   ".join(parts) + "\n" + scene.text("legend-sheet", mark=scene.look.sign("▲", "^")), style="dim")
