"""What a match of Ettin begins with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from warcamp.cli.start import Asker, listed
from warcamp.engine.errors import BadInput
from warcamp.games.ettin.options import MOST

WAYS = ("choose", "random", "recommended")


class EttinStart:
    """Two to twenty-four players."""

    counts: Sequence[int] = range(2, MOST + 1)
    usual = 4
    own: Sequence[str] = ("nations", "accelerated", "first")
    text = Path(__file__).parent / "text"

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        out = dict(given)
        out["nations"] = listed(given.get("nations", WAYS[0]), WAYS)
        if (first := given.get("first", "random")) != "random":
            out["first"] = seat_of(first)
        return out

    def ask(self, menu: Asker, players: int) -> dict[str, Any]:
        ways = [(way, menu.text(f"menu-nations-{way}")) for way in WAYS]
        paces = [(False, menu.text("menu-pace-together")), (True, menu.text("menu-pace-accelerated"))]
        return {
            "nations": menu.pick(menu.text("menu-nations"), ways),
            "accelerated": menu.pick(menu.text("menu-pace"), paces) if players > 3 else False,
        }


def seat_of(typed: str) -> int:
    """People count players from one."""
    if not (typed.isascii() and typed.isdigit() and 0 < int(typed) <= MOST):
        raise BadInput("--first", f"expected random or the number of a player, got {typed!r}")
    return int(typed) - 1
