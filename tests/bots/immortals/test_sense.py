"""What a search knows of Immortals, and that it can play every table with it."""

import pytest

from tests.games.immortals.table import box
from warcamp.bots.immortals.sense import SEARCHED, ImmortalsSense
from warcamp.bots.immortals.suspicion import KEPT, Suspicion, suspect
from warcamp.bots.immortals.swift import Swift
from warcamp.bots.immortals.taste import SEASONED, taste
from warcamp.bots.levels import level_of
from warcamp.bots.search import Search
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.games.immortals import options
from warcamp.games.immortals.check import check
from warcamp.games.immortals.rules.play import play
from warcamp.games.immortals.state import PLANNING, RESOLUTION, Immortals


def game(players: int, seed: int, **given: object) -> Position:
    s = options.table(options.checked({"players": players, **given}), box())
    return begin(s, play(s), Fast(seed))


def search(seed: int, iterations: int = 4) -> Search:
    bot = level_of("immortals", "captain").search(ImmortalsSense(), seed)
    bot.iterations = iterations
    bot.seconds = 0.0
    return bot


def forward(position: Position, phase: int) -> None:
    """Play on as usual to a phase."""
    sense = ImmortalsSense()
    luck = Fast(5)
    while position.s.phase != phase:
        position.apply(0, sense.usual(position.s, position.pending[0], luck))


@pytest.mark.parametrize("players", [3, 5])
def test_it_can_play_every_table_to_the_end(players: int) -> None:
    position = game(players, players, rounds=1, tribes="chosen")
    bots = [search(k, 2) for k in range(players)]
    while not position.over:
        d = position.pending[-1]
        pick = bots[d.seat].pick(position, d.seat, d)
        assert pick in d.options
        position.apply(len(position.pending) - 1, pick)
        check(position.s)
    assert position.s.winners


def test_what_it_may_not_know_changes_nothing() -> None:
    """Two worlds that its seat cannot tell apart get the same answer."""
    position = game(3, 3, rounds=1)
    ones = [search(k) for k in range(3)]
    twos = [search(k) for k in range(3)]
    redeal = Fast(8)
    differed = n = 0
    while not position.over:
        d = position.pending[0]
        there = determinise(position, d.seat, redeal)
        differed += there.s.zones.cards != position.s.zones.cards
        same = next(x for x in there.pending if (x.seat, x.kind, x.strand) == (d.seat, d.kind, d.strand))
        pick = ones[d.seat].pick(position, d.seat, d)
        assert twos[d.seat].pick(there, d.seat, same) == pick
        position.apply(0, pick)
        n += 1
    assert differed > n // 4


def test_the_quick_player_plans() -> None:
    position = game(3, 2, draft="quick", rounds=2)
    forward(position, PLANNING)
    bot = level_of("immortals", "captain").search(ImmortalsSense(), 1)
    seat = position.pending[0].seat
    sober = Swift(0.0, taste(SEASONED))
    while position.s.phase == PLANNING and (d := position.pending[0]).seat == seat:
        assert bot.pick(position, seat, d) == sober.pick(position.s, d, Fast(1))
        position.apply(0, sober.pick(position.s, d, Fast(1)))
    assert not bot.thoughts()


def test_others_are_suspected_of_sensible_plans_and_every_card_stays_in_one_place() -> None:
    position = game(4, 8, draft="quick", rounds=3)
    forward(position, RESOLUTION)
    world = determinise(position, 0, Fast(3))
    s: Immortals = world.s
    mine = [row[:] for row in s.zones.cards[:13]]
    for p in (1, 2, 3):
        suspect(s, p, 0, Swift(0.4), Fast(p), [])
    check(s)
    assert [row[:] for row in s.zones.cards[:13]] == mine


def test_suspicions_are_kept_for_a_round_and_fit_every_world() -> None:
    position = game(4, 8, draft="quick", rounds=3)
    forward(position, RESOLUTION)
    suspicion = Suspicion()
    suspicion.begin(position.s)
    luck = Fast(3)
    for _ in range(3 * KEPT):
        s: Immortals = determinise(position, 0, luck).s
        mine = [row[:] for row in s.zones.cards[:13]]
        for p in (1, 2, 3):
            suspicion.lay(s, p, 0, Swift(0.4), luck)
        check(s)
        assert [row[:] for row in s.zones.cards[:13]] == mine
    assert [len(plans) for plans in suspicion.plans] == [0, KEPT, KEPT, KEPT]
    suspicion.begin(position.s)
    assert suspicion.plans[1]
    position.s.round += 1
    suspicion.begin(position.s)
    assert not any(suspicion.plans)


def test_worlds_end_with_the_round() -> None:
    position = game(3, 4, draft="quick", rounds=2)
    forward(position, PLANNING)
    sense = ImmortalsSense()
    luck = Fast(6)
    sense.look(position.s, position.pending[0])
    i = 0
    while i >= 0:
        assert position.s.round == 1
        position.apply(i, sense.usual(position.s, position.pending[i], luck))
        i = sense.follow(position)
    assert position.s.round == 2


def test_winners_have_it_all() -> None:
    position = game(3, 5, draft="quick", rounds=1)
    sense = ImmortalsSense()
    luck = Fast(2)
    while not position.over:
        position.apply(0, sense.usual(position.s, position.pending[0], luck))
    won = position.s.winners
    assert sense.value(position.s) == [1.0 / len(won) if p in won else 0.0 for p in range(3)]


def test_every_option_is_ranked_once() -> None:
    sense = ImmortalsSense()
    luck = Fast(4)
    kinds = set()
    position = game(4, 1, rounds=2)
    while not position.over:
        d = position.pending[0]
        kinds.add(d.kind)
        if d.kind in SEARCHED:
            assert sorted(sense.ranked(position.s, d)) == sorted(d.options)
        position.apply(0, sense.usual(position.s, d, luck))
    assert set(SEARCHED) <= kinds
