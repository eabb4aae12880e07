"""The draft of Conflict cards, which sets the armies on the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from warcamp.engine.view import view
from warcamp.engine.zones import SPECTATOR

from .table import FOUR, Table, at

HANDS = {
    0: ["dark_murk", "dark_reedmere", "dark_witchfen", "dark_blackwater", "dark_iron_crown"],
    1: ["light_murk", "light_reedmere", "light_witchfen", "light_blackwater", "light_iron_crown"],
    2: ["dark_oldford", "dark_borderland", "dark_windy_downs", "dark_tribute_pass", "dark_golden_vale"],
    3: ["light_oldford", "light_borderland", "light_windy_downs", "light_tribute_pass", "light_golden_vale"],
}
"""Hands with two jokers of either realm; nobody is at home."""
ALL_FALL = "0000000111111122222223333333gg"
"""Of the cubes thrown first all but eight green ones."""


def drafting(
    hands: dict[int, list[str]] | None = None,
    groups: dict[int, list[int]] | None = None,
    tables: str = "",
    top: str = "",
    chance: Sequence[Any] = (),
) -> Table:
    """Four players choose cards in a draft round; everybody has groups of 3 and 4 left unless said otherwise."""
    groups = groups if groups is not None else {p: [3, 4] for p in range(4)}
    text = at("draft", FOUR)
    text += f'draft = 1\nhand_realm = ["dark", "light", "dark", "light"]\n{top}\n'
    text += "[draft_hand]\n" + "".join(f"{p} = {row}\n" for p, row in (HANDS | (hands or {})).items())
    text += "[groups]\n" + "".join(f"{p} = {row}\n" for p, row in groups.items())
    text += "[supply]\n" + "".join(f"{p} = 13\n" for p in range(4))
    return Table(text + tables, chance)


def chosen(t: Table, *picks: str) -> Table:
    """The seats choose their cards, seat 0 first."""
    for p, pick in enumerate(picks):
        t.choose(pick, seat=p)
    return t


def placed(t: Table) -> Table:
    """Everybody who places a group places the smallest, on the first side open."""
    while t.asks().endswith(("settle", "group")):
        t.choose(t.offers()[0])
    return t


FIRST = ("dark_murk", "light_reedmere", "dark_oldford", "light_borderland")


def round_of(t: Table, *picks: str) -> Table:
    """One draft round."""
    return placed(chosen(t, *(picks or FIRST)))


def test_each_realm_has_a_deck_of_thirty_with_five_jokers() -> None:
    """IMM-DRAFT-01"""
    t = Table('players = 4\nphase = "setup"')
    for realm in ("light", "dark"):
        cards = t.pile(f"draft {realm}")
        assert (len(cards), {card.partition("_")[0] for card in cards}) == (30, {realm})
        assert sum(card.removeprefix(f"{realm}_") in t.s.t.provinces for card in cards) == 5


def at_home(players: int, marker: int, seed: int = 1) -> Table:
    """The home placement with a group each; then hands are dealt."""
    tribes = {"light": ["humans", "elves", "dwarves", "amazons", "halflings"]}
    tribes["dark"] = ["demons", "orcs", "trolls", "night_elves", "necromancers"]
    text = "".join(f"{realm} = {row[:players]}\n" for realm, row in tribes.items())
    text += f'phase = "home"\nmarker = {marker}\n[groups]\n' + "".join(f"{p} = [3, 3]\n" for p in range(players))
    return Table(text + "[supply]\n" + "".join(f"{p} = 15\n" for p in range(players)), seed=seed)


@pytest.mark.parametrize(
    ("players", "marker", "realms"),
    [
        (4, 0, ["dark", "light", "dark", "light"]),
        (4, 3, ["light", "dark", "light", "dark"]),
        (3, 1, ["dark", "dark", "light"]),
        (5, 0, ["dark", "light", "dark", "light", "dark"]),
    ],
)
def test_five_cards_are_dealt_alternately_from_the_dark_and_the_light_deck(
    players: int, marker: int, realms: list[str]
) -> None:
    """IMM-DRAFT-02: the first player's are dark; with an odd number one more hand is dark."""
    t = at_home(players, marker)
    for p, realm in enumerate(realms):
        hand = t.cards(p, "draft_hand")
        assert (len(hand), {card.partition("_")[0] for card in hand}) == (5, {realm})
    dark = realms.count("dark")
    assert (len(t.pile("draft dark")), len(t.pile("draft light"))) == (30 - 5 * dark, 30 - 5 * (players - dark))


