"""The four Magic cards (IMM-MAGIC)."""

from __future__ import annotations

import pytest

from .battlefield import planned, rounds_end, scene
from .table import Table, at

FIVE_ARMIES = "magic_transition5"
CARD_OR_FIRST = "magic_card_or_first"
SHRINE_OR_TAKEOVER = "magic_shrine_or_takeover"
TWO = "magic_cards2_or_transition2"
ALL = [FIVE_ARMIES, CARD_OR_FIRST, SHRINE_OR_TAKEOVER, TWO]
LIGHT = "light_murk"
DARK = "dark_murk"


def magic(card: str, **things) -> Table:
    """Seat 0 has revealed a Magic card on its first magic slot."""
    return planned("m1", f"{card}_0", **things).choose("m1")


def without_conflict_cards(*deck: str) -> dict[str, object]:
    """Every Conflict card but these is in the hand of seat 3."""
    faces = scene().s.names
    held = [name for name in faces[25:85] if name not in deck]
    return {"hand": {3: held}, "deck": list(deck)}


def test_everybody_plans_two_of_the_same_four_cards_and_gets_them_back():
    """IMM-MAGIC-01"""
    t = scene(at("planning"), sides={LIGHT: (0, 1)}, hand={0: ["murk"]}, rounds=2, chance=["dark_oldford"])
    for seat in range(4):
        for slot in ("m1", "m2"):
            offered = {o.partition(" ")[2] for o in t.offers(seat) if o.startswith(slot)}
            assert offered == {*ALL, "blank"}
    t.plan(0, f"m1 {TWO}", f"m2 {CARD_OR_FIRST}")
    assert not any("magic" in offer for offer in t.offers(0))
    t.ready()
    rounds_end(t).choose("skip", "skip", "skip", "skip")
    assert t.phase() == "planning"
    assert {o.partition(" ")[2] for o in t.offers(0) if o.startswith("m2")} == {*ALL, "blank"}


def test_a_performed_magic_card_goes_back_to_the_hand():
    """IMM-MAGIC-01"""
    t = magic(CARD_OR_FIRST, gold={0: 1}, marker=1, first=0).choose("marker")
    assert t.where(f"{CARD_OR_FIRST}_0") == "hand 0"


@pytest.mark.parametrize("slot", ["m1", "m2"])
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_magic_works_in_either_realm_from_either_slot_without_another_card(slot, realm):
    """IMM-MAGIC-02"""
    side = f"{realm}_murk"
    t = planned(slot, f"{TWO}_0", sides={side: (0, 1)}, limbo={0: (2, 2)}, gold={0: 2}).choose(slot, f"rise {side}")
    assert t.side(side) == (0, 3)


def test_five_cubes_of_one_limbo_are_spread_over_own_sides_of_its_realm():
    """IMM-MAGIC-03"""
    sides = {LIGHT: (0, 1), "light_oldford": (0, 1), DARK: (0, 1), "light_heartwood": (1, 1)}
    t = magic(FIVE_ARMIES, sides=sides, limbo={0: (6, 6)}, energy={0: 5}, gold={0: 2})
    assert t.offers() == ["limbo light", "limbo dark", "forfeit"]
    t.choose("limbo light")
    assert sorted(t.offers()) == ["light_murk", "light_oldford"]
    t.choose(LIGHT, "light_oldford", LIGHT, LIGHT, LIGHT)
    assert (t.side(LIGHT), t.side("light_oldford"), t.side(DARK)) == ((0, 5), (0, 2), (0, 1))
    assert t.limbo(0) == (1, 6)
    assert (t.energy(0), t.gold(0)) == (1, 1)
    assert t.asks() == "1 reveal"


@pytest.mark.parametrize("cubes", [1, 4])
def test_fewer_than_five_cubes_come_at_the_full_cost(cubes):
    """IMM-MAGIC-04"""
    t = magic(
        FIVE_ARMIES, sides={DARK: (0, 1), "dark_oldford": (0, 1)}, limbo={0: (0, cubes)}, energy={0: 4}, gold={0: 1}
    )
    t.choose("limbo dark", *[DARK] * cubes)
    assert t.asks() == "1 reveal"
    assert (t.side(DARK), t.limbo(0)) == ((0, 1 + cubes), (0, 0))
    assert (t.energy(0), t.gold(0)) == (0, 0)


def test_an_empty_limbo_or_a_realm_without_own_side_cannot_be_chosen():
    """IMM-MAGIC-04"""
    rich = {"energy": {0: 4}, "gold": {0: 1}}
    both = {LIGHT: (0, 1), DARK: (0, 1)}
    assert magic(FIVE_ARMIES, sides=both, limbo={0: (0, 2)}, **rich).offers() == ["limbo dark", "forfeit"]
    assert magic(FIVE_ARMIES, sides={LIGHT: (0, 1)}, limbo={0: (2, 2)}, **rich).offers() == ["limbo light", "forfeit"]
    assert magic(FIVE_ARMIES, sides={LIGHT: (0, 1)}, limbo={0: (0, 9)}, **rich).asks() == "0 compensation"


