"""Corner cases of the catalogue about combat: who strikes first, dice, wounds, rage, flight, several combats."""

from __future__ import annotations

import pytest

from warcamp.games.clash_of_rage.tables import HP

from .battle import battle, dice, slain, strikers, wounds
from .table import Table

RIDERS = "bohorg 2 krag_rider"
"""Four dice, one bonus wound, no slowness, no reroll, no shield: they strike first and are easy to count."""


def test_equal_slowness_lets_the_defender_strike_first():
    """CC-01, COR-INI-02: an Executioner (2) against a Lancer and a Steam Knight (1 + 1), both ways round."""
    attacked = battle("bohorg 1 executioner", "steamfield 1 lancer, 1 steam_knight")
    assert attacked.asks() == "steamfield assault"
    attacking = battle("steamfield 1 lancer, 1 steam_knight", "bohorg 1 executioner")
    assert attacking.asks() == "bohorg assault"


def test_types_present_add_their_slowness_once_whatever_their_numbers():
    """CC-02, COR-INI-01, COR-INI-03: five Skeletons and a Wraith have 1, a Templar and a Shining Guard 2."""
    t = battle("tomb 5 skeleton, 1 wraith", "elves 1 shining_guard, 1 templar")
    assert t.asks() == "tomb assault"
    assert strikers(t) == []


def test_ten_skeletons_are_as_slow_and_as_strong_as_one():
    """CC-03, COR-BON-02, COR-ASL-04: slowness 1 (faster than a Templar, tied with a High Elder), two dice."""
    t = battle("tomb 10 skeleton", "elves 1 templar")
    assert t.asks() == "tomb assault"
    t.force("BB", "BBBB").choose("strike")
    assert dice(t)[0] == 2
    tied = battle("tomb 10 skeleton", "elves 1 high_elder", "BBB", "BBB")
    assert strikers(tied) == ["elves"]


def test_three_wounds_on_a_raider_and_two_berserkers_kill_one_of_each():
    """CC-04, COR-WND-05, COR-WND-09: the only allotment that wastes nothing; nobody is asked."""
    t = battle(RIDERS, "godleif 1 raider, 2 berserker", "WWBB").choose("strike")
    assert wounds(t) == [3]
    assert sorted(slain(t)) == ["berserker", "raider"]
    assert t.units("A3", "godleif") == {"berserker": 1}
    assert t.asks() == "godleif assault"


@pytest.mark.parametrize(("pick", "left"), [("raider", {"berserker": 2}), ("berserker", {"raider": 1, "berserker": 1})])
def test_two_wounds_on_a_raider_and_two_berserkers_kill_one_or_the_other(pick, left):
    """CC-05, COR-WND-05, COR-WND-06: the Berserker, or the Raider and a wound that is lost."""
    t = battle(RIDERS, "godleif 1 raider, 2 berserker", "WBBB").choose("strike")
    assert wounds(t) == [2]
    assert t.asks() == "bohorg wound"
    assert t.offers() == ["raider", "berserker"]
    t.choose(pick)
    assert slain(t) == [pick]
    assert t.units("A3", "godleif") == left
    assert t.asks() == "godleif assault"


def test_four_wounds_cannot_be_wasted_on_a_colossus():
    """CC-06, COR-WND-05: both Steam Knights die, unasked; five wounds less the Steam Knights' shield are four."""
    t = battle(RIDERS, "steamfield 2 steam_knight, 1 colossus", "WWWW").choose("strike")
    assert wounds(t) == [4]
    assert slain(t) == ["steam_knight", "steam_knight"]
    assert t.units("A3", "steamfield") == {"colossus": 1}
    assert t.rage("bohorg") == 0
    assert t.asks() == "steamfield assault"


def test_a_bone_lord_survives_three_wounds_and_falls_to_the_rage_after():
    """CC-07, COR-RAG-01, COR-RAG-02, COR-RAG-04, COR-WND-02, COR-WND-06: 4 - 1 wounds, then 4 + 1 - 1."""
    t = battle(RIDERS, "tomb 1 bone_lord", "WWWB").choose("strike")
    assert wounds(t) == [3]
    assert slain(t) == []
    assert t.rage("bohorg") == 1
    t.force("BBBBBB").choose("strike").force("WWWB").choose("strike")
    assert strikers(t) == ["bohorg", "tomb", "bohorg"]
    assert wounds(t) == [3, 0, 4]
    assert slain(t) == ["bone_lord"]
    assert t.owner("A3") == "bohorg"


