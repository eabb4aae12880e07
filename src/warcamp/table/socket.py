"""The socket of a table: views out, orders in."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from urllib.parse import parse_qs

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from warcamp.engine.errors import WarcampError
from warcamp.games.words import LANGUAGES

from .connection import HTML, JSON, Connection, readable
from .guard import address_of, check_origin
from .hall import Hall
from .limits import Buckets
from .messages import decode
from .orders import Orders
from .refusals import Refused
from .room import Room
from .sessions import Sessions, Visitor, bearer_of
from .settings import Settings
from .speech import error_body
from .views import viewer_of

log = logging.getLogger("warcamp.table.socket")
CLOSE_REFUSED = 4000
"""Added to the HTTP status of a refusal, this is the code that a socket is closed with: 4403, 4404, 4429."""


class Sockets:
    """Answers `WS /t/{table}/ws`."""

    def __init__(self, settings: Settings, sessions: Sessions, hall: Hall, orders: Orders) -> None:
        self.settings = settings
        self.sessions = sessions
        self.hall = hall
        self.orders = orders
        self.count: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        address = address_of(scope, headers, self.settings.proxied)
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept"})
        language = LANGUAGES[0]
        self.count[address] += 1
        try:
            if self.count[address] > self.settings.most_connections:
                raise Refused("busy")
            if bearer_of(headers) is None:
                check_origin(headers, self.settings.public_url)
            visitor = await self.sessions.visitor(scope)
            language = visitor.language
            room = await self.hall.room(table_of(scope["path"]))
            connection = self.connect(room, visitor, scope["query_string"], send)
            await self.serve(room, connection, receive)
        except Refused as e:
            await goodbye(send, error_body(e, language), CLOSE_REFUSED + e.status)
        except WarcampError as e:
            log.error("%s: %s", scope["path"], e)
            await goodbye(send, error_body(Refused("failed"), language), CLOSE_REFUSED + 500)
        finally:
            self.count[address] -= 1
            if not self.count[address]:
                del self.count[address]

    def connect(self, room: Room, visitor: Visitor, query: bytes, send: Send) -> Connection:
        """A connection as its address asks for it; Refused when that is not allowed."""
        try:
            asked = {key: values[-1] for key, values in parse_qs(query.decode("latin-1"), max_num_fields=20).items()}
        except ValueError as e:
            raise Refused("bad-input", why=f"query: {e}") from e
        seats = self.orders.seats(room, visitor)
        first = str(min(seats)) if seats else "s"
        viewer = viewer_of(asked.get("as", first))
        room.table.may_look(seats, viewer)
        form = asked.get("fmt", HTML)
        language = asked.get("lang", visitor.language)
        if form not in (HTML, JSON) or not readable(form, language):
            raise Refused("bad-input", why="fmt and lang: expected html or json, and a language")
        return Connection(room, visitor, frozenset(seats), viewer, language, form, asked.get("have", ""), send)

    async def serve(self, room: Room, connection: Connection, receive: Receive) -> None:
        """Until one side hangs up."""
        room.enter(connection)
        pump = asyncio.create_task(connection.pump())
        bucket = Buckets(*self.settings.rates.socket)
        try:
            while True:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    return
                if bucket.take(0):
                    raise Refused("too-many", retry=1.0)
                await self.take(connection, message.get("text") or "")
        finally:
            room.exit(connection)
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)

    async def take(self, connection: Connection, text: str) -> None:
        """One message of a client, and its answer."""
        key = ""
        try:
            if len(text) > self.settings.most_message:
                raise Refused("too-large")
            try:
                said = decode(text)
            except (msgspec.DecodeError, RecursionError) as e:
                raise Refused("bad-message", why=str(e)[:200]) from e
            key = said.key
            await self.orders.do(connection, said)
        except Refused as e:
            await connection.ack(key, error_body(e, connection.spoken))
            if e.code == "stale":
                connection.again()
        else:
            await connection.ack(key)


def table_of(path: str) -> str:
    """The table of `/t/{table}/ws`."""
    parts = path.split("/")
    if len(parts) != 4 or parts[1] != "t" or parts[3] != "ws":
        raise Refused("no-page")
    return parts[2]


async def goodbye(send: Send, error: dict[str, str], code: int) -> None:
    """Say why, and hang up."""
    try:
        text = msgspec.json.encode({"t": "bye", "why": error["code"], "error": error}).decode()
        await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": code, "reason": error["code"]})
    except OSError:
        log.debug("the client was gone already")
