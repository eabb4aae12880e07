"""How both sides are taken to fight when odds are worked out: rerolls, allotment, flight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .state import LEVELS, Clash, statistic
from .tables import HP, POWER, RAGE, REROLL, SHIELD, WOUND

Counts = tuple[int, int, int]
"""Units of a side by level."""

SHIELD_IN_HITS = 2.0
"""A shield stops a wound in every assault; two assaults is what a side usually suffers."""
RAGE_IN_WOUNDS = 1.5
"""A rage bonus gives a wound in the first assault, two in the second."""


def strength(s: Clash, side: int, counts: Counts) -> float:
    """What a force is worth in a fight: the wounds of its average assault times the wounds it can stand.

    Average wounds: power x the chance of a wound after all rerolls, bonus wounds, 1.5 for a rage bonus. Wounds it can
    stand: all hit points, 2 for a shield. Types count as in combat: bonuses once a type (COR-BON-02), the highest power
    alone (COR-ASL-03)."""
    dice = rerolls = wounds = rage = shields = hits = 0
    for level in range(LEVELS):
        if counts[level]:
            dice = max(dice, statistic(s, side, level, POWER))
            rerolls += statistic(s, side, level, REROLL)
            wounds += statistic(s, side, level, WOUND)
            rage += statistic(s, side, level, RAGE)
            shields += statistic(s, side, level, SHIELD)
            hits += counts[level] * statistic(s, side, level, HP)
    if not hits:
        return 0.0
    blank = 1 - s.t.wound_faces / s.t.die_faces
    struck = dice * (1 - blank ** (1 + rerolls)) + wounds + RAGE_IN_WOUNDS * rage
    return struck * (hits + SHIELD_IN_HITS * shields)


def all_blanks(s: Clash, me: int) -> int:
    """Reroll every blank, as Elves must (COR-ASL-07)."""
    return s.dice - s.hits


@dataclass(frozen=True)
class Policy:
    """How a side fights.

    `rate` says what a force is worth: the striker allots his wounds so that what is left of the enemy is rated lowest
    (in solo, where the player allots for the Elves too, COR-SOLO-11, so that what is left of him is rated highest);
    of equals the one that leaves fewer units of level III, then II, then I. `reroll` says how many blanks to reroll,
    and may look at all but the enemy's rage tokens. A player flees when, before an assault of his own, his chance to
    win if nobody ever fled is below `flee_below`."""

    rate: Callable[[Clash, int, Counts], float] = strength
    reroll: Callable[[Clash, int], int] = all_blanks
    flee_below: float = 0.0

    def __str__(self) -> str:
        flight = f"flees when its chance to win is below {self.flee_below:g}" if self.flee_below else "never flees"
        rerolls = "all blanks" if self.reroll is all_blanks else f"as {self.reroll.__name__} says"
        return f"rerolls {rerolls}, leaves the enemy the least {self.rate.__name__}, {flight}"


STEADY = Policy()
"""Rerolls all blanks, leaves the enemy the least strength, never flees."""
