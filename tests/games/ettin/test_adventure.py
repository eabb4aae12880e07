"""The Adventure: its battle, the attempt, what success brings and what failure costs."""

from __future__ import annotations

from typing import Any

import pytest

from warcamp.engine.errors import BadInput

from .table import Table
from .war import FOUR, fought, gains, seen, war

EASY = "connect_with_black_market_contact"
"""Difficulty 1, 3 Gold, 1 VP."""
LAIR = "explore_the_abandoned_dragons_lair"
"""Difficulty 4, 5 Gold, 1 VP."""
POST = "take_control_of_the_goblin_trading_post"
"""Difficulty 2, becomes a Defense with Taxes 1."""


def at_adventure(mine: list[str], theirs: list[str], card: str = EASY, die: int | None = None, **more: Any) -> Table:
    """Realms 0 and 1 meet at the Adventure; if it comes to that, the die falls so."""
    places = {"0.adventure": mine, "1.adventure": theirs}
    return war("battle", places=places, adventure={"0": [card]}, chance=[] if die is None else [[die]], **more)


def rolled(table: Table) -> list[tuple[int, int]]:
    """The Adventure Score and the die of each attempt."""
    return [(told.params[2], told.params[3]) for told in table.told("adventured")]


def test_the_battle_at_the_adventure_is_fought_like_the_others() -> None:
    """ETT-ADV-01: Terrify, Swift and Protected work there."""
    table = at_adventure(["flarion_void_wizard"], ["hardened_troops_1"])
    assert table.cards(1, "retired") == ["hardened_troops_1"]
    assert fought(at_adventure(["krillian"], ["freehold_sellswords_1"]))[3] == "0"
    assert fought(at_adventure(["hardened_troops_1"], ["fortification_1"]))[3] == "no battle"


def test_any_unit_helps_to_win_there_but_only_adventurers_go() -> None:
    """ETT-ADV-02: the Guard Tower and the Militia are no adventurers; only Old Vets can be lost."""
    table = at_adventure(["guard_tower_1", "militia_1", "old_vets"], ["seasoned_soldiers_1"], LAIR, die=6)
    table.choose("yes")
    assert rolled(table) == [(3, 6)]
    assert table.lost() == ["old_vets"]


def test_only_the_winner_of_the_fourth_battle_may_try() -> None:
    """ETT-ADV-03: besides the battle won; after a tie nobody."""
    table = at_adventure(["old_vets"], ["militia_1"])
    assert table.asks() == "0 attempt"
    assert table.result(0, "adventure") == "0"
    assert at_adventure(["militia_1"], ["bofar_the_bold"]).asks() == "1 attempt"
    tied = at_adventure(["old_vets"], ["bofar_the_bold"])
    assert fought(tied)[3] == "tie"
    assert "attempt" not in "".join(tied.asks_all())


def test_the_attempt_is_optional() -> None:
    """ETT-ADV-04: who does not try rolls no die and loses nobody."""
    table = at_adventure(["old_vets"], ["militia_1"])
    assert table.offers() == ["yes", "no"]
    table.choose("no")
    assert rolled(table) == []
    assert table.adventure(0) == EASY
    assert table.cards(0, "place adventure") == ["old_vets"]


@pytest.mark.parametrize("units", [["ogre_bashers_1"], ["guard_tower_1", "militia_2"]])
def test_without_adventure_strength_there_is_no_attempt(units: list[str]) -> None:
    """ETT-ADV-05: the battle is won, and that is all."""
    table = at_adventure(units, ["militia_1"])
    assert fought(table)[3] == "0"
    assert table.asks() == "0 spoil"


def test_an_adventurer_removed_from_the_battle_does_not_go() -> None:
    """ETT-ADV-05: Kendrick has been terrified, the Bashers win without her."""
    table = at_adventure(["paladin_kendrick", "ogre_bashers_1"], ["flarion_void_wizard"])
    table.choose("paladin_kendrick")
    assert fought(table)[3] == "0"
    assert table.asks() == "0 spoil"


