"""One client at a table: what it has been sent, and how it is brought up to date."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from starlette.types import Send

from warcamp.engine.zones import SPECTATOR
from warcamp.games.words import LANGUAGES

from .room import Room
from .sessions import Visitor
from .speech import WITHOUT
from .store import OPEN

log = logging.getLogger("warcamp.table.socket")
HTML, JSON = "html", "json"
encode = msgspec.json.encode


def readable(form: str, language: str) -> bool:
    """Whether there are views in that language; only programs do without words."""
    return language in LANGUAGES or (form == JSON and language == WITHOUT)


class Connection:
    """A socket. It is told that something changed, and sends the newest when the client can take it: what happens
    meanwhile is seen in one step."""

    def __init__(
        self,
        room: Room,
        visitor: Visitor,
        seats: frozenset[int],
        viewer: int,
        language: str,
        form: str,
        have: str,
        send: Send,
    ) -> None:
        self.room = room
        self.visitor = visitor
        self.seats = seats
        self.viewer = viewer
        self.language = language
        self.form = form
        self.send = send
        self.tag = have
        self.entries = -1
        """Entries of the match that the client has seen; -1 before the first view."""
        self.regions: dict[str, str] = {}
        self.title = ""
        self.said = 0
        """What the client has heard."""
        self.asked: object = None
        self.sat: object = None
        self.bell = asyncio.Event()
        self.bell.set()
        self.why = ""

    @property
    def spoken(self) -> str:
        """The language of errors."""
        return self.visitor.language if self.language == WITHOUT else self.language

    # -- what the room tells
    def wake(self) -> None:
        self.bell.set()

    def cut(self, to: int) -> None:
        self.entries = min(self.entries, to)

    def part(self, why: str) -> None:
        self.why = why
        self.bell.set()

    def look(self, viewer: int) -> None:
        """From now on see what another viewer sees; all of it is new."""
        self.viewer = viewer
        self.said = 0
        self.afresh()

    def speak(self, language: str) -> None:
        self.language = language
        self.afresh()

    def again(self) -> None:
        """The client asked for what is not there any more: let it see what is."""
        self.tag = ""
        self.regions = {}
        self.bell.set()

    def afresh(self) -> None:
        self.tag = ""
        self.regions = {}
        self.entries = -1
        self.bell.set()

    # -- sending
    async def text(self, text: str) -> None:
        await self.send({"type": "websocket.send", "text": text})

    async def ack(self, key: str, error: dict[str, str] | None = None) -> None:
        answer: dict[str, Any] = {"t": "ack", "key": key, "ok": error is None}
        if error is not None:
            answer["error"] = error
        await self.text(encode(answer).decode())

    async def pump(self) -> None:
        """Send what is new, whenever something is."""
        while True:
            await self.bell.wait()
            await self.room.table.rest()
            self.bell.clear()
            if not self.why:
                try:
                    news = self.news()
                except Exception:
                    log.exception("table %s cannot be shown as %s", self.room.table.id, self.viewer)
                    self.why = "failed"
                else:
                    for text in news:
                        await self.text(text)
            if self.why:
                await self.text(encode({"t": "bye", "why": self.why}).decode())
                await self.send({"type": "websocket.close", "code": 1012, "reason": self.why})
                return

    def news(self) -> list[str]:
        """The messages that bring the client up to date; none when nothing changed for it."""
        out: list[str] = []
        table = self.room.table
        if table.row.state == OPEN or self.sat is not None:
            self.waiting(out)
        if table.match is not None:
            if self.form == JSON:
                self.json(out)
            else:
                self.html(out)
        return out

    def waiting(self, out: list[str]) -> None:
        """Who has sat down, for those who wait for the match to begin."""
        table = self.room.table
        now = (table.row.state, table.seats)
        if now != self.sat:
            self.sat = now
            seats = [{"seat": s.seat, "kind": s.kind, "bot": s.bot, "name": s.name} for s in table.seats]
            out.append(encode({"t": "table", "state": table.row.state, "seats": seats}).decode())

    def json(self, out: list[str]) -> None:
        views = self.room.views
        tag = views.json(self.viewer, self.language).tag
        n = len(views.refresh().entries)
        since = n if self.entries < 0 else self.entries
        if tag != self.tag or (since < n and views.events(self.viewer, self.language, since)):
            out.append(views.frame(self.viewer, self.language, since))
        self.tag = tag
        self.entries = n
        self.chat(out)
        self.plea(out)

    def chat(self, out: list[str]) -> None:
        for n, said in self.room.talk.heard(self.viewer, self.said):
            channel = said.channel.partition(":")[0]
            message = {"t": "chat", "channel": channel, "name": said.name, "text": said.text, "seat": said.seat}
            out.append(encode({**message, "at": said.at, "n": n}).decode())
            self.said = n

    def plea(self, out: list[str]) -> None:
        """That somebody asks to take back is said to clients that draw for themselves."""
        plea = self.room.table.plea
        now = None if plea is None else (plea.seat, plea.needed, frozenset(plea.agreed))
        if now != self.asked and self.viewer < SPECTATOR:
            who: dict[str, Any] = {"t": "undo", "seat": None, "needed": [], "agreed": []}
            if plea is not None:
                who |= {"seat": plea.seat, "needed": sorted(plea.needed), "agreed": sorted(plea.agreed)}
            out.append(encode(who).decode())
        self.asked = now

    def html(self, out: list[str]) -> None:
        scenes = self.room.scenes
        self.room.want_end(self.language)
        drawn = scenes.draw(self.viewer, self.language)
        n = len(self.room.views.refresh().entries)
        since = n if self.entries < 0 else self.entries
        first = self.entries < 0
        self.entries = n
        if drawn.tag == self.tag:
            self.regions = drawn.regions
            return
        has = self.regions
        changed = {name: text for name, text in drawn.regions.items() if has.get(name) != text}
        gone = [name for name in has if name not in drawn.regions]
        news = scenes.news(self.viewer, self.language, since)
        self.regions = drawn.regions
        self.tag = drawn.tag
        message = {
            "t": "view",
            "tag": drawn.tag,
            "lang": self.language,
            "regions": changed,
            "effects": news.effects,
            "say": [] if first else [*news.say, *([drawn.title] if drawn.title != self.title else [])],
            "seat": self.viewer if self.viewer < SPECTATOR else None,
            "title": drawn.title,
        }
        self.title = drawn.title
        if gone:
            message["gone"] = gone
        out.append(encode(message).decode())
