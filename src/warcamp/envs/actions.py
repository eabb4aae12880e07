"""Every option of every question has a number that means the same in all matches of one size: its action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from warcamp.engine.errors import BrokenInvariant, IllegalChoice
from warcamp.engine.flow import Decision

Universe = Callable[[Any, Decision], Sequence[int]]
"""All that may ever be an option of the kind, seen from the seat that is asked, in the order of the actions."""


class Block(NamedTuple):
    """The actions of one kind of question."""

    kind: str
    size: int
    universe: Universe
    text: str


def always(options: Sequence[int]) -> Universe:
    """The same options whoever is asked."""
    return lambda s, d: options


class Actions:
    """The blocks of a game side by side. A question's actions lie in the block of its kind."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = {block.kind: block for block in blocks}
        self.first: dict[str, int] = {}
        self.size = 0
        for block in blocks:
            self.first[block.kind] = self.size
            self.size += block.size

    def open(self, s: Any, d: Decision) -> list[int]:
        """The actions that answer a question, ascending."""
        block = self.blocks[d.kind]
        universe = block.universe(s, d)
        if len(universe) > block.size:
            raise BrokenInvariant(f"{d.kind}: {len(universe)} options do not fit into a block of {block.size}")
        first = self.first[d.kind]
        return sorted([first + universe.index(option) for option in d.options])

    def action(self, s: Any, d: Decision, option: int) -> int:
        """The action of an option."""
        return self.first[d.kind] + self.blocks[d.kind].universe(s, d).index(option)

    def option(self, s: Any, d: Decision, action: int) -> int:
        """The option of an action; IllegalChoice when the question does not offer it."""
        universe = self.blocks[d.kind].universe(s, d)
        at = action - self.first[d.kind]
        if not 0 <= at < len(universe) or universe[at] not in d.options:
            raise IllegalChoice(f"action {action} does not answer {d.kind!r}")
        return universe[at]

    def kind(self, action: int) -> str:
        """The kind of question that an action answers."""
        for kind, first in self.first.items():
            if first <= action < first + self.blocks[kind].size:
                return kind
        raise IllegalChoice(f"there is no action {action}; there are {self.size}")
