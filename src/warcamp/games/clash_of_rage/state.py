"""The table of Clash of Rage as plain data, and the few ways to change it that every phase shares.

A side is a seat, or the Elves (side number `seats`). A place is a territory or a bastion, numbered as in `board.py`.
Tables are flat: units of a side in a place by level are at (side * places + place) * 3 + level, levels from 0.
"""

from __future__ import annotations

from typing import ClassVar, Final

from warcamp.engine.fields import fields
from warcamp.engine.state import State
from warcamp.engine.zones import PUBLIC, Layout, Zones

from .board import NOWHERE, Board, board_of
from .tables import STATS, Tables

SETUP: Final = 0
TACTICS: Final = 1
FIRST: Final = 2
STONES: Final = 3
SECOND: Final = 4
ENDING: Final = 5

NOBODY: Final = -1
NONE: Final = -1
LEVELS: Final = 3

LAYOUTS: Final[dict[tuple[int, int, int], Layout]] = {}


def card_layout(seats: int, clans: int, legendaries: int) -> Layout:
    """The zones of cards: tactics hands, piles and discards, cards looked at while forging, the legendary deck.

    Cards are numbered tactics first, clan by clan, then the legendaries. The equipment deck is no zone: nobody knows
    its order and everybody its contents, so it is a table of counts.
    """
    key = (seats, clans, legendaries)
    if key not in LAYOUTS:
        layout = Layout([c // 7 for c in range(clans * 7)] + [clans] * legendaries)
        for p in range(seats):
            layout.zone(f"hand {p}", 1 << p)
        for p in range(seats):
            layout.zone(f"pile {p}", 0)
        for p in range(seats):
            layout.zone(f"discard {p}", PUBLIC)
        for p in range(seats):
            layout.zone(f"anvil {p}", 1 << p)
        layout.zone("legendary", 0)
        layout.zone("forged", PUBLIC)
        LAYOUTS[key] = layout
    return LAYOUTS[key]


@fields
class Clash(State):
    """Everything on the table. Equipment is open, in slots and set aside (COR-ORG-07)."""

    PUBLIC: ClassVar[tuple[str, ...]] = (
        "seats", "target", "limit", "last_round", "round", "phase", "turn", "winner", "over", "domination",
        "tiles", "laying", "bastions", "clan", "played", "order", "units", "owner", "reserve", "gold", "crystals",
        "worn", "aside", "market", "stock", "deck", "under", "discard", "bag", "slain",
        "fresh", "left", "mover", "item", "clashes",
        "field", "attacker", "defender", "striker", "rage", "dice", "hits", "rerolls", "wounds",
    )  # fmt: skip
    FIXED: ClassVar[tuple[str, ...]] = ("t", "board")

    t: Tables
    board: Board
    seats: int
    places: int
    target: int
    limit: int
    last_round: int
    random_map: bool
    fair_map: bool
    random_clans: bool
    layout: str
    round: int
    phase: int
    turn: int
    winner: int
    domination: int
    tiles: tuple[int, ...]
    laying: tuple[int, ...]
    bastions: tuple[int, ...]
    clan: tuple[int, ...]
    played: tuple[int, ...]
    order: tuple[int, ...]
    units: list[int]
    troops: list[int]
    owner: list[int]
    reserve: list[int]
    gold: list[int]
    crystals: list[int]
    stat: list[int]
    worn: list[int]
    aside: tuple[tuple[int, ...], ...]
    market: tuple[int, ...]
    stock: tuple[int, ...]
    deck: tuple[int, ...]
    under: tuple[int, ...]
    discard: tuple[int, ...]
    bag: tuple[int, ...]
    slain: tuple[int, ...]
    fresh: list[int]
    left: list[int]
    mover: int
    item: int
    clashes: tuple[int, ...]
    field: int
    attacker: int
    defender: int
    striker: int
    rage: list[int]
    dice: int
    hits: int
    rerolls: int
    wounds: int

    def derive(self) -> None:
        self.board = board_of(self.t, self.tiles, self.bastions)
        self.places = self.board.places


def replaced(xs: tuple[int, ...], i: int, x: int) -> tuple[int, ...]:
    """The tuple with another value at i."""
    ys = list(xs)
    ys[i] = x
    return tuple(ys)


def blank(t: Tables, seats: int) -> Clash:
    """An empty table: no map, no clans, nothing on the elf sheet (COR-SET-03), everything in its box."""
    s = Clash()
    s.t = t
    s.seats = seats
    s.target = t.vp_standard
    s.limit = 0
    s.last_round = 0
    s.random_map = True
    s.fair_map = True
    s.random_clans = False
    s.layout = t.default_layout[seats]
    s.round = 1
    s.phase = SETUP
    s.turn = 0
    s.winner = NOBODY
    s.domination = 0
    s.tiles = ()
    s.laying = ()
    s.bastions = (NOWHERE,) * seats
    s.clan = (NONE,) * seats
    s.played = (NONE,) * seats
    s.order = tuple(range(seats))
    s.worn = [NONE] * ((seats + 1) * LEVELS * 2)
    s.stat = [0] * ((seats + 1) * LEVELS * STATS)
    s.aside = ((),) * seats
    s.market = ()
    s.stock = ()
    s.deck = tuple(t.gear_copies[: t.equipment])
    s.under = ()
    s.discard = (0,) * t.equipment
    s.bag = tuple(t.figures[t.elves * LEVELS :])
    s.slain = (0, 0, 0)
    s.reserve = [0] * (seats * LEVELS)
    s.gold = [0] * seats
    s.crystals = [0] * seats
    s.fresh = []
    s.left = []
    s.mover = NONE
    s.item = NONE
    s.clashes = ()
    s.rage = [0] * (seats + 1)
    calm(s)
    layout = card_layout(seats, len(t.clans), len(t.gear) - t.equipment)
    s.zones = Zones(layout, [[] for _ in layout.names], [0] * len(layout.back))
    lay_map(s, ())
    for k in range(LEVELS):
        refit(s, seats, k)
    return s


def calm(s: Clash) -> None:
    """No combat is being fought; rage tokens go back (COR-CBT-09, COR-RAG-06)."""
    s.field = NONE
    s.attacker = NONE
    s.defender = NONE
    s.striker = NONE
    s.dice = 0
    s.hits = 0
    s.rerolls = 0
    s.wounds = 0
    for side in range(s.seats + 1):
        s.rage[side] = 0


def lay_map(s: Clash, tiles: tuple[int, ...]) -> None:
    """Lay these tiles, and an empty board on them (COR-SET-01)."""
    s.tiles = tiles
    s.derive()
    s.units = [0] * ((s.seats + 1) * s.places * LEVELS)
    s.troops = [0] * ((s.seats + 1) * s.places)
    s.owner = [NOBODY] * s.places
    for p in range(s.seats):
        s.owner[s.board.territories + p] = p


# ---- zones ----------------------------------------------------------------------------------------------------------
def hand(s: Clash, p: int) -> int:
    return p


def pile(s: Clash, p: int) -> int:
    return s.seats + p


def discard_pile(s: Clash, p: int) -> int:
    return s.seats * 2 + p


def anvil(s: Clash, p: int) -> int:
    return s.seats * 3 + p


def legendary_deck(s: Clash) -> int:
    return s.seats * 4


def forged(s: Clash) -> int:
    return s.seats * 4 + 1


def card_names(t: Tables) -> list[str]:
    return t.tactic_ids + t.gear[t.equipment :]


def legendary_gear(s: Clash, card: int) -> int:
    """The gear that a legendary card is."""
    return s.t.equipment + card - len(s.t.tactic_ids)


# ---- units ----------------------------------------------------------------------------------------------------------
def bastion(s: Clash, p: int) -> int:
    """The place of a seat's bastion."""
    return s.board.territories + p


def number(s: Clash, side: int, place: int, level: int) -> int:
    """How many units of the level the side has there."""
    return s.units[(side * s.places + place) * LEVELS + level]


def add_unit(s: Clash, side: int, place: int, level: int) -> None:
    """A unit arrives, however many are there (COR-MAP-10); an empty territory is now its side's (COR-CTL-01,
    COR-CTL-02)."""
    row = side * s.places + place
    at = row * LEVELS + level
    s.units[at] = s.units[at] + 1
    s.troops[row] = s.troops[row] + 1
    if s.owner[place] == NOBODY:
        s.owner[place] = side


def remove_unit(s: Clash, side: int, place: int, level: int) -> None:
    """A unit leaves; with the last one control is lost at once (COR-CTL-03), but for a bastion (COR-CTL-06)."""
    row = side * s.places + place
    at = row * LEVELS + level
    s.units[at] = s.units[at] - 1
    s.troops[row] = s.troops[row] - 1
    if not s.troops[row] and s.owner[place] == side and place < s.board.territories:
        s.owner[place] = NOBODY


def recruit(s: Clash, p: int, place: int, level: int) -> None:
    """A unit comes out of the reserve."""
    s.reserve[p * LEVELS + level] -= 1
    add_unit(s, p, place, level)


def held(s: Clash, side: int, places: list[int]) -> int:
    """How many of the places the side controls; a contested one is nobody's until its combat is over (COR-CTL-04)."""
    n = 0
    for place in places:
        if s.owner[place] == side and place not in s.clashes:
            n += 1
    return n


def legendaries(s: Clash, p: int) -> int:
    """How many legendary equipments the seat has forged: in slots or set aside (COR-VP-03)."""
    n = 0
    first = s.t.equipment
    for i in range(p * LEVELS * 2, (p + 1) * LEVELS * 2):
        if s.worn[i] >= first:
            n += 1
    for gear in s.aside[p]:
        if gear >= first:
            n += 1
    return n


def victory_points(s: Clash, p: int) -> int:
    """One for each elf city held now, one for each legendary forged (COR-VP-01, COR-VP-02, COR-VP-03, COR-VP-04)."""
    return held(s, p, s.board.cities) + legendaries(s, p)


# ---- equipment ------------------------------------------------------------------------------------------------------
def refit(s: Clash, side: int, level: int) -> None:
    """Work out the statistics of a unit type from its sheet and its two slots (COR-BON-01)."""
    clan = s.t.elves if side == s.seats else s.clan[side]
    at = (clan * LEVELS + level) * STATS
    to = (side * LEVELS + level) * STATS
    for k in range(STATS):
        s.stat[to + k] = s.t.base[at + k]
    at = (side * LEVELS + level) * 2
    for slot in range(2):
        if s.worn[at + slot] != NONE:
            add_icons(s, to, s.worn[at + slot], 1)


def add_icons(s: Clash, at: int, gear: int, sign: int) -> None:
    """Add the icons of a gear to the statistics of a type, or take them away."""
    icons = s.t.gear_icons[gear]
    stat = s.stat
    for i in range(0, len(icons), 2):
        k = at + icons[i]
        stat[k] = stat[k] + sign * icons[i + 1]


def wear(s: Clash, side: int, level: int, slot: int, gear: int) -> None:
    """Put a gear into a slot, or empty it (NONE). Every unit of the type has the new statistics at once
    (COR-GEN-06, COR-GEN-07, COR-ELF-10)."""
    at = (side * LEVELS + level) * 2 + slot
    row = (side * LEVELS + level) * STATS
    if s.worn[at] != NONE:
        add_icons(s, row, s.worn[at], -1)
    if gear != NONE:
        add_icons(s, row, gear, 1)
    s.worn[at] = gear


def set_aside(s: Clash, p: int, gear: int) -> None:
    """Lay a gear beside the sheet: it stays the player's and does nothing (COR-ORG-03, COR-BUY-08)."""
    lay_aside(s, p, tuple(sorted([*s.aside[p], gear])))


def take_back(s: Clash, p: int, gear: int) -> None:
    """Take a gear from beside the sheet."""
    row = s.aside[p]
    i = row.index(gear)
    lay_aside(s, p, row[:i] + row[i + 1 :])


def lay_aside(s: Clash, p: int, row: tuple[int, ...]) -> None:
    rows = list(s.aside)
    rows[p] = row
    s.aside = tuple(rows)


def statistic(s: Clash, side: int, level: int, which: int) -> int:
    """A statistic of a unit type with its equipment."""
    return s.stat[(side * LEVELS + level) * STATS + which]
