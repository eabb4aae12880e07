"""Equipment judged quickly: statistics are changed and changed back in place, nothing is copied."""

from __future__ import annotations

from math import log
from typing import Final

from warcamp.games.clash_of_rage.rules.equip import ATTACH, BUY, END, FORGE, SET_ASIDE, forge_price
from warcamp.games.clash_of_rage.state import LEVELS, NONE, Clash, add_icons
from warcamp.games.clash_of_rage.tables import FLYING, MOVE, SLOWNESS, STATS

from .quick_march import whole_army
from .quick_odds import might
from .worth import VICTORY_POINT, last_step

SLOW: Final = [1.0, 0.8, 0.64, 0.51, 0.41, 0.33, 0.26]
"""What slowness leaves of an army's worth."""
PACE: Final = 0.05
NOTICEABLE: Final = 1.02
POINTS: Final = 7.0
PURCHASES: Final = 3


def dressed(s: Clash, p: int) -> list[int]:
    """The army that equipment is judged by: what is on the board, or what usually comes first."""
    n = whole_army(s, p)
    return n if n[0] or n[1] or n[2] else [2, 1, 0]


def sheet_worth(s: Clash, p: int, n: list[int]) -> float:
    """How good these units are with what they wear."""
    slow = 0
    pace = 0
    at = p * LEVELS * STATS
    for level in range(LEVELS):
        if n[level]:
            slow += s.stat[at + SLOWNESS]
            pace += (s.stat[at + MOVE] + s.stat[at + FLYING]) * n[level]
        at += STATS
    return might(s, p, n) * SLOW[min(slow, len(SLOW) - 1)] * (1.0 + PACE * pace / (n[0] + n[1] + n[2]))


class Fitting:
    """Where a gear does most, and what the army is worth then."""

    def __init__(self) -> None:
        self.level = 0
        self.worth = 0.0

    def try_on(self, s: Clash, p: int, n: list[int], gear: int) -> None:
        """Try the gear on every type in place of what is worn there."""
        slot = s.t.gear_slot[gear]
        self.worth = 0.0
        for level in range(LEVELS):
            if not n[level]:
                continue
            at = (p * LEVELS + level) * STATS
            old = s.worn[(p * LEVELS + level) * 2 + slot]
            add_icons(s, at, gear, 1)
            if old != NONE:
                add_icons(s, at, old, -1)
            worth = sheet_worth(s, p, n)
            add_icons(s, at, gear, -1)
            if old != NONE:
                add_icons(s, at, old, 1)
            if worth > self.worth:
                self.worth = worth
                self.level = level


def appeal(times: float, cost: int) -> float:
    """How much a purchase gives for its price."""
    return log(times) / (cost + 3) if times > NOTICEABLE else 0.0


def prospects(s: Clash, p: int, fitting: Fitting) -> float:
    """About what an equip action is worth now, in points: a forging, and the purchases that the gold allows."""
    worth = 0.0
    price = forge_price(s, p)
    if price != NONE and s.crystals[p] >= price:
        worth += VICTORY_POINT + 2.0 + last_step(s, p)
    n = dressed(s, p)
    now = sheet_worth(s, p, n)
    gold = s.gold[p]
    market = s.market
    used = 0
    filled = 0
    for _ in range(PURCHASES):
        best = 0.0
        choice = -1
        gain = 0.0
        slot = 0
        for i in range(len(market)):
            cost = s.t.gear_cost[market[i]]
            if cost <= gold and not used >> i & 1:
                fitting.try_on(s, p, n, market[i])
                here = fitting.level * 2 + s.t.gear_slot[market[i]]
                times = fitting.worth / now
                score = appeal(times, cost)
                if score > best and not filled >> here & 1:
                    best = score
                    choice = i
                    gain = log(times)
                    slot = here
        if choice < 0:
            break
        gold -= s.t.gear_cost[market[choice]]
        used |= 1 << choice
        filled |= 1 << slot
        worth += POINTS * gain
    aside = 1.0
    for gear in s.aside[p]:
        fitting.try_on(s, p, n, gear)
        aside = max(aside, fitting.worth / now)
    return worth + POINTS * log(aside)


def orders(s: Clash, p: int, options: list[int], fitting: Fitting) -> list[float]:
    """How good each next step of an equip action is; ending is 0, and what does not help is below."""
    n = dressed(s, p)
    now = sheet_worth(s, p, n)
    out: list[float] = []
    for option in options:
        score = -1.0
        if option == END:
            score = 0.0
        elif option == FORGE:
            score = 100.0
        elif option < ATTACH:
            gear = option - BUY
            fitting.try_on(s, p, n, gear)
            good = appeal(fitting.worth / now, s.t.gear_cost[gear])
            score = good if good > 0.0 else -0.5
        elif option < SET_ASIDE:
            fitting.try_on(s, p, n, option - ATTACH)
            times = fitting.worth / now
            score = 10.0 * times if times > 1.0001 else -0.7
        out.append(score)
    return out
