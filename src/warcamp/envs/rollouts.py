"""Random play to the end as an evaluator for OpenSpiel's searches, played by the engine itself: the same games as
OpenSpiel's own random rollouts would play, without a state object for every step."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from warcamp.bots import playout
from warcamp.engine.source import Fast
from warcamp.engine.view import resource

from .spiel import WarcampState


class RandomRollouts:
    """What a state brings on average when all play on at random; every action is as likely beforehand."""

    def __init__(self, seed: int, rollouts: int = 1) -> None:
        self.random = random.Random(seed)
        self.rollouts = rollouts

    def evaluate(self, state: WarcampState) -> Any:
        """The mean payoff by player."""
        play = state.play
        total = np.zeros(play.setting.seats)
        for _ in range(self.rollouts):
            position = play.position.clone()
            source = Fast(self.random.getrandbits(62))
            position.source = source
            resource(position.root, source)
            if play.answer is not None:
                position.apply(0, play.answer)
            playout(position, self.random, max(0, state.longest - state.taken))
            if position.over:
                total += play.setting.payoff(position.s)
        return total / self.rollouts

    def prior(self, state: WarcampState) -> list[tuple[int, float]]:
        """All legal actions alike."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]
