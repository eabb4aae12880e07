"""Playing Immortals in the terminal: whole games by the numbers on the screen, planning by names, commands, menu."""

import contextlib
import re
from typing import Any, ClassVar

import pytest

from tests.cli.player import IMMORTALS, Numbers, Prompts, Seen, typed
from tests.cli.suites.playing import Playing
from warcamp.cli import saves
from warcamp.cli.asking import Quit
from warcamp.games.immortals.state import NO_PLAN, NONE


def table(tmp_path, language="en", **settings) -> Seen:
    return Seen(tmp_path, language, face=IMMORTALS, **{"rounds": "2", "draft": "quick", "players": 3, **settings})


class Planner(Numbers):
    """Reads the table of cards and slots too: lays some cards in each round, and one for each that it takes back."""

    laid = 0

    def read(self, prompt, words):
        screen = self.out.getvalue()[self.from_here :]
        found = [int(n) for line in table_of_cards(screen) for n in re.findall(r"(?<= )\d+(?= |$)", line)]
        if "(" not in prompt and found and self.laid < 6:
            self.laid += 1
            self.from_here = len(self.out.getvalue())
            self.screens.append(screen)
            return str(self.random.choice(found))
        self.laid = self.laid - 1 if found else 0
        return super().read(prompt, words)


def table_of_cards(screen: str) -> list[str]:
    """The lines below the heading of slots."""
    lines = screen.splitlines()
    heads = [k for k, line in enumerate(lines) if re.fullmatch(r"\s+((a|m)\d +)*(a|m)\d *", line)]
    if not heads:
        return []
    rest = lines[heads[-1] + 1 :]
    return [line for line in rest[: next(k for k, line in enumerate(rest) if "a4" in line)] if line.strip()]


class TestPlaying(Playing):
    face = IMMORTALS
    settings: ClassVar[dict[str, Any]] = {"players": 3, "rounds": "2", "draft": "quick"}
    wholes = (
        ("en", {"rounds": "1", "draft": "played"}),
        ("fr", {"rounds": "1"}),
        ("en", {"rounds": "1", "players": 5}),
        ("fr", {"rounds": "1", "players": 4, "draft": "played"}),
    )
    final: ClassVar[dict[str, str]] = {"en": "Final scores", "fr": "Score final"}
    screens = 10
    bad_settings: ClassVar[dict[str, Any]] = {"draft": "played"}
    bad_kinds = ("draft", "plan", "reveal", "reinforce", "compensation")
    bad_lines = ("why not attack", "why not a1 a1", "odds 1 2 3", "pourquoi pas Murk", "why not move to to")

    def play_out(self, seen: Seen) -> Numbers:
        reader = Planner(seen.out, seen.match.header.options["players"])
        seen.terminal.reader = reader
        with contextlib.suppress(Quit):
            seen.session.play()
        assert any(e.action and e.action.seat == 0 and e.action.ask == "reveal" for e in seen.match.entries)
        assert SUMMED[seen.session.words.language] in " ".join(seen.out.getvalue().split())
        return reader


SUMMED = {"en": "Round 1, ", "fr": "Tour 1, "}
"""At the end the points are told round by round."""


def test_bots_play_among_themselves_and_are_told_of(tmp_path):
    seen = table(tmp_path, people=0, draft="played")
    out = seen.type()
    assert seen.match.over
    assert "Draft, round 1." in out and "Round 2 of 2." in out and "wins the game" in out


# ---- planning -------------------------------------------------------------------------------------------------------
def planning(tmp_path, language="en", **settings) -> Seen:
    seen = table(tmp_path, language, **settings)
    seen.until(lambda d: d.kind == "plan" and d.seat == 0 and seen.match.position.s.plan[0] == NO_PLAN)
    seen.type()
    return seen


def own_region(seen: Seen) -> str:
    s = seen.match.position.s
    names: list[str] = s.t.regions
    return next(names[card] for card in range(25) if s.holder[card] == 0)


