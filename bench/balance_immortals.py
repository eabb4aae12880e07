"""How even the tribes and seats of Immortals are: `python bench/balance_immortals.py [--tell] [--jobs J] [--kept DIR]`.

Writes docs/balance-immortals.md. Captains sit on all seats; every table is one of `warcamp simulate`, whose games are
kept in the folder as they are played: who stops this and starts it again goes on where it stopped. With `--tell`
nothing is played, and what was begun is told as far as it got. Beside them the tower is asked how often twice as many
cubes win, in positions of games of quick players. Meant for the compiled build.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

from warcamp.bots.immortals.swift import Swift
from warcamp.bots.immortals.taste import SEASONED, taste
from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.immortals import options
from warcamp.games.immortals.content import load
from warcamp.games.immortals.odds import odds
from warcamp.games.immortals.rules.play import play
from warcamp.games.immortals.state import NEUTRAL, NONE, Immortals

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance-immortals.md"
START = "import sys; sys.argv[0] = 'warcamp'; from warcamp.cli import main; sys.exit(main())"
WANTED = {4: 1500, 3: 500, 5: 500}
"""Games by number of players."""
APART = 0.2
"""So much more or less than its fair share is even."""
BATTLE_GAMES = 60
THROWS = 200
TWO_TO_ONE = (0.65, 0.9)
SIZES = (1, 2, 3, 4)


def simulated(players: int, kept: Path, jobs: int, tell: bool) -> dict[str, Any] | None:
    """What `warcamp simulate` found, after what is missing was played; None where there are no games."""
    file = kept / f"immortals-{players}.jsonl"
    games = WANTED[players]
    if tell:
        played = len(file.read_text(encoding="utf-8").splitlines()) - 1 if file.exists() else 0
        games = min(games, played)
        if not games:
            return None
    words = ["simulate", "immortals", "--bots", "captain", "--players", str(players), "--games", str(games)]
    words += ["--seed", "1", "--jobs", str(jobs), "--out", str(file), "--json"]
    words += ["--continue"] if file.exists() else []
    done = subprocess.run([sys.executable, "-P", "-c", START, *words], stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def rows(found: list[dict[str, Any]], even: float) -> list[str]:
    out = ["| | games | won | of its fair share | 95 % interval | points | even |", "|---|---|---|---|---|---|---|"]
    for row in found:
        part, low, high = (row[key] / even for key in ("share", "low", "high"))
        holds = "yes" if abs(part - 1.0) <= APART else "**no**"
        share = f"{per_cent(row['share'])} | {part:.2f} | {low:.2f} to {high:.2f}"
        out.append(f"| {row['name'].replace('_', ' ')} | {row['games']} | {share} | {row['points']:.1f} | {holds} |")
    return out


def two_to_one() -> list[str]:
    """How often twice the defenders' cubes win while the inhabitants stay neutral, over all attacks with so many that
    could have been made where a quick player attacked."""
    wins: defaultdict[int, list[float]] = defaultdict(list)
    for seed in range(BATTLE_GAMES):
        s: Immortals = options.table(options.checked({"players": 4}), load())
        position = begin(s, play(s), Fast(seed))
        player, chance = Swift(0.0, taste(SEASONED)), Fast(seed)
        while not position.over:
            d = position.pending[0]
            if d.kind == "cubes" and s.stance != NONE and s.owner[s.target] != NONE:
                defenders = s.cubes[s.target]
                if 2 * defenders < s.cubes[s.origin]:
                    found = odds(s, d.seat, s.origin, s.target, 2 * defenders, THROWS)
                    wins[defenders].append(found[NEUTRAL].win)
            position.apply(0, player.pick(s, d, chance))
    out = ["| attackers | defenders | positions | attackers win |", "|---|---|---|---|"]
    for defenders, row in sorted(wins.items()):
        out.append(f"| {2 * defenders} | {defenders} | {len(row)} | {per_cent(mean(row))} |")
    by_size = [mean(wins[defenders]) for defenders in SIZES]
    by_place = mean([x for row in wins.values() for x in row])
    wanted = f"{per_cent(TWO_TO_ONE[0])} to {per_cent(TWO_TO_ONE[1])}"
    sizes = f"{SIZES[0]} to {SIZES[-1]} defenders, each number counting the same: {verdict(mean(by_size))}"
    return [*out, "", f"Wanted are {wanted}. {sizes}; each position counting the same: {verdict(by_place)}."]


def verdict(share: float) -> str:
    return f"{per_cent(share)} ({'holds' if TWO_TO_ONE[0] <= share <= TWO_TO_ONE[1] else '**does not hold**'})"


def mean(row: list[float]) -> float:
    return sum(row) / len(row)


def per_cent(share: float) -> str:
    return f"{100 * share:.1f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tell", action="store_true", help="play nothing, only write the page")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "balance", help="where the games are kept")
    given = parser.parse_args()
    given.kept.mkdir(parents=True, exist_ok=True)
    out = [(ROOT / "bench" / "balance_immortals.md").read_text(encoding="utf-8").rstrip("\n"), ""]
    for players in WANTED:
        found = simulated(players, given.kept, given.jobs, given.tell)
        if found is not None:
            out += [f"## {players} players, {found['games']} games", "", *rows(found["factions"], found["even"]), ""]
            out += [*rows([{**row, "name": f"seat {row['name']}"} for row in found["seats"]], found["even"]), ""]
            out += [f"{found['mode']}: `{found['command']}`", ""]
        else:
            out += [f"With {players} players nothing was played yet.", ""]
    out += ["## Twice as many cubes, neutral inhabitants", "", *two_to_one(), ""]
    PAGE.write_text("\n".join(out), encoding="utf-8")


if __name__ == "__main__":
    main()
