"""The army actions but attacks and moves: extraction, transition, building (IMM-ACT, IMM-BLD, IMM-TRIBE)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule

from ..state import (
    ENERGY,
    GOLD,
    Immortals,
    add_cubes,
    can_pay,
    pay,
    portals_left,
    realm_of,
    tiles_left,
)
from ..tables import EXTRACT_GOLD, JOKER_CARD
from .standing import stands_for

FORFEIT: Final = -1
"""The answer that gives a revealed action up (IMM-RES-15)."""
PORTAL: Final = 0
SHRINE: Final = 1
CAPITAL: Final = 2
BUILDINGS: Final = 3
"""An answer to "build" is side * BUILDINGS + what."""


@rule
async def extract(s: Immortals, p: int, card: int, action: int) -> bool:
    """The gold or energy of the side, free, as often as one likes (IMM-ACT-01, IMM-ACT-02, IMM-ACT-03, IMM-TRIBE-04).
    The bank never runs out (IMM-GEN-11)."""
    side: int = await choose(p, "extract", [*extractable(s, p, card, action), FORFEIT])
    if side == FORFEIT:
        return False
    if action == EXTRACT_GOLD:
        s.gold[p] += s.t.yield_gold[side]
        s.tell("extracted", p, side, GOLD, s.t.yield_gold[side])
    else:
        s.energy[p] += s.t.yield_energy[side]
        s.tell("extracted", p, side, ENERGY, s.t.yield_energy[side])
    return True


def extractable(s: Immortals, p: int, card: int, action: int) -> list[int]:
    """The sides that yield something; no joker does (IMM-ACT-01, IMM-ACT-04, IMM-PLAN-07)."""
    if card >= JOKER_CARD:
        return []
    found = s.t.yield_gold if action == EXTRACT_GOLD else s.t.yield_energy
    return [side for side in stands_for(s, p, card) if found[side]]


@rule
async def transition(s: Immortals, p: int, card: int, energy: int, gold: int) -> bool:
    """Three cubes from the limbo of the card's realm to the side it stands for (IMM-ACT-05, IMM-TRIBE-05)."""
    sides: list[int] = []
    if can_pay(s, p, energy, gold):
        sides = [side for side in stands_for(s, p, card) if s.limbo[p * 2 + realm_of(side)]]  # IMM-ACT-07
    side: int = await choose(p, "transition", [*sides, FORFEIT])
    if side == FORFEIT:
        return False
    pay(s, p, energy, gold)
    rise(s, p, side, s.t.transition_cubes)
    return True


def rise(s: Immortals, p: int, side: int, most: int) -> None:
    """Cubes of the limbo go to a side, as many as there are up to a number (IMM-ACT-06, IMM-ACT-07, IMM-MAGIC-04,
    IMM-MAGIC-11, IMM-RES-14)."""
    limbo = p * 2 + realm_of(side)
    number = min(most, s.limbo[limbo])
    s.limbo[limbo] -= number
    add_cubes(s, p, side, number)
    s.tell("transition", p, side, number)


@rule
async def build(s: Immortals, p: int, card: int) -> bool:
    """A Portal, a Shrine or a Capital on the side the card stands for, at the cost of the player's own board, the same
    for all three (IMM-ACT-08, IMM-BLD-11)."""
    light = s.light[p]
    codes: list[int] = []
    if can_pay(s, p, s.t.build_energy[light], s.t.build_gold[light]):
        for side in stands_for(s, p, card):  # IMM-BLD-01
            codes += buildings(s, side)
    code: int = await choose(p, "build", [*codes, FORFEIT])
    if code == FORFEIT:
        return False
    pay(s, p, s.t.build_energy[s.light[p]], s.t.build_gold[s.light[p]])
    put_up(s, p, code // BUILDINGS, code % BUILDINGS)
    return True


def buildings(s: Immortals, side: int) -> list[int]:
    """What can be built on a side, as codes; nothing perhaps (IMM-BLD-10). One Portal (IMM-BLD-07), one tile, Shrine or
    Capital for ever (IMM-BLD-05), one Capital in a province of a realm (IMM-BLD-06, IMM-GEN-03), and only what the bank
    still has (IMM-GEN-12)."""
    out: list[int] = []
    if not s.portals >> side & 1 and portals_left(s):
        out.append(side * BUILDINGS + PORTAL)
    if can_hold_tile(s, side):
        out.append(side * BUILDINGS + SHRINE)
        if not s.capitals & s.t.province_mask[s.t.province_of[side]]:
            out.append(side * BUILDINGS + CAPITAL)
    return out


def can_hold_tile(s: Immortals, side: int) -> bool:
    """A side without a building, and a tile in the bank (IMM-BLD-05, IMM-GEN-12)."""
    return not (s.shrines | s.capitals) >> side & 1 and tiles_left(s) > 0


def put_up(s: Immortals, p: int, side: int, building: int) -> None:
    """It stays for ever and belongs to the side; the builder scores at once (IMM-BLD-02, IMM-BLD-03, IMM-BLD-04,
    IMM-BLD-08, IMM-BLD-09)."""
    points = s.t.portal_vp
    if building == PORTAL:
        s.portals |= 1 << side
    elif building == SHRINE:
        s.shrines |= 1 << side
        points = s.t.shrine_vp
    else:
        s.capitals |= 1 << side
        points = s.t.capital_vp
    s.vp[p] += points
    s.tell("built", p, side, building, points)


@rule
async def build_shrine(s: Immortals, p: int, card: int, energy: int, gold: int) -> bool:
    """The Demons' own action (IMM-TRIBE-03)."""
    sides: list[int] = []
    if can_pay(s, p, energy, gold):
        sides = [side for side in stands_for(s, p, card) if can_hold_tile(s, side)]
    side: int = await choose(p, "shrine", [*sides, FORFEIT])
    if side == FORFEIT:
        return False
    pay(s, p, energy, gold)
    put_up(s, p, side, SHRINE)
    return True
