"""The flow of play: questions, sealed answers, strands, the end of the game, and what a crash tells."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from warcamp.engine.chance import Dice, chance
from warcamp.engine.fields import fields
from warcamp.engine.flow import Decision, Position, begin, choose, choose_all, parallel
from warcamp.engine.rulec import rule
from warcamp.engine.source import Fair, Forced
from warcamp.engine.state import State
from warcamp.engine.zones import Layout, Zones


@fields
class Board(State):
    """Remembers what happened."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("over", "marks")

    marks: list[str]


def start(main: Any, *arguments: Any, forced: list[Any] | None = None) -> Position:
    s = Board()
    s.zones = Zones(Layout([]), [], [])
    s.marks = []
    return begin(s, main(s, *arguments), Forced(forced or []))


def answer(position: Position, seat: int, pick: int, strand: str = "") -> None:
    for i, d in enumerate(position.pending):
        if d.seat == seat and d.strand == strand:
            position.apply(i, pick)
            return
    raise AssertionError(f"seat {seat} is not asked in {strand!r}: {position.pending}")


@rule
async def ask_one(s: Board, options: list[int], force: bool) -> None:
    pick: int = await choose(0, "pick", options[:], force=force)
    s.marks.append(f"took {pick}")
    await choose(0, "end", [0, 1])


def test_a_question_waits_for_its_answer():
    position = start(ask_one, [3, 4], False)
    assert [repr(d) for d in position.pending] == ["<pick: seat 0, 2 options>"]
    position.apply(0, 4)
    assert position.s.marks == ["took 4"]
    assert [d.kind for d in position.pending] == ["end"]


def test_a_single_option_is_taken_without_asking():
    position = start(ask_one, [3], False)
    assert position.s.marks == ["took 3"]
    assert [d.kind for d in position.pending] == ["end"]


def test_a_forced_question_is_asked_even_with_a_single_option():
    position = start(ask_one, [3], True)
    assert [d.kind for d in position.pending] == ["pick"]
    position.apply(0, 3)
    assert position.s.marks == ["took 3"]


def test_nothing_is_asked_any_more_when_the_main_rule_is_over():
    position = start(ask_one, [3], False)
    position.apply(0, 0)
    assert position.pending == []


@rule
async def sealed(s: Board, seats: int) -> None:
    got: dict[int, int] = await choose_all([Decision(p, "bid", [1, 2, 3]) for p in range(seats)])
    s.marks.append(str(list(got.items())))
    await choose(0, "end", [0, 1])


def test_sealed_answers_come_together_in_the_order_of_the_questions():
    position = start(sealed, 3)
    for seat in (2, 0):
        answer(position, seat, seat + 1)
        assert position.s.marks == []
    assert [d.seat for d in position.pending] == [1]
    answer(position, 1, 3)
    assert position.s.marks == ["[(0, 1), (1, 3), (2, 3)]"]


def test_a_sealed_answer_can_be_taken_back_until_the_last_one_is_given():
    position = start(sealed, 3)
    answer(position, 0, 1)
    answer(position, 2, 2)
    assert sorted(d.seat for d in position.retractable) == [0, 2]
    assert position.retract(0, "bid")
    assert [d.seat for d in position.pending] == [0, 1]
    assert not position.retract(0, "bid")
    assert not position.retract(2, "another question")
    assert not position.retract(2, "bid", "another strand")
    answer(position, 1, 1)
    answer(position, 0, 3)
    assert position.s.marks == ["[(0, 3), (1, 1), (2, 2)]"]
    assert position.retractable == []
    assert not position.retract(2, "bid")


def test_a_sealed_question_to_nobody_is_answered_at_once():
    assert start(sealed, 0).s.marks == ["[]"]


def test_a_clone_has_sealed_answers_of_its_own():
    position = start(sealed, 2)
    answer(position, 0, 1)
    twin = position.clone()
    twin.retract(0, "bid")
    answer(twin, 0, 2)
    answer(twin, 1, 2)
    answer(position, 1, 3)
    assert (position.s.marks, twin.s.marks) == (["[(0, 1), (1, 3)]"], ["[(0, 2), (1, 2)]"])


@rule
async def war(s: Board) -> None:
    await parallel({"north": battle(s, 0, 1), "south": battle(s, 1, 2)})
    s.marks.append("peace")
    await choose(0, "end", [0, 1])


@rule
async def battle(s: Board, a: int, b: int) -> None:
    await parallel({"van": wing(s, a), "rear": wing(s, b)})
    s.marks.append(f"battle {a} {b}")


