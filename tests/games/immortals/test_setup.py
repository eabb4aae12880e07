"""Setting up the table: the bank, the tribes, the cards, the army groups, the home regions."""

from __future__ import annotations

import pytest

from warcamp.engine.zones import SPECTATOR
from warcamp.games.immortals import options
from warcamp.games.immortals.content import load
from warcamp.games.immortals.state import NONE, portals_left, tiles_left
from warcamp.games.immortals.tables import BLANK_CARD, MAGIC_CARD

from .table import FOUR, Table, at

LIGHT = ["humans", "elves", "dwarves", "amazons", "halflings"]
DARK = ["demons", "orcs", "trolls", "night_elves", "necromancers"]
HOMES = ["kingshome", "treehome", "mountainhome", "wildhome", "meadowhome"]


def begun(players: int = 4, first: int = 0) -> Table:
    """The start of a game with tribes and first player forced: the question is which group goes home."""
    dealt = [tribe for pair in zip(LIGHT[:players], DARK[:players], strict=True) for tribe in pair]
    return Table(f'players = {players}\nphase = "setup"', chance=[*dealt, str(first)])


def settled(t: Table) -> Table:
    """Everybody sends the smallest group home."""
    while t.asks().endswith("home"):
        t.choose(t.offers()[0])
    return t


def test_the_board_and_the_tower_are_empty_at_first() -> None:
    """IMM-SET-01"""
    s = options.table(options.checked({}), load())
    assert (set(s.owner), sum(s.cubes)) == ({NONE}, 0)
    assert (s.stuck, sum(s.tower), sum(s.tray)) == ((), 0, 0)
    assert (s.shrines, s.capitals, s.portals) == (0, 0, 0)


def test_the_bank_has_fifty_tiles_twenty_six_portals_and_twenty_green_cubes() -> None:
    """IMM-SET-02"""
    s = options.table(options.checked({}), load())
    assert (tiles_left(s), portals_left(s), s.bank) == (50, 26, 20)
    assert (s.gold, s.energy) == ([0] * 4, [0] * 4), "gold and energy are still in the bank"


@pytest.mark.parametrize(("players", "rounds"), [(3, 7), (4, 5), (5, 5)])
def test_the_round_cards_are_stacked_for_the_number_of_players(players: int, rounds: int) -> None:
    """IMM-SET-03"""
    assert begun(players).s.rounds == rounds


def test_the_region_deck_lies_face_up_and_the_conflict_cards_face_down() -> None:
    """IMM-SET-04"""
    t = begun()
    assert len(t.pile("regions")) == 25
    assert all(t.is_public(region) for region in t.s.t.regions)
    assert (len(t.pile("draft light")), len(t.pile("draft dark"))) == (30, 30)
    hidden = [*t.pile("draft light"), *t.pile("draft dark")]
    assert not any(t.knows(seat, card) for card in hidden for seat in (0, 1, 2, 3, SPECTATOR))


def test_each_player_is_dealt_one_light_and_one_dark_tribe_at_random() -> None:
    """IMM-SET-05: and no tribe is dealt twice."""
    boards = set()
    for seed in range(12):
        s = Table('players = 5\nphase = "setup"', seed=seed).s
        assert (sorted(s.light), sorted(s.dark)) == ([0, 1, 2, 3, 4], [5, 6, 7, 8, 9])
        boards.add((s.light, s.dark))
    assert len(boards) == 12


def test_the_tokens_left_over_are_nobodys() -> None:
    """IMM-SET-05"""
    t = begun(3)
    assert [row["tribe"] for row in t.said("tribe")] == ["humans", "demons", "elves", "orcs", "dwarves", "trolls"]
    assert "amazons" not in [t.s.t.tribes[tribe] for tribe in t.s.light]


def test_two_halves_make_a_board_with_the_home_of_the_light_and_the_groups_of_both() -> None:
    """IMM-SET-06: Dwarves 5, 3, 3 and 3, Trolls 10, 1 and 3."""
    t = begun(first=2)
    assert t.s.groups[2] == (1, 3, 3, 3, 3, 5, 10)
    t.choose("10")
    assert t.side("light_mountainhome") == (2, 10)


def test_each_player_has_43_cubes_four_magic_cards_four_blank_cards_and_no_points() -> None:
    """IMM-SET-07"""
    assert options.table(options.checked({"players": 3}), load()).supply == (43, 43, 43)
    t = begun(3)
    for p in range(3):
        assert t.s.supply[p] + sum(t.s.groups[p]) == 43
        hand = sorted(t.s.zones.cards[t.s.zones.layout.names.index(f"hand {p}")])
        blanks = [f"blank_{p}_{k}" for k in range(4)]
        assert [t.s.names[card] for card in hand if card < MAGIC_CARD] == blanks
        assert [t.s.names[card] for card in hand if card >= MAGIC_CARD] == [f"{m}_{p}" for m in t.s.t.magics]
        assert t.vp(p) == 0


