"""What a viewer cannot know, dealt anew: Conflict cards, where others have their cards, the floors of the tower.

Which Region, blank and Magic cards a player has is known to all, which Conflict cards only where they were shown;
whether a card is in hand or on which slot is nobody else's business (section 6, IMM-REG-04, IMM-PLAN-12).
"""

from __future__ import annotations

from typing import Final

from warcamp.engine.source import Source

from .layout import CONFLICT_DECK, DRAFT_DECK, DRAFT_HAND, HAND, SEAT_ZONES, SLOT
from .rules.draft import card_realm
from .state import BOTH_SIDES, COLOURS, DRAFT, FLOOR, NO_PLAN, NONE, Immortals, action_of, table_zone
from .tables import (
    ARMY_SLOTS,
    BLANK_CARD,
    CONFLICT_CARD,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    FLAT_TOWER,
    JOKER_CARD,
    MAGIC_CARD,
    SLOTS,
)

PLACES: Final = 128
"""No zone has more places."""


def redeal(s: Immortals, viewer: int, chance: Source) -> dict[int, int]:
    """Lay something in the place of all that the viewer cannot know; gives {old card: new card}."""
    plans = list(s.plan)
    for p in range(s.seats):
        if p != viewer:
            plans[p] = NO_PLAN
    s.plan = tuple(plans)
    redeal_floors(s, chance)
    was = s.zones.cards[:]
    known = s.zones.known[:]
    redeal_conflicts(s, viewer, chance, was)
    for p in range(s.seats):
        if p != viewer:
            redeal_board(s, p, viewer, chance, was)
    new: dict[int, int] = {}
    for z in range(len(was)):
        row = s.zones.cards[z]
        old = was[z]
        if row is not old:
            for i in range(len(row)):
                if row[i] != old[i]:
                    new[old[i]] = row[i]
    for before, card in new.items():
        s.zones.known[card] = known[before]  # who knows the card of a place knows the one that lies there now
    return new


def redeal_floors(s: Immortals, chance: Source) -> None:
    """How many cubes of a colour are in the tower is known, their floors are not (IMM-TOWER-08)."""
    cubes: list[int] = []
    for colour in range(COLOURS):
        cubes += [colour] * s.tower[colour]
    chance.shuffle(cubes)
    upper: list[int] = []
    lower: list[int] = []
    for cube in cubes:
        above = chance.below(2) == 0
        if s.tower_preset == FLAT_TOWER or len(lower) >= s.t.capacity or (above and len(upper) < s.t.capacity):
            upper.append(cube)
        else:
            lower.append(cube + FLOOR)
    s.stuck = tuple(upper + lower)


def redeal_conflicts(s: Immortals, viewer: int, chance: Source, was: list[list[int]]) -> None:
    """Conflict cards that nobody has shown may be in any deck, hand or slot; while hands of one realm are drafted, in
    those of their realm."""
    zones = [table_zone(s, CONFLICT_DECK)]
    for realm in range(2):
        zones.append(table_zone(s, DRAFT_DECK + realm))
    for p in range(s.seats):
        if p != viewer:
            first = p * SEAT_ZONES
            zones += [first + HAND, first + DRAFT_HAND, *range(first + SLOT, first + SLOT + SLOTS)]
    at: list[list[int]] = [[], []]
    pool: list[list[int]] = [[], []]
    for z in zones:
        row = s.zones.cards[z]
        for i in range(len(row)):
            card = row[i]
            if CONFLICT_CARD <= card < BLANK_CARD and s.holder[card] == NONE and not s.zones.known[card] >> viewer & 1:
                k = card_realm(card) if s.phase == DRAFT else 0
                at[k].append(z * PLACES + i)
                pool[k].append(card)
    for k in range(2):
        cards = sorted(pool[k])
        chance.shuffle(cards)
        for n in range(len(cards)):
            put(s, was, at[k][n] // PLACES, at[k][n] % PLACES, cards[n])


def put(s: Immortals, was: list[list[int]], z: int, i: int, card: int) -> None:
    """A card in a place of a zone, whose list is made anew the first time."""
    rows = s.zones.cards
    if rows[z][i] != card:
        if rows[z] is was[z]:
            rows[z] = rows[z][:]
        rows[z][i] = card


def redeal_board(s: Immortals, p: int, viewer: int, chance: Source, was: list[list[int]]) -> None:
    """The cards of a player that the viewer cannot see change places between hand and covered slots, as they could have
    been planned: Magic cards on magic slots, no joker where something is extracted (IMM-PLAN-04, IMM-PLAN-05,
    IMM-PLAN-07)."""
    first = p * SEAT_ZONES
    if s.covered[p] == 0:
        return
    known = s.zones.known
    pool: list[int] = []
    for z in [first + HAND, *range(first + SLOT, first + SLOT + SLOTS)]:
        pool += [card for card in s.zones.cards[z] if not known[card] >> viewer & 1]
    pool.sort()
    chance.shuffle(pool)
    slots = unseen_slots(s, p, viewer)
    army = len([slot for slot in slots if slot < ARMY_SLOTS])
    spare = len([card for card in pool if card < MAGIC_CARD]) - army
    for slot in slots:
        k = fitting(s, p, slot, pool, spare)
        if slot >= ARMY_SLOTS and pool[k] < MAGIC_CARD:
            spare -= 1
        put(s, was, first + SLOT + slot, 0, pool.pop(k))
    hand = s.zones.cards[first + HAND]
    pool.sort()
    n = 0
    for i in range(len(hand)):
        if not known[hand[i]] >> viewer & 1:
            put(s, was, first + HAND, i, pool[n])
            n += 1


def unseen_slots(s: Immortals, p: int, viewer: int) -> list[int]:
    """The covered slots whose card the viewer does not know: magic slots first, then those that extract, which are the
    hardest to fill."""
    out: list[int] = []
    for rank in range(3):
        for slot in range(SLOTS):
            row = s.zones.cards[p * SEAT_ZONES + SLOT + slot]
            if row and not s.zones.known[row[0]] >> viewer & 1 and rank_of(s, p, slot) == rank:
                out.append(slot)
    return out


def rank_of(s: Immortals, p: int, slot: int) -> int:
    if slot >= ARMY_SLOTS:
        return 0
    action = action_of(s, p, slot)
    return 1 if action == EXTRACT_GOLD or action == EXTRACT_ENERGY else 2


def fitting(s: Immortals, p: int, slot: int, pool: list[int], spare: int) -> int:
    """The first card of the pool that may lie on the slot; failing one that could be planned now, one that could be
    before. A blank card goes on a magic slot only if the army slots can spare it."""
    rank = rank_of(s, p, slot)
    second = NONE
    for k in range(len(pool)):
        card = pool[k]
        if rank == 0:
            if card >= MAGIC_CARD or (card >= BLANK_CARD and spare > 0):
                return k
        elif card < MAGIC_CARD:
            could = card >= CONFLICT_CARD or s.owned[p] >> card & BOTH_SIDES != 0
            if could and not (rank == 1 and JOKER_CARD <= card < BLANK_CARD):
                return k
            if second == NONE:
                second = k
    return second if second != NONE else 0
