"""Kill the server while it is played at: `python bench/kill.py [KILLS] [--tables N] [--seed N]`.

Clients play random moves at tables of all games over the socket and the API, beside bots. The server is killed with
SIGKILL at random moments and started again. Afterwards every move that a client was told is stored must be in the log,
every log must replay and, when the match is over, verify, and every table must go on. Ends with status 1 otherwise.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.table.house import House
from warcamp.engine import storage
from warcamp.games.registry import game_of
from warcamp.table.sqlite import SqliteStore
from warcamp.table.store import Written

PLAY_ON = 120.0
"""Seconds within which every table must have gone on after the last kill."""
MOST_MOVES, LONGEST_LIFE = 80, 10.0
"""Moves that a server stores at most before it is killed, and seconds that it lives."""
UNDO, TALK, BY_API = 0.03, 0.01, 0.25
"""How often a client takes back, says something; how many seats play over the API."""
DOWN = (OSError, WebSocketException, httpx.TransportError, TimeoutError)

PLANS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("clash_of_rage", ["person", "person"], {}),
    ("ettin", ["person", "person", "person", "person"], {}),
    ("immortals", ["person", "person", "person"], {"draft": "quick"}),
    ("clash_of_rage", ["person", "bot", "person"], {}),
    ("ettin", ["person", "bot"], {}),
    ("immortals", ["person", "bot", "bot"], {}),
]
"""Who plays what, and how."""


@dataclass
class Played:
    """A table as its clients know it."""

    id: str
    game: str
    secrets: dict[int, str]
    acked: dict[tuple[int, str], tuple[str, str]] = field(default_factory=dict)
    """Moves that are stored, by seat and key: the choice and the strand."""
    said: dict[int, str] = field(default_factory=dict)
    unstored: int = 0
    """How often a client was shown what was not stored."""
    over: bool = False
    moved_on: bool = False
    """Whether a move was stored since the last start of the server."""


class Server(House):
    """The real server, and whether clients can reach it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "--pace", "0", "--rate", "0", "--workers", "1")
        self.up = asyncio.Event()

    async def ready(self) -> None:
        await asyncio.to_thread(self.wait)
        self.up.set()

    async def die(self, by: signal.Signals = signal.SIGKILL) -> int:
        self.up.clear()
        return await asyncio.to_thread(self.end, by)


