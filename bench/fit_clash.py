"""Fit the evaluation of Clash of Rage to games of quick and greedy players.

`python bench/fit_clash.py [--games N] [--solo N] [--seed S] [--jobs J] [--greedy SHARE] [--out FILE]` plays N games
(three of five with two players, the others with three and four) and N games of solo, takes positions at the start of
rounds and of actions, and fits weights so that the softmax of the seats' sums foretells who wins (in solo a logistic
function). A seventh of the games is kept for the test. Prints log-loss and calibration on the test games beside an
evaluation that knows only how many points are missing.
"""

from __future__ import annotations

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from warcamp.bots.clash_of_rage import GreedyBot
from warcamp.bots.clash_of_rage.evaluation import FEATURES, SOLO, Prospects, elf_features, features
from warcamp.bots.clash_of_rage.swift import Swift
from warcamp.engine.flow import Decision, Position, begin
from warcamp.engine.source import Fast
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.state import Clash

PLAYERS = (2, 2, 3, 2, 4)
DIFFICULTIES = ("easy", "medium", "hard", "impossible")
NOISES = (0.0, 0.25, 0.5)
MIDWAY = 0.3
"""How many of the positions at the start of an action are taken."""
SLIPS = 0.02
"""How often a player answers at random."""
CHUNK = 50
MOST = 4
KNOWN_POINTS = 4
"""The first features, that say how many points are missing."""
SHRINK = 3e-4


class QuickBot:
    """The quick player as a bot. These games are for their results, so it may look."""

    def __init__(self, seed: int, noise: float) -> None:
        self.swift = Swift(noise)
        self.chance = Fast(seed)

    def pick(self, position: Position, seat: int, decision: Decision) -> int:
        return self.swift.pick(position.s, decision, self.chance)


@cache
def content() -> Any:
    return CLASH_OF_RAGE.content()


def played(seed: int, players: int, greedy: float) -> tuple[list[list[list[float]]], int]:
    """Positions of one game as rows of features by seat, and who won."""
    luck = random.Random(seed)
    given = {"players": players, "clans": "random", "last_round": 25, "difficulty": luck.choice(DIFFICULTIES)}
    s: Clash = CLASH_OF_RAGE.table(CLASH_OF_RAGE.options(given), content())
    position = begin(s, CLASH_OF_RAGE.main(s), Fast(seed))
    bots = [GreedyBot(seed * 4 + p) if luck.random() < greedy else QuickBot(seed * 4 + p, luck.choice(NOISES))
            for p in range(players)]  # fmt: skip
    samples: list[list[list[float]]] = []
    while not position.over:
        d = position.pending[0]
        opening = d.kind == "tactics" and len(position.pending) == players and s.round > 1
        if opening or (d.kind == "action" and luck.random() < MIDWAY):
            ahead = Prospects(s)
            rows = [features(s, p, ahead) for p in range(players)]
            samples.append([rows[0] + elf_features(s)] if players == 1 else rows)
        pick = bots[d.seat].pick(position, d.seat, d)
        position.apply(0, luck.choice(d.options) if luck.random() < SLIPS else pick)
    return samples, s.winner


def chunk(first: int, count: int, solo: bool, greedy: float) -> tuple[Any, Any, Any, Any]:
    """The samples of many games as arrays: features by seat, who won, how many seats, which game."""
    rows, winners, sizes, games = [], [], [], []
    for seed in range(first, first + count):
        players = 1 if solo else PLAYERS[seed % len(PLAYERS)]
        samples, winner = played(seed, players, greedy)
        blank = [[0.0] * len(FEATURES)] * (MOST - players)
        for found in samples:
            rows.append(found if solo else found + blank)
            winners.append(winner)
            sizes.append(players)
            games.append(seed)
    return np.array(rows), np.array(winners), np.array(sizes), np.array(games)


def gather(args: argparse.Namespace, games: int, solo: bool) -> tuple[Any, Any, Any, Any]:
    firsts = range(args.seed, args.seed + games, CHUNK)
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(chunk, k, min(CHUNK, args.seed + games - k), solo, args.greedy) for k in firsts]
        parts = [job.result() for job in jobs]
    rows, winners, sizes, games_ = (np.concatenate([part[i] for part in parts]) for i in range(4))
    return rows, winners, sizes, games_


def shares(rows: Any, sizes: Any, weights: Any) -> Any:
    sums = rows @ weights
    sums[np.arange(MOST)[None, :] >= sizes[:, None]] = -1e9
    sums -= sums.max(axis=1, keepdims=True)
    out = np.exp(sums)
    return out / out.sum(axis=1, keepdims=True)


