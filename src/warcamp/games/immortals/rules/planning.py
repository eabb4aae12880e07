"""Phase 2, Planning: cards face down on slots, all at once and in secret (IMM-PLAN)."""

from __future__ import annotations

from warcamp.engine.flow import choose, choose_all
from warcamp.engine.rulec import rule

from ..layout import HAND, SLOT
from ..state import NO_PLAN, NONE, Immortals, plannable, zone
from ..tables import SLOTS


@rule
async def planning(s: Immortals) -> None:
    """Everybody lays cards on slots and takes them back, unseen by the others, until all are ready; who is ready may
    think again while another is not (IMM-PLAN-01, IMM-PLAN-11). What can be laid where: `state.plannable`."""
    s.tell("phase", s.phase)
    await choose_all([choose(p, "plan", plannable(s, p)) for p in range(s.seats)])
    for p in range(s.seats):
        lay_plan(s, p)
    s.plan = (NO_PLAN,) * s.seats


def lay_plan(s: Immortals, p: int) -> None:
    """When all are ready everybody sees which slots hold a card. Cards gained later wait for the next Planning
    (IMM-PLAN-03, IMM-PLAN-08, IMM-PLAN-12)."""
    hand = zone(p, HAND)
    covered = 0
    laid = 0
    for slot in range(SLOTS):
        card = s.plan[p][slot]
        if card != NONE:
            s.zones.move(card, hand, hand + SLOT + slot)
            covered |= 1 << slot
            laid += 1
    s.covered[p] = covered
    s.tell("planned", p, laid)
