"""Golden transcripts: one random game of each mode, as text. `WARCAMP_GOLDEN=write` writes them anew."""

from __future__ import annotations

from pathlib import Path

from tests.games.suites.golden import Golden
from warcamp.games.clash_of_rage import names
from warcamp.games.clash_of_rage.state import NONE, Clash

from .test_conformance import MODES, SUITE


class TestGolden(Golden):
    suite = SUITE
    modes = MODES
    folder = Path(__file__).parent / "golden"

    def seat_name(self, s: Clash, seat: int) -> str:
        return names.clan_name(s, seat) if s.clan[seat] != NONE else ""
