"""The cube tower with what is in it by colour, the tray before it, and the bank."""

from __future__ import annotations

from warcamp.drawing.html import Html, Pages
from warcamp.games.immortals.state import COLOURS

from .scene import Item, Scene, look_of


def tower(scene: Scene, pages: Pages) -> Html:
    """What everybody knows: colours, not floors (IMM-TOWER-08)."""
    s = scene.s
    return pages.draw(
        "tower",
        inside=cubes(scene, s.tower),
        tray=cubes(scene, s.tray),
        bank=s.bank,
        text=scene.text,
    )


def cubes(scene: Scene, row: list[int]) -> list[Item]:
    """The colours that are there, with their number."""
    return [
        {"look": look_of(colour), "n": row[colour], "name": scene.colour(colour)}
        for colour in range(COLOURS)
        if row[colour]
    ]
