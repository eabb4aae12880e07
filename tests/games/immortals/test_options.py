"""The options of a match, and the tables they make."""

from __future__ import annotations

from typing import Any

import pytest

from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.games.immortals import options
from warcamp.games.immortals.content import load, tables_of
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.immortals.state import FLOOR, Immortals
from warcamp.games.immortals.tables import FLAT_TOWER, STANDARD_TOWER, WORD
from warcamp.games.immortals.tower import throw

from .table import Table
from .test_tower import NO, YES, Script

CONTENT = load()
T = tables_of(CONTENT)


def table(**given: Any) -> Immortals:
    return options.table(options.checked(given), CONTENT)


def started(seed: int = 1, **given: Any) -> Position:
    s = table(**given)
    return begin(s, IMMORTALS.main(s), Fast(seed))


def wrong(**given: Any) -> str:
    with pytest.raises(BadInput) as e:
        table(**given)
    return e.value.path


def test_what_is_not_given_has_its_default() -> None:
    """IMM-OPT-01, IMM-OPT-04, IMM-OPT-05"""
    usual = {"players": 4, "rounds": "rulebook", "tribes": "random", "tower": "standard", "draft": "played"}
    assert options.checked({}) == usual


@pytest.mark.parametrize(("preset", "rounds"), [("rulebook", [7, 5, 5]), ("aid", [7, 6, 5])])
def test_the_presets_of_rounds_by_number_of_players(preset: str, rounds: list[int]) -> None:
    """IMM-OPT-01"""
    assert [table(players=n, rounds=preset).rounds for n in (3, 4, 5)] == rounds


@pytest.mark.parametrize("rounds", [1, 4, 10])
def test_any_number_of_rounds_from_one_to_ten_can_be_agreed(rounds: int) -> None:
    """IMM-OPT-02"""
    assert [table(players=n, rounds=rounds).rounds for n in (3, 4, 5)] == [rounds] * 3


@pytest.mark.parametrize("rounds", [0, 11, -1, True, "long", 2.5])
def test_other_rounds_are_refused(rounds: Any) -> None:
    """IMM-OPT-02"""
    assert wrong(rounds=rounds) == "options.rounds"


def test_five_players_do_not_use_the_outer_groups() -> None:
    """IMM-OPT-03: of every board, 28 cubes become 22."""
    assert [sum(row) for row in started(players=4).s.groups] == [28] * 4
    assert [sum(row) for row in started(players=5).s.groups] == [22] * 5


def test_tribes_can_be_chosen_in_reverse_turn_order_once_the_first_player_is_known() -> None:
    """IMM-OPT-04: a free light tribe, then a free dark one."""
    t = Table('players = 3\nphase = "setup"\nchosen_tribes = true', ["1"])
    assert t.said("first") == [{"seat": 1}]
    lights = ["elves", "amazons", "humans", "halflings", "dwarves"]
    darks = ["demons", "orcs", "necromancers", "night_elves", "trolls"]
    assert (t.asks(), t.offers()) == ("0 tribe", lights)
    t.choose("dwarves")
    assert (t.asks(), t.offers()) == ("0 tribe", darks)
    t.choose("trolls")
    assert (t.asks(), t.offers()) == ("2 tribe", lights[:-1])
    t.choose("elves")
    assert t.offers() == darks[:-1]
    t.choose("demons")
    assert t.asks() == "1 tribe"
    t.choose("humans", "orcs")
    assert [t.s.t.tribes[k] for k in t.s.light] == ["dwarves", "humans", "elves"]
    assert [t.s.t.tribes[k] for k in t.s.dark] == ["trolls", "orcs", "demons"]
    assert t.asks() == "1 home"


def test_the_option_of_tribes_is_dealt_or_chosen() -> None:
    """IMM-OPT-04"""
    assert started(tribes="chosen").pending[0].kind == "tribe"
    assert started(tribes="random").pending[0].kind == "home"
    assert wrong(tribes="drafted") == "options.tribes"


def test_the_flat_tower_frees_a_third_and_keeps_a_third() -> None:
    """IMM-OPT-05"""
    third = WORD // 3
    assert abs(T.flat_free_limit - third) <= 1 and abs(T.flat_stick_limit - third) <= 1
    assert (table(tower="flat").tower_preset, table().tower_preset) == (FLAT_TOWER, STANDARD_TOWER)
    assert wrong(tower="round") == "options.tower"


def test_in_the_flat_tower_stuck_cubes_come_free_in_their_order_then_thrown_ones_stick_above() -> None:
    """IMM-OPT-05"""
    shuffled = [WORD - 1]
    assert throw(Script(*shuffled, YES, NO, NO, YES), T, FLAT_TOWER, [0, 1], [2, 3]) == [1, 3]
    assert throw(Script(*shuffled, NO, YES, YES, NO), T, FLAT_TOWER, [0, 1], [2, 3]) == [0, 2]
    assert throw(Script(YES, NO, NO, YES, NO), T, FLAT_TOWER, [0, 1], [2, 3]) == [0, 1, 3], "thrown in shuffled order"
    many = throw(Script(*[WORD - 1] * 19, *[YES] * 20), T, FLAT_TOWER, [], [0] * 20)
    assert (len(many), max(many) < FLOOR) == (20, True), "it holds any number, on the first floor"


def test_a_game_with_the_flat_tower_throws_cubes_by_it() -> None:
    """IMM-OPT-05: about a third of 45 cubes stays, all on one floor."""
    kept = [started(seed, players=5, tower="flat", draft="quick").s.stuck for seed in range(4)]
    assert max(max(row) for row in kept) < FLOOR
    assert max(len(row) for row in kept) > 16


@pytest.mark.parametrize("players", [0, 1, 2, 6, "4", True])
def test_there_is_no_game_for_one_or_two(players: Any) -> None:
    """IMM-OPT-06, IMM-GEN-01"""
    assert wrong(players=players) == "options.players"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_whole_board_and_all_region_and_conflict_cards_are_used_at_every_number(players: int) -> None:
    """IMM-OPT-07"""
    s = started(players=players).s
    zones = dict(zip(s.zones.layout.names, s.zones.cards, strict=True))
    assert sorted(zones["regions"]) == list(range(25))
    assert sorted(zones["draft deck light"] + zones["draft deck dark"]) == list(range(25, 85))
    assert len(s.owner) == 50


def test_a_quick_draft_is_drawn_by_chance_and_asks_nothing() -> None:
    """IMM-DRAFT-05, IMM-DRAFT-14: legal all the same; the first question is how fallen cubes are split."""
    p = started(players=4, draft="quick")
    assert {d.kind for d in p.pending} == {"split"}
    assert not any(p.s.groups)
    IMMORTALS.check(p.s)
    assert wrong(draft="none") == "options.draft"


def test_an_unknown_option_is_refused() -> None:
    assert wrong(colour="red").startswith("options")
