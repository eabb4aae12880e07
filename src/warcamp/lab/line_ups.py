"""Who plays which faction in which seat: everything goes round, so that no bot profits from where it sits."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from math import gcd

from .game import number

MOST_TEAMS = 4
"""With more teams not every way to share them between two bots is played."""


def line_up(factions: Sequence[str], players: int, n: int, seed: int) -> list[str]:
    """The factions of the n-th deal by seat. Rounds of deals follow one another; in each round every faction plays
    every seat equally often. Nobody has a faction given when there are more players than factions."""
    many = len(factions)
    if players > many:
        return []
    windows = many // gcd(many, players)
    cycle, place = divmod(n, windows * players)
    window, turn = divmod(place, players)
    row = list(factions)
    random.Random(number(seed, "line-ups", cycle)).shuffle(row)
    group = [row[(window * players + k) % many] for k in range(players)]
    return group[turn:] + group[:turn]


def shared_out(teams: int) -> list[list[int]]:
    """Which of two bots (0 or 1) has which team, for every game on one deal: both have each team equally often, and
    over all games equally many. An odd team goes to either of them in turn."""
    if teams == 1:
        return [[0]]
    if teams <= MOST_TEAMS:
        small = teams // 2
        ways = [[int(t not in first) for t in range(teams)] for first in combinations(range(teams), small)]
        if teams % 2 == 0:
            return ways
        return ways + [[1 - side for side in way] for way in ways]
    pattern = [t % 2 for t in range(teams)]
    ways = [pattern[t:] + pattern[:t] for t in range(teams if teams % 2 else 2)]
    return ways if teams % 2 == 0 else ways + [[1 - side for side in way] for way in ways]
