"""A process in which bots think: a line of JSON in, a line of JSON out. Started by `warcamp.table.pool`."""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from warcamp.bots import registry
from warcamp.bots.bot import Bot
from warcamp.engine import snapshot
from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Decision, Position
from warcamp.games.registry import game_of

from .pool import Job

GRACE = 1.0
"""Seconds after the pool's limit when the process ends by itself: the pool may be gone."""
MOST_KEPT = 64
"""Bots that wait for their next questions. The tree of a warlord takes some megabytes."""
LONGEST = 500
LONGEST_TRACE = 8000
"""Characters of what went wrong that are told: in short, and with where it happened."""


@lru_cache(maxsize=16)
def content_of(game: str, packs: tuple[str, ...]) -> Any:
    return game_of(game).content([Path(pack) for pack in packs])


def bot_of(job: Job, extra: Mapping[str, str]) -> Bot:
    """The bot by its name. Only a name that the pool was made with can be a place in the code."""
    if job.bot in extra:
        module, _, attribute = extra[job.bot].partition(":")
        make: Callable[[int], Bot] = getattr(import_module(module), attribute)
        return make(job.seed)
    return registry.bot(job.game, job.bot, job.seed)


def question(position: Position, job: Job) -> Decision:
    for d in position.pending:
        if d.seat == job.seat and d.kind == job.ask and d.strand == job.strand:
            return d
    raise BadInput("ask", f"seat {job.seat} is not asked {job.ask!r} in strand {job.strand!r}")


class Kept:
    """Bots that were asked before. One goes on where it was, with its tree and its memory, when the question is the
    next one of its seat; after an undo, a restart or a question that another process answered there is a new one."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str], tuple[int, Bot]] = OrderedDict()

    def take(self, job: Job, extra: Mapping[str, str]) -> Bot:
        """The bot for a question. It is not kept while it thinks: one that fails is not asked again."""
        moment, bot = self.bots.pop((job.table, job.seat, job.bot), (-1, None))
        return bot if bot is not None and moment == job.after else bot_of(job, extra)

    def keep(self, job: Job, bot: Bot) -> None:
        if job.table:
            self.bots[job.table, job.seat, job.bot] = (job.moment, bot)
            if len(self.bots) > MOST_KEPT:
                self.bots.popitem(last=False)


def think(job: Job, extra: Mapping[str, str], kept: Kept) -> str:
    """The name of the option that the bot takes."""
    game = game_of(job.game)
    blank = game.table(job.options, content_of(job.game, job.packs))
    position = snapshot.load(job.position, blank)
    d = question(position, job)
    bot = kept.take(job, extra)
    option = bot.pick(position, job.seat, d)
    if option not in d.options:
        raise BadInput("pick", f"{option!r} is not offered")
    kept.keep(job, bot)
    return game.option_name(position.s, d, option)


def serve(incoming: BinaryIO, outgoing: BinaryIO, limit: float, extra: Mapping[str, str]) -> None:
    """Answer questions until there are no more."""
    kept = Kept()
    outgoing.write(b"ready\n")
    outgoing.flush()
    for line in incoming:
        faulthandler.dump_traceback_later(limit + GRACE, exit=True)
        try:
            said = {"pick": think(msgspec.json.decode(line, type=Job), extra, kept)}
        except Exception:
            trace = traceback.format_exc().strip()
            said = {"failed": trace.splitlines()[-1][:LONGEST], "trace": trace[-LONGEST_TRACE:]}
        faulthandler.cancel_dump_traceback_later()
        outgoing.write(msgspec.json.encode(said) + b"\n")
        outgoing.flush()


def main() -> None:
    # Ctrl-C is the server's business; what a bot prints must not come between the answers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    incoming = os.fdopen(os.dup(0), "rb")
    outgoing = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    hello = msgspec.json.decode(sys.argv[1])
    try:
        serve(incoming, outgoing, hello["limit"], hello["extra"])
    except BrokenPipeError:
        # The server is gone, and with it whoever would read what Python says at its end.
        os._exit(1)


if __name__ == "__main__":
    main()
