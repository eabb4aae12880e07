"""Fit the evaluation of Ettin to games played by quick noisy players.

`python bench/fit_ettin.py [--games N] [--seed S] [--jobs J] [--steps K] [--out FILE]` plays N games (four of six with
four players, the others with two and six), takes positions at random moments, and fits one row of weights for each
stage of the game so that the softmax of the alliances' sums foretells who wins. What is learnt from is by how much they
won, which tells more than who won; then each row is stretched until it foretells victories. A fifth of the games is
kept for the test. Prints log-loss and calibration on the test games beside an evaluation that knows only points and
Gold.
"""

from __future__ import annotations

import random
from math import exp
from typing import Any

import numpy as np
from fitting import arguments, fit_and_tell, gather

from warcamp.bots.ettin.evaluation import FEATURES, LAID, NAMES, POINTS, PURSE, STAGES, features, stage
from warcamp.bots.ettin.swift import Swift
from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.ettin import options
from warcamp.games.ettin.content import load
from warcamp.games.ettin.rules.play import play
from warcamp.games.ettin.state import SETUP, Ettin

PLAYERS = (4, 4, 2, 4, 4, 6)
CHUNK = 50
KEEP = 0.12
KEEP_LAID = 0.6
"""How many of the positions are taken; the second when a pair has laid its cards, since that is what searches judge."""
NOISE = 0.06
"""How often a player answers at random."""
WAVER = 1.5
"""The noise of the quick player."""
MARGIN = 12.0
"""So many points ahead are a clear victory."""
MOST_REALMS = 6

Sample = tuple[int, list[int], list[list[float]]]


def played(seed: int) -> tuple[list[Sample], list[float], list[float]]:
    """Positions of one game as realms' stages and features, who won, and how clearly."""
    players = PLAYERS[seed % len(PLAYERS)]
    s: Ettin = options.table(options.checked({"players": players, "nations": "random"}), load())
    position = begin(s, play(s), Fast(seed))
    swift = Swift(WAVER)
    chance = Fast(seed + 1)
    luck = random.Random(seed)
    samples: list[Sample] = []
    while not position.over:
        if s.phase != SETUP:
            stages = [stage(s, r) for r in range(s.realms)]
            laid = any(at % STAGES == LAID for at in stages)
            if luck.random() < (KEEP_LAID if laid else KEEP):
                samples.append((seed, stages, features(s)))
        asks = position.pending
        k = luck.randrange(len(asks))
        d = asks[k]
        wild = luck.random() < NOISE
        position.apply(k, luck.choice(d.options) if wild else swift.pick(s, d, chance))
    size = 1 if s.realms == 2 else 2
    won = [1.0 if r in s.winners else 0.0 for r in range(0, s.realms, size)]
    points = [sum(s.scores[r : r + size]) / MARGIN for r in range(0, s.realms, size)]
    clear = [exp(x - max(points)) for x in points]
    return samples, [x / sum(won) for x in won], [x / sum(clear) for x in clear]


def chunk(first: int) -> tuple[Any, ...]:
    """The samples of many games as arrays: stages, features, shares of victory, clearness, games, alliances."""
    stages, rows, goals, clear, games, sides = [], [], [], [], [], []
    for seed in range(first, first + CHUNK):
        samples, won, clearly = played(seed)
        for game, at, found in samples:
            realms = len(at)
            stages.append(at + [0] * (MOST_REALMS - realms))
            rows.append(found + [[0.0] * FEATURES] * (MOST_REALMS - realms))
            goals.append(won + [0.0] * (3 - len(won)))
            clear.append(clearly + [0.0] * (3 - len(won)))
            games.append(game)
            size = 1 if realms == 2 else 2
            sides.append([r // size for r in range(realms)] + [-1] * (MOST_REALMS - realms))
    wide = [np.array(x, np.float32) for x in (rows, goals, clear)]
    return (np.array(stages, np.int16), *wide, np.array(games), np.array(sides))


def main() -> None:
    parts = gather(chunk, CHUNK, arguments(4000))
    test_game = parts[4] // len(PLAYERS) % 5 == 4
    keys = [f"{age}.{k}" for age in range(1, 4) for k in range(STAGES)]
    title = "Weights of the evaluation of Ettin, by Age and moment; made by"
    fit_and_tell(parts, test_game, keys, NAMES, [POINTS, PURSE], title)


if __name__ == "__main__":
    main()
