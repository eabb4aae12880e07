"""New Age, the common rules of drafting, and the Skirmish."""

import pytest

from warcamp.engine.view import view
from warcamp.engine.zones import SPECTATOR

from .scenes import SKIRMISH_ONE, THREE, asked, happened, known, lying, peace, play_a_while, play_on, scene, skirmish
from .table import Table


def drafted(*names: str, gold: int = 5, top: str = "", tables: str = "") -> Table:
    """A Skirmish in which realm 0 has picked the first and the last of four cards, and its fate is asked."""
    first, second, third, _ = names
    t = skirmish(top, f"[gold]\n0 = {gold}\n3 = 20\n{tables}", names)
    return t.choose(first, realm=0).choose(second, third, realm=3)


# ---- new age -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_age_marker_is_put_on_the_first_phase_of_the_age(age):
    """ETT-AGE-01"""
    t = scene("new age", f"age = {age}\ndraft = 2")
    assert happened(t, "age", "draft") == [f"age {age}", f"draft {age} 0"]
    assert (t.s.age, t.s.draft) == (age, 0)


@pytest.mark.parametrize(("age", "gold"), [(1, 5), (2, 10), (3, 15)])
def test_every_realm_gains_the_gold_of_the_age_and_keeps_what_is_left(age, gold):
    """ETT-AGE-02"""
    t = scene("new age", f"age = {age}", "[gold]\n1 = 7")
    assert t.s.gold == [gold, gold + 7, gold, gold]


def test_each_pair_draws_one_adventure_of_the_age():
    """ETT-AGE-03, ETT-AGE-05"""
    t = scene("new age", "age = 2", chance=["raid_the_dragon_lair", "win_the_gladiator_games"])
    assert [lying(t, f"adventure {pair}") for pair in range(2)] == [
        ["raid_the_dragon_lair"],
        ["win_the_gladiator_games"],
    ]
    assert len(lying(t, "adventures 0.2")) == 10
    play_on(t, lambda t: t.s.age == 3)
    assert [len(lying(t, f"adventure {pair}")) for pair in range(2)] == [1, 1], "never two"


def test_the_adventure_is_face_up_from_the_start():
    """ETT-AGE-04"""
    t = scene("new age", chance=["command_the_wizard_tower"])
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert known(t, viewer, "adventure 0") == ["command_the_wizard_tower"]


def test_each_realm_of_the_odd_player_gains_the_full_gold():
    """ETT-AGE-06"""
    assert scene("new age", nations=THREE).s.gold == [5, 5, 5, 5]


# ---- drafting ------------------------------------------------------------------------------------------------------
def test_each_realm_drafts_two_cards_in_a_phase_and_six_in_an_age():
    """ETT-DRAFT-01"""
    phases: list[list[str]] = []
    for line in happened(play_on(scene("new age")), "draft", "drafted"):
        if line.startswith("draft "):
            phases.append([])
        else:
            phases[-1].append(line.split()[1])
    for phase in phases[:3]:
        assert sorted(phase) == ["0", "0", "1", "1", "2", "2", "3", "3"]


def test_drafted_cards_lie_face_up():
    """ETT-DRAFT-02"""
    t = drafted(*SKIRMISH_ONE)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert known(t, viewer, "drafted 3") == ["guard_tower_1", "ogre_bashers_1"]


def test_every_drafted_card_is_either_recruited_or_sold():
    """ETT-DRAFT-03"""
    t = drafted(*SKIRMISH_ONE)
    assert t.offers(0) == ["none", "militia_1", "swordsmiths_1", "militia_1+swordsmiths_1"]
    t.choose("militia_1", realm=0).choose("none", realm=3)
    assert lying(t, "drafted 0") == lying(t, "drafted 3") == []
    assert (lying(t, "camp 0"), "swordsmiths_1" in lying(t, "lost 0")) == (["militia_1"], True)


