"""Corner cases of set-up, draft and the first throw, CC-01 to CC-09."""

from __future__ import annotations

import pytest

from warcamp.games.immortals.content_schema import DARK_TRIBES, LIGHT_TRIBES

from .battlefield import scene
from .table import FIVE, Table, at

MIXED = ["dark", "light", "dark", "light"]
SUPPLY = dict.fromkeys(range(4), 13)


def drafting(hands: dict[int, list[str]], groups: dict[int, list[int]], **things) -> Table:
    """A draft round of four players with these hands."""
    things = {"supply": SUPPLY, "hand_realm": MIXED, "draft": 1, **things}
    return scene(at("draft"), groups=groups, draft_hand=hands, **things)


@pytest.mark.parametrize(("seats", "total"), [(3, 43), (4, 43), (5, 37)])
def test_every_pair_of_tribes_uses_the_same_number_of_cubes(seats, total):
    """CC-01, IMM-SET-11"""
    for light in LIGHT_TRIBES:
        for dark in DARK_TRIBES:
            t = scene('phase = "setup"', players=seats, chance=[light, dark])
            assert (t.s.t.tribes[t.s.light[0]], t.s.t.tribes[t.s.dark[0]]) == (light, dark)
            placed = sum(t.s.groups[0])
            assert placed + 2 + 6 + 7 == total
            assert t.s.supply[0] == 43 - placed


@pytest.mark.parametrize(("seats", "total"), [(3, 43), (4, 43), (5, 37)])
def test_with_five_players_six_cubes_leave_the_game(seats, total):
    """CC-01, IMM-SET-11"""
    t = scene('phase = "setup"', players=seats, quick_draft=True)
    assert t.phase() == "priming"
    assert t.s.total == (total,) * seats


def test_five_hands_start_dark_light_dark_light_dark_and_keep_their_realm():
    """CC-02, IMM-DRAFT-02, IMM-DRAFT-15, IMM-DRAFT-17"""
    groups = {seat: [3, 3] for seat in range(5)}
    t = scene(at("draft", FIVE), groups=groups, supply=dict.fromkeys(range(5), 13))
    realms = ["dark", "light", "dark", "light", "dark"]
    for seat, realm in enumerate(realms):
        assert [card.partition("_")[0] for card in t.cards(seat, "draft_hand")] == [realm] * 5
    assert (len(t.pile("draft dark")), len(t.pile("draft light"))) == (15, 20)
    hand = t.cards(0, "draft_hand")
    for seat in range(5):
        t.choose(t.offers(seat)[0], seat=seat)
    while t.asks().endswith("settle"):
        t.choose(t.offers()[0])
    passed = set(t.cards(1, "draft_hand"))
    assert len(passed & set(hand)) == 4
    assert len(passed) == 5
    assert {card.partition("_")[0] for card in passed} == {"dark"}


def test_who_has_a_group_must_choose_a_card_of_an_empty_side():
    """CC-03, IMM-DRAFT-05, IMM-DRAFT-13"""
    taken = ["dark_oldford", "dark_heartwood", "dark_deepdelve", "dark_foothold"]
    hand = ["dark_murk", *taken]
    things = {"sides": dict.fromkeys(taken, (1, 1)), "hand_realm": ["dark"] * 4}
    t = drafting({0: hand}, {0: [3], 1: [3]}, **things)
    assert t.offers(0) == ["dark_murk"]
    t = drafting({0: hand}, {1: [3]}, **things)
    assert sorted(t.offers(0)) == sorted(hand)


def test_a_side_that_a_joker_took_first_blocks_its_own_card():
    """CC-04, IMM-DRAFT-11"""
    hands = {0: ["dark_drowned_reach"], 1: ["light_murk"], 2: ["dark_reedmere"], 3: ["light_oldford"]}
    t = drafting(hands, {seat: [3] for seat in range(4)})
    for seat in range(4):
        t.choose(hands[seat][0], seat=seat)
    t.choose("dark_reedmere")
    assert t.side("dark_reedmere") == (0, 3)
    assert t.cards(2) == ["dark_reedmere"]
    assert t.s.groups[2] == (3,)
    assert t.said("blocked") == [{"seat": 2, "card": "dark_reedmere"}]


