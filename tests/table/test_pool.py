"""Bots think in processes; real ones here."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from tests import matches
from warcamp.bots import registry
from warcamp.bots.levels import searcher
from warcamp.bots.search import Search
from warcamp.engine.match import Match
from warcamp.engine.snapshot import dump
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.games.registry import GAMES, game_of
from warcamp.table.pool import BotFailed, Job, Pool

ODD = ("Raises", "Loops", "Dies", "Cheats", "Chatters", "TellsItsProcess", "TellsItsSeed", "Counts")
EXTRA = {name: f"{__package__ or 'tests.table'}.odd_bots:{name}" for name in ODD}
LIMIT = 60.0
SHORT = 0.5


def match_of(game="clash_of_rage", players=2):
    return Match(game_of(game), {"players": players}, b"k" * 32)


def job_of(match, bot="random", which=0, seed=1):
    d = match.position.pending[which]
    world = determinise(match.position, d.seat, Fast(seed))
    return Job(match.game.name, (), match.header.options, bot, seed, d.seat, dump(world), d.kind, d.strand)


def names_of(match, which=0):
    d = match.position.pending[which]
    return {match.game.option_name(match.position.s, d, option) for option in d.options}


def answer_here(match, d, seed):
    """What the quick bot answers without a pool. Others' sealed answers are open again in its world."""
    world = determinise(match.position, d.seat, Fast(seed))
    (asked,) = [e for e in world.pending if (e.seat, e.kind, e.strand) == (d.seat, d.kind, d.strand)]
    bot = registry.bot(match.game.name, registry.quick_of(match.game.name), seed)
    return match.game.option_name(world.s, asked, bot.pick(world, d.seat, asked))


@asynccontextmanager
async def pool_of(workers=1, limit=LIMIT, extra=EXTRA):
    pool = Pool(workers, limit, extra)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_in_the_pool_answers_what_it_answers_here(game):
    async def scene():
        match = match_of(game, 4)
        async with pool_of(2) as pool:
            for n in range(25):
                d = match.position.pending[0]
                name = await pool.pick(job_of(match, registry.quick_of(game), seed=n))
                assert name == answer_here(match, d, n)
                match.position.apply(0, match.game.pick(match.position.s, d, name))

    asyncio.run(scene())


def test_several_bots_think_at_once_and_each_gets_its_own_answer():
    async def scene():
        match = match_of("ettin", 6)
        count = len(match.position.pending)
        assert count > 2
        async with pool_of(2) as pool:
            names = await asyncio.gather(*(pool.pick(job_of(match, which=i)) for i in range(count)))
        for i, name in enumerate(names):
            assert name in names_of(match, i)

    asyncio.run(scene())


def test_a_bot_that_raises_fails_with_the_last_line_and_its_process_goes_on(caplog):
    async def scene():
        match = match_of()
        async with pool_of() as pool:
            with pytest.raises(BotFailed, match="process") as before:
                await pool.pick(job_of(match, "TellsItsProcess"))
            with pytest.raises(BotFailed, match="what to do"):
                await pool.pick(job_of(match, "Raises"))
            with pytest.raises(BotFailed, match="process") as after:
                await pool.pick(job_of(match, "TellsItsProcess"))
            assert str(before.value) == str(after.value)

    with caplog.at_level(logging.WARNING, "warcamp.table.pool"):
        asyncio.run(scene())
    assert "Raises as seat" in caplog.text
    assert "no idea" in caplog.text


@pytest.mark.parametrize(
    ("bot", "limit", "why"), [("Loops", SHORT, "no answer within 0.5 seconds"), ("Dies", LIMIT, r"died \(status 7\)")]
)
def test_a_bot_that_hangs_or_dies_fails_and_its_process_is_replaced(bot, limit, why):
    async def scene():
        match = match_of()
        async with pool_of() as pool:
            with pytest.raises(BotFailed, match="process") as before:
                await pool.pick(job_of(match, "TellsItsProcess"))
            pool.limit = limit
            with pytest.raises(BotFailed, match=why):
                await pool.pick(job_of(match, bot))
            pool.limit = LIMIT
            with pytest.raises(BotFailed, match="process") as after:
                await pool.pick(job_of(match, "TellsItsProcess"))
            assert str(before.value) != str(after.value)

    asyncio.run(scene())


def test_a_bot_cannot_choose_what_is_not_offered():
    async def scene():
        async with pool_of() as pool:
            with pytest.raises(BotFailed, match="-99 is not offered"):
                await pool.pick(job_of(match_of(), "Cheats"))

    asyncio.run(scene())


def test_what_a_bot_prints_is_not_taken_for_its_answer():
    async def scene():
        match = match_of()
        async with pool_of() as pool:
            assert await pool.pick(job_of(match, "Chatters")) in names_of(match)

    asyncio.run(scene())


def test_a_place_in_the_code_is_no_bot_unless_the_pool_knows_it():
    async def scene():
        match = match_of()
        async with pool_of(extra={}) as pool:
            for name in ("Dies", EXTRA["Dies"], "os:_exit"):
                with pytest.raises(BotFailed, match="there is no bot"):
                    await pool.pick(job_of(match, name))
            assert await pool.pick(job_of(match)) in names_of(match)

    asyncio.run(scene())


