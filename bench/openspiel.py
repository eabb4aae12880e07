"""Warcamp's search beside OpenSpiel's (`pip install 'warcamp[envs,openspiel]'`).

    python bench/openspiel.py speed [--rounds N]
    python bench/openspiel.py match GAME [--games N] [--iterations N] [--jobs J] [--last-round N] [--out FILE] [--json]

`speed`: iterations a second of CPU time, one core, both in the same process and in turn. Ours: at four seats, each
iteration a world, up to 20 plies and an evaluation. Theirs: OpenSpiel's Python ISMCTS on its hearts, random rollouts to
the end. Ours is the captain's search, at questions all through a game. Hearts is measured at the first card of a deal,
where a rollout to the end is a whole deal, and beside it over all of a deal, where most of it is played already.

`match`: our bot against OpenSpiel's Python ISMCTS with random rollouts, on our own OpenSpiel game, with the same number
of iterations. Each deal is played twice with the sides changed; in Ettin a side is an alliance of two. With a file the
deals are kept there as they are played, and who stops the match and starts it again goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from warcamp.bots.levels import SENSES, searcher
from warcamp.bots.registry import bot, kinds_of
from warcamp.bots.search import Search
from warcamp.engine import flow
from warcamp.engine.flow import Decision, Position
from warcamp.engine.source import Fast
from warcamp.envs import setting
from warcamp.envs.rollouts import RandomRollouts
from warcamp.envs.spiel import WarcampState
from warcamp.lab.contenders import contender
from warcamp.lab.intervals import wilson

PLIES = 20
UCT = 2.0
"""What OpenSpiel's own test of the bot has."""
BARS = {"clash_of_rage": 5.0, "ettin": 4.0}
SEATS = 4
MOMENTS = 8
ITERATIONS = 200
STOP = 400
"""Decisions of a game from which the positions are taken."""


# ---- speed ----------------------------------------------------------------------------------------------------------
def our_moments(game: str, seed: int) -> list[tuple[Position, Decision]]:
    """Questions worth a thought, spread over a game of greedy players."""
    position = setting(game, {"players": SEATS}).begin(Fast(seed))
    players = [bot(game, "greedy", seed + k) for k in range(SEATS)]
    sense = SENSES[game]()
    found: list[tuple[Position, Decision]] = []
    for _ in range(STOP):
        if position.over:
            break
        d = position.pending[0]
        if len(d.options) > 1 and sense.easy(position.s, d) < 0:
            found.append((position.clone(), d))
        position.apply(0, players[d.seat].pick(position, d.seat, d))
    return spread(found)


def hearts_moments(seed: int) -> list[Any]:
    """States of a deal of hearts in which a player has a choice."""
    chance = random.Random(seed)
    state = pyspiel.load_game("hearts").new_initial_state()
    found: list[Any] = []
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            found.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return spread(found)


def spread(found: list[Any]) -> list[Any]:
    step = max(1, len(found) // MOMENTS)
    return found[::step][:MOMENTS]


def our_speed(game: str, seed: int) -> float:
    moments = our_moments(game, seed)
    searches = [searcher(game, "captain", seed + k) for k in range(len(moments))]
    for search in searches:
        search.iterations, search.seconds, search.plies = ITERATIONS, 0.0, PLIES
    start = process_time()
    for search, (position, d) in zip(searches, moments, strict=True):
        search.think(position, d.seat, d)
    return sum(search.done for search in searches) / (process_time() - start)


def hearts_speed(seed: int, opening: bool = False) -> float:
    """OpenSpiel now and then deals a world of hearts in which somebody cannot move; such a search is left out."""
    game = pyspiel.load_game("hearts")
    chance = np.random.RandomState(seed)
    spent = 0.0
    done = 0
    moments = hearts_moments(seed)
    for state in moments[:1] * MOMENTS if opening else moments:
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        search = ismcts.ISMCTSBot(game, evaluator, UCT, ITERATIONS, random_state=chance)
        start = process_time()
        try:
            search.run_search(state)
        except ValueError:
            continue
        spent += process_time() - start
        done += ITERATIONS
    return done / spent


def speed(rounds: int, seed: int) -> dict[str, Any]:
    """Medians over the rounds: iterations a second, and ratios within a round."""
    rows: list[dict[str, float]] = []
    for k in range(rounds):
        row = {"hearts": hearts_speed(seed + k, opening=True), "hearts_whole_deal": hearts_speed(seed + k)}
        row |= {game: our_speed(game, seed + k) for game in BARS}
        rows.append(row)
    out: dict[str, Any] = {"compiled": flow.__file__.endswith((".so", ".pyd")), "rounds": rounds}
    out["iterations_per_second"] = {key: round(median([row[key] for row in rows])) for key in rows[0]}
    for game, bar in BARS.items():
        whole = median([row[game] / row["hearts_whole_deal"] for row in rows])
        ratio = median([row[game] / row["hearts"] for row in rows])
        out[game] = {"ratio": round(ratio, 2), "to_whole_deal": round(whole, 2), "bar": bar, "passed": ratio >= bar}
    return out


# ---- match ----------------------------------------------------------------------------------------------------------
def ours(game: str, name: str, iterations: int, seed: int) -> Any:
    """A bot of the registry with so many iterations, or `search`: the plain search with the game's sense."""
    if name == "search":
        return Search(SENSES[game](), seed, iterations=iterations)
    return contender(game, f"{name}:iterations={iterations}", seed)


def own_iterations(game: str, name: str) -> int:
    """The budget of a bot of the registry."""
    found = int(getattr(bot(game, name, 0), "iterations", 0)) if name in kinds_of(game) else 0
    if not found:
        sys.exit(f"{name} has no number of iterations: give --iterations")
    return found


def sides(state: WarcampState) -> list[int]:
    """The side of each seat, 0 or 1: seats that win together are one side."""
    s = state.play.position.s
    if state.play.setting.game.name == "ettin":
        half = s.realms // 2
        return [s.controller.index(seat) // half for seat in range(s.seats)]
    return [seat % 2 for seat in range(s.seats)]


def played(text: str, name: str, iterations: int, seed: int, ours_is: int) -> float:
    """One match; gives 1 if our side has won, 0.5 if both have or neither."""
    game = pyspiel.load_game(text)
    state: WarcampState = game.new_initial_state()
    chance = random.Random(seed)
    seats: dict[int, Callable[[WarcampState], int]] = {}
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, chances)[0])
            continue
        if not seats:
            side = sides(state)
            for seat in range(state.num_players()):
                own = 100 * seed + seat
                if side[seat] == ours_is:
                    seats[seat] = answer_of(ours(state.play.setting.game.name, name, iterations, own))
                else:
                    theirs = ismcts.ISMCTSBot(
                        game, RandomRollouts(own), UCT, iterations, random_state=np.random.RandomState(own)
                    )
                    seats[seat] = theirs.step
        legal = state.legal_actions()
        state.apply_action(seats[state.current_player()](state) if len(legal) > 1 else legal[0])
    returns = state.returns()
    won = {side[seat] for seat in seats if returns[seat] > 0}
    return 0.5 if len(won) != 1 else float(won == {ours_is})


