"""What a seat sees is of one size, within bounds, true, and nothing that it may not know."""

from __future__ import annotations

import random

import numpy as np
import pytest

from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.envs import setting
from warcamp.games.clash_of_rage.state import LEVELS

TABLES = [
    ("clash_of_rage", {"players": 1}),
    ("clash_of_rage", {"players": 3, "map": "players"}),
    ("ettin", {"players": 2}),
    ("ettin", {"players": 3}),
    ("ettin", {"players": 4}),
    ("immortals", {"players": 3}),
    ("immortals", {"players": 4, "draft": "quick", "rounds": 1}),
]


def course(at, seed, limit=400):
    """The positions of a random game."""
    choices = random.Random(seed)
    position = at.begin(Fast(seed))
    for _ in range(limit):
        yield position
        if position.over:
            return
        d = choices.choice(position.pending)
        position.apply(position.pending.index(d), choices.choice(d.options))


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_vector_has_its_size_and_keeps_between_0_and_1(name, options):
    at = setting(name, options)
    for position in course(at, 1):
        for seat in range(at.seats):
            vector = at.sight.vector(position, seat)
            assert vector.shape == (at.sight.size,)
            assert vector.dtype == np.float32
            assert vector.min() >= 0.0
            assert vector.max() <= 1.0


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_look_alike_to_it(name, options):
    at = setting(name, options)
    for n, position in enumerate(course(at, 2)):
        if n % 5:
            continue
        for seat in range(at.seats):
            world = determinise(position, seat, Fast(n), keep_sealed=True)
            assert np.array_equal(at.sight.vector(world, seat), at.sight.vector(position, seat))


def test_a_hidden_hand_changes_only_what_its_owner_sees():
    at = setting("clash_of_rage", {"clans": ["tomb", "godleif"]})
    position = at.begin(Fast(1))
    worlds = [determinise(position, 0, Fast(seed)) for seed in range(20)]
    assert len({at.sight.vector(world, 0).tobytes() for world in worlds}) == 1
    assert len({at.sight.vector(world, 1).tobytes() for world in worlds}) > 1


def test_a_seat_sees_its_own_units_first_whichever_seat_it_is():
    at = setting("clash_of_rage", {"players": 2})
    position = list(course(at, 4, 120))[-1]
    s = position.s
    for seat in range(2):
        units = at.sight.page(position, seat).parts["units"] * 8
        own = np.asarray(s.units).reshape(3, s.places, LEVELS)[seat]
        assert np.allclose(units[0, : s.board.territories], own[: s.board.territories])
        assert np.allclose(units[0, s.board.territories], own[s.board.territories + seat])
        assert own.sum() > 0


def test_in_ettin_the_ally_comes_second_and_the_enemy_last():
    at = setting("ettin", {"players": 4, "first": 0})
    position = at.begin(Fast(1))
    s = position.s
    s.gold[:] = [1, 2, 3, 4]
    gold = [(at.sight.page(position, seat).parts["gold"] * 30).round().astype(int).tolist() for seat in range(4)]
    assert gold == [[1, 2, 3, 4], [2, 1, 4, 3], [3, 4, 1, 2], [4, 3, 2, 1]]


def test_the_mask_of_a_fate_counts_the_drafted_cards_as_they_are_shown():
    at = setting("ettin", {"players": 2})
    for position in course(at, 5):
        d = position.pending[0] if position.pending else None
        if d is not None and d.kind == "fate":
            break
    else:
        pytest.fail("nobody was asked to recruit")
    s = position.s
    r = s.controller.index(d.seat)
    shown = at.sight.page(position, d.seat).parts["drafted"]
    drafted = s.zones.cards[s.zones.layout.names.index(f"drafted {r}")]
    assert [round(float(row[0]) * 12) for row in shown[: len(drafted)]] == [s.t.strength[card] for card in drafted]
