"""How strong the bots are: `python bench/strength.py [--only WORD] [--tell] [--jobs J] [--kept FOLDER]`.

Writes docs/strength.md. Every table is a contest of `warcamp arena`, whose games are kept in the folder as they are
played: who stops this and starts it again goes on where it stopped, and a contest that is whole is only told again.
Beside them there are the matches against OpenSpiel's search and the iterations a second beside it, by
`bench/openspiel.py` (`pip install 'warcamp[envs,openspiel]'`).
Contests without games are left out of the page, so that it never says more than was played; with `--tell` nothing is
played, and what was begun is told as far as it got. Meant for the compiled build, one contest after the other on a
machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from warcamp.lab.rating import Pair, Tally, ratings
from warcamp.lab.stakes import stakes_of

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "strength.md"
START = "import sys; sys.argv[0] = 'warcamp'; from warcamp.cli import main; sys.exit(main())"
INTERRUPTED = 130
RATED = ("warlord", "captain", "soldier", "apprentice", "greedy")


@dataclass(frozen=True)
class Contest:
    """Bots against each other; `bar` is the share that the first one is to win of the second, 0 for none."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    bar: float = 0.0
    players: int = 2
    options: tuple[str, ...] = ()
    mirror: int = 0

    def words(self) -> list[str]:
        found = ["arena", self.game, "--bots", ",".join(self.bots), "--games", str(self.games), "--seed", "1"]
        found += ["--players", str(self.players), "--mirror", str(self.mirror)]
        return found + [word for option in self.options for word in ("--option", option)]


def ladder(game: str, players: int, warlord_games: int) -> list[Contest]:
    """Neighbours on the ladder against each other, with the bars between them."""
    return [
        Contest(f"{game}-greedy-random", game, ("greedy", "random"), 400, 0.95, players),
        Contest(f"{game}-captain-greedy", game, ("captain", "greedy"), 400, 0.75, players, mirror=100),
        Contest(f"{game}-warlord-captain", game, ("warlord", "captain"), warlord_games, 0.6, players),
        Contest(f"{game}-levels", game, ("captain", "soldier", "apprentice", "greedy"), 100, 0.0, players),
        Contest(f"{game}-cheating", game, ("captain:cheats=1", "captain"), 200, 0.0, players),
    ]


CONTESTS = [
    *ladder("clash-of-rage", 2, 306),
    Contest("clash-of-rage-solo-easy", "clash-of-rage", ("greedy", "captain"), 400, 0.6, 1, ("difficulty=easy",)),
    *ladder("ettin", 4, 400),
    *ladder("immortals", 4, 200),
]

MATCHES = {
    "openspiel-clash": ("clash_of_rage", 60),
    "openspiel-ettin": ("ettin", 50),
}
"""Against OpenSpiel's search: the game, and the iterations of both."""
MATCH_GAMES = 200
MATCH_BAR = 0.65
SPEED = "openspiel-speed"


