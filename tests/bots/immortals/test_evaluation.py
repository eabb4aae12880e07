"""The evaluation of Immortals and the quick odds: what they make of a position."""

import random

import pytest

from tests.games.immortals.table import box
from warcamp.bots.immortals import GreedyBot
from warcamp.bots.immortals.evaluation import FEATURES, INCOME, NAMES, POINTS, STAGES, features, fitted, stage
from warcamp.bots.immortals.quick_odds import ATTACKERS, DEFENDERS, TIES, WINS, Chances
from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.immortals import options
from warcamp.games.immortals.rules.play import play
from warcamp.games.immortals.rules.scoring import round_points
from warcamp.games.immortals.state import REINFORCEMENT, Immortals

EVALUATION = fitted()
CHANCES = Chances()


def moments(players: int, seed: int):
    """Every position after the draft of a game between greedy players who now and then do something else."""
    s: Immortals = options.table(options.checked({"players": players, "draft": "quick", "rounds": 3}), box())
    position = begin(s, play(s), Fast(seed))
    bots = [GreedyBot(k) for k in range(players)]
    luck = random.Random(seed)
    while not position.over:
        if s.phase >= REINFORCEMENT:
            yield s
        d = position.pending[0]
        pick = bots[d.seat].pick(position, d.seat, d)
        position.apply(0, luck.choice(d.options) if luck.random() < 0.1 else pick)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_hopes_of_all_seats_are_one_victory(players: int) -> None:
    for s in moments(players, players):
        hopes = EVALUATION.hopes(s)
        assert len(hopes) == players
        assert sum(hopes) == pytest.approx(1.0)
        assert min(hopes) >= 0.0


def test_points_and_income_are_those_that_the_game_counts() -> None:
    for s in moments(4, 3):
        for p, row in enumerate(features(s, CHANCES)):
            assert len(row) == FEATURES == len(NAMES)
            assert round(10 * row[POINTS]) == s.vp[p]
            assert round(10 * row[INCOME]) == round_points(s, p)


def test_more_points_are_more_hope() -> None:
    for s in moments(4, 5):
        before = EVALUATION.hopes(s)[2]
        s.vp[2] += 5
        assert EVALUATION.hopes(s)[2] > before
        s.vp[2] -= 5


def test_there_is_a_row_of_weights_for_every_stage() -> None:
    assert len(EVALUATION.weights) == STAGES
    assert all(len(row) == FEATURES for row in EVALUATION.weights)
    assert {stage(s) for s in moments(4, 7)} == {0, 1, 2}


def test_the_odds_are_those_of_the_table_where_it_has_them() -> None:
    for stance in range(3):
        for i, a in enumerate(ATTACKERS):
            for j, d in enumerate(DEFENDERS):
                assert CHANCES.win(stance, a, d) == pytest.approx(WINS[stance][i][j] / 100)
                assert CHANCES.tie(stance, a, d) == pytest.approx(TIES[stance][i][j] / 100)


def test_more_attackers_win_more_and_more_defenders_less() -> None:
    for stance in range(3):
        for a in range(1, 16):
            for d in range(12):
                assert CHANCES.win(stance, a, d) <= CHANCES.win(stance, a + 1, d) + 1e-9
                assert CHANCES.win(stance, a, d) + 1e-9 >= CHANCES.win(stance, a, d + 1)
