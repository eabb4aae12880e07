"""What happens before the scores are compared: Terrify, Dragonslayer, Ranged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .front import changed
from .table import Table
from .war import fought, scores, war


def one_battle(mine: list[str], theirs: list[str], place: str = "1", **more: Any) -> Table:
    """Realm 0, which has the Initiative, and realm 1 meet at one place."""
    return war("battle", places={f"0.{place}": mine, f"1.{place}": theirs}, **more)


def test_abilities_reach_only_units_of_the_same_battle() -> None:
    """ETT-SOB-01: who stands at another place is no target."""
    places = {"0.1": ["flarion_void_wizard"], "1.1": ["militia_1", "militia_2"], "1.2": ["militia_3"]}
    table = war("battle", places=places)
    assert table.asks() == "0 terrify"
    assert table.offers() == ["militia_1", "militia_2"]


def test_abilities_come_before_the_scores() -> None:
    """ETT-SOB-01: the terrified Troop no longer fights."""
    table = one_battle(["flarion_void_wizard"], ["hardened_troops_1"])
    assert fought(table)[0] == "0"
    assert scores(table)[0] == (2, 1)


def test_the_initiative_holder_aims_first_and_all_is_carried_out_at_once() -> None:
    """ETT-SOB-02, ETT-SOB-06, ETT-SOB-07: the Enemy knows the choices, and who is hit still acts."""
    table = one_battle(
        ["flarion_void_wizard", "archers_of_freehold_1"], ["archers_of_freehold_2", "dread_twin_yatesthane"]
    )
    table.choose("dread_twin_yatesthane")
    assert table.asks() == "0 ranged"
    table.choose("archers_of_freehold_2")
    assert table.asks() == "1 terrify"
    assert [table.s.names[t.params[2]] for t in table.told("aimed")] == [
        "dread_twin_yatesthane",
        "archers_of_freehold_2",
    ]
    assert table.told("removed") == []
    assert table.cards(1, "place 1") == ["archers_of_freehold_2", "dread_twin_yatesthane"]
    table.choose("flarion_void_wizard", "archers_of_freehold_1")
    assert sorted(table.cards(0, "retired")) == ["archers_of_freehold_2", "flarion_void_wizard"]
    assert sorted(table.cards(1, "retired")) == ["archers_of_freehold_1", "dread_twin_yatesthane"]


def test_with_the_other_initiative_the_other_realm_aims_first() -> None:
    """ETT-SOB-02: the Initiative Token decides, not the seat."""
    table = one_battle(["flarion_void_wizard", "militia_1"], ["dread_twin_yatesthane", "militia_2"], initiative=[1])
    assert table.asks() == "1 terrify"
    table.choose("militia_1")
    assert table.asks() == "0 terrify"


def test_terrify_and_dragonslayer_must_be_used_and_ranged_may() -> None:
    """ETT-SOB-03: only Ranged can hold."""
    two_dragons = ["xigrax_the_harbinger", "cranth_krie_the_gray"]
    assert one_battle(["flarion_void_wizard"], ["militia_1", "militia_2"]).offers() == ["militia_1", "militia_2"]
    assert sorted(one_battle(["sir_george_thomson"], two_dragons).offers()) == sorted(two_dragons)
    assert one_battle(["archers_of_freehold_1"], ["militia_1"]).offers() == ["hold", "militia_1"]
    table = one_battle(["flarion_void_wizard"], ["guard_tower_1"])
    assert table.cards(1, "retired") == ["guard_tower_1"], "with a single target nothing is asked"


def test_each_ability_is_used_once_and_a_unit_uses_all_of_its_own(tmp_path: Path) -> None:
    """ETT-SOB-04: archers that also terrify hit two units, and no third."""
    table = one_battle(
        ["archers_of_freehold_1", "guard_tower_1"],
        ["militia_1", "militia_2", "militia_3"],
        content=changed(tmp_path, "[units.archers_of_freehold]\nabilities = {terrify = 1}"),
    )
    assert table.asks() == "0 terrify"
    table.choose("militia_1")
    assert table.offers() == ["hold", "militia_2", "militia_3"]
    table.choose("militia_2")
    assert len(table.told("removed")) == 3
    assert table.cards(1, "place 1") == ["militia_3"]
    assert table.cards(1, "retired") == ["militia_1"]
    assert sorted(table.cards(0, "retired")) == ["archers_of_freehold_1", "militia_2"]


def test_one_side_aims_at_a_unit_only_once() -> None:
    """ETT-SOB-05: the second Terrify must look for another target."""
    table = one_battle(["flarion_void_wizard", "dread_twin_yatesthane"], ["militia_1", "militia_2", "militia_3"])
    assert table.choose("militia_2").offers() == ["militia_1", "militia_3"]


def test_an_ability_without_a_target_of_its_own_does_nothing() -> None:
    """ETT-SOB-05: two Terrify units, one enemy."""
    table = one_battle(["flarion_void_wizard", "dread_twin_yatesthane"], ["militia_1"])
    assert len(table.told("aimed")) == len(table.told("removed")) == 1


def test_what_must_be_used_is_aimed_before_ranged() -> None:
    """ETT-SOB-05: Terrify takes the only Troop, and the archers find nobody."""
    table = one_battle(["late_day_ranger_company_1", "flarion_void_wizard"], ["freehold_sellswords_1"])
    assert table.cards(1, "retired") == ["freehold_sellswords_1"]
    assert table.cards(0, "place 1") == ["late_day_ranger_company_1", "flarion_void_wizard"]


def test_as_many_as_possible_of_those_that_must_have_a_target() -> None:
    """ETT-SOB-05: the Dragon is left to the Dragonslayer, Terrify takes the other."""
    table = one_battle(["flarion_void_wizard", "sir_george_thomson"], ["xigrax_the_harbinger", "militia_1"])
    assert table.cards(0, "retired") == ["xigrax_the_harbinger"]
    assert table.cards(1, "retired") == ["militia_1"]


def test_a_unit_that_is_removed_still_fires() -> None:
    """ETT-SOB-06, ETT-SOB-07: terrified archers hit their target and go to their own pile."""
    table = one_battle(["flarion_void_wizard", "militia_1"], ["archers_of_freehold_1"])
    assert table.asks() == "1 ranged"
    table.choose("militia_1")
    assert sorted(table.cards(1, "retired")) == ["archers_of_freehold_1", "militia_1"]


def test_who_is_hit_by_ranged_goes_to_the_enemy_although_it_fired() -> None:
    """ETT-SOB-07: the capture comes before one's own shot."""
    table = one_battle(["late_day_ranger_company_1", "militia_1"], ["archers_of_freehold_1"])
    table.choose("archers_of_freehold_1", "militia_1")
    assert sorted(table.cards(0, "retired")) == ["archers_of_freehold_1", "late_day_ranger_company_1"]
    assert table.cards(1, "retired") == ["militia_1"]


