"""The evaluation of Ettin: what it sees of a War, and what it makes of a position."""

import random

import pytest

from warcamp.bots.ettin import GreedyBot
from warcamp.bots.ettin.evaluation import (
    FEATURES,
    NAMES,
    POINTS,
    PURSE,
    SKILLS,
    STAGES,
    TOKEN,
    WALLS,
    features,
    fitted,
    stage,
)
from warcamp.bots.ettin.forecast import lead
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.games.ettin import options
from warcamp.games.ettin.content import load
from warcamp.games.ettin.rules.play import play
from warcamp.games.ettin.rules.war import total, war_winner
from warcamp.games.ettin.state import PRODUCE, SETUP, SPOIL, WAR_RESULT, enemy

BOX = load()
EVALUATION = fitted()


def game(players: int, seed: int) -> Position:
    s = options.table(options.checked({"players": players, "nations": "random"}), BOX)
    return begin(s, play(s), Fast(seed))


def moments(players: int, seed: int):
    """Every position of a game between greedy players who now and then do something else."""
    position = game(players, seed)
    bots = [GreedyBot(k) for k in range(players)]
    luck = random.Random(seed)
    while not position.over:
        if position.s.phase != SETUP:
            yield position.s
        d = position.pending[0]
        pick = bots[d.seat].pick(position, d.seat, d)
        position.apply(0, luck.choice(d.options) if luck.random() < 0.2 else pick)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_hopes_of_all_alliances_are_one_victory(players: int) -> None:
    for s in moments(players, players):
        hopes = EVALUATION.alliances(s)
        assert len(hopes) == (2 if s.realms == 2 else s.realms // 2)
        assert sum(hopes) == pytest.approx(1.0)
        assert min(hopes) >= 0.0


def test_what_one_enemy_may_win_the_other_may_lose() -> None:
    for s in moments(4, 8):
        rows = features(s)
        assert all(len(row) == FEATURES for row in rows)
        for r in range(s.realms):
            assert rows[r][TOKEN] == pytest.approx(-rows[enemy(s, r)][TOKEN])


def test_points_and_gold_are_those_that_the_game_would_count() -> None:
    """While nobody holds cards to be laid or drafted, and no Troop stands anywhere."""
    compared = 0
    for s in moments(4, 3):
        if s.phase >= PRODUCE:
            for r, row in enumerate(features(s)):
                assert int(row[POINTS]) + int(row[PURSE]) == total(s, r)
                compared += 1
    assert compared > 20


def test_once_all_battles_are_fought_the_token_is_no_longer_in_doubt() -> None:
    compared = 0
    for s in moments(4, 5):
        if SPOIL <= s.phase < WAR_RESULT:
            rows = features(s)
            for i in range(s.realms // 2):
                winner = war_winner(s, i)
                if winner >= 0:
                    assert rows[winner][TOKEN] == pytest.approx(0.5 * s.t.war_token[s.age - 1])
                    compared += 1
    assert compared > 10


def test_the_adventure_breaks_a_tie_of_battles() -> None:
    """ETT-WAR-02: one battle each, and the fourth of them decides."""
    assert lead([1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0]) == pytest.approx(-1.0)
    assert lead([1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]) == pytest.approx(0.0)
    assert lead([1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0]) == pytest.approx(1.0)
    assert lead([0.5] * 4, [0.5] * 4) == pytest.approx(0.0)


def test_stages_only_go_forward() -> None:
    last = [0] * 4
    seen = set()
    for s in moments(4, 6):
        now = [stage(s, r) for r in range(4)]
        seen.update(now)
        assert all(a <= b for a, b in zip(last, now))
        last = now
    assert len(seen) > 2 * STAGES


def test_in_the_last_age_more_points_are_more_hope() -> None:
    compared = 0
    for s in moments(4, 2):
        if s.age < 3:
            continue
        before = EVALUATION.alliances(s)[0]
        s.tokens[0] += 10
        assert EVALUATION.alliances(s)[0] > before
        s.tokens[0] -= 10
        compared += 1
    assert compared > 20


def test_at_the_end_of_the_last_war_who_is_far_ahead_has_nearly_won() -> None:
    last = next(s for s in moments(4, 7) if s.age == 3 and s.phase == PRODUCE)
    last.tokens[0] += 60
    assert EVALUATION.alliances(last)[0] > 0.97


def test_every_feature_has_a_name() -> None:
    assert len(NAMES) == FEATURES == len(set(NAMES))
    assert NAMES[WALLS + 1] == "initiative"
    assert NAMES[16 : 16 + len(SKILLS)][0] == "scouting"
