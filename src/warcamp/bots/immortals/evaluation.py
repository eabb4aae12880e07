"""How good a position of Immortals is at the start of a round: the chance of every seat to win, from fitted weights."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Final

from warcamp.games.immortals.layout import HAND, SEAT_ZONES, SLOT
from warcamp.games.immortals.rules.scoring import round_points
from warcamp.games.immortals.state import NEUTRAL, NONE, Immortals, bits, twin
from warcamp.games.immortals.tables import BLANK_CARD, CONFLICT_CARD, PROVINCE_SIDES, REGIONS, SIDES, SLOTS

from .quick_odds import Chances
from .worth import scorings

NAMES: Final[tuple[str, ...]] = (
    "points", "income", "sides", "cubes", "limbo", "gold", "energy", "regions", "conflicts", "danger", "prey",
    "sites", "pairs", "fours", "first", "spread", "yield_gold", "yield_energy",
)  # fmt: skip
"""The features of a seat, in the order of the weights."""
FEATURES: Final = 18
POINTS: Final = 0
INCOME: Final = 1
OWNED: Final = 2
CUBES: Final = 3
LIMBO: Final = 4
PURSE: Final = 5
POWER: Final = 6
REGION_CARDS: Final = 7
CONFLICTS: Final = 8
DANGER: Final = 9
PREY: Final = 10
SITES: Final = 11
PAIRS: Final = 12
FOURS: Final = 13
FIRST: Final = 14
SPREAD: Final = 15
YIELD_GOLD: Final = 16
YIELD_ENERGY: Final = 17

STAGES: Final = 6
"""By scorings that are still to come; more than five are one stage."""


def stage(s: Immortals) -> int:
    """Where the game stands, 0 to 5."""
    left = scorings(s)
    if left < 1:
        left = 1
    return min(left, STAGES) - 1


def features(s: Immortals, chances: Chances) -> list[list[float]]:
    """The features of every seat; points and what comes with them in tens."""
    out: list[list[float]] = []
    for p in range(s.seats):
        out.append(seat_features(s, p))
    look_around(s, chances, out)
    return out


def seat_features(s: Immortals, p: int) -> list[float]:
    """What a seat has."""
    row = [0.0] * FEATURES
    owned = s.owned[p]
    row[POINTS] = 0.1 * s.vp[p]
    row[INCOME] = 0.1 * round_points(s, p)
    row[OWNED] = 0.1 * bits(owned)
    row[LIMBO] = 0.1 * (s.limbo[p * 2] + s.limbo[p * 2 + 1])
    row[PURSE] = 0.1 * min(s.gold[p], 20)
    row[POWER] = 0.1 * min(s.energy[p], 20)
    for region in range(REGIONS):
        if s.holder[region] == p:
            gold = 0
            energy = 0
            for side in (region, region + REGIONS):
                if owned >> side & 1:
                    gold = max(gold, s.t.yield_gold[side])
                    energy = max(energy, s.t.yield_energy[side])
            if gold:
                row[REGION_CARDS] += 0.1
            row[YIELD_GOLD] = max(row[YIELD_GOLD], 0.1 * gold)
            row[YIELD_ENERGY] = max(row[YIELD_ENERGY], 0.1 * energy)
    for z in range(SLOTS + 1):
        for card in s.zones.cards[p * SEAT_ZONES + (HAND if z == SLOTS else SLOT + z)]:
            if CONFLICT_CARD <= card < BLANK_CARD:
                row[CONFLICTS] += 0.1
    row[SITES] = 0.1 * min(6, bits(owned & ~(s.shrines | s.capitals)))
    for k in range(PROVINCE_SIDES):
        number = bits(owned & s.t.province_mask[k])
        if number == 2:
            row[PAIRS] += 0.1
        elif number == 4:
            row[FOURS] += 0.1
        if number:
            row[SPREAD] += 0.1
    if s.marker == p:
        row[FIRST] = 0.1
    return row


def look_around(s: Immortals, chances: Chances, out: list[list[float]]) -> None:
    """Cubes, and who could take what from whom."""
    for side in range(SIDES):
        p = s.owner[side]
        cubes = s.cubes[side]
        if p != NONE:
            out[p][CUBES] += 0.1 * cubes
        near = [0] * s.seats
        for other in s.t.borders[side]:
            q = s.owner[other]
            if q != NONE and q != p and s.cubes[other] - 1 > near[q]:
                near[q] = s.cubes[other] - 1
        other = twin(side)
        q = s.owner[other]
        if s.portals >> other & 1 and q != NONE and q != p and s.cubes[other] - 1 > near[q]:
            near[q] = s.cubes[other] - 1
        worst = 0.0
        for q in range(s.seats):
            if near[q] > 0:
                win = chances.win(NEUTRAL, near[q], cubes)
                out[q][PREY] += 0.1 * win
                if win > worst:
                    worst = win
        if p != NONE:
            out[p][DANGER] += 0.1 * worst


class Evaluation:
    """The weights, by stage and feature."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights
        self.chances = Chances()

    def hopes(self, s: Immortals) -> list[float]:
        """The chance of each seat to win."""
        weights = self.weights[stage(s)]
        scores: list[float] = []
        for row in features(s, self.chances):
            total = 0.0
            for k in range(FEATURES):
                total += weights[k] * row[k]
            scores.append(total)
        most = max(scores)
        shares = [exp(x - most) for x in scores]
        whole = sum(shares)
        return [x / whole for x in shares]


def fitted() -> Evaluation:
    """With the weights of `weights.toml`."""
    text = files("warcamp.bots.immortals").joinpath("weights.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)["weights"]
    return Evaluation([[float(x) for x in table[f"{left}"]] for left in range(1, STAGES + 1)])
