"""The sequential test: known values, and how often it errs."""

import random
from math import log, sqrt

import pytest

from warcamp.engine.errors import BadInput
from warcamp.lab.sprt import HIGHER, LOWER, OPEN, Sprt, read_sprt

TEST = Sprt(0.5, 0.6)


def test_the_bounds_are_those_of_wald():
    assert TEST.bounds == pytest.approx((-log(19), log(19)))


def test_the_evidence_of_games_adds_up():
    assert TEST.evidence(1, 1) == pytest.approx(log(1.2))
    assert TEST.evidence(0, 1) == pytest.approx(log(0.8))
    assert TEST.evidence(0.5, 1) == pytest.approx((log(1.2) + log(0.8)) / 2)
    assert TEST.evidence(60, 100) == pytest.approx(60 * log(1.2) + 40 * log(0.8))


def test_a_verdict_comes_when_the_evidence_is_enough():
    assert TEST.verdict(16, 16) == OPEN  # 16 log 1.2 = 2.917
    assert TEST.verdict(17, 17) == HIGHER  # 17 log 1.2 = 3.099
    assert TEST.verdict(0, 13) == OPEN  # 13 log 0.8 = -2.901
    assert TEST.verdict(0, 14) == LOWER


def played_out(chance, p, deals=1):
    """Games until the verdict; looked at after so many games."""
    won = n = 0
    while True:
        for _ in range(deals):
            won += chance.random() < p
            n += 1
        verdict = TEST.verdict(won, n)
        if verdict != OPEN:
            return verdict, n


@pytest.mark.parametrize(("p", "wrong"), [(0.5, HIGHER), (0.6, LOWER)])
@pytest.mark.parametrize("deals", [1, 2, 6])
def test_it_errs_no_more_often_than_it_says(p, wrong, deals):
    chance = random.Random(7)
    runs = 600
    errors = sum(played_out(chance, p, deals)[0] == wrong for _ in range(runs))
    assert errors / runs < 0.05 + 2 * sqrt(0.05 * 0.95 / runs)
    assert errors > 0


def test_it_takes_about_as_many_games_as_wald_foretells():
    chance = random.Random(8)
    taken = [played_out(chance, 0.6)[1] for _ in range(600)]
    low, high = TEST.bounds
    a_game = 0.6 * log(1.2) + 0.4 * log(0.8)
    foretold = (0.05 * low + 0.95 * high) / a_game
    assert sum(taken) / 600 == pytest.approx(foretold, rel=0.1)


def test_a_bot_that_is_better_still_takes_fewer_games():
    chance = random.Random(9)
    taken = [[played_out(chance, p)[1] for _ in range(100)] for p in (0.6, 0.8)]
    assert sum(taken[1]) < sum(taken[0]) / 2


def test_two_shares_are_read():
    assert read_sprt("0.5,0.55") == Sprt(0.5, 0.55)


@pytest.mark.parametrize("text", ["0.5", "0.6,0.5", "0,0.5", "0.5,1", "a,b", "0.5,0.6,0.7", "nan,0.5"])
def test_what_are_no_two_shares_is_refused(text):
    with pytest.raises(BadInput, match="sprt"):
        read_sprt(text)
