"""Golden transcripts: one random game for each number of players, as text. `WARCAMP_GOLDEN=write` writes them anew."""

from __future__ import annotations

from pathlib import Path

from tests.games.suites.golden import Golden
from warcamp.games.immortals.state import NONE, Immortals

from .test_conformance import PLAYERS, QUICK, SUITE


class TestGolden(Golden):
    suite = SUITE
    modes = (*PLAYERS, QUICK)
    folder = Path(__file__).parent / "golden"
    first = 320

    def seat_name(self, s: Immortals, seat: int) -> str:
        """The two tribes of a seat."""
        mine = [s.light[seat], s.dark[seat]]
        return "+".join(s.t.tribes[tribe] for tribe in mine if tribe != NONE)