def test_the_decks_are_shuffled() -> None:
    """IMM-DRAFT-01: a card is drawn at random."""
    assert len({tuple(at_home(4, 0, seed).cards(0, "draft_hand")) for seed in range(8)}) == 8


def test_a_hand_never_mixes_realms() -> None:
    """IMM-DRAFT-03"""
    t = drafting()
    seen = set()
    while t.phase() == "draft":
        for p in range(4):
            realms = {card.partition("_")[0] for card in t.cards(p, "draft_hand")}
            assert len(realms) <= 1
            seen.add((p, *realms))
        t.choose(t.offers()[-1])
    assert len(seen) == 8, "each seat had hands of both realms"


def test_everybody_chooses_a_card_at_once_and_in_secret() -> None:
    """IMM-DRAFT-04"""
    t = drafting()
    assert t.asks_all() == ["0 draft", "1 draft", "2 draft", "3 draft"]
    t.choose("dark_murk", seat=0)
    for viewer in (1, SPECTATOR):
        assert view(t.position, viewer)["sealed"] == [{"seat": 0, "ask": "draft"}], "that, and not what"
        assert not t.knows(viewer, "dark_murk")
    assert t.take_back(0, "draft")
    assert t.asks_all() == ["0 draft", "1 draft", "2 draft", "3 draft"]


OCCUPIED = "[sides]\ndark_murk = [1, 2]\ndark_reedmere = [1, 2]\ndark_witchfen = [2, 1]\ndark_blackwater = [1, 1]\n"
CROWN = ["mountainhome", "forge_fire", "deepdelve", "eagle_spire", "foothold"]
FULL = OCCUPIED + "".join(f"dark_{region} = [3, 1]\n" for region in CROWN)


def test_who_has_a_group_must_choose_a_card_of_an_empty_side() -> None:
    """IMM-DRAFT-05: a joker is one while a side of its province is empty."""
    assert drafting(tables=OCCUPIED).offers(0) == ["dark_iron_crown"]
    almost = FULL.replace("dark_foothold = [3, 1]\n", "").replace("dark_witchfen = [2, 1]\n", "")
    assert drafting(tables=almost).offers(0) == ["dark_witchfen", "dark_iron_crown"]
    full = FULL.replace("dark_witchfen = [2, 1]\n", "")
    assert drafting(tables=full).offers(0) == ["dark_witchfen"]


def test_cards_that_place_armies_are_shown_all_at_once() -> None:
    """IMM-DRAFT-06"""
    t = chosen(drafting(), *FIRST[:3])
    assert (t.said("played"), t.cards(0, "played")) == ([], [])
    t.choose(FIRST[3], seat=3)
    assert [row["card"] for row in t.said("played")] == list(FIRST)
    assert [t.cards(p, "played") for p in range(4)] == [[card] for card in FIRST]
    assert all(t.is_public(card) for card in FIRST)


def test_in_turn_order_each_puts_a_whole_group_of_choice_on_the_side_shown() -> None:
    """IMM-DRAFT-07"""
    t = chosen(drafting(top="marker = 2"), *FIRST)
    assert (t.asks(), t.offers()) == ("2 group", ["3", "4"])
    assert t.choose("4").asks() == "3 group"
    assert t.choose("3").asks() == "0 group"
    t.choose("4", "3")
    sides = [t.side(card) for card in FIRST]
    assert sides == [(0, 4), (1, 3), (2, 4), (3, 3)]
    assert t.s.groups == ((3,), (4,), (3,), (4,))
    assert t.side("light_murk") == (-1, 0), "the realm is the card's"


