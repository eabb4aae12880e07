"""The greedy player's move action: which territories to attack with whom, who stays, where the others go."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from warcamp.games.clash_of_rage.fight import counts_at
from warcamp.games.clash_of_rage.odds_policy import Counts, strength
from warcamp.games.clash_of_rage.rules.march import reach
from warcamp.games.clash_of_rage.state import LEVELS, NOBODY, SECOND, Clash
from warcamp.games.clash_of_rage.tables import CITY, FORGE

from .battles import Battles
from .worth import CRYSTAL, THE_GAME, UNIT, army, distances, last_step, place_worth, prize, units_worth

BOLD: Final = 0.35
WORTHWHILE: Final = 0.55
SURE: Final = 0.93
"""Chances to win: from which to attack when the game is at stake, from which otherwise, from which more is too much."""
HOLDS: Final = 0.6
LOSS: Final = 0.6
"""A lost unit is back in reserve: it costs less than a unit not had."""
STEP: Final = 0.15


@dataclass
class Plan:
    """Moves in order, as (unit, place) in the codes of the rules, and what they promise."""

    utility: float = 0.0
    steps: list[tuple[int, int]] = field(default_factory=list)
    attacks: dict[int, float] = field(default_factory=dict)
    """The chance to win in each territory attacked."""
    taken: list[int] = field(default_factory=list)


class Marshal:
    """Plans one move action."""

    def __init__(self, s: Clash, p: int, battles: Battles) -> None:
        self.s = s
        self.p = p
        self.battles = battles
        self.free: dict[int, int] = {}
        self.ways: dict[int, list[int]] = {}
        self.plan = Plan()

    def make(self) -> Plan:
        """Attack and occupy while it pays, then bring the rest nearer."""
        self.muster()
        self.keep_garrisons()
        while self.best_strike():
            pass
        self.support()
        self.approach()
        return self.plan

    def muster(self) -> None:
        """The units that may still move: all of them, or those that the action has left."""
        s, p = self.s, self.p
        if s.fresh:
            units = dict(zip(s.fresh, s.left, strict=True))
        else:
            units = {
                place * LEVELS + level: n
                for place in range(s.places)
                if s.troops[p * s.places + place]
                for level, n in enumerate(counts_at(s, p, place))
                if n
            }
        for unit, n in units.items():
            ways = reach(s, p, unit % LEVELS, unit // LEVELS)
            if ways:
                self.free[unit] = n
                self.ways[unit] = ways

    # ---- who stays
    def keep_garrisons(self) -> None:
        """One unit stays on whatever is worth holding, more in a city that would fall to a neighbour. With the game at
        stake nobody stays longer than the point counts."""
        s, p = self.s, self.p
        at_stake = last_step(s, p) >= THE_GAME
        for place in range(s.board.territories):
            if s.owner[place] != p or place_worth(s, p, place) < 1.0:
                continue
            if at_stake and s.board.feature[place] != CITY:
                continue
            stay = self.garrison(place, at_stake)
            here = counts_at(s, p, place)
            for level in range(LEVELS):
                unit = place * LEVELS + level
                staying = min(stay, here[level])
                stay -= staying
                if unit in self.free:
                    self.take(unit, max(0, staying - (here[level] - self.free[unit])))

    def garrison(self, place: int, at_stake: bool) -> int:
        """How many units it takes to hold the place against the worst neighbour; one when all would not do."""
        s, p = self.s, self.p
        if at_stake or s.seats == 1 or s.board.feature[place] not in (CITY, FORGE):
            return 1
        here = counts_at(s, p, place)
        need = 1
        for q in range(s.seats):
            if q == p:
                continue
            threat = raiders(s, q, place)
            if not sum(threat):
                continue
            while need < sum(here) and self.battles.chance(s, q, p, threat, lowest(here, need)) > HOLDS:
                need += 1
            if self.battles.chance(s, q, p, threat, lowest(here, need)) > HOLDS:
                return 1
        return need

    def take(self, unit: int, n: int) -> None:
        """These are no longer free."""
        self.free[unit] -= n
        if self.free[unit] <= 0:
            del self.free[unit]

    # ---- where it pays
    def best_strike(self) -> bool:
        """Commit units to the territory where it pays most; False when it pays nowhere."""
        s, p = self.s, self.p
        targets: dict[int, list[int]] = {}
        for unit in self.free:
            for place in self.ways[unit]:
                if s.owner[place] != p and place not in self.plan.taken and place < s.board.territories:
                    targets.setdefault(place, []).append(unit)
        best = 0.4
        choice: tuple[int, dict[int, int], float] | None = None
        for place in sorted(targets):
            found = (
                self.occupy(place, targets[place]) if s.owner[place] == NOBODY else self.attack(place, targets[place])
            )
            if found is not None and found[0] > best:
                best = found[0]
                choice = (place, found[1], found[2])
        if choice is None:
            return False
        place, party, chance = choice
        self.plan.utility += best
        self.plan.taken.append(place)
        if s.owner[place] != NOBODY:
            self.plan.attacks[place] = chance
        for unit, n in party.items():
            self.send(unit, place, n)
        return True

    def send(self, unit: int, place: int, n: int) -> None:
        self.plan.steps.extend([(unit, place)] * n)
        self.take(unit, n)

    def occupy(self, place: int, units: list[int]) -> tuple[float, dict[int, int], float] | None:
        """One cheap unit is enough for empty land."""
        unit = min(units, key=lambda u: (u % LEVELS, u))
        return prize(self.s, self.p, place) - 0.2 * UNIT[unit % LEVELS], {unit: 1}, 1.0

    def attack(self, place: int, units: list[int]) -> tuple[float, dict[int, int], float] | None:
        """All who can come, less those who are not needed."""
        s, p = self.s, self.p
        foe = s.owner[place]
        defenders = counts_at(s, foe, place)
        already = counts_at(s, p, place)
        party = {unit: self.free[unit] for unit in units}
        gain = prize(s, p, place) + (CRYSTAL * sum(defenders) if foe == s.seats else 0.4 * units_worth(defenders))
        chance = self.battles.chance(s, p, foe, force(party, already), defenders)
        if chance < (BOLD if gain >= THE_GAME * 0.5 else WORTHWHILE):
            return None
        for unit in sorted(units, key=lambda u: (u % LEVELS, u)):
            while party[unit] and sum(party.values()) > 1 and chance >= SURE:
                fewer = {**party, unit: party[unit] - 1}
                now = self.battles.chance(s, p, foe, force(fewer, already), defenders)
                if now < SURE:
                    break
                party, chance = fewer, now
        lost = units_worth(force(party, already)) * (0.8 * (1 - chance) + 0.25 * chance)
        return chance * gain - LOSS * lost, {u: n for u, n in party.items() if n}, chance

    def support(self) -> None:
        """Who has nothing better to do joins an attack that is not sure."""
        s, p = self.s, self.p
        for place, chance in sorted(self.plan.attacks.items(), key=lambda a: -prize(s, p, a[0])):
            if chance < 0.985:
                for unit in [u for u in self.free if place in self.ways[u]]:
                    self.send(unit, place, self.free[unit])

    # ---- the others
    def approach(self) -> None:
        """Everybody else goes as near as he can to the next goal, where most others are."""
        s, p = self.s, self.p
        goal = objective(s, p, self.plan.taken)
        if goal is None:
            return
        far = distances(s, p, goal)
        coming: dict[int, int] = {}
        for unit in sorted(self.free, key=lambda u: (far[u // LEVELS], u)):
            here = unit // LEVELS
            safe = [place for place in self.ways[unit] if s.owner[place] in (p, NOBODY)]
            place = min([here, *safe], key=lambda t: (far[t], -coming.get(t, 0), -s.troops[p * s.places + t], t))
            coming[place] = coming.get(place, 0) + self.free[unit]
            if place != here and far[place] < far[here]:
                self.plan.utility += STEP * self.free[unit] * UNIT[unit % LEVELS] * (far[here] - far[place])
                self.send(unit, place, self.free[unit])


def force(party: dict[int, int], already: Counts) -> Counts:
    n = list(already)
    for unit, k in party.items():
        n[unit % LEVELS] += k
    return n[0], n[1], n[2]


def lowest(here: Counts, n: int) -> Counts:
    """The n units of lowest level."""
    a = min(n, here[0])
    b = min(n - a, here[1])
    return a, b, min(n - a - b, here[2])


def raiders(s: Clash, q: int, place: int) -> Counts:
    """The units with which a player could attack the place in one action."""
    n = [0] * LEVELS
    for here in range(s.places):
        if s.troops[q * s.places + here]:
            for level, k in enumerate(counts_at(s, q, here)):
                if k and place in reach(s, q, level, here):
                    n[level] += k
    return n[0], n[1], n[2]


def outlook(s: Clash, p: int, mine: Counts, foe: int, theirs: Counts) -> float:
    """About the chance to win, for armies that have not met yet: by strength alone."""
    ours, others = strength(s, p, mine), strength(s, foe, theirs)
    return ours**2 / (ours**2 + others**2)


def objective(s: Clash, p: int, taken: list[int]) -> int | None:
    """The territory to go for next: worth taking, likely to fall to all we have, and near."""
    mine = army(s, p)
    if not sum(mine):
        mine = (2, 1, 0)
    best = 0.0
    goal: int | None = None
    for place in range(s.board.territories):
        owner = s.owner[place]
        if owner == p or place in taken:
            continue
        worth = prize(s, p, place)
        if worth < 1.0:
            continue
        if owner != NOBODY:
            worth *= 0.05 + outlook(s, p, mine, owner, counts_at(s, owner, place))
        far = distances(s, p, place)
        near = sum([UNIT[k] * n * far[at] for at in range(s.places) if s.troops[p * s.places + at]
                    for k, n in enumerate(counts_at(s, p, at))]) / units_worth(mine)  # fmt: skip
        if near == 0:
            near = float(far[s.board.territories + p])
        score = worth / (1.0 + near)
        if score > best:
            best = score
            goal = place
    return goal


def will_hold_forge(s: Clash, p: int, plan: Plan) -> bool:
    """Whether the plan brings a forge that allows a forging afterwards."""
    forges = sum([1 for f in s.board.forges if s.owner[f] == p or f in plan.taken])
    gained = sum([sum(counts_at(s, s.seats, f)) for f in plan.attacks if s.owner[f] == s.seats])
    if not forges or s.phase == SECOND:
        return False
    return s.crystals[p] + gained >= (s.t.forge_cost_one if forges == 1 else s.t.forge_cost_more)
