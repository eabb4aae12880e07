"""The greedy player: honest, repeatable, never at a loss, and not a fool."""

from __future__ import annotations

from typing import ClassVar

from tests.bots.suites.greedy import Greedy, Options
from tests.games.clash_of_rage.fight import combats, fight
from tests.games.clash_of_rage.table import TWO_TILES, Table
from warcamp.bots import Bot, RandomBot, play_bots
from warcamp.bots.clash_of_rage import GreedyBot
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE

SECOND = TWO_TILES.replace("first action", "second action")


class TestGreedy(Greedy):
    game = CLASH_OF_RAGE
    content = CLASH_OF_RAGE.content()
    usual: ClassVar[Options] = {"last_round": 12, "difficulty": "easy"}
    short: ClassVar[Options] = {"last_round": 6}
    honest = (2, 3)
    dropped = tuple((players, {"map": "players", "last_round": 4}) for players in (1, 2, 4))
    players = 3
    most = 250
    differing = 5


def play(table: Table, questions: int = 99) -> Table:
    """Let greedy players answer while it is the same seat's turn."""
    bots = [GreedyBot(k) for k in range(table.s.seats)]
    turn = (table.s.round, table.s.phase, table.s.turn)
    for _ in range(questions):
        if table.position.over or (table.s.round, table.s.phase, table.s.turn) != turn:
            break
        d = table.position.pending[0]
        table.position.apply(0, bots[d.seat].pick(table.position, d.seat, d))
    return table


def answer(table: Table) -> str:
    """What a greedy player says to the open question."""
    d = table.position.pending[0]
    return CLASH_OF_RAGE.option_name(table.s, d, GreedyBot(1).pick(table.position, d.seat, d))


def test_it_forges_the_last_point() -> None:
    table = Table(
        SECOND + "[units]\nA1 = 'bohorg 1 basher'\nA0 = 'bohorg 1 basher'\nB5 = 'bohorg 2 basher'\n"
        "[crystals]\nbohorg = 6\n[worn]\nbasher = ['twin_stars']"
    )
    assert play(table).position.over
    assert table.points("bohorg") == 4


def test_it_takes_an_open_city_for_the_last_point() -> None:
    table = Table(
        SECOND + "[units]\nA6 = 'bohorg 1 basher'\nB5 = 'bohorg 1 basher'\n"
        "[worn]\nbasher = ['twin_stars', 'mirror_aegis']"
    )
    assert play(table).position.over
    assert table.owner("A0") == "bohorg"


def test_it_does_not_leave_the_city_that_wins() -> None:
    table = Table(
        SECOND + "[units]\nA0 = 'bohorg 1 basher'\nB5 = 'bohorg 1 basher'\nA2 = 'godleif 1 raider'\n"
        "[worn]\nbasher = ['twin_stars', 'mirror_aegis']"
    )
    assert play(table).position.over


def test_it_leaves_a_garrison_in_a_city_when_it_marches_on() -> None:
    table = Table(
        TWO_TILES + "[units]\nA0 = 'bohorg 5 basher, 3 krag_rider'\nA1 = 'elves 1 high_elder, 1 shining_guard'"
    )
    play(table)
    assert table.owner("A1") == "bohorg"
    assert table.owner("A0") == "bohorg"


def test_it_does_not_attack_a_city_with_one_unit() -> None:
    table = Table(TWO_TILES + "[units]\nA6 = 'bohorg 1 basher'\nA0 = 'elves 2 high_elder, 2 templar'")
    play(table)
    assert not table.told("combat")


def test_it_flees_from_a_lost_combat_and_stays_in_a_won_one() -> None:
    lost = fight("godleif 2 berserker, 1 frost_giant", "elves 4 high_elder, 4 templar", "BBBB", "B", "BBB")
    assert answer(lost) == "flee"
    won = fight("godleif 5 raider, 3 berserker", "elves 1 high_elder", "BBB", "BBB")
    assert answer(won) == "strike"


def test_it_fights_the_surest_combat_first() -> None:
    table = combats(
        {"B4": "bohorg 1 basher; elves 2 templar", "B0": "bohorg 4 basher; elves 1 high_elder"},
        clans=["bohorg", "godleif"],
    )
    assert answer(table) == "B0"


def test_an_equip_action_ends_and_spends_gold_on_what_helps() -> None:
    table = Table(TWO_TILES + "[units]\nA2 = 'bohorg 3 basher, 2 krag_rider'\n[gold]\nbohorg = 30").choose("equip")
    play(table)
    assert table.gold("bohorg") < 30
    assert table.worn("basher") or table.worn("krag_rider")
    assert not table.worn("executioner")


def test_it_beats_random_play_from_either_seat() -> None:
    for seat in (0, 1):
        bots: list[Bot] = [RandomBot(1), RandomBot(2)]
        bots[seat] = GreedyBot(3)
        position = TestGreedy().begun(2, 11, {"last_round": 25})
        play_bots(position, bots)
        assert position.s.winner == seat
