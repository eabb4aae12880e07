"""Planning: cards face down on slots, all at once and in secret."""

from __future__ import annotations

import random

import pytest

from warcamp.engine.source import Fast
from warcamp.engine.view import determinise, view
from warcamp.engine.zones import SPECTATOR
from warcamp.games.immortals.state import plannable

from .table import Table, at

ARMY = [f"a{k}" for k in range(1, 9)]
MAGIC = ["m1", "m2"]


def planning(hands: str, sides: str = "", more: str = "") -> Table:
    return Table(at("planning") + f"[sides]\n{sides}\n[hand]\n{hands}\n{more}")


def slots_of(t: Table, card: str, seat: int = 0) -> list[str]:
    """The slots on which a card may be laid."""
    return [o.partition(" ")[0] for o in t.offers(seat) if o.partition(" ")[2] == card]


def test_all_plan_at_once_and_nobody_sees_the_others_plans() -> None:
    """IMM-PLAN-01"""
    t = planning('0 = ["light_murk"]')
    assert t.asks_all() == ["0 plan", "1 plan", "2 plan", "3 plan"]
    before = view(t.position, 1)
    t.plan(0, "a4 light_murk", "m1 blank")
    assert view(t.position, 1) == before
    assert view(t.position, SPECTATOR)["public"]["plan"] == [None] * 4
    t.plan(3, "a1 blank")
    assert t.planned(3) == {"a1": "blank_3_0"}


def test_a_plan_lies_on_the_own_board() -> None:
    """IMM-PLAN-01"""
    t = planning("").plan(2, "a1 blank").ready()
    assert [t.covered(p) for p in range(4)] == [[], [], ["a1"], []]


def test_a_board_has_eight_army_slots_and_two_magic_slots() -> None:
    """IMM-PLAN-02"""
    t = planning('0 = ["light_murk"]')
    assert slots_of(t, "light_murk") == ARMY
    assert slots_of(t, "magic_transition5") == MAGIC
    assert t.s.t.slots == ARMY + MAGIC


def test_one_card_on_a_slot_and_any_slot_may_stay_empty() -> None:
    """IMM-PLAN-03"""
    t = planning('0 = ["light_murk", "light_oldford"]').plan(0, "a4 light_murk")
    assert [o for o in t.offers(0) if o.startswith("a4")] == ["a4 empty"]
    assert slots_of(t, "light_murk") == [], "a card lies once"
    t.plan(0, "a4 empty", "a4 light_oldford").ready()
    assert (t.cards(0, "a4"), t.covered(0), t.covered(1)) == (["light_oldford"], ["a4"], [])


@pytest.mark.parametrize("seed", range(5))
def test_after_any_steps_the_options_are_those_of_the_plan_as_it_stands(seed: int) -> None:
    """IMM-PLAN-03, IMM-PLAN-09: whichever way the plan has come about."""
    hands = """
        0 = ["murk", "light_oldford", "dark_oldford", "light_greenmarch", "dark_greenmarch"]
        3 = ["dark_murk", "light_murk", "oldford"]
    """
    t = planning(hands, "light_murk = [0, 1]\ndark_oldford = [3, 2]")
    choices = random.Random(seed)
    for _ in range(120):
        i = choices.choice([0, 3])
        d = t.position.pending[i]
        t.position.apply(i, choices.choice(d.options[1:]))
        now = t.position.pending
        assert [d.seat for d in now] == [0, 1, 2, 3]
        assert [d.options for d in now] == [plannable(t.s, p) for p in range(4)]


