"""How good a table of Clash of Rage is for each seat: what matters of it in numbers, and the weights fitted to games.

The weights are data (`weights.toml`), made by `bench/fit_clash.py`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp, log
from typing import Final

from warcamp.engine.native import i64
from warcamp.games.clash_of_rage.state import (
    FIRST,
    LEVELS,
    NOBODY,
    SECOND,
    STONES,
    TACTICS,
    Clash,
    held,
    legendaries,
)
from warcamp.games.clash_of_rage.tables import CITY, STONE

from .quick_march import whole_army, worth_of
from .quick_odds import edge_of, might
from .quick_roads import raids

FEATURES: Final = (
    "points_reached", "one_missing", "two_missing", "three_missing", "cities", "legendaries",
    "one_forge", "more_forges", "can_forge", "crystals", "gold", "army", "figures", "gear",
    "city_in_reach", "second_city_in_reach", "forge_in_reach", "cities_in_danger", "forges_in_danger",
    "last_point_in_reach", "two_points_in_reach", "point_in_danger", "stones", "way_to_city",
    "first_action_to_come", "second_action_to_come",
)  # fmt: skip
"""Of a seat, in the order of `features`. The way to a city counts in solo only: among several it told next to nothing,
and it is the dearest of all to find out."""
SOLO: Final = ("time_left", "elf_places", "elf_might", "elf_sheet", "dominated_next")
"""Of the Elves in solo, in the order of `elf_features`."""
USUAL_ARMY: Final = (3, 2, 1)
"""By which the Elves' sheet is judged, whoever is on the board."""
FAR: Final = 6
DEAR: Final = 12


class Prospects:
    """Who could take which city or forge in one action, with what chance."""

    def __init__(self, s: Clash) -> None:
        seats = s.seats
        self.city = [0.0] * seats
        self.second_city = [0.0] * seats
        self.forge = [0.0] * seats
        self.cities_lost = [0.0] * seats
        self.forges_lost = [0.0] * seats
        goals = s.board.cities + s.board.forges
        raid = raids(s, goals)
        cities = len(s.board.cities)
        for k in range(len(goals)):
            self.look(s, goals[k], k < cities, raid, k * LEVELS, len(goals) * LEVELS)

    def look(self, s: Clash, place: int, city: bool, raid: list[int], first: i64, step: i64) -> None:
        """Weigh what everybody can bring there; of seat p it is in the row at first + p * step."""
        owner = s.owner[place]
        worst = 0.0
        at = first - step
        for p in range(s.seats):
            at += step
            if p == owner:
                continue
            a: i64 = raid[at]
            b: i64 = raid[at + 1]
            c: i64 = raid[at + 2]
            if not (a or b or c):
                continue
            chance = 1.0
            if owner != NOBODY:
                to = (owner * s.places + place) * LEVELS
                chance = edge_of(s, p, owner, a, b, c, s.units[to], s.units[to + 1], s.units[to + 2])
            if chance > worst:
                worst = chance
            if not city:
                if chance > self.forge[p]:
                    self.forge[p] = chance
            elif chance > self.city[p]:
                self.second_city[p] = self.city[p]
                self.city[p] = chance
            elif chance > self.second_city[p]:
                self.second_city[p] = chance
        if owner != NOBODY and owner != s.seats:
            if city:
                self.cities_lost[owner] += worst
            else:
                self.forges_lost[owner] += worst


