"""Faults in content files: each is told with its file, entry and field."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import pytest

from warcamp.engine.game import Game
from warcamp.games.content_schema import ContentError

from .packs import pack


class ContentFaults:
    """The faults of a game's own, and those that any file can have. `file`, `entry` and `value` are a part of the
    box that a pack may change, such as "units", "berserkers" and "cost = 2"; `section` is the entry's."""

    game: ClassVar[Game]
    faults: ClassVar[dict[str, tuple[str, str, str]]]
    """By what is wrong: the file, its text and the message."""
    files: ClassVar[str]
    """The names of the files in the order in which they are told, or the first of them."""
    file: ClassVar[str]
    section: ClassVar[str]
    entry: ClassVar[str]
    value: ClassVar[str]

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "fault" in metafunc.fixturenames:
            metafunc.parametrize("fault", self.faults.values(), ids=list(self.faults))

    def test_a_fault_is_told_with_its_file_entry_and_field(self, tmp_path, fault):
        file, text, message = fault
        with pytest.raises(ContentError) as error:
            self.game.content([pack(tmp_path, **{file: text})])
        assert str(error.value) == f"my-box/{file}.toml: {message}"
        assert error.value.file == f"my-box/{file}.toml"

    def test_an_error_carries_its_parts(self, tmp_path):
        with pytest.raises(ContentError) as error:
            self.game.content([pack(tmp_path, **{self.file: f'[{self.entry}]\nname = {{fr = ""}}'})])
        assert (error.value.entry, error.value.field) == (self.entry, "name.fr")
        assert error.value.path == f"my-box/{self.file}.toml: {self.entry}.name.fr"

    def test_a_file_that_is_not_toml_is_told_with_its_line(self, tmp_path):
        with pytest.raises(ContentError, match=rf"^my-box/{self.file}.toml: not a TOML file: .*line 1"):
            self.game.content([pack(tmp_path, **{self.file: f"{self.entry} {self.value}"})])

    def test_an_entry_written_twice_is_refused(self, tmp_path):
        entry = f"[{self.entry}]\n{self.value}\n"
        with pytest.raises(ContentError, match=rf"^my-box/{self.file}.toml: not a TOML file"):
            self.game.content([pack(tmp_path, **{self.file: entry * 2})])

    def test_a_file_of_another_name_is_refused(self, tmp_path):
        with pytest.raises(ContentError, match=rf"^my-box/weather.toml: expected one of pack.toml, {self.files}"):
            self.game.content([pack(tmp_path, weather="")])

    def test_a_pack_that_is_not_there_is_told(self, tmp_path):
        with pytest.raises(ContentError, match=r"^nowhere: cannot be read: "):
            self.game.content([tmp_path / "nowhere"])

    def test_a_pack_says_who_it_is(self, tmp_path):
        with pytest.raises(ContentError, match=r"^first/pack.toml: version: this value is missing$"):
            self.game.content([pack(tmp_path, "first", info='id = "box"\nname = "My box"')])
        second = tmp_path / "second.toml"
        second.write_text(f"[{self.section}.{self.entry}]\n{self.value}", encoding="utf-8")
        with pytest.raises(ContentError, match=r"^second.toml: pack: a table with id, version and name is missing$"):
            self.game.content([second])

    def test_the_same_pack_is_not_taken_twice(self, tmp_path):
        with pytest.raises(ContentError, match=re.escape('a pack with the id "box" is there already')):
            self.game.content([pack(tmp_path, "first"), pack(tmp_path, "second")])
