"""How players look: a colour, a shape and an emblem each, so that no two are told apart by colour alone."""

from __future__ import annotations

from dataclasses import dataclass

GROUND = "#12151e"
"""The darkest ground that a token lies on."""


@dataclass(frozen=True)
class Look:
    """The looks of one side: `name` is its class in the page."""

    name: str
    colour: str
    shape: str
    emblem: str


PLAYERS = (
    Look("p0", "#f2b01e", "disc", "sun"),
    Look("p1", "#58b7f5", "shield", "wave"),
    Look("p2", "#e0523a", "diamond", "flame"),
    Look("p3", "#f4ecd8", "hex", "star"),
    Look("p4", "#52969b", "square", "tree"),
    Look("p5", "#ab42ec", "drop", "moon"),
    Look("p6", "#7165b0", "triangle", "peak"),
    Look("p7", "#b7c4ae", "cross", "bolt"),
)
ELVES = Look("elf", "#abf37f", "leaf", "leaf")
MERCENARIES = Look("merc", "#a04858", "octagon", "crossed")
LOOKS = (*PLAYERS, ELVES, MERCENARIES)

SHAPES = {
    "disc": ("M24 2A22 22 0 1 1 24 46 22 22 0 1 1 24 2Z", "M24 5.5A18.5 18.5 0 1 1 24 42.5 18.5 18.5 0 1 1 24 5.5Z"),
    "shield": (
        "M4 3H44V24C44 36 35 43 24 47 13 43 4 36 4 24Z",
        "M7.5 6.5H40.5V24C40.5 34 33 40 24 43.4 15 40 7.5 34 7.5 24Z",
    ),
    "diamond": ("M24 0 48 24 24 48 0 24Z", "M24 5 43 24 24 43 5 24Z"),
    "hex": ("M24 1 44 12V36L24 47 4 36V12Z", "M24 5.2 40.4 14V34L24 42.8 7.6 34V14Z"),
    "square": (
        "M10 3H38Q45 3 45 10V38Q45 45 38 45H10Q3 45 3 38V10Q3 3 10 3Z",
        "M11 6.5H37Q41.5 6.5 41.5 11V37Q41.5 41.5 37 41.5H11Q6.5 41.5 6.5 37V11Q6.5 6.5 11 6.5Z",
    ),
    "drop": (
        "M24 0C34 10 44 17 44 29A20 19 0 0 1 4 29C4 17 14 10 24 0Z",
        "M24 5C32 13 40.5 19 40.5 29A16.5 15.5 0 0 1 7.5 29C7.5 19 16 13 24 5Z",
    ),
    "triangle": ("M24 0 48 44 44 47H4L0 44Z", "M24 7 42.5 42H5.5Z"),
    "cross": (
        "M15 2H33V15H46V33H33V46H15V33H2V15H15Z",
        "M18.5 5.5H29.5V18.5H42.5V29.5H29.5V42.5H18.5V29.5H5.5V18.5H18.5Z",
    ),
    "leaf": (
        "M24 0C40 6 46 18 44 32 38 42 30 46 24 48 18 46 10 42 4 32 2 18 8 6 24 0Z",
        "M24 4.4C37 10 42 19 40.6 31 36 39 29.5 42.4 24 44.3 18.5 42.4 12 39 7.4 31 6 19 11 10 24 4.4Z",
    ),
    "octagon": ("M15 2H33L46 15V33L33 46H15L2 33V15Z", "M16.5 5.5H31.5L42.5 16.5V31.5L31.5 42.5H16.5L5.5 31.5V16.5Z"),
}
"""Each shape's rim and face, on a field of 48 by 48."""
