"""Input that is too large, malformed, too much, or means to leave its folder gets a clear answer and does no harm."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from warcamp.table.settings import Rates

from .serving import Guest, Server

OPTIONS = {"clans": "random", "map": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hardening")
    (folder / "packs" / "known").mkdir(parents=True)
    (folder / "secret").mkdir()
    with Server(folder / "table.sqlite", packs=folder / "packs") as server:
        yield server


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    with server.guest() as guest:
        guest.get("/api/me")
        yield guest


@pytest.fixture
def table(guest: Guest) -> str:
    id, _ = guest.make("clash_of_rage", ["person", "bot"], options=OPTIONS)
    return id


def code(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


# -- too large, malformed


def test_a_body_that_is_too_large_is_refused(guest: Guest, table: str) -> None:
    big = b"x" * 70_000
    for path in ("/api/tables", f"/api/tables/{table}/act", f"/t/{table}/act", "/me"):
        assert guest.post(path, content=big).status_code == 413
        in_pieces = guest.post(path, content=iter([b"x" * 1000] * 70))
        assert (in_pieces.status_code, code(in_pieces)) == (413, "too-large")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"text"',
        b"\xff\xfe",
        b"[" * 30_000,
        b'{"a":' * 10_000,
        b'{"d":1,"a":[]}',
        b'{"d":"#1","a":"x","seat":1e400}',
        b'{"d":"#1","a":"x","seat":99999999999999999999}',
        b'{"d":"#1","a":"\\ud800"}',
        b'{"d":"#1","a":"x","unknown":1}',
    ],
    ids=lambda body: repr(body[:30]),
)
def test_a_malformed_body_gets_a_clear_error(guest: Guest, table: str, body: bytes) -> None:
    for path in (f"/api/tables/{table}/act", "/api/tables", f"/api/tables/{table}/chat"):
        answer = guest.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 409, 422)
        assert answer.json()["error"]["text"]
    for path in (f"/t/{table}/act", f"/t/{table}/chat"):
        answer = guest.post(path, content=body, headers={"content-type": "application/x-www-form-urlencoded"})
        assert answer.status_code in (400, 409, 422)


def test_options_that_make_no_sense_are_refused_with_their_name(guest: Guest) -> None:
    for options, name in (
        ({"players": 99}, "players"),
        ({"clans": [1, 2]}, "clans"),
        ({"nonsense": True}, "nonsense"),
        ({"map": ["9Z 0,0"]}, "map"),
        ({"last_round": -1}, "last_round"),
    ):
        body = {"game": "clash_of_rage", "options": options, "seats": [{"kind": "person"}, {"kind": "bot"}]}
        answer = guest.post("/api/tables", json=body)
        if name == "players":
            assert answer.status_code == 201, "the number of seats decides"
            continue
        assert (answer.status_code, code(answer)) == (422, "bad-input")
        assert name in answer.json()["error"]["text"]


MESSAGES: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    '{"t":"nothing"}',
    '{"t":"act"}',
    '{"t":"act","d":1,"a":2}',
    '{"t":"act","d":"#1","a":"x","seat":99}',
    '{"t":"act","d":"#1","a":"x","seat":-5}',
    '{"t":"act","d":"#1","a":"\\ud800"}',
    '{"t":"chat","text":"\\udfff"}',
    '{"t":"chat","text":"x","channel":"allies"}',
    '{"t":"chat","text":"x","channel":"allies:255"}',
    '{"t":"look","as":"9999999999999999999999"}',
    '{"t":"look","as":"-1"}',
    '{"t":"look","as":{}}',
    '{"t":"lang","lang":"xx"}',
    '{"t":"lang","lang":"none"}',
    '{"t":"undo"}',
    '{"t":"agree","yes":true}',
    '{"t":"retract","d":"#1"}',
    "[" * 9000,
    '{"t":' * 3000,
    "\x00",
    b"\x00\xff",
    json.dumps({"t": "act", "d": "x" * 300, "a": "x"}),
    json.dumps({"t": "chat", "text": "x" * 3000}),
]


@pytest.mark.parametrize("form", ["html", "json"])
def test_a_malformed_message_is_refused_and_the_socket_lives_on(guest: Guest, table: str, form: str) -> None:
    with guest.socket(table, fmt=form, lang="en") as socket:
        socket.hear()
        for message in MESSAGES:
            socket.say(message)
            answer = socket.wait("ack")
            if message == '{"t":"lang","lang":"none"}' and form == "json":
                continue
            assert answer["ok"] is False, message
            assert answer["error"]["text"], message
        assert socket.ack({"t": "ping", "key": "alive"})["ok"] is True
        (ask,) = guest.asks(table, 0)
        act = {"t": "act", "d": ask["d"], "a": ask["choices"][0]["name"], "key": "on"}
        assert socket.ack(act)["ok"] is True
        assert socket.wait("view")["t"] == "view"


def test_a_message_that_is_too_large_ends_the_socket_with_a_reason(guest: Guest, table: str) -> None:
    with guest.socket(table, fmt="json") as socket:
        socket.hear()
        socket.say("x" * 100_000)
        with pytest.raises(ConnectionClosed) as e:
            while True:
                socket.hear()
        assert e.value.rcvd is not None
        assert e.value.rcvd.code == 1009


@pytest.mark.parametrize(
    "query",
    [
        {"as": "x"},
        {"as": "9" * 100},
        {"fmt": "xml"},
        {"lang": "de"},
        {"as": "%ff"},
        {"have": "x" * 1000, "as": "1"},
        {f"k{n}": "1" for n in range(40)},
    ],
    ids=lambda query: str(query)[:30],
)
def test_a_socket_with_a_nonsensical_address_is_closed_with_a_reason(
    guest: Guest, table: str, query: dict[str, str]
) -> None:
    with guest.socket(table, **query) as socket:
        said = socket.hear()
        assert (said["t"], bool(said["error"]["text"])) == ("bye", True)
        with pytest.raises(ConnectionClosed) as e:
            socket.hear()
        assert e.value.rcvd is not None
        assert 4400 <= e.value.rcvd.code < 4500


@pytest.mark.parametrize("id", ["nowhere", "..%2f..%2fx", "%00", "x" * 500])
def test_a_socket_to_a_table_that_is_not_there_is_closed_with_a_reason(guest: Guest, id: str) -> None:
    with guest.socket(id) as socket:
        assert socket.hear()["why"] in ("no-table", "no-page")


# -- out of the folder


def raw(server: Server, path: str) -> tuple[int, bytes]:
    """Ask for an address as it stands: no client tidies it up."""
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=60)
    try:
        connection.putrequest("GET", path, skip_accept_encoding=True)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize(
    "path",
    [
        "/static/../sight.py",
        "/static/%2e%2e/sight.py",
        "/static/..%2fsight.py",
        "/static/%2e%2e%2fsight.py",
        "/static/..%5csight.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/fonts/../../sight.py",
        "/static/./../sight.py",
        "/static/%00",
        "/static/base.css%00.py",
        "/static/" + "a" * 5000,
        "/static/",
        "/static/fonts",
        "/../../../../etc/passwd",
        "/t/../../etc/passwd",
        "/rules/..%2f..%2fetc%2fpasswd",
        "/new/..%2f..%2fetc%2fpasswd",
        "/join/..%2f..%2fetc%2fpasswd",
    ],
)
def test_no_address_leads_out_of_the_folder_of_the_pages(server: Server, path: str) -> None:
    status, body = raw(server, path)
    assert status in (400, 404, 405, 414)
    assert b"root:" not in body
    assert b"dataclass" not in body


@pytest.mark.parametrize(
    "name", ["../secret", "/etc", "known/../../secret", ".", "..", "", "known/", "KNOWN\u0000", "x" * 60]
)
def test_a_pack_is_named_and_never_a_path(guest: Guest, name: str) -> None:
    body = {"game": "clash_of_rage", "seats": [{"kind": "person"}, {"kind": "bot"}], "packs": [name]}
    answer = guest.post("/api/tables", json=body)
    assert (answer.status_code, code(answer)) == (422, "bad-input")


def test_packs_are_told_by_name_without_the_folder(guest: Guest, server: Server) -> None:
    answer = guest.get("/api/games")
    assert answer.json()["packs"] == ["known"]
    assert str(server.settings.packs) not in answer.text


def test_where_to_go_back_to_is_never_another_site(guest: Guest) -> None:
    for back in ("https://evil.example", "//evil.example", "/\\evil.example", "\\\\evil", "javascript:alert(1)", ""):
        answer = guest.post("/me", data={"name": "Ada", "back": back})
        assert answer.status_code == 303
        assert answer.headers["location"] == "/"


# -- too much


TIGHT = Rates(person=(0.001, 8), address=(0.001, 30), socket=(0.001, 6), tables=(0.001, 2), chat=(0.001, 2))


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "strict.sqlite", TIGHT, most_connections=3) as server:
        yield server


def test_a_flood_of_requests_is_told_to_wait(strict: Server) -> None:
    with strict.guest() as guest:
        answers = [guest.get("/api/me") for _ in range(12)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert code(refused[0]) == "too-many"
        assert int(refused[0].headers["retry-after"]) > 0
    with strict.guest() as nobody:
        answers = [nobody.get("/api/games", headers={"cookie": f"warcamp={n}"}) for n in range(40)]
        assert answers[-1].status_code == 429, "new cookies do not help: the address is counted too"


def test_new_tables_are_limited(strict: Server) -> None:
    with strict.guest() as guest:
        body = {"game": "clash_of_rage", "seats": [{"kind": "open"}, {"kind": "open"}]}
        answers = [guest.post("/api/tables", json=body).status_code for _ in range(4)]
        assert answers == [201, 201, 429, 429]


def test_a_flood_of_messages_ends_the_socket_with_a_reason(strict: Server) -> None:
    with strict.guest() as guest:
        table, _ = guest.make("clash_of_rage", ["person", "open"], options=OPTIONS)
        with guest.socket(table, fmt="json") as socket:
            socket.hear()
            with pytest.raises(ConnectionClosed) as e:
                for n in range(20):
                    socket.say({"t": "ping", "key": str(n)})
                while True:
                    socket.hear()
            assert e.value.rcvd is not None
            assert (e.value.rcvd.code, e.value.rcvd.reason) == (4429, "too-many")


def test_talk_is_limited(strict: Server) -> None:
    with strict.guest() as guest:
        table, _ = guest.make("clash_of_rage", ["person", "open"], options=OPTIONS)
        with guest.socket(table, fmt="json") as socket:
            answers = [socket.ack({"t": "chat", "text": "hello", "key": str(n)}) for n in range(4)]
        assert [answer["ok"] for answer in answers] == [True, True, False, False]
        assert answers[-1]["error"]["code"] == "too-many"


def test_one_address_has_so_many_sockets_and_no_more(strict: Server) -> None:
    with strict.guest() as guest:
        table, _ = guest.make("clash_of_rage", ["person", "open"], options=OPTIONS)
        with guest.socket(table) as a, guest.socket(table) as b, guest.socket(table) as c:
            assert {s.hear()["t"] for s in (a, b, c)} == {"table"}
            with guest.socket(table) as fourth:
                assert fourth.hear()["why"] == "busy"
        with guest.socket(table) as again:
            assert again.hear()["t"] == "table"
