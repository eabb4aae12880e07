"""A move action planned quickly: the greedy player's ideas with chances at a glance, in flat tables."""

from __future__ import annotations

from typing import Final

from warcamp.engine.native import TOP, i64
from warcamp.engine.source import Fast
from warcamp.games.clash_of_rage.rules.march import reach
from warcamp.games.clash_of_rage.state import LEVELS, NOBODY, Clash
from warcamp.games.clash_of_rage.tables import CITY, FORGE, PLAIN

from .quick_odds import edge, edge_of, might
from .quick_roads import Roads, menace
from .worth import CRYSTAL, THE_GAME, last_step, place_worth, prize

UNIT: Final = [1.0, 2.0, 3.5]
BOLD: Final = 0.35
WORTHWHILE: Final = 0.55
SURE: Final = 0.93
HOLDS: Final = 0.6
LOSS: Final = 0.6
STEP: Final = 0.15
AT_LEAST: Final = 0.4
PLACES: Final = 64
"""A step of a plan is unit * PLACES + place."""
STRIKE: Final = 1
ALL_OUT: Final = 2
GATHER: Final = 3
HEAD_FOR: Final = 4
WILD: Final = 5
"""Kinds of aims; an aim is kind * PLACES + place. To take the place before anything else, with as many as it needs or
with all who can come; to attack nobody and go there; to attack as usual and send the rest there; to misjudge things."""
WILD_NOISE: Final = 0.7
WILD_AIMS: Final = 4


def units_at(s: Clash, side: int, place: int) -> list[int]:
    at = (side * s.places + place) * LEVELS
    return s.units[at : at + LEVELS]


def worth_of(n: list[int]) -> float:
    return n[0] * 1.0 + n[1] * 2.0 + n[2] * 3.5


def whole_army(s: Clash, side: int) -> list[int]:
    """All units of a side on the board."""
    units = s.units
    troops = s.troops
    first: i64 = side * s.places
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    for row in range(first, first + s.places):
        if troops[row]:
            at = row * LEVELS
            a += units[at]
            b += units[at + 1]
            c += units[at + 2]
    return [a, b, c]


