"""Golden transcripts: random games as text, kept beside the tests and read in diffs."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..match import Entry
from ..state import Told
from ..zones import PUBLIC
from .playing import Mode, Player, Setting

WRITE = "WARCAMP_GOLDEN"
"""Set to `write`, this variable of the environment writes the transcripts anew."""


class Transcript:
    """A random match as text: each choice by seat, question and name, below it what chance answered and what was told.
    `seat_name` names a seat."""

    def __init__(self, setting: Setting, seat_name: Callable[[Any, int], str] | None = None) -> None:
        self.setting = setting
        self.seat_name = seat_name

    def play(self, mode: Mode, seed: int, first: int = 60, last: int = 8) -> str:
        """The start, the first decisions, the last ones and the result."""
        match = self.setting.match(mode, seed)
        player = Player(seed)
        options = ", ".join(f"{k} {v}" for k, v in mode.options.items())
        title = f"{self.setting.game.name} · {mode.name} · {options} · seed {seed}"
        blocks = [[title, *self.told(match.entries[0], match.position.s)]]
        while match.pending and len(blocks) <= self.setting.bound:
            i, option = player.pick(match.pending)
            d = match.pending[i]
            head = self.choice(match.position.s, d.seat, d.kind, d.strand, len(d.options))
            entry = match.choose(d, option)
            assert entry.action is not None
            blocks.append([f"{len(blocks)}. {head}: {entry.action.pick}", *self.told(entry, match.position.s)])
        left_out = len(blocks) - 1 - first - last
        if left_out > 0:
            blocks[first + 1 : -last] = [[f"... {left_out} decisions more"]]
        scores = self.setting.game.scores(match.position.s)
        blocks.append([f"over: {match.over}, scores {scores}, table {match.digest()}"])
        return "\n".join(line for block in blocks for line in block) + "\n"

    def choice(self, s: Any, seat: int, kind: str, strand: str, options: int) -> str:
        name = self.seat_name(s, seat) if self.seat_name is not None else ""
        words = [f"seat {seat}", name, f"[{strand}]" if strand else "", "·", kind, f"(of {options})"]
        return " ".join(word for word in words if word)

    def told(self, entry: Entry, s: Any) -> list[str]:
        chance: list[str] = []
        for o in entry.outcomes:
            head = f"    chance {o.kind}{', hidden' if o.seen != PUBLIC else ''}:"
            if chance and chance[-1].startswith(head):
                chance[-1] += f" {o.record}"
            else:
                chance.append(f"{head} {o.record}")
        return chance + [f"    {self.event(s, t)}" for t in entry.told]

    def event(self, s: Any, told: Told) -> str:
        named = self.setting.game.event_params(s, told)
        return told.event + "".join(f" {k}={v}" for k, v in named.items())


def compare(path: Path, text: str) -> None:
    """Compare a transcript with the one that is kept; the first line that differs is named."""
    if os.environ.get(WRITE) == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    if not path.exists():
        raise AssertionError(f"there is no {path.name}: write it with {WRITE}=write")
    kept = path.read_text(encoding="utf-8").splitlines()
    new = text.splitlines()
    for n, (a, b) in enumerate(zip(kept, new), 1):
        if a != b:
            raise AssertionError(f"{path.name}:{n} was\n  {a}\nand is\n  {b}\nIf that is meant: {WRITE}=write")
    if len(kept) != len(new):
        raise AssertionError(f"{path.name} had {len(kept)} lines and has {len(new)}. If that is meant: {WRITE}=write")
