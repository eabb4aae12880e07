"""Spoils: who takes how many of what, the card from the deck, and the Defense won at the Adventure."""

from __future__ import annotations

from typing import Any

import pytest

from warcamp.engine.view import view
from warcamp.engine.zones import SPECTATOR
from warcamp.games.ettin.phrases import place_params
from warcamp.games.ettin.state import NONE
from warcamp.games.ettin.words import ask_text

from .table import Table
from .war import FOUR, gains, seen, war

POST = "take_control_of_the_goblin_trading_post"
NOTHING = "no battle"
THREE = ("joymore", "mercenary", "cannites", "dwarves")
"""Seat 0 has realms 0 and 1; the enemy of the Mercenary realm is realm 2, seat 1."""


def spoiling(mine: list[str], theirs: list[str], result: str = "0", **more: Any) -> Table:
    """Realms 0 and 1 have fought at their Towns."""
    return war("spoil", places={"0.2": mine, "1.2": theirs}, results=[NOTHING, result, NOTHING, NOTHING], **more)


def test_spoils_are_taken_battle_by_battle() -> None:
    """ETT-SPOIL-01: Location 1, 2, 3, then the Adventure, when all four have been fought."""
    places = {f"1.{place}": [f"militia_{k}"] for k, place in enumerate(("1", "2", "3", "adventure"), 1)}
    table = war("spoil", places=places, results=["0"] * 4)
    for k in (1, 2, 3, 4):
        assert table.offers() == ["none", f"militia_{k}"]
        table.choose(f"militia_{k}")
    assert table.cards(0, "retired") == ["militia_1", "militia_2", "militia_3", "militia_4"]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_winner_takes_up_to_as_many_as_the_age(age: int) -> None:
    """ETT-SPOIL-02: 1, 2 or 3, and may stop before."""
    units = ["militia_1", "militia_2", "militia_3", "militia_4", "militia_5"]
    table = spoiling(["old_vets"], units, age=age)
    for k in range(age):
        assert table.asks() == "0 spoil"
        table.choose(units[k])
    assert table.asks() != "0 spoil"
    assert [card for card in table.cards(0, "retired") if card in units] == units[:age]
    table = spoiling(["old_vets"], units, age=age).choose("none")
    assert table.asks() != "0 spoil"
    assert table.told("looted") == []


def test_in_a_tie_each_side_takes_one_or_none() -> None:
    """ETT-SPOIL-03: whatever the Age."""
    table = spoiling(["old_vets", "militia_3"], ["militia_1", "militia_2"], "tie", age=3)
    assert table.asks_all() == ["0 spoil", "1 spoil"]
    assert table.offers(realm=0) == ["none", "militia_1", "militia_2"]
    table.choose("militia_1", realm=0).choose("none", realm=1)
    assert "spoil" not in "".join(table.asks_all())
    assert [told.params[0] for told in table.told("looted")] == [0]


def test_after_no_battle_nobody_takes_anything() -> None:
    """ETT-SPOIL-04: neither units nor cards from decks."""
    table = spoiling(["old_vets"], ["militia_1"], NOTHING)
    assert table.told("looted") == table.told("deck_looted") == []
    assert table.cards(0, "retired") == ["old_vets"]
    assert table.cards(1, "retired") == ["militia_1"]


def test_spoils_are_units_of_that_battle_old_defenses_and_adventures_included() -> None:
    """ETT-SPOIL-05: the taker chooses; units at other places are out of reach."""
    places = {"0.2": ["old_vets"], "1.2": ["guard_tower_1", POST], "1.3": ["militia_1"]}
    table = war("spoil", age=2, places=places, results=[NOTHING, "0", NOTHING, NOTHING])
    assert sorted(table.offers()) == ["guard_tower_1", "none", POST]
    table.choose(POST, "none")
    assert [table.s.names[told.params[1]] for told in table.told("looted")] == [POST]


