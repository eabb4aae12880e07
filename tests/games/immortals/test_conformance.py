"""Immortals passes the suite that every game passes, at every number of players."""

from __future__ import annotations

import json

import pytest

from tests.games.suites.conformance import Conforming, conformance
from warcamp.engine.match import Match
from warcamp.engine.testing import Mode, Play, Player, Recorded
from warcamp.engine.zones import SPECTATOR
from warcamp.games.immortals.game import IMMORTALS

PLAYERS = [Mode(f"{n} players", {"players": n, "rounds": 2}) for n in (3, 4, 5)]
QUICK = Mode("quick draft, flat tower", {"players": 4, "draft": "quick", "tower": "flat", "rounds": 2})
CHOSEN = Mode("tribes chosen", {"players": 3, "tribes": "chosen", "rounds": 1})

SUITE = conformance(IMMORTALS, [*PLAYERS, QUICK, CHOSEN], games=4, sample=1, every=29)


class TestConformance(Conforming):
    suite = SUITE


def test_random_games_come_to_every_question():
    asked: set[str] = set()
    for mode in SUITE.modes:
        for seed in range(3):
            for position in Play(SUITE, mode, seed).walk():
                asked |= {d.kind for d in position.pending}
    assert asked == set(IMMORTALS.asks)


def seen(match: Match, viewer: int) -> str:
    """All that a viewer is shown of a match."""
    told = [[t.event, t.params] for t in match.told(viewer)]
    return json.dumps([match.view(viewer), match.log(viewer), told])


@pytest.mark.parametrize("mode", PLAYERS, ids=str)
def test_others_do_not_even_learn_how_many_moves_a_plan_has_taken(mode):
    """IMM-PLAN-01, IMM-PLAN-12: what a viewer is shown is the same, to the byte, before and after another's move."""
    match = Recorded(SUITE, mode, 0, 1).match
    player = Player(1)
    steps = 0
    while match.pending and steps < 60:
        i, option = player.pick(match.pending)
        d = match.pending[i]
        others = [v for v in [*range(match.position.s.seats), SPECTATOR] if v != d.seat]
        before = [seen(match, v) for v in others]
        entry = match.choose(d, option)
        assert entry.step == (d.kind == "plan" and option != 0)
        if entry.step:
            steps += 1
            assert [seen(match, v) for v in others] == before
    assert steps == 60
