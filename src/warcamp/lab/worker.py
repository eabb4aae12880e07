"""A process in which games are played: a line of JSON in, a line of JSON out. Started by `warcamp.lab.jobs`."""

from __future__ import annotations

import os
import signal
import sys

from .game import play_line


def main() -> None:
    # Ctrl-C is the business of who started this; what a bot prints must not come between the answers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    outgoing = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        outgoing.write(play_line(line) + "\n")
        outgoing.flush()


if __name__ == "__main__":
    main()
