"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from warcamp.engine.errors import IllegalChoice
from warcamp.envs.zoo import env

MATCHES = [
    ("clash_of_rage", {"players": 1, "last_round": 3}),
    ("clash_of_rage", {"players": 2, "last_round": 2}),
    ("clash_of_rage", {"players": 4, "last_round": 2}),
    ("ettin", {"players": 2}),
    ("ettin", {"players": 3}),
    ("ettin", {"players": 4}),
    ("immortals", {"players": 3, "rounds": 1}),
    ("immortals", {"players": 5, "rounds": 1, "draft": "quick"}),
]


@pytest.mark.parametrize(("name", "options"), MATCHES)
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_finds_nothing_wrong_with_the_interface(name, options):
    api_test(env(name, **options), num_cycles=60)


@pytest.mark.parametrize(("name", "options"), MATCHES)
def test_the_same_seed_gives_the_same_match(name, options):
    seed_test(lambda: env(name, **options), num_cycles=40)


def played(match, seed, longest=5000):
    """A random match to its end: the agents in the order in which they acted, and the last rewards."""
    choices = random.Random(seed)
    match.reset(seed=seed)
    order: list[str] = []
    for agent in match.agent_iter(longest):
        seen, _, terminated, truncated, _ = match.last()
        if terminated or truncated:
            return order, dict(match.rewards), truncated
        order.append(agent)
        match.step(choices.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return order, dict(match.rewards), False


def test_other_seeds_give_other_matches():
    match = env("ettin", players=2)
    firsts = set()
    for seed in range(5):
        match.reset(seed=seed)
        firsts.add(match.observe("seat_0")["observation"].tobytes())
    assert len(firsts) == 5


def test_allies_win_together_and_the_others_lose():
    _, rewards, _ = played(env("ettin", players=4), 1)
    assert sorted(rewards.values()) == [-1.0, -1.0, 1.0, 1.0]


def test_a_match_that_takes_too_long_is_broken_off_without_reward():
    order, rewards, truncated = played(env("clash_of_rage", longest=30), 1)
    assert len(order) == 30
    assert truncated
    assert set(rewards.values()) == {0.0}


def test_only_the_agent_whose_turn_it_is_has_actions():
    match = env("clash_of_rage", players=3)
    match.reset(seed=1)
    masks = {agent: match.observe(agent)["action_mask"].sum() for agent in match.agents}
    assert [agent for agent, n in masks.items() if n] == [match.agent_selection]


def test_an_action_outside_the_mask_is_refused_and_changes_nothing():
    match = env("clash_of_rage")
    match.reset(seed=1)
    agent = match.agent_selection
    before = match.observe(agent)
    with pytest.raises(IllegalChoice):
        match.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    after = match.observe(agent)
    assert all(np.array_equal(before[key], after[key]) for key in before)


@pytest.mark.parametrize("players", [2, 4])
def test_who_answers_a_sealed_question_later_sees_nothing_of_the_answers_before(players):
    seen = set()
    for answer in range(3):
        match = env("clash_of_rage", players=players)
        match.reset(seed=1)
        assert match.agent_selection == "seat_0"
        match.step(int(np.flatnonzero(match.observe("seat_0")["action_mask"])[answer]))
        assert match.agent_selection == "seat_1"
        seen.add(b"".join(match.observe(f"seat_{k}")["observation"].tobytes() for k in range(1, players)))
    assert len(seen) == 1


def test_onlookers_can_have_the_table_as_text():
    match = env("ettin", render_mode="ansi")
    match.reset(seed=1)
    assert '"viewer": 30' in match.render()
