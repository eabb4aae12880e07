"""The cube tower: its first throw, what it keeps, and the model of its floors."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from warcamp.engine.source import Fast, Source
from warcamp.engine.view import determinise, view
from warcamp.games.immortals.content import load, tables_of
from warcamp.games.immortals.state import FLOOR, GREEN
from warcamp.games.immortals.tables import FLAT_TOWER, STANDARD_TOWER, WORD
from warcamp.games.immortals.tower import throw

from .table import FIVE, FOUR, THREE, Table, at

T = tables_of(load())
YES, NO = 0, WORD - 1


class Script(Source):
    """Answers with the words it is given, in their order."""

    def __init__(self, *words: int) -> None:
        super().__init__()
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


class Counting(Source):
    """Counts the words that are drawn."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.fast = Fast(seed)
        self.drawn = 0

    def word(self) -> int:
        self.drawn += 1
        return self.fast.word()


def fallen(before: list[int], thrown: list[int], after: list[int]) -> Counter[int]:
    """By colour: what was there and is not there any more."""
    return Counter([cube % FLOOR for cube in before] + thrown) - Counter([cube % FLOOR for cube in after])


# ---- priming --------------------------------------------------------------------------------------------------------
def priming(text: str, falls: str, top: str = "") -> Table:
    seats = {THREE: 3, FOUR: 4, FIVE: 5}[text]
    return Table(at("priming", text) + top + "[supply]\n" + "".join(f"{p} = 7\n" for p in range(seats)), [falls])


@pytest.mark.parametrize(("text", "seats", "cubes"), [(THREE, 3, 31), (FOUR, 4, 38), (FIVE, 5, 45)])
def test_seven_cubes_of_each_and_ten_green_ones_are_thrown_first(text: str, seats: int, cubes: int) -> None:
    """IMM-TOWER-01"""
    t = priming(text, "".join(str(p) * 7 for p in range(seats)) + "g")
    thrown = {row["colour"]: row["cubes"] for row in t.said("thrown")}
    assert thrown.pop("green") == 10
    assert thrown == dict.fromkeys(range(seats), 7)
    assert sum(thrown.values()) + 10 == cubes
    assert (t.bank(), t.tower(), t.s.supply) == (10, "g" * 9, (0,) * seats)


def test_each_takes_the_own_cubes_that_fell_and_splits_them_between_the_limbos() -> None:
    """IMM-TOWER-02: in turn order, any split; who has none is not asked."""
    t = priming(FOUR, "0000000" + "11111" + "33" + "g" * 9, "marker = 1\n")
    assert (t.asks(), t.offers()) == ("1 split", ["0", "1", "2", "3", "4", "5"])
    t.choose("2")
    assert t.limbo(1) == (2, 3)
    assert (t.asks(), t.offers()) == ("3 split", ["0", "1", "2"])
    t.choose("0")
    assert t.asks() == "0 split"
    t.choose("7")
    assert [t.limbo(p) for p in range(4)] == [(7, 0), (2, 3), (0, 0), (0, 2)]
    assert (t.tray(), t.tower()) == ("gg", "11222222233333g")


@pytest.mark.parametrize(("green", "kept", "bank"), [(0, 0, 10), (1, 1, 10), (2, 2, 10), (3, 2, 11), (10, 2, 18)])
def test_two_green_cubes_at_most_stay_in_the_tray(green: int, kept: int, bank: int) -> None:
    """IMM-TOWER-03"""
    t = priming(FOUR, "0000000" + "1111111" + "2222222" + "33" + "g" * green)
    while t.phase() == "priming":
        t.choose("0")
    assert (t.tray(), t.bank(), t.s.tower[GREEN]) == ("g" * kept, bank, 10 - green)


# ---- between battles ------------------------------------------------------------------------------------------------
BATTLE = (
    FOUR
    + """
tower = "23/3g"
tray = "22g"
[sides]
light_murk = [0, 4]
light_heartwood = [1, 3]
[hand]
0 = ["murk"]
[slots]
"0.a4" = "light_wildhome"
[gold]
0 = 9
"""
)


