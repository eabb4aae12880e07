"""A table in memory: one task takes its orders in turn, and nothing else changes it.

An order is checked, done, stored, answered, and only then shown. Orders that wait while the disk is busy are stored
together.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from warcamp.drawing.drawing import Drawing
from warcamp.engine import storage
from warcamp.engine.errors import IllegalChoice
from warcamp.engine.flow import Decision
from warcamp.engine.match import Action, Match
from warcamp.engine.view import redacted
from warcamp.engine.zones import REFEREE, SPECTATOR

from .asking import Asking
from .refusals import NotAllowed, Refused
from .speech import Speech
from .store import OPEN, OVER, PLAYING, SeatRow, Store, TableRow, Written
from .undoing import Plea, everybody_else, free_point, last_action
from .wish import BOT, PERSON

log = logging.getLogger("warcamp.table")
T = TypeVar("T")


class Watcher(Protocol):
    """Who wants to know that a table has changed."""

    def changed(self, table: MatchTable) -> None: ...

    def cut(self, table: MatchTable, to: int) -> None:
        """The match went back to so many entries."""
        ...

    def lost(self, table: MatchTable) -> None:
        """The table leaves the memory, because what it holds was not stored."""
        ...


@dataclass
class Order:
    """Something to be done at the table; `seat` and `key` are kept with the line of the log that it makes."""

    do: Callable[[], Any]
    answer: asyncio.Future[Any]
    seat: int = -1
    key: str = ""


class MatchTable:
    """One table: its row, its seats and, once it has begun, its match."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        seats: Sequence[SeatRow],
        holders: Iterable[tuple[int, int]],
        drawing: Drawing,
        speech: Speech,
    ) -> None:
        self.store = store
        self.row = row
        self.seats = list(seats)
        self.holders: dict[int, set[int]] = {}
        """The seats of each person."""
        for person, seat in holders:
            self.holders.setdefault(person, set()).add(seat)
        self.drawing = drawing
        self.speech = speech
        self.match: Match | None = None
        self.asking = Asking()
        self.keys: set[tuple[int, str]] = set()
        self.stored = 0
        """Lines of the log that the store has, the header among them."""
        self.plea: Plea | None = None
        self.watchers: set[Watcher] = set()
        self.queue: asyncio.Queue[Order] = asyncio.Queue()
        self.fresh: list[Written] = []
        self.task: asyncio.Task[None] | None = None
        self.steady = asyncio.Event()
        """Clear while there is something in the match that is not stored yet: nobody may see that."""
        self.steady.set()
        self.gone = False

    @property
    def id(self) -> str:
        return self.row.id

    # -- loading
    def wake(self, lines: Sequence[Written]) -> None:
        """Play the stored log again; slow, and touches nothing but this table."""
        mark = msgspec.json.encode(["stop", "", self.row.key.hex()]).decode()
        text = "\n".join([*[w.line for w in lines], mark])
        packs = self.packs
        self.match = storage.load(text, self.drawing.game, packs, self.note)
        self.keys = {(w.seat, w.key) for w in lines if w.key}
        self.stored = len(lines)

    def note(self, match: Match, line: list[Any]) -> None:
        self.asking.note(match.pending, line)

    @property
    def packs(self) -> list[Path]:
        return [Path(p) for p in self.row.packs]

    # -- orders, one after the other
    def begin(self) -> None:
        self.task = asyncio.create_task(self.run(), name=f"table {self.id}")

    async def order(self, do: Callable[[], T], seat: int = -1, key: str = "") -> T:
        """Have something done in turn; comes back when it is stored."""
        if self.gone:
            raise Refused("lost")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Order(do, answer, seat, key))
        return await answer

    async def run(self) -> None:
        """Until the table leaves the memory."""
        queue = self.queue
        while not self.gone:
            batch = [await queue.get()]
            while not queue.empty():
                batch.append(queue.get_nowait())
            await self.settle(batch)

    async def settle(self, batch: list[Order]) -> None:
        """Do some orders, store what they wrote at once, answer."""
        done: list[tuple[Order, Any]] = []
        broken = False
        self.steady.clear()
        for order in batch:
            if broken:
                self.queue.put_nowait(order)
                continue
            try:
                done.append((order, self.carry_out(order)))
            except (Refused, IllegalChoice) as e:
                refuse(order, e)
            except Exception:
                log.exception("table %s: an order failed; the table is loaded again", self.id)
                refuse(order, Refused("failed"))
                broken = True
        try:
            await self.write()
        except Exception as e:
            log.error("table %s: not stored: %s", self.id, e)
            for order, _ in done:
                refuse(order, Refused("lost"))
            self.leave()
            return
        self.steady.set()
        for order, value in done:
            if not order.answer.done():
                order.answer.set_result(value)
        if done:
            self.tell()
        if broken:
            self.leave()

    def carry_out(self, order: Order) -> Any:
        before = len(self.match.lines) if self.match is not None else 0
        value = order.do()
        match = self.match
        if match is not None and len(match.lines) > before:
            quiet = match.entries[-1].step and len(match.lines) == before + 1
            for line in match.lines[before:]:
                self.fresh.append(Written(msgspec.json.encode(line).decode(), order.seat, order.key, quiet))
                self.note(match, line)
            if order.key:
                self.keys.add((order.seat, order.key))
            if self.plea is not None and self.plea.at != len(match.lines):
                self.plea = None
        return value

    async def write(self) -> None:
        """Bring what is new to the disk."""
        if not self.fresh:
            return
        lines, self.fresh = self.fresh, []
        await self.store.append(self.id, self.stored, lines)
        self.stored += len(lines)
        if self.match is not None and self.match.over and self.row.state == PLAYING:
            await self.store.update_table(self.id, state=OVER)
            self.row = replace(self.row, state=OVER)

    async def rest(self) -> None:
        """Come back at a moment at which all that the match has is stored; it lasts until the next await."""
        while not self.steady.is_set():
            await self.steady.wait()

    def tell(self) -> None:
        for watcher in list(self.watchers):
            watcher.changed(self)

    def leave(self) -> None:
        """Leave the memory; what is stored is loaded again when somebody wants it."""
        self.gone = True
        self.steady.set()
        while not self.queue.empty():
            refuse(self.queue.get_nowait(), Refused("lost"))
        for watcher in list(self.watchers):
            watcher.lost(self)

    async def close(self) -> None:
        """Stop in peace, after what has been ordered."""
        self.gone = True
        if self.task is not None:
            if not self.task.done():
                last = Order(lambda: None, asyncio.get_running_loop().create_future())
                self.queue.put_nowait(last)
            await asyncio.gather(self.task, return_exceptions=True)

    # -- play
    def playing(self) -> Match:
        if self.match is None:
            raise Refused("not-started")
        return self.match

    async def act(self, seat: int, id: str, pick: str, key: str = "") -> None:
        """Answer a question. The same key again is the same answer."""
        await self.order(lambda: self._act(seat, id, pick, key), seat, key)

    def _act(self, seat: int, id: str, pick: str, key: str) -> None:
        match = self.playing()
        if key and (seat, key) in self.keys:
            return
        if match.over:
            raise Refused("finished")
        d = self.question(seat, id)
        match.act(Action(seat, d.kind, pick, d.strand))

    def question(self, seat: int, id: str) -> Decision:
        """The open question of that id; an old id is stale."""
        d = self.asking.find(seat, id)
        if d is None:
            raise Refused("stale")
        return d

    async def retract(self, seat: int, id: str, key: str = "") -> None:
        """Take back a sealed answer."""
        await self.order(lambda: self._retract(seat, id, key), seat, key)

    def _retract(self, seat: int, id: str, key: str) -> None:
        match = self.playing()
        if key and (seat, key) in self.keys:
            return
        for d in self.answered(seat):
            if self.asking.id((seat, d.strand)) == id:
                match.retract(seat, d.kind, d.strand)
                return
        raise Refused("stale")

    def answered(self, seat: int) -> list[Decision]:
        """The questions of a seat whose sealed answers can be taken back."""
        match = self.match
        if match is None or match.over:
            return []
        return [d for d in match.position.retractable if d.seat == seat]

    # -- undo
    async def undo(self, seat: int, also: Iterable[int] = (), key: str = "") -> bool:
        """Take back the seat's last action; False when others must agree first. `also` are seats that agree because the
        same person has them."""
        agreeing = set(also)
        return await self.order(lambda: self._undo(seat, agreeing, key), seat, key)

    def _undo(self, seat: int, also: set[int], key: str) -> bool:
        match = self.playing()
        if key and (seat, key) in self.keys:
            return True
        if to := free_point(match, seat):
            self.go_back(to, seat, [])
            return True
        to = last_action(match, seat)
        if not to:
            raise Refused("no-undo")
        others = everybody_else(match, seat)
        persons = frozenset(p for p in others if self.seats[p].kind == PERSON and p not in also and p != seat)
        plea = Plea(seat, to, len(match.lines), persons)
        if plea.granted:
            self.go_back(to, seat, others)
            return True
        self.plea = plea
        return False

    async def agree(self, seat: int, yes: bool) -> None:
        """Answer somebody who asks to take back."""
        await self.order(lambda: self._agree(seat, yes), seat)

    def _agree(self, seat: int, yes: bool) -> None:
        plea = self.plea
        if plea is None or seat not in plea.needed:
            raise Refused("not-asked")
        if not yes:
            self.plea = None
            return
        plea.agreed.add(seat)
        if plea.granted:
            self.go_back(plea.to, plea.seat, everybody_else(self.playing(), plea.seat))

    def go_back(self, to: int, seat: int, consent: list[int]) -> None:
        self.playing().undo(to, seat, consent)
        for watcher in list(self.watchers):
            watcher.cut(self, to)

    # -- seats
    async def sit(self, seat: int, before: SeatRow | None = None, **changes: Any) -> None:
        """Change who sits somewhere; of two who do it at once, starting from the same `before`, the second is late."""

        def do() -> None:
            if before is not None and self.seats[seat] != before:
                raise Refused("claimed")
            seats = self.seats.copy()
            seats[seat] = replace(seats[seat], **changes)
            self.seats = seats

        await self.order(do)
        await self.store.update_seat(self.id, seat, **changes)

    async def keep(self, **settings: Any) -> None:
        """Change how the table is kept."""
        merged = {**self.row.settings, **settings}
        await self.store.update_table(self.id, settings=merged)

        def do() -> None:
            self.row = replace(self.row, settings=merged)

        await self.order(do)

    async def hold(self, person: int, seat: int) -> None:
        """A person has a seat from now on."""
        await self.store.hold(person, self.id, seat)
        self.holders.setdefault(person, set()).add(seat)

    async def start(self) -> None:
        """Begin the match: every seat is taken."""
        if self.row.state != OPEN or self.match is not None:
            raise Refused("started")
        if any(seat.kind == OPEN for seat in self.seats):
            raise Refused("not-full")
        names = [f"bot:{seat.bot}" if seat.kind == BOT else PERSON for seat in self.seats]
        match = Match(self.drawing.game, self.row.options, self.row.key, self.packs, names)
        await self.begin_with(match)

    async def begin_with(self, match: Match) -> None:
        """Put a match on the table that has just begun, or goes on from another."""

        def do() -> None:
            if self.match is not None:
                raise Refused("started")
            header = storage.save(match, with_key=False).partition("\n")[0]
            # Its lines follow as those of every order.
            self.fresh.append(Written(header))
            self.match = match
            self.row = replace(self.row, state=PLAYING)

        await self.order(do)
        await self.store.update_table(self.id, state=PLAYING)

    # -- looking
    def may_look(self, seats: Iterable[int], viewer: int) -> None:
        """NotAllowed unless somebody with these seats may look as the viewer."""
        if viewer == REFEREE:
            allowed = self.match is not None and self.match.over and self.may_watch(seats)
        elif viewer == SPECTATOR:
            allowed = self.may_watch(seats)
        else:
            allowed = viewer in seats
        if not allowed:
            raise NotAllowed("no-sight", viewer=viewer)

    def may_watch(self, seats: Iterable[int]) -> bool:
        return bool(self.row.settings.get("spectators", True)) or bool(list(seats))

    def seats_of(self, person: int) -> set[int]:
        return self.holders.get(person, set())

    def why_not(self, seat: int, d: Decision, thing: str, language: str) -> tuple[str, str]:
        """The rule, and in words why something cannot be chosen."""
        match = self.playing()
        s = redacted(match.position, seat)
        refusal = match.game.why_not(s, d, thing)
        return refusal.rule, self.speech.words(self.drawing, match.content, language).say(refusal.message)

    def illegal(self, e: IllegalChoice, seat: int, id: str, pick: str, language: str) -> Refused:
        """A choice that the rules do not offer, explained."""
        d = self.asking.find(seat, id)
        if d is None:
            return Refused("illegal", why=e.why, rule=e.rule)
        rule, text = self.why_not(seat, d, pick, language)
        return Refused("illegal", text=text, rule=rule)


def refuse(order: Order, e: Exception) -> None:
    if not order.answer.done():
        order.answer.set_exception(e)
