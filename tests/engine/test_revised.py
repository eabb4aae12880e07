"""Sealed questions that a seat answers in steps of its own: a secret plan, revised until all are ready."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from warcamp.engine.fields import fields
from warcamp.engine.flow import Position, begin, choose, choose_all
from warcamp.engine.game import Ask, Game
from warcamp.engine.match import Action, Match
from warcamp.engine.rulec import rule
from warcamp.engine.snapshot import dump, load
from warcamp.engine.source import Fast, Source, key_of_seed
from warcamp.engine.state import State
from warcamp.engine.storage import load as load_match
from warcamp.engine.storage import save
from warcamp.engine.view import determinise, view
from warcamp.engine.zones import REFEREE, Layout, Zones

READY = 0
SEATS = 3


@fields
class Planners(State):
    """Everybody writes numbers down, each once, and takes them back."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("shown", "over")
    PRIVATE: ClassVar[tuple[str, ...]] = ("plan",)
    REVISED: ClassVar[tuple[str, ...]] = ("plan",)

    plan: tuple[tuple[int, ...], ...]
    shown: tuple[int, ...]

    def privy(self, viewer: int, index: int) -> bool:
        return viewer == index

    def redeal(self, viewer: int, chance: Source) -> dict[int, int]:
        self.plan = tuple([row if p == viewer else () for p, row in enumerate(self.plan)])
        return {}

    def is_step(self, kind: str, option: int) -> bool:
        return kind == "plan" and option != READY

    def take_step(self, seat: int, kind: str, option: int) -> None:
        plan = list(self.plan)
        plan[seat] = (*plan[seat], option) if option > 0 else tuple([n for n in plan[seat] if n != -option])
        self.plan = tuple(plan)

    def choices(self, seat: int, kind: str) -> list[int]:
        return [READY, *[-n if n in self.plan[seat] else n for n in range(1, 4)]]


@rule
async def planners_play(s: Planners) -> None:
    await choose_all([choose(p, "plan", s.choices(p, "plan")) for p in range(SEATS)])
    s.shown = tuple([sum(row) for row in s.plan])
    await choose(0, "bow", [0, 1])
    s.over = True


class Content:
    hash = "planners"
    packs: ClassVar[list[str]] = []


class PlannersGame(Game):
    name = "planners"
    version = 1
    asks: ClassVar[dict[str, Ask]] = {"plan": Ask("plan", "P-01", secret=True), "bow": Ask("bow", "P-02")}  # type: ignore[misc]

    def content(self, packs: Any = ()) -> Any:
        return Content()

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        return given

    def table(self, options: dict[str, Any], content: Any) -> Planners:
        return blank()

    def main(self, s: Any) -> Any:
        return planners_play(s)

    def seats(self, s: Any) -> int:
        return SEATS

    def option_name(self, s: Any, d: Any, option: int) -> str:
        return str(option)


def blank() -> Planners:
    s = Planners()
    s.plan = ((),) * SEATS
    s.shown = ()
    s.zones = Zones(Layout([]), [], [])
    return s


@pytest.fixture
def position() -> Position:
    s = blank()
    return begin(s, planners_play(s), Fast(1))


@pytest.fixture
def match() -> Match:
    return Match(PlannersGame(), {}, key_of_seed("planners"))


def answer(position: Position, seat: int, option: int) -> None:
    i = next(i for i, d in enumerate(position.pending) if d.seat == seat)
    position.apply(i, option)


def options(position: Position, seat: int) -> list[int]:
    return next(d.options for d in position.pending if d.seat == seat)


def test_a_step_changes_the_own_plan_and_is_asked_again(position):
    answer(position, 1, 2)
    assert position.s.plan == ((), (2,), ())
    assert options(position, 1) == [READY, 1, -2, 3]
    answer(position, 1, -2)
    assert position.s.plan == ((), (), ())
    assert [d.seat for d in position.pending] == [0, 1, 2]


def test_all_go_on_when_the_last_is_ready(position):
    answer(position, 0, 3)
    for seat in range(SEATS):
        assert position.s.shown == ()
        answer(position, seat, READY)
    assert position.s.shown == (3, 0, 0)


def test_who_is_ready_can_think_again_while_another_is_not(position):
    answer(position, 0, 3)
    answer(position, 0, READY)
    assert [d.seat for d in position.pending] == [1, 2]
    assert position.retract(0, "plan")
    assert options(position, 0) == [READY, 1, 2, -3]


def test_others_see_who_is_ready_and_nothing_else(position):
    before = view(position, 1)
    answer(position, 0, 1)
    answer(position, 0, 2)
    assert view(position, 1) == before
    assert view(position, 0)["public"]["plan"] == [(1, 2), None, None]
    answer(position, 0, READY)
    assert view(position, 1)["sealed"] == [{"seat": 0, "ask": "plan"}]


def test_in_the_worlds_of_others_a_plan_is_taken_back_and_asked_anew(position):
    answer(position, 0, 1)
    answer(position, 1, 2)
    world = determinise(position, 1, Fast(3))
    assert world.s.plan == ((), (2,), ())
    assert options(world, 0) == [READY, 1, 2, 3]
    assert options(world, 1) == [READY, 1, -2, 3]
    assert position.s.plan == ((1,), (2,), ())
    assert options(position, 0) == [READY, -1, 2, 3]


def test_that_a_seat_is_ready_stays_where_answers_are_kept(position):
    answer(position, 0, 1)
    answer(position, 0, READY)
    kept = determinise(position, 1, Fast(3), keep_sealed=True)
    assert [d.seat for d in kept.pending] == [1, 2]
    assert [d.seat for d in determinise(position, 1, Fast(3)).pending] == [0, 1, 2]


def test_clones_and_snapshots_plan_apart(position):
    answer(position, 0, 1)
    clone = position.clone()
    back = load(dump(position), blank())
    answer(clone, 0, 2)
    answer(back, 0, 3)
    assert position.s.plan[0] == (1,)
    assert clone.s.plan[0] == (1, 2)
    assert back.s.plan[0] == (1, 3)


def test_the_log_does_not_tell_others_of_steps(match):
    for pick in ("1", "2", "-1", "0"):
        match.act(Action(0, "plan", pick))
    assert [line[2] for line in match.log(0)[1:]] == ["1", "2", "-1", "0"]
    assert [line[2] for line in match.log(REFEREE)[1:]] == ["1", "2", "-1", "0"]
    assert [line[:3] for line in match.log(1)[1:]] == [[0, "plan", None]]


def test_the_answer_that_opens_the_others_cannot_be_undone_alone(match):
    match.act(Action(0, "plan", "1"))
    match.act(Action(0, "plan", "0"))
    match.act(Action(1, "plan", "0"))
    match.act(Action(2, "plan", "3"))
    assert match.undo_point(2) == len(match.entries) - 1
    match.act(Action(2, "plan", "0"))
    assert match.position.s.shown == (1, 0, 3)
    assert match.undo_point(2) == len(match.entries)


def test_a_saved_plan_comes_back(match):
    match.act(Action(0, "plan", "1"))
    match.act(Action(0, "plan", "0"))
    match.retract(0, "plan")
    match.act(Action(0, "plan", "2"))
    again = load_match(save(match), match.game)
    assert again.position.s.plan == ((1, 2), (), ())
    assert again.digest() == match.digest()
