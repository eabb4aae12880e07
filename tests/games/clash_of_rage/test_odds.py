"""Exact odds of combats: by hand where that is short, against combats played by the rules where it is not."""

from __future__ import annotations

import pytest

from bench.odds_check import MATCHUPS, lay, simulate
from warcamp.engine.errors import BadInput
from warcamp.games.clash_of_rage.fight import Fight, counts_at
from warcamp.games.clash_of_rage.odds import Odds, odds, odds_if, odds_now
from warcamp.games.clash_of_rage.odds_policy import STEADY, Policy, strength
from warcamp.games.clash_of_rage.state import Clash

from .fight import combats, fight
from .table import TWO_TILES, Table

FIELD = 11
TIMID = Policy(flee_below=1.0)


def contested(attackers: str, defenders: str) -> Clash:
    """Both in B4, before the first assault."""
    other = defenders.split(maxsplit=1)[0]
    clans = [attackers.split(maxsplit=1)[0], other if other != "elves" else "steamfield"]
    return combats({"B4": f"{attackers}; {defenders}"}, clans=clans).s


def about(attackers: str, defenders: str) -> Odds:
    return odds(contested(attackers, defenders), 0, FIELD)


def test_a_raider_against_a_skeleton_survives_one_assault_or_not() -> None:
    """Both are as slow, so the skeleton's two dice come first (COR-INI-02): it misses once in nine. Then the raider's
    bonus wound is enough (COR-WND-01)."""
    found = about("godleif 1 raider", "tomb 1 skeleton")
    assert found.first_strike == 1
    assert found.attacker_wins == pytest.approx(1 / 9)
    assert found.endings == {((1, 0, 0), (0, 0, 0)): pytest.approx(1 / 9), ((0, 0, 0), (1, 0, 0)): pytest.approx(8 / 9)}


def test_a_basher_against_a_shining_guard_counts_reroll_shield_and_rage() -> None:
    """The guard strikes first and misses once in 27. The basher needs two of three dice past the shield, each 8/9 with
    its reroll: 704/729. If that fails too, the guard's rage token is a sure wound (COR-RAG-02, COR-CBT-11)."""
    found = about("bohorg 1 basher", "elves 1 shining_guard")
    assert found.attacker_wins == pytest.approx(1 / 27 * 704 / 729)
    assert found.expected_crystals == pytest.approx(1 / 27 * 704 / 729)
    assert list(found.expected_losses) == pytest.approx([1 - found.attacker_wins, found.attacker_wins])


def test_the_odds_of_a_combat_in_progress_know_its_rage_tokens() -> None:
    table = fight("bohorg 1 basher", "elves 1 shining_guard", "BBB")
    assert table.asks() == "bohorg assault"
    assert table.rage("elves") == 1
    assert odds_now(table.s).attacker_wins == pytest.approx(704 / 729)
    assert odds_now(table.s).first_strike == 0


def test_wounds_are_allotted_so_that_least_strength_is_left() -> None:
    """Two wounds kill a krag rider or two bashers; without the rider the dice and the bonus wound are gone."""
    table = fight("bohorg 3 basher, 1 krag_rider", "tomb 1 skeleton")
    f = Fight(table.s, 0, 1)
    assert strength(table.s, 0, (3, 0, 0)) < strength(table.s, 0, (1, 1, 0))
    assert f.allot(1, (3, 1, 0), 2) == (3, 0, 0)


def test_all_wounds_that_can_kill_do() -> None:
    """COR-WND-05: three wounds kill the rider and a basher."""
    f = Fight(fight("bohorg 3 basher, 1 krag_rider", "tomb 1 skeleton").s, 0, 1)
    assert f.allot(1, (3, 1, 0), 3) == (2, 0, 0)
    assert f.allot(1, (0, 1, 0), 1) == (0, 1, 0)


def test_in_solo_the_player_loses_what_he_can_best_spare() -> None:
    """COR-SOLO-11."""
    text = TWO_TILES.replace('clans = ["bohorg", "godleif"]', 'clans = ["bohorg"]').replace('godleif = "4,0"\n', "")
    s = Table(text + "[units]\nA0 = 'elves 1 templar'").s
    assert Fight(s, 0, 1).allot(1, (3, 1, 0), 2) == (1, 1, 0)


