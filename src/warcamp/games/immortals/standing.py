"""How the table stands: what each player would score if the round ended now, item by item (IMM-SCORE-07), and what the
rounds before have brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warcamp.engine.state import Told

from .names import ITEMS
from .rules.scoring import counted, cubes_on_board, points_of
from .state import SCORED, Immortals


@dataclass(frozen=True)
class Points:
    """One player's round: by item how many there are and what they are worth."""

    counts: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.points)


def points(s: Immortals, p: int) -> Points:
    """What a player would score if the round ended now, the five items apart."""
    counts = counted(s, p)
    return Points(tuple(counts), tuple([points_of(s, item, counts[item]) for item in range(len(ITEMS))]))


@dataclass(frozen=True)
class Gain:
    """What a round has brought a player: at once for what was built, then at its Scoring."""

    built: int
    at_once: int
    scored: Points

    @property
    def parts(self) -> tuple[int, ...]:
        """The points by source."""
        return self.at_once, *self.scored.points

    @property
    def total(self) -> int:
        return sum(self.parts)


SOURCES = ("built", *ITEMS)
"""Where points come from: building, once, and the items of every Scoring (IMM-BLD-02, IMM-SCORE-07)."""


@dataclass(frozen=True)
class Round:
    """A round and what it has brought so far, by seat."""

    number: int
    gains: Sequence[Gain]


def rounds_told(s: Immortals, told: Sequence[Told]) -> list[Round]:
    """The rounds up to now, from what was told: the table itself keeps the totals alone (IMM-SCORE-09)."""
    rows: list[list[Told]] = [[]]
    for event in told:
        if event.event == "round":
            rows.append([])
        elif event.event in ("built", "scored"):
            rows[-1].append(event)
    first = s.round - len(rows) + 1
    return [Round(n, [gain(row, p) for p in range(s.seats)]) for n, row in enumerate(rows, first) if n > 0]


def gain(told: Sequence[Told], p: int) -> Gain:
    """What these events have brought a player; an item that was not told brought nothing."""
    at_once = [event.params[3] for event in told if event.event == "built" and event.params[0] == p]
    found = {e.params[1]: (e.params[2], e.params[3]) for e in told if e.event == "scored" and e.params[0] == p}
    every = [found.get(item, (0, 0)) for item in range(len(ITEMS))]
    scored = Points(tuple([count for count, _ in every]), tuple([value for _, value in every]))
    return Gain(len(at_once), sum(at_once), scored)


def by_source(rounds: Sequence[Round], p: int) -> list[int]:
    """A player's points by source, all rounds together."""
    return [sum(row) for row in zip(*[found.gains[p].parts for found in rounds], strict=True)] or [0] * len(SOURCES)


def expected(s: Immortals, p: int) -> int:
    """The victory points after this round's Scoring, as the table stands; once the game is over, the final ones."""
    return s.vp[p] if s.phase == SCORED else s.vp[p] + points(s, p).total


def ranking(s: Immortals) -> list[int]:
    """The seats from the most points to the fewest, equal ones by the cubes on the board (IMM-END-02, IMM-END-03)."""
    return sorted(range(s.seats), key=lambda p: (-s.vp[p], -cubes_on_board(s, p), p))
