"""Attacks and moves: what is declared before cubes go anywhere (IMM-ATT, IMM-MOVE)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule

from ..state import NONE, Immortals, can_pay, pay, twin
from ..tables import SIDES
from .actions import FORFEIT
from .battle import battle
from .standing import may_attack_with, stances, stands_for

MOVE_CODE: Final = SIDES * SIDES
"""An attack is origin * SIDES + target, a move MOVE_CODE more."""


@rule
async def attack(s: Immortals, p: int, card: int, energy: int, gold: int) -> bool:
    """Origin and target, the stance of the inhabitants where the card leaves a choice, the number of cubes. The common
    attacks are free, the extra ones of two tribes are paid before the throw and not refunded (IMM-ACT-09, IMM-TRIBE-02,
    IMM-TRIBE-06, IMM-TRIBE-07, IMM-TRIBE-08)."""
    codes: list[int] = []
    if can_pay(s, p, energy, gold):
        codes = attacks(s, p, card)
    code: int = await choose(p, "attack", [*codes, FORFEIT])
    if code == FORFEIT:
        return False
    return await declare(s, p, card, code, energy, gold)


@rule
async def attack_or_move(s: Immortals, p: int, card: int) -> bool:
    """A free attack, or a move (IMM-ACT-10)."""
    code: int = await choose(p, "attack_or_move", [*attacks(s, p, card), *moves(s, p, card), FORFEIT])
    if code == FORFEIT:
        return False
    if code < MOVE_CODE:
        return await declare(s, p, card, code, 0, 0)
    s.origin = (code - MOVE_CODE) // SIDES
    s.target = (code - MOVE_CODE) % SIDES
    number: int = await choose(p, "cubes", cube_numbers(s, s.origin))
    if number == FORFEIT:
        return False
    move(s, p, s.origin, s.target, number)
    return True


def attacks(s: Immortals, p: int, card: int) -> list[int]:
    """All pairs of an own side with two cubes or more and a side next to it, across a border or through its Portal,
    that is not the player's; none without such a pair (IMM-ATT-01, IMM-ATT-02, IMM-ATT-10, IMM-GEN-06, IMM-GEN-07,
    IMM-BLD-09). The card sets neither (IMM-ATT-04)."""
    out: list[int] = []
    if not may_attack_with(s, p, card):
        return out
    owner = s.owner
    cubes = s.cubes
    for side in range(SIDES):
        if owner[side] == p and cubes[side] > 1:
            for other in s.t.borders[side]:
                if owner[other] != p:
                    out.append(side * SIDES + other)
            if s.portals >> side & 1 and owner[twin(side)] != p:
                out.append(side * SIDES + twin(side))
    return out


def cube_numbers(s: Immortals, origin: int) -> list[int]:
    """From one cube to all but one; or not at all after all (IMM-ATT-03, IMM-MOVE-04, IMM-RES-15)."""
    return [*range(1, s.cubes[origin]), FORFEIT]


@rule
async def declare(s: Immortals, p: int, card: int, code: int, energy: int, gold: int) -> bool:
    """The rest of the declaration, then one battle (IMM-ATT-11)."""
    s.origin = code // SIDES
    s.target = code % SIDES
    open_stances: list[int] = stances(s, p, card, s.origin, s.target)
    stance: int = open_stances[0]
    if len(open_stances) > 1:
        stance = await choose(p, "stance", [*open_stances, FORFEIT])
        if stance == FORFEIT:
            return False
    s.stance = stance
    number: int = await choose(p, "cubes", cube_numbers(s, s.origin))
    if number == FORFEIT:
        return False
    pay(s, p, energy, gold)
    s.tell("attacked", p, s.origin, s.target, number, stance)
    await battle(s, p, number)
    return True


def moves(s: Immortals, p: int, card: int) -> list[int]:
    """From an own side that the card stands for, with two cubes or more, to any own side that can be reached through
    own sides and Portals in their direction; for gold (IMM-MOVE-01, IMM-MOVE-02, IMM-MOVE-03, IMM-MOVE-05,
    IMM-MOVE-07)."""
    out: list[int] = []
    if not can_pay(s, p, 0, s.t.move_gold):
        return out
    for side in stands_for(s, p, card):
        if s.cubes[side] > 1:
            reached = reachable(s, p, side) & ~(1 << side)
            for other in range(SIDES):
                if reached >> other & 1:
                    out.append(MOVE_CODE + side * SIDES + other)
    return out


def reachable(s: Immortals, p: int, side: int) -> int:
    """The own sides that cubes can get to from one, as a mask, itself among them (IMM-MOVE-03, IMM-MOVE-05)."""
    owned = s.owned[p]
    reached = 1 << side
    todo = [side]
    while todo:
        at = todo.pop()
        new = s.t.border_mask[at] & owned & ~reached
        if s.portals >> at & 1:
            new |= 1 << twin(at) & owned & ~reached
        if new:
            reached |= new
            for other in range(SIDES):
                if new >> other & 1:
                    todo.append(other)
    return reached


def move(s: Immortals, p: int, origin: int, target: int, number: int) -> None:
    """All cubes go from the one side to the other; neither gets empty, so no Region card moves (IMM-MOVE-01,
    IMM-MOVE-06, IMM-REG-05)."""
    pay(s, p, 0, s.t.move_gold)
    s.cubes[origin] -= number
    s.cubes[target] += number
    s.tell("moved", p, origin, target, number)


def end_declaration(s: Immortals) -> None:
    """Nothing is under way any more."""
    s.origin = NONE
    s.target = NONE
    s.stance = NONE
