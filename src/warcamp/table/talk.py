"""What people say at a table: to all, or among allies."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass

from .match_table import MatchTable
from .refusals import Refused
from .store import Said, Store

TABLE, ALLIES = "table", "allies"
LONGEST = 500
KEPT = 200
"""Messages that are shown again to whoever comes."""
MOST = 10_000
"""Messages of a table that are remembered."""


@dataclass(frozen=True)
class Speaker:
    seat: int
    name: str


class Talk:
    """The chat of one table. Texts are text: whoever shows them escapes them."""

    def __init__(self, table: MatchTable, store: Store) -> None:
        self.table = table
        self.store = store
        self.said: list[Said] = []
        self.keys: OrderedDict[tuple[int, str], Said] = OrderedDict()

    async def load(self) -> None:
        self.said = await self.store.said(self.table.id, 0, MOST)

    async def say(self, seat: int, name: str, channel: str, text: str, key: str = "") -> tuple[int, Said]:
        """Say something; the same key again says it once."""
        if key and (seat, key) in self.keys:
            return self.numbered(seat, self.keys[seat, key])
        words = clean(text)
        if not words:
            raise Refused("bad-input", why="text: nothing is said")
        new = Said(0, self.channel(seat, channel), seat, name, words, time.time())
        said = await self.store.say(self.table.id, new)
        if key:
            self.keys[seat, key] = said
            if len(self.keys) > KEPT:
                self.keys.popitem(last=False)
        self.said.append(said)
        self.table.tell()
        return self.numbered(seat, said)

    def numbered(self, viewer: int, said: Said) -> tuple[int, Said]:
        return sum(1 for other in self.said if other.n <= said.n and hears(other, viewer)), said

    def channel(self, seat: int, channel: str) -> str:
        if channel == TABLE:
            return TABLE
        mask = self.allies(seat)
        if channel != ALLIES or not mask:
            raise Refused("bad-input", why=f"channel: there is no {channel!r} to talk in")
        return f"{ALLIES}:{mask}"

    def allies(self, seat: int) -> int:
        """The seats of an alliance as a mask; 0 for who has no ally."""
        match = self.table.match
        if match is None:
            return 0
        mask: int = match.position.s.partners(seat)
        return mask if mask & ~(1 << seat) else 0

    def heard(self, viewer: int, since: int = 0) -> list[tuple[int, Said]]:
        """What a viewer may read, after number `since`, the latest of it. It is counted by what he can hear: a number
        that is left out would tell that others talk in private."""
        if not self.said:
            return []
        heard = [said for said in self.said if hears(said, viewer)]
        first = max(since, len(heard) - KEPT)
        return list(enumerate(heard[first:], first + 1))


def hears(said: Said, viewer: int) -> bool:
    """Allies' words are for allies, for good: nobody else reads them when the match is over either."""
    channel, _, mask = said.channel.partition(":")
    return channel == TABLE or bool(int(mask) >> viewer & 1)


def clean(text: str) -> str:
    """One paragraph without signs that cannot be seen."""
    seen = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", text))
    return " ".join(seen.split())[:LONGEST]