def test_removed_units_have_no_strength() -> None:
    """ETT-SOB-08: the score is that of the others."""
    table = one_battle(["dread_twin_yatesthane"], ["hardened_troops_1", "militia_1"]).choose("hardened_troops_1")
    assert scores(table)[0] == (7, 1 + 1)


def test_removed_units_have_no_swift_icons() -> None:
    """ETT-SOB-08: without Krillian the equal scores are a tie."""
    table = one_battle(["flarion_void_wizard"], ["krillian", "archers_of_freehold_1"], place="2")
    table.choose("krillian", "hold")
    assert scores(table)[1] == (4, 4)
    assert fought(table)[1] == "tie"


def test_removed_units_break_no_protection() -> None:
    """ETT-SOB-08: the only Conquest has been driven away."""
    attackers = ["ogre_bashers_1", "hardened_troops_1", "seasoned_soldiers_1"]
    table = one_battle(["fort_ericson", "flarion_void_wizard"], attackers, place="2")
    table.choose("ogre_bashers_1")
    assert scores(table)[1] == (7, 12)
    assert fought(table)[1] == "no battle"
    table = one_battle(["fort_ericson", "flarion_void_wizard"], attackers, place="2").choose("hardened_troops_1")
    assert fought(table)[1] == "1"


def test_removed_units_are_no_spoils_and_help_to_none() -> None:
    """ETT-SOB-08: the terrified Vicious Troop gives no second Spoil, the fired archers reach nothing that flies."""
    table = one_battle(["dread_twin_yatesthane"], ["militia_1", "militia_2"]).choose("militia_1")
    assert table.asks() == "0 spoil"
    assert table.offers() == ["none", "militia_2"]
    table = one_battle(
        ["flarion_void_wizard", "militia_1", "militia_2"], ["dread_twin_borthane", "hardened_troops_1"]
    ).choose("dread_twin_borthane")
    assert table.asks() == "1 spoil"
    table.choose("militia_1")
    assert table.asks() != "1 spoil"


