"""A quick player of Clash of Rage: the greedy player's ideas at a hundredth of the price, for playouts."""

from __future__ import annotations

from typing import Final

from warcamp.engine.flow import Decision
from warcamp.engine.source import Fast
from warcamp.games.clash_of_rage.board import NOWHERE, decode_cell
from warcamp.games.clash_of_rage.rules.combat import FLEE, STRIKE
from warcamp.games.clash_of_rage.rules.march import HALT
from warcamp.games.clash_of_rage.rules.play import EQUIP, MOVE, PASS
from warcamp.games.clash_of_rage.state import FIRST, LEVELS, NOBODY, SECOND, Clash, legendary_gear
from warcamp.games.clash_of_rage.tables import CITY, FORGE, HP, STATS, STONE

from .quick_march import PLACES, UNIT, WILD, WILD_NOISE, March, units_at, worth_of
from .quick_odds import edge, might, outlook
from .quick_outfit import Fitting, dressed, orders, prospects
from .quick_roads import Roads, menace
from .worth import CRYSTAL, GOLD, THE_GAME, missing_points, place_worth, prize

EARLY: Final = 0.04
"""What being one earlier in the numbers of the tactics cards is worth."""
DANGER: Final = 3.0


class Swift:
    """One player for all seats of one world at a time. It remembers the plan of the action under way, and the roads of
    the board."""

    def __init__(self, noise: float = 0.0, roads: Roads | None = None) -> None:
        self.noise = noise
        self.roads = roads if roads is not None else Roads()
        self.march = March(self.roads)
        self.fitting = Fitting()
        self.world: Clash | None = None
        self.surveyed: Clash | None = None
        self.still = Fast(0)
        self.camping: Clash | None = None
        self.camp_when = -1
        self.camp_goal = -1
        self.camp_threats: list[int] = []
        self.when = -1

    def pick(self, s: Clash, d: Decision, chance: Fast) -> int:
        """What the seat answers. `chance` is for the noise alone."""
        kind = d.kind
        if kind == "move":
            return self.next_unit(s, d.seat, d.options, chance)
        if kind == "to":
            return self.destination(s, d.seat, d.options, chance)
        if kind == "assault":
            return self.assault(s, d.seat)
        if kind == "reroll":
            return d.options[-1]
        if kind == "action":
            return self.action(s, d.seat, chance)
        if len(d.options) < 2 or kind == "clear":
            return d.options[0]
        scores = self.scores(s, d, chance)
        best = 0
        for i in range(1, len(scores)):
            if scores[i] > scores[best]:
                best = i
        return d.options[best]

    def scores(self, s: Clash, d: Decision, chance: Fast) -> list[float]:
        """How good each option of a question looks, for the questions that are answered one by one."""
        kind = d.kind
        p = d.seat
        options = d.options
        if kind == "equip":
            return orders(s, p, options, self.fitting)
        if kind == "wearer":
            self.fitting.try_on(s, p, dressed(s, p), s.item)
            return [1.0 if level == self.fitting.level else 0.0 for level in options]
        if kind == "legendary":
            return [self.gear_worth(s, p, legendary_gear(s, card)) for card in options]
        if kind == "tactics":
            return [card_worth(s, p, card) * self.wobble(chance) for card in options]
        if kind == "reinforce":
            return self.camps(s, p, options, chance)
        if kind == "wound":
            return [prey_worth(s, p, level) for level in options]
        if kind == "combat":
            return [edge(s, p, s.owner[t], units_at(s, p, t), units_at(s, s.owner[t], t)) for t in options]
        if kind == "stone":
            return self.nearness(s, p, options, chance)
        if kind == "bastion":
            return [self.site_worth(s, cell) * self.wobble(chance) for cell in options]
        return [chance.word() / 4294967296.0 for _ in options]

    def wobble(self, chance: Fast) -> float:
        """A factor near 1 by which something is misjudged."""
        return 1.0 + self.noise * (chance.word() / 2147483648.0 - 1.0) if self.noise > 0.0 else 1.0

    # ---- actions
    def ready(self, s: Clash, p: int, chance: Fast) -> March:
        """The plan of the action under way; a new one for another action or another world."""
        if not self.has_plan(s, p):
            self.world = s
            self.surveyed = None
            self.when = moment(s, p)
            self.march.make(s, p, chance, self.noise)
        return self.march

    def go_on(self, s: Clash, p: int, chance: Fast) -> None:
        """Keep to the plan of the action under way, though the table may be another copy; without one make one."""
        if self.when == moment(s, p) and self.world is not None:
            self.world = s
        self.ready(s, p, chance)

    def has_plan(self, s: Clash, p: int) -> bool:
        return self.world is s and self.when == moment(s, p)

    def adopt(self, s: Clash, p: int, aim: int) -> None:
        """March with this aim in the action under way."""
        self.survey(s, p)
        if aim // PLACES == WILD:
            self.march.appraise(s, p, Fast(aim), WILD_NOISE)
        self.surveyed = None
        self.world = s
        self.when = moment(s, p)
        self.march.carry_out(s, p, aim)

    def survey(self, s: Clash, p: int) -> March:
        """Where the units can go and what is to be had there, before anything is planned."""
        if self.surveyed is not s or self.when != moment(s, p):
            self.march.appraise(s, p, self.still, 0.0)
            self.march.muster(s, p)
            self.surveyed = s
            self.when = moment(s, p)
        self.world = None
        return self.march

    def resume(self, s: Clash, p: int, other: Swift) -> None:
        """In this world too, go on with the march that the other has planned."""
        self.world = s
        self.surveyed = None
        self.when = moment(s, p)
        self.march.follow(other.march)

    def went(self, s: Clash, p: int, place: int) -> None:
        """The unit picked goes to the place, as planned or not."""
        if self.has_plan(s, p):
            step = s.mover * PLACES + place
            if step in self.march.steps:
                self.march.steps.remove(step)

    def action(self, s: Clash, p: int, chance: Fast) -> int:
        """Equip or move, whichever promises more; the stronger army first."""
        self.world = None
        march = self.ready(s, p, chance)
        move = march.utility * self.wobble(chance)
        equip = prospects(s, p, self.fitting) * self.wobble(chance)
        if missing_points(s, p) <= 0 and s.phase == SECOND and move < THE_GAME:
            return EQUIP if equip > 0.5 else PASS
        if s.phase == FIRST and equip < THE_GAME and equip > 2.0 and not self.forge_first(s, p):
            return EQUIP
        if equip > move and equip > 0.3:
            return EQUIP
        return MOVE if march.steps else EQUIP if equip > 0.3 else PASS

    def forge_first(self, s: Clash, p: int) -> bool:
        """Whether the planned march brings a forge that allows a forging which is not possible now."""
        now = 0
        soon = 0
        gained = 0
        for place in s.board.forges:
            if s.owner[place] == p:
                now += 1
                soon += 1
            elif self.march.taken >> place & 1:
                soon += 1
                if s.owner[place] == s.seats:
                    gained += s.troops[s.seats * s.places + place]
        price = s.t.forge_cost_one if now == 1 else s.t.forge_cost_more
        if not soon or (now and s.crystals[p] >= price):
            return False
        return s.crystals[p] + gained >= (s.t.forge_cost_one if soon == 1 else s.t.forge_cost_more)

    def next_unit(self, s: Clash, p: int, options: list[int], chance: Fast) -> int:
        for step in self.ready(s, p, chance).steps:
            if step // PLACES in options:
                return step // PLACES
        return HALT

    def destination(self, s: Clash, p: int, options: list[int], chance: Fast) -> int:
        """Where the plan sends the unit just picked; a unit that it does not send goes nearer to the next goal."""
        march = self.ready(s, p, chance)
        for i in range(len(march.steps)):
            step = march.steps[i]
            if step // PLACES == s.mover and step % PLACES in options:
                del march.steps[i]
                return step % PLACES
        best = options[0]
        least = 999
        far = self.roads.to(s.board, p, march.goal if march.goal >= 0 else options[0])
        for place in options:
            steps = far[place]
            if s.owner[place] != p and s.owner[place] != NOBODY:
                steps += 100
            if steps < least:
                least = steps
                best = place
        return best

    # ---- phase A and C
    def next_goal(self, s: Clash, p: int, chance: Fast) -> int:
        """Where the seat wants to go next; the same for all units that it gets at once."""
        if self.camping is not s or self.camp_when != moment(s, p):
            march = self.march
            self.world = None
            self.surveyed = None
            march.taken = 0
            march.appraise(s, p, chance, self.noise)
            self.camp_goal = march.objective(s, p)
            self.camp_threats = []
            self.camping = s
            self.camp_when = moment(s, p)
        return self.camp_goal

    def nearness(self, s: Clash, p: int, places: list[int], chance: Fast) -> list[float]:
        """The nearer to the next goal the better."""
        goal = self.next_goal(s, p, chance)
        if goal < 0:
            return [0.0] * len(places)
        far = self.roads.to(s.board, p, goal)
        return [-1.0 * far[place] for place in places]

    def camps(self, s: Clash, p: int, options: list[int], chance: Fast) -> list[float]:
        """Near the next goal and near others; in a city that a neighbour could raid first of all."""
        out = self.nearness(s, p, [option // LEVELS for option in options], chance)
        for i in range(len(options)):
            place = options[i] // LEVELS
            out[i] += 0.05 * s.troops[p * s.places + place]
            if s.seats > 1 and place < s.board.territories and s.board.feature[place] == CITY:
                if not self.camp_threats:
                    self.camp_threats = menace(s, p)
                out[i] += DANGER * danger(s, p, place, self.camp_threats)
        return out

    def gear_worth(self, s: Clash, p: int, gear: int) -> float:
        self.fitting.try_on(s, p, dressed(s, p), gear)
        return self.fitting.worth

    def site_worth(self, s: Clash, cell: int) -> float:
        """A good place for a bastion: near a city, a forge and a stone, away from other bastions."""
        near = s.board.neighbours(cell)
        worth = 0.0
        for place in range(s.board.territories):
            feature = s.board.feature[place]
            if feature:
                far = self.roads.to(s.board, 0, place)
                steps = min([far[t] for t in near])
                weight = 3.0 if feature == CITY or feature == FORGE else 1.0 + 0.5 * (feature - STONE)
                worth += weight / (2 + steps)
        q, r = decode_cell(cell)
        for other in s.bastions:
            if other != NOWHERE:
                oq, other_r = decode_cell(other)
                dq, dr = q - oq, r - other_r
                worth += 0.15 * min(8, max(abs(dq), abs(dr), abs(dq + dr)))
        return worth

    # ---- combat
    def assault(self, s: Clash, p: int) -> int:
        """Flee when the units are worth more than what fighting on promises."""
        foe = s.attacker + s.defender - p
        mine = units_at(s, p, s.field)
        theirs = units_at(s, foe, s.field)
        wins = outlook(s, p, foe, mine, theirs, s.rage[p], s.rage[foe], True)
        attacking = p == s.attacker
        gain = prize(s, p, s.field) if attacking else place_worth(s, p, s.field)
        killed = (0.25 + 0.75 * wins) * sum(theirs) * (CRYSTAL if foe == s.seats else 0.6)
        here = worth_of(mine)
        return FLEE if wins * gain + killed + 0.45 * here * wins < 0.6 * here else STRIKE


def moment(s: Clash, p: int) -> int:
    """A number for the action under way."""
    return ((s.round * 8 + s.phase) * 8 + s.turn) * 8 + p


def card_worth(s: Clash, p: int, card: int) -> float:
    """Units really received, gold, and an early place, which counts for more when the end is near."""
    worth = GOLD * s.t.tactic_gold[card]
    for level in range(LEVELS):
        worth += UNIT[level] * min(s.t.tactic_units[card * LEVELS + level], s.reserve[p * LEVELS + level])
    if s.seats > 1:
        hurry = 1.0
        for q in range(s.seats):
            if missing_points(s, q) <= 1:
                hurry = 3.0
        worth -= EARLY * hurry * s.t.tactic_order[card]
    return worth


def danger(s: Clash, p: int, place: int, threats: list[int]) -> float:
    """How likely the place falls to the most dangerous neighbour."""
    here = units_at(s, p, place)
    most = 0.0
    for q in range(s.seats):
        at = (q * s.places + place) * LEVELS
        raid = threats[at : at + LEVELS]
        if q != p and (raid[0] or raid[1] or raid[2]):
            most = max(most, edge(s, q, p, raid, here))
    return most


def prey_worth(s: Clash, p: int, level: int) -> float:
    """How much of its strength a side loses with one unit of the level, for each wound it takes. Who allots wounds to
    himself, as in solo for the Elves, wants the least (COR-SOLO-11)."""
    striker = s.striker
    side = s.attacker + s.defender - striker
    n = units_at(s, side, s.field)
    before = might(s, side, n)
    n[level] -= 1
    lost = before - might(s, side, n)
    score = lost / s.stat[(side * LEVELS + level) * STATS + HP]
    return -score if side == p else score
