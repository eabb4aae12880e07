"""Fit the evaluation of Ettin to games played by quick noisy players.

`python bench/fit_ettin.py [--games N] [--seed S] [--jobs J] [--steps K] [--out FILE]` plays N games (four of six with
four players, the others with two and six), takes positions at random moments, and fits one row of weights for each
stage of the game so that the softmax of the alliances' sums foretells who wins. What is learnt from is by how much they
won, which tells more than who won; then each row is stretched until it foretells victories. A fifth of the games is
kept for the test. Prints log-loss and calibration on the test games beside an evaluation that knows only points and
Gold.
"""

from __future__ import annotations

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from math import exp
from pathlib import Path
from typing import Any

import numpy as np

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
ROWS = 3 * STAGES
PARTS = ("stages", "rows", "goals", "clear", "games", "sizes")
SHRINK = 3e-4

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
    """The samples of many games as arrays: stages, features, shares of victory, clearness, games, realms."""
    stages, rows, goals, clear, games, sizes = [], [], [], [], [], []
    for seed in range(first, first + CHUNK):
        samples, won, clearly = played(seed)
        for game, at, found in samples:
            realms = len(at)
            stages.append(at + [0] * (MOST_REALMS - realms))
            rows.append(found + [[0.0] * FEATURES] * (MOST_REALMS - realms))
            goals.append(won + [0.0] * (3 - len(won)))
            clear.append(clearly + [0.0] * (3 - len(won)))
            games.append(game)
            sizes.append(realms)
    wide = [np.array(x, np.float32) for x in (rows, goals, clear)]
    return (np.array(stages, np.int16), *wide, np.array(games), np.array(sizes))


class Data:
    """Samples, with the alliance that each realm's sum is added to."""

    def __init__(self, stages: Any, rows: Any, goals: Any, sizes: Any) -> None:
        self.stages, self.rows, self.goals, self.sizes = stages, rows, goals, sizes
        side = np.arange(MOST_REALMS)[None, :] // np.where(sizes == 2, 1, 2)[:, None]
        self.side = np.minimum(side, 2)
        self.empty = np.arange(3)[None, :] >= np.where(sizes == 6, 3, 2)[:, None]

    def shares(self, weights: Any) -> Any:
        sums = (weights[self.stages] * self.rows).sum(axis=2)
        scores = np.zeros((len(sums), 3), np.float32)
        for r in range(MOST_REALMS):
            scores[np.arange(len(sums)), self.side[:, r]] += sums[:, r]
        scores[self.empty] = -1e9
        scores -= scores.max(axis=1, keepdims=True)
        shares = np.exp(scores)
        return shares / shares.sum(axis=1, keepdims=True)

    def loss(self, weights: Any) -> float:
        return float(-(self.goals * np.log(self.shares(weights) + 1e-9)).sum(axis=1).mean())

    def slope(self, weights: Any) -> Any:
        off = self.shares(weights) - self.goals
        by_realm = np.take_along_axis(off, self.side, axis=1)
        out = np.zeros_like(weights)
        for r in range(MOST_REALMS):
            each = by_realm[:, r : r + 1] * self.rows[:, r]
            for row in range(ROWS):
                out[row] += each[self.stages[:, r] == row].sum(axis=0)
        return out / len(self.goals)

    def part(self, which: Any) -> Data:
        return Data(self.stages[which], self.rows[which], self.goals[which], self.sizes[which])


