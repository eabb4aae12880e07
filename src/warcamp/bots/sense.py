"""What a search knows of a game: how good a position is, what is worth trying, what people would usually do."""

from __future__ import annotations

from typing import Any

from warcamp.engine.flow import Decision, Position
from warcamp.engine.native import mypyc_attr
from warcamp.engine.source import Fast


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """One game's knowledge. It is given worlds, never the true position."""

    def seats(self, s: Any) -> int:
        """How many seats decide."""
        raise NotImplementedError

    def value(self, s: Any) -> list[float]:
        """What each seat may hope for, 0 to 1: the payoff of a game that is over, else an estimate. Allies have the
        same."""
        raise NotImplementedError

    def ranked(self, s: Any, d: Decision) -> list[int]:
        """The ideas, the most promising first: a search tries them in this order."""
        return self.open(s, d)

    def open(self, s: Any, d: Decision) -> list[int]:
        """The ideas that can be had at a question: its options, or numbers for whole plans that begin with one."""
        return d.options

    def enact(self, s: Any, d: Decision, idea: int, chance: Fast) -> int:
        """The option that an idea begins with, in a world; `usual` and `routine` go on with it."""
        return idea

    def first(self, kind: str, idea: int) -> int:
        """The option that an idea begins with, at a question of this kind."""
        return idea

    def then(self, kind: str, idea: int) -> tuple[str, int]:
        """What tells an idea from others that begin with the same option: a later question and the answer to it; no
        question if there is nothing to tell."""
        return "", 0

    def commit(self, s: Any, d: Decision, idea: int) -> int:
        """The option that an idea begins with, at the table; `easy` goes on with it. The true position is given: only
        what the asked seat may know counts."""
        return idea

    def public(self, d: Decision) -> bool:
        """Whether all see at once what is answered."""
        return False

    def usual(self, s: Any, d: Decision, chance: Fast) -> int:
        """What a sensible player would answer without much thought, a little noise included."""
        return d.options[chance.below(len(d.options))]

    def easy(self, s: Any, d: Decision) -> int:
        """The place of the option that needs no thought, -1 where thought may help. The true position is given: only
        what the asked seat may know counts."""
        return -1

    def routine(self, d: Decision) -> bool:
        """Whether a question is answered as usual wherever it comes up below the one that is searched."""
        return False

    def mixes(self, d: Decision) -> bool:
        """Whether it pays to be hard to read at a question that is answered at the same time as others'."""
        return True

    def look(self, s: Any, d: Decision) -> None:
        """A search begins at this question. The true position is given: only public things count."""

    def recall(self, world: Position, seat: int) -> None:
        """Make a world agree with what the seat has seen before, at its looks."""

    def follow(self, world: Position) -> int:
        """Which of the open questions a search goes on with; -1 to stop and judge the position."""
        return 0
