"""The greedy player of Immortals: honest, repeatable, never at a loss, and not stupid."""

import random
from copy import deepcopy

import pytest

from tests.games.immortals.table import FOUR, Table, at, box
from warcamp.bots import Bot, RandomBot, play_bots
from warcamp.bots.immortals import GreedyBot
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise, view
from warcamp.engine.zones import REFEREE
from warcamp.games.immortals import options
from warcamp.games.immortals.names import option_name
from warcamp.games.immortals.rules.play import play


def game(players: int, seed: int, **given: object) -> Position:
    s = options.table(options.checked({"players": players, **given}), box())
    return begin(s, play(s), Fast(seed))


def find(position: Position, seat: int, kind: str):
    return next(d for d in position.pending if d.seat == seat and d.kind == kind)


@pytest.mark.parametrize("players", [3, 4])
def test_what_it_may_not_know_changes_nothing(players: int) -> None:
    """Two worlds that its seat cannot tell apart get the same answer, question by question."""
    position = game(players, 3, rounds=2)
    ones = [GreedyBot(k) for k in range(players)]
    twos = [GreedyBot(k) for k in range(players)]
    redeal = Fast(8)
    differed = 0
    while not position.over:
        d = position.pending[0]
        a, b = determinise(position, d.seat, redeal), determinise(position, d.seat, redeal)
        differed += view(a, REFEREE)["zones"] != view(b, REFEREE)["zones"]
        pick = ones[d.seat].pick(a, d.seat, find(a, d.seat, d.kind))
        assert twos[d.seat].pick(b, d.seat, find(b, d.seat, d.kind)) == pick
        position.apply(0, pick)
    assert differed > 50


def test_it_leaves_the_position_as_it_is() -> None:
    position = game(4, 4, rounds=2)
    bots = [GreedyBot(k) for k in range(4)]
    while not position.over:
        d = position.pending[0]
        before = deepcopy(view(position, REFEREE))
        pick = bots[d.seat].pick(position, d.seat, d)
        assert view(position, REFEREE) == before
        position.apply(0, pick)


def test_the_same_seeds_play_the_same_game() -> None:
    one, two = game(4, 6, tribes="chosen"), game(4, 6, tribes="chosen")
    play_bots(one, [GreedyBot(k) for k in range(4)])
    play_bots(two, [GreedyBot(k) for k in range(4)])
    assert view(one, REFEREE) == view(two, REFEREE)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_has_an_answer_wherever_it_is_dropped(players: int) -> None:
    """Every third answer is somebody else's: plans break, odd armies appear, and it goes on."""
    position = game(players, 9, tribes="chosen", rounds=2)
    chance = random.Random(2)
    bots = [GreedyBot(k) for k in range(players)]
    while not position.over:
        asks = position.pending
        k = chance.randrange(len(asks))
        pick = bots[asks[k].seat].pick(position, asks[k].seat, asks[k])
        assert pick in asks[k].options
        position.apply(k, chance.choice(asks[k].options) if chance.random() < 1 / 3 else pick)


def test_it_beats_random_play_from_every_seat() -> None:
    for seat in range(4):
        bots: list[Bot] = [GreedyBot(k) if k == seat else RandomBot(k) for k in range(4)]
        position = game(4, 11 + seat)
        play_bots(position, bots)
        assert position.s.winners == (seat,)


# ---- single questions
def answer(t: Table, seat: int = 0) -> str:
    d = next(d for d in t.position.pending if d.seat == seat)
    return option_name(t.s, d, GreedyBot(1).pick(t.position, seat, d))


def planned(text: str, seat: int = 0) -> dict[str, str]:
    """The plan that a seat would lay, by slot."""
    t = Table(at("planning", FOUR + text))
    bot = GreedyBot(1)
    found: dict[str, str] = {}
    while True:
        d = next(d for d in t.position.pending if d.seat == seat)
        pick = bot.pick(t.position, seat, d)
        name = option_name(t.s, d, pick)
        if name == "ready":
            return found
        slot, _, card = name.partition(" ")
        found[slot] = card
        t.position.apply(t.position.pending.index(d), pick)


RICH = """
rounds = 5
round = 1
[sides]
light_heartwood = [0, 5]
light_mosshollow = [0, 4]
dark_heartwood = [0, 2]
light_treehome = [1, 1]
[hand]
0 = ["heartwood", "mosshollow", "light_treehome"]
[gold]
0 = 6
[energy]
0 = 6
"""


def test_a_plan_attacks_with_the_card_of_a_weak_neighbour_and_builds_where_it_can_pay() -> None:
    plan = planned(RICH)
    assert "light_treehome" in [plan[slot] for slot in ("a4", "a6", "a7")]
    assert plan["a3"] in ("heartwood", "mosshollow")
    assert "magic_shrine_or_takeover" in (plan["m1"], plan["m2"])


def test_what_has_no_use_is_covered_with_blank_cards() -> None:
    plan = planned(RICH)
    assert list(plan.values()).count("blank") == 4


def test_who_has_nothing_extracts_with_the_cards_that_attacks_do_not_need() -> None:
    poor = RICH.replace("0 = 6", "0 = 0").replace(
        "light_treehome = [1, 1]", "light_treehome = [1, 1]\ndark_reedmere = [0, 1]"
    )
    plan = planned(poor.replace('"mosshollow",', '"mosshollow", "reedmere",'))
    assert "reedmere" in (plan["a1"], plan["a5"])


def revealed(text: str) -> Table:
    return Table(FOUR + "rounds = 5\nround = 1\n" + text)


def test_a_capital_comes_before_a_shrine_and_a_portal() -> None:
    t = revealed(
        """
        [sides]
        light_heartwood = [0, 3]
        [hand]
        1 = ["murk"]
        [slots]
        "0.a3" = "heartwood"
        [gold]
        0 = 4
        [energy]
        0 = 4
        """
    )
    t.choose("a3")
    assert answer(t) == "light_heartwood capital"


def test_a_hopeless_attack_is_not_made() -> None:
    t = revealed(
        """
        [sides]
        light_heartwood = [0, 2]
        light_treehome = [1, 9]
        light_mosshollow = [1, 9]
        light_mountainhome = [1, 9]
        light_forge_fire = [1, 9]
        light_borderland = [1, 9]
        [slots]
        "0.a4" = "heartwood"
        """
    )
    t.choose("a4")
    assert answer(t) == "forfeit"


def test_compensation_is_what_there_is_less_of() -> None:
    t = revealed(
        """
        [sides]
        light_heartwood = [0, 3]
        light_murk = [1, 3]
        [slots]
        "0.a1" = "heartwood"
        "1.a1" = "murk"
        [gold]
        0 = 9
        """
    )
    t.choose("pass")
    assert answer(t) == "energy"
