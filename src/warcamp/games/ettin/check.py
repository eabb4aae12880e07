"""What must hold at every moment: every card of every box is in one zone (ETT-BIG-07), Gold is never negative."""

from __future__ import annotations

from warcamp.engine.errors import BrokenInvariant

from .rules.war import total
from .state import SCORED, SETUP, Ettin, box_of
from .tables import FACES, MERCENARY, UNITS


def check(s: Ettin) -> None:
    """Raise BrokenInvariant when a card is missing or twice, Gold is below zero, or the scores are not the sum."""
    if min(s.gold) < 0:
        raise BrokenInvariant(f"gold below zero: {s.gold}")  # ETT-GEN-03
    if s.phase == SETUP and not any(s.zones.cards):
        return
    found = sorted([card for zone in s.zones.cards for card in zone])
    wanted = sorted(in_play(s))
    if found != wanted:
        odd = set(found) ^ set(wanted)
        raise BrokenInvariant(f"cards missing or too many: {[s.names[c] for c in sorted(odd)][:5] or 'one is twice'}")
    if s.phase == SCORED and list(s.scores) != [total(s, r) for r in range(s.realms)]:
        raise BrokenInvariant(f"scores {s.scores} are not what the cards say")


def in_play(s: Ettin) -> list[int]:
    """All Mercenaries and Adventures of every box, and the nations that are played."""
    out = [
        box * FACES + face
        for box in range(s.boxes)
        for face in range(FACES)
        if face >= UNITS or s.t.nation[face] == MERCENARY
    ]
    for r in range(s.realms):
        if s.nation[r] != MERCENARY:
            out += [box_of(s, r) * FACES + s.nation[r] * 15 + k for k in range(15)]
    return out
