"""Golden transcripts: one random game of each mode, as text. `WARCAMP_GOLDEN=write` writes them anew."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from warcamp.engine.game import EventKind
from warcamp.engine.testing import Mode, Transcript, compare
from warcamp.games.clash_of_rage import names
from warcamp.games.clash_of_rage.state import NONE

from .test_conformance import MODES, SUITE

GOLDEN = Path(__file__).parent / "golden"


def params(s: Any, kind: EventKind, values: tuple[int, ...]) -> dict[str, Any]:
    return names.event_params(s, kind.params, values)


def seat_name(s: Any, seat: int) -> str:
    return names.clan_name(s, seat) if s.clan[seat] != NONE else ""


def file_of(mode: Mode) -> Path:
    return GOLDEN / (re.sub(r"[^a-z0-9]+", "-", mode.name) + ".txt")


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_random_game_goes_as_it_is_written_down(mode):
    compare(file_of(mode), Transcript(SUITE, seat_name, params).play(mode, 1))


def test_no_transcript_is_left_of_a_mode_that_is_gone():
    assert {p.name for p in GOLDEN.iterdir()} == {file_of(mode).name for mode in MODES}
