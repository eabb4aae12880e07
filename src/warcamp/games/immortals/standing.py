"""How the table stands: what each player would score if the round ended now, item by item (IMM-SCORE-07)."""

from __future__ import annotations

from dataclasses import dataclass

from .names import ITEMS
from .rules.scoring import counted, cubes_on_board, points_of
from .state import SCORED, Immortals


@dataclass(frozen=True)
class Points:
    """One player's round so far: by item how many there are and what they are worth."""

    counts: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.points)


def points(s: Immortals, p: int) -> Points:
    """What a player would score if the round ended now, the five items apart."""
    counts = counted(s, p)
    return Points(tuple(counts), tuple([points_of(s, item, counts[item]) for item in range(len(ITEMS))]))


def expected(s: Immortals, p: int) -> int:
    """The victory points after this round's Scoring, as the table stands; once the game is over, the final ones."""
    return s.vp[p] if s.phase == SCORED else s.vp[p] + points(s, p).total


def ranking(s: Immortals) -> list[int]:
    """The seats from the most points to the fewest, equal ones by the cubes on the board (IMM-END-02, IMM-END-03)."""
    return sorted(range(s.seats), key=lambda p: (-s.vp[p], -cubes_on_board(s, p), p))
