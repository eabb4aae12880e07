"""Declaring an attack: origin, target, cubes and the stance of the inhabitants (IMM-ATT)."""

from __future__ import annotations

import pytest

from .battlefield import CASES, GOAL, HOME, WAY, declared, planned, scene
from .table import Table

NEAR_FORGE_FIRE = ["mountainhome", "deepdelve", "heartwood", "wildhome", "murk"]


def attacks(t: Table) -> list[str]:
    """The attacks on offer."""
    return [offer for offer in t.offers() if offer != "forfeit"]


def stance(card: str, way: str = WAY, pick: str = "", **things) -> str:
    """How the inhabitants stand when seat 0 attacks with a card; two cubes of each side are there."""
    things.setdefault("sides", {HOME: (0, 3), GOAL: (1, 2)})
    t = planned("a4", card, **things).choose("a4", way, *([pick] if pick else []), "1")
    [attacked] = t.said("attacked")
    return str(attacked["stance"])


def test_an_attack_comes_from_an_own_side_with_two_cubes():
    """IMM-ATT-01"""
    sides = {HOME: (0, 2), "light_oldford": (0, 1), "light_kingshome": (1, 5)}
    t = planned("a4", GOAL, sides=sides).choose("a4")
    assert {offer.partition(" to ")[0] for offer in attacks(t)} == {HOME}


def test_a_target_is_next_to_the_origin_and_empty_or_anothers():
    """IMM-ATT-02"""
    sides = {HOME: (0, 2), GOAL: (1, 2), "light_murk": (0, 1), "dark_deepdelve": (1, 1), "light_foothold": (1, 1)}
    t = planned("a4", GOAL, sides=sides).choose("a4")
    assert sorted(attacks(t)) == sorted([f"{HOME} to light_{other}" for other in NEAR_FORGE_FIRE if other != "murk"])


def test_the_twin_is_no_target_without_a_portal():
    """IMM-ATT-02"""
    sides = {HOME: (0, 2), "dark_forge_fire": (1, 1)}
    t = planned("a4", GOAL, sides=sides).choose("a4")
    assert f"{HOME} to dark_forge_fire" not in t.offers()
    t = planned("a4", GOAL, sides=sides, portals=[HOME]).choose("a4")
    assert f"{HOME} to dark_forge_fire" in t.offers()
    t = planned("a4", GOAL, sides=sides, portals=["dark_forge_fire"]).choose("a4")
    assert f"{HOME} to dark_forge_fire" not in t.offers()


def test_an_own_twin_is_no_target_through_a_portal_either():
    """IMM-ATT-02"""
    t = planned("a4", GOAL, sides={HOME: (0, 2), "dark_forge_fire": (0, 2)}, portals=[HOME]).choose("a4")
    assert f"{HOME} to dark_forge_fire" not in t.offers()


@pytest.mark.parametrize("cubes", [2, 3, 6])
def test_from_one_cube_to_all_but_one_attack(cubes):
    """IMM-ATT-03"""
    t = declared("B", attackers=cubes - 1, tower="")
    assert t.offers() == [*[str(number) for number in range(1, cubes)], "forfeit"]
    t.force("").choose(str(cubes - 1))
    assert t.side(HOME) == (0, 1)


def test_the_card_sets_neither_the_origin_nor_the_target_nor_the_realm():
    """IMM-ATT-04"""
    sides = {HOME: (0, 2), "dark_oldford": (0, 2)}
    wanted = attacks(planned("a4", GOAL, sides=sides).choose("a4"))
    assert {offer.partition("_")[0] for offer in wanted} == {"light", "dark"}
    for card in ("light_oldford", "dark_witchfen", "forge_fire", "oldford", "dark_greenmarch"):
        assert attacks(planned("a4", card, sides=sides).choose("a4")) == wanted


def test_a_card_of_the_other_realm_may_be_used():
    """IMM-ATT-04"""
    assert stance("dark_oldford") == "with_defender"


