"""Resolution: one revealed card at a time, forfeit, pass and compensation."""

from __future__ import annotations

import pytest

from .table import FOUR, THREE, Table


def resolving(slots: str, sides: str = "", more: str = "", top: str = "", text: str = FOUR) -> Table:
    """The start of Resolution with cards on slots."""
    return Table(text + top + f"[slots]\n{slots}\n[sides]\n{sides}\n{more}")


OWN = "light_murk = [0, 3]\nlight_oldford = [1, 3]\nlight_foothold = [2, 3]\nlight_witchfen = [3, 3]"
EXTRACT = '"0.a1" = "light_murk"\n"1.a1" = "light_oldford"\n"2.a1" = "light_foothold"\n"3.a1" = "light_witchfen"\n'


def test_clockwise_from_the_first_player_each_reveals_one_card_of_any_slot() -> None:
    """IMM-RES-01"""
    t = resolving(EXTRACT + '"2.a5" = "blank_2_0"\n"2.m2" = "magic_transition5_2"', OWN, top="marker = 2\n")
    assert (t.asks(), t.offers()) == ("2 reveal", ["a1", "a5", "m2", "pass"])
    t.choose("a1", "light_foothold")
    assert (t.energy(2), t.asks()) == (3, "3 reveal")
    assert t.choose("a1", "light_witchfen").asks() == "0 reveal"
    assert t.choose("a1", "light_murk").asks() == "1 reveal"
    t.choose("a1", "light_oldford")
    assert (t.asks(), t.offers()) == ("2 reveal", ["a5", "m2", "pass"])
    assert [row["seat"] for row in t.said("revealed")] == [2, 3, 0, 1]


def test_a_turn_is_a_card_performed_or_forfeited_or_a_pass() -> None:
    """IMM-RES-02: and then the turn is over."""
    slots = EXTRACT + '"0.a5" = "blank_0_0"'
    t = resolving(slots, OWN).choose("a1", "light_murk")
    assert (t.energy(0), t.asks()) == (3, "1 reveal")
    t = resolving(slots, OWN).choose("a1", "forfeit", "gold")
    assert (t.energy(0), t.gold(0), t.asks()) == (0, 1, "1 reveal")
    t = resolving(slots, OWN).choose("pass", "gold")
    assert (t.energy(0), t.gold(0), t.asks()) == (0, 1, "1 reveal")


def test_who_cannot_or_will_not_perform_forfeits_for_the_compensation() -> None:
    """IMM-RES-03: a blank card is always a forfeit, and so is an action that cannot be performed."""
    t = resolving('"0.a3" = "light_murk"\n"0.a1" = "dark_murk"\n"0.a2" = "blank_0_0"', OWN).choose("a3")
    assert (t.asks(), t.said("forfeited")) == ("0 compensation", [{"seat": 0, "card": "light_murk"}]), "no gold"
    t = resolving('"0.a3" = "light_murk"\n"0.a2" = "blank_0_0"', OWN).choose("a2")
    assert (t.asks(), t.said("forfeited")) == ("0 compensation", [{"seat": 0, "card": "blank_0_0"}])
    t = resolving('"0.a1" = "light_murk"', OWN).choose("a1", "forfeit")
    assert t.asks() == "0 compensation"


def test_a_performed_conflict_card_is_discarded_and_others_come_back_to_the_hand() -> None:
    """IMM-RES-04: a joker is discarded too."""
    more = "[energy]\n0 = 9\n[gold]\n0 = 9\n[limbo]\n0 = [9, 0]"
    t = resolving('"0.a1" = "light_murk"', OWN, more).choose("a1", "light_murk")
    assert (t.where("light_murk"), t.is_public("light_murk")) == ("discard", True)
    t = resolving('"0.a2" = "light_drowned_reach"', OWN, more).choose("a2", "light_murk")
    assert (t.where("light_drowned_reach"), t.side("light_murk")) == ("discard", (0, 6))
    t = resolving('"0.a1" = "murk"', OWN, more).choose("a1", "light_murk")
    assert (t.where("murk"), t.holder("murk")) == ("hand 0", 0)
    t = resolving('"0.m1" = "magic_card_or_first_0"', OWN, more).choose("m1", "draw")
    assert t.where("magic_card_or_first_0") == "hand 0"


@pytest.mark.parametrize("card", ["light_murk", "light_drowned_reach", "murk"])
def test_a_forfeited_card_comes_back_to_the_hand(card: str) -> None:
    """IMM-RES-05: whatever it is, and everybody has seen it."""
    t = resolving(f'"0.a2" = "{card}"', OWN).choose("a2", "gold")
    assert (t.where(card), t.pile("discard"), t.is_public(card)) == ("hand 0", [], True)


