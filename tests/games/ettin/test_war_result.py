"""The result of a War: the Victory token, the loser's card, the Initiative, the end of the Age."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table
from .war import FOUR, gains, war

NOTHING = "no battle"
LAIR = "explore_the_abandoned_dragons_lair"


def ended(results: list[str], **more: Any) -> Table:
    """The battles of a War have gone so."""
    return war("war result", results=results, **more)


@pytest.mark.parametrize(("age", "points"), [(1, 5), (2, 10), (3, 15)])
def test_more_battles_won_win_the_war(age: int, points: int) -> None:
    """ETT-WAR-01: 5, 10 or 15 VP, also against the Adventure battle."""
    table = ended(["0", "0", NOTHING, "1"], age=age)
    assert (table.tokens(0), table.tokens(1)) == (points, 0)
    table = ended(["tie", "0", "1", "1"], age=age)
    assert (table.tokens(0), table.tokens(1)) == (0, points)


def test_equal_numbers_are_decided_at_the_adventure() -> None:
    """ETT-WAR-02: 2 to 2 and 1 to 1."""
    assert ended(["1", "1", "0", "0"]).tokens(0) == 5
    assert ended(["0", "tie", NOTHING, "1"]).tokens(1) == 5


@pytest.mark.parametrize(
    "results", [["0", "1", NOTHING, "tie"], ["0", "1", "tie", NOTHING], [NOTHING] * 4, ["tie"] * 4]
)
@pytest.mark.parametrize(("age", "gold"), [(1, 5), (2, 10)])
def test_without_a_winner_both_get_gold_and_the_initiative_changes_hands(
    results: list[str], age: int, gold: int
) -> None:
    """ETT-WAR-03: no token, no free card."""
    table = ended(results, age=age)
    assert (table.tokens(0), table.tokens(1)) == (0, 0)
    assert gains(table, 0)[0] == gains(table, 1)[0] == gold
    assert table.initiative(0) == 1
    assert table.cards(0, "camp") == table.cards(1, "camp") == []
    assert ended(results, age=age, initiative=[1]).initiative(0) == 0


def test_the_loser_gets_the_top_card_of_his_deck() -> None:
    """ETT-WAR-04: to the War Camp, free of charge; the winner gets none."""
    table = ended(["0", NOTHING, NOTHING, NOTHING], chance=["dwarf_warriors_1"])
    assert table.cards(1, "camp") == ["dwarf_warriors_1"]
    assert table.cards(0, "camp") == []
    assert not table.knows(0, "dwarf_warriors_1")
    table = ended(["0"], deck={"1": []}, chance=["militia_1"])
    assert table.cards(1, "camp") == ["militia_1"], "from the Mercenaries when the deck is empty"


@pytest.mark.parametrize("initiative", [0, 1])
@pytest.mark.parametrize(("pick", "holder"), [("self", 1), ("enemy", 0)])
def test_the_loser_says_who_has_the_initiative_next(initiative: int, pick: str, holder: int) -> None:
    """ETT-WAR-05: himself or the winner, whoever had it."""
    table = ended(["0"], initiative=[initiative])
    assert table.asks() == "1 next_initiative"
    assert table.offers() == ["self", "enemy"]
    assert table.choose(pick).initiative(0) == holder


def test_in_the_last_age_the_loser_gets_the_card_and_nothing_is_asked() -> None:
    """ETT-WAR-06: its points count; the Initiative does not matter any more."""
    table = ended(["0"], age=3, chance=["the_steel_guard"], deck={"1": ["the_steel_guard", "skyhold"]})
    assert table.s.over
    assert table.cards(1, "camp") == ["the_steel_guard"]
    assert table.s.scores == (15, 1)
    assert table.initiative(0) == 0
    table = ended(["tie"] * 4, age=3)
    assert table.s.over
    assert table.initiative(0) == 0
    assert (table.gold(0), table.gold(1)) == (15, 15)


def test_tokens_and_the_adventure_are_cleared_and_the_next_age_begins() -> None:
    """ETT-WAR-07: battles, Siege tokens, the uncompleted Adventure."""
    table = ended(
        ["0"], places={"1.1": ["guard_tower_1"]}, sieged=["guard_tower_1"], adventure={"0": [LAIR]}, nations=FOUR[:2]
    )
    assert table.results(0)[0] == "0"
    assert table.sieged() == ["guard_tower_1"]
    table.choose("self")
    assert table.s.age == 2
    assert table.results(0) == ["open"] * 4
    assert table.sieged() == []
    assert LAIR in table.lost()


def test_the_game_ends_after_the_third_age() -> None:
    """ETT-WAR-07: there is no fourth."""
    assert ended(["0"], age=3).s.over
    assert not ended(["0"], age=2).choose("self").s.over
