"""The odds of an Adventure, and what a seat can know of a battle before the cards are turned up."""

import pytest

from tests.games.ettin.front import ME, front
from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.games.ettin import options
from warcamp.games.ettin.content import load
from warcamp.games.ettin.odds import attempt_chance, attempt_odds, preview
from warcamp.games.ettin.rules.battle import adventure_score, difficulty, score
from warcamp.games.ettin.rules.play import play
from warcamp.games.ettin.state import DEPLOY, PLACES, adventure_zone, enemy

BOX = load()
LAIR = "explore_the_abandoned_dragons_lair"


@pytest.mark.parametrize(
    ("margin", "percent"), [(7, 100), (6, 100), (5, 83), (4, 67), (3, 50), (2, 33), (1, 17), (0, 0), (-3, 0)]
)
def test_the_chance_follows_from_score_less_difficulty(margin: int, percent: int) -> None:
    """ETT-ADV-07, ETT-ADV-09"""
    assert round(100 * attempt_chance(9 + margin, 9, 6)) == percent


@pytest.mark.parametrize("units", ["old_vets", "paladin_kendrick", "paladin_kendrick old_vets"])
def test_the_chance_is_the_share_of_faces_that_succeed(units: str) -> None:
    """ETT-ADV-06, ETT-ADV-12: played out with each face of the die."""
    won = 0
    for face in range(1, 7):
        table = front({"adventure": units}, {}, "joymore orcs", chance=[[face]], adventure=LAIR)
        odds = attempt_odds(table.s, ME)
        d = table.position.pending[0]
        assert d.kind == "attempt"
        before = len(table.s.zones.cards[adventure_zone(table.s, 0)])
        table.position.apply(0, 1)
        won += len(table.s.zones.cards[adventure_zone(table.s, 0)]) < before
    assert odds.chance == won / 6
    assert [table.s.names[card] for card in odds.at_risk] == units.split()


def test_an_ability_that_the_card_names_makes_it_easier() -> None:
    """ETT-ADV-08"""
    quest = "transcribe_the_holy_book_of_dawn"
    plain = front({"adventure": "paladin_kendrick"}, {}, "joymore orcs", 2, adventure=quest)
    magic = front({"adventure": "paladin_kendrick dommorian_mages_1"}, {}, "joymore orcs", 2, adventure=quest)
    assert attempt_odds(plain.s, ME).difficulty - attempt_odds(magic.s, ME).difficulty == 2


def test_without_an_adventure_there_are_no_odds() -> None:
    table = front({"1": "old_vets"}, {"1": "militia_1"})
    with pytest.raises(BadInput):
        attempt_odds(table.s, ME)


def test_the_odds_are_those_of_the_rules() -> None:
    table = front({"adventure": "paladin_kendrick"}, {}, "joymore orcs", adventure=LAIR)
    odds = attempt_odds(table.s, ME)
    assert odds.score == adventure_score(table.s, ME)
    assert odds.difficulty == difficulty(table.s, ME, odds.adventure)


# ---- previews
def deploying(seed: int) -> list[Position]:
    """A game of four at many moments of its three Deploys."""
    s = options.table(options.checked({"players": 4, "nations": "random"}), BOX)
    position = begin(s, play(s), Fast(seed))
    found: list[Position] = []
    while not position.over:
        if position.s.phase == DEPLOY:
            found.append(position.clone())
        d = position.pending[0]
        position.apply(0, d.options[(len(found) * 7 + seed) % len(d.options)])
    return found


MOMENTS = deploying(5)[::3]


def test_the_true_score_of_the_enemy_is_in_the_range() -> None:
    hidden = 0
    for position in MOMENTS:
        s = position.s
        for r in range(s.realms):
            for place, row in enumerate(preview(s, r)):
                true = score(s, enemy(s, r), place)
                assert row.own == score(s, r, place)
                assert row.enemy_seen <= row.enemy_least <= true <= row.enemy_most <= row.enemy_most_to_come
                hidden += row.enemy_hidden
    assert hidden > 50


def test_a_preview_tells_nothing_that_the_seat_does_not_know() -> None:
    redeal = Fast(2)
    for position in MOMENTS:
        for r in range(position.s.realms):
            other = determinise(position, position.s.controller[r], redeal)
            assert preview(other.s, r) == preview(position.s, r)


def test_a_battle_is_sure_when_nothing_the_enemy_has_can_change_it() -> None:
    table = front({"2": "krey_riders_1", "1": "militia_1"}, {"1": "krey_riders_2"}, adventure="")
    rows = {row.place: row for row in preview(table.s, ME)}
    assert len(rows) == PLACES
    assert rows[1].sure
    assert not rows[0].sure


def test_a_preview_names_walls_that_hold_and_walls_in_danger() -> None:
    """ETT-AB-PRO-02"""
    table = front({"1": "krey_riders_1", "2": "arc_tower_1"}, {"1": "arc_tower_2", "2": "dommorian_mages_1 old_vets"})
    rows = preview(table.s, ME)
    assert [table.s.names[card] for card in rows[0].unbroken] == ["arc_tower_2"]
    assert [table.s.names[card] for card in rows[1].threatened] == ["arc_tower_1"]
    assert rows[0].threatened == rows[1].unbroken == []
