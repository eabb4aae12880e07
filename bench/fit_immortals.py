"""Fit the evaluation of Immortals to games played by quick noisy players.

`python bench/fit_immortals.py [--games N] [--seed S] [--jobs J] [--steps K] [--out FILE]` plays N games (four of six
with four players, the others with three and five), takes the positions at the start of rounds, and fits one row of
weights for each number of scorings to come, so that the softmax of the seats' sums foretells who wins. What is learnt
from is by how much they won; then each row is stretched until it foretells victories. A fifth of the games is kept for
the test.
"""

from __future__ import annotations

import random
from math import exp
from typing import Any

import numpy as np
from fitting import arguments, fit_and_tell, gather

from warcamp.bots.immortals.evaluation import FEATURES, INCOME, NAMES, POINTS, STAGES, features, stage
from warcamp.bots.immortals.swift import Swift
from warcamp.bots.immortals.taste import SEASONED, taste
from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.immortals import options
from warcamp.games.immortals.content import load
from warcamp.games.immortals.rules.play import play
from warcamp.games.immortals.state import Immortals

PLAYERS = (4, 4, 3, 4, 4, 5)
CHUNK = 20
WAVER = (0.0, 0.4, 1.0, 2.0)
"""The noise of the quick players: each seat has one."""
LIKES = taste(SEASONED)
SLIPS = 0.01
"""How often a player answers at random."""
MARGIN = 10.0
"""So many points ahead are a clear victory."""
MOST = 5

Sample = tuple[int, list[list[float]]]


def played(seed: int) -> tuple[list[Sample], list[float], list[float]]:
    """Positions of one game as stage and features by seat, who won, and how clearly."""
    players = PLAYERS[seed % len(PLAYERS)]
    luck = random.Random(seed)
    given = {"players": players, "draft": luck.choice(("played", "played", "quick"))}
    s: Immortals = options.table(options.checked(given), load())
    position = begin(s, play(s), Fast(seed))
    bots = [Swift(luck.choice(WAVER), LIKES) for _ in range(players)]
    chance = Fast(seed + 1)
    samples: list[Sample] = []
    looked = 0
    while not position.over:
        d = position.pending[0]
        if d.kind == "draw" and s.round > looked:
            looked = s.round
            samples.append((stage(s), features(s, bots[0].chances)))
        wild = d.kind != "plan" and luck.random() < SLIPS
        position.apply(0, luck.choice(d.options) if wild else bots[d.seat].pick(s, d, chance))
    won = [1.0 / len(s.winners) if p in s.winners else 0.0 for p in range(players)]
    clear = [exp((s.vp[p] - max(s.vp)) / MARGIN) for p in range(players)]
    return samples, won, [x / sum(clear) for x in clear]


def chunk(first: int) -> tuple[Any, ...]:
    """The samples of many games as arrays: stages, features, shares of victory, clearness, games, seats."""
    stages, rows, goals, clear, games, sides = [], [], [], [], [], []
    for seed in range(first, first + CHUNK):
        samples, won, clearly = played(seed)
        players = len(won)
        for at, found in samples:
            stages.append([at] * MOST)
            rows.append(found + [[0.0] * FEATURES] * (MOST - players))
            goals.append(won + [0.0] * (MOST - players))
            clear.append(clearly + [0.0] * (MOST - players))
            games.append(seed)
            sides.append(list(range(players)) + [-1] * (MOST - players))
    wide = [np.array(x, np.float32) for x in (rows, goals, clear)]
    return (np.array(stages, np.int16), *wide, np.array(games), np.array(sides))


def main() -> None:
    parts = gather(chunk, CHUNK, arguments(1000))
    test_game = parts[4] // len(PLAYERS) % 5 == 4
    keys = [f"{left}" for left in range(1, STAGES + 1)]
    title = "Weights of the evaluation of Immortals, by scorings to come; made by"
    fit_and_tell(parts, test_game, keys, NAMES, [POINTS, INCOME], title)


if __name__ == "__main__":
    main()