def test_cubes_in_the_tower_stay_there_until_they_are_knocked_loose() -> None:
    """IMM-TOWER-04: after a battle, after a round, until a later throw frees them."""
    t = Table(BATTLE, ["0"]).choose("a4", "light_murk to light_wildhome", "2")
    assert (t.tower(), t.tray()) == ("022233gg", "")
    while t.asks() != "0 plan":
        t.choose(t.offers()[-1])
    assert (t.s.round, t.tower()) == (2, "022233gg")
    t.plan(0, "a4 murk").ready()
    t.force("0033").choose("a4", "light_murk to light_white_falls", "1")
    assert (t.tower(), t.tray()) == ("222ggg", "33"), "old cubes fell, the new one went with them"


def test_the_tray_keeps_its_cubes_and_they_are_thrown_in_at_the_next_battle() -> None:
    """IMM-TOWER-06: of players who were not in the battle, and neutral inhabitants."""
    t = Table(BATTLE, ["0023"]).choose("a4", "light_murk to light_wildhome", "2")
    assert [row for row in t.said("thrown") if row["colour"] == 2] == [{"colour": 2, "cubes": 2}]
    assert (t.side("light_wildhome"), t.tray(), t.tower()) == ((0, 2), "23", "223gg")
    while t.asks() != "0 plan":
        t.choose(t.offers()[-1])
    assert (t.s.round, t.tray()) == (2, "23")
    t.plan(0, "a4 murk").ready()
    t.force("0").choose("a4", "light_murk to light_white_falls", "1")
    assert (t.tray(), t.tower()) == ("", "22233ggg")


def test_cubes_in_tower_and_tray_are_not_on_the_board() -> None:
    """IMM-TOWER-07: no ownership, no points, no help in a tie, no reinforcement."""
    text = at("scoring") + 'rounds = 1\ntower = "11111/1111"\ntray = "1111"\n[sides]\nlight_murk = [0, 1]\n'
    t = Table(text)
    assert (t.s.owned[1], t.s.vp) == (0, [0, 0, 0, 0])
    assert t.s.winners == (0,), "one cube on the board against thirteen elsewhere"
    text = at("reinforcement") + 'tower = "111/1"\ntray = "1111"\n[sides]\nlight_murk = [1, 1]\n[limbo]\n1 = [2, 0]\n'
    t = Table(text).choose("skip", "skip", "skip", "skip")
    assert t.asks() == "0 plan", "two cubes in limbo, whatever else lies about"


def test_how_many_cubes_of_each_colour_are_in_the_tower_is_public_and_their_floors_are_not() -> None:
    """IMM-TOWER-08"""
    t = Table(BATTLE.replace('"23/3g"', '"0123g/0gg"'))
    for viewer in range(4):
        public = view(t.position, viewer)["public"]
        assert (public["tower"], public["tray"]) == ([2, 1, 1, 1, 0, 3], [0, 0, 2, 0, 0, 1])
        assert "stuck" not in public
    worlds = [determinise(t.position, 1, Fast(seed)).s for seed in range(20)]
    assert {tuple(s.tower) for s in worlds} == {(2, 1, 1, 1, 0, 3)}
    assert all(sorted(cube % FLOOR for cube in s.stuck) == [0, 0, 1, 2, 3, 5, 5, 5] for s in worlds)
    assert len({len([cube for cube in s.stuck if cube < FLOOR]) for s in worlds}) > 3
    t.choose("a4", "light_murk to light_wildhome", "2")
    assert [o.seen for o in thrown_outcomes()] == [0]


def thrown_outcomes() -> list[Any]:
    """What a match writes down of a throw."""
    t = Table(BATTLE)
    t.forced.record = []
    t.choose("a4", "light_murk to light_wildhome", "2")
    return t.forced.record


