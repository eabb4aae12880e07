"""Results in a file that can be gone on with."""

import pytest

from warcamp.engine.errors import BadInput
from warcamp.lab.game import Played
from warcamp.lab.records import begin, go_on

WHAT = {"kind": "arena", "game": "ettin", "seed": 1}


def played(id: str) -> Played:
    return Played(id, 5, ["a", "b"], ["orcs", "elves"], [1.0, 0.0], [30, 20], [1.0, 0.0], 3, 100, 1)


@pytest.fixture
def path(tmp_path):
    found = tmp_path / "results.jsonl"
    with begin(found, WHAT, {"command": "warcamp arena"}) as records:
        for id in ("one", "two", "three"):
            records.add(played(id))
    return found


def kept(path):
    with go_on(path, WHAT, {}) as records:
        return list(records.results)


def test_what_was_kept_is_there_again_and_more_can_be_added(path):
    with go_on(path, WHAT, {}) as records:
        assert records.results == {id: played(id) for id in ("one", "two", "three")}
        records.add(played("four"))
    assert kept(path) == ["one", "two", "three", "four"]


def test_a_line_that_was_cut_off_is_left_out(path):
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    with go_on(path, WHAT, {}) as records:
        assert list(records.results) == ["one", "two"]
        records.add(played("three"))
    assert path.read_bytes() == whole


def test_a_file_that_was_cut_off_at_once_is_begun_anew(path):
    path.write_bytes(path.read_bytes()[:5])
    assert kept(path) == []
    assert path.read_text(encoding="utf-8").endswith("}\n")


def test_without_a_file_going_on_is_beginning(tmp_path):
    assert kept(tmp_path / "new.jsonl") == []
    assert (tmp_path / "new.jsonl").read_text(encoding="utf-8").count("\n") == 1


def test_a_file_is_never_written_over(path):
    with pytest.raises(BadInput, match="--continue"):
        begin(path, WHAT, {})


def test_games_that_were_played_otherwise_are_not_counted_together(path):
    with pytest.raises(BadInput, match="seed was 1 there and is 2 now"):
        go_on(path, {**WHAT, "seed": 2}, {})


@pytest.mark.parametrize("line", ["x", "[1]", '{"a": 1}'])
def test_what_is_no_file_of_results_is_refused_and_left_alone(tmp_path, line):
    path = tmp_path / "letter.txt"
    path.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"letter\.txt:1"):
        go_on(path, WHAT, {})
    assert path.read_text(encoding="utf-8") == line + "\n"


def test_a_broken_line_is_named(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[2] = '{"id": 7}'
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"jsonl:3"):
        go_on(path, WHAT, {})
