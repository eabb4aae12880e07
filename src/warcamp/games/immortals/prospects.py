"""What a choice may lead to: the attack that is being declared, who would lose a card, what a plan costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warcamp.engine.flow import Decision

from .phrases import card_cost
from .rules.actions import extractable
from .rules.attack import MOVE_CODE
from .rules.standing import may_attack_with, stances
from .state import NONE, Immortals, action_of, twin
from .tables import ARMY_SLOTS, BLANK_CARD, EXTRACT_ENERGY, EXTRACT_GOLD, REGIONS, SIDES


def declared(s: Immortals, d: Decision, option: int) -> tuple[int, int, int, int] | None:
    """Origin, target, cubes and stance of the attack that an option makes or goes on with. Before the number is chosen
    all cubes but one are counted; the stance is NONE while it is open."""
    if option == NONE:
        return None
    if d.kind in ("attack", "attack_or_move") and option < MOVE_CODE:
        origin, target = divmod(option, SIDES)
        found = stances(s, d.seat, s.card, origin, target)
        return origin, target, s.cubes[origin] - 1, found[0] if len(found) == 1 else NONE
    if d.kind == "stance":
        return s.origin, s.target, s.cubes[s.origin] - 1, option
    if d.kind == "cubes" and s.stance != NONE:
        return s.origin, s.target, option, s.stance
    return None


def best_stance(s: Immortals, p: int, card: int, origin: int, target: int) -> int:
    """The friendliest stance that a card can give an attack, NONE if it cannot be used (IMM-ATT-04)."""
    return stances(s, p, card, origin, target)[0] if card < BLANK_CARD and may_attack_with(s, p, card) else NONE


def taken_from(s: Immortals, p: int, side: int) -> int:
    """Who would lose the Region card if the player conquered a side; NONE for the deck and for oneself (IMM-BAT-30)."""
    holder = s.holder[side % REGIONS]
    return NONE if holder == p else holder


def takes_over(s: Immortals, p: int, side: int) -> bool:
    """Whether a takeover would succeed (IMM-MAGIC-08, IMM-MAGIC-09)."""
    other = twin(side)
    return s.cubes[side] > (0 if s.owner[other] == p else s.cubes[other])


@dataclass(frozen=True)
class PlanSum:
    """What planned cards cost together, and what they may extract at the most."""

    energy: int
    gold: int
    energy_in: int
    gold_in: int

    def short(self, energy: int, gold: int) -> bool:
        """Whether a player with so much may not be able to pay for all of it."""
        return self.energy > energy + self.energy_in or self.gold > gold + self.gold_in


def plan_sum(s: Immortals, p: int, plan: Sequence[int]) -> PlanSum:
    """The sum of a plan, by slot the card or NONE; what is chosen later counts at its dearest and its best."""
    energy = gold = energy_in = gold_in = 0
    for slot, card in enumerate(plan):
        if card == NONE:
            continue
        cost = card_cost(s, p, slot, card)
        energy, gold = energy + cost[0], gold + cost[1]
        if slot < ARMY_SLOTS and card < BLANK_CARD:
            action = action_of(s, p, slot)
            if action == EXTRACT_GOLD:
                gold_in += max([s.t.yield_gold[side] for side in extractable(s, p, card, action)], default=0)
            elif action == EXTRACT_ENERGY:
                energy_in += max([s.t.yield_energy[side] for side in extractable(s, p, card, action)], default=0)
    return PlanSum(energy, gold, energy_in, gold_in)
