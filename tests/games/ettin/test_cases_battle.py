"""Corner cases CC-01 to CC-15 and CC-63: the start of a battle, its scores and its result."""

from __future__ import annotations

import pytest

from .front import FOE, ME, changed, front, kinds, named, scores


def test_a_location_without_units_beats_a_weak_troop(tmp_path):
    """CC-01, ETT-RES-05, ETT-SPOIL-02: three to two for a City without any unit."""
    content = changed(tmp_path, '[nations.orcs.locations]\nnear = "ruins"')
    t = front({"3": "sorcerer_guild_1"}, {}, age=2, content=content)
    assert scores(t, "3") == (2, 3)
    assert t.result(0, "3") == str(FOE)
    assert kinds(t, ME) == []
    assert t.offers(FOE) == ["none", "sorcerer_guild_1"]
    t.choose("sorcerer_guild_1", realm=FOE)
    assert t.cards(FOE, "retired") == ["sorcerer_guild_1"]
    assert kinds(t, ME) == ["next_initiative"], "who lost gets no Spoil"


def test_two_defenses_do_not_fight():
    """CC-02, ETT-RES-01: without a Troop on either side there is no battle and no Spoil."""
    t = front({"2": "forward_fort_1"}, {"2": "guard_tower_1"})
    assert t.result(0, "2") == "no battle"
    assert t.told("looted") == []
    assert kinds(t, ME) == kinds(t, FOE) == ["produce"]
    assert t.cards(ME, "place 2") == ["forward_fort_1"]
    assert t.cards(FOE, "place 2") == ["guard_tower_1"]


def test_a_shot_that_leaves_no_troop_ends_the_battle():
    """CC-03, ETT-AB-RAN-01, ETT-RES-01: the archer and his target are both gone."""
    t = front({"1": "cannite_hunters", "2": "guard_tower_1"}, {"1": "freehold_sellswords_1"}, "cannites dwarves")
    assert t.offers(ME) == ["hold", "freehold_sellswords_1"]
    t.choose("freehold_sellswords_1", realm=ME)
    assert sorted(t.cards(ME, "retired")) == ["cannite_hunters", "freehold_sellswords_1"]
    assert t.result(0, "1") == "no battle"
    assert scores(t, "1") == (1, 1)
    assert kinds(t, ME) == ["produce"]
    assert kinds(t, FOE) == []


def test_a_stronger_troop_is_no_target():
    """CC-04, ETT-AB-RAN-02: the archers cannot fire and stay in the battle."""
    t = front({"1": "archers_of_freehold_1"}, {"1": "freehold_sellswords_1"}, "cannites dwarves")
    assert t.told("aimed") == []
    assert scores(t, "1") == (3, 4)
    assert t.offers(FOE) == ["none", "archers_of_freehold_1"]


def test_a_unit_that_is_hit_still_fires_and_is_captured():
    """CC-05, ETT-SOB-06, ETT-SOB-07: capture comes before the archer's own pile."""
    t = front({"2": "ranger_kylan militia_1"}, {"2": "archers_of_freehold_1"})
    assert t.offers(ME) == ["hold", "archers_of_freehold_1"]
    assert kinds(t, FOE) == [], "the enemy waits for the Initiative holder"
    t.choose("archers_of_freehold_1", realm=ME)
    assert t.offers(FOE) == ["hold", "militia_1"]
    t.choose("militia_1", realm=FOE)
    assert sorted(t.cards(ME, "retired")) == ["archers_of_freehold_1", "ranger_kylan"]
    assert t.cards(FOE, "retired") == ["militia_1"]


def test_a_terrified_archer_fires_and_goes_home():
    """CC-06, ETT-SOB-06, ETT-SOB-07: Terrify is no capture, the archer's shot is."""
    t = front({"2": "pox_lord_grudge sorcerer_guild_1"}, {"2": "cannite_hunters"})
    assert t.offers(FOE) == ["hold", "pox_lord_grudge", "sorcerer_guild_1"]
    t.choose("sorcerer_guild_1", realm=FOE)
    assert sorted(t.cards(FOE, "retired")) == ["cannite_hunters", "sorcerer_guild_1"]
    assert t.cards(ME, "retired") == []


def test_the_second_terrify_finds_nobody():
    """CC-07, ETT-SOB-05: one target is not chosen twice."""
    t = front({"2": "pox_lord_grudge flarion_void_wizard"}, {"2": "militia_1"})
    assert named(t, "aimed", ME) == ["pox_lord_grudge"]
    assert t.cards(FOE, "retired") == ["militia_1"]
    two = front({"2": "pox_lord_grudge flarion_void_wizard"}, {"2": "militia_1 militia_2 militia_3"})
    two.choose("militia_2", realm=ME)
    assert two.offers(ME) == ["militia_1", "militia_3"]


