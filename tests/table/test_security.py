"""Nobody acts for, or sees as, another seat; what is forged, foreign, too large, malformed or too much is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .serving import Guest, Server

OPTIONS = {"clans": "random", "map": "random"}
REFUSED = {401, 403, 404, 409, 422}


@dataclass
class Scene:
    """A match between the host (seat 0) and a friend (seat 1), and people who have no business there."""

    server: Server
    table: str
    people: dict[str, Guest]
    secrets: dict[int, str]

    def __getattr__(self, name: str) -> Guest:
        return self.people[name]

    @property
    def seat(self) -> int:
        """The seat that is asked something now."""
        return 0 if self.host.asks(self.table, 0) else 1

    @property
    def owner(self) -> Guest:
        return self.host if self.seat == 0 else self.friend

    @property
    def other(self) -> Guest:
        return self.friend if self.seat == 0 else self.host

    def state(self) -> str:
        """All that both players see."""
        views = [guest.get(f"/api/tables/{self.table}/view").text for guest in (self.host, self.friend)]
        return "\n".join([*views, self.host.get(f"/api/tables/{self.table}/chat").text])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("security")
    with Server(folder / "table.sqlite", packs=folder / "packs") as server:
        yield server


@pytest.fixture
def scene(server: Server) -> Iterator[Scene]:
    people = {name: Guest(server.url) for name in ("host", "friend", "stranger", "nobody")}
    table, secrets = people["host"].make("clash_of_rage", ["person", "open"], options=OPTIONS)
    people["friend"].claim(table, secrets[1])
    assert people["host"].post(f"/api/tables/{table}/start").status_code == 200
    people["stranger"].get("/api/me")
    elsewhere, keys = people["stranger"].make("clash_of_rage", ["person", "bot"], options=OPTIONS)
    people["bearer"] = Guest(server.url, authorization=f"Bearer {keys[0]}")
    assert people["bearer"].get(f"/api/tables/{elsewhere}/view").status_code == 200
    yield Scene(server, table, people, secrets)
    for guest in people.values():
        guest.close()


# -- other people's seats


def attempts(seat: int, d: str, a: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Every way to do something for a seat or to see as it sees: method, route of the table, and what is sent."""
    key = {"key": "forged"}
    forms = {
        "act": {"d": d, "a": a},
        "retract": {"d": d},
        "undo": {},
        "agree": {"yes": "1"},
        "chat": {"text": "It was me"},
    }
    api: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "/api/tables/{id}/view", {"params": {"as": str(seat)}}),
        ("GET", "/api/tables/{id}/view", {"params": {"as": "r"}}),
        ("GET", "/api/tables/{id}/asks", {"params": {"as": str(seat)}}),
        ("GET", "/api/tables/{id}/chat", {"params": {"as": str(seat)}}),
        ("GET", "/api/tables/{id}/log", {"params": {"as": str(seat)}}),
        ("GET", "/api/tables/{id}/log", {"params": {"as": "r"}}),
        ("GET", "/api/tables/{id}/moments/{n}", {"params": {"as": str(seat)}}),
        ("GET", "/api/tables/{id}/moments/{n}", {}),
        ("GET", "/api/tables/{id}/file", {}),
        ("GET", "/api/tables/{id}/verify", {}),
        ("GET", "/api/tables/{id}/why", {"params": {"d": d, "thing": a, "seat": seat}}),
        ("GET", "/api/tables/{id}/preview", {"params": {"d": d, "a": a, "seat": seat}}),
        ("POST", "/api/tables/{id}/act", {"json": {"d": d, "a": a, "seat": seat, **key}}),
        ("POST", "/api/tables/{id}/retract", {"json": {"d": d, "seat": seat, **key}}),
        ("POST", "/api/tables/{id}/undo", {"json": {"seat": seat, **key}}),
        ("POST", "/api/tables/{id}/agree", {"json": {"yes": True, "seat": seat}}),
        ("POST", "/api/tables/{id}/chat", {"json": {"text": "It was me", "seat": seat, **key}}),
        ("POST", "/api/tables/{id}/fork", {"json": {"at": 1, "seat": seat}}),
        ("POST", "/api/tables/{id}/claim", {"json": {"secret": "x" * 43}}),
        ("POST", "/api/tables/{id}/links", {"json": {"seat": seat}}),
        ("PATCH", "/api/tables/{id}/seats", {"json": {"seat": seat, "name": "Somebody else"}}),
        ("PATCH", "/api/tables/{id}/seats", {"json": {"seat": seat, "kind": "bot"}}),
        ("GET", "/t/{id}/moments/{n}", {"params": {"as": str(seat)}}),
        ("GET", "/t/{id}/replay", {"params": {"as": str(seat)}}),
        ("GET", "/t/{id}/file", {}),
        ("POST", "/t/{id}/fork", {"data": {"at": "1", "seat": str(seat)}}),
        ("POST", "/t/{id}/seats/{seat}", {"data": {"bot": "greedy"}}),
        ("POST", "/t/{id}/seats/{seat}", {"data": {"link": "1"}}),
    ]
    named = [("POST", f"/t/{{id}}/{name}", {"data": {"seat": str(seat), **fields}}) for name, fields in forms.items()]
    return api + named


