"""Golden transcripts: one random game of each mode, as text. `WARCAMP_GOLDEN=write` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from warcamp.engine.testing import Conformance, Mode, Transcript, compare


class Golden:
    """The transcripts of a game, in its folder `golden`."""

    suite: ClassVar[Conformance]
    modes: ClassVar[Sequence[Mode]]
    folder: ClassVar[Path]
    first: ClassVar[int] = 60
    """So many decisions are written down from the start."""

    def seat_name(self, s: Any, seat: int) -> str:
        """How a seat is called, once it has a name."""
        return ""

    def file_of(self, mode: Mode) -> Path:
        return self.folder / (re.sub(r"[^a-z0-9]+", "-", mode.name) + ".txt")

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "mode" in metafunc.fixturenames:
            metafunc.parametrize("mode", self.modes, ids=str)

    def test_a_random_game_goes_as_it_is_written_down(self, mode: Mode) -> None:
        transcript = Transcript(self.suite, self.seat_name).play(mode, 1, first=self.first)
        compare(self.file_of(mode), transcript)

    def test_no_transcript_is_left_of_a_mode_that_is_gone(self) -> None:
        assert {p.name for p in self.folder.iterdir()} == {self.file_of(mode).name for mode in self.modes}
