"""Setting up the table."""

import pytest

from warcamp.engine.errors import BadInput
from warcamp.engine.view import view
from warcamp.games.clash_of_rage.names import clan_name
from warcamp.games.clash_of_rage.state import hand, legendary_deck, pile

from .rounds import happened, seats, with_options
from .table import Table

CLANS = ["bohorg", "steamfield", "godleif", "tomb"]
TWO_MAP = ["1A", "3B", "0", "0"]
"""Chance of a map: 1A and 3B, not turned."""


def ready(players: int, chance: list[str] | None = None, seed: int = 1) -> Table:
    """A table set up: clans in the order of the box."""
    t = seats(players, chance or [], seed)
    return t.choose(*CLANS[: min(players, 3)])


def test_set_up_builds_the_map_and_ends_with_the_first_choice_of_cards():
    """COR-SET-01"""
    t = ready(2, TWO_MAP)
    assert t.game.write(t.s)["tiles"] == ["1A 0,0", "3B 2,1"]
    assert [f"{clan_name(t.s, d.seat)} {d.kind}" for d in t.position.pending] == [
        "bohorg tactics",
        "steamfield tactics",
    ]


def test_elves_come_out_of_the_bag_tile_by_tile_on_the_city_then_on_the_forge():
    """COR-SET-02, COR-SET-11"""
    elves = ["templar", "high_elder", "shining_guard"] * 4
    t = ready(2, [*TWO_MAP, *elves])
    where = ["A0"] * 4 + ["A1"] * 2 + ["B5"] * 4 + ["B0"] * 2
    assert happened(t, "elf") == [f"elf {elf} {place}" for elf, place in zip(elves, where, strict=True)]
    assert t.units("A0", "elves") == {"shining_guard": 1, "high_elder": 1, "templar": 2}
    assert t.s.bag == (11, 11, 11)


def test_elves_are_drawn_without_putting_any_back():
    """COR-SET-02: the bag has fifteen of each type."""
    map_of_four = ["1A", "3B", "2A", "5B", "0", "0", "0", "0"]
    t = ready(4, [*map_of_four, *["templar"] * 15, *["high_elder"] * 9])
    assert t.s.bag == (15, 6, 0)
    with pytest.raises(BadInput):
        ready(4, [*map_of_four, *["templar"] * 16])


@pytest.mark.parametrize(("players", "elves"), [(1, 12), (2, 12), (3, 18), (4, 24)])
def test_elves_hold_every_city_with_four_and_every_forge_with_two(players, elves):
    """COR-SET-02, COR-PLC-01, COR-PLC-02"""
    t = ready(players)
    first = t.s.seats * t.s.places
    assert [t.s.troops[first + place] for place in t.s.board.cities] == [4] * max(2, players)
    assert [t.s.troops[first + place] for place in t.s.board.forges] == [2] * max(2, players)
    assert sum(t.s.troops[first:]) == elves
    assert len(t.s.tiles) // 4 == max(2, players)


def test_with_two_players_the_opponent_plays_the_elves():
    """COR-PLC-01"""
    t = Table(
        """
clans = ["bohorg", "godleif"]
phase = "first action"
order = ["godleif", "bohorg"]
tiles = ["1A 0,0", "3B 2,1"]
[units]
A0 = "elves 1 shining_guard"
A4 = "godleif 1 raider, 1 berserker"
""",
        ["WWB"],
    )
    t.choose("move", "raider A4", "A0", "berserker A4", "A0")
    assert (t.asks(), t.offers()) == ("bohorg wound", ["raider", "berserker"])


def test_the_elf_sheet_is_empty_at_the_start():
    """COR-SET-03"""
    t = ready(3)
    assert [t.worn(elf) for elf in ("shining_guard", "high_elder", "templar")] == [[], [], []]


def test_the_fourteen_legendary_cards_lie_face_down():
    """COR-SET-04"""
    t = ready(2)
    deck = t.s.zones.cards[legendary_deck(t.s)]
    assert len(deck) == 14
    for viewer in range(2):
        assert all(card < 0 for card in view(t.position, viewer)["zones"]["legendary"])


def test_the_market_shows_six_different_equipments_and_stacks_those_alike():
    """COR-SET-06"""
    market = ["crossbow", "halberd", "crossbow", "cuirass", "longbow", "crossbow", "war_drum", "short_sword"]
    t = ready(2, [*TWO_MAP, *["templar"] * 12, *market])
    assert t.game.write(t.s)["market"] == [
        "crossbow 3",
        "halberd 1",
        "cuirass 1",
        "longbow 1",
        "war_drum 1",
        "short_sword 1",
    ]
    assert sum(t.s.deck) == 68 - 8


def test_players_begin_without_gold_and_crystals():
    """COR-SET-07"""
    t = ready(3)
    assert (t.s.gold, t.s.crystals) == ([0, 0, 0], [0, 0, 0])


def test_each_player_chooses_a_clan_in_seat_order_and_has_all_its_figures_in_reserve():
    """COR-SET-08"""
    t = seats(3)
    assert t.asks() == "seat 0 clan"
    t.choose("tomb")
    assert t.asks() == "seat 1 clan"
    t.choose("bohorg", "godleif")
    assert [t.reserve(clan) for clan in ("tomb", "bohorg", "godleif")] == [[10, 5, 3], [8, 6, 3], [7, 5, 4]]
    assert not sum(t.s.troops[: t.s.seats * t.s.places]), "no unit on the board"
    own = t.s.zones.cards[hand(t.s, 1)] + t.s.zones.cards[pile(t.s, 1)]
    assert sorted(own) == list(range(7)), "the seven cards of the first clan"


def test_clans_can_be_dealt_at_random():
    """COR-SET-08"""
    t = seats(2, ["godleif", "tomb"], top="random_clans = true")
    assert t.asks() == "godleif tactics"
    assert with_options(clans="random").random_clans
    with pytest.raises(BadInput):
        seats(2, ["godleif", "godleif"], top="random_clans = true")


def test_each_player_draws_three_of_his_seven_tactics_cards_and_nobody_else_sees_them():
    """COR-SET-10"""
    t = ready(2)
    own, other = view(t.position, 0)["zones"], view(t.position, 1)["zones"]
    assert (len(own["hand 0"]), len(own["pile 0"]), own["discard 0"]) == (3, 4, [])
    assert all(0 <= card < 7 for card in own["hand 0"])
    assert all(card < 0 for card in other["hand 0"] + other["pile 0"] + own["pile 0"])


def test_the_first_hand_is_drawn_at_random():
    """COR-SET-10"""
    assert len({tuple(ready(2, seed=seed).offers("bohorg")) for seed in range(1, 9)}) > 1


def test_elves_on_the_board_are_seen_by_all():
    """COR-SET-11"""
    t = ready(2)
    for viewer in range(2):
        assert view(t.position, viewer)["public"]["units"] == t.s.units
    assert sum(t.s.units) == 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_players_does_not_change_the_points_needed(players):
    """COR-PLC-03"""
    assert with_options(players=players).target == 4
    assert with_options(players=players, long=True).target == 5
