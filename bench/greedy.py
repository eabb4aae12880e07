"""How well the greedy bot plays: `python bench/greedy.py [GAMES]`. Fixed seeds; prints a table in Markdown."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from itertools import permutations
from time import process_time

from warcamp.bots import Bot, RandomBot, play_bots
from warcamp.bots.clash_of_rage import GreedyBot
from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.state import Clash
from warcamp.lab.intervals import wilson

CLANS = ["bohorg", "steamfield", "godleif", "tomb"]
LAST_ROUND = 25


def share(won: int, n: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(won, n)
    return f"{100 * won / n:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def game(bots: list[Bot], clans: list[str], seed: int, difficulty: str = "easy") -> Clash:
    """One game to the end; the table afterwards."""
    given = {"players": len(bots), "clans": clans, "difficulty": difficulty, "last_round": LAST_ROUND}
    content = CLASH_OF_RAGE.content()
    s = CLASH_OF_RAGE.table(CLASH_OF_RAGE.options(given), content)
    position = begin(s, CLASH_OF_RAGE.main(s), Fast(seed))
    play_bots(position, bots)
    return s


def against_random(n: int) -> str:
    """Pairs of games on the same map and dice seed with the seats changed; clans go round."""
    pairs = list(permutations(CLANS, 2))
    won = rounds = early = 0
    for i in range(n // 2):
        clans = list(pairs[i % len(pairs)])
        for seat in (0, 1):
            bots: list[Bot] = [RandomBot(i), RandomBot(i)]
            bots[seat] = GreedyBot(i)
            s = game(bots, clans, i)
            won += s.winner == seat
            early += s.round < LAST_ROUND
            rounds += s.round
    games = n // 2 * 2
    return f"{games} games, won {share(won, games)}, {rounds / games:.1f} rounds, {games - early} to the last round"


def solo(n: int, difficulty: str) -> str:
    won = rounds = 0
    by_clan = dict.fromkeys(CLANS, 0)
    for i in range(n):
        s = game([GreedyBot(i)], [CLANS[i % 4]], i, difficulty)
        won += s.winner == 0
        by_clan[CLANS[i % 4]] += s.winner == 0
        rounds += s.round
    clans = ", ".join(f"{c} {k}" for c, k in by_clan.items())
    return f"{n} games, won {share(won, n)}, {rounds / n:.1f} rounds; wins: {clans}"


def among_themselves(n: int, seats: int) -> str:
    rounds = last = 0
    wins = dict.fromkeys(CLANS, 0)
    played = dict.fromkeys(CLANS, 0)
    line_ups = list(permutations(CLANS, seats))
    for i in range(n):
        clans = list(line_ups[i % len(line_ups)])
        s = game([GreedyBot(i * 4 + k) for k in range(seats)], clans, i)
        rounds += s.round
        last += s.round == LAST_ROUND
        wins[clans[s.winner]] += 1
        for c in clans:
            played[c] += 1
    shares = ", ".join(f"{c} {wins[c]} of {played[c]}" for c in CLANS)
    return f"{n} games, {rounds / n:.1f} rounds, {last} to the last round; wins: {shares}"


def main(n: int) -> None:
    print("| who | result | CPU ms a game |")
    print("|---|---|---|")
    rows: dict[str, Callable[[], str]] = {"against random, 2 players": partial(against_random, n)}
    for difficulty in ("easy", "medium", "hard", "impossible"):
        rows[f"solo, {difficulty}"] = partial(solo, n, difficulty)
    for seats in (2, 3, 4):
        rows[f"{seats} greedy players"] = partial(among_themselves, n, seats)
    for name, row in rows.items():
        start = process_time()
        text = row()
        print(f"| {name} | {text} | {1000 * (process_time() - start) / n:.0f} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
