"""Tune the numbers of a quick player of Immortals (`taste.toml`) in games.

`python bench/tune_immortals.py [--rounds R] [--games N] [--seed S] [--jobs J] [--taste NAME] [--out FILE]` climbs: in
every round N games of four quick players without noise are played. Each has a taste of its own, every number of the
present one times a random factor. By how much a player does better than the others of its table when a number grows is
fitted to that; every number then goes a step in its direction, the surer the longer. The taste at the end is printed,
or written to the file in place of the named one.

`--against NAME` measures instead what share of the victories two players of the taste have against two of the other.
"""

from __future__ import annotations

import argparse
import random
import re
from concurrent.futures import ProcessPoolExecutor
from math import exp, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from warcamp.bots.immortals.swift import Swift
from warcamp.bots.immortals.taste import SEASONED, Taste, numbers, taste
from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.immortals import options
from warcamp.games.immortals.content import load
from warcamp.games.immortals.rules.play import play
from warcamp.games.immortals.state import Immortals
from warcamp.lab.line_ups import shared_out

PLAYERS = 4
CHUNK = 100
WAVER = 0.3
"""The spread of the factors' logarithms."""
STEP = 0.15
"""The longest step of a number in a round, as the logarithm of a factor."""
SURE = 3.0
"""So many times its error a slope is sure."""

Numbers = dict[str, float]
Rows = tuple[list[list[list[float]]], list[list[int]], list[list[float]]]


def played(seed: int, tastes: list[Taste]) -> tuple[list[int], list[float]]:
    """Points and shares of the victory by seat."""
    s: Immortals = options.table(options.checked({"players": PLAYERS}), load())
    position = begin(s, play(s), Fast(seed))
    bots = [Swift(0.0, likes) for likes in tastes]
    chance = Fast(seed + 1)
    while not position.over:
        d = position.pending[0]
        position.apply(0, bots[d.seat].pick(s, d, chance))
    return list(s.vp), [1.0 / len(s.winners) if p in s.winners else 0.0 for p in range(PLAYERS)]


def changed(name: str, value: float, x: float) -> float:
    """A number of a taste after a change."""
    return min(0.99, value * exp(x / 3.0)) if name == "lasts" else value * exp(x)


def moved(base: Numbers, row: Any) -> Numbers:
    return {name: changed(name, base[name], x) for name, x in zip(base, row, strict=True)}


def chunk(base: Numbers, first: int) -> Rows:
    """What was changed, points and victories, by game and seat."""
    found: Rows = ([], [], [])
    luck = random.Random(first)
    for game in range(first, first + CHUNK):
        rows = [[luck.gauss(0.0, WAVER) for _ in base] for _ in range(PLAYERS)]
        vp, won = played(game, [Taste(moved(base, row)) for row in rows])
        found[0].append(rows)
        found[1].append(vp)
        found[2].append(won)
    return found


def beside(table: Any) -> Any:
    """By seat, what it has more than the mean of its game."""
    found = np.array(table, np.float64)
    return (found - found.mean(axis=1, keepdims=True)).reshape(-1, *found.shape[2:])


def slopes(parts: list[Rows]) -> tuple[Any, Any, Any]:
    """What a larger number brings, in points, the error of that, and in victories."""
    x, by_points, by_wins = (beside([row for part in parts for row in part[k]]) for k in range(3))
    spread = np.linalg.inv(x.T @ x)
    found = spread @ x.T @ by_points
    error = np.sqrt(np.diag(spread) * (by_points - x @ found).var() * PLAYERS / (PLAYERS - 1))
    return found, error, spread @ x.T @ by_wins


def climb(given: argparse.Namespace) -> None:
    base = numbers(given.taste)
    names = list(base)
    with ProcessPoolExecutor(given.jobs) as pool:
        for k in range(given.rounds):
            first = given.seed + k * given.games
            starts = range(first, first + given.games, CHUNK)
            found, error, victories = slopes(list(pool.map(chunk, [base] * len(starts), starts)))
            base = moved(base, STEP * np.clip(found / error / SURE, -1.0, 1.0))
            best = sorted(range(len(names)), key=lambda i: -abs(found[i] / error[i]))[:6]
            told = [f"{names[i]} {found[i]:+.2f} +- {error[i]:.2f} ({victories[i]:+.3f})" for i in best]
            print(f"round {k + 1}: {', '.join(told)}", flush=True)
    lines = [f"{name} = {float(f'{value:.3g}')}" for name, value in base.items()]
    if given.out:
        old = given.out.read_text(encoding="utf-8")
        block = re.compile(rf"\[{given.taste}\]\n([a-z0-9]+ = .*\n)+")
        given.out.write_text(block.sub(f"[{given.taste}]\n" + "\n".join(lines) + "\n", old), encoding="utf-8")
    else:
        print("\n".join(lines))


def against(given: argparse.Namespace) -> None:
    both = (taste(given.taste), taste(given.against))
    ways = shared_out(PLAYERS)
    total = 0.0
    for game in range(given.games):
        way = ways[game % len(ways)]
        _, won = played(given.seed + game // len(ways), [both[side] for side in way])
        total += sum(share for share, side in zip(won, way, strict=True) if side == 0)
    share = total / given.games
    error = 1.96 * sqrt(share * (1.0 - share) / given.games)
    print(f"{given.taste} against {given.against}: {share:.3f} +- {error:.3f} of {given.games} games")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--taste", default=SEASONED)
    parser.add_argument("--against", default="")
    parser.add_argument("--out", type=Path, default=None)
    given = parser.parse_args()
    if given.against:
        against(given)
    else:
        climb(given)


if __name__ == "__main__":
    main()
