"""What every request passes first: limits, the site it came from, and the headers that every answer has."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .limits import Buckets
from .refusals import Refused
from .sessions import GIVEN, Sessions, bearer_of, cookie_of
from .settings import Settings

log = logging.getLogger("warcamp.table.guard")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")


Answer = Callable[[Request, Refused], Awaitable[Response]]


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings, sessions: Sessions, socket: ASGIApp, answer: Answer) -> None:
        self.app = app
        self.answer = answer
        self.socket = socket
        self.sessions = sessions
        self.settings = settings
        self.people = Buckets(*settings.rates.person)
        self.addresses = Buckets(*settings.rates.address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        elif scope["type"] == "http":
            await self.http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        started = False

        async def sealed(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message["headers"], *HEADERS]
                if GIVEN in scope:
                    message["headers"].append((b"set-cookie", self.sessions.header(scope[GIVEN]).encode()))
            await send(message)

        try:
            self.check(scope, headers)
            if scope["method"] not in SAFE:
                receive = await whole_body(receive, self.settings.most_body)
            await self.app(scope, receive, sealed)
        except Exception as e:
            refused = e if isinstance(e, Refused) else Refused("failed")
            if refused is not e:
                log.error("%s %s failed", scope["method"], scope["path"], exc_info=e)
            if started:
                raise
            response = await self.answer(Request(scope), refused)
            await response(scope, receive, sealed)

    def check(self, scope: Scope, headers: Headers) -> None:
        """Refused when somebody asks too much or a foreign site asks in his name."""
        if not scope["path"].startswith("/static/"):
            self.limit(address_of(scope, headers, self.settings.proxied), headers)
        if scope["method"] not in SAFE:
            if bearer_of(headers) is None:
                check_origin(headers, self.settings.public_url)
            size = headers.get("content-length", "0")
            if not size.isdigit() or int(size) > self.settings.most_body:
                raise Refused("too-large")

    def limit(self, address: str, headers: Headers) -> None:
        wait = self.addresses.take(address)
        person = cookie_of(headers) or bearer_of(headers)
        if not wait and person:
            wait = self.people.take(person)
        if wait:
            raise Refused("too-many", retry=wait)


async def whole_body(receive: Receive, most: int) -> Receive:
    """A request's body read beforehand, so that one that is too large is refused whatever its length was said to be."""
    parts: list[bytes] = []
    left = most
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        more = message.get("more_body", False)
        left -= len(parts[-1])
        if left < 0:
            raise Refused("too-large")
    waiting: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


def check_origin(headers: Headers, public_url: str) -> None:
    """Whoever changes something with a cookie must come from our own pages. Programs that send neither a cookie nor an
    origin are nobody's browser."""
    site = headers.get("sec-fetch-site", "")
    origin = headers.get("origin", "")
    if origin:
        own = {headers.get("host", "").lower(), urlsplit(public_url).netloc.lower()} - {""}
        if host_of(origin) in own and site in ("", "same-origin"):
            return
    elif site == "same-origin" or not (site or cookie_of(headers)):
        return
    raise Refused("foreign-origin")


def host_of(origin: str) -> str:
    """The host and port of an origin; empty for what is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def address_of(scope: Scope, headers: Headers, proxied: bool) -> str:
    """Where a request comes from; a proxy that we trust says it last."""
    if proxied and (forwarded := headers.get("x-forwarded-for")):
        return forwarded.rpartition(",")[2].strip()[:64]
    client = scope.get("client")
    return str(client[0]) if client else ""


def more_headers(e: Refused) -> list[tuple[bytes, bytes]]:
    return [(b"retry-after", str(max(1, -int(-e.retry // 1))).encode())] if e.retry else []
