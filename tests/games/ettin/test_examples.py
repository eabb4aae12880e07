"""The worked examples of the rulebooks, EX-01 to EX-25.

In the running example you are Joymore, realm 0, in Age I; your ally has the Dommorians, realm 1, your enemy the
Dwarves, realm 3, who have the Initiative.
"""

from __future__ import annotations

import pytest

from warcamp.games.ettin.content import load
from warcamp.games.ettin.state import ally, enemy

from .front import FOE, ME, front, gains, kinds, moment, named, scores
from .table import Table

YOU = 0
FRIEND = 1
DWARVES = 3
FOUR = ("joymore", "dommorians", "risen", "dwarves")
POST = "take_control_of_the_goblin_trading_post"
INITIATIVE = "initiative = [3, 2]"

WAR = f"""
[places]
"0.1" = ["guard_tower_1"]
"0.2" = ["swordsmiths_1"]
"0.3" = ["arc_tower_1"]
"1.adventure" = ["paladin_kendrick"]
"3.1" = ["dwarf_warriors_1"]
"3.3" = ["ogre_bashers_1"]
"3.adventure" = ["militia_1"]
[adventure]
0 = ["discover_the_lost_treasure_of_dim_da_troll"]
1 = ["{POST}"]
"""


def war() -> Table:
    """The War of the running example, up to the ally's Adventure."""
    return moment("deploy", INITIATIVE, WAR, nations=FOUR)


def after_battles() -> Table:
    """The ally has completed the Adventure with a roll of 3."""
    return war().force([3]).choose("yes", realm=FRIEND)


def after_spoils() -> Table:
    """The Spoils of EX-11: the Guard Tower and the top cards of two decks; then the new Defense is placed."""
    t = after_battles().choose("guard_tower_1", realm=DWARVES).choose("yes", realm=YOU).choose("yes", realm=DWARVES)
    return t.choose("no", realm=FRIEND).force("marblehold", "old_vets").choose("2", realm=FRIEND)


def peacetime() -> Table:
    """The Peacetime of EX-04, shared as you both agree."""
    chance = ["paladin_kendrick", "old_vets", "arc_tower_1", "dommorian_mages_1"]
    t = moment("draft", "draft = 1", "[gold]\n0 = 4\n1 = 4", chance, FOUR)
    return t.choose("old_vets+arc_tower_1", realm=YOU).choose("accept", realm=FRIEND)


def skirmish() -> Table:
    """The Skirmish of EX-02, dealt."""
    chance = ["guard_tower_1", "swordsmiths_1", "militia_1", "ogre_bashers_1"]
    gold = "[gold]\n0 = 5\n3 = 5"
    return moment("draft", INITIATIVE, gold, chance, FOUR)


@pytest.mark.parametrize(("age", "gold"), [(1, 5), (2, 10), (3, 15)])
def test_a_new_age_brings_gold_and_an_adventure_for_each_pair(age, gold):
    """EX-01, ETT-AGE-02, ETT-AGE-03"""
    t = moment("new age", f"age = {age}", nations=FOUR)
    assert [t.gold(realm) for realm in range(4)] == [gold] * 4
    adventures = [t.adventure(0), t.adventure(1)]
    assert len(set(adventures)) == 2
    assert [t.number(card, t.s.t.age) for card in adventures] == [age, age]
    assert len(t.left(f"adventures {age}")) == 10


def test_the_initiative_holder_picks_first_and_last():
    """EX-02, ETT-SKIR-02: he takes one, you take two, the last is his."""
    t = skirmish()
    assert kinds(t, YOU) == []
    t.choose("ogre_bashers_1", realm=DWARVES)
    assert kinds(t, DWARVES) == []
    t.choose("guard_tower_1", "swordsmiths_1", realm=YOU)
    assert t.cards(YOU, "drafted") == ["guard_tower_1", "swordsmiths_1"]
    assert t.cards(DWARVES, "drafted") == ["ogre_bashers_1", "militia_1"]


def test_recruits_are_paid_and_lie_in_the_war_camp():
    """EX-03, ETT-DRAFT-04, ETT-DRAFT-08: one Gold for the tower, four for the Bashers, nothing for the others."""
    t = skirmish().choose("ogre_bashers_1", realm=DWARVES).choose("guard_tower_1", "swordsmiths_1", realm=YOU)
    t.choose("guard_tower_1+swordsmiths_1", realm=YOU).choose("ogre_bashers_1+militia_1", realm=DWARVES)
    assert t.gold(YOU) == 4
    assert t.gold(DWARVES) == 1
    assert t.cards(YOU, "camp") == ["guard_tower_1", "swordsmiths_1"]
    assert t.cards(DWARVES, "camp") == ["ogre_bashers_1", "militia_1"]


