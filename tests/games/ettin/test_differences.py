"""Where the two rulebooks differ: the reading that is followed."""

import pytest

from warcamp.games.ettin.content import load
from warcamp.games.ettin.names import PHASES
from warcamp.games.ettin.phrases import phase_text
from warcamp.games.ettin.state import ally, enemy
from warcamp.games.ettin.tables import MERCENARY, RANGED, TERRIFY, UNITS
from warcamp.games.ettin.words import words_in

from .scenes import THREE, asked, happened, known, lying, peace, scene, seats, skirmish

FORT = '[places]\n"0.1" = ["fort_ericson"]\n'
"""Strength 3 in Ruins, broken by Conquest, Flying or Siege; against a Village, which adds 1."""


@pytest.mark.parametrize(
    ("attackers", "result"),
    [('["freehold_sellswords_1"]', "no battle"), ('["trade_route_patrols_1"]', "tie"), ('["militia_1"]', "0")],
)
def test_protected_turns_only_a_loss_into_no_battle(attackers, result):
    """ETT-DIFF-01"""
    assert scene("battle", tables=f'{FORT}"3.1" = {attackers}').result(0, "1") == result


@pytest.mark.parametrize(
    ("attackers", "result"),
    [('["militia_1", "forward_fort_1"]', "no battle"), ('["militia_1", "floating_griffons_roost"]', "3")],
)
def test_a_defense_breaks_protected_as_well_as_a_troop(attackers, result):
    """ETT-DIFF-02: the roost flies."""
    assert scene("battle", tables=f'{FORT}"3.1" = {attackers}').result(0, "1") == result


def test_a_battle_can_be_won_without_a_troop():
    """ETT-DIFF-03"""
    t = scene("battle", tables='[places]\n"0.1" = ["militia_1"]\n"3.1" = ["guard_tower_1"]')
    assert t.result(0, "1") == "3"


def test_several_cards_may_lie_at_one_location():
    """ETT-DIFF-04"""
    t = scene("deploy", tables='[camp]\n0 = ["militia_1", "militia_2"]')
    t.deploy(0, "militia_1", "2").deploy(0, "militia_2", "2")
    assert lying(t, "place 0.1") == ["militia_1", "militia_2"]


def test_all_own_face_down_cards_may_be_looked_at():
    """ETT-DIFF-05: not only Spoils."""
    t = scene(
        "draft", tables='[camp]\n0 = ["militia_1"]\n[retired]\n0 = ["militia_2"]\n[places]\n"0.1" = ["?militia_3"]'
    )
    assert [known(t, 0, zone) for zone in ("camp 0", "retired 0", "place 0.0")] == [
        ["militia_1"],
        ["militia_2"],
        ["militia_3"],
    ]


def test_troops_retire_from_the_adventure_too():
    """ETT-DIFF-06"""
    t = scene("retire", tables='[places]\n"0.adventure" = ["militia_1"]')
    assert (lying(t, "place 0.3"), lying(t, "retired 0")) == ([], ["militia_1"])


def test_a_deck_gives_a_single_spoil_whatever_the_age():
    """ETT-DIFF-07"""
    t = scene("spoil", "age = 3", '[results]\n0 = ["0"]\n[places]\n"0.1" = ["black_blood_berserkers_1"]')
    t.choose("yes", realm=0)
    assert len(happened(t, "deck_looted")) == 1


def test_the_mercenary_realm_has_no_deck_and_draws_mercenaries():
    """ETT-DIFF-08"""
    t = scene("draft", "draft = 1", chance=["old_vets", "paladin_kendrick", "militia_1", "krillian"], nations=THREE)
    assert [lying(t, f"deck 1.{age}") for age in (1, 2, 3)] == [[], [], []]
    assert lying(t, "lineup 0")[2:] == ["militia_1", "krillian"]


def test_the_odd_player_splits_the_four_cards_in_any_way():
    """ETT-DIFF-09"""
    t = scene("draft", "draft = 1", chance=["old_vets", "paladin_kendrick", "militia_1", "krillian"], nations=THREE)
    t.choose("old_vets+krillian", realm=0)
    assert lying(t, "drafted 1") == ["paladin_kendrick", "militia_1"]