def test_a_policy_of_flight_ends_the_combat_at_the_first_own_assault() -> None:
    """COR-FLE-01, COR-FLE-03: the raider strikes first; one time in 27 it has its bonus wound alone, and the skeleton
    that is left flees."""
    s = contested("tomb 2 skeleton", "godleif 1 raider")
    found = odds(s, 0, FIELD, (TIMID, STEADY))
    assert found.attacker_wins == 0
    assert found.attacker_fled == found.fled == pytest.approx(1 / 27)
    assert found.defender_left == {(1, 0, 0): pytest.approx(1.0)}
    assert found.attacker_left == {(1, 0, 0): pytest.approx(1 / 27), (0, 0, 0): pytest.approx(26 / 27)}
    assert "flees" in found.policy


def test_elves_never_flee_whatever_their_policy() -> None:
    """COR-FLE-04."""
    s = contested("bohorg 1 basher", "elves 1 shining_guard")
    assert odds(s, 0, FIELD, (STEADY, TIMID)).fled == 0


def test_a_policy_may_do_without_rerolls() -> None:
    """COR-ASL-06: without its reroll the basher hits the guard with two of three dice, 20/27."""

    def none(s: Clash, me: int) -> int:
        return 0

    s = contested("bohorg 1 basher", "elves 1 shining_guard")
    found = odds(s, 0, FIELD, (Policy(reroll=none), STEADY))
    assert found.attacker_wins == pytest.approx(1 / 27 * 20 / 27)


def test_an_attack_can_be_judged_before_anybody_moves() -> None:
    table = Table(TWO_TILES + "[units]\nA0 = 'elves 2 high_elder, 2 templar'\nA2 = 'bohorg 4 basher, 2 krag_rider'")
    few, many = odds_if(table.s, 0, 0, [2, 0, 0]), odds_if(table.s, 0, 0, [4, 2, 0])
    assert few.attacker_wins < many.attacker_wins
    assert repr(many).startswith(
        "<bohorg (4 basher, 2 krag_rider) against elves (2 high_elder, 2 templar): "
        f"{100 * many.attacker_wins:.1f} % to win, losses "
    )
    assert table.units("A0", "bohorg") == {}


@pytest.mark.parametrize(
    ("place", "units"), [(2, [1, 0, 0]), (99, [1, 0, 0]), (0, [0, 0, 0]), (0, [1, -1, 1]), (0, [1])]
)
def test_an_attack_on_nobody_or_with_nobody_is_refused(place: int, units: list[int]) -> None:
    table = Table(TWO_TILES + "[units]\nA0 = 'elves 2 high_elder'\nA2 = 'bohorg 4 basher'")
    with pytest.raises(BadInput):
        odds_if(table.s, 0, place, units)


def test_there_are_no_odds_of_a_combat_in_progress_when_none_is() -> None:
    with pytest.raises(BadInput):
        odds_now(Table(TWO_TILES).s)


@pytest.mark.parametrize("m", MATCHUPS, ids=lambda m: f"{m.attacker} - {m.defender}")
def test_chances_add_up_and_agree_with_the_short_way(m) -> None:
    s = lay(m)
    found = odds(s, 0, 1, m.policies)
    assert sum(found.endings.values()) == pytest.approx(1.0, abs=1e-9)
    assert sum(found.attacker_left.values()) == pytest.approx(1.0, abs=1e-9)
    held = sum(p for (a, d), p in found.endings.items() if not sum(d))
    assert found.attacker_wins == pytest.approx(held + found.defender_fled, abs=1e-9)
    if not found.policy.count("flees when"):
        quick = Fight(s, 0, found.defender)
        forces = counts_at(s, 0, 1), counts_at(s, found.defender, 1)
        assert quick.attacker_wins(*forces) == pytest.approx(found.attacker_wins, abs=1e-9)


@pytest.mark.parametrize("i", [2, 5, 10, 17, 20, 23, 26, 28])
def test_combats_played_by_the_rules_end_as_the_odds_say(i: int) -> None:
    """4,000 combats with a fixed seed; `bench/odds_check.py` plays many more."""
    result = simulate(MATCHUPS[i], 4000, 50 + i)
    assert result.impossible() == 0
    assert abs(result.deviation) < 4
    assert all(abs(x) < 4 for x in result.ending_deviations())
