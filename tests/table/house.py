"""The real server in a process of its own, on a free port and a fresh database; it can be killed and started again.

Tests in browsers and the measurements start it; tests that need the server's own settings have one in a thread, in
`serving`.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds until a server that does not answer counts as broken: generous, since test machines are busy."""


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class House:
    """A server. `url` is where it answers; its log is kept in `folder`, `words` are for its command, and `code` is
    where its code stands."""

    def __init__(self, folder: Path, *words: str, code: Path = ROOT / "src") -> None:
        self.folder = folder
        self.words = words
        self.code = code
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    @property
    def log(self) -> str:
        path = self.folder / "server.log"
        return path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""

    @property
    def database(self) -> Path:
        return self.folder / "data" / "table.sqlite"

    def start(self) -> None:
        """Starts the server and comes back when it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Starts the server, whether it will answer or not."""
        self.folder.mkdir(parents=True, exist_ok=True)
        words = ["table", "--port", str(self.port), "--data", str(self.database), "--no-browser", *self.words]
        environment = {**os.environ, "WARCAMP_HOME": str(self.folder), "PYTHONPATH": str(self.code)}
        self.database.parent.mkdir(exist_ok=True)
        with (self.folder / "server.log").open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "warcamp.cli", *words],
                cwd=self.folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )

    def wait(self) -> None:
        """Comes back when the server answers."""
        give_up = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process is None or self.process.poll() is not None or time.monotonic() > give_up:
                self.kill()
                raise AssertionError(f"the server did not start:\n{self.log}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "/api/games", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As a power cut would: no chance to tidy up."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        """Ends the server; its exit status."""
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
        status = self.process.wait()
        self.process = None
        return status

    def log_of_faults(self) -> list[str]:
        """What a server that does well never writes."""
        return [line for line in self.log.splitlines() if "Traceback" in line or " ERROR" in line or "ERROR:" in line]
