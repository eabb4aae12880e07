"""Whole games in real browsers, from the first link to the scores."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.matches import SHORT, seated
from tests.table.house import House
from warcamp.drawing.drawing import DRAWINGS

from .conftest import Sit
from .guest import DESKTOP, WIDE
from .hands import by_board, by_keys, by_list
from .robot import Ask, Robot, play_out
from .tables import CLASH, begin, join, make

SMALL = (1024, 640)
"""Windows of those whose pictures are not kept: less to paint."""


def test_two_browsers_and_a_bot_play_a_whole_game_of_clash_of_rage(house: House, sit: Sit) -> None:
    host, friend = sit(house, size=DESKTOP, name="host"), sit(house, size=WIDE, name="friend")
    table = make(host, "clash_of_rage", ["person", "open", "bot"], {**CLASH, "clans": "choose"})
    host.visit(f"/t/{table}")
    host.shot("waiting room")
    host.accessible()
    friend.visit(host.links[1])
    friend.shot("link")
    friend.accessible()
    join(friend, host.links[1], "Léa")
    begin(host, table)
    robots = [Robot(host.page, [by_list, by_board], 11), Robot(friend.page, [by_board], 12)]
    for _ in range(12):
        for robot in robots:
            robot.move()
    host.shot("in play")
    friend.shot("in play, the other side")
    expect(host.page.locator("#seats")).to_contain_text("Léa")
    play_out(robots)
    for guest in (host, friend):
        expect(guest.page.locator("#end")).to_be_visible()
        guest.shot(f"end {guest.name}")
        guest.accessible()
    assert min(robot.moves for robot in robots) > 5
    verified = host.ask("GET", f"/api/tables/{table}/verify")
    assert verified["outcomes"] > 10


def test_four_people_play_a_whole_game_of_ettin_each_in_a_browser(house: House, sit: Sit) -> None:
    host = sit(house, name="Ada")
    people = [host, *(sit(house, name=name, size=SMALL) for name in ("Boris", "Chloé", "Dov"))]
    table = make(host, "ettin", ["person", "open", "open", "open"], {"nations": "recommended"})
    for seat, guest in enumerate(people[1:], 1):
        join(guest, host.links[seat], guest.name)
    begin(host, table)
    for guest in people[1:]:
        guest.page.wait_for_selector("#acts")
    robots = [Robot(guest.page, [by_list, by_board] if n else [by_board], n) for n, guest in enumerate(people)]
    for n in range(4):
        for robot in robots:
            for _ in range(5):
                robot.move()
        host.shot(f"in play {n}")
    play_out(robots)
    for guest in people:
        expect(guest.page.locator("#end")).to_be_visible()
    host.shot("end")
    host.accessible()
    assert {"pick", "several"} <= robots[0].kinds | robots[1].kinds
    assert host.ask("GET", f"/api/tables/{table}/verify")["outcomes"] > 50


def is_plan(ask: Ask) -> bool:
    return any(offer.name == "ready" for offer in ask.choices)


def test_two_browsers_and_a_bot_play_a_whole_game_of_immortals(house: House, sit: Sit) -> None:
    """One plans by pointing, the other with the keyboard alone; neither page changes while the other plans."""
    host, friend = sit(house, size=DESKTOP, name="host"), sit(house, size=SMALL, name="friend")
    table = make(host, "immortals", ["person", "open", "bot"], SHORT["immortals"])
    join(friend, host.links[1], "Léa")
    begin(host, table)
    friend.page.wait_for_selector("#acts")
    robots = [Robot(host.page, [by_board], 21, leaves=is_plan), Robot(friend.page, [by_keys], 22, leaves=is_plan)]
    play_out(robots, until=lambda: host.page.locator("#acts button[value=ready]").count() > 0)
    for robot in robots:
        robot.leaves = lambda ask: False
    host.shot("planning")
    host.accessible()
    # The bot's plan is made: it is these two who are waited for.
    expect(friend.page.locator("#acts button[value=ready]")).to_be_visible()
    expect(friend.page.locator("#seats .chair.think")).to_have_count(2)
    page = friend.page.locator("main").inner_html()
    card = host.page.locator("#hand .hit.can").first
    name = card.get_attribute("data-ref")
    card.drag_to(host.page.locator("#boards .slot .hit").first)
    expect(host.page.locator("#boards .slot.full")).to_have_count(1)
    assert name and friend.page.locator("main").inner_html() == page
    host.page.locator("#acts button[value=ready]").click()
    host.page.locator("#acts form.sealed button").click()
    expect(host.page.locator("#boards .slot.full")).to_have_count(1)
    expect(host.page.locator("#acts button[value=ready]")).to_be_visible()
    play_out(robots)
    for guest in (host, friend):
        expect(guest.page.locator("#end")).to_be_visible()
    host.shot("end")
    host.accessible()
    assert host.ask("GET", f"/api/tables/{table}/verify")["outcomes"] > 5


@pytest.mark.parametrize("game", DRAWINGS)
def test_a_whole_game_is_played_by_keyboard_alone(house: House, sit: Sit, game: str) -> None:
    guest = sit(house)
    table = make(guest, game, seated(game, "person"), SHORT[game])
    guest.visit(f"/t/{table}")
    robot = Robot(guest.page, [by_keys], 5)
    play_out([robot])
    guest.shot("end")
    assert robot.moves > 5
    expect(guest.page.locator("#end")).to_be_visible()
    assert guest.page.locator("#say").text_content()