@pytest.mark.parametrize("slot", ["a2", "m1"])
def test_a_blank_or_magic_card_forfeited_comes_back_too(slot: str) -> None:
    """IMM-RES-05"""
    card = "blank_0_0" if slot == "a2" else "magic_transition5_0"
    t = resolving('"0.a2" = "blank_0_0"\n"0.m1" = "magic_transition5_0"', OWN).choose(slot, "gold")
    assert t.where(card) == "hand 0"


def test_cards_back_in_hand_wait_for_the_next_planning() -> None:
    """IMM-RES-06"""
    t = resolving('"0.a1" = "murk"\n"0.a2" = "blank_0_0"\n"0.a4" = "light_witchfen"', OWN).choose("a1", "light_murk")
    while t.asks() != "0 reveal":
        t.choose("gold")
    assert t.offers() == ["a2", "a4", "pass"]
    t.choose("pass", "gold")
    while not t.asks().endswith("plan"):
        t.choose("skip")
    assert {"a1 murk", "a1 light_witchfen"} <= set(t.offers(0))


def test_who_passes_takes_the_cards_back_unshown_and_is_out() -> None:
    """IMM-RES-07"""
    slots = '"0.a4" = "light_murk"\n"0.a6" = "murk"\n"1.a1" = "light_oldford"\n"1.a2" = "blank_1_0"'
    t = resolving(slots, OWN).choose("pass")
    assert (t.asks(), t.covered(0)) == ("0 compensation", [])
    t.choose("energy")
    assert (t.energy(0), t.cards(0), t.pile("discard")) == (1, ["murk", "light_murk"], [])
    assert [t.knows(p, "light_murk") for p in range(4)] == [True, False, False, False]
    assert t.said("revealed") == []
    t.choose("a1", "light_oldford", "gold", "gold")
    assert (t.asks(), t.s.turn) == ("0 compensation", 0), "no card, no action"


def test_with_nothing_but_blank_cards_one_must_pass() -> None:
    """IMM-RES-08"""
    t = resolving('"0.a1" = "blank_0_0"\n"0.m1" = "blank_0_1"\n"1.a1" = "light_oldford"', OWN)
    assert (t.asks(), t.offers()) == ("0 reveal", ["pass"])
    t.choose("pass", "gold")
    assert (t.covered(0), t.s.passed) == ([], 0b0001)
    assert "m1" in resolving('"0.a1" = "blank_0_0"\n"0.m1" = "magic_transition5_0"').offers()
    assert "a1" in resolving('"0.a1" = "blank_0_0"\n"0.a4" = "light_murk"').offers()


def test_a_done_player_gets_the_compensation_each_time_while_another_is_not() -> None:
    """IMM-RES-09: after a pass or with an empty board; A has three cards, B passes, C has one."""
    slots = '"0.a1" = "light_murk"\n"0.a2" = "blank_0_0"\n"0.a4" = "light_reedmere"\n'
    slots += '"1.a1" = "light_oldford"\n"2.a1" = "light_foothold"'
    t = resolving(slots, OWN.partition("\nlight_witchfen")[0], text=THREE)
    t.choose("a1", "light_murk").choose("pass", "gold").choose("a1", "light_foothold")
    t.choose("a2", "gold")
    assert t.asks() == "1 compensation"
    t.choose("gold")
    assert t.asks() == "2 compensation"
    t.choose("gold").choose("a4", "forfeit", "gold")
    assert (t.s.round, t.phase()) == (2, "reinforcement")
    assert [t.gold(p) for p in range(3)] == [2, 2, 1]


def test_the_compensation_is_a_gold_or_an_energy_chosen_each_time() -> None:
    """IMM-RES-10"""
    t = resolving('"0.a1" = "light_reedmere"\n"1.a1" = "light_oldford"\n"1.a2" = "blank_1_0"', OWN).choose("a1")
    assert (t.asks(), t.offers()) == ("0 compensation", ["gold", "energy"])
    t.choose("gold").choose("a1", "light_oldford", "gold", "gold")
    t.choose("energy")
    assert (t.gold(0), t.energy(0)) == (1, 1)
    assert t.said("compensated")[0] == {"seat": 0, "resource": "gold"}


def test_the_phase_ends_at_once_when_all_are_done() -> None:
    """IMM-RES-11: nobody is paid for turns that do not come; who passes last is."""
    t = resolving(EXTRACT, OWN)
    for region in ("murk", "oldford", "foothold", "witchfen"):
        t.choose("a1", f"light_{region}")
    assert (t.phase(), t.said("compensated"), t.s.gold) == ("reinforcement", [], [0, 0, 0, 0])
    t = resolving('"1.a1" = "blank_1_0"', OWN).choose("gold", "pass", "energy")
    assert (t.phase(), t.s.gold, t.s.energy) == ("reinforcement", [1, 0, 0, 0], [0, 1, 0, 0])


