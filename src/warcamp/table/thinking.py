"""Bots at a table: they think in other processes, and their answers are orders like everybody's."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from warcamp.bots.registry import quick_of
from warcamp.engine.errors import IllegalChoice
from warcamp.engine.flow import Decision
from warcamp.engine.snapshot import dump
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise

from .match_table import MatchTable
from .pool import BotFailed, Job, Pool
from .refusals import Refused
from .wish import BOT

log = logging.getLogger("warcamp.table.bots")


class Thinking:
    """The bots of one table. Each open question of a bot is thought about once; several at the same time."""

    def __init__(self, table: MatchTable, pool: Pool, pace: float, watched: Callable[[], bool]) -> None:
        self.table = table
        self.pool = pool
        self.pace = float(table.row.settings.get("pace", pace))
        self.watched = watched
        self.tasks: dict[tuple[int, str], asyncio.Task[None]] = {}
        self.next = 0.0
        self.moments: dict[int, int] = {}
        """By seat: the moment of the last question that its bot answered, as long as nothing was taken back since."""

    def look(self) -> None:
        """Let bots think about what they are asked now."""
        table = self.table
        match = table.match
        if match is None or match.over or table.gone:
            return
        for d in match.pending:
            if table.seats[d.seat].kind == BOT:
                key = (d.seat, table.asking.id((d.seat, d.strand)))
                if key not in self.tasks:
                    task = asyncio.create_task(self.think(d, key[1], self.job(d, len(match.lines))))
                    self.tasks[key] = task
                    task.add_done_callback(partial(self.done, key))

    def done(self, key: tuple[int, str], task: asyncio.Task[None]) -> None:
        self.tasks.pop(key, None)

    def job(self, d: Decision, n: int) -> Job:
        """The question, on a table that the bot's seat cannot tell from the true one."""
        table = self.table
        match = table.playing()
        seed = seed_of(match.key, d.seat, d.strand, n)
        world = dump(determinise(match.position, d.seat, Fast(seed)))
        packs = tuple(table.row.packs)
        options = match.header.options
        bot = table.seats[d.seat].bot
        after = self.moments.get(d.seat, -1)
        return Job(match.game.name, packs, options, bot, seed, d.seat, world, d.kind, d.strand, table.id, n, after)

    def forget(self) -> None:
        """Something was taken back: what bots thought about it is void."""
        self.moments.clear()

    async def think(self, d: Decision, id: str, job: Job) -> None:
        own, name = await self.pick(job)
        secret = self.table.playing().game.asks[d.kind].secret
        if self.pace > 0 and not secret and self.watched():
            now = asyncio.get_running_loop().time()
            self.next = max(now, self.next) + self.pace
            await asyncio.sleep(self.next - self.pace - now)
        for pick in (name, None):
            if own and pick is not None:
                # Before the answer, because its next question comes with it.
                self.moments[d.seat] = job.moment
            else:
                self.moments.pop(d.seat, None)
            try:
                await self.table.act(d.seat, id, self.first(d) if pick is None else pick)
                return
            except Refused as e:
                self.moments.pop(d.seat, None)
                if e.code not in ("stale", "finished", "lost"):
                    log.warning("table %s: the answer of bot %s was refused: %s", self.table.id, job.bot, e)
                return
            except IllegalChoice as e:
                log.error("table %s: bot %s chose what it cannot: %s", self.table.id, job.bot, e)

    async def pick(self, job: Job) -> tuple[bool, str | None]:
        """The bot's choice; when it fails, that of a bot that never does; None when that fails too. True if it is the
        bot's own."""
        for bot in dict.fromkeys((job.bot, quick_of(job.game))):
            try:
                return bot == job.bot, await self.pool.pick(replace(job, bot=bot))
            except BotFailed as e:
                log.error("table %s: bot %s failed at %s: %s", self.table.id, bot, job.ask, e)
        return False, None

    def first(self, d: Decision) -> str:
        """The first option: what is chosen when no bot can think."""
        match = self.table.playing()
        return match.game.option_name(match.position.s, d, d.options[0])

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def seed_of(key: bytes, seat: int, strand: str, n: int) -> int:
    """A bot's chance is its own, never the match's; after a restart it is the same."""
    text = f"bot {seat} {strand} {n}".encode()
    return int.from_bytes(hashlib.blake2b(text, key=key[:64], digest_size=4).digest())
