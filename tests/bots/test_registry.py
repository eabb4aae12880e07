"""Which bots there are for which game."""

import pytest

from warcamp.bots import RandomBot
from warcamp.bots.registry import BOTS, bot, kinds_of
from warcamp.engine.errors import BadInput


@pytest.mark.parametrize("game", sorted(BOTS))
def test_every_game_has_a_greedy_and_a_random_bot_and_greedy_is_usual(game):
    assert kinds_of(game) == ("greedy", "random")
    assert isinstance(bot(game, "random", 1), RandomBot)
    assert not isinstance(bot(game, "greedy", 1), RandomBot)


def test_a_bot_that_does_not_exist_is_refused_by_name():
    with pytest.raises(BadInput, match="genius"):
        bot("ettin", "genius", 1)
    with pytest.raises(BadInput, match="chess"):
        kinds_of("chess")
