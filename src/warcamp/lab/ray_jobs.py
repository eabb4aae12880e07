"""Many games on a cluster, by Ray. The same games give the same results as on one machine, in the same order."""

from __future__ import annotations

import importlib
import os
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from warcamp.engine.errors import BadInput

from .game import play_line
from .jobs import AHEAD

LOCAL = "local"
"""In place of an address: a small cluster on this machine, for as long as it is needed."""


def run_on_ray(lines: Iterable[str], address: str = LOCAL) -> Iterator[str]:
    """The answer to each line, in order. Warcamp must be installed wherever Ray's workers run."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError as e:
        raise BadInput("--ray", "Ray is not installed (pip install 'warcamp[ray]')") from e
    ours = not ray.is_initialized()
    if ours:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
        where = {"include_dashboard": False} if address == LOCAL else {}
        ray.init(address=address, log_to_driver=False, configure_logging=False, **where)
    try:
        yield from answers(ray, lines)
    finally:
        if ours:
            ray.shutdown()


def answers(ray: Any, lines: Iterable[str]) -> Iterator[str]:
    task = ray.remote(play_line)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    under_way: deque[Any] = deque()
    waiting = iter(lines)
    try:
        while True:
            while len(under_way) < room and (line := next(waiting, None)) is not None:
                under_way.append(task.remote(line))
            if not under_way:
                return
            yield ray.get(under_way.popleft())
    finally:
        for unwanted in under_way:
            ray.cancel(unwanted, force=True)
