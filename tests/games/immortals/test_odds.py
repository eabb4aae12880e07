"""The odds of an attack: the reference tables of the tower, and the battle's own rules as judge."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from warcamp.engine.errors import BadInput
from warcamp.engine.source import Fast
from warcamp.games.immortals.content import Content, load, tables_of
from warcamp.games.immortals.odds import THROWS, Odds, counted, odds, result, throw_often
from warcamp.games.immortals.rules.battle import LOST, TIED, WON
from warcamp.games.immortals.state import COLOURS, FLOOR, GREEN, NEUTRAL, WITH_ATTACKER, WITH_DEFENDER
from warcamp.games.immortals.tables import STANDARD_TOWER, Tables
from warcamp.games.immortals.tower import LETTERS, throw

from .table import FOUR, Table

STANCE_CARDS = ("dark_white_falls", "dark_murk", "light_heartwood")
"""Case A, B and C of an attack from dark The Murk on dark White Falls."""


@cache
def content() -> Content:
    return load()


def battlefield(
    attackers: int = 3, defenders: int = 3, tower: str = "/", tray: str = "g", card: str = "dark_murk"
) -> Table:
    sides = f"dark_murk = [0, {attackers + 1}]\n" + (f"dark_white_falls = [1, {defenders}]\n" if defenders else "")
    top = f'tower = "{tower}"\ntray = "{tray}"\n'
    slots = f'[slots]\n"0.a4" = "{card}"\n"1.a4" = "blank_1_0"\n'
    return Table(f"{top}{FOUR}\n[sides]\n{sides}{slots}", content=content())


def at(t: Table, name: str) -> int:
    return t.s.t.sides.index(name)


def asked(t: Table, cubes: int, throws: int = 400) -> list[Odds]:
    return odds(t.s, 0, at(t, "dark_murk"), at(t, "dark_white_falls"), cubes, throws)


# ---- the judge ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("stance", [WITH_ATTACKER, NEUTRAL, WITH_DEFENDER])
@pytest.mark.parametrize("defended", [True, False])
def test_what_a_throw_leads_to_is_what_the_battle_makes_of_it(stance, defended):
    """IMM-BAT-10, IMM-BAT-11, IMM-BAT-12, IMM-BAT-20, IMM-BAT-22, IMM-BAT-24, IMM-BAT-25, IMM-BAT-27, IMM-BAT-28."""
    for a, d, g in itertools.product((0, 1, 3), (0, 2, 3) if defended else (0,), (0, 1, 3)):
        t = battlefield(3, 3 if defended else 0, tray="ggg", card=STANCE_CARDS[stance])
        t.force("0" * a + "1" * d + "g" * g)
        t.choose("a4", "dark_murk to dark_white_falls", "3")
        told = t.told("fought")[0].params
        outcome, left = result(a, d, g, stance, defended)
        owner, cubes = t.side("dark_white_falls")
        assert (told[2], cubes if owner == 0 else 0) == (outcome, left), (a, d, g)
        assert t.limbo(0)[0] == a - left, "who does not hold the side goes to the opposite limbo"


def test_the_three_stances_are_counted_from_the_same_throws():
    """3 attackers, 2 defenders, 1 green cube in every one of ten throws."""
    friends, neutral, foes = counted({(3 * 64 + 2) * 64 + 1: 10}, 10, True)
    assert (friends.wins, friends.survivors, friends.fallen) == (10, 2.0, 1.0)
    assert (neutral.wins, neutral.survivors, neutral.fallen) == (10, 1.0, 2.0)
    assert (foes.ties, foes.survivors, foes.fallen) == (10, 0.0, 3.0)
    assert [o.conquest for o in (friends, neutral, foes)] == [1.0, 1.0, 0.0]


def test_a_camp_that_wins_by_its_helpers_alone_conquers_nothing():
    """IMM-BAT-28 (CC-39)."""
    friends, _, _ = counted({(0 * 64 + 1) * 64 + 2: 1}, 1, True)
    assert (friends.wins, friends.conquests) == (1, 0)
    assert result(0, 0, 0, NEUTRAL, True) == (TIED, 0)
    assert result(2, 0, 3, WITH_DEFENDER, True) == (LOST, 0)
    assert result(2, 0, 3, WITH_ATTACKER, False) == (WON, 2)


# ---- what is known --------------------------------------------------------------------------------------------------
def test_a_question_asked_again_gets_the_same_answer_and_the_match_is_not_touched():
    t = battlefield(tower="001g/11")
    before = t.text()
    assert asked(t, 2) == asked(t, 2)
    assert t.text() == before and t.forced.used == battlefield(tower="001g/11").forced.used


def test_the_floors_of_the_tower_make_no_difference():
    """IMM-TOWER-08: only the colours in the tower are known."""
    assert asked(battlefield(tower="001g/11"), 2) == asked(battlefield(tower="11/g001"), 2)
    assert asked(battlefield(tower="001g/11"), 2) != asked(battlefield(tower="000g/11"), 2)


def test_all_cubes_that_could_fall_are_in_every_throw():
    """IMM-BAT-01, IMM-BAT-02, IMM-BAT-04: what is stuck may come out, and an empty tray gets a green cube."""
    t = battlefield(4, 2, tower="0000/1g", tray="")
    found = throw_often(t.s, 0, at(t, "dark_white_falls"), 4, 300)
    assert sum(found.values()) == 300
    most = [max(key // 64**2 for key in found), max(key // 64 % 64 for key in found), max(key % 64 for key in found)]
    assert 4 < most[0] <= 8 and most[1] <= 3 and most[2] <= 2
    assert (t.tray(), t.bank()) == ("", 19)


def test_an_attack_that_nobody_can_make_is_refused():
    """IMM-ATT-02, IMM-ATT-03."""
    t = battlefield(3, 3)
    with pytest.raises(BadInput, match="one stays"):
        asked(t, 4)
    with pytest.raises(BadInput, match="one stays"):
        asked(t, 0)
    with pytest.raises(BadInput, match="own"):
        odds(t.s, 0, at(t, "dark_murk"), at(t, "dark_murk"), 1)
    assert THROWS >= 2000


def test_an_interval_holds_its_chance_and_narrows_with_more_throws():
    few, many = Odds(0, 100, 60, 20, 20, 60, 2.0, 1.0), Odds(0, 10_000, 6000, 2000, 2000, 6000, 2.0, 1.0)
    for one in (few, many):
        low, high = one.interval(one.wins)
        assert low < one.win < high
        assert one.win + one.tie + one.loss == pytest.approx(1.0)
    assert few.interval(60) == pytest.approx((0.502, 0.691), abs=0.001)
    assert many.interval(6000) == pytest.approx((0.590, 0.610), abs=0.001)
    assert Odds(0, 50, 0, 0, 50, 0, 0.0, 1.0).interval(0)[0] == 0.0


# ---- the reference --------------------------------------------------------------------------------------------------
STEADY = {4: (0.68, 0.17, 7.7), 8: (0.71, 0.31, 7.7), 15: (0.75, 0.50, 7.6)}
"""By cubes thrown: the chance that a fresh cube falls out, that a stuck one is freed, and the cubes kept."""


@cache
def tables() -> Tables:
    return tables_of(content())


@pytest.mark.parametrize("size", STEADY)
def test_the_tower_in_the_long_run_keeps_and_frees_what_the_reference_says(size):
    """IMM-TOWER-11, IMM-TOWER-13: fresh cubes are of colour 0, those stuck before of colour 1."""
    t, source = tables(), Fast(7)
    stuck: list[int] = []
    fell = freed = held = kept = 0
    warm, rounds = 200, 6_000 // size + 300
    for n in range(warm + rounds):
        before = len(stuck)
        stuck = throw(source, t, STANDARD_TOWER, [1 + FLOOR * (cube // FLOOR) for cube in stuck], [0] * size)
        fresh = len([cube for cube in stuck if cube % FLOOR == 0])
        if n >= warm:
            fell += size - fresh
            freed += before - (len(stuck) - fresh)
            held += before
            kept += len(stuck)
    expected = STEADY[size]
    assert fell / (size * rounds) == pytest.approx(expected[0], abs=0.02)
    assert freed / held == pytest.approx(expected[1], abs=0.02)
    assert kept / rounds == pytest.approx(expected[2], abs=0.3)


REFERENCE = {
    (2, 0): [(94, 0, 6), (94, 0, 6), (57, 0, 43)],
    (3, 3): [(71, 16, 13), (38, 26, 36), (15, 17, 68)],
    (4, 2): [(90, 7, 3), (73, 16, 11), (39, 21, 39)],
    (6, 4): [(89, 6, 5), (70, 15, 15), (38, 17, 45)],
}
"""By attackers and defenders: attacker wins, tie, attacker loses, in percent, for each stance."""
TOWERS, EACH = 150, 20


@cache
def primed(seed: int) -> tuple[str, str]:
    """A tower of four players after priming and three battles with fresh cubes, and its tray, in letters."""
    t, source = tables(), Fast(seed)
    stuck: list[int] = []
    tray = [0] * COLOURS

    def fall(thrown: list[int]) -> None:
        """All of these and of the tray; what falls lies in the tray."""
        order = [colour for colour in range(COLOURS) for _ in range(thrown[colour] + tray[colour])]
        inside = [len([cube for cube in stuck if cube % FLOOR == colour]) for colour in range(COLOURS)]
        before = [inside[colour] + thrown[colour] + tray[colour] for colour in range(COLOURS)]
        stuck[:] = throw(source, t, STANDARD_TOWER, stuck[:], order)
        for colour in range(COLOURS):
            tray[colour] = before[colour] - len([cube for cube in stuck if cube % FLOOR == colour])

    fall([7, 7, 7, 7, 0, 10])
    tray[:] = [0, 0, 0, 0, 0, min(2, tray[GREEN])]
    for _ in range(3):
        tray[GREEN] = 1 if tray[GREEN] == 0 else tray[GREEN] - (tray[GREEN] > 3)
        attacker = source.below(4)
        defender = (attacker + 1 + source.below(3)) % 4
        thrown = [0] * COLOURS
        thrown[attacker] = 1 + source.below(5)
        thrown[defender] = source.below(5)
        fall(thrown)
        after_battle(tray, attacker, defender if thrown[defender] else -1, source.below(3))
    letters = "".join(LETTERS[cube] if cube < FLOOR else "" for cube in stuck)
    below = "".join(LETTERS[cube - FLOOR] if cube >= FLOOR else "" for cube in stuck)
    return f"{letters}/{below}", "".join(LETTERS[colour] * tray[colour] for colour in range(COLOURS))


def after_battle(tray: list[int], attacker: int, defender: int, stance: int) -> None:
    """What a battle leaves in the tray: both players' cubes go, and the inhabitants that had to fight."""
    green = tray[GREEN]
    if defender < 0:
        if stance == WITH_DEFENDER:
            tray[GREEN] = 0
    elif stance != NEUTRAL:
        helped, other = (attacker, defender) if stance == WITH_ATTACKER else (defender, attacker)
        tray[GREEN] = max(0, green - tray[other]) if tray[helped] + green > tray[other] else 0
        tray[defender] = 0
    else:
        tray[defender] = 0
    tray[attacker] = 0


@pytest.mark.parametrize("force", REFERENCE)
def test_the_odds_are_those_of_the_reference_within_three_points(force):
    """The tables of the catalogue, from towers as they are after priming and three battles."""
    attackers, defenders = force
    found: dict[int, int] = {}
    for seed in range(TOWERS):
        tower, tray = primed(seed)
        t = battlefield(attackers, defenders, tower, tray)
        for key, times in throw_often(t.s, 0, at(t, "dark_white_falls"), attackers, EACH, seed).items():
            found[key] = found.get(key, 0) + times
    for one, expected in zip(counted(found, TOWERS * EACH, defenders > 0), REFERENCE[force], strict=True):
        percents = (100 * one.win, 100 * one.tie, 100 * one.loss)
        assert percents == pytest.approx(expected, abs=3.0), one.stance
