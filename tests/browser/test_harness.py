"""The tools of these tests: a browser is found or asked for, a server that fails is noticed, axe has teeth."""

from __future__ import annotations

from pathlib import Path

import pytest

import camp
from tests.table.house import House

from .barriers import barriers
from .conftest import Sit


def test_the_browser_is_the_one_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tmp_path / "my-browser"
    mine.write_text("#!/bin/sh\n", encoding="utf-8")
    mine.chmod(0o755)
    monkeypatch.setenv("WARCAMP_BROWSER", str(mine))
    assert camp.browser() == str(mine)


def test_without_a_browser_and_without_the_right_to_install_one_it_is_said_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("WARCAMP_BROWSER", raising=False)
    assert camp.browser() is None
    camp.set_up_browser()
    assert camp.NO_BROWSER in capsys.readouterr().err


def test_a_server_that_does_not_start_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="did not start"):
        House(tmp_path, "--no-such-word").start()


def test_a_barrier_is_found(house: House, sit: Sit) -> None:
    guest = sit(house)
    guest.visit("/about")
    assert barriers(guest.page) == []
    guest.page.evaluate("() => document.body.append(document.createElement('button'))")
    assert any(found.startswith("button-name") for found in barriers(guest.page))


def test_a_request_to_another_host_and_an_error_in_the_page_are_noticed(house: House, sit: Sit) -> None:
    guest = sit(house)
    guest.visit("/about")
    guest.page.evaluate("() => fetch('http://elsewhere.example/').catch(() => 0)")
    with guest.page.expect_event("pageerror"):
        guest.page.evaluate("() => { setTimeout(() => { throw new Error('planted'); }); }")
    assert any("planted" in fault for fault in guest.faults)
    with pytest.raises(AssertionError):
        guest.well()
    guest.faults.clear()
    guest.hosts.discard("http://elsewhere.example")
