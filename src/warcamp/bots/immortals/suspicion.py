"""What others may have planned: sensible cards on their covered slots, in a world of a search."""

from __future__ import annotations

from warcamp.engine.source import Fast
from warcamp.games.immortals.layout import HAND, SEAT_ZONES, SLOT
from warcamp.games.immortals.state import NONE, Immortals
from warcamp.games.immortals.tables import ARMY_SLOTS, BLANK_CARD, MAGIC_CARD, SLOTS

from .planning import Aim
from .swift import Swift


def suspect(s: Immortals, p: int, viewer: int, player: Swift, chance: Fast) -> None:
    """Lay the cards that the viewer does not know of a player's hand and covered slots as he would plan them now. What
    a plan has no use for fills the slots that it leaves empty, each where it may lie."""
    first = p * SEAT_ZONES
    rows = s.zones.cards
    known = s.zones.known
    hand = first + HAND
    slots: list[int] = []
    pool: list[int] = [card for card in rows[hand] if not known[card] >> viewer & 1]
    open_cards: list[int] = [card for card in rows[hand] if known[card] >> viewer & 1]
    for slot in range(SLOTS):
        row = rows[first + SLOT + slot]
        if row and not known[row[0]] >> viewer & 1:
            slots.append(slot)
            pool.append(row[0])
    if not slots:
        return
    was = rows[hand]
    rows[hand] = sorted(pool)
    player.adopt(s, p, Aim(NONE, 1.0, 1.0, player.noise), chance)
    rows[hand] = was
    plan = player.plans[p]
    left = sorted(pool)
    laid = [NONE] * SLOTS
    for slot in slots:
        card = plan[slot]
        if card != NONE and card in left and card not in laid:
            laid[slot] = card
            left.remove(card)
    for slot in slots:
        if laid[slot] == NONE:
            k = spare(s, left, rows[first + SLOT + slot][0], slot)
            laid[slot] = left.pop(k)
    for slot in slots:
        rows[first + SLOT + slot] = [laid[slot]]
    rows[hand] = open_cards + left


def spare(s: Immortals, left: list[int], now: int, slot: int) -> int:
    """The place of a card that may lie on a slot: a blank one, the one that lies there, else any of its sort."""
    for k in range(len(left)):
        if BLANK_CARD <= left[k] < MAGIC_CARD:
            return k
    for k in range(len(left)):
        if left[k] == now:
            return k
    for k in range(len(left)):
        if (left[k] >= MAGIC_CARD) == (slot >= ARMY_SLOTS):
            return k
    return 0
