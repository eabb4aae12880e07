"""What was told at a table under test, in words."""

from __future__ import annotations

from typing import Any, Protocol

from warcamp.engine.game import Game


class TellingTable(Protocol):
    """A table under test that keeps what is told."""

    @property
    def game(self) -> Game: ...

    @property
    def s(self) -> Any: ...


def happened(t: TellingTable, *events: str) -> list[str]:
    """What was told, in order, by stored names: "income godleif 8 0". All events, or those of the given ids."""
    told = [x for x in t.s.events or [] if not events or x.event in events]
    return [" ".join([x.event, *map(str, t.game.event_params(t.s, x).values())]) for x in told]