def features(s: Clash, p: int, ahead: Prospects) -> list[float]:
    """What matters of a seat, named by FEATURES."""
    cities = held(s, p, s.board.cities)
    forged = legendaries(s, p)
    missing = s.target - cities - forged
    forges = held(s, p, s.board.forges)
    price = s.t.forge_cost_one if forges == 1 else s.t.forge_cost_more
    crystals = s.crystals[p]
    can_forge = 1.0 if forges and crystals >= price else 0.0
    n = whole_army(s, p)
    strong = might(s, p, n)
    city = ahead.city[p]
    next_point = max(city, can_forge)
    then = city + ahead.second_city[p] + can_forge - next_point
    stones = 0
    for place in s.board.stones:
        if s.owner[place] == p:
            stones += 1 + s.board.feature[place] - STONE
    first = 0.0
    second = 0.0
    if s.phase == TACTICS or s.phase == FIRST:
        first = 1.0 if s.phase == TACTICS or s.order.index(p) >= s.turn else 0.0
        second = 1.0
    elif s.phase == STONES or s.phase == SECOND:
        second = 1.0 if s.phase == STONES or s.order.index(p) >= s.turn else 0.0
    return [
        1.0 if missing <= 0 else 0.0,
        1.0 if missing == 1 else 0.0,
        1.0 if missing == 2 else 0.0,
        1.0 if missing == 3 else 0.0,
        float(cities),
        float(forged),
        1.0 if forges == 1 else 0.0,
        1.0 if forges > 1 else 0.0,
        can_forge,
        min(crystals, 12) / 6.0,
        min(s.gold[p], 40) / 10.0,
        log(1.0 + strong),
        worth_of(n) / 10.0,
        gear_worth(s, p) / 10.0,
        city,
        ahead.second_city[p],
        ahead.forge[p] if forges < 2 else 0.0,
        ahead.cities_lost[p],
        ahead.forges_lost[p],
        next_point if missing == 1 else 0.0,
        min(1.0, next_point * then) if missing == 2 else 0.0,
        min(1.0, ahead.cities_lost[p]) if missing <= 0 else 0.0,
        float(stones),
        city_steps(s, p) / 4.0 if s.seats == 1 else 0.0,
        first,
        second,
    ]


def gear_worth(s: Clash, p: int) -> int:
    """The price of all that is worn; what was forged counts as much as the dearest."""
    total = 0
    for i in range(p * LEVELS * 2, (p + 1) * LEVELS * 2):
        gear = s.worn[i]
        if gear >= s.t.equipment:
            total += DEAR
        elif gear >= 0:
            total += s.t.gear_cost[gear]
    return total


def city_steps(s: Clash, p: int) -> float:
    """Steps from the nearest unit to the nearest city of others, whoever stands between."""
    seen = 0
    frontier: list[int] = []
    for here in range(s.places):
        if s.troops[p * s.places + here]:
            frontier.append(here)
            seen |= 1 << here
    steps = 0
    while frontier and steps < FAR:
        steps += 1
        onward: list[int] = []
        for here in frontier:
            for there in s.board.walk[p][here]:
                if not seen >> there & 1:
                    seen |= 1 << there
                    onward.append(there)
                    if there < s.board.territories and s.board.feature[there] == CITY and s.owner[there] != p:
                        return float(steps)
        frontier = onward
    return float(FAR)


def elf_features(s: Clash) -> list[float]:
    """What matters of the Elves in solo, named by SOLO."""
    elves = s.seats
    places = 0
    for place in range(s.board.territories):
        if s.owner[place] == elves:
            places += 1
    cities, forges = held(s, elves, s.board.cities), held(s, elves, s.board.forges)
    coming = s.t.domination_city * cities + s.t.domination_forge * forges
    left = s.limit - s.domination
    rounds = 6.0 if not coming else min(6.0, left / coming)
    return [
        rounds,
        float(places),
        log(1.0 + might(s, elves, whole_army(s, elves))),
        log(1.0 + might(s, elves, list(USUAL_ARMY))),
        1.0 if coming >= left else 0.0,
    ]


class Judge:
    """Turns tables into hopes: a logistic function in solo, else each seat's share among all."""

    def __init__(self, several: list[float], solo: list[float], constant: float) -> None:
        self.several = several
        self.solo = solo
        self.constant = constant

    def value(self, s: Clash) -> list[float]:
        """Each seat's chance to win, 0 to 1; of a finished game the result."""
        if s.over:
            return [1.0 if s.winner == p else 0.0 for p in range(s.seats)]
        ahead = Prospects(s)
        if s.seats == 1:
            x = self.constant + dot(self.solo, features(s, 0, ahead) + elf_features(s))
            return [1.0 / (1.0 + exp(-x))]
        sums = [dot(self.several, features(s, p, ahead)) for p in range(s.seats)]
        most = sums[0]
        for x in sums:
            if x > most:
                most = x
        shares = [exp(x - most) for x in sums]
        total = 0.0
        for x in shares:
            total += x
        return [x / total for x in shares]


def dot(weights: list[float], xs: list[float]) -> float:
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * xs[i]
    return total


def committed() -> Judge:
    """The judge with the weights that come with the package."""
    text = files("warcamp.bots.clash_of_rage").joinpath("weights.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)
    several = [float(rows["several"][name]) for name in FEATURES]
    solo = [float(rows["solo"][name]) for name in (*FEATURES, *SOLO)]
    return Judge(several, solo, float(rows["solo"]["constant"]))