HOSTS: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/tables/{id}/start", {}),
    ("POST", "/t/{id}/start", {}),
    ("POST", "/t/{id}/rematch", {}),
]
"""What only the host, or only who sits there, may do."""

LOOKS = {("GET", "/t/{id}"), ("GET", "/api/tables/{id}")}
"""What everybody may ask for where spectators are let in; other tests look at what is in the answer."""


def send(guest: Guest, scene: Scene, method: str, route: str, more: dict[str, Any], seat: int) -> httpx.Response:
    path = route.format(id=scene.table, n=1, seat=seat)
    return guest.request(method, path, **more)


@pytest.mark.parametrize("who", ["other", "stranger", "nobody", "bearer"])
def test_nobody_acts_for_or_sees_as_another_seat_on_any_route(scene: Scene, who: str) -> None:
    seat = scene.seat
    (ask,) = scene.owner.asks(scene.table, seat)
    guest = scene.other if who == "other" else scene.people[who]
    tried = attempts(seat, ask["d"], ask["choices"][0]["name"])
    tried += HOSTS if who != "other" or guest is not scene.host else []
    before = scene.state()
    through = {
        f"{method} {route} {more}": answer.status_code
        for method, route, more in tried
        if (answer := send(guest, scene, method, route, more, seat)).status_code not in REFUSED
    }
    assert through == {}
    assert scene.state() == before


def test_every_route_of_a_table_is_among_those_that_are_tried(server: Server) -> None:
    tried = {(method, route) for method, route, _ in [*attempts(0, "", ""), *HOSTS]} | LOOKS
    assert routes_of(server, "/t/{id}") | routes_of(server, "/tables/{id}") == tried


def routes_of(server: Server, part: str) -> set[tuple[str, str]]:
    """The routes whose address has a part, as (method, address)."""
    found: set[tuple[str, str]] = set()

    def walk(routes: Any) -> None:
        for route in routes:
            inner = getattr(route, "original_router", None)
            if inner is not None:
                walk(inner.routes)
            elif part in getattr(route, "path", "") and getattr(route, "methods", None):
                found.update((method, re.sub(r":\w+", "", route.path)) for method in route.methods - {"HEAD"})

    walk(server.server.config.app.routes)  # type: ignore[union-attr]
    return found


def test_the_page_of_another_seat_is_shown_as_a_spectator_sees_it(scene: Scene) -> None:
    seat = scene.seat
    page = scene.stranger.get(f"/t/{scene.table}", params={"as": str(seat)})
    assert page.status_code == 200
    assert "data-d=" in scene.owner.get(f"/t/{scene.table}").text
    assert "data-d=" not in page.text
    assert 'data-as="s"' in page.text


