"""The one writer of a database: what comes while the disk is busy shares the next commit.

A thread beside a busy event loop waits for the interpreter at every call of SQLite, up to a switch interval each time.
Changes to pages in memory take microseconds, so the loop makes them itself; what waits (the disk at a commit, a lock of
another program) is left to the thread. The two never use the connection at once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

from .lane import Lane, settle
from .store import StoreError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Outcome = tuple[Any, BaseException | None]

LOCK_WAIT = 10_000
"""Milliseconds to wait for another program that writes the same file."""


class Writer:
    """Writings in the order they come, in transactions of all that waits."""

    def __init__(self, db: sqlite3.Connection, lane: Lane) -> None:
        self.db = db
        self.lane = lane
        self.waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self.busy = False
        db.execute("PRAGMA busy_timeout = 0")

    def ask(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Have something written; done when it is on the disk."""
        done: asyncio.Future[T] = self.lane.loop.create_future()
        self.waiting.append((work, done))
        if not self.busy:
            self.busy = True
            # What else is asked for in this turn of the loop comes along.
            self.lane.loop.call_soon(self.go)
        return done

    async def finish(self) -> None:
        """Wait until nothing is left to be written."""
        while self.busy:
            await self.ask(lambda db: None)

    def go(self) -> None:
        """Write all that waits."""
        batch, self.waiting = self.waiting, []
        works = [work for work, _ in batch]
        waiters = [done for _, done in batch]
        try:
            self.db.execute("BEGIN IMMEDIATE")
            outcomes = each(self.db, works)
        except sqlite3.Error:
            # Locked by another program, or worse: the thread can wait, and tells what is wrong.
            self.lane.put(lambda: patiently(self.db, works), lambda value, fault: self.tell(waiters, value, fault))
        else:
            self.lane.put(lambda: commit(self.db), lambda _, fault: self.tell(waiters, outcomes, fault))

    def tell(self, waiters: list[asyncio.Future[Any]], outcomes: list[Outcome], fault: BaseException | None) -> None:
        """Give everybody his result, and go on with what has come since."""
        if self.waiting:
            self.go()
        else:
            self.busy = False
        if fault is not None:
            outcomes = [(None, plain(fault)) for _ in waiters]
        for done, (value, own) in zip(waiters, outcomes, strict=True):
            settle(done, value, own)


def each(db: sqlite3.Connection, works: list[Work]) -> list[Outcome]:
    """Do each, in a transaction that is open; one that fails leaves nothing behind and the others alone."""
    outcomes: list[Outcome] = []
    for work in works:
        db.execute("SAVEPOINT work")
        try:
            outcomes.append((work(db), None))
        except Exception as e:
            outcomes.append((None, plain(e)))
            db.execute("ROLLBACK TO work")
        db.execute("RELEASE work")
    return outcomes


def patiently(db: sqlite3.Connection, works: list[Work]) -> list[Outcome]:
    """A whole transaction that waits for its lock."""
    roll_back(db)
    db.execute(f"PRAGMA busy_timeout = {LOCK_WAIT}")
    try:
        db.execute("BEGIN IMMEDIATE")
        outcomes = each(db, works)
        db.execute("COMMIT")
        return outcomes
    finally:
        roll_back(db)
        db.execute("PRAGMA busy_timeout = 0")


def commit(db: sqlite3.Connection) -> None:
    try:
        db.execute("COMMIT")
    finally:
        roll_back(db)


def roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        db.execute("ROLLBACK")


def plain(e: BaseException) -> BaseException:
    """The error in the store's terms."""
    if isinstance(e, sqlite3.Error | UnicodeEncodeError | OverflowError):
        fault = StoreError(f"the database: {e}")
        fault.__cause__ = e
        return fault
    return e
