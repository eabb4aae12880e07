"""Actions: one in each of the two action phases, or none."""

from __future__ import annotations

from warcamp.games.clash_of_rage.state import FIRST, SECOND

from .fight import combats
from .table import TWO_TILES, Table


def test_each_player_has_one_action_a_phase_in_play_order() -> None:
    """COR-ACT-01: Godleif is first in the order; each is asked once in phase B and once in phase D."""
    table = Table(f"order = ['godleif', 'bohorg']\n{TWO_TILES}")
    asked = []
    while table.s.phase in (FIRST, SECOND) and table.s.round == 1:
        asked.append((table.s.phase, table.asks()))
        table.choose("pass")
    assert asked == [
        (FIRST, "godleif action"),
        (FIRST, "bohorg action"),
        (SECOND, "godleif action"),
        (SECOND, "bohorg action"),
    ]


def test_an_action_is_to_equip_or_to_move() -> None:
    """COR-ACT-01, COR-ACT-03: or to pass; nothing else, and not both."""
    table = Table(f"{TWO_TILES}\n[units]\nA2 = 'bohorg 1 basher'\n[gold]\nbohorg = 20")
    assert table.offers() == ["equip", "move", "pass"]
    assert table.refused("fight") == "COR-ACT-01"
    assert table.choose("equip").asks() == "bohorg equip"
    assert table.choose("end").asks() == "godleif action", "having equipped, Bohorg does not move as well"
    moving = Table(f"{TWO_TILES}\n[units]\nA2 = 'bohorg 1 basher'\n[gold]\nbohorg = 20").choose("move")
    assert moving.asks() == "bohorg move"
    assert moving.choose("end").asks() == "godleif action"


def test_both_actions_of_a_round_may_be_of_the_same_kind() -> None:
    """COR-ACT-02: Bohorg moves twice, Godleif equips twice."""
    table = Table(f"{TWO_TILES}\n[units]\nA2 = 'bohorg 1 basher'\n[gold]\ngodleif = 20")
    table.choose("move", "basher A2", "A3", "equip", "end")
    assert table.s.phase == SECOND
    assert table.offers() == ["equip", "move", "pass"]
    table.choose("move", "basher A3", "A4")
    assert table.units("A4", "bohorg") == {"basher": 1}
    assert table.choose("equip").asks() == "godleif equip"


def test_a_player_who_passes_gets_nothing_back_later() -> None:
    """COR-ACT-03: the next one goes on; in phase D the passer has one action, as always."""
    table = Table(f"{TWO_TILES}\n[units]\nA2 = 'bohorg 1 basher'\n[gold]\nbohorg = 20")
    assert table.choose("pass").asks() == "godleif action"
    table.choose("pass")
    assert table.s.phase == SECOND
    table.choose("move", "basher A2", "A3")
    assert table.asks() == "godleif action"
    assert table.gold("bohorg") == 20


def test_an_action_is_finished_with_all_its_combats_before_the_next_players() -> None:
    """COR-ACT-04: Godleif is asked for an action only when both of Bohorg's combats are over."""
    table = combats(
        {"A1": "bohorg 1 krag_rider; elves 1 high_elder", "B4": "bohorg 1 krag_rider; elves 1 high_elder"},
        "WWWW",
        "WWWW",
        clans=("bohorg", "godleif"),
    ).choose("A1", "strike")
    assert table.asks() == "bohorg assault"
    table.choose("strike")
    assert table.asks() == "godleif action"
