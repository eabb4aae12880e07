"""Names: of all options and event parameters, stable, and unique in their question."""

from __future__ import annotations

import random

import pytest

from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.ettin import names
from warcamp.games.ettin.content import load
from warcamp.games.ettin.content_schema import ABILITIES
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.names import realm_asked
from warcamp.games.ettin.state import NO_BATTLE, TIE
from warcamp.games.ettin.told import ASKS

from .table import FOUR, THREE, TWO, Table, at

CONTENT = load()
POST = "take_control_of_the_goblin_trading_post"


@pytest.mark.parametrize(("players", "accelerated"), [(2, False), (3, False), (4, True), (9, False)])
def test_every_option_of_a_question_has_a_name_of_its_own_and_is_found_by_it(players, accelerated):
    s = ETTIN.table(ETTIN.options({"players": players, "accelerated": accelerated}), CONTENT)
    s.events = []
    position = begin(s, ETTIN.main(s), Fast(3))
    answers = random.Random(3)
    while position.pending:
        i = answers.randrange(len(position.pending))
        d = position.pending[i]
        found = [ETTIN.option_name(s, d, option) for option in d.options]
        assert len(set(found)) == len(found), (d.kind, found)
        assert [ETTIN.pick(s, d, name) for name in found] == d.options
        assert s.controller[realm_asked(s, d)] == d.seat
        position.apply(i, answers.choice(d.options))
    for told in s.events:
        params = ETTIN.event_params(s, told)
        assert all(isinstance(value, (str, int)) for value in params.values())


def test_places_phases_and_abilities_have_the_names_of_the_content():
    assert names.PLACE_NAMES == ("1", "2", "3", "adventure")
    assert names.ABILITY_NAMES[:-1] == tuple(ABILITIES)
    assert names.ABILITY_NAMES[-1] == "protected"
    assert len(set(names.PHASES)) == len(names.PHASES) == 10


def test_cards_of_a_further_box_carry_its_number():
    s = ETTIN.table(ETTIN.options({"players": 16}), CONTENT)
    assert len(set(s.names)) == len(s.names) == 2 * 257
    assert [s.names[0], s.names[257]] == ["berserkers_1", "berserkers_1@2"]


def test_options_are_named_as_players_would_say_them():
    """Names in stored matches: these may not change."""
    hands = "0 = ['border_patrol_1', 'militia_1']\n1 = ['militia_2']"
    table = Table(f"{TWO}\n[hand]\n{hands}")
    assert table.offers() == ["militia_1", "border_patrol_1"]
    table.choose("border_patrol_1")
    assert table.offers()[:6] == ["1", "2", "3", "adventure", "1 scout 1", "1 scout 2"]
    assert table.offers()[-1] == "adventure scout adventure"


def test_drafted_cards_are_named_by_those_that_are_recruited():
    table = Table(f"{at('draft')}\n[gold]\n0 = 9", ["militia_1", "militia_2", "guard_tower_1", "krillian"])
    table.choose("militia_1", "militia_2", "guard_tower_1")
    assert table.offers(0) == ["none", "militia_1", "krillian", "militia_1+krillian"]


def test_shares_of_a_line_up_are_named_by_the_cards_of_the_first_ally():
    cards = ["old_vets", "paladin_kendrick", "arc_tower_1", "elder_ecil"]
    rest = ["spot_the_ruffer", "cannite_burrow", "marblehold", "bofar_the_bold"]
    table = Table("draft = 1\n" + at("draft", FOUR), [*cards, *rest])
    assert table.offers(0)[0] == "old_vets+paladin_kendrick"
    table.choose("old_vets+paladin_kendrick", realm=0)
    assert table.offers(1)[:3] == ["accept", "picks", "old_vets+arc_tower_1"]


def test_answers_of_few_words_are_words():
    setup = Table('players = 2\nphase = "setup"\nrandom_first = false').choose("joymore")
    assert "dwarves" in setup.offers()
    assert setup.choose("dwarves").offers() == ["take", "give"]
    at_spoil = Table(f"{at('spoil')}\n[results]\n0 = ['0']\n[aside]\n0 = ['{POST}']")
    assert at_spoil.offers() == ["yes", "no"]
    assert at_spoil.choose("no").offers() == ["none", "1", "2", "3"]
    archers = Table(f"{TWO}\n[places]\n'0.1' = ['archers_of_freehold_1']\n'1.1' = ['militia_1']")
    assert archers.offers() == ["hold", "militia_1"]


def test_production_is_named_by_card_and_ability_or_by_location():
    table = Table(f"{at('produce')}\n[places]\n'1.1' = ['marblehold']")
    assert table.offers() == ["end", "marblehold taxes", "location 1"]


def test_who_has_the_initiative_next_is_oneself_or_the_enemy():
    """ETT-WAR-05"""
    table = Table(f"{at('war result')}\n[results]\n0 = ['0', '0', '0', '0']")
    assert (table.asks(), table.offers()) == ("1 next_initiative", ["self", "enemy"])


# ---- whose question it is -------------------------------------------------------------------------------------------
def test_a_question_to_the_odd_player_is_about_the_realm_of_its_strand():
    """ETT-ODD-02, ETT-ODD-03: the odd player has realms 0 and 1."""
    hands = "\n".join(f"{r} = ['militia_{r + 1}']" for r in range(2))
    table = Table(f"initiative = [0, 1]\n{THREE}\n[hand]\n{hands}")
    assert table.asks_all() == ["0 place", "1 place"]
    assert [d.seat for d in table.position.pending] == [0, 0]


def test_the_odd_player_decides_for_one_realm_after_the_other():
    """ETT-ODD-04, ETT-SYNC-06"""
    cards = ["old_vets", "paladin_kendrick", "militia_1", "krillian"]
    rest = ["spot_the_ruffer", "cannite_burrow", "marblehold", "bofar_the_bold"]
    table = Table("draft = 1\n" + at("draft", THREE), [*cards, *rest])
    assert table.asks(seat=0) == "0 split"
    table.choose("old_vets+militia_1", seat=0)
    assert table.asks(seat=0) == "0 fate"
    assert table.choose("militia_1", seat=0).asks(seat=0) == "1 fate"
    assert table.offers(1)[0] == "none"


def test_every_kind_of_question_is_known_by_its_name():
    assert all(kind == ask.kind for kind, ask in ASKS.items())


# ---- events ---------------------------------------------------------------------------------------------------------
def test_the_parameters_of_events_have_names():
    s = Table('nations = ["joymore", "dwarves"]').s
    assert names.param_name(s, "card", 0) == "berserkers_1"
    assert names.param_name(s, "card", -1) == "hidden"
    assert names.param_name(s, "nation", 6) == "joymore"
    assert names.param_name(s, "place", 3) == "adventure"
    assert names.param_name(s, "phase", 3) == "deploy"
    assert [names.param_name(s, "outcome", v) for v in (TIE, NO_BATTLE, 1)] == ["tie", "no battle", "1"]
    assert names.param_name(s, "number", 7) == 7
