"""The table of Immortals as plain data, and the few ways to change it that every phase shares.

A side is a region in one realm: region + 25 * realm, light 0, dark 1; its twin is the same region in the other realm.
Seats sit clockwise: seat p + 1 is the left neighbour of seat p (IMM-GEN-09). Colours of cubes are the seats, then the
green ones of the inhabitants.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from warcamp.engine.fields import fields
from warcamp.engine.native import TOP, i64
from warcamp.engine.source import Source
from warcamp.engine.state import State
from warcamp.engine.zones import Zones

from .layout import CONFLICT_DECK, HAND, REGION_DECK, SEAT_ZONES, SHOWN, SLOT, table_layout
from .tables import (
    ARMY_SLOTS,
    BLANK_CARD,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    FACES,
    JOKER_CARD,
    MAGIC_CARD,
    REGION_CARD,
    REGIONS,
    SIDES,
    SLOTS,
    TRIBE,
    TRIBES,
    Tables,
)
from .tables import PLACE_CODE as PLACE_CODE

# phases
SETUP: Final = 0
HOME: Final = 1
DRAFT: Final = 2
PRIMING: Final = 3
REINFORCEMENT: Final = 4
PLANNING: Final = 5
RESOLUTION: Final = 6
SCORING: Final = 7
SCORED: Final = 8

NONE: Final = -1
GREEN: Final = 5
COLOURS: Final = 6
FLOOR: Final = 8
"""A cube in the tower is its colour, on the lower floor FLOOR more."""

# stances of the inhabitants
WITH_ATTACKER: Final = 0
NEUTRAL: Final = 1
WITH_DEFENDER: Final = 2

# resources
GOLD: Final = 0
ENERGY: Final = 1

# answers to "plan"
READY: Final = 0
"""All others are steps: a card on a slot is (slot + 1) * PLACE_CODE + card, the card of a slot taken back -1 - slot."""
CARD_BITS: Final = PLACE_CODE - 1
NO_PLAN: Final[tuple[int, ...]] = (NONE,) * SLOTS
BOTH_SIDES: Final = 1 | 1 << REGIONS
"""The two sides of region 0, as a mask; shifted, those of any."""
HIGH: Final = 63
"""So many cards fit into one mask."""


@fields
class Immortals(State):
    """Everything on the table."""

    PUBLIC: ClassVar[tuple[str, ...]] = (
        "seats", "rounds", "round", "phase", "draft", "first", "marker", "light", "dark", "groups", "supply", "total",
        "owner", "cubes", "shrines", "capitals", "portals", "limbo", "tower", "tray", "bank", "gold", "energy", "vp",
        "holder", "hand_realm", "covered", "passed", "turn", "slot", "card", "origin", "target", "stance", "left",
        "winners", "over",
    )  # fmt: skip
    PRIVATE: ClassVar[tuple[str, ...]] = ("plan",)
    FIXED: ClassVar[tuple[str, ...]] = ("t", "names")
    REVISED: ClassVar[tuple[str, ...]] = ("plan",)

    t: Tables
    names: list[str]
    seats: int
    chosen_tribes: bool
    quick_draft: bool
    tower_preset: int
    rounds: int
    round: int
    phase: int
    draft: int
    """The number of the draft round."""
    first: int
    """Who is first in this round (IMM-ROUND-02)."""
    marker: int
    """Who holds the first player marker."""
    light: tuple[int, ...]
    """By seat: the light tribe."""
    dark: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    """By seat: the army groups left on the board, ascending."""
    supply: tuple[int, ...]
    """By seat: the personal supply."""
    total: tuple[int, ...]
    """By seat: the cubes in the game (IMM-GEN-15)."""
    owner: list[int]
    """By side: the seat with cubes there, or NONE (IMM-GEN-05)."""
    cubes: list[int]
    """By side."""
    owned: list[int]
    """By seat: its sides as a mask; says the same as `owner`."""
    shrines: int
    """Masks over sides."""
    capitals: int
    portals: int
    limbo: list[int]
    """[seat * 2 + realm]"""
    tower: list[int]
    """By colour: the cubes in the tower (IMM-TOWER-08)."""
    stuck: tuple[int, ...]
    """The cubes in the tower: those of the upper floor in the order of their arrival, then those of the lower."""
    tray: list[int]
    """By colour."""
    bank: int
    """Green cubes in the bank."""
    gold: list[int]
    energy: list[int]
    vp: list[int]
    holder: list[int]
    """By Region, Conflict and joker card: the seat that is known by all to have it, or NONE. For a Region card this is
    its holder (IMM-REG-04)."""
    hand_realm: tuple[int, ...]
    """By seat: the realm of the draft hand (IMM-DRAFT-03)."""
    plan: tuple[tuple[int, ...], ...]
    """By seat: the card planned on each slot, or NONE; the cards lie in the hand until all are ready."""
    covered: list[int]
    """By seat: the slots with a face-down card, as a mask (IMM-PLAN-12)."""
    passed: int
    """The seats that have passed, as a mask."""
    turn: int
    """Whose turn it is, or NONE."""
    slot: int
    """The slot of the revealed card, or NONE."""
    card: int
    """The revealed card, or NONE."""
    origin: int
    """Where cubes are to come from in the attack or move under way, or NONE."""
    target: int
    stance: int
    left: int
    """Cubes that the active player still has to place."""
    winners: tuple[int, ...]

    def derive(self) -> None:
        """Who sees what follows from the number of seats."""
        self.zones = Zones(table_layout(self.t, self.seats), self.zones.cards, self.zones.known)

    def privy(self, viewer: int, index: int) -> bool:
        """A plan is its owner's alone (IMM-PLAN-01, IMM-PLAN-10, IMM-PLAN-12)."""
        return viewer == index

    def redeal(self, viewer: int, chance: Source) -> dict[int, int]:
        """Others' plans, hands and slots, the decks and the floors of the tower."""
        from .hidden import redeal

        return redeal(self, viewer, chance)

    def is_step(self, kind: str, option: int) -> bool:
        """All but "ready" can be changed again (IMM-PLAN-11)."""
        return kind == "plan" and option != READY

    def take_step(self, seat: int, kind: str, option: int) -> None:
        """Lay a card on a slot or take it back."""
        plan = list(self.plan[seat])
        if option > 0:
            plan[option // PLACE_CODE - 1] = option & CARD_BITS
        else:
            plan[-1 - option] = NONE
        plans = list(self.plan)
        plans[seat] = tuple(plan)
        self.plan = tuple(plans)

    def choices(self, seat: int, kind: str) -> list[int]:
        return plannable(self, seat)

    def choices_after(self, seat: int, kind: str, option: int, before: list[int]) -> list[int]:
        """Mostly the options before without the card just laid and its slot; blank cards follow one another, and what
        is taken back is offered again."""
        card = option & CARD_BITS
        if option < 0 or BLANK_CARD <= card < MAGIC_CARD:
            return plannable(self, seat)
        return without_place(before, option)


def blank(t: Tables, seats: int) -> Immortals:
    """An empty table: nobody has a tribe, every card is in the box (IMM-SET-01, IMM-SET-02, IMM-SET-07)."""
    s = Immortals()
    s.t = t
    s.names = t.faces
    s.seats = seats
    s.chosen_tribes = False
    s.quick_draft = False
    s.tower_preset = 0
    s.rounds = t.rounds[0][seats - 3]
    s.round = 0
    s.phase = SETUP
    s.draft = 0
    s.first = NONE
    s.marker = NONE
    s.light = (NONE,) * seats
    s.dark = (NONE,) * seats
    s.groups = ((),) * seats
    s.supply = (t.cubes,) * seats
    s.total = (t.cubes,) * seats
    s.owner = [NONE] * SIDES
    s.cubes = [0] * SIDES
    s.owned = [0] * seats
    s.shrines = 0
    s.capitals = 0
    s.portals = 0
    s.limbo = [0] * (2 * seats)
    s.tower = [0] * COLOURS
    s.stuck = ()
    s.tray = [0] * COLOURS
    s.bank = t.green_cubes
    s.gold = [0] * seats
    s.energy = [0] * seats
    s.vp = [0] * seats
    s.holder = [NONE] * BLANK_CARD
    s.hand_realm = (NONE,) * seats
    s.plan = (NO_PLAN,) * seats
    s.covered = [0] * seats
    s.passed = 0
    s.turn = NONE
    s.slot = NONE
    s.card = NONE
    s.origin = NONE
    s.target = NONE
    s.stance = NONE
    s.left = 0
    s.winners = ()
    layout = table_layout(t, seats)
    empty: list[int] = []
    s.zones = Zones(layout, [empty] * len(layout.names), [0] * FACES)
    return s


# ---- seats ----------------------------------------------------------------------------------------------------------
def left_of(s: Immortals, p: int) -> int:
    """The left neighbour (IMM-GEN-09)."""
    return (p + 1) % s.seats


def in_turn(s: Immortals, first: int) -> list[int]:
    """All seats clockwise from one of them (IMM-GEN-09)."""
    return [(first + k) % s.seats for k in range(s.seats)]


# ---- zones ----------------------------------------------------------------------------------------------------------
def zone(p: int, kind: int) -> int:
    """The number of a seat's zone."""
    return p * SEAT_ZONES + kind


def cards(s: Immortals, p: int, kind: int) -> list[int]:
    """The cards of a seat's zone."""
    return s.zones.cards[p * SEAT_ZONES + kind]


def table_zone(s: Immortals, kind: int) -> int:
    """The number of a zone that all share."""
    return s.seats * SEAT_ZONES + kind


def can_draw(s: Immortals) -> bool:
    """Whether deck or discard pile has a Conflict card (IMM-GEN-16)."""
    z = s.seats * SEAT_ZONES + CONFLICT_DECK
    return len(s.zones.cards[z]) > 0 or len(s.zones.cards[z + 1]) > 0


# ---- sides ----------------------------------------------------------------------------------------------------------
def twin(side: int) -> int:
    """The same region in the other realm."""
    return side - REGIONS if side >= REGIONS else side + REGIONS


def realm_of(side: int) -> int:
    return 1 if side >= REGIONS else 0


def add_cubes(s: Immortals, p: int, side: int, number: int) -> None:
    """Cubes arrive on a side that is empty or the player's own (IMM-GEN-04, IMM-GEN-05)."""
    s.owner[side] = p
    s.cubes[side] += number
    s.owned[p] |= 1 << side


def clear_side(s: Immortals, side: int) -> int:
    """All cubes leave a side; gives how many. Buildings and Portals stay (IMM-BLD-08)."""
    number = s.cubes[side]
    if number:
        s.owned[s.owner[side]] &= ~(1 << side)
    s.owner[side] = NONE
    s.cubes[side] = 0
    return number


def own_sides(s: Immortals, p: int, realm: int) -> list[int]:
    """The sides of a realm that the player owns, ascending (IMM-GEN-05)."""
    start = realm * REGIONS
    return [side for side in range(start, start + REGIONS) if s.owner[side] == p]


def bits(mask: int) -> int:
    """How many bits a mask has."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def tiles_left(s: Immortals) -> int:
    """Building tiles in the bank (IMM-GEN-12)."""
    return s.t.buildings - bits(s.shrines | s.capitals)


def portals_left(s: Immortals) -> int:
    """Portals in the bank (IMM-GEN-12)."""
    return s.t.portals - bits(s.portals)


# ---- resources ------------------------------------------------------------------------------------------------------
def can_pay(s: Immortals, p: int, energy: int, gold: int) -> bool:
    """In full, in the right resource, never on credit (IMM-GEN-10, IMM-GEN-14)."""
    return s.energy[p] >= energy and s.gold[p] >= gold


def pay(s: Immortals, p: int, energy: int, gold: int) -> None:
    """To the bank, when the action is performed (IMM-GEN-10)."""
    if energy or gold:
        s.energy[p] -= energy
        s.gold[p] -= gold
        s.tell("paid", p, energy, gold)


# ---- slots and plans ------------------------------------------------------------------------------------------------
def action_of(s: Immortals, p: int, slot: int) -> int:
    """What a slot does on a player's board; the last army slot is the dark tribe's own (IMM-PLAN-02, IMM-TRIBE-01)."""
    action = s.t.slot_action[slot]
    return s.t.tribe_action[s.dark[p] - TRIBES] if action == TRIBE else action


def plannable(s: Immortals, p: int) -> list[int]:
    """Ready; each fitting card of the hand on each empty slot; each planned card taken back (IMM-PLAN-03, IMM-PLAN-09).
    Region cards need a cube on one of the two sides, Conflict cards need none, jokers cannot extract; Magic cards and
    blank ones go on magic slots, all but Magic cards on army slots (IMM-PLAN-04, IMM-PLAN-05, IMM-PLAN-06,
    IMM-PLAN-07, IMM-REG-03). Of equal blank cards one is offered."""
    plan = s.plan[p]
    owned = s.owned[p]
    laid: i64 = 0  # the planned cards as a mask, those from HIGH on in another: 64 bits hold half of all cards
    laid_high: i64 = 0
    n: i64
    for c in plan:
        if c != NONE:
            n = c
            if n < HIGH:
                laid |= TOP >> (HIGH - 1 - n)
            else:
                laid_high |= TOP >> (2 * HIGH - 1 - n)
    plain: list[int] = []
    jokers: list[int] = []
    magics: list[int] = []
    blank = NONE
    for c in s.zones.cards[p * SEAT_ZONES + HAND]:
        n = c
        if n < HIGH:
            if laid >> n & 1:
                continue
        elif laid_high >> (n - HIGH) & 1:
            continue
        if c < JOKER_CARD:
            if c >= REGIONS or owned >> c & BOTH_SIDES:
                plain.append(c)
        elif c < BLANK_CARD:
            jokers.append(c)
        elif c >= MAGIC_CARD:
            magics.append(c)
        elif blank == NONE or c < blank:
            blank = c
    plain.sort()
    magics.sort()
    if blank != NONE:
        plain.append(blank)
        magics.append(blank)
    every = plain
    if jokers:
        jokers.sort()
        every = plain + jokers
    codes = s.t.place_codes
    out: list[Any] = [READY]
    for slot in range(SLOTS):
        if plan[slot] != NONE:
            out.append(-1 - slot)
            continue
        row = every
        if slot >= ARMY_SLOTS:
            row = magics
        elif jokers:
            action = action_of(s, p, slot)
            if action == EXTRACT_GOLD or action == EXTRACT_ENERGY:
                row = plain
        places = codes[slot]
        for c in row:
            out.append(places[c])
    return out


def without_place(before: list[Any], place: int) -> list[int]:
    """The options of a plan when a card is laid, from those before: the card can lie nowhere else, its slot can only be
    cleared (IMM-PLAN-03)."""
    code: i64 = place
    card: i64 = code & CARD_BITS
    slot: i64 = code - card
    out: list[Any] = []
    o: i64
    for option in before:
        o = option
        if o <= 0:
            out.append(option)
        elif o < slot or o >= slot + PLACE_CODE:
            if o & CARD_BITS != card:
                out.append(option)
        elif o == code:
            out.append(-(slot // PLACE_CODE))
    return out


# ---- Region cards ---------------------------------------------------------------------------------------------------
def find_card(s: Immortals, p: int, card: int) -> int:
    """The zone in which a player's card lies: hand, slot or, just revealed, the middle of the table."""
    hand = p * SEAT_ZONES + HAND
    rows = s.zones.cards
    if card in rows[hand]:
        return hand
    for k in range(SLOTS):
        if card in rows[hand + SLOT + k]:
            return hand + SLOT + k
    return table_zone(s, SHOWN)


def take_region_card(s: Immortals, p: int, region: int) -> None:
    """From the Region deck or from whoever holds it, hand or slot; a slot is left empty, and nothing is due for it
    (IMM-BAT-30, IMM-BAT-34, IMM-RES-13, IMM-REG-01, IMM-REG-02)."""
    was = s.holder[REGION_CARD + region]
    if was == p:
        return
    src = table_zone(s, REGION_DECK) if was == NONE else find_card(s, was, region)
    uncover(s, was, src)
    s.zones.give(region, src, zone(p, HAND))
    s.holder[region] = p
    s.tell("took_region", p, region, was)


def return_region_card(s: Immortals, region: int) -> None:
    """Back to the Region deck, from wherever its holder has it (IMM-BAT-32, IMM-BAT-34)."""
    was = s.holder[region]
    src = find_card(s, was, region)
    uncover(s, was, src)
    s.zones.give(region, src, table_zone(s, REGION_DECK))
    s.holder[region] = NONE
    s.tell("returned_region", was, region)


def uncover(s: Immortals, p: int, src: int) -> None:
    """A card that leaves a slot leaves it empty (IMM-RES-13)."""
    if p != NONE:
        slot = src - p * SEAT_ZONES - SLOT
        if 0 <= slot < SLOTS:
            s.covered[p] &= ~(1 << slot)
            s.tell("uncovered", p, slot)
