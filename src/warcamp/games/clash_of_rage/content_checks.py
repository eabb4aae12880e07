"""What must hold between the entries of the content for the game to work.

Each check yields faults as (section, where, problem); the loader finds the file to blame.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from warcamp.games.clash_of_rage.content_schema import (
    BORDERS,
    CLANS,
    POSITIONS,
    Clan,
    Constants,
    Equipment,
    Layout,
    Legendary,
    Tactic,
    Tile,
    Unit,
)
from warcamp.games.clash_of_rage.tables import CARDS_PER_CLAN
from warcamp.games.content import Fault
from warcamp.games.content_schema import shown

TILE_ID = re.compile(r"([1-9][0-9]?)([AB])")
LAYOUT_ID = re.compile(r"([1-9]) [a-z0-9_]+")
LEVEL_NAMES = {1: "I", 2: "II", 3: "III"}
PLAYERS = (2, 3, 4)
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def clans(entries: Mapping[str, Clan], units: Mapping[str, Unit]) -> Iterator[Fault]:
    """The four clans and the elves, each with one unit type per level (COR-GEN-04)."""
    for clan in (*CLANS, "elves"):
        if clan not in entries:
            yield "clans", (clan,), "this clan is missing"
    for clan in entries:
        if clan not in (*CLANS, "elves"):
            yield "clans", (clan,), "there is no such clan"
    for clan in (*CLANS, "elves"):
        for level, roman in LEVEL_NAMES.items():
            types = [key for key, unit in units.items() if unit.clan == clan and unit.level == level]
            if not types:
                yield "units", (), f"{clan} has no unit type of level {roman}"
            elif len(types) > 1:
                yield "units", (types[1], "level"), f"{types[0]} is the unit type of level {roman} of {clan} already"


def tactics(entries: Mapping[str, Tactic]) -> Iterator[Fault]:
    """Seven cards for each clan (COR-SET-08)."""
    for clan in CLANS:
        cards = [key for key, card in entries.items() if card.clan == clan]
        if len(cards) > CARDS_PER_CLAN:
            yield "tactics", (cards[-1], "clan"), f"{clan} has {len(cards)} tactics cards, expected {CARDS_PER_CLAN}"
        elif len(cards) < CARDS_PER_CLAN:
            yield "tactics", (), f"{clan} has {len(cards)} tactics cards, expected {CARDS_PER_CLAN}"


def gear(
    equipment: Mapping[str, Equipment], legendary: Mapping[str, Legendary], constants: Constants
) -> Iterator[Fault]:
    """Enough different designs to fill the market (COR-SET-06, COR-BUY-03)."""
    for key in legendary:
        if key in equipment:
            yield "legendary", (key,), "an equipment has this id already"
    if len(equipment) < constants.market_size:
        yield (
            "equipment",
            (),
            f"the black market shows {constants.market_size} different equipments, "
            f"there are {len(equipment)} (COR-BUY-03)",
        )


def tiles(entries: Mapping[str, Tile]) -> Iterator[Fault]:
    """Features and rocks of each side, two sides of each tile, a tile for each player."""
    numbers = set()
    for key, tile in entries.items():
        match = TILE_ID.fullmatch(key)
        if match is None:
            yield "tiles", (key,), "expected the number of a tile and its side A or B as id"
            continue
        numbers.add(match[1])
        other = match[1] + ("B" if match[2] == "A" else "A")
        if other not in entries:
            yield "tiles", (key,), f"the other side of the tile, {other}, is missing"
        yield from _features(key, tile)
        yield from _rocks(key, tile)
    if len(numbers) < max(PLAYERS):
        yield "tiles", (), f"expected at least {max(PLAYERS)} tiles, there are {len(numbers)} (COR-MAP-01)"


def _features(key: str, tile: Tile) -> Iterator[Fault]:
    taken: dict[str, str] = {}
    for feature, position in (("city", tile.city), ("forge", tile.forge), ("stone", tile.stone)):
        if position in taken:
            yield "tiles", (key, feature), f"the {taken[position]} lies on {position} already (COR-MAP-08)"
        taken[position] = feature


def _rocks(key: str, tile: Tile) -> Iterator[Fault]:
    rocks = set()
    for number, rock in enumerate(tile.rocks):
        border = frozenset(rock.split("|"))
        if border not in BORDERS:
            yield (
                "tiles",
                (key, "rocks", str(number)),
                f'expected an inner border of the tile such as "C|NE", got {shown(rock)} (COR-MAP-06)',
            )
        elif border in rocks:
            yield "tiles", (key, "rocks", str(number)), f"a rock lies on {rock} already"
        rocks.add(border)
    for position in POSITIONS:
        open_borders = sum(position in border and border not in rocks for border in BORDERS)
        if open_borders < 2:
            yield "tiles", (key, "rocks"), f"{position} keeps {open_borders} open inner borders, expected at least 2"


def layouts(entries: Mapping[str, Layout]) -> Iterator[Fault]:
    """Legal layouts (COR-MAP-04) and one default for each number of players (COR-MAP-03)."""
    for key, layout in entries.items():
        match = LAYOUT_ID.fullmatch(key)
        if layout.players not in PLAYERS:
            yield "layouts", (key, "centres"), f"expected 2 to 4 centres, got {layout.players} (COR-MAP-01)"
        elif match is None or int(match[1]) != layout.players:
            yield "layouts", (key,), f'expected {layout.players}, a space and a word as id, such as "3 arc"'
        else:
            yield from _centres(key, layout)
    for players in PLAYERS:
        defaults = [key for key, layout in entries.items() if layout.default and layout.players == players]
        if not defaults:
            yield "layouts", (), f"no layout is the default of {players} players"
        elif len(defaults) > 1:
            yield "layouts", (defaults[-1], "default"), f"{defaults[0]} is the default of {players} players already"


def _centres(key: str, layout: Layout) -> Iterator[Fault]:
    laid: set[tuple[int, int]] = set()
    for number, (q, r) in enumerate(layout.centres):
        tile = {(q, r), *((q + dq, r + dr) for dq, dr in DIRECTIONS)}
        where = (key, "centres", str(number))
        shared = sum((a + dq, b + dr) in laid for a, b in tile for dq, dr in DIRECTIONS)
        if tile & laid:
            yield "layouts", where, "this tile overlaps another (COR-MAP-04)"
        elif laid and shared < 2:
            yield "layouts", where, f"shares {shared} borders with the tiles before, expected at least 2 (COR-MAP-04)"
        laid |= tile


def constants(entry: Constants, units: Mapping[str, Unit]) -> Iterator[Fault]:
    """Dice with both kinds of faces at most, and elves enough for the largest map (COR-SET-02)."""
    if entry.wound_faces > entry.die_faces:
        yield "constants", ("wound_faces",), f"a die has {entry.die_faces} faces, got {entry.wound_faces}"
    needed = max(PLAYERS) * (entry.elves_per_city + entry.elves_per_forge)
    elves = sum(unit.figures for unit in units.values() if unit.clan == "elves")
    if needed > elves:
        yield "constants", ("elves_per_city",), f"a map of four tiles needs {needed} elves, there are {elves}"
