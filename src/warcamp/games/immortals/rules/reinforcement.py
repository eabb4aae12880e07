"""Phase 1, Reinforcements: a Conflict card, then cubes out of limbo (IMM-REINF)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.chance import Draw, chance
from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule
from warcamp.engine.zones import Card

from ..layout import CONFLICT_DECK, DISCARD, HAND
from ..state import NONE, Immortals, add_cubes, can_draw, in_turn, own_sides, table_zone, zone
from ..tables import REALMS

SKIP: Final = 0
DRAW: Final = 1


@rule
async def draw_conflict(s: Immortals, p: int) -> None:
    """The top card of the Conflict deck, seen by its player; an empty deck is made anew of the discard pile, and
    without either nothing is drawn. There is no limit to a hand (IMM-GEN-13, IMM-GEN-16)."""
    deck: int = table_zone(s, CONFLICT_DECK)
    if not s.zones.cards[deck] and can_draw(s):
        discard = table_zone(s, DISCARD)
        s.tell("reshuffled", len(s.zones.cards[discard]))
        s.zones.mix(discard, deck)
    if s.zones.cards[deck]:
        card: Card = await chance(Draw(deck, zone(p, HAND), s.names))
        s.zones.move(card, deck, zone(p, HAND))
        s.tell_card("drew", card, p)


@rule
async def reinforcement(s: Immortals) -> None:
    """In turn order each may draw a Conflict card, then each may reinforce (IMM-REINF-01, IMM-REINF-02). The holder of
    the marker is first, for the whole round; the marker does not move by itself (IMM-ROUND-02, IMM-ROUND-03)."""
    s.first = s.marker
    s.tell("round", s.round, s.rounds)
    s.tell("phase", s.phase)
    for p in in_turn(s, s.first):
        s.turn = p
        if can_draw(s):
            pick: int = await choose(p, "draw", [DRAW, SKIP])
            if pick == DRAW:
                await draw_conflict(s, p)
    for p in in_turn(s, s.first):
        s.turn = p
        for realm in range(REALMS):
            await reinforce(s, p, realm)
    s.turn = NONE


@rule
async def reinforce(s: Immortals, p: int, realm: int) -> None:
    """One cube for every three in a limbo, free, each to any own side of that realm, or fewer, or none; without a side
    there nobody comes (IMM-REINF-03, IMM-REINF-04, IMM-REINF-05, IMM-REINF-06, IMM-REINF-07, IMM-REINF-08). Owning goes
    on, so no Region card moves (IMM-REG-05)."""
    sides: list[int] = own_sides(s, p, realm)
    if not sides:
        return
    s.left = s.limbo[p * 2 + realm] // s.t.reinforce_per
    while s.left:
        side: int = await choose(p, "reinforce", [NONE, *sides])
        if side == NONE:
            break
        s.left -= 1
        s.limbo[p * 2 + realm] -= 1
        add_cubes(s, p, side, 1)
        s.tell("reinforced", p, side)
    s.left = 0
