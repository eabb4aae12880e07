"""Bots in processes of their own: a slow, broken or dying bot costs its move, never the table."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from warcamp.bots.levels import is_slow
from warcamp.engine.errors import WarcampError

from .turns import Turns

log = logging.getLogger("warcamp.table.pool")

START = 60.0
"""Seconds within which a process must be ready: it imports the program first."""


DYING = 5.0
"""Seconds that a process which says no more has to die."""


class BotFailed(WarcampError):
    """The bot raised, died, was too slow or chose what is not offered."""


@dataclass(frozen=True, slots=True)
class Job:
    """A question to a bot. The position is a dump of a world that the seat cannot tell from the true one."""

    game: str
    packs: tuple[str, ...]
    options: dict[str, Any]
    bot: str
    seed: int
    seat: int
    position: dict[str, Any]
    ask: str
    strand: str = ""
    table: str = ""
    """Whose bot is kept for its seat's next question; none is when this is empty."""
    moment: int = 0
    """The lines that the match had when the question was asked."""
    after: int = -1
    """The moment of the question that the seat's bot answered before this one, if all that was done since stands."""


class Pool:
    """Processes that think, each about one question at a time. `limit` is how many seconds a bot has for an answer;
    `extra` names bots beyond those that are registered, as `module:attribute`."""

    def __init__(self, workers: int, limit: float, extra: Mapping[str, str] | None = None) -> None:
        self.limit = limit
        self.extra = dict(extra or {})
        self.workers = [Worker(self) for _ in range(max(1, workers))]
        self.turns: Turns[Worker] = Turns(self.workers)

    async def start(self) -> None:
        """Start the processes; the first questions wait until they are ready."""
        for worker in self.workers:
            worker.start()

    async def stop(self) -> None:
        """End the processes, also those that think."""
        for worker in self.workers:
            await worker.end()

    async def pick(self, job: Job) -> str:
        """The name of the option that the bot takes."""
        slow = is_slow(job.game, job.bot)
        worker = await self.turns.take(job.table, job.seat, slow)
        try:
            return await worker.pick(job)
        except BotFailed as e:
            log.warning("%s as seat %d of %s, asked %r: %s", job.bot, job.seat, job.game, job.ask, e)
            raise
        finally:
            self.turns.give(worker, slow)


class Worker:
    """One process, replaced when it fails."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.starting: asyncio.Task[Process] | None = None
        self.ended = False

    def start(self) -> None:
        self.starting = asyncio.create_task(self.launch())
        # Whoever asks next is told; without this nobody may ever look at it.
        self.starting.add_done_callback(lambda task: task.cancelled() or task.exception())

    async def launch(self) -> Process:
        """A process that is ready."""
        # The program's own path, so that a process finds the same code whatever folder it is started in.
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(p or os.getcwd() for p in sys.path)}
        hello = json.dumps({"limit": self.pool.limit, "extra": self.pool.extra})
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "warcamp.table.bot_process", hello), stdin=PIPE, stdout=PIPE, env=env
        )
        try:
            ready = await asyncio.wait_for(answer(process), START)
        except BaseException:
            await kill(process)
            raise
        if not ready:
            raise BotFailed(f"the process did not start (status {await process.wait()})")
        return process

    async def pick(self, job: Job) -> str:
        """Ask the process. One that has not answered, whatever the reason, is never asked again."""
        if self.starting is None:
            if self.ended:
                raise BotFailed("the pool has been stopped")
            self.start()
        assert self.starting is not None
        try:
            process = await asyncio.shield(self.starting)
        except (OSError, TimeoutError, BotFailed) as e:
            self.starting = None
            raise BotFailed(f"no process for the bot: {e or type(e).__name__}") from e
        said = None
        try:
            said = await asyncio.wait_for(self.talk(process, job), self.pool.limit)
        except TimeoutError as e:
            raise BotFailed(f"no answer within {self.pool.limit:g} seconds") from e
        finally:
            if not said:
                await self.replace(process, dying=said is not None)
        if not said:
            raise BotFailed(f"its process has died (status {process.returncode})")
        found: dict[str, str] = msgspec.json.decode(said, type=dict[str, str])
        if "failed" in found:
            log.warning("%s", found["trace"])
            raise BotFailed(found["failed"])
        return found["pick"]

    async def talk(self, process: Process, job: Job) -> bytes:
        """What the process answers; empty when it has died."""
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        try:
            await process.stdin.drain()
        except ConnectionError:
            return b""
        return await answer(process)

    async def replace(self, process: Process, dying: bool) -> None:
        self.starting = None
        if not self.ended:
            self.start()
        await kill(process, dying)

    async def end(self) -> None:
        self.ended = True
        task, self.starting = self.starting, None
        if task is None:
            return
        task.cancel()
        try:
            await kill(await task)
        except (asyncio.CancelledError, OSError, TimeoutError, BotFailed):
            log.debug("a process was stopped before it was ready")


async def answer(process: Process) -> bytes:
    """A line from the process; empty when it has died."""
    assert process.stdout is not None
    return await process.stdout.readline()


async def kill(process: Process, dying: bool = False) -> None:
    """End a process. One that dies by itself is given the time to, else its status would be lost."""
    if dying:
        try:
            await asyncio.wait_for(process.wait(), DYING)
        except TimeoutError:
            log.debug("a process has closed its pipe and lives on")
    if process.returncode is None:
        process.kill()
    await process.wait()
