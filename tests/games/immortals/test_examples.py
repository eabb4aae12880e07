"""The worked examples of the rulebook, EX-01 to EX-29.

Dirk is red, seat 0; Mike purple, seat 1; Ani blue, seat 2; Frank yellow, seat 3.
"""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import outcome, planned, rounds_end, scene
from .table import FIVE, Table, at

DIRK, MIKE, ANI, FRANK = range(4)
PLACED: dict[str, Any] = {"draft": 1, "hand_realm": ["dark", "light", "dark", "light"]}
ELVES_AND_TROLLS = """
light = ["elves", "humans", "amazons", "halflings"]
dark = ["trolls", "orcs", "demons", "night_elves"]
phase = "resolution"
"""


def choose_all(t: Table, hands: dict[int, list[str]]) -> Table:
    """All choose the only card of their draft hand."""
    for seat, [card] in hands.items():
        t.choose(card, seat=seat)
    return t


def draft_of_mountainhome() -> Table:
    """Dirk and Mike have each a card of Mountainhome to choose; nobody plays the Dwarves."""
    hands = {0: ["dark_mountainhome"], 1: ["light_mountainhome"], 2: ["dark_oldford"], 3: ["light_oldford"]}
    t = scene(
        at("draft", ELVES_AND_TROLLS),
        groups={DIRK: [3, 10], MIKE: [4, 4], ANI: [3], FRANK: [3]},
        draft_hand=hands,
        supply=dict.fromkeys(range(4), 13),
        **PLACED,
    )
    return choose_all(t, hands)


def test_a_group_of_ten_on_dark_mountainhome_brings_the_region_card():
    """EX-01, IMM-DRAFT-07, IMM-DRAFT-09"""
    t = draft_of_mountainhome().choose("10")
    assert t.side("dark_mountainhome") == (DIRK, 10)
    assert t.holder("mountainhome") == DIRK
    assert t.where("dark_mountainhome") == "draft discard dark"


def test_the_second_to_come_keeps_the_conflict_card():
    """EX-02, IMM-DRAFT-10"""
    t = draft_of_mountainhome().choose("10")
    assert t.side("light_mountainhome") == (MIKE, 4)
    assert t.holder("mountainhome") == DIRK
    assert t.cards(MIKE) == ["light_mountainhome"]


def test_both_halves_bring_nine_energy_and_seven_gold():
    """EX-03, IMM-DRAFT-22"""
    hands = {0: ["dark_deepdelve"], 1: ["light_oldford"], 2: ["dark_murk"], 3: ["light_murk"]}
    things: dict[str, Any] = {"draft_hand": hands, "supply": dict.fromkeys(range(4), 13), **PLACED}
    t = choose_all(scene(at("draft", ELVES_AND_TROLLS), groups={DIRK: [3]}, **things), hands)
    assert t.phase() == "priming"
    assert (t.energy(DIRK), t.gold(DIRK)) == (9, 7)


def test_forty_five_cubes_prime_the_tower_of_five_players():
    """EX-04, IMM-TOWER-01, IMM-TOWER-02, IMM-TOWER-03"""
    t = scene(at("priming", FIVE), supply=dict.fromkeys(range(5), 7), chance=["0123/gggg"])
    assert sum(event["cubes"] for event in t.said("thrown")) == 45
    assert {event["colour"]: event["cubes"] for event in t.said("thrown")}["green"] == 10
    for fallen in (6, 6, 6, 6, 7):
        assert t.offers() == [str(light) for light in range(fallen + 1)]
        t.choose("2")
    assert t.phase() == "reinforcement"
    assert t.tray() == "gg"
    assert t.bank() == 14
    assert t.limbo(0) == (2, 4)


def test_five_cubes_in_dark_limbo_send_one():
    """EX-05, IMM-REINF-03, IMM-REINF-04"""
    sides = {"dark_murk": (DIRK, 1), "light_murk": (DIRK, 1)}
    t = scene(at("reinforcement"), sides=sides, limbo={DIRK: (1, 5)}).choose("skip", "skip", "skip", "skip")
    assert sorted(t.offers()) == ["dark_murk", "none"]
    t.choose("dark_murk")
    assert t.side("dark_murk") == (DIRK, 2)
    assert t.limbo(DIRK) == (1, 4)
    assert t.phase() == "planning"


