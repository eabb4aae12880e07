"""What a viewer cannot know is dealt anew, as it could be, and what it knows stays."""

from __future__ import annotations

import random

import pytest

from warcamp.engine.source import Fast
from warcamp.engine.view import determinise, redacted, view
from warcamp.engine.zones import SPECTATOR
from warcamp.games.immortals.check import check
from warcamp.games.immortals.state import FLOOR
from warcamp.games.immortals.tables import BLANK_CARD, JOKER_CARD, MAGIC_CARD

from .table import FOUR, Table, at

BOARDS = (
    FOUR
    + """
[sides]
light_heartwood = [1, 2]
light_murk = [1, 2]
[hand]
1 = ["heartwood", "light_oldford", "light_greenmarch"]
2 = ["dark_oldford"]
[slots]
"1.a1" = "murk"
"1.a4" = "dark_foothold"
"1.a6" = "blank_1_0"
"1.m1" = "magic_transition5_1"
"0.a4" = "dark_murk"
"""
)


def worlds(table: Table, viewer: int) -> list[Table]:
    """Some worlds that the viewer cannot tell from the true one."""
    out: list[Table] = []
    for seed in range(40):
        world = Table.__new__(Table)
        world.game = table.game
        world.position = determinise(table.position, viewer, Fast(seed))
        world.s = world.position.s
        check(world.s)
        out.append(world)
    return out


def test_a_player_keeps_the_region_blank_and_magic_cards_that_all_know_of():
    """IMM-REG-04."""
    for world in worlds(Table(BOARDS), 0):
        assert world.holder("heartwood") == world.holder("murk") == 1
        assert world.where("blank_1_0").startswith(("hand 1", "slot 1"))
        assert world.where("magic_transition5_1").startswith(("hand 1", "slot 1"))


def test_where_the_cards_of_another_lie_is_anything_that_could_have_been_planned():
    """IMM-PLAN-04, IMM-PLAN-07, IMM-PLAN-12, IMM-REG-04."""
    found: dict[str, set[str]] = {"a1": set(), "a4": set(), "m1": set()}
    for world in worlds(Table(BOARDS), 0):
        assert world.covered(1) == ["a1", "a4", "a6", "m1"]
        for slot, cards in found.items():
            cards.update(world.cards(1, slot))
    names = Table(BOARDS).s.names
    assert all(names.index(card) < MAGIC_CARD for card in found["a1"] | found["a4"])
    assert all(names.index(card) >= BLANK_CARD for card in found["m1"])
    assert not any(JOKER_CARD <= names.index(card) < BLANK_CARD for card in found["a1"])
    assert "murk" in found["a4"]
    assert min(len(cards) for cards in found.values()) > 2


def test_conflict_cards_that_nobody_has_shown_may_be_anywhere():
    seen = {world.where("light_oldford") for world in worlds(Table(BOARDS), 0)}
    assert "conflicts" in seen
    assert len(seen) > 2


def test_a_conflict_card_that_was_shown_stays_with_its_player():
    table = Table('openly = ["light_oldford"]\n' + BOARDS)
    seen = {world.where("light_oldford") for world in worlds(table, 0)}
    assert len(seen) > 1
    assert all(where.startswith(("hand 1", "slot 1")) for where in seen)


def test_the_own_cards_stay_where_they_are():
    for world in worlds(Table(BOARDS), 1):
        assert world.cards(1, "a1") == ["murk"]
        assert world.cards(1, "m1") == ["magic_transition5_1"]
        assert world.cards(1) == ["heartwood", "light_oldford", "light_greenmarch"]


def test_a_revealed_card_in_hand_stays_there():
    table = Table(BOARDS).choose("pass", "gold").choose("a1", "light_murk")
    assert table.where("murk") == "hand 1"
    assert {world.where("murk") for world in worlds(table, 0)} == {"hand 1"}


def test_the_floors_of_the_tower_are_nobody_s_to_know():
    """IMM-TOWER-08."""
    table = Table('tower = "0011g/23g"\n' + FOUR + '[slots]\n"0.a4" = "dark_murk"\n')
    floors = set()
    for world in worlds(table, 0):
        assert world.tower() == table.tower() == "001123gg"
        floors.add(tuple([cube for cube in world.s.stuck if cube < FLOOR]))
    assert len(floors) > 10
    assert "stuck" not in view(table.position, 0)["public"]
    other = Table('tower = "23g/0011g"\n' + FOUR + '[slots]\n"0.a4" = "dark_murk"\n')
    assert redacted(table.position, 0).stuck == redacted(other.position, 0).stuck


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_a_plan_in_progress_is_not_in_the_worlds_of_others_nor_what_they_see(viewer):
    """IMM-PLAN-01, IMM-PLAN-12."""
    text = at("planning") + '[sides]\nlight_murk = [1, 2]\n[hand]\n1 = ["murk", "light_oldford"]\n'
    table = Table(text)
    before = view(table.position, viewer)
    table.plan(1, "a1 murk", "a4 light_oldford", "a4 empty", "m1 blank")
    assert view(table.position, viewer) == before
    assert redacted(table.position, viewer).plan[1] == ()
    for world in worlds(table, viewer):
        assert world.planned(1) == {}
        assert world.offers(1)[0] == "ready"
        assert "a1 murk" in world.offers(1)


def test_worlds_in_the_middle_of_the_draft_keep_hands_of_one_realm():
    """IMM-DRAFT-03."""
    table = Table(at("draft") + "[groups]\n0 = [3, 3]\n1 = [3]\n2 = [3]\n3 = [2]\n", seed=5)
    for world in worlds(table, 2):
        for seat in range(4):
            realms = {card.partition("_")[0] for card in world.cards(seat, "draft_hand")}
            assert realms == {("dark", "light")[seat % 2]}
        chooser = random.Random(1)
        for _ in range(12):
            d = world.position.pending[0]
            world.position.apply(0, chooser.choice(d.options))
            check(world.s)