def test_a_gold_brings_a_conflict_card():
    """IMM-MAGIC-05"""
    t = magic(CARD_OR_FIRST, gold={0: 1}, chance=["dark_witchfen"]).choose("draw")
    assert (t.cards(0), t.gold(0)) == (["dark_witchfen"], 0)
    assert [t.knows(seat, "dark_witchfen") for seat in range(4)] == [True, False, False, False]


def test_a_gold_brings_the_first_player_marker_for_the_next_round():
    """IMM-MAGIC-05"""
    slots = {"2.m1": f"{CARD_OR_FIRST}_2", "0.a1": "blank_0_0", "3.a1": "blank_3_0"}
    t = scene(slots=slots, gold={2: 1}, sides={LIGHT: (0, 1)}).choose("pass", "gold", "gold", "m1", "marker")
    assert (t.s.marker, t.s.first, t.gold(2)) == (2, 0, 0)
    assert t.asks() == "3 reveal"
    assert rounds_end(t).asks() == "2 draw"


def test_the_marker_changes_hands_as_often_as_it_is_paid_for():
    """IMM-MAGIC-06"""
    slots = {f"{seat}.m1": f"{CARD_OR_FIRST}_{seat}" for seat in range(4)}
    t = scene(slots=slots, gold=dict.fromkeys(range(4), 1), marker=3, first=0)
    t.choose("m1", "marker", "m1", "marker", "m1", "marker")
    assert t.s.marker == 2


def test_the_holder_of_the_marker_can_only_draw():
    """IMM-MAGIC-06"""
    assert magic(CARD_OR_FIRST, gold={0: 1}).offers() == ["draw", "forfeit"]
    assert magic(CARD_OR_FIRST, gold={0: 1}, marker=1, first=0).offers() == ["draw", "marker", "forfeit"]


def test_two_of_each_bring_a_shrine_on_any_own_side_without_building():
    """IMM-MAGIC-07"""
    sides = {LIGHT: (0, 1), DARK: (0, 1), "light_oldford": (0, 1), "dark_oldford": (1, 1)}
    things = {"energy": {0: 2}, "gold": {0: 2}, "hand": {0: ["murk", "oldford"]}}
    t = magic(SHRINE_OR_TAKEOVER, sides=sides, shrines=[LIGHT], **things)
    assert t.offers() == ["shrine light_oldford", f"shrine {DARK}", "forfeit"]
    t.choose(f"shrine {DARK}")
    assert (t.built(DARK), t.vp(0), t.energy(0), t.gold(0)) == (["shrine"], 1, 0, 0)


@pytest.mark.parametrize(("mine", "theirs", "holder"), [(3, 2, 0), (2, 2, 1), (1, 2, 1)])
def test_a_takeover_needs_more_cubes_than_stand_on_the_twin(mine, theirs, holder):
    """IMM-MAGIC-08"""
    sides = {LIGHT: (0, mine), DARK: (1, theirs)}
    things = {"energy": {0: 2}, "gold": {0: 2}, "hand": {1: ["murk"]}}
    t = magic(SHRINE_OR_TAKEOVER, sides=sides, **things).choose(f"takeover {LIGHT}")
    assert t.holder("murk") == holder
    assert (t.energy(0), t.gold(0)) == (0, 0)
    assert t.asks() == "1 reveal"
    assert t.told("compensated") == []


def test_a_takeover_takes_the_card_from_a_slot():
    """IMM-MAGIC-08"""
    t = planned(
        "m1",
        f"{SHRINE_OR_TAKEOVER}_0",
        slots={"1.a1": "murk", "1.a2": "dark_oldford"},
        sides={LIGHT: (0, 3), DARK: (1, 2)},
        energy={0: 2},
        gold={0: 2},
    )
    t.choose("m1", f"takeover {LIGHT}")
    assert t.where("murk") == "hand 0"
    assert t.covered(1) == ["a2"]


def test_a_takeover_is_offered_at_own_sides_whose_card_one_does_not_hold():
    """IMM-MAGIC-08"""
    sides = {LIGHT: (0, 1), "dark_oldford": (0, 1), "light_heartwood": (1, 1)}
    t = magic(SHRINE_OR_TAKEOVER, sides=sides, energy={0: 2}, gold={0: 2}, hand={0: ["murk"], 1: ["heartwood"]})
    assert [offer for offer in t.offers() if offer.startswith("takeover")] == ["takeover dark_oldford"]