def test_a_joker_lets_choose_an_empty_side_of_its_province_in_its_realm() -> None:
    """IMM-DRAFT-08"""
    t = drafting(tables="[sides]\ndark_deepdelve = [1, 2]\nlight_foothold = [1, 2]\n")
    t = chosen(t, "dark_iron_crown", *FIRST[1:])
    open_sides = ["dark_mountainhome", "dark_forge_fire", "dark_eagle_spire", "dark_foothold"]
    assert (t.asks(), t.offers()) == ("0 settle", open_sides)
    t.choose("dark_foothold", "4")
    assert t.side("dark_foothold") == (0, 4)


def test_the_region_card_comes_to_hand_and_the_conflict_card_to_the_discard_of_its_realm() -> None:
    """IMM-DRAFT-09"""
    t = round_of(drafting(), "dark_iron_crown", *FIRST[1:])
    assert (t.holder("mountainhome"), t.cards(0)) == (0, ["mountainhome"])
    assert (t.where("dark_iron_crown"), t.where("light_reedmere")) == ("draft discard dark", "draft discard light")
    assert t.is_public("dark_iron_crown")


def test_without_the_region_card_in_the_deck_the_conflict_card_is_kept_openly() -> None:
    """IMM-DRAFT-10: another holds Murk, the player holds Oldford, a joker stays a joker."""
    t = drafting(tables='[hand]\n1 = ["murk"]\n2 = ["oldford"]\n3 = ["meadowhome"]\n')
    t = round_of(t, "dark_murk", "light_reedmere", "dark_oldford", "light_golden_vale")
    assert (t.side("dark_murk"), t.holder("murk")) == ((0, 3), 1)
    assert t.cards(0) == ["dark_murk"]
    assert (t.side("dark_oldford"), t.cards(2)) == ((2, 3), ["oldford", "dark_oldford"])
    assert (t.side("light_meadowhome"), t.cards(3)) == ((3, 3), ["meadowhome", "light_golden_vale"])
    assert [row["card"] for row in t.said("kept_openly")] == ["dark_murk", "dark_oldford", "light_golden_vale"]
    assert t.is_public("dark_murk")


def test_a_side_taken_by_a_joker_in_the_same_round_takes_no_second_group() -> None:
    """IMM-DRAFT-11: group and card stay with their player."""
    t = drafting({2: ["dark_mountainhome", *HANDS[2][1:]]})
    t = chosen(t, "dark_iron_crown", "light_reedmere", "dark_mountainhome", "light_oldford")
    t.choose("dark_mountainhome", "4", "3")
    assert t.asks() == "3 group", "seat 2 is left out"
    assert t.said("blocked") == [{"seat": 2, "card": "dark_mountainhome"}]
    assert (t.side("dark_mountainhome"), t.s.groups[2]) == ((0, 4), (3, 4))
    assert (t.cards(2), t.holder("mountainhome")) == (["dark_mountainhome"], 0)


def test_a_joker_whose_last_side_was_just_taken_is_kept() -> None:
    """IMM-DRAFT-11"""
    almost = FULL.replace("dark_foothold = [3, 1]\n", "")
    t = drafting({2: ["dark_foothold", *HANDS[2][1:]]}, tables=almost, top="marker = 2")
    t = round_of(t, "dark_iron_crown", "light_reedmere", "dark_foothold", "light_oldford")
    assert (t.side("dark_foothold"), t.cards(0), t.s.groups[0]) == ((2, 3), ["dark_iron_crown"], (3, 4))


def test_with_occupied_sides_only_any_card_is_kept_unshown() -> None:
    """IMM-DRAFT-12"""
    t = drafting(tables=FULL)
    assert t.offers(0) == HANDS[0]
    t = round_of(t, "dark_murk", *FIRST[1:])
    assert (t.cards(0), t.s.groups[0]) == (["dark_murk"], (3, 4))
    assert (t.side("dark_murk"), t.knows(0, "dark_murk"), t.knows(1, "dark_murk")) == ((1, 2), True, False)
    assert "dark_murk" not in [row["card"] for row in t.said("played")]


def test_without_a_group_any_card_is_kept_unshown() -> None:
    """IMM-DRAFT-13: one of an empty side or not."""
    t = drafting(groups={1: [3, 4]}, tables="[sides]\ndark_murk = [1, 2]")
    assert t.offers(0) == HANDS[0]
    t = round_of(t, "dark_reedmere", *FIRST[1:])
    assert (t.cards(0), t.side("dark_reedmere")) == (["dark_reedmere"], (-1, 0))
    assert (t.knows(0, "dark_reedmere"), t.knows(3, "dark_reedmere")) == (True, False)
    assert [row["card"] for row in t.said("played")] == ["light_reedmere"]


