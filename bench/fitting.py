"""What the fits of evaluations share: samples, weights by stage, their test, and the file they are written to.

A sample has parts (realms, seats), each at a stage and with its features; the sums of the parts are added up by side
(alliances, seats), and the softmax of the sides foretells who wins.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

SHRINK = 3e-4
PARTS = ("stages", "rows", "goals", "clear", "games", "sides")


class Data:
    """Samples, with the side that each part's sum is added to; -1 where there is no such part."""

    def __init__(self, stages: Any, rows: Any, goals: Any, sides: Any) -> None:
        self.stages, self.rows, self.goals, self.sides = stages, rows, goals, sides
        self.many = goals.shape[1]
        self.into = np.where(sides < 0, self.many, sides)
        """Parts that are not there go to a side beyond the last."""
        self.empty = np.arange(self.many)[None, :] > sides.max(axis=1)[:, None]

    def shares(self, weights: Any) -> Any:
        sums = (weights[self.stages] * self.rows).sum(axis=2)
        scores = np.zeros((len(sums), self.many + 1), np.float32)
        for part in range(sums.shape[1]):
            scores[np.arange(len(sums)), self.into[:, part]] += sums[:, part]
        scores = scores[:, : self.many]
        scores[self.empty] = -1e9
        scores -= scores.max(axis=1, keepdims=True)
        shares = np.exp(scores)
        return shares / shares.sum(axis=1, keepdims=True)

    def loss(self, weights: Any) -> float:
        return float(-(self.goals * np.log(self.shares(weights) + 1e-9)).sum(axis=1).mean())

    def slope(self, weights: Any) -> Any:
        off = np.concatenate([self.shares(weights) - self.goals, np.zeros((len(self.goals), 1), np.float32)], axis=1)
        by_part = np.take_along_axis(off, self.into, axis=1)
        out = np.zeros_like(weights)
        for part in range(self.rows.shape[1]):
            each = by_part[:, part : part + 1] * self.rows[:, part]
            for row in range(len(weights)):
                out[row] += each[self.stages[:, part] == row].sum(axis=0)
        return out / len(self.goals)

    def part(self, which: Any) -> Data:
        return Data(self.stages[which], self.rows[which], self.goals[which], self.sides[which])


def fit(data: Data, mask: Any, steps: int, scale: Any) -> Any:
    """Adam over random batches with features brought to one scale; small weights are preferred."""
    weights = np.zeros_like(mask)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    luck = np.random.default_rng(1)
    scaled = Data(data.stages, data.rows / scale, data.goals, data.sides)
    for step in range(1, steps + 1):
        batch = scaled.part(luck.integers(0, len(data.goals), 8192))
        slope = (batch.slope(weights) + SHRINK * weights) * mask
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        rate = 0.05 * (1.0 - step / (steps + 1)) + 0.001
        weights -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    return weights / scale


def stretched(data: Data, weights: Any) -> Any:
    """Each row longer or shorter, so that it foretells victories best where it is the first part's."""
    out = weights.copy()
    for row in range(len(weights)):
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


def gather(chunk: Callable[[int], tuple[Any, ...]], size: int, given: argparse.Namespace) -> list[Any]:
    """The samples of all games, a chunk of so many games at a time, or those of the cache."""
    if given.cache and given.cache.exists():
        found = np.load(given.cache)
        return [found[k] for k in PARTS]
    with ProcessPoolExecutor(given.jobs) as pool:
        chunks = list(pool.map(chunk, range(given.seed, given.seed + given.games, size)))
    parts = [np.concatenate([c[k] for c in chunks]) for k in range(len(PARTS))]
    if given.cache:
        np.savez(given.cache, **dict(zip(PARTS, parts, strict=True)))
    return parts


def arguments(games: int) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--cache", type=Path, default=None)
    return parser.parse_args()


def fit_and_tell(
    parts: list[Any], test_game: Any, keys: Sequence[str], names: Sequence[str], plain: list[int], title: str
) -> None:
    """Fit to how clearly games were won, stretch to who won, test on other games beside the plain features alone;
    print it all, and write the weights where that is asked."""
    given = arguments(0)
    stages, rows, goals, clear, games, sides = parts
    data, clearly = Data(stages, rows, goals, sides), Data(stages, rows, clear, sides)
    train, test = data.part(~test_game), data.part(test_game)
    scale = np.sqrt((rows.astype(np.float64) ** 2).mean(axis=(0, 1))).astype(np.float32) + 1e-3
    everything = np.ones((len(keys), len(names)), np.float32)
    only = np.zeros_like(everything)
    only[:, plain] = 1.0
    learnt = clearly.part(~test_game)
    weights = stretched(train, fit(learnt, everything, given.steps, scale))
    simple = stretched(train, fit(learnt, only, given.steps, scale))
    report = [
        f"{len(set(games.tolist()))} games, {len(train.goals)} positions to learn from, "
        f"{len(test.goals)} of other games to test",
        f"log-loss: {test.loss(weights):.4f} (learnt from: {train.loss(weights):.4f}); "
        f"{' and '.join(names[k] for k in plain)} alone: {test.loss(simple):.4f}",
        f"foretold:came true, first side: {calibration(test, weights)}",
    ]
    for row, key in enumerate(keys):
        here = stages[test_game][:, 0] == row
        if here.sum():
            each = test.part(here)
            print(f"{key}: {here.sum()} {each.loss(weights):.4f} plain {each.loss(simple):.4f}")
    print("\n".join(report))
    if given.out:
        words = [a for a in sys.argv[1:] if not a.startswith("--cache")]
        command = " ".join([f"python bench/{Path(sys.argv[0]).name}", *words])
        write(given.out, weights, [title, f"  {command}", *report], keys, names)


def write(path: Path, weights: Any, head: list[str], keys: Sequence[str], names: Sequence[str]) -> None:
    lines = [f"# {line}" for line in head]
    lines += ["", f"features = [{', '.join(repr(name) for name in names)}]".replace("'", '"'), "", "[weights]"]
    lines += [f'"{key}" = [{", ".join(f"{x:.4f}" for x in row)}]' for key, row in zip(keys, weights, strict=True)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