def test_the_options_of_a_plan_in_their_order() -> None:
    """IMM-PLAN-03, IMM-PLAN-04, IMM-PLAN-07"""
    t = planning('0 = ["light_greenmarch", "murk", "light_oldford"]', "light_murk = [0, 1]")
    t.plan(0, *[f"a{k} blank" for k in range(1, 5)], "a6 murk", "m2 magic_transition5")
    joker = t.s.t.faces.index("light_greenmarch")
    tribe = t.s.t.tribe_action[t.s.dark[0] - 5]
    assert t.s.t.slot_action[4] == 0 and tribe != 0 and tribe != 1, "a5 extracts, a8 does not"
    conflict = t.s.t.faces.index("light_oldford")
    magics = [t.s.t.faces.index(f"{name}_0") for name in t.s.t.magics[1:]]
    assert t.position.pending[0].options == [
        *[0, -1, -2, -3, -4, 5 * 128 + conflict, -6],
        *[slot * 128 + card for slot in (7, 8) for card in (conflict, joker)],
        *[9 * 128 + card for card in magics],
        -10,
    ]


def test_how_the_cards_lie_in_the_hand_means_nothing_to_the_options() -> None:
    """IMM-PLAN-03"""
    t = planning('0 = ["light_greenmarch", "dark_greenmarch", "murk", "light_oldford"]', "light_murk = [0, 1]")
    ordered = plannable(t.s, 0)
    t.s.zones.cards[0] = t.s.zones.cards[0][::-1]
    assert plannable(t.s, 0) == ordered


def test_what_fits_where() -> None:
    """IMM-PLAN-04: Region, Conflict and blank cards on army slots, Magic and blank cards on magic slots."""
    t = planning('0 = ["murk", "light_oldford", "light_greenmarch"]', "light_murk = [0, 1]")
    assert slots_of(t, "murk") == slots_of(t, "light_oldford") == ARMY
    assert slots_of(t, "blank") == ARMY + MAGIC
    assert {slot for magic in t.s.t.magics for slot in slots_of(t, magic)} == set(MAGIC)


def test_no_other_players_card_can_be_laid() -> None:
    """IMM-PLAN-04"""
    t = planning('1 = ["light_oldford"]\n2 = ["murk"]', "light_murk = [0, 1]")
    assert (slots_of(t, "light_oldford"), slots_of(t, "murk")) == ([], [])
    assert slots_of(t, "light_oldford", seat=1) == ARMY


@pytest.mark.parametrize(
    ("sides", "fits"),
    [("light_murk = [0, 1]", True), ("dark_murk = [0, 1]", True), ("light_murk = [1, 1]", False), ("", False)],
)
def test_a_region_card_needs_a_cube_on_one_of_its_sides(sides: str, fits: bool) -> None:
    """IMM-PLAN-05"""
    assert slots_of(planning('0 = ["murk"]', sides), "murk") == (ARMY if fits else [])


def test_a_conflict_card_needs_no_cube_on_its_side() -> None:
    """IMM-PLAN-06"""
    assert slots_of(planning('0 = ["dark_murk"]', "dark_murk = [1, 3]"), "dark_murk") == ARMY


def test_no_joker_goes_on_a_slot_that_extracts() -> None:
    """IMM-PLAN-07: seat 1 are the Orcs, whose own action is Extract Gold."""
    t = planning('0 = ["light_greenmarch"]\n1 = ["dark_greenmarch"]')
    assert slots_of(t, "light_greenmarch") == ["a2", "a3", "a4", "a6", "a7", "a8"]
    assert slots_of(t, "dark_greenmarch", seat=1) == ["a2", "a3", "a4", "a6", "a7"]


def test_no_action_without_a_card_on_its_slot_and_new_cards_wait() -> None:
    """IMM-PLAN-08: a card drawn in Resolution cannot be played in it."""
    t = planning('0 = ["light_murk"]', "light_murk = [0, 1]", "[gold]\n0 = 3")
    t.plan(0, "m1 magic_cards2_or_transition2", "a5 light_murk").ready()
    assert t.offers() == ["a5", "m1", "pass"]
    t.force("dark_oldford", "light_oldford").choose("m1", "draw")
    while t.asks() != "0 reveal":
        t.choose("gold")
    assert (t.cards(0), t.offers()) == (["light_oldford", "dark_oldford"], ["a5", "pass"])


