"""Winning."""

import pytest

from .rounds import THREE_TILES, set_at, two_tiles, winner, with_options

THREE_POINTS = '[aside]\nbohorg = ["thornmail", "sunlance", "twin_stars"]\n'
FOUR_POINTS = '[aside]\nbohorg = ["thornmail", "sunlance", "twin_stars", "worldsplitter"]\n'
FIVE_POINTS = '[aside]\nbohorg = ["thornmail", "sunlance", "twin_stars", "worldsplitter", "mirror_aegis"]\n'


def test_four_points_at_the_end_of_the_own_second_action_win_at_once():
    """COR-VIC-01"""
    t = two_tiles("second action", tables=THREE_POINTS + '[units]\nA3 = "bohorg 2 basher"')
    t.choose("move", "basher A3", "A0", "end")
    assert winner(t) == "bohorg"
    assert t.position.pending == []
    assert t.game.scores(t.s) == [1.0, 0.0]


def test_three_points_do_not_win():
    """COR-VIC-01"""
    t = two_tiles("second action", tables=THREE_POINTS).choose("pass", "pass")
    assert (winner(t), t.s.round) == ("", 2)


def test_a_fourth_point_within_the_action_does_not_win_before_its_end():
    """COR-VIC-02"""
    tables = THREE_POINTS + '[units]\nA1 = "bohorg 1 basher"\n[crystals]\nbohorg = 6\n'
    t = two_tiles("second action", tables=tables, chance=["lifedrinker", "drum_of_ages"])
    t.choose("equip", "forge", "lifedrinker")
    assert (t.points("bohorg"), winner(t), t.asks()) == (4, "", "bohorg equip")
    t.choose("end")
    assert winner(t) == "bohorg"


def test_a_fourth_point_lost_within_the_action_does_not_win():
    """COR-VIC-02"""
    t = two_tiles("second action", tables=THREE_POINTS + '[units]\nA0 = "bohorg 1 basher"')
    assert t.points("bohorg") == 4
    t.choose("move", "basher A0", "A3")
    assert (winner(t), t.asks()) == ("", "godleif action")


def test_only_the_player_who_has_just_acted_is_checked():
    """COR-VIC-03"""
    t = two_tiles("second action", 'order = ["godleif", "bohorg"]', FOUR_POINTS).choose("pass")
    assert (winner(t), t.asks()) == ("", "bohorg action")
    assert winner(t.choose("pass")) == "bohorg"


def test_a_player_who_passes_is_checked_too():
    """COR-VIC-04"""
    assert winner(two_tiles("second action", tables=FOUR_POINTS).choose("pass")) == "bohorg"


def test_four_points_after_the_first_action_must_be_held_to_the_end_of_the_second():
    """COR-VIC-05"""
    t = two_tiles(tables=THREE_POINTS + '[units]\nA0 = "bohorg 1 basher"\nA3 = "godleif 2 berserker"')
    t.choose("pass")
    assert (t.points("bohorg"), winner(t)) == (4, "")
    t.choose("move", "berserker A3", "A0", "end").force("W" * 5).choose("strike")
    assert t.points("bohorg") == 3
    t.choose("pass")
    assert (winner(t), t.asks()) == ("", "godleif action")


def test_players_later_in_the_order_get_no_second_action_once_somebody_has_won():
    """COR-VIC-06"""
    top = 'order = ["godleif", "bohorg", "tomb"]'
    t = set_at(THREE_TILES, "second action", top, FOUR_POINTS).choose("pass", "pass")
    assert (winner(t), t.s.round, t.position.pending) == ("bohorg", 1, [])


def test_the_long_game_needs_five_points():
    """COR-VIC-07"""
    assert (with_options().target, with_options(long=True).target) == (4, 5)
    t = two_tiles("second action", "target = 5", FOUR_POINTS).choose("pass")
    assert winner(t) == ""
    assert winner(two_tiles("second action", "target = 5", FIVE_POINTS).choose("pass")) == "bohorg"


@pytest.mark.parametrize("tables", [FOUR_POINTS, FIVE_POINTS])
def test_four_or_more_points_are_enough(tables):
    """COR-VIC-08"""
    assert winner(two_tiles("second action", tables=tables).choose("pass")) == "bohorg"
