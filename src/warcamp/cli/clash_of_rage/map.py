"""The map as hexagons in text: one cell of the grid is three lines high, and shares its borders with its neighbours.

   ╱ ╲        slant 0      A cell of width W has its apex in the middle. Its text lines are the lower part of
 ╱ A0 ♜╲      slant 1      the upper slant (label and feature), the line of the upright sides (units) and the
│B 2·1·0│     uprights     upper part of the lower slant (who else is here, or the number of a choice).
 ╲ [3] ╱
   ╲ ╱
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from warcamp.games.clash_of_rage.board import DIRECTIONS, NOWHERE, decode_cell, encode_cell
from warcamp.games.clash_of_rage.names import place_name
from warcamp.games.clash_of_rage.standing import sides_at, unit_counts
from warcamp.games.clash_of_rage.state import NOBODY, bastion
from warcamp.games.clash_of_rage.tables import CITY, FORGE, PLAIN, STONE

from .scene import Scene

WIDTHS = (12, 10, 8, 6)
STONE_SIGNS = ("□", "⬠", "⬡")
BORDER = "bright_black"
ROCK = "bold white"


@dataclass
class Canvas:
    """Characters with styles at places."""

    width: int
    height: int

    def __post_init__(self) -> None:
        self.rows = [[(" ", "")] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for i, character in enumerate(text):
            self.rows[y][x + i] = (character, style)

    def centred(self, x: int, y: int, width: int, text: str, style: str) -> None:
        self.put(x + (width - len(text)) // 2, y, text, style)

    def text(self) -> Text:
        out = Text(no_wrap=True, overflow="ignore")
        for row in self.rows:
            line = Text()
            for character, style in row:
                line.append(character, style or None)
            line.rstrip()
            out.append_text(line).append("\n")
        out.right_crop(1)
        return out


class HexMap:
    """The drawing of one scene's map, as wide as it can be within `columns`."""

    def __init__(self, scene: Scene, columns: int) -> None:
        self.scene = scene
        self.s = scene.s
        board = self.s.board
        self.places: dict[int, int] = {cell: i for i, cell in enumerate(board.cells)}
        self.places |= {c: bastion(self.s, p) for p, c in enumerate(self.s.bastions) if c != NOWHERE}
        cells = [*self.places, *[c for c in scene.numbers if c not in self.places]]
        self.cells = [decode_cell(cell) for cell in cells] or [(0, 0)]
        halves = [2 * q + r for q, r in self.cells]
        self.left, self.right = min(halves), max(halves)
        self.top = min(r for _, r in self.cells)
        self.bottom = max(r for _, r in self.cells)
        spread = self.right - self.left + 2
        self.w = next((w for w in WIDTHS if spread * w // 2 + 1 <= columns), WIDTHS[-1])
        self.lower = 1 if self.w < 10 else 2
        """How far from the upright side the lower part of a slant lies."""
        self.canvas = Canvas(spread * self.w // 2 + 1, (self.bottom - self.top) * 3 + 5)

    def draw(self) -> Text:
        for q, r in self.cells:
            self.outline(q, r)
        for q, r in self.cells:
            self.fill(q, r)
        return self.canvas.text()

    def corner(self, q: int, r: int) -> tuple[int, int]:
        return (2 * q + r - self.left) * self.w // 2, (r - self.top) * 3

    # -- borders
    def outline(self, q: int, r: int) -> None:
        """Six borders; one that no foot can cross is thick (COR-MAP-05)."""
        x, y = self.corner(q, r)
        w, low, high = self.w, self.lower, self.w // 2 - self.lower
        sign = self.scene.look.sign
        rising, falling, upright = sign("╱", "/"), sign("╲", "\\"), sign("│", "|")
        marks = {
            0: [(x + w, y + 2, upright)],
            1: [(x + w - high, y, falling), (x + w - low, y + 1, falling)],
            2: [(x + high, y, rising), (x + low, y + 1, rising)],
            3: [(x, y + 2, upright)],
            4: [(x + low, y + 3, falling), (x + high, y + 4, falling)],
            5: [(x + w - low, y + 3, rising), (x + w - high, y + 4, rising)],
        }
        for direction, spots in marks.items():
            rock = self.blocked(q, r, direction)
            for cx, cy, character in spots:
                self.canvas.put(cx, cy, sign("█", "#") if rock else character, ROCK if rock else BORDER)

    def blocked(self, q: int, r: int, direction: int) -> bool:
        dq, dr = DIRECTIONS[direction]
        number = self.s.board.number
        here, there = number.get(encode_cell(q, r)), number.get(encode_cell(q + dq, r + dr))
        return here is not None and there is not None and there not in self.s.board.walk[0][here]

    # -- contents
    def fill(self, q: int, r: int) -> None:
        x, y = self.corner(q, r)
        cell = encode_cell(q, r)
        inner, narrow = x + self.lower + 1, self.w - 2 * self.lower - 1
        place = self.places.get(cell)
        number = self.scene.numbers.get(cell, "")
        if place is not None:
            label, style = self.label(place)
            sides = sides_at(self.s, place)
            if len(sides) > 1:
                self.contested(x, y, sides, place)
                if number:
                    label, style = (
                        next(text for text in (label + number, label[:2] + number, number) if len(text) <= narrow),
                        "bold reverse",
                    )
                number = ""
            elif sides:
                self.stack(x + 1, y + 2, self.w - 1, sides[0], place)
            self.canvas.centred(inner, y + 1, narrow, label[:narrow], style)
        if number:
            self.canvas.centred(inner, y + 3, narrow, number[:narrow], "bold reverse")

    def contested(self, x: int, y: int, sides: list[int], place: int) -> None:
        """Who came on the line of the units, who holds the place below (COR-CTL-04)."""
        holder, comer = sides[0], sides[-1]
        inner, narrow = x + self.lower + 1, self.w - 2 * self.lower - 1
        clash = self.scene.look.sign("⚔", "x")
        if narrow > 3:
            self.stack(x + 1, y + 2, self.w - 1, comer, place)
            below = clash + self.short(holder, place)
        else:
            self.canvas.centred(x + 1, y + 2, self.w - 1, clash + self.short(comer, place), self.scene.style(comer))
            below = self.scene.letter(holder) + str(sum(unit_counts(self.s, holder, place)))
        self.canvas.centred(inner, y + 3, narrow, below[:narrow], self.scene.style(holder))

    def label(self, place: int) -> tuple[str, str]:
        """The name of a place with its feature, and the colour of who holds it."""
        if place >= self.s.board.territories:
            seat = place - self.s.board.territories
            return "@" + self.scene.letter(seat), self.scene.style(seat)
        owner = self.s.owner[place]
        style = "" if owner == NOBODY or place in self.s.clashes else self.scene.style(owner)
        gap = " " if self.w > 6 else ""
        feature = self.feature(self.s.board.feature[place], self.w > 6)
        if not self.scene.named:
            return feature, style
        return place_name(self.s, place) + (gap + feature if feature else ""), style

    def feature(self, feature: int, roomy: bool) -> str:
        look = self.scene.look
        if feature == PLAIN:
            return ""
        if feature in (CITY, FORGE):
            return look.sign("♜", "C") if feature == CITY else look.sign("⚒", "F")
        level = feature - STONE
        if roomy:
            return look.sign(STONE_SIGNS[level], "s") + str(level + 1)
        return look.sign(STONE_SIGNS[level], str(level + 1))

    def stack(self, x: int, y: int, width: int, side: int, place: int) -> None:
        """The units of a side by level."""
        counts = unit_counts(self.s, side, place)
        text = self.short(side, place)
        if width >= 7:
            letter = self.scene.letter(side)
            dotted = self.scene.look.sign("·", ".").join(map(str, counts))
            text = f"{letter} {dotted}" if len(dotted) + 2 <= width else letter + dotted
        self.canvas.centred(x, y, width, text[:width], self.scene.style(side))

    def short(self, side: int, place: int) -> str:
        """The same in four characters; + stands for ten or more."""
        counts = unit_counts(self.s, side, place)
        return self.scene.letter(side) + "".join(str(n) if n < 10 else "+" for n in counts)


def draw_map(scene: Scene, columns: int) -> Text:
    """The map within so many columns."""
    return HexMap(scene, columns).draw()


def legend(scene: Scene) -> Text:
    """What the signs of the map mean."""
    sign = scene.look.sign
    words = [
        (sign("♜", "C"), "legend-city"),
        (sign("⚒", "F"), "legend-forge"),
        (sign("□1 ⬠2 ⬡3", "s1 s2 s3"), "legend-stones"),
        (sign("█", "#"), "legend-rocks"),
        ("@", "legend-bastion"),
        (sign("⚔", "x"), "legend-contested"),
        (sign("★", "*"), "legend-legendary"),
    ]
    out = Text(style="dim")
    for mark, id in words:
        out.append(f"{mark} {scene.text(id)}  ")
    out.rstrip()
    out.append("\n" + scene.text("legend-units", dot=sign("·", ".")))
    return out