def test_troops_are_taken_before_defenses() -> None:
    """ETT-SPOIL-06: the Tower only when no Troop is left."""
    table = spoiling(["old_vets"], ["guard_tower_1", "militia_1", "militia_2"], age=3)
    assert table.offers() == ["none", "militia_1", "militia_2"]
    assert table.choose("militia_2").offers() == ["none", "militia_1"]
    assert table.choose("militia_1").offers() == ["none", "guard_tower_1"]


@pytest.mark.parametrize("troop", ["dwarf_warriors_1", "quip_shadowblade"])
def test_a_troop_that_cannot_be_taken_shields_no_defense(troop: str) -> None:
    """ETT-SPOIL-07: Flying or Stealth, it stays, and the Tower may be taken."""
    assert spoiling(["old_vets"], [troop, "guard_tower_1"]).offers() == ["none", "guard_tower_1"]


@pytest.mark.parametrize(
    ("mine", "takes"),
    [
        (["wyvern_riders_1"], False),
        (["seers_1"], False),
        (["wyvern_riders_1", "seers_1"], True),
        (["late_day_ranger_company_1", "danica_daybringer"], True),
    ],
)
def test_flying_and_stealth_together_need_both(mine: list[str], takes: bool) -> None:
    """ETT-SPOIL-08: Cranth Krie flies and hides."""
    table = spoiling(mine, ["cranth_krie_the_gray", "militia_1"], age=3)
    assert ("cranth_krie_the_gray" in table.offers()) is takes


def test_spoils_lie_face_down_in_the_takers_pile() -> None:
    """ETT-SPOIL-09: the taker looks at them when he likes; no unit of the loser's is left behind."""
    table = spoiling(["old_vets"], ["militia_1"]).choose("militia_1")
    assert "militia_1" in table.cards(0, "retired")
    assert "militia_1" in seen(table, 0, "retired 0")
    assert table.cards(1, "place 2") == table.cards(1, "retired") == []


@pytest.mark.parametrize("age", [1, 2, 3])
def test_against_an_empty_place_one_card_of_the_enemys_deck_may_be_taken(age: int) -> None:
    """ETT-SPOIL-10: one, whatever the Age, or none."""
    table = spoiling(["old_vets"], [], age=age)
    assert table.asks() == "0 deck_spoil"
    assert table.offers() == ["yes", "no"]
    table.force("dwarf_warriors_1").choose("yes")
    assert [told.params[1] for told in table.told("deck_looted")] == [0]
    assert "dwarf_warriors_1" in table.cards(0, "retired")
    table = spoiling(["old_vets"], [], age=age).choose("no")
    assert table.told("deck_looted") == []
    assert len(table.cards(1, "deck")) == 14, "only the loser's own card has been drawn"


def test_everybody_sees_which_battle_is_spoiled() -> None:
    """ETT-SPOIL-01, ETT-SPOIL-10: the questions name it, also where no unit shows it."""
    table = war("spoil", results=[NOTHING, "0", NOTHING, "0"])
    for place in (1, 3):
        assert table.asks() == "0 deck_spoil"
        assert view(table.position, SPECTATOR)["public"]["battle"] == [place]
        said = ask_text(table.s, table.asked()).params["place"]
        assert said == place_params(table.s, "place", NONE, place)["place"]
        table.choose("no")
    assert table.s.battle == [NONE]


def test_the_deck_is_open_at_the_adventure_too() -> None:
    """ETT-SPOIL-10: an empty side of the Adventure."""
    table = war("spoil", places={"0.adventure": ["militia_1"]}, results=[NOTHING, NOTHING, NOTHING, "0"])
    assert table.asks() == "0 deck_spoil"


def test_no_more_cards_are_offered_than_the_deck_has() -> None:
    """ETT-SPOIL-10, ETT-EMPTY-05: two empty places, one card left."""
    table = war("spoil", results=["0", "0", NOTHING, NOTHING], deck={"1": ["dwarf_warriors_1"]})
    table.choose("yes")
    assert table.asks() != "0 deck_spoil"
    assert table.cards(0, "retired") == ["dwarf_warriors_1"]
    table = war("spoil", results=["0", "0", NOTHING, NOTHING], deck={"1": ["dwarf_warriors_1"]}).choose("no")
    assert table.asks() == "0 deck_spoil"


