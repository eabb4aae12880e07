"""A thread that does one thing after the other, and tells the event loop when it is done."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
Then = Callable[[Any, BaseException | None], None]


class Lane:
    """What waits for a disk is done here. It belongs to the event loop it was made in."""

    def __init__(self, name: str) -> None:
        self.loop = asyncio.get_running_loop()
        self.waiting: SimpleQueue[tuple[Callable[[], Any], Then] | None] = SimpleQueue()
        # A process that must end does not wait for it: nothing is acknowledged before it is done.
        self.thread = threading.Thread(target=self.run, name=name, daemon=True)
        self.thread.start()

    def put(self, work: Callable[[], Any], then: Then) -> None:
        """Do `work` in the thread, then call `then` with what it gave or raised, in the loop."""
        self.waiting.put((work, then))

    def ask(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do `work` in the thread."""
        done: asyncio.Future[T] = self.loop.create_future()
        self.put(work, lambda value, fault: settle(done, value, fault))
        return done

    def end(self) -> None:
        """Let the thread end after what is waiting."""
        self.waiting.put(None)

    def run(self) -> None:
        while (item := self.waiting.get()) is not None:
            work, then = item
            value, fault = None, None
            try:
                value = work()
            except Exception as e:
                fault = e
            if not self.loop.is_closed():
                self.loop.call_soon_threadsafe(then, value, fault)


def settle(done: asyncio.Future[Any], value: Any, fault: BaseException | None) -> None:
    """Give the result to whoever still waits for it."""
    if done.done():
        return
    if fault is None:
        done.set_result(value)
    else:
        done.set_exception(fault)
