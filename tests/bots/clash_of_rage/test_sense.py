"""What the search knows of Clash of Rage: the quick player, the order of options, where playouts end."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from tests.games.clash_of_rage.table import TWO_TILES, Table
from warcamp.bots.clash_of_rage.quick_march import PLACES, STRIKE
from warcamp.bots.clash_of_rage.sense import ClashSense
from warcamp.bots.clash_of_rage.swift import Swift
from warcamp.bots.search import Search
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise, view
from warcamp.engine.zones import REFEREE
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.rules.play import MOVE
from warcamp.games.clash_of_rage.state import SECOND as SECOND_ACTION

SECOND = TWO_TILES.replace("first action", "second action")


def game(players: int, seed: int, **options: object) -> Position:
    given = {"players": players, "clans": "random", "last_round": 6, "difficulty": "easy", **options}
    s = CLASH_OF_RAGE.table(CLASH_OF_RAGE.options(given), CLASH_OF_RAGE.content())
    return begin(s, CLASH_OF_RAGE.main(s), Fast(seed))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_it_has_an_answer_and_an_order_for_every_question_and_changes_nothing(players):
    position = game(players, 7, clans="choose", map="players")
    sense = ClashSense()
    chance = Fast(3)
    luck = random.Random(5)
    while not position.over:
        d = position.pending[0]
        before = deepcopy(view(position, REFEREE))
        stat = position.s.stat[:]
        pick = sense.usual(position.s, d, chance)
        assert pick in d.options
        ideas = sense.open(position.s, d)
        assert sorted(sense.ranked(position.s, d)) == sorted(ideas)
        assert {sense.first(d.kind, idea) for idea in ideas} <= set(d.options)
        assert all(sense.enact(position.s, d, idea, chance) == sense.first(d.kind, idea) for idea in ideas)
        easy = sense.easy(position.s, d)
        assert -1 <= easy < len(d.options)
        assert view(position, REFEREE) == before
        assert position.s.stat == stat
        position.apply(0, luck.choice(d.options) if luck.random() < 0.3 else pick)


def test_the_quick_player_without_noise_draws_nothing_and_plays_the_same_game_twice():
    ends = []
    for _ in range(2):
        position = game(3, 8, last_round=25)
        swift = Swift()
        chance = Fast(1)
        while not position.over:
            position.apply(0, swift.pick(position.s, position.pending[0], chance))
        ends.append((view(position, REFEREE), chance.word()))
    assert ends[0] == ends[1]
    assert ends[0][1] == Fast(1).word()


def test_the_quick_player_beats_random_play():
    won = 0
    for seed in range(6):
        position = game(2, seed, last_round=25)
        luck = random.Random(seed)
        swift = Swift()
        chance = Fast(seed)
        while not position.over:
            d = position.pending[0]
            quick = d.seat == seed % 2
            position.apply(0, swift.pick(position.s, d, chance) if quick else luck.choice(d.options))
        won += position.s.winner == seed % 2
    assert won >= 5


def test_a_march_with_an_aim_goes_there_whatever_else_looks_better():
    table = Table(TWO_TILES + "[units]\nA2 = 'bohorg 3 basher'\nA5 = 'godleif 1 raider'")
    sense = ClashSense()
    d = table.position.pending[0]
    aims = [idea for idea in sense.open(table.s, d) if idea // PLACES == STRIKE]
    for aim in aims:
        position = table.position.clone()
        assert sense.commit(position.s, d, aim) == MOVE
        position.apply(0, MOVE)
        sense.sober.world = position.s
        gone = []
        while position.pending[0].kind in ("move", "to"):
            asked = position.pending[0]
            answer = sense.sober.pick(position.s, asked, Fast(0))
            if asked.kind == "to":
                gone.append(answer)
            position.apply(0, answer)
        assert gone[0] == aim % PLACES
    assert aims


def played_on(position: Position, sense: ClashSense) -> Position:
    chance = Fast(2)
    sense.look(position.s, position.pending[0])
    while True:
        position.apply(0, sense.usual(position.s, position.pending[0], chance))
        if sense.follow(position) < 0:
            return position


def test_playouts_end_at_the_second_action_of_the_seat_then_when_a_round_begins():
    position = game(2, 4, last_round=25)
    sense = ClashSense()
    seat = position.pending[0].seat
    played_on(position, sense)
    assert (position.s.phase, position.pending[0].kind, position.pending[0].seat) == (SECOND_ACTION, "action", seat)
    played_on(position, sense)
    assert (position.s.round, position.pending[0].kind) == (2, "tactics")


def answered(table: Table, iterations: int) -> str:
    d = table.position.pending[0]
    search = Search(ClashSense(), 3, iterations=iterations, plies=400, curiosity=0.2, margin=2)
    return CLASH_OF_RAGE.option_name(table.s, d, search.pick(table.position, d.seat, d))


def test_the_search_forges_the_last_point():
    table = Table(
        SECOND + "[units]\nA1 = 'bohorg 1 basher'\nA0 = 'bohorg 1 basher'\nB5 = 'bohorg 2 basher'\n"
        "[crystals]\nbohorg = 6\n[worn]\nbasher = ['twin_stars']"
    )
    assert answered(table, 30) == "equip"


def test_the_search_takes_an_open_city_for_the_last_point():
    table = Table(
        SECOND + "[units]\nA6 = 'bohorg 1 basher'\nB5 = 'bohorg 1 basher'\n"
        "[worn]\nbasher = ['twin_stars', 'mirror_aegis']"
    )
    assert answered(table, 30) == "move"


def test_what_a_seat_may_not_know_does_not_change_its_search():
    position = game(2, 3)
    swift = Swift()
    chance = Fast(1)
    differed = 0
    for n in range(120):
        d = position.pending[0]
        if n % 20 == 5:
            twin = determinise(position, d.seat, Fast(n))
            there = next(x for x in twin.pending if (x.seat, x.kind) == (d.seat, d.kind))
            differed += view(position, REFEREE)["zones"] != view(twin, REFEREE)["zones"]
            one, two = (Search(ClashSense(), 5, iterations=8, plies=400, margin=2) for _ in range(2))
            assert one.pick(position, d.seat, d) == two.pick(twin, d.seat, there)
        position.apply(0, swift.pick(position.s, d, chance))
    assert differed > 0


def test_an_equip_action_comes_to_an_end():
    table = Table(TWO_TILES + "[units]\nA2 = 'bohorg 3 basher, 2 krag_rider'\n[gold]\nbohorg = 40").choose("equip")
    search = Search(ClashSense(), 3, iterations=5, plies=100, margin=2)
    for _ in range(40):
        d = table.position.pending[0]
        if d.kind not in ("equip", "wearer"):
            break
        table.position.apply(0, search.pick(table.position, d.seat, d))
    assert table.asks() == "godleif action"
    assert table.gold("bohorg") < 40