def test_the_tower_has_two_floors_and_each_cube_a_floor_that_is_saved() -> None:
    """IMM-TOWER-10"""
    t = Table(BATTLE)
    assert t.s.stuck == (2, 3, 3 + FLOOR, GREEN + FLOOR)
    assert 'tower = "23/3g"' in t.text()
    assert Table(t.text()).s.stuck == t.s.stuck


# ---- the model ------------------------------------------------------------------------------------------------------
def test_a_cube_is_held_with_35_in_100_times_the_free_places_and_knocks_with_5_in_100() -> None:
    """IMM-TOWER-11"""
    for held in range(9):
        assert abs(T.hold_limit[held] / WORD - 0.35 * (1 - held / 8)) < 1e-9
    assert abs(T.knock_limit / WORD - 0.05) < 1e-9
    upper = [0, 0, 0]
    keep = [NO] * 3
    just = int(WORD * 0.35 * 5 / 8)
    assert throw(Script(*keep, just - 2), T, STANDARD_TOWER, upper, [1]) == [0, 0, 0, 1]
    assert throw(Script(*keep, just + 2, NO), T, STANDARD_TOWER, upper, [1]) == [0, 0, 0]


def test_thrown_cubes_are_shuffled_and_fall_one_at_a_time() -> None:
    """IMM-TOWER-12: the last one shuffled to the front is held first."""
    assert throw(Script(YES, YES, NO, YES, NO), T, STANDARD_TOWER, [], [1, 2]) == [2, 1]
    assert throw(Script(WORD - 1, YES, NO, YES, NO), T, STANDARD_TOWER, [], [1, 2]) == [1, 2]


def test_a_falling_cube_meets_the_upper_floor_then_the_lower_then_the_tray() -> None:
    """IMM-TOWER-12"""
    assert throw(Script(YES), T, STANDARD_TOWER, [], [1]) == [1]
    assert throw(Script(NO, YES), T, STANDARD_TOWER, [], [1]) == [1 + FLOOR]
    assert throw(Script(NO, NO), T, STANDARD_TOWER, [], [1]) == []


def test_an_arriving_cube_knocks_others_loose_before_it_is_held_or_not() -> None:
    """IMM-TOWER-13: the place of the cube knocked loose is free already."""
    full = [0] * 8
    assert throw(Script(*[NO] * 8, 0, NO), T, STANDARD_TOWER, full, [1]) == full, "no room"
    with_room = throw(Script(YES, *[NO] * 7, 0, NO), T, STANDARD_TOWER, full, [1])
    assert with_room == [0] * 7 + [1], "cube 0 fell through, its place is taken"


def test_cubes_knocked_loose_arrive_on_the_floor_below_after_the_one_that_fell() -> None:
    """IMM-TOWER-13: 2 knocks 0 loose and goes on; on the lower floor 2 is held first, then 0."""
    words = [YES, NO, YES, NO, YES]  # 0 comes loose, 2 is not held; 2 is held below, does not come loose, 0 is held
    assert throw(Script(*words), T, STANDARD_TOWER, [0], [2]) == [2 + FLOOR, 0 + FLOOR]


def test_a_cube_knocked_loose_is_not_held_again_on_the_floor_it_left() -> None:
    """IMM-TOWER-13"""
    assert throw(Script(YES, YES, NO), T, STANDARD_TOWER, [0], [2]) == [2], "0 falls, though there is room above"
    assert throw(Script(NO, YES, NO), T, STANDARD_TOWER, [0 + FLOOR], [2]) == [], "from the lower floor into the tray"


def told_throw(source: Source, stuck: list[int], cubes: list[int]) -> list[int]:
    """The model as the rule tells it, with probabilities."""

    def rng() -> float:
        return source.word() / WORD

    held = {1: [c for c in stuck if c < FLOOR], 2: [c - FLOOR for c in stuck if c >= FLOOR]}
    order = cubes[:]
    source.shuffle(order)
    for cube in order:
        stream = [cube]
        for floor in (1, 2):
            below: list[int] = []
            for x in stream:
                keep: list[int] = []
                loose: list[int] = []
                for y in held[floor]:
                    (loose if rng() < 0.05 else keep).append(y)
                (keep if rng() < 0.35 * max(0, 1 - len(keep) / 8) else below).append(x)
                held[floor] = keep
                below.extend(loose)
            stream = below
    return held[1] + [c + FLOOR for c in held[2]]


