"""OpenSpiel's own simulation test, its search bot, and what a resampled state may know."""

from __future__ import annotations

import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from warcamp.envs.rollouts import RandomRollouts
from warcamp.envs.spiel import WarcampState

SMALL = ["warcamp_clash_of_rage(players=2,last_round=1)", "warcamp_clash_of_rage(players=1,last_round=1)"]
GAMES = [
    *SMALL,
    "warcamp_clash_of_rage(players=3,last_round=2)",
    "warcamp_ettin(players=3)",
    "warcamp_ettin(players=4)",
    "warcamp_immortals(players=3)",
    "warcamp_immortals(players=4,draft=quick)",
]


def moved(state, choices: random.Random, turns: int):
    """So many decisions and all chance between them at random."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices.choices(outcomes, chances)[0])
        elif turns:
            turns -= 1
            state.apply_action(choices.choice(state.legal_actions()))
        else:
            break
    return state


@pytest.mark.parametrize("text", SMALL)
def test_openspiel_simulates_a_match_with_copies_stores_and_observers(text):
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 4])
def test_openspiel_simulates_ettin(players):
    pyspiel.random_sim_test(
        pyspiel.load_game(f"warcamp_ettin(players={players},longest=30)"), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("text", GAMES)
def test_openspiels_search_can_play(text):
    game = pyspiel.load_game(text)
    bot = ismcts.ISMCTSBot(game, RandomRollouts(1), 1.4, 6, random_state=np.random.RandomState(1))
    choices = random.Random(1)
    state = game.new_initial_state()
    for _ in range(4):
        moved(state, choices, 5)
        if not state.is_terminal():
            assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("text", GAMES)
def test_a_resampled_state_is_one_that_the_player_cannot_tell_from_the_true_one(text):
    choices = random.Random(2)
    state = moved(pyspiel.load_game(text).new_initial_state(), choices, 3)
    while not state.is_terminal():
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, choices.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
        moved(state, choices, 12)


def test_a_resampled_state_tells_nothing_of_what_others_have_answered():
    for answer in range(3):
        state = moved(pyspiel.load_game(SMALL[0]).new_initial_state(), random.Random(3), 0)
        state.apply_action(state.legal_actions()[answer])
        world = state.resample_from_infostate(1, random.Random(1).random)
        assert world.paths == ["", ""]
        assert world.information_state_string(1) == state.information_state_string(1)


def test_the_information_state_remembers_the_players_own_answers_and_the_observation_does_not():
    game = pyspiel.load_game("warcamp_ettin(players=2)")
    state = moved(game.new_initial_state(), random.Random(4), 6)
    forgetful = state.clone()
    forgetful.paths = ["", ""]
    assert forgetful.observation_string(0) == state.observation_string(0)
    assert forgetful.information_state_string(0) != state.information_state_string(0)


def test_a_copy_goes_its_own_way():
    state = moved(pyspiel.load_game("warcamp_ettin(players=2)").new_initial_state(), random.Random(5), 8)
    before = str(state)
    copy = state.clone()
    assert isinstance(copy, WarcampState)
    moved(copy, random.Random(6), 10)
    assert str(state) == before
    assert str(copy) != before


def test_the_chances_of_every_node_add_up_to_one():
    state = pyspiel.load_game("warcamp_clash_of_rage(players=2,last_round=2)").new_initial_state()
    choices = random.Random(7)
    nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            nodes += 1
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1.0)
            assert len(outcomes) <= state.get_game().max_chance_outcomes()
            state.apply_action(choices.choice(outcomes))
        else:
            state.apply_action(choices.choice(state.legal_actions()))
    assert nodes > 30


def test_a_match_ends_with_wins_and_losses_and_one_that_is_broken_off_with_neither():
    whole = moved(pyspiel.load_game("warcamp_ettin(players=4)").new_initial_state(), random.Random(8), 10**6)
    assert sorted(whole.returns()) == [-1.0, -1.0, 1.0, 1.0]
    broken = moved(pyspiel.load_game("warcamp_ettin(players=4,longest=5)").new_initial_state(), random.Random(8), 10**6)
    assert broken.is_terminal()
    assert broken.returns() == [0.0] * 4


def test_actions_and_outcomes_have_names():
    state = pyspiel.load_game("warcamp_clash_of_rage(players=2)").new_initial_state()
    assert state.action_to_string(state.current_player(), 0).startswith("pick: ")
    moved(state, random.Random(9), 0)
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("tactics: ")


def test_python_ends_well_though_openspiel_keeps_the_makers_longer():
    code = "import gc, pyspiel, warcamp.envs.spiel as s; s.__dict__.clear(); gc.collect()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