def answer_of(player: Any) -> Callable[[WarcampState], int]:
    """One of our bots as OpenSpiel asks: a state in, an action out."""

    def step(state: WarcampState) -> int:
        position = state.play.position
        d = position.pending[0]
        return state.play.setting.actions.action(position.s, d, player.pick(position, d.seat, d))

    return step


def deal(text: str, name: str, iterations: int, seed: int) -> list[float]:
    """Both matches of a deal."""
    return [played(text, name, iterations, seed, side) for side in (0, 1)]


def match(text: str, name: str, iterations: int, seeds: list[int], jobs: int) -> Iterator[list[float]]:
    one = partial(deal, text, name, iterations)
    if jobs <= 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, seeds)


def kept(path: Path | None, what: str) -> dict[int, list[float]]:
    """The deals of a file, by seed; another match's file is refused."""
    if path is None or not path.exists():
        return {}
    found: dict[int, list[float]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if row["match"] != what:
            sys.exit(f"{path} holds another match: {row['match']}")
        found[row["seed"]] = row["won"]
    return found


def told(given: argparse.Namespace) -> dict[str, Any]:
    """Play what is missing of a match; the whole of it."""
    iterations = given.iterations or own_iterations(given.game, given.bot)
    text = f"warcamp_{given.game}(players={given.players or (2 if given.game == 'clash_of_rage' else 4)}"
    text += f",last_round={given.last_round})" if given.game == "clash_of_rage" else ")"
    what = f"{given.bot}, {iterations} iterations, {text}"
    seeds = range(given.seed, given.seed + (given.games + 1) // 2)
    known = kept(given.out, what)
    done = {seed: known[seed] for seed in seeds if seed in known}
    missing = [seed for seed in seeds if seed not in done]
    for seed, pair in zip(missing, match(text, given.bot, iterations, missing, given.jobs), strict=True):
        done[seed] = pair
        if given.out:
            with given.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"match": what, "seed": seed, "won": pair}) + "\n")
        print(f"{2 * len(done)} games, won {sum(map(sum, done.values()))}", file=sys.stderr, flush=True)
    won, n = sum(map(sum, done.values())), 2 * len(done)
    low, high = wilson(won, n)
    words = [a for k, a in enumerate(sys.argv[1:]) if a not in ("--json", "--out") and sys.argv[k] != "--out"]
    return {
        "bot": given.bot,
        "game": text,
        "iterations": iterations,
        "games": n,
        "share": won / n,
        "low": low,
        "high": high,
        "command": " ".join(["python bench/openspiel.py", *words]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    fast = commands.add_parser("speed")
    fast.add_argument("--rounds", type=int, default=7)
    fight = commands.add_parser("match")
    fight.add_argument("game", choices=sorted(BARS))
    fight.add_argument("--bot", default="captain", help="a bot of the registry, or search")
    fight.add_argument("--games", type=int, default=200)
    fight.add_argument("--iterations", type=int, default=0, help="of both; without it those of the bot's level")
    fight.add_argument("--last-round", type=int, default=20)
    fight.add_argument("--players", type=int, default=0)
    fight.add_argument("--jobs", type=int, default=1)
    fight.add_argument("--out", type=Path, default=None, help="where the deals are kept")
    fight.add_argument("--json", action="store_true")
    for command in (fast, fight):
        command.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.command == "speed":
        print(json.dumps(speed(given.rounds, given.seed), indent=2))
        return
    found = told(given)
    if given.json:
        print(json.dumps(found, indent=2))
        return
    share, low, high = (f"{100 * found[k]:.1f}" for k in ("share", "low", "high"))
    print(f"{found['bot']} against OpenSpiel's ISMCTS, {found['iterations']} iterations each, {found['game']}:")
    print(f"{found['games']} games, won {share} % ({low} to {high})")
    print("command: " + found["command"])


if __name__ == "__main__":
    main()
