"""The same games in another process: as ordinary coroutines (the oracle of the rule compiler), or with other hashes.

Run as a module, it reads a request from standard input and writes the answer: traces of random games, replays of saved
matches.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import subprocess
import sys
from typing import Any

from ..game import Game
from ..match import digest
from ..storage import save
from .durable import replayed
from .playing import Mode, Play, Recorded, Setting

PATIENCE = 120
"""Seconds after which another process counts as hung."""


def game_at(spec: str) -> Game:
    """The game of `package.module:NAME`."""
    module, _, name = spec.partition(":")
    game = getattr(importlib.import_module(module), name)
    assert isinstance(game, Game)
    return game


def trace(setting: Setting, mode: Mode, seed: int) -> list[Any]:
    """A random game in short: how many decisions, and a hash over every question, choice and table. Without clones,
    which plain coroutines do not have."""
    play = Play(setting, mode, seed)
    told = hashlib.sha256()
    for position in play.walk():
        asks = [[d.strand, d.seat, d.kind, d.options, d.cards, d.force] for d in position.pending]
        told.update(json.dumps([asks, digest(position), play.picks[-1:]]).encode())
    told.update(digest(play.position).encode())
    return [play.step, told.hexdigest()]


def elsewhere(setting: Setting, jobs: list[dict[str, Any]], **environment: str) -> list[Any]:
    """Answers of another process."""
    request = {"spec": setting.spec, "bound": setting.bound, "jobs": jobs}
    try:
        done = subprocess.run(
            [sys.executable, "-m", __name__],
            input=json.dumps(request),
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), **environment},
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired as e:
        raise AssertionError(f"the other process does not come to an end ({environment})") from e
    if done.returncode:
        raise AssertionError(f"the other process failed ({environment}):\n{done.stderr}")
    out: list[Any] = json.loads(done.stdout)
    return out


def coroutines_play_alike(setting: Setting, mode: Mode) -> None:
    """The rules as ordinary coroutines play the same games as the frames that the rule compiler made of them."""
    seeds = range(setting.sample * 2)
    here = [trace(setting, mode, seed) for seed in seeds]
    jobs = [{"mode": mode.name, "options": mode.options, "seed": seed} for seed in seeds]
    there = elsewhere(setting, jobs, WARCAMP_RULES="plain", PYTHONHASHSEED="0")
    if here != there:
        raise AssertionError(f"mode {mode.name!r}: frames and coroutines part: {here} and {there}")


def other_processes_replay_alike(setting: Setting, mode: Mode) -> None:
    """Random games and saved matches give the same digests where hashes fall otherwise."""
    recorded = [Recorded(setting, mode, seed) for seed in range(setting.sample)]
    here = [r.digests[1:] for r in recorded] + [trace(setting, mode, 0)]
    jobs: list[dict[str, Any]] = [{"text": save(r.match)} for r in recorded]
    jobs.append({"mode": mode.name, "options": mode.options, "seed": 0})
    hashes = "4242" if os.environ.get("PYTHONHASHSEED") != "4242" else "1"
    if elsewhere(setting, jobs, PYTHONHASHSEED=hashes) != here:
        raise AssertionError(f"mode {mode.name!r}: another process (PYTHONHASHSEED={hashes}) plays another game")


def main() -> None:
    request = json.load(sys.stdin)
    setting = Setting(game_at(request["spec"]), [], frozenset(), request["spec"], request["bound"])
    answers: list[Any] = []
    for job in request["jobs"]:
        if "text" in job:
            answers.append(replayed(setting.game, job["text"]))
        else:
            answers.append(trace(setting, Mode(job["mode"], job["options"]), job["seed"]))
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
