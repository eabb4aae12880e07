"""One assault: its steps, its dice, its rerolls."""

from __future__ import annotations

from .battle import dice, strikers, wounds
from .fight import fight


def test_the_steps_of_an_assault_come_in_order() -> None:
    """COR-ASL-01: strike or flee, rage bonus, roll, rerolls, wounds less shields, eliminations, rage, end."""
    table = fight("godleif 1 berserker", "steamfield 1 lancer, 2 steam_knight", worn={"berserker": ["longbow"]})
    assert table.asks() == "godleif assault"
    assert table.rage("godleif") == 0, "nothing is gained before the decision to strike"
    table.force("WWBBBBB").choose("strike")
    assert table.asks() == "godleif reroll"
    assert table.rage("godleif") == 1, "the rage bonus comes before the roll"
    assert not table.told("struck")
    table.force("WBBBB").choose("5")
    assert wounds(table) == [3 + 1 - 2]
    assert table.asks() == "godleif wound"
    table.choose("steam_knight")
    assert [t.event for t in table.s.events or []][-4:] == ["rolled", "rerolled", "struck", "slain"]
    assert table.rage("godleif") == 1, "no token after a kill"
    assert table.asks() == "steamfield assault"


def test_a_rage_bonus_gives_a_token_at_the_start_of_each_own_assault_and_it_counts_at_once() -> None:
    """COR-ASL-02: one icon, one token, in every assault of one's own, none in the enemy's."""
    table = fight("godleif 2 berserker", "bohorg 3 executioner", "WWWBB", "WBBBBB", "WWBBB")
    table.choose("strike")
    assert wounds(table) == [3 + 1]
    assert table.rage("godleif") == 1
    table.choose("strike")
    assert table.rage("godleif") == 1, "not in the enemy's assault"
    table.choose("strike")
    assert wounds(table)[-1] == 2 + 2


def test_icons_of_several_types_give_a_token_each() -> None:
    """COR-ASL-02: Berserkers (1) and Raiders with a War Drum (1)."""
    table = fight("godleif 1 raider, 1 berserker", "bohorg 1 executioner", "BBBBB", worn={"raider": ["war_drum"]})
    table.choose("strike")
    assert wounds(table) == [0 + 1 + 2]


def test_the_dice_are_the_highest_power_of_a_type_with_its_weapon_and_armour() -> None:
    """COR-ASL-03: a Krag Rider (4) with a Greatsword (3) beats an Executioner (6), without it not."""
    army, giant = "bohorg 1 krag_rider, 1 executioner", "godleif 1 frost_giant"
    table = fight(army, giant, "B" * 6, "B" * 7, worn={"krag_rider": ["greatsword"]})
    assert dice(table.choose("strike", "strike")) == [6, 7]
    assert dice(fight(army, giant, "B" * 6, "B" * 6).choose("strike", "strike")) == [6, 6]


def test_powers_are_never_added() -> None:
    """COR-ASL-04: neither of types, nor of units of a type; for elves as for players."""
    table = fight("bohorg 4 basher, 3 krag_rider, 2 executioner", "elves 1 templar, 1 high_elder", "BBBB", "BBBB")
    table.force("B" * 6).choose("strike", "0")
    assert strikers(table)[:2] == ["elves", "bohorg"]
    assert dice(table)[:2] == [4, 6]


def test_when_the_strongest_type_is_gone_the_next_strongest_rolls() -> None:
    """COR-ASL-05: six dice with the Executioner, four without."""
    table = fight("bohorg 1 krag_rider, 1 executioner", "godleif 1 berserker", "WWWBB", "BBBB")
    table.choose("strike", "executioner", "strike")
    assert dice(table) == [5, 4]
    alive = fight("bohorg 1 krag_rider, 1 executioner", "godleif 1 berserker", "WBBBB", "BBBBBB")
    alive.choose("strike", "strike")
    assert dice(alive) == [5, 6], "the Krag Rider was lost, the Executioner was not"


def test_each_reroll_symbol_may_reroll_any_dice_and_is_used_after_seeing_the_one_before() -> None:
    """COR-ASL-06: a Basher (1) with a Shaman's Cloak (1) rerolls twice, as many blanks as he likes."""
    table = fight("bohorg 1 basher", "godleif 1 frost_giant", "WBB", worn={"basher": ["shaman_cloak"]})
    table.choose("strike")
    assert table.asks() == "bohorg reroll"
    assert table.offers() == ["0", "1", "2"]
    table.force("B").choose("1")
    assert table.offers() == ["0", "1", "2"], "he has seen a blank, and has one reroll left"
    table.force("WB").choose("2")
    assert wounds(table) == [2], "two symbols, two rerolls, no third"


def test_symbols_of_all_types_engaged_are_added() -> None:
    """COR-ASL-06: Bashers (1) and Krag Riders with a Shaman's Staff (1): two rerolls."""
    table = fight(
        "bohorg 2 basher, 1 krag_rider", "godleif 1 frost_giant", "BBBBB", worn={"krag_rider": ["shaman_staff"]}
    )
    table.force("BBBBB", "BBBBB").choose("strike", "5", "5")
    assert len(table.told("rerolled")) == 2
    assert len(table.told("struck")) == 1


def test_a_player_need_not_reroll() -> None:
    """COR-ASL-06: rerolls are optional, and without symbols there are none."""
    table = fight("bohorg 1 basher", "godleif 1 frost_giant", "WBB").choose("strike", "0")
    assert wounds(table) == [1]
    assert not table.told("rerolled")
    none = fight("bohorg 1 krag_rider", "godleif 1 frost_giant", "WBBB").choose("strike")
    assert none.asks() == "godleif assault"


def test_elves_reroll_all_blanks_for_each_symbol_and_no_wound() -> None:
    """COR-ASL-07: a High Elder (1) with a Shaman's Staff (1): twice, only blanks, without a question."""
    table = fight(
        "bohorg 2 executioner", "elves 1 high_elder", "WBBB", "WBB", "BB", worn={"high_elder": ["shaman_staff"]}
    )
    assert [t.params[1:] for t in table.told("rerolled")] == [(3, 1), (2, 0)]
    assert wounds(table) == [2]
    assert table.asks() == "bohorg assault"


def test_elves_without_blanks_do_not_reroll() -> None:
    """COR-ASL-07: three wounds are kept."""
    table = fight("bohorg 2 executioner", "elves 1 high_elder", "WWW")
    assert not table.told("rerolled")
    assert wounds(table) == [3]