def test_a_sale_helps_to_recruit_a_card_of_the_allys_nation():
    """EX-04, ETT-PEACE-02, ETT-PEACE-03, ETT-DRAFT-06, ETT-DRAFT-07: 4 + 2 - 5 Gold."""
    t = peacetime()
    assert t.cards(YOU, "drafted") == ["old_vets", "arc_tower_1"]
    assert t.cards(FRIEND, "drafted") == ["paladin_kendrick", "dommorian_mages_1"]
    assert sorted(t.offers(YOU)) == ["arc_tower_1", "none", "old_vets"], "not both: 4 Gold are too few"
    t.choose("arc_tower_1", realm=YOU).choose("none", realm=FRIEND)
    assert t.gold(YOU) == 1
    assert t.cards(YOU, "camp") == ["arc_tower_1"]
    assert "old_vets" in t.lost()


def test_a_card_belongs_to_who_recruits_it():
    """EX-05, ETT-PEACE-03, ETT-GEN-08: Kendrick of Joymore is in the Dommorian camp."""
    t = peacetime().choose("arc_tower_1", realm=YOU).choose("paladin_kendrick", realm=FRIEND)
    assert t.cards(FRIEND, "camp") == ["paladin_kendrick"]
    assert "dommorian_mages_1" in t.lost()
    assert t.gold(FRIEND) == 4 + 3 - 4


def test_a_village_and_warriors_beat_ruins_and_a_tower():
    """EX-06, ETT-RES-02, ETT-RES-03: three to two."""
    t = war()
    assert scores(t, "1", YOU) == (3, 2)
    assert t.result(0, "1") == str(DWARVES)


def test_a_troop_beats_an_empty_town():
    """EX-07, ETT-RES-04, ETT-RES-05: the bare Town still counts two."""
    t = war()
    assert scores(t, "2", YOU) == (2, 3)
    assert t.result(0, "2") == str(YOU)


def test_an_unbroken_arc_tower_makes_it_no_battle():
    """EX-08, ETT-AB-PRO-01: six to seven, and the Bashers have no Magic."""
    t = war()
    assert scores(t, "3", YOU) == (7, 6)
    assert t.result(0, "3") == "no battle"


def test_militia_win_beside_the_adventure_and_cannot_go_on_it():
    """EX-09, ETT-ADV-03, ETT-ADV-05: only your ally is asked about an Adventure."""
    t = war()
    assert t.result(0, "adventure") == str(DWARVES)
    assert t.asks_all() == ["1 attempt"]


def test_kendrick_takes_control_of_the_trading_post():
    """EX-10, ETT-ADV-06, ETT-ADV-07, ETT-ADV-08, ETT-ADV-09, ETT-ADV-10, ETT-ADV-11: 2 + 3 against six."""
    t = after_battles()
    assert t.told("adventured")[0].params[2:] == (6, 3)
    assert t.cards(FRIEND, "aside") == [POST]
    assert t.adventure(1) == ""
    failed = war().force([5]).choose("yes", realm=FRIEND)
    assert failed.cards(FRIEND, "aside") == []
    assert failed.lost() == ["paladin_kendrick"]


def test_the_spoils_of_the_four_battles():
    """EX-11, ETT-SPOIL-02, ETT-SPOIL-04, ETT-SPOIL-06, ETT-SPOIL-10: a tower, a card of each deck, nothing."""
    t = after_battles()
    assert t.offers(DWARVES) == ["none", "guard_tower_1"]
    assert kinds(t, YOU) == []
    t.choose("guard_tower_1", realm=DWARVES)
    assert t.asks(YOU) == f"{YOU} deck_spoil"
    t.choose("yes", realm=YOU)
    assert t.asks(DWARVES) == f"{DWARVES} deck_spoil", "the third battle brings nothing"
    t = after_spoils()
    assert t.cards(YOU, "retired") == ["marblehold", "swordsmiths_1"]
    assert sorted(t.cards(DWARVES, "retired")) == ["guard_tower_1", "militia_1", "ogre_bashers_1", "old_vets"]
    assert named(t, "looted") == ["guard_tower_1"]
    assert [told.params[1] for told in t.told("deck_looted")] == [YOU, DWARVES]
    assert t.where("arc_tower_1") == "places 0.3"


def test_the_completed_adventure_is_placed_at_a_location():
    """EX-12, ETT-SPOIL-19"""
    t = after_battles().choose("none", realm=DWARVES).choose("no", realm=YOU).choose("no", realm=DWARVES)
    t.choose("no", realm=FRIEND)
    assert t.asks_all() == ["1 post"]
    t.choose("2", realm=FRIEND)
    assert t.cards(FRIEND, "place 2") == [POST]
    assert t.is_public(POST)


def test_swordsmiths_that_survive_make_you_wealthy():
    """EX-13, ETT-AB-WEA-01"""
    t = after_spoils()
    assert t.where("swordsmiths_1") == "retired 0"
    assert gains(t, YOU) == [5]


def test_a_defense_stays_under_its_location():
    """EX-14, ETT-RET-03"""
    assert after_spoils().cards(YOU, "place 3") == ["arc_tower_1"]


def test_kendrick_returns_to_her_ally():
    """EX-15, ETT-AB-RTS-01: she is in your War Camp."""
    t = after_spoils()
    assert t.cards(YOU, "camp") == ["paladin_kendrick"]
    assert "paladin_kendrick" not in t.cards(FRIEND, "camp") + t.cards(FRIEND, "retired")