def test_the_card_of_the_target_makes_the_inhabitants_fight_with_the_attacker():
    """IMM-ATT-05"""
    assert stance(GOAL) == "with_attacker"


def test_the_card_of_the_origin_makes_the_inhabitants_neutral():
    """IMM-ATT-06"""
    assert stance(HOME) == "neutral"
    assert stance("forge_fire") == "neutral"


@pytest.mark.parametrize("card", ["light_foothold", "dark_heartwood", "dark_forge_fire", "foothold"])
def test_any_other_card_makes_the_inhabitants_fight_with_the_defender(card):
    """IMM-ATT-07"""
    sides = {HOME: (0, 3), GOAL: (1, 2), "light_foothold": (0, 1)}
    assert stance(card, sides=sides) == "with_defender"


def test_against_an_empty_side_hostile_inhabitants_fight_for_themselves():
    """IMM-ATT-07"""
    t = planned("a4", CASES["C"], sides={HOME: (0, 3)}, chance=["00g"]).choose("a4", WAY, "2")
    assert t.said("fought") == [{"seat": 0, "side": GOAL, "outcome": "won", "strength": 2, "against": 1}]


def test_a_joker_is_declared_as_target_or_origin_if_they_are_in_its_province():
    """IMM-ATT-08"""
    sides = {HOME: (0, 3), GOAL: (1, 2), "light_mountainhome": (1, 1)}
    t = planned("a4", "light_greenmarch", sides=sides).choose("a4", WAY)
    assert t.offers() == ["with_attacker", "with_defender", "forfeit"]
    t = planned("a4", "light_iron_crown", sides=sides).choose("a4", WAY)
    assert t.offers() == ["neutral", "with_defender", "forfeit"]
    t = planned("a4", "light_iron_crown", sides=sides).choose("a4", f"{HOME} to light_mountainhome")
    assert t.offers() == ["with_attacker", "neutral", "with_defender", "forfeit"]
    assert stance("dark_greenmarch", sides=sides) == "with_defender"
    assert stance("light_greenmarch", pick="with_attacker") == "with_attacker"


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("dark_forge_fire", "with_attacker"),
        ("light_forge_fire", "neutral"),
        ("forge_fire", "neutral"),
        ("light_murk", "with_defender"),
    ],
)
def test_through_a_portal_the_card_of_the_twin_is_that_of_the_target(card, wanted):
    """IMM-ATT-09"""
    sides = {HOME: (0, 3), "dark_forge_fire": (1, 2)}
    assert stance(card, f"{HOME} to dark_forge_fire", sides=sides, portals=[HOME]) == wanted


def test_without_an_origin_and_a_target_an_attack_is_forfeited():
    """IMM-ATT-10"""
    alone = planned("a4", GOAL, sides={HOME: (0, 1)}).choose("a4")
    assert alone.asks() == "0 compensation"
    around = {f"light_{other}": (0, 1) for other in NEAR_FORGE_FIRE}
    inside = planned("a4", GOAL, sides={HOME: (0, 4), **around}).choose("a4")
    assert inside.asks() == "0 compensation"


def test_an_attack_is_one_battle_with_one_throw():
    """IMM-ATT-11"""
    t = declared("A", attackers=3, tower="")
    t.force("").choose("3")
    assert len(t.told("fought")) == 1
    assert [thrown["colour"] for thrown in t.said("thrown")] == [0, 1, "green"]
    assert t.asks() == "1 reveal"
    assert t.covered(0) == []


def test_two_cards_make_two_battles():
    """IMM-ATT-11"""
    t = scene(sides={HOME: (0, 6)}, slots={"0.a4": "light_murk", "0.a6": "light_deepdelve"}, chance=["0", "0"])
    t.choose("a4", f"{HOME} to light_murk", "1", "gold", "gold", "gold")
    t.choose("a6", f"{HOME} to light_deepdelve", "1")
    assert [fought["side"] for fought in t.said("fought")] == ["light_murk", "light_deepdelve"]
