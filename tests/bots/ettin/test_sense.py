"""What a search knows of Ettin, and that it can play every table with it."""

import pytest

from warcamp.bots.ettin.sense import EASY, EttinSense
from warcamp.bots.search import Search
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.games.ettin import options
from warcamp.games.ettin.content import load
from warcamp.games.ettin.rules.play import play
from warcamp.games.ettin.state import ADVENTURE_PLACE, DEPLOY, DRAFT, Ettin, ally, cards

BOX = load()


def game(players: int, seed: int, **given: object) -> Position:
    s = options.table(options.checked({"players": players, "nations": "random", **given}), BOX)
    return begin(s, play(s), Fast(seed))


def search(seed: int, iterations: int = 12) -> Search:
    return Search(EttinSense(), seed, iterations=iterations, plies=30, curiosity=0.1)


@pytest.mark.parametrize(("players", "accelerated"), [(2, False), (3, False), (4, True), (5, False), (8, False)])
def test_it_can_play_every_table_to_the_end(players: int, accelerated: bool) -> None:
    position = game(players, players, accelerated=accelerated)
    bots = [search(k, 2) for k in range(players)]
    while not position.over:
        d = position.pending[-1]
        pick = bots[d.seat].pick(position, d.seat, d)
        assert pick in d.options
        position.apply(len(position.pending) - 1, pick)
    assert position.s.scores


def test_what_it_may_not_know_changes_nothing() -> None:
    """Two worlds that its seat cannot tell apart, told the same before, get the same answer."""
    position = game(4, 3)
    ones = [search(k, 6) for k in range(4)]
    twos = [search(k, 6) for k in range(4)]
    redeal = Fast(8)
    differed = n = 0
    while not position.over:
        d = position.pending[0]
        there = determinise(position, d.seat, redeal)
        ones[d.seat].sense.recall(there, d.seat)
        differed += there.s.zones.cards != position.s.zones.cards
        same = next(x for x in there.pending if (x.seat, x.kind, x.strand) == (d.seat, d.kind, d.strand))
        pick = ones[d.seat].pick(position, d.seat, d)
        assert twos[d.seat].pick(there, d.seat, same) == pick
        position.apply(0, pick)
        n += 1
    assert differed > n // 4


def test_allies_hope_for_the_same_and_winners_have_it_all() -> None:
    position = game(4, 1)
    sense = EttinSense()
    luck = Fast(2)
    while not position.over:
        if position.s.phase >= DRAFT:
            hopes = sense.value(position.s)
            s: Ettin = position.s
            for r in range(4):
                assert hopes[s.controller[r]] == hopes[s.controller[ally(s, r)]]
        d = position.pending[0]
        position.apply(0, sense.usual(position.s, d, luck))
    won = {position.s.controller[r] for r in position.s.winners}
    assert sense.value(position.s) == [1.0 if seat in won else 0.0 for seat in range(4)]


def test_every_option_is_ranked_once() -> None:
    sense = EttinSense()
    luck = Fast(4)
    kinds = set()
    for seed in range(4):
        position = game(4 - seed % 2, seed)
        while not position.over:
            d = position.pending[0]
            kinds.add(d.kind)
            assert sorted(sense.ranked(position.s, d)) == sorted(d.options)
            position.apply(0, d.options[luck.below(len(d.options))])
    assert {"pick", "fate", "propose", "reply", "split", "deploy", "place", "spoil", "ranged", "terrify"} <= kinds


def test_it_stays_in_its_own_pair_and_stops_when_that_has_laid_its_cards() -> None:
    position = game(8, 5)
    sense = EttinSense()
    luck = Fast(6)
    while position.s.phase != DEPLOY:
        d = position.pending[0]
        position.apply(0, sense.usual(position.s, d, luck))
    d = position.pending[2]
    sense.look(position.s, d)
    i = sense.follow(position)
    asked = 0
    while i >= 0:
        assert position.pending[i].strand == d.strand
        asked += 1
        position.apply(i, sense.usual(position.s, position.pending[i], luck))
        i = sense.follow(position)
    assert asked > 4
    assert position.s.phase == DEPLOY
    assert len(position.pending) == 3


def test_what_needs_no_thought_is_answered_at_once() -> None:
    position = game(4, 2)
    d = position.pending[0]
    assert d.kind in EASY
    thinker = search(1)
    assert thinker.pick(position, d.seat, d) == d.options[0]
    assert thinker.thoughts() == []


def test_the_usual_player_does_not_leave_defenses_at_the_adventure() -> None:
    position = game(4, 11)
    sense = EttinSense(noise=0.0)
    luck = Fast(3)
    left = laid = 0
    while not position.over:
        d = position.pending[0]
        s: Ettin = position.s
        pick = sense.usual(s, d, luck)
        if d.kind == "place" and s.age < 3:
            r = s.controller.index(d.seat)
            wall = s.t.kind[cards(s, r, 13)[0] % 257] != 0
            laid += wall
            left += wall and pick == ADVENTURE_PLACE
        position.apply(0, pick)
    assert laid > 3
    assert left == 0
