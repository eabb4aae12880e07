"""Ettin as the engine sees it."""

from __future__ import annotations

from warcamp.engine.flow import Decision

from ..packaged import Modules, PackagedGame
from . import check, content, document, names, options, told, why_not, words
from .rules import play
from .state import Ettin


class EttinGame(PackagedGame):
    """Two against the world: alliances of neighbours in a circle, 2 to 24 players."""

    name = "ettin"
    title = "Ettin"
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

    def scores(self, s: Ettin) -> list[float]:
        won = {s.controller[r] for r in s.winners}
        return [1.0 if seat in won else 0.0 for seat in range(s.seats)]

    def option_rule(self, s: Ettin, d: Decision, option: int) -> str:
        return RULES.get((d.kind, names.option_name(s, d, option))) or self.asks[d.kind].rule


RULES: dict[tuple[str, str], str] = {
    ("reply", "picks"): "ETT-PEACE-06",
    ("ranged", "hold"): "ETT-SOB-03",
    ("post", "none"): "ETT-SPOIL-20",
    ("fate", "none"): "ETT-DRAFT-05",
}

ETTIN = EttinGame()