def fit(data: Data, mask: Any, steps: int, scale: Any) -> Any:
    """Adam over random batches with features brought to one scale; small weights are preferred."""
    weights = np.zeros((ROWS, FEATURES), np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    luck = np.random.default_rng(1)
    scaled = Data(data.stages, data.rows / scale, data.goals, data.sizes)
    for step in range(1, steps + 1):
        batch = scaled.part(luck.integers(0, len(data.goals), 8192))
        slope = (batch.slope(weights) + SHRINK * weights) * mask
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        rate = 0.05 * (1.0 - step / (steps + 1)) + 0.001
        weights -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    return weights / scale


def stretched(data: Data, weights: Any) -> Any:
    """Each row longer or shorter, so that it foretells victories best where it is the first realm's."""
    out = weights.copy()
    for row in range(ROWS):
        each = data.part(data.stages[:, 0] == row)
        if len(each.goals):
            out[row] *= min(np.arange(0.3, 4.0, 0.05), key=lambda k: each.loss(weights * np.float32(k)))
    return out


def calibration(data: Data, weights: Any) -> str:
    """For each tenth of the foretold chances: foretold, what came true, how many."""
    told = data.shares(weights)[:, 0]
    came = data.goals[:, 0]
    cells = []
    for k in range(10):
        here = (told >= k / 10) & (told < (k + 1) / 10 + (k == 9))
        if here.sum():
            cells.append(f"{told[here].mean():.2f}:{came[here].mean():.2f} ({here.sum()})")
    return ", ".join(cells)


def write(path: Path, weights: Any, command: str, report: list[str]) -> None:
    lines = ["# Weights of the evaluation of Ettin, by Age and moment; made by", f"#   {command}"]
    lines += [f"# {line}" for line in report]
    lines += ["", f"features = [{', '.join(repr(name) for name in NAMES)}]".replace("'", '"'), "", "[weights]"]
    for row in range(ROWS):
        numbers = ", ".join(f"{x:.4f}" for x in weights[row])
        lines.append(f'"{row // STAGES + 1}.{row % STAGES}" = [{numbers}]')
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--cache", type=Path, default=None)
    given = parser.parse_args()
    if given.cache and given.cache.exists():
        found = np.load(given.cache)
        parts = [found[k] for k in PARTS]
    else:
        with ProcessPoolExecutor(given.jobs) as pool:
            chunks = list(pool.map(chunk, range(given.seed, given.seed + given.games, CHUNK)))
        parts = [np.concatenate([c[k] for c in chunks]) for k in range(len(PARTS))]
        if given.cache:
            np.savez(given.cache, **dict(zip(PARTS, parts)))
    stages, rows, goals, clear, games, sizes = parts
    data, clearly = Data(stages, rows, goals, sizes), Data(stages, rows, clear, sizes)
    test_game = games // len(PLAYERS) % 5 == 4
    train, test = data.part(~test_game), data.part(test_game)
    scale = np.sqrt((rows.astype(np.float64) ** 2).mean(axis=(0, 1))).astype(np.float32) + 1e-3
    everything = np.ones((ROWS, FEATURES), np.float32)
    only_points = np.zeros((ROWS, FEATURES), np.float32)
    only_points[:, [POINTS, PURSE]] = 1.0
    learnt = clearly.part(~test_game)
    weights = stretched(train, fit(learnt, everything, given.steps, scale))
    plain = stretched(train, fit(learnt, only_points, given.steps, scale))
    report = [
        f"{given.games} games, {len(train.goals)} positions to learn from, {len(test.goals)} of other games to test",
        f"log-loss: {test.loss(weights):.4f} (learnt from: {train.loss(weights):.4f}); "
        f"points and Gold alone: {test.loss(plain):.4f}",
        f"foretold:came true, first alliance: {calibration(test, weights)}",
    ]
    for row in range(3):
        for moment in range(STAGES):
            here = stages[test_game][:, 0] == row * STAGES + moment
            each = test.part(here)
            if here.sum():
                print(f"{row + 1}.{moment}: {here.sum()} {each.loss(weights):.4f} points {each.loss(plain):.4f}")
    print("\n".join(report))
    if given.out:
        words = [a for a in sys.argv[1:] if not a.startswith("--cache")]
        write(given.out, weights, " ".join(["python bench/fit_ettin.py", *words]), report)


if __name__ == "__main__":
    main()
