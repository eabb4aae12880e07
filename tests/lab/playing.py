"""Short games for the tests of the lab."""

from collections.abc import Iterator

import msgspec

from warcamp.lab import jobs
from warcamp.lab.game import Played, play_line


def here(lines: Iterator[str]) -> Iterator[str]:
    """Play in this process."""
    return jobs.run(lines, 1, play_line)


def in_two(lines: Iterator[str]) -> Iterator[str]:
    """Play in two processes."""
    return jobs.run(lines, 2, play_line)


def timeless(played: Played) -> Played:
    """A game without how long it took."""
    return msgspec.structs.replace(played, pace={}, seconds={})
