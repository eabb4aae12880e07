"""Random games at every number of players: they end, and no cube and no card is ever lost."""

from __future__ import annotations

import random
from typing import Any

import pytest

from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.immortals.game import IMMORTALS

MODES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 4, "tribes": "chosen", "rounds": "aid"},
    {"players": 5, "draft": "quick", "tower": "flat"},
    {"players": 3, "rounds": 1},
]


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_ends_and_conserves_cubes_and_cards_at_every_decision(options: dict[str, Any], seed: int) -> None:
    """IMM-GEN-01, IMM-GEN-04, IMM-GEN-10, IMM-GEN-15, IMM-TOWER-14, IMM-REG-01."""
    s: Any = IMMORTALS.table(IMMORTALS.options(options), IMMORTALS.content())
    position = begin(s, IMMORTALS.main(s), Fast(seed))
    chooser = random.Random(seed)
    decisions = 0
    while position.pending:
        IMMORTALS.check(s)
        i = chooser.randrange(len(position.pending))
        position.apply(i, chooser.choice(position.pending[i].options))
        decisions += 1
    IMMORTALS.check(s)
    assert position.over
    assert s.winners and s.round == s.rounds
    assert decisions > 50
    wanted = 43 if s.seats < 5 else 37
    assert s.total == (wanted,) * s.seats