def test_magic_and_blank_cards_go_on_magic_slots_all_others_on_army_slots():
    """EX-06, IMM-PLAN-04"""
    hand = ["murk", "dark_oldford", "light_greenmarch"]
    t = scene(at("planning"), sides={"light_murk": (DIRK, 1)}, hand={DIRK: hand})
    offers = t.offers(DIRK)
    army = {offer.partition(" ")[2] for offer in offers if offer.startswith("a4")}
    magic = {offer.partition(" ")[2] for offer in offers if offer.startswith("m1")}
    assert army == {*hand, "blank"}
    assert {card.partition("_")[0] for card in magic} == {"magic", "blank"}
    for pick in ("a4 magic_transition5", "m1 murk", "m2 dark_oldford"):
        assert pick not in offers


@pytest.mark.parametrize(("slot", "offer"), [("a1", "light_mountainhome"), ("a3", "light_mountainhome portal")])
def test_a_region_card_stands_for_the_realm_in_which_there_are_cubes(slot, offer):
    """EX-07, IMM-CARD-03"""
    t = planned(slot, "mountainhome", sides={"light_mountainhome": (0, 2)}, energy={0: 4}, gold={0: 4}).choose(slot)
    assert t.offers()[0] == offer
    assert not any("dark" in other for other in t.offers())


def test_a_conflict_card_stands_for_its_own_side_only():
    """EX-08, IMM-CARD-01"""
    sides = {"light_borderland": (0, 1), "dark_borderland": (0, 1)}
    t = planned("a1", "dark_borderland", sides=sides).choose("a1")
    assert t.offers() == ["dark_borderland", "forfeit"]


def test_light_shore_lake_yields_five_gold():
    """EX-09, IMM-ACT-01"""
    t = planned("a5", "shore_lake", sides={"light_shore_lake": (0, 1)}).choose("a5", "light_shore_lake")
    assert t.gold(DIRK) == 5


def test_the_dark_side_of_tribute_pass_yields_six_energy():
    """EX-10, IMM-ACT-02, IMM-CARD-03"""
    sides = {"light_tribute_pass": (0, 1), "dark_tribute_pass": (0, 1)}
    t = planned("a1", "tribute_pass", sides=sides).choose("a1")
    assert t.offers() == ["light_tribute_pass", "dark_tribute_pass", "forfeit"]
    assert t.choose("dark_tribute_pass").energy(DIRK) == 6


def test_three_armies_rise_on_light_emerald_cliff():
    """EX-11, IMM-ACT-05"""
    side = "light_emerald_cliff"
    t = planned("a2", side, sides={side: (0, 1)}, limbo={0: (3, 0)}, energy={0: 2}, gold={0: 1}).choose("a2", side)
    assert (t.side(side), t.limbo(DIRK), t.energy(DIRK), t.gold(DIRK)) == ((DIRK, 4), (0, 0), 0, 0)


def test_elves_build_a_portal_on_light_treehome():
    """EX-12, IMM-ACT-08, IMM-BLD-02, IMM-RES-04"""
    side = "light_treehome"
    t = scene(ELVES_AND_TROLLS, sides={side: (0, 2)}, energy={0: 4}, slots={"0.a3": side, "1.a1": "blank_1_0"})
    t.choose("a3", f"{side} portal")
    assert (t.energy(DIRK), t.vp(DIRK), t.built(side)) == (0, 1, ["portal"])
    assert t.pile("discard") == [side]


def test_a_portal_on_light_heartwood_leads_to_the_dark_and_not_back():
    """EX-13, IMM-GEN-07, IMM-ATT-09"""
    sides = {"light_heartwood": (MIKE, 3), "dark_heartwood": (ANI, 3)}
    slots = {"1.a4": "dark_heartwood", "2.a4": "light_heartwood"}
    t = scene(sides=sides, portals=["light_heartwood"], slots=slots, marker=MIKE).choose("a4")
    assert "light_heartwood to dark_heartwood" in t.offers()
    t.choose("forfeit", "gold", "a4")
    assert t.asks() == f"{ANI} attack"
    assert "dark_heartwood to light_heartwood" not in t.offers()


