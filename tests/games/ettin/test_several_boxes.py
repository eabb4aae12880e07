"""Nine and more players: several boxes round one table."""

from collections import Counter

import pytest

from warcamp.engine.errors import BadInput, BrokenInvariant
from warcamp.games.ettin.check import check
from warcamp.games.ettin.content import load
from warcamp.games.ettin.options import checked, table
from warcamp.games.ettin.rules.war import standing
from warcamp.games.ettin.state import ally, box_of, enemy, lost_pile
from warcamp.games.ettin.tables import FACES, MERCENARY

from .scenes import asked, lying, play_a_while, play_on, scene, seats
from .table import Table

EASY = 'random_first = false\nnations_by = "recommended"'
TEN = ["joymore", "dommorians", "orcs", "dwarves", "elves", "joymore", "orcs", "dwarves", "daemons", "risen"]
"""Realms 9 and 0 to 4 use the first box, realms 5 to 8 the second."""


def ready(players: int) -> Table:
    """Set up, with the first Skirmish dealt."""
    return play_on(seats(players, top=EASY), lambda t: any(d.kind == "pick" for d in t.position.pending))


@pytest.mark.parametrize(("players", "boxes"), [(8, 1), (9, 2), (16, 2), (17, 3), (24, 3)])
def test_there_is_one_box_for_eight_realms_and_one_single_circle(players, boxes):
    """ETT-BIG-01"""
    s = seats(players).s
    assert s.boxes == boxes
    circle = [0]
    while (after := ally(s, circle[-1]) if len(circle) % 2 else enemy(s, circle[-1])) != 0:
        circle.append(after)
    assert circle == list(range(s.realms))


def test_all_alliances_are_in_one_ranking():
    """ETT-BIG-01"""
    t = play_on(seats(12, top=EASY))
    assert len(t.s.scores) == 12
    best = max(standing(t.s, r) for r in range(12))
    assert set(t.s.winners) == {r for r in range(12) if standing(t.s, r) == best}


def test_every_group_uses_the_decks_of_its_own_box():
    """ETT-BIG-02"""
    t = ready(16)
    for pair in range(8):
        cards = lying(t, f"skirmish {pair}") + lying(t, f"adventure {pair}")
        assert {card.endswith("@2") for card in cards} == {pair >= 4}
    for box in range(2):
        assert len(lying(t, f"mercenaries {box}.1")) == 36 - 16
        assert len(lying(t, f"adventures {box}.1")) == 12 - 4


@pytest.mark.parametrize(
    ("players", "pairs"), [(10, [3, 2]), (12, [3, 3]), (14, [4, 3]), (16, [4, 4]), (18, [3, 3, 3]), (22, [4, 4, 3])]
)
def test_pairs_of_enemies_are_spread_evenly_over_the_boxes_and_never_cut(players, pairs):
    """ETT-BIG-03"""
    s = seats(players).s
    assert all(box_of(s, r) == box_of(s, enemy(s, r)) for r in range(s.realms))
    count = Counter(box_of(s, r) for r in range(s.realms))
    assert sorted((n // 2 for n in count.values()), reverse=True) == pairs


def test_neighbours_of_two_boxes_play_different_nations():
    """ETT-BIG-04"""
    t = seats(10).choose(*TEN[:5])
    assert asked(t) == ["5 nation"]
    assert "joymore" in t.offers(), "of the other box, and far away"
    assert "elves" not in t.offers(), "the ally has them"
    assert t.refused("elves") == "ETT-BIG-04"
    with pytest.raises(BadInput):
        table(checked({"players": 10, "nations": [*TEN[:5], "elves", *TEN[6:]]}), load())


def test_within_a_box_each_nation_is_played_once():
    """ETT-BIG-04"""
    for players in (9, 16, 24):
        t = seats(players, top=EASY)
        for box in range(t.s.boxes):
            nations = [t.s.nation[r] for r in range(t.s.realms) if box_of(t.s, r) == box]
            assert len(set(nations)) == len(nations)
        for r in range(t.s.realms):
            assert t.s.nation[r] not in (t.s.nation[ally(t.s, r)], t.s.nation[enemy(t.s, r)])


@pytest.mark.parametrize(("realm", "card"), [(4, "militia_1"), (5, "militia_1@2")])
def test_missing_cards_come_from_the_box_of_the_realms_pair(realm, card):
    """ETT-BIG-05: the allies 4 and 5 sit at two boxes."""
    won = f'[results]\n{(realm + 1) // 2} = ["{enemy_of(realm)}", "{enemy_of(realm)}"]\n'
    t = scene("war result", tables=f"{won}[deck]\n{realm} = []\n", chance=[card], nations=TEN)
    assert lying(t, f"camp {realm}") == [card]


def enemy_of(realm: int) -> int:
    return realm - 1 if realm % 2 == 0 else realm + 1


@pytest.mark.parametrize("players", [9, 11, 15, 23])
def test_there_is_never_more_than_one_odd_player(players):
    """ETT-BIG-06"""
    t = seats(players, top=EASY)
    assert list(t.s.nation).count(MERCENARY) == 1
    assert Counter(t.s.controller).most_common(2)[0] == (0, 2)
    assert Counter(t.s.controller).most_common(2)[1][1] == 1


def test_every_card_is_in_one_place_at_every_moment():
    """ETT-BIG-07"""
    t = ready(9)
    moments = 0
    while not t.position.over:
        check(t.s)
        moments += 1
        play_a_while(t, 20, seed=moments)
    check(t.s)
    every = Counter(card for pile in t.s.zones.cards for card in pile)
    assert set(every.values()) == {1}
    for box in range(2):
        faces = [card % FACES for card in every if card // FACES == box]
        mercenaries = [t.s.t.age[face] for face in faces if t.s.t.nation[face] == MERCENARY]
        adventures = [t.s.t.age[face] for face in faces if t.s.t.nation[face] == -1]
        assert [mercenaries.count(age) for age in (1, 2, 3)] == [36, 20, 45]
        assert [adventures.count(age) for age in (1, 2, 3)] == [12, 12, 12]


def test_a_card_that_is_missing_or_there_twice_is_noticed():
    """ETT-BIG-07"""
    t = scene("draft")
    z = lost_pile(t.s, 0)
    t.s.zones.cards[z] = [t.s.names.index("old_vets")]
    with pytest.raises(BrokenInvariant):
        check(t.s)
    t = scene("draft")
    t.s.zones.cards[0] = []
    deck = t.s.zones.layout.names.index("deck 0.1")
    t.s.zones.cards[deck] = t.s.zones.cards[deck][1:]
    with pytest.raises(BrokenInvariant):
        check(t.s)
