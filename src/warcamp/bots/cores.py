"""A search on several cores: processes that think about the same question, each with a tree and a chance of its own.

What they found out about the options of the question is added up. Positions travel as snapshots of a world that the
seat cannot tell from the true one, so that no process ever has what the seat may not know. With a budget in iterations
the same seed and the same number of cores give the same answers.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from warcamp.engine.errors import BadInput, WarcampError
from warcamp.engine.flow import Decision, Position
from warcamp.engine.snapshot import dump
from warcamp.engine.view import determinise

from .levels import searcher
from .search import Node, Search, Thought

MOST = 64
"""Cores at most."""
GRACE = 5.0
"""Seconds that an idle process has to end by itself."""
SETTINGS = ("plies", "curiosity", "width", "rivals", "margin", "trust", "thrifty")


class CoreFailed(WarcampError):
    """A process that thinks for a bot has failed or died."""


class Hello(msgspec.Struct, frozen=True):
    """What a process is told first."""

    game: str
    options: dict[str, Any]
    packs: list[str]
    kind: str
    seed: int
    settings: dict[str, bool | int | float]


class Question(msgspec.Struct, frozen=True):
    """What it is asked then. `answered` is the idea that was taken at the question before; None forgets what came
    before."""

    position: dict[str, Any]
    seat: int
    ask: str
    strand: str
    answered: int | None


class Found(msgspec.Struct, frozen=True):
    """What it has found out: for each idea that it tried, how often and what that brought; or what went wrong."""

    ideas: list[int] = []
    tried: list[int] = []
    total: list[float] = []
    done: int = 0
    failed: str = ""
    trace: str = ""


class Cores:
    """A bot of a level that thinks in several processes. They start at the first question and end with `close`, or with
    the block when it is used as a context manager. Iterations are shared out among them; seconds are the same for all.

    `options` and `packs` are those of the match that it plays in."""

    def __init__(
        self,
        game: str,
        kind: str,
        seed: int,
        cores: int,
        options: Mapping[str, Any],
        packs: Sequence[Path] = (),
        search: Search | None = None,
    ) -> None:
        if not 1 <= cores <= MOST:
            raise BadInput("cores", f"expected 1 to {MOST}, got {cores}")
        self.search = search if search is not None else searcher(game, kind, seed)
        """Has the settings and, after a question, the sum of what was found."""
        self.game = game
        self.kind = kind
        self.seed = seed
        self.cores = cores
        self.options = dict(options)
        self.packs = [str(pack) for pack in packs]
        self.done = 0
        self.processes: list[subprocess.Popen[bytes]] = []
        self.forgotten = weakref.finalize(self, end, self.processes, 0.0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes. The next question starts others, which know nothing of those before."""
        end(self.processes, GRACE)
        self.forget()

    def forget(self) -> None:
        """What was found out so far is about another line of play."""
        self.search.forget()

    def pick(self, position: Position, seat: int, decision: Decision) -> int:
        """Think, then answer."""
        easy = self.at_once(position, decision)
        if easy >= 0:
            return decision.options[easy]
        self.think(position, seat, decision)
        return self.search.answer(position, seat, decision)

    def at_once(self, position: Position, decision: Decision) -> int:
        """The place of the option that is taken without thought, -1 if there is something to think about."""
        return self.search.at_once(position, decision)

    def thoughts(self) -> list[Thought]:
        """The candidates of the last question, the most visited first."""
        return self.search.thoughts()

    def think(self, position: Position, seat: int, decision: Decision) -> None:
        """Let all processes think; afterwards the root of the search has what they found."""
        search = self.search
        world = dump(determinise(position, seat, search.chance))
        asked = Question(world, seat, decision.kind, decision.strand, search.answered)
        line = msgspec.json.encode(asked) + b"\n"
        search.kind = decision.kind
        search.sense.look(position.s, decision)
        try:
            self.start()
            for n in range(self.cores):
                self.ask(n, line)
            found = [self.hear(n) for n in range(self.cores)]
        except BaseException:
            # What is still on its way would be taken for the answer to the next question.
            end(self.processes, 0.0)
            raise
        search.root = merged(found)
        self.done = sum([one.done for one in found])

    def start(self) -> None:
        if self.processes:
            return
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(p or os.getcwd() for p in sys.path)}
        for n in range(self.cores):
            hello = Hello(self.game, self.options, self.packs, self.kind, seed_of(self.seed, n), self.settings(n))
            process = subprocess.Popen(
                [sys.executable, "-P", "-m", "warcamp.bots.core_process"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=env,
            )
            self.processes.append(process)
            self.ask(n, msgspec.json.encode(hello) + b"\n")

    def settings(self, n: int) -> dict[str, bool | int | float]:
        """Those of one process: its part of the iterations, and what is the same for all."""
        search = self.search
        share = search.iterations // self.cores + (n < search.iterations % self.cores)
        own: dict[str, bool | int | float] = {name: getattr(search, name) for name in SETTINGS}
        return {**own, "iterations": max(1, share) if search.iterations > 0 else 0, "seconds": search.seconds}

    def ask(self, n: int, line: bytes) -> None:
        stdin = self.processes[n].stdin
        assert stdin is not None
        try:
            stdin.write(line)
            stdin.flush()
        except OSError as e:
            raise self.lost(n) from e

    def hear(self, n: int) -> Found:
        stdout = self.processes[n].stdout
        assert stdout is not None
        line = stdout.readline()
        if not line:
            raise self.lost(n)
        found = msgspec.json.decode(line, type=Found)
        if found.failed:
            failed = CoreFailed(f"core {n + 1} of {self.cores}, {self.kind} of {self.game}: {found.failed}")
            failed.add_note(found.trace)
            raise failed
        return found

    def lost(self, n: int) -> CoreFailed:
        status = self.processes[n].wait()
        return CoreFailed(f"core {n + 1} of {self.cores}, {self.kind} of {self.game}: its process died ({status})")


Thinker = Search | Cores
"""A bot that can say what it thought."""


def seed_of(seed: int, n: int) -> int:
    """Every process has a chance of its own."""
    return int.from_bytes(hashlib.blake2b(f"core {n} of {seed}".encode(), digest_size=6).digest())


def merged(found: Sequence[Found]) -> Node:
    """What all have found out about the ideas for their question, in the order of the processes."""
    node = Node()
    for one in found:
        node.learn(one.ideas)
        for idea, tried, total in zip(one.ideas, one.tried, one.total, strict=True):
            i = node.place[idea]
            node.tried[i] += tried
            node.total[i] += total
            node.visits += tried
    return node


def end(processes: list[subprocess.Popen[bytes]], grace: float) -> None:
    """End processes: an idle one by itself, one that still thinks after some grace by force."""
    ending = processes[:]
    processes.clear()
    for process in ending:
        if process.stdin is not None:
            try:
                process.stdin.close()
            except OSError:
                process.kill()  # it is gone already, with something unread
    for process in ending:
        try:
            process.wait(grace)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()
