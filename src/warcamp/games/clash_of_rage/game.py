"""Clash of Rage as the engine sees it."""

from __future__ import annotations

from warcamp.engine.flow import Decision
from warcamp.engine.state import Told

from ..packaged import Modules, PackagedGame
from . import check, content, document, names, options, told, why_not, words
from .rules import equip, march, play
from .rules.combat import FLEE
from .state import Clash


class ClashOfRage(PackagedGame):
    """Conquest of the Emerald Empire, 2 to 4 players or solo."""

    name = "clash_of_rage"
    title = "Clash of Rage"
    version = 2
    modules = Modules(
        play=play.play,
        options=options,
        content=content,
        names=names,
        words=words,
        why_not=why_not,
        document=document,
        check=check,
        told=told,
    )

    def scores(self, s: Clash) -> list[float]:
        return [1.0 if s.winner == p else 0.0 for p in range(s.seats)]

    def event_params(self, s: Clash, told: Told) -> dict[str, str | int]:
        return names.event_params(s, self.events[told.event].params, told.params)

    def option_rule(self, s: Clash, d: Decision, option: int) -> str:
        return RULES.get((d.kind, option)) or equip_rule(d, option) or self.asks[d.kind].rule


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
