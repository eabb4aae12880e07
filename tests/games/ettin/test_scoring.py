"""The end: what counts, who wins."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table
from .war import FOUR, seen, war


def scored(**rows: Any) -> Table:
    """A game that is over, with these cards and this Gold."""
    return war("scored", age=3, **rows)


def test_tokens_cards_and_half_the_gold_count() -> None:
    """ETT-END-01: in War Camp, at Locations and in the Retired Pile, captured cards and Adventures too."""
    assert scored(tokens={"0": 15}).s.scores == (15, 0)
    assert scored(camp={"0": ["old_vets"]}).s.scores == (1, 0)
    assert scored(places={"0.2": ["the_city_of_joymore"]}).s.scores == (3, 0)
    assert scored(retired={"0": ["axel_skyking", "connect_with_black_market_contact"]}).s.scores == (3 + 1, 0)
    table = scored(
        tokens={"1": 10},
        camp={"1": ["axel_skyking"]},
        places={"1.1": ["skyhold", "map_shortcuts_at_city_of_sorrows"]},
        retired={"1": ["danica_daybringer"]},
        gold={"1": 7},
    )
    assert table.s.scores == (0, 10 + 3 + 2 + 4 + 3 + 3)


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (10, 5)])
def test_two_gold_are_one_point(gold: int, points: int) -> None:
    """ETT-END-01: rounded down."""
    assert scored(gold={"0": gold}).s.scores[0] == points


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        (
            {
                "retired": {"0": ["gain_the_blessing_of_the_dragon_council", "xigrax_the_harbinger"]},
                "camp": {"0": ["cranth_krie_the_gray"]},
            },
            5 + 3 + 3 + 2 * 2,
        ),
        (
            {
                "retired": {
                    "0": ["find_forbidden_lore_in_the_grimoire_of_souls", *[f"militia_{k}" for k in range(1, 6)]]
                },
                "camp": {"0": ["swordsmiths_1"]},
            },
            4 + 5 // 3,
        ),
        (
            {
                "retired": {"0": ["journey_of_the_fates", "connect_with_black_market_contact"]},
                "places": {"0.1": ["take_control_of_the_goblin_trading_post"]},
            },
            5 + 1 + 1 + 3 * 2,
        ),
    ],
)
def test_some_adventures_count_other_things(rows: dict[str, object], points: int) -> None:
    """ETT-END-01: Dragons, retired Troops by three, other Adventures; only those of the owner."""
    assert scored(**rows).s.scores == (points, 0)


def test_allies_add_their_totals() -> None:
    """ETT-END-02: 3 and 5 Gold are 1 + 2 points, not 4; 4 and 4 are more."""
    table = scored(nations=FOUR, gold={"0": 3, "1": 5, "2": 4, "3": 4})
    assert table.s.scores == (1, 2, 2, 2)
    assert table.s.winners == (2, 3)
    table = scored(nations=FOUR, tokens={"0": 15, "2": 10, "3": 10})
    assert table.s.winners == (2, 3), "15 alone is less than 10 and 10"


def test_more_gold_of_the_alliance_breaks_a_tie() -> None:
    """ETT-END-03: 9 + 4 against 6 + 6 Gold, both worth 6 points."""
    table = scored(nations=FOUR, gold={"0": 9, "1": 4, "2": 6, "3": 6})
    assert table.s.scores[0] + table.s.scores[1] == table.s.scores[2] + table.s.scores[3]
    assert table.s.winners == (0, 1)


def test_the_same_points_and_the_same_gold_share_the_victory() -> None:
    """ETT-END-03: all four win."""
    assert scored(nations=FOUR, gold={"0": 7, "1": 4, "2": 6, "3": 5}).s.winners == (0, 1, 2, 3)


def test_more_points_beat_more_gold() -> None:
    """ETT-END-03: Gold decides only a tie."""
    assert scored(nations=FOUR, gold={"0": 9, "1": 9}, tokens={"3": 10}).s.winners == (2, 3)


def test_lost_cards_and_cards_in_decks_count_nothing() -> None:
    """ETT-END-04: Danica is lost, the others were never drawn."""
    table = scored(lost=["danica_daybringer"])
    assert len(table.cards(0, "deck")) == 14
    assert table.s.scores == (0, 0)


def test_hidden_cards_are_shown_for_the_scoring() -> None:
    """ETT-END-05: everybody sees War Camps and Retired Piles."""
    table = war(
        "war result",
        age=3,
        places={"0.1": ["guard_tower_1"]},
        camp={"0": ["old_vets"]},
        retired={"0": ["axel_skyking", "militia_1"]},
        results=["0"],
        chance=["skyhold"],
        deck={"1": ["skyhold"]},
    )
    assert table.s.over
    for viewer in (0, 1, 30):
        assert seen(table, viewer, "camp 0") == ["old_vets"]
        assert sorted(seen(table, viewer, "retired 0")) == ["axel_skyking", "militia_1"]
        assert seen(table, viewer, "camp 1") == ["skyhold"]
