"""Where the quick player thinks that units can go is where the rules let them go."""

from __future__ import annotations

import random

import pytest

from warcamp.bots.clash_of_rage.quick_roads import Roads, menace, passable, raids, reached, steps_to
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.rules.march import reach
from warcamp.games.clash_of_rage.state import LEVELS, Clash
from warcamp.games.clash_of_rage.tables import FLYING, MOVE, STATS


def game(players: int, seed: int) -> Position:
    options = CLASH_OF_RAGE.options({"players": players, "clans": "random", "last_round": 8})
    s = CLASH_OF_RAGE.table(options, CLASH_OF_RAGE.content())
    return begin(s, CLASH_OF_RAGE.main(s), Fast(seed))


def stacks(s: Clash, p: int) -> list[tuple[int, int, int]]:
    """Place, level and number of all units of a seat that stand together."""
    places = range(s.places)
    rows = [(place, level, s.units[(p * s.places + place) * LEVELS + level]) for place in places for level in range(3)]
    return [row for row in rows if row[2]]


@pytest.mark.parametrize("players", [2, 4])
def test_masks_and_tables_of_goals_agree_with_the_rules_of_movement(players):
    position = game(players, players)
    luck = random.Random(3)
    seen = 0
    while not position.over:
        d = position.pending[0]
        s: Clash = position.s
        if d.kind == "action":
            goals = s.board.cities + s.board.forges
            come = [0] * (s.seats * len(goals) * LEVELS)
            threats = [0] * (s.seats * s.places * LEVELS)
            for p in range(s.seats):
                through = passable(s, p)
                for level in range(LEVELS):  # far walkers and flyers too
                    at = (p * LEVELS + level) * STATS
                    s.stat[at + MOVE], s.stat[at + FLYING] = luck.randrange(4), luck.randrange(4) // 3
                for place, level, n in stacks(s, p):
                    found = reach(s, p, level, place)
                    mask = reached(s, p, level, place, through)
                    assert sorted(found) == [k for k in range(s.places) if mask >> k & 1]
                    seen += 1
                    for k, goal in enumerate(goals):
                        come[(p * len(goals) + k) * LEVELS + level] += n * (goal in found or goal == place)
                    for goal in found if p else []:
                        threats[(p * s.places + goal) * LEVELS + level] += n * (s.owner[goal] == 0)
            assert raids(s, goals) == come
            assert menace(s, 0) == threats
        position.apply(0, luck.choice(d.options))
    assert seen > 50


def test_roads_know_the_way_on_every_board_of_a_map():
    roads = Roads()
    for seed in (1, 2):
        position = game(3, seed)
        luck = random.Random(seed)
        for _ in range(2):
            world = position.clone()
            while world.pending[0].kind != "action":
                world.apply(0, luck.choice(world.pending[0].options))
                board = world.s.board
                for p in range(3):
                    goal = luck.randrange(board.territories)
                    assert roads.to(board, p, goal) == steps_to(board, p, goal)
