"""Whatever is asked of the API, made from its own description or bent out of shape: no answer is a server error, and
every refusal has its documented form."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from warcamp.table.app import create_app
from warcamp.table.settings import Settings

from .serving import Guest, Server

EXAMPLES = 25


def described() -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        return create_app(Settings(Path(folder) / "table.sqlite")).openapi()


schema = schemathesis.openapi.from_dict(described())


class Known:
    """A person with a table of each game, so that most requests find something."""

    def __init__(self, server: Server) -> None:
        self.guest = Guest(server.url)
        self.url = server.url
        options = {"clans": "random"}
        self.table, _ = self.guest.make("clash_of_rage", ["person", "bot"], options=options)
        self.open, _ = self.guest.make("ettin", ["person", "open"])

    @property
    def headers(self) -> dict[str, str]:
        return {"Origin": self.url, "Cookie": f"warcamp={self.guest.cookies['warcamp']}"}


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Known]:
    with Server(tmp_path_factory.mktemp("schema") / "table.sqlite") as server:
        known = Known(server)
        yield known
        known.guest.close()


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_no_request_makes_the_server_fail(case: schemathesis.Case[Any], known: Known) -> None:
    if "id" in (case.path_parameters or {}) and len(str(case.path_parameters["id"])) % 3:
        case.path_parameters["id"] = known.table if len(str(case.path_parameters["id"])) % 2 else known.open
    answer = case.call(base_url=known.url, headers=known.headers)
    checks = [not_a_server_error, response_schema_conformance, status_code_conformance]
    case.validate_response(answer, checks=checks)


def test_the_description_names_every_way_to_play(known: Known) -> None:
    paths = known.guest.get("/api/openapi.json").json()["paths"]
    wanted = {"/api/tables", "/api/games", "/api/me", "/api/me/tables"}
    wanted |= {f"/api/tables/{{id}}/{what}" for what in ("act", "undo", "retract", "agree", "view", "asks", "log")}
    assert wanted <= set(paths)
