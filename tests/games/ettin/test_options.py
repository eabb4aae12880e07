"""The options of a match, and the tables they make."""

from __future__ import annotations

from typing import Any

import pytest

from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.games.ettin import options
from warcamp.games.ettin.content import load
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.state import NONE, SETUP, Ettin, ally, box_of, enemy
from warcamp.games.ettin.tables import MERCENARY

CONTENT = load()
EIGHT = ["orcs", "daemons", "cannites", "dommorians", "dwarves", "elves", "joymore", "risen"]


def table(**given: Any) -> Ettin:
    return options.table(options.checked(given), CONTENT)


def started(**given: Any) -> Position:
    s = table(**given)
    return begin(s, ETTIN.main(s), Fast(1))


def wrong(**given: Any) -> str:
    with pytest.raises(BadInput) as e:
        table(**given)
    return e.value.path


def test_what_is_not_given_has_its_default():
    assert options.checked({}) == {"players": 4, "nations": "random", "first": "random", "accelerated": False}
    assert options.checked({"players": 2})["players"] == 2


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"player": 4}, "options.player"),
        ({"players": 1}, "options.players"),
        ({"players": 25}, "options.players"),
        ({"players": "4"}, "options.players"),
        ({"players": True}, "options.players"),
        ({"nations": "best"}, "options.nations"),
        ({"nations": [1, 2, 3, 4]}, "options.nations"),
        ({"nations": ["orcs", "elves"]}, "options.nations"),
        ({"nations": ["orcs", "elves", "risen", "mercenary"]}, "options.nations"),
        ({"nations": ["orcs", "elves", "risen", "hobbits"]}, "options.nations"),
        ({"nations": ["orcs", "elves", "risen", "orcs"]}, "options.nations[0]"),
        ({"first": 4}, "options.first"),
        ({"first": -1}, "options.first"),
        ({"first": "me"}, "options.first"),
        ({"first": True}, "options.first"),
        ({"accelerated": "yes"}, "options.accelerated"),
    ],
)
def test_a_wrong_option_is_named(given, path):
    assert wrong(**given) == path


def test_the_table_of_a_match_is_empty_and_not_set_up():
    """ETT-SETUP-11, ETT-SETUP-12: nobody has Gold or cards."""
    s = table(players=5)
    assert (s.seats, s.realms, s.boxes, s.phase) == (5, 6, 1, SETUP)
    assert s.gold == [0] * 6
    assert not any(s.zones.cards)
    assert set(s.nation) == {NONE}


@pytest.mark.parametrize("players", range(2, 25))
def test_every_number_of_players_has_a_seat_and_an_even_number_of_realms(players):
    """ETT-SEAT-01, ETT-SEAT-06, ETT-BIG-01"""
    s = table(players=players)
    assert s.realms == players + players % 2
    assert sorted(set(s.controller)) == list(range(players))
    assert s.boxes == -(-s.realms // 8)


def test_the_first_seat_may_be_given():
    """ETT-SEAT-02: it has realm 0, the others follow to the left."""
    assert table(players=4, first=2).controller == (2, 3, 0, 1)
    assert table(players=3, first=2).controller == (2, 2, 0, 1)
    assert not table(players=4, first=0).random_first


def test_nations_may_be_given_by_realm_and_then_nobody_is_asked():
    """ETT-SETUP-04"""
    position = started(players=4, nations=EIGHT[:4], first=0)
    assert [position.s.t.nations[n] for n in position.s.nation] == EIGHT[:4]
    assert {d.kind for d in position.pending} == {"initiative"}


def test_the_mercenaries_of_the_odd_player_are_not_named():
    """ETT-ODD-01"""
    position = started(players=3, nations=EIGHT[:3], first=0)
    assert [position.s.t.nations[n] for n in position.s.nation] == ["orcs", "mercenary", "daemons", "cannites"]
    assert position.s.nation[1] == MERCENARY


@pytest.mark.parametrize("nations", ["random", "recommended"])
@pytest.mark.parametrize("players", [2, 3, 8, 9, 16, 17, 24])
def test_nations_that_are_not_chosen_are_given_once_in_a_box_and_never_beside_themselves(players, nations):
    """ETT-SETUP-04, ETT-BIG-04"""
    s = started(players=players, nations=nations).s
    assert NONE not in s.nation
    assert s.nation.count(MERCENARY) == players % 2
    for r in range(s.realms):
        for q in [q for q in range(s.realms) if box_of(s, q) == box_of(s, r)] + [ally(s, r), enemy(s, r)]:
            assert q == r or s.nation[q] != s.nation[r]


def test_a_given_nation_may_come_again_in_another_box_but_not_beside_itself():
    """ETT-BIG-04: of sixteen realms 15, 0, ..., 6 use box 0, the others box 1; 6 and 7 are allies."""
    row = [*EIGHT[:7], "orcs", *EIGHT[1:7], "risen", EIGHT[7]]
    assert wrong(players=16, nations=row) == "options.nations[14]"
    row[14], row[13] = row[13], row[14]
    assert len(set(table(players=16, nations=row).nation)) == 8


def test_accelerated_play_is_an_option():
    """ETT-SYNC-04, ETT-LEARN-03"""
    assert table(accelerated=True).accelerated
    assert not table().accelerated
