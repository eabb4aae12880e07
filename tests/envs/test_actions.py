"""Every option has one action, every action one option."""

from __future__ import annotations

import random

import pytest

from warcamp.engine.errors import IllegalChoice
from warcamp.engine.source import Fast
from warcamp.envs import setting
from warcamp.envs.registry import ENVIRONMENTS

TABLES = [
    ("clash_of_rage", {"players": 1}),
    ("clash_of_rage", {"players": 2}),
    ("clash_of_rage", {"players": 4, "map": "players", "clans": "choose"}),
    ("ettin", {"players": 2, "nations": "choose"}),
    ("ettin", {"players": 3}),
    ("ettin", {"players": 4, "accelerated": True}),
    ("ettin", {"players": 9}),
    ("immortals", {"players": 3, "tribes": "chosen"}),
    ("immortals", {"players": 5, "draft": "quick"}),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_options_and_actions_translate_into_each_other_all_through_a_game(name, options):
    at = setting(name, options)
    choices = random.Random(7)
    position = at.begin(Fast(3))
    for _ in range(500):
        if position.over:
            break
        d = choices.choice(position.pending)
        actions = at.actions.open(position.s, d)
        assert actions == sorted(set(actions))
        assert len(actions) == len(d.options)
        for action in actions:
            assert at.actions.kind(action) == d.kind
            assert at.actions.action(position.s, d, at.actions.option(position.s, d, action)) == action
        position.apply(position.pending.index(d), at.actions.option(position.s, d, choices.choice(actions)))


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_blocks_are_the_questions_of_the_game_in_their_order(name):
    at = setting(name)
    assert list(at.actions.blocks) == list(at.game.asks)


def test_an_action_says_what_it_does_in_the_words_of_the_log():
    at = setting("clash_of_rage", {"clans": ["tomb", "godleif"]})
    position = at.begin(Fast(1))
    d = position.pending[0]
    action = at.actions.open(position.s, d)[0]
    option = at.actions.option(position.s, d, action)
    assert at.name_of(position.s, d, action) == f"tactics: {at.game.option_name(position.s, d, option)}"


def test_the_same_card_of_another_clan_has_the_same_action():
    found = []
    for clans in (["tomb", "godleif"], ["bohorg", "godleif"]):
        at = setting("clash_of_rage", {"clans": clans})
        position = at.begin(Fast(1))
        found.append(at.actions.open(position.s, position.pending[0]))
    assert found[0] == found[1]


@pytest.mark.parametrize("action", [-1, 0, 10**6])
def test_an_action_that_answers_another_question_is_refused(action):
    at = setting("clash_of_rage")
    position = at.begin(Fast(1))
    with pytest.raises(IllegalChoice):
        at.actions.option(position.s, position.pending[0], action)


def test_a_number_beyond_the_last_action_answers_no_question():
    at = setting("ettin")
    with pytest.raises(IllegalChoice):
        at.actions.kind(at.actions.size)
