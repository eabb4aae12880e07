"""How the numbers of a quick player of Immortals (`taste.toml`) should change.

`python bench/tune_immortals.py [--games N] [--seed S] [--taste NAME] [--waver W]` plays N games of four quick players
without noise. Each has a taste of its own: every number of the named one times a random factor. It prints by how much a
player does better than the others of its table, in points and in victories, when a number grows by the factor e, with
the error of that, the surest first. Numbers are then changed a little in that direction, and it is run again.

`--against NAME` measures instead what share of the victories two players of the taste have against two of the other.
"""

from __future__ import annotations

import argparse
import random
from math import exp, sqrt
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


def slopes(given: argparse.Namespace) -> None:
    base = numbers(given.taste)
    luck = random.Random(given.seed)
    moves: list[list[list[float]]] = []
    points: list[list[int]] = []
    wins: list[list[float]] = []
    for game in range(given.games):
        rows = [[luck.gauss(0.0, given.waver) for _ in base] for _ in range(PLAYERS)]
        tastes = [
            Taste({name: changed(name, base[name], x) for name, x in zip(base, row, strict=True)}) for row in rows
        ]
        vp, won = played(given.seed + game, tastes)
        moves.append(rows)
        points.append(vp)
        wins.append(won)
    x, by_points, by_wins = beside(moves), beside(points), beside(wins)
    spread = np.linalg.inv(x.T @ x)
    found, victories = spread @ x.T @ by_points, spread @ x.T @ by_wins
    error = np.sqrt(np.diag(spread) * (by_points - x @ found).var() * PLAYERS / (PLAYERS - 1))
    names = list(base)
    for k in np.argsort(-abs(found / error)):
        print(f"{names[k]:9s} points {found[k]:6.2f} +- {error[k]:.2f}  victories {victories[k]:.3f}")


def beside(table: Any) -> Any:
    """By seat, what it has more than the mean of its game."""
    found = np.array(table, np.float64)
    return (found - found.mean(axis=1, keepdims=True)).reshape(-1, *found.shape[2:])


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
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--taste", default=SEASONED)
    parser.add_argument("--waver", type=float, default=0.4)
    parser.add_argument("--against", default="")
    given = parser.parse_args()
    if given.against:
        against(given)
    else:
        slopes(given)


if __name__ == "__main__":
    main()
