"""Moves per CPU second of the server, beside boardgame.io's: `python bench/table_speed.py [--rounds N] [--moves N]`.

Ours is the real server with SQLite, every move durable before it is acknowledged; two clients a match get JSON views
over sockets. Theirs (from npm, in memory, two clients a match) is run in turn with ours: once with the smallest game
there is, once with a table about as large as a view of Clash of Rage. The CPU time is that of the server process with
all its threads, from the first move to the last. Needs node and npm. Ours is run pure, and compiled if that was built.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec
from websockets.asyncio.client import connect

from tests.table.house import House, free_port
from warcamp.drawing.drawing import DRAWINGS

HERE = Path(__file__).resolve().parent
PEER = "boardgame.io@0.50.2"
MATCHES = 4
BARS = {"pure": 0.8, "compiled": 1.2}
COMPILED = HERE.parent / "build" / "compiled" / "site"
PAGES = " + 2 pages"
"""Of a form: besides the two clients, two browsers' pages are kept up to date."""
TICK = os.sysconf("SC_CLK_TCK")


def cpu(pid: int) -> float:
    """CPU seconds that a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def stop(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait()


# ---- theirs
def install_peer(folder: Path) -> dict[str, str]:
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), PEER]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    modules = str(folder / "node_modules")
    return {**os.environ, "NODE_PATH": modules, "PEER_GAMES": str(HERE / "peer" / "game.cjs")}


def peer_round(env: dict[str, str], game: str, moves: int) -> float:
    port, api = str(free_port()), str(free_port())
    server = subprocess.Popen(
        ["node", str(HERE / "peer" / "server.cjs"), game, port, api], env=env, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    while not server.stdout.readline().startswith("ready"):
        pass
    try:
        before = cpu(server.pid)
        clients = ["node", str(HERE / "peer" / "clients.cjs"), game, port, api, str(MATCHES), str(moves // MATCHES)]
        done = subprocess.run(clients, env=env, check=True, capture_output=True, text=True).stdout
        return int(done.split()[-1]) / (cpu(server.pid) - before)
    finally:
        stop(server)


# ---- ours
class Server(House):
    """The real server on a fresh database."""

    def __init__(self, folder: Path, mode: str) -> None:
        code = {"code": COMPILED} if mode == "compiled" else {}
        super().__init__(folder, "--rate", "0", "--workers", "1", **code)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def call(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


class Match:
    """Two clients at one table that choose at random."""

    def __init__(self, server: Server, game: str, form: str, moves: int, seed: int) -> None:
        self.server = server
        self.pages = form.endswith(PAGES)
        self.form = form.removesuffix(PAGES)
        self.left = moves
        self.random = random.Random(seed)
        made = server.call("/api/tables", {"game": game, "seats": [{"kind": "person"}, {"kind": "person"}]})
        self.id = made["table"]["id"]
        self.secrets = [made["secrets"]["0"], made["secrets"]["1"]]
        self.done = 0
        self.over = asyncio.Event()

    async def play(self) -> int:
        seats = [asyncio.create_task(self.seat(n)) for n in range(2)]
        if self.pages:
            seats += [asyncio.create_task(self.page(n)) for n in range(2)]
        await self.over.wait()
        for task in seats:
            task.cancel()
        await asyncio.gather(*seats, return_exceptions=True)
        return self.done

    async def page(self, n: int) -> None:
        """A browser at the same seat: it gets the regions of its page that change."""
        address = f"ws://127.0.0.1:{self.server.port}/t/{self.id}/ws?as={n}&fmt=html&lang=en"
        headers = {"Authorization": f"Bearer {self.secrets[n]}"}
        async with connect(address, additional_headers=headers, max_size=None, proxy=None, compression=None) as ws:
            async for _ in ws:
                pass

    async def seat(self, n: int) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/t/{self.id}/ws?as={n}&{self.form}"
        headers = {"Authorization": f"Bearer {self.secrets[n]}"}
        asked = ""
        async with connect(address, additional_headers=headers, max_size=None, proxy=None, compression=None) as ws:
            async for text in ws:
                message = msgspec.json.decode(text)
                if message["t"] == "ack":
                    if not message["ok"]:
                        raise SystemExit(f"refused: {message}")
                    self.done += 1
                    self.left -= 1
                    if self.left <= 0:
                        self.over.set()
                elif message["t"] == "view":
                    if message["over"]:
                        self.over.set()
                    fresh = [ask for ask in message["asks"] if ask["d"] != asked]
                    if fresh:
                        asked = fresh[0]["d"]
                        choice = self.random.choice(fresh[0]["choices"])["name"]
                        move = {"t": "act", "d": asked, "a": choice, "key": f"{n}-{self.random.random()}", "seat": n}
                        await ws.send(msgspec.json.encode(move).decode())


def our_round(mode: str, game: str, form: str, moves: int, seed: int) -> float:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), mode) as server:

        async def all_matches() -> tuple[int, float]:
            matches = [Match(server, game, form, moves // MATCHES, seed + i) for i in range(MATCHES)]
            before = cpu(server.pid)
            done = sum(await asyncio.gather(*[m.play() for m in matches]))
            return done, cpu(server.pid) - before

        done, seconds = asyncio.run(all_matches())
        return done / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=1200)
    parser.add_argument("--peer", type=Path, help="a folder that has boardgame.io installed, to save the install")
    arguments = parser.parse_args()
    modes = ["pure", *(["compiled"] if (COMPILED / "warcamp" / "table").exists() else [])]
    forms = ("fmt=json&lang=none", "fmt=json&lang=en", "fmt=json&lang=none" + PAGES)
    ours = [(game, form) for game in DRAWINGS for form in forms]
    rates: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        env = install_peer(arguments.peer or Path(folder))
        for i in range(arguments.rounds):
            for game in ("small", "large"):
                rates.setdefault(f"boardgame.io {game}", []).append(peer_round(env, game, arguments.moves))
            for mode in modes:
                for game, form in ours:
                    name = f"{mode} {game} {form}"
                    rates.setdefault(name, []).append(our_round(mode, game, form, arguments.moves, 100 * i))
    small, large = median(rates["boardgame.io small"]), median(rates["boardgame.io large"])
    print(f"moves per CPU second of the server, median of {arguments.rounds} rounds of {arguments.moves} moves")
    print(f"{'what':44} {'moves/s':>9} {'/ small':>8} {'/ large':>8}  bar")
    for name, found in rates.items():
        rate = median(found)
        bar = BARS.get(name.split()[0]) if name.endswith("lang=none") else None
        holds = "" if bar is None else f">= {bar} of small: {'holds' if rate / small >= bar else 'MISSED'}"
        print(f"{name:44} {rate:9.0f} {rate / small:8.2f} {rate / large:8.2f}  {holds}")


if __name__ == "__main__":
    main()
