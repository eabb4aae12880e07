"""Equip the armies: buy, forge, organise, in any order (COR-EQP, COR-BUY, COR-FRG, COR-ORG)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.chance import Draw, chance
from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule

from ..state import (
    LEVELS,
    NONE,
    Clash,
    anvil,
    card_names,
    forged,
    held,
    legendary_deck,
    legendary_gear,
    set_aside,
    take_back,
    wear,
)
from .market import discard_stack, refill, take_from_market

END: Final = 0
FORGE: Final = 1
BUY: Final = 1000
ATTACH: Final = 2000
SET_ASIDE: Final = 3000


@rule
async def equip(s: Clash, p: int) -> None:
    """Options may be mixed freely until the player ends the action (COR-EQP-01, COR-EQP-04); one forging at most
    (COR-FRG-02). Nowhere else does a player's equipment change (COR-ORG-04)."""
    if s.seats == 1:
        await clear_stalls(s, p)
    may_forge: bool = True
    while True:
        pick: int = await choose(p, "equip", equip_options(s, p, may_forge))
        if pick == END:
            return
        if pick == FORGE:
            may_forge = False
            await forge(s, p)
        elif pick < ATTACH:
            buy(s, p, pick - BUY)
            await refill(s)
        elif pick < SET_ASIDE:
            s.item = pick - ATTACH
            level: int = await choose(p, "wearer", [0, 1, 2])
            attach(s, p, s.item, level)
        else:
            detach(s, p, (pick - SET_ASIDE) // 2, (pick - SET_ASIDE) % 2)


def equip_options(s: Clash, p: int, may_forge: bool) -> list[int]:
    """What the player can do now: end, forge, buy what he can pay, attach what lies aside, set aside what is worn.
    Nothing is ever sold or given back (COR-BUY-06)."""
    options = [END]
    if may_forge and 0 <= forge_price(s, p) <= s.crystals[p]:
        options.append(FORGE)
    gold = s.gold[p]
    for gear in s.market:
        if s.t.gear_cost[gear] <= gold:
            options.append(BUY + gear)
    before = NONE
    for gear in s.aside[p]:
        if gear != before:
            options.append(ATTACH + gear)
            before = gear
    first = p * LEVELS * 2
    for i in range(LEVELS * 2):
        if s.worn[first + i] >= 0:
            options.append(SET_ASIDE + i)
    return options


def buy(s: Clash, p: int, gear: int) -> None:
    """Pay the printed cost at once; the card lies beside the sheet until it is attached (COR-BUY-01, COR-BUY-02,
    COR-BUY-07, COR-BUY-08, COR-EQP-02, COR-EQP-03, COR-RES-04)."""
    s.gold[p] -= s.t.gear_cost[gear]
    take_from_market(s, gear)
    set_aside(s, p, gear)
    s.tell("bought", p, gear, s.t.gear_cost[gear])


def attach(s: Clash, p: int, gear: int, level: int) -> None:
    """Into the slot of its kind, on any level; what was there is set aside (COR-ORG-01, COR-ORG-02, COR-ORG-05,
    COR-ORG-06, COR-FRG-08)."""
    slot = s.t.gear_slot[gear]
    old = s.worn[(p * LEVELS + level) * 2 + slot]
    s.item = NONE
    take_back(s, p, gear)
    if old != NONE:
        set_aside(s, p, old)
    wear(s, p, level, slot, gear)
    s.tell("attached", p, gear, level)


def detach(s: Clash, p: int, level: int, slot: int) -> None:
    """Out of its slot, beside the sheet (COR-ORG-02, COR-ORG-03)."""
    gear = s.worn[(p * LEVELS + level) * 2 + slot]
    wear(s, p, level, slot, NONE)
    set_aside(s, p, gear)
    s.tell("detached", p, gear, level)


def forge_price(s: Clash, p: int) -> int:
    """Crystals for a forging: 6 with one forge, 3 with more; NONE when there is no forge or no card left
    (COR-FRG-01, COR-FRG-03, COR-FRG-07)."""
    forges = held(s, p, s.board.forges)
    if not forges or not s.zones.cards[legendary_deck(s)]:
        return NONE
    return s.t.forge_cost_one if forges == 1 else s.t.forge_cost_more


@rule
async def forge(s: Clash, p: int) -> None:
    """Pay, draw one card more than forges held, keep one, put the others back (COR-FRG-04). Only the forger sees them;
    the one he must keep is shown (COR-FRG-05, COR-FRG-06)."""
    price = forge_price(s, p)
    s.crystals[p] -= price
    s.tell("forging", p, price)
    for _ in range(1 + held(s, p, s.board.forges)):
        if s.zones.cards[legendary_deck(s)]:  # COR-FRG-07
            drawn: int = await chance(Draw(legendary_deck(s), anvil(s, p), card_names(s.t)))
            s.zones.move(drawn, legendary_deck(s), anvil(s, p))
            s.tell_card("looked_at", drawn, p)
    card: int = await choose(p, "legendary", sorted(s.zones.cards[anvil(s, p)]), True)
    s.zones.move(card, anvil(s, p), forged(s))
    s.zones.mix(anvil(s, p), legendary_deck(s))
    set_aside(s, p, legendary_gear(s, card))
    s.tell("forged", p, legendary_gear(s, card))


@rule
async def clear_stalls(s: Clash, p: int) -> None:
    """Solo: before anything else, two whole stacks of the market or none may go; then it is filled (COR-SOLO-10)."""
    if len(s.market) < 2:
        return
    first: int = await choose(p, "clear", [NONE, *s.market])
    if first == NONE:
        return
    second: int = await choose(p, "clear_second", [gear for gear in s.market if gear != first])
    discard_stack(s, first)
    discard_stack(s, second)
    await refill(s)
