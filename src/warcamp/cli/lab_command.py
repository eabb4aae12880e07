"""What `warcamp arena` and `warcamp simulate` have in common: who plays the games, the file of results, the bar."""

from __future__ import annotations

import argparse
import json
import os
import shlex
from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from warcamp.engine.errors import BadInput
from warcamp.lab import jobs, records
from warcamp.lab.arena import Runner
from warcamp.lab.game import Played, play_line
from warcamp.lab.ray_jobs import run_on_ray
from warcamp.lab.setup import Setup, circumstances, setup
from warcamp.lab.words import Voice

from .speech import own_language

INTERRUPTED = 130


def setup_of(arguments: argparse.Namespace, bots: list[str]) -> Setup:
    packs = [str(pack) for pack in arguments.pack]
    return setup(arguments.game, bots, arguments.games, arguments.seed, arguments.players, arguments.option, packs)


def names(text: str | None) -> list[str]:
    return [name.strip() for name in (text or "").split(",") if name.strip()]


def voice_of(arguments: argparse.Namespace, given: Setup) -> Voice:
    return Voice(arguments.language or own_language(), given.game, given.packs)


def runner_of(arguments: argparse.Namespace) -> Runner:
    """Who plays the games."""
    if arguments.jobs < 0:
        raise BadInput("--jobs", f"expected 1 or more, got {arguments.jobs}")
    workers = arguments.jobs or os.cpu_count() or 1
    if arguments.ray is not None:
        return lambda lines: run_on_ray(lines, arguments.ray)
    return lambda lines: jobs.run(lines, workers, play_line)


def records_of(arguments: argparse.Namespace, identity: Mapping[str, Any], command: str) -> records.Records:
    """Where results are kept: in a file, new or gone on with, or nowhere but here."""
    about = {"command": command, **circumstances()}
    if arguments.out is None:
        if arguments.go_on:
            raise BadInput("--continue", "needs --out, the file to go on with")
        return records.Records()
    return (records.go_on if arguments.go_on else records.begin)(arguments.out, identity, about)


def command_of(what: str, given: Setup, more: Mapping[str, str]) -> str:
    """The command that plays the same games again."""
    words = ["warcamp", what, given.game.replace("_", "-"), "--bots", ",".join(given.bots)]
    words += ["--games", str(given.games), "--seed", str(given.seed), "--players", str(given.players)]
    for key, value in given.options.items():
        words += ["--option", f"{key}={option_text(value)}"]
    for pack in given.packs:
        words += ["--pack", pack]
    for key, text in more.items():
        words += [key, text]
    return shlex.join(words)


def option_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def watched(played: Iterator[Played], voice: Voice, done: int, total: int) -> bool:
    """Play on while a bar on the screen shows how far it is; False when somebody pressed Ctrl-C. The bar goes where
    errors go, so that what was found can be sent elsewhere."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(voice.say("progress"), total=total, completed=done)
        try:
            for _ in played:
                progress.advance(task)
        except KeyboardInterrupt:
            return False
    return True
