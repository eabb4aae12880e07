"""Elo: how strong bots are beside each other, on the scale of chess, where 400 points are odds of ten to one."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import exp, inf, log, log10

from .intervals import Interval, quantile

ROUNDS = 400
SWEEPS = 200
CLOSE = 1e-5
"""Elo points; a fit that moves less has been found."""
SCALE = log(10) / 400

Pair = tuple[str, str]
Tally = tuple[float, float]
"""What the first of a pair has won, and how many games they played."""


def elo_of(share: float) -> float:
    """How many points stronger who wins this share is; three games of four are +191."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else 400 * log10(share / (1 - share))


def share_of(elo: float) -> float:
    """The share that who is so much stronger can expect."""
    return 1 / (1 + 10 ** (-elo / 400))


def fit(
    tallies: Mapping[Pair, Tally], bots: Sequence[str], start: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The ratings under which the results are likeliest (Bradley and Terry). The last bot has 0. One drawn game is
    added to each pair, so that who never lost is not infinitely strong."""
    games: dict[str, list[tuple[str, float, float]]] = {bot: [] for bot in bots}
    for (a, b), (won, n) in tallies.items():
        games[a].append((b, won + 0.5, n + 1))
        games[b].append((a, n - won + 0.5, n + 1))
    at = {bot: (start or {}).get(bot, 0.0) * SCALE for bot in bots}
    for _ in range(SWEEPS):
        moved = 0.0
        for bot in bots[:-1]:
            surplus = weight = 0.0
            for other, won, n in games[bot]:
                p = 1 / (1 + exp(at[other] - at[bot]))
                surplus += won - n * p
                weight += n * p * (1 - p)
            step = max(-1.0, min(1.0, surplus / weight)) if weight else 0.0
            at[bot] += step
            moved = max(moved, abs(step))
        if moved < CLOSE * SCALE:
            break
    return {bot: (at[bot] - at[bots[-1]]) / SCALE for bot in bots}


def ratings(
    deals: Sequence[Mapping[Pair, Tally]], bots: Sequence[str], seed: int = 0, rounds: int = ROUNDS
) -> dict[str, tuple[float, Interval]]:
    """Each bot's rating with its 95 % interval. `deals` has what was won on each deal: all games on a deal are drawn or
    left out together. For each pair one deal won and one lost lie among those that are drawn from, as if they had been
    played, else there would be no doubt about who has won everything."""
    found = fit(summed(deals), bots)
    pool = [*deals, *doubts(deals)]
    chance = random.Random(seed)
    drawn = [fit(summed(chance.choices(pool, k=len(pool))), bots, found) for _ in range(rounds)]
    out: dict[str, tuple[float, Interval]] = {}
    for bot in bots:
        row = sorted(one[bot] for one in drawn)
        out[bot] = found[bot], (quantile(row, 0.025), quantile(row, 0.975))
    return out


def doubts(deals: Sequence[Mapping[Pair, Tally]]) -> list[dict[Pair, Tally]]:
    """For each pair a deal won and a deal lost."""
    sizes = {pair: n for deal in deals for pair, (_, n) in deal.items()}
    return [{pair: (won, n)} for pair, n in sizes.items() for won in (0.0, n)]


def summed(deals: Sequence[Mapping[Pair, Tally]]) -> dict[Pair, Tally]:
    out: dict[Pair, Tally] = {}
    for deal in deals:
        for pair, (won, n) in deal.items():
            before = out.get(pair, (0.0, 0.0))
            out[pair] = before[0] + won, before[1] + n
    return out