@pytest.mark.parametrize("realm", ["light", "dark"])
@pytest.mark.parametrize(
    ("card", "stance"),
    [
        ("{realm}_heartwood", "with_attacker"),
        ("{realm}_forge_fire", "neutral"),
        ("forge_fire", "neutral"),
        ("{other}_heartwood", "with_defender"),
        ("{realm}_murk", "with_defender"),
        ("murk", "with_defender"),
    ],
)
def test_the_card_tells_with_whom_the_inhabitants_fight(realm, card, stance):
    """EX-14, IMM-ATT-05, IMM-ATT-06, IMM-ATT-07"""
    origin, target = f"{realm}_forge_fire", f"{realm}_heartwood"
    name = card.format(realm=realm, other="dark" if realm == "light" else "light")
    sides = {origin: (ANI, 3), target: (MIKE, 2), "light_murk": (ANI, 1)}
    t = scene(sides=sides, slots={"2.a4": name}, marker=ANI).choose("a4", f"{origin} to {target}", "1")
    assert [attacked["stance"] for attacked in t.said("attacked")] == [stance]


def test_four_of_six_cubes_move_from_white_falls_over_borderland_to_treehome():
    """EX-15, IMM-MOVE-01, IMM-MOVE-02, IMM-MOVE-03, IMM-MOVE-04"""
    sides = {"light_white_falls": (0, 6), "light_borderland": (0, 1), "light_treehome": (0, 1)}
    t = planned("a7", "white_falls", sides=sides, gold={0: 1})
    t.choose("a7", "move light_white_falls to light_treehome", "4")
    assert [t.side(side)[1] for side in sides] == [2, 1, 5]
    assert t.gold(DIRK) == 0


def test_five_armies_rise_from_the_light_limbo():
    """EX-16, IMM-MAGIC-03"""
    sides = {"light_murk": (0, 1), "light_oldford": (0, 1)}
    t = planned("m1", "magic_transition5_0", sides=sides, limbo={0: (5, 0)}, energy={0: 4}, gold={0: 1})
    t.choose("m1", "limbo light", "light_murk", "light_murk", "light_murk", "light_oldford", "light_oldford")
    assert [t.side(side)[1] for side in sides] == [4, 3]
    assert (t.limbo(DIRK), t.energy(DIRK), t.gold(DIRK)) == ((0, 0), 0, 0)


def test_the_marker_is_taken_for_the_next_round():
    """EX-17, IMM-MAGIC-05"""
    slots = {"3.a1": "blank_3_0", "0.m1": "magic_card_or_first_0", "1.a1": "blank_1_0"}
    t = scene(slots=slots, gold={DIRK: 1}, marker=FRANK).choose("pass", "gold", "m1", "marker")
    assert (t.s.marker, t.s.first, t.gold(DIRK)) == (DIRK, FRANK, 0)
    assert t.asks() == f"{MIKE} reveal"
    assert rounds_end(t).asks() == f"{DIRK} draw"


def test_more_cubes_on_light_tribute_pass_take_its_card_from_a_slot():
    """EX-18, IMM-MAGIC-08"""
    sides = {"light_tribute_pass": (DIRK, 3), "dark_tribute_pass": (ANI, 2)}
    slots = {"2.a1": "tribute_pass", "1.a1": "blank_1_0"}
    t = planned("m1", "magic_shrine_or_takeover_0", sides=sides, slots=slots, energy={0: 2}, gold={0: 2})
    t.choose("m1", "takeover light_tribute_pass")
    assert (t.holder("tribute_pass"), t.where("tribute_pass")) == (DIRK, "hand 0")
    assert (t.covered(ANI), t.energy(DIRK), t.gold(DIRK)) == ([], 0, 0)


def test_two_gold_bring_two_cards():
    """EX-19, IMM-MAGIC-10"""
    t = planned("m1", "magic_cards2_or_transition2_0", gold={0: 2}).choose("m1", "draw")
    assert (len(t.cards(DIRK)), t.gold(DIRK)) == (2, 0)


def white_falls() -> Table:
    """Mike attacks Frank's dark White Falls, whose card Ani holds."""
    t = scene(
        sides={"dark_murk": (MIKE, 3), "dark_white_falls": (FRANK, 2)},
        hand={ANI: ["white_falls"]},
        slots={"1.a4": "dark_white_falls", "2.a1": "blank_2_0"},
        marker=MIKE,
        tower="11/3",
        chance=["1111333g"],
    )
    return t.choose("a4", "dark_murk to dark_white_falls", "2")


