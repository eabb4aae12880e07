"""Intervals against published values and by simulation."""

import random

import pytest

from warcamp.lab.intervals import Z95, bootstrap, quantile, wilson


# Newcombe, Statistics in Medicine 17 (1998), table I: the score method without continuity correction.
@pytest.mark.parametrize(
    ("won", "n", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_gives_the_published_values(won, n, low, high):
    assert wilson(won, n) == pytest.approx((low, high), abs=5e-5)


def test_wilson_treats_both_sides_alike_and_stays_between_0_and_1():
    low, high = wilson(7, 30)
    assert wilson(23, 30) == pytest.approx((1 - high, 1 - low))
    for n in range(1, 500):
        assert wilson(n, n)[1] == 1.0 and wilson(0, n)[0] == 0.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_wilson_has_the_true_share_in_19_of_20_samples():
    chance = random.Random(1)
    inside = 0
    for _ in range(2000):
        low, high = wilson(sum(chance.random() < 0.3 for _ in range(60)), 60)
        inside += low <= 0.3 <= high
    assert 0.93 < inside / 2000 < 0.97


def test_a_quantile_lies_straight_between_neighbours():
    assert quantile([1.0, 2.0, 4.0], 0.5) == 2.0
    assert quantile([1.0, 2.0, 4.0], 0.75) == 3.0
    assert quantile([5.0], 0.975) == 5.0


def mean(values):
    return sum(values) / len(values)


def test_the_bootstrap_of_a_mean_is_as_wide_as_the_normal_distribution_says():
    chance = random.Random(2)
    values = [chance.gauss(0, 1) for _ in range(400)]
    low, high = bootstrap(values, mean)
    assert high - low == pytest.approx(2 * Z95 / 20, rel=0.15)
    assert low < mean(values) < high


def test_the_bootstrap_knows_that_games_on_one_deal_belong_together():
    # Each deal is won from one side and lost from the other, as with two equal bots and a strong seat.
    deals = [(1.0, 2)] * 50
    assert bootstrap(deals, lambda some: sum(w for w, _ in some) / sum(n for _, n in some)) == (0.5, 0.5)
    assert wilson(50, 100)[0] < 0.41


def test_the_bootstrap_repeats_itself():
    values = [0.0, 1.0, 1.0, 0.5, 0.0]
    assert bootstrap(values, mean, seed=3) == bootstrap(values, mean, seed=3)
