"""Scenes for the tests of Resolution: a table from keywords, one card face down, and one attack with its throw.

Seat 0 acts and seat 1 has a blank card left, so that Resolution goes on after the action. In a battle seat 0 attacks
light Heartwood from light Forge Fire, which border each other.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from warcamp.games.immortals.content import Content

from .table import FOUR, Table

HOME = "light_forge_fire"
"""Where the attack comes from."""
GOAL = "light_heartwood"
WAY = f"{HOME} to {GOAL}"
CASES = {"A": "light_heartwood", "B": "light_forge_fire", "C": "light_foothold"}
"""The Conflict cards that make the inhabitants friendly, neutral, hostile."""
WAITING = {"1.a1": "blank_1_0"}


def scene(base: str = FOUR, *, chance: Sequence[Any] = (), content: Content | None = None, **things: Any) -> Table:
    """A table of a document's values: scene(sides={"dark_murk": (1, 3)}, tray="gg", gold={1: 2})."""
    values = [f"{key} = {json.dumps(value)}" for key, value in things.items() if not isinstance(value, Mapping)]
    tables = [
        "\n".join([f"[{key}]", *[f"{json.dumps(str(k))} = {json.dumps(v)}" for k, v in value.items()]])
        for key, value in things.items()
        if isinstance(value, Mapping)
    ]
    return Table("\n".join([base, *values, *tables]), chance, content)


def planned(slot: str, card: str, *, slots: Mapping[str, str] = WAITING, **things: Any) -> Table:
    """Seat 0 has a card face down on a slot."""
    return scene(slots={f"0.{slot}": card, **slots}, **things)


def declared(case: str, *, attackers: int = 2, defenders: int = 2, **things: Any) -> Table:
    """Seat 0 is about to say with how many of its cubes it attacks light Heartwood of seat 1, or of nobody when there
    are no defenders; one more cube stays behind."""
    sides = {HOME: (0, attackers + 1), **things.pop("sides", {})}
    if defenders:
        sides[GOAL] = (1, defenders)
    things.setdefault("tower", "000111/22gg")
    return planned("a4", CASES[case], sides=sides, **things).choose("a4", WAY)


def battle(case: str, fallen: str, *, attackers: int = 2, defenders: int = 2, **things: Any) -> Table:
    """The same after the throw: these cubes fell into the tray."""
    t = declared(case, attackers=attackers, defenders=defenders, **things)
    return t.force(fallen).choose(str(attackers))


def outcome(t: Table) -> tuple[str, int, int]:
    """How the battle ended, and the strength of both camps."""
    [fought] = t.said("fought")
    return fought["outcome"], fought["strength"], fought["against"]


def green_tray(t: Table) -> int:
    """The inhabitants in the tray."""
    return t.tray().count("g")


def rounds_end(t: Table) -> Table:
    """All who still act pass, all who wait take gold, until the round has been scored."""
    while t.phase() == "resolution":
        t.choose("pass" if t.asks().endswith("reveal") else "gold")
    return t
