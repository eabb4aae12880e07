"""Corner cases CC-42 to CC-48 and CC-56 to CC-58: Deploy, the result of a War, the end of the game."""

from __future__ import annotations

from .front import ALLY, FOE, ME, front, gains, kinds
from .table import Table


def deployed(t: Table) -> list[int]:
    """The realms that have placed a card, card by card."""
    return [told.params[1] for told in t.told("deployed")]


def test_the_adventure_battle_decides_between_two_and_two():
    """CC-42, ETT-WAR-02"""
    theirs = {"2": "spectrum_knights_1", "3": "spectrum_knights_2"}
    t = front({"1": "krey_riders_1", "adventure": "berserkers_1"}, theirs)
    t.choose("no", realm=ME).choose("no", "no", realm=FOE).choose("no", realm=ME)
    assert t.results(0) == [str(ME), str(FOE), str(FOE), str(ME)]
    assert t.tokens(ME) == 5
    assert t.tokens(FOE) == 0
    assert kinds(t, FOE) == ["next_initiative"]


def test_a_drawn_war_brings_gold_and_moves_the_initiative():
    """CC-43, ETT-WAR-03: one battle each and a tie at the Adventure, in Age II."""
    theirs = {"2": "spectrum_knights_1", "adventure": "freehold_sellswords_1"}
    t = front({"1": "krey_riders_1", "adventure": "berserkers_1"}, theirs, age=2)
    t.choose("no", realm=ME).choose("no", realm=FOE)
    assert t.results(0) == [str(ME), str(FOE), "no battle", "tie"]
    t.choose("none", realm=ME).choose("none", realm=FOE)
    assert t.tokens(ME) == t.tokens(FOE) == 0
    assert gains(t, ME) == gains(t, FOE) == [10, 15], "Age Gold for the War, then the New Age"
    assert t.initiative(0) == FOE
    assert t.cards(ME, "camp") == t.cards(FOE, "camp") == []
    assert t.told("drew") == []
    assert kinds(t, FOE) == ["pick"], "the third Age has begun, with the new holder"


def test_four_times_no_battle_is_a_drawn_war():
    """CC-44, ETT-WAR-03"""
    t = front({}, {}, age=2)
    assert t.told("war_won") == []
    assert gains(t, ME) == gains(t, FOE) == [10, 15]
    assert t.initiative(0) == FOE
    assert t.told("drew") == []


def test_the_loser_of_the_last_war_still_gets_a_card():
    """CC-45, ETT-WAR-06: its points count, and nobody is asked about the Initiative."""
    t = front({"1": "krey_riders_1"}, {}, age=3, deck={FOE: "danica_daybringer"}).choose("no", realm=ME)
    assert t.position.over
    assert t.cards(FOE, "camp") == ["danica_daybringer"]
    assert t.s.scores[FOE] == 3
    assert t.initiative(0) == ME


def test_who_has_no_card_left_is_skipped():
    """CC-46, ETT-DEP-02, ETT-DEP-04: one card against five."""
    theirs = ["militia_2", "militia_3", "militia_4", "militia_5", "guard_tower_1"]
    t = front({}, {}, camp={ME: "militia_1", FOE: " ".join(theirs)})
    assert kinds(t, ME) == ["place"]
    assert kinds(t, FOE) == []
    t.deploy(ME, "militia_1", "1")
    for n, card in enumerate(theirs):
        assert kinds(t, ME) == []
        assert len(t.cards(FOE, "hand") + t.cards(FOE, "chosen")) == 5 - n
        t.deploy(FOE, card, "2")
    assert deployed(t) == [ME] + [FOE] * 5


def test_after_the_first_card_two_are_placed_at_a_time():
    """CC-46, ETT-DEP-02: four cards against three."""
    mine = ["militia_1", "swordsmiths_1", "krillian", "the_green_knight"]
    theirs = ["militia_2", "militia_3", "guard_tower_1"]
    t = front({}, {}, camp={ME: " ".join(mine), FOE: " ".join(theirs)})
    for realm in (ME, FOE, FOE, ME, ME, FOE, ME):
        assert kinds(t, FOE if realm == ME else ME) == []
        t.deploy(realm, mine.pop() if realm == ME else theirs.pop(), "1")
    assert deployed(t) == [ME, FOE, FOE, ME, ME, FOE, ME]


