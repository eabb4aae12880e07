"""Corner cases CC-16 to CC-29, CC-59, CC-60, CC-64 and CC-65: Spoils, Siege and what retires."""

from __future__ import annotations

import pytest

from .front import FOE, ME, changed, front, gains, kinds, named, scores


def test_troops_are_taken_before_defenses():
    """CC-16, ETT-SPOIL-02, ETT-SPOIL-06: the Troop first, then the Defense as second Spoil of Age II."""
    t = front({"2": "krey_riders_1"}, {"2": "guard_tower_1 militia_1"}, age=2)
    assert t.offers(ME) == ["none", "militia_1"]
    t.choose("militia_1", realm=ME)
    assert t.offers(ME) == ["none", "guard_tower_1"]
    t.choose("guard_tower_1", realm=ME)
    assert named(t, "looted", ME) == ["militia_1", "guard_tower_1"]


def test_conquest_may_take_the_defense_and_leave_the_troop():
    """CC-17, ETT-AB-CON-01"""
    t = front({"2": "ogre_bashers_1"}, {"2": "guard_tower_1 militia_1"})
    assert t.result(0, "2") == str(ME)
    assert t.offers(ME) == ["none", "guard_tower_1", "militia_1"]
    t.choose("guard_tower_1", realm=ME)
    assert named(t, "looted") == ["guard_tower_1"]
    assert t.cards(FOE, "retired") == ["militia_1"]


def test_a_troop_out_of_reach_does_not_shield_a_defense():
    """CC-18, ETT-SPOIL-07: without Flying, Ranged or Conquest the Defense is what can be taken."""
    t = front({"2": "krey_riders_1"}, {"2": "dwarf_warriors_1 guard_tower_1"})
    assert t.offers(ME) == ["none", "guard_tower_1"]


def test_a_unit_out_of_reach_does_not_open_the_deck():
    """CC-19, ETT-SPOIL-12: no Spoil, no card from the deck."""
    t = front({"2": "krey_riders_1"}, {"2": "dwarf_warriors_1"})
    assert t.result(0, "2") == str(ME)
    assert kinds(t, ME) == []
    assert t.told("looted") == t.told("deck_looted") == []
    assert kinds(t, FOE) == ["next_initiative"]


@pytest.mark.parametrize(
    ("extra", "taken"), [("", False), ("wyvern_riders_1", False), ("seers_1", False), ("wyvern_riders_1 seers_1", True)]
)
def test_a_flying_unit_in_hiding_needs_both_flying_and_magic(extra, taken):
    """CC-20, ETT-SPOIL-08: Flying alone is not enough, nor is Magic."""
    t = front({"2": f"krey_riders_1 {extra}"}, {"2": "cranth_krie_the_gray"})
    assert t.result(0, "2") == str(ME)
    assert (kinds(t, ME) == ["spoil"]) is taken
    if taken:
        assert t.offers(ME) == ["none", "cranth_krie_the_gray"]


def test_vicious_icons_add_up():
    """CC-21, ETT-AB-VIC-01: three for the Age and two for the icons."""
    weak = [f"militia_{k}" for k in range(1, 6)]
    t = front({"2": "the_ravagers dread_twin_borthane"}, {"2": " ".join(["swordsmiths_1", *weak])}, age=3)
    t.choose(*weak[:4], realm=ME)
    assert t.offers(ME) == ["none", "swordsmiths_1", "militia_5"]
    t.choose("militia_5", realm=ME)
    assert named(t, "looted", ME) == weak
    assert t.cards(FOE, "retired") == ["swordsmiths_1"]


def test_an_empty_place_yields_one_card_whatever_the_age():
    """CC-22, ETT-SPOIL-10, ETT-SPOIL-11: one card of the Nation Deck, Vicious or not."""
    t = front({"2": "the_ravagers"}, {}, age=3, chance=["old_vets"])
    assert kinds(t, ME) == ["deck_spoil"]
    t.choose("yes", realm=ME)
    assert t.cards(ME, "retired") == ["old_vets", "the_ravagers"]
    assert len(t.told("deck_looted")) == 1
    refused = front({"2": "the_ravagers"}, {}, age=3).choose("no", realm=ME)
    assert refused.cards(ME, "retired") == ["the_ravagers"]


def test_both_sides_of_a_tie_take_from_what_was_there():
    """CC-23, ETT-SPOIL-03, ETT-SPOIL-14: the unit that brings Vicious is itself being taken."""
    t = front({"2": "ghoul_maidens"}, {"2": "militia_1 militia_2 sorcerer_guild_1"})
    assert scores(t, "2") == (6, 6)
    t.choose("ghoul_maidens", realm=FOE)
    assert kinds(t, FOE) == []
    t.choose("militia_1", realm=ME)
    assert t.offers(ME) == ["none", "militia_2", "sorcerer_guild_1"]
    t.choose("sorcerer_guild_1", realm=ME)
    assert named(t, "looted", ME) == ["militia_1", "sorcerer_guild_1"]
    assert named(t, "looted", FOE) == ["ghoul_maidens"]


def test_a_place_emptied_by_terror_opens_the_deck():
    """CC-24, ETT-SPOIL-10, ETT-SPOIL-12: no enemy unit remains when the Spoils begin."""
    t = front({"2": "pox_lord_grudge"}, {"2": "berserkers_1"}, "risen joymore")
    assert t.cards(FOE, "retired") == ["berserkers_1"]
    assert t.result(0, "2") == str(ME)
    assert kinds(t, ME) == ["deck_spoil"]


