"""Which card to reveal next in the Resolution of Immortals."""

from __future__ import annotations

from warcamp.engine.source import Fast
from warcamp.games.immortals.layout import SEAT_ZONES, SLOT
from warcamp.games.immortals.rules.magic import magic_kind
from warcamp.games.immortals.rules.resolution import PASS
from warcamp.games.immortals.state import NONE, Immortals, action_of, can_pay
from warcamp.games.immortals.tables import (
    ATTACK,
    ATTACK_OR_MOVE,
    BLANK_CARD,
    CONFLICT_CARD,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    MAGIC_CARD,
    TRANSITION,
)

from .planning import NEVER, Planner, slot_cost
from .worth import Outlook


def hasty_scores(s: Immortals, p: int, options: list[int]) -> list[float]:
    """The same by rule of thumb: attacks, what something waits for, buildings, the rest."""
    out: list[float] = []
    waiting = False
    for slot in options:
        if slot == PASS:
            out.append(0.0)
            continue
        card = s.zones.cards[p * SEAT_ZONES + SLOT + slot][0]
        if BLANK_CARD <= card < MAGIC_CARD:
            out.append(-0.2)
            continue
        energy, gold = slot_cost(s, p, slot, card)
        if not can_pay(s, p, energy, gold):
            waiting = True
            out.append(0.05)
            continue
        action = action_of(s, p, slot) if card < MAGIC_CARD else NONE
        if action == ATTACK or action == ATTACK_OR_MOVE:
            out.append(6.0 if card >= CONFLICT_CARD else 5.0)
        elif action == EXTRACT_GOLD or action == EXTRACT_ENERGY:
            out.append(1.0)
        else:
            out.append(2.0)
    if waiting:
        for k in range(len(options)):
            if out[k] < 0.0:
                out[k] = 0.3
            elif out[k] == 1.0:
                out[k] = 9.0
    return out


def reveal_scores(s: Immortals, p: int, options: list[int], look: Outlook) -> list[float]:
    """What can be paid and pays comes first, attacks before the rest; what something else waits for before that. Cards
    that wait are not shown for nothing; with nothing to wait for one passes."""
    planner = Planner(s, p, look, 0.0, Fast(0))
    planner.find_pairs()
    values: list[float] = []
    waiting = False
    for slot in options:
        value = NEVER
        if slot != PASS:
            card = s.zones.cards[p * SEAT_ZONES + SLOT + slot][0]
            if card >= MAGIC_CARD:
                value = planner.magic(magic_kind(card))
            elif card < BLANK_CARD:
                value = planner.use(action_of(s, p, slot), card)
                energy, gold = slot_cost(s, p, slot, card)
                value -= energy * planner.energy + gold * planner.gold
                if card >= CONFLICT_CARD and look.left > 1:
                    value -= look.taste.spent
            if value > 0.0:
                energy, gold = slot_cost(s, p, slot, card)
                if not can_pay(s, p, energy, gold):
                    waiting = True
        values.append(value)
    out: list[float] = []
    for k in range(len(options)):
        slot = options[k]
        if slot == PASS:
            out.append(0.0)
            continue
        value = values[k]
        card = s.zones.cards[p * SEAT_ZONES + SLOT + slot][0]
        if BLANK_CARD <= card < MAGIC_CARD:
            out.append(0.2 if waiting else -0.2)
            continue
        energy, gold = slot_cost(s, p, slot, card)
        if value <= 0.0:
            out.append(0.1 if waiting else -0.1)
        elif not can_pay(s, p, energy, gold):
            out.append(0.05)
        else:
            action = action_of(s, p, slot) if card < MAGIC_CARD else NONE
            if action == ATTACK or action == ATTACK_OR_MOVE:
                value = value * look.taste.first + look.taste.early
            elif action == EXTRACT_GOLD or action == EXTRACT_ENERGY:
                value = value * look.taste.mine + (look.taste.needed if waiting else 0.0)
            elif action == TRANSITION:
                value *= look.taste.rise
            elif action == NONE:
                value *= look.taste.magic
            out.append(value + 0.3)
    return out