def test_a_table_without_spectators_tells_a_stranger_nothing(server: Server) -> None:
    with server.guest() as host, server.guest() as stranger:
        table, _ = host.make("clash_of_rage", ["person", "bot"], options=OPTIONS, settings={"spectators": False})
        stranger.get("/api/me")
        paths = ["/api/tables/{}", "/api/tables/{}/view", "/api/tables/{}/log", "/api/tables/{}/chat", "/t/{}"]
        assert {stranger.get(path.format(table)).status_code for path in paths} <= {403, 404}
        assert {host.get(path.format(table)).status_code for path in paths} == {200}


def closed(guest: Guest, table: str, **query: str) -> tuple[int, dict[str, Any]]:
    """The code with which a socket is closed at once, and what is said before."""
    with guest.socket(table, **query) as socket:
        said = socket.hear()
        with pytest.raises(ConnectionClosed) as e:
            socket.hear()
        assert e.value.rcvd is not None
        return e.value.rcvd.code, said


@pytest.mark.parametrize("who", ["other", "stranger", "nobody", "bearer"])
@pytest.mark.parametrize("form", ["html", "json"])
def test_no_socket_shows_another_seat(scene: Scene, who: str, form: str) -> None:
    seat = scene.seat
    guest = scene.other if who == "other" else scene.people[who]
    for viewer in (str(seat), "r", "31", "30", "-1", "99"):
        code, said = closed(guest, scene.table, **{"as": viewer, "fmt": form})
        assert (code, said["t"]) in {(4403, "bye"), (4422, "bye")}
        assert said["error"]["text"]


@pytest.mark.parametrize("who", ["other", "stranger", "nobody", "bearer"])
def test_no_message_on_a_socket_acts_for_another_seat(scene: Scene, who: str) -> None:
    seat = scene.seat
    (ask,) = scene.owner.asks(scene.table, seat)
    d, a = ask["d"], ask["choices"][0]["name"]
    guest = scene.other if who == "other" else scene.people[who]
    before = scene.state()
    with guest.socket(scene.table, fmt="json") as socket:
        for message in (
            {"t": "act", "d": d, "a": a, "seat": seat},
            {"t": "act", "d": d, "a": a},
            {"t": "retract", "d": d, "seat": seat},
            {"t": "undo", "seat": seat},
            {"t": "agree", "yes": True, "seat": seat},
            {"t": "agree", "yes": True},
            {"t": "chat", "text": "It was me", "seat": seat},
            {"t": "look", "as": seat},
            {"t": "look", "as": "r"},
            {"t": "look", "as": 31},
        ):
            answer = socket.ack({**message, "key": "forged"})
            assert answer["ok"] is False, message
            assert answer["error"]["text"]
    assert scene.state() == before


# -- sessions and links


def test_a_link_is_worth_nothing_after_it_was_used(scene: Scene) -> None:
    secret = scene.secrets[1]
    for guest in (scene.host, scene.stranger, scene.nobody):
        assert guest.post(f"/api/tables/{scene.table}/claim", json={"secret": secret}).status_code == 404
        assert guest.get(f"/join/{secret}").status_code == 404
        assert guest.post(f"/join/{secret}", data={"name": "Late"}).status_code == 404
    with Guest(scene.server.url, authorization=f"Bearer {secret}") as guest:
        assert guest.get(f"/api/tables/{scene.table}/view").status_code == 404


def test_two_who_use_a_link_at_the_same_time_do_not_both_get_the_seat(server: Server) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with server.guest() as host:
        for _ in range(5):
            table, secrets = host.make("clash_of_rage", ["person", "open"], options=OPTIONS)
            people = [Guest(server.url) for _ in range(4)]
            for guest in people:
                guest.get("/api/me")

            def sit(guest: Guest, table: str = table, secret: str = secrets[1]) -> int:
                return guest.post(f"/api/tables/{table}/claim", json={"secret": secret}).status_code

            with ThreadPoolExecutor(4) as pool:
                answers = list(pool.map(sit, people))
            seated = [guest for guest in people if guest.get("/api/me/tables").json()]
            for guest in people:
                guest.close()
            assert sorted(answers) == [200, 404, 404, 404]
            assert len(seated) == 1