def test_the_dragonslayer_takes_the_dragon_and_terror_the_other():
    """CC-08, ETT-SOB-03, ETT-SOB-05: both are compulsory, and each gets a target."""
    t = front({"2": "pox_lord_grudge sir_george_thomson"}, {"2": "xigrax_the_harbinger militia_1"}, "risen orcs")
    assert t.cards(ME, "retired") == ["xigrax_the_harbinger"]
    assert t.cards(FOE, "retired") == ["militia_1"]


def test_one_swift_icon_wins_a_tie():
    """CC-09, ETT-AB-SWI-01, ETT-AB-SWI-03: a full win, with as many Spoils as the Age."""
    t = front({"2": "krillian"}, {"2": "militia_1 militia_2 militia_3"}, age=2)
    assert scores(t, "2") == (5, 5)
    assert t.result(0, "2") == str(ME)
    t.choose("militia_1", "militia_3", realm=ME)
    assert t.cards(ME, "retired") == ["militia_1", "militia_3", "krillian"]
    assert kinds(t, ME) == []
    assert t.tokens(ME) == 10


def test_as_many_swift_icons_on_both_sides_leave_a_tie():
    """CC-10, ETT-AB-SWI-01: two against two; one Spoil each, in Age II too."""
    t = front({"2": "cannite_druid_1 cannite_rangers_1"}, {"2": "krillian vanguard_company_1"}, age=2)
    assert scores(t, "2") == (9, 9)
    assert t.result(0, "2") == "tie"
    assert kinds(t, ME) == kinds(t, FOE) == ["spoil"]
    t.choose("krillian", realm=ME).choose("cannite_druid_1", realm=FOE)
    assert named(t, "looted") == ["krillian", "cannite_druid_1"]
    assert "spoil" not in kinds(t, ME) + kinds(t, FOE)


def test_protection_holds_against_a_win_by_swift():
    """CC-11, ETT-AB-SWI-02, ETT-AB-PRO-01: Swift first, then the loser's Protected Defense."""
    t = front({"2": "krillian"}, {"2": "arc_tower_1"})
    assert scores(t, "2") == (5, 5)
    assert t.result(0, "2") == "no battle"
    broken = front({"2": "cannite_druid_1 militia_1"}, {"2": "arc_tower_1"})
    assert scores(broken, "2") == (5, 5)
    assert broken.result(0, "2") == str(ME)


def test_protection_does_not_touch_a_tie():
    """CC-12, ETT-AB-PRO-03: nobody has lost; one Spoil each."""
    t = front({"2": "freehold_sellswords_1"}, {"2": "arc_tower_1"})
    assert t.result(0, "2") == "tie"
    assert t.offers(ME) == ["none", "arc_tower_1"]
    assert t.offers(FOE) == ["none", "freehold_sellswords_1"]


def test_protection_does_not_touch_a_win():
    """CC-13, ETT-AB-PRO-03: its owner has the higher score and wins as usual."""
    t = front({"2": "militia_1"}, {"2": "arc_tower_1"})
    assert scores(t, "2") == (3, 5)
    assert t.result(0, "2") == str(FOE)
    assert t.offers(FOE) == ["none", "militia_1"]


@pytest.mark.parametrize(
    ("attackers", "ends"), [("danica_daybringer", "no battle"), ("danica_daybringer catapults_1", "0")]
)
def test_every_protected_defense_must_be_broken(attackers, ends):
    """CC-14, ETT-AB-PRO-04: Magic breaks the tower, not the fortification."""
    t = front({"2": attackers}, {"2": "arc_tower_1 fortification_1"})
    assert scores(t, "2")[0] > scores(t, "2")[1]
    assert t.result(0, "2") == ends


@pytest.mark.parametrize(("shot", "ends"), [("militia_1", "no battle"), ("hold", "0")])
def test_a_unit_that_has_fired_breaks_nothing(tmp_path, shot, ends):
    """CC-15, ETT-SOB-08: with the only Magic unit gone the Arc Tower holds."""
    content = changed(tmp_path, "[units.cannite_hunters]\nabilities = {magic = 1}")
    t = front({"2": "cannite_hunters krey_riders_1"}, {"2": "arc_tower_1 militia_1"}, content=content)
    t.choose(shot, realm=ME)
    assert scores(t, "2")[0] > scores(t, "2")[1]
    assert t.result(0, "2") == ends


def test_terror_comes_before_the_bow():
    """CC-63, ETT-SOB-03, ETT-SOB-05: the only enemy Troop must be terrified, and the archer stays."""
    t = front({"2": "ranger_kylan pox_lord_grudge"}, {"2": "freehold_sellswords_1"})
    assert named(t, "aimed", ME) == ["pox_lord_grudge"]
    assert t.cards(FOE, "retired") == ["freehold_sellswords_1"]
    assert t.cards(ME, "place 2") == ["ranger_kylan", "pox_lord_grudge"]
    assert scores(t, "2") == (9, 2)
    assert t.result(0, "2") == str(ME)
