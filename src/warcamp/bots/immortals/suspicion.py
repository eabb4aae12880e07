"""What others may have planned: sensible cards on their covered slots, in a world of a search."""

from __future__ import annotations

from typing import Final

from warcamp.engine.source import Fast
from warcamp.games.immortals.layout import HAND, SEAT_ZONES, SLOT
from warcamp.games.immortals.state import NONE, Immortals
from warcamp.games.immortals.tables import ARMY_SLOTS, BLANK_CARD, MAGIC_CARD, SLOTS

from .swift import Swift

KEPT: Final = 6
"""Plans for each player."""
RENEWED: Final = 8
"""One in so many worlds brings a new one."""


class Suspicion:
    """Plans that others may have made: some for each of them, made anew now and then, which is quicker than to think
    anew in every world."""

    def __init__(self) -> None:
        self.round = 0
        self.plans: list[list[list[int]]] = []

    def begin(self, s: Immortals) -> None:
        """A new round is a new start."""
        if self.round != s.round or len(self.plans) != s.seats:
            self.round = s.round
            self.plans = [[] for _ in range(s.seats)]

    def lay(self, s: Immortals, p: int, viewer: int, player: Swift, chance: Fast) -> None:
        known = self.plans[p]
        if len(known) < KEPT or chance.below(RENEWED) == 0:
            made = suspect(s, p, viewer, player, chance, [])
            if len(known) < KEPT:
                known.append(made)
            else:
                known[chance.below(KEPT)] = made
        else:
            suspect(s, p, viewer, player, chance, known[chance.below(KEPT)])


def suspect(s: Immortals, p: int, viewer: int, player: Swift, chance: Fast, plan: list[int]) -> list[int]:
    """Lay the cards that the viewer does not know of a player's hand and covered slots in a plan, or as he would plan
    them now; gives the plan. What it has no use for fills the slots that are left, each where it may lie."""
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
        return plan
    if not plan:
        was = rows[hand]
        rows[hand] = sorted(pool)
        player.adopt(s, p, chance)
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
    return plan


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
