"""The command `warcamp`: its commands and options, the menu, rules, verify, replay, and their documentation."""

import argparse
import json
import re
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from tests.cli.player import Numbers, Seen, typed
from warcamp.cli import main, saves
from warcamp.cli.commands import COMMANDS
from warcamp.cli.main import parser
from warcamp.cli.play_command import settings_of
from warcamp.cli.replay import positions
from warcamp.cli.terminal import PromptReader, can_say
from warcamp.engine.match import digest

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "play.md"


# ---- play -----------------------------------------------------------------------------------------------------------
def test_without_options_a_menu_asks_and_enter_is_always_an_answer():
    out = typed([], *[""] * 8)
    for question in ("Language", "Which game?", "How many players?", "persons", "bots", "Clans", "Length", "Seed"):
        assert question in out
    assert "Choose your clan" in out
    assert len(saves.unfinished()) == 1


def test_the_menu_understands_numbers_and_words_and_asks_again_otherwise():
    out = typed(["clash-of-rage"], "français", "seven", "99", "1", "chacun", "facile", "2", "graine", "aide")
    assert out.count("Un nombre de 1 à 4") == 2
    assert "Choisissez votre clan" in out
    assert saves.read(saves.unfinished()[0]).match.header.options["long"] is True


def test_leaving_the_menu_begins_nothing():
    assert "Goodbye" in typed(["--language", "en"], "quit")
    assert saves.unfinished() == []


def test_options_of_the_command_line_begin_a_match_without_a_menu():
    words = ["clash-of-rage", "--players", "3", "--people", "2", "--bots", "random", "--clans", "tomb,bohorg,godleif"]
    out = typed(
        [*words, "--seed", "x", "--long", "--layout", "arc", "--last-round", "9", "--language", "fr"], "", "quit"
    )
    assert "Armée du Tombeau" in out and "How many" not in out
    match = saves.read(saves.unfinished()[0]).match
    assert match.header.seats == ["person", "person", "bot:random"]
    options = match.header.options
    assert (options["long"], options["layout"], options["last_round"]) == (True, "arc", 9)
    assert options["clans"] == ["tomb", "bohorg", "godleif"]


def test_the_same_seed_gives_the_same_match():
    words = ["clash-of-rage", "--new", "--players", "2", "--clans", "random", "--language", "en", "--seed"]
    cut = re.compile(r"\S+\.warcamp|sealed under \S+")
    same = [cut.sub("", typed([*words, "apple"])) for _ in range(2)]
    assert same[0] == same[1] != cut.sub("", typed([*words, "pear"]))


def test_an_unfinished_match_is_offered_and_can_be_declined():
    words = ["clash-of-rage", "--players", "2", "--clans", "random", "--language", "en", "--seed", "x"]
    typed(words, "1")
    (first,) = saves.unfinished()
    actions = len(saves.read(first).match.entries)
    assert "There is a match to go on with" in typed(words, "1", "1")
    assert len(saves.unfinished()) == 1
    assert len(saves.read(first).match.entries) > actions
    typed(words, "2")
    assert len(saves.unfinished()) == 2
    assert "go on with" not in typed([*words, "--new"])


def test_a_match_that_cannot_go_on_is_said_so_and_left_alone():
    words = ["clash-of-rage", "--players", "2", "--clans", "random", "--language", "en"]
    typed(words, "1")
    (path,) = saves.unfinished()
    path.write_text(path.read_text(encoding="utf-8").replace('"rules":', '"rules":9'), encoding="utf-8")
    out = typed(words, "1")
    assert "cannot be continued" in out and "tactics card" in out
    assert path.exists()


@pytest.mark.parametrize(
    "words",
    [
        ["play", "chess", "--players", "2"],
        ["play", "clash-of-rage", "--players", "9"],
        ["play", "ettin", "--players", "25"],
        ["play", "ettin", "--players", "1"],
        ["play", "ettin", "--clans", "bohorg,tomb"],
        ["play", "clash-of-rage", "--nations", "random"],
        ["play", "ettin", "--nations", "orcs,orcs,elves,risen"],
        ["play", "ettin", "--first", "0"],
        ["play", "ettin", "--players", "2", "--people", "5"],
        ["play", "ettin", "--bots", "genius"],
        ["play", "--clans", "orcs,elves"],
        ["play", "ettin", "--columns", "12", "--seed", "x"],
        ["play", "ettin", "--pack", "no-such-folder"],
        ["replay", "no-such-file"],
        ["verify", "no-such-file"],
        ["rules", "show", "COR" + "-XXX-99"],
    ],
)
def test_a_wrong_option_is_told_in_a_line_and_ends_with_status_2(words, capsys):
    assert main(words) == 2
    told = capsys.readouterr()
    assert told.err.startswith("warcamp: ")
    assert "Traceback" not in told.err


def test_no_option_of_the_match_means_the_menu():
    assert settings_of(parser().parse_args(["play"])) is None
    assert settings_of(parser().parse_args(["play", "--ascii", "--language", "fr"])) is None
    settings = settings_of(parser().parse_args(["play", "--people", "3"]))
    assert settings is not None and settings.people == 3


# ---- rules ----------------------------------------------------------------------------------------------------------
def test_rules_are_shown_by_id_in_both_languages(capsys):
    assert main(["rules", "show", "COR-CBT-07", "cor-vic-01", "--language", "en"]) == 0
    english = capsys.readouterr().out
    assert english.startswith("COR-CBT-07 (") and "\nCOR-VIC-01 (" in english
    assert main(["rules", "show", "COR-CBT-07", "--language", "fr"]) == 0
    assert "Elfes" in capsys.readouterr().out