def test_the_ninth_nation_has_its_names():
    """ETT-DIFF-10"""
    nation = load().nations["mercenary"]
    assert (nation.name.en, nation.name.fr) == ("Mercenaries", "Renégat")


def test_scouting_is_optional():
    """ETT-DIFF-11"""
    t = scene("deploy", tables='[camp]\n0 = ["border_patrol_1"]\n[places]\n"3.1" = ["?militia_1"]')
    assert t.offers(0)[:4] == ["1", "2", "3", "adventure"]
    assert "1 scout 1" in t.offers(0)
    t.choose("1", realm=0)
    assert happened(t, "scouted") == []


def test_the_adventure_need_not_be_attempted():
    """ETT-DIFF-12"""
    tables = '[places]\n"0.adventure" = ["paladin_kendrick"]\n[adventure]\n0 = ["connect_with_black_market_contact"]'
    t = scene("battle", tables=tables)
    assert (asked(t), t.offers(0)) == (["0 attempt"], ["yes", "no"])
    t.choose("no", realm=0)
    assert happened(t, "adventured", "succeeded", "failed") == []


@pytest.mark.parametrize("unit", ["swordsmiths_1", "rager_rarth"])
def test_wealthy_and_war_cry_work_in_the_retire_step_alone(unit):
    """ETT-DIFF-13: not for a unit that Terrify sends to its Retired Pile."""
    t = scene("battle", tables=f'[places]\n"0.1" = ["flarion_void_wizard"]\n"3.1" = ["{unit}"]')
    assert lying(t, "retired 3") == [unit]
    assert happened(t, "gained", "drew") == []


def test_a_village_yields_gold_only_when_it_is_defended():
    """ETT-DIFF-14"""
    assert "3 produce" not in asked(scene("produce"))
    t = scene("produce", tables='[places]\n"3.1" = ["guard_tower_1"]').choose("location 1", realm=3)
    assert happened(t, "gained")[0] == "gained 3 3"


def test_from_the_first_seat_the_ally_is_on_the_left_and_the_enemy_on_the_right():
    """ETT-DIFF-15"""
    s = seats(6, ["4"], top="").s
    assert s.controller[0] == 4
    assert (s.controller[ally(s, 0)], s.controller[enemy(s, 0)]) == (5, 3)


def test_you_draft_with_the_enemy_and_with_the_ally():
    """ETT-DIFF-17"""
    t = skirmish()
    assert t.choose("militia_1", realm=0).asks(strand="pair 0") == "3 pick"
    t = peace()
    assert t.choose(t.offers(0)[0], realm=0).asks(strand="alliance 0") == "1 reply"


def test_the_adventure_is_part_of_the_battle_step():
    """ETT-DIFF-18"""
    tables = '[places]\n"0.adventure" = ["paladin_kendrick"]\n[adventure]\n0 = ["connect_with_black_market_contact"]'
    t = scene("battle", tables=tables, chance=[[6]])
    assert asked(t) == ["0 attempt"]
    t.choose("yes", realm=0)
    told = happened(t, "step", "succeeded", "failed")
    assert told[:2] == ["step battle", "failed 0 paladin_kendrick"], "6 is not 1 + 6"


@pytest.mark.parametrize(
    ("units", "result"),
    [
        ('"0.1" = ["guard_tower_1"]\n"3.1" = ["guard_tower_2"]', "no battle"),
        ('"0.1" = ["militia_1"]\n"3.1" = ["guard_tower_2"]', "3"),
        ('"0.1" = ["guard_tower_1"]\n"3.1" = ["freehold_sellswords_1"]', "3"),
    ],
)
def test_only_two_sides_without_a_troop_make_no_battle(units, result):
    """ETT-DIFF-19"""
    assert scene("battle", tables=f"[places]\n{units}").result(0, "1") == result


def test_unit_cards_go_by_their_english_numbers():
    """ETT-DIFF-20"""
    t = scene("draft").s.t
    assert UNITS == 221
    assert t.faces.index("border_patrol_1") + 1 == 127, "the French index loses a number here"
    assert t.faces.index("dread_twin_borthane") + 1 == 221


def test_there_are_45_mercenaries_of_age_iii():
    """ETT-DIFF-21"""
    assert len(lying(scene("draft"), "mercenaries 0.3")) == 45


