"""The content of a box: where its values come from, and what its hash stands for."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

import msgspec
import pytest

from warcamp.engine.game import Game
from warcamp.games.content import Content

from .packs import one_file


def paths(before: list[str], value: Any) -> set[str]:
    """The paths of all values under a value; a list is one value."""
    if isinstance(value, dict):
        return {path for key, part in value.items() for path in paths([*before, key], part)}
    return {".".join(before)}


@cache
def box_of(game: Game) -> Content:
    content: Content = game.content()
    return content


class BoxedContent:
    """What holds for the content of every game."""

    game: ClassVar[Game]
    marks: ClassVar[Sequence[tuple[str, str]]]
    """Paths of values, each with the mark it must have."""
    played: ClassVar[Sequence[str]]
    """Packs that change what play depends on."""
    unplayed: ClassVar[Sequence[str]]
    """Packs that change words, marks or the order of things only."""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        for name, values in {"marked": self.marks, "played": self.played, "unplayed": self.unplayed}.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values)

    @pytest.fixture
    def box(self) -> Content:
        return box_of(self.game)

    def test_a_value_says_where_it_comes_from(self, box, marked):
        path, mark = marked
        assert box.mark(path) == mark

    def test_every_single_value_has_a_mark(self, box):
        fields = msgspec.to_builtins(box)
        for own in ("packs", "marks", "hash"):
            del fields[own]
        assert set(box.marks) == paths([], fields)
        assert set(box.marks.values()) <= {"rulebook", "public", "designed"}

    def test_a_path_without_a_value_has_no_mark(self, box):
        with pytest.raises(KeyError):
            box.mark(f"{self.marks[0][0]}.charm")

    def test_a_value_that_play_depends_on_changes_the_hash(self, tmp_path, box, played):
        assert self.game.content([one_file(tmp_path, played)]).hash != box.hash

    def test_words_marks_and_order_do_not_change_the_hash(self, tmp_path, box, unplayed):
        assert self.game.content([one_file(tmp_path, unplayed)]).hash == box.hash

    @pytest.mark.parametrize("seed", ["0", "42"])
    def test_the_hash_is_the_same_in_every_process(self, box, seed):
        code = f"from warcamp.games.registry import game_of; print(game_of({self.game.name!r}).content().hash)"
        variables = {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", code], env=os.environ | variables, capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == box.hash
        assert len(box.hash) == 16
