"""What a match of Immortals begins with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from warcamp.cli.start import Asker
from warcamp.games.immortals.options import ROUNDS, VALUES
from warcamp.games.immortals.tables import MAX_SEATS, MIN_SEATS


class ImmortalsStart:
    """Three to five players."""

    counts: Sequence[int] = range(MIN_SEATS, MAX_SEATS + 1)
    usual = 4
    own: Sequence[str] = ("tribes", "draft", "rounds", "tower")
    text = Path(__file__).parent / "text"

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        out = dict(given)
        rounds = str(given.get("rounds", ""))
        if rounds.isascii() and rounds.isdigit() and len(rounds) < 4:
            out["rounds"] = int(rounds)
        return out

    def ask(self, menu: Asker, players: int) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for key in ("tribes", "draft"):
            out[key] = menu.pick(
                menu.text(f"menu-{key}"), [(way, menu.text(f"menu-{key}-{way}")) for way in VALUES[key]]
            )
        if players == 4:  # the two rows of rounds differ here only: IMM-OPT-01
            out["rounds"] = menu.pick(
                menu.text("menu-rounds"), [(way, menu.text(f"menu-rounds-{way}")) for way in ROUNDS]
            )
        return out
