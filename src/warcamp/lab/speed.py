"""How fast Warcamp is, as ratios to something run beside it: CPU time, one core, median of several rounds.

The reference is catanatron with random players at four seats (`pip install 'warcamp[bench]'`); it is only measured
against, never used. Every round measures ours and the reference in turn, so that a busy machine hurts both alike.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from warcamp.bots import playout
from warcamp.engine import flow, snapshot, storage
from warcamp.engine.flow import Position, begin
from warcamp.engine.game import Game
from warcamp.engine.match import Match
from warcamp.engine.source import Fast, key_of_seed
from warcamp.engine.view import determinise
from warcamp.games.clash_of_rage.content import Content
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.ettin.game import ETTIN
from warcamp.games.immortals.game import IMMORTALS

ROUNDS = 7
OPTIONS: dict[str, Any] = {"players": 4, "clans": "random", "last_round": 25}
MODE = "compiled" if flow.__file__.endswith((".so", ".pyd")) else "pure"


@dataclass
class Row:
    """One measurement. `ratio` is what the bar is about; `reference` is what it was measured against."""

    name: str
    mode: str
    value: float
    unit: str
    reference: float | None
    ratio: float | None
    bar: str
    holds: bool | None


def row(name: str, value: float, unit: str, reference: float | None, ratio: float | None, bar: str) -> Row:
    """A row whose bar reads like `>= 3.5` or `<= 40`."""
    sign, limit = bar.split()
    holds = None
    if ratio is not None:
        holds = ratio >= float(limit) if sign == ">=" else ratio <= float(limit)
    return Row(
        name, MODE, round(value, 3), unit, reference and round(reference, 3), ratio and round(ratio, 2), bar, holds
    )


def cpu(work: Callable[[], int]) -> float:
    """CPU seconds a unit of work; the work says how many units it did."""
    start = time.process_time()
    n = work()
    return (time.process_time() - start) / n


def table(content: Content, seed: int) -> Position:
    s = CLASH_OF_RAGE.table(CLASH_OF_RAGE.options(OPTIONS), content)
    return begin(s, CLASH_OF_RAGE.main(s), Fast(seed))


def midgames(content: Content, n: int = 24) -> list[Position]:
    """Positions in the middle of random games."""
    out: list[Position] = []
    seed = 0
    while len(out) < n:
        position = table(content, seed)
        playout(position, random.Random(seed), 200 + 53 * (seed % 9))
        if not position.over:
            out.append(position)
        seed += 1
    return out


def ours(content: Content) -> Callable[[], int]:
    def games() -> int:
        choices = random.Random(1)
        return sum(playout(table(content, seed), choices) for seed in range(12))

    return games


def reference() -> tuple[Callable[[], int], Callable[[], int]] | None:
    """Catanatron's random game and its copy in mid-game, if it is installed."""
    try:
        catan: Any = importlib.import_module("catanatron")
    except ImportError:
        return None
    colours = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE)

    def new(seed: int) -> Any:
        return catan.Game([catan.RandomPlayer(c) for c in colours], seed=seed)

    def games() -> int:
        n = 0
        for seed in range(3):
            game = new(seed)
            game.play()
            n += len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)
        return n

    started = []
    for seed in range(12):
        game = new(seed)
        for _ in range(120 + 25 * seed):
            game.play_tick()
        started.append(game)

    def copies() -> int:
        for game in started:
            for _ in range(25):
                game.copy()
        return 25 * len(started)

    return games, copies


def compare(rounds: int, *works: Callable[[], int]) -> list[list[float]]:
    """The cost of each work, round by round, side by side."""
    for work in works:
        work()
    gc.collect()
    gc.freeze()
    return [[cpu(work) for work in works] for _ in range(rounds)]


def measure(rounds: int = ROUNDS) -> list[Row]:
    """All rows of the mode that runs."""
    content = CLASH_OF_RAGE.content()
    middle = midgames(content)
    other = reference()
    compiled = MODE == "compiled"

    def clones() -> int:
        for p in middle:
            for _ in range(20):
                p.clone()
        return 20 * len(middle)

    def worlds() -> int:
        chance = Fast(1)
        for p in middle:
            for _ in range(10):
                determinise(p, 0, chance)
        return 10 * len(middle)

    if other:
        costs = compare(rounds, ours(content), other[0], clones, other[1], worlds)
    else:
        costs = [[a, 0.0, b, 0.0, c] for a, b, c in compare(rounds, ours(content), clones, worlds)]
    mid = [median([c[i] for c in costs]) for i in range(5)]
    ratio = [
        median([c[1] / c[0] for c in costs]),
        median([c[3] / c[2] for c in costs]),
        median([c[4] / c[2] for c in costs]),
    ]
    rows = [
        row("random play, 4 seats: decisions over catanatron's actions", 1 / mid[0], "decisions/s",
            1 / mid[1] if other else None, ratio[0] if other else None, ">= 25" if compiled else ">= 3.5"),
        row("clone in mid-game, 4 seats: catanatron's copy over ours", mid[2] * 1e6, "us",
            mid[3] * 1e6 if other else None, ratio[1] if other else None, ">= 8" if compiled else ">= 3"),
        row("determinise, over our own clone", mid[4] * 1e6, "us",
            mid[2] * 1e6, ratio[2], "<= 6" if compiled else "<= 10"),
    ]  # fmt: skip
    rows += undo_row(rounds) + size_rows(middle)
    for it in OTHERS:
        rows += rows_beside(it, rounds, other)
    return rows


