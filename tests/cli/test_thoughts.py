"""`think` and `thoughts`: what bots make of a question, in words, and nothing that is hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.player import ETTIN, FACE, Seen
from warcamp.bots.cores import Cores
from warcamp.bots.levels import level_of
from warcamp.bots.search import Search
from warcamp.cli import thoughts
from warcamp.cli.seats import bots_of, seat_names
from warcamp.engine.errors import BadInput
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise

QUICK = "captain:iterations=20"
ROW = re.compile(r"^ +(\d+)  .*?(\d+)\s%\s+(\d+)\s%$", re.MULTILINE)


def asked(tmp_path: Path, kind: str, language: str = "en", **settings) -> Seen:
    """A person at a question of that kind."""
    seen = Seen(tmp_path, language, players=2, **settings)
    seen.until(lambda d: d.kind == kind and d.seat == 0)
    return seen


def rows(text: str) -> list[tuple[int, int, int]]:
    """Number, part of the visits and hope of each candidate."""
    return [(int(a), int(b), int(c)) for a, b, c in ROW.findall(text)]


def worlds(game: str) -> int:
    """What an apprentice of the game is worth."""
    return level_of(game, "apprentice").iterations


@pytest.mark.parametrize(
    ("face", "kind", "language", "command", "title"),
    [
        (FACE, "action", "en", f"think {QUICK}", "Captain looked 20 times ahead:"),
        (FACE, "tactics", "fr", "réfléchir apprenti", f"Apprenti a envisagé {worlds('clash_of_rage')} suites"),
        (ETTIN, "fate", "en", "think apprentice", f"Apprentice looked {worlds('ettin')} times ahead:"),
        (ETTIN, "deploy", "fr", "réflexion capitaine:iterations=9", "Capitaine a envisagé 9 suites"),
    ],
)
def test_a_bot_tells_what_it_would_do_with_visits_and_hopes(tmp_path, face, kind, language, command, title):
    seen = asked(tmp_path, kind, language, face=face)
    text = seen.type(command)
    assert title in text
    found = rows(text)
    numbers = {choice.number for choice in face.choices(seen.session.shot(0, 0), seen.asked())}
    assert {number for number, _, _ in found} <= numbers
    assert len(found) > 1 and 97 <= sum(visits for _, visits, _ in found) <= 103
    assert [visits for _, visits, _ in found] == sorted([visits for _, visits, _ in found], reverse=True)
    assert all(0 <= hope <= 100 for _, _, hope in found)
    assert seen.asked().kind == kind


def test_asked_twice_a_bot_says_the_same(tmp_path):
    seen = asked(tmp_path, "action")
    first, second = seen.type(f"think {QUICK}"), seen.type(f"think {QUICK}")
    assert rows(first) == rows(second) != []


def test_without_a_name_it_is_a_captain_who_thinks(tmp_path):
    seen = asked(tmp_path, "action")
    assert thoughts.bot_called(seen.session.shot(0), "clash_of_rage", "") == "captain"
    assert thoughts.bot_called(seen.session.shot(0), "draughts", "") == ""


def test_who_need_not_think_says_so(tmp_path):
    seen = asked(tmp_path, "equip")
    assert "Captain need not think about that: " in seen.type("think")


@pytest.mark.parametrize("typed", ["greedy", "genius", "random:seed=1"])
def test_a_bot_that_does_not_think_is_not_asked(tmp_path, typed):
    seen = asked(tmp_path, "action")
    text = " ".join(seen.type(f"think {typed}").split())
    assert f"There is no bot “{typed}” that thinks ahead; there are Apprentice, Soldier, Captain, Warlord." in text


def test_a_parameter_that_cannot_be_is_explained(tmp_path):
    assert "no 'depth' to set" in asked(tmp_path, "action").type("think captain:depth=3")


def test_who_shares_a_screen_looks_at_thoughts_alone(tmp_path):
    seen = asked(tmp_path, "action", people=2)
    text = seen.type(f"think {QUICK}", "", "")
    curtain, rest = text.split("looked 20 times ahead")
    assert "look alone at the screen" not in rest
    assert seen.session.looking == -1
    assert rows(curtain) == [] and rows("looked 20 times ahead" + rest) != []


def test_plans_that_begin_with_the_same_choice_are_told_apart_by_where_they_lead(tmp_path):
    text = asked(tmp_path, "action").type("think captain:iterations=60")
    plans = [row for row in text.splitlines() if "→" in row]
    assert len(plans) > 1 and len(set(plans)) == len(plans)


# -- what bots thought
def bot_moves(tmp_path: Path, language: str = "en", **settings) -> Seen:
    """A bot has answered an open question, and a person is asked."""
    seen = Seen(tmp_path, language, **{"players": 2, "bots": [QUICK], **settings})
    seen.until(lambda d: d.kind == "action" and d.seat == 1, bot="greedy")
    while seen.asked().seat == 1:
        seen.session.let_play(seen.asked())
    return seen


def test_bots_tell_what_they_weighed_at_their_last_open_question(tmp_path):
    seen = bot_moves(tmp_path)
    text = seen.type("thoughts")
    assert re.search(r"\(Captain\), “.+”, as far as you can know:", " ".join(text.split()))
    assert re.search(r"looked \d+ times ahead", text)
    assert len(re.findall(r"^ *→ .*%$", text, re.MULTILINE)) <= 1


def test_before_a_bot_has_thought_there_is_nothing_to_tell(tmp_path):
    assert "No bot has thought" in asked(tmp_path, "tactics", bots=["greedy"]).type("thoughts")


def test_what_a_bot_thought_about_a_secret_question_stays_its_own(tmp_path):
    seen = Seen(tmp_path, players=2, bots=[QUICK])
    d = seen.until(lambda d: d.kind == "tactics" and d.seat == 1)
    seen.session.let_play(d)
    assert seen.session.lately.asked == {}


def test_what_is_shown_of_a_bots_thoughts_does_not_depend_on_what_it_holds(tmp_path):
    """The same moment with other cards in the bot's hand reads the same."""
    seen = bot_moves(tmp_path)
    session = seen.session
    asked = session.lately.asked[1]
    shown = []
    hands = []
    for n in range(3):
        twin = determinise(asked.position, 0, Fast(n))
        (d,) = [d for d in twin.pending if (d.seat, d.kind) == (1, asked.d.kind)]
        session.lately.asked[1] = thoughts.Asked(twin, d, asked.option)
        hands.append(twin.s.zones.cards)
        start = len(seen.out.getvalue())
        seen.terminal.show(*thoughts.of_bots(session))
        shown.append(seen.out.getvalue()[start:])
    assert any(hand != hands[0] for hand in hands)
    assert shown[0] == shown[1] == shown[2]
    assert re.search(r"looked \d+ times ahead", shown[0])


