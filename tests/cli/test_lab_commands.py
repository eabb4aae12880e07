"""`warcamp arena` and `warcamp simulate`."""

import json
import shlex

import pytest

from warcamp.cli import arena_command, main
from warcamp.cli.lab_command import INTERRUPTED
from warcamp.lab.arena import Arena

FEW = ["--games", "4", "--seed", "5", "--jobs", "1", "--language", "en"]
ARENA = ["arena", "ettin", "--bots", "greedy,random", "--mirror", "2", *FEW]


def said(capsys, words):
    assert main(words) == 0
    return capsys.readouterr().out


def timeless(found):
    return {key: value for key, value in found.items() if key not in ("pace", "seconds")}


def test_an_arena_shows_pairs_mirrors_ratings_and_the_exact_command(capsys):
    out = said(capsys, ARENA)
    for text in ("Pairs", "control", "Elo", "CPU time", "95 % interval"):
        assert text in out
    again = "warcamp arena ettin --bots greedy,random --games 4 --seed 5 --players 4 --mirror 2"
    assert f"Again: {again}\n" in out


def test_the_command_that_is_shown_gives_the_same_results(capsys):
    first = json.loads(said(capsys, [*ARENA, "--json"]))
    words = shlex.split(first["command"])[1:]
    second = json.loads(said(capsys, [*words, "--json", "--jobs", "2"]))
    assert timeless(first) == timeless(second)
    assert first["games"] == 8


def test_an_arena_speaks_french(capsys):
    out = said(capsys, [*ARENA[:-1], "fr"])
    assert "Duels" in out and "Pour recommencer\u00a0: warcamp arena" in out


def test_options_of_the_game_and_the_test_are_part_of_the_command(capsys):
    words = ["arena", "clash-of-rage", "--bots", "random", "--players", "1", "--option", "difficulty=easy"]
    out = said(capsys, [*words, "--option", "last_round=2", "--sprt", "0.1,0.9", *FEW])
    end = "--players 1 --option difficulty=easy --option last_round=2 --sprt 0.1,0.9"
    assert end in out
    assert "10.0 %, not 90.0 %" in out


def test_who_presses_ctrl_c_sees_what_there_is_and_can_go_on(capsys, tmp_path, monkeypatch):
    path = tmp_path / "results.jsonl"
    share = Arena.share
    calls = []

    def interrupted(self, played, way):
        calls.append(way)
        if len(calls) == 5:
            raise KeyboardInterrupt
        return share(self, played, way)

    with monkeypatch.context() as patched:
        patched.setattr(Arena, "share", interrupted)
        assert main([*ARENA, "--out", str(path)]) == INTERRUPTED
    out = capsys.readouterr().out
    assert "Interrupted" in out and f"--out {path} --continue" in out
    kept = path.read_text(encoding="utf-8")
    assert 1 < len(kept.splitlines()) < 9
    went_on = json.loads(said(capsys, [*ARENA, "--json", "--out", str(path), "--continue"]))
    assert path.read_text(encoding="utf-8").startswith(kept)
    assert timeless(went_on) == timeless(json.loads(said(capsys, [*ARENA, "--json"])))


def test_without_names_all_bots_of_the_game_play(capsys, monkeypatch):
    monkeypatch.setattr(arena_command, "kinds_of", lambda game: ("greedy", "random"))
    found = json.loads(said(capsys, ["arena", "ettin", "--json", *FEW]))
    assert [row["a"] for row in found["mirrors"]] == ["greedy", "random"]


def test_a_simulation_writes_rows_and_a_page(capsys, tmp_path):
    rows, page = tmp_path / "rows.csv", tmp_path / "page.html"
    out = said(capsys, ["simulate", "ettin", "--bots", "random", "--rows", str(rows), "--report", str(page), *FEW])
    assert "4 simulated games" in out and "Wins by faction" in out
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 1 + 16
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    again = "warcamp simulate ettin --bots random --games 4 --seed 5 --players 4"
    assert f"Again: {again}\n" in out


def test_a_simulation_can_be_gone_on_with(capsys, tmp_path):
    path = tmp_path / "results.jsonl"
    words = ["simulate", "clash-of-rage", "--bots", "random", "--json", "--out", str(path), *FEW]
    said(capsys, words)
    lines = path.read_text(encoding="utf-8").splitlines()
    words[words.index("4")] = "6"
    found = json.loads(said(capsys, [*words, "--continue"]))
    assert found["games"] == 6
    assert path.read_text(encoding="utf-8").splitlines()[:5] == lines


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "chess"],
        ["arena", "ettin", "--bots", "greedy"],
        ["arena", "ettin", "--bots", "greedy,genius"],
        ["arena", "ettin", "--games", "0"],
        ["arena", "ettin", "--sprt", "0.6,0.5"],
        ["arena", "ettin", "--jobs", "-1"],
        ["arena", "ettin", "--continue"],
        ["simulate", "ettin", "--rows", "rows.txt"],
        ["simulate", "ettin", "--option", "clans=random"],
    ],
)
def test_a_wrong_option_is_told_in_a_line_and_ends_with_status_2(words, capsys):
    assert main(words) == 2
    assert capsys.readouterr().err.count("\n") == 1
