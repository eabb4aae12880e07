"""The four battles: their order, their scores, ties, Swift and Protected."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table
from .war import fought, scores, seen, war


def one_battle(mine: list[str], theirs: list[str], place: str = "2", **more: Any) -> Table:
    """Realms 0 and 1 meet at one place; at place 2 both have a Town."""
    return war("battle", places={f"0.{place}": mine, f"1.{place}": theirs}, **more)


def test_all_deployed_cards_are_turned_up() -> None:
    """ETT-BAT-01: at all places, for everybody, before the first battle."""
    places = {
        "0.1": ["?flarion_void_wizard"],
        "0.3": ["?militia_1"],
        "1.1": ["?militia_2", "?militia_3"],
        "1.adventure": ["?militia_4"],
    }
    table = war("battle", places=places)
    assert table.asks() == "0 terrify"
    for viewer in (0, 1, 30):
        assert seen(table, viewer, "place 0.0") == ["flarion_void_wizard"]
        assert seen(table, viewer, "place 0.2") == ["militia_1"]
        assert seen(table, viewer, "place 1.0") == ["militia_2", "militia_3"]
        assert seen(table, viewer, "place 1.3") == ["militia_4"]


def test_there_are_always_four_battles_from_the_farthest_location_to_the_adventure() -> None:
    """ETT-BAT-02: also where nobody is."""
    table = war("battle", places={"0.2": ["old_vets"]})
    assert [told.params[1] for told in table.told("fought")] == [0, 1, 2, 3]
    assert fought(table) == ["no battle", "0", "no battle", "no battle"]


def test_a_battle_is_over_before_the_next_begins() -> None:
    """ETT-BAT-03: the targets of the second are chosen when the first has its result."""
    places = {
        "0.1": ["flarion_void_wizard"],
        "1.1": ["militia_1", "militia_2"],
        "0.2": ["dread_twin_yatesthane"],
        "1.2": ["militia_3", "militia_4"],
    }
    table = war("battle", places=places)
    assert table.offers() == ["militia_1", "militia_2"]
    assert fought(table) == []
    table.choose("militia_1")
    assert table.offers() == ["militia_3", "militia_4"]
    assert fought(table) == ["tie"]
    assert table.cards(1, "retired") == ["militia_1"]


def test_defenses_of_earlier_ages_are_in_the_battle() -> None:
    """ETT-BAT-04, ETT-RET-03: they add their Strength and can be aimed at."""
    table = one_battle(["flarion_void_wizard"], ["guard_tower_1", "militia_1"], age=2)
    assert sorted(table.offers()) == ["guard_tower_1", "militia_1"]
    table.choose("militia_1")
    assert scores(table)[1] == (2 + 2, 2 + 2)


def test_without_a_troop_on_either_side_there_is_no_battle() -> None:
    """ETT-RES-01: two Defenses look at each other, and what was captured stays captured."""
    table = one_battle(["forward_fort_1"], ["guard_tower_1"])
    assert fought(table)[1] == "no battle"
    table = one_battle(["archers_of_freehold_1", "forward_fort_1"], ["militia_1", "guard_tower_1"]).choose("militia_1")
    assert fought(table)[1] == "no battle"
    assert sorted(table.cards(0, "retired")) == ["archers_of_freehold_1", "militia_1"]


def test_the_score_is_the_location_and_all_units_there() -> None:
    """ETT-RES-02: Troops, Defenses and Protected Defenses of that place only."""
    table = war(
        "battle",
        places={
            "0.3": ["old_vets", "guard_tower_1", "fort_ericson"],
            "0.2": ["hardened_troops_1"],
            "1.3": ["militia_1"],
        },
    )
    assert scores(table)[2] == (3 + 3 + 2 + 3, 3 + 1)


def test_ruins_village_town_and_city_defend_with_0_to_3_and_the_adventure_with_nothing() -> None:
    """ETT-RES-03: the printed base Defense of both mats."""
    table = war("battle", places={f"0.{place}": [f"militia_{k}"] for k, place in enumerate("123", 1)})
    assert scores(table) == [(0 + 1, 1), (2 + 1, 2), (3 + 1, 3), (0, 0)]


def test_the_location_defends_itself_without_a_unit() -> None:
    """ETT-RES-04: an empty Village stands up to a Troop, an empty Town beats it."""
    village = war("battle", nations=["orcs", "dwarves"], places={"0.1": ["militia_1"]})
    assert (scores(village)[0], fought(village)[0]) == ((1, 1), "tie")
    town = war("battle", nations=["risen", "dwarves"], places={"0.2": ["militia_1"]})
    assert (scores(town)[1], fought(town)[1]) == ((1, 2), "1")


def test_the_higher_score_wins_without_a_troop_of_its_own() -> None:
    """ETT-RES-05: one Troop of either side makes a battle; the winner may have only Defenses, or nothing."""
    assert fought(one_battle(["forward_fort_1"], ["militia_1"]))[1] == "0"
    assert fought(one_battle([], ["militia_1"], place="1", nations=["dwarves", "orcs"]))[0] == "tie"
    assert fought(one_battle([], ["militia_1"], place="3", nations=["dwarves", "orcs"]))[2] == "tie"
    assert fought(one_battle([], ["militia_1"], place="2", nations=["dwarves", "risen"]))[1] == "0"


def test_equal_scores_are_a_tie() -> None:
    """ETT-RES-06: nobody Swift, nobody wins."""
    assert fought(one_battle(["old_vets"], ["freehold_sellswords_1"]))[1] == "tie"


def test_a_loss_behind_an_unbroken_wall_is_no_battle() -> None:
    """ETT-RES-07: the scores are compared first, then the walls of the loser are looked at."""
    table = one_battle(["hardened_troops_1"], ["fortification_1"], place="2")
    assert scores(table)[1] == (8, 6)
    assert fought(table)[1] == "no battle"


def test_only_a_win_counts_as_a_battle_won() -> None:
    """ETT-RES-08: a tie and a No Battle give nobody a token, so one win decides the War."""
    table = war(
        "battle",
        places={
            "0.1": ["old_vets"],
            "0.2": ["freehold_sellswords_1"],
            "1.2": ["freehold_sellswords_2"],
            "0.3": ["hardened_troops_1"],
            "1.3": ["fortification_1"],
        },
    )
    assert fought(table) == ["0", "tie", "no battle", "no battle"]
    table.choose("no").choose("none", realm=0).choose("none", realm=1).choose("end")
    assert [told.params for told in table.told("war_won")] == [(0, 5)]


def test_no_battle_brings_nobody_anything() -> None:
    """ETT-RES-09: no Spoils, no Adventure, no token."""
    table = war(
        "battle",
        places={"0.adventure": ["danica_daybringer"], "1.adventure": ["fortification_1"]},
        adventure={"0": ["connect_with_black_market_contact"]},
    )
    assert scores(table)[3] == (9, 4)
    assert fought(table)[3] == "no battle"
    assert table.told("war_drawn") != []
    assert table.cards(0, "retired") == ["danica_daybringer"]
    assert table.cards(1, "retired") == ["fortification_1"]


@pytest.mark.parametrize(
    ("mine", "theirs", "result"),
    [
        (["guard_tower_1"], ["guard_tower_2"], "no battle"),
        (["old_vets"], ["guard_tower_1"], "0"),
        (["militia_1"], ["guard_tower_1"], "1"),
        (["border_patrol_1"], ["guard_tower_1"], "tie"),
        (["krillian"], ["freehold_sellswords_1"], "0"),
        (["freehold_sellswords_1"], ["krillian"], "1"),
        (["krillian"], ["vanguard_company_1"], "1"),
        (["hardened_troops_1"], ["fortification_1"], "no battle"),
        (["nivek_the_half_giant"], ["fortification_1"], "0"),
        (["militia_1"], ["fortification_1"], "1"),
        (["vanguard_company_1"], ["fortification_1"], "no battle"),
        (["seasoned_soldiers_1"], ["fortification_1"], "tie"),
    ],
)
def test_the_result_follows_troops_scores_swift_and_walls_in_this_order(
    mine: list[str], theirs: list[str], result: str
) -> None:
    """ETT-RES-10: the whole way from the Troops to the result, at two Towns."""
    assert fought(one_battle(mine, theirs))[1] == result


def test_more_swift_icons_win_equal_scores() -> None:
    """ETT-AB-SWI-01: one against none wins, one each is a tie, two against one wins."""
    assert fought(one_battle(["krillian"], ["old_vets"], nations=["dwarves", "joymore"]))[1] == "0"
    assert fought(one_battle(["krillian", "militia_1"], ["vanguard_company_1"]))[1] == "tie"
    table = one_battle(["krillian", "vanguard_company_1"], ["spectrum_knights_1"], nations=["dwarves", "joymore"])
    assert scores(table)[1] == (9, 9)
    assert fought(table)[1] == "0"


def test_swift_comes_before_protected() -> None:
    """ETT-AB-SWI-02: who loses the tie to Swift has lost, and the wall makes it No Battle."""
    table = one_battle(["vanguard_company_1"], ["fortification_1"])
    assert scores(table)[1] == (6, 6)
    assert fought(table)[1] == "no battle"


def test_a_win_by_swift_is_a_full_win() -> None:
    """ETT-AB-SWI-03: Spoils up to the Age, the Adventure, and the War."""
    table = war(
        "battle",
        age=2,
        places={"0.adventure": ["vanguard_company_1"], "1.adventure": ["militia_1", "militia_2", "border_patrol_1"]},
        adventure={"0": ["translate_the_thieves_black_book"]},
    )
    assert table.asks() == "0 attempt"
    table.choose("no", "militia_1", "border_patrol_1")
    assert table.asks() != "0 spoil", "two in Age II, no third"
    assert [told.params for told in table.told("war_won")] == [(0, 10)]


def test_swift_does_not_change_unequal_scores() -> None:
    """ETT-AB-SWI-04: two icons and one point less."""
    table = one_battle(["krillian", "vanguard_company_1"], ["hardened_troops_1", "border_patrol_1"])
    assert scores(table)[1] == (9, 10)
    assert fought(table)[1] == "1"


def test_an_unbroken_wall_turns_a_loss_into_no_battle() -> None:
    """ETT-AB-PRO-01: Magic is all that the Arc Tower fears."""
    nations = ["orcs", "dommorians"]
    assert fought(one_battle(["ogre_bashers_1"], ["arc_tower_1"], nations=nations))[1] == "no battle"
    assert fought(one_battle(["ogre_bashers_1", "goblin_shaman_1"], ["arc_tower_1"], nations=nations))[1] == "0"


def test_one_unit_with_one_weakness_breaks_the_wall() -> None:
    """ETT-AB-PRO-02: a Defense will do as well as a Troop."""
    for breaker in ("nivek_the_half_giant", "wyvern_riders_1", "siege_tower_1"):
        assert fought(one_battle([breaker], ["fortification_1"]))[1] == "0"
    table = one_battle(["hardened_troops_1", "the_oracles_tower"], ["the_city_of_joymore"], nations=["orcs", "joymore"])
    assert scores(table)[1] == (13, 9)
    assert fought(table)[1] == "0"


def test_a_wall_changes_neither_a_tie_nor_a_win() -> None:
    """ETT-AB-PRO-03: it helps only who has lost."""
    assert fought(one_battle(["seasoned_soldiers_1"], ["fortification_1"]))[1] == "tie"
    assert fought(one_battle(["freehold_sellswords_1"], ["fortification_1"]))[1] == "1"


@pytest.mark.parametrize(("helper", "result"), [("militia_1", "no battle"), ("catapults_1", "0")])
def test_every_wall_must_be_broken(helper: str, result: str) -> None:
    """ETT-AB-PRO-04: Magic opens the Oracle's Tower but not the Fortification."""
    table = one_battle(["danica_daybringer", "hardened_troops_1", helper], ["the_oracles_tower", "fortification_1"])
    assert scores(table)[1][0] > scores(table)[1][1]
    assert fought(table)[1] == result


