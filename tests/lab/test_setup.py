"""What is played in the lab."""

import pytest

from warcamp.engine.errors import BadInput
from warcamp.lab.setup import read_options, setup


def test_what_is_left_out_is_the_games_own():
    given = setup("Clash-of-Rage", ["random"], 5, 1)
    assert (given.game, given.players, given.options) == ("clash_of_rage", 2, {})
    job = given.job("x", 0, ["random"] * 2, [1, 2])
    assert job.options["last_round"] == 25
    assert len(job.options["clans"]) == 2


def test_options_of_the_game_are_taken_as_they_are_typed():
    assert read_options(["long=true", "difficulty=hard", "last_round=9"]) == {
        "long": True,
        "difficulty": "hard",
        "last_round": 9,
    }
    given = setup("clash_of_rage", ["random"], 5, 1, 2, ["last_round=9"])
    assert given.job("x", 0, [], []).options["last_round"] == 9


@pytest.mark.parametrize(
    ("game", "games", "players", "options", "why"),
    [
        ("chess", 1, 0, [], "chess"),
        ("ettin", 0, 0, [], "--games"),
        ("ettin", 1, 25, [], "players"),
        ("ettin", 1, 4, ["long"], "--option"),
        ("ettin", 1, 4, ["players=2"], "--players"),
        ("ettin", 1, 4, ["long=true"], "long"),
        ("clash_of_rage", 1, 1, ["difficulty=cruel"], "difficulty"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(game, games, players, options, why):
    with pytest.raises(BadInput, match=why):
        setup(game, ["random"], games, 1, players, options)


def test_games_count_together_only_on_the_same_rules_and_content():
    identity = setup("ettin", ["random"], 5, 1).identity()
    assert set(identity) == {"game", "rules", "content", "players", "seed", "options"}
    assert identity == setup("ettin", ["greedy"], 9, 1).identity()