def test_the_adventure_strength_of_all_units_there_is_added() -> None:
    """ETT-ADV-06: Kendrick 6, Old Vets 3, Militia none; units at Locations do not count."""
    table = war(
        "battle",
        places={"0.adventure": ["paladin_kendrick", "old_vets", "militia_1"], "0.3": ["sir_george_thomson"]},
        adventure={"0": [LAIR]},
        chance=[[2]],
    ).choose("yes")
    assert rolled(table) == [(9, 2)]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_one_die_with_six_sides_is_rolled_in_the_open(die: int) -> None:
    """ETT-ADV-07: all faces from 1 to 6 come up, and everybody is told."""
    table = at_adventure(["old_vets"], ["militia_1"], die=die).choose("yes")
    assert rolled(table) == [(3, die)]
    assert table.told("adventured")[0].seen == -1


@pytest.mark.parametrize("die", [0, 7])
def test_the_die_has_no_other_faces(die: int) -> None:
    """ETT-ADV-07: neither 0 nor 7."""
    with pytest.raises(BadInput):
        at_adventure(["old_vets"], ["militia_1"], die=die).choose("yes")


@pytest.mark.parametrize(("die", "done"), [(3, True), (4, False)])
def test_the_die_is_added_to_the_printed_difficulty(die: int, done: bool) -> None:
    """ETT-ADV-08, ETT-ADV-09: 4 + 3 is reached by 7, 4 + 4 is not."""
    table = at_adventure(["old_vets", "sir_george_thomson"], ["militia_1"], LAIR, die).choose("yes")
    assert (len(table.told("succeeded")) == 1) is done


@pytest.mark.parametrize(
    ("units", "card", "done"),
    [
        (["mages_of_the_old_ways"], "transcribe_the_holy_book_of_dawn", False),
        (["mages_of_the_old_ways", "seasoned_soldiers_1"], "transcribe_the_holy_book_of_dawn", True),
        (["white_helm_brigade", "veteran_sellswords_1"], "transcribe_the_holy_book_of_dawn", False),
        (["sir_george_thomson", "krillian"], "raid_the_dragon_lair", True),
        (["old_vets", "quip_shadowblade"], "raid_the_dragon_lair", False),
    ],
)
def test_a_unit_with_the_named_ability_makes_the_adventure_easier(units: list[str], card: str, done: bool) -> None:
    """ETT-ADV-08: the Holy Book is 6, with Magic 4; the Dragon Lair 7, with a Dragonslayer 4."""
    table = at_adventure(units, ["militia_1"], card, die=2 if card.startswith("t") else 3, age=2).choose("yes")
    assert (len(table.told("succeeded")) == 1) is done


def test_success_brings_gold_at_once_and_the_card() -> None:
    """ETT-ADV-10: the Gold is there before the Spoils, the card lies in the Retired Pile."""
    table = at_adventure(["old_vets"], ["militia_1"], EASY, die=2).choose("yes")
    assert table.asks() == "0 spoil"
    assert gains(table, 0) == [3]
    assert table.cards(0, "retired") == [EASY]
    assert table.adventure(0) == ""


def test_success_with_a_card_of_ones_own_deck() -> None:
    """ETT-ADV-10: the Cliffs of Time bring the top card of the deck to the War Camp."""
    places = {"0.adventure": ["paladin_kendrick"], "1.adventure": ["militia_1"]}
    adventure = {"0": ["scale_the_cliffs_of_time"]}
    table = war("battle", places=places, adventure=adventure, chance=[[1], "old_vets"]).choose("yes")
    assert table.cards(0, "camp") == ["old_vets"]
    assert not table.knows(1, "old_vets")


