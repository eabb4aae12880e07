"""One of the processes that a bot thinks in: a line of JSON in, a line of JSON out. Started by `warcamp.bots.cores`."""

from __future__ import annotations

import os
import signal
import traceback
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from warcamp.engine import snapshot
from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Decision, Position
from warcamp.games.registry import game_of

from .cores import Found, Hello, Question
from .levels import searcher
from .search import Search

LONGEST = 8000
"""Characters of what went wrong that are told."""


class Thinker:
    """A search that is asked from outside."""

    def __init__(self, hello: Hello) -> None:
        self.game = game_of(hello.game)
        self.options = self.game.options(hello.options)
        self.content = self.game.content([Path(pack) for pack in hello.packs])
        self.search: Search = searcher(hello.game, hello.kind, hello.seed)
        for key, value in hello.settings.items():
            setattr(self.search, key, value)
        self.before: tuple[Any, Decision] | None = None
        """The last question, with the table as it was then."""

    def think(self, asked: Question) -> Found:
        position = snapshot.load(asked.position, self.game.table(self.options, self.content))
        search = self.search
        if asked.answered is None:
            search.forget()
        elif self.before is not None:
            s, old = self.before
            search.sense.commit(s, old, asked.answered)  # a plan that was begun is gone on with
        search.answered = asked.answered
        d = question(position, asked)
        self.before = (position.s, d)
        search.think(position, asked.seat, d)
        root = search.root
        tried = [i for i in range(len(root.order)) if root.tried[i]]
        return Found(
            [root.order[i] for i in tried], [root.tried[i] for i in tried], [root.total[i] for i in tried], search.done
        )


def question(position: Position, asked: Question) -> Decision:
    for d in position.pending:
        if d.seat == asked.seat and d.kind == asked.ask and d.strand == asked.strand:
            return d
    raise BadInput("ask", f"seat {asked.seat} is not asked {asked.ask!r} in strand {asked.strand!r}")


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer questions until there are no more. What goes wrong at the start is the answer to the first one."""
    thinker: Thinker | None = None
    first = incoming.readline()
    for line in incoming:
        try:
            thinker = thinker or Thinker(msgspec.json.decode(first, type=Hello))
            found = thinker.think(msgspec.json.decode(line, type=Question))
        except Exception:
            trace = traceback.format_exc().strip()
            found = Found(failed=trace.splitlines()[-1][-LONGEST:], trace=trace[-LONGEST:])
        outgoing.write(msgspec.json.encode(found) + b"\n")
        outgoing.flush()


def main() -> None:
    # Ctrl-C is the business of who started this; what a search prints must not come between the answers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    incoming = os.fdopen(os.dup(0), "rb")
    outgoing = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(incoming, outgoing)
    except BrokenPipeError:
        # Whoever asked is gone, and with it whoever would read what Python says at its end.
        os._exit(1)


if __name__ == "__main__":
    main()