@pytest.mark.parametrize(("pick", "left"), [("steam_knight", {"lancer": 1}), ("lancer", {"steam_knight": 1})])
def test_the_shields_of_two_types_add_up(pick, left):
    """CC-08, COR-WND-02, COR-WND-05: of four wounds two are left, for the Steam Knight, or the Lancer and one lost."""
    t = battle(RIDERS, "steamfield 1 lancer, 1 steam_knight", "WWWB").choose("strike")
    assert wounds(t) == [2]
    assert t.offers() == ["lancer", "steam_knight"]
    t.choose(pick)
    assert slain(t) == [pick]
    assert t.units("A3", "steamfield") == left


def test_a_shield_falls_with_the_last_unit_of_its_type():
    """CC-09, COR-BON-03: when no Steam Knight is left only the Lancers' shield counts."""
    t = battle(RIDERS, "steamfield 3 lancer, 1 steam_knight", "WWWB").choose("strike", "steam_knight")
    t.force("BBB").choose("strike").force("WWBB").choose("strike")
    assert strikers(t) == ["bohorg", "steamfield", "bohorg"]
    assert wounds(t) == [4 - 2, 0, 3 - 1]


def test_many_shield_bearers_of_two_types_have_two_shields():
    """CC-10, COR-BON-02: three Lancers and two Steam Knights stop two wounds, not five."""
    t = battle(RIDERS, "steamfield 3 lancer, 2 steam_knight", "WWWW").choose("strike")
    assert wounds(t) == [5 - 2]


def test_a_berserker_who_kills_nothing_strikes_again_with_three_tokens():
    """CC-11, COR-ASL-02, COR-RAG-01: 1 token in the first assault; 1 kept, 1 for no kill and 1 bonus in the second."""
    t = battle("godleif 1 berserker", "steamfield 1 colossus")
    t.force("BBBBB").choose("strike")
    assert wounds(t) == [1]
    assert t.rage("godleif") == 2
    t.force("BBBBB").choose("strike").force("BBBBB").choose("strike")
    assert strikers(t) == ["godleif", "steamfield", "godleif"]
    assert wounds(t)[2] == 3
    assert t.rage("godleif") == 4, "three, and one more for killing nothing again"


def test_rage_outlives_the_berserkers_that_gave_it():
    """CC-12, COR-RAG-05, COR-BON-03: the Raiders go on with the tokens, and get no more bonus tokens."""
    t = battle("godleif 2 raider, 1 berserker", "steamfield 2 colossus")
    t.force("BBBBB").choose("strike")
    assert wounds(t) == [2], "one token and the Raiders' bonus wound"
    assert t.rage("godleif") == 2
    t.force("WBBBB").choose("strike", "berserker")
    assert t.units("A3", "godleif") == {"raider": 2}
    assert t.rage("godleif") == 2
    t.force("BBB").choose("strike")
    assert wounds(t)[2] == 2 + 1
    assert t.rage("godleif") == 3, "only the token for killing nothing is new"


def test_elves_reroll_every_blank_and_no_wound():
    """CC-13, COR-ASL-07: two High Elders with WBB reroll two dice; nobody is asked."""
    t = battle("godleif 3 raider", "elves 2 high_elder", "WBB", "WB")
    assert [told.params[1:] for told in t.told("rolled")] == [(3, 1)]
    assert [told.params[1:] for told in t.told("rerolled")] == [(2, 1)]
    assert wounds(t) == [2]
    assert t.asks() == "godleif assault"


@pytest.mark.parametrize(
    ("answers", "rolls", "total"),
    [
        (["0"], [], 2),
        (["1", "0"], ["B"], 2),
        (["1", "1"], ["B", "B"], 2),
        (["1", "1"], ["B", "W"], 3),
        (["1"], ["W"], 3),
    ],
)
def test_a_player_uses_his_rerolls_one_by_one_or_not_at_all(answers, rolls, total):
    """CC-14, COR-ASL-06: the Bashers' reroll and that of a Shaman's Cloak, on WWB."""
    t = battle("bohorg 3 basher", "elves 2 templar", "WWB", *rolls, "BBBB", worn='basher = ["shaman_cloak"]')
    t.choose("strike")
    for answer in answers:
        assert t.asks() == "bohorg reroll"
        assert t.offers() == ["0", "1"]
        t.choose(answer)
    assert wounds(t)[0] == total
    assert len(t.told("rerolled")) == len(rolls)
    assert t.asks() != "bohorg reroll"


