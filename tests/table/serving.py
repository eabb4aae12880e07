"""The real server in a thread, on a free port and a database of its own; and clients that speak to it plainly."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from warcamp.bots.registry import quick_of
from warcamp.table.app import create_app
from warcamp.table.settings import Rates, Settings

PATIENCE = 60.0


class Server:
    """A server that answers at `url`."""

    def __init__(self, database: Path, rates: Rates | None = None, **more: Any) -> None:
        self.settings = Settings(database, pace=0.0, rates=rates or Rates.none(), **more)
        config = uvicorn.Config(
            create_app(self.settings),
            host="127.0.0.1",
            port=0,
            log_level="warning",
            ws_max_size=self.settings.most_message,
            timeout_graceful_shutdown=1,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)
        self.url = ""

    def __enter__(self) -> Server:
        self.thread.start()
        give_up = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive() and time.monotonic() < give_up, "the server did not start"
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *error: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    @contextmanager
    def guest(self) -> Iterator[Guest]:
        with Guest(self.url) as guest:
            yield guest


class Guest(httpx.Client):
    """Somebody with a browser's manners: keeps cookies, says where requests come from."""

    def __init__(self, url: str, **headers: str) -> None:
        # Without certificates to check a client is made at once.
        super().__init__(base_url=url, headers={"origin": url, **headers}, timeout=PATIENCE, verify=False)
        self.url = url

    def make(self, game: str, kinds: list[str], **more: Any) -> tuple[str, dict[int, str]]:
        """A new table: its id, and the secrets of its seats. Bots are quick."""
        self.get("/api/me")
        seats = [{"kind": kind, "name": f"Player {n}" if kind == "person" else ""} for n, kind in enumerate(kinds)]
        for seat in seats:
            seat["bot"] = quick_of(game) if seat["kind"] == "bot" else ""
        body = {"game": game, "seats": seats, **more}
        answer = self.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"]["id"], {int(seat): secret for seat, secret in made["secrets"].items()}

    def claim(self, table: str, secret: str) -> int:
        answer = self.post(f"/api/tables/{table}/claim", json={"secret": secret})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    def asks(self, table: str, seat: int) -> list[dict[str, Any]]:
        answer = self.get(f"/api/tables/{table}/asks", params={"as": str(seat)})
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json()
        return found

    @contextmanager
    def socket(self, table: str, **query: str) -> Iterator[Socket]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        if "authorization" in self.headers:
            headers["Authorization"] = self.headers["authorization"]
        with open_socket(self.url, table, headers, self.headers.get("origin"), **query) as socket:
            yield socket


class Socket:
    """A socket of a table, message by message."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def say(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hear(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.connection.recv(PATIENCE))
        return found

    def wait(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := self.hear())["t"] != kind:
            pass
        return message

    def ack(self, message: Any) -> dict[str, Any]:
        """Say something and hear what becomes of it."""
        self.say(message)
        return self.wait("ack")

    def heard(self) -> list[str]:
        """All that has been sent until now, as it was sent. The second ping is asked after the first was answered, so
        whatever the server had to send before it has been sent."""
        out: list[str] = []
        for key in ("first", "second"):
            self.say({"t": "ping", "key": key})
            while json.loads(text := str(self.connection.recv(PATIENCE))) != {"t": "ack", "key": key, "ok": True}:
                out.append(text)
        return out


@contextmanager
def open_socket(url: str, table: str, headers: dict[str, str], origin: str | None, **query: str) -> Iterator[Socket]:
    asked = "&".join(f"{key}={value}" for key, value in query.items())
    address = f"{url.replace('http', 'ws', 1)}/t/{table}/ws?{asked}"
    with connect(address, additional_headers=headers, origin=origin, proxy=None, open_timeout=PATIENCE) as connection:  # type: ignore[arg-type]
        yield Socket(connection)
