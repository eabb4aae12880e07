"""`warcamp simulate`: many games for statistics, as rows, as figures, as a page."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.table import Table

from warcamp.bots.registry import quick_of
from warcamp.lab import simulate as lab
from warcamp.lab.report import about, report, spread
from warcamp.lab.tables import check_rows_file, write_rows
from warcamp.lab.words import Voice

from .arena_command import console_of, ending
from .lab_command import INTERRUPTED, command_of, names, records_of, runner_of, setup_of, voice_of, watched


def simulate(arguments: argparse.Namespace) -> int:
    """Play, then tell; 130 when somebody pressed Ctrl-C."""
    game = arguments.game.strip().lower().replace("-", "_")
    given = setup_of(arguments, names(arguments.bots) or [quick_of(game)])
    if arguments.rows is not None:
        check_rows_file(arguments.rows)
    command = command_of("simulate", given, {})
    runner = runner_of(arguments)
    voice = voice_of(arguments, given)
    identity = {"kind": "simulate", **given.identity(), "bots": given.bots}
    with records_of(arguments, identity, command) as records:
        done = len(lab.in_order(given, records))
        whole = watched(lab.run(given, runner, records), voice, done, given.games)
    played = lab.in_order(given, records)
    if not played:
        return INTERRUPTED
    found = lab.statistics(given, played, command)
    if arguments.rows is not None:
        write_rows(arguments.rows, lab.COLUMNS, lab.rows(given, played))
    if arguments.report is not None:
        arguments.report.write_text(report(found, voice), encoding="utf-8")
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        show(found, voice)
        written(arguments, voice, len(played) * given.players)
        ending(arguments, voice, command, whole)
    return 0 if whole else INTERRUPTED


def show(found: dict[str, Any], voice: Voice) -> None:
    console = console_of()
    game = voice.say(f"game-{voice.game}")
    console.print(voice.say("report-title", game=game, games=found["games"]), style="bold", highlight=False)
    for line in about(found, voice):
        console.print(line, highlight=False, markup=False)
    console.print(
        shares(found["factions"], [voice.faction(row["name"]) for row in found["factions"]], voice, "factions")
    )
    seats = [voice.say("report-seat", seat=int(row["name"])) for row in found["seats"]]
    console.print(shares(found["seats"], seats, voice, "seats"))
    if found["by_bot"]:
        console.print(shares(found["by_bot"], [row["name"] for row in found["by_bot"]], voice, "bots"))
    for key, id in (
        ("length", f"report-length-{voice.game}"),
        ("decisions", "report-decisions"),
        ("margin", "report-margin"),
        ("lead_changes", "report-leads"),
    ):
        if found[key]["n"]:
            line = voice.say("simulate-line", what=voice.say(id), spread=spread(found[key], voice))
            console.print(line, highlight=False, markup=False)


def shares(rows: list[dict[str, Any]], called: list[str], voice: Voice, what: str) -> Table:
    heads = ["report-share", "report-interval", "report-games", "report-ahead", "report-mean-points"]
    table = Table("", *[voice.say(head) for head in heads], title=voice.say(f"report-{what}"), title_justify="left")
    for row, name in zip(rows, called, strict=True):
        shown = [voice.percent(row["share"]), voice.percents(row["low"], row["high"]), str(row["games"])]
        table.add_row(name, *shown, voice.percent(row["ahead"]), voice.decimal(row["points"]))
    return table


def written(arguments: argparse.Namespace, voice: Voice, rows: int) -> None:
    console = console_of()
    if arguments.rows is not None:
        line = voice.say("simulate-rows", rows=rows, file=str(arguments.rows))
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    if arguments.report is not None:
        line = voice.say("simulate-report", file=str(arguments.report))
        console.print(line, highlight=False, markup=False, soft_wrap=True)
