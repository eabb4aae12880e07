"""Two worlds that differ only in what a viewer may not know look the same to him, to the byte."""

import pytest

from tests.drawing.immortals.table import DRAWING, games, sight
from warcamp.drawing.sight import Sight
from warcamp.engine.flow import Position
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.engine.zones import REFEREE, SPECTATOR


def seen(look: Sight) -> list[object]:
    """All that is drawn and said."""
    out: list[object] = [DRAWING.private(look), DRAWING.story(look, look.told), DRAWING.effects(look, look.told)]
    if look.viewer == SPECTATOR:
        out.append(DRAWING.public(look))
    for d in look.asks:
        question = DRAWING.question(look, d)
        out += [question.text, question.choices, question.about]
        out += [DRAWING.preview(look, d, choice.option) for choice in question.choices[:3]]
    return [*out, DRAWING.scores(look), DRAWING.headline(look)]


def kept(position: Position) -> list[list[int]]:
    zones = position.s.zones
    return [row if zones.layout.ordered[z] else sorted(row) for z, row in enumerate(zones.cards)]


@pytest.mark.parametrize("players", [3, 5])
def test_twins_are_drawn_alike(players):
    different = 0
    for n, match in enumerate(games(players, players + 30)):
        if n % 9:
            continue
        for viewer in (n // 9 % players, SPECTATOR):
            twin = determinise(match.position, viewer, Fast(n << 8 | viewer), keep_sealed=True)
            different += kept(twin) != kept(match.position)
            assert seen(sight(match, viewer)) == seen(sight(match, viewer, position=twin))
    assert different > 10


def test_the_referee_sees_the_difference():
    """The comparison can fail: with open cards twins are told apart."""
    apart = 0
    for n, match in enumerate(games(4, 2, draft="quick")):
        if n % 20 == 0:
            twin = determinise(match.position, 0, Fast(n), keep_sealed=True)
            if kept(twin) != kept(match.position):
                apart += seen(sight(match, REFEREE)) != seen(sight(match, REFEREE, position=twin))
    assert apart