def test_a_defended_city_prospers_for_both_allies():
    """EX-16, ETT-LOC-05"""
    t = after_spoils()
    assert t.offers(YOU) == ["end", "location 3"]
    t.choose("location 3", realm=YOU).choose("end", realm=FRIEND)
    assert gains(t, FRIEND)[0] == 2
    assert gains(t, YOU)[1] == 2


def test_the_loser_of_the_war_gets_a_card_and_gives_the_initiative():
    """EX-17, ETT-WAR-01, ETT-WAR-04, ETT-WAR-05: two battles to one; seven Gold for you in this War."""
    t = after_spoils().force("sir_george_thomson").choose("location 3", realm=YOU).choose("end", realm=FRIEND)
    assert t.results(0) == [str(DWARVES), str(YOU), "no battle", str(DWARVES)]
    assert t.tokens(DWARVES) == 5
    assert t.tokens(YOU) == 0
    assert t.gold(YOU) == 7
    assert t.cards(YOU, "camp") == ["paladin_kendrick", "sir_george_thomson"]
    assert t.offers(YOU) == ["self", "enemy"]
    t.choose("self", realm=YOU)
    assert t.initiative(0) == YOU


def test_two_archers_capture_each_other():
    """EX-18, ETT-AB-RAN-03"""
    t = front({"2": "cannite_hunters"}, {"2": "greenwood_archers"}, "orcs joymore")
    t.choose("greenwood_archers", realm=ME).choose("cannite_hunters", realm=FOE)
    assert t.cards(ME, "retired") == ["greenwood_archers"]
    assert t.cards(FOE, "retired") == ["cannite_hunters"]


def test_terror_takes_the_protection_away():
    """EX-19, ETT-AB-TER-02: the scores as compared decide."""
    t = front({"2": "pox_lord_grudge"}, {"2": "arc_tower_1"})
    assert t.cards(FOE, "retired") == ["arc_tower_1"]
    assert scores(t, "2") == (5, 2)
    assert t.result(0, "2") == str(ME)


@pytest.mark.parametrize(
    ("attackers", "ends"),
    [
        ("berserkers_1 berserkers_2", "no battle"),
        ("berserkers_1 ogre_bashers_1", "0"),
        ("berserkers_1 elite_griffon_riders", "0"),
        ("berserkers_1 catapults_1", "0"),
    ],
)
def test_one_unit_with_one_weakness_breaks_a_protected_defense(attackers, ends):
    """EX-20, ETT-AB-PRO-01, ETT-AB-PRO-02: Flying, Siege or Conquest against Fort Ericson."""
    t = front({"2": attackers}, {"2": "fort_ericson"})
    assert scores(t, "2")[0] > scores(t, "2")[1]
    assert t.result(0, "2") == ends


def test_the_old_vets_are_as_the_rulebooks_show_them():
    """EX-21"""
    card = load().units["old_vets"]
    assert (card.name.en, card.name.fr) == ("Old Vets", "Guerriers vétérans")
    assert (card.strength, card.vp, card.age, card.cost, card.sell, card.adventure) == (3, 1, 1, 2, 2, 3)
    assert (card.nation, card.kind) == ("joymore", "troop")


def test_the_smoldering_dungeon_is_as_the_rulebooks_show_it():
    """EX-22"""
    card = load().adventures["extinguish_the_flames_at_the_smoldering_dungeon"]
    assert card.number == 24
    assert (card.vp, card.gold) == (3, 6)


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_two_gold_are_a_point(gold, points):
    """EX-23, ETT-END-01: a single one is nothing."""
    t = moment("scored", "age = 3", f"[gold]\n0 = {gold}", nations=FOUR)
    assert t.s.scores == (points, 0, 0, 0)


def test_an_empty_nation_deck_is_replaced_by_mercenaries_then_gold():
    """EX-24, ETT-EMPTY-01, ETT-EMPTY-02: in Age II, ten Gold for each missing card."""
    t = moment("draft", "age = 2", "[deck]\n0 = []", ["catapults_1", "forward_fort_1"], FOUR)
    assert t.cards(YOU, "lineup")[:2] == ["catapults_1", "forward_fort_1"]
    assert gains(t, YOU) == []
    none = moment("draft", "age = 2", '[deck]\n0 = []\n"mercenaries 2" = []', nations=FOUR)
    assert gains(none, YOU) == [10, 10]
    assert len(none.cards(FRIEND, "drafted")) == 2, "only the ally's cards are there"


def test_six_players_in_a_circle():
    """EX-25, ETT-SEAT-02: teams 1+2, 3+4, 5+6; fights 1-6, 2-3, 4-5."""
    s = moment("new age", nations=["joymore", "dommorians", "risen", "dwarves", "orcs", "elves"]).s
    assert {frozenset((r + 1, ally(s, r) + 1)) for r in range(6)} == {frozenset(x) for x in ((1, 2), (3, 4), (5, 6))}
    assert {frozenset((r + 1, enemy(s, r) + 1)) for r in range(6)} == {frozenset(x) for x in ((1, 6), (2, 3), (4, 5))}
