"""A short match of each game, for the tests that play any game there is."""

from __future__ import annotations

from typing import Any

SHORT: dict[str, dict[str, Any]] = {
    "clash_of_rage": {"players": 2, "clans": "random", "last_round": 3},
    "ettin": {"players": 2, "nations": "recommended"},
    "immortals": {"players": 3, "rounds": 1, "draft": "quick"},
}
"""Options by game: the fewest players against each other, and few rounds."""


def seated(game: str, *kinds: str, rest: str = "bot") -> list[str]:
    """Who sits at a short match: these, and in all seats that are left another kind."""
    return [*kinds, *[rest] * (SHORT[game]["players"] - len(kinds))]