@pytest.mark.parametrize(("language", "empty"), [("en", "take back a4"), ("fr", "reprendre a4")])
def test_a_round_is_planned_by_names_and_changed_until_ready(tmp_path, language, empty):
    """IMM-PLAN-11"""
    seen = planning(tmp_path, language)
    region = own_region(seen)
    s = seen.match.position.s
    slots = {name: k for k, name in enumerate(s.t.slots)}
    out = seen.type(f"a4 {region}; m1 magic_transition5")
    plan = seen.match.position.s.plan[0]
    assert plan[slots["a4"]] == s.t.regions.index(region) and plan[slots["m1"]] != NONE
    cost = "The plan costs 4 energy and 1 gold" if language == "en" else "Le plan coûte 4 points d'énergie"
    assert cost in " ".join(out.split())
    seen.type(empty)
    assert seen.match.position.s.plan[0][slots["a4"]] == NONE
    said = "Take back" if language == "en" else "Reprendre"
    assert said in seen.type("")


def test_a_plan_that_is_empty_or_cannot_be_paid_is_said_before_it_is_final(tmp_path):
    seen = planning(tmp_path)
    before = seen.match.digest()
    assert "You have planned nothing" in seen.type("0", "n")
    assert seen.match.digest() == before
    s = seen.match.position.s
    s.energy[0] = 0
    assert "may not be able to pay" in seen.type("m1 magic_transition5", "ready", "n")


def test_persons_who_share_a_screen_plan_alone(tmp_path):
    seen = table(tmp_path, people=2)
    seen.until(lambda d: d.kind == "plan" and seen.match.position.s.plan[0] == NO_PLAN and d.seat == 0)
    reader = seen.terminal.reader = Prompts("", "a1 blank", "ready", "", "a2 blank")
    with contextlib.suppress(Quit):
        seen.session.play()
    assert reader.alone[:5] == [True, False, False, True, False]


@pytest.mark.parametrize(
    ("language", "take_back"), [("en", "retract"), ("fr", "se raviser rouge"), ("en", "retract 1")]
)
def test_who_is_ready_may_think_again_while_others_plan(tmp_path, language, take_back):
    """IMM-PLAN-11"""
    seen = table(tmp_path, language, people=2)
    seen.until(lambda d: d.kind == "plan" and seen.match.position.s.plan[0] == NO_PLAN and d.seat == 0)
    reader = seen.terminal.reader = Prompts("", "a1 blank", "0", "", take_back, "", "a2 blank")
    with contextlib.suppress(Quit):
        seen.session.play()
    alone = [("seul" if language == "fr" else "alone") in prompt for prompt in reader.asked]
    assert alone[:7] == [True, False, False, True, False, True, False]
    assert [("Player 1" in p or "Joueur 1" in p) for p in reader.asked if "(" in p][:3] == [True, False, True]
    assert seen.match.position.s.plan[0].count(NONE) == 8, "what was planned is still there, and more can be"
    assert {d.seat for d in seen.match.pending} >= {0, 1}
    again = saves.read(seen.session.path).match
    assert again.digest() == seen.match.digest()
    assert ["retract", 0, "plan", ""] in again.lines


def test_what_cannot_be_taken_back_is_said(tmp_path):
    seen = planning(tmp_path)
    assert "Nobody at this screen" in seen.type("retract")
    three = table(tmp_path, people=3)
    three.until(lambda d: d.kind == "plan" and len(three.match.position.retractable) == 2)
    seated = [d.seat for d in three.match.position.retractable]
    out = " ".join(three.type("", "retract", "retract nobody").split())
    assert out.count("Whose answer?") == 2
    assert all(three.session.seat_name(seat) in out.partition("Whose answer?")[2] for seat in seated)


