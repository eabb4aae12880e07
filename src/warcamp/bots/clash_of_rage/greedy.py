"""A greedy player of Clash of Rage: at every question it takes what looks best now. It plays any seat, and solo."""

from __future__ import annotations

import random

from warcamp.engine.flow import Decision, Position
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.games.clash_of_rage.board import NOWHERE, decode_cell
from warcamp.games.clash_of_rage.fight import counts_at
from warcamp.games.clash_of_rage.odds import odds_from
from warcamp.games.clash_of_rage.rules.combat import FLEE, STRIKE
from warcamp.games.clash_of_rage.rules.march import HALT, reach
from warcamp.games.clash_of_rage.rules.play import EQUIP, MOVE, PASS
from warcamp.games.clash_of_rage.state import FIRST, LEVELS, NOBODY, NONE, SECOND, Clash
from warcamp.games.clash_of_rage.tables import CITY, FORGE, STONE

from .battles import Battles
from .marching import Marshal, Plan, objective, raiders, will_hold_forge
from .outfit import best_legendary, best_level, can_forge, next_order, prospects, useless_stalls
from .worth import CRYSTAL, GOLD, THE_GAME, UNIT, distances, missing_points, place_worth, prize, units_worth

EARLY = 0.04
"""What being one earlier in the numbers of the tactics cards is worth."""