def test_an_enemy_without_cards_lets_the_other_place_all():
    """CC-47, ETT-DEP-04: the Initiative holder has none."""
    theirs = ["militia_2", "militia_3", "guard_tower_1"]
    t = front({}, {}, camp={FOE: " ".join(theirs)})
    for card in theirs:
        assert kinds(t, ME) == []
        t.deploy(FOE, card, "3")
    assert t.cards(FOE, "place 3") == theirs
    assert deployed(t) == [FOE] * 3


def test_a_scout_does_not_see_what_comes_later():
    """CC-48, ETT-AB-SCO-04, ETT-DEP-10: the first of two cards scouts at once; a card placed there later is hidden."""
    camp = {ME: "berserkers_1 border_patrol_1 militia_1", FOE: "old_vets militia_2 militia_3 guard_tower_1"}
    t = front({}, {}, camp=camp)
    t.deploy(ME, "militia_1", "1").deploy(FOE, "old_vets", "2").deploy(FOE, "guard_tower_1", "3")
    assert not t.is_public("old_vets")
    t.choose("border_patrol_1", "1 scout 2", realm=ME)
    assert t.is_public("border_patrol_1")
    assert t.is_public("old_vets"), "seen before the second card is placed"
    assert not t.is_public("guard_tower_1")
    t.deploy(ME, "berserkers_1", "1").deploy(FOE, "militia_2", "2")
    assert t.cards(FOE, "place 2") == ["old_vets", "militia_2"]
    assert not t.is_public("militia_2")


END = """
nations = ["joymore", "dwarves", "risen", "orcs"]
age = 3
phase = "scored"
"""


def test_gold_breaks_a_tie_of_points():
    """CC-56, ETT-END-03: 88 points each, thirteen Gold against twelve."""
    t = Table(END + "[gold]\n0 = 9\n1 = 4\n2 = 6\n3 = 6\n[tokens]\n0 = 50\n1 = 32\n2 = 41\n3 = 41")
    assert t.s.scores == (54, 34, 44, 44)
    assert t.s.winners == (0, 1)
    equal = Table(END + "[gold]\n0 = 9\n1 = 3\n2 = 6\n3 = 6\n[tokens]\n0 = 50\n1 = 33\n2 = 41\n3 = 41")
    assert sum(equal.s.scores) == 2 * 88
    assert equal.s.winners == (0, 1, 2, 3), "with as much Gold too the victory is shared"


def test_each_realm_halves_its_own_gold():
    """CC-57, ETT-END-02: one and two points for three and five Gold, not four for eight."""
    t = Table(END + "[gold]\n0 = 3\n1 = 5")
    assert t.s.scores[:2] == (1, 2)


ACCELERATED = """
nations = ["joymore", "dwarves", "risen", "orcs"]
phase = "deploy"
accelerated = true
[camp]
0 = ["paladin_kendrick"]
1 = ["militia_1", "militia_2", "militia_3"]
"""


def test_a_card_that_comes_during_deploy_waits_for_the_next_age():
    """CC-58, ETT-SYNC-08: the ally's pair is still deploying when the unit returns to him."""
    t = Table(ACCELERATED).choose("1", "no", realm=0)
    assert kinds(t, ALLY) == ["deploy"]
    assert t.cards(ALLY, "camp") == ["paladin_kendrick"]
    t.deploy(ALLY, "militia_1", "1").deploy(ALLY, "militia_2", "1")
    assert kinds(t, ALLY) == ["place"], "only the third Militia is left to be placed"
    t.deploy(ALLY, "militia_3", "1")
    assert t.cards(ALLY, "camp") == ["paladin_kendrick"]
    assert deployed(t) == [0, ALLY, ALLY, ALLY]


def test_without_acceleration_nobody_returns_before_all_have_deployed():
    """CC-58, ETT-SYNC-03, ETT-SYNC-08: the same table step by step."""
    t = Table(ACCELERATED.replace("true", "false")).choose("1", realm=0)
    assert t.cards(0, "place 1") == ["paladin_kendrick"]
    assert [d.kind for d in t.position.pending] == ["deploy"]
