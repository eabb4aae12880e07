"""How long bots think."""

import pytest

from warcamp.lab.pace import Pace


def test_quantiles_are_known_to_a_few_per_cent():
    pace = Pace()
    for k in range(1, 1001):
        pace.add(k / 1000)
    assert pace.decisions == 1000
    assert pace.quantile(0.5) == pytest.approx(0.5, rel=0.06)
    assert pace.quantile(0.99) == pytest.approx(0.99, rel=0.06)
    assert pace.mean() == pytest.approx(0.5005)


def test_what_is_stored_and_joined_is_as_if_it_had_been_one():
    one, two, both = Pace(), Pace(), Pace()
    for k, pace in enumerate([one, two] * 50):
        pace.add(0.001 * k)
        both.add(0.001 * k)
    joined = Pace(one.stored(), one.seconds)
    joined.join(two)
    assert joined.stored() == both.stored()
    assert joined.seconds == pytest.approx(both.seconds)


def test_without_decisions_nothing_took_any_time():
    assert (Pace().decisions, Pace().mean(), Pace().quantile(0.5)) == (0, 0.0, 0.0)
