"""Two tables that differ only in what a seat may not know send that seat the same bytes: pages, JSON, regions, effects,
previews, reasons and headers, over HTTP and over the socket."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from warcamp.engine.match import Action
from warcamp.engine.zones import SPECTATOR
from warcamp.games.registry import game_of
from warcamp.table.secrets import hash_of
from warcamp.table.sqlite import SqliteStore
from warcamp.table.store import PLAYING, SeatRow, TableRow, Written

from .serving import Guest, Server
from .twins import KEY, Twins, played, twins

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "clash_of_rage": ({"players": 3, "clans": "random"}, 120),
    "ettin": ({"players": 4}, 150),
    "immortals": ({"players": 3, "rounds": 1}, 120),
}
"""By game: options, and how many entries are played."""
EVERY = 11
"""A pair is made from every so-manieth moment on."""
PAIRS = 12
WHEN = 1_700_000_000.0
TOLD = {"date", "set-cookie"}
"""Headers that depend on nothing at the table."""


@dataclass
class Pair:
    """A table that stands in both houses, once as it is and once otherwise."""

    id: str
    twins: Twins
    seats: int
    apart: bool = False


def found(name: str) -> list[Pair]:
    """Moments all over a game, with many kinds of questions, as several viewers see them."""
    game = game_of(name)
    options, length = GAMES[name]
    entries = played(game, options, 7, length)
    seats = options["players"]
    all_of_them = [
        moment
        for viewer in (0, seats - 1, SPECTATOR)
        for same in range(0, len(entries), EVERY)
        for moment in twins(game, options, entries, viewer, same, same * 40 + viewer)
    ]
    random.Random(3).shuffle(all_of_them)
    by_kind: dict[object, list[Twins]] = {}
    for moment in all_of_them:
        by_kind.setdefault((moment.asked, moment.viewer == SPECTATOR, moment.then is None), []).append(moment)
    chosen: list[Twins] = []
    while len(chosen) < PAIRS and any(by_kind.values()):
        chosen += [moments.pop() for moments in by_kind.values() if moments]
    return [Pair(f"{name[:5]}twin{n:03}", moment, seats) for n, moment in enumerate(chosen[:PAIRS])]


def secret(pair: Pair, seat: int) -> str:
    return f"{pair.id}-{seat}"


def cookie(pair: Pair) -> str:
    return f"cookie-{pair.id}"


async def furnish(database: Path, name: str, pairs: list[Pair], which: int) -> None:
    """Puts one side of each pair into a database, with everything else alike."""
    store = SqliteStore(database, lambda: WHEN)
    await store.open()
    options, _ = GAMES[name]
    for pair in pairs:
        seats = [
            SeatRow(n, "person", name=f"Player {n}", secret=hash_of(secret(pair, n))) for n in range(options["players"])
        ]
        row = TableRow(pair.id, name, options, [], KEY, PLAYING, 0, {"spectators": True}, WHEN, WHEN)
        lines = [Written(line) for line in pair.twins.logs[which].splitlines()]
        await store.add_table(row, seats, lines)
        person = await store.add_person(hash_of(cookie(pair)), "", "en")
        if pair.twins.viewer != SPECTATOR:
            await store.hold(person.id, pair.id, pair.twins.viewer)
    await store.close()


@dataclass
class Houses:
    """Two servers that differ in the hidden parts of their tables."""

    pairs: list[Pair]
    urls: tuple[str, str]

    def guest(self, which: int, pair: Pair) -> Guest:
        """The viewer, by his cookie."""
        guest = Guest(self.urls[which])
        guest.cookies.set("warcamp", cookie(pair))
        return guest


@pytest.fixture(scope="module", params=list(GAMES))
def houses(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    name = request.param
    folder = tmp_path_factory.mktemp("leaks")
    pairs = found(name)
    for which in (0, 1):
        asyncio.run(furnish(folder / f"{which}.sqlite", name, pairs, which))
    with Server(folder / "0.sqlite") as one, Server(folder / "1.sqlite") as two:
        yield Houses(pairs, (one.url, two.url))


def fetched(guest: Guest, path: str, **params: str) -> list[object]:
    """An answer with everything that was sent."""
    answer = guest.get(path, params=params)
    headers = sorted((key, value) for key, value in answer.headers.items() if key not in TOLD)
    return [path, params, answer.status_code, headers, answer.text.replace(guest.url, "")]


def pages(guest: Guest, pair: Pair) -> list[list[object]]:
    """All that the viewer can ask for."""
    table = f"/api/tables/{pair.id}"
    out = [fetched(guest, f"/t/{pair.id}", lang=lang) for lang in ("en", "fr")]
    out += [fetched(guest, table), fetched(guest, f"{table}/chat"), fetched(guest, f"{table}/log")]
    out += [fetched(guest, f"{table}/{what}", lang=lang) for what in ("view", "asks") for lang in ("en", "fr", "none")]
    out += [fetched(guest, f"{table}/{what}") for what in ("file", "verify", "moments/1")]
    for ask in guest.get(f"{table}/asks").json():
        names = [choice["name"] for choice in ask["choices"]]
        out += [fetched(guest, f"{table}/preview", d=ask["d"], a=name, lang="en") for name in names[:12]]
        out += [fetched(guest, f"{table}/why", d=ask["d"], thing=thing, lang="fr") for thing in (*names[:3], "", "A1")]
        body = {"d": ask["d"], "a": "nothing of the kind"}
        out.append([guest.post(f"{table}/act", json=body).text])
    return out


def test_the_pairs_differ_in_what_is_hidden_at_many_kinds_of_moments(houses: Houses) -> None:
    assert len(houses.pairs) >= 10
    assert all(pair.twins.logs[0] != pair.twins.logs[1] for pair in houses.pairs)
    assert len({pair.twins.asked for pair in houses.pairs}) >= 3
    assert any(pair.twins.viewer == SPECTATOR for pair in houses.pairs)
    assert sum(pair.twins.then is not None for pair in houses.pairs) >= 3


def test_those_who_may_know_do_get_to_see_the_difference(houses: Houses) -> None:
    for pair in houses.pairs:
        told: list[list[str]] = []
        for url in houses.urls:
            people = [Guest(url, authorization=f"Bearer {secret(pair, seat)}") for seat in range(pair.seats)]
            told.append([guest.get(f"/api/tables/{pair.id}/view").text for guest in people])
            for guest in people:
                guest.close()
        apart = [seat for seat in range(pair.seats) if told[0][seat] != told[1][seat]]
        # What lies in a deck is known to nobody: then the pair differs in the cards to come.
        assert pair.twins.viewer not in apart
        pair.apart = bool(apart)
    assert sum(pair.apart for pair in houses.pairs) >= len(houses.pairs) // 2


def test_what_is_fetched_does_not_depend_on_what_is_hidden(houses: Houses) -> None:
    for pair in houses.pairs:
        with houses.guest(0, pair) as one, houses.guest(1, pair) as two:
            first, second = pages(one, pair), pages(two, pair)
        assert {row[2] for row in first if len(row) > 2} <= {200, 403, 409, 422}
        for a, b in zip(first, second, strict=True):
            assert a == b, f"viewer {pair.twins.viewer} at {set(pair.twins.asked)}"


@pytest.mark.parametrize("form", ["html", "json"])
def test_what_is_sent_does_not_depend_on_what_is_hidden_nor_on_what_others_do_in_secret(
    houses: Houses, form: str
) -> None:
    lived = 0
    for pair in houses.pairs:
        heard = []
        for which in (0, 1):
            with houses.guest(which, pair) as guest, guest.socket(pair.id, fmt=form, lang="fr") as socket:
                heard.append(socket.heard())
                if pair.twins.then is not None:
                    act(houses.urls[which], pair, pair.twins.then[which], form)
                    lived += 1
                    heard[which] += socket.heard()
                socket.say({"t": "lang", "lang": "en"})
                heard[which] += socket.heard()
        assert heard[0], "nothing was sent"
        assert heard[0] == heard[1], f"viewer {pair.twins.viewer} at {set(pair.twins.asked)}"
    assert lived > 0


def act(url: str, pair: Pair, action: Action, form: str) -> None:
    """Another seat answers, by a client of its own; in the second round it has answered already."""
    with Guest(url, authorization=f"Bearer {secret(pair, action.seat)}") as other:
        asks = [a for a in other.asks(pair.id, action.seat) if (a["ask"], a["strand"]) == (action.ask, action.strand)]
        if form == "html":
            (ask,) = asks
            body = {"d": ask["d"], "a": action.pick, "seat": action.seat, "key": "other"}
            answer = other.post(f"/api/tables/{pair.id}/act", json=body)
            assert answer.status_code == 200, answer.text
        else:
            assert other.post(f"/api/tables/{pair.id}/retract", json={"d": "#1"}).status_code in (200, 409)


def test_private_talk_of_others_shows_nowhere(tmp_path: Path) -> None:
    heard: list[list[object]] = []
    for whispers in (False, True):
        with Server(tmp_path / f"{whispers}.sqlite") as server, server.guest() as host:
            table, secrets = host.make("ettin", ["person"] * 4, options={"first": 0})
            people = [Guest(server.url, authorization=f"Bearer {secrets[n]}") for n in range(4)]
            chat = f"/api/tables/{table}/chat"
            assert people[0].post(chat, json={"text": "first", "channel": "allies"}).status_code == 200
            outside = [n for n in (1, 2, 3) if not people[n].get(chat).json()]
            assert len(outside) == 2
            viewer = people[outside[0]]
            with viewer.socket(table, fmt="json") as plain, viewer.socket(table, fmt="html") as page:
                before = [*plain.heard(), *page.heard()]
                if whispers:
                    people[0].post(chat, json={"text": "second", "channel": "allies"})
                whispered = [*plain.heard(), *page.heard()]
                people[0].post(chat, json={"text": "aloud"})
                after = [*plain.heard(), *page.heard()]
            assert before
            texts = "".join([*before, *whispered, *after, viewer.get(chat).text, viewer.get(f"/t/{table}").text])
            assert "second" not in texts
            assert "aloud" in texts
            said = [{**message, "at": 0} for message in viewer.get(chat).json()]
            lines = re.findall(r"<li id=[^>]*>[^<]*<b>[^<]*</b><span>aloud", "".join(after).replace(r"\"", '"'))
            heard.append([whispered, said, lines])
            for guest in people:
                guest.close()
    assert heard[0] == heard[1]
