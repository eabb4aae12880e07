"""Who asks: a person by the cookie of his browser, or a seat by its secret."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import MutableMapping
from dataclasses import dataclass, replace
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from warcamp.games.words import LANGUAGES

from .refusals import Refused
from .secrets import hash_of, new_secret
from .speech import accepted
from .store import Person, Store

COOKIE = "warcamp"
YEAR = 31_536_000
REMEMBERED = 10_000
GIVEN = "warcamp.cookie"
"""Under this name a request carries the cookie that its answer will set."""
Scope = MutableMapping[str, Any]


@dataclass(frozen=True)
class Visitor:
    """Who asks. A client that shows a seat's secret is that seat and nobody else."""

    person: Person | None = None
    bearer: tuple[str, int] | None = None
    language: str = "en"

    def name(self) -> str:
        return self.person.name if self.person is not None else ""


class Sessions:
    """The people behind cookies. Cookies are random, and only their hashes are stored."""

    def __init__(self, store: Store, secure: bool = False) -> None:
        self.store = store
        self.secure = secure
        self.known: OrderedDict[str, Person] = OrderedDict()

    # -- requests
    async def visitor(self, scope: Scope) -> Visitor:
        """Who asks; nobody is made."""
        headers = Headers(scope=scope)
        person = await self.person(cookie_of(headers))
        language = language_of(scope, headers, person)
        secret = bearer_of(headers)
        if secret is None:
            return Visitor(person, None, language)
        seat = await self.store.seat_of_secret(hash_of(secret))
        if seat is None:
            raise Refused("unknown-link")
        return Visitor(None, seat, language)

    async def reader(self, scope: Scope) -> Person | None:
        """The person who will read the answer, if he is known."""
        return await self.person(scope.get(GIVEN) or cookie_of(Headers(scope=scope)))

    async def somebody(self, scope: Scope) -> Person:
        """Who asks; a browser that has not been here becomes a new person, and gets a cookie with the answer."""
        headers = Headers(scope=scope)
        token = scope.get(GIVEN) or cookie_of(headers)
        person = await self.person(token)
        if person is None:
            token = new_secret()
            person = await self.store.add_person(hash_of(token), "", language_of(scope, headers, None))
            self.keep(hash_of(token), person)
            scope[GIVEN] = token
        return person

    async def rotate(self, scope: Scope) -> None:
        """Give who asks another cookie: what was known before a seat was claimed is worth nothing after it."""
        old = scope.get(GIVEN) or cookie_of(Headers(scope=scope))
        person = await self.person(old)
        if not old or person is None:
            return
        new = new_secret()
        await self.store.rotate(hash_of(old), hash_of(new))
        self.known.pop(hash_of(old), None)
        self.keep(hash_of(new), person)
        scope[GIVEN] = new

    # -- people
    async def person(self, token: str) -> Person | None:
        if not token:
            return None
        hashed = hash_of(token)
        person = self.known.get(hashed)
        if person is None:
            person = await self.store.person(hashed)
            if person is not None:
                self.keep(hashed, person)
        return person

    async def remember(self, person: Person, name: str | None = None, language: str | None = None) -> Person:
        """Change a person's name or language."""
        new = replace(
            person,
            name=person.name if name is None else name,
            language=person.language if language is None else language,
        )
        if new == person:
            return person
        await self.store.update_person(person.id, name=new.name, language=new.language)
        for hashed, known in self.known.items():
            if known.id == person.id:
                self.known[hashed] = new
        return new

    def keep(self, hashed: str, person: Person) -> None:
        self.known[hashed] = person
        self.known.move_to_end(hashed)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    def header(self, token: str) -> str:
        """The line that sets the cookie."""
        secure = "; Secure" if self.secure else ""
        return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def cookie_of(headers: Headers) -> str:
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")[:200]


def bearer_of(headers: Headers) -> str | None:
    """The seat's secret that a client shows instead of a cookie."""
    kind, _, secret = headers.get("authorization", "").partition(" ")
    return secret.strip()[:200] if kind.lower() == "bearer" else None


def language_of(scope: Scope, headers: Headers, person: Person | None) -> str:
    """The language asked for, else the person's, else one that the client accepts."""
    asked = ""
    for part in scope.get("query_string", b"").decode("latin-1").split("&"):
        if part.startswith("lang="):
            asked = part[5:]
    wanted = (asked, person.language if person is not None else "", accepted(headers.get("accept-language", "")))
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])
