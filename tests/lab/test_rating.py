"""Elo against known values and by simulation."""

import random
from math import inf

import pytest

from warcamp.lab.rating import elo_of, fit, ratings, share_of, summed


@pytest.mark.parametrize(
    ("share", "elo"), [(0.5, 0), (0.75, 191), (0.6, 70), (0.95, 512), (10 / 11, 400), (0.25, -191), (0.76, 200)]
)
def test_shares_have_the_elo_that_is_known_from_chess(share, elo):
    assert round(elo_of(share)) == elo
    assert share_of(elo) == pytest.approx(share, abs=0.001)


def test_who_always_wins_is_infinitely_stronger():
    assert (elo_of(1.0), elo_of(0.0)) == (inf, -inf)


def test_two_bots_are_as_far_apart_as_their_share_says():
    found = fit({("a", "b"): (749.5, 999)}, ["a", "b"])
    assert found["a"] == pytest.approx(elo_of(0.75), abs=0.01)
    assert found["b"] == 0.0


def test_a_fit_finds_ratings_that_the_results_were_made_from():
    truth = {"a": 310.0, "b": 120.0, "c": -60.0, "d": 0.0}
    names = list(truth)
    tallies = {
        (x, y): (100_000 * share_of(truth[x] - truth[y]), 100_000.0)
        for i, x in enumerate(names)
        for y in names[i + 1 :]
    }
    assert fit(tallies, names) == pytest.approx(truth, abs=0.1)


def test_bots_that_never_met_are_compared_through_others():
    found = fit({("a", "b"): (7500, 10000), ("b", "c"): (7500, 10000)}, ["a", "b", "c"])
    assert found["a"] == pytest.approx(2 * elo_of(0.75), abs=1)


def test_who_has_won_everything_is_strong_but_not_beyond_measure_and_not_beyond_doubt():
    deals = [{("a", "b"): (2.0, 2.0)}] * 20
    elo, (low, high) = ratings(deals, ["a", "b"])["a"]
    assert 500 < elo < 1000
    assert 200 < low < elo < high


def test_the_interval_has_the_true_rating_in_19_of_20_samples():
    chance = random.Random(5)
    inside = 0
    for n in range(120):
        deals = [{("a", "b"): (float(sum(chance.random() < 0.64 for _ in range(2))), 2.0)} for _ in range(60)]
        _, (low, high) = ratings(deals, ["a", "b"], seed=n, rounds=150)["a"]
        inside += low <= elo_of(0.64) <= high
    assert inside >= 105


def test_results_are_summed_pair_by_pair():
    deals = [{("a", "b"): (1.0, 2.0)}, {("a", "b"): (2.0, 2.0), ("a", "c"): (0.0, 2.0)}]
    assert summed(deals) == {("a", "b"): (3.0, 4.0), ("a", "c"): (0.0, 2.0)}
