"""What a revealed card stands for."""

from __future__ import annotations

import pytest

from .table import FOUR, Table

RICH = "[gold]\n0 = 9\n[energy]\n0 = 9\n[limbo]\n0 = [5, 5]\n"


def revealed(slot: str, card: str, sides: str, top: str = "") -> Table:
    """Seat 0 has revealed a card on a slot; there is nothing it cannot pay."""
    return Table(FOUR + top + f'[slots]\n"0.{slot}" = "{card}"\n[sides]\n{sides}\n{RICH}').choose(slot)


BOTH = "light_borderland = [0, 2]\ndark_borderland = [0, 2]\nlight_oldford = [0, 1]\ndark_murk = [0, 1]"


@pytest.mark.parametrize(
    ("slot", "card", "offers"),
    [
        ("a1", "dark_borderland", ["dark_borderland"]),
        ("a5", "light_borderland", ["light_borderland"]),
        ("a2", "dark_borderland", ["dark_borderland"]),
        ("a8", "light_oldford", ["light_oldford"]),
        ("a7", "dark_borderland", []),
    ],
)
def test_a_conflict_card_stands_for_its_side(slot: str, card: str, offers: list[str]) -> None:
    """IMM-CARD-01: one region, one realm."""
    found = [o for o in revealed(slot, card, BOTH).offers() if " to " not in o or o.startswith("move")]
    assert found == [*offers, "forfeit"]


@pytest.mark.parametrize(("slot", "more"), [("a2", ""), ("a3", " shrine"), ("a8", "")])
def test_a_joker_stands_for_any_own_side_of_its_province_in_its_realm(slot: str, more: str) -> None:
    """IMM-CARD-02: chosen when it is revealed."""
    t = revealed(slot, "light_golden_vale", BOTH + "\nlight_meadowhome = [1, 2]")
    offers = [o for o in t.offers() if o.endswith(more) and o != "forfeit"]
    assert offers == [f"light_borderland{more}", f"light_oldford{more}"]


def test_a_joker_moves_and_attacks_too() -> None:
    """IMM-CARD-02"""
    t = revealed("a7", "light_golden_vale", BOTH)
    moves = [o for o in t.offers() if o.startswith("move")]
    assert moves == ["move light_borderland to light_oldford"]
    assert "light_borderland to light_heartwood" in t.offers()


@pytest.mark.parametrize(
    ("sides", "offers"),
    [
        ("light_tribute_pass = [0, 1]", ["light_tribute_pass", "forfeit"]),
        ("dark_tribute_pass = [0, 1]\nlight_tribute_pass = [1, 3]", ["dark_tribute_pass", "forfeit"]),
        ("light_tribute_pass = [0, 1]\ndark_tribute_pass = [0, 1]",
         ["light_tribute_pass", "dark_tribute_pass", "forfeit"]),
    ],
)  # fmt: skip
def test_a_region_card_stands_for_the_side_with_own_cubes_or_one_of_both(sides: str, offers: list[str]) -> None:
    """IMM-CARD-03"""
    assert revealed("a1", "tribute_pass", sides).offers() == offers


@pytest.mark.parametrize("slot", ["a1", "a2", "a3", "a4", "a7", "a8"])
def test_a_region_card_without_own_cubes_in_either_realm_is_forfeited(slot: str) -> None:
    """IMM-CARD-03: for an attack as for anything else."""
    t = revealed(slot, "tribute_pass", "light_tribute_pass = [1, 2]\nlight_murk = [0, 3]")
    assert (t.asks(), t.where("tribute_pass")) == ("0 compensation", "hand 0")


@pytest.mark.parametrize("slot", ["a1", "a5", "a2", "a3", "a8"])
@pytest.mark.parametrize("owner", ["", "dark_oldford = [1, 3]"])
def test_every_action_but_an_attack_needs_an_own_cube_on_the_side(slot: str, owner: str) -> None:
    """IMM-CARD-04: a side lost since Planning cannot be used."""
    t = revealed(slot, "dark_oldford", "light_oldford = [0, 3]\n" + owner)
    assert (t.asks(), t.where("dark_oldford")) == ("0 compensation", "hand 0")
    assert revealed(slot, "dark_oldford", "dark_oldford = [0, 1]").asks() != "0 compensation"


def test_a_move_needs_an_own_cube_on_the_side_and_an_attack_with_the_same_card_does_not() -> None:
    """IMM-CARD-04, IMM-CARD-05"""
    t = revealed("a7", "dark_oldford", "light_oldford = [0, 3]\nlight_borderland = [0, 1]\ndark_borderland = [0, 2]")
    assert not [o for o in t.offers() if o.startswith("move")]
    assert "light_oldford to light_meadowhome" in t.offers()


def test_a_conflict_card_attacks_without_a_cube_on_its_side() -> None:
    """IMM-CARD-05"""
    t = revealed("a4", "dark_witchfen", "light_oldford = [0, 3]\ndark_witchfen = [1, 2]")
    assert "light_oldford to light_meadowhome" in t.offers()
    t = revealed("a4", "witchfen", "light_oldford = [0, 3]\ndark_witchfen = [1, 2]")
    assert t.asks() == "0 compensation", "a Region card needs one"
    t = revealed("a4", "witchfen", "light_oldford = [0, 3]\ndark_witchfen = [0, 1]")
    assert "light_oldford to light_meadowhome" in t.offers()


@pytest.mark.parametrize(
    ("card", "sides", "way", "stance"),
    [
        ("oldford", "light_oldford = [0, 3]", "light_oldford to light_meadowhome", "neutral"),
        ("meadowhome", "light_oldford = [0, 3]\ndark_meadowhome = [0, 1]", "light_oldford to light_meadowhome",
         "with_defender"),
        ("oldford", "light_oldford = [0, 3]", "light_oldford to dark_oldford", "neutral"),
        ("murk", "light_oldford = [0, 3]\nlight_murk = [0, 1]", "light_oldford to light_meadowhome", "with_defender"),
    ],
)  # fmt: skip
def test_a_region_card_never_makes_the_inhabitants_friends(card: str, sides: str, way: str, stance: str) -> None:
    """IMM-CARD-06: not even with a cube on the twin of the target, or through a Portal."""
    t = revealed("a4", card, sides, 'portals = ["light_oldford"]\n').choose(way, "2")
    assert [row["stance"] for row in t.said("attacked")] == [stance]


def test_a_region_card_of_both_sides_offers_no_friends_either() -> None:
    """IMM-CARD-06: it shows the origin in one realm, or is elsewhere in the other."""
    sides = "light_oldford = [0, 3]\ndark_oldford = [0, 1]"
    t = revealed("a4", "oldford", sides).choose("light_oldford to light_meadowhome")
    assert (t.asks(), t.offers()) == ("0 stance", ["neutral", "with_defender", "forfeit"])