class GreedyBot:
    """Deterministic for its seed. It remembers the moves it has planned for the action, and odds; forgetting either
    would cost time, not change what it knows."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.source = Fast(seed)
        self.battles = Battles()
        self.plan = Plan()
        self.planned_for: tuple[int, int, int] = (0, 0, 0)

    def pick(self, position: Position, seat: int, decision: Decision) -> int:
        s: Clash = determinise(position, seat, self.source).s
        kind = decision.kind
        options = decision.options
        if kind in ("assault", "reroll", "wound"):
            return self.fight(s, seat, decision)
        if kind == "move":
            return self.next_unit(s, seat, options)
        if kind == "to":
            return self.destination(s, seat, options)
        if kind == "action":
            return self.action(s, seat)
        if kind == "equip":
            return next_order(s, seat, options)
        if kind == "wearer":
            return best_level(s, seat, s.item)[1]
        if kind == "legendary":
            return best_legendary(s, seat, options)
        if kind == "tactics":
            return max(options, key=lambda card: self.card_worth(s, seat, card))
        if kind == "reinforce":
            return self.camp(s, seat, options)
        if kind == "combat":
            return max(options, key=lambda place: self.chance_in(s, seat, place))
        if kind == "bastion":
            return max(options, key=lambda cell: site_worth(s, cell))
        if kind == "stone":
            return self.nearest(s, seat, options)
        if kind in ("clear", "clear_second"):
            return self.clear(s, seat, options)
        return self.random.choice(options)  # clan, tile, centre, turn: all the same to a greedy player

    # ---- phase A
    def card_worth(self, s: Clash, p: int, card: int) -> float:
        """Units really received, gold, and an early place, which counts for more when the end is near."""
        worth = GOLD * s.t.tactic_gold[card]
        for level in range(LEVELS):
            worth += UNIT[level] * min(s.t.tactic_units[card * LEVELS + level], s.reserve[p * LEVELS + level])
        if s.seats > 1:
            hurry = 3.0 if min([missing_points(s, q) for q in range(s.seats)]) <= 1 else 1.0
            worth -= EARLY * hurry * s.t.tactic_order[card]
        return worth

    def camp(self, s: Clash, p: int, options: list[int]) -> int:
        """Near the next goal and near others; in a city that a neighbour could raid first of all."""
        goal = objective(s, p, [])
        far = distances(s, p, goal) if goal is not None else [0] * s.places
        best = options[0]
        most = -1e9
        for option in options:
            place = option // LEVELS
            worth = -1.0 * far[place] + 0.05 * s.troops[p * s.places + place]
            if place < s.board.territories and s.board.feature[place] == CITY:
                worth += self.danger(s, p, place)
            if worth > most:
                most = worth
                best = option
        return best

    def danger(self, s: Clash, p: int, place: int) -> float:
        """How likely, in threes, the place falls to the most dangerous neighbour."""
        here = counts_at(s, p, place)
        risk = [self.battles.chance(s, q, p, raiders(s, q, place), here) for q in range(s.seats) if q != p]
        return 3.0 * max(risk, default=0.0)

    def nearest(self, s: Clash, p: int, places: list[int]) -> int:
        goal = objective(s, p, [])
        far = distances(s, p, goal) if goal is not None else [0] * s.places
        return min(places, key=lambda place: far[place])

    # ---- actions
    def action(self, s: Clash, p: int) -> int:
        """Equip or move, whichever promises more; the stronger army first, unless the move makes a forging possible."""
        self.plan = Marshal(s, p, self.battles).make()
        self.planned_for = (s.round, s.phase, s.turn)
        move = self.plan.utility
        equip = prospects(s, p)
        if missing_points(s, p) <= 0 and s.phase == SECOND and move < THE_GAME:
            return EQUIP if equip > 0.5 else PASS
        if s.phase == FIRST and equip < THE_GAME:
            if not can_forge(s, p) and will_hold_forge(s, p, self.plan):
                return MOVE
            if equip > 2.0:
                return EQUIP
        if equip > move and equip > 0.3:
            return EQUIP
        return MOVE if self.plan.steps else EQUIP if equip > 0.3 else PASS

    def next_unit(self, s: Clash, p: int, options: list[int]) -> int:
        """The next unit of the plan; a plan that is not for this action is made anew."""
        if self.planned_for != (s.round, s.phase, s.turn):
            self.plan = Marshal(s, p, self.battles).make()
            self.planned_for = (s.round, s.phase, s.turn)
        for step in self.plan.steps:
            unit = step[0]
            if unit in options:
                if len(reach(s, p, unit % LEVELS, unit // LEVELS)) == 1:  # then nobody asks where to
                    self.plan.steps.remove(step)
                return unit
        return HALT

    def destination(self, s: Clash, p: int, options: list[int]) -> int:
        """Where the plan sends the unit just picked; somebody else's pick goes nearer to the next goal."""
        for step in self.plan.steps:
            if step[0] == s.mover and step[1] in options:
                self.plan.steps.remove(step)
                return step[1]
        safe = [place for place in options if s.owner[place] in (p, NOBODY)]
        return self.nearest(s, p, safe or options)

    def clear(self, s: Clash, p: int, options: list[int]) -> int:
        """Solo: two stacks that are of no use, or none."""
        useless = [gear for gear in useless_stalls(s, p) if gear in options]
        if useless:
            return useless[0]
        return NONE if NONE in options else options[0]

    # ---- combat
    def chance_in(self, s: Clash, p: int, place: int) -> float:
        foe = s.owner[place]
        return self.battles.chance(s, p, foe, counts_at(s, p, place), counts_at(s, foe, place))

    def fight(self, s: Clash, p: int, d: Decision) -> int:
        """Reroll all blanks, kill so that the least strength is left, flee when the units are worth more than what
        fighting on promises."""
        fight = self.battles.between(s, s.attacker, s.defender)
        if d.kind != "assault":
            return fight.answer(s, d)
        foe = s.attacker + s.defender - p
        mine = counts_at(s, p, s.field)
        theirs = counts_at(s, foe, s.field)
        odds = odds_from(fight, p, (mine, theirs, s.rage[p], s.rage[foe]))
        attacking = p == s.attacker
        wins = odds.attacker_wins if attacking else odds.defender_wins
        left = odds.attacker_left if attacking else odds.defender_left
        gain = prize(s, p, s.field) if attacking else place_worth(s, p, s.field)
        saved = sum([chance * units_worth(counts) for counts, chance in left.items()])
        killed = odds.expected_losses[1 if attacking else 0]
        gain = wins * gain + killed * (CRYSTAL if foe == s.seats else 0.6)
        return FLEE if gain + 0.7 * saved < 0.6 * units_worth(mine) else STRIKE


def site_worth(s: Clash, cell: int) -> float:
    """A good place for a bastion: near a city, a forge and a stone, away from other bastions."""
    near = s.board.neighbours(cell)
    far = dict.fromkeys(near, 1)
    frontier = near
    while frontier:
        onward: list[int] = []
        for here in frontier:
            for there in s.board.walk[0][here]:
                if there not in far and there < s.board.territories:
                    far[there] = far[here] + 1
                    onward.append(there)
        frontier = onward
    worth = 0.0
    for place, d in far.items():
        feature = s.board.feature[place]
        weight = 3.0 if feature in (CITY, FORGE) else 1.0 + 0.5 * (feature - STONE) if feature >= STONE else 0.0
        worth += weight / (1 + d)
    q, r = decode_cell(cell)
    for other in s.bastions:
        if other != NOWHERE:
            oq, or_ = decode_cell(other)
            dq, dr = q - oq, r - or_
            worth += 0.15 * min(8, max(abs(dq), abs(dr), abs(dq + dr)))
    return worth
