"""Golden transcripts: one random game for each number of players, as text. `WARCAMP_GOLDEN=write` writes them anew."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from warcamp.engine.game import EventKind
from warcamp.engine.testing import Mode, Transcript, compare
from warcamp.games.ettin import names
from warcamp.games.ettin.state import NONE

from .test_conformance import ACCELERATED, PLAYERS, SUITE

GOLDEN = Path(__file__).parent / "golden"
MODES = [*PLAYERS, ACCELERATED[0]]


def params(s: Any, kind: EventKind, values: tuple[int, ...]) -> dict[str, Any]:
    return names.event_params(s, kind.params, values)


def seat_name(s: Any, seat: int) -> str:
    """The nations of a seat; the odd player has two."""
    mine = [s.nation[r] for r in range(s.realms) if s.controller[r] == seat]
    return "+".join(s.t.nations[nation] for nation in mine if nation != NONE)


def file_of(mode: Mode) -> Path:
    return GOLDEN / (re.sub(r"[^a-z0-9]+", "-", mode.name) + ".txt")


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_random_game_goes_as_it_is_written_down(mode):
    compare(file_of(mode), Transcript(SUITE, seat_name, params).play(mode, 1, first=120))


def test_no_transcript_is_left_of_a_mode_that_is_gone():
    assert {p.name for p in GOLDEN.iterdir()} == {file_of(mode).name for mode in MODES}
