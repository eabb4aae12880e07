"""Taking back: alone as far as that is fair, further when the others agree."""

from __future__ import annotations

from dataclasses import dataclass, field

from warcamp.engine.match import Match


@dataclass
class Plea:
    """Somebody asks to take back what others have seen since."""

    seat: int
    to: int
    """The number of entries to go back to."""
    at: int
    """The number of lines when it was asked: once there are more, it is moot."""
    needed: frozenset[int]
    """The persons who are to agree."""
    agreed: set[int] = field(default_factory=set)

    @property
    def granted(self) -> bool:
        return self.needed <= self.agreed


def is_secret(match: Match) -> bool:
    """Whether somebody answers in steps that the others do not see: meanwhile nothing is taken back, or it would show
    whether there were any. Steps are revised as such."""
    return any(d.kind in match.position.s.REVISED for d in match.pending)


def free_point(match: Match, seat: int) -> int:
    """Where the seat can go back to alone, one action; 0 when it cannot."""
    n = len(match.entries)
    return n - 1 if not match.over and not is_secret(match) and match.undo_point(seat) < n else 0


def last_action(match: Match, seat: int) -> int:
    """The number of entries before the seat's last action; 0 when it has not acted."""
    if match.over or is_secret(match):
        return 0
    for i in range(len(match.entries) - 1, 0, -1):
        action = match.entries[i].action
        if action is not None and action.seat == seat and not match.entries[i].retract:
            return i
    return 0


def everybody_else(match: Match, seat: int) -> list[int]:
    """Those whose consent the engine wants; one's own when there is nobody else."""
    return [other for other in range(match.game.seats(match.position.s)) if other != seat] or [seat]