def test_a_home_is_full_and_the_holder_of_a_card_keeps_the_second_conflict_card():
    """CC-05, IMM-DRAFT-10"""
    hands = {0: ["dark_kingshome", "dark_oldford"], 1: ["light_murk"], 2: ["dark_witchfen"], 3: ["light_reedmere"]}
    t = drafting(
        hands,
        {seat: [3] for seat in range(4)},
        sides={"light_kingshome": (0, 3), "dark_kingshome": (0, 2), "light_oldford": (0, 2)},
        hand={0: ["kingshome", "oldford"]},
    )
    assert t.offers(0) == ["dark_oldford"]
    for seat in range(4):
        t.choose(t.offers(seat)[0], seat=seat)
    assert t.side("dark_oldford") == (0, 3)
    assert set(t.cards(0)) == {"kingshome", "oldford", "dark_oldford"}


def test_a_joker_for_a_region_whose_card_is_taken_is_kept():
    """CC-06, IMM-DRAFT-10"""
    hands = {0: ["dark_golden_vale"], 1: ["light_murk"], 2: ["dark_witchfen"], 3: ["light_reedmere"]}
    t = drafting(hands, {seat: [3] for seat in range(4)}, hand={1: ["oldford"]})
    for seat in range(4):
        t.choose(hands[seat][0], seat=seat)
    t.choose("dark_oldford")
    assert t.side("dark_oldford") == (0, 3)
    assert t.cards(0) == ["dark_golden_vale"]
    assert t.holder("oldford") == 1


def test_the_draft_goes_on_for_the_last_who_has_groups():
    """CC-07, IMM-DRAFT-13, IMM-DRAFT-14"""
    t = scene(at("draft"), groups={2: [3, 3, 3]}, supply=SUPPLY)
    for number in range(1, 4):
        for seat in range(4):
            pick = next(card for card in t.offers(seat) if seat != 2 or card.partition("_")[2] in t.s.t.regions)
            t.choose(pick, seat=seat)
        assert [len(t.cards(seat)) for seat in (0, 1, 3)] == [number] * 3
        assert len(t.s.groups[2]) == 3 - number
    assert t.phase() == "priming"
    assert sum(t.side(side)[0] == 2 for side in t.s.t.sides) == 3


def test_the_draft_ends_with_all_cards_but_the_kept_ones_in_one_deck():
    """CC-08, IMM-DRAFT-19, IMM-DRAFT-20, IMM-DRAFT-21"""
    t = scene(at("draft"), groups={0: [3, 3]}, supply=SUPPLY, marker=1)
    for _ in range(2):
        for seat in range(4):
            pick = next(card for card in t.offers(seat) if seat or card.partition("_")[2] in t.s.t.regions)
            t.choose(pick, seat=seat)
    assert t.phase() == "priming"
    assert t.s.marker == 2
    assert [t.cards(seat, "draft_hand") for seat in range(4)] == [[], [], [], []]
    kept = [card for seat in range(4) for card in t.cards(seat) if t.s.names.index(card) >= 25]
    assert len(kept) == 6
    assert len(t.pile("deck")) + len(kept) == 60


def test_one_inhabitant_that_falls_stays_in_the_tray():
    """CC-09, IMM-TOWER-03"""
    t = scene(at("priming"), supply=dict.fromkeys(range(4), 7), chance=["gggggggg/g"]).choose("7", "0", "3", "4")
    assert t.phase() == "reinforcement"
    assert (t.tray(), t.tower(), t.bank()) == ("g", "g" * 9, 10)
