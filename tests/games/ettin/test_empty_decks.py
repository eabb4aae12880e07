"""What happens when a deck is used up."""

import pytest

from .scenes import asked, happened, lying, scene

NO_DECK = "[deck]\n0 = []\n"
NOTHING = '[deck]\n0 = []\n"mercenaries 1" = []\n'


def test_missing_cards_come_from_the_mercenary_deck_of_the_age():
    """ETT-EMPTY-01"""
    t = scene("draft", "draft = 1", '[deck]\n0 = ["old_vets"]', ["old_vets", "militia_1"])
    assert lying(t, "lineup 0")[:2] == ["old_vets", "militia_1"]
    t = scene("draft", "age = 2\ndraft = 0", NO_DECK, ["catapults_1", "nivek_the_half_giant"])
    assert lying(t, "lineup 0")[:2] == ["catapults_1", "nivek_the_half_giant"]


@pytest.mark.parametrize(("age", "draft", "gold"), [(1, 1, 5), (2, 0, 10), (3, 1, 15)])
def test_for_each_card_that_is_nowhere_to_be_had_there_is_gold(age, draft, gold):
    """ETT-EMPTY-02"""
    decks = f'[deck]\n0 = []\n"mercenaries {age}" = []\n'
    t = scene("draft", f"age = {age}\ndraft = {draft}", decks)
    assert t.s.gold == [2 * gold, 0, 0, 0]
    assert happened(t, "gained") == [f"gained 0 {gold}"] * 2


WAR_CRY = '[places]\n"0.1" = ["rager_rarth"]\n'
TOWN = '[places]\n"0.2" = ["guard_tower_1"]\n'
LOST_WAR = '[results]\n0 = ["3", "3", "3", "3"]\n'


@pytest.mark.parametrize(
    ("phase", "tables", "picks"),
    [
        ("retire", WAR_CRY, []),
        ("produce", TOWN, ["location 2"]),
        ("war result", LOST_WAR, []),
    ],
)
def test_every_draw_for_ones_own_benefit_is_made_good(phase, tables, picks):
    """ETT-EMPTY-03, ETT-EMPTY-01, ETT-EMPTY-02: War Cry, Call to Arms, the card of the War's loser."""
    t = scene(phase, tables=NO_DECK + tables, chance=["militia_1"])
    t.choose(*picks, realm=0)
    assert lying(t, "camp 0") == ["militia_1"]
    t = scene(phase, tables=NOTHING + tables)
    t.choose(*picks, realm=0)
    assert (lying(t, "camp 0"), happened(t, "gained")[0]) == ([], "gained 0 5")


def test_an_adventure_that_lets_you_draw_is_made_good():
    """ETT-EMPTY-03"""
    tables = '[places]\n"0.adventure" = ["paladin_kendrick"]\n[adventure]\n0 = ["scale_the_cliffs_of_time"]\n'
    t = scene("battle", tables=NO_DECK + tables, chance=[[1], "militia_1"]).choose("yes", realm=0)
    assert lying(t, "camp 0") == ["militia_1"]
    t = scene("battle", tables=NOTHING + tables, chance=[[1]]).choose("yes", realm=0)
    assert (lying(t, "camp 0"), t.gold(0)) == ([], 5)


def test_lost_souls_without_a_deck_does_nothing():
    """ETT-EMPTY-04"""
    ruins = '[places]\n"0.1" = ["guard_tower_1"]\n'
    t = scene("produce", tables=ruins, chance=["old_vets"]).choose("location 1", realm=0)
    assert happened(t, "buried") == ["buried 0 old_vets"]
    t = scene("produce", tables=NO_DECK + ruins).choose("location 1", realm=0)
    assert happened(t, "buried") == []
    assert [line for line in happened(t, "gained") if line.startswith("gained 0")] == ["gained 0 5", "gained 0 10"], (
        "only for the drawn War and the New Age"
    )


