"""The levels: the same search, with more to think from one to the next; the clock is only a cap."""

from itertools import pairwise

import pytest

from warcamp.bots.levels import LEVELS, SENSES, is_slow, level_of, searcher
from warcamp.engine.errors import BadInput
from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.registry import GAMES, game_of


def first_position(game: str):
    rules = game_of(game)
    s = rules.table(rules.options({"players": 3}), rules.content())
    return begin(s, rules.main(s), Fast(4))


@pytest.mark.parametrize("game", sorted(LEVELS))
def test_every_game_has_four_levels_and_each_may_think_more_than_the_one_before(game):
    assert tuple(LEVELS[game]) == ("apprentice", "soldier", "captain", "warlord")
    for weaker, stronger in pairwise(LEVELS[game].values()):
        assert weaker.iterations < stronger.iterations
        assert weaker.seconds <= stronger.seconds


@pytest.mark.parametrize("game", sorted(LEVELS))
def test_only_a_warlord_is_slow(game):
    assert [kind for kind in LEVELS[game] if is_slow(game, kind)] == ["warlord"]
    assert not is_slow(game, "greedy") and not is_slow("chess", "warlord")


@pytest.mark.parametrize("game", sorted(LEVELS))
def test_a_level_becomes_a_search_with_its_settings(game):
    level = level_of(game, "captain")
    search = searcher(game, "captain", 1)
    for name in ("iterations", "seconds", "plies", "curiosity", "width", "rivals", "margin", "trust", "thrifty"):
        assert getattr(search, name) == getattr(level, name), name


def test_every_game_with_levels_has_a_sense():
    assert LEVELS.keys() == SENSES.keys() <= GAMES.keys()


@pytest.mark.parametrize("game", sorted(LEVELS))
def test_without_the_clock_a_level_answers_the_same_whenever_it_is_asked(game):
    answers = []
    for _ in range(2):
        search = searcher(game, "soldier", 3)
        search.seconds = 0.0
        position = first_position(game)
        for _ in range(6):
            d = position.pending[0]
            position.apply(0, search.pick(position, d.seat, d))
            answers.append([(t.option, t.visits, t.value) for t in search.thoughts()])
    assert answers[:6] == answers[6:]


def test_a_level_that_does_not_exist_is_refused_by_name():
    with pytest.raises(BadInput, match="no level 'marshal' for ettin; there are apprentice"):
        level_of("ettin", "marshal")
