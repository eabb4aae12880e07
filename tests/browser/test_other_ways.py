"""Other ways to play and to watch: one screen for two, no script, a replay, another language; and a guest who means
ill."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.matches import SHORT, seated
from tests.table.house import House
from warcamp.drawing.drawing import DRAWINGS

from .conftest import Sit
from .guest import Guest
from .hands import by_list
from .robot import CHANGED, READY, Robot, play_out, read
from .tables import CLASH, begin, join, make

SOURCE = Path(__file__).parents[2] / "src" / "warcamp"


def finished(guest: Guest, game: str) -> str:
    """A table at which bots have played to the end."""
    table = make(guest, game, seated(game), SHORT[game])
    guest.visit(f"/t/{table}")
    guest.page.wait_for_selector("#end:not([hidden])", timeout=120_000)
    return table


# -- one screen


@pytest.mark.parametrize("game", DRAWINGS)
def test_two_people_share_a_screen_and_nothing_of_a_hand_is_sent_before_its_player_is_there(
    house: House, sit: Sit, game: str
) -> None:
    guest = sit(house)
    table = make(guest, game, seated(game, "person", "person"), SHORT[game])
    frames: list[dict[str, object]] = []
    guest.page.on("websocket", lambda ws: ws.on("framereceived", lambda text: frames.append(json.loads(text))))
    guest.visit(f"/t/{table}")
    curtain = guest.page.locator("#curtain")
    looked: set[object] = set()
    for _ in range(8):
        expect(curtain).to_be_visible()
        if not looked:
            guest.shot("curtain")
            guest.accessible()
        assert guest.page.locator("#acts form.ask").count() == 0
        assert {frame.get("seat") for frame in frames if frame["t"] == "view"} <= {None}
        frames.clear()
        guest.page.locator("#curtain-open").click()
        expect(curtain).to_be_hidden()
        # What a bot did while the curtain still hung was sent to nobody in particular.
        (seat,) = {frame["seat"] for frame in frames if frame["t"] == "view"} - {None}
        looked.add(seat)
        robot = Robot(guest.page, [by_list], len(looked), fierce=0)
        frames.clear()
        for _ in range(30):
            guest.page.wait_for_selector("#curtain:not([hidden]), #acts form.ask", state="attached")
            if curtain.is_visible():
                break
            answer(robot)
        # What came for the one who looked was his; what came for the other is looked for above.
        frames[:] = [frame for frame in frames if frame.get("seat") != seat]
        if len(looked) == 2:
            break
    guest.shot("second player")
    assert looked == {0, 1}


def answer(robot: Robot) -> None:
    """One move, after which the curtain may fall."""
    seen = robot.seen()
    offer = robot.choose(seen.asks[0])
    by_list(robot.page, seen.asks[0], offer)
    robot.page.wait_for_function(
        "mark => !document.querySelector('#curtain').hidden ||"
        " [...document.querySelectorAll('#acts form[data-d]')].map(f => f.dataset.d).join(' ') !== mark",
        arg=seen.mark,
    )


# -- no script


@pytest.mark.parametrize("game", DRAWINGS)
def test_the_forms_play_without_script(house: House, sit: Sit, game: str) -> None:
    guest = sit(house, script=False)
    guest.visit("/")
    guest.page.locator(f'form[action="/play/{game}"] button').click()
    guest.page.wait_for_url("**/t/*")
    table = guest.page.url.rpartition("/")[2]
    moves = 0
    for _ in range(60):
        buttons = guest.page.locator("#acts form.ask button[name=a]")
        if not buttons.count():
            # A page that waits without script loads itself again.
            guest.page.reload()
            continue
        button = buttons.nth(moves % buttons.count())
        fold = button.locator("xpath=ancestor::details[not(@open)]/summary")
        if fold.count():
            fold.click()
        button.click()
        guest.page.wait_for_url(f"**/t/{table}*")
        moves += 1
        if moves == 8:
            break
    assert moves == 8
    guest.shot("without script")
    log = guest.ask("GET", f"/api/tables/{table}/log")["entries"]
    assert [entry[0] for entry in log].count(0) >= 8


# -- replay


@pytest.mark.parametrize("game", DRAWINGS)
def test_a_finished_table_is_watched_again_step_by_step_and_played_on_from_a_moment(
    house: House, sit: Sit, game: str
) -> None:
    guest = sit(house)
    table = finished(guest, game)
    guest.shot("end")
    guest.accessible()
    guest.visit(f"/t/{table}/replay")
    page = guest.page
    length = int(str(page.locator("#rbar").get_attribute("data-length")))
    assert length > 10
    page.locator("#first").click()
    expect(page.locator("#at")).to_have_value("1")
    deeds = set()
    for n in range(2, 8):
        page.locator("#next").click()
        expect(page).to_have_url(re.compile(rf"at={n}\b"))
        deeds.add(page.locator("#deed").inner_text())
    assert len(deeds) > 2
    guest.shot("replay")
    guest.accessible()
    page.locator("#slide").fill(str(length // 2))
    expect(page).to_have_url(re.compile(rf"at={length // 2}\b"))
    shown = page.locator("#t").inner_text()
    link = page.url
    for viewer in ("0", "1", "s", "r"):
        page.locator("#as").select_option(viewer)
        page.wait_for_url(re.compile(rf"as={viewer}\b"))
    guest.shot("as the referee")
    other = guest.open()
    guest.visit(link.removeprefix(guest.url), other)
    assert other.locator("#t").inner_text() == shown
    with page.expect_download() as download:
        page.locator('a[href$="/file"]').first.click()
    lines = download.value.path().read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["game"] == game
    assert json.loads(lines[-1])[0] == "end"
    guest.visit(f"/t/{table}/replay?at=6&as=r")
    page.locator("#fork").click()
    page.wait_for_url(lambda url: "/replay" not in url and table not in url)
    page.wait_for_selector("#acts form.ask", timeout=60_000)
    assert Robot(page, [by_list], 1).move()


def test_a_rematch_seats_everybody_at_a_new_table(house: House, sit: Sit) -> None:
    host, friend = sit(house, name="host"), sit(house, name="friend")
    table = make(host, "clash_of_rage", ["person", "open"], {**CLASH, "last_round": 1})
    join(friend, host.links[1], "Noé")
    begin(host, table)
    friend.page.wait_for_selector("#acts")
    play_out([Robot(host.page, [by_list], 1), Robot(friend.page, [by_list], 2)])
    host.page.locator('form[action$="/rematch"] button').click()
    host.page.wait_for_url(lambda url: table not in url and "/t/" in url)
    new = host.page.url.rpartition("/t/")[2]
    # Who sat at the old table is shown the way.
    expect(friend.page.locator(f'#end a[href*="{new}"], #end form[action*="rematch"]').first).to_be_visible()


# -- undo


def test_a_move_is_taken_back_with_one_press(house: House, sit: Sit) -> None:
    guest = sit(house)
    table = make(guest, "ettin", ["person", "bot"], {"nations": "recommended"})
    guest.visit(f"/t/{table}")
    robot = Robot(guest.page, [by_list], 3)
    undo = guest.page.locator("#undo")
    for _ in range(40):
        guest.page.wait_for_selector("#acts form.ask", timeout=60_000)
        guest.page.wait_for_function(READY)
        before = [choice.name for ask in read(guest.page).asks for choice in ask.choices]
        entries = len(guest.ask("GET", f"/api/tables/{table}/log")["entries"])
        robot.move()
        after = len(guest.ask("GET", f"/api/tables/{table}/log")["entries"])
        if after == entries + 1 and read(guest.page).asks and undo.is_enabled():
            mark = read(guest.page).mark
            guest.page.keyboard.press("u")
            guest.page.wait_for_function(CHANGED, arg=[mark, False])
            if len(guest.ask("GET", f"/api/tables/{table}/log")["entries"]) == entries:
                assert [choice.name for ask in read(guest.page).asks for choice in ask.choices] == before
                return
    raise AssertionError("nothing could be taken back")


# -- languages


def messages(language: str) -> dict[str, str]:
    """All texts without variables, by id."""
    found: dict[str, str] = {}
    for path in SOURCE.rglob(f"text/**/{language}.ftl"):
        for id, text in re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            found[f"{path.parent} {id}"] = text.strip()
    return found


@pytest.mark.parametrize("game", DRAWINGS)
def test_a_french_table_has_no_english_text(house: House, sit: Sit, game: str) -> None:
    english, french = messages("en"), messages("fr")
    said = set(french.values())
    foreign = {text for id, text in english.items() if len(text) > 9 and french.get(id) != text and text not in said}
    assert len(foreign) > 200
    guest = sit(house, language="fr")
    table = make(guest, game, seated(game, "person"), SHORT[game])
    guest.visit(f"/t/{table}")
    robot = Robot(guest.page, [by_list], 6)
    for n in range(15):
        guest.page.wait_for_selector("#acts form.ask, #end:not([hidden])", timeout=60_000)
        text = guest.page.evaluate(SPOKEN)
        lines = {line.strip() for line in re.split(r"[\n|]", text)}
        assert lines & foreign == set()
        if n == 5:
            guest.shot("in French")
        if not robot.move():
            break


SPOKEN = """() => [...document.querySelectorAll('body *')].flatMap(e => [
  ...[...e.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent),
  e.getAttribute('aria-label') || '', e.getAttribute('title') || '', e.getAttribute('placeholder') || '',
]).filter(t => t.trim()).join('|')"""


def test_the_language_is_switched_in_mid_game_and_stays(house: House, sit: Sit) -> None:
    guest = sit(house)
    table = make(guest, "clash_of_rage", ["person", "bot"], CLASH)
    guest.visit(f"/t/{table}")
    guest.page.wait_for_selector("#acts form.ask", timeout=60_000)
    before = guest.page.locator("#acts-h").inner_text()
    guest.page.locator('#top a[hreflang="fr"]').click()
    guest.page.wait_for_selector('html[lang="fr"]')
    assert guest.page.locator("#acts-h").inner_text() != before
    guest.page.wait_for_function(READY)
    Robot(guest.page, [by_list], 1).move()
    assert guest.page.locator("html").get_attribute("lang") == "fr"
    guest.visit("/")
    assert guest.page.locator("html").get_attribute("lang") == "fr"


# -- somebody who means ill

EVIL = "<img src=x onerror=window.hacked=1>"
EVILS = [
    "<script>window.hacked=1</script>",
    '"><svg onload=window.hacked=1>',
    "javascript:window.hacked=1",
    "{{ 7 * 7 }} </li></ol>",
    "<b>bold</b>",
]


def unharmed(page: Page) -> None:
    assert page.evaluate("() => window.hacked") is None
    assert page.locator("img[src=x], #cl b b, #cl script, #cl svg[onload]").count() == 0


def test_names_and_talk_are_text_and_never_markup(house: House, sit: Sit) -> None:
    host, friend, watcher = sit(house, name="host"), sit(house, name="friend"), sit(house, name="watcher")
    host.visit("/")
    host.page.locator("#me-name").fill(EVIL[:24])
    host.page.locator("form.me button").click()
    table = make(host, "clash_of_rage", ["person", "open"], CLASH)
    host.ask("PATCH", f"/api/tables/{table}/seats", {"seat": 0, "name": EVIL[:24]})
    join(friend, host.links[1], "<script>hacked=1</script>"[:24])
    for guest in (host, friend):
        guest.visit(f"/t/{table}")
        unharmed(guest.page)
    begin(host, table)
    friend.page.wait_for_selector("#acts")
    watcher.visit(f"/t/{table}")
    for guest in (host, friend, watcher):
        guest.page.wait_for_function(READY)
    for text in [EVIL, *EVILS]:
        host.page.locator("#words").fill(text)
        host.page.keyboard.press("Enter")
        for guest in (host, friend, watcher):
            expect(guest.page.locator("#cl")).to_contain_text(text)
            unharmed(guest.page)
    for guest in (host, friend, watcher):
        guest.page.reload()
        expect(guest.page.locator("#cl")).to_contain_text(EVIL)
        expect(guest.page.locator("#seats")).to_contain_text(EVIL[:24])
        unharmed(guest.page)
    host.shot("said")
    host.visit("/")
    unharmed(host.page)
    assert read(friend.page).over is False