def test_a_question_that_is_not_open_is_refused():
    async def scene():
        async with pool_of() as pool:
            with pytest.raises(BotFailed, match="is not asked 'nothing'"):
                await pool.pick(replace(job_of(match_of()), ask="nothing"))

    asyncio.run(scene())


def test_a_bot_is_made_from_the_seed_of_the_job():
    async def scene():
        async with pool_of() as pool:
            with pytest.raises(BotFailed, match="seed 41"):
                await pool.pick(job_of(match_of(), "TellsItsSeed", seed=41))

    asyncio.run(scene())


def test_a_bot_goes_on_where_it_was_only_when_its_question_follows_the_one_before():
    """Which option it takes shows how often the same bot was asked."""

    async def scene():
        match = match_of()
        names = [match.game.option_name(match.position.s, d, o) for d in match.pending[:1] for o in d.options]
        job = replace(job_of(match, "Counts"), table="t")

        async def asked(pool, **changes):
            return names.index(await pool.pick(replace(job, **changes)))

        async with pool_of() as pool:
            assert await asked(pool, moment=1) == 0
            assert await asked(pool, moment=4, after=1) == 1
            assert await asked(pool, moment=6, after=4) == 2
            assert await asked(pool, moment=8, after=6, table="other") == 0
            assert await asked(pool, moment=8, after=6, table="") == 0
            assert await asked(pool, moment=8, after=5) == 0
            assert await asked(pool, moment=9, after=-1) == 0

    asyncio.run(scene())


@pytest.mark.parametrize(("game", "trees"), [("clash_of_rage", True), ("ettin", True), ("immortals", False)])
def test_a_search_in_the_pool_plays_on_with_its_tree_and_answers_as_here(game, trees):
    """In Immortals whole plans are chosen at once, and no tree goes on from one question to the next."""

    async def scene():
        match = match_of(game, matches.SHORT[game]["players"])
        here: dict[int, Search] = {}
        moments: dict[int, int] = {}
        kept = 0
        async with pool_of() as pool:
            for n in range(40):
                d = match.position.pending[0]
                job = job_of(match, "apprentice", seed=n)
                name = await pool.pick(replace(job, table="t", moment=n, after=moments.get(d.seat, -1)))
                moments[d.seat] = n
                world = determinise(match.position, d.seat, Fast(n))
                (asked,) = [e for e in world.pending if (e.seat, e.kind, e.strand) == (d.seat, d.kind, d.strand)]
                search = here.setdefault(d.seat, searcher(game, "apprentice", n))
                kept += search.kept(asked).visits
                assert name == match.game.option_name(world.s, asked, search.pick(world, d.seat, asked))
                match.position.apply(0, match.game.pick(match.position.s, d, name))
        assert (kept > 0) == trees

    asyncio.run(scene())


def test_who_stops_waiting_for_a_bot_leaves_a_pool_that_answers():
    async def scene():
        match = match_of()
        async with pool_of() as pool:
            waiting = asyncio.create_task(pool.pick(job_of(match, "Loops")))
            await asyncio.shield(pool.workers[0].starting)
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert await pool.pick(job_of(match)) in names_of(match)

    asyncio.run(scene())


def test_a_stopped_pool_refuses_and_leaves_no_process():
    async def scene():
        match = match_of()
        async with pool_of() as pool:
            await pool.pick(job_of(match))
            process = await pool.workers[0].starting
        assert process.returncode is not None
        with pytest.raises(BotFailed, match="stopped"):
            await pool.pick(job_of(match))

    asyncio.run(scene())


def test_a_pool_whose_processes_cannot_start_says_so(monkeypatch):
    async def scene():
        monkeypatch.setattr("sys.executable", "/nonexistent/python")
        async with pool_of() as pool:
            for _ in range(2):
                with pytest.raises(BotFailed, match="no process for the bot"):
                    await pool.pick(job_of(match_of()))

    asyncio.run(scene())


ORPHANS = """
import asyncio, os, signal
from tests.table.test_pool import EXTRA, job_of, match_of
from warcamp.table.pool import Pool

async def scene():
    pool = Pool(2, {limit}, EXTRA)
    await pool.start()
    for worker in pool.workers:
        await asyncio.shield(worker.starting)
    pool.limit = 3600
    thinking = asyncio.create_task(pool.pick(job_of(match_of(), "Loops")))
    # The question is on its way after a few turns of the loop.
    for _ in range(10):
        await asyncio.sleep(0)
    print("thinking", not thinking.done(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(scene())
"""


def test_when_the_server_is_killed_its_bots_end_the_idle_and_the_endless():
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p or os.getcwd() for p in sys.path)}
    code = ORPHANS.format(limit=SHORT)
    killed = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    # Standard error is shared with the bots: it ends when the last of them has.
    assert killed.returncode == -signal.SIGKILL
    assert killed.stdout == "thinking True\n"
    assert "Timeout (0:00:01.5" in killed.stderr
