"""A table with all that belongs to it while it is in memory: views, talk, bots, and who is connected."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Protocol

from warcamp.engine.zones import REFEREE

from .match_table import MatchTable
from .pages import Scenes
from .pool import Pool
from .store import OVER, Store
from .talk import Talk
from .thinking import Thinking
from .views import Views
from .web.end import Endings

NEVER = object()


class Guest(Protocol):
    """A connection to a table."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats that the person behind it has."""
        ...

    def wake(self) -> None:
        """Something may have changed."""
        ...

    def cut(self, to: int) -> None: ...

    def part(self, why: str) -> None:
        """The table goes: say so and hang up."""
        ...


class Room:
    """Watches a table and tells its bots and guests."""

    def __init__(self, table: MatchTable, store: Store, pool: Pool, pace: float, endings: Endings) -> None:
        self.table = table
        self.views = Views(table)
        self.talk = Talk(table, store)
        self.scenes = Scenes(table, self.views, self.talk)
        self.guests: set[Guest] = set()
        self.thinking = Thinking(table, pool, pace, lambda: bool(self.guests))
        self.used = monotonic()
        self.endings = endings
        self.ended: dict[str, object] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        table.watchers.add(self)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room."""
        return not self.guests and not self.thinking.tasks and self.table.queue.empty()

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.presence()

    def exit(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.used = monotonic()
        self.presence()

    def presence(self) -> None:
        """Who is connected shows on the page."""
        here = frozenset(seat for guest in self.guests for seat in guest.seats)
        if here != self.scenes.here:
            self.scenes.here = here
            self.wake_guests()

    def wake_guests(self) -> None:
        for guest in list(self.guests):
            guest.wake()

    # -- the end
    async def ending(self, language: str) -> None:
        """Have the end of a match that is over ready to be shown; it is worked out once."""
        table = self.table
        match = table.match
        if match is None or not match.over:
            return
        after = table.row.settings.get("after")
        if self.ended.get(language, NEVER) == after:
            return
        self.ended[language] = after
        words = table.speech.words(table.drawing, match.content, language)
        names = [self.scenes.name(self.views.sight(REFEREE, language), seat.seat) for seat in table.seats]
        self.scenes.ends[language] = str(await self.endings.region(table.row, table.drawing, match, words, names))
        self.wake_guests()

    def want_end(self, language: str) -> None:
        """The same, while whoever wants it goes on."""
        if self.table.row.state == OVER and self.ended.get(language, NEVER) != self.table.row.settings.get("after"):
            task = asyncio.create_task(self.ending(language))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    # -- watching the table
    def changed(self, table: MatchTable) -> None:
        self.used = monotonic()
        self.wake_guests()
        self.thinking.look()

    def cut(self, table: MatchTable, to: int) -> None:
        self.thinking.forget()
        self.scenes.cut(to)
        for guest in list(self.guests):
            guest.cut(to)

    def lost(self, table: MatchTable) -> None:
        for guest in list(self.guests):
            guest.part("lost")

    async def close(self) -> None:
        await self.thinking.stop()
        for task in self.tasks:
            task.cancel()
        await self.table.close()
        for guest in list(self.guests):
            guest.part("closed")
