"""Bots by name, with parameters."""

from types import SimpleNamespace

import pytest

from warcamp.bots import RandomBot, registry
from warcamp.engine.errors import BadInput
from warcamp.lab.contenders import contender


@pytest.fixture
def thinker(monkeypatch):
    """A bot that can be set like a search."""
    made = SimpleNamespace(iterations=500, seconds=0.0, plies=20, curiosity=0.5, rivals=True, answered=None)
    monkeypatch.setitem(registry.BOTS["ettin"], "thinker", lambda seed: made)
    return made


def test_a_bot_without_parameters_is_that_of_the_registry():
    assert isinstance(contender("ettin", "random", 1), RandomBot)


def test_parameters_are_set(thinker):
    contender("ettin", "thinker:plies=7:curiosity=0.3:rivals=0", 1)
    assert (thinker.plies, thinker.curiosity, thinker.rivals, thinker.iterations) == (7, 0.3, False, 500)


def test_a_budget_takes_the_place_of_the_bots_own(thinker):
    contender("ettin", "thinker:seconds=0.5", 1)
    assert (thinker.iterations, thinker.seconds) == (0, 0.5)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("genius", "no bot 'genius'"),
        ("random:iterations=5", "no 'iterations' to set"),
        ("thinker:depth=5", "no 'depth' to set"),
        ("thinker:answered=5", "no 'answered' to set"),
        ("thinker:iterations=few", "'few' is not a number"),
        ("thinker:iterations=0.5", "'0.5' is not a number"),
        ("thinker:iterations=-1", "'-1' is not a number"),
        ("thinker:curiosity=nan", "'nan' is not a number"),
        ("thinker:rivals=2", "'2' is not a number"),
        ("thinker:iterations", "'' is not a number"),
    ],
)
def test_what_cannot_be_is_refused_by_name(thinker, name, why):
    with pytest.raises(BadInput, match=why):
        contender("ettin", name, 1)
