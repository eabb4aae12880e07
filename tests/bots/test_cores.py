"""A search on two cores: honest, repeatable, its own processes ended, its failures told."""

from __future__ import annotations

import gc
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from warcamp.bots.cores import CoreFailed, Cores, Found, end, merged, seed_of
from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Decision, Position, begin
from warcamp.engine.snapshot import dump
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.games.registry import game_of

OPTIONS: dict[str, dict[str, Any]] = {
    "clash_of_rage": {"players": 2, "clans": "random"},
    "ettin": {"players": 4, "nations": "random"},
}


def position_of(game: str, moves: int = 0) -> Position:
    rules = game_of(game)
    s = rules.table(rules.options(OPTIONS[game]), rules.content())
    position = begin(s, rules.main(s), Fast(5))
    luck = Fast(6)
    for _ in range(moves):
        options = position.pending[0].options
        position.apply(0, options[luck.below(len(options))])
    return position


def cores(game: str, seed: int = 1, n: int = 2, iterations: int = 20) -> Cores:
    bot = Cores(game, "captain", seed, n, OPTIONS[game])
    bot.search.iterations, bot.search.seconds = iterations, 0.0
    return bot


def heard(bot: Cores) -> list[tuple[int, int, float]]:
    return [(t.option, t.visits, t.value) for t in bot.thoughts()]


def thoughtful(position: Position, bot: Cores) -> Iterator[Decision]:
    """The questions that the bot has to think about; it plays all seats."""
    while True:
        d = position.pending[0]
        if bot.search.at_once(position, d) < 0:
            yield d
        position.apply(0, bot.pick(position, d.seat, d))


@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_the_same_seed_iterations_and_cores_give_the_same_answers(game):
    def answers() -> list[Any]:
        out: list[Any] = []
        position = position_of(game, 30)
        with cores(game) as bot:
            for _, d in zip(range(3), thoughtful(position, bot), strict=False):
                before = dump(position)
                option = bot.pick(position, d.seat, d)
                assert option in d.options and dump(position) == before
                out.append((option, heard(bot)))
        return out

    assert answers() == answers()


def test_every_process_has_a_chance_of_its_own():
    assert len({seed_of(seed, n) for seed in range(5) for n in range(4)}) == 20


def test_what_all_processes_found_is_added_up():
    position = position_of("ettin")
    with cores("ettin", iterations=21) as bot:
        d = next(thoughtful(position, bot))
        bot.pick(position, d.seat, d)
        assert bot.done == 21
        assert sum(t.visits for t in bot.thoughts()) == 21
    node = merged([Found([4, 7], [2, 1], [1.5, 0.5]), Found([7, 9], [3, 1], [2.0, 0.25])])
    assert (node.order, node.tried, node.total) == ([4, 7, 9], [2, 4, 1], [1.5, 2.5, 0.25])
    assert node.favourite([4, 7, 9]) == 7


def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer():
    position = position_of("ettin", 60)
    d = position.pending[0]
    twin = determinise(position, d.seat, Fast(99))
    there = next(x for x in twin.pending if (x.seat, x.kind, x.strand) == (d.seat, d.kind, d.strand))
    assert twin.s.zones.cards != position.s.zones.cards
    with cores("ettin") as one, cores("ettin") as two:
        assert one.pick(position, d.seat, d) == two.pick(twin, d.seat, there)
        assert heard(one) == heard(two) != []


def test_processes_live_on_between_questions_and_end_with_the_block():
    position = position_of("ettin")
    with cores("ettin", iterations=4) as bot:
        questions = thoughtful(position, bot)
        next(questions)
        bot.think(position, position.pending[0].seat, position.pending[0])
        first = bot.processes[:]
        next(questions)
        next(questions)
        assert bot.processes == first
        assert [process.poll() for process in first] == [None, None]
    assert bot.processes == []
    assert [process.returncode for process in first] == [0, 0]


def test_a_bot_that_is_forgotten_leaves_no_process():
    position = position_of("ettin")
    bot = cores("ettin", iterations=4)
    d = next(thoughtful(position, bot))
    bot.pick(position, d.seat, d)
    processes = bot.processes[:]
    del bot
    gc.collect()
    assert all(process.returncode is not None for process in processes)


def test_a_process_that_fails_says_why_and_the_next_question_finds_new_ones():
    position = position_of("ettin")
    with cores("ettin", iterations=4) as bot:
        d = next(thoughtful(position, bot))
        bot.options = {"players": 1}
        with pytest.raises(CoreFailed, match=r"core 1 of 2, captain of ettin: .*BadInput: .*players") as failed:
            bot.pick(position, d.seat, d)
        assert "Traceback" in failed.value.__notes__[0]
        assert bot.processes == []
        bot.options = OPTIONS["ettin"]
        assert bot.pick(position, d.seat, d) in d.options


def test_a_process_that_dies_is_noticed():
    position = position_of("ettin")
    with cores("ettin", iterations=4) as bot:
        d = next(thoughtful(position, bot))
        bot.pick(position, d.seat, d)
        bot.processes[1].kill()
        bot.processes[1].wait()
        with pytest.raises(CoreFailed, match=r"core 2 of 2, captain of ettin: its process died \(-9\)"):
            bot.think(position, d.seat, d)


def test_a_number_of_cores_that_cannot_be_is_refused():
    with pytest.raises(BadInput, match="expected 1 to 64, got 0"):
        Cores("ettin", "captain", 1, 0, {})


def test_one_that_does_not_end_by_itself_is_ended():
    endless = subprocess.Popen(["sleep", "600"], stdin=subprocess.PIPE)
    end([endless], 0.0)
    assert endless.returncode == -9
