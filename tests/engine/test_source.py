"""Sources of chance: reproducible, independent by strand, even, and committed to."""

from __future__ import annotations

from collections import Counter

import pytest

from warcamp.engine.chance import Dice, Pick
from warcamp.engine.errors import BadInput
from warcamp.engine.source import Fair, Fast, Forced, Source, commitment, key_of_seed

ROLL = Dice(3, 6)


def rolls(source: Source, count: int, strand: str = "") -> list[list[int]]:
    return [source.answer(ROLL, None, strand) for _ in range(count)]


@pytest.fixture(params=["fair", "fast"])
def make(request):
    return (lambda seed: Fair(key_of_seed(str(seed)))) if request.param == "fair" else Fast


def test_the_same_seed_gives_the_same_chance_and_another_seed_another(make):
    assert rolls(make(1), 20) == rolls(make(1), 20)
    assert rolls(make(1), 20) != rolls(make(2), 20)


def test_a_strand_has_a_stream_of_its_own_whatever_the_others_do(make):
    alone, beside = make(1), make(1)
    mine = rolls(alone, 10, "north")
    rolls(beside, 7)
    rolls(beside, 3, "south")
    first = rolls(beside, 4, "north")
    rolls(beside, 5, "north/van")
    assert first + rolls(beside, 6, "north") == mine
    assert rolls(make(1), 10) != mine != rolls(make(1), 10, "south")


def test_a_copy_goes_on_alike_and_by_itself(make):
    source = make(1)
    rolls(source, 3)
    rolls(source, 2, "north")
    twin = source.copy()
    ahead = rolls(source, 5), rolls(source, 5, "north"), rolls(source, 5, "south")
    assert (rolls(twin, 5), rolls(twin, 5, "north"), rolls(twin, 5, "south")) == ahead


def test_a_copy_keeps_no_record(make):
    source = make(1)
    source.record = []
    twin = source.copy()
    rolls(source, 2, "north")
    rolls(twin, 1)
    assert [(o.strand, o.kind, len(o.record), o.seen) for o in source.record] == [("north", "dice", 3, -1)] * 2
    assert twin.record is None


def test_words_and_numbers_below_are_even(make):
    source = make(7)
    faces = Counter(face for roll in rolls(source, 4000) for face in roll)
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(abs(n - 2000) < 200 for n in faces.values())


def test_shuffles_put_every_card_everywhere(make):
    places: Counter[tuple[int, int]] = Counter()

    class Deal(Dice):
        def sample(self, source, s):
            xs = [0, 1, 2, 3]
            source.shuffle(xs)
            places.update(enumerate(xs))
            return xs

    source = make(5)
    for _ in range(2000):
        source.answer(Deal(1, 6), None, "")
    assert len(places) == 16
    assert all(abs(n - 500) < 110 for n in places.values())


def test_a_long_outcome_of_a_fair_source_does_not_touch_the_next_one():
    long, short = Fair(b"k"), Fair(b"k")
    long.answer(Dice(100, 6), None, "")
    short.answer(Dice(1, 6), None, "")
    assert rolls(long, 3) == rolls(short, 3)


def test_fair_chance_hangs_on_every_part_of_the_key():
    key = key_of_seed("a")
    other = bytes([key[0] ^ 1]) + key[1:]
    assert rolls(Fair(key), 5) != rolls(Fair(other), 5)
    assert commitment(key) != commitment(other)
    assert len(key) == 32


def test_a_commitment_is_always_the_same_and_does_not_show_the_key():
    key = key_of_seed("a")
    assert commitment(key) == commitment(key_of_seed("a"))
    assert key.hex() not in commitment(key)


def test_forced_outcomes_come_in_order_then_from_the_source_behind():
    source = Forced([[1, 2, 3], [6, 6, 6]], Fast(3))
    assert rolls(source, 3) == [[1, 2, 3], [6, 6, 6], *rolls(Fast(3), 1)]


def test_forced_outcomes_are_recorded_like_others():
    source = Forced([[1, 2, 3]], Fast(3))
    source.record = []
    rolls(source, 1, "north")
    rolls(source, 1)
    assert [(o.strand, o.record) for o in source.record] == [("north", [1, 2, 3]), ("", rolls(Fast(3), 1)[0])]


def test_a_forced_source_says_what_it_was_asked_for_when_it_is_empty():
    with pytest.raises(BadInput, match="none is left for pick"):
        Forced([]).answer(Pick([1, 2], ["a", "b"]), None, "")
    with pytest.raises(BadInput, match="random word"):
        Forced([]).word()


def test_a_forced_outcome_that_cannot_happen_is_refused():
    with pytest.raises(BadInput, match=r"\[1, 2\] is not a roll of 3 dice"):
        Forced([[1, 2]]).answer(ROLL, None, "")


def test_copies_of_a_forced_source_have_queues_of_their_own():
    source = Forced([[1, 1, 1], [2, 2, 2]], Fast(1))
    twin = source.copy()
    assert rolls(source, 2) == rolls(twin, 2)
    twin.refill([[3, 3, 3]])
    assert rolls(twin, 1) == [[3, 3, 3]]
    assert not source.queue


def test_a_bare_source_answers_nothing():
    for ask in (Source().word, Source().copy, lambda: Source().answer(ROLL, None, "")):
        with pytest.raises(NotImplementedError):
            ask()


def test_fast_shuffles_as_any_source_of_the_same_words():
    for seed in range(20):
        one, two = list(range(seed)), list(range(seed))
        Fast(seed).shuffle(one)
        Source.shuffle(Fast(seed), two)
        assert one == two