def test_a_recruit_is_paid_for_and_goes_to_the_war_camp():
    """ETT-DRAFT-04"""
    t = drafted("ogre_bashers_1", "militia_1", "militia_2", "guard_tower_1")
    t.choose("ogre_bashers_1+guard_tower_1", realm=0).choose("none", realm=3)
    assert (t.gold(0), lying(t, "camp 0")) == (5 - 4 - 1, ["ogre_bashers_1", "guard_tower_1"])
    assert happened(t, "recruited") == ["recruited 0 ogre_bashers_1 4", "recruited 0 guard_tower_1 1"]


def test_a_sale_brings_its_value_and_the_card_is_lost():
    """ETT-DRAFT-05"""
    t = drafted("ogre_bashers_1", "militia_1", "militia_2", "guard_tower_1")
    t.choose("none", realm=0).choose("militia_1+militia_2", realm=3)
    assert (t.gold(0), lying(t, "camp 0")) == (5 + 3 + 1, [])
    assert lying(t, "lost 0") == ["ogre_bashers_1", "guard_tower_1"]


def test_gold_from_a_sale_may_pay_for_the_other_card():
    """ETT-DRAFT-06"""
    t = drafted("ogre_bashers_1", "militia_1", "militia_2", "guard_tower_1", gold=3)
    t.choose("ogre_bashers_1", realm=0).choose("none", realm=3)
    assert (t.gold(0), lying(t, "camp 0")) == (3 + 1 - 4, ["ogre_bashers_1"])


@pytest.mark.parametrize(
    ("gold", "offers"),
    [
        (0, ["none", "guard_tower_1"]),
        (2, ["none", "guard_tower_1"]),
        (3, ["none", "ogre_bashers_1", "guard_tower_1"]),
        (4, ["none", "ogre_bashers_1", "guard_tower_1"]),
        (5, ["none", "ogre_bashers_1", "guard_tower_1", "ogre_bashers_1+guard_tower_1"]),
    ],
)
def test_what_cannot_be_paid_must_be_sold(gold, offers):
    """ETT-DRAFT-07: bashers cost 4 and sell for 3, a tower costs 1 and sells for 1."""
    t = drafted("ogre_bashers_1", "militia_1", "militia_2", "guard_tower_1", gold=gold)
    assert t.offers(0) == offers
    if gold < 5:
        assert t.refused("ogre_bashers_1+guard_tower_1", 0) == "ETT-DRAFT-07"


def test_cost_zero_is_free_and_selling_is_always_allowed():
    """ETT-DRAFT-08"""
    t = drafted("militia_1", "krillian", "quip_shadowblade", "swordsmiths_1", gold=0)
    assert t.offers(0) == ["none", "militia_1", "swordsmiths_1", "militia_1+swordsmiths_1"]
    t.choose("militia_1+swordsmiths_1", realm=0).choose("none", realm=3)
    assert (t.gold(0), lying(t, "camp 0")) == (0, ["militia_1", "swordsmiths_1"])


def test_nothing_is_sold_out_of_the_war_camp_later():
    """ETT-DRAFT-09: in a whole game what is sold was drafted just before."""
    t = play_on(scene("new age", seed=3), seed=3)
    last: dict[str, str] = {}
    sold = 0
    for line in happened(t, "drafted", "recruited", "sold"):
        event, _, card, *_ = line.split()
        if event == "sold":
            sold += 1
            assert last[card] == "drafted"
        last[card] = event
    assert sold > 20


def test_any_card_of_the_line_up_may_be_drafted():
    """ETT-DRAFT-10"""
    assert skirmish().offers(0) == SKIRMISH_ONE
    t = peace().choose("arc_tower_1+dommorian_mages_1", realm=0).choose("accept", realm=1)
    assert lying(t, "drafted 0") == ["arc_tower_1", "dommorian_mages_1"], "both of the ally's nation"


