"""Which bots there are for which game."""

import pytest

from warcamp.bots import RandomBot
from warcamp.bots.levels import LEVELS
from warcamp.bots.registry import BOTS, bot, kinds_of, quick_of, usual_of
from warcamp.bots.search import Search
from warcamp.engine.errors import BadInput


@pytest.mark.parametrize("game", sorted(LEVELS))
def test_a_game_has_the_levels_from_the_weakest_on_then_a_greedy_and_a_random_bot(game):
    assert kinds_of(game) == (*LEVELS[game], "greedy", "random")
    assert isinstance(bot(game, "random", 1), RandomBot)
    assert not isinstance(bot(game, "greedy", 1), RandomBot)
    for level in LEVELS[game]:
        assert isinstance(bot(game, level, 1), Search)


@pytest.mark.parametrize("game", sorted(LEVELS))
def test_people_meet_soldiers_and_greedy_stands_in(game):
    assert usual_of(game) == "soldier"
    assert quick_of(game) == "greedy"


def test_a_game_with_few_bots_has_a_usual_and_a_quick_one_too(monkeypatch):
    monkeypatch.setitem(BOTS, "draughts", {"random": RandomBot})
    assert usual_of("draughts") == quick_of("draughts") == "random"


def test_a_bot_that_does_not_exist_is_refused_by_name():
    with pytest.raises(BadInput, match="genius"):
        bot("ettin", "genius", 1)
    with pytest.raises(BadInput, match="chess"):
        kinds_of("chess")