def bench(words: list[str]) -> dict[str, Any]:
    """What `bench/openspiel.py` has to say."""
    done = subprocess.run(
        [sys.executable, "-P", str(ROOT / "bench" / "openspiel.py"), *words],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def match(name: str, kept: Path, jobs: int, games: int = MATCH_GAMES) -> dict[str, Any]:
    """The match's result, after what is missing of it was played."""
    game, iterations = MATCHES[name]
    words = ["match", game, "--iterations", str(iterations), "--games", str(games)]
    return bench([*words, "--jobs", str(jobs), "--json", "--out", str(kept / f"{name}.jsonl")])


def deals_of(file: Path) -> int:
    """How many deals of a match against OpenSpiel's search were played."""
    return len(file.read_text(encoding="utf-8").splitlines())


def as_played(contest: Contest, kept: Path) -> Contest:
    """The contest cut to the games that every pair of its bots has played, both of each deal."""
    file = kept / f"{contest.name}.jsonl"
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    if contest.players == 1:
        counts = Counter(row["bots"][0] for row in rows)
        return replace(contest, games=min(counts[bot] for bot in contest.bots))
    pairs = Counter(" ".join(sorted(row["id"].split()[:2])) for row in rows if len(set(row["id"].split()[:2])) == 2)
    least = min((pairs[" ".join(sorted(pair))] for pair in combinations(contest.bots, 2)), default=0)
    return replace(contest, games=min(contest.games, least - least % 2), mirror=min(contest.mirror, least - least % 2))


def speed(kept: Path) -> dict[str, Any]:
    """Iterations a second beside OpenSpiel; measured once, then told again."""
    file = kept / f"{SPEED}.json"
    if not file.exists():
        file.write_text(json.dumps(bench(["speed", "--rounds", "7"]), indent=2) + "\n", encoding="utf-8")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def play(contest: Contest, kept: Path, jobs: int) -> dict[str, Any] | None:
    """The contest's results, after what is missing of it was played; None if somebody stopped it before its first
    game."""
    file = kept / f"{contest.name}.jsonl"
    words = [*contest.words(), "--json", "--jobs", str(jobs), "--out", str(file)]
    words += ["--continue"] if file.exists() else []
    done = subprocess.run([sys.executable, "-P", "-c", START, *words], stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode not in (0, INTERRUPTED):
        sys.exit(f"{contest.name}: warcamp arena gave {done.returncode}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found if found["games"] else None


def told(contest: Contest, kept: Path) -> dict[str, Any] | None:
    """The results of what was played so far. They are kept beside the games: who changes a game later can still tell
    what was found under its rules of then."""
    games, file = kept / f"{contest.name}.jsonl", kept / f"{contest.name}.json"
    if not games.exists():
        return None
    if not file.exists() or file.stat().st_mtime < games.stat().st_mtime:
        cut = as_played(contest, kept)
        found = play(cut, kept, 1) if cut.games else None
        if found is None:
            return None
        with games.open(encoding="utf-8") as lines:
            found["rules"] = json.loads(next(lines))["what"]["rules"]
        file.write_text(json.dumps(found) + "\n", encoding="utf-8")
    kept_found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return kept_found


def per_cent(share: float) -> str:
    return f"{100 * share:.1f} %"


def pair_rows(contest: Contest, found: dict[str, Any]) -> list[str]:
    rows = []
    for row in [*found["pairs"], *found["alone"]]:
        against = row["b"] or "the Elves"
        bar = per_cent(contest.bar) if contest.bar else ""
        holds = ("yes" if row["share"] >= contest.bar else "**no**") if contest.bar else ""
        share = f"{per_cent(row['share'])} | {per_cent(row['low'])} to {per_cent(row['high'])}"
        rows.append(f"| {row['a']} | {against} | {row['games']} | {share} | {bar} | {holds} |")
    return rows


def rated(game: str, contests: list[Contest], kept: Path) -> list[str]:
    """The ratings of the levels, from all games that they played against each other and against greedy."""
    seen: defaultdict[tuple[str, str], dict[Pair, Tally]] = defaultdict(dict)
    for contest in contests:
        if contest.game == game and contest.players > 1 and set(contest.bots) <= set(RATED):
            teams = stakes_of(game.replace("-", "_")).teams(contest.players)
            for row in map(json.loads, (kept / f"{contest.name}.jsonl").read_text(encoding="utf-8").splitlines()[1:]):
                a, b, deal, _ = row["id"].split()
                if a != b:
                    mine = sum(won for won, seats in zip(row["won"], teams, strict=True) if row["bots"][seats[0]] == a)
                    won, n = seen[contest.name, deal].get((a, b), (0.0, 0.0))
                    seen[contest.name, deal][a, b] = (won + mine, n + 1)
    deals = list(seen.values())
    played = {bot for deal in deals for pair in deal for bot in pair}
    bots = [bot for bot in RATED if bot in played]
    if len(bots) < len(RATED):
        return []
    found = sorted(ratings(deals, bots).items(), key=lambda one: -one[1][0])
    out = ["| level | Elo | 95 % interval |", "|---|---|---|"]
    out += [f"| {bot} | {elo:+.0f} | {low:+.0f} to {high:+.0f} |" for bot, (elo, (low, high)) in found]
    return [*out, "", f"From {sum(len(deal) for deal in deals)} deals below, greedy has 0.", ""]


def written(results: list[tuple[Contest, dict[str, Any]]], kept: Path) -> str:
    """The page."""
    out = [
        "# How strong the bots are",
        "",
        "Made by `python bench/strength.py` out of games that were really played; every table can be had again with",
        "the command under it and the version of the rules that it names. Deals are paired: each is played again with",
        "the sides changed. Intervals are 95 % (Wilson). In Ettin a side is an alliance of two. No clock was looked",
        "at: a level is worth its iterations.",
        "",
    ]
    for game in dict.fromkeys(contest.game for contest, _ in results):
        out += [f"## {game}", "", *rated(game, [contest for contest, _ in results], kept)]
        for contest, found in results:
            if contest.game == game:
                out += [
                    "| bot | against | games | share | 95 % interval | bar | holds |",
                    "|---|---|---|---|---|---|---|",
                ]
                out += pair_rows(contest, found)
                out += [""]
                out += ["| bot | decisions | CPU time, median | 99 % |", "|---|---|---|---|"]
                out += [
                    f"| {row['bot']} | {row['decisions']} | {ms(row['median'])} | {ms(row['p99'])} |"
                    for row in found["pace"]
                ]
                out += ["", f"{found['mode']}, rules version {found['rules']}: `{found['command']}`", ""]
    return "\n".join(out)


def beside_openspiel(kept: Path) -> list[str]:
    """The part of the page about OpenSpiel's search, as far as something was played."""
    out: list[str] = []
    files = {name: kept / f"{name}.jsonl" for name in MATCHES}
    played = [match(name, kept, 1, 2 * deals_of(file)) for name, file in files.items() if file.exists()]
    if played:
        out += [
            "## Against OpenSpiel's search",
            "",
            "The captain's search against OpenSpiel's ISMCTS bot with random rollouts, on our own OpenSpiel games,",
            "with the same number of iterations for both. Each deal is played twice with the sides changed.",
            "",
            "| game | iterations | games | share of the captain | 95 % interval | bar | holds |",
            "|---|---|---|---|---|---|---|",
        ]
        for row in played:
            share = f"{per_cent(row['share'])} | {per_cent(row['low'])} to {per_cent(row['high'])}"
            bar = f"{per_cent(MATCH_BAR)} | {'yes' if row['share'] >= MATCH_BAR else '**no**'}"
            out.append(f"| `{row['game']}` | {row['iterations']} | {row['games']} | {share} | {bar} |")
        out += ["", *[f"`{row['command']}`\n" for row in played]]
    if (kept / f"{SPEED}.json").exists():
        found = speed(kept)
        rates = found["iterations_per_second"]
        mode = "compiled" if found["compiled"] else "pure Python"
        out += [
            "## Iterations a second beside OpenSpiel's search",
            "",
            "One core, four seats, 20 plies and an evaluation in ours; its hearts from the first card of a deal with",
            f"random rollouts to the end in theirs. Medians of {found['rounds']} rounds, {mode}.",
            "",
            "| | iterations a second | beside hearts | beside hearts all through a deal | bar | holds |",
            "|---|---|---|---|---|---|",
            f"| OpenSpiel, hearts | {rates['hearts']} | 1 | | | |",
        ]
        for game in ("clash_of_rage", "ettin"):
            row = found[game]
            holds = "yes" if row["passed"] else "**no**"
            out.append(f"| {game} | {rates[game]} | {row['ratio']} | {row['to_whole_deal']} | {row['bar']} | {holds} |")
        out += ["", f"`python bench/openspiel.py speed --rounds {found['rounds']}`", ""]
    return out


def ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="contests whose name has this word")
    parser.add_argument("--tell", action="store_true", help="play nothing, only write the page")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "strength", help="where the games are kept")
    given = parser.parse_args()
    given.kept.mkdir(parents=True, exist_ok=True)
    if not given.tell:
        for contest in CONTESTS:
            if given.only in contest.name:
                print(contest.name, file=sys.stderr, flush=True)
                play(contest, given.kept, given.jobs)
        for name in MATCHES:
            if given.only in name:
                match(name, given.kept, given.jobs)
        if given.only in SPEED:
            speed(given.kept)
    results = []
    for contest in CONTESTS:
        found = told(contest, given.kept)
        if found is not None:
            results.append((contest, found))
    PAGE.write_text("\n".join([written(results, given.kept), *beside_openspiel(given.kept)]), encoding="utf-8")


if __name__ == "__main__":
    main()