def test_nothing_is_paid_and_no_target_is_chosen_when_planning() -> None:
    """IMM-PLAN-09: the realm of a Region card is asked when it is revealed; what cannot be paid can be planned."""
    t = planning('0 = ["murk"]', "light_murk = [0, 2]\ndark_murk = [0, 2]", "[limbo]\n0 = [1, 1]")
    t.plan(0, "a1 murk", "m1 magic_shrine_or_takeover", "a8 blank").ready()
    assert (t.gold(0), t.energy(0), t.said("paid")) == (0, 0, [])
    assert t.asks() == "0 reveal"
    t.choose("a1")
    assert (t.asks(), t.offers()) == ("0 extract", ["light_murk", "dark_murk", "forfeit"])


def test_the_owner_may_look_at_the_own_face_down_cards() -> None:
    """IMM-PLAN-10"""
    t = planning('0 = ["light_murk"]').plan(0, "a4 light_murk")
    assert view(t.position, 0)["public"]["plan"][0] == t.s.plan[0]
    t.plan(1, "a1 blank").ready()
    card = t.s.names.index("light_murk")
    assert view(t.position, 0)["zones"]["slot 0.a4"] == [card]
    assert view(t.position, 1)["zones"]["slot 0.a4"] == [-1]


def test_the_phase_ends_when_the_last_player_is_ready() -> None:
    """IMM-PLAN-11"""
    t = planning('0 = ["light_murk"]').plan(0, "a4 light_murk").ready(0, 1, 3)
    assert (t.asks_all(), t.phase()) == (["2 plan"], "planning")
    t.ready(2)
    assert (t.phase(), t.asks()) == ("resolution", "0 reveal")


def test_who_is_ready_may_think_again_while_another_is_not() -> None:
    """IMM-PLAN-11"""
    t = planning('0 = ["light_murk"]').plan(0, "a4 light_murk").ready(0, 1)
    assert t.take_back(0)
    assert t.asks_all() == ["0 plan", "2 plan", "3 plan"]
    t.plan(0, "a4 empty", "a6 light_murk").ready()
    assert t.covered(0) == ["a6"]
    assert not t.take_back(0), "it is too late"


def test_others_see_only_who_is_ready_and_afterwards_which_slots_are_covered() -> None:
    """IMM-PLAN-12"""
    t = planning('0 = ["light_murk"]').plan(0, "a4 light_murk", "a1 blank").ready(0)
    seen = view(t.position, 1)
    assert seen["sealed"] == [{"seat": 0, "ask": "plan"}]
    assert (seen["public"]["covered"], seen["zones"]["slot 0.a4"]) == ([0] * 4, [])
    t.ready()
    seen = view(t.position, 1)
    assert seen["public"]["covered"] == [0b1001, 0, 0, 0]
    assert (seen["zones"]["slot 0.a4"], seen["zones"]["slot 0.a1"]) == ([-1], [-1]), "a card, not which"
    assert {row["seat"]: row["cards"] for row in t.said("planned")} == {0: 2, 1: 0, 2: 0, 3: 0}


def test_worlds_for_another_viewer_have_other_cards_on_the_covered_slots() -> None:
    """IMM-PLAN-12, IMM-PLAN-04"""
    t = planning('0 = ["light_murk", "dark_oldford"]').plan(0, "a4 light_murk", "m1 magic_transition5").ready()
    army, magic = set(), set()
    for seed in range(30):
        s = determinise(t.position, 1, Fast(seed)).s
        zones = {name: [s.names[c] for c in row] for name, row in zip(s.zones.layout.names, s.zones.cards, strict=True)}
        army |= set(zones["slot 0.a4"])
        magic |= set(zones["slot 0.m1"])
        assert (len(zones["slot 0.a4"]), len(zones["slot 0.m1"]), zones["slot 0.a1"]) == (1, 1, [])
    assert len(army) > 5 and not any(card.startswith("magic") for card in army)
    assert len(magic) > 3 and all(card.startswith(("magic", "blank")) for card in magic)