def test_no_retire_ability_and_no_bounty_for_units_removed_in_battle() -> None:
    """ETT-SOB-09: neither Wealthy, War Cry, Return nor Bounty."""
    table = one_battle(["flarion_void_wizard", "hardened_troops_1"], ["swordsmiths_1", "guard_tower_1"])
    table.choose("swordsmiths_1", "none")
    assert table.asks() != "0 spoil"
    assert (table.gold(0), table.gold(1)) == (0, 0)
    table = one_battle(["archers_of_freehold_1", "hardened_troops_1"], ["swordsmiths_1", "guard_tower_1"])
    table.choose("swordsmiths_1", "none")
    assert sorted(table.cards(0, "retired")) == ["archers_of_freehold_1", "hardened_troops_1", "swordsmiths_1"]
    assert table.told("gained") == []


def test_a_terrified_war_cry_draws_no_card_and_no_return_comes_home() -> None:
    """ETT-SOB-09: only the loser's card of the War arrives, and the Green Knight stays retired."""
    table = one_battle(["old_man_greyson"], ["flarion_void_wizard"]).choose("no")
    assert table.asks() == "0 next_initiative"
    assert len(table.told("drew")) == len(table.cards(0, "camp")) == 1
    table = one_battle(["the_green_knight"], ["flarion_void_wizard"]).choose("no")
    assert table.cards(0, "retired") == ["the_green_knight"]
    assert "the_green_knight" not in table.cards(0, "camp")


def test_strengths_are_compared_as_printed() -> None:
    """ETT-SOB-10: the City adds nothing to the bow, and does not shield its Troops."""
    table = one_battle(["archers_of_freehold_1"], ["freehold_sellswords_1", "militia_1", "border_patrol_1"], place="3")
    assert sorted(table.offers()) == ["border_patrol_1", "hold", "militia_1"]


def test_terrify_takes_any_unit_and_sends_it_to_its_own_pile() -> None:
    """ETT-AB-TER-01: a Troop, a Defense, a Protected Defense that stood there before."""
    units = ["militia_1", "guard_tower_1", "fortification_1"]
    table = one_battle(["flarion_void_wizard"], units, age=2)
    assert sorted(table.offers()) == sorted(units)
    table.choose("fortification_1")
    assert table.cards(1, "retired") == ["fortification_1"]
    assert table.cards(1, "place 1") == ["militia_1", "guard_tower_1"]


@pytest.mark.parametrize(("unit", "result"), [("dread_twin_yatesthane", "0"), ("vanguard_vets_1", "no battle")])
def test_a_location_whose_protected_defense_was_terrified_is_open(unit: str, result: str) -> None:
    """ETT-AB-TER-02: the result stands as compared."""
    table = one_battle([unit, "hardened_troops_1"], ["border_castle_1"], place="2", age=3)
    assert fought(table)[1] == result


def test_terrify_is_no_capture() -> None:
    """ETT-AB-TER-03: the points stay with the owner, nobody is paid."""
    table = one_battle(["flarion_void_wizard"], ["glamthank_the_greedy", "militia_1"], age=3)
    table.choose("glamthank_the_greedy")
    assert table.cards(1, "retired") == ["glamthank_the_greedy"]
    assert table.told("gained") == []


