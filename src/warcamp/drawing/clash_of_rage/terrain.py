"""The ground of the map as one picture: tiles with their edges, scenery, rocks, cities, forges, stones, bastions. It
changes only when a tile is laid or a bastion built."""

from __future__ import annotations

import math

from warcamp.drawing.html import Html
from warcamp.games.clash_of_rage.board import DIRECTIONS, NOWHERE, decode_cell, encode_cell, tile_cells, turned
from warcamp.games.clash_of_rage.names import place_name
from warcamp.games.clash_of_rage.state import Clash, blank, lay_map
from warcamp.games.clash_of_rage.tables import CITY, FORGE, STONE, Tables

from .plan import SIZE, WIDTH, Plan, Point, around, centres, corners, middle, neighbourhood, plan_of, points
from .scenery import HERE, ground_of, patterns, scattered
from .seen import ROMAN, Seen

LONG_NAME = 13
"""Longer names of cities take two lines."""
RIM = ("M-25 5-22-5-15-3-9-9-2-4 5-10 12-4 19-8 25 1 22 7 9 6-3 8-15 6Z", "sc-rim0")
FACE = ("M-23 2-20-5-14-3-9-8-2-3 5-9 11-3 18-7 23 0 13 2 3-1-6 3Z", "sc-rim1")
LIGHT = ("M-20-5-14-3-9-8-2-3-9 0ZM5-9 11-3 3-1Z", "sc-rim2")