def test_the_session_changes_when_a_seat_is_claimed(server: Server) -> None:
    with server.guest() as host, server.guest() as friend:
        table, secrets = host.make("clash_of_rage", ["person", "open"], options=OPTIONS)
        friend.get("/api/me")
        before = friend.cookies["warcamp"]
        friend.claim(table, secrets[1])
        assert friend.cookies["warcamp"] != before
        with Guest(server.url) as thief:
            thief.cookies.set("warcamp", before)
            assert thief.get("/api/me/tables").json() == []
            assert thief.get(f"/api/tables/{table}/view", params={"as": "1"}).status_code == 403


def test_a_cookie_that_somebody_made_up_is_nobody(scene: Scene) -> None:
    for cookie in (b"", b"x", b"x" * 43, "é".encode(), b"\xff", b"a" * 5000, b"' OR 1=1 --"):
        with Guest(scene.server.url) as guest:
            made_up = {b"cookie": b"warcamp=" + cookie}
            answer = guest.get(f"/api/tables/{scene.table}/view", params={"as": "0"}, headers=made_up)
            assert answer.status_code in (400, 403, 431)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server, tmp_path: Path) -> None:
    with server.guest() as guest:
        cookie = guest.get("/").headers["set-cookie"]
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
        assert "Secure" not in cookie
        assert len(cookie.split(";")[0].partition("=")[2]) >= 43
    with Server(tmp_path / "https.sqlite", public_url="https://war.example") as secure, secure.guest() as guest:
        assert "; Secure" in guest.get("/").headers["set-cookie"]


def test_secrets_are_neither_stored_nor_told_to_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = tmp_path / "table.sqlite"
    heard: dict[str, str] = {}
    with Server(database) as server, server.guest() as host, server.guest() as friend:
        table, secrets = host.make("clash_of_rage", ["person", "open"], options=OPTIONS)
        waiting = host.get(f"/t/{table}").text
        assert secrets[1] in waiting
        tokens = [host.cookies["warcamp"]]
        friend.get("/api/me")
        paths = [f"/t/{table}", f"/api/tables/{table}", "/api/me", "/api/me/tables", "/", "/api/games"]
        heard["before"] = "".join(friend.get(path).text for path in paths)
        friend.claim(table, secrets[1])
        host.post(f"/api/tables/{table}/start")
        tokens.append(friend.cookies["warcamp"])
        views = [f"/api/tables/{table}/{what}" for what in ("view", "asks", "log", "chat")]
        heard["friend"] = "".join(friend.get(path).text for path in [*paths, *views])
        heard["host"] = "".join(host.get(path).text for path in [*paths, *views])
        with friend.socket(table, fmt="html") as socket:
            heard["socket"] = "".join(socket.heard())
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    everything = "".join(heard.values()) + caplog.text
    for secret in [*secrets.values(), *tokens]:
        assert secret not in everything
        assert secret.encode() not in stored
    assert database.stat().st_mode & 0o077 == 0


def test_the_key_of_chance_is_told_only_when_the_match_is_over(scene: Scene) -> None:
    hall = scene.server.server.config.app.state.hall  # type: ignore[union-attr]
    key = hall.rooms[scene.table].table.row.key.hex()
    paths = [f"/api/tables/{scene.table}", f"/t/{scene.table}"]
    paths += [f"/api/tables/{scene.table}/{what}" for what in ("view", "log", "asks")]
    assert key not in "".join(scene.host.get(path).text for path in paths)


# -- forged and repeated messages


