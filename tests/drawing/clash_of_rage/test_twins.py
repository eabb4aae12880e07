"""What is drawn for a viewer does not depend on what he may not know."""

import pytest

from tests.drawing.clash_of_rage.moments import DRAWING, TABLES, moments, sight
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.engine.zones import SPECTATOR


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_two_tables_that_differ_only_in_what_the_viewer_may_not_know_are_drawn_alike(table):
    differed = 0
    for n, (position, told) in enumerate(moments(table)):
        for viewer in (*range(position.s.seats), SPECTATOR):
            twin = determinise(position, viewer, Fast(n + 1), keep_sealed=True)
            differed += twin.s.zones.cards != position.s.zones.cards
            ours, theirs = (sight(p, viewer, "en", list(told)) for p in (position, twin))
            assert DRAWING.private(ours) == DRAWING.private(theirs)
            assert DRAWING.public(ours) == DRAWING.public(theirs)
            assert DRAWING.scores(ours) == DRAWING.scores(theirs)
            for d, e in zip(ours.asks, theirs.asks, strict=True):
                mine, twins = DRAWING.question(ours, d), DRAWING.question(theirs, e)
                assert mine.choices == twins.choices and mine.text == twins.text
                for choice in mine.choices:
                    assert DRAWING.preview(ours, d, choice.option) == DRAWING.preview(theirs, e, choice.option)
    assert differed


def test_a_hand_is_drawn_for_its_owner_alone():
    for position, _ in moments(3):
        s = position.s
        for seat in range(s.seats):
            held = [s.t.tactic_ids[card] for card in s.zones.cards[seat]]
            own = DRAWING.private(sight(position, seat))["hand"]
            others = [DRAWING.private(sight(position, v))["hand"] for v in (*range(s.seats), SPECTATOR) if v != seat]
            assert all(f'"card:{card}"' in own for card in held)
            assert not any(f'"card:{card}"' in other for card in held for other in others)
