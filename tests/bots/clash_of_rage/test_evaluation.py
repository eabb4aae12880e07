"""The evaluation: hopes that add up, that follow the table, and chances of combats that are near the exact ones."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files

import pytest

from tests.games.clash_of_rage.table import TWO_TILES, Table
from warcamp.bots.clash_of_rage.evaluation import FEATURES, SOLO, Prospects, committed, elf_features, features
from warcamp.bots.clash_of_rage.quick_odds import edge, might, outlook
from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.clash_of_rage.fight import Fight
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.state import Clash, wear

CITY_HELD = "[units]\nA0 = 'bohorg 3 basher'\nB5 = 'godleif 3 raider'\n"
CITY_NOT_HELD = "[units]\nA2 = 'bohorg 3 basher'\nB5 = 'godleif 3 raider'\n"


def table(players: int, seed: int, moves: int = 150) -> Clash:
    given = {"players": players, "clans": "random", "difficulty": "easy", "last_round": 9}
    s: Clash = CLASH_OF_RAGE.table(CLASH_OF_RAGE.options(given), CLASH_OF_RAGE.content())
    position = begin(s, CLASH_OF_RAGE.main(s), Fast(seed))
    chance = random.Random(seed)
    for _ in range(moves):
        if position.over:
            break
        d = chance.choice(position.pending)
        position.apply(position.pending.index(d), chance.choice(d.options))
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hopes_add_up_to_one_among_several(players):
    for seed in range(4):
        hopes = committed().value(table(players, seed))
        assert len(hopes) == players
        assert sum(hopes) == pytest.approx(1.0)
        assert min(hopes) >= 0.0


def test_a_finished_game_is_worth_what_it_brought():
    s = table(3, 1)
    s.over = True
    s.winner = 2
    assert committed().value(s) == [0.0, 0.0, 1.0]


def test_a_city_held_raises_the_hope():
    judge = committed()
    with_city = judge.value(Table(TWO_TILES + CITY_HELD).s)[0]
    without = judge.value(Table(TWO_TILES + CITY_NOT_HELD).s)[0]
    assert with_city > without + 0.05


def test_there_is_a_weight_for_each_feature_and_no_other():
    text = files("warcamp.bots.clash_of_rage").joinpath("weights.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)
    assert set(rows["several"]) == set(FEATURES)
    assert set(rows["solo"]) == {*FEATURES, *SOLO, "constant"}
    s = table(2, 3)
    assert len(features(s, 0, Prospects(s))) == len(FEATURES)
    assert len(elf_features(table(1, 3))) == len(SOLO)


def test_alone_the_hope_shrinks_as_the_domination_grows():
    s = table(1, 2, 40)
    judge = committed()
    s.domination = 0
    early = judge.value(s)[0]
    s.domination = s.limit - 1
    assert 0.0 < judge.value(s)[0] < early < 1.0


def test_chances_at_a_glance_are_near_the_exact_ones():
    luck = random.Random(5)
    off = []
    for seed in range(12):
        s = table(2, seed)
        for side in range(3):
            gear = luck.randrange(s.t.equipment)
            wear(s, side, luck.randrange(3), s.t.gear_slot[gear], gear)
        fight = Fight(s, 0, 2)
        for _ in range(3):
            mine = [luck.randrange(5), luck.randrange(3), luck.randrange(2)]
            theirs = [luck.randrange(3), luck.randrange(2), 1]
            if sum(mine):
                exact = fight.attacker_wins((mine[0], mine[1], mine[2]), (theirs[0], theirs[1], theirs[2]))
                off.append(abs(edge(s, 0, 2, mine, theirs) - exact))
    assert sum(off) / len(off) < 0.15


def test_one_more_unit_is_never_worse_and_nobody_beats_nobody():
    s = table(2, 4)
    assert edge(s, 0, 1, [3, 2, 0], [2, 1, 0]) >= edge(s, 0, 1, [2, 2, 0], [2, 1, 0])
    assert outlook(s, 0, 1, [0, 0, 0], [1, 0, 0], 0, 0, True) == 0.0
    assert outlook(s, 0, 1, [1, 0, 0], [0, 0, 0], 0, 0, False) == 1.0
    assert might(s, 0, [0, 0, 0]) == 0.0