def test_a_message_that_is_sent_again_counts_once(scene: Scene) -> None:
    seat, owner = scene.seat, scene.owner
    (ask,) = owner.asks(scene.table, seat)
    body = {"d": ask["d"], "a": ask["choices"][0]["name"], "seat": seat, "key": "once"}
    assert owner.post(f"/api/tables/{scene.table}/act", json=body).status_code == 200
    entries = len(owner.get(f"/api/tables/{scene.table}/log").json()["entries"])
    for _ in range(3):
        assert owner.post(f"/api/tables/{scene.table}/act", json=body).status_code == 200
    with owner.socket(scene.table, fmt="json") as socket:
        assert socket.ack({"t": "act", **body})["ok"] is True
    assert len(owner.get(f"/api/tables/{scene.table}/log").json()["entries"]) == entries
    late = owner.post(f"/api/tables/{scene.table}/act", json={**body, "key": "another"})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")


def test_choices_and_questions_that_do_not_exist_are_refused_with_the_reason(scene: Scene) -> None:
    seat, owner = scene.seat, scene.owner
    (ask,) = owner.asks(scene.table, seat)
    before = scene.state()
    for d, a, code in (
        (ask["d"], "no such choice", "illegal"),
        (ask["d"], "", "illegal"),
        (ask["d"] + "9", ask["choices"][0]["name"], "stale"),
        ("#999999999999", "x", "stale"),
        ("\u0000#1", "x", "stale"),
        ("", "", "stale"),
    ):
        answer = owner.post(f"/api/tables/{scene.table}/act", json={"d": d, "a": a, "seat": seat})
        assert answer.json()["error"]["code"] == code
        assert answer.json()["error"]["text"]
    assert scene.state() == before


# -- other sites


def unsafe(server: Server) -> list[tuple[str, str]]:
    return sorted((method, path) for method, path in routes_of(server, "/") if method not in ("GET", "OPTIONS"))


FOREIGN: list[dict[str, str]] = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://["},
    {"origin": "http://127.0.0.1.evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_no_other_site_changes_anything_in_a_persons_name(scene: Scene, headers: dict[str, str]) -> None:
    cookie = f"warcamp={scene.owner.cookies['warcamp']}"
    before = scene.state()
    with httpx.Client(base_url=scene.server.url, headers={**headers, "cookie": cookie}, timeout=60) as foreign:
        for method, route in unsafe(scene.server):
            path = re.sub(r"\{[^}]+\}", "1", route.replace("{id}", scene.table).replace("{game}", "clash_of_rage"))
            answer = foreign.request(method, path, json={})
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin"), (method, path)
    assert scene.state() == before


@pytest.mark.parametrize("origin", ["https://evil.example", "null", None])
def test_no_other_site_gets_a_socket_in_a_persons_name(scene: Scene, origin: str | None) -> None:
    from .serving import open_socket

    cookie = {"Cookie": f"warcamp={scene.host.cookies['warcamp']}"}
    with open_socket(scene.server.url, scene.table, cookie, origin, fmt="json") as socket:
        assert socket.hear()["why"] == "foreign-origin"
        with pytest.raises(ConnectionClosed):
            socket.hear()


def test_every_answer_has_the_headers_that_protect_a_page(scene: Scene) -> None:
    table = scene.table
    paths = ["/", f"/t/{table}", "/api/games", "/static/base.css", "/nowhere", "/static/nowhere", "/api/tables/x/view"]
    answers = [scene.host.get(path) for path in paths] + [scene.host.post("/api/tables", content=b"{")]
    for answer in answers:
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "access-control-allow-origin" not in answer.headers
        assert "server" not in answer.headers or "uvicorn" in answer.headers["server"]


def test_pages_have_neither_inline_script_nor_inline_style(scene: Scene) -> None:
    for path in ("/", "/new/clash_of_rage", "/new/ettin", f"/t/{scene.table}", "/rules/ettin", "/about", "/nowhere"):
        text = scene.host.get(path, headers={"accept": "text/html"}).text
        assert "<!doctype html>" in text.lower(), path
        assert re.findall(r"<script(?![^>]*\ssrc=)[^>]*>", text) == [], path
        assert re.findall(r"<[^>]+\s(?:style|on\w+)\s*=", text) == [], path
        assert re.findall(r"""(?:src|href|action)="(?:https?:)?//""", text) == [], path
