"""Bringing a database up to the program: numbered SQL files, each applied whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

from .store import StoreError

FOLDER = Path(__file__).parent / "migrations"


def migrations(folder: Path = FOLDER) -> list[str]:
    """The SQL of each step, the first first. Files are numbered from 1 without a gap."""
    paths = sorted(folder.glob("*.sql"))
    numbers = [int(path.name.partition("_")[0]) for path in paths]
    if numbers != list(range(1, len(paths) + 1)):
        raise StoreError(f"the migrations are numbered {numbers}")
    return [path.read_text(encoding="utf-8") for path in paths]


def version(db: sqlite3.Connection) -> int:
    """How many steps the database has had."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def migrate(db: sqlite3.Connection, steps: Sequence[str]) -> None:
    """Apply the steps that the database has not had. The connection is in autocommit mode."""
    # Checked as a whole at the end of each step: a step may rebuild a table that others refer to.
    db.execute("PRAGMA foreign_keys = OFF")
    while step_on(db, steps):
        pass
    db.execute("PRAGMA foreign_keys = ON")


def step_on(db: sqlite3.Connection, steps: Sequence[str]) -> bool:
    """Apply the next step, if there is one. Another program may be doing the same: the lock comes first."""
    db.execute("BEGIN IMMEDIATE")
    try:
        done = version(db)
        if done > len(steps):
            raise StoreError(f"the database is of a newer Warcamp: version {done}, this program knows {len(steps)}")
        if done == 0 and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise StoreError("the file is a database, but not one of Warcamp's")
        if done == len(steps):
            return False
        for statement in statements(steps[done]):
            db.execute(statement)
        broken = db.execute("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise StoreError(f"migration {done + 1} breaks references: {broken[:3]}")
        db.execute(f"PRAGMA user_version = {done + 1}")
        db.execute("COMMIT")
        return True
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def statements(sql: str) -> Iterator[str]:
    """The statements of a script, each of which ends a line. Run as one script they would end the transaction."""
    text = ""
    for line in sql.splitlines(keepends=True):
        text += line
        if sqlite3.complete_statement(text):
            yield text
            text = ""
    if text.strip():
        yield text
