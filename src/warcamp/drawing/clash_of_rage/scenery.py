"""What grows on a hexagon: grounds with their colours, and the small drawings scattered over them."""

from __future__ import annotations

import random
import zlib
from functools import cache

from warcamp.games.clash_of_rage.tables import CITY, FORGE, STONE

from .plan import SIZE, Point, points

GROUNDS = {
    "wood": ("#4a8a61", "#1d4435"),
    "hill": ("#b59653", "#63502d"),
    "plain": ("#9cb262", "#516a38"),
    "swamp": ("#5b918d", "#214644"),
    "peak": ("#9aa1b5", "#4a5064"),
    "court": ("#b7b06a", "#56622f"),
    "ember": ("#8b6f6c", "#3b2a30"),
    "barrow": ("#a79a7c", "#544a3a"),
    "bastion": ("#75648a", "#352c45"),
}
"""Each ground from the light in its middle to the dark at its rim."""

HERE: Point = (0.0, 0.0)
WILD = ("wood", "plain", "hill", "swamp", "peak")
AROUND: list[Point] = [(-29, -28), (29, -28), (-41, -8), (41, -8), (-40, 17), (40, 17), (-23, 41), (23, 41), (0, 49)]
ABOVE: list[Point] = [(-12, -42), (12, -42)]


def ground_of(tile: str, position: int, feature: int) -> str:
    """The ground of a territory; a tile looks the same wherever it lies."""
    if feature == CITY:
        return "court"
    if feature == FORGE:
        return "ember"
    if feature >= STONE:
        return "barrow"
    order = list(WILD)
    random.Random(zlib.crc32(tile.encode())).shuffle(order)
    return order[position * 3 % len(order)]


@cache
def scattered(ground: str, seed: int, open_sky: bool) -> str:
    """The drawings of one hexagon, around the room where units stand; the middle is at 0, 0."""
    dice = random.Random(seed)
    out: list[str] = []
    for dx, dy in AROUND + (ABOVE if open_sky else []):
        x, y, size = dx + dice.uniform(-3, 3), dy + dice.uniform(-2.5, 2.5), dice.uniform(0.8, 1.15)
        out.append(f'<use href="#dc-{ground}" transform="translate({x:.0f} {y:.0f})scale({size:.2f})"/>')
    return "".join(out)


DRAWN = {
    "wood": (
        ("sc-tree", "M0-10 5.5-1.5H3.1L7.5 5H-7.5L-3.1-1.5H-5.5Z"),
        ("sc-leaf", "M0-10 2.8-5.4 0-3.4-2.8-5.4Z"),
    ),
    "peak": (("sc-rock", "M0-11 10 5H-10Z"), ("sc-snow", "M0-11 3.8-5 1.6-6 .1-3.8-1.5-6-3.4-4.8Z")),
    "hill": (("sc-hill", "M-9 4Q0-9 9 4"),),
    "swamp": (("sc-water", "M-6 0Q-3-3 0 0T6 0M-3 4Q0 1 3 4"),),
    "plain": (("sc-grass", "M0 0-2.4-5M0 0V-6.4M0 0 2.4-5"),),
    "court": (("sc-wall", "M-4 4V-1H4V4Z"), ("sc-roof", "M-5.5-1 0-7 5.5-1Z")),
    "ember": (("sc-crack", "M-6 2-2-2 1 1 6-3"), ("sc-coal", "M-1.5 0A1.5 1.5 0 1 1 1.5 0 1.5 1.5 0 1 1-1.5 0Z")),
    "barrow": (("sc-cairn", "M-5 3-3-2 1-3 5 3Z"),),
    "bastion": (("sc-flag", "M-5 0H5M0-3V3"),),
}
"""By ground: its drawing as shapes, each with its class."""


def patterns() -> str:
    """The definitions that a picture of the ground needs."""
    out: list[str] = []
    for name, (light, dark) in GROUNDS.items():
        stops = f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/>'
        out.append(f'<radialGradient id="gr-{name}" cx=".5" cy=".4" r=".68">{stops}</radialGradient>')
        shapes = "".join(f'<path class="{look}" d="{d}"/>' for look, d in DRAWN[name])
        out.append(f'<g id="dc-{name}">{shapes}</g>')
        floor = f'<polygon class="sc-gap" points="{points(HERE)}"/>'
        floor += f'<polygon fill="url(#gr-{name})" points="{points(HERE, SIZE - 1.6)}"/>'
        floor += f'<polygon class="sc-lip" points="{points(HERE, SIZE - 4.4)}"/>'
        out.append(f'<g id="hx-{name}">{floor}</g>')
    return f"<defs>{''.join(out)}</defs>"
