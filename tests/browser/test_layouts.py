"""The table on every screen: nothing is cut off, the phone is played by touch, axe finds no barrier in any state."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.matches import SHORT, seated
from tests.table.house import House
from warcamp.drawing.drawing import DRAWINGS

from .conftest import Sit
from .guest import DESKTOP, LANDSCAPE, PHONE, SCREENS, SIZES, Guest
from .hands import by_list
from .robot import READY, Ask, Offer, Robot, read
from .tables import make

LARGE = {"ettin": 4}
"""Games whose table shows more with more players than a short match has."""


def sit_at(guest: Guest, game: str) -> str:
    seats = seated(game, "person")
    table = make(guest, game, [*seats, *["bot"] * (LARGE.get(game, 0) - len(seats))], SHORT[game])
    guest.visit(f"/t/{table}")
    guest.page.wait_for_function(READY)
    return table


def asked(guest: Guest) -> bool:
    """Waits for a question or the end; False at the end."""
    guest.page.wait_for_selector("#acts form.ask, #end:not([hidden])", timeout=60_000)
    return not read(guest.page).over


def kind(guest: Guest) -> str:
    """The rule that the first open question is about: one for each kind of question."""
    rule = guest.page.locator("#acts form.ask .q .rule").first
    return rule.get_attribute("data-rule") or "" if rule.count() else ""


@pytest.mark.parametrize("game", DRAWINGS)
def test_no_state_of_the_table_has_a_barrier(house: House, sit: Sit, game: str) -> None:
    guest = sit(house, size=DESKTOP)
    sit_at(guest, game)
    robot = Robot(guest.page, [by_list], 8)
    seen: set[str] = set()
    while asked(guest) and len(seen) < 8 and robot.moves < 60:
        state = kind(guest)
        if state not in seen:
            seen.add(state)
            guest.accessible()
            guest.shot(f"{len(seen)} {state}")
        robot.move()
    assert len(seen) >= 4


def test_dialogs_notices_and_high_contrast_have_no_barrier(house: House, sit: Sit) -> None:
    guest = sit(house)
    sit_at(guest, "clash_of_rage")
    asked(guest)
    for key, dialog in (("s", "menu"), ("?", "keys")):
        guest.page.keyboard.press(key)
        expect(guest.page.locator(f"dialog#{dialog}")).to_be_visible()
        guest.accessible()
        guest.shot(dialog)
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator(f"dialog#{dialog}")).to_be_hidden()
    guest.page.keyboard.press("s")
    guest.page.locator("#menu input[name=contrast][value=high]").check()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("html")).to_have_attribute("data-contrast", "high")
    guest.accessible()
    guest.shot("high contrast")
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("data-contrast", "high")


def test_what_cannot_be_chosen_says_why_with_its_rule(house: House, sit: Sit) -> None:
    guest = sit(house)
    sit_at(guest, "clash_of_rage")
    asked(guest)
    refused = guest.page.locator("#t [data-ref]:not(.can)").first
    refused.focus()
    guest.page.keyboard.press("?")
    expect(guest.page.locator("#why")).to_be_visible()
    expect(guest.page.locator("#why-t")).not_to_be_empty()
    guest.accessible()
    guest.shot("why not")
    rule = guest.page.locator("#why-r")
    if rule.is_visible():
        guest.visit(str(rule.get_attribute("href")))
        assert guest.page.locator(f'[id="{guest.page.url.partition("#")[2]}"]').count() == 1


@pytest.mark.parametrize(("size", "language"), SCREENS)
@pytest.mark.parametrize("game", DRAWINGS)
def test_the_table_fits_every_screen(house: House, sit: Sit, game: str, size: str, language: str) -> None:
    guest = sit(house, size=SIZES[size], touch=size == "phone", language=language)
    sit_at(guest, game)
    assert guest.page.locator("html").get_attribute("lang") == language
    robot = Robot(guest.page, [tapped if size == "phone" else by_list], 4)
    for n in range(4):
        if asked(guest):
            guest.fits()
            assert guest.page.evaluate(COVERED) == []
            robot.move()
        if n in (0, 3):
            guest.shot(str(n))
    asked(guest)
    guest.fits()
    if size in ("desktop", "wide"):
        tall, room = guest.page.evaluate(
            "() => [document.documentElement.scrollHeight, document.documentElement.clientHeight]"
        )
        assert tall <= room + 1, "the page scrolls"


COVERED = """() => {
  // The choices in the list that something else lies over, once they are scrolled to.
  const found = [];
  for (const b of document.querySelectorAll('#acts form.ask button')) {
    if (!b.checkVisibility()) continue;
    b.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const r = b.getBoundingClientRect();
    const over = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
    if (!b.contains(over)) found.push(b.textContent + ' under ' + (over ? over.outerHTML.slice(0, 80) : 'nothing'));
  }
  scrollTo(0, 0);
  return found;
}"""


def tapped(page: Page, ask: Ask, offer: Offer) -> None:
    """On a touch screen a tap selects and a second one, or the bar, confirms."""
    if ask.way != "pick":
        by_list(page, ask, offer)
        return
    button = page.locator(f'#acts form[data-d="{ask.d}"] button[name=a]').nth(ask.choices.index(offer))
    if not offer.shown:
        button.locator("xpath=ancestor::details/summary").tap()
    button.tap()
    sure = page.locator("#sure-yes")
    if sure.is_visible():
        assert read(page).mark, "nothing is sent before it is confirmed"
        sure.tap()


def test_a_plan_is_laid_by_touch_and_only_the_end_of_it_is_asked_about(house: House, sit: Sit) -> None:
    """IMM-PLAN-09, IMM-PLAN-11: a card on a slot can be taken back at will; who is ready has done with it."""
    guest = sit(house, size=PHONE, touch=True)
    sit_at(guest, "immortals")
    robot = Robot(guest.page, [tapped], 2)
    ready, sure = guest.page.locator("#acts button[value=ready]"), guest.page.locator("#sure")
    while asked(guest) and not ready.count():
        robot.move()
    laid = guest.page.locator("#boards .slot.full")
    for n in range(2):
        guest.page.locator("#hand .hit.can").first.tap()
        guest.page.locator("#boards .slot:not(.full) .hit.can").first.tap()
        expect(laid).to_have_count(n + 1)
        expect(sure).to_be_hidden()
    laid.first.locator(".hit").tap()
    expect(laid).to_have_count(1)
    ready.tap()
    expect(sure).to_be_visible()
    guest.shot("ready")
    expect(laid).to_have_count(1)


OUTSIDE = """() => {
  // What is shown of a preview beyond the edges of its box.
  const box = document.querySelector('.pop.pre'), r = box.getBoundingClientRect();
  return [...box.querySelectorAll('*')].filter(e => {
    const q = e.getBoundingClientRect();
    return q.width && (q.left < r.left - 1 || q.right > r.right + 1);
  }).map(e => e.textContent.trim());
}"""


def fights(offer: Offer) -> bool:
    """A fight, or in French a plan to attack."""
    return offer.tone == "foe" or offer.text.startswith("Attaque")


def foreseen(guest: Guest, game: str) -> tuple[Ask, Offer]:
    """Plays until a choice is asked for of which it is foreseen what it brings."""
    for seed in range(20):
        table = sit_at(guest, game)
        robot = Robot(guest.page, [by_list], seed, fierce=1.0, wants=fights)
        while asked(guest):
            ask = robot.seen().asks[0]
            offer = next((offer for offer in ask.choices if fights(offer)), ask.choices[0])
            query = urlencode({"d": ask.d, "a": offer.name, "seat": 0, "lang": "fr"})
            if guest.ask("GET", f"/api/tables/{table}/preview?{query}")["html"]:
                return ask, offer
            robot.move()
    raise AssertionError("nothing was ever foreseen")


@pytest.mark.parametrize("game", DRAWINGS)
def test_what_a_choice_would_bring_is_told_within_its_box(house: House, sit: Sit, game: str) -> None:
    guest = sit(house, size=LANDSCAPE, language="fr")
    ask, offer = foreseen(guest, game)
    button = guest.page.locator(f'#acts form[data-d="{ask.d}"] button[name=a]').nth(ask.choices.index(offer))
    if not offer.shown:
        button.locator("xpath=ancestor::details/summary").click()
    button.hover()
    expect(guest.page.locator(".pop.pre")).to_be_visible()
    guest.shot("preview")
    guest.accessible()
    assert guest.page.evaluate(OUTSIDE) == []


ON_SCREEN = """() => {
  // Whether something that can be chosen, or that the question is about, lies between the bar and the choices.
  const from = document.querySelector('#top').getBoundingClientRect().bottom;
  const to = document.querySelector('#acts').getBoundingClientRect().top;
  const found = mark => [...document.querySelectorAll('#t .' + mark)];
  const marked = found('can').length ? found('can') : found('about');
  return !marked.length || marked.map(e => e.getBoundingClientRect()).some(r => {
    const middle = r.top + r.height / 2;
    return r.width > 0 && middle > from && middle < to;
  });
}"""


@pytest.mark.parametrize("game", DRAWINGS)
def test_every_tab_of_the_phone_shows_something_and_has_no_barrier(house: House, sit: Sit, game: str) -> None:
    guest = sit(house, size=PHONE, touch=True, language="fr")
    sit_at(guest, game)
    robot = Robot(guest.page, [tapped], 2)
    for _ in range(4):
        if asked(guest):
            robot.move()
    asked(guest)
    tabs = guest.page.locator("#tabs button")
    assert tabs.count() >= 3
    for n in range(tabs.count()):
        tabs.nth(n).tap()
        expect(tabs.nth(n)).to_have_attribute("aria-current", "true")
        guest.fits()
        guest.accessible()
        guest.shot(f"tab {n}")
        shown = guest.page.evaluate("() => document.querySelector('#t').innerText.trim().length")
        assert shown > 20


@pytest.mark.parametrize("game", DRAWINGS)
def test_on_a_phone_the_page_goes_where_the_question_is(house: House, sit: Sit, game: str) -> None:
    guest = sit(house, size=PHONE, touch=True)
    sit_at(guest, game)
    robot = Robot(guest.page, [tapped], 7, wants=fights)
    while asked(guest) and robot.moves < 20:
        guest.page.wait_for_function(ON_SCREEN)
        robot.move()


def test_a_tablet_shows_the_realms_and_the_board_together_and_a_phone_in_turn(house: House, sit: Sit) -> None:
    guest = sit(house, size=SIZES["tablet"], touch=True)
    sit_at(guest, "immortals")
    asked(guest)
    parts = [guest.page.locator(part) for part in ("#world", "#boards", "#hand")]
    for part in parts:
        expect(part).to_be_visible()
    expect(guest.page.locator("#tabs button:visible")).to_have_count(3)
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for tab, shown in (("map", [True, False, False]), ("board", [False, True, True])):
        guest.page.locator(f"#tabs [data-tab={tab}]").tap()
        assert [part.is_visible() for part in parts] == shown
