"""All tables of the house: made, found, woken, let go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

from warcamp.bots.registry import kinds_of, usual_of
from warcamp.drawing.drawing import Drawing
from warcamp.engine.errors import BadInput, Diverged, WarcampError
from warcamp.engine.match import Match
from warcamp.engine.storage import fork

from .match_table import MatchTable
from .packs import known_packs
from .pool import Pool
from .refusals import NotAllowed, Refused
from .room import Room
from .secrets import hash_of, matches, new_key, new_secret, new_table_id
from .settings import Settings
from .speech import Speech
from .store import OPEN, OVER, PLAYING, SeatRow, Store, TableRow
from .web.end import Endings
from .wish import BOT, PERSON, Chair, Wish

log = logging.getLogger("warcamp.table")
SWEEP = 60.0
LINKS = 10_000
"""Links kept in memory to be shown again; of all others only the hash is known."""


class Hall:
    """The tables. Those in memory have a room; the others sleep in the store."""

    def __init__(self, settings: Settings, store: Store, pool: Pool) -> None:
        self.settings = settings
        self.store = store
        self.pool = pool
        self.speech = Speech()
        self.drawings: dict[str, Drawing] = {}
        self.contents: dict[str, Any] = {}
        self.endings = Endings()
        self.rooms: dict[str, Room] = {}
        self.waking: dict[str, asyncio.Task[Room]] = {}
        self.links: OrderedDict[tuple[str, int], str] = OrderedDict()
        self.tasks: list[asyncio.Task[None]] = []

    # -- open and close
    async def open(self) -> None:
        """Read the games, so that nobody waits for them later."""
        for game in self.games:
            self.content(game)
        self.tasks = [asyncio.create_task(self.sweep()), asyncio.create_task(self.wake_bots())]

    async def wake_bots(self) -> None:
        """After a restart nobody needs to look for a bot to go on."""
        for id in await self.store.playing():
            found = await self.store.table(id)
            if found is not None and any(seat.kind == BOT for seat in found[1]):
                try:
                    await self.room(id)
                except WarcampError as e:
                    log.error("table %s cannot be woken: %s", id, e)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()

    async def sweep(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(SWEEP)
            for id, room in list(self.rooms.items()):
                if room.idle and monotonic() - room.used > self.settings.idle:
                    del self.rooms[id]
                    await room.close()

    # -- games
    @property
    def games(self) -> list[str]:
        return list(self.settings.drawings)

    def drawing(self, game: str) -> Drawing:
        if game not in self.drawings:
            if game not in self.settings.drawings:
                raise BadInput("game", f"there is no game {game!r}; there is {', '.join(self.games)}")
            self.drawings[game] = self.settings.drawings[game]()
        return self.drawings[game]

    def content(self, game: str) -> Any:
        """The content of a game as it comes, without packs."""
        if game not in self.contents:
            self.contents[game] = self.drawing(game).game.content()
        return self.contents[game]

    @property
    def packs(self) -> dict[str, Path]:
        """The content packs that may be played with, by name."""
        return known_packs(self.settings.packs)

    # -- tables
    async def room(self, id: str) -> Room:
        """A table, woken if it sleeps, with everything that can be seen of it stored; Refused when there is none."""
        room = self.rooms.get(id)
        if room is not None and not room.table.gone:
            room.used = monotonic()
            await room.table.rest()
            if not room.table.gone:
                return room
        if id not in self.waking:
            self.waking[id] = asyncio.create_task(self.wake(id))
            self.waking[id].add_done_callback(lambda _: self.waking.pop(id, None))
        return await asyncio.shield(self.waking[id])

    async def wake(self, id: str) -> Room:
        found = await self.store.table(id)
        if found is None:
            raise Refused("no-table")
        row, seats = found
        table = MatchTable(self.store, row, seats, await self.store.holders(id), self.drawing(row.game), self.speech)
        lines = await self.store.lines(id)
        if lines:
            try:
                await asyncio.to_thread(table.wake, lines)
            except Diverged as e:
                log.error("table %s cannot be played on here: %s", id, e)
                raise Refused("old") from e
            await self.set_right(table)
        room = Room(table, self.store, self.pool, self.settings.pace, self.endings)
        await room.talk.load()
        table.begin()
        self.rooms[id] = room
        room.thinking.look()
        return room

    async def set_right(self, table: MatchTable) -> None:
        """The log is the truth; a state noted just before the power went may be older."""
        state = OVER if table.playing().over else PLAYING
        if table.row.state != state:
            await self.store.update_table(table.id, state=state)
            table.row = replace(table.row, state=state)

    async def make(self, person: int, wish: Wish) -> tuple[Room, dict[int, str]]:
        """A new table, and the secrets of its seats that are not bots'. It begins at once when no seat is open."""
        row, seats, secrets = self.planned(person, wish)
        # Whatever is wrong with options or content is found before anything is stored.
        drawing = self.drawing(row.game)
        drawing.game.table(drawing.game.options(row.options), drawing.game.content([Path(p) for p in row.packs]))
        return await self.put(person, row, seats, secrets)

    async def put(
        self, person: int, row: TableRow, seats: list[SeatRow], secrets: dict[int, str], match: Match | None = None
    ) -> tuple[Room, dict[int, str]]:
        await self.store.add_table(row, seats)
        for seat in seats:
            if person and seat.kind == PERSON:
                await self.store.hold(person, row.id, seat.seat)
        room = await self.room(row.id)
        if match is not None:
            await room.table.begin_with(match)
        elif all(seat.kind != OPEN for seat in seats):
            await room.table.start()
        return room, secrets

    def planned(self, person: int, wish: Wish) -> tuple[TableRow, list[SeatRow], dict[int, str]]:
        drawing = self.drawing(wish.game)
        options = drawing.game.options({**wish.options, "players": len(wish.chairs)})
        kinds = kinds_of(wish.game)
        id = new_table_id()
        seats: list[SeatRow] = []
        secrets: dict[int, str] = {}
        for n, chair in enumerate(wish.chairs):
            if chair.kind not in (PERSON, BOT, OPEN):
                raise BadInput(f"seats[{n}].kind", f"expected person, bot or open, got {chair.kind!r}")
            bot = (chair.bot or usual_of(wish.game)) if chair.kind == BOT else ""
            if bot and bot not in kinds:
                raise BadInput(f"seats[{n}].bot", f"there is no bot {bot!r}; there are {', '.join(kinds)}")
            if chair.kind != BOT:
                secrets[n] = new_secret()
                self.show_link(id, n, secrets[n])
            seats.append(SeatRow(n, chair.kind, bot, chair.name, hash_of(secrets[n]) if n in secrets else ""))
        now = time.time()
        settings = {**wish.settings}
        settings["spectators"] = bool(settings.get("spectators", True)) and self.settings.spectators
        packs = [str(self.pack(name)) for name in wish.packs]
        return TableRow(id, wish.game, options, packs, new_key(), OPEN, person, settings, now, now), seats, secrets

    def pack(self, name: str) -> Path:
        packs = self.packs
        if name not in packs:
            raise BadInput("packs", f"there is no pack {name!r}" + (f"; there is {', '.join(packs)}" if packs else ""))
        return packs[name]

    async def fork(self, person: int, id: str, at: int, seat: int) -> Room:
        """A new table that goes on after `at` entries of one that is over: the person has one seat, bots the others."""
        old = (await self.room(id)).table
        match = old.playing()
        if not match.over:
            raise Refused("not-over")
        if not 1 <= at <= len(match.entries) or not 0 <= seat < len(old.seats):
            raise BadInput("at", f"expected 1 to {len(match.entries)} entries and a seat")
        usual = usual_of(old.row.game)
        bots = [Chair(BOT, row.bot or usual) for row in old.seats]
        chairs = [Chair(PERSON) if n == seat else bot for n, bot in enumerate(bots)]
        row, seats, secrets = self.planned(person, Wish(old.row.game, {}, chairs))
        row = replace(row, options=old.row.options, packs=old.row.packs, settings={**old.row.settings, "before": id})
        names = [f"bot:{s.bot}" if s.kind == BOT else PERSON for s in seats]
        packs = [Path(p) for p in row.packs]
        match = await asyncio.to_thread(fork, match, at, row.key, packs, names)
        room, _ = await self.put(person, row, seats, secrets, match)
        return room

    # -- links and seats
    def show_link(self, id: str, seat: int, secret: str) -> None:
        self.links[id, seat] = secret
        if len(self.links) > LINKS:
            self.links.popitem(last=False)

    async def new_link(self, room: Room, seat: int) -> str:
        """Another secret for a seat; the old link is dead."""
        secret = new_secret()
        await room.table.sit(seat, secret=hash_of(secret))
        self.show_link(room.table.id, seat, secret)
        return secret

    async def seat_of(self, secret: str) -> tuple[Room, int]:
        """The seat that a link is for."""
        found = await self.store.seat_of_secret(hash_of(secret))
        if found is None:
            raise Refused("unknown-link")
        room = await self.room(found[0])
        row = room.table.seats[found[1]]
        # What the table knows is newer than what the store has just answered.
        if row.kind == BOT or not matches(secret, row.secret):
            raise Refused("unknown-link")
        return room, found[1]

    async def claim(self, person: int, secret: str, name: str) -> tuple[Room, int]:
        """Sit down by a link, which is worth nothing afterwards: whoever finds it later finds the seat taken. For
        another device the person makes a new one."""
        room, seat = await self.seat_of(secret)
        row = room.table.seats[seat]
        changes = {"kind": PERSON, "name": name} if row.kind == OPEN else {}
        try:
            await room.table.sit(seat, row, secret="", **changes)
        except Refused as e:
            raise Refused("unknown-link") from e
        self.links.pop((room.table.id, seat), None)
        await room.table.hold(person, seat)
        room.presence()
        return room, seat

    async def put_bot(self, room: Room, seat: int, bot: str) -> None:
        """A bot takes an open seat, or the place of a person who leaves."""
        kinds = kinds_of(room.table.row.game)
        if bot not in kinds:
            raise BadInput("bot", f"there is no bot {bot!r}; there are {', '.join(kinds)}")
        if not 0 <= seat < len(room.table.seats):
            raise BadInput("seat", f"there is no seat {seat}")
        await room.table.sit(seat, room.table.seats[seat], kind=BOT, bot=bot, secret="")
        self.links.pop((room.table.id, seat), None)

    def must_host(self, room: Room, person: int) -> None:
        if not person or room.table.row.host != person:
            raise NotAllowed("not-host")