def test_the_last_unit_taken_does_not_open_the_deck():
    """CC-24, ETT-SPOIL-12: the condition is read before any Spoil is taken."""
    t = front({"2": "krey_riders_1"}, {"2": "militia_1"}, age=2).choose("militia_1", realm=ME)
    assert kinds(t, ME) == []


def test_an_empty_deck_gives_no_spoil():
    """CC-25, ETT-EMPTY-05: neither a Mercenary nor Gold in its place."""
    t = front({"2": "berserkers_1"}, {}, deck={FOE: ""})
    assert t.result(0, "2") == str(ME)
    assert kinds(t, ME) == []
    assert t.told("deck_looted") == []
    assert gains(t, ME) == []


def test_a_bounty_is_paid_to_the_taker_alone():
    """CC-26, ETT-AB-BOU-01, ETT-RET-05: the Swordsmiths make nobody wealthy."""
    t = front({"2": "krey_riders_1"}, {"2": "swordsmiths_1"}).choose("swordsmiths_1", realm=ME)
    assert t.gold(ME) == 5
    assert kinds(t, FOE) == ["next_initiative"], "Retire is over"
    assert gains(t, ME) == [5]
    assert gains(t, FOE) == []


def test_a_capture_by_bow_pays_nothing():
    """CC-27, ETT-AB-RAN-04, ETT-SOB-09: neither Bounty nor Wealthy."""
    t = front({"2": "cannite_hunters berserkers_1"}, {"2": "swordsmiths_1"}).choose("swordsmiths_1", "no", realm=ME)
    assert sorted(t.cards(ME, "retired")) == ["berserkers_1", "cannite_hunters", "swordsmiths_1"]
    assert kinds(t, FOE) == ["next_initiative"]
    assert gains(t, ME) == gains(t, FOE) == []


def test_a_terrified_troop_raises_no_war_cry():
    """CC-28, ETT-SOB-09: it is in the Retired Pile, and nothing has been drawn."""
    t = front({"2": "pox_lord_grudge"}, {"1": "guard_tower_1", "2": "blood_rager_1"}, "risen orcs", age=2)
    t.choose("no", realm=ME)
    assert kinds(t, FOE) == ["produce"], "Retire is over"
    assert t.cards(FOE, "retired") == ["blood_rager_1"]
    assert t.cards(FOE, "camp") == []
    assert t.told("drew") == []


def test_who_returns_does_not_retire(tmp_path):
    """CC-29, ETT-AB-RTS-02: a Troop with Return to Self and Wealthy goes to the War Camp without Gold."""
    content = changed(tmp_path, "[units.the_green_knight]\nabilities = {wealthy = 3}")
    t = front({"2": "the_green_knight"}, {}, content=content).choose("no", realm=ME)
    assert kinds(t, FOE) == ["next_initiative"]
    assert t.cards(ME, "camp") == ["the_green_knight"]
    assert gains(t, ME) == []


def test_a_siege_unit_that_is_taken_places_no_token():
    """CC-59, ETT-AB-SIE-02: the Spoils come first."""
    t = front({"2": "krey_riders_1 ashland_keep"}, {"2": "catapults_1"}).choose("catapults_1", realm=ME)
    assert t.told("besieged") == []
    assert "ashland_keep taxes" in t.offers(ME)


def test_a_siege_unit_that_survives_a_defeat_places_its_token():
    """CC-60, ETT-AB-SIE-02: the winner's Defense pays no taxes."""
    t = front({"2": "krey_riders_1 ashland_keep"}, {"2": "catapults_1"}).choose("none", realm=ME)
    assert t.result(0, "2") == str(ME)
    assert named(t, "besieged", FOE) == ["ashland_keep"]
    assert t.offers(ME) == ["end", "location 2"]


def test_no_siege_without_a_battle():
    """CC-64, ETT-AB-PRO-06, ETT-AB-SIE-02: an unbroken Protected Defense makes it No Battle, and the taxes come in."""
    t = front({"2": "krey_riders_1 ashland_keep"}, {"2": "arc_tower_1 catapults_1"})
    assert scores(t, "2")[0] > scores(t, "2")[1]
    assert t.result(0, "2") == "no battle"
    assert t.told("besieged") == []
    t.choose("ashland_keep taxes", "end", realm=ME).choose("end", realm=FOE)
    assert gains(t, ME)[0] == 1


def test_a_tie_with_an_empty_place_gives_a_card_to_one_and_a_troop_to_the_other():
    """CC-65, ETT-RES-06, ETT-SPOIL-03, ETT-SPOIL-11: two to two, and nobody has won a battle."""
    t = front({"2": "sorcerer_guild_1"}, {}, "risen orcs", chance=["spiked_hut"])
    assert scores(t, "2") == (2, 2)
    assert t.result(0, "2") == "tie"
    assert kinds(t, ME) == ["deck_spoil"]
    assert t.offers(FOE) == ["none", "sorcerer_guild_1"]
    t.choose("yes", realm=ME).choose("sorcerer_guild_1", realm=FOE)
    assert t.cards(ME, "retired") == ["spiked_hut"]
    assert t.cards(FOE, "retired") == ["sorcerer_guild_1"]
    assert len(t.cards(FOE, "deck")) == 14 - 2
    assert t.told("war_won") == []
