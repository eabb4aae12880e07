"""Answers in steps: what a seat does before it is ready reaches nobody else, not even as a message without content."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from warcamp.engine.match import Entry
from warcamp.table.views import since

from .house import House
from .serving import Guest, Server

OPTIONS = {"players": 3, "draft": "quick", "rounds": 1}
SEATS = range(3)
STEPS = 4


class Planning:
    """A table at which all three plan."""

    def __init__(self, url: str, host: Guest) -> None:
        self.id, secrets = host.make("immortals", ["person"] * 3, options=OPTIONS)
        self.people = [Guest(url, authorization=f"Bearer {secrets[seat]}") for seat in SEATS]
        asked = self.asked()
        while any(ask["ask"] != "plan" for ask in asked.values()):
            for seat, ask in asked.items():
                self.answer(seat, ask, ask["choices"][0]["name"])
            asked = self.asked()

    def asked(self) -> dict[int, dict[str, Any]]:
        """By seat, its open question."""
        found = {seat: guest.asks(self.id, seat) for seat, guest in enumerate(self.people)}
        return {seat: asks[0] for seat, asks in found.items() if asks}

    def answer(self, seat: int, ask: dict[str, Any], pick: str) -> None:
        body = {"d": ask["d"], "a": pick, "seat": seat}
        answer = self.people[seat].post(f"/api/tables/{self.id}/act", json=body)
        assert answer.status_code == 200, answer.text

    def step(self, seat: int, taking_back: bool = False) -> None:
        (ask,) = self.people[seat].asks(self.id, seat)
        names = [choice["name"] for choice in ask["choices"] if choice["name"] != "ready"]
        self.answer(seat, ask, next(name for name in names if name.endswith("empty") == taking_back))

    def known(self, seat: int) -> list[Any]:
        """What a seat knows of the match, and what it can do."""
        guest, table = self.people[seat], f"/api/tables/{self.id}"
        view = guest.get(f"{table}/view").json()
        return [view["view"], view["asks"], view["back"], guest.get(f"{table}/log").json()]

    def fetched(self, seat: int) -> list[str]:
        """All that a seat can ask for, when the table counts as changed included."""
        guest, table = self.people[seat], f"/api/tables/{self.id}"
        paths = [table, f"{table}/view", f"{table}/asks", f"{table}/log", f"{table}/chat", f"/t/{self.id}"]
        return [guest.get(path).text for path in paths]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("planning") / "table.sqlite") as server:
        yield server


@pytest.fixture
def planning(server: Server) -> Iterator[Planning]:
    with server.guest() as host:
        table = Planning(server.url, host)
        yield table
        for guest in table.people:
            guest.close()


def test_a_step_reaches_nobody_but_who_takes_it(planning: Planning) -> None:
    """IMM-PLAN-01, IMM-PLAN-12."""
    with ExitStack() as stack:
        sockets = [
            stack.enter_context(planning.people[seat].socket(planning.id, fmt=form, lang="en"))
            for seat in (1, 2)
            for form in ("html", "json")
        ]
        own = stack.enter_context(planning.people[0].socket(planning.id, fmt="html", lang="en"))
        assert all([socket.heard() for socket in [*sockets, own]])
        for socket in sockets:
            socket.heard()  # who came in after it
        before = [planning.fetched(seat) for seat in (1, 2)]
        for n in range(STEPS):
            planning.step(0, taking_back=n == STEPS - 1)
            assert own.heard(), "who plans sees what is planned"
            assert [socket.heard() for socket in sockets] == [[]] * len(sockets)
        assert [planning.fetched(seat) for seat in (1, 2)] == before
        assert len(planning.people[0].get(f"/api/tables/{planning.id}/log").json()["entries"]) > STEPS


def test_when_a_seat_is_ready_all_are_told_and_it_may_think_again(planning: Planning) -> None:
    """IMM-PLAN-11."""
    planning.step(0)
    with planning.people[1].socket(planning.id, fmt="json", lang="none") as other:
        other.heard()
        (ask,) = planning.people[0].asks(planning.id, 0)
        planning.answer(0, ask, "ready")
        assert len(other.heard()) == 1
        assert planning.people[0].asks(planning.id, 0) == []
        (back,) = planning.people[0].get(f"/api/tables/{planning.id}/view").json()["back"]
        answer = planning.people[0].post(f"/api/tables/{planning.id}/retract", json={"d": back, "seat": 0})
        assert answer.status_code == 200, answer.text
        assert len(other.heard()) == 1
        (again,) = planning.people[0].asks(planning.id, 0)
        assert {choice["name"] for choice in again["choices"]} == {choice["name"] for choice in ask["choices"]}


@pytest.mark.skipif(os.name != "posix", reason="there is no SIGKILL")
def test_every_step_is_there_when_the_server_is_killed_in_the_midst_of_planning(tmp_path: Path) -> None:
    """IMM-PLAN-01, IMM-PLAN-11, IMM-PLAN-12: what was acknowledged stays, and what was secret too."""
    with House(tmp_path, "--pace", "0", "--rate", "0", "--workers", "1") as house, Guest(house.url) as host:
        planning = Planning(house.url, host)
        for n in range(STEPS):
            planning.step(0, taking_back=n == STEPS - 1)
        planning.step(1)
        (ask,) = planning.people[1].asks(planning.id, 1)
        planning.answer(1, ask, "ready")
        before = [planning.known(seat) for seat in SEATS]
        house.kill()
        house.start()
        assert [planning.known(seat) for seat in SEATS] == before
        for seat, steps in enumerate((STEPS, 1, 0)):
            entries = planning.people[seat].get(f"/api/tables/{planning.id}/log").json()["entries"]
            plans = [entry for entry in entries if entry[1] == "plan"]
            own = [entry for entry in plans if entry[0] == seat]
            assert len(own) == steps + (seat == 1), "all of one's own steps"
            assert [entry[2] for entry in plans if entry[0] != seat] == [None] * (seat != 1), "only who is ready"
        (back,) = planning.people[1].get(f"/api/tables/{planning.id}/view").json()["back"]
        answer = planning.people[1].post(f"/api/tables/{planning.id}/retract", json={"d": back, "seat": 1})
        assert answer.status_code == 200, answer.text
        planning.step(1, taking_back=True)
        for guest in planning.people:
            guest.close()


def test_nothing_is_taken_back_while_others_may_be_taking_steps(planning: Planning) -> None:
    """Whether that needs their consent would tell whether they did."""
    for steps in (0, 1):
        for _ in range(steps):
            planning.step(1)
        answer = planning.people[0].post(f"/api/tables/{planning.id}/undo", json={"seat": 0})
        assert answer.status_code == 409 and "no-undo" in answer.text


def test_steps_do_not_count_when_one_looks_back() -> None:
    def match(*steps: bool) -> Any:
        return SimpleNamespace(entries=[Entry(None, [], [], step=step) for step in steps])

    assert since(match(False, False, False, False), 2) == 2
    assert since(match(False, False, True, False, True), 2) == 1
    assert since(match(False, True), 9) == 0
    assert since(match(False, False, False, False), 1, until=2) == 1