def test_the_material_of_unused_colours_leaves_the_game() -> None:
    """IMM-SET-07"""
    t = begun(3)
    assert (t.where("blank_2_0"), t.where("blank_3_0"), t.where("magic_transition5_4")) == ("hand 2", "", "")
    assert sum(len(row) for row in t.s.zones.cards) == BLANK_CARD + 3 * 8


def test_the_first_player_is_drawn_and_gets_the_marker() -> None:
    """IMM-SET-08"""
    t = begun(first=3)
    assert (t.s.marker, t.said("first"), t.asks()) == (3, [{"seat": 3}], "3 home")
    assert {Table('players = 4\nphase = "setup"', seed=seed).s.marker for seed in range(30)} == {0, 1, 2, 3}


def test_the_outer_spaces_are_filled_with_three_or_four_players_only() -> None:
    """IMM-SET-09, IMM-OPT-03: Humans 4, 4, 3 and Demons 8, 3, and two groups of 3 in the outer spaces."""
    inner = [3, 3, 4, 4, 8]
    assert list(begun(3).s.groups[0]) == list(begun(4).s.groups[0]) == sorted([*inner, 3, 3])
    assert list(begun(5).s.groups[0]) == inner


@pytest.mark.parametrize(("players", "left", "total"), [(3, 0, 43), (4, 0, 43), (5, 6, 37)])
def test_what_is_left_in_a_supply_after_priming_leaves_the_game(players: int, left: int, total: int) -> None:
    """IMM-SET-10, IMM-SET-11, IMM-GEN-15: groups, two cubes at home, three in each limbo and seven in the tower; with
    five players six cubes are left over."""
    t = settled(begun(players))
    groups = [sum(row) for row in t.s.groups]
    on_board = [sum(n for n, p in zip(t.s.cubes, t.s.owner, strict=True) if p == seat) for seat in range(players)]
    assert [g + b for g, b in zip(groups, on_board, strict=True)] == [30 if players < 5 else 24] * players
    assert t.s.supply == (left + 3 + 3 + 7,) * players
    while t.phase() == "draft":
        t.choose(t.offers()[0])
    assert (t.s.supply, t.s.total) == ((0,) * players, (total,) * players)


def test_in_turn_order_each_sends_a_group_of_choice_to_the_light_side_of_the_home_region() -> None:
    """IMM-HOME-01: a group of either half."""
    t = begun(first=2)
    assert (t.asks(), t.offers()) == ("2 home", ["1", "3", "5", "10"])
    assert t.choose("10").asks() == "3 home"
    t.choose("6")
    assert t.choose("8").asks() == "1 home"
    t.choose("2")
    assert [t.side(f"light_{home}") for home in HOMES[:4]] == [(0, 8), (1, 2), (2, 10), (3, 6)]
    assert t.s.groups[2] == (1, 3, 3, 3, 3, 5)


def test_the_home_region_card_goes_to_its_player() -> None:
    """IMM-HOME-02"""
    t = settled(begun())
    assert [t.holder(home) for home in HOMES[:4]] == [0, 1, 2, 3]
    assert t.cards(3) == ["wildhome"]
    assert len(t.pile("regions")) == 21


def test_two_cubes_of_the_supply_go_to_the_dark_side_of_the_home_region() -> None:
    """IMM-HOME-03"""
    t = begun()
    assert t.s.supply[0] == 15
    t.choose("4")
    assert (t.side("dark_kingshome"), t.s.supply[0]) == ((0, 2), 13)
    assert t.s.groups[0] == (3, 3, 3, 3, 4, 8), "only one group has gone"


def test_homes_of_tribes_that_nobody_plays_are_regions_like_any() -> None:
    """IMM-HOME-04: Meadowhome is empty with four players and taken in both realms with five."""
    t = settled(begun(4))
    assert t.side("light_meadowhome") == t.side("dark_meadowhome") == (-1, 0)
    assert "meadowhome" in t.pile("regions")
    drafting = '\n[groups]\n0 = [3]\n[draft_hand]\n0 = ["light_meadowhome"]\n1 = ["dark_murk"]'
    hands = 'draft = 1\nhand_realm = ["light", "dark", "dark", "dark"]'
    t = Table(at("draft", FOUR) + hands + drafting)
    assert t.offers(0) == ["light_meadowhome"]
    t = settled(begun(5))
    assert [t.side(f"{realm}_meadowhome")[0] for realm in ("light", "dark")] == [4, 4]
    assert len([side for side in t.s.owner if side != NONE]) == 10
