"""Kinds of chance: what can happen, how likely, how it is written and read again."""

from __future__ import annotations

from typing import Any

import pytest

from warcamp.engine.chance import Dice, Draw, Pick, Shuffle
from warcamp.engine.errors import BadInput
from warcamp.engine.source import Fast, Kind
from warcamp.engine.zones import PUBLIC, Layout, Zones

NAMES = ["ace", "king", "queen", "jack"]


class Table:
    """A deck that nobody sees and a hand that seat 1 sees."""

    def __init__(self) -> None:
        layout = Layout([0] * 4)
        layout.zone("deck", 0, ordered=True)
        layout.zone("hand", 0b10)
        self.zones = Zones(layout, [[0, 1, 2], [3]], [PUBLIC, 0, 0, 0b10])


KINDS: list[Kind] = [Dice(2, 3), Pick([2, 0, 1], ["a", "b", "c"]), Draw(0, 1, NAMES)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name())
def test_the_chances_of_all_outcomes_add_up_to_one(kind):
    rows = kind.distribution(Table())
    assert sum(p for _, p in rows) == pytest.approx(1)
    assert all(p > 0 for _, p in rows)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name())
def test_what_is_sampled_is_in_the_distribution_about_as_often(kind):
    source = Fast(1)
    s = Table()
    found = [source.answer(kind, s, "") for _ in range(3000)]
    rows = kind.distribution(s)
    for outcome, p in rows:
        assert abs(found.count(outcome) / 3000 - p) < 0.05
    assert all(f in [outcome for outcome, _ in rows] for f in found)


@pytest.mark.parametrize("kind", [*KINDS, Shuffle(0, NAMES)], ids=lambda kind: kind.name())
def test_an_outcome_that_is_written_is_read_as_the_same(kind):
    s = Table()
    for seed in range(20):
        outcome = Fast(seed).answer(kind, s, "")
        assert kind.read(s, kind.write(s, outcome)) == outcome


@pytest.mark.parametrize(
    ("kind", "record", "message"),
    [
        (Dice(2, 6), [1], "not a roll of 2 dice with 6 sides"),
        (Dice(2, 6), [1, 7], "not a roll"),
        (Dice(2, 6), [0, 1], "not a roll"),
        (Dice(2, 6), "11", "not a roll"),
        (Dice(2, 6), None, "not a roll"),
        (Dice(2, 6), [1.5, 2], "not a roll"),
        (Pick([1, 0], ["a", "b"]), "b", "'b' is not in the bag"),
        (Pick([1, 0], ["a", "b"]), "c", "'c' is not in the bag"),
        (Pick([1, 0], ["a", "b"]), 0, "0 is not in the bag"),
        (Pick([1], ["a", "more", "names"]), "names", "'names' is not in the bag"),
        (Pick([1], ["a"]), ["a"], "is not in the bag"),
        (Draw(0, 1, NAMES), "jack", "'jack' is not in deck"),
        (Draw(0, 1, NAMES), "joker", "'joker' is not in deck"),
        (Draw(0, 1, NAMES), 2, "2 is not in deck"),
        (Shuffle(0, NAMES), ["ace", "king"], "is not an order of deck"),
        (Shuffle(0, NAMES), ["ace", "king", "king"], "is not an order of deck"),
        (Shuffle(0, NAMES), ["ace", "king", "queen", "jack"], "is not an order of deck"),
        (Shuffle(0, NAMES), "ace", "is not an order of deck"),
        (Shuffle(0, NAMES), 5, "is not an order of deck"),
    ],
)
def test_a_record_of_what_cannot_happen_is_refused(kind, record, message):
    s = Table()
    with pytest.raises(BadInput, match=message):
        kind.read(s, record)
    assert s.zones.cards == [[0, 1, 2], [3]]


def test_an_order_of_an_empty_zone_is_empty():
    s = Table()
    s.zones.cards[0] = []
    assert Shuffle(0, NAMES).read(s, []) == []
    with pytest.raises(BadInput):
        Shuffle(0, NAMES).read(s, 5)


def test_rolls_and_picks_are_seen_by_all_draws_by_who_gets_the_card_shuffles_by_who_sees_the_zone():
    s = Table()
    seen = [kind.seen(s) for kind in (Dice(1, 6), Pick([1], ["a"]), Draw(0, 1, NAMES), Draw(1, 0, NAMES))]
    assert seen == [PUBLIC, PUBLIC, 0b10, 0]
    assert Shuffle(0, NAMES).seen(s) == 0
    assert Shuffle(1, NAMES).seen(s) == 0b10


def test_a_shuffle_lays_the_order_and_makes_all_forget():
    s = Table()
    order = Shuffle(0, NAMES).read(s, ["queen", "ace", "king"])
    assert order == [2, 0, 1] == s.zones.cards[0]
    assert s.zones.known[:3] == [0, 0, 0]


def test_a_draw_does_not_hang_on_the_order_of_the_zone():
    one, two = Table(), Table()
    two.zones.cards[0] = [2, 0, 1]
    for seed in range(10):
        kind = Draw(0, 1, NAMES)
        assert Fast(seed).answer(kind, one, "") == Fast(seed).answer(kind, two, "")


def test_a_kind_of_a_game_needs_to_say_what_it_does():
    class Tower(Kind):
        pass

    tower: Any = Tower()
    assert tower.name() == "tower"
    assert tower.write(None, 3) == 3
    assert tower.seen(None) == PUBLIC
    for ask in (lambda: tower.sample(Fast(1), None), lambda: tower.read(None, 1), lambda: tower.distribution(None)):
        with pytest.raises(NotImplementedError):
            ask()
