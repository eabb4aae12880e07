"""Random bots and play to the end."""

from __future__ import annotations

import random

from warcamp.bots import RandomBot, play_bots, playout
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.engine.view import view
from warcamp.engine.zones import REFEREE
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE


def table(players: int = 2, seed: int = 1) -> Position:
    s = CLASH_OF_RAGE.table(CLASH_OF_RAGE.options({"players": players, "last_round": 4}), CLASH_OF_RAGE.content())
    return begin(s, CLASH_OF_RAGE.main(s), Fast(seed))


def test_a_playout_goes_to_the_end_and_says_how_long_it_took() -> None:
    position = table()
    n = playout(position, random.Random(1))
    assert position.over
    assert n > 20
    assert playout(position, random.Random(1)) == 0


def test_a_playout_stops_at_its_limit() -> None:
    position = table()
    assert playout(position, random.Random(1), 7) == 7
    assert not position.over


def test_the_same_seed_plays_the_same_game() -> None:
    one, two, other = table(), table(), table()
    playout(one, random.Random(5))
    playout(two, random.Random(5))
    playout(other, random.Random(6))
    assert view(one, REFEREE) == view(two, REFEREE)
    assert view(one, REFEREE) != view(other, REFEREE)


def test_random_bots_play_any_number_of_seats_and_repeat_themselves() -> None:
    for players in (1, 2, 3, 4):
        one, two = table(players), table(players)
        assert play_bots(one, [RandomBot(k) for k in range(players)]) > 5
        play_bots(two, [RandomBot(k) for k in range(players)])
        assert one.over
        assert view(one, REFEREE) == view(two, REFEREE)


def test_bots_stop_at_their_limit() -> None:
    position = table()
    assert play_bots(position, [RandomBot(1), RandomBot(2)], 9) == 9
    assert not position.over
