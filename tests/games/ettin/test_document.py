"""Documents: every position of a game can be written and read again; what is wrong is named by its path."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from warcamp.engine import document
from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Position, begin
from warcamp.engine.match import digest
from warcamp.engine.snapshot import dump_state
from warcamp.engine.source import Fast
from warcamp.engine.zones import PUBLIC
from warcamp.games.ettin.check import check
from warcamp.games.ettin.content import Content
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.state import BATTLE, SCORED

from .table import FOUR, THREE, TWO, Table, at

GAMES = (
    ({"players": 2}, 1, 1),
    ({"players": 2, "nations": "recommended", "first": 1, "accelerated": True}, 2, 3),
    ({"players": 3}, 3, 5),
    ({"players": 3, "nations": "random", "accelerated": True}, 4, 5),
    ({"players": 4, "first": 2}, 5, 5),
    ({"players": 4, "nations": "random", "accelerated": True}, 6, 5),
    ({"players": 8}, 7, 31),
    ({"players": 9}, 8, 37),
)
"""Options, seed, and after how many answers the position is written again."""


@cache
def content() -> Content:
    found: Content = ETTIN.content()
    return found


def random_play(options: dict[str, Any], seed: int) -> Iterator[Position]:
    """A game of random answers, question by question, up to its end."""
    s = ETTIN.table(ETTIN.options(options), content())
    position = begin(s, ETTIN.main(s), Fast(seed))
    answers = random.Random(seed)
    yield position
    while position.pending:
        i = answers.randrange(len(position.pending))
        position.apply(i, answers.choice(position.pending[i].options))
        yield position


def read(text: str) -> Position:
    return document.read(ETTIN, text, Fast(1), content())


def wrong(text: str) -> str:
    """The path of what is wrong."""
    with pytest.raises(BadInput) as e:
        read(text)
    return e.value.path


# ---- there and back -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("options", "seed", "every"), GAMES, ids=[f"{o['players']} seed {n}" for o, n, _ in GAMES])
def test_every_position_of_a_game_can_be_written_and_read_again(options, seed, every):
    """Fields, zones, who knows what, open questions and sealed answers: all are there again."""
    for k, position in enumerate(random_play(options, seed)):
        if k % every and position.pending:
            continue
        text = document.write(ETTIN, position)
        again = read(text)
        assert document.write(ETTIN, again) == text
        assert digest(again) == digest(position)
        assert dump_state(again.s) == dump_state(position.s)
        assert [d.options for d in again.retractable] == [d.options for d in position.retractable]
    assert position.s.phase == SCORED


def test_a_game_read_from_its_document_goes_on_as_it_would_have():
    """Sealed answers, frames in progress and parallel strands go on with the same outcomes."""
    position = next(islice(random_play({"players": 3}, 11), 40, None))
    again = read(document.write(ETTIN, position))
    source = Fast(5)
    for p in (position, again):
        p.source = source.copy()
        p.root.source = p.source
        for kid in p.root.kids:
            kid.source = p.source
    answers = random.Random(3)
    while position.pending:
        i = answers.randrange(len(position.pending))
        option = answers.choice(position.pending[i].options)
        position.apply(i, option)
        again.apply(i, option)
        assert digest(again) == digest(position)


# ---- what need not be said ------------------------------------------------------------------------------------------
def test_nations_alone_are_a_game_just_set_up_and_it_begins():
    table = Table('nations = ["joymore", "dwarves"]')
    assert (table.s.seats, table.s.age, table.gold(0), table.gold(1)) == (2, 1, 5, 5)
    assert table.asks() == "0 pick"
    assert len(table.skirmish(0)) == 4
    assert len(table.left("0")) == 15
    check(table.s)


def test_cards_that_are_named_nowhere_are_in_their_decks():
    """ETT-SETUP-02, ETT-SETUP-03, ETT-SETUP-06"""
    table = Table(f"{FOUR}\n[hand]\n0 = ['militia_1', 'old_vets']")
    assert len(table.left("mercenaries 1")) == 36 - 1
    assert len(table.left("adventures 1")) == 12
    assert len(table.cards(0, "deck")) == 15 - 1
    check(table.s)


def test_a_deck_that_is_given_holds_these_cards_and_the_others_are_lost():
    decks = "[deck]\n0 = ['trebuchet', 'old_vets']\n'mercenaries 1' = []"
    table = Table(f"{TWO}\n[hand]\n0 = ['militia_1', 'fort_ericson']\n{decks}")
    assert table.cards(0, "deck") == ["old_vets", "trebuchet"]
    assert table.left("mercenaries 1") == []
    assert len(table.lost()) == 15 - 3 + 36 - 1
    check(table.s)


def test_the_mercenaries_are_the_second_realm_of_the_odd_player():
    """ETT-SEAT-06, ETT-ODD-01"""
    table = Table(f"{THREE}\n[hand]\n0 = ['militia_1', 'militia_2']")
    assert (table.s.seats, table.s.controller) == (3, (0, 0, 1, 2))


def test_a_table_before_set_up_needs_only_the_number_of_players():
    table = Table('players = 3\nphase = "setup"\nrandom_first = false\nfirst = 2')
    assert (table.asks(), table.s.controller) == ("0 nation", (2, 2, 0, 1))


def test_the_end_of_a_game_is_counted_from_the_table():
    """ETT-END-01"""
    end = 'age = 3\nnations = ["joymore", "dwarves"]\nphase = "scored"\n'
    s = read(f"{end}[gold]\n0 = 7\n[tokens]\n1 = 15").s
    assert (s.over, s.scores, s.winners) == (True, (3, 15), (1,))
    assert wrong(f"scores = [4, 15]\n{end}[gold]\n0 = 7\n[tokens]\n1 = 15") == "scores"


# ---- who knows what -------------------------------------------------------------------------------------------------
def test_a_question_mark_hides_a_card_at_a_place_from_all_but_owner_and_ally():
    """ETT-DEP-07, ETT-DEP-09, ETT-GEN-04"""
    places = "[places]\n'0.1' = ['guard_tower_1', '?militia_1']\n[hand]\n0 = ['militia_2', 'militia_3']"
    table = Table(f"{FOUR}\n{places}")
    assert table.is_public("guard_tower_1")
    assert [table.knows(seat, "militia_1") for seat in range(4)] == [True, True, False, False]
    assert "?militia_1" in table.text()


def test_known_names_those_who_know_more_than_they_can_see():
    known = "[known]\nall = ['militia_1']\n'0 1 3' = ['militia_2']"
    table = Table(f"{FOUR}\n[hand]\n0 = ['militia_1', 'militia_2', 'militia_3']\n{known}")
    numbers = [table.s.names.index(f"militia_{k}") for k in (1, 2, 3)]
    assert [table.s.zones.known[card] for card in numbers] == [PUBLIC, 0b1011, 0b11]
    assert '"0 1 3" = ["militia_2"]' in table.text()


def test_a_card_recruited_in_the_open_is_remembered_through_a_document():
    """ETT-DRAFT-11"""
    top = 'nations = ["joymore", "dwarves"]\nphase = "draft"\n'
    table = Table(top, ["militia_1", "militia_2", "guard_tower_1", "krillian"])
    table.choose("militia_1").choose("militia_2", "guard_tower_1")
    table.choose("militia_1", realm=0).choose("militia_2", realm=1)
    assert table.where("militia_1") == "camp 0"
    assert table.is_public("militia_1")
    again = Table(table.text())
    assert again.is_public("militia_1")
    assert again.knows(1, "militia_1")


# ---- where play begins ----------------------------------------------------------------------------------------------
def test_the_war_goes_on_at_the_step_that_the_document_names():
    """ETT-SYNC-09"""
    war = "[results]\n0 = ['0']\n[places]\n'0.1' = ['militia_1', 'marblehold']\n'1.1' = ['militia_2']"
    assert Table(f"{at('spoil')}\n{war}").asks() == "0 spoil"
    retired = Table(f"{at('retire')}\n{war}")
    assert (retired.asks(), retired.cards(1, "retired")) == ("0 produce", ["militia_2"])
    produced = Table(f"{at('produce')}\n{war}")
    assert (produced.asks(), produced.cards(1, "place 1")) == ("0 produce", ["militia_2"])
    assert Table(f"{at('war result')}\n{war}").asks() == "1 next_initiative"


def test_without_cards_in_hand_a_document_runs_straight_into_the_battles():
    """ETT-DEP-04"""
    table = Table(f"{TWO}\n[places]\n'0.1' = ['archers_of_freehold_1']\n'1.1' = ['militia_1']")
    assert (table.s.phase, table.asks()) == (BATTLE, "0 ranged")


# ---- what is wrong --------------------------------------------------------------------------------------------------
WRONG = (
    ("game = 'chess'", "game"),
    ("nations = ['joymore']", "nations"),
    ("nations = ['joymore', 'narnia']", "nations[1]"),
    ("nations = ['joymore', 'joymore']", "nations[0]"),
    ("nations = ['joymore', 'none']", "nations[1]"),
    ("nations = ['joymore', 'dwarves', 'orcs', 'mercenary']", "nations[1]"),
    ("players = 5\nnations = ['joymore', 'dwarves']", "nations"),
    ("players = 25\nphase = 'setup'", "players"),
    ("first = 2\nnations = ['joymore', 'dwarves']", "first"),
    (f"age = 4\n{TWO}", "age"),
    ("nations = ['joymore', 'dwarves']\nphase = 'tea'", "phase"),
    (f"{TWO}\naccelerated = 1", "accelerated"),
    (f"{TWO}\ninitiative = [2]", "initiative[0]"),
    (f"{TWO}\ninitiative = [0, 1]", "initiative"),
    (f"{FOUR}\ninitiative = [1, 2]", "initiative[0]"),
    (f"{TWO}\nsieged = ['sandcastle']", "sieged[0]"),
    (f"{TWO}\nlost = ['sandcastle']", "lost"),
    (f"{TWO}\nlost = ['militia_1', 'militia_1']", "lost"),
    (f"{TWO}\n[gold]\n2 = 5", "gold"),
    (f"{TWO}\n[gold]\n1 = -5", "gold.1"),
    (f"{TWO}\n[results]\n0 = ['won']", "results.0[0]"),
    (f"{TWO}\n[results]\n0 = ['tie', 'tie', 'tie', 'tie', 'tie']", "results.0"),
    (f"{TWO}\n[hand]\n0 = 'militia_1'", "hand.0"),
    (f"{TWO}\n[hand]\n0 = ['militia_1', 'sandcastle']", "hand.0"),
    (f"{TWO}\n[hand]\n0 = ['?militia_1']", "hand.0"),
    (f"{TWO}\n[hand]\n0 = ['berserkers_1']", "hand.0"),
    (f"{TWO}\n[hand]\n0 = ['militia_1']\n[camp]\n1 = ['militia_1']", "camp.1"),
    (f"{TWO}\n[places]\n'0.4' = ['militia_1']", "places"),
    (f"{TWO}\n[deck]\n0 = ['marblehold']", "deck.0"),
    (f"{THREE}\n[deck]\n1 = ['militia_1']", "deck"),
    (f"{TWO}\n[known]\n'0 7' = ['militia_1']", "known.0 7"),
    (f"{TWO}\n[acting]\n0 = 'sandcastle'", "acting.0"),
    (f"{TWO}\n[battle]\n0 = '4'", "battle.0"),
    (f"{TWO}\n[battle]\n1 = '1'", "battle"),
    (f"{TWO}\n[planned]\n0 = ['location adventure']", "planned.0"),
    (f"{TWO}\n[planned]\n0 = ['sandcastle taxes']", "planned.0"),
    (f"{TWO}\n[planned]\n0 = ['guard_tower_1 tea']", "planned.0"),
    (f"{TWO}\n[planned]\n2 = ['location 1']", "planned"),
    (f"{FOUR}\n[lineup]\n0 = ['old_vets']\n[proposal]\n0 = ['militia_1']", "proposal.0"),
    ("players = 2\nphase = 'setup'\n[hand]\n0 = ['militia_1']", "hand"),
    (f"{TWO}\nwinner = 'me'", "winner"),
)


@pytest.mark.parametrize(("text", "path"), WRONG, ids=[f"{path} {k}" for k, (_, path) in enumerate(WRONG)])
def test_what_is_wrong_in_a_document_is_named_by_its_path(text, path):
    assert wrong(text) == path


def test_with_several_boxes_cards_and_lost_piles_carry_their_box():
    """ETT-BIG-03, ETT-BIG-05: ten realms, two boxes, cut between realms 4 and 5 and between 8 and 9."""
    row = '"joymore", "orcs", "dwarves", "elves", "risen", "orcs", "dwarves", "elves", "joymore", "daemons"'
    top = f'nations = [{row}]\nphase = "deploy"\n'
    table = Table(f"{top}[hand]\n0 = ['militia_1', 'militia_1@2']\n[lost]\n1 = ['militia_2']")
    assert table.where("militia_2") == "lost 1"
    assert table.where("militia_2@2") == "mercenaries 1.1"
    assert read(table.text()).s.zones.cards == table.s.zones.cards
