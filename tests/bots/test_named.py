"""Bots by name, with parameters."""

from types import SimpleNamespace

import pytest

from warcamp.bots import RandomBot, registry
from warcamp.bots.cores import Cores
from warcamp.bots.levels import level_of
from warcamp.bots.named import dismiss, named
from warcamp.bots.search import Search
from warcamp.engine.errors import BadInput


@pytest.fixture
def thinker(monkeypatch):
    """A bot that can be set like a search."""
    made = SimpleNamespace(iterations=500, seconds=2.0, plies=20, curiosity=0.5, rivals=True, answered=None)
    monkeypatch.setitem(registry.BOTS["ettin"], "thinker", lambda seed: made)
    return made


def test_a_bot_without_parameters_is_that_of_the_registry():
    assert isinstance(named("ettin", "random", 1), RandomBot)
    captain = named("ettin", "captain", 1)
    assert isinstance(captain, Search)
    assert (captain.iterations, captain.seconds) == (
        level_of("ettin", "captain").iterations,
        level_of("ettin", "captain").seconds,
    )


def test_parameters_are_set_and_the_rest_stays(thinker):
    named("ettin", "thinker:plies=7:curiosity=0.3:rivals=0", 1)
    assert (thinker.plies, thinker.curiosity, thinker.rivals) == (7, 0.3, False)
    assert (thinker.iterations, thinker.seconds) == (500, 2.0)


@pytest.mark.parametrize(("word", "budget"), [("seconds=0.5", (0, 0.5)), ("iterations=9", (9, 0.0))])
def test_a_budget_takes_the_place_of_the_bots_own(thinker, word, budget):
    named("ettin", f"thinker:{word}", 1)
    assert (thinker.iterations, thinker.seconds) == budget


def test_in_a_contest_only_iterations_count_unless_seconds_are_named(thinker):
    named("ettin", "thinker", 1, contest=True)
    assert (thinker.iterations, thinker.seconds) == (500, 0.0)
    named("ettin", "thinker:seconds=0.5", 1, contest=True)
    assert (thinker.iterations, thinker.seconds) == (0, 0.5)


def test_cores_make_a_bot_of_several_processes_that_start_when_it_is_asked():
    bot = named("ettin", "captain:cores=2:iterations=7:plies=3", 1, {"players": 2})
    assert isinstance(bot, Cores)
    assert (bot.cores, bot.search.iterations, bot.search.plies, bot.processes) == (2, 7, 3, [])
    assert [bot.settings(n)["iterations"] for n in range(2)] == [4, 3]
    assert isinstance(named("ettin", "captain:cores=1", 1), Search)
    dismiss([bot, RandomBot(1)])


def test_a_bot_may_cheat_only_in_a_contest_and_on_one_core():
    cheat = named("ettin", "captain:cheats=1", 1, contest=True)
    assert isinstance(cheat, Search) and cheat.cheats
    with pytest.raises(BadInput, match="on one core"):
        named("ettin", "captain:cheats=1:cores=2", 1, contest=True)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("genius", "no bot 'genius'"),
        ("random:iterations=5", "no 'iterations' to set"),
        ("random:cores=2", "no 'cores' to set"),
        ("captain:cores=0", "'0' is not a number of cores"),
        ("captain:cores=65", "'65' is not a number of cores"),
        ("captain:cores=many", "'many' is not a number of cores"),
        ("captain:cheats=1", "only in contests"),
        ("captain:iterations=0", "needs a budget"),
        ("captain:seconds=0", "needs a budget"),
        ("thinker:depth=5", "no 'depth' to set"),
        ("thinker:answered=5", "no 'answered' to set"),
        ("thinker:iterations=few", "'few' is not a number"),
        ("thinker:curiosity=nan", "'nan' is not a number"),
        ("thinker:rivals=2", "'2' is not a number"),
        ("thinker:iterations", "'' is not a number"),
    ],
)
def test_what_cannot_be_is_refused_by_name(thinker, name, why):
    with pytest.raises(BadInput, match=why):
        named("ettin", name, 1)
