"""One server for all tests of the pages, and people who look at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from warcamp.table.secrets import new_secret
from warcamp.table.sessions import COOKIE

from ..serving import Guest, Server
from .finished import add

COOKIE_OF_ANN = new_secret()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("pages")
    pack = folder / "packs" / "my-box"
    pack.mkdir(parents=True)
    (pack / "pack.toml").write_text('id = "my-box"\nversion = "1"\nname = "My box"\n', encoding="utf-8")
    (pack / "equipment.toml").write_text('[crossbow]\ncost = 7\nrulebook = ["cost"]\n', encoding="utf-8")
    database = folder / "table.sqlite"
    add(database, {"ClashIsOver0": "clash_of_rage", "EttinIsOver0": "ettin"}, COOKIE_OF_ANN)
    add(database, {"ClosedTable0": "clash_of_rage"}, new_secret(), spectators=False)
    with Server(database, packs=folder / "packs") as server:
        yield server


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    """Somebody new."""
    with Guest(server.url, accept="text/html") as guest:
        yield guest


@pytest.fixture
def ann(server: Server) -> Iterator[Guest]:
    """Who has played at the tables that are over."""
    with Guest(server.url, accept="text/html") as guest:
        guest.cookies.set(COOKIE, COOKIE_OF_ANN)
        yield guest