def test_a_defender_with_the_initiative_may_flee_before_any_roll():
    """CC-15, COR-FLE-01, COR-FLE-02, COR-FLE-03, COR-FLE-04, COR-FLE-05: everybody to the bastion, no rage."""
    t = battle("godleif 3 raider", "bohorg 2 krag_rider")
    assert t.asks() == "bohorg assault"
    t.choose("flee")
    assert t.units("@bohorg", "bohorg") == {"krag_rider": 2}
    assert t.units("A3", "bohorg") == {}
    assert t.owner("A3") == "godleif"
    assert t.told("rolled") == t.told("enraged") == []
    assert t.reserve("bohorg") == [8, 4, 3]
    assert t.asks() == "bohorg action", "the attacker's action is over"


def test_an_attacker_who_flees_keeps_the_crystals_of_the_elves_he_killed():
    """CC-16, COR-WND-08, COR-FLE-03: two of four elves are crystals, the other two stay."""
    t = battle(RIDERS, "elves 2 high_elder, 2 templar", "WWWW", "BBBB")
    t.choose("strike", "high_elder", "high_elder")
    assert t.crystals("bohorg") == 2
    t.choose("flee")
    assert t.crystals("bohorg") == 2
    assert t.units("A3", "elves") == {"templar": 2}
    assert t.owner("A3") == "elves"
    assert t.units("@bohorg", "bohorg") == {"krag_rider": 2}


def test_a_figure_slain_by_elves_comes_back_from_a_stone_in_the_same_round():
    """CC-17, COR-WND-07, COR-CBT-14: with all other Bashers on the stone, the slain one joins them in phase C."""
    t = battle("bohorg 1 basher", "elves 1 shining_guard", "WBB", elsewhere='A4 = "bohorg 7 basher"')
    assert t.units("A3", "elves") == {"shining_guard": 1}
    assert t.owner("A3") == "elves"
    assert t.reserve("bohorg") == [1, 6, 3]
    t.choose("pass")
    assert t.asks() == "bohorg action"
    assert t.units("A4", "bohorg") == {"basher": 8}
    assert t.reserve("bohorg") == [0, 6, 3]


def test_a_figure_slain_by_elves_comes_back_with_the_next_reinforcements():
    """CC-17, COR-WND-07: without a stone it waits in the reserve for the next tactics card."""
    t = battle("bohorg 1 basher", "elves 1 shining_guard", "WBB", elsewhere='A2 = "bohorg 7 basher"')
    t.choose("pass", "pass", "pass")
    assert t.s.round == 2
    assert t.reserve("bohorg") == [1, 6, 3]
    t.choose("ambush", seat="bohorg").choose("secret_patents", seat="steamfield")
    assert t.asks() == "bohorg reinforce"
    t.choose("basher A2")
    assert t.units("A2", "bohorg") == {"basher": 8}
    assert t.asks() == "bohorg action", "the card's second Basher is lost"


def test_with_two_players_the_opponent_plays_the_elves():
    """CC-18, COR-CBT-07, COR-PLC-01: he allots what the Elves rolled."""
    t = battle("godleif 2 raider, 1 berserker", "elves 1 shining_guard", "WWB")
    assert strikers(t) == ["elves"]
    assert t.asks() == "bohorg wound"
    assert t.offers() == ["raider", "berserker"]


@pytest.mark.parametrize(
    ("attacker", "right"),
    [("godleif", "steamfield"), ("steamfield", "bohorg"), ("bohorg", "tomb"), ("tomb", "godleif")],
)
def test_with_four_players_the_one_to_the_right_plays_the_elves(attacker, right):
    """CC-19, COR-GEN-03, COR-CBT-07: seat 2 (Godleif) attacks, seat 1 allots; and so on round the table. Each attacker
    has one unit of levels I and II, and two wounds get through his shields."""
    units, roll = {
        "bohorg": ("1 basher, 1 krag_rider", "WWBBBB"),
        "steamfield": ("1 lancer, 1 steam_knight", "WWWWBB"),
        "godleif": ("1 raider, 1 berserker", "WWBBBB"),
        "tomb": ("1 skeleton, 1 wraith", "WWBBBB"),
    }[attacker]
    clans = ["bohorg", "steamfield", "godleif", "tomb"]
    t = Table(
        f"""
        clans = {clans}
        order = {[attacker, *[clan for clan in clans if clan != attacker]]}
        phase = "first action"
        tiles = ["1A 0,0", "3B 2,1", "2A 3,-2", "4B 5,-1"]
        clashes = ["A3"]
        [bastions]
        {attacker} = "-1,-1"
        [units]
        A3 = "{attacker} {units}; elves 1 shining_guard"
        [worn]
        shining_guard = ["greatsword"]
        """,
        [roll],
    )
    t.choose("move", "end")
    assert t.asks() == f"{right} wound"
    assert len(t.offers()) == 2


