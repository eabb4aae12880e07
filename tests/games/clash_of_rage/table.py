"""Given / when / then for Clash of Rage: a table from a short document, choices by name, what is seen by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from warcamp.engine import document
from warcamp.engine.errors import IllegalChoice
from warcamp.engine.flow import Decision, Position
from warcamp.engine.game import Refusal
from warcamp.engine.source import Fast, Forced
from warcamp.engine.state import Told
from warcamp.games.clash_of_rage import names
from warcamp.games.clash_of_rage.content import Content
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.state import LEVELS, Clash, statistic, victory_points

TWO_TILES = """
clans = ["bohorg", "godleif"]
phase = "first action"
tiles = ["1A 0,0", "3B 2,1"]
[bastions]
bohorg = "-1,-1"
godleif = "4,0"
"""
"""A map for tests. Tile A is 1A: A0 city, A1 forge, A4 stone I, rocks A0|A2 and A0|A5. Tile B is 3B: B0 forge, B5 city,
B2 stone I, rocks B0|B5 and B0|B2. A1 touches B3 and B4, A6 touches B4. The bastions touch A3, A4 and B1, B2."""


class Table:
    """A position under test."""

    def __init__(self, text: str, chance: Sequence[Any] = (), content: Content | None = None, seed: int = 1) -> None:
        self.game = CLASH_OF_RAGE
        self.forced = Forced(list(chance), Fast(seed))
        self.position: Position = document.read(self.game, text, self.forced, content)
        self.s: Clash = self.position.s
        self.s.events = []

    # -- when
    def force(self, *records: Any) -> Table:
        """The next outcomes of chance."""
        self.forced.queue.extend(records)
        return self

    def choose(self, *picks: str, seat: str = "") -> Table:
        """Answer the open question (of the seat, given by clan) by name, one after the other."""
        for pick in picks:
            d = self.asked(seat)
            self.position.apply(self.position.pending.index(d), self.game.pick(self.s, d, pick))
        return self

    # -- then
    def asked(self, seat: str = "") -> Decision:
        """The open question; the first one when several seats are asked."""
        for d in self.position.pending:
            if not seat or names.clan_name(self.s, d.seat) == seat:
                return d
        raise AssertionError(f"nothing is asked of {seat or 'anybody'}")

    def asks(self, seat: str = "") -> str:
        """Who is asked what: "bohorg action"."""
        d = self.asked(seat)
        return f"{names.clan_name(self.s, d.seat)} {d.kind}"

    def offers(self, seat: str = "") -> list[str]:
        """The names of the options."""
        d = self.asked(seat)
        return [self.game.option_name(self.s, d, o) for o in d.options]

    def refused(self, pick: str, seat: str = "") -> str:
        """The rule that forbids a choice."""
        with pytest.raises(IllegalChoice) as e:
            self.game.pick(self.s, self.asked(seat), pick)
        return e.value.rule

    def why_not(self, pick: str, seat: str = "") -> Refusal:
        """The rule that forbids a choice, and the message."""
        assert pick not in self.offers(seat)
        return self.game.why_not(self.s, self.asked(seat), pick)

    def units(self, place: str, side: str) -> dict[str, int]:
        """The units of a side in a place."""
        n = self.side(side)
        at = (n * self.s.places + names.places(self.s)[place]) * LEVELS
        return {names.unit_name(self.s, n, k): self.s.units[at + k] for k in range(LEVELS) if self.s.units[at + k]}

    def side(self, clan: str) -> int:
        return [names.clan_name(self.s, k) for k in range(self.s.seats + 1)].index(clan)

    def owner(self, place: str) -> str:
        """The side that holds a place, or ""."""
        owner = self.s.owner[names.places(self.s)[place]]
        return names.clan_name(self.s, owner) if owner >= 0 else ""

    def reserve(self, clan: str) -> list[int]:
        return self.s.reserve[self.side(clan) * LEVELS :][:LEVELS]

    def gold(self, clan: str) -> int:
        return self.s.gold[self.side(clan)]

    def crystals(self, clan: str) -> int:
        return self.s.crystals[self.side(clan)]

    def rage(self, clan: str) -> int:
        return self.s.rage[self.side(clan)]

    def points(self, clan: str) -> int:
        return victory_points(self.s, self.side(clan))

    def stat(self, clan: str, level: int, which: int) -> int:
        """A statistic of the unit type of level 1, 2 or 3."""
        return statistic(self.s, self.side(clan), level - 1, which)

    def worn(self, unit: str) -> list[str]:
        """What a unit type wears."""
        found: list[str] = document_table(self, "worn").get(unit, [])
        return found

    def told(self, event: str) -> list[Told]:
        """The events of that id since the table was set."""
        return [t for t in self.s.events or [] if t.event == event]


def document_table(table: Table, key: str) -> dict[str, Any]:
    found: dict[str, Any] = table.game.write(table.s).get(key, {})
    return found
