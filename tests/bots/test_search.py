"""The search finds what is to be found, knows nothing it may not know, and keeps to its budget."""

from __future__ import annotations

import random
from typing import Any

import pytest

from warcamp.bots.search import CHECK, Node, Search
from warcamp.bots.sense import Sense
from warcamp.engine import PUBLIC, Decision, Fast, Layout, State, Zones, begin, choose, choose_all, fields, rule
from warcamp.engine.flow import Position
from warcamp.engine.view import determinise
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.state import victory_points
from warcamp.games.ettin.game import ETTIN


@fields
class Duel(State):
    """A toy: seat 0 may take a sure little, or open a door behind which seat 1 answers in its own interest."""

    PUBLIC = ("won", "over", "doors")
    won: list[int]
    doors: int


def duel(doors: int) -> Duel:
    s = Duel()
    s.won = [0, 0]
    s.doors = doors
    layout = Layout([])
    layout.zone("nothing", PUBLIC)
    s.zones = Zones(layout, [[]], [])
    return s


@rule
async def trap(s: Duel) -> None:
    door: int = await choose(0, "door", list(range(s.doors)))
    if door == 0:
        s.won[0] = 60
    elif door == s.doors - 1:
        s.won[0] = 90
    else:
        s.won[0] = 20 if await choose(1, "answer", [0, 1]) == 1 else 100
    s.won[1] = 100 - s.won[0]
    s.over = True


@rule
async def pennies(s: Duel) -> None:
    """Seat 1 wins if both show the same."""
    shown: dict[int, int] = await choose_all([Decision(p, "show", [0, 1]) for p in range(2)])
    s.won[0] = 0 if shown[0] == shown[1] else 100
    s.won[1] = 100 - s.won[0]
    s.over = True


@rule
async def seen(s: Duel) -> None:
    """A sure little, or a door that seat 1 sees and may shut."""
    door: int = await choose(0, "door", [0, 1, 2])
    s.won[0] = 20
    if door:
        s.won[0] = 0 if await choose(1, "shut", [1, 2]) == door else 100
    s.won[1] = 100 - s.won[0]
    s.over = True


class Purse(Sense):
    def __init__(self, public: bool = False) -> None:
        self.is_public = public

    def public(self, d: Decision) -> bool:
        return self.is_public

    def seats(self, s: Any) -> int:
        return 2

    def value(self, s: Any) -> list[float]:
        return [x / 100 for x in s.won]


class ClashSense(Sense):
    def seats(self, s: Any) -> int:
        return int(s.seats)

    def value(self, s: Any) -> list[float]:
        points = [victory_points(s, p) + 0.1 * s.gold[p] + 0.1 for p in range(s.seats)]
        return [x / sum(points) for x in points]


class EttinSense(Sense):
    def seats(self, s: Any) -> int:
        return int(s.seats)

    def value(self, s: Any) -> list[float]:
        return [(s.gold[s.controller.index(p)] + 1) / 100 for p in range(s.seats)]


def in_play(game: Any, options: dict[str, Any], moves: int, seed: int) -> Position:
    s = game.table(game.options(options), game.content())
    position = begin(s, game.main(s), Fast(seed))
    chance = random.Random(seed)
    for _ in range(moves):
        d = chance.choice(position.pending)
        position.apply(position.pending.index(d), chance.choice(d.options))
    return position


def test_it_foresees_that_another_seat_answers_in_its_own_interest():
    s = duel(3)
    position = begin(s, trap(s), Fast(1))
    d = position.pending[0]
    assert Search(Purse(), 1, iterations=400).pick(position, 0, d) == 2
    s = duel(2)
    position = begin(s, trap(s), Fast(1))
    assert Search(Purse(), 1, iterations=200).pick(position, 0, position.pending[0]) == 1


def test_an_option_far_down_a_long_list_is_found_with_more_thought():
    s = duel(60)
    position = begin(s, trap(s), Fast(1))
    assert Search(Purse(), 1, iterations=6000).pick(position, 0, position.pending[0]) == 59


def test_what_is_asked_at_once_is_answered_without_seeing_the_others_answer():
    """If seat 0 could see the other's coin, it would always win; so the value of both coins stays near one half."""
    s = duel(2)
    position = begin(s, pennies(s), Fast(1))
    search = Search(Purse(), 3, iterations=4000)
    search.pick(position, 0, position.pending[0])
    for thought in search.thoughts():
        assert 0.35 < thought.value < 0.65
        assert thought.visits > 1000


@pytest.mark.parametrize(
    ("game", "sense", "options"),
    [
        (CLASH_OF_RAGE, ClashSense(), {"players": 3, "clans": "random"}),
        (ETTIN, EttinSense(), {"players": 4, "nations": "random"}),
    ],
)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer(game, sense, options):
    differed = 0
    for seed in range(6):
        position = in_play(game, options, 40 + 17 * seed, seed)
        for d in position.pending[:2]:
            twin = determinise(position, d.seat, Fast(seed + 99))
            there = next(x for x in twin.pending if (x.seat, x.kind, x.strand) == (d.seat, d.kind, d.strand))
            differed += position.s.zones.cards != twin.s.zones.cards
            one, two = Search(sense, 5, iterations=25), Search(sense, 5, iterations=25)
            assert one.pick(position, d.seat, d) == two.pick(twin, d.seat, there)
            assert [(t.option, t.visits, t.value) for t in one.thoughts()] == [
                (t.option, t.visits, t.value) for t in two.thoughts()
            ]
    assert differed > 0


