"""Everything that the page does, over the API: whole games by programs."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.serving import Guest, Server
from warcamp.drawing.drawing import DRAWINGS
from warcamp.engine import storage
from warcamp.games.registry import game_of
from warcamp.games.words import ids
from warcamp.table.refusals import STATUS
from warcamp.table.speech import TEXT

ROOT = Path(__file__).parents[2]
SHORT = {"last_round": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    packs = tmp_path_factory.mktemp("packs")
    (packs / "my-box").mkdir()
    (packs / "my-box" / "pack.toml").write_text('id = "my_box"\nversion = "1"\nname = "My box"\n', encoding="utf-8")
    with Server(tmp_path_factory.mktemp("api") / "table.sqlite", packs=packs) as server:
        yield server


@pytest.fixture
def guest(server):
    with server.guest() as guest:
        yield guest


def play(guest: Guest, table: str, seats: list[int], limit: int = 5000, seed: int = 1) -> int:
    """Let the seats choose at random until the match is over or `limit` answers were given."""
    chance = random.Random(seed)
    for n in range(limit):
        asked = [(seat, ask) for seat in seats for ask in guest.asks(table, seat)]
        if not asked:
            return n
        seat, ask = chance.choice(asked)
        body = {"d": ask["d"], "a": chance.choice(ask["choices"])["name"], "seat": seat, "key": f"k{n}"}
        answer = guest.post(f"/api/tables/{table}/act", json=body)
        assert answer.status_code == 200, answer.text
    return limit


def test_a_whole_game_is_played_looked_at_verified_and_forked(guest):
    table, _ = guest.make("clash_of_rage", ["person", "person"], options=SHORT)
    assert guest.get(f"/api/tables/{table}/file").json()["error"]["code"] == "not-over"
    assert guest.get(f"/api/tables/{table}/verify").status_code == 409
    play(guest, table, [0, 1])
    view = guest.get(f"/api/tables/{table}/view", params={"as": "r"}).json()
    assert view["over"] and max(view["scores"]) == 1
    assert guest.get(f"/api/tables/{table}").json()["state"] == "over"
    text = guest.get(f"/api/tables/{table}/file").text
    outcomes = storage.verify(text, game_of("clash_of_rage"))
    assert guest.get(f"/api/tables/{table}/verify").json()["outcomes"] == outcomes > 0
    moment = guest.get(f"/api/tables/{table}/moments/3", params={"as": "0"}).json()
    assert not moment["over"] and moment["view"]["viewer"] == 0
    assert guest.get(f"/api/tables/{table}/moments/99999").status_code == 422
    forked = guest.post(f"/api/tables/{table}/fork", json={"at": 3, "seat": 1})
    assert forked.status_code == 201, forked.text
    seats = forked.json()["table"]["seats"]
    assert [(seat["kind"], seat["yours"]) for seat in seats] == [("bot", False), ("person", True)]


def test_ettin_is_played_by_four_with_secret_answers(guest):
    table, _ = guest.make("ettin", ["person"] * 4)
    assert play(guest, table, [0, 1, 2, 3], limit=40) == 40
    log = guest.get(f"/api/tables/{table}/log", params={"as": "0"}).json()["entries"]
    assert len(log) >= 40
    assert any(entry[2] is None for entry in log[1:] if entry[0] != 0)
    assert all(entry[2] is not None for entry in log[1:] if entry[0] == 0)


def test_a_bot_answers_by_itself(server, guest):
    table, _ = guest.make("clash_of_rage", ["person", "bot"], options={**SHORT, "clans": "choose"})
    for _ in range(3):
        with guest.socket(table, fmt="json", lang="none") as socket:
            while not (view := socket.wait("view"))["asks"]:
                pass
            ask = view["asks"][0]
            assert socket.ack({"t": "act", "d": ask["d"], "a": ask["choices"][0]["name"], "key": ask["d"]})["ok"]
    log = guest.get(f"/api/tables/{table}/log").json()["entries"]
    assert any(entry[0] == 1 for entry in log)


def test_a_choice_that_is_not_offered_is_explained_with_its_rule(guest):
    table, _ = guest.make("clash_of_rage", ["person", "person"])
    seat = next(s for s in (0, 1) if guest.asks(table, s))
    ask = guest.asks(table, seat)[0]
    body = {"d": ask["d"], "a": "orcs", "seat": seat}
    refused = guest.post(f"/api/tables/{table}/act", json=body, params={"lang": "fr"})
    error = refused.json()["error"]
    assert (refused.status_code, error["code"]) == (422, "illegal")
    assert error["rule"].startswith("COR-")
    why = guest.get(f"/api/tables/{table}/why", params={"d": ask["d"], "thing": "orcs", "seat": seat, "lang": "fr"})
    assert why.json() == {"rule": error["rule"], "text": error["text"]}
    name = ask["choices"][0]["name"]
    preview = guest.get(f"/api/tables/{table}/preview", params={"d": ask["d"], "a": name, "seat": seat})
    assert preview.status_code == 200 and isinstance(preview.json()["html"], str)


def test_a_late_answer_is_stale_and_a_repeated_one_harmless(guest):
    table, _ = guest.make("clash_of_rage", ["person", "person"])
    seat = next(s for s in (0, 1) if guest.asks(table, s))
    ask = guest.asks(table, seat)[0]
    body = {"d": ask["d"], "a": ask["choices"][0]["name"], "seat": seat, "key": "one"}
    assert guest.post(f"/api/tables/{table}/act", json=body).json() == {"ok": True}
    assert guest.post(f"/api/tables/{table}/act", json=body).json() == {"ok": True}
    late = guest.post(f"/api/tables/{table}/act", json={**body, "key": "two"})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")
    assert len(guest.get(f"/api/tables/{table}/log", params={"as": str(seat)}).json()["entries"]) == 2


def act_first(guest: Guest, table: str, seat: int) -> None:
    ask = guest.asks(table, seat)[0]
    answer = guest.post(f"/api/tables/{table}/act", json={"d": ask["d"], "a": ask["choices"][0]["name"], "seat": seat})
    assert answer.status_code == 200, answer.text


def test_taking_back_is_asked_for_and_agreed_to(server):
    with server.guest() as host, server.guest() as friend:
        table, secrets = host.make("clash_of_rage", ["person", "open"], options={"clans": ["bohorg", "tomb"]})
        friend.claim(table, secrets[1])
        assert host.post(f"/api/tables/{table}/start").json() == {"ok": True}
        people = {0: host, 1: friend}
        seat = next(s for s in (0, 1) if people[s].asks(table, s))
        nobody = people[seat].post(f"/api/tables/{table}/undo", json={})
        assert nobody.json()["error"]["code"] == "no-undo"
        done = True
        while done:
            seat = next(s for s in (0, 1) if people[s].asks(table, s))
            act_first(people[seat], table, seat)
            if done := people[seat].post(f"/api/tables/{table}/undo", json={}).json()["done"]:
                act_first(people[seat], table, seat)
        assert people[seat].post(f"/api/tables/{table}/agree", json={"yes": True}).status_code == 409
        before = len(host.get(f"/api/tables/{table}/log").json()["entries"])
        assert people[1 - seat].post(f"/api/tables/{table}/agree", json={"yes": True}).json() == {"ok": True}
        assert len(host.get(f"/api/tables/{table}/log").json()["entries"]) < before


def test_people_talk_and_allies_talk_among_themselves(server):
    with server.guest() as host:
        table, secrets = host.make("ettin", ["person"] * 4)
    clients = [Guest(server.url, authorization=f"Bearer {secrets[seat]}") for seat in range(4)]
    texts = {}
    clients[0].post(f"/api/tables/{table}/chat", json={"text": "hello <b>all</b>", "key": "a"})
    clients[0].post(f"/api/tables/{table}/chat", json={"text": "hello <b>all</b>", "key": "a"})
    clients[0].post(f"/api/tables/{table}/chat", json={"text": "us two", "channel": "allies"})
    for seat, client in enumerate(clients):
        texts[seat] = [said["text"] for said in client.get(f"/api/tables/{table}/chat").json()]
        client.close()
    assert texts[0] == ["hello <b>all</b>", "us two"]
    assert sorted(len(found) for found in texts.values()) == [1, 1, 2, 2]


def test_games_tell_what_can_be_set_and_packs_are_named(guest):
    found = guest.get("/api/games").json()
    assert [game["name"] for game in found["games"]] == list(DRAWINGS)
    assert found["packs"] == ["my-box"]
    french = guest.get("/api/games", params={"lang": "fr"}).json()
    assert found["games"][0]["settings"] != french["games"][0]["settings"]
    table, _ = guest.make("clash_of_rage", ["person", "person"], packs=["my-box"])
    assert guest.get(f"/api/tables/{table}").json()["packs"] == ["my-box"]
    body = {"game": "clash_of_rage", "seats": [{"kind": "person"}], "packs": ["../my-box"]}
    assert guest.post("/api/tables", json=body).status_code == 422


def test_the_api_is_documented_and_no_page_loads_from_elsewhere(guest):
    spec = guest.get("/api/openapi.json").json()
    assert {"/api/tables", "/api/tables/{id}/act", "/api/me/tables"} <= spec["paths"].keys()
    assert all(path.startswith("/api/") for path in spec["paths"])
    assert guest.get("/docs").status_code == guest.get("/redoc").status_code == 404


def test_errors_have_one_shape(guest):
    for answer in (
        guest.get("/api/nothing"),
        guest.put("/api/tables"),
        guest.post("/api/tables", content=b"{", headers={"content-type": "application/json"}),
        guest.post("/api/tables", json={"game": "clash_of_rage", "seats": []}),
        guest.post("/api/tables", json={"game": "clash_of_rage", "seats": [{"kind": "person"}], "x": 1}),
    ):
        assert set(answer.json()) == {"error"}
        assert answer.json()["error"]["text"]


def test_a_fault_of_ours_is_noted_and_answered_like_every_error(server, guest, monkeypatch, caplog):
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("warcamp.table.api.game_info", fail)
    answer = guest.get("/api/games")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "failed")
    assert "content-security-policy" in answer.headers
    assert "ZeroDivisionError" in caplog.text


def test_every_refusal_has_its_text_in_both_languages():
    english, french = (ids(TEXT / "errors" / f"{language}.ftl") for language in ("en", "fr"))
    assert english == french
    viewers = {"error-seat", "error-spectator", "error-referee"}
    assert {f"error-{code}" for code in STATUS} | viewers == english.keys()
    assert ids(TEXT / "play" / "en.ftl") == ids(TEXT / "play" / "fr.ftl")


def test_the_example_client_of_the_documents_plays_a_whole_game(server):
    example = ROOT / "examples" / "foreign_client.py"
    shown = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    code = example.read_text(encoding="utf-8")
    assert code.partition('"""\n\n')[2] in shown
    done = subprocess.run(
        [sys.executable, example, server.url], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "1.0" in done.stdout
