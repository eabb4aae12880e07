"""Golden transcripts: one random game for each number of players, as text. `WARCAMP_GOLDEN=write` writes them anew."""

from __future__ import annotations

from pathlib import Path

from tests.games.suites.golden import Golden
from warcamp.games.ettin.state import NONE, Ettin

from .test_conformance import ACCELERATED, PLAYERS, SUITE


class TestGolden(Golden):
    suite = SUITE
    modes = (*PLAYERS, ACCELERATED[0])
    folder = Path(__file__).parent / "golden"
    first = 120

    def seat_name(self, s: Ettin, seat: int) -> str:
        """The nations of a seat; the odd player has two."""
        mine = [s.nation[r] for r in range(s.realms) if s.controller[r] == seat]
        return "+".join(s.t.nations[nation] for nation in mine if nation != NONE)
