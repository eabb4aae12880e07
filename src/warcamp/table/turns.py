"""Who thinks next when more bots are asked than there are processes.

- Quick bots go before slow ones, which never have all processes when there is more than one: at no table does anybody
  wait for the thoughts of a warlord at another for longer than one of them takes.
- Of those who are equally slow, the table goes first that has waited longest since it had its turn.
- A seat goes back to the process that knows it from its last question, if that is free.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

W = TypeVar("W")
REMEMBERED = 4096
"""Seats whose process is known, and tables whose last turn is."""


@dataclass(frozen=True, eq=False)
class Turn(Generic[W]):
    """One who waits for a process."""

    table: str
    seat: int
    slow: bool
    order: int
    granted: asyncio.Future[W]


class Turns(Generic[W]):
    """Hands out workers. Whoever took one gives it back."""

    def __init__(self, workers: Sequence[W]) -> None:
        self.idle: list[W] = list(workers)
        """Longest idle first."""
        self.most_slow = max(1, len(workers) - 1)
        self.slow = 0
        self.waiting: list[Turn[W]] = []
        self.count = 0
        self.served: OrderedDict[str, int] = OrderedDict()
        self.homes: OrderedDict[tuple[str, int], W] = OrderedDict()

    async def take(self, table: str, seat: int, slow: bool) -> W:
        """A worker, once it is one's turn."""
        self.count += 1
        turn: Turn[W] = Turn(table, seat, slow, self.count, asyncio.get_running_loop().create_future())
        self.waiting.append(turn)
        self.grant()
        try:
            return await turn.granted
        except asyncio.CancelledError:
            if turn in self.waiting:
                self.waiting.remove(turn)
            elif not turn.granted.cancelled():
                self.give(turn.granted.result(), slow)
            raise

    def give(self, worker: W, slow: bool) -> None:
        """The worker is free again."""
        self.slow -= slow
        self.idle.append(worker)
        self.grant()

    def grant(self) -> None:
        """Let think who can."""
        while self.idle and (turn := self.next()) is not None:
            self.waiting.remove(turn)
            if turn.granted.done():
                continue
            worker = self.homes.get((turn.table, turn.seat), self.idle[0]) if turn.table else self.idle[0]
            if worker not in self.idle:
                worker = self.idle[0]
            self.idle.remove(worker)
            self.slow += turn.slow
            self.note(turn, worker)
            turn.granted.set_result(worker)

    def next(self) -> Turn[W] | None:
        able = [turn for turn in self.waiting if not turn.slow or self.slow < self.most_slow]
        return min(able, key=lambda turn: (turn.slow, self.served.get(turn.table, 0), turn.order), default=None)

    def note(self, turn: Turn[W], worker: W) -> None:
        if not turn.table:
            return
        self.count += 1
        self.served[turn.table] = self.count
        self.served.move_to_end(turn.table)
        self.homes[turn.table, turn.seat] = worker
        self.homes.move_to_end((turn.table, turn.seat))
        while len(self.served) > REMEMBERED:
            self.served.popitem(last=False)
        while len(self.homes) > REMEMBERED:
            self.homes.popitem(last=False)
