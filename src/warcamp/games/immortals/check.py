"""What must hold at every moment: no cube and no card is lost, a side has one owner, nothing is below zero."""

from __future__ import annotations

from warcamp.engine.errors import BrokenInvariant

from .layout import HAND, REGION_DECK, SEAT_ZONES, SHOWN, SLOT
from .rules.setup import own_cards
from .state import COLOURS, FLOOR, GREEN, NONE, SETUP, Immortals, bits, table_zone
from .tables import BLANK_CARD, FLAT_TOWER, REGIONS, SIDES, SLOTS


def check(s: Immortals) -> None:
    """Raise BrokenInvariant when a piece is missing or too many, or what is derived is not as it should be."""
    for name in ("gold", "energy", "vp", "limbo", "cubes", "tray", "tower", "supply"):
        if min(getattr(s, name)) < 0:
            raise BrokenInvariant(f"{name} below zero: {getattr(s, name)}")  # IMM-GEN-10
    check_sides(s)
    check_cubes(s)
    if s.phase != SETUP or any(s.zones.cards):
        check_cards(s)


def check_sides(s: Immortals) -> None:
    """Cubes of one player at most on a side, and an owner where there is a cube (IMM-GEN-04, IMM-GEN-05); no side with
    two buildings, no province of a realm with two Capitals (IMM-BLD-05, IMM-BLD-06); no more tiles than there are."""
    owned = [0] * s.seats
    for side in range(SIDES):
        if (s.owner[side] == NONE) != (s.cubes[side] == 0):
            raise BrokenInvariant(f"{s.t.sides[side]} has {s.cubes[side]} cubes and owner {s.owner[side]}")
        if s.owner[side] != NONE:
            owned[s.owner[side]] |= 1 << side
    if owned != s.owned:
        raise BrokenInvariant(f"owned sides {s.owned} are not {owned}")
    if s.shrines & s.capitals:
        raise BrokenInvariant("a Shrine and a Capital on one side")
    for k, mask in enumerate(s.t.province_mask):
        if bits(s.capitals & mask) > 1:
            raise BrokenInvariant(f"two Capitals in province-side {k}")
    if bits(s.shrines | s.capitals) > s.t.buildings or bits(s.portals) > s.t.portals:
        raise BrokenInvariant("more tiles or Portals than there are")


def check_cubes(s: Immortals) -> None:
    """Every cube of a player is on a side, in a limbo, in the tower or the tray, before the first round also on the
    board or in the supply; green ones are in tower, tray or bank (IMM-GEN-15, IMM-TOWER-14)."""
    for p in range(s.seats):
        sides = sum([s.cubes[side] for side in range(SIDES) if s.owner[side] == p])
        limbos = s.limbo[2 * p] + s.limbo[2 * p + 1]
        found = sides + limbos + s.tower[p] + s.tray[p] + s.supply[p] + sum(s.groups[p])
        if found != s.total[p]:
            raise BrokenInvariant(f"seat {p} has {found} cubes and not {s.total[p]}")
    if s.tower[GREEN] + s.tray[GREEN] + s.bank != s.t.green_cubes or s.bank < 0:
        raise BrokenInvariant(f"{s.tower[GREEN]} + {s.tray[GREEN]} + {s.bank} green cubes")
    held = [0] * COLOURS
    for cube in s.stuck:
        held[cube % FLOOR] += 1
    if held != s.tower:
        raise BrokenInvariant(f"the tower holds {held} and not {s.tower}")
    upper = len([cube for cube in s.stuck if cube < FLOOR])
    if s.tower_preset != FLAT_TOWER and max(upper, len(s.stuck) - upper) > s.t.capacity:
        raise BrokenInvariant(f"a floor of the tower holds more than {s.t.capacity} cubes")


def check_cards(s: Immortals) -> None:
    """Every card is in one zone, a player's own cards with the player, Region cards with their holder (IMM-REG-01), one
    card at most on a slot (IMM-PLAN-03)."""
    found = sorted([card for row in s.zones.cards for card in row])
    wanted = sorted([*range(BLANK_CARD), *[card for p in range(s.seats) for card in own_cards(p)]])
    if found != wanted:
        odd = set(found) ^ set(wanted)
        raise BrokenInvariant(f"cards missing or too many: {[s.names[c] for c in sorted(odd)][:5] or 'one is twice'}")
    shown = s.zones.cards[table_zone(s, SHOWN)]
    for p in range(s.seats):
        held = list(s.zones.cards[p * SEAT_ZONES + HAND])
        covered = 0
        for slot in range(SLOTS):
            row = s.zones.cards[p * SEAT_ZONES + SLOT + slot]
            covered |= (1 << slot) if row else 0
            held += row
            if len(row) > 1:
                raise BrokenInvariant(f"two cards on slot {s.t.slots[slot]} of seat {p}")
        if covered != s.covered[p]:
            raise BrokenInvariant(f"slots {s.covered[p]:b} of seat {p} are not {covered:b}")
        if s.turn == p:
            held += shown
        regions = sorted([card for card in held if card < REGIONS])
        if regions != [r for r in range(REGIONS) if s.holder[r] == p] or not set(own_cards(p)) <= set(held):
            raise BrokenInvariant(f"seat {p} has not the cards that it should have")
    for card in s.zones.cards[table_zone(s, REGION_DECK)]:
        if s.holder[card] != NONE:
            raise BrokenInvariant(f"{s.names[card]} is in the deck and has a holder")
