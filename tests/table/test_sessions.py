"""Who asks: cookies, their rotation, secrets of seats, languages."""

from __future__ import annotations

import pytest

from tests.table.serving import Guest, Server
from warcamp.table.settings import Rates
from warcamp.table.speech import accepted


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("sessions") / "table.sqlite") as server:
        yield server


def test_the_first_visit_gives_a_cookie_that_scripts_and_foreign_sites_cannot_use(server):
    with server.guest() as guest:
        header = guest.get("/api/me").headers["set-cookie"]
        assert header.startswith("warcamp=")
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(header.split("; "))
        assert "Secure" not in header
        assert "set-cookie" not in guest.get("/api/me").headers


def test_behind_https_the_cookie_is_never_sent_in_the_open(tmp_path):
    with Server(tmp_path / "table.sqlite", public_url="https://camp.example") as server, server.guest() as guest:
        assert "; Secure" in guest.get("/api/me").headers["set-cookie"]


def test_a_claim_gives_another_cookie_to_the_same_person(server):
    with server.guest() as host, server.guest() as friend:
        table, secrets = host.make("clash_of_rage", ["person", "open"])
        friend.patch("/api/me", json={"name": "Jo"})
        old = friend.cookies["warcamp"]
        assert friend.claim(table, secrets[1]) == 1
        assert friend.cookies["warcamp"] != old
        assert friend.get("/api/me").json()["name"] == "Jo"
        assert [mine["id"] for mine in friend.get("/api/me/tables").json()] == [table]
        with Guest(server.url, cookie=f"warcamp={old}") as thief:
            assert thief.get("/api/me/tables").json() == []


def test_a_seats_secret_is_that_seat_and_nothing_else(server):
    with server.guest() as host:
        table, secrets = host.make("clash_of_rage", ["person", "person"])
        other, _ = host.make("clash_of_rage", ["person", "person"], settings={"spectators": False})
    with Guest(server.url, authorization=f"Bearer {secrets[1]}") as client:
        assert client.get(f"/api/tables/{table}/view", params={"as": "1"}).status_code == 200
        refused = client.get(f"/api/tables/{table}/view", params={"as": "0"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "no-sight")
        assert client.get(f"/api/tables/{other}").status_code == 403
    with Guest(server.url, authorization="Bearer nonsense") as client:
        assert client.get(f"/api/tables/{table}/view").json()["error"]["code"] == "unknown-link"


def test_errors_are_said_in_the_language_of_who_asks(server):
    with server.guest() as guest:
        assert guest.get("/api/tables/none").json()["error"]["text"] == "There is no such table."
        french = "Cette table n'existe pas."
        assert guest.get("/api/tables/none", params={"lang": "fr"}).json()["error"]["text"] == french
        assert guest.get("/api/tables/none", headers={"accept-language": "fr-CA"}).json()["error"]["text"] == french
        guest.patch("/api/me", json={"language": "fr"})
        assert guest.get("/api/tables/none").json()["error"]["text"] == french


@pytest.mark.parametrize(
    ("header", "language"),
    [("fr-FR,fr;q=0.9,en;q=0.8", "fr"), ("en;q=0.4, fr;q=0.5", "fr"), ("de", ""), ("", ""), ("fr;q=x,en", "en")],
)
def test_the_best_of_our_languages_is_taken(header, language):
    assert accepted(header) == language


def test_who_asks_too_much_is_told_when_to_come_back(tmp_path):
    rates = Rates(person=(1, 3), address=(100, 100))
    with Server(tmp_path / "table.sqlite", rates) as server, server.guest() as guest:
        guest.get("/api/me")
        answers = [guest.get("/api/me") for _ in range(5)]
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["error"]["code"] == "too-many"
        with server.guest() as other:
            assert other.get("/api/me").status_code == 200