def test_the_draft_ends_when_no_group_is_left_on_any_board() -> None:
    """IMM-DRAFT-14"""
    t = round_of(drafting(groups={1: [3, 4]}))
    assert (t.phase(), t.s.draft) == ("draft", 3), "the document stood at the end of the first"
    t = round_of(drafting(groups={0: [1], 1: [3]}, chance=[ALL_FALL]))
    assert t.phase() == "priming"


def test_hands_pass_to_the_left_all_at_once() -> None:
    """IMM-DRAFT-15"""
    t = round_of(drafting())
    for p in range(4):
        rest = [card for card in HANDS[p] if card != FIRST[p]]
        assert [card for card in t.cards((p + 1) % 4, "draft_hand") if card in HANDS[p]] == sorted_as(t, rest)


def sorted_as(t: Table, cards: list[str]) -> list[str]:
    return sorted(cards, key=t.s.names.index)


def test_who_had_a_hand_knows_it_at_the_neighbours_and_nobody_else_does() -> None:
    """IMM-DRAFT-15"""
    t = round_of(drafting())
    assert [t.knows(p, "dark_reedmere") for p in range(4)] == [True, True, False, False]


def test_the_marker_goes_to_the_left_neighbour() -> None:
    """IMM-DRAFT-16: who has it is first in the next draft round."""
    t = round_of(drafting(top="marker = 3"))
    assert (t.s.marker, t.said("marker")) == (0, [{"seat": 0}])
    for p in range(4):
        t.choose(t.offers(p)[0], seat=p)
    assert t.asks()[0] == "0"


def test_each_draws_a_card_of_the_realm_of_the_hand_just_received() -> None:
    """IMM-DRAFT-17"""
    drawn = ["light_kingshome", "dark_kingshome", "light_heartwood", "dark_heartwood"]
    t = drafting(top="marker = 3", chance=drawn)
    before = len(t.pile("draft light"))
    round_of(t)
    for p, card in enumerate(drawn):
        assert (len(t.cards(p, "draft_hand")), card in t.cards(p, "draft_hand")) == (5, True)
    assert len(t.pile("draft light")) == before - 2


def others(t: Table, realm: str, keep: Sequence[str] = ()) -> list[str]:
    """The cards of a draft deck but some."""
    return [card for card in t.pile(f"draft {realm}") if card not in keep]


def test_an_empty_deck_is_made_anew_of_the_discard_of_its_realm() -> None:
    """IMM-DRAFT-18"""
    kept = others(drafting(), "dark")
    t = drafting(tables=f"[hand]\n3 = {kept[1:]}\n", top=f'draft_discard = ["{kept[0]}"]')
    assert (t.pile("draft dark"), t.where(kept[0])) == ([], "draft discard dark")
    round_of(t)
    hands = [card for p in range(4) for card in t.cards(p, "draft_hand")]
    assert len(hands) == 20
    made = [kept[0], "dark_murk", "dark_oldford"]
    assert sorted([card for card in made if card in hands] + t.pile("draft dark")) == sorted(made)
    assert not any(t.knows(p, card) for p in range(4) for card in t.pile("draft dark"))


def test_without_deck_and_discard_a_hand_goes_on_with_fewer_cards() -> None:
    """IMM-DRAFT-18: there is one dark card for two hands; it goes to the first in turn."""
    spare = others(drafting(), "dark")
    tables = f'[hand]\n3 = {spare[1:]}\n0 = ["murk"]\n2 = ["oldford"]\n'
    t = round_of(drafting(tables=tables, top="marker = 2"))
    assert t.where(spare[0]) == "draft hand 3"
    assert [len(t.cards(p, "draft_hand")) for p in range(4)] == [5, 4, 5, 5]


