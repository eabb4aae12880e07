"""Whose turn it is to think when many wait."""

import asyncio

import pytest

from warcamp.table import turns
from warcamp.table.turns import Turns


class Crowd:
    """Some who wait for workers; notes who got which, in order."""

    def __init__(self, workers):
        self.turns = Turns(workers)
        self.got = []
        self.tasks = {}

    async def wait(self, name, table="", seat=0, slow=False):
        async def waiting():
            worker = await self.turns.take(table, seat, slow)
            self.got.append((name, worker))

        self.tasks[name] = asyncio.create_task(waiting())
        await settle()

    async def give(self, worker, slow=False):
        self.turns.give(worker, slow)
        await settle()


async def settle():
    for _ in range(3):
        await asyncio.sleep(0)


def in_crowd(workers):
    def run(scene):
        async def whole():
            await scene(Crowd(workers))

        asyncio.run(whole())

    return run


def test_slow_ones_never_have_all_processes_and_quick_ones_go_first():
    @in_crowd(["a", "b"])
    async def scene(crowd):
        for name in ("slow 1", "slow 2"):
            await crowd.wait(name, slow=True)
        assert crowd.got == [("slow 1", "a")]
        await crowd.wait("quick 1")
        await crowd.wait("quick 2")
        assert crowd.got[1:] == [("quick 1", "b")]
        await crowd.give("a", slow=True)
        assert crowd.got[2:] == [("quick 2", "a")]
        await crowd.give("b")
        assert crowd.got[3:] == [("slow 2", "b")]


def test_with_one_process_a_slow_one_is_served_too():
    @in_crowd(["a"])
    async def scene(crowd):
        await crowd.wait("slow 1", slow=True)
        await crowd.wait("slow 2", slow=True)
        await crowd.wait("quick")
        await crowd.give("a", slow=True)
        await crowd.give("a")
        assert [name for name, _ in crowd.got] == ["slow 1", "quick", "slow 2"]


def test_a_full_table_does_not_keep_another_from_its_turn():
    @in_crowd(["a"])
    async def scene(crowd):
        for seat in range(3):
            await crowd.wait(f"full {seat}", "full", seat, slow=True)
        await crowd.wait("small", "small", slow=True)
        for _ in range(3):
            await crowd.give("a", slow=True)
        assert [name for name, _ in crowd.got] == ["full 0", "small", "full 1", "full 2"]


def test_a_seat_goes_back_to_its_process_if_that_is_free():
    @in_crowd(["a", "b"])
    async def scene(crowd):
        await crowd.wait("first", "t", 1)
        await crowd.give("a")
        await crowd.wait("again", "t", 1)
        await crowd.wait("at the same time", "t", 1)
        assert crowd.got == [("first", "a"), ("again", "a"), ("at the same time", "b")]
        await crowd.give("a")
        await crowd.give("b")
        await crowd.wait("other", "t", 2)
        await crowd.wait("once more", "t", 1)
        assert crowd.got[3:] == [("other", "a"), ("once more", "b")]


def test_who_goes_while_he_waits_or_is_served_costs_nobody_a_process():
    @in_crowd(["a"])
    async def scene(crowd):
        await crowd.wait("first", slow=True)
        await crowd.wait("gone")
        crowd.tasks["gone"].cancel()
        await settle()
        assert crowd.turns.waiting == []
        await crowd.wait("served and gone", slow=True)
        crowd.turns.give("a", True)
        crowd.tasks["served and gone"].cancel()
        await settle()
        await crowd.wait("last")
        assert [name for name, _ in crowd.got] == ["first", "last"]
        assert crowd.turns.slow == 0


def test_what_is_remembered_has_an_end(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(turns, "REMEMBERED", 3)

    @in_crowd(["a"])
    async def scene(crowd):
        for n in range(5):
            await crowd.wait(n, f"table {n}")
            await crowd.give("a")
        assert list(crowd.turns.served) == ["table 2", "table 3", "table 4"]
        assert list(crowd.turns.homes) == [("table 2", 0), ("table 3", 0), ("table 4", 0)]
