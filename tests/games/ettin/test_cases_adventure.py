"""Corner cases CC-30 to CC-41: the Adventure, Retire and Produce."""

from __future__ import annotations

import pytest

from .front import ALLY, FOE, ME, front, gains, kinds, named

LAIR = "explore_the_abandoned_dragons_lair"
"""Difficulty 4, 5 Gold."""
POST = "take_control_of_the_goblin_trading_post"
"""Difficulty 2; becomes a Defense with Taxes 1."""


def test_without_adventure_strength_nothing_is_attempted():
    """CC-30, ETT-ADV-05: the battle is won, the Adventure is lost."""
    t = front({"adventure": "berserkers_1"}, {}, adventure=LAIR)
    assert t.result(0, "adventure") == str(ME)
    assert kinds(t, ME) == ["deck_spoil"]
    t.choose("no", realm=ME).choose("self", realm=FOE)
    assert t.told("adventured") == []
    assert LAIR in t.lost()


@pytest.mark.parametrize(("die", "done"), [(3, True), (4, False)])
def test_an_adventure_needs_as_much_as_its_difficulty(die, done):
    """CC-31, ETT-ADV-09: seven against four and the die."""
    t = front({"adventure": "nivak_barksong"}, {}, chance=[[die]], adventure=LAIR).choose("yes", realm=ME)
    assert t.told("adventured")[0].params[2:] == (7, die)
    assert (t.cards(ME, "retired") == [LAIR]) is done
    assert gains(t, ME) == ([5] if done else [])
    assert ("nivak_barksong" in t.lost()) is not done


def test_an_adventurer_pays_for_a_failure():
    """CC-32, ETT-ADV-12: one of the two, not the Troop without Adventure Strength."""
    t = front({"adventure": "bofar_the_bold berserkers_1 old_vets"}, {}, chance=[[6]], adventure=LAIR)
    t.choose("yes", realm=ME)
    assert kinds(t, ME) == ["casualty"]
    assert t.offers(ME) == ["bofar_the_bold", "old_vets"]
    t.choose("old_vets", realm=ME)
    assert t.lost() == ["old_vets"]
    assert t.cards(ME, "place adventure") == ["bofar_the_bold", "berserkers_1"]


def test_protection_holds_at_the_adventure():
    """CC-33, ETT-AB-PRO-05, ETT-ADV-03: no token and no attempt."""
    t = front({"adventure": "krey_riders_1", "1": "guard_tower_1"}, {"adventure": "arc_tower_1"}, adventure=LAIR)
    assert t.result(0, "adventure") == "no battle"
    assert kinds(t, ME) == ["produce"]
    assert t.told("adventured") == []
    won = front({"adventure": "krey_riders_1 goblin_shaman_1"}, {"adventure": "arc_tower_1"}, adventure=LAIR)
    assert kinds(won, ME) == ["attempt"]


def test_a_defense_beside_the_adventure_retires_and_produces_nothing():
    """CC-34, ETT-RET-04, ETT-PROD-09"""
    t = front({"adventure": "ashland_keep"}, {"1": "militia_1"}).choose("no", realm=FOE)
    assert t.cards(ME, "retired") == ["ashland_keep"]
    assert kinds(t, ME) == ["next_initiative"], "Produce is over"
    assert gains(t, ME) == []


def test_an_adventure_defense_makes_a_city_defended_again():
    """CC-35, ETT-SPOIL-19, ETT-LOC-01: its own Defense has been taken in this War."""
    mine = {"3": "guard_tower_1", "adventure": "paladin_kendrick"}
    t = front(mine, {"3": "krey_riders_1"}, "joymore orcs", chance=[[3]], adventure=POST)
    t.choose("yes", realm=ME).choose("guard_tower_1", realm=FOE).choose("no", realm=ME)
    assert t.cards(ME, "place 3") == []
    assert t.offers(ME) == ["none", "1", "2", "3"]
    t.choose("3", realm=ME)
    assert t.cards(ME, "place 3") == [POST]
    assert sorted(t.offers(ME)) == ["end", "location 3", f"{POST} taxes"]
    t.choose("location 3", "end", realm=ME)
    assert gains(t, ME)[0] == gains(t, ALLY)[0] == 2


