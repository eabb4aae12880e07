"""A table in memory: orders in turn, ids of questions, late and repeated answers, taking back, bots, a full disk."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from warcamp.engine.errors import IllegalChoice
from warcamp.table.hall import Hall
from warcamp.table.pool import BotFailed, Job, Pool
from warcamp.table.refusals import Refused
from warcamp.table.room import Room
from warcamp.table.settings import Rates, Settings
from warcamp.table.sqlite import SqliteStore
from warcamp.table.store import StoreError
from warcamp.table.wish import Chair, Wish

CLANS = {"clans": ["steamfield", "godleif"], "map": "random"}


class Broken(Pool):
    """Bots that never answer well."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def pick(self, job: Job) -> str:
        self.asked.append(job.bot)
        raise BotFailed("no idea")


class Leaky(SqliteStore):
    """A store that can be told to fail."""

    failing = False

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, id: str, first: int, lines: Any) -> None:
        await self.gate.wait()
        if self.failing:
            raise StoreError("the disk is full")
        await super().append(id, first, lines)


def in_hall(tmp_path: Path, do: Callable[[Hall], Awaitable[None]], pool: Pool | None = None) -> None:
    """Do something in a hall with a real database."""

    async def run() -> None:
        settings = Settings(tmp_path / "table.sqlite", pace=0.0, rates=Rates.none())
        store = Leaky(settings.database)
        hall = Hall(settings, store, pool or Broken())
        await store.open()
        for n in range(3):
            if await store.person(f"person {n}") is None:
                await store.add_person(f"person {n}", "", "en")
        await hall.open()
        try:
            await do(hall)
        finally:
            await hall.close()
            await store.close()

    asyncio.run(run())


async def clash(hall: Hall, *kinds: str) -> Room:
    room, _ = await hall.make(1, Wish("clash_of_rage", CLANS, [Chair(kind) for kind in kinds]))
    return room


async def answer(room: Room, seat: int, which: int = 0, key: str = "") -> str:
    """Answer the seat's first question; gives its id."""
    table = room.table
    d = table.asking.of(seat)[0]
    id = table.asking.id((seat, d.strand))
    match = table.playing()
    await table.act(seat, id, match.game.option_name(match.position.s, d, d.options[which]), key)
    return id


def turn(room: Room) -> int:
    return room.table.playing().pending[0].seat


def test_an_answer_is_in_the_store_when_it_is_acknowledged(tmp_path):
    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        seat = turn(room)
        before = len(await hall.store.lines(room.table.id))
        await answer(room, seat, key="k")
        lines = await hall.store.lines(room.table.id)
        assert len(lines) == before + 1
        assert (lines[-1].seat, lines[-1].key) == (seat, "k")

    in_hall(tmp_path, do)


def test_nobody_is_shown_what_is_not_stored_yet(tmp_path):
    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        store = room.table.store
        assert isinstance(store, Leaky)
        store.gate.clear()
        before = len(room.table.playing().lines)
        acting = asyncio.create_task(answer(room, room.table.playing().pending[0].seat))
        while len(room.table.playing().lines) == before:
            await asyncio.sleep(0)
        looking = asyncio.create_task(hall.room(room.table.id))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not acting.done() and not looking.done()
        store.gate.set()
        await acting
        assert await looking is room
        assert len(await store.lines(room.table.id)) == room.table.stored

    in_hall(tmp_path, do)


def test_the_same_key_again_is_the_same_answer_and_one_line(tmp_path):
    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        seat = turn(room)
        id = await answer(room, seat, key="once")
        n = len(room.table.playing().lines)
        await room.table.act(seat, id, "whatever", "once")
        assert len(room.table.playing().lines) == n

    in_hall(tmp_path, do)


def test_an_old_question_is_stale_and_a_wrong_choice_is_illegal(tmp_path):
    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        seat = turn(room)
        id = room.table.asking.id((seat, ""))
        with pytest.raises(IllegalChoice):
            await room.table.act(seat, id, "no such thing")
        await answer(room, seat)
        with pytest.raises(Refused, match="stale"):
            await room.table.act(seat, id, "no such thing")

    in_hall(tmp_path, do)


def test_sealed_answers_of_others_leave_a_question_and_its_id_alone(tmp_path):
    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        await to_sealed(room)
        first, second = [d.seat for d in room.table.playing().pending]
        id = room.table.asking.id((second, ""))
        await answer(room, first)
        assert room.table.asking.id((second, "")) == id
        again = room.table.answered(first)[0]
        taken = room.table.asking.id((first, again.strand))
        await room.table.retract(first, taken)
        assert room.table.asking.id((first, "")) != taken
        assert room.table.asking.id((second, "")) == id
        await answer(room, first)
        await room.table.act(second, id, option(room, second))

    in_hall(tmp_path, do)


async def to_sealed(room: Room) -> None:
    """Play on to a moment when several seats are asked at once."""
    while len(room.table.playing().pending) < 2:
        await answer(room, turn(room))


def option(room: Room, seat: int) -> str:
    match = room.table.playing()
    d = room.table.asking.of(seat)[0]
    return match.game.option_name(match.position.s, d, d.options[0])