def test_the_card_of_the_deck_is_one_in_a_tie_and_with_vicious_too() -> None:
    """ETT-SPOIL-11: a single Spoil."""
    table = spoiling(["dread_twin_borthane"], [], "tie", age=3)
    assert table.asks_all() == ["0 deck_spoil", "1 spoil"]
    table.choose("yes", realm=0).choose("none", realm=1)
    assert len(table.told("deck_looted")) == 1
    table = spoiling(["dread_twin_borthane"], [], age=3).choose("yes")
    assert len(table.told("deck_looted")) == 1


def test_the_deck_opens_only_if_nobody_was_there_from_the_start() -> None:
    """ETT-SPOIL-12: neither after the last unit was taken nor for a Flying unit out of reach."""
    table = spoiling(["old_vets"], ["militia_1"], age=2).choose("militia_1")
    assert table.asks() != "0 deck_spoil"
    table = spoiling(["old_vets"], ["dwarf_warriors_1"], age=2)
    assert "spoil" not in "".join(table.asks_all())


def test_only_the_taker_and_the_ally_see_the_card_of_the_deck() -> None:
    """ETT-SPOIL-13: it may fly or hide, that does not matter."""
    table = war("spoil", nations=FOUR, places={"0.2": ["old_vets"]}, results=[NOTHING, "0", NOTHING, NOTHING])
    table.force("dwarf_warriors_1").choose("yes")
    told = table.told("deck_looted")[0]
    assert [viewer for viewer in (0, 1, 2, 3, SPECTATOR) if told.seen >> viewer & 1] == [0, 1]
    assert [viewer for viewer in (0, 1, 2, 3) if table.knows(viewer, "dwarf_warriors_1")] == [0, 1]


def test_a_bounty_on_the_card_of_the_deck_is_shown_and_paid() -> None:
    """ETT-SPOIL-13: the Mercenary realm's deck is the only one with such cards."""
    table = war("spoil", nations=THREE, places={"2.2": ["cannite_druid_1"]}, results={"1": [NOTHING, "2"]})
    table.force("swordsmiths_1").choose("yes")
    assert gains(table, 2) == [5]
    assert table.is_public("swordsmiths_1")
    assert "swordsmiths_1" in table.cards(2, "retired")


def test_in_a_tie_both_take_from_what_was_there() -> None:
    """ETT-SPOIL-14: the only Flying unit of each side is taken, and each made the other's Spoil possible."""
    table = spoiling(["wyvern_riders_1"], ["wyvern_riders_2"], "tie", age=3)
    table.choose("wyvern_riders_2", realm=0)
    assert table.cards(1, "place 2") == ["wyvern_riders_2"], "nothing moves before both have chosen"
    assert table.offers(realm=1) == ["none", "wyvern_riders_1"]
    table.choose("wyvern_riders_1", realm=1)
    assert table.cards(0, "retired") == ["wyvern_riders_2"]
    assert table.cards(1, "retired") == ["wyvern_riders_1"]


def test_the_loser_takes_nothing() -> None:
    """ETT-SPOIL-15: with Vicious neither."""
    table = spoiling(["old_vets"], ["dread_twin_borthane"])
    assert table.asks_all() == ["0 spoil"]
    table.choose("none")
    assert "spoil" not in "".join(table.asks_all())
    assert "old_vets" in table.cards(0, "retired")


def test_every_bounty_is_paid() -> None:
    """ETT-SPOIL-16: 5 and 2 for two units."""
    table = spoiling(["old_vets"], ["swordsmiths_1", "trade_route_patrols_1", "swordsmiths_2"], age=2)
    table.choose("swordsmiths_1", "trade_route_patrols_1")
    assert gains(table, 0) == [5, 2]


