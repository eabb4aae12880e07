"""Where to settle before the first round of Immortals: provinces together, good yields, few enemies."""

from __future__ import annotations

from typing import Final

from warcamp.games.immortals.rules.draft import empty_sides
from warcamp.games.immortals.state import NONE, Immortals, bits, twin
from warcamp.games.immortals.tables import CONFLICT_CARD, JOKER_CARD, REGIONS

from .taste import Taste

TRIBE_ORDER: Final[tuple[float, ...]] = (4.0, 3.0, 2.0, 1.0, 0.0, 4.0, 3.0, 1.0, 2.0, 0.0)


def site(s: Immortals, p: int, side: int, taste: Taste) -> float:
    """What an army group on an empty side is worth."""
    t = s.t
    mask = t.province_mask[t.province_of[side]]
    mine = bits(s.owned[p] & mask)
    others = 0
    for q in range(s.seats):
        if q != p:
            others += bits(s.owned[q] & mask)
    value = taste.together * taste.steps[mine] - taste.room * others
    if others < 3:
        value += taste.begun * mine
    value += taste.yields * max(t.yield_gold[side], t.yield_energy[side])
    for other in t.borders[side]:
        if s.owner[other] == p:
            value += taste.near
        elif s.owner[other] != NONE:
            value -= taste.foes * s.cubes[other]
    if s.holder[side % REGIONS] == NONE:
        value += taste.region
    elif s.owner[twin(side)] == p:
        value += taste.twin
    return value


def card_worth(s: Immortals, p: int, card: int, taste: Taste) -> float:
    """What choosing a card in the draft is worth: the best place it leads to, or what it is worth in hand."""
    if s.groups[p]:
        best = -10.0
        for side in empty_sides(s, card):
            value = site(s, p, side, taste)
            if value > best:
                best = value
        if best > -10.0:
            return best + (0.1 if card >= JOKER_CARD else 0.0)
    if card >= JOKER_CARD:
        return 1.0 + 0.3 * bits(s.owned[p] & s.t.province_mask[card - JOKER_CARD])
    side = card - CONFLICT_CARD
    if s.owner[side] == p:
        return 0.6
    value = 0.0
    for other in s.t.borders[side]:
        if s.owner[other] == p:
            value += 0.5 + 0.1 * s.cubes[other]
    mask = s.t.province_mask[s.t.province_of[side]]
    return value + 0.4 * taste.steps[min(4, bits(s.owned[p] & mask))] if value > 0.0 else 0.0


def group_worth(s: Immortals, p: int, size: int, taste: Taste) -> float:
    """Armies should be of about the same size, a little larger first."""
    sizes = s.groups[p]
    mean = sum(sizes) / len(sizes)
    off = size - mean - taste.size
    return -off if off > 0.0 else off