class March:
    """The plan of one move action: steps in order, and what they promise in points."""

    def __init__(self, roads: Roads) -> None:
        self.roads = roads
        self.units: list[int] = []
        self.free: list[int] = []
        self.masks: list[int] = []
        self.ways: list[list[int]] = []
        self.prizes: list[float] = []
        self.steps: list[int] = []
        self.struck: list[int] = []
        self.taken = 0
        self.utility = 0.0
        self.goal = -1
        self.weighed = -1
        self.chance = 0.0

    def make(self, s: Clash, p: int, chance: Fast, noise: float) -> None:
        """Attack and occupy while it pays, then bring the rest nearer. `noise` is how far a prize may be misjudged."""
        self.appraise(s, p, chance, noise)
        self.muster(s, p)
        self.carry_out(s, p, 0)

    def carry_out(self, s: Clash, p: int, aim: int) -> None:
        """Plan with an aim, 0 for none, after `appraise` and `muster`."""
        kind = aim // PLACES
        place = aim % PLACES
        self.steps = []
        self.struck = []
        self.taken = 0
        self.utility = 0.0
        if kind == ALL_OUT:
            self.storm(s, p, place, True)
        self.keep_garrisons(s, p)
        if kind == STRIKE:
            self.storm(s, p, place, False)
        if kind != GATHER:
            while self.strike(s, p):
                pass
        self.goal = place if kind == GATHER or kind == HEAD_FOR else self.objective(s, p)
        self.approach(s, p)

    def follow(self, other: March) -> None:
        """Take over what is left of another plan."""
        self.steps = other.steps[:]
        self.struck = other.struck
        self.taken = other.taken
        self.utility = other.utility
        self.goal = other.goal
        self.prizes = other.prizes

    def storm(self, s: Clash, p: int, place: int, all_out: bool) -> None:
        """Take the place whatever it costs."""
        can = self.within(place)
        if s.owner[place] == NOBODY:
            level = 0 if can[0] else 1 if can[1] else 2
            can = [0, 0, 0]
            can[level] = 1
        else:
            self.struck.append(place)
            if not all_out:
                self.attack(s, p, place, can)
        self.taken |= 1 << place
        self.send(place, can)

    def within(self, place: int) -> list[int]:
        """The free units that can come to a place."""
        can = [0, 0, 0]
        units = self.units
        free = self.free
        masks = self.masks
        to: i64 = place
        for i in range(len(units)):
            if free[i]:
                mask: i64 = masks[i]
                if (mask >> to) & 1:
                    level = units[i] % LEVELS
                    can[level] = can[level] + free[i]
        return can

    def aims(self, s: Clash, p: int) -> list[int]:
        """What a march could be for, after `appraise` and `muster`: every place that can be taken, every city and forge
        to go for or to defend."""
        found: list[int] = []
        all_masks = 0
        for mask in self.masks:
            all_masks |= mask
        feature = s.board.feature
        for place in range(s.board.territories):
            owner = s.owner[place]
            if owner != p and all_masks >> place & 1 and (self.prizes[place] > 0.0 or owner != NOBODY):
                found.append(STRIKE * PLACES + place)
                if owner != NOBODY:
                    found.append(ALL_OUT * PLACES + place)
            if feature[place] == CITY or feature[place] == FORGE:
                found.append(GATHER * PLACES + place)
                if owner != p:
                    found.append(HEAD_FOR * PLACES + place)
        for k in range(WILD_AIMS):
            found.append(WILD * PLACES + k)
        return found

    def promise(self, s: Clash, p: int, aim: int) -> float:
        """About what an aim is worth, to rank aims by."""
        kind = aim // PLACES
        place = aim % PLACES
        if kind == STRIKE or kind == ALL_OUT:
            if s.owner[place] == NOBODY:
                return self.prizes[place]
            if place != self.weighed:
                self.weighed = place
                self.chance = self.storming(s, p, place)
            chance = self.chance
            return chance * self.prizes[place] - (3.0 if kind == ALL_OUT else 2.5) * (1.0 - chance)
        if kind == WILD:
            return 1.0 - 0.7 * place
        if s.owner[place] == p:
            return 0.5
        far = self.roads.to(s.board, p, place)
        near = 99
        for unit in self.units:
            near = min(near, far[unit // LEVELS])
        return place_worth(s, p, place) / (2.0 + near) - (1.0 if kind == GATHER else 0.0)

    def storming(self, s: Clash, p: int, place: int) -> float:
        """The chance to take a place from its owner with all who can come."""
        can = self.within(place)
        foe = s.owner[place]
        at = (p * s.places + place) * LEVELS
        to = (foe * s.places + place) * LEVELS
        n = s.units
        a, b, c = n[at] + can[0], n[at + 1] + can[1], n[at + 2] + can[2]
        return edge_of(s, p, foe, a, b, c, n[to], n[to + 1], n[to + 2])

    def appraise(self, s: Clash, p: int, chance: Fast, noise: float) -> None:
        """What taking each place is worth."""
        prizes = [0.0] * s.places
        feature = s.board.feature
        for place in range(s.board.territories):
            if feature[place] != PLAIN and s.owner[place] != p:
                worth: float = prize(s, p, place)
                if noise > 0.0:
                    worth *= 1.0 + noise * (chance.word() / 2147483648.0 - 1.0)
                prizes[place] = worth
        self.prizes = prizes

    def muster(self, s: Clash, p: int) -> None:
        """The units that may still move: all of them, or those that the action has left."""
        units: list[int] = []
        free: list[int] = []
        if s.fresh:
            units = s.fresh[:]
            free = s.left[:]
        else:
            row = p * s.places
            for place in range(s.places):
                if s.troops[row + place]:
                    for level in range(LEVELS):
                        n = s.units[(row + place) * LEVELS + level]
                        if n:
                            units.append(place * LEVELS + level)
                            free.append(n)
        masks: list[int] = []
        ways: list[list[int]] = []
        self.weighed = -1
        for unit in units:
            found = reach(s, p, unit % LEVELS, unit // LEVELS)
            mask: i64 = 0
            for place in found:
                to: i64 = place
                mask |= TOP >> (62 - to)
            masks.append(mask)
            ways.append(found)
        self.units = units
        self.free = free
        self.masks = masks
        self.ways = ways

    def keep_garrisons(self, s: Clash, p: int) -> None:
        """One unit stays on whatever is worth holding, more in a city or forge that would fall to a neighbour."""
        at_stake = last_step(s, p) >= THE_GAME
        threats: list[int] = []
        for place in range(s.board.territories):
            if s.owner[place] != p:
                continue
            feature = s.board.feature[place]
            if feature == PLAIN or (at_stake and feature != CITY) or place_worth(s, p, place) < 1.0:
                continue
            here = units_at(s, p, place)
            stay = 1
            if s.seats > 1 and not at_stake and (feature == CITY or feature == FORGE) and sum(here) > 1:
                if not threats:
                    threats = menace(s, p)
                stay = garrison(s, p, place, here, threats)
            for i in range(len(self.units)):
                unit = self.units[i]
                if unit // LEVELS == place and stay > 0:
                    level = unit % LEVELS
                    staying = min(stay, here[level])
                    stay -= staying
                    bound = staying - (here[level] - self.free[i])
                    if bound > 0:
                        self.free[i] -= bound

    def strike(self, s: Clash, p: int) -> bool:
        """Commit units to the territory where it pays most; False when it pays nowhere."""
        best = AT_LEAST
        choice = -1
        party = [0, 0, 0]
        for place in range(s.board.territories):
            if self.prizes[place] <= 0.0 or self.taken >> place & 1:
                continue
            can = self.within(place)
            if not can[0] and not can[1] and not can[2]:
                continue
            if s.owner[place] == NOBODY:
                level = 0 if can[0] else 1 if can[1] else 2
                can = [0, 0, 0]
                can[level] = 1
                value = self.prizes[place] - 0.2 * UNIT[level]
            else:
                value = self.attack(s, p, place, can)
            if value > best:
                best = value
                choice = place
                party = can
        if choice < 0:
            return False
        self.utility += best
        self.taken |= 1 << choice
        if s.owner[choice] != NOBODY:
            self.struck.append(choice)
        self.send(choice, party)
        return True

    def attack(self, s: Clash, p: int, place: int, can: list[int]) -> float:
        """What an attack is worth, with all who can come less those who are not needed; -1 when it is too risky."""
        foe = s.owner[place]
        defenders = units_at(s, foe, place)
        total = units_at(s, p, place)
        for level in range(LEVELS):
            total[level] += can[level]
        gain = self.prizes[place]
        gain += CRYSTAL * sum(defenders) if foe == s.seats else 0.4 * worth_of(defenders)
        chance = edge(s, p, foe, total, defenders)
        if chance < (BOLD if gain >= THE_GAME * 0.5 else WORTHWHILE):
            return -1.0
        for level in range(LEVELS):
            while can[level] and chance >= SURE and sum(can) > 1:
                total[level] -= 1
                now = edge(s, p, foe, total, defenders)
                if now < SURE:
                    total[level] += 1
                    break
                can[level] -= 1
                chance = now
        return chance * gain - LOSS * worth_of(total) * (0.8 - 0.55 * chance)

    def send(self, place: int, party: list[int]) -> None:
        for i in range(len(self.units)):
            unit = self.units[i]
            level = unit % LEVELS
            while party[level] and self.free[i] and self.masks[i] >> place & 1:
                party[level] -= 1
                self.free[i] -= 1
                self.steps.append(unit * PLACES + place)

    def objective(self, s: Clash, p: int) -> int:
        """The territory to go for next: worth taking, likely to fall to all we have, and near; -1 for none."""
        mine = whole_army(s, p)
        at_home = not mine[0] and not mine[1] and not mine[2]
        if at_home:
            mine = [2, 1, 0]
        ours = might(s, p, mine)
        stands: list[int] = []
        weights: list[float] = []
        all_worth = worth_of(mine)
        if at_home:
            stands.append(s.board.territories + p)
            weights.append(1.0)
        else:
            row = p * s.places
            for at in range(s.places):
                if s.troops[row + at]:
                    stands.append(at)
                    weights.append(worth_of(units_at(s, p, at)) / all_worth)
        best = 0.0
        goal = -1
        for place in range(s.board.territories):
            worth = self.prizes[place]
            if worth < 1.0 or self.taken >> place & 1:
                continue
            owner = s.owner[place]
            if owner != NOBODY:
                others = might(s, owner, units_at(s, owner, place))
                worth *= 0.05 + ours * ours / (ours * ours + others * others)
            far = self.roads.to(s.board, p, place)
            near = 0.0
            for k in range(len(stands)):
                near += weights[k] * far[stands[k]]
            score = worth / (1.0 + near)
            if score > best:
                best = score
                goal = place
        return goal

    def approach(self, s: Clash, p: int) -> None:
        """Who has nothing better to do joins an attack, or goes as near as he can to the next goal."""
        for place in self.struck:
            for i in range(len(self.units)):
                while self.free[i] and self.masks[i] >> place & 1:
                    self.free[i] -= 1
                    self.steps.append(self.units[i] * PLACES + place)
        if self.goal < 0:
            return
        far = self.roads.to(s.board, p, self.goal)
        coming = [0] * s.places
        for i in range(len(self.units)):
            n = self.free[i]
            if not n:
                continue
            here = self.units[i] // LEVELS
            best = here
            score = 1000 * far[here] - coming[here]
            for place in self.ways[i]:
                if s.owner[place] == p or s.owner[place] == NOBODY:
                    now = 1000 * far[place] - coming[place] * 10 - s.troops[p * s.places + place]
                    if now < score:
                        score = now
                        best = place
            coming[best] += n
            if far[best] < far[here]:
                self.utility += STEP * n * UNIT[self.units[i] % LEVELS] * (far[here] - far[best])
                for _ in range(n):
                    self.steps.append(self.units[i] * PLACES + best)
                self.free[i] = 0


def garrison(s: Clash, p: int, place: int, here: list[int], threats: list[int]) -> int:
    """How many units, the lowest first, hold the place against the worst neighbour; one when all would not do."""
    need = 1
    total = sum(here)
    for q in range(s.seats):
        at = (q * s.places + place) * LEVELS
        raid = threats[at : at + LEVELS]
        if q == p or not (raid[0] or raid[1] or raid[2]):
            continue
        while True:
            a = min(need, here[0])
            b = min(need - a, here[1])
            if edge(s, q, p, raid, [a, b, need - a - b]) <= HOLDS:
                break
            if need == total:
                return 1
            need += 1
    return need