def test_a_wall_works_at_the_adventure_too() -> None:
    """ETT-AB-PRO-05: no win, no attempt."""
    table = one_battle(["hardened_troops_1"], ["fortification_1"], place="adventure")
    assert scores(table)[3] == (6, 4)
    assert fought(table)[3] == "no battle"


def test_a_wall_stops_no_start_of_battle_ability() -> None:
    """ETT-AB-PRO-06: Terrify and Ranged work behind it."""
    table = one_battle(["flarion_void_wizard"], ["fortification_1"])
    assert table.cards(1, "retired") == ["fortification_1"]
    table = one_battle(["archers_of_freehold_1", "hardened_troops_1"], ["fortification_1", "militia_1"])
    table.choose("militia_1")
    assert "militia_1" in table.cards(0, "retired")


def test_a_wall_can_be_besieged_and_taken_once_the_battle_has_a_result() -> None:
    """ETT-AB-PRO-06: in a tie it is a Spoil, and Siege puts its token on it."""
    table = one_battle(["catapults_1"], ["fortification_1"])
    assert fought(table)[1] == "tie"
    assert table.offers(realm=0) == ["none", "fortification_1"]
    table.choose("none", realm=0).choose("none", realm=1)
    assert table.sieged() == ["fortification_1"]
    table.choose("end")
    assert table.cards(1, "place 2") == ["fortification_1"]
    table = one_battle(["nivek_the_half_giant"], ["fortification_1"]).choose("fortification_1")
    assert "fortification_1" in table.cards(0, "retired")


@pytest.mark.parametrize("unit", ["eldar_fiore", "dommorian_gargoyles_1", "danica_daybringer"])
def test_only_the_ability_on_the_parapet_counts(unit: str) -> None:
    """ETT-AB-PRO-07: the Wall of Thorns fears Flying and Magic, and no other ability."""
    nations = ["dommorians", "elves"] if unit != "danica_daybringer" else ["joymore", "elves"]
    assert fought(one_battle([unit, "hardened_troops_1"], ["wall_of_thorns"], nations=nations))[1] == "0"
    for other in ("siege_tower_1", "vanguard_vets_1", "nivek_the_half_giant", "quip_shadowblade"):
        table = one_battle([other, "hardened_troops_1"], ["wall_of_thorns"], nations=nations)
        assert fought(table)[1] == "no battle"
