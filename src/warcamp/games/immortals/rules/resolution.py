"""Phase 3, Resolution: one revealed card at a time, forfeit, pass and compensation (IMM-RES)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule
from warcamp.engine.zones import Card

from ..layout import DISCARD, HAND, SHOWN, SLOT
from ..state import ENERGY, GOLD, NONE, Immortals, action_of, cards, left_of, table_zone, zone
from ..tables import (
    ATTACK,
    ATTACK_OR_MOVE,
    BLANK_CARD,
    BUILD,
    CONFLICT_CARD,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    MAGIC_CARD,
    SLOTS,
    TRANSITION,
    TRIBE,
    TRIBES,
)
from .actions import build, build_shrine, extract, transition
from .attack import attack, attack_or_move, end_declaration
from .magic import magic

PASS: Final = -1
RESOURCES: Final = [GOLD, ENERGY]


@rule
async def resolution(s: Immortals) -> None:
    """Clockwise from the first player, a card at a time, until all are done; who is done gets the compensation each
    time the turn comes while another is not (IMM-RES-01, IMM-RES-09, IMM-RES-11, IMM-RES-12)."""
    if s.turn == NONE:
        s.tell("phase", s.phase)
        s.turn = s.first
    while not all_done(s):
        if is_done(s, s.turn):
            await compensate(s, s.turn)
        else:
            await take_turn(s, s.turn)
        s.turn = left_of(s, s.turn)
    s.turn = NONE
    s.passed = 0


def is_done(s: Immortals, p: int) -> bool:
    """Who has passed or has no card left on the board (IMM-RES-09, IMM-RES-12)."""
    return s.covered[p] == 0 or s.passed >> p & 1 == 1


def all_done(s: Immortals) -> bool:
    for p in range(s.seats):
        if not is_done(s, p):
            return False
    return True


@rule
async def compensate(s: Immortals, p: int) -> None:
    """One gold or one energy, chosen each time (IMM-RES-10)."""
    pick: int = await choose(p, "compensation", RESOURCES)
    if pick == GOLD:
        s.gold[p] += s.t.compensation
    else:
        s.energy[p] += s.t.compensation
    s.tell("compensated", p, pick)


@rule
async def take_turn(s: Immortals, p: int) -> None:
    """Reveal a card and perform it, reveal it and forfeit, or pass (IMM-RES-02). What a forfeit brings, a blank card
    brings always (IMM-RES-03)."""
    slot: int = await choose(p, "reveal", reveals(s, p), False, True)
    if slot == PASS:
        pass_for_good(s, p)
        await compensate(s, p)
        return
    card: Card = reveal(s, p, slot)
    performed: bool = False
    if card >= MAGIC_CARD:
        performed = await magic(s, p, card)
    elif card < BLANK_CARD:
        performed = await perform(s, p, slot, card)
    put_away(s, p, card, performed)
    if not performed:
        await compensate(s, p)


def reveals(s: Immortals, p: int) -> list[int]:
    """Any slot with a card, or a pass. With nothing but blank cards left one must pass (IMM-RES-01, IMM-RES-08); it is
    asked all the same, so that nobody can tell why."""
    covered = s.covered[p]
    out: list[int] = []
    blank = True
    for slot in range(SLOTS):
        if covered >> slot & 1:
            out.append(slot)
            card = s.zones.cards[zone(p, SLOT + slot)][0]
            if card < BLANK_CARD or card >= MAGIC_CARD:
                blank = False
    if blank:
        return [PASS]
    out.append(PASS)
    return out


def pass_for_good(s: Immortals, p: int) -> None:
    """The cards left on the board go back to the hand, unshown, Conflict cards too (IMM-RES-06, IMM-RES-07)."""
    number = 0
    for slot in range(SLOTS):
        for card in cards(s, p, SLOT + slot):
            s.zones.move(card, zone(p, SLOT + slot), zone(p, HAND))
            number += 1
    s.covered[p] = 0
    s.passed |= 1 << p
    s.tell("passed", p, number)


def reveal(s: Immortals, p: int, slot: int) -> int:
    """The card is shown in the middle of the table."""
    card = cards(s, p, SLOT + slot)[0]
    s.zones.give(card, zone(p, SLOT + slot), table_zone(s, SHOWN))
    s.covered[p] &= ~(1 << slot)
    s.slot = slot
    s.card = card
    s.tell("revealed", p, card, slot)
    return card


@rule
async def perform(s: Immortals, p: int, slot: int, card: int) -> bool:
    """The action of an army slot, in whichever realm the card says (IMM-TRIBE-09); says whether it was performed. All
    legal choices are seen before anything is paid, and each list of them ends with giving up (IMM-RES-14,
    IMM-RES-15)."""
    action = action_of(s, p, slot)
    energy: int = 0
    gold: int = 0
    if action == TRANSITION:
        energy = s.t.transition_energy
        gold = s.t.transition_gold
    if s.t.slot_action[slot] == TRIBE:
        energy = s.t.tribe_energy[s.dark[p] - TRIBES]
        gold = s.t.tribe_gold[s.dark[p] - TRIBES]
    if action == EXTRACT_GOLD or action == EXTRACT_ENERGY:
        return await extract(s, p, card, action)
    if action == TRANSITION:
        return await transition(s, p, card, energy, gold)
    if action == BUILD:
        return await build(s, p, card)
    if action == ATTACK:
        return await attack(s, p, card, energy, gold)
    if action == ATTACK_OR_MOVE:
        return await attack_or_move(s, p, card)
    return await build_shrine(s, p, card, energy, gold)


def put_away(s: Immortals, p: int, card: int, performed: bool) -> None:
    """A performed Conflict card is discarded, all others go back to the hand and wait for the next Planning
    (IMM-RES-04, IMM-RES-05, IMM-RES-06); a Region card that a battle has taken is gone already (IMM-BAT-35)."""
    shown = table_zone(s, SHOWN)
    if s.zones.cards[shown]:
        conflict = CONFLICT_CARD <= card < BLANK_CARD
        if conflict and performed:
            s.zones.give(card, shown, table_zone(s, DISCARD))
            s.holder[card] = NONE
        else:
            s.zones.give(card, shown, zone(p, HAND))
            if conflict:
                s.holder[card] = p
    if not performed:
        s.tell("forfeited", p, card)
    s.slot = NONE
    s.card = NONE
    s.left = 0
    end_declaration(s)