def test_thinking_changes_nothing_and_repeats_itself():
    position = in_play(CLASH_OF_RAGE, {"players": 2, "clans": "random"}, 60, 3)
    d = position.pending[0]
    before = position.s.zones.cards, position.s.units[:], position.source.word()
    position = in_play(CLASH_OF_RAGE, {"players": 2, "clans": "random"}, 60, 3)
    d = position.pending[0]
    first = Search(ClashSense(), 7, iterations=60).pick(position, d.seat, d)
    assert (position.s.zones.cards, position.s.units[:], position.source.word()) == before
    assert Search(ClashSense(), 7, iterations=60).pick(position, d.seat, d) == first


def test_the_budget_is_kept_and_must_be_given():
    position = in_play(CLASH_OF_RAGE, {"players": 2, "clans": "random"}, 60, 3)
    d = position.pending[0]
    search = Search(ClashSense(), 7, iterations=33)
    search.pick(position, d.seat, d)
    assert 0 < search.done <= 33
    hurried = Search(ClashSense(), 7, iterations=100_000, seconds=0.01)
    hurried.pick(position, d.seat, d)
    assert 0 < hurried.done < 100_000
    with pytest.raises(ValueError, match="budget"):
        Search(ClashSense(), 7)


def test_it_stops_when_no_more_thought_can_change_the_answer():
    """And not before: the answer is the one of a search that went on."""
    answers = []
    for settles in (True, False):
        s = duel(2)
        position = begin(s, trap(s), Fast(1))
        search = Search(Purse(), 1, iterations=400, curiosity=0.1)
        if not settles:
            search.iterations, search.seconds = 0, 0.05
        answers.append(search.pick(position, 0, position.pending[0]))
        visits = sorted(thought.visits for thought in search.thoughts())
        if settles:
            assert search.done < 400
            assert 400 - search.done < visits[-1] - visits[-2] <= 400 - search.done + 2 * CHECK
    assert answers == [1, 1]


def test_a_sealed_answer_that_is_drawn_gets_the_whole_budget():
    s = duel(2)
    position = begin(s, pennies(s), Fast(1))
    search = Search(Purse(), 3, iterations=100)
    search.think(position, 0, position.pending[0])
    assert search.done == 100


def test_options_that_are_not_open_do_not_settle_a_question():
    node = Node()
    node.learn([7, 8, 9])
    node.tried[:] = [50, 12, 10]
    assert node.is_settled([7, 8, 9], 37) and not node.is_settled([7, 8, 9], 38)
    assert node.is_settled([8, 9], 1) and not node.is_settled([8, 9], 2)
    assert not node.is_settled([1, 2], 0)


def test_the_tree_of_a_turn_is_kept_for_its_next_question():
    position = in_play(CLASH_OF_RAGE, {"players": 2, "clans": "random"}, 0, 5)
    chance = random.Random(2)
    while position.pending[0].kind != "move":
        position.apply(0, chance.choice(position.pending[0].options))
    d = position.pending[0]
    search = Search(ClashSense(), 7, iterations=200)
    unit = search.pick(position, d.seat, d)
    while unit == d.options[0]:
        unit = d.options[-1]
        search.answered = unit
    position.apply(0, unit)
    follow = position.pending[0]
    assert follow.kind == "to"
    kept = search.kept(follow)
    assert kept.visits > 0 and set(kept.order) >= set(follow.options)


def test_rivals_answer_to_what_they_see():
    s = duel(3)
    position = begin(s, seen(s), Fast(1))
    search = Search(Purse(public=True), 2, iterations=600, curiosity=0.7)
    assert search.pick(position, 0, position.pending[0]) == 0
    assert sorted(node.favourite([1, 2]) for node in search.root.kids.values()) == [1, 2]


def test_a_search_that_cheats_knows_the_hidden_cards():
    position = begin(
        s := CLASH_OF_RAGE.table(CLASH_OF_RAGE.options({"players": 2}), CLASH_OF_RAGE.content()),
        CLASH_OF_RAGE.main(s),
        Fast(4),
    )
    while position.pending[0].kind != "tactics":
        position.apply(0, position.pending[0].options[0])
    hands = []

    class Peeping(ClashSense):
        def recall(self, world: Position, seat: int) -> None:
            hands.append(str(world.s.zones.cards))

    for cheats, worlds in ((True, 1), (False, 2)):
        hands.clear()
        search = Search(Peeping(), 1, iterations=20, plies=2)
        search.cheats = cheats
        search.think(position, 0, position.pending[0])
        assert (len(set(hands)) >= worlds) if worlds > 1 else len(set(hands)) == 1
