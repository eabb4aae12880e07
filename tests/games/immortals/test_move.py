"""Moving cubes over own sides (IMM-MOVE).

White Falls borders Borderland, Borderland borders Treehome, White Falls does not border Treehome.
"""

from __future__ import annotations

import pytest

from .battlefield import planned
from .table import Table

FALLS = "light_white_falls"
BORDER = "light_borderland"
TREES = "light_treehome"


def moving(card: str = FALLS, gold: int = 1, **things) -> Table:
    """Seat 0 has revealed a card on its slot that attacks or moves."""
    things.setdefault("sides", {FALLS: (0, 6), BORDER: (0, 1), TREES: (0, 2)})
    return planned("a7", card, gold={0: gold}, **things).choose("a7")


def moves(t: Table) -> list[str]:
    """The moves on offer."""
    if t.asks() == "0 compensation":
        return []
    return [offer.removeprefix("move ") for offer in t.offers() if offer.startswith("move")]


@pytest.mark.parametrize("number", [1, 3, 5])
def test_any_number_of_cubes_moves_to_another_own_side_for_a_gold(number):
    """IMM-MOVE-01"""
    t = moving(gold=3).choose(f"move {FALLS} to {BORDER}", str(number))
    assert (t.side(FALLS), t.side(BORDER)) == ((0, 6 - number), (0, 1 + number))
    assert (t.gold(0), t.energy(0)) == (2, 0)


def test_a_move_starts_at_the_side_of_the_card():
    """IMM-MOVE-01"""
    assert moves(moving(TREES)) == [f"{TREES} to {BORDER}", f"{TREES} to {FALLS}"]
    t = moving("white_falls", sides={FALLS: (0, 2), BORDER: (0, 2), "dark_white_falls": (0, 2), "dark_murk": (0, 1)})
    assert moves(t) == [f"{FALLS} to {BORDER}", "dark_white_falls to dark_murk"]


def test_the_destination_holds_an_own_cube():
    """IMM-MOVE-02"""
    t = moving(sides={FALLS: (0, 6), BORDER: (1, 1), "light_murk": (0, 1)})
    assert moves(t) == [f"{FALLS} to light_murk"]


def test_every_side_on_the_way_holds_an_own_cube():
    """IMM-MOVE-03"""
    assert f"{FALLS} to {TREES}" in moves(moving())
    assert moves(moving(sides={FALLS: (0, 6), BORDER: (1, 1), TREES: (0, 2)})) == []
    assert moves(moving(sides={FALLS: (0, 6), TREES: (0, 2)})) == []


def test_a_way_may_be_as_long_as_one_likes():
    """IMM-MOVE-03"""
    chain = ["white_falls", "borderland", "treehome", "thornwall", "singing_glade", "foothold", "eagle_spire"]
    t = moving(sides={f"light_{region}": (0, 2) for region in chain})
    t.choose(f"move {FALLS} to light_eagle_spire", "1")
    assert t.side("light_eagle_spire") == (0, 3)
    assert [t.side(f"light_{region}") for region in chain[1:-1]] == [(0, 2)] * 5


def test_a_cube_stays_behind():
    """IMM-MOVE-04"""
    t = moving(sides={FALLS: (0, 3), BORDER: (0, 1)}).choose(f"move {FALLS} to {BORDER}")
    assert t.offers() == ["1", "2", "forfeit"]


def test_the_way_may_go_through_portals_in_their_direction_between_own_sides():
    """IMM-MOVE-05"""
    sides = {FALLS: (0, 3), BORDER: (0, 2), "dark_borderland": (0, 2), "dark_treehome": (0, 1)}
    t = moving(sides=sides, portals=[BORDER])
    assert moves(t) == [f"{FALLS} to {BORDER}", f"{FALLS} to dark_treehome", f"{FALLS} to dark_borderland"]
    assert moves(moving("dark_borderland", sides=sides, portals=[BORDER])) == ["dark_borderland to dark_treehome"]
    others = {**sides, "dark_borderland": (1, 2)}
    assert moves(moving(sides=others, portals=[BORDER])) == [f"{FALLS} to {BORDER}"]
    t.choose(f"move {FALLS} to dark_treehome", "2")
    assert t.side("dark_treehome") == (0, 3)


def test_all_cubes_go_from_one_side_to_one_side():
    """IMM-MOVE-06"""
    t = moving().choose(f"move {FALLS} to {TREES}", "4")
    assert [t.side(side)[1] for side in (FALLS, BORDER, TREES)] == [2, 1, 6]
    assert t.said("moved") == [{"seat": 0, "origin": FALLS, "target": TREES, "cubes": 4}]
    assert t.asks() == "1 reveal"


@pytest.mark.parametrize(
    ("sides", "gold"),
    [
        ({FALLS: (0, 3)}, 1),
        ({FALLS: (0, 1), BORDER: (0, 2)}, 1),
        ({FALLS: (0, 3), BORDER: (0, 2)}, 0),
        ({BORDER: (0, 3), TREES: (0, 2)}, 1),
    ],
    ids=["no destination", "one cube", "no gold", "not on the side of the card"],
)
def test_without_destination_cubes_or_gold_there_is_only_the_attack(sides, gold):
    """IMM-MOVE-07"""
    t = moving(sides=sides, gold=gold)
    assert moves(t) == []
    assert any(" to " in offer for offer in t.offers())