def fit_several(rows: Any, winners: Any, sizes: Any, used: int) -> Any:
    """Newton's method; small weights are preferred. Only the first `used` features count."""
    x = rows[:, :, :used]
    weights = np.zeros(used)
    n = len(x)
    for _ in range(25):
        p = shares(x, sizes, weights)
        mean = np.einsum("ns,nsf->nf", p, x)
        slope = (x[np.arange(n), winners] - mean).mean(axis=0) - SHRINK * weights
        bend = np.einsum("ns,nsf,nsg->fg", p, x, x, optimize=True) / n - mean.T @ mean / n
        weights += np.linalg.solve(bend + SHRINK * np.eye(used), slope)
    return np.concatenate([weights, np.zeros(rows.shape[2] - used)])


def fit_solo(x: Any, won: Any, used: list[int]) -> Any:
    """Newton's method for a logistic function; the last weight is the constant."""
    z = np.concatenate([x[:, used], np.ones((len(x), 1))], axis=1)
    weights = np.zeros(z.shape[1])
    for _ in range(25):
        p = 1 / (1 + np.exp(-z @ weights))
        slope = z.T @ (won - p) / len(z) - SHRINK * weights
        bend = (z * (p * (1 - p))[:, None]).T @ z / len(z) + SHRINK * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    out = np.zeros(x.shape[1] + 1)
    out[[*used, x.shape[1]]] = weights
    return out


def calibration(p: Any, won: Any) -> str:
    """How often positions of each hope were won."""
    cells = []
    for k in range(5):
        here = (p >= k / 5) & (p < (k + 1) / 5 + (k == 4))
        if here.any():
            cells.append(f"{p[here].mean():.2f}: {won[here].mean():.2f} ({int(here.sum())})")
    return ", ".join(cells)


def several(args: argparse.Namespace) -> Any:
    rows, winners, sizes, games = gather(args, args.games, False)
    test = games % 7 < 1
    train = ~test
    found = {}
    for name, used in (("only points", KNOWN_POINTS), ("all features", len(FEATURES))):
        weights = fit_several(rows[train], winners[train], sizes[train], used)
        p = shares(rows[test], sizes[test], weights)
        at = np.arange(test.sum())
        loss = -np.log(p[at, winners[test]] + 1e-9)
        two = sizes[test] == 2
        won = (np.arange(MOST)[None, :] == winners[test][:, None]) & (p > 0)
        here = np.arange(MOST)[None, :] < sizes[test][:, None]
        print(f"{name}: log-loss {loss.mean():.4f}, of two players {loss[two].mean():.4f}; foretold: won (positions): "
              f"{calibration(p[here], won[here])}", file=sys.stderr)  # fmt: skip
        found[name] = weights
    print(f"{args.games} games, {train.sum()} positions to fit, {test.sum()} to test", file=sys.stderr)
    return found["all features"]


def solo(args: argparse.Namespace) -> Any:
    rows, winners, _, games = gather(args, args.solo, True)
    x, won = rows[:, 0], (winners == 0).astype(float)
    test = games % 7 < 1
    found = {}
    for name, used in (("only points", list(range(KNOWN_POINTS))), ("all features", list(range(x.shape[1])))):
        weights = fit_solo(x[~test], won[~test], used)
        p = 1 / (1 + np.exp(-(x[test] @ weights[:-1] + weights[-1])))
        loss = -np.log(np.where(won[test] > 0, p, 1 - p) + 1e-9).mean()
        print(f"solo, {name}: log-loss {loss:.4f}; {calibration(p, won[test])}", file=sys.stderr)
        found[name] = weights
    print(f"{args.solo} games, {(~test).sum()} positions to fit, {test.sum()} to test", file=sys.stderr)
    return found["all features"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the evaluation of Clash of Rage.")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--solo", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--greedy", type=float, default=0.3, help="the share of seats that greedy players have")
    parser.add_argument("--out", type=Path, default=Path("src/warcamp/bots/clash_of_rage/weights.toml"))
    args = parser.parse_args()
    weights = several(args)
    alone = solo(args)
    made = (f"python bench/fit_clash.py --games {args.games} --solo {args.solo} --seed {args.seed} "
            f"--greedy {args.greedy:g}")  # fmt: skip
    lines = [f"# Made by `{made}`.", "", "[several]"]
    lines += [f"{name} = {weight:.4f}" for name, weight in zip(FEATURES, weights, strict=True)]
    lines += ["", "[solo]"]
    lines += [f"{name} = {weight:.4f}" for name, weight in zip((*FEATURES, *SOLO, "constant"), alone, strict=True)]
    args.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