def test_an_empty_enemy_deck_gives_no_spoil():
    """ETT-EMPTY-05"""
    won = '[results]\n0 = ["0"]\n'
    assert asked(scene("spoil", tables=won)) == ["0 deck_spoil"]
    t = scene("spoil", tables=won + "[deck]\n3 = []\n")
    assert "0 deck_spoil" not in asked(t)
    assert lying(t, "retired 0") == []


def test_who_received_gold_for_a_card_drafts_one_fewer():
    """ETT-EMPTY-06"""
    decks = '[deck]\n0 = ["old_vets"]\n"mercenaries 1" = []\n'
    t = scene("draft", "draft = 1", decks, ["old_vets", "arc_tower_1", "elder_ecil"])
    assert (t.gold(0), lying(t, "lineup 0")) == (5, ["old_vets", "arc_tower_1", "elder_ecil"])
    assert t.offers(0) == ["old_vets", "arc_tower_1", "elder_ecil"], "one card for the first ally"
    t.choose("elder_ecil", realm=0).choose("accept", realm=1)
    assert lying(t, "drafted 0") == ["elder_ecil"]
    assert lying(t, "drafted 1") == ["old_vets", "arc_tower_1"]


def test_who_received_gold_for_both_cards_drafts_none():
    """ETT-EMPTY-06: and the ally, who has two of his own, is not asked to share."""
    t = scene("draft", "draft = 1", NOTHING)
    assert (t.gold(0), lying(t, "drafted 0"), len(lying(t, "drafted 1"))) == (10, [], 2)
    assert "1 fate" in asked(t)
    assert "0 fate" not in asked(t)


def test_picks_in_turn_respect_who_drafts_fewer():
    """ETT-EMPTY-06, ETT-PEACE-06"""
    decks = '[deck]\n0 = ["old_vets"]\n"mercenaries 1" = []\n[gold]\n1 = 20\n'
    t = scene("draft", "draft = 1", decks, ["old_vets", "arc_tower_1", "elder_ecil"])
    t.choose("old_vets", realm=0).choose("picks", realm=1)
    assert t.asks(strand="alliance 0") == "0 pick"
    t.choose("arc_tower_1", realm=0).choose("old_vets", realm=1)
    assert (lying(t, "drafted 0"), lying(t, "drafted 1")) == (["arc_tower_1"], ["old_vets", "elder_ecil"])


def test_a_pick_that_finds_no_card_is_worth_the_gold_of_the_age():
    """ETT-EMPTY-07"""
    five = '[deck]\n"mercenaries 1" = ["militia_1", "militia_2", "militia_3", "militia_4", "krillian"]'
    t = scene("draft", tables=five, chance=["militia_1", "militia_2", "militia_3", "militia_4"])
    assert lying(t, "skirmish 1") == []
    assert lying(t, "drafted 2") == ["krillian"], "the Initiative holder of pair 1 picks first"
    assert t.s.gold == [0, 10, 5, 0]
    assert asked(t) == ["0 pick", "2 fate"], "realm 1 has nothing to recruit or sell"


@pytest.mark.parametrize(("age", "card"), [(1, "militia_1"), (2, "catapults_1"), (3, "seers_1")])
def test_the_age_of_a_war_lasts_until_its_result(age, card):
    """ETT-EMPTY-08"""
    t = scene("war result", f"age = {age}", NO_DECK + LOST_WAR, [card])
    assert lying(t, "camp 0") == [card]


def test_without_an_adventure_the_fourth_battle_is_fought_and_nothing_is_attempted():
    """ETT-EMPTY-09"""
    t = scene("new age", tables='[deck]\n"adventures 1" = []')
    assert [lying(t, f"adventure {pair}") for pair in range(2)] == [[], []]
    t = scene("battle", tables='[deck]\n"adventures 1" = []\n[places]\n"0.adventure" = ["paladin_kendrick"]')
    assert t.result(0, "adventure") == "0"
    assert asked(t) == ["0 deck_spoil"]
