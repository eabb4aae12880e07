"""The greedy player's equip action: forge, attach, buy, in this order, as long as the army gets stronger."""

from __future__ import annotations

from math import log
from typing import Final

from warcamp.games.clash_of_rage.odds_policy import strength
from warcamp.games.clash_of_rage.rules.equip import (
    ATTACH,
    BUY,
    END,
    FORGE,
    SET_ASIDE,
    attach,
    detach,
    equip_options,
    forge_price,
)
from warcamp.games.clash_of_rage.state import LEVELS, NONE, Clash, legendary_gear, set_aside, statistic
from warcamp.games.clash_of_rage.tables import FLYING, MOVE, SLOWNESS

from .worth import VICTORY_POINT, army, last_step

SLOW: Final = 0.8
"""What a point of slowness leaves of an army's worth: the first strike kills before it is answered."""
PACE: Final = 0.05
NOTICEABLE: Final = 1.02
REARRANGE: Final = 1.06
POINTS: Final = 7.0
"""Points for making the army 2.7 times as strong."""


def sheet_worth(s: Clash, p: int) -> float:
    """How good the army on the board is with what it wears."""
    counts = army(s, p)
    if not sum(counts):
        counts = (2, 1, 0)
    worth = strength(s, p, counts)
    slow = 0
    pace = 0.0
    for level in range(LEVELS):
        if counts[level]:
            slow += statistic(s, p, level, SLOWNESS)
            quick = statistic(s, p, level, MOVE) + statistic(s, p, level, FLYING)
            pace += quick * counts[level] / sum(counts)
    return worth * SLOW**slow * (1 + PACE * pace)


def best_level(s: Clash, p: int, gear: int) -> tuple[float, int]:
    """Where a gear beside the sheet does most, and what the army is worth then."""
    best = (0.0, 0)
    for level in range(LEVELS):
        trial = s.clone()
        attach(trial, p, gear, level)
        best = max(best, (sheet_worth(trial, p), -level))
    return best[0], -best[1]


def with_gear(s: Clash, p: int, gear: int) -> Clash:
    """The table if the seat had that gear too, put where it does most."""
    trial = s.clone()
    set_aside(trial, p, gear)
    worth, level = best_level(trial, p, gear)
    if worth > sheet_worth(s, p):
        attach(trial, p, gear, level)
    return trial


def purchase(s: Clash, p: int) -> tuple[int, float]:
    """The gear on offer that gives most for its price, and how many times as strong it makes the army; or NONE."""
    now = sheet_worth(s, p)
    best = 0.0
    found = (NONE, 1.0)
    for gear in s.market:
        cost = s.t.gear_cost[gear]
        if cost <= s.gold[p]:
            times = sheet_worth(with_gear(s, p, gear), p) / now
            score = log(times) / (cost + 3) if times > NOTICEABLE else 0.0
            if score > best:
                best = score
                found = (gear, times)
    return found


def prospects(s: Clash, p: int) -> float:
    """What an equip action is worth now, in points."""
    worth = 0.0
    price = forge_price(s, p)
    if price != NONE and s.crystals[p] >= price:
        worth += VICTORY_POINT + 2.0 + last_step(s, p)
    now = sheet_worth(s, p)
    trial = s.clone()
    for _ in range(3):
        gear, _ = purchase(trial, p)
        if gear == NONE:
            break
        trial.gold[p] -= s.t.gear_cost[gear]
        trial = with_gear(trial, p, gear)
    return worth + POINTS * log(sheet_worth(trial, p) / now)


def next_order(s: Clash, p: int, options: list[int]) -> int:
    """What to do next in an equip action. Every step but the first of a rearrangement makes the army stronger, and a
    rearrangement as a whole does, so this comes to an end."""
    if FORGE in options:
        return FORGE
    now = sheet_worth(s, p)
    best = now * 1.0001
    choice = END
    for option in options:
        if ATTACH <= option < SET_ASIDE:
            worth, _ = best_level(s, p, option - ATTACH)
            if worth > best:
                best = worth
                choice = option
    if choice != END:
        return choice
    best = now * REARRANGE
    for option in options:
        if option >= SET_ASIDE:
            level, slot = (option - SET_ASIDE) // 2, (option - SET_ASIDE) % 2
            gear = s.worn[(p * LEVELS + level) * 2 + slot]
            trial = s.clone()
            detach(trial, p, level, slot)
            worth, _ = best_level(trial, p, gear)
            if worth > best:
                best = worth
                choice = option
    if choice != END:
        return choice
    gear, _ = purchase(s, p)
    return END if gear == NONE else BUY + gear


def best_legendary(s: Clash, p: int, cards: list[int]) -> int:
    """The card that makes the army strongest."""
    return max(cards, key=lambda card: sheet_worth(with_gear(s, p, legendary_gear(s, card)), p))


def useless_stalls(s: Clash, p: int) -> list[int]:
    """Solo: the two stacks to clear away when nothing on offer can be bought to some purpose; none otherwise."""
    if purchase(s, p)[0] != NONE or len(s.market) < 2:
        return []
    rich = s.clone()
    rich.gold[p] = 99
    now = sheet_worth(s, p)
    ranked = sorted(s.market, key=lambda gear: (sheet_worth(with_gear(rich, p, gear), p) / now, gear))
    return ranked[:2]


def can_forge(s: Clash, p: int) -> bool:
    return FORGE in equip_options(s, p, True)
