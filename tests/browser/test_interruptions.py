"""What happens to laptops: reloaded, opened twice, cut off, and the server killed while a fight goes on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.table.house import House

from .conftest import Sit
from .guest import Guest
from .hands import by_list
from .robot import READY, Robot, read
from .tables import make

FIGHT = {"clans": "random"}
REGIONS = "() => [...document.querySelectorAll('#fight, #acts, #mine, #hand, #pieces')].map(e => e.textContent)"


def table_with(guest: Guest) -> str:
    return make(guest, "clash_of_rage", ["person", "bot"], FIGHT)


def asked(page: Page) -> str:
    """Waits until the page asks something; gives what."""
    page.wait_for_function(READY)
    page.wait_for_selector("#acts form.ask", timeout=60_000)
    return read(page).mark


def both_asked(moved: Page, other: Page) -> str:
    """Waits until both pages ask the same. The one that moved last is read: the other may still show what was."""
    mark = asked(moved)
    expect(other.locator(f'#acts form[data-d="{mark}"]')).to_be_visible()
    return mark


def move(robot: Robot) -> None:
    asked(robot.page)
    assert robot.move()


def fight(guest: Guest) -> Robot:
    """Plays until this seat is asked something in the middle of a fight."""
    for seed in range(20):
        table = table_with(guest)
        guest.visit(f"/t/{table}")
        robot = Robot(guest.page, [by_list], seed, fierce=1.0)
        for _ in range(60):
            asked(guest.page)
            if guest.page.locator("#fight").is_visible():
                return robot
            robot.move()
    raise AssertionError("there never was a fight")


def test_a_reloaded_page_shows_the_same_and_goes_on(house: House, sit: Sit) -> None:
    guest = sit(house)
    guest.visit(f"/t/{table_with(guest)}")
    robot = Robot(guest.page, [by_list], 3)
    for _ in range(4):
        move(robot)
    before = asked(guest.page), guest.page.evaluate(REGIONS)
    guest.page.reload()
    assert (asked(guest.page), guest.page.evaluate(REGIONS)) == before
    move(robot)


def test_two_tabs_show_the_same_and_a_choice_in_both_counts_once(house: House, sit: Sit) -> None:
    guest = sit(house)
    table = table_with(guest)
    guest.visit(f"/t/{table}")
    second = guest.open()
    guest.visit(f"/t/{table}", second)
    moved, other = guest.page, second
    for n in range(4):
        both_asked(moved, other)
        moved, other = other, moved
        move(Robot(moved, [by_list], n))
    mark = both_asked(moved, other)
    entries = len(guest.ask("GET", f"/api/tables/{table}/log")["entries"])
    # Both press at the same moment; the one that comes later finds the question gone, which is no fault.
    for page in (guest.page, second):
        page.evaluate(
            "() => { const b = document.querySelector('#acts button[name=a]');"
            " new BroadcastChannel('now').onmessage = () => b.click(); }"
        )
    guest.page.evaluate("() => new BroadcastChannel('now').postMessage('')")
    guest.page.wait_for_function("mark => document.querySelector('#acts form.ask')?.dataset.d !== mark", arg=mark)
    second.wait_for_function("mark => document.querySelector('#acts form.ask')?.dataset.d !== mark", arg=mark)
    log = guest.ask("GET", f"/api/tables/{table}/log")["entries"]
    assert [entry[0] for entry in log[entries:]].count(0) == 1


def test_what_is_chosen_while_offline_is_done_when_the_network_is_back(house: House, sit: Sit) -> None:
    guest = sit(house)
    guest.visit(f"/t/{table_with(guest)}")
    mark = asked(guest.page)
    guest.context.set_offline(True)
    expect(guest.page.locator("html")).to_have_attribute("data-net", "off")
    guest.shot("offline")
    guest.page.locator("#acts button[name=a]").first.click()
    assert read(guest.page).mark == mark
    guest.context.set_offline(False)
    expect(guest.page.locator("html")).to_have_attribute("data-net", "on")
    guest.page.wait_for_function("mark => document.querySelector('#acts form.ask')?.dataset.d !== mark", arg=mark)
    guest.expect_faults("ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource|Failed to fetch")
    move(Robot(guest.page, [by_list], 1))


def test_the_server_is_killed_in_the_middle_of_a_fight_and_everything_is_as_it_was(own_house: House, sit: Sit) -> None:
    guest = sit(own_house)
    robot = fight(guest)
    guest.shot("fight")
    before = asked(guest.page), guest.page.evaluate(REGIONS)
    own_house.kill()
    expect(guest.page.locator("html")).to_have_attribute("data-net", "off")
    guest.shot("server gone")
    own_house.start()
    expect(guest.page.locator("html")).to_have_attribute("data-net", "on", timeout=30_000)
    assert (asked(guest.page), guest.page.evaluate(REGIONS)) == before
    move(robot)
    mark = asked(guest.page)
    own_house.kill()
    expect(guest.page.locator("html")).to_have_attribute("data-net", "off")
    guest.page.locator("#acts button[name=a]").first.click()
    if guest.page.locator("#sure").is_visible():
        guest.page.locator("#sure-yes").click()
    own_house.start()
    guest.page.wait_for_function(
        "mark => document.querySelector('#acts form.ask')?.dataset.d !== mark", arg=mark, timeout=30_000
    )
    guest.page.reload()
    move(robot)
    guest.expect_faults("WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource|Failed to fetch")
