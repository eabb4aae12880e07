"""The socket: views only when something changed, only what changed, and never somebody else's."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.serving import Guest, Server
from warcamp.table.settings import Rates


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("socket") / "table.sqlite") as server:
        yield server


@pytest.fixture
def guest(server):
    with server.guest() as guest:
        yield guest


def clash(guest: Guest, *kinds: str) -> tuple[str, dict[int, str]]:
    return guest.make("clash_of_rage", list(kinds or ("person", "person")), options={"clans": ["bohorg", "tomb"]})


def on_turn(guest: Guest, table: str) -> int:
    return next(seat for seat in (0, 1) if guest.asks(table, seat))


def test_a_program_gets_views_and_what_happened_since(guest):
    table, _ = clash(guest)
    seat = on_turn(guest, table)
    with guest.socket(table, fmt="json", lang="en", **{"as": str(seat)}) as socket:
        first = socket.wait("view")
        assert first["events"] == [] and first["view"]["viewer"] == seat
        ask = first["asks"][0]
        assert {"d", "ask", "strand", "text", "way", "rule", "choices"} <= ask.keys()
        socket.say({"t": "act", "d": ask["d"], "a": ask["choices"][0]["name"], "key": "k"})
        heard = [socket.hear(), socket.hear()]
        assert [message["t"] for message in heard] == ["ack", "view"]
        assert heard[0] == {"t": "ack", "key": "k", "ok": True}
        assert all(event["text"] for event in heard[1]["events"])
        assert heard[1]["tag"] != first["tag"]


def test_without_words_a_view_has_names_only(guest):
    table, _ = clash(guest)
    seat = on_turn(guest, table)
    with guest.socket(table, fmt="json", lang="none", **{"as": str(seat)}) as socket:
        ask = socket.wait("view")["asks"][0]
        assert "text" not in ask and all(set(choice) == {"name"} for choice in ask["choices"])


def test_a_page_gets_the_regions_that_changed_for_it(guest):
    table, _ = clash(guest)
    seat = on_turn(guest, table)
    with guest.socket(table, lang="fr", **{"as": str(seat)}) as socket:
        first = socket.wait("view")
        assert {"top", "acts", "log", "seats", "chat"} <= first["regions"].keys()
        assert first["lang"] == "fr" and first["seat"] == seat
        ask = guest.asks(table, seat)[0]
        assert socket.ack({"t": "act", "d": ask["d"], "a": ask["choices"][0]["name"], "key": "k"})["ok"]
        second = socket.wait("view")
        assert second["regions"].keys() < first["regions"].keys()
        assert "acts" in second["regions"] and "chat" not in second["regions"]
        assert all(first["regions"][name] != text for name, text in second["regions"].items())


def test_who_comes_back_with_the_tag_of_what_he_has_is_sent_nothing(guest):
    table, _ = clash(guest)
    for form in ("json", "html"):
        query = {"as": "0", "fmt": form, "lang": "en"}
        with guest.socket(table, **query) as socket:
            tag = socket.wait("view")["tag"]
            while news := [json.loads(text) for text in socket.heard()]:
                tag = [message["tag"] for message in news if message["t"] == "view"][-1]
        if form == "json":
            with guest.socket(table, have=tag, **query) as socket:
                assert socket.heard() == []
            with guest.socket(table, have="other", **query) as socket:
                assert socket.wait("view")["tag"] == tag


def test_a_late_a_wrong_and_a_foreign_answer_are_refused_with_their_reasons(guest):
    table, _ = clash(guest)
    seat = on_turn(guest, table)
    ask = guest.asks(table, seat)[0]
    good = {"t": "act", "d": ask["d"], "a": ask["choices"][0]["name"], "key": "k"}
    with guest.socket(table, fmt="json", lang="fr", **{"as": str(seat)}) as socket:
        late = socket.ack({**good, "d": "#99"})
        assert late["error"]["code"] == "stale"
        assert socket.wait("view")["asks"][0]["d"] == ask["d"]
        wrong = socket.ack({**good, "a": "everything"})["error"]
        assert wrong["code"] == "illegal" and wrong["rule"].startswith("COR-") and wrong["text"]
        assert socket.ack({**good, "seat": 7})["error"]["code"] == "no-seat"
        assert socket.ack("{")["error"]["code"] == "bad-message"
        assert socket.ack({"t": "fly"})["error"]["code"] == "bad-message"
        assert socket.ack("[" * 5000)["error"]["code"] == "bad-message"
        assert socket.ack(good)["ok"] and socket.ack(good)["ok"]


def test_one_screen_for_several_seats_sees_one_at_a_time(guest):
    table, _ = clash(guest)
    with guest.socket(table, fmt="json", lang="none", **{"as": "s"}) as socket:
        assert socket.wait("view")["asks"] == []
        seat = on_turn(guest, table)
        assert socket.ack({"t": "look", "as": seat, "key": "l"})["ok"]
        view = socket.wait("view")
        assert view["view"]["viewer"] == seat
        ask = view["asks"][0]
        assert socket.ack({"t": "act", "d": ask["d"], "a": ask["choices"][0]["name"], "key": "a"})["ok"]
        assert socket.ack({"t": "look", "as": None})["ok"]
        assert socket.ack({"t": "look", "as": "r"})["error"]["code"] == "no-sight"


def test_the_language_changes_at_any_time(guest):
    table, _ = clash(guest)
    with guest.socket(table, lang="en", **{"as": "0"}) as socket:
        english = socket.wait("view")
        assert socket.ack({"t": "lang", "lang": "fr"})["ok"]
        french = socket.wait("view")
        assert french["lang"] == "fr" and french["regions"].keys() == english["regions"].keys()
        assert socket.ack({"t": "lang", "lang": "de"})["error"]["code"] == "bad-input"


def test_nobody_looks_as_a_seat_that_is_not_his(server, guest):
    table, secrets = clash(guest)
    with server.guest() as other:
        for query in ({"as": "0"}, {"as": "r"}):
            with other.socket(table, **query) as socket:
                bye = socket.wait("bye")
                assert bye["error"]["code"] == "no-sight"
                with pytest.raises(ConnectionClosed):
                    socket.hear()
        with other.socket(table, fmt="json", **{"as": "s"}) as socket:
            assert socket.wait("view")["view"]["viewer"] == 30
    client = Guest(server.url, authorization=f"Bearer {secrets[0]}")
    with client, client.socket(table, fmt="json", **{"as": "1"}) as socket:
        assert socket.wait("bye")["error"]["code"] == "no-sight"


def test_who_waits_for_a_table_to_fill_is_told(server, guest):
    table, secrets = clash(guest, "person", "open")
    with guest.socket(table) as socket:
        assert socket.wait("table")["state"] == "open"
        with server.guest() as friend:
            friend.claim(table, secrets[1])
        assert [seat["kind"] for seat in socket.wait("table")["seats"]] == ["person", "person"]
        guest.post(f"/api/tables/{table}/start")
        assert socket.wait("table")["state"] == "playing"
        assert socket.wait("view")["regions"]


def test_what_is_said_is_heard_by_all_who_may(server, guest):
    table, secrets = clash(guest)
    client = Guest(server.url, authorization=f"Bearer {secrets[1]}")
    with client, client.socket(table, fmt="json", lang="none") as socket:
        socket.wait("view")
        assert socket.ack({"t": "chat", "text": "hello", "key": "c"})["ok"]
        assert socket.ack({"t": "chat", "text": "", "key": "d"})["error"]["code"] == "bad-input"
        assert socket.ack({"t": "chat", "text": "x", "channel": "allies"})["error"]["code"] == "bad-input"
        assert socket.ack({"t": "undo"})["error"]["code"] == "no-undo"
        assert socket.ack({"t": "agree", "yes": True})["error"]["code"] == "not-asked"
    with guest.socket(table, fmt="json", lang="none", **{"as": "0"}) as socket:
        assert socket.wait("chat")["text"] == "hello"


def test_a_flood_is_cut_off_with_a_reason(tmp_path):
    with Server(tmp_path / "table.sqlite", Rates(socket=(1, 5))) as server, server.guest() as guest:
        table, _ = clash(guest)
        with guest.socket(table, fmt="json", lang="none") as socket:
            for n in range(8):
                socket.say({"t": "ping", "key": str(n)})
            assert socket.wait("bye")["why"] == "too-many"
