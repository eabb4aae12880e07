"""Orders as people give them, over the socket, the API or a form: who may give them, and how they are refused."""

from __future__ import annotations

from collections.abc import Collection

from warcamp.engine.errors import IllegalChoice, WarcampError
from warcamp.engine.flow import Decision

from . import messages
from .connection import Connection, readable
from .limits import Buckets
from .refusals import NotAllowed, Refused
from .room import Room
from .sessions import Visitor
from .settings import Settings
from .store import Said
from .views import viewer_of


class Orders:
    """Checks that a seat is the visitor's before anything is done for it."""

    def __init__(self, settings: Settings) -> None:
        self.talking = Buckets(*settings.rates.chat)

    # -- whose seat
    def seats(self, room: Room, visitor: Visitor) -> set[int]:
        """The seats that a visitor has at a table."""
        if visitor.bearer is not None:
            return {visitor.bearer[1]} if visitor.bearer[0] == room.table.id else set()
        return set(room.table.seats_of(visitor.person.id)) if visitor.person is not None else set()

    def seat(self, held: Collection[int], asked: int) -> int:
        """The seat that an order is for; who has one seat need not name it."""
        if asked == -1 and len(held) == 1:
            return next(iter(held))
        if asked not in held:
            raise NotAllowed("no-seat")
        return asked

    # -- orders
    async def act(self, room: Room, seat: int, d: str, pick: str, key: str, language: str) -> None:
        table = room.table
        try:
            await table.act(seat, d, pick, key)
        except IllegalChoice as e:
            raise table.illegal(e, seat, d, pick, language) from e

    async def retract(self, room: Room, seat: int, d: str, key: str) -> None:
        try:
            await room.table.retract(seat, d, key)
        except IllegalChoice as e:
            raise Refused("stale") from e

    async def undo(self, room: Room, held: Collection[int], seat: int, key: str) -> bool:
        return await room.table.undo(seat, held, key)

    async def agree(self, room: Room, held: Collection[int], seat: int, yes: bool) -> None:
        """Agree for a seat, or for all of one's seats that are asked."""
        if seat != -1:
            await room.table.agree(self.seat(held, seat), yes)
            return
        plea = room.table.plea
        asked = [s for s in held if plea is not None and s in plea.needed - plea.agreed]
        if not asked:
            raise Refused("not-asked")
        for s in asked:
            await room.table.agree(s, yes)
            if not yes:
                return

    async def say(self, room: Room, visitor: Visitor, seat: int, channel: str, text: str, key: str) -> tuple[int, Said]:
        wait = self.talking.take((room.table.id, seat))
        if wait:
            raise Refused("too-many", retry=wait)
        name = room.table.seats[seat].name or visitor.name()
        if not name and room.table.match is not None:
            sight = room.views.sight(seat, visitor.language)
            name = sight.say(room.table.drawing.seat_text(sight.s, seat))
        return await room.talk.say(seat, name, channel, text, key)

    # -- questions about questions
    def open_question(self, room: Room, seat: int, d: str) -> Decision:
        return room.table.question(seat, d)

    def why_not(self, room: Room, seat: int, d: str, thing: str, language: str) -> tuple[str, str]:
        try:
            return room.table.why_not(seat, self.open_question(room, seat, d), thing, language)
        except Refused:
            raise
        except WarcampError as e:
            raise Refused("bad-input", why=str(e)) from e

    def preview(self, room: Room, seat: int, d: str, pick: str, language: str) -> str:
        """What would happen, as the seat can tell."""
        question = self.open_question(room, seat, d)
        match = room.table.playing()
        try:
            option = match.game.pick(match.position.s, question, pick)
        except IllegalChoice as e:
            raise room.table.illegal(e, seat, d, pick, language) from e
        return room.table.drawing.preview(room.views.sight(seat, language), question, option)

    # -- the socket's messages
    async def do(self, connection: Connection, said: messages.Said) -> None:
        """What a client says on its socket."""
        room, held = connection.room, self.seats(connection.room, connection.visitor)
        language = connection.spoken
        if isinstance(said, messages.Act):
            await self.act(room, self.speaking(connection, held, said.seat), said.d, said.a, said.key, language)
        elif isinstance(said, messages.Retract):
            await self.retract(room, self.speaking(connection, held, said.seat), said.d, said.key)
        elif isinstance(said, messages.Undo):
            await self.undo(room, held, self.speaking(connection, held, said.seat), said.key)
        elif isinstance(said, messages.Agree):
            await self.agree(room, held, said.seat, said.yes)
        elif isinstance(said, messages.Chat):
            seat = self.speaking(connection, held, said.seat)
            await self.say(room, connection.visitor, seat, said.channel, said.text, said.key)
        elif isinstance(said, messages.Look):
            viewer = viewer_of("s" if said.who is None else str(said.who))
            room.table.may_look(held, viewer)
            connection.look(viewer)
        elif isinstance(said, messages.Lang):
            if not readable(connection.form, said.lang):
                raise Refused("bad-input", why="lang: there is no such language")
            connection.speak(said.lang)

    def speaking(self, connection: Connection, held: set[int], asked: int) -> int:
        """The seat an order of a connection is for: the one named, else the one it looks as."""
        if asked == -1 and connection.viewer in held:
            return connection.viewer
        return self.seat(held, asked)
