"""What a revealed card stands for (IMM-CARD)."""

from __future__ import annotations

from ..state import NEUTRAL, WITH_ATTACKER, WITH_DEFENDER, Immortals
from ..tables import CONFLICT_CARD, JOKER_CARD, REGIONS


def stands_for(s: Immortals, p: int, card: int) -> list[int]:
    """The own sides that a card can stand for, as every action but an attack wants them (IMM-CARD-04): a Conflict card
    for its side (IMM-CARD-01), a joker for any of its province in its realm (IMM-CARD-02), a Region card for either
    side of its region (IMM-CARD-03)."""
    owned = s.owned[p]
    if card < CONFLICT_CARD:
        return [side for side in (card, card + REGIONS) if owned >> side & 1]
    if card < JOKER_CARD:
        side = card - CONFLICT_CARD
        return [side] if owned >> side & 1 else []
    return [side for side in s.t.province_sides[card - JOKER_CARD] if owned >> side & 1]


def may_attack_with(s: Immortals, p: int, card: int) -> bool:
    """A Conflict card needs no cube on its side, a Region card must stand for a side (IMM-CARD-03, IMM-CARD-05)."""
    return card >= CONFLICT_CARD or len(stands_for(s, p, card)) > 0


def stance_of(side: int, origin: int, target: int) -> int:
    """How the inhabitants stand to an attack when the card stands for a side: the target, the origin or any other
    (IMM-ATT-04, IMM-ATT-05, IMM-ATT-06, IMM-ATT-07, IMM-ATT-09)."""
    if side == target:
        return WITH_ATTACKER
    return NEUTRAL if side == origin else WITH_DEFENDER


def stances(s: Immortals, p: int, card: int, origin: int, target: int) -> list[int]:
    """The stances among which the card lets the attacker choose, the friendliest first. A joker may be the target or
    the origin if they are in its province (IMM-ATT-08); a Region card never makes friends, since it stands for an own
    side (IMM-CARD-06)."""
    if CONFLICT_CARD <= card < JOKER_CARD:
        return [stance_of(card - CONFLICT_CARD, origin, target)]
    sides = stands_for(s, p, card) if card < CONFLICT_CARD else s.t.province_sides[card - JOKER_CARD]
    found = [stance_of(side, origin, target) for side in sides]
    return [stance for stance in (WITH_ATTACKER, NEUTRAL, WITH_DEFENDER) if stance in found]
