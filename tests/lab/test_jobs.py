"""Games in processes: in order, whoever is done first, and gone when nobody wants them any more."""

import pytest

from tests.lab.playing import here, in_two, timeless
from warcamp.lab.game import encode, read_played
from warcamp.lab.jobs import Crew, WorkerLost, in_processes
from warcamp.lab.setup import setup
from warcamp.lab.simulate import job


def lines(n):
    given = setup("ettin", ["random"], n, 4)
    return [encode(job(given, k)) for k in range(n)]


def test_the_number_of_processes_changes_nothing():
    one = [timeless(read_played(line)) for line in here(iter(lines(12)))]
    two = [timeless(read_played(line)) for line in in_two(iter(lines(12)))]
    assert one == two
    assert [played.id for played in one] == [str(k) for k in range(12)]


def test_questions_are_fetched_only_when_there_is_room():
    asked = 0

    def endless():
        nonlocal asked
        for line in lines(1) * 1000:
            asked += 1
            yield line

    answers = in_processes(endless(), 2)
    next(answers)
    assert asked < 20
    answers.close()  # type: ignore[attr-defined]


def test_a_process_that_ends_is_told_with_the_game_it_was_at():
    with pytest.raises(WorkerLost, match="no job at all"):
        list(in_processes(["no job at all"], 2))


def test_nobody_is_asked_after_the_end():
    crew = Crew()
    crew.dismiss()
    with pytest.raises(WorkerLost):
        crew.ask(lines(1)[0])
    crew.close()
