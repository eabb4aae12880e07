"""The map and the bastions at its edge."""

import pytest

from warcamp.engine.errors import BadInput
from warcamp.games.clash_of_rage.board import Board, borders, tile_cells
from warcamp.games.clash_of_rage.names import cell_name, place_name, places, read_cell
from warcamp.games.clash_of_rage.tables import CITY, FORGE, PLAIN, STONE

from .rounds import ROUND_ONE, happened, seats, set_at, two_tiles, with_options
from .table import TWO_TILES, Table

ARC = """
clans = ["tomb", "godleif", "bohorg"]
phase = "first action"
tiles = ["1A 0,0", "3B 2,1", "5B 5,-1"]
[bastions]
tomb = "-1,-1"
"""


def walks(t: Table, place: str) -> set[str]:
    """The territories connected to a place for a unit of the first seat that walks."""
    return {place_name(t.s, there) for there in t.s.board.walk[0][places(t.s)[place]]}


def laid(t: Table) -> list[str]:
    """The tiles of the map as a document writes them."""
    tiles: list[str] = t.game.write(t.s)["tiles"]
    return tiles


@pytest.mark.parametrize(("players", "tiles"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_map_has_a_tile_for_each_player_and_two_in_solo(players, tiles):
    """COR-MAP-01, COR-SET-01"""
    clans = ["bohorg", "steamfield", "godleif", "tomb"][:players]
    t = seats(players)
    if players == 4:
        clans.pop()
    t.choose(*clans)
    assert len(laid(t)) == tiles
    assert t.s.board.territories == 7 * tiles


def test_a_map_with_a_tile_too_many_or_too_few_is_refused():
    """COR-MAP-01"""
    for rows in (["1A 0,0"], ["1A 0,0", "2A 2,1", "3A 3,-2"]):
        with pytest.raises(BadInput):
            with_options(players=2, map=rows)


def test_a_tile_is_a_centre_with_six_territories_around_it_on_one_grid():
    """COR-MAP-02"""
    board = two_tiles().s.board
    assert [cell_name(cell) for cell in board.cells[:7]] == ["0,0", "1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"]
    assert [cell_name(cell) for cell in board.cells[7:]] == ["2,1", "3,1", "3,0", "2,0", "1,1", "1,2", "2,2"]
    for centre in (0, 7):
        assert sorted(board.fly[0][centre]) == list(range(centre + 1, centre + 7))


def test_a_random_map_draws_tiles_sides_and_turns():
    """COR-MAP-03, COR-PLC-04"""
    t = seats(2, chance=["4A", "1B", "5", "2"]).choose("bohorg", "tomb")
    assert laid(t) == ["4A 0,0 turn 5", "1B 2,1 turn 2"]
    assert [place_name(t.s, p) for p in t.s.board.cities] == ["A3", "B5"], "west turned by five is north-west"


def test_each_of_the_five_tiles_can_be_drawn_but_none_twice():
    """COR-MAP-03, COR-PLC-04"""
    for side in ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B"):
        other = "B" if side.endswith("A") else "A"
        with pytest.raises(BadInput):
            seats(2, chance=[side, side[0] + other, "0", "0"]).choose("bohorg", "tomb")


def test_the_sides_of_a_fair_map_are_drawn_again_while_most_show_a_stone_of_level_three():
    """COR-MAP-03"""
    t = seats(2, chance=["2B", "4A", "2B", "4A", "2B", "4B", "0", "0"]).choose("bohorg", "tomb")
    assert laid(t) == ["2B 0,0", "4B 2,1"]
    t = seats(2, chance=["2B", "4A", "0", "0"], top="fair_map = false").choose("bohorg", "tomb")
    assert laid(t) == ["2B 0,0", "4A 2,1"]


def test_the_host_can_choose_a_preset_layout_or_lay_the_map_himself():
    """COR-MAP-03"""
    assert with_options(players=3).layout == "3 triangle"
    assert with_options(players=3, layout="line").layout == "3 line"
    with pytest.raises(BadInput):
        with_options(players=3, layout="diamond")
    s = with_options(players=2, map=["5A 0,0 turn 1", "2B -2,-1"])
    assert s.board.territories == 14


def test_players_can_lay_the_tiles_in_turn():
    """COR-MAP-03, COR-MAP-04"""
    t = seats(2, top="random_map = false").choose("bohorg", "tomb")
    assert (t.asks(), len(t.offers())) == ("bohorg tile", 10)
    t.choose("3B", "4")
    assert t.asks() == "tomb tile"
    assert t.refused("3A") == "COR-MAP-03"
    t.choose("1A")
    first = tile_cells(0, 0)
    for offer in t.offers():
        q, r = (int(x) for x in offer.split(","))
        assert not set(tile_cells(q, r)) & set(first)
        assert borders(tile_cells(q, r), first) >= 2
    assert {"2,1", "3,-2", "1,-3", "-2,-1", "-3,2", "-1,3"} < set(t.offers())
    assert t.refused("3,0") == "COR-MAP-04", "one border only"
    t.choose("-2,-1", "0")
    assert laid(t) == ["3B 0,0 turn 4", "1A -2,-1"]


@pytest.mark.parametrize("second", ["2A 1,1", "2A 3,0", "2A 9,9", "2A 2,1 turn 6", "1B 2,1"])
def test_a_tile_may_not_overlap_touch_too_little_or_be_laid_twice(second):
    """COR-MAP-04"""
    with pytest.raises(BadInput):
        with_options(players=2, map=["1A 0,0", second])


def test_territories_with_a_common_side_are_connected_unless_a_rock_lies_there():
    """COR-MAP-05, COR-MAP-06, COR-MAP-07"""
    t = two_tiles()
    assert walks(t, "A0") == {"A1", "A3", "A4", "A6"}, "rocks towards A2 and A5"
    assert walks(t, "A1") == {"A0", "A2", "A6", "B3", "B4"}, "B3 and B4 belong to another tile"
    assert "A3" not in walks(t, "A1"), "only a corner is shared"


def test_a_rock_turns_with_its_tile():
    """COR-MAP-05"""
    t = Table(TWO_TILES.replace("1A 0,0", "1A 0,0 turn 1"))
    assert walks(t, "A0") == {"A1", "A2", "A4", "A5"}, "the rocks lie north-west and south-east now"


def test_only_flyers_cross_rocks():
    """COR-MAP-06"""
    text = TWO_TILES.replace("bohorg", "steamfield") + '[units]\nA5 = "steamfield 1 colossus"\n'
    t = Table(text).choose("move", "colossus A5")
    assert set(t.offers()) == {"A4", "A6"}
    assert t.refused("A0") == "COR-MOV-04"
    t = Table(text + '[worn]\ncolossus = ["dragonwing_mantle"]').choose("move", "colossus A5")
    assert set(t.offers()) == {"A0", "A4", "A6"}


def test_every_tile_has_a_city_a_forge_a_stone_and_four_plain_territories():
    """COR-MAP-08"""
    for side in ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B"):
        other = "2A" if side[0] != "2" else "1A"
        features = with_options(players=2, map=[f"{side} 0,0 turn 2", f"{other} 2,1"]).board.feature[:7]
        kinds = sorted(min(feature, STONE) for feature in features)
        assert kinds == [PLAIN] * 4 + [CITY, FORGE, STONE]


@pytest.mark.parametrize(
    ("tile", "place", "unit"), [("1A", "A4", "basher"), ("1B", "A1", "krag_rider"), ("2B", "A0", "executioner")]
)
def test_a_stone_gives_the_level_that_it_shows(tile, place, unit):
    """COR-MAP-09"""
    text = TWO_TILES.replace("1A", tile).replace("first action", "stones")
    t = Table(text + f'[units]\n{place} = "bohorg 2 basher"')
    found = t.units(place, "bohorg")
    assert found[unit] == (3 if unit == "basher" else 1)
    assert sum(found.values()) == 3


def test_any_number_of_units_may_stand_in_one_place():
    """COR-MAP-10"""
    t = two_tiles(
        "tactics",
        "round = 2",
        '[units]\nA4 = "bohorg 5 basher, 6 krag_rider, 3 executioner"\n[hand]\nbohorg = ["pack_hunt"]',
    )
    t.choose("pack_hunt", seat="bohorg").choose("lightning_raid", seat="godleif")
    t.choose("basher A4", "basher A4", "basher A4")
    assert sum(t.units("A4", "bohorg").values()) == 17


def test_cells_off_the_board_cannot_be_entered_or_crossed_even_in_flight():
    """COR-MAP-11"""
    t = Table(ARC + '[units]\nA2 = "tomb 1 wraith"\n[worn]\nwraith = ["marching_boots"]').choose("move", "wraith A2")
    assert t.refused("2,-1") == "COR-MAP-11"
    assert "B2" in t.offers(), "three steps over land"
    assert "C4" not in t.offers(), "three steps through the gap, four over land"
    assert not [offer for offer in t.offers() if "," in offer]


# ---- bastions ------------------------------------------------------------------------------------------------------
def revealed(t: Table) -> Table:
    """Round 1 after the reveal: godleif plays before bohorg."""
    return t.choose("ambush", seat="bohorg").choose("lightning_raid", seat="godleif")


def test_in_round_one_bastions_are_placed_in_play_order_before_reinforcements():
    """COR-BAS-01, COR-TAC-06"""
    t = revealed(Table(ROUND_ONE))
    assert t.asks() == "godleif bastion"
    t.choose("4,0")
    assert t.asks() == "bohorg bastion"
    assert happened(t, "reinforced") == []
    t.choose("-1,-1")
    assert t.units("@godleif", "godleif") == {"raider": 2}
    assert t.units("@bohorg", "bohorg") == {"basher": 2}


def test_a_bastion_stands_outside_the_tiles_beside_at_least_two_territories():
    """COR-BAS-02"""
    t = revealed(Table(ROUND_ONE))
    for offer in t.offers():
        cell = read_cell(offer, "offer")
        assert cell not in t.s.board.number
        assert len(t.s.board.neighbours(cell)) >= 2
    assert t.refused("4,1") == "COR-BAS-02", "it touches one territory"
    assert t.refused("0,0") == "COR-BAS-02", "it is a territory"
    assert t.refused("9,9") == "COR-BAS-02"


def test_a_bastion_may_not_touch_another():
    """COR-BAS-03"""
    t = revealed(Table(ROUND_ONE))
    assert {"-1,2", "0,2"} < set(t.offers()), "two cells side by side"
    t.choose("0,2")
    assert "-1,2" not in t.offers()
    assert t.refused("-1,2") == "COR-BAS-03"
    assert t.refused("0,2") == "COR-BAS-04"
    assert "-1,-1" in t.offers()


def test_a_bastion_is_joined_to_every_territory_beside_it_and_stays():
    """COR-BAS-04"""
    t = revealed(Table(ROUND_ONE)).choose("4,0", "-1,-1")
    assert walks(t, "@bohorg") == {"A3", "A4"}
    assert "@bohorg" in walks(t, "A3")
    t.choose("pass", "pass", "pass", "pass")
    t.choose(t.offers("bohorg")[0], seat="bohorg").choose(t.offers("godleif")[0], seat="godleif")
    assert t.s.round == 2
    assert happened(t, "bastion") == ["bastion godleif 4,0", "bastion bohorg -1,-1"]
    assert t.game.write(t.s)["bastions"] == {"bohorg": "-1,-1", "godleif": "4,0"}


@pytest.mark.parametrize(
    ("players", "layout", "cells"),
    [
        (2, "pair", 10),
        (3, "triangle", 12),
        (3, "arc", 14),
        (3, "line", 14),
        (4, "diamond", 14),
        (4, "arc", 18),
        (4, "star", 18),
        (4, "line", 18),
    ],
)
def test_every_preset_map_has_room_for_all_bastions_wherever_the_others_stand(players, layout, cells):
    """COR-BAS-05"""
    centres = with_options().t.layouts[f"{players} {layout}"]
    tiles = [f"{i + 1}A {centres[2 * i]},{centres[2 * i + 1]}" for i in range(players)]
    board = with_options(players=players, map=tiles).board
    assert len(board.rim) == cells

    def room(board: Board, seat: int) -> bool:
        sites = board.sites()
        return bool(sites) and (seat == players - 1 or all(room(board.with_bastion(seat, c), seat + 1) for c in sites))

    assert room(board, 0)


def test_placing_the_bastion_cannot_be_skipped():
    """COR-BAS-05"""
    t = revealed(Table(ROUND_ONE))
    assert all("," in offer for offer in t.offers())
    assert t.refused("pass") == "COR-BAS-02"


def test_the_first_income_comes_after_the_bastions_and_brings_no_crystals():
    """COR-BAS-06"""
    t = revealed(set_at(ROUND_ONE, tables='[units]\nA0 = "elves 4 templar"')).choose("4,0", "-1,-1")
    assert happened(t, "bastion", "income") == [
        "bastion godleif 4,0",
        "bastion bohorg -1,-1",
        "income godleif 8 0",
        "income bohorg 8 0",
    ]
