"""The first page: light, quick to a game, asks nobody but its own server."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.table.house import House
from warcamp.drawing.drawing import DRAWINGS

from .conftest import Sit
from .guest import SCREENS, SIZES
from .robot import READY, read

HEAVIEST = 300_000


class Scales:
    """Counts what comes over the wire."""

    def __init__(self, page: Page) -> None:
        self.total = 0
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.session.on("Network.loadingFinished", self.note)

    def note(self, event: dict[str, float]) -> None:
        self.total += int(event["encodedDataLength"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_page_is_light(house: House, sit: Sit, language: str) -> None:
    guest = sit(house, language=language)
    scales = Scales(guest.page)
    guest.visit("/")
    guest.page.wait_for_load_state("networkidle")
    assert 10_000 < scales.total < HEAVIEST


@pytest.mark.parametrize("game", DRAWINGS)
def test_the_page_of_a_table_is_light_too(house: House, sit: Sit, game: str) -> None:
    guest = sit(house)
    guest.visit("/")
    scales = Scales(guest.page)
    guest.page.locator(f'form[action="/play/{game}"] button').click()
    guest.page.wait_for_load_state("networkidle")
    assert 10_000 < scales.total < HEAVIEST


@pytest.mark.parametrize("game", DRAWINGS)
def test_a_newcomer_is_asked_for_a_first_decision_within_three_clicks(house: House, sit: Sit, game: str) -> None:
    guest = sit(house)
    guest.visit("/")
    guest.page.locator(f'form[action="/play/{game}"] button').click()
    guest.page.wait_for_function(READY)
    guest.page.wait_for_selector("#acts form.ask", timeout=60_000)
    seen = read(guest.page)
    assert seen.asks and seen.asks[0].choices
    guest.shot("first decision")


def test_a_table_is_set_up_and_started_with_forms_and_links(house: House, sit: Sit) -> None:
    host, friend = sit(house, name="host"), sit(house, name="friend", language="fr")
    host.visit("/")
    host.page.locator('a[href="/new/clash_of_rage"]').click()
    host.accessible()
    host.page.locator("#players").select_option("3")
    host.page.wait_for_selector("#seat2")
    host.page.locator("#seat1").select_option("open")
    host.shot("set-up")
    host.page.locator("#setup .go button").click()
    host.page.wait_for_selector("#room")
    host.shot("waiting room")
    host.accessible()
    link = host.page.locator("input[id^=link]").first.input_value()
    assert host.page.locator(".qr svg").count() == 1
    friend.visit(link)
    friend.accessible()
    friend.page.locator("#name").fill("Amélie")
    friend.page.locator(".join form button").click()
    expect(friend.page.locator("#room")).to_contain_text("Amélie")
    expect(host.page.locator("#room")).to_contain_text("Amélie")
    host.page.locator("form.go button").click()
    host.page.wait_for_selector("#acts")
    # The friend's page notices by itself.
    friend.page.wait_for_selector("#acts", timeout=30_000)
    host.visit("/")
    assert host.page.locator(f'a[href="{friend.page.url.removeprefix(house.url)}"]').count() >= 1


def test_the_old_link_leads_to_a_page_that_says_so(house: House, sit: Sit) -> None:
    guest = sit(house)
    guest.page.goto("/join/nobody-ever-made-this-link")
    guest.expect_faults("404")
    guest.accessible()
    guest.shot("too late")


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_every_page_around_the_table_fits_and_has_no_barrier(house: House, sit: Sit, size: str, language: str) -> None:
    guest = sit(house, size=SIZES[size], touch=size == "phone")
    for path in ("/", *[f"/{page}/{game}" for page in ("new", "rules") for game in DRAWINGS], "/about"):
        guest.visit(f"{path}?lang={language}")
        assert guest.page.locator("html").get_attribute("lang") == language
        guest.fits()
        guest.shot(path.strip("/").replace("/", " ") or "lobby")
        if (language, size) in (("en", "desktop"), ("fr", "phone")):
            guest.accessible()
