"""Every reason for which something is not offered, with its rule."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

from warcamp.engine.game import Refusal
from warcamp.games.packaged import PackagedGame
from warcamp.games.why_not import NOT_OFFERED

REASON = re.compile(r'refusal\(\s*[^,"]*(?:"[A-Z]{3}(?:-[A-Z0-9]+)+"|\.rule)\s*,\s*"([a-z-]+)"')


class Refusing(Protocol):
    """A table under test that says why not."""

    def why_not(self, pick: str) -> Refusal: ...
    def refused(self, pick: str) -> str: ...


Case = tuple[Callable[[], Refusing], str, str, str]
"""A table, what is pointed at, the reason and the rule."""


class Refusals:
    """One case for each reason, with the rule that the player is shown."""

    game: ClassVar[PackagedGame]
    cases: ClassVar[Sequence[Case]]
    fewest: ClassVar[int]
    """So many reasons there are at the least."""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases, ids=[f"{reason}: {thing}" for _, thing, reason, _ in self.cases])

    def test_what_is_not_offered_is_refused_for_its_reason_and_rule(self, case: Case) -> None:
        given, thing, reason, rule = case
        table = given()
        refusal = table.why_not(thing)
        assert (refusal.message.id, refusal.rule) == (f"why-not-{reason}", rule)
        assert table.refused(thing) == rule

    def test_every_reason_is_reached(self) -> None:
        """A reason that is added needs a case."""
        module = sys.modules[f"{self.game.__module__.rpartition('.')[0]}.why_not"]
        reasons = {*REASON.findall(inspect.getsource(module)), NOT_OFFERED}
        assert len(reasons) > self.fewest
        assert reasons == {reason for _, _, reason, _ in self.cases}
