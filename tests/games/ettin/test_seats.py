"""The circle: who sits where, who is whose ally and enemy."""

import pytest

from warcamp.games.ettin.options import checked, table
from warcamp.games.ettin.state import Ettin, ally, enemy

from .scenes import asked, box, happened, scene, seats


def alliances(s: Ettin) -> list[set[int]]:
    return [{r, ally(s, r)} for r in range(0, s.realms, 2)]


def enemies(s: Ettin) -> list[set[int]]:
    """The pairs in the order of their numbers."""
    return [{r, enemy(s, r)} for r in range(0, s.realms, 2)]


@pytest.mark.parametrize(("players", "realms"), [(2, 2), (3, 4), (4, 4), (5, 6), (7, 8), (8, 8), (9, 10), (23, 24)])
def test_the_number_of_realms_is_even_whatever_the_number_of_players(players, realms):
    """ETT-SEAT-01"""
    s = seats(players).s
    assert (s.realms, len(s.gold), len(s.nation)) == (realms, realms, realms)


def test_seats_are_numbered_to_the_left_from_the_one_that_is_drawn():
    """ETT-SEAT-01, ETT-SEAT-02"""
    t = seats(4, ["2"], top="")
    assert t.s.controller == (2, 3, 0, 1)
    assert [d.seat for d in t.position.pending] == [2], "realm 0 chooses first"


def test_the_first_seat_is_drawn_at_random():
    """ETT-SEAT-02"""
    assert {seats(4, top="", seed=seed).s.controller[0] for seed in range(1, 30)} == {0, 1, 2, 3}


@pytest.mark.parametrize("realms", [4, 6, 8, 16])
def test_the_ally_of_seat_0_is_on_the_left_its_enemy_on_the_right_and_so_on_in_turn(realms):
    """ETT-SEAT-02"""
    s = seats(realms).s
    assert (ally(s, 0), enemy(s, 0)) == (1, realms - 1)
    for r in range(realms):
        assert ally(s, r) == (r + 1 if r % 2 == 0 else r - 1)
        assert enemy(s, r) == ((r - 1) % realms if r % 2 == 0 else (r + 1) % realms)
        assert (ally(s, ally(s, r)), enemy(s, enemy(s, r))) == (r, r)


def test_alliances_and_pairs_of_enemies_alternate_round_the_table():
    """ETT-SEAT-03"""
    s = seats(12).s
    assert alliances(s) == [{0, 1}, {2, 3}, {4, 5}, {6, 7}, {8, 9}, {10, 11}]
    assert enemies(s) == [{11, 0}, {1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}]


@pytest.mark.parametrize(
    ("players", "teams", "fights"),
    [
        (4, [{0, 1}, {2, 3}], [{3, 0}, {1, 2}]),
        (6, [{0, 1}, {2, 3}, {4, 5}], [{5, 0}, {1, 2}, {3, 4}]),
        (8, [{0, 1}, {2, 3}, {4, 5}, {6, 7}], [{7, 0}, {1, 2}, {3, 4}, {5, 6}]),
    ],
)
def test_the_usual_tables(players, teams, fights):
    """ETT-SEAT-04"""
    s = seats(players).s
    assert (alliances(s), enemies(s)) == (teams, fights)


def test_two_players_are_enemies_and_have_no_ally():
    """ETT-SEAT-05"""
    s = seats(2).s
    assert [enemy(s, r) for r in range(2)] == [1, 0]
    assert [ally(s, r) for r in range(2)] == [0, 1], "what an ally would get is one's own"


@pytest.mark.parametrize("players", [3, 5, 7])
def test_the_odd_player_has_two_neighbouring_realms_that_are_allies_with_an_enemy_each(players):
    """ETT-SEAT-06"""
    t = seats(players).choose("joymore")
    s = t.s
    assert s.controller == (0, 0, *range(1, players))
    assert s.t.nations[s.nation[1]] == "mercenary"
    assert ally(s, 0) == 1
    assert {enemy(s, 0), enemy(s, 1)} == {s.realms - 1, 2}


def test_who_is_the_odd_player_is_agreed_or_drawn():
    """ETT-SEAT-07"""
    assert seats(3, ["2"], top="").s.controller == (2, 2, 0, 1)
    assert table(checked({"players": 3, "first": 1}), box()).controller == (1, 1, 2, 0)
    assert {seats(3, top="", seed=seed).s.controller[1] for seed in range(1, 30)} == {0, 1, 2}


def test_partners_sit_where_they_like_and_the_first_seat_can_be_agreed():
    """ETT-SEAT-08: neighbours are partners; which of them begins is random unless it is said."""
    assert checked({})["first"] == "random"
    for first, partners in ((0, {0, 1}), (1, {1, 2})):
        s = table(checked({"players": 4, "first": first}), box())
        assert {s.controller[0], s.controller[1]} == partners
        assert not s.random_first


def test_a_location_faces_the_enemys_location_of_the_same_number():
    """ETT-SEAT-09: counted from the one farthest from the Adventure."""
    t = scene("battle", tables='[places]\n"0.1" = ["ogre_bashers_1"]\n"3.3" = ["berserkers_1"]')
    assert happened(t, "fought")[:4] == [
        "fought 0 1 0 4 1",
        "fought 0 2 no battle 2 2",
        "fought 0 3 3 3 6",
        "fought 0 adventure no battle 0 0",
    ]
    assert asked(t) == ["0 deck_spoil"], "the spoils of the first battle"
