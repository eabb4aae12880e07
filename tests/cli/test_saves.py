"""Nothing is lost: matches are saved whole after every action, and go on where they stopped."""

import json
import os
import re
import signal
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

import warcamp
from tests.cli.player import Seen
from warcamp.cli import saves
from warcamp.cli.seats import bots_of, seat_names
from warcamp.engine import storage
from warcamp.engine.errors import BadInput
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE

SOURCE = str(Path(warcamp.__file__).parents[1])


def start(home: Path, *words: str) -> subprocess.Popen[str]:
    """The real program, with pipes for a keyboard and a screen."""
    environment = {**os.environ, "WARCAMP_HOME": str(home), "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "warcamp.cli", "play", "clash-of-rage", "--language", "en", *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", env=environment)


def read_to(program: subprocess.Popen[str], mark: str) -> str:
    """What the program writes up to a mark."""
    assert program.stdout is not None
    text = ""
    while not text.endswith(mark):
        character = program.stdout.read(1)
        assert character, f"the program ended before {mark!r}: {text[-500:]}"
        text += character
    return text


def saved_digest(home: Path) -> str:
    (path,) = (home / "matches").glob("*.warcamp")
    return storage.load(path.read_text(encoding="utf-8"), CLASH_OF_RAGE).digest()


def test_a_match_whose_program_was_killed_goes_on_where_it_stopped(home):
    program = start(home, "--players", "2", "--bots", "random", "--seed", "kill", "--clans", "random")
    assert program.stdin is not None
    for _ in range(3):
        menu = read_to(program, "\n> ")
        (number, *_) = re.findall(r"^ +(\d+) ", menu.rpartition("───")[2], re.MULTILINE)
        program.stdin.write(f"{number}\n")
        program.stdin.flush()
    question = read_to(program, "\n> ").rpartition("───")[2]
    program.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    program.communicate()
    digest = saved_digest(home)
    again = start(home)
    assert again.stdin is not None
    offer = read_to(again, "\n> ")
    assert "go on" in offer and "clash-of-rage-" in offer
    again.stdin.write("\n")
    again.stdin.flush()
    assert read_to(again, "\n> ").rpartition("───")[2] == question
    out, _ = again.communicate("quit\n")
    assert "Nothing is lost" in out
    assert again.returncode == 0
    assert saved_digest(home) == digest


def test_every_action_is_on_disk_before_the_next_question(home, tmp_path):
    seen = Seen(tmp_path, players=2)
    stored = []

    class Watching:
        left = 12

        def read(self, prompt, words):
            text = seen.session.path.read_text(encoding="utf-8")
            stored.append(storage.load(text, CLASH_OF_RAGE).digest() == seen.match.digest())
            self.left -= 1
            if not self.left:
                raise EOFError
            return str(seen.session.face.choices(seen.session.shot(0), seen.asked())[0].number)

    seen.terminal.reader = Watching()
    with pytest.raises(Exception) as left:
        seen.session.play()
    assert left.typename == "Quit"
    assert stored and all(stored)


def test_a_write_that_fails_leaves_the_old_file(home, tmp_path, monkeypatch):
    path = tmp_path / "match.warcamp"
    saves.write(path, "old")

    def full(descriptor):
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        saves.write(path, "new")
    assert path.read_text(encoding="utf-8") == "old"


def test_only_matches_that_can_go_on_are_offered(home, tmp_path):
    folder = saves.matches()
    folder.mkdir(parents=True)
    (folder / "rubbish.warcamp").write_text("not a match", encoding="utf-8")
    (folder / "empty.warcamp").write_text("", encoding="utf-8")
    going = Seen(tmp_path, players=2)
    saves.keep(folder / "going.warcamp", going.match)
    over = Seen(tmp_path, players=2, people=0, last_round=1)
    over.type()
    saves.keep(folder / "over.warcamp", over.match)
    assert [path.name for path in saves.unfinished()] == ["going.warcamp"]


def test_two_matches_of_one_second_have_two_files(home):
    now = datetime(2024, 5, 6, 7, 8, 9)
    first = saves.fresh_path("clash_of_rage", now)
    saves.write(first, "x")
    second = saves.fresh_path("clash_of_rage", now)
    assert first.name == "clash-of-rage-20240506-070809.warcamp"
    assert second != first


def test_the_packs_of_a_match_are_remembered_beside_it(home, tmp_path):
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('id = "dear"\nname = "Dear"\nversion = "1"\nauthor = "me"\n', encoding="utf-8")
    match = Seen(tmp_path, players=2).match
    path = tmp_path / "with.warcamp"
    saves.keep(path, match, [pack])
    assert json.loads(path.with_suffix(".json").read_text(encoding="utf-8")) == {"packs": [str(pack.resolve())]}
    assert saves.packs_beside(path) == [pack.resolve()]
    assert saves.packs_beside(tmp_path / "other.warcamp") == []


def test_the_folder_follows_the_surroundings(monkeypatch, tmp_path):
    monkeypatch.delenv("WARCAMP_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saves.home() == tmp_path / "warcamp"
    monkeypatch.setenv("WARCAMP_HOME", str(tmp_path / "mine"))
    assert saves.home() == tmp_path / "mine"


def test_who_sits_where_is_kept_with_the_match(tmp_path):
    assert seat_names("clash_of_rage", 4, 1, ["random", "greedy"]) == [
        "person",
        "bot:random",
        "bot:greedy",
        "bot:greedy",
    ]
    assert seat_names("ettin", 2, 2, []) == ["person", "person"]
    with pytest.raises(BadInput):
        seat_names("ettin", 2, 3, [])
    with pytest.raises(BadInput):
        seat_names("ettin", 2, 1, ["genius"])
    seen = Seen(tmp_path, players=3, bots=["greedy", "random"])
    again = storage.load(storage.save(seen.match), CLASH_OF_RAGE)
    assert sorted(bots_of(again)) == [1, 2]
