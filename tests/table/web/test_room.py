"""The waiting room, links, and rematches."""

from __future__ import annotations

import html
import re

import pytest

from ..serving import Guest, Server


def waiting(guest: Guest, players: int = 2, **fields: str) -> str:
    """The address of a new table with an open seat."""
    guest.get("/")
    data = {"players": str(players), "seat0": "me", "seat1": "open", "spectators": "yes", **fields}
    return str(guest.post("/new/ettin", data=data).headers["location"])


def link(guest: Guest, table: str) -> str:
    """The path of the link that the host's page shows."""
    found = re.search(r'value="[^"]*(/join/[^"]+)" readonly', html.unescape(guest.get(table).text))
    assert found
    return found[1]


def test_the_host_sees_the_link_and_its_code_and_others_do_not(server: Server, guest: Guest):
    table = waiting(guest)
    page = html.unescape(guest.get(table).text)
    assert re.search(r'value="http://[^"]*/join/[\w-]{40,}" readonly', page)
    assert '<svg role="img"' in page
    with Guest(server.url, accept="text/html") as other:
        page = html.unescape(other.get(table).text)
        assert "/join/" not in page
        assert f"{table}/start" not in page


def test_a_friend_sits_down_by_the_link_and_is_seen(server: Server, guest: Guest):
    table = waiting(guest, name0="x")
    path = link(guest, table)
    with Guest(server.url, accept="text/html") as friend:
        page = friend.get(path)
        assert page.status_code == 200
        assert "Ettin" in page.text
        cookie = friend.cookies["warcamp"]
        answer = friend.post(path, data={"name": "Zoé <i>"})
        assert (answer.status_code, answer.headers["location"]) == (303, table)
        assert friend.cookies["warcamp"] != cookie
        assert "Zoé &lt;i&gt;" in guest.get(table).text
        assert friend.get(table).status_code == 200


def test_looking_at_a_link_takes_no_seat(server: Server, guest: Guest):
    table = waiting(guest)
    path = link(guest, table)
    for _ in range(2):
        with Guest(server.url, accept="text/html") as friend:
            assert friend.get(path).status_code == 200
    assert link(guest, table) == path


def test_a_link_that_was_used_or_is_unknown_says_so(server: Server, guest: Guest):
    path = link(guest, waiting(guest))
    with Guest(server.url, accept="text/html") as friend:
        friend.get(path)
        friend.post(path, data={"name": "Bo"})
    with Guest(server.url, accept="text/html") as late:
        for address in (path, "/join/nothing", "/join/" + "x" * 500):
            assert late.get(address).status_code == 404
            answer = late.post(address, data={"name": "Cy"})
            assert answer.status_code == 404
            assert "no longer opens a seat" in answer.text


def test_a_new_link_makes_the_old_one_worthless(server: Server, guest: Guest):
    table = waiting(guest)
    old = link(guest, table)
    assert guest.post(f"{table}/seats/1", data={"link": "new"}).status_code == 303
    assert link(guest, table) != old
    with Guest(server.url, accept="text/html") as friend:
        assert friend.get(old).status_code == 404


def test_the_host_puts_a_bot_into_an_open_seat_and_begins(guest: Guest):
    table = waiting(guest)
    assert guest.post(f"{table}/seats/1", data={"bot": "greedy"}).status_code == 303
    assert "Looter" in guest.get(table).text
    assert guest.post(f"{table}/start").status_code == 303
    assert 'id="acts"' in guest.get(table).text


def test_nobody_but_the_host_changes_seats_or_begins(server: Server, guest: Guest):
    table = waiting(guest)
    with Guest(server.url, accept="text/html") as other:
        other.get(table)
        assert other.post(f"{table}/seats/1", data={"bot": "greedy"}).status_code == 403
        assert other.post(f"{table}/seats/1", data={"link": "new"}).status_code == 403
        assert other.post(f"{table}/start").status_code == 403
    assert "Still free" in guest.get(table).text


def test_a_table_with_an_open_seat_does_not_begin(guest: Guest):
    table = waiting(guest)
    assert guest.post(f"{table}/start").status_code == 409


def test_without_script_the_room_looks_again_by_itself(guest: Guest):
    assert '<noscript><meta http-equiv="refresh"' in guest.get(waiting(guest)).text


def test_there_is_no_such_table(guest: Guest):
    for path in ("/t/nothing", "/t/nothing/replay", "/t/nothing/file"):
        assert guest.get(path).status_code == 404


def test_a_rematch_has_the_same_seats_and_is_made_once(ann: Guest):
    answer = ann.post("/t/ClashIsOver0/rematch")
    assert answer.status_code == 303
    again = ann.post("/t/ClashIsOver0/rematch")
    assert again.headers["location"] == answer.headers["location"]
    old = ann.get("/api/tables/ClashIsOver0").json()
    new = ann.get("/api/tables/" + answer.headers["location"].removeprefix("/t/")).json()
    assert new["options"] == old["options"]
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot"]


def test_those_at_the_old_table_are_shown_the_way_to_the_rematch(ann: Guest, guest: Guest):
    with guest.socket("EttinIsOver0", **{"as": "s", "fmt": "html"}) as socket:
        new = ann.post("/t/EttinIsOver0/rematch").headers["location"]
        while html.unescape(socket.wait("view")["regions"].get("end", "")).count(f'href="{new}"') == 0:
            pass
    assert f'href="{new}"' in html.unescape(guest.get("/t/EttinIsOver0").text)


@pytest.mark.parametrize("table", ["ClashIsOver0", "ClosedTable0"])
def test_who_has_not_played_gets_no_rematch(guest: Guest, table: str):
    guest.get("/")
    assert guest.post(f"/t/{table}/rematch").status_code == 403


def test_there_is_no_rematch_before_the_end(guest: Guest):
    guest.get("/")
    table = guest.post("/play/clash_of_rage").headers["location"]
    assert guest.post(f"{table}/rematch").status_code == 409


def test_several_persons_at_one_screen_hold_their_seats(guest: Guest):
    guest.get("/")
    fields = {"players": "2", "seat0": "me", "name0": "Ann", "seat1": "here", "name1": "Bo & Co"}
    table = guest.post("/new/ettin", data=fields).headers["location"]
    seats = guest.get("/api/tables/" + table.removeprefix("/t/")).json()["seats"]
    assert [(seat["name"], seat["yours"]) for seat in seats] == [("Ann", True), ("Bo & Co", True)]
    assert html.escape("Bo & Co") in guest.get(table).text
