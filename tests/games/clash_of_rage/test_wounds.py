"""Wounds: how many, on whom, and what becomes of the dead."""

from __future__ import annotations

from .battle import wounds
from .fight import combats, fight


def test_wound_faces_bonus_wounds_and_rage_tokens_are_added() -> None:
    """COR-WND-01: 2 faces + 1 (Raider) + 1 token (Berserker); then 0 faces, no Raider, 2 tokens."""
    table = fight("godleif 1 raider, 1 berserker", "bohorg 2 executioner", "WWBBB", "WBBBBB", "BBBBB")
    table.choose("strike")
    assert wounds(table) == [2 + 1 + 1]
    table.choose("strike", "strike")
    assert wounds(table) == [4, 1, 2]


def test_shields_of_all_types_engaged_take_wounds_off() -> None:
    """COR-WND-02: Lancer 1 + Steam Knight 1 + Heavy Armour 1; of 5 wounds 2 are left."""
    table = fight(
        "bohorg 1 krag_rider", "steamfield 1 lancer, 1 steam_knight", "WWWW", worn={"lancer": ["heavy_armour"]}
    ).choose("strike")
    assert wounds(table) == [4 + 1 - 3]


def test_shields_never_take_off_more_than_there_is() -> None:
    """COR-WND-02: one wound against three shields is none, and heals nobody."""
    table = fight("bohorg 1 krag_rider", "steamfield 1 lancer", "BBBB", worn={"lancer": ["tower_shield"]})
    table.choose("strike")
    assert wounds(table) == [0]
    assert table.rage("bohorg") == 1


def test_the_striker_allots_his_wounds_as_he_likes() -> None:
    """COR-WND-03: 2 wounds are a Berserker or two Raiders."""
    for victim, left in (("berserker", {"raider": 3}), ("raider", {"raider": 1, "berserker": 1})):
        table = fight("bohorg 1 krag_rider", "godleif 3 raider, 1 berserker", "WBBB").choose("strike")
        assert table.asks() == "bohorg wound"
        assert table.offers() == ["raider", "berserker"]
        table.choose(victim)
        assert table.units("B4", "godleif") == left


def test_a_unit_dies_of_as_many_wounds_as_its_type_has_hit_points_with_equipment() -> None:
    """COR-WND-04: 2 wounds kill a Berserker, not one with Leather Armour; 3 kill that one."""
    bare = fight("bohorg 1 executioner", "godleif 1 berserker", "BBBBB", "WWBBBB").choose("strike", "strike")
    assert bare.units("B4", "godleif") == {}
    armour = {"berserker": ["leather_armour"]}
    table = fight("bohorg 1 executioner", "godleif 1 berserker", "BBBBB", "WWBBBB", worn=armour)
    table.choose("strike", "strike")
    assert table.units("B4", "godleif") == {"berserker": 1}
    more = fight("bohorg 1 executioner", "godleif 1 berserker", "BBBBB", "WWWBBB", worn=armour)
    more.choose("strike", "strike")
    assert more.units("B4", "godleif") == {}


def test_wounds_that_can_kill_must_kill() -> None:
    """COR-WND-05: with 3 wounds nobody may stop after one Raider; the rest is smaller than every survivor."""
    table = fight("bohorg 1 krag_rider", "godleif 3 raider, 1 berserker, 1 frost_giant", "WWBB").choose("strike")
    assert wounds(table) == [3]
    assert table.offers() == ["raider", "berserker"], "the Frost Giant needs 4"
    assert table.refused("frost_giant") == "COR-WND-04"
    assert table.refused("none") == "COR-WND-05"
    table.choose("raider")
    assert table.asks() == "bohorg wound"
    assert table.offers() == ["raider", "berserker"], "2 wounds are left and must be used"
    table.choose("raider")
    assert table.units("B4", "godleif") == {"berserker": 1, "frost_giant": 1}, (
        "the third Raider goes without a question"
    )


def test_left_over_wounds_are_lost() -> None:
    """COR-WND-06: 3 wounds on two Steam Knights kill one; the wound left does not help the next assault."""
    table = fight("bohorg 1 executioner", "steamfield 2 steam_knight", "BBBB", "WWWWBB", "BBBB", "WWBBBB")
    table.choose("strike", "strike", "strike", "strike")
    assert wounds(table)[1::2] == [3, 1]
    assert table.units("B4", "steamfield") == {"steam_knight": 1}


def test_left_over_wounds_are_lost_between_combats_too() -> None:
    """COR-WND-06: the wound that was left over in A1 kills nobody in B4."""
    table = combats(
        {
            "A1": "bohorg 1 executioner; steamfield 1 steam_knight",
            "B4": "bohorg 1 executioner; steamfield 1 steam_knight",
        },
        "BBBB",
        "WWBBBB",
        "BBBB",
        "WWBBBB",
        clans=("bohorg", "steamfield"),
    ).choose("A1", "strike", "strike", "flee")
    assert table.owner("A1") == "bohorg"
    table.choose("strike", "strike")
    assert wounds(table)[1::2] == [1, 1]
    assert table.units("B4", "steamfield") == {"steam_knight": 1}


def test_dead_player_units_go_back_to_the_reserve() -> None:
    """COR-WND-07: two Raiders are back, and can be recruited."""
    table = fight("bohorg 1 krag_rider", "godleif 2 raider", "WBBB")
    assert table.reserve("godleif") == [5, 5, 4]
    table.choose("strike")
    assert table.reserve("godleif") == [7, 5, 4]
    assert table.crystals("bohorg") == 0


def test_dead_elves_become_crystals_of_the_player_who_killed_them_at_once() -> None:
    """COR-WND-08: one each, as they fall; a flight later does not cost them."""
    table = fight("bohorg 1 krag_rider", "elves 3 high_elder", "WWWB", "BBB", "BBB")
    table.choose("strike")
    assert table.crystals("bohorg") == 2
    assert table.reserve("bohorg") == [8, 5, 3]
    table.choose("flee")
    assert table.crystals("bohorg") == 2
    assert table.s.slain == (0, 2, 0), "they do not go back to the bag"


def test_nothing_is_asked_when_the_wounds_kill_everybody() -> None:
    """COR-WND-09: 5 wounds on a Raider and a Frost Giant."""
    table = fight("bohorg 1 krag_rider", "godleif 1 raider, 1 frost_giant", "WWWW").choose("strike")
    assert wounds(table) == [5]
    assert table.owner("B4") == "bohorg"


def test_nothing_is_asked_when_only_one_allotment_is_legal() -> None:
    """COR-WND-09: 3 wounds on a Raider and two Berserkers must kill one of each, so nobody is asked."""
    table = fight("bohorg 1 krag_rider, 1 basher", "godleif 1 raider, 2 berserker", "BBBBB", "WWBB")
    table.choose("strike", "basher")
    table.choose("strike")
    assert wounds(table)[-1] == 3
    assert table.units("B4", "godleif") == {"berserker": 1}
    assert table.asks() == "godleif assault"


def test_a_choice_that_leaves_one_way_is_the_last_question() -> None:
    """COR-WND-09: with 2 wounds on a Raider and two Berserkers either choice settles it."""
    table = fight("bohorg 1 krag_rider, 1 basher", "godleif 1 raider, 2 berserker", "BBBBB", "WBBB")
    table.choose("strike", "basher", "strike")
    assert wounds(table)[-1] == 2
    assert table.offers() == ["raider", "berserker"]
    table.choose("raider")
    assert table.units("B4", "godleif") == {"berserker": 2}