@pytest.mark.parametrize(
    ("twin", "holder"),
    [({}, {}), ({}, {2: ["murk"]}), ({DARK: (0, 9)}, {2: ["murk"]}), ({DARK: (3, 1)}, {2: ["murk"]})],
    ids=["from the deck", "from a hand", "own twin", "third player's twin"],
)
def test_a_takeover_counts_the_cubes_of_anyone_else_on_the_twin(twin, holder):
    """IMM-MAGIC-09"""
    t = magic(SHRINE_OR_TAKEOVER, sides={LIGHT: (0, 2), **twin}, energy={0: 2}, gold={0: 2}, hand=holder)
    t.choose(f"takeover {LIGHT}")
    assert t.holder("murk") == 0


def test_the_cubes_of_a_third_player_on_the_twin_stop_a_takeover():
    """IMM-MAGIC-09"""
    sides = {LIGHT: (0, 2), DARK: (3, 2)}
    t = magic(SHRINE_OR_TAKEOVER, sides=sides, energy={0: 2}, gold={0: 2}, hand={2: ["murk"]})
    assert t.choose(f"takeover {LIGHT}").holder("murk") == 2


def test_two_gold_bring_two_conflict_cards():
    """IMM-MAGIC-10"""
    t = magic(TWO, gold={0: 2}, chance=["dark_witchfen", "light_oldford"]).choose("draw")
    assert (t.cards(0), t.gold(0)) == (["light_oldford", "dark_witchfen"], 0)


def test_two_gold_bring_two_cubes_of_one_limbo_to_a_side_of_its_realm():
    """IMM-MAGIC-10"""
    t = magic(TWO, gold={0: 3}, sides={LIGHT: (0, 1), DARK: (0, 1)}, limbo={0: (3, 3)})
    assert t.offers() == ["draw", f"rise {LIGHT}", f"rise {DARK}", "forfeit"]
    t.choose(f"rise {DARK}")
    assert (t.side(DARK), t.limbo(0), t.gold(0)) == ((0, 3), (3, 1), 1)


def test_both_cubes_go_to_the_same_side():
    """IMM-MAGIC-11"""
    t = magic(TWO, gold={0: 2}, sides={LIGHT: (0, 1), "light_oldford": (0, 1)}, limbo={0: (2, 0)})
    t.choose(f"rise {LIGHT}")
    assert t.asks() == "1 reveal"
    assert (t.side(LIGHT), t.side("light_oldford")) == ((0, 3), (0, 1))


def test_one_cube_comes_at_the_full_cost_and_of_an_empty_limbo_none():
    """IMM-MAGIC-11"""
    t = magic(TWO, gold={0: 2}, sides={LIGHT: (0, 1), DARK: (0, 1)}, limbo={0: (1, 0)})
    assert t.offers() == ["draw", f"rise {LIGHT}", "forfeit"]
    t.choose(f"rise {LIGHT}")
    assert (t.side(LIGHT), t.limbo(0), t.gold(0)) == ((0, 2), (0, 0), 0)


@pytest.mark.parametrize("card", [CARD_OR_FIRST, TWO])
def test_without_a_conflict_card_nothing_can_be_drawn(card):
    """IMM-MAGIC-12"""
    t = magic(
        card, gold={0: 2}, sides={LIGHT: (0, 1)}, limbo={0: (1, 0)}, marker=1, first=0, **without_conflict_cards()
    )
    assert "draw" not in t.offers()
    assert len(t.offers()) == 2


def test_when_only_one_card_is_left_one_is_drawn():
    """IMM-MAGIC-12"""
    t = magic(TWO, gold={0: 2}, **without_conflict_cards("dark_witchfen")).choose("draw")
    assert (t.cards(0), t.gold(0)) == (["dark_witchfen"], 0)
    assert t.asks() == "1 reveal"


COSTS = [(FIVE_ARMIES, 4, 1), (CARD_OR_FIRST, 0, 1), (SHRINE_OR_TAKEOVER, 2, 2), (TWO, 0, 2)]


@pytest.mark.parametrize(("card", "energy", "gold"), COSTS)
def test_the_option_is_chosen_when_the_card_is_revealed_and_paid_in_full(card, energy, gold):
    """IMM-MAGIC-13"""
    things = {"sides": {LIGHT: (0, 1)}, "limbo": {0: (5, 5)}, "marker": 1, "first": 0}
    t = magic(card, energy={0: energy}, gold={0: gold}, **things)
    assert t.asks() == "0 magic"
    assert len(t.offers()) > 1
    for less_energy, less_gold in ((1, 0), (0, 1)):
        if energy >= less_energy:
            t = magic(card, energy={0: energy - less_energy}, gold={0: gold - less_gold}, **things)
            assert t.asks() == "0 compensation"
            assert t.where(f"{card}_0") == "hand 0"


def test_a_magic_card_that_can_do_nothing_is_forfeited():
    """IMM-MAGIC-13"""
    rich = {"energy": {0: 9}, "gold": {0: 9}}
    assert magic(SHRINE_OR_TAKEOVER, **rich).asks() == "0 compensation"
    assert magic(CARD_OR_FIRST, **rich, **without_conflict_cards()).asks() == "0 compensation"
