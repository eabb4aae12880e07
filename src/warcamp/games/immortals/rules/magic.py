"""The four Magic cards (IMM-MAGIC). They need no side of a card: slots of magic belong to no realm (IMM-MAGIC-02)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule

from ..state import Immortals, add_cubes, can_draw, can_pay, own_sides, pay, realm_of, take_region_card, twin
from ..tables import (
    CARD_OR_FIRST,
    MAGIC_CARD,
    MAGICS,
    REALMS,
    REGIONS,
    SHRINE_OR_TAKEOVER,
    SIDES,
    TRANSITION_OF_5,
)
from .actions import FORFEIT, SHRINE, can_hold_tile, put_up, rise
from .reinforcement import draw_conflict

# answers to "magic"
DRAW: Final = 0
MARKER: Final = 1
LIMBO: Final = 2
"""LIMBO + realm"""
SHRINE_CODE: Final = 100
TAKE_CODE: Final = 200
RISE_CODE: Final = 300
"""SHRINE_CODE + side, and so on."""


def magic_kind(card: int) -> int:
    """Which of the four Magic cards of a player it is (IMM-MAGIC-01)."""
    return (card - MAGIC_CARD) % MAGICS


@rule
async def magic(s: Immortals, p: int, card: int) -> bool:
    """One of the card's options, chosen when it is revealed; without one that can be paid and performed the card is
    forfeited (IMM-MAGIC-13)."""
    kind: int = magic_kind(card)
    codes: list[int] = []
    if can_pay(s, p, s.t.magic_energy[kind], s.t.magic_gold[kind]):
        codes = magic_options(s, p, kind)
    code: int = await choose(p, "magic", [*codes, FORFEIT])
    if code == FORFEIT:
        return False
    pay(s, p, s.t.magic_energy[kind], s.t.magic_gold[kind])
    if code == DRAW:
        for _ in range(s.t.magic_cards if kind == CARD_OR_FIRST else s.t.magic_many_cards):
            await draw_conflict(s, p)  # IMM-MAGIC-12
    elif code < SHRINE_CODE and code >= LIMBO:
        await spread(s, p, code - LIMBO)
    elif code == MARKER:
        s.marker = p
        s.tell("marker", p)
    elif code >= RISE_CODE:
        rise(s, p, code - RISE_CODE, s.t.small_transition_cubes)
    elif code >= TAKE_CODE:
        take_over(s, p, code - TAKE_CODE)
    else:
        put_up(s, p, code - SHRINE_CODE, SHRINE)
    return True


def magic_options(s: Immortals, p: int, kind: int) -> list[int]:
    """What the card can do now."""
    if kind == TRANSITION_OF_5:
        return limbos(s, p)
    if kind == CARD_OR_FIRST:
        return card_or_first(s, p)
    if kind == SHRINE_OR_TAKEOVER:
        return shrine_or_takeover(s, p)
    return cards_or_transition(s, p)


def limbos(s: Immortals, p: int) -> list[int]:
    """A limbo with a cube, and an own side in its realm (IMM-MAGIC-03, IMM-MAGIC-04)."""
    return [LIMBO + realm for realm in range(REALMS) if s.limbo[p * 2 + realm] and own_sides(s, p, realm)]


def card_or_first(s: Immortals, p: int) -> list[int]:
    """A Conflict card, if there is one (IMM-MAGIC-12), or the first player marker, if another has it. It may change
    hands often; this round's order stays as it is (IMM-MAGIC-05, IMM-MAGIC-06, IMM-ROUND-02)."""
    out = [DRAW] if can_draw(s) else []
    if s.marker != p:
        out.append(MARKER)
    return out


def shrine_or_takeover(s: Immortals, p: int) -> list[int]:
    """A Shrine on any own side without a building, or a takeover at any own side whose Region card another has or
    nobody (IMM-MAGIC-07, IMM-MAGIC-08)."""
    out: list[int] = []
    for side in range(SIDES):
        if s.owner[side] == p and can_hold_tile(s, side):
            out.append(SHRINE_CODE + side)
    for side in range(SIDES):
        if s.owner[side] == p and s.holder[side % REGIONS] != p:
            out.append(TAKE_CODE + side)
    return out


def cards_or_transition(s: Immortals, p: int) -> list[int]:
    """Two Conflict cards, or two cubes of one limbo to one own side of its realm (IMM-MAGIC-10, IMM-MAGIC-11,
    IMM-MAGIC-12)."""
    out = [DRAW] if can_draw(s) else []
    for side in range(SIDES):
        if s.owner[side] == p and s.limbo[p * 2 + realm_of(side)]:
            out.append(RISE_CODE + side)
    return out


@rule
async def spread(s: Immortals, p: int, realm: int) -> None:
    """Five cubes of one limbo, or those there are, to own sides of its realm, as the player likes (IMM-MAGIC-03,
    IMM-MAGIC-04)."""
    sides: list[int] = own_sides(s, p, realm)
    s.left = min(s.t.magic_transition_cubes, s.limbo[p * 2 + realm])
    while s.left:
        side: int = await choose(p, "spread", sides)
        s.left -= 1
        s.limbo[p * 2 + realm] -= 1
        add_cubes(s, p, side, 1)
        s.tell("transition", p, side, 1)


def take_over(s: Immortals, p: int, side: int) -> None:
    """More own cubes than stand on the twin take the Region card at once, from a slot too; else nothing happens, and
    the price is paid all the same. Own cubes on the twin do not count against their player (IMM-MAGIC-08,
    IMM-MAGIC-09)."""
    other = twin(side)
    against = 0 if s.owner[other] == p else s.cubes[other]
    s.tell("takeover", p, side, s.cubes[side], against)
    if s.cubes[side] > against:
        take_region_card(s, p, side % REGIONS)