class Load:
    """Clients at some tables; a table that is over is followed by a new one."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.random = random.Random(seed)
        self.tables: list[Played] = []
        self.refusals: Counter[str] = Counter()
        self.repeated = 0
        self.ending = False
        self.keys = 0

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys}"

    @property
    def stored(self) -> int:
        """Moves that clients were told are stored."""
        return sum(len(played.acked) for played in self.tables)

    async def go_on_for(self, moves: int) -> None:
        enough, end = self.stored + moves, time.monotonic() + LONGEST_LIFE
        while self.stored < enough and time.monotonic() < end:
            await asyncio.sleep(0.002)

    async def table_after_table(self, which: int) -> None:
        """Play at one table after the other."""
        while not self.ending:
            played = await self.make(*PLANS[which % len(PLANS)])
            await asyncio.gather(*(self.sit(played, seat) for seat in played.secrets))

    async def make(self, game: str, seats: list[str], options: dict[str, Any]) -> Played:
        """A new table, which begins at once."""
        wish = {"game": game, "options": options, "seats": [{"kind": kind} for kind in seats]}
        while True:
            await self.server.up.wait()
            try:
                async with httpx.AsyncClient(base_url=self.server.url) as client:
                    made = await client.post("/api/tables", json=wish)
                    made.raise_for_status()
            except DOWN:
                await asyncio.sleep(0.01)
                continue
            found = made.json()
            secrets = {int(seat): secret for seat, secret in found["secrets"].items()}
            played = Played(found["table"]["id"], game, secrets)
            self.tables.append(played)
            return played

    async def sit(self, played: Played, seat: int) -> None:
        """Play a seat until the match is over, whatever happens to the server."""
        client = Client(self, played, seat)
        by_api = self.random.random() < BY_API
        while not played.over:
            await self.server.up.wait()
            try:
                await (client.play_by_api() if by_api else client.play_by_socket())
            except DOWN:
                await asyncio.sleep(0.01)


class Client:
    """One seat. A move without an answer is sent again with its key, until it has one."""

    def __init__(self, load: Load, played: Played, seat: int) -> None:
        self.load = load
        self.played = played
        self.seat = seat
        self.random = load.random
        self.headers = {"Authorization": f"Bearer {played.secrets[seat]}"}
        self.move: dict[str, str] | None = None
        self.strand = ""
        self.shown: dict[str, int] = {}
        """The number of the latest question that was shown, by strand. The numbers are made from the log."""

    def look(self, asks: list[dict[str, Any]]) -> None:
        """Take in the open questions. A number that has gone back was shown before it was stored."""
        for ask in asks:
            strand, _, n = ask["d"].rpartition("#")
            if int(n) < self.shown.get(strand, 0):
                self.played.unstored += 1
            self.shown[strand] = int(n)

    def choose(self, asks: list[dict[str, Any]]) -> dict[str, str] | None:
        """A move, if a question is open."""
        if not asks:
            return None
        ask = self.random.choice(asks)
        self.strand = ask.get("strand", "")
        return {"d": ask["d"], "a": self.random.choice(ask["choices"])["name"], "key": self.load.key()}

    def settled(self, error: dict[str, Any] | None) -> None:
        """The move has been answered."""
        assert self.move is not None
        if error is None:
            self.played.acked[self.seat, self.move["key"]] = (self.move["a"], self.strand)
            self.played.moved_on = True
        else:
            self.load.refusals[error["code"]] += 1
        self.move = None

    async def play_by_socket(self) -> None:
        address = (
            f"{self.load.server.url.replace('http', 'ws')}/t/{self.played.id}/ws?fmt=json&lang=none&as={self.seat}"
        )
        async with connect(address, additional_headers=self.headers, max_size=None, proxy=None) as ws:
            if self.move is not None:
                self.load.repeated += 1
                await ws.send(json.dumps({"t": "act", **self.move}))
            asks: list[dict[str, Any]] = []
            async for text in ws:
                said = json.loads(text)
                if said["t"] == "view":
                    asks = said["asks"]
                    self.look(asks)
                    if said["over"]:
                        self.played.over = True
                        return
                elif said["t"] == "ack" and self.move is not None and said["key"] == self.move["key"]:
                    asks = [ask for ask in asks if ask["d"] != self.move["d"]]
                    self.settled(said.get("error"))
                    if "error" in said:
                        # Nothing new may come: look again.
                        return
                    if self.random.random() < UNDO:
                        await ws.send(json.dumps({"t": "undo", "key": self.load.key()}))
                elif said["t"] == "bye":
                    self.load.refusals[f"bye: {said['why']}"] += 1
                    await asyncio.sleep(0.1)
                    return
                if self.move is None and (move := self.choose(asks)):
                    self.move = move
                    await ws.send(json.dumps({"t": "act", **move}))

    async def play_by_api(self) -> None:
        base = f"{self.load.server.url}/api/tables/{self.played.id}"
        async with httpx.AsyncClient(base_url=base, headers=self.headers) as client:
            while not self.played.over:
                if self.move is None:
                    seen = (await client.get("/view", params={"as": self.seat, "lang": "none"})).json()
                    if "error" in seen:
                        self.load.refusals[f"view: {seen['error']['code']}"] += 1
                        await asyncio.sleep(0.1)
                        continue
                    self.played.over = seen["over"]
                    self.look(seen["asks"])
                    self.move = self.choose(seen["asks"])
                else:
                    self.load.repeated += 1
                if self.move is None:
                    await asyncio.sleep(0.02)
                    continue
                answer = (await client.post("/act", json=self.move)).json()
                self.settled(answer.get("error"))
                if self.random.random() < TALK:
                    said = (await client.post("/chat", json={"text": f"word {self.load.key()}"})).json()
                    if "n" in said:
                        self.played.said[said["n"]] = said["text"]


def faults_of(played: Played, key: bytes, lines: list[Written], said: dict[int, str]) -> tuple[list[str], int]:
    """What is wrong with a table as the store has it, and how many moves it lost."""
    kept = {(w.seat, w.key): json.loads(w.line) for w in lines if w.key}
    faults = []
    lost = 0
    for (seat, key_of_move), (pick, strand) in played.acked.items():
        line = kept.get((seat, key_of_move))
        if line is None or line[0] != seat or line[2] != pick or (line[4] if len(line) > 4 else "") != strand:
            lost += 1
            faults.append(f"{played.id}: seat {seat} was told that {pick!r} is stored; the log has {line}")
    if played.unstored:
        faults.append(f"{played.id}: {played.unstored} times somebody was shown what was not stored")
    for n, text in played.said.items():
        if said.get(n) != text:
            faults.append(f"{played.id}: what was said as {n} is gone")
    try:
        game = game_of(played.game)
        stop = json.dumps(["stop", "", key.hex()])
        match = storage.load("\n".join([*[w.line for w in lines], stop]), game)
        if match.over:
            storage.verify(storage.save(match), game)
        elif played.over:
            faults.append(f"{played.id}: a client saw the end, the log has none")
    except Exception as e:
        faults.append(f"{played.id}: the log does not load: {type(e).__name__}: {e}")
    return faults, lost


async def judge(data: Path, tables: list[Played]) -> tuple[list[str], int, int]:
    """Faults, lost moves, and tables that are over."""
    store = SqliteStore(data)
    await store.open()
    faults: list[str] = []
    lost = over = 0
    for played in tables:
        found = await store.table(played.id)
        if found is None:
            faults.append(f"{played.id}: the table is gone")
            lost += len(played.acked)
            continue
        said = {s.n: s.text for s in await store.said(played.id, limit=1_000_000)}
        wrong, missing = faults_of(played, found[0].key, await store.lines(played.id), said)
        faults += wrong
        lost += missing
        over += played.over
    await store.close()
    return faults, lost, over


async def all_go_on(load: Load) -> list[str]:
    """After the last start: every table that is not over must take a move."""
    end = time.monotonic() + PLAY_ON
    waiting = [Played("the first table", "", {})]
    while waiting and time.monotonic() < end:
        await asyncio.sleep(0.05)
        if load.tables:
            waiting = [played for played in load.tables if not (played.over or played.moved_on)]
    return [f"{played.id}: no move since the last start" for played in waiting]


async def run(kills: int, tables: int, seed: int, folder: Path) -> int:
    began = time.monotonic()
    server = Server(folder)
    load = Load(server, seed)
    moments = random.Random(seed + 1)
    server.launch()
    await server.ready()
    clients = [asyncio.create_task(load.table_after_table(i)) for i in range(tables)]
    for n in range(1, kills + 1):
        # One in ten dies while it starts, the others while they are played at.
        if moments.random() < 0.1:
            await asyncio.sleep(moments.uniform(0, 1.5))
        else:
            await server.ready()
            await load.go_on_for(moments.randint(0, MOST_MOVES))
            await asyncio.sleep(moments.uniform(0, 0.02))
        await server.die()
        if n % 20 == 0:
            print(f"{n} kills, {load.stored} moves stored, {time.monotonic() - began:.0f} s", flush=True)
        for played in load.tables:
            played.moved_on = False
        server.launch()
    await server.ready()
    faults = await all_go_on(load)
    load.ending = True
    for client in clients:
        client.cancel()
    for result in await asyncio.gather(*clients, return_exceptions=True):
        if isinstance(result, Exception):
            faults.append(f"a client failed: {type(result).__name__}: {result}")
    status = await server.die(signal.SIGTERM)
    wrong, lost, over = await judge(server.database, load.tables)
    faults += wrong
    errors = [line for line in server.log.splitlines() if line.startswith(("ERROR", "CRITICAL", "Traceback"))]
    print(
        f"kills {kills}, moves acknowledged {load.stored}, lost {lost}, tables {len(load.tables)} ({over} to the end)"
    )
    print(f"moves sent again {load.repeated}, refused {dict(load.refusals)}, last server ended with status {status}")
    print(f"errors in the server's log {len(errors)}, faults {len(faults)}, {time.monotonic() - began:.0f} s")
    for line in [*faults[:20], *errors[:5]]:
        print(" ", line)
    return 1 if faults or lost or errors else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill the server while it is played at.")
    parser.add_argument("kills", nargs="?", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder in which the database and the server's log are kept")
    given = parser.parse_args()
    if given.keep is not None:
        given.keep.mkdir(parents=True, exist_ok=True)
        return asyncio.run(run(given.kills, given.tables, given.seed, given.keep))
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(given.kills, given.tables, given.seed, Path(folder)))


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())