@rule
async def wing(s: Board, p: int) -> None:
    pick: int = await choose(p, "wing", [1, 2])
    faces: list[int] = await chance(Dice(pick, 6))
    s.marks.append(f"{p}: {faces}")
    if pick == 2 and faces[0] == 6:
        s.over = True


@rule
async def rounds(s: Board) -> None:
    await parallel({"north": three_times(s, 0), "south": three_times(s, 1)})
    s.over = True


@rule
async def three_times(s: Board, p: int) -> None:
    for n in range(3):
        pick: int = await choose(p, f"{n + 1}", [1, 2])
        s.marks.append(f"{p}: {pick}")


def test_an_answer_in_one_strand_leaves_the_questions_of_the_others_and_their_order():
    position = start(rounds)
    seen = [position.pending]
    for strand in ("south", "north", "south", "south", "north"):
        answer(position, 0 if strand == "north" else 1, 1, strand)
        seen.append(position.pending)
    told = [[f"{d.strand} {d.kind}" for d in asks] for asks in seen]
    assert told == [
        ["north 1", "south 1"],
        ["north 1", "south 2"],
        ["north 2", "south 2"],
        ["north 2", "south 3"],
        ["north 2"],
        ["north 3"],
    ], "and who has looked at them before keeps what he saw"
    answer(position, 0, 2, "north")
    assert (position.pending, position.s.marks[-1]) == ([], "0: 2")


def test_strands_inside_strands_have_names_that_address_their_questions():
    position = start(war)
    assert [(d.strand, d.seat) for d in position.pending] == [
        ("north/van", 0),
        ("north/rear", 1),
        ("south/van", 1),
        ("south/rear", 2),
    ]
    assert repr(position.pending[0]) == "<wing: seat 0 in north/van, 2 options>"


def test_strands_are_joined_when_the_last_of_them_is_over():
    position = start(war, forced=[[1], [2], [3], [4]])
    answer(position, 1, 1, "south/van")
    answer(position, 2, 1, "south/rear")
    assert position.s.marks == ["1: [1]", "2: [2]", "battle 1 2"]
    assert [d.strand for d in position.pending] == ["north/van", "north/rear"]
    answer(position, 1, 1, "north/rear")
    answer(position, 0, 1, "north/van")
    assert position.s.marks[-2:] == ["battle 0 1", "peace"]
    assert [(d.strand, d.kind) for d in position.pending] == [("", "end")]


def test_the_dice_of_a_strand_do_not_hang_on_who_is_quicker():
    ends = set()
    names = {"north/van": 0, "north/rear": 1, "south/van": 1, "south/rear": 2}
    for order in (list(names), list(reversed(names)), ["south/van", "north/van", "south/rear", "north/rear"]):
        s = Board()
        s.zones = Zones(Layout([]), [], [])
        s.marks = []
        position = begin(s, war(s), Fair(b"key"))
        for strand in order:
            answer(position, names[strand], 1, strand)
        ends.add(tuple(sorted(position.s.marks)))
    assert len(ends) == 1


def test_the_end_of_the_game_in_one_strand_stops_all_the_others():
    position = start(war, forced=[[6, 6]])
    answer(position, 0, 2, "north/van")
    assert position.over
    assert position.pending == []
    assert position.s.marks == ["0: [6, 6]"]


def test_no_strands_at_all_are_over_at_once():
    @rule
    async def nothing(s: Board) -> None:
        await parallel({})
        s.marks.append("joined")
        await choose(0, "end", [0, 1])

    assert start(nothing).s.marks == ["joined"]


@rule
async def outer(s: Board, depth: int) -> None:
    await choose(0, "go", [0, 1])
    await faulty(s, depth)


@rule
async def faulty(s: Board, depth: int) -> None:
    await choose(0, "again", [0, 1])
    s.marks.append(str(1 // (depth - depth)))


def test_a_crash_in_a_rule_tells_the_rules_in_progress_with_their_values_and_the_line():
    position = start(outer, 7)
    position.apply(0, 0)
    with pytest.raises(ZeroDivisionError) as e:
        position.apply(0, 0)
    (note,) = e.value.__notes__
    assert note.startswith("rules: test_flow.outer:")
    assert "> test_flow.faulty:" in note
    assert "depth=7" in note
    last = e.traceback[-1]
    assert str(last.path) == __file__
    assert "depth - depth" in str(last.statement)
