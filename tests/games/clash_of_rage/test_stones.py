"""Phase C: reinforcement stones."""

from .rounds import happened, two_tiles
from .table import Table

BOTH_STONES = """
[units]
A4 = "bohorg 4 basher"
B2 = "bohorg 3 basher"
"""


def test_a_stone_gives_its_controller_a_unit_of_its_level_there():
    """COR-STN-01, COR-STN-02: without a question."""
    t = two_tiles(tables='[units]\nA4 = "bohorg 1 executioner"\nB2 = "godleif 1 raider"').choose("pass", "pass")
    assert t.units("A4", "bohorg") == {"executioner": 1, "basher": 1}
    assert t.units("B2", "godleif") == {"raider": 2}
    assert t.reserve("bohorg") == [7, 6, 2]
    assert t.asks() == "bohorg action"


def test_a_stone_without_a_controller_gives_nothing():
    """COR-STN-01"""
    t = two_tiles(tables='[units]\nA4 = "bohorg 1 basher"').choose("move", "basher A4", "A5", "pass")
    assert happened(t, "stone") == []


def test_a_stone_gives_nothing_when_the_reserve_has_none_of_its_level_and_owes_nothing():
    """COR-STN-02"""
    t = two_tiles(tables='[units]\nA4 = "bohorg 1 executioner"\n"@bohorg" = "bohorg 8 basher"').choose("pass", "pass")
    assert t.units("A4", "bohorg") == {"executioner": 1}
    assert (t.reserve("bohorg"), t.asks()) == ([0, 6, 2], "bohorg action")


def test_several_stones_give_one_unit_each():
    """COR-STN-03"""
    t = two_tiles("stones", tables='[units]\nA4 = "bohorg 1 basher"\nB2 = "bohorg 1 krag_rider"')
    assert t.units("A4", "bohorg") == {"basher": 2}
    assert t.units("B2", "bohorg") == {"basher": 1, "krag_rider": 1}


def test_when_the_reserve_is_short_the_player_says_which_stone_gives():
    """COR-STN-03, COR-STN-02: and he cannot refuse."""
    t = two_tiles("stones", tables=BOTH_STONES)
    assert (t.asks(), t.offers()) == ("bohorg stone", ["A4", "B2"])
    assert t.refused("A1") == "COR-STN-01"
    t.choose("B2")
    assert (t.units("A4", "bohorg"), t.units("B2", "bohorg")) == ({"basher": 4}, {"basher": 4})
    assert t.asks() == "bohorg action"


def test_stones_of_two_players_give_side_by_side():
    """COR-STN-02: nobody waits for another's choice."""
    tiles = '["1A 0,0", "3B 2,1", "5B 3,-2", "2A 5,-1"]'
    text = f'clans = ["bohorg", "godleif"]\nphase = "stones"\ntiles = {tiles}\n'
    units = '[units]\nA4 = "bohorg 4 basher"\nB2 = "bohorg 3 basher"\nC5 = "godleif 3 raider"\nD6 = "godleif 3 raider"'
    t = Table(text + units)
    assert (t.offers("bohorg"), t.offers("godleif")) == (["A4", "B2"], ["C5", "D6"])
    t.choose("D6", seat="godleif")
    assert t.units("D6", "godleif") == {"raider": 4}
    t.choose("A4", seat="bohorg")
    assert t.units("A4", "bohorg") == {"basher": 5}


def test_elves_on_a_stone_receive_nothing():
    """COR-STN-04"""
    t = two_tiles("stones", tables='[units]\nA4 = "elves 1 shining_guard"')
    assert t.units("A4", "elves") == {"shining_guard": 1}
    assert t.s.bag == (14, 15, 15)


def test_a_stone_gives_again_every_round():
    """COR-STN-05"""
    t = two_tiles(top="round = 2", tables='[units]\nA4 = "bohorg 1 basher"')
    t.choose("pass", "pass", "pass", "pass")
    t.choose("krag_scouts", seat="bohorg").choose("lightning_raid", seat="godleif")
    t.choose("basher @bohorg", "krag_rider @bohorg", "pass", "pass")
    assert happened(t, "stone") == ["stone bohorg basher A4"] * 2
    assert t.units("A4", "bohorg") == {"basher": 3}


def test_stones_are_not_guarded_at_the_start():
    """COR-STN-05"""
    t = Table('clans = ["seat 0", "seat 1"]\nphase = "setup"', ["1A", "3B", "0", "0"]).choose("bohorg", "tomb")
    assert (t.owner("A4"), t.owner("B2")) == ("", "")
    assert (t.units("A4", "elves"), t.units("B2", "elves")) == ({}, {})