def test_after_an_undo_bots_have_forgotten_what_they_thought(tmp_path):
    seen = bot_moves(tmp_path)
    bot = seen.session.bots[1]
    assert isinstance(bot, Search) and bot.thoughts()
    seen.session.go_back()
    assert seen.session.lately.asked == {} and bot.thoughts() == [] and bot.answered is None


# -- bots with parameters at this keyboard
def test_a_bot_of_a_match_can_have_parameters_and_cores(tmp_path):
    seen = Seen(tmp_path, players=3, bots=["captain:cores=2:iterations=6", "soldier"], people=1)
    assert seen.match.header.seats == ["person", "bot:captain:cores=2:iterations=6", "bot:soldier"]
    bots = bots_of(seen.match)
    assert isinstance(bots[1], Cores) and bots[1].options == seen.match.header.options
    assert isinstance(bots[2], Search)


def test_bots_on_several_cores_play_a_match_and_leave_no_process(tmp_path):
    seen = Seen(tmp_path, players=2, bots=["apprentice:cores=2:iterations=2"])
    seen.play_on(limit=4)
    (bot,) = seen.session.bots.values()
    assert isinstance(bot, Cores) and bot.done > 0 and bot.processes == []


def test_a_bot_that_cannot_be_is_refused_before_the_match():
    with pytest.raises(BadInput, match="no 'cores' to set"):
        seat_names("ettin", 2, 1, ["greedy:cores=2"])
