"""Peacetime: allies share a line-up."""

import pytest

from warcamp.engine.view import view
from warcamp.engine.zones import SPECTATOR

from .scenes import PEACE_ONE, PEACE_TWO, asked, happened, known, lying, peace, scene
from .table import Table

SPLITS = [
    "old_vets+paladin_kendrick",
    "old_vets+arc_tower_1",
    "paladin_kendrick+arc_tower_1",
    "old_vets+dommorian_mages_1",
    "paladin_kendrick+dommorian_mages_1",
    "arc_tower_1+dommorian_mages_1",
]


def shared(gold: tuple[int, int] = (5, 5), split: str = SPLITS[0]) -> Table:
    """The split has been agreed; both allies recruit or sell."""
    t = peace(tables=f"[gold]\n0 = {gold[0]}\n1 = {gold[1]}")
    return t.choose(split, realm=0).choose("accept", realm=1)


def test_allies_lay_out_the_top_two_cards_of_each_nation_deck():
    """ETT-PEACE-01"""
    t = peace()
    assert lying(t, "lineup 0") == PEACE_ONE
    assert lying(t, "lineup 2") == PEACE_TWO
    assert known(t, SPECTATOR, "lineup 0") == PEACE_ONE
    assert [sum(len(lying(t, f"deck {r}.{age}")) for age in (1, 2, 3)) for r in range(4)] == [13, 13, 13, 13]


@pytest.mark.parametrize("initiative", ["[0, 2]", "[3, 1]"])
def test_each_ally_drafts_two_of_the_four_whoever_has_the_initiative(initiative):
    """ETT-PEACE-02"""
    t = peace(f"initiative = {initiative}")
    assert asked(t) == ["0 propose", "2 propose"]
    assert t.offers(0) == SPLITS
    t.choose(SPLITS[1], realm=0).choose("accept", realm=1)
    assert lying(t, "drafted 0") == ["old_vets", "arc_tower_1"]
    assert lying(t, "drafted 1") == ["paladin_kendrick", "dommorian_mages_1"]
    assert lying(t, "lineup 0") == []


def test_the_allys_cards_may_be_taken_as_freely_as_ones_own():
    """ETT-PEACE-03"""
    t = shared((9, 9), "arc_tower_1+dommorian_mages_1")
    t.choose("arc_tower_1", realm=0).choose("paladin_kendrick", realm=1)
    assert (lying(t, "camp 0"), lying(t, "camp 1")) == (["arc_tower_1"], ["paladin_kendrick"])


def test_each_ally_decides_about_his_own_two_cards():
    """ETT-PEACE-04"""
    t = shared((5, 5))
    assert asked(t) == ["0 fate", "1 fate", "2 propose"]
    assert {name for offer in t.offers(0) for name in offer.split("+")} == {"none", "old_vets", "paladin_kendrick"}
    t.choose("old_vets", realm=0).choose("arc_tower_1", realm=1)
    assert (t.gold(0), t.gold(1)) == (5 - 2 + 3, 5 - 5 + 3)


def test_a_split_is_final_only_when_both_allies_agree():
    """ETT-PEACE-05"""
    t = peace().choose(SPLITS[0], realm=0)
    assert asked(t) == ["1 reply", "2 propose"]
    assert lying(t, "lineup 0") == PEACE_ONE, "nothing has been drafted yet"
    assert t.offers(1) == ["accept", "picks", *SPLITS[1:]]
    t.choose(SPLITS[3], realm=1)
    assert asked(t) == ["0 reply", "2 propose"], "the other way round"
    assert t.offers(0) == ["accept", "picks", *[split for split in SPLITS if split != SPLITS[3]]]
    t.choose("accept", realm=0)
    assert lying(t, "drafted 0") == ["old_vets", "dommorian_mages_1"]
    assert lying(t, "drafted 1") == ["paladin_kendrick", "arc_tower_1"]


