"""The two realms as one table: a region is a row, its dark side on the left, its light side on the right."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.engine.game import Name
from warcamp.games.immortals.phrases import region_name
from warcamp.games.immortals.state import NONE
from warcamp.games.immortals.tables import PROVINCES, REGIONS

from .scene import STYLES, Scene


def realms(scene: Scene) -> RenderableType:
    """Every region by province: yields, cubes, buildings and Portals of both sides, who holds the Region card, and its
    neighbours."""
    grid = Table.grid(padding=(0, 1))
    for justify in ("left", "left", "right", "left", "left", "left", "right"):
        grid.add_column(justify=justify, no_wrap=True)
    grid.add_column(justify="center", no_wrap=True)
    grid.add_column(no_wrap=True)
    heads = [scene.text(f"realm-head-{word}") for word in HEADS]
    grid.add_row(*[Text(head, "dim italic") for head in heads])
    for province in range(PROVINCES):
        grid.add_row("", Text(scene.named(Name("province", scene.s.t.provinces[province])), "italic"))
        for side in scene.s.t.province_sides[province]:
            grid.add_row(*row(scene, side))
    return grid


HEADS = ("short", "region", "dark-yield", "dark", "gate", "light", "light-yield", "card", "borders")


def row(scene: Scene, region: int) -> list[Text]:
    s = scene.s
    dark = region + REGIONS
    holder = s.holder[region]
    card = Text(scene.letter(holder), STYLES[holder]) if holder != NONE else Text(scene.look.sign("·", "."), "dim")
    borders = " ".join(short(scene, other) for other in s.t.borders[region])
    return [
        Text(short(scene, region), "bold"),
        Text(scene.named(region_name(s, region))),
        yields(scene, dark),
        cubes(scene, dark),
        gates(scene, region),
        cubes(scene, region),
        yields(scene, region),
        card,
        Text(borders, "dim"),
    ]


def short(scene: Scene, region: int) -> str:
    """The two letters of a region, the same in every language."""
    return scene.text(f"short-{scene.s.t.regions[region]}")


def yields(scene: Scene, side: int) -> Text:
    """Gold and energy."""
    return Text(f"{scene.s.t.yield_gold[side]}/{scene.s.t.yield_energy[side]}", "dim")


def cubes(scene: Scene, side: int) -> Text:
    """Whose cubes and how many, and what is built there."""
    s = scene.s
    owner = s.owner[side]
    if owner == NONE:
        out = Text(scene.look.sign("·", ".") + "  ", "dim")
    else:
        out = Text(f"{scene.letter(owner)}{s.cubes[side]:<2}", STYLES[owner])
    if s.capitals >> side & 1:
        out.append(scene.look.sign("♜", "C"), "bold yellow")
    elif s.shrines >> side & 1:
        out.append(scene.look.sign("▲", "S"), "bold yellow")
    return out


def gates(scene: Scene, region: int) -> Text:
    """Portals by the way they lead: the dark side is on the left."""
    s = scene.s
    to_dark, to_light = s.portals >> region & 1, s.portals >> (region + REGIONS) & 1
    if to_dark and to_light:
        return Text(scene.look.sign("⇄", "<>"), "bold cyan")
    if to_light:
        return Text(scene.look.sign("→", "->"), "bold cyan")
    return Text(scene.look.sign("←", "<-"), "bold cyan") if to_dark else Text("")


def legend(scene: Scene) -> Text:
    sign = scene.look.sign
    text = scene.text(
        "realm-legend", shrine=sign("▲", "S"), capital=sign("♜", "C"), gate=sign("→", "->"), back=sign("←", "<-")
    )
    return Text(text, "dim")


def atlas(scene: Scene) -> RenderableType:
    return Group(realms(scene), legend(scene))
