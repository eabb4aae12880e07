"""Corner cases of battles, CC-30 to CC-47 and CC-54.

Seat 0 attacks light Heartwood of seat 1, or of nobody. The tower is empty, so the cubes that fall are those thrown.
"""

from __future__ import annotations

import random

import pytest

from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.immortals.check import check
from warcamp.games.immortals.rules.actions import rise
from warcamp.games.immortals.rules.attack import attacks
from warcamp.games.immortals.rules.battle import battle as battle_rule
from warcamp.games.immortals.state import GREEN
from warcamp.games.immortals.tables import CONFLICT_CARD, SIDES

from .battlefield import GOAL, HOME, battle, green_tray, outcome, planned, scene
from .table import Table

CARD = "heartwood"


def thrown(case: str, a: int, d: int, g: int, occupied: bool = True, **things) -> Table:
    """So many cubes of attacker, defender and inhabitants have fallen."""
    things = {"tower": "", "tray": "ggg", "attackers": max(a, 1), "defenders": max(d, 1) if occupied else 0, **things}
    return battle(case, "0" * a + "1" * d + "g" * g, **things)


@pytest.mark.parametrize(("before", "into_it"), [(0, 1), (3, 3), (4, 3), (6, 5)])
def test_one_inhabitant_comes_or_goes_before_the_throw(before, into_it):
    """CC-30, IMM-BAT-01"""
    t = thrown("B", 0, 0, 0, tray="g" * before)
    assert {event["colour"]: event["cubes"] for event in t.said("thrown")}["green"] == into_it
    assert t.bank() == 20 - into_it


def test_friendly_inhabitants_stay_in_the_tray_when_an_empty_side_is_taken():
    """CC-31, IMM-BAT-10"""
    t = thrown("A", 2, 0, 3, occupied=False)
    assert (outcome(t)[0], t.side(GOAL), green_tray(t), t.limbo(0)) == ("won", (0, 2), 3, (0, 0))


def test_without_a_cube_the_attacker_of_an_empty_side_loses():
    """CC-32, IMM-BAT-11, IMM-BAT-13"""
    t = thrown("B", 0, 0, 1, occupied=False, attackers=2, hand={2: [CARD]})
    assert (outcome(t)[0], t.side(GOAL), t.tower()) == ("lost", (-1, 0), "00gg")
    assert t.holder(CARD) == 2


@pytest.mark.parametrize(("a", "g"), [(2, 2), (1, 3)])
def test_as_many_hostile_inhabitants_as_attackers_hold_an_empty_side(a, g):
    """CC-33, CC-34, IMM-BAT-12"""
    t = thrown("C", a, 0, g, occupied=False)
    assert outcome(t) == ("lost", a, g)
    assert (t.limbo(0), t.tray(), t.side(GOAL)) == ((0, a), "", (-1, 0))
    assert t.bank() == 17 + g


def test_four_beat_two_and_an_inhabitant():
    """CC-35, IMM-BAT-20, IMM-BAT-21, IMM-BAT-22, IMM-BAT-23, IMM-BAT-24, IMM-BAT-25, IMM-BAT-30"""
    t = thrown("C", 4, 2, 1, hand={1: [CARD]})
    assert outcome(t) == ("won", 4, 3)
    assert (t.limbo(1), t.limbo(0), t.tray()) == ((0, 2), (0, 3), "")
    assert t.bank() == 18
    assert (t.side(GOAL), t.holder(CARD)) == ((0, 1), 0)


@pytest.mark.parametrize(("holder", "then"), [(0, -1), (1, -1), (2, 2)])
def test_a_tie_with_neutral_inhabitants(holder, then):
    """CC-36, IMM-BAT-27, IMM-BAT-32"""
    t = thrown("B", 3, 3, 2, hand={holder: [CARD]})
    assert outcome(t) == ("tied", 3, 3)
    assert (t.limbo(0), t.limbo(1), green_tray(t), t.side(GOAL)) == ((0, 3), (0, 3), 2, (-1, 0))
    assert t.holder(CARD) == then


def test_a_tie_with_an_inhabitant_of_the_attacker():
    """CC-37, IMM-BAT-27"""
    t = thrown("A", 2, 3, 1)
    assert outcome(t) == ("tied", 3, 3)
    assert (green_tray(t), t.bank()) == (0, 18)


def test_inhabitants_alone_hold_a_side_for_the_defender_who_keeps_the_card():
    """CC-38, IMM-BAT-24, IMM-BAT-26, IMM-BAT-28, IMM-BAT-31"""
    t = thrown("C", 2, 0, 3, hand={1: [CARD]})
    assert outcome(t) == ("lost", 2, 3)
    assert (t.limbo(0), green_tray(t), t.bank(), t.side(GOAL)) == ((0, 2), 1, 19, (-1, 0))
    assert t.holder(CARD) == 1


@pytest.mark.parametrize(("holder", "then"), [(0, -1), (1, -1), (3, 3)])
def test_inhabitants_alone_win_a_side_for_the_attacker(holder, then):
    """CC-39, IMM-BAT-28, IMM-BAT-33"""
    t = thrown("A", 0, 1, 2, hand={holder: [CARD]})
    assert outcome(t) == ("won", 2, 1)
    assert (t.limbo(1), green_tray(t), t.side(GOAL)) == ((0, 1), 1, (-1, 0))
    assert t.bank() == 18
    assert t.holder(CARD) == then


