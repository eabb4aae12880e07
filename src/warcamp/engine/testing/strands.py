"""Side by side: whoever answers first, the same comes of it."""

from __future__ import annotations

import random

from ..flow import Decision, Position
from ..match import digest
from .playing import Mode, Play, Setting

ORDERS = 6
MOST = 300


def order_does_not_matter(setting: Setting, mode: Mode) -> int:
    """Where several questions are open, they are answered in different orders, each strand and seat in its own way,
    until they are all over. Gives how many positions were tried."""
    tried = 0
    for seed in range(setting.sample):
        play = Play(setting, mode, seed)
        was_open = 0
        for position in play.walk():
            if len(position.pending) > max(1, was_open):
                ends = commuted(position, seed)
                play.demand(len(ends) < 2, f"the order of {position.pending} matters: {sorted(ends)}")
                tried += bool(ends)
            was_open = len(position.pending)
    return tried


def commuted(position: Position, seed: int) -> set[str]:
    """The digests to which different orders lead; none when they do not come to an end."""
    ends: set[str] = set()
    for order in range(ORDERS):
        end = answered(position.clone(), random.Random(f"{seed} {order}"), seed)
        if end:
            ends.add(end)
    return ends


def answered(position: Position, shuffle: random.Random, seed: int) -> str:
    """Answer the open questions and what follows in their strands, in a random order. Each seat in each strand chooses
    by a number that hangs on nothing but how often it has chosen there."""
    strands = {outermost(d) for d in position.pending if d.strand}
    waiting = [line(d) for d in position.pending if not d.strand]
    times: dict[tuple[str, int, str], int] = {}
    for _ in range(MOST):
        todo = [i for i, d in enumerate(position.pending) if outermost(d) in strands or line(d) in waiting]
        if not todo:
            return digest(position)
        i = shuffle.choice(todo)
        d = position.pending[i]
        n = times[line(d)] = times.get(line(d), 0) + 1
        if line(d) in waiting:
            waiting.remove(line(d))
        position.apply(i, random.Random(f"{seed} {line(d)} {n}").choice(d.options))
    return ""


def line(d: Decision) -> tuple[str, int, str]:
    return d.strand, d.seat, d.kind


def outermost(d: Decision) -> str:
    """The strand that the question belongs to at the outermost level."""
    return d.strand.partition("/")[0]
