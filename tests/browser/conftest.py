"""What the tests in the browser have: Chromium, the real server, and as many people as they want."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import camp
from tests.table.house import House

from .guest import Guest

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "artefacts"

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    # No other host can be found, so that a page that needs one does not work.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]

Sit = Callable[..., Guest]


# One browser for all tests of this folder, and none while others run: the driver keeps an event loop running in the
# thread, which tests of coroutines cannot bear.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = camp.browser()
    if path is None:
        message = f"there is no browser to test with: {camp.NO_BROWSER}"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests that do it no harm; each makes its own tables."""
    with House(tmp_path_factory.mktemp("house"), *PLAIN) as house:
        yield house


PLAIN = ("--pace", "0", "--rate", "0", "--workers", "1")


@pytest.fixture
def house(shared_house: House) -> Iterator[House]:
    before = len(shared_house.log_of_faults())
    yield shared_house
    assert not shared_house.log_of_faults()[before:], shared_house.log[-4000:]


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be killed."""
    with House(tmp_path / "house", *PLAIN) as house:
        yield house
        assert not house.log_of_faults(), house.log[-4000:]


@pytest.fixture
def sit(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Brings people in: sit(house, size=PHONE, language="fr"). At the end nothing may have gone wrong for any."""
    guests: list[Guest] = []
    pictures = PICTURES / re.sub(r"\W+", "-", request.node.name).strip("-")

    def sit_down(house: House, **more: object) -> Guest:
        name = str(more.get("name") or f"guest {len(guests) + 1}")
        guest = Guest(chromium, house.url, pictures, **{**more, "name": name})  # type: ignore[arg-type]
        guests.append(guest)
        return guest

    yield sit_down
    failed = getattr(request.node, "failed", False)
    try:
        for guest in guests:
            if failed and not guest.page.is_closed():
                guest.shot(f"failed {guest.name}")
            if not failed:
                guest.well()
    finally:
        for guest in guests:
            guest.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    report = yield
    if call.when == "call":
        item.failed = report.failed  # type: ignore[attr-defined]
    return report
