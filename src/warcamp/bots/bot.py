"""What a bot is, the bot that plays at random, and play to the end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from warcamp.engine.flow import Decision, Position

ENDLESS = 1_000_000_000


class Bot(Protocol):
    """A player. Given the same seed and the same questions it gives the same answers."""

    def pick(self, position: Position, seat: int, decision: Decision) -> int:
        """One of the decision's options. The position is left as it is, and before a bot looks at it, it lays a world
        that its seat cannot tell from the true one in its place (`determinise`)."""
        ...


class RandomBot:
    """Any option, each as likely. It looks at nothing."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def pick(self, position: Position, seat: int, decision: Decision) -> int:
        return self.random.choice(decision.options)


def playout(position: Position, choices: random.Random, limit: int = ENDLESS) -> int:
    """Play on at random, at most so many decisions; gives how many it took. Changes the position."""
    draw = choices.random
    n = 0
    while n < limit:
        asks = position.pending
        if not asks:
            break
        options = asks[0].options
        position.apply(0, options[int(draw() * len(options))])
        n += 1
    return n


def play_bots(position: Position, bots: Sequence[Bot], limit: int = ENDLESS) -> int:
    """Let a bot for each seat play on, at most so many decisions; gives how many it took. Changes the position."""
    n = 0
    while n < limit:
        asks = position.pending
        if not asks:
            break
        d = asks[0]
        position.apply(0, bots[d.seat].pick(position, d.seat, d))
        n += 1
    return n