def test_joymore_has_few_ranged_and_terrifying_units():
    """ETT-DIFF-22"""
    t = scene("draft").s.t
    fearsome = 1 << RANGED | 1 << TERRIFY
    count = [sum(1 for f in range(UNITS) if t.nation[f] == n and t.abilities[f] & fearsome) for n in range(MERCENARY)]
    assert count[t.nations.index("joymore")] <= 1
    description = load().nations["joymore"].description
    assert "archer" in description.en
    assert "archers" in description.fr


def test_the_spoil_step_is_called_butin_in_french():
    """ETT-DIFF-24"""
    step = phase_text(PHASES.index("spoil"))
    assert "Spoil" in words_in("en", load()).say(step)
    assert "Butin" in words_in("fr", load()).say(step)


def test_cards_have_the_names_of_the_card_lists():
    """ETT-DIFF-25"""
    units = load().units
    assert (units["arc_tower"].name.en, units["arc_tower"].name.fr) == ("Arc Tower", "Tourelle foudroyante")
    dragon = units["xigrax_the_harbinger"].name
    assert (dragon.en, dragon.fr) == ("Xi'Grax the Harbinger", "Xi'grax le voyant")


@pytest.mark.parametrize(
    ("unit", "told"),
    [
        ("the_green_knight", "returned 0 the_green_knight 0"),
        ("paladin_kendrick", "returned 0 paladin_kendrick 1"),
        ("swordsmiths_1", "gained 0 5"),
        ("rager_rarth", "drew old_vets 0"),
    ],
)
def test_there_are_four_retire_abilities(unit, told):
    """ETT-DIFF-26"""
    t = scene("retire", tables=f'[places]\n"0.1" = ["{unit}"]', chance=["old_vets"] if unit == "rager_rarth" else [])
    assert told in happened(t)


def test_an_adventure_defense_replaces_a_lost_one_at_once():
    """ETT-DIFF-27: and produces in the same War."""
    post = "take_control_of_the_goblin_trading_post"
    tables = f'[results]\n0 = ["3"]\n[places]\n"0.1" = ["marblehold"]\n[aside]\n0 = ["{post}"]'
    t = scene("spoil", tables=tables).choose("marblehold", realm=3)
    t.choose("1", realm=0)
    assert lying(t, "place 0.0") == [post]
    assert t.offers(0) == ["end", f"{post} taxes", "location 1"]


def test_no_other_ability_is_used_while_deploying():
    """ETT-DIFF-28"""
    for unit in (
        "flarion_void_wizard",
        "archers_of_freehold_1",
        "sir_george_thomson",
        "elder_ecil",
        "quip_shadowblade",
    ):
        t = scene("deploy", tables=f'[camp]\n0 = ["{unit}"]')
        assert t.offers(0) == ["1", "2", "3", "adventure"]


def test_the_victory_token_is_the_war_token():
    """ETT-DIFF-29: one token for one War."""
    t = scene("war result", "age = 2", '[results]\n0 = ["0", "0", "0", "0"]\n1 = ["1", "1", "1", "1"]')
    assert t.s.tokens == [10, 10, 0, 0]
    assert happened(t, "war_won") == ["war_won 0 10", "war_won 1 10"]


@pytest.mark.parametrize("players", [3, 9, 13])
def test_the_mercenary_mat_is_used_with_every_odd_number(players):
    """ETT-DIFF-30"""
    t = seats(players, top='random_first = false\nnations_by = "recommended"')
    assert t.s.nation[1] == MERCENARY


def test_bonuses_printed_on_cards_count_at_the_end():
    """ETT-DIFF-31: two points for each Dragon."""
    council = "gain_the_blessing_of_the_dragon_council"
    t = scene("scored", "age = 3", f'[retired]\n0 = ["{council}", "ravorn_the_red"]')
    assert t.s.scores[0] == t.number(council, t.s.t.vp) + t.number("ravorn_the_red", t.s.t.vp) + 2


def test_where_terrify_has_removed_the_protected_defense_the_attack_stands():
    """ETT-DIFF-32"""
    t = scene("battle", tables=f'{FORT}"3.1" = ["flarion_void_wizard"]')
    assert lying(t, "retired 0") == ["fort_ericson"]
    assert t.result(0, "1") == "3"