@dataclass(frozen=True)
class Beside:
    """A game whose random play at 4 seats and whose clone are measured beside catanatron's, with its bars, pure and
    compiled."""

    game: Game
    options: dict[str, Any]
    cloned: int
    """Seats of the tables that are cloned."""
    play_bars: tuple[str, str]
    clone_bars: tuple[str, str]


OTHERS = (
    Beside(ETTIN, {"nations": "random"}, 8, (">= 3", ">= 20"), (">= 1.2", ">= 3")),
    Beside(IMMORTALS, {}, 4, (">= 3", ">= 20"), (">= 3", ">= 8")),
)


def rows_beside(it: Beside, rounds: int, other: tuple[Callable[[], int], Callable[[], int]] | None) -> list[Row]:
    """Random play of a game at 4 seats, and its clone, both beside catanatron at 4."""
    game = it.game
    content = game.content()
    compiled = MODE == "compiled"

    def start(players: int, seed: int) -> Position:
        s = game.table(game.options({**it.options, "players": players}), content)
        return begin(s, game.main(s), Fast(seed))

    def games() -> int:
        choices = random.Random(1)
        return sum(playout(start(4, seed), choices) for seed in range(60))

    middle = [start(it.cloned, seed) for seed in range(12)]
    for seed, position in enumerate(middle):
        playout(position, random.Random(seed), 120 + 25 * seed)

    def clones() -> int:
        for p in middle:
            for _ in range(20):
                p.clone()
        return 20 * len(middle)

    if other:
        costs = compare(rounds, games, other[0], clones, other[1])
    else:
        costs = [[a, 0.0, b, 0.0] for a, b in compare(rounds, games, clones)]
    mid = [median([c[i] for c in costs]) for i in range(4)]
    ratio = [median([c[i + 1] / c[i] for c in costs]) for i in (0, 2)]
    return [
        row(f"{game.title}, random play, 4 seats: decisions over catanatron's actions", 1 / mid[0], "decisions/s",
            1 / mid[1] if other else None, ratio[0] if other else None, it.play_bars[compiled]),
        row(f"{game.title}, clone in mid-game, {it.cloned} seats: catanatron's copy at 4 over ours", mid[2] * 1e6, "us",
            mid[3] * 1e6 if other else None, ratio[1] if other else None, it.clone_bars[compiled]),
    ]  # fmt: skip


def undo_row(rounds: int) -> list[Row]:
    """Undo of one action over one action, in the middle of a match."""
    match = Match(CLASH_OF_RAGE, OPTIONS, key_of_seed("bench"))
    choices = random.Random(1)
    everyone = range(4)

    def act(n: int) -> None:
        for _ in range(n):
            d = choices.choice(match.pending)
            match.choose(d, choices.choice(d.options))

    act(150)
    ratios, costs, undos = [], [], []
    for _ in range(rounds):
        spent = 0.0
        done = 0.0
        for _ in range(40):
            start = time.process_time()
            act(1)
            middle = time.process_time()
            match.undo(len(match.entries) - 1, 0, everyone)
            spent += middle - start
            done += time.process_time() - middle
            act(1)
        costs.append(spent / 40)
        undos.append(done / 40)
        ratios.append(done / spent)
    return [
        row(
            "undo of one action, over one action",
            median(undos) * 1e6,
            "us",
            median(costs) * 1e6,
            median(ratios),
            "<= 40",
        )
    ]


def size_rows(middle: list[Position]) -> list[Row]:
    """Bytes of a stored action over whole random games, and of a snapshot."""
    sizes = []
    for seed in range(5):
        match = Match(CLASH_OF_RAGE, OPTIONS, key_of_seed(f"size {seed}"))
        choices = random.Random(seed)
        while not match.over:
            d = choices.choice(match.pending)
            match.choose(d, choices.choice(d.options))
        sizes.append(len(storage.save(match).encode()) / (len(match.entries) - 1))
    largest = max(len(json.dumps(snapshot.dump(p), separators=(",", ":"))) for p in middle)
    return [
        row("stored action, whole random 4-seat game", median(sizes), "bytes", None, median(sizes), "<= 40"),
        row("snapshot, 4 seats, the largest", largest, "bytes", None, largest, "<= 8192"),
    ]


def main() -> None:
    """Print the rows of this mode as JSON: `python -m warcamp.lab.speed`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    json.dump([asdict(r) for r in measure(parser.parse_args().rounds)], sys.stdout)


if __name__ == "__main__":
    main()