def test_mike_wins_white_falls_with_five_to_three():
    """EX-20, IMM-BAT-20, IMM-BAT-21, IMM-BAT-22, IMM-BAT-23, IMM-BAT-24, IMM-BAT-25"""
    t = white_falls()
    assert outcome(t) == ("won", 5, 3)
    assert (t.limbo(FRANK), t.limbo(MIKE)) == ((3, 0), (2, 0))
    assert (t.bank(), t.tray()) == (20, "")
    assert t.side("dark_white_falls") == (MIKE, 2)


def test_mike_takes_the_region_card_white_falls():
    """EX-21, IMM-BAT-30"""
    t = white_falls()
    assert (t.holder("white_falls"), t.cards(MIKE), t.cards(ANI)) == (MIKE, ["white_falls"], [])


def test_frank_takes_the_empty_foothold_from_its_inhabitants():
    """EX-22, IMM-BAT-12, IMM-BAT-13, IMM-BAT-30"""
    t = scene(
        sides={"light_eagle_spire": (FRANK, 4)},
        slots={"3.a4": "dark_murk", "0.a1": "blank_0_0"},
        marker=FRANK,
        tray="gg",
        chance=["333gg"],
    )
    t.choose("a4", "light_eagle_spire to light_foothold", "3")
    assert t.limbo(FRANK) == (0, 2)
    assert (t.bank(), t.tray()) == (20, "")
    assert t.side("light_foothold") == (FRANK, 1)
    assert t.holder("foothold") == FRANK


def test_the_first_player_may_reveal_any_card_before_anyone_acts():
    """EX-23, IMM-RES-01"""
    slots = {"0.a4": "dark_oldford", "0.a1": "murk", "0.m2": "magic_transition5_0", "1.a1": "dark_murk"}
    t = scene(slots=slots, sides={"light_murk": (0, 3)})
    assert t.asks() == f"{DIRK} reveal"
    assert t.offers() == ["a1", "a4", "m2", "pass"]
    t.choose("a4", "light_murk to light_reedmere", "1")
    assert t.asks() == f"{MIKE} reveal"


def test_a_revealed_blank_card_brings_an_energy_and_comes_back():
    """EX-24, IMM-RES-03, IMM-RES-10"""
    slots = {"1.a1": "blank_1_0", "1.a5": "dark_murk", "2.a1": "dark_oldford"}
    t = scene(slots=slots, marker=MIKE, sides={"dark_murk": (MIKE, 1)}).choose("a1")
    assert t.asks() == f"{MIKE} compensation"
    t.choose("energy")
    assert (t.energy(MIKE), t.gold(MIKE)) == (1, 0)
    assert t.where("blank_1_0") == "hand 1"
    assert t.covered(MIKE) == ["a5"]
    t.choose("pass", "gold", "gold", "gold")
    assert t.asks() == f"{MIKE} reveal"


def scored(**things) -> Table:
    return scene(at("scoring"), **things)


def points(t: Table, seat: int, item: str) -> int:
    return sum(event["points"] for event in t.said("scored") if (event["seat"], event["item"]) == (seat, item))


def test_five_sides_bring_two_points():
    """EX-25, IMM-SCORE-02"""
    regions = ["mountainhome", "treehome", "meadowhome", "kingshome"]
    sides = {"dark_murk": (DIRK, 1), **{f"light_{region}": (DIRK, 1) for region in regions}}
    assert scored(sides=sides).vp(DIRK) == 2


def test_two_shrines_bring_two_points():
    """EX-26, IMM-SCORE-03"""
    sides = {"light_murk": (FRANK, 1), "dark_oldford": (FRANK, 1)}
    assert points(scored(sides=sides, shrines=list(sides)), FRANK, "shrines") == 2


def test_a_capital_brings_a_point():
    """EX-27, IMM-SCORE-04"""
    t = scored(sides={"light_murk": (FRANK, 1)}, capitals=["light_murk"])
    assert points(t, FRANK, "capitals") == t.vp(FRANK) == 1


def test_three_sides_of_a_province_bring_two_points():
    """EX-28, IMM-SCORE-05"""
    t = scored(sides={f"dark_{region}": (ANI, 1) for region in ("murk", "witchfen", "wildhome")})
    assert points(t, ANI, "provinces") == 2


def test_all_five_sides_of_a_province_bring_three_points():
    """EX-29, IMM-SCORE-06"""
    regions = ["murk", "witchfen", "wildhome", "reedmere", "blackwater"]
    t = scored(sides={f"dark_{region}": (MIKE, 1) for region in regions})
    assert points(t, MIKE, "full_provinces") == 3
    assert points(t, MIKE, "provinces") == 0