def test_rules_are_found_by_words(capsys):
    assert main(["rules", "search", "overrun", "--language", "en"]) == 0
    assert "COR-MOV-06" in capsys.readouterr().out
    assert main(["rules", "search", "xylophone", "--language", "en"]) == 1


def test_the_coverage_of_the_rules_is_counted_for_programs_and_for_people(capsys):
    assert main(["rules", "coverage", "--json", "--root", str(ROOT)]) == 0
    counted = json.loads(capsys.readouterr().out)["clash_of_rage"]
    assert counted["rules"] > 150
    assert counted["code"] + len(counted["missing_code"]) + len(counted["not_programmable"]) == counted["rules"]
    assert main(["rules", "coverage"]) == 0
    assert f"clash_of_rage: {counted['rules']} rules" in capsys.readouterr().out


# ---- verify and replay ----------------------------------------------------------------------------------------------
@pytest.fixture
def finished(tmp_path) -> Path:
    seen = Seen(tmp_path, players=2, people=0, last_round=4)
    seen.type()
    assert seen.match.over
    return seen.session.path


def test_a_finished_match_is_verified_roll_by_roll(finished, capsys):
    assert main(["verify", str(finished), "--language", "en"]) == 0
    assert re.search(r"all \d+ rolls and draws", capsys.readouterr().out)


def test_a_tampered_roll_is_found(finished, capsys):
    text = finished.read_text(encoding="utf-8")
    roll = next(r for r in re.findall(r'"([WB]{2,})"', text) if "W" in r and "B" in r)
    finished.write_text(text.replace(f'"{roll}"', f'"{roll[::-1]}"', 1), encoding="utf-8")
    assert roll != roll[::-1]
    assert main(["verify", str(finished), "--language", "en"]) == 1
    assert "does not hold" in capsys.readouterr().err


def test_a_tampered_choice_or_key_is_found(finished, capsys):
    lines = finished.read_text(encoding="utf-8").splitlines()
    end = json.loads(lines[-1])
    other = [*lines[:-1], json.dumps([end[0], end[1], "00" * 32])]
    finished.write_text("\n".join(other) + "\n", encoding="utf-8")
    assert main(["verify", str(finished)]) == 1
    finished.write_text("\n".join([*lines[:8], *lines[9:]]) + "\n", encoding="utf-8")
    assert main(["verify", str(finished)]) == 1
    capsys.readouterr()


def test_a_match_in_play_is_not_verified(tmp_path, capsys):
    seen = Seen(tmp_path, players=2)
    seen.type()
    assert main(["verify", str(seen.session.path), "--language", "en"]) == 1
    assert "not over" in capsys.readouterr().err


def test_a_match_is_replayed_step_by_step(finished, capsys, monkeypatch):
    lines = iter(["", "n", "p", "7", "nonsense"])

    def line(prompt: str) -> str:
        print(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", line)
    assert main(["replay", str(finished), "--language", "en", "--columns", "80"]) == 0
    out = capsys.readouterr().out
    steps = re.findall(r"Step (\d+) of", out)
    assert steps == ["0", "1", "2", "1", "7", "7"]


def test_the_last_step_of_a_replay_is_the_table_at_the_end(finished):
    match = saves.read(finished).match
    assert digest(positions(match, [])[-1]) == match.digest()


# ---- the terminal ---------------------------------------------------------------------------------------------------
def test_what_an_encoding_cannot_say_is_known():
    assert can_say("utf-8", "╱♜")
    assert not can_say("latin-1", "╱♜")
    assert not can_say("no-such-encoding", "╱♜")
    assert not can_say(None, "╱♜")


def test_the_prompt_completes_choices_and_keeps_a_history(tmp_path):
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        reader = PromptReader(tmp_path / "deep" / "history")
        keys.send_text("pass\r")
        assert reader.read("> ", ["Move and fight", "Pass"]) == "pass"
        found = reader.completer(["Move and fight", "Pass"]).get_completions(Document("mov"), CompleteEvent())
        assert [completion.text for completion in found] == ["Move and fight"]
    assert "pass" in (tmp_path / "deep" / "history").read_text(encoding="utf-8")


def test_a_game_can_be_played_on_a_plain_terminal(tmp_path):
    seen = Seen(tmp_path, players=2, ascii=True, last_round=2)
    reader = seen.play_on(seed=2)
    assert isinstance(reader, Numbers) and seen.match.over
    assert seen.out.getvalue().isascii()


# ---- documents ------------------------------------------------------------------------------------------------------
def options_of(command: argparse.ArgumentParser) -> list[str]:
    """Every option and command under a parser."""
    found: list[str] = []
    for action in command._actions:
        found += [text for text in action.option_strings if text.startswith("--") and text != "--help"]
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                found += [name, *options_of(inner)]
    return found


def test_every_command_and_option_is_documented():
    pages = ("play", "host", "arena", "simulate")
    text = "".join([(ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8") for page in pages])
    missing = [word for word in options_of(parser()) if not re.search(rf"`[^`\n]*{re.escape(word)}\b[^`\n]*`", text)]
    assert missing == []


def test_every_word_that_can_be_typed_at_a_question_is_documented():
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = "\n".join(line for line in text.splitlines() if line.startswith("|"))
    missing = [word for words in COMMANDS.values() for word in words if f"`{word}" not in rows]
    assert missing == []