def test_success_with_a_card_for_the_ally() -> None:
    """ETT-ADV-10: the Lost Horn calls the Ally's people to the Ally's War Camp."""
    table = war(
        "battle",
        nations=FOUR,
        places={"0.adventure": ["paladin_kendrick"], "3.adventure": ["militia_1"]},
        adventure={"0": ["recover_the_lost_horn_of_aelios"]},
        chance=[[1], "elder_ecil"],
    ).choose("yes")
    assert table.cards(1, "camp") == ["elder_ecil"]
    assert table.cards(0, "camp") == []


@pytest.mark.parametrize(("gold", "taken"), [(9, 4), (3, 3)])
def test_success_that_takes_gold_from_the_enemy(gold: int, taken: int) -> None:
    """ETT-ADV-10: up to 4, and never more than there is."""
    table = at_adventure(
        ["quip_shadowblade", "old_vets"], ["militia_1"], "steal_the_scepter_of_the_mind", 1, age=2, gold={"1": gold}
    ).choose("yes")
    assert (table.gold(0), table.gold(1)) == (taken, gold - taken)


def test_success_with_a_sacrifice() -> None:
    """ETT-ADV-10: any Troop there may be given for 6 Gold, or none."""
    rites = "perform_rites_at_the_altar_of_sacrifice"
    table = at_adventure(["paladin_kendrick", "militia_2"], ["militia_1"], rites, die=1).choose("yes")
    assert table.offers() == ["none", "paladin_kendrick", "militia_2"]
    table.choose("militia_2")
    assert table.lost() == ["militia_2"]
    assert gains(table, 0) == [6]
    table = at_adventure(["paladin_kendrick", "militia_2"], ["militia_1"], rites, die=1).choose("yes", "none")
    assert gains(table, 0) == []
    assert table.lost() == []


def test_an_adventure_that_becomes_a_defense_is_set_aside() -> None:
    """ETT-ADV-11: it waits, face up, until the Spoils have been taken."""
    table = at_adventure(["paladin_kendrick"], ["militia_1"], POST, die=3).choose("yes")
    assert table.asks() == "0 spoil"
    assert table.cards(0, "aside") == [POST]
    assert seen(table, 1, "aside 0") == [POST]
    assert POST not in table.cards(0, "retired")


def test_failure_costs_an_adventurer_of_ones_choice() -> None:
    """ETT-ADV-12: one of the two with Adventure Strength, at once, before the Spoils."""
    table = at_adventure(["old_vets", "freehold_sellswords_1", "militia_1"], ["militia_2"], LAIR, die=6).choose("yes")
    assert table.asks() == "0 casualty"
    assert sorted(table.offers()) == ["freehold_sellswords_1", "old_vets"]
    table.choose("freehold_sellswords_1")
    assert table.asks() == "0 spoil"
    assert table.lost() == ["freehold_sellswords_1"]
    assert table.cards(0, "place adventure") == ["old_vets", "militia_1"]
    assert gains(table, 0) == []


@pytest.mark.parametrize(("pick", "die"), [("no", None), ("yes", 6)])
def test_an_adventure_that_nobody_completed_is_lost(pick: str, die: int | None) -> None:
    """ETT-ADV-13: not tried or failed, it goes to the Lost Pile, and the next Age has another."""
    table = at_adventure(["old_vets", "ogre_bashers_1"], ["militia_1"], LAIR, die).choose(pick, "none", "self")
    assert table.s.age == 2
    assert LAIR in table.lost()
    assert table.adventure(0) not in ("", LAIR)


def test_an_adventure_card_is_no_troop_to_bring_back() -> None:
    """ETT-ADV-14: it lies in the Retired Pile and cannot go through a Gate."""
    table = war(
        "produce",
        nations=["risen", "dwarves"],
        places={"0.1": ["everbone_graveyard"]},
        retired={"0": [EASY, "militia_1", "militia_2"]},
        results=["no battle"] * 4,
    )
    table.choose("everbone_graveyard gate_to_self")
    assert table.offers() == ["militia_1", "militia_2"]