def test_eleven_dice_are_rolled_when_the_power_is_eleven():
    """CC-47, COR-RES-06: an Executioner (6) with a Rock-Breaker (5); there is no limit of ten dice."""
    t = battle("bohorg 1 executioner", "elves 4 templar", "BBBB", worn='executioner = ["rock_breaker"]')
    t.force("WWWWWWWWWWB").choose("strike")
    assert dice(t)[1] == 11
    assert wounds(t)[1] == 10 + 2


def test_rage_does_not_pass_from_one_combat_to_the_next():
    """CC-49, COR-CBT-09, COR-RAG-06: both sides begin the second combat of an action without tokens."""
    t = battle(RIDERS, "tomb 1 bone_lord", second="bohorg 1 krag_rider; tomb 2 skeleton")
    t.force("BBBB").choose("A3", "strike").force("BBBBBB").choose("strike")
    assert t.rage("bohorg") == t.rage("tomb") == 1
    t.force("BBBB").choose("strike").choose("flee")
    assert t.asks() == "bohorg assault"
    assert t.rage("bohorg") == t.rage("tomb") == 0
    t.force("BBBB").choose("strike")
    assert wounds(t)[-1] == 1, "the Krag Rider's bonus wound alone"


@pytest.mark.parametrize("roll", ["WBBB", "BBBB"])
def test_shields_that_stop_every_wound_give_the_striker_rage(roll):
    """CC-50, COR-WND-02, COR-RAG-01: two shields against two wounds, or against one: never below zero."""
    t = battle(RIDERS, "steamfield 1 lancer, 1 steam_knight", roll).choose("strike")
    assert wounds(t) == [0]
    assert slain(t) == []
    assert t.rage("bohorg") == 1
    assert t.rage("steamfield") == 0


def test_armour_protects_every_skeleton_on_the_board_at_once():
    """CC-51, COR-GEN-07, COR-WND-04: three wounds kill one Skeleton in leather, where they had killed three."""
    t = Table(
        """
        clans = ["tomb", "bohorg"]
        phase = "first action"
        tiles = ["1A 0,0", "3B 2,1"]
        [bastions]
        tomb = "4,0"
        bohorg = "-1,-1"
        [units]
        A3 = "tomb 4 skeleton"
        A4 = "bohorg 1 krag_rider"
        [aside]
        tomb = ["leather_armour"]
        """
    )
    assert t.stat("tomb", 1, HP) == 1
    t.choose("equip", "attach leather_armour", "skeleton", "end")
    assert t.stat("tomb", 1, HP) == 2
    t.choose("move", "krag_rider A4", "A3").force("WWBB").choose("strike")
    assert wounds(t) == [3]
    assert slain(t) == ["skeleton"]
    assert t.units("A3", "tomb") == {"skeleton": 3}


def test_a_lost_combat_does_not_spare_the_next_one():
    """CC-52, COR-CBT-02, COR-CBT-03, COR-CBT-04: the second is fought with the units that stand there."""
    t = battle("bohorg 1 basher", "elves 1 shining_guard", second="bohorg 1 krag_rider; elves 1 high_elder")
    assert t.asks() == "bohorg combat"
    assert sorted(t.offers()) == ["A2", "A3"]
    t.force("WBB").choose("A3")
    assert slain(t) == ["basher"]
    assert t.owner("A3") == "elves"
    assert t.asks() == "bohorg assault", "the second combat begins without a question: it is the only one left"
    t.force("WBBB").choose("strike")
    assert slain(t) == ["basher", "high_elder"]
    assert t.owner("A2") == "bohorg"
    assert t.crystals("bohorg") == 1
    assert t.asks() == "steamfield action"
