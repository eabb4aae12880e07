"""What is particular to the store in a file: what a crash leaves, shared commits, locks, modes, migrations."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from warcamp.table.migrate import migrate, migrations, statements, version
from warcamp.table.sqlite import SqliteStore
from warcamp.table.store import Conflict, Missing, Said, SeatRow, StoreError, TableRow, Written

OLD = Path(__file__).parent / "databases"
ID = "tableAAAAAAA"


def row_of(id=ID):
    return TableRow(id, "ettin", {"players": 4}, ["pack"], b"\0key", "playing", 0, {"pace": 0.5}, 10.5, 11.25)


@asynccontextmanager
async def store_at(path):
    store = SqliteStore(path)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "below" / "table.sqlite"


def plain(path):
    return closing(sqlite3.connect(path, isolation_level=None))


# -- what a crash leaves
WRITES = """
import asyncio, os, signal, sys
from warcamp.table.sqlite import SqliteStore
from warcamp.table.store import TableRow, Written

async def one(store, id):
    for n in range(int(sys.argv[2])):
        await store.append(id, n, [Written(f"line {n}", 0, f"key {n}")])
        print(id, n, flush=True)

async def scene():
    store = SqliteStore(sys.argv[1])
    await store.open()
    ids = [f"table{i:07}" for i in range(5)]
    for id in ids:
        await store.add_table(TableRow(id, "ettin", {}, [], b"", "playing", 0, {}, 1.0, 1.0), [])
    await asyncio.gather(*(one(store, id) for id in ids))
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(scene())
"""


def test_what_was_acknowledged_is_there_after_the_process_is_killed(path):
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p or os.getcwd() for p in sys.path)}
    command = [sys.executable, "-c", WRITES, str(path), "20"]
    killed = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    acked = [line.split() for line in killed.stdout.splitlines()]
    assert len(acked) == 100

    async def scene():
        async with store_at(path) as store:
            for id, n in acked:
                lines = await store.lines(id)
                assert lines[int(n)] == Written(f"line {n}", 0, f"key {n}")

    asyncio.run(scene())


def test_commits_reach_the_disk_before_they_count(path):
    async def scene():
        async with store_at(path) as store:
            db = store.writer.db
            assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert db.execute("PRAGMA synchronous").fetchone() == (2,)
            assert db.execute("PRAGMA foreign_keys").fetchone() == (1,)

    asyncio.run(scene())


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")
def test_the_files_are_their_owners_alone(path):
    async def scene():
        async with store_at(path) as store:
            await store.add_table(row_of(), [])
            modes = {p.name: p.stat().st_mode & 0o777 for p in path.parent.iterdir()}
            assert modes == dict.fromkeys(("table.sqlite", "table.sqlite-wal", "table.sqlite-shm"), 0o600)

    before = os.umask(0o022)
    try:
        asyncio.run(scene())
    finally:
        os.umask(before)


# -- shared commits
def test_what_is_asked_for_at_once_shares_a_commit_and_comes_in_order(path):
    async def scene():
        async with store_at(path) as store:
            await store.add_table(row_of(), [])
            commits = []
            store.writer.db.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
            await asyncio.gather(*(store.append(ID, n, [Written(str(n))]) for n in range(50)))
            store.writer.db.set_trace_callback(None)
            assert len(commits) == 1
            assert [w.line for w in await store.lines(ID)] == [str(n) for n in range(50)]

    asyncio.run(scene())


def test_what_fails_leaves_nothing_and_does_not_touch_what_it_shares_a_commit_with(path):
    async def scene():
        async with store_at(path) as store:
            await store.add_table(row_of(), [SeatRow(0, "person")])
            results = await asyncio.gather(
                store.append(ID, 0, [Written("first", 0, "k")]),
                store.append(ID, 1, [Written("half"), Written("again", 0, "k")]),
                store.append("nowhere", 0, [Written("lost")]),
                store.say(ID, Said(0, "table", 0, "name", "broken \ud800", 1.0)),
                store.update_table(ID, state="nonsense"),
                store.append(ID, 1, [Written("second")]),
                return_exceptions=True,
            )
            kinds = [type(result) for result in results]
            assert kinds == [type(None), Conflict, Missing, StoreError, Conflict, type(None)]
            assert await store.lines(ID) == [Written("first", 0, "k"), Written("second")]
            assert await store.said(ID) == []

    asyncio.run(scene())


def test_a_table_with_a_seat_too_many_is_not_half_there(path):
    async def scene():
        async with store_at(path) as store:
            with pytest.raises(Conflict):
                await store.add_table(row_of(), [SeatRow(0, "person"), SeatRow(0, "bot")])
            assert await store.table(ID) is None

    asyncio.run(scene())


def test_who_no_longer_waits_does_not_keep_others_waiting(path):
    async def scene():
        async with store_at(path) as store:
            await store.add_table(row_of(), [])
            given_up = asyncio.ensure_future(store.append(ID, 0, [Written("a")]))
            kept = asyncio.ensure_future(store.append(ID, 1, [Written("b")]))
            await asyncio.sleep(0)
            given_up.cancel()
            await kept
            assert [w.line for w in await store.lines(ID)] == ["a", "b"]

    asyncio.run(scene())


def test_closing_finishes_what_was_asked(path):
    async def scene():
        async with store_at(path) as store:
            await store.add_table(row_of(), [])
            waiting = [asyncio.ensure_future(store.append(ID, n, [Written(str(n))])) for n in range(3)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        with pytest.raises(StoreError, match="not open"):
            await store.lines(ID)
        await store.close()
        async with store_at(path) as again:
            assert len(await again.lines(ID)) == 3

    asyncio.run(scene())


def test_a_lock_of_another_program_is_waited_for_without_stopping_the_loop(path):
    async def scene():
        async with store_at(path) as store:
            await store.add_table(row_of(), [])
            with plain(path) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.ensure_future(store.append(ID, 0, [Written("a")]))
                # A reading goes through while the writing waits.
                assert await store.lines(ID) == []
                assert not waiting.done()
                other.execute("COMMIT")
            await waiting
            await store.append(ID, 1, [Written("b")])
            assert len(await store.lines(ID)) == 2

    asyncio.run(scene())


def test_when_the_disk_refuses_all_are_told_and_the_store_goes_on(path):
    async def scene():
        async with store_at(path) as store:
            await store.add_table(row_of(), [])
            db = store.writer.db
            pages = db.execute("PRAGMA page_count").fetchone()[0]
            db.execute(f"PRAGMA max_page_count = {pages + 2}")
            small, large = store.append(ID, 0, [Written("a")]), store.append(ID, 1, [Written("b" * 100_000)])
            results = await asyncio.gather(small, large, return_exceptions=True)
            assert isinstance(results[1], StoreError)
            kept = [w.line for w in await store.lines(ID)]
            assert kept == ([] if isinstance(results[0], StoreError) else ["a"])
            db.execute("PRAGMA max_page_count = 1000000")
            await store.append(ID, len(kept), [Written("c")])
            assert [w.line for w in await store.lines(ID)] == [*kept, "c"]

    asyncio.run(scene())


def test_a_quiet_line_does_not_show_in_when_the_table_changed(path):
    """A step of a seat that the others do not see: not even its hour is told."""

    async def run():
        times = iter(range(100, 200))
        store = SqliteStore(path, lambda: float(next(times)))
        await store.open()
        await store.add_table(row_of(), [])
        changed = []
        for n, quiet in enumerate((False, True, True, False)):
            await store.append(ID, n, [Written(f"line {n}", 0, quiet=quiet)])
            found = await store.table(ID)
            assert found is not None
            changed.append(found[0].changed)
        await store.close()
        return changed

    first, second, third, last = asyncio.run(run())
    assert first == second == third < last


def test_only_fields_that_exist_can_be_changed(path):
    async def scene():
        async with store_at(path) as store:
            await store.add_table(row_of(), [SeatRow(0, "person")])
            with pytest.raises(TypeError, match="created"):
                await store.update_table(ID, created=1.0)
            with pytest.raises(TypeError, match="id = 1; --"):
                await store.update_seat(ID, 0, **{"id = 1; --": 1})
            await store.update_seat(ID, 0)
            found = await store.table(ID)
            assert found == (row_of(), [SeatRow(0, "person")])

    asyncio.run(scene())


# -- migrations
def schema(path):
    with plain(path) as db:
        return db.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()


def test_a_database_of_the_first_version_opens_with_all_that_was_in_it(path, tmp_path):
    path.parent.mkdir()
    with plain(path) as db:
        db.executescript((OLD / "version-1.sql").read_text(encoding="utf-8"))

    async def scene():
        async with store_at(path) as store:
            assert await store.table(ID) == (
                TableRow(ID, "ettin", {"players": 2}, [], b"\x01\x02", "playing", 1, {"name": "Soirée"}, 1.5, 3.5),
                [SeatRow(0, "person", "", "Zoé", "hash-0"), SeatRow(1, "bot", "greedy", "Rok")],
            )
            assert await store.lines(ID) == [Written('["start",[]]'), Written('[0,"reply","picks"]', 0, "k")]
            assert await store.said(ID) == [Said(1, "table", 0, "Zoé", "Salut !", 2.5)]
            assert [seat for _, seat in await store.held(1)] == [0]
            await store.append(ID, 2, [Written("more")])
        async with store_at(tmp_path / "fresh.sqlite"):
            pass

    asyncio.run(scene())
    assert schema(path) == schema(tmp_path / "fresh.sqlite")


def test_a_database_of_a_newer_program_is_refused_and_left_alone(path):
    async def scene():
        async with store_at(path):
            pass
        with plain(path) as db:
            db.execute("PRAGMA user_version = 99")
        with pytest.raises(StoreError, match=r"newer Warcamp: version 99, this program knows \d"):
            await SqliteStore(path).open()

    asyncio.run(scene())
    with plain(path) as db:
        assert version(db) == 99


@pytest.mark.parametrize("content", ["a text that is no database " * 50, None])
def test_a_file_that_is_not_ours_is_refused_and_left_alone(path, content):
    path.parent.mkdir()
    if content is not None:
        path.write_text(content)
    else:
        with plain(path) as db:
            db.execute("CREATE TABLE notes (text)")

    async def scene():
        store = SqliteStore(path)
        with pytest.raises(StoreError, match=r"not a database|not one of Warcamp's"):
            await store.open()
        await store.close()

    asyncio.run(scene())
    assert [p.name for p in path.parent.iterdir()] == [path.name]
    if content is None:
        assert [name for _, name, _ in schema(path)] == ["notes"]
        with plain(path) as db:
            assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    else:
        assert path.read_text() == content


def test_a_migration_that_fails_is_not_half_applied():
    one = "CREATE TABLE one (n);\nINSERT INTO one VALUES (1);"
    bad = "CREATE TABLE two (n);\nINSERT INTO three VALUES (1);"
    with plain(":memory:") as db:
        with pytest.raises(sqlite3.OperationalError, match="three"):
            migrate(db, [one, bad])
        assert version(db) == 1
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("one",)]
        migrate(db, [one, "CREATE TABLE two (n);"])
        assert version(db) == 2
        assert db.execute("SELECT * FROM one").fetchall() == [(1,)]


def test_a_migration_that_breaks_a_reference_is_refused():
    first = "CREATE TABLE a (id INTEGER PRIMARY KEY);\nCREATE TABLE b (a REFERENCES a (id));\nINSERT INTO a VALUES (1);"
    with plain(":memory:") as db:
        migrate(db, [first])
        with pytest.raises(StoreError, match="breaks references"):
            migrate(db, [first, "INSERT INTO b VALUES (2);"])
        assert db.execute("SELECT * FROM b").fetchall() == []


def test_migrations_are_numbered_from_one_without_a_gap(tmp_path):
    assert len(migrations()) >= 1
    (tmp_path / "0002_late.sql").write_text("")
    with pytest.raises(StoreError, match=r"\[2\]"):
        migrations(tmp_path)


def test_a_script_is_taken_apart_into_its_statements():
    sql = "-- a; note\nCREATE TABLE a (x TEXT DEFAULT ';');\n\nINSERT INTO a\nVALUES ('b;\n');\nSELECT 1"
    found = [s.strip() for s in statements(sql)]
    assert found == ["-- a; note\nCREATE TABLE a (x TEXT DEFAULT ';');", "INSERT INTO a\nVALUES ('b;\n');", "SELECT 1"]
