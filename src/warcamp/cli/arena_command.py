"""`warcamp arena`: which bot is stronger, by how much, and how sure that is."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console
from rich.table import Table

from warcamp.bots.registry import kinds_of
from warcamp.lab.arena import Arena
from warcamp.lab.results import results
from warcamp.lab.sprt import LOWER, OPEN, read_sprt
from warcamp.lab.words import Voice

from .lab_command import INTERRUPTED, command_of, names, records_of, runner_of, setup_of, voice_of, watched

LEAST, MOST = "-∞", "+∞"
WIDE = 200
"""Columns when nobody looks: nothing is cut off in a file."""


def arena(arguments: argparse.Namespace) -> int:
    """Play, then tell; 130 when somebody pressed Ctrl-C."""
    game = arguments.game.strip().lower().replace("-", "_")
    given = setup_of(arguments, names(arguments.bots) or list(kinds_of(game)))
    mirror = given.games // 4 if arguments.mirror is None else max(0, arguments.mirror)
    sprt = read_sprt(arguments.sprt) if arguments.sprt else None
    contests = Arena(given, mirror, sprt)
    more = {"--mirror": str(mirror)} if given.players > 1 else {}
    command = command_of("arena", given, {**more, **({"--sprt": arguments.sprt} if sprt else {})})
    runner = runner_of(arguments)
    voice = voice_of(arguments, given)
    with records_of(arguments, {"kind": "arena", **given.identity()}, command) as records:
        contests.count(records)
        done = contests.games - contests.left
        whole = watched(contests.run(runner, records), voice, done, contests.games)
    found = results(contests, records, command)
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        show(found, voice)
        ending(arguments, voice, command, whole)
    return 0 if whole else INTERRUPTED


def console_of() -> Console:
    console = Console()
    return console if console.is_terminal else Console(width=WIDE)


def show(found: dict[str, Any], voice: Voice) -> None:
    console = console_of()
    game = voice.say(f"game-{voice.game}")
    title = {"players": found["players"], "games": found["games"], "seed": str(found["seed"])}
    title["mode"] = voice.say(f"mode-{found['mode']}")
    console.print(voice.say("arena-title", game=game, **title), style="bold", highlight=False)
    for part in ("pairs", "alone", "mirrors"):
        if found[part]:
            console.print(pairs(found[part], voice, part))
    if found["ratings"]:
        console.print(ratings(found["ratings"], voice))
    console.print(pace(found["pace"], voice))


def pairs(rows: list[dict[str, Any]], voice: Voice, part: str) -> Table:
    against = ["arena-second"] if part == "pairs" else []
    heads = ["arena-first", *against, "arena-games", "arena-won", "arena-drawn", "arena-share", "arena-interval"]
    tested = any("sprt" in row for row in rows)
    heads += ["arena-elo"] * (part == "pairs") + ["arena-test"] * tested
    table = Table(*[voice.say(head) for head in heads], title=voice.say(f"arena-{part}"), title_justify="left")
    for row in rows:
        cells = [row["a"], *([row["b"]] if against else []), str(row["games"]), voice.decimal(row["won"])]
        cells += [str(row["drawn"]), voice.percent(row["share"]), voice.percents(row["low"], row["high"])]
        if part == "pairs":
            cells.append(elo(row, voice))
        if tested:
            cells.append(test(row["sprt"], row["games"], voice) if "sprt" in row else "")
        table.add_row(*cells)
    return table


def ratings(rows: list[dict[str, Any]], voice: Voice) -> Table:
    heads = [voice.say(head) for head in ("arena-first", "arena-elo", "arena-interval")]
    table = Table(*heads, title=voice.say("arena-ratings"), title_justify="left")
    for row in rows:
        table.add_row(row["bot"], points(row["elo"], MOST), ends(row["low"], row["high"], voice))
    return table


def pace(rows: list[dict[str, Any]], voice: Voice) -> Table:
    heads = ["arena-first", "arena-decisions", "arena-mean", "arena-median", "arena-slow", "arena-slowest"]
    table = Table(*[voice.say(head) for head in heads], title=voice.say("arena-pace"), title_justify="left")
    for row in rows:
        times = [voice.say("milliseconds", value=1000 * row[key]) for key in ("mean", "median", "p99", "slowest")]
        table.add_row(row["bot"], str(row["decisions"]), *times)
    return table


def points(value: float | None, end: str) -> str:
    """A difference in Elo; one without an end goes towards this end of the scale."""
    return end if value is None else f"{value:+.0f}"


def ends(low: float | None, high: float | None, voice: Voice) -> str:
    return voice.say("interval", low=points(low, LEAST), high=points(high, MOST))


def elo(row: dict[str, Any], voice: Voice) -> str:
    value = points(row["elo"], MOST if row["share"] > 0.5 else LEAST)
    return f"{value} ({ends(row['elo_low'], row['elo_high'], voice)})"


def test(sprt: dict[str, Any], games: int, voice: Voice) -> str:
    both = {"p0": voice.percent(sprt["p0"]), "p1": voice.percent(sprt["p1"])}
    if sprt["verdict"] == OPEN:
        return voice.say("arena-test-open", games=games, **both)
    return voice.say("arena-test-lower" if sprt["verdict"] == LOWER else "arena-test-higher", **both)


def ending(arguments: argparse.Namespace, voice: Voice, command: str, whole: bool) -> None:
    console = console_of()
    lines = [] if whole else [voice.say("arena-stopped")]
    if arguments.out is not None:
        lines.append(voice.say("arena-kept", file=str(arguments.out)))
    if whole or arguments.out is None:
        lines.append(voice.say("arena-command", command=command))
    else:
        lines.append(voice.say("arena-go-on", command=f"{command} --out {arguments.out} --continue"))
    for line in lines:
        console.print(line, highlight=False, markup=False, soft_wrap=True)
