"""The two tastes of quick players of Immortals."""

import pytest

from tests.games.immortals.table import box
from warcamp.bots.immortals import GreedyBot
from warcamp.bots.immortals.quick_odds import Chances
from warcamp.bots.immortals.sense import ImmortalsSense
from warcamp.bots.immortals.swift import Swift
from warcamp.bots.immortals.taste import PLAIN, SEASONED, Taste, numbers, taste
from warcamp.bots.immortals.worth import Outlook
from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.immortals import options
from warcamp.games.immortals.rules.play import play
from warcamp.games.immortals.state import NONE, PLANNING, Immortals


def planning(seed: int) -> Immortals:
    """A table at the planning of its first round."""
    s: Immortals = options.table(options.checked({"players": 4, "draft": "quick"}), box())
    position = begin(s, play(s), Fast(seed))
    swift, luck = Swift(), Fast(1)
    while s.phase != PLANNING:
        d = position.pending[0]
        position.apply(0, swift.pick(s, d, luck))
    return s


def test_both_tastes_have_every_number_and_no_other() -> None:
    plain, seasoned = numbers(PLAIN), numbers(SEASONED)
    assert list(plain) == list(seasoned)
    assert plain != seasoned
    with pytest.raises(KeyError):
        Taste({name: value for name, value in plain.items() if name != "raid"})


def test_the_greedy_player_is_plain_and_searches_are_seasoned() -> None:
    assert GreedyBot(1).swift.taste is taste(PLAIN)
    sense = ImmortalsSense()
    assert sense.sober.taste is sense.quick.taste is taste(SEASONED)


def test_who_fears_raids_more_values_a_threatened_side_less() -> None:
    s = planning(4)
    calm = Outlook(s, 0, Chances(), Taste({**numbers(PLAIN), "raid": 0.1}))
    afraid = Outlook(s, 0, Chances(), Taste({**numbers(PLAIN), "raid": 0.9}))
    own = [side for side in range(len(s.owner)) if s.owner[side] == 0]
    threatened = [side for side in own if calm.threat(side)]
    assert threatened
    for side in own:
        a, b = (look.held(side, s.cubes[side], look.threat(side)) for look in (calm, afraid))
        assert a > b if side in threatened else a == b


def test_of_those_with_most_points_nobody_leads() -> None:
    """Else the first seats would be everybody's foes while nobody has points."""
    s = planning(4)
    assert s.vp == [0, 0, 0, 0]
    assert Outlook(s, 3, Chances(), taste(PLAIN)).leader == NONE
    s.vp = [3, 8, 8, 9]
    assert [Outlook(s, p, Chances(), taste(PLAIN)).leader for p in range(4)] == [3, 3, 3, NONE]