def test_who_planned_nothing_is_done_from_the_start() -> None:
    """IMM-RES-12"""
    t = resolving('"2.a1" = "light_foothold"', OWN)
    assert t.asks() == "0 compensation"
    t.choose("gold", "gold").choose("a1", "light_foothold")
    assert (t.phase(), t.s.gold) == ("reinforcement", [1, 1, 0, 0])
    t = resolving("", OWN)
    assert (t.phase(), t.said("compensated")) == ("reinforcement", [])


def test_a_region_card_taken_from_a_slot_leaves_it_empty() -> None:
    """IMM-RES-13: nothing is due for the lost action, and the taker has the card in hand."""
    slots = '"0.m1" = "magic_shrine_or_takeover_0"\n"0.a1" = "blank_0_0"\n"1.a5" = "murk"\n"1.a1" = "light_oldford"'
    sides = OWN + "\ndark_murk = [1, 1]"
    t = resolving(slots, sides, "[gold]\n0 = 2\n[energy]\n0 = 2").choose("m1", "takeover light_murk")
    assert (t.where("murk"), t.covered(1), t.said("uncovered")) == ("hand 0", ["a1"], [{"seat": 1, "slot": "a5"}])
    assert (t.asks(), t.offers(), t.gold(1), t.energy(1)) == ("1 reveal", ["a1", "pass"], 0, 0)
    t.choose("a1", "light_oldford", "gold", "gold")
    assert t.offers() == ["pass"], "it is not on a slot of the taker"


def test_an_action_is_performed_in_full() -> None:
    """IMM-RES-14: three cubes if there are three; fewer only where there are fewer; the whole yield."""
    costs = "[gold]\n0 = 1\n[energy]\n0 = 2\n"
    t = resolving('"0.a2" = "light_murk"', OWN, costs + "[limbo]\n0 = [5, 0]").choose("a2")
    assert t.offers() == ["light_murk", "forfeit"]
    t.choose("light_murk")
    assert (t.side("light_murk"), t.limbo(0)) == ((0, 6), (2, 0))
    t = resolving('"0.a2" = "light_murk"', OWN, costs + "[limbo]\n0 = [2, 0]").choose("a2", "light_murk")
    assert (t.side("light_murk"), t.limbo(0), t.gold(0), t.energy(0)) == ((0, 5), (0, 0), 0, 0)
    t = resolving('"0.a5" = "light_murk"', OWN).choose("a5", "light_murk")
    assert t.gold(0) == 3


@pytest.mark.parametrize(
    ("slot", "steps"),
    [
        ("a1", []),
        ("a2", []),
        ("a3", []),
        ("a4", []),
        ("a4", ["light_murk to light_wildhome"]),
        ("a7", ["move light_murk to light_reedmere"]),
        ("a8", []),
    ],
)
def test_after_looking_at_the_choices_one_may_still_forfeit(slot: str, steps: list[str]) -> None:
    """IMM-RES-15: nothing is paid, placed or thrown."""
    more = "[gold]\n0 = 9\n[energy]\n0 = 9\n[limbo]\n0 = [9, 9]"
    t = resolving(f'"0.{slot}" = "light_murk"', OWN + "\nlight_reedmere = [0, 1]", more).choose(slot, *steps)
    assert len(t.offers()) > 1
    t.choose("forfeit", "gold")
    assert (t.gold(0), t.energy(0), t.limbo(0), t.side("light_murk")) == (10, 9, (9, 9), (0, 3))
    assert (t.where("light_murk"), t.said("thrown")) == ("hand 0", [])


def test_a_stance_and_a_magic_card_can_be_given_up_too() -> None:
    """IMM-RES-15"""
    sides = OWN + "\nlight_wildhome = [3, 1]"
    t = resolving('"0.a4" = "light_drowned_reach"', sides).choose("a4", "light_murk to light_wildhome")
    assert t.offers() == ["with_attacker", "neutral", "with_defender", "forfeit"]
    t.choose("forfeit", "gold")
    assert (t.where("light_drowned_reach"), t.said("thrown")) == ("hand 0", [])
    t = resolving('"0.m1" = "magic_card_or_first_0"', more="[gold]\n0 = 2").choose("m1", "forfeit", "gold")
    assert (t.gold(0), t.cards(0)) == (3, [])
