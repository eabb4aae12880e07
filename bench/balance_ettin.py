"""How even the nations of Ettin are: `python bench/balance_ettin.py [GAMES [FIRST_SEED]]`. Greedy players on all seats.

Prints tables in Markdown. GAMES is the number at four players; two and eight play a quarter of it. Another first seed
gives other line-ups and other cards: the content was tuned on those of seed 0.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from time import process_time

from warcamp.bots import Bot, RandomBot, play_bots
from warcamp.bots.ettin import GreedyBot
from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.ettin import options
from warcamp.games.ettin.content import Content, load
from warcamp.games.ettin.content_schema import NATIONS
from warcamp.games.ettin.rules.play import play
from warcamp.games.ettin.rules.war import standing
from warcamp.games.ettin.state import Ettin, ally
from warcamp.lab.intervals import wilson

PEOPLES = list(NATIONS[:8])


def per_cent(won: float, n: int) -> tuple[float, float, float]:
    """A share with its 95 % interval."""
    low, high = wilson(won, n)
    return 100 * won / n, 100 * low, 100 * high


def game(content: Content, nations: list[str], bots: list[Bot], seed: int) -> Ettin:
    """One game to the end; the table afterwards. Seat 0 has realm 0."""
    s = options.table(options.checked({"players": len(bots), "nations": nations, "first": 0}), content)
    play_bots(begin(s, play(s), Fast(seed)), bots)
    return s


def line_ups(players: int, games: int, first: int = 0) -> Iterator[tuple[list[str], int]]:
    """Nations by seat, and a seed. Every line-up goes once round the table with the same seed; all nations play equally
    often."""
    deal = random.Random(players + first)
    seed = first
    while True:
        row = PEOPLES[:]
        deal.shuffle(row)
        for k in range(0, len(row), players):
            for turn in range(players):
                if games == 0:
                    return
                games -= 1
                yield row[k + turn : k + players] + row[k : k + turn], seed
            seed += 1


def share(s: Ettin, r: int) -> float:
    """The share of the other alliances that the realm's alliance leaves behind; an equal one counts half."""
    mine = standing(s, r)
    theirs = [standing(s, q) for q in range(s.realms) if q not in (r, ally(s, r))]
    return sum([1.0 if mine > other else 0.5 if mine == other else 0.0 for other in theirs]) / len(theirs)


class Tally:
    """The sums over the games of one table."""

    def __init__(self) -> None:
        self.played = dict.fromkeys(PEOPLES, 0)
        self.ahead = dict.fromkeys(PEOPLES, 0.0)
        self.first = dict.fromkeys(PEOPLES, 0.0)
        self.points = dict.fromkeys(PEOPLES, 0)
        self.tokens = dict.fromkeys(PEOPLES, 0)

    def add(self, s: Ettin, nations: list[str]) -> None:
        for r, nation in enumerate(nations):
            self.played[nation] += 1
            self.ahead[nation] += share(s, r)
            self.first[nation] += r in s.winners
            self.points[nation] += s.scores[r]
            self.tokens[nation] += s.tokens[r]


def among_themselves(content: Content, players: int, games: int, first: int) -> Tally:
    tally = Tally()
    for nations, seed in line_ups(players, games, first):
        bots: list[Bot] = [GreedyBot(seed * 8 + k) for k in range(players)]
        tally.add(game(content, nations, bots, seed), nations)
    return tally


def against_random(content: Content, games: int) -> str:
    """An alliance of greedy players against one of random players, each line-up from both sides of the table."""
    won = played = 0
    for nations, seed in line_ups(4, games):
        side = played // 4 % 2
        bots: list[Bot] = [GreedyBot(k) if k // 2 == side else RandomBot(seed * 8 + k) for k in range(4)]
        won += 2 * side in game(content, nations, bots, seed).winners
        played += 1
    return "{:.1f} % ({:.1f} to {:.1f}) of {} games".format(*per_cent(won, played), played)


def table(tally: Tally) -> Iterator[str]:
    yield "| nation | ahead of another alliance | 95 % interval | games | won outright | points | of them tokens |"
    yield "|---|---|---|---|---|---|---|"
    for nation in PEOPLES:
        n = tally.played[nation]
        p, low, high = per_cent(tally.ahead[nation], n)
        outright = 100 * tally.first[nation] / n
        points = f"{tally.points[nation] / n:.1f} | {tally.tokens[nation] / n:.1f}"
        yield f"| {nation} | {p:.1f} % | {low:.1f} to {high:.1f} | {n} | {outright:.1f} % | {points} |"


def main(games: int, first: int) -> None:
    content = load()
    for players, n in ((4, games), (2, games // 4), (8, games // 4)):
        start = process_time()
        tally = among_themselves(content, players, n, first)
        print(f"## {players} players, {n} games, {1000 * (process_time() - start) / n:.0f} ms a game\n")
        print("\n".join(table(tally)) + "\n", flush=True)
    print(f"Greedy allies against random allies, 4 players: {against_random(content, games // 10)}.")


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(*(given + [4000, 0][len(given) :]))