def test_a_dragonslayer_captures_a_dragon() -> None:
    """ETT-AB-DRA-01: one of the Dragons, and no other unit."""
    table = one_battle(["sir_george_thomson"], ["xigrax_the_harbinger", "militia_1", "damnagal_the_sorrow"], age=3)
    assert table.asks() == "0 dragonslayer"
    assert sorted(table.offers()) == ["damnagal_the_sorrow", "xigrax_the_harbinger"]
    table.choose("damnagal_the_sorrow")
    assert table.cards(0, "retired") == ["damnagal_the_sorrow"]


def test_a_dragonslayer_without_a_dragon_does_nothing() -> None:
    """ETT-AB-DRA-02: the Flying Troop is no Dragon."""
    table = one_battle(["sir_george_thomson"], ["wyvern_riders_1"], age=3)
    assert table.told("aimed") == []
    assert table.cards(1, "place 1") == ["wyvern_riders_1"]


@pytest.mark.parametrize("dragon", ["cranth_krie_the_gray", "glamthank_the_greedy"])
def test_a_slain_dragon_is_no_spoil(dragon: str) -> None:
    """ETT-AB-DRA-02: neither Flying nor Stealth helps it, and no Bounty is paid."""
    table = one_battle(["sir_george_thomson"], [dragon, "militia_1"], age=3)
    assert table.cards(0, "retired") == [dragon]
    assert table.told("gained") == []


def test_ranged_retires_the_shooter_and_captures_a_troop_not_stronger() -> None:
    """ETT-AB-RAN-01: equal or lower Strength, no Defense."""
    enemies = ["freehold_sellswords_1", "border_patrol_1", "militia_1", "guard_tower_1"]
    table = one_battle(["archers_of_freehold_1"], enemies)
    assert sorted(table.offers()) == ["border_patrol_1", "hold", "militia_1"]
    table.choose("border_patrol_1")
    assert sorted(table.cards(0, "retired")) == ["archers_of_freehold_1", "border_patrol_1"]
    assert table.cards(0, "place 1") == []


def test_ranged_may_hold() -> None:
    """ETT-AB-RAN-01: nothing happens to anybody."""
    table = one_battle(["archers_of_freehold_1"], ["militia_1"]).choose("hold")
    assert table.told("removed") == []
    assert table.cards(0, "place 1") == ["archers_of_freehold_1"]


def test_ranged_without_a_target_cannot_be_retired() -> None:
    """ETT-AB-RAN-02: no question, and the archers stay."""
    table = one_battle(["archers_of_freehold_1"], ["freehold_sellswords_1"])
    assert table.asks() != "0 ranged"
    assert table.cards(0, "place 1") == ["archers_of_freehold_1"]


def test_two_ranged_units_capture_each_other() -> None:
    """ETT-AB-RAN-03: each goes to the other side."""
    table = one_battle(["archers_of_freehold_1"], ["archers_of_freehold_2"])
    table.choose("archers_of_freehold_2", "archers_of_freehold_1")
    assert table.cards(0, "retired") == ["archers_of_freehold_2"]
    assert table.cards(1, "retired") == ["archers_of_freehold_1"]


@pytest.mark.parametrize("target", ["sky_trader_patrols_1", "quip_shadowblade", "swordsmiths_1"])
def test_a_shot_is_no_spoil(target: str) -> None:
    """ETT-AB-RAN-04: Flying and Stealth do not protect, Bounty is not paid."""
    table = one_battle(["late_day_ranger_company_1"], [target, "guard_tower_1"], age=3).choose(target)
    assert target in table.cards(0, "retired")
    assert table.told("gained") == []


@pytest.mark.parametrize(("shot", "takes_flying"), [("hold", True), ("militia_1", False)])
def test_only_archers_that_stay_reach_what_flies(shot: str, takes_flying: bool) -> None:
    """ETT-AB-RAN-05: who has fired is gone when Spoils are taken."""
    table = one_battle(
        ["archers_of_freehold_1", "hardened_troops_1"], ["dwarf_warriors_1", "militia_1", "guard_tower_1"]
    ).choose(shot)
    assert table.asks() == "0 spoil"
    assert ("dwarf_warriors_1" in table.offers()) is takes_flying