def test_siege_tokens_come_after_the_spoils_of_the_battle() -> None:
    """ETT-SPOIL-17: of both sides, by the units that are still there."""
    table = spoiling(
        ["catapults_1", "defended_bridge_1", "defended_bridge_2"], ["catapults_2", "guard_tower_1", "guard_tower_2"]
    )
    assert table.asks_all() == ["0 spoil"]
    table.choose("none")
    assert table.asks() == "0 siege"
    table.choose("guard_tower_1")
    assert table.asks() == "1 siege"
    table.choose("defended_bridge_2")
    assert table.sieged() == ["guard_tower_1", "defended_bridge_2"]


def test_units_that_are_left_stay_until_they_retire() -> None:
    """ETT-SPOIL-18: while the Spoils of a later battle are taken, the survivors of an earlier one still stand."""
    places = {"0.1": ["old_vets"], "1.1": ["militia_1", "militia_2"], "1.2": ["militia_3"]}
    table = war("spoil", places=places, results=["0", "0", NOTHING, NOTHING]).choose("militia_1")
    assert table.offers() == ["none", "militia_3"]
    assert table.cards(1, "place 1") == ["militia_2"]
    assert table.cards(0, "place 1") == ["old_vets"]
    table.choose("militia_3")
    assert table.cards(1, "retired") == ["militia_2"]


@pytest.mark.parametrize("place", ["1", "2", "3"])
def test_a_defense_won_at_the_adventure_is_placed_when_the_spoils_are_taken(place: str) -> None:
    """ETT-SPOIL-19: face up at any Location of one's own, where it produces at once and stays."""
    table = war("spoil", aside={"0": [POST]}, places={"1.2": ["militia_1"]}, results=[NOTHING, "0", NOTHING, NOTHING])
    assert table.asks() == "0 spoil"
    table.choose("none")
    assert table.asks() == "0 post"
    table.choose(place)
    assert table.cards(0, f"place {place}") == [POST]
    assert table.is_public(POST)
    assert sorted(table.offers(realm=0)) == ["end", f"location {place}", f"{POST} taxes"]
    table.choose("end").choose("self")
    assert table.s.age == 2
    assert table.cards(0, f"place {place}") == [POST]


def test_a_placed_adventure_can_be_taken_later() -> None:
    """ETT-SPOIL-19: it is a Defense like any other."""
    assert spoiling(["old_vets"], [POST], age=2).offers() == ["none", POST]


def test_a_defense_that_is_not_placed_is_retired() -> None:
    """ETT-SPOIL-20: its points are kept; the Adventure is no place for it."""
    table = war("spoil", aside={"0": [POST]}, results=[NOTHING] * 4)
    assert table.offers() == ["none", "1", "2", "3"]
    table.choose("none")
    assert table.cards(0, "retired") == [POST]


@pytest.mark.parametrize(
    ("mine", "theirs", "result", "age", "offered"),
    [
        (["old_vets"], ["militia_1", "militia_2", "guard_tower_1"], "0", 1, [2]),
        (["old_vets"], ["militia_1", "militia_2", "guard_tower_1"], "0", 3, [2, 1, 1]),
        (["dread_twin_borthane"], ["militia_1", "guard_tower_1"], "0", 1, [1, 1]),
        (["nivek_the_half_giant"], ["militia_1", "guard_tower_1"], "0", 2, [2, 1]),
        (["old_vets"], ["dwarf_warriors_1", "quip_shadowblade", "guard_tower_1"], "0", 3, [1]),
        (["goblin_shaman_1"], ["dwarf_warriors_1", "quip_shadowblade", "guard_tower_1"], "0", 3, [1, 1]),
        (["dread_twin_borthane"], ["militia_1", "militia_2", "militia_3"], "tie", 3, [3, 2]),
    ],
)
def test_how_many_may_be_chosen_one_after_the_other(
    mine: list[str], theirs: list[str], result: str, age: int, offered: list[int]
) -> None:
    """ETT-SPOIL-21: the number of units on offer at each choice, when one is always taken."""
    table = spoiling(mine, theirs, result, age=age)
    counts: list[int] = []
    while "0 spoil" in table.asks_all():
        counts.append(len(table.offers(realm=0)) - 1)
        table.choose(table.offers(realm=0)[1], realm=0)
    assert counts == offered