def test_an_empty_hand_keeps_its_realm() -> None:
    """IMM-DRAFT-18: it is passed on, and its next card is dark."""
    spare = others(drafting({0: ["dark_murk"]}), "dark")
    t = drafting({0: ["dark_murk"]}, tables=f'[hand]\n3 = {spare}\n1 = ["murk"]\n', top="marker = 3")
    round_of(t)
    assert (t.cards(1, "draft_hand"), t.s.hand_realm) == (["dark_oldford"], (0, 1, 0, 1))


def test_at_the_end_hands_are_discarded_and_kept_cards_stay() -> None:
    """IMM-DRAFT-19, IMM-DRAFT-21, IMM-DRAFT-24: all draft cards but the kept ones make one face-down deck."""
    t = drafting(groups={0: [3]}, top='draft_discard = ["light_heartwood"]', chance=[ALL_FALL])
    t = round_of(t)
    assert t.phase() == "priming"
    assert [t.cards(p) for p in range(4)] == [["murk"], ["light_reedmere"], ["dark_oldford"], ["light_borderland"]]
    assert [t.cards(p, "draft_hand") for p in range(4)] == [[]] * 4
    assert (t.pile("draft light"), t.pile("draft dark"), t.pile("discard")) == ([], [], [])
    deck = t.pile("deck")
    assert (len(deck), "light_heartwood" in deck, "dark_murk" in deck) == (57, True, True)
    assert not any(t.knows(p, card) for p in range(4) for card in deck)
    assert len(t.s.zones.cards[t.s.zones.layout.names.index("hand 1")]) == 1 + 4 + 4


def test_the_marker_stays_at_the_end_and_its_holder_starts_the_first_round() -> None:
    """IMM-DRAFT-20"""
    t = round_of(drafting(groups={0: [3]}, top="marker = 2", chance=["2222222" + "g" * 10 + "00000"]))
    assert (t.s.marker, t.said("marker")) == (2, [])
    while t.phase() == "priming":
        t.choose(t.offers()[0])
    assert (t.s.round, t.s.first, t.asks()) == (1, 2, "2 draw")


def test_everybody_takes_the_gold_and_energy_of_both_halves() -> None:
    """IMM-DRAFT-22: Humans 4 + 4 and Demons 2 + 2; Elves 9 + 3 and Orcs 5 + 3; Dwarves 3 + 2 and Trolls 0 + 4; Amazons
    5 + 3 and Night Elves 5 + 4."""
    t = round_of(drafting(groups={0: [3]}))
    assert (t.s.energy, t.s.gold) == ([6, 14, 3, 10], [6, 6, 6, 7])


def test_three_cubes_of_the_supply_go_to_each_limbo() -> None:
    """IMM-DRAFT-23"""
    t = round_of(drafting(groups={0: [3]}, chance=[ALL_FALL]))
    assert [t.limbo(p) for p in range(4)] == [(3, 3)] * 4


def test_who_has_groups_and_no_card_settles_on_any_empty_side() -> None:
    """IMM-DRAFT-25: at that player's turn; the Region card comes too if it is in the deck."""
    t = drafting({1: []}, groups={1: [3, 4]}, tables='[sides]\nlight_murk = [2, 1]\n[hand]\n2 = ["foothold"]')
    assert t.asks_all() == ["0 draft", "2 draft", "3 draft"]
    for p in (0, 2, 3):
        t.choose(FIRST[p], seat=p)
    sides = [side for side in t.s.t.sides if side != "light_murk"]
    assert (t.asks(), t.offers()) == ("1 settle", sides)
    t.choose("dark_heartwood", "4")
    assert (t.side("dark_heartwood"), t.cards(1), t.s.groups[1]) == ((1, 4), ["heartwood"], (3,))
    t = drafting({1: []}, groups={1: [3, 4]}, tables='[hand]\n2 = ["foothold"]')
    for p in (0, 2, 3):
        t.choose(FIRST[p], seat=p)
    t.choose("dark_foothold", "4")
    assert (t.side("dark_foothold"), t.cards(1), t.holder("foothold")) == ((1, 4), [], 2)


def test_who_chose_a_card_and_keeps_it_does_not_settle_anywhere() -> None:
    """IMM-DRAFT-25: that is for those without a card only."""
    t = drafting({0: ["dark_murk"]}, tables="[sides]\ndark_murk = [1, 2]")
    t = chosen(t, *FIRST)
    assert t.asks() == "1 group"
