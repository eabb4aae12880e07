"""Many games on one machine: fresh processes that take a line of JSON and give one back (`worker.py`).

Answers come in the order of the questions, whoever is done first, so that nothing depends on the number of processes.
Questions are fetched when there is room for them: who reads the answers can decide what is asked next.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor

from warcamp.engine.errors import WarcampError

AHEAD = 4
"""Questions that are under way for each process, so that a long game keeps nobody waiting."""


class WorkerLost(WarcampError):
    """A process ended before it had answered."""


def run(lines: Iterable[str], jobs: int, answer: Callable[[str], str]) -> Iterator[str]:
    """The answer to each line, in order. With one job everything happens here."""
    if jobs <= 1:
        return (answer(line) for line in lines)
    return in_processes(lines, jobs)


def in_processes(lines: Iterable[str], jobs: int) -> Iterator[str]:
    crew = Crew()
    under_way: deque[Future[str]] = deque()
    waiting = iter(lines)
    try:
        with ThreadPoolExecutor(jobs, thread_name_prefix="games") as threads:
            try:
                while True:
                    while len(under_way) < AHEAD * jobs and (line := next(waiting, None)) is not None:
                        under_way.append(threads.submit(crew.ask, line))
                    if not under_way:
                        return
                    yield under_way.popleft().result()
            finally:
                for future in under_way:
                    future.cancel()
                crew.dismiss()
    finally:
        crew.close()


class Crew:
    """A process for each thread that asks."""

    def __init__(self) -> None:
        self.own = threading.local()
        self.lock = threading.Lock()
        self.processes: list[subprocess.Popen[str]] = []
        self.dismissed = False

    def ask(self, line: str) -> str:
        process = self.process()
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except OSError:
            answer = ""
        if not answer:
            raise WorkerLost(f"a process ended with status {process.wait()} while it played {line}")
        return answer.rstrip("\n")

    def process(self) -> subprocess.Popen[str]:
        found: subprocess.Popen[str] | None = getattr(self.own, "process", None)
        if found is None:
            env = {**os.environ, "PYTHONPATH": os.pathsep.join(p or os.getcwd() for p in sys.path)}
            with self.lock:
                if self.dismissed:
                    raise WorkerLost("nobody waits for the answer")
                found = subprocess.Popen(
                    [sys.executable, "-P", "-m", "warcamp.lab.worker"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    encoding="utf-8",
                    env=env,
                )
                self.processes.append(found)
            self.own.process = found
        return found

    def dismiss(self) -> None:
        """End them, in the middle of a game if need be: nobody waits for it any more."""
        with self.lock:
            self.dismissed = True
            for process in self.processes:
                process.kill()

    def close(self) -> None:
        """When no thread asks any more."""
        for process in self.processes:
            process.communicate()
