"""Ettin passes the suite that every game passes, at every number of players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.suites.conformance import Conforming, conformance
from warcamp.engine.flow import Decision
from warcamp.engine.match import Match
from warcamp.engine.testing import Mode, Play, Player, Recorded
from warcamp.games.ettin.game import ETTIN

PLAYERS = [Mode(f"{n} players", {"players": n, "nations": "choose"}) for n in range(2, 9)]
ACCELERATED = [
    Mode("4 players, accelerated", {"players": 4, "nations": "recommended", "accelerated": True}),
    Mode("6 players, accelerated", {"players": 6, "nations": "random", "accelerated": True}),
]
SEVERAL_BOXES = [Mode(f"{n} players", {"players": n, "nations": "random"}) for n in (9, 16)]


SUITE = conformance(
    ETTIN,
    [*PLAYERS, *ACCELERATED],
    sample=1,
    every=29,
    shown=frozenset({"fate", "reply", "spoil", "deck_spoil", "produce"}),
)
LARGE = replace(SUITE, games=2, every=211)
LARGE_CHECKS = [
    "random_games_end_and_nothing_is_lost",
    "every_option_can_be_chosen",
    "snapshots_round_trip_and_play_on",
    "documents_round_trip_and_play_on",
    "saved_matches_replay_to_the_same_digests",
    "twins_look_alike_to_every_viewer",
    "worlds_for_bots_can_be_played_on",
    "the_order_of_answers_side_by_side_does_not_matter",
    "everything_can_be_said_in_every_language",
]


class TestConformance(Conforming):
    suite = SUITE


class TestSeveralBoxes(Conforming):
    suite = LARGE
    modes = SEVERAL_BOXES
    checks = LARGE_CHECKS


def test_random_games_come_to_nearly_every_question():
    asked: set[str] = set()
    for mode in SUITE.modes:
        for seed in range(3):
            for position in Play(SUITE, mode, seed).walk():
                asked |= {d.kind for d in position.pending}
    assert asked >= set(ETTIN.asks) - {"dragonslayer", "sacrifice"}


@pytest.mark.parametrize("mode", [PLAYERS[2], PLAYERS[3]], ids=str)
def test_what_a_realm_plans_is_hidden_until_the_others_have_planned_too(mode):
    """Production and the Spoils of a tie are committed in secret (ETT-SYNC-06, ETT-PROD-10)."""
    planned = 0
    for seed in range(4):
        match = Recorded(SUITE, mode, seed, 1).match
        player = Player(seed)
        while match.pending:
            i, option = player.pick(match.pending)
            d = match.pending[i]
            viewers = SUITE.viewers(match.position)
            before = {v: seen(match, v) for v in viewers}
            others = [x for x in match.pending if x.strand != d.strand and beside(x, d)]
            entry = match.choose(d, option)
            alone = d.kind in ("produce", "gate") or (d.kind in ("spoil", "deck_spoil") and "/" in d.strand)
            if alone and others and all(x in match.pending for x in others):
                planned += 1
                assert not entry.told and not entry.outcomes
                partners = match.position.s.partners(d.seat)
                for v in viewers:
                    if not partners >> v & 1:
                        assert seen(match, v) == before[v]
                        assert match.log(v)[-1][2] is None
    assert planned > 10


def beside(x: Decision, d: Decision) -> bool:
    """Whether two questions are asked in strands of one parallel."""
    return x.strand.rpartition("/")[0] == d.strand.rpartition("/")[0]


def seen(match: Match, viewer: int) -> dict[str, Any]:
    """What a viewer sees of the table, but for who is still awaited."""
    return {k: v for k, v in match.view(viewer).items() if k != "pending"}