def test_a_throw_draws_its_chance_in_the_order_of_the_rule() -> None:
    """IMM-TOWER-13, IMM-TOWER-15: the same source gives the same cubes on the same floors, and is used up as far."""
    cubes = random.Random(1)
    stuck: list[int] = []
    for seed in range(150):
        row = [cubes.choice([0, 1, 2, 3, GREEN]) for _ in range(cubes.randint(1, 20))]
        one, other = Counting(seed), Counting(seed)
        after = throw(one, T, STANDARD_TOWER, stuck, row[:])
        assert (after, one.drawn) == (told_throw(other, stuck, row), other.drawn)
        stuck = after


@pytest.mark.parametrize("preset", [STANDARD_TOWER, FLAT_TOWER])
def test_a_throw_neither_makes_nor_loses_nor_recolours_a_cube(preset: int) -> None:
    """IMM-TOWER-14, IMM-OPT-05: and no floor holds more than eight but in the flat tower."""
    cubes = random.Random(2)
    stuck: list[int] = []
    most = 0
    for seed in range(150):
        row = [cubes.choice([0, 1, 2, 3, GREEN]) for _ in range(cubes.randint(1, 38))]
        after = throw(Fast(seed), T, preset, stuck, row[:])
        assert sum(fallen(stuck, row, after).values()) == len(stuck) + len(row) - len(after)
        assert not Counter([cube % FLOOR for cube in after]) - Counter([cube % FLOOR for cube in stuck] + row)
        upper = len([cube for cube in after if cube < FLOOR])
        most = max(most, upper, len(after) - upper)
        stuck = after
    assert most <= 8 if preset == STANDARD_TOWER else most > 8


def test_a_throw_is_blind_to_colours() -> None:
    """IMM-TOWER-14"""
    other = {0: 3, 1: GREEN, 2: 0, 3: 1, GREEN: 2}
    stuck = [0, 1, 2, 3, GREEN, 0 + FLOOR, 1 + FLOOR, GREEN + FLOOR]
    row = [0, 0, 1, 2, 2, 3, GREEN]
    recoloured = [other[cube % FLOOR] + cube // FLOOR * FLOOR for cube in stuck]
    for seed in range(50):
        after = throw(Fast(seed), T, STANDARD_TOWER, stuck, row[:])
        again = throw(Fast(seed), T, STANDARD_TOWER, recoloured, [other[cube] for cube in row])
        assert again == [other[cube % FLOOR] + cube // FLOOR * FLOOR for cube in after]


@pytest.mark.parametrize(("size", "fresh", "freed", "kept"), [(4, 0.68, 0.17, 7.7), (10, 0.72, 0.37, 7.6)])
def test_in_the_long_run_the_tower_keeps_what_the_rule_expects(
    size: int, fresh: float, freed: float, kept: float
) -> None:
    """IMM-TOWER-11, IMM-TOWER-13: how often a fresh cube falls and a stuck one comes free, and how many stay."""
    source = Fast(5)
    stuck: list[int] = []
    throws, out, loose, stayed = 4000, 0, 0, 0
    for k in range(throws + 100):
        old = [cube // FLOOR * FLOOR for cube in stuck]
        after = throw(source, T, STANDARD_TOWER, old, [1] * size)
        new = len([cube for cube in after if cube % FLOOR == 1])
        if k >= 100:
            out += size - new
            loose += len(old) - (len(after) - new)
            stayed += len(old)
        stuck = after
    assert abs(out / (throws * size) - fresh) < 0.02
    assert abs(loose / stayed - freed) < 0.02
    assert abs(stayed / throws - kept) < 0.3