@pytest.mark.parametrize(
    ("gold", "order"), [((3, 4), [0, 1, 1]), ((4, 3), [1, 0, 0]), ((4, 4), [0, 1, 1]), ((0, 0), [0, 1, 1])]
)
def test_without_agreement_the_poorer_ally_picks_first_then_the_other_two(gold, order):
    """ETT-PEACE-06: on equal Gold the lower seat; the last card goes to the first."""
    t = peace(tables=f"[gold]\n0 = {gold[0]}\n1 = {gold[1]}")
    t.choose(SPLITS[0], realm=0).choose("picks", realm=1)
    for who, card in zip(order, PEACE_ONE, strict=False):
        assert t.asks(strand="alliance 0") == f"{who} pick"
        t.choose(card, realm=who)
    first, second = order[0], order[1]
    assert lying(t, f"drafted {first}") == [PEACE_ONE[0], PEACE_ONE[3]]
    assert lying(t, f"drafted {second}") == PEACE_ONE[1:3]


def test_after_four_proposals_without_agreement_the_allies_pick_in_turn():
    """ETT-PEACE-06"""
    t = peace().choose(SPLITS[0], realm=0)
    t.choose(SPLITS[1], realm=1).choose(SPLITS[2], realm=0).choose(SPLITS[3], realm=1)
    assert t.asks(strand="alliance 0") == "0 reply"
    t.choose(SPLITS[4], realm=0)
    assert t.asks(strand="alliance 0") == "0 pick"
    assert t.offers(0) == PEACE_ONE


def test_a_decision_can_be_changed_until_both_allies_have_confirmed():
    """ETT-PEACE-07"""
    t = shared((5, 5)).choose("none", realm=0)
    assert asked(t) == ["1 fate", "2 propose"]
    assert t.position.retract(0, "fate", "alliance 0")
    t.choose("old_vets", realm=0).choose("none", realm=1)
    assert lying(t, "camp 0") == ["old_vets"]
    assert not t.position.retract(0, "fate", "alliance 0"), "both have confirmed"


def test_an_ally_sees_the_decision_before_it_is_confirmed_and_nobody_else_does():
    """ETT-PEACE-07, ETT-GEN-04"""
    t = shared((5, 5)).choose("none", realm=0)
    for viewer, seen in ((0, True), (1, True), (2, False), (3, False), (SPECTATOR, False)):
        answers = [answer for answer in view(t.position, viewer)["sealed"] if answer["seat"] == 0]
        assert [("pick" in answer) for answer in answers] == [seen]


def test_what_allies_propose_to_each_other_is_theirs_alone():
    """ETT-PEACE-05, ETT-GEN-04"""
    t = peace().choose(SPLITS[0], realm=0)
    assert [view(t.position, viewer)["public"]["proposal"][0] for viewer in (0, 1)] == [t.s.proposal[0]] * 2
    assert [view(t.position, viewer)["public"]["proposal"][0] for viewer in (2, 3, SPECTATOR)] == [None] * 3
    proposed = t.told("proposed")[0]
    assert [proposed.seen >> seat & 1 for seat in range(4)] == [1, 1, 0, 0]


def test_an_ally_cannot_pay():
    """ETT-PEACE-08, ETT-PEACE-04"""
    t = shared((0, 30), "paladin_kendrick+arc_tower_1")
    assert t.offers(0) == ["none"], "Kendrick costs 4, the tower sells for 3; the tower costs 5"
    assert t.refused("paladin_kendrick", 0) == "ETT-DRAFT-07"
    t.choose("none", realm=0).choose("none", realm=1)
    assert t.s.gold[:2] == [0 + 3 + 3, 30 + 2 + 3]


def test_peacetime_ends_when_all_alliances_are_done():
    """ETT-PEACE-02: and no card of the line-up is left."""
    t = shared().choose("none", realm=0).choose("none", realm=1)
    assert asked(t) == ["2 propose"]
    t.choose(t.offers(2)[0], realm=2).choose("accept", realm=3).choose("none", realm=2).choose("none", realm=3)
    assert asked(t) == ["0 pick", "2 pick"], "the next Skirmish"
    assert [line.split()[1] for line in happened(t, "drafted")].count("3") == 2


def test_in_age_ii_allies_share_before_they_fight():
    """ETT-PEACE-01"""
    assert asked(scene("draft", "age = 2")) == ["0 propose", "2 propose"]