def test_ids_of_questions_outlive_a_restart(tmp_path):
    ids: dict[str, Any] = {}

    async def first(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        for _ in range(12):
            await answer(room, turn(room))
        await room.table.undo(turn_of_last(room), {0, 1})
        ids[room.table.id] = dict(room.table.asking.count), room.table.playing().digest()

    async def then(hall: Hall) -> None:
        for id, (count, digest) in ids.items():
            room = await hall.room(id)
            assert room.table.asking.count == count
            assert room.table.playing().digest() == digest
            await answer(room, turn(room))

    in_hall(tmp_path, first)
    in_hall(tmp_path, then)


def test_a_table_of_other_rules_is_refused_clearly_and_its_log_is_kept(tmp_path):
    made: list[str] = []

    async def first(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        await answer(room, turn(room))
        made.append(room.table.id)

    async def then(hall: Hall) -> None:
        with pytest.raises(Refused) as refused:
            await hall.room(made[0])
        assert refused.value.code == "old"
        assert len(await hall.store.lines(made[0])) > 2

    in_hall(tmp_path, first)
    with sqlite3.connect(tmp_path / "table.sqlite") as db:
        changed = db.execute("UPDATE lines SET line = replace(line, '\"rules\":2', '\"rules\":1') WHERE n = 0").rowcount
    db.close()
    assert changed == 1
    in_hall(tmp_path, then)


def turn_of_last(room: Room) -> int:
    action = room.table.playing().entries[-1].action
    assert action is not None
    return action.seat


def test_what_cannot_be_stored_is_not_done_and_the_table_comes_back_from_its_log(tmp_path):
    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        await answer(room, turn(room))
        digest = room.table.playing().digest()
        store = hall.store
        assert isinstance(store, Leaky)
        store.failing = True
        with pytest.raises(Refused, match="lost"):
            await answer(room, turn(room))
        store.failing = False
        with pytest.raises(Refused, match="lost"):
            await room.table.act(0, "#1", "x")
        again = await hall.room(room.table.id)
        assert again is not room
        assert again.table.playing().digest() == digest
        await answer(again, turn(again))

    in_hall(tmp_path, do)


def test_a_fault_in_the_rules_loses_nothing_that_was_stored(tmp_path, caplog):
    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        n = len(room.table.playing().lines)

        def fail() -> None:
            raise ZeroDivisionError

        answers = await asyncio.gather(
            answer(room, turn(room)), room.table.order(fail), room.table.order(lambda: 1), return_exceptions=True
        )
        assert isinstance(answers[0], str)
        assert [type(a) for a in answers[1:]] == [Refused, Refused]
        again = await hall.room(room.table.id)
        assert len(again.table.playing().lines) == n + 1

    in_hall(tmp_path, do)
    assert "an order failed" in caplog.text


# ---- taking back
def test_who_has_acted_alone_takes_back_at_once(tmp_path):
    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        match = room.table.playing()
        seat = await to_free_undo(room)
        n = len(match.entries)
        assert await room.table.undo(seat)
        assert len(match.entries) == n - 1

    in_hall(tmp_path, do)


async def to_free_undo(room: Room) -> int:
    """Play until somebody has something that he may take back alone."""
    match = room.table.playing()
    while True:
        seat = turn(room)
        await answer(room, seat)
        if match.undo_point(seat) < len(match.entries):
            return seat


def test_further_back_the_other_persons_are_asked_and_one_refusal_is_enough(tmp_path):
    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        match = room.table.playing()
        seat = await to_asking(room)
        n = len(match.entries)
        other = 1 - seat
        assert not await room.table.undo(seat)
        with pytest.raises(Refused, match="not-asked"):
            await room.table.agree(seat, True)
        await room.table.agree(other, False)
        assert room.table.plea is None and len(match.entries) == n
        assert not await room.table.undo(seat)
        await room.table.agree(other, True)
        assert room.table.plea is None and len(match.entries) < n
        assert match.lines[-1][3] == [other]

    in_hall(tmp_path, do)


async def to_asking(room: Room) -> int:
    """Play until somebody cannot take back alone what he did."""
    match = room.table.playing()
    while True:
        seat = turn(room)
        await answer(room, seat)
        if match.undo_point(seat) == len(match.entries):
            return seat


def test_a_plea_is_moot_once_play_goes_on_and_bots_and_own_seats_agree(tmp_path):
    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        seat = await to_asking(room)
        assert not await room.table.undo(seat)
        await answer(room, turn(room))
        assert room.table.plea is None
        seat = await to_asking(room)
        assert await room.table.undo(seat, {0, 1})

    in_hall(tmp_path, do)


# ---- bots
def test_a_bot_that_fails_is_replaced_and_play_goes_on(tmp_path, caplog):
    pool = Broken()

    async def do(hall: Hall) -> None:
        room, _ = await hall.make(1, Wish("clash_of_rage", CLANS, [Chair("person"), Chair("bot", "random")]))
        match = room.table.playing()
        while not pool.asked:
            if room.table.asking.of(0):
                await answer(room, 0)
            await asyncio.sleep(0)
        while room.thinking.tasks:
            await asyncio.gather(*room.thinking.tasks.values())
        assert any(e.action is not None and e.action.seat == 1 for e in match.entries)

    in_hall(tmp_path, do, pool)
    assert pool.asked[:2] == ["random", "greedy"]
    assert "bot random failed" in caplog.text


def test_a_bot_is_asked_about_a_world_without_what_it_may_not_know(tmp_path):
    jobs: list[Job] = []

    class Curious(Broken):
        async def pick(self, job: Job) -> str:
            jobs.append(job)
            raise BotFailed("only looking")

    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "bot")
        await to_sealed_with(room, jobs)
        job = next(job for job in jobs if job.ask == "tactics")
        assert job.position["source"]["kind"] == "fast"
        assert job.seat == 1
        assert not dataclasses.asdict(job).get("key")

    in_hall(tmp_path, do, Curious())


async def to_sealed_with(room: Room, jobs: list[Job]) -> None:
    while not any(job.ask == "tactics" for job in jobs):
        if room.table.asking.of(0):
            await answer(room, 0)
        await asyncio.sleep(0)
