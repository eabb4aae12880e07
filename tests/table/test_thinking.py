"""Bots at a table: what they are asked, and when what they thought before still counts."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from tests.table.test_match_table import CLANS, Broken, answer, in_hall
from warcamp.bots.ettin.sense import EttinSense
from warcamp.bots.search import Search
from warcamp.engine.flow import Decision
from warcamp.engine.match import Action, Match
from warcamp.engine.snapshot import dump
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.games.registry import game_of
from warcamp.table.bot_process import Kept, think
from warcamp.table.hall import Hall
from warcamp.table.pool import BotFailed, Job
from warcamp.table.room import Room
from warcamp.table.wish import Chair, Wish


class Here(Broken):
    """Bots that think in this process; when so many have answered, one fails and greedy must help."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[Job] = []
        self.kept = Kept()
        self.fails_at = -1

    async def pick(self, job: Job) -> str:
        if job.bot != "greedy" and len(self.jobs) == self.fails_at:
            raise BotFailed("no idea")
        self.jobs.append(job)
        return think(job, {}, self.kept)


async def duel(hall: Hall, *bots: str) -> Room:
    """A person, if there is only one bot, against bots."""
    places = [*[Chair("person")] * (2 - len(bots)), *[Chair("bot", bot) for bot in bots]]
    room, _ = await hall.make(1, Wish("clash_of_rage", CLANS, places))
    return room


async def rest(room: Room) -> None:
    """Until no bot thinks."""
    while room.thinking.tasks:
        await asyncio.gather(*room.thinking.tasks.values())


async def until(room: Room, pool: Here, count: int) -> None:
    """Play on until bots were asked so often."""
    while len(pool.jobs) < count:
        await rest(room)
        if room.table.asking.of(0):
            await answer(room, 0)


def test_a_bot_is_told_which_question_of_its_seat_came_before(tmp_path: Path):
    pool = Here()

    async def do(hall: Hall) -> None:
        room = await duel(hall, "apprentice")
        await until(room, pool, 8)

    in_hall(tmp_path, do, pool)
    assert pool.jobs[0].after == -1
    assert [job.after for job in pool.jobs[1:]] == [job.moment for job in pool.jobs[:-1]]
    assert len({job.table for job in pool.jobs}) == 1 and pool.jobs[0].table


def test_after_something_was_taken_back_bots_think_anew(tmp_path: Path):
    pool = Here()

    async def do(hall: Hall) -> None:
        room = await duel(hall, "random")
        await until(room, pool, 6)
        await rest(room)
        asked = len(pool.jobs)
        assert await room.table.undo(0)
        await until(room, pool, asked + 2)
        assert (pool.jobs[asked].after, pool.jobs[asked + 1].after) == (-1, pool.jobs[asked].moment)

    in_hall(tmp_path, do, pool)


def test_a_bot_for_which_another_had_to_answer_thinks_anew(tmp_path: Path):
    pool = Here()

    async def do(hall: Hall) -> None:
        room = await duel(hall, "apprentice")
        pool.fails_at = 3
        await until(room, pool, 6)

    in_hall(tmp_path, do, pool)
    assert [job.bot for job in pool.jobs[:6]] == ["apprentice"] * 3 + ["greedy"] + ["apprentice"] * 2
    assert [job.after for job in pool.jobs[4:6]] == [-1, pool.jobs[4].moment]


def test_what_a_bot_has_seen_of_others_is_kept_with_it_and_a_new_one_plays_without():
    """Recruiting in Ettin is seen by all, deploying is not: who was there knows what lies face down."""
    match = Match(game_of("ettin"), {"players": 2, "nations": ["orcs", "elves"]}, b"k" * 32)
    kept, moments = Kept(), {0: -1, 1: -1}

    def job(d: Decision, after: int) -> Job:
        world = dump(determinise(match.position, d.seat, Fast(1)))
        options, n = match.header.options, len(match.lines)
        return Job("ettin", (), options, "apprentice", 1, d.seat, world, d.kind, d.strand, "t", n, after)

    while (d := match.pending[0]).kind != "deploy":
        asked = job(d, moments[d.seat])
        moments[d.seat] = asked.moment
        match.act(Action(d.seat, d.kind, think(asked, {}, kept), d.strand))
    seen = []
    for bots, after in ((kept, moments[d.seat]), (Kept(), -1)):
        name = think(job(d, after), {}, bots)
        assert match.game.pick(match.position.s, d, name) in d.options
        bot = bots.bots["t", d.seat, "apprentice"][1]
        assert isinstance(bot, Search) and isinstance(bot.sense, EttinSense)
        seen.append(sum(len(cards) for cards in bot.sense.memory.seen.values()))
    assert seen[0] > seen[1]


def test_a_kept_bot_that_fails_is_not_asked_again():
    kept = Kept()
    job = Job("ettin", (), {}, "random", 1, 0, {}, "draft", table="t", moment=3)
    bot = kept.take(job, {})
    kept.keep(job, bot)
    follow = replace(job, moment=5, after=3)
    assert kept.take(follow, {}) is bot
    assert kept.take(follow, {}) is not bot
