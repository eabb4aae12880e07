"""Clash of Rage as the engine sees it."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Any

from warcamp.engine.flow import Decision
from warcamp.engine.game import Game, Message, Refusal
from warcamp.engine.state import Told

from . import check, document, names, options, why_not
from .content import Content, load
from .rules import equip, march, play
from .rules.combat import FLEE
from .state import Clash
from .told import ASKS, EVENTS
from .words import event_text, option_text


class ClashOfRage(Game):
    """Conquest of the Emerald Empire, 2 to 4 players or solo."""

    name = "clash_of_rage"
    version = 1
    asks = ASKS
    events = EVENTS

    def content(self, packs: Sequence[Path] = ()) -> Content:
        return load(packs)

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        return options.checked(given)

    def table(self, options_: dict[str, Any], content: Any) -> Clash:
        return options.table(options_, content)

    def main(self, s: Clash) -> Awaitable[None]:
        return play.play(s)

    def seats(self, s: Clash) -> int:
        return s.seats

    def scores(self, s: Clash) -> list[float]:
        return [1.0 if s.winner == p else 0.0 for p in range(s.seats)]

    def option_name(self, s: Clash, d: Decision, option: int) -> str:
        return names.option_name(s, d, option)

    def option_text(self, s: Clash, d: Decision, option: int) -> Message:
        return option_text(s, d, option)

    def option_rule(self, s: Clash, d: Decision, option: int) -> str:
        return RULES.get((d.kind, option)) or equip_rule(d, option) or self.asks[d.kind].rule

    def param_name(self, s: Clash, domain: str, value: int) -> str | int:
        return names.param_name(s, domain, value)

    def event_text(self, s: Clash, told: Told) -> Message:
        return event_text(s, told)

    def why_not(self, s: Clash, d: Decision, thing: str) -> Refusal:
        return why_not.why_not(s, d, thing)

    def write(self, s: Clash) -> dict[str, Any]:
        return document.write(s)

    def read(self, document_: dict[str, Any], content: Any) -> Clash:
        return document.read(document_, content)

    def check(self, s: Clash) -> None:
        check.check(s)


RULES: dict[tuple[str, int], str] = {
    ("action", play.PASS): "COR-ACT-03",
    ("action", play.EQUIP): "COR-EQP-01",
    ("action", play.MOVE): "COR-MOV-01",
    ("assault", FLEE): "COR-FLE-01",
    ("move", march.HALT): "COR-MOV-16",
    ("reroll", 0): "COR-ASL-06",
}


def equip_rule(d: Decision, option: int) -> str:
    if d.kind != "equip" or option == equip.END:
        return ""
    if option == equip.FORGE:
        return "COR-FRG-04"
    return "COR-BUY-01" if option < equip.ATTACH else "COR-ORG-02"


CLASH_OF_RAGE = ClashOfRage()
