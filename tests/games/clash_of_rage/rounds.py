"""Tables for the tests of whole rounds: before the first round, at any phase of TWO_TILES, three clans, solo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.suites.telling import happened as happened
from warcamp.games.clash_of_rage.content import Content
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.names import clan_name
from warcamp.games.clash_of_rage.state import Clash

from .table import TWO_TILES, Table

ROUND_ONE = """
clans = ["bohorg", "godleif"]
phase = "tactics"
tiles = ["1A 0,0", "3B 2,1"]
"""

THREE_TILES = """
clans = ["bohorg", "godleif", "tomb"]
phase = "first action"
tiles = ["1A 0,0", "3B 2,1", "5B 3,-2"]
[bastions]
bohorg = "-1,-1"
godleif = "4,0"
tomb = "1,-2"
"""
"""Tile C is 5B: C3 city, C1 forge, C5 stone I."""

SOLO = """
clans = ["bohorg"]
limit = 14
phase = "first action"
tiles = ["1A 0,0", "3B 2,1"]
[bastions]
bohorg = "-1,-1"
"""


def set_at(
    base: str, phase: str = "first action", top: str = "", tables: str = "", chance: Sequence[Any] = (), seed: int = 1
) -> Table:
    """A base document at a phase, with more values above its tables and more tables after them."""
    return Table(f"{top}\n{base.replace('first action', phase)}\n{tables}", chance, seed=seed)


def two_tiles(phase: str = "first action", top: str = "", tables: str = "", chance: Sequence[Any] = ()) -> Table:
    return set_at(TWO_TILES, phase, top, tables, chance)


def seats(n: int, chance: Sequence[Any] = (), seed: int = 1, top: str = "") -> Table:
    """A table of n seats before set-up, stopped at the first choice of a clan."""
    names = ", ".join(f'"seat {p}"' for p in range(n))
    return Table(f'{top}\nclans = [{names}]\nphase = "setup"\n' + ("limit = 14\n" if n == 1 else ""), chance, seed=seed)


def with_options(content: Content | None = None, **options: Any) -> Clash:
    """The table that the options of a match make."""
    game = CLASH_OF_RAGE
    s: Clash = game.table(game.options(options), content or game.content())
    return s


def order(t: Table) -> list[str]:
    """The clans in play order."""
    return [clan_name(t.s, p) for p in t.s.order]


def winner(t: Table) -> str:
    """Who has won, or "" while the game goes on."""
    return clan_name(t.s, t.s.winner) if t.position.over else ""