def test_line_ups_recruits_and_sales_are_public():
    """ETT-DRAFT-11"""
    t = drafted(*SKIRMISH_ONE)
    assert known(t, SPECTATOR, "skirmish 1") == lying(t, "skirmish 1") != []
    t.choose("militia_1", realm=0).choose("ogre_bashers_1", realm=3)
    assert [(told.params, told.seen) for told in t.told("recruited")] == [
        ((0, t.s.names.index("militia_1"), 0), -1),
        ((3, t.s.names.index("ogre_bashers_1"), 4), -1),
    ]
    assert [told.seen for told in t.told("sold")] == [-1, -1]
    assert known(t, SPECTATOR, "lost 0") == ["swordsmiths_1", "guard_tower_1"]


def test_what_was_recruited_in_the_open_is_face_down_once_it_is_deployed():
    """ETT-DRAFT-11: whoever has paid attention knows the hand, but not which card went where."""
    cards = '["militia_1", "swordsmiths_1"]'
    t = scene("deploy", tables=f"[camp]\n0 = {cards}\n[known]\nall = {cards}")
    assert known(t, 3, "hand 0") == ["militia_1", "swordsmiths_1"]
    t.deploy(0, "militia_1", "1")
    assert (known(t, 3, "place 0.0"), known(t, 3, "chosen 0")) == (["?"], ["?"])


def test_a_war_camp_has_no_limit():
    """ETT-DRAFT-12"""
    camp = [f"freehold_sellswords_{k}" for k in (1, 2, 3, 4)] + [f"militia_{k}" for k in (3, 4, 5)]
    camp += [f"archers_of_freehold_{k}" for k in (1, 2, 3)] + [f"guard_tower_{k}" for k in (2, 3, 4)]
    t = drafted("militia_1", "krillian", "border_patrol_1", "swordsmiths_1", tables=f"[camp]\n0 = {camp}")
    t.choose("militia_1+swordsmiths_1", realm=0).choose("none", realm=3)
    assert len(lying(t, "camp 0")) == 15


# ---- skirmish ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("age", "draft", "deck"), [(1, 0, 36), (2, 1, 20), (3, 2, 45)])
def test_each_pair_reveals_four_mercenaries_of_the_age(age, draft, deck):
    """ETT-SKIR-01"""
    t = scene("draft", f"age = {age}\ndraft = {draft}")
    for pair in range(2):
        cards = lying(t, f"skirmish {pair}")
        assert len(cards) == 4
        assert {t.number(card, t.s.t.age) for card in cards} == {age}
        assert known(t, SPECTATOR, f"skirmish {pair}") == cards
    assert len(lying(t, f"mercenaries 0.{age}")) == deck - 8


def test_the_initiative_holder_picks_first_and_last_the_enemy_second_and_third():
    """ETT-SKIR-02"""
    t = skirmish("initiative = [3, 2]")
    order = []
    while any(d.strand == "pair 0" and d.kind == "pick" for d in t.position.pending):
        order.append(t.asks(strand="pair 0"))
        t.choose(t.offers(strand="pair 0")[0], strand="pair 0")
    assert order == ["3 pick", "0 pick", "0 pick"]
    assert lying(t, "drafted 3") == ["militia_1", "swordsmiths_1"]
    assert lying(t, "drafted 0") == ["guard_tower_1", "ogre_bashers_1"]


def test_the_last_card_is_taken_without_a_question():
    """ETT-SKIR-03"""
    t = drafted(*SKIRMISH_ONE)
    assert happened(t, "drafted")[-1] == "drafted 0 swordsmiths_1"
    assert lying(t, "skirmish 0") == []


def test_after_the_picks_both_enemies_recruit_or_sell_on_their_own():
    """ETT-SKIR-04"""
    t = drafted(*SKIRMISH_ONE)
    assert asked(t) == ["0 fate", "2 pick", "3 fate"]
    t.choose("ogre_bashers_1", realm=3).choose("none", realm=0)
    assert (lying(t, "camp 3"), lying(t, "camp 0")) == (["ogre_bashers_1"], [])


def test_the_initiative_token_does_not_move_during_an_age():
    """ETT-SKIR-05"""
    t = scene("new age", "initiative = [3, 1]")
    held = set()
    while "step war result" not in happened(t):
        held.add(tuple(view(t.position, 0)["public"]["initiative"]))
        play_a_while(t)
    assert held == {(3, 1)}