def terrain(seen: Seen) -> Html:
    """The region: one SVG, decoration to whoever cannot see it, since the buttons over it say everything."""
    s = seen.s
    plan = plan_of(s)
    parts = [shade(s), *[tile(seen, i) for i in range(len(s.tiles) // 4)]]
    parts += [bastion(seen, seat) for seat in range(s.seats) if s.bastions[seat] != NOWHERE]
    if len(s.laying) == 2:
        parts.append(f'<g class="sc-maybe">{loose_tile(s.t, s.laying[0], s.laying[1], 0)}</g>')
    else:
        parts += [ghost(cell) for cell in centres(s)]
    return picture("terrain", plan, [patterns(), *parts])


def relief(seen: Seen) -> Html:
    """What rises above the borders: rocks, and the names of the cities. It lies over the signs of who holds what."""
    s = seen.s
    parts = [rock(s, i, j) for i, j in rocks(s)] + [label(seen, place) for place in s.board.cities]
    return picture("relief", plan_of(s), parts)


def picture(id: str, plan: Plan, parts: list[str]) -> Html:
    head = f'<svg id="{id}" class="{id} layer" viewBox="{plan.box}" data-style="{plan.style}"'
    return Html(f'{head} aria-hidden="true" focusable="false">{"".join(parts)}</svg>')


def shade(s: Clash) -> str:
    """The thickness of the tiles below everything."""
    cells = [*s.board.cells, *[cell for cell in s.bastions if cell != NOWHERE]]
    shapes = [points((x, y + 7), SIZE + 4) for x, y in map(middle, cells)]
    return "".join(f'<polygon class="sc-under" points="{shape}"/>' for shape in shapes)


def tile(seen: Seen, index: int) -> str:
    """A region tile: seven hexagons and the edge around them."""
    s = seen.s
    side, _, _, rotation = s.tiles[4 * index : 4 * index + 4]
    first = index * 7
    out: list[str] = []
    for position in range(7):
        place = first + turned(position, rotation)
        out.append(hexagon(seen, place, ground_of(s.t.tiles[side], position, s.board.feature[place])))
    edge = outline(s.board.cells[first : first + 7])
    out.append(f'<path class="sc-edge0" d="{edge}"/><path class="sc-edge1" d="{edge}"/>')
    return f"<g>{''.join(out)}</g>"


def hexagon(seen: Seen, place: int, ground: str) -> str:
    s = seen.s
    feature = s.board.feature[place]
    number = f'<text class="sc-no" x="{7 - WIDTH / 2:.0f}" y="{11 - SIZE / 2:.0f}">{place_name(s, place)}</text>'
    parts = scattered(ground, s.board.cells[place], not feature) + number + landmark(feature)
    return field(middle(s.board.cells[place]), ground, parts)


def field(at: Point, ground: str, parts: str) -> str:
    """A hexagon of some ground with what is on it; its middle is at 0, 0."""
    return f'<g transform="translate({at[0]:.1f} {at[1]:.1f})"><use href="#hx-{ground}"/>{parts}</g>'


def landmark(feature: int) -> str:
    """City, forge or standing stone, in the upper part of its hexagon."""
    if feature == CITY:
        return '<ellipse class="sc-halo" cy="-18" rx="34" ry="20"/>' + glyph("city", 0, -27, 44, "sc-city")
    if feature == FORGE:
        return '<ellipse class="sc-glow" cy="-18" rx="32" ry="18"/>' + glyph("forge", 0, -27, 37, "sc-forge")
    if feature >= STONE:
        level = f'<text class="sc-level" x="17" y="-20">{ROMAN[feature - STONE]}</text>'
        return '<ellipse class="sc-ring" cy="-14" rx="26" ry="9"/>' + glyph("stone", -5, -30, 36, "sc-stone") + level
    return ""


def glyph(name: str, x: float, y: float, size: float, look: str) -> str:
    half = size / 2
    return (
        f'<svg class="{look}" x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}">'
        f'<use href="#g-{name}"/></svg>'
    )


def outline(cells: list[int]) -> str:
    """The sides of a tile's hexagons that have no other hexagon of it beyond them."""
    inside = set(cells)
    out: list[str] = []
    for cell in cells:
        q, r = decode_cell(cell)
        around = corners(middle(cell), SIZE + 0.6)
        for k, (dq, dr) in enumerate(DIRECTIONS):
            if encode_cell(q + dq, r + dr) not in inside:
                a, b = around[(1 - k) % 6], around[(2 - k) % 6]
                out.append(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}")
    return "".join(out)


def bastion(seen: Seen, seat: int) -> str:
    """A fortress in the owner's colour under the owner's emblem."""
    look = seen.look(seat)
    edge = f'<polygon class="sc-walls" points="{points(HERE, SIZE - 3)}"/>'
    where = 'x="-9" y="-38" width="18" height="18" viewBox="0 0 64 64"'
    flag = f'<svg class="sc-banner" {where}><use href="#em-{look}"/></svg>'
    keep = f'<g class="{look}">{edge}{glyph("bastion", 0, -22, 54, "sc-keep")}{flag}</g>'
    return field(middle(seen.s.bastions[seat]), "bastion", scattered("bastion", seat, False) + keep)


def rocks(s: Clash) -> list[tuple[int, int]]:
    """The borders that only flyers cross: neighbours without a way to walk."""
    ways, wings = s.board.walk[0], s.board.fly[0]
    land = range(s.board.territories)
    return [(i, j) for i in land for j in wings[i] if i < j < s.board.territories and j not in ways[i]]


def rock(s: Clash, i: int, j: int) -> str:
    (ax, ay), (bx, by) = middle(s.board.cells[i]), middle(s.board.cells[j])
    angle = math.degrees(math.atan2(by - ay, bx - ax)) + 90
    angle = angle - 180 if angle > 90 else angle
    shapes = "".join(f'<path class="{look}" d="{d}"/>' for d, look in (RIM, FACE, LIGHT))
    where = f"translate({(ax + bx) / 2:.1f} {(ay + by) / 2:.1f}) rotate({angle:.0f}) scale(1.12)"
    return f'<g transform="{where}">{shapes}</g>'


def label(seen: Seen, place: int) -> str:
    """The name of the region at its city, over one line or two."""
    s = seen.s
    x, y = middle(s.board.cells[place])
    name = seen.named("tile", s.t.tiles[s.tiles[4 * (place // 7)]])
    lines = halves(name) if len(name) > LONG_NAME else [name]
    first = y + 48 - 7 * (len(lines) - 1)
    texts = [f'<tspan x="{x:.1f}" y="{first + 9.5 * k:.1f}">{escaped(line)}</tspan>' for k, line in enumerate(lines)]
    return f'<text class="sc-name">{"".join(texts)}</text>'


def halves(name: str) -> list[str]:
    """A name broken at the space that is nearest to its middle."""
    spaces = [i for i, c in enumerate(name) if c == " "]
    if not spaces:
        return [name]
    at = min(spaces, key=lambda i: abs(i - len(name) / 2))
    return [name[:at], name[at + 1 :]]


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def ghost(cell: int) -> str:
    """A tile that could be laid: its outline."""
    x, y = middle(cell)
    edge = f'<path class="sc-ghost" d="{outline(neighbourhood(cell))}"/>'
    return f'{edge}<circle class="sc-aim" cx="{x:.1f}" cy="{y:.1f}" r="9"/>'


def tile_picture(t: Tables, side: int, rotation: int = 0) -> Html:
    """A tile that does not lie on the map, by itself. The patterns are those of the map."""
    plan = around(tile_cells(0, 0))
    head = f'<svg class="tilepic" viewBox="{plan.box}" aria-hidden="true" focusable="false">'
    return Html(f"{head}{loose_tile(t, side, encode_cell(0, 0), rotation)}</svg>")


def loose_tile(t: Tables, side: int, centre: int, rotation: int) -> str:
    """A tile over a cell, with its landmarks, rocks and edge."""
    s = blank(t, 1)
    lay_map(s, (side, *decode_cell(centre), rotation))
    out: list[str] = []
    for position in range(7):
        place = turned(position, rotation)
        cell, feature = s.board.cells[place], s.board.feature[place]
        ground = ground_of(t.tiles[side], position, feature)
        out.append(field(middle(cell), ground, scattered(ground, cell, not feature) + landmark(feature)))
    edge = outline(s.board.cells)
    out.append(f'<path class="sc-edge0" d="{edge}"/><path class="sc-edge1" d="{edge}"/>')
    return "".join([*out, *[rock(s, i, j) for i, j in rocks(s)]])