def test_a_besieged_defense_still_defends_its_village():
    """CC-36, ETT-PROD-07: no Taxes of its own, but the Village's three Gold."""
    t = front({"1": "gem_mines_of_glorin"}, {"1": "catapults_1"}, "dwarves joymore").choose("none", realm=FOE)
    assert named(t, "besieged", FOE) == ["gem_mines_of_glorin"]
    assert t.offers(ME) == ["end", "location 1"]
    t.choose("location 1", realm=ME)
    assert gains(t, ME) == [3]


def test_two_defenses_call_to_arms_once():
    """CC-37, ETT-PROD-06"""
    t = front({"2": "guard_tower_1 guard_tower_2"}, {})
    assert t.offers(ME) == ["end", "location 2"]
    t.force("spiked_hut").choose("location 2", realm=ME)
    assert t.cards(ME, "camp") == ["spiked_hut"]


@pytest.mark.parametrize(
    ("order", "camp", "buried"),
    [
        (["location 1", "location 2"], ["paladin_kendrick"], ["old_vets"]),
        (["location 2", "location 1"], ["old_vets"], ["paladin_kendrick"]),
        (["location 2", "end"], ["old_vets"], []),
        (["location 1", "end"], [], ["old_vets"]),
        (["end"], [], []),
    ],
)
def test_the_order_of_lost_souls_and_call_to_arms_is_free(order, camp, buried):
    """CC-38, ETT-PROD-04, ETT-PROD-05: Ruins and Town in any order, or only one of them, or none."""
    t = front({"1": "guard_tower_1", "2": "guard_tower_2"}, {}, "joymore orcs")
    if len(camp + buried):
        t.force(*["old_vets", "paladin_kendrick"][: len(camp + buried)])
    t.choose(*order, realm=ME)
    assert t.cards(ME, "camp") == camp
    assert named(t, "buried", ME) == buried


def test_only_troops_pass_a_gate():
    """CC-39, ETT-AB-GAT-02: a captured Troop does, a Defense and an Adventure do not."""
    pile = f"guard_tower_1 old_vets {LAIR}"
    t = front({"1": "everbone_graveyard"}, {}, "risen joymore", retired={ME: pile})
    t.choose("everbone_graveyard gate_to_self", "end", realm=ME)
    assert t.cards(ME, "camp") == ["old_vets"]
    assert sorted(t.cards(ME, "retired")) == [LAIR, "guard_tower_1"]
    more = front({"1": "everbone_graveyard"}, {}, "risen joymore", retired={ME: f"{pile} zombie_horde_1"})
    more.choose("everbone_graveyard gate_to_self", realm=ME)
    assert sorted(more.offers(ME)) == ["old_vets", "zombie_horde_1"]


def test_a_gate_without_a_troop_is_not_offered():
    """CC-39, ETT-AB-GAT-02, ETT-AB-GAT-03: Defenses and Adventures alone are nothing to bring back."""
    t = front({"1": "everbone_graveyard"}, {}, "risen joymore", retired={ME: f"guard_tower_1 {LAIR}"})
    assert t.offers(ME) == ["end", "location 1"]


def test_a_call_to_arms_without_any_card_is_worth_gold():
    """CC-40, ETT-EMPTY-02, ETT-EMPTY-03: fifteen in Age III."""
    t = front({"2": "guard_tower_1"}, {}, age=3, deck={ME: "", "mercenaries 3": ""}).choose("location 2", realm=ME)
    assert gains(t, ME) == [15, 15], "and as much for the drawn War"
    assert t.told("drew") == []
    some = front({"2": "guard_tower_1"}, {}, age=3, deck={ME: "", "mercenaries 3": "seers_1"})
    some.choose("location 2", realm=ME)
    assert some.cards(ME, "camp") == ["seers_1"]


def test_lost_souls_without_a_deck_does_nothing():
    """CC-41, ETT-EMPTY-04: no Mercenary is buried, no Gold is gained."""
    t = front({"1": "guard_tower_1"}, {"2": "militia_1"}, deck={ME: ""})
    t.choose("location 1", realm=ME)
    assert kinds(t, ME) == ["next_initiative"], "Produce is over"
    assert t.told("buried") == []
    assert gains(t, ME) == []