# ---- commands -------------------------------------------------------------------------------------------------------
def test_the_commands_of_immortals_draw_its_parts_and_those_of_other_games_are_unknown(tmp_path):
    seen = planning(tmp_path)
    assert "The Drowned Reach" in seen.type("map")
    assert seen.type("boards").count("Extract Energy") >= 3
    assert "If the round ended now" in seen.type("scores")
    assert "Magic card" in seen.type("hand")
    assert "Tower:" in seen.type("table")
    assert "neither a choice nor a command" in seen.type("market")
    listed = seen.type("help")
    assert "boards" in listed and "lineups" not in listed


def attacker(seen: Seen) -> tuple[str, str]:
    """Two sides between which seat 0 can attack."""
    s = seen.match.position.s
    for origin in range(50):
        if s.owner[origin] == 0 and s.cubes[origin] > 1:
            for target in s.t.borders[origin]:
                if s.owner[target] != 0:
                    return s.t.sides[origin], s.t.sides[target]
    raise AssertionError("nobody can be attacked")


def test_odds_are_given_for_any_attack_that_is_named(tmp_path):
    seen = planning(tmp_path)
    origin, target = attacker(seen)
    out = seen.type(f"odds {origin} {target} 1")
    assert "inhabitants neutral" in out and "with 1 cube" in out and "%" in out
    assert seen.type(f"odds {origin} {target} 1").partition("Win")[2] == out.partition("Win")[2]
    assert "Name two sides" in seen.type("odds")
    assert "cannot attack" in seen.type(f"odds {target} {origin}")
    assert "one stays" in seen.type(f"odds {origin} {target} 40")


def test_a_question_mark_and_why_not_give_rules_of_immortals(tmp_path):
    seen = planning(tmp_path)
    region = own_region(seen)
    assert "IMM-PLAN-01" in seen.type("?")
    assert "IMM-PLAN-04" in seen.type("? 1")
    assert "IMM-PLAN-04" in seen.type(f"why not m1 {region}")
    assert "IMM-PLAN-02" in seen.type("why not " + seen.session.words.name_of("region", region, "en"))
    assert "It is allowed" in seen.type("why not 1")
    assert "IMM-BAT-05" in seen.type("rules IMM-BAT-05")


# ---- before a match -------------------------------------------------------------------------------------------------
def test_the_menu_asks_what_immortals_needs(tmp_path):
    typed([], "", "immortals", "4", "2", "random", "everybody", "quick", "2", "seed", "help")
    options = saves.read(saves.unfinished()[0]).match.header.options
    assert (options["players"], options["tribes"], options["draft"], options["rounds"]) == (4, "chosen", "quick", "aid")


def test_the_options_of_immortals_begin_a_match_without_a_menu(tmp_path):
    words = [
        "immortals",
        "--players",
        "5",
        "--rounds",
        "3",
        "--tower",
        "flat",
        "--tribes",
        "chosen",
        "--draft",
        "quick",
    ]
    out = typed([*words, "--bots", "random", "--seed", "x", "--language", "en"], "quit")
    assert "How many" not in out and "Choose your light tribe" in out
    options = saves.read(saves.unfinished()[0]).match.header.options
    assert (options["rounds"], options["tower"], options["tribes"]) == (3, "flat", "chosen")


def test_a_match_of_immortals_is_replayed_with_everything_open(tmp_path):
    seen = planning(tmp_path)
    seen.type("a1 blank")
    out = seen.type("save", f"replay {seen.session.path}", "1", "n", "p", "q")
    replayed = out[out.index("Saved") :]
    assert "Red" in replayed.partition("(you)")[0]
    assert replayed.count("(you)") == 1, "the referee is nobody; only the table after the replay has a viewer"


def test_a_step_of_planning_can_be_taken_back(tmp_path):
    seen = planning(tmp_path)
    before = seen.match.position.s.plan[0]
    assert "Taken back" in seen.type("a1 blank", "undo")
    assert seen.match.position.s.plan[0] == before
