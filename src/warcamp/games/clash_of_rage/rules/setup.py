"""Setting up: clans, map, elves, black market, legendary deck, tactics cards (COR-SET)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.chance import Draw, Pick, chance
from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule

from ..board import decode_cell, legal_centres, tile_cells
from ..state import (
    LEVELS,
    NONE,
    TACTICS,
    Clash,
    add_unit,
    card_names,
    hand,
    lay_map,
    legendary_deck,
    pile,
    refit,
    replaced,
)
from ..tables import CITY, FORGE, STONE
from .market import refill

ELF_FEATURES: Final = (CITY, FORGE)


@rule
async def set_up(s: Clash) -> None:
    """The order of the rulebook; bastions come in round 1."""
    await choose_clans(s)
    if not s.tiles:
        if s.random_map:
            await random_map(s)
        else:
            await build_map(s)
    await place_elves(s)
    shuffle_legendaries(s)
    await refill(s)
    for p in range(s.seats):
        await first_hand(s, p)
    s.phase = TACTICS
    s.tell("set_up", s.seats)


@rule
async def choose_clans(s: Clash) -> None:
    """A clan each, no two alike, in seat order or at random (COR-SET-08, COR-GEN-01, COR-SOLO-01)."""
    for p in range(s.seats):
        clan: int = s.clan[p]
        if clan == NONE:
            if s.random_clans:
                clan = await chance(Pick([0 if c in s.clan else 1 for c in range(len(s.t.clans))], s.t.clans))
            else:
                clan = await choose(p, "clan", free_clans(s))
        take_clan(s, p, clan)


def free_clans(s: Clash) -> list[int]:
    return [c for c in range(len(s.t.clans)) if c not in s.clan]


def take_clan(s: Clash, p: int, clan: int) -> None:
    """The sheet, the tactics cards and all figures in reserve; no gold, no crystals (COR-SET-07, COR-SET-08)."""
    s.clan = replaced(s.clan, p, clan)
    for level in range(LEVELS):
        s.reserve[p * LEVELS + level] = s.t.figures[clan * LEVELS + level]
        refit(s, p, level)
    s.tell("clan", p, clan)


def tiles_needed(s: Clash) -> int:
    """One region tile a player, two in solo (COR-MAP-01, COR-SET-01, COR-SOLO-02, COR-PLC-01, COR-PLC-02)."""
    return max(2, s.seats)


@rule
async def random_map(s: Clash) -> None:
    """Tiles out of the box at random, any side up, turned at random, on a preset layout (COR-MAP-03, COR-PLC-04)."""
    centres: list[int] = s.t.layouts[s.layout][:]
    sides: list[int] = []
    while len(sides) < tiles_needed(s):
        side: int = await chance(Pick(sides_left(s, sides), s.t.tiles))
        sides.append(side)
    while s.fair_map and too_many_giants(s, sides) and can_be_fair(s, sides):
        for i in range(len(sides)):
            side = await chance(Pick(both_sides(s, sides[i]), s.t.tiles))
            sides[i] = side
    tiles: list[int] = []
    for i in range(len(sides)):
        turn: int = await chance(Pick([1] * 6, [str(k) for k in range(6)]))
        tiles = [*tiles, sides[i], centres[2 * i], centres[2 * i + 1], turn]
    lay_map(s, tuple(tiles))
    tell_map(s)


def sides_left(s: Clash, used: list[int]) -> list[int]:
    """Each tile is in the box once, with two sides (COR-MAP-03)."""
    gone = [s.t.tile_number[side] for side in used]
    return [0 if s.t.tile_number[side] in gone else 1 for side in range(len(s.t.tiles))]


def both_sides(s: Clash, side: int) -> list[int]:
    return [1 if number == s.t.tile_number[side] else 0 for number in s.t.tile_number]


def has_giant(s: Clash, side: int) -> bool:
    """Whether a tile side shows a level III stone."""
    return STONE + 2 in s.t.tile_feature[side * 7 : side * 7 + 7]


def too_many_giants(s: Clash, sides: list[int]) -> bool:
    """The fair map: the sides are drawn anew while more than half of them show a level III stone (COR-MAP-03)."""
    return len([side for side in sides if has_giant(s, side)]) * 2 > len(sides)


def can_be_fair(s: Clash, sides: list[int]) -> bool:
    """Whether turning tiles over can help at all: changed content may have level III stones on both sides."""
    number = s.t.tile_number
    bound = [side for side in sides if all([has_giant(s, k) for k in range(len(number)) if number[k] == number[side]])]
    return len(bound) * 2 <= len(sides)


@rule
async def build_map(s: Clash) -> None:
    """The players lay the tiles as they wish, in seat order: which side, where, how turned (COR-MAP-03, COR-MAP-04).
    All see the tile that is being laid."""
    laid: list[int] = []
    sides: list[int] = []
    while len(sides) < tiles_needed(s):
        p = len(sides) % s.seats
        left = sides_left(s, sides)
        side: int = await choose(p, "tile", [k for k in range(len(left)) if left[k]])
        s.laying = (side,)
        centre: int = await choose(p, "centre", legal_centres(laid))
        s.laying = (side, centre)
        turn: int = await choose(p, "turn", [0, 1, 2, 3, 4, 5])
        s.laying = ()
        sides.append(side)
        q, r = decode_cell(centre)
        laid = laid + tile_cells(q, r)
        lay_map(s, (*s.tiles, side, q, r, turn))
    tell_map(s)


def tell_map(s: Clash) -> None:
    for i in range(0, len(s.tiles), 4):
        s.tell("tile", s.tiles[i], i // 4)


@rule
async def place_elves(s: Clash) -> None:
    """Tile by tile, elves at random out of the bag: on the city, then on the forge (COR-SET-02, COR-SET-11)."""
    for tile in range(tiles_needed(s)):
        for feature in ELF_FEATURES:
            place: int = tile * 7 + s.board.feature[tile * 7 : tile * 7 + 7].index(feature)
            for _ in range(s.t.elves_per_city if feature == CITY else s.t.elves_per_forge):
                await draw_elf(s, place)


@rule
async def draw_elf(s: Clash, place: int) -> None:
    """One elf out of the bag; in solo an empty bag takes the slain back first (COR-SET-02, COR-SOLO-09)."""
    if not sum(s.bag):
        s.bag = s.slain
        s.slain = (0, 0, 0)
    if sum(s.bag):
        level: int = await chance(Pick(list(s.bag), s.t.units[s.t.elves * LEVELS :]))
        s.bag = replaced(s.bag, level, s.bag[level] - 1)
        add_unit(s, s.seats, place, level)
        s.tell("elf", level, place)


def shuffle_legendaries(s: Clash) -> None:
    """All legendary cards lie face down (COR-SET-04)."""
    first = len(s.t.tactic_ids)
    for card in range(first, first + len(s.t.gear) - s.t.equipment):
        s.zones.put(card, legendary_deck(s))


@rule
async def first_hand(s: Clash, p: int) -> None:
    """Seven tactics cards, three of them in hand (COR-SET-10)."""
    clan = s.clan[p]
    for card in range(clan * 7, clan * 7 + 7):
        s.zones.put(card, pile(s, p))
    for _ in range(s.t.hand):
        await draw_tactics(s, p)


@rule
async def draw_tactics(s: Clash, p: int) -> None:
    """Draw a tactics card; an empty pile is made anew of the discards first (COR-END-01, COR-END-02)."""
    if not s.zones.cards[pile(s, p)]:
        s.zones.mix(s.seats * 2 + p, pile(s, p))
        s.tell("reshuffled", p)
    card: int = await chance(Draw(pile(s, p), hand(s, p), card_names(s.t)))
    s.zones.move(card, pile(s, p), hand(s, p))
    s.tell_card("drew", card, p)