def test_nothing_to_nothing_is_a_tie():
    """CC-40, IMM-BAT-27"""
    t = thrown("B", 0, 0, 0, attackers=2, defenders=3)
    assert outcome(t) == ("tied", 0, 0)
    assert (t.side(GOAL), t.tower(), t.limbo(1)) == ((-1, 0), "00111ggg", (0, 0))


def test_a_third_players_cubes_wait_in_the_tray_for_a_battle_of_their_own():
    """CC-41, IMM-BAT-21, IMM-TOWER-06"""
    slots = {"0.a4": HOME, "1.a1": "blank_1_0", "2.a4": "light_oldford"}
    sides = {HOME: (0, 3), GOAL: (1, 2), "light_oldford": (2, 3), "light_borderland": (3, 2)}
    t = scene(sides=sides, slots=slots, tower="22", chance=["00221", "222233"])
    t.choose("a4", f"{HOME} to {GOAL}", "2")
    assert outcome(t) == ("won", 2, 1)
    assert t.tray() == "22"
    t.choose("pass", "gold", "a4", "light_oldford to light_borderland", "2")
    last = t.said("fought")[-1]
    assert (last["outcome"], last["strength"], last["against"]) == ("won", 4, 2)
    assert t.side("light_borderland") == (2, 2)


def test_two_attackers_may_become_four():
    """CC-42, IMM-BAT-04, IMM-BAT-25"""
    t = battle("B", "00001", attackers=2, defenders=1, tower="00/")
    assert outcome(t) == ("won", 4, 1)
    assert t.side(GOAL) == (0, 3)


def test_through_a_portal_into_the_dark_all_losses_go_to_the_light_limbos():
    """CC-43, IMM-BAT-05"""
    sides = {GOAL: (0, 4), "dark_heartwood": (1, 2)}
    t = planned("a4", GOAL, sides=sides, portals=[GOAL], chance=["00011"])
    t.choose("a4", f"{GOAL} to dark_heartwood", "3")
    assert (t.limbo(0), t.limbo(1)) == ((2, 0), (2, 0))


def test_the_owner_of_the_twin_loses_the_region_card_to_the_conqueror():
    """CC-44, IMM-BAT-30"""
    t = thrown("B", 2, 1, 0, sides={"dark_heartwood": (3, 4)}, hand={3: [CARD]})
    assert (t.holder(CARD), t.side("dark_heartwood")) == (0, (3, 4))


def test_the_conflict_card_of_the_targets_twin_makes_enemies():
    """CC-45, IMM-ATT-07"""
    t = planned("a4", "dark_heartwood", sides={HOME: (0, 3), GOAL: (1, 1)}, chance=["00g"])
    t.choose("a4", f"{HOME} to {GOAL}", "2")
    assert [event["stance"] for event in t.said("attacked")] == ["with_defender"]
    assert outcome(t) == ("won", 2, 1)


def test_a_joker_of_the_province_of_origin_and_target_may_make_friends():
    """CC-46, IMM-ATT-08"""
    sides = {HOME: (0, 3), "light_deepdelve": (1, 1)}
    t = planned("a4", "light_iron_crown", sides=sides, chance=["0g"])
    t.choose("a4", f"{HOME} to light_deepdelve")
    assert t.offers() == ["with_attacker", "neutral", "with_defender", "forfeit"]
    t.choose("with_attacker", "1")
    assert outcome(t) == ("won", 2, 0)


def test_a_thousand_battles_neither_make_nor_lose_a_cube():
    """CC-47, IMM-GEN-15, IMM-TOWER-14"""
    sides = {side: (k % 4, 3) for k, side in enumerate(scene().s.t.sides) if k % 3}
    s = scene(sides=sides, tower="0123g/0123g", tray="gg").s
    chooser = random.Random(7)
    source = Fast(7)
    totals = list(s.total)
    fought = 0
    while fought < 1000:
        p = chooser.randrange(4)
        for side in range(SIDES):
            if s.owner[side] == p and s.limbo[2 * p + side // 25]:
                rise(s, p, side, 2)
        ways = attacks(s, p, CONFLICT_CARD)
        if ways:
            s.origin, s.target = divmod(chooser.choice(ways), SIDES)
            s.stance = chooser.randrange(3)
            begin(s, battle_rule(s, p, chooser.randrange(1, s.cubes[s.origin])), source)
            check(s)
            fought += 1
    for p in range(4):
        places = [*s.limbo[2 * p : 2 * p + 2], s.tower[p], s.tray[p]]
        assert sum(places) + sum(s.cubes[k] for k in range(SIDES) if s.owner[k] == p) == totals[p]
    assert s.tower[GREEN] + s.tray[GREEN] + s.bank == 20


@pytest.mark.parametrize(("fallen", "place"), [("01", "regions"), ("11", "hand 0")])
def test_the_region_card_revealed_for_an_attack_through_a_portal_is_lost_in_a_tie(fallen, place):
    """CC-54, IMM-ATT-09, IMM-BAT-32, IMM-BAT-35"""
    sides = {GOAL: (0, 3), "dark_heartwood": (1, 2)}
    t = planned("a4", CARD, sides=sides, portals=[GOAL], chance=[fallen])
    t.choose("a4", f"{GOAL} to dark_heartwood", "2")
    assert [event["stance"] for event in t.said("attacked")] == ["neutral"]
    assert t.where(CARD) == place
