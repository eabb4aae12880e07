"""Immortals as the engine sees it."""

from __future__ import annotations

from warcamp.engine.flow import Decision

from ..packaged import Modules, PackagedGame
from . import check, content, document, names, options, told, why_not, words
from .rules import play
from .rules.actions import FORFEIT
from .rules.attack import MOVE_CODE
from .rules.magic import magic_kind
from .rules.resolution import PASS
from .state import READY, Immortals, action_of
from .tables import CARD_OR_FIRST, EXTRACT_ENERGY, SHRINE_OR_TAKEOVER, TRANSITION_OF_5


class ImmortalsGame(PackagedGame):
    """Two realms, and a cube tower between them: what falls in one rises in the other. 3 to 5 players."""

    name = "immortals"
    title = "Immortals"
    version = 4
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

    def scores(self, s: Immortals) -> list[float]:
        return [1.0 if p in s.winners else 0.0 for p in range(s.seats)]

    def option_rule(self, s: Immortals, d: Decision, option: int) -> str:
        kind = d.kind
        if kind == "plan":
            return "IMM-PLAN-11" if option == READY else "IMM-PLAN-04"
        if kind == "reveal" and option == PASS:
            return "IMM-RES-07"
        if kind in GIVEN_UP and option == FORFEIT:
            return "IMM-REINF-06" if kind == "reinforce" else "IMM-RES-15"
        if kind == "attack_or_move":
            return "IMM-MOVE-01" if option >= MOVE_CODE else "IMM-ATT-01"
        if kind == "extract" and action_of(s, d.seat, s.slot) == EXTRACT_ENERGY:
            return "IMM-ACT-02"
        if kind == "magic":
            return MAGIC_RULES.get(magic_kind(s.card), "IMM-MAGIC-10")
        return self.asks[kind].rule


GIVEN_UP = (
    "extract", "transition", "build", "shrine", "attack", "attack_or_move", "stance", "cubes", "magic", "reinforce",
)  # fmt: skip
"""The questions that can be answered with giving up."""
MAGIC_RULES = {TRANSITION_OF_5: "IMM-MAGIC-03", CARD_OR_FIRST: "IMM-MAGIC-05", SHRINE_OR_TAKEOVER: "IMM-MAGIC-07"}

IMMORTALS = ImmortalsGame()
