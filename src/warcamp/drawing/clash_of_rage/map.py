"""What lies over the ground of the map: a button for every place and open site, and the units as pieces."""

from __future__ import annotations

from warcamp.drawing.html import Html, Pages
from warcamp.games.clash_of_rage.board import NOWHERE
from warcamp.games.clash_of_rage.names import cell_name, place_name, unit_name
from warcamp.games.clash_of_rage.phrases import near
from warcamp.games.clash_of_rage.standing import sides_at, unit_counts
from warcamp.games.clash_of_rage.state import LEVELS, NOBODY, Clash

from .plan import Plan, Point, centres, middle, plan_of, sites
from .seen import Item, Seen

ACROSS = ((0.0,), (-17.5, 17.5), (-34.0, -1.5, 34.0))
"""How far from the middle the stacks of one side stand."""
ONE_ROW = (16.0,)
TWO_ROWS = (0.0, 31.0)


def hexes(seen: Seen, pages: Pages) -> Html:
    """Places and open cells, as buttons over the picture."""
    s = seen.s
    plan = plan_of(s)
    cells = [place_item(seen, plan, place) for place in range(s.places) if cell_of(s, place) != NOWHERE]
    for cell in sites(s):
        label = seen.text("drawn-site", near=near(s, cell))
        cells.append(open_cell(plan, cell, "site", label))
    for cell in centres(s) if len(s.laying) == 1 else []:
        cells.append(open_cell(plan, cell, "centre", seen.text("drawn-centre", cell=cell_name(cell))))
    return pages.draw("hexes", style=plan.style, cells=cells)


def cell_of(s: Clash, place: int) -> int:
    home = place - s.board.territories
    return s.board.cells[place] if home < 0 else s.bastions[home]


def place_item(seen: Seen, plan: Plan, place: int) -> Item:
    s = seen.s
    owner = s.owner[place]
    name = place_name(s, place)
    fight = place in s.clashes or place == s.field
    classes = [seen.look(owner) + " own"] if owner != NOBODY else []
    classes += ["clash"] if fight else []
    return {
        "id": f"h-{place}",
        "ref": f"place:{name}",
        "look": " ".join(classes),
        "spot": plan.spot(middle(cell_of(s, place))),
        "label": place_label(seen, place, fight),
        "fight": fight,
    }


def place_label(seen: Seen, place: int, fight: bool) -> str:
    """A place as it is read out: what it is, whose it is, who stands there."""
    s = seen.s
    parts = [seen.place_words(place)]
    if s.owner[place] != NOBODY and place < s.board.territories:
        parts.append(seen.text("drawn-held", side=seen.side_name(s.owner[place])))
    for side in sides_at(s, place):
        counts = unit_counts(s, side, place)
        parts += [f"{n} × {seen.unit_name(side, level)}" for level, n in enumerate(counts) if n]
    if fight:
        parts.append(seen.text("drawn-contested"))
    return ", ".join(parts)


def open_cell(plan: Plan, cell: int, look: str, label: str) -> Item:
    name = cell_name(cell)
    return {
        "id": f"c-{name.replace(',', '_')}",
        "ref": f"cell:{name}",
        "look": look,
        "spot": plan.spot(middle(cell)),
        "label": label,
        "fight": False,
    }


def pieces(seen: Seen, pages: Pages) -> Html:
    """The units, alike ones in a place as one stack with their number."""
    s = seen.s
    plan = plan_of(s)
    stacks: list[Item] = []
    for place in range(s.places):
        sides = sides_at(s, place)
        rows = ONE_ROW if len(sides) < 2 else TWO_ROWS
        for side, y in zip(sides, rows):
            stacks += row(seen, plan, side, place, y)
    return pages.draw("pieces", style=plan.style, stacks=stacks)


def row(seen: Seen, plan: Plan, side: int, place: int, y: float) -> list[Item]:
    s = seen.s
    counts = unit_counts(s, side, place)
    levels = [level for level in range(LEVELS) if counts[level]]
    x0, y0 = middle(cell_of(s, place))
    out: list[Item] = []
    for level, dx in zip(levels, ACROSS[len(levels) - 1]):
        at: Point = (x0 + dx, y0 + y)
        n = counts[level]
        names = {"number": n, "unit": seen.unit_name(side, level), "side": seen.side_name(side)}
        out.append(
            seen.token(side, level)
            | {
                "key": f"u-{side}-{place}-{level}",
                "ref": f"unit:{unit_name(s, side, level)} {place_name(s, place)}",
                "n": n,
                "spot": plan.spot(at),
                "label": seen.text("drawn-stack", **names, place=seen.place_short(place)),
            }
        )
    return out
