"""What a match of Clash of Rage begins with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from warcamp.cli.start import Asker, listed

WAYS = ("choose", "random")
LEVELS = ("easy", "medium", "hard", "impossible")


class ClashStart:
    """One (solo) to four players."""

    counts: Sequence[int] = (1, 2, 3, 4)
    usual = 2
    own: Sequence[str] = ("clans", "long", "difficulty", "map", "layout", "last_round")
    text = Path(__file__).parent / "text"

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        out = dict(given)
        out["clans"] = listed(given.get("clans", WAYS[0]), WAYS)
        return out

    def ask(self, menu: Asker, players: int) -> dict[str, Any]:
        out: dict[str, Any] = {}
        out["clans"] = menu.pick(menu.text("menu-clans"), [(way, menu.text(f"menu-clans-{way}")) for way in WAYS])
        if players == 1:
            grades = [(level, menu.text(f"menu-difficulty-{level}")) for level in LEVELS]
            out["difficulty"] = menu.pick(menu.text("menu-difficulty"), grades)
        lengths = [(False, menu.text("menu-length-short")), (True, menu.text("menu-length-long"))]
        out["long"] = menu.pick(menu.text("menu-length"), lengths)
        return out
