"""Equip the armies: the options, and buying at the black market."""

from __future__ import annotations

import pytest

from warcamp.games.clash_of_rage.content import load, tables_of

from .table import TWO_TILES, Table

MARKET = ("short_sword", "battle_axe", "crossbow", "cuirass", "longbow", "halberd")


def given(tables: str = "", market: tuple[str, ...] = MARKET, gold: int = 30, top: str = "") -> Table:
    """Bohorg is about to equip, with that much gold."""
    rows = [f"market = {list(market)}", top, TWO_TILES, f"[gold]\nbohorg = {gold}", tables]
    return Table("\n".join(rows)).choose("equip")


def on_offer(table: Table) -> dict[str, int]:
    """The market: what, and how many of each."""
    return {table.s.t.gear[g]: n for g, n in zip(table.s.market, table.s.stock, strict=True)}


def hoard(*kept: str) -> str:
    """All equipment in Godleif's hands but what is kept ("crossbow" keeps one), so that the deck is empty."""
    tables = tables_of(load())
    lists = {g: n - kept.count(g) for g, n in zip(tables.gear, tables.gear_copies, strict=True)}
    items = [g for g in tables.gear[: tables.equipment] for _ in range(lists[g])]
    return f"[aside]\ngodleif = {items}"


# ---- equip ----------------------------------------------------------------------------------------------------------
def test_buying_forging_and_organising_may_be_mixed_freely() -> None:
    """COR-EQP-01: buy, attach, forge, set aside, buy again, until he ends the action."""
    table = given("[units]\nA1 = 'bohorg 1 basher'\n[crystals]\nbohorg = 6").force(
        "tower_shield", "sunlance", "worldsplitter"
    )
    table.choose(
        "buy short_sword", "attach short_sword", "basher", "forge", "sunlance", "attach sunlance", "executioner"
    )
    assert table.asks() == "bohorg equip"
    table.force("war_drum").choose("aside basher weapon", "buy crossbow", "attach crossbow", "basher")
    assert table.worn("basher") == ["crossbow"]
    assert table.worn("executioner") == ["sunlance"]
    assert table.choose("end").asks() == "godleif action"


def test_payments_are_made_at_once() -> None:
    """COR-EQP-02: gold and crystals are gone before the next option, and what they do not pay is not offered."""
    table = given("[units]\nA1 = 'bohorg 1 basher'\n[crystals]\nbohorg = 6", gold=8).force("tower_shield")
    assert "buy longbow" in table.offers()
    table.choose("buy crossbow")
    assert table.gold("bohorg") == 2
    assert [o for o in table.offers() if o.startswith("buy")] == ["buy short_sword"]
    table.force("sunlance", "worldsplitter").choose("forge")
    assert table.crystals("bohorg") == 0


def test_cards_show_cost_slot_and_bonuses_and_legendary_cards_no_cost() -> None:
    """COR-EQP-03: a Crossbow costs 6 and is a weapon; a legendary cannot be paid with gold."""
    table = given("[units]\nA1 = 'bohorg 1 basher'", gold=100).force("tower_shield").choose("buy crossbow")
    assert table.gold("bohorg") == 94
    table.choose("attach crossbow", "basher")
    assert "aside basher weapon" in table.offers()
    assert not [o for o in table.offers() if o.startswith("buy") and "sunlance" in o]
    assert table.refused("buy sunlance") == "COR-FRG-01"


def test_an_equip_action_that_changes_nothing_is_a_pass_and_needs_no_gold() -> None:
    """COR-EQP-04: without gold there is nothing to do, and the action is over."""
    table = given(gold=0)
    assert table.asks() == "godleif action"
    rich = given(gold=30).choose("end")
    assert rich.asks() == "godleif action"
    assert rich.gold("bohorg") == 30


# ---- buy ------------------------------------------------------------------------------------------------------------
def test_any_number_of_cards_may_be_bought_each_at_its_cost() -> None:
    """COR-BUY-01: 2 + 6 + 7 of 17 gold; 2 are left, which pay for nothing dearer."""
    table = given(gold=17).force("tower_shield", "war_horn", "war_drum")
    table.choose("buy short_sword", "buy crossbow", "buy longbow")
    assert table.gold("bohorg") == 17 - 2 - 6 - 7
    assert table.offers() == ["end", "attach crossbow", "attach longbow", "attach short_sword"]
    assert table.refused("buy battle_axe") == "COR-BUY-01"


def test_only_what_lies_face_up_can_be_bought_one_card_at_a_time() -> None:
    """COR-BUY-02: of a stack of three one is bought, two stay."""
    table = given(market=("short_sword 3", *MARKET[1:]))
    assert sorted(o for o in table.offers() if o != "end") == sorted(f"buy {gear}" for gear in MARKET)
    assert table.refused("buy war_drum") == "COR-BUY-02"
    table.choose("buy short_sword")
    assert on_offer(table)["short_sword"] == 2
    assert table.offers().count("attach short_sword") == 1


def test_the_market_is_filled_to_six_different_equipments_after_each_purchase() -> None:
    """COR-BUY-03: alike cards are stacked and drawing goes on; what is revealed can be bought at once."""
    table = given().force("halberd", "cuirass", "war_drum").choose("buy short_sword")
    assert on_offer(table) == {
        "battle_axe": 1, "crossbow": 1, "cuirass": 2, "longbow": 1, "halberd": 2, "war_drum": 1,
    }  # fmt: skip
    assert "buy war_drum" in table.offers()
    table.force("spiked_club").choose("buy war_drum")
    assert on_offer(table)["spiked_club"] == 1
    assert len(on_offer(table)) == 6


def test_a_purchase_from_a_stack_draws_no_card() -> None:
    """COR-BUY-04: the equipment is still on offer."""
    table = given(market=("short_sword 2", *MARKET[1:])).choose("buy short_sword")
    assert not table.told("offered")
    assert on_offer(table) == dict.fromkeys(MARKET, 1)


def test_the_market_stays_short_when_no_card_is_left() -> None:
    """COR-BUY-05: five equipments, then four, and no more."""
    table = given(hoard(*MARKET)).choose("buy short_sword", "buy battle_axe")
    assert len(on_offer(table)) == 4
    assert not table.told("offered")


def test_a_short_market_is_filled_at_the_next_purchase_for_which_there_are_cards() -> None:
    """COR-BUY-05: a card that the elves put under the deck comes, although the stack bought from is not used up."""
    market = ("short_sword 2", *MARKET[1:5])
    table = given(hoard(*market[1:], "short_sword", "short_sword", "war_drum"), market, top="under = ['war_drum']")
    table.choose("buy short_sword")
    assert on_offer(table) == {**dict.fromkeys(market[1:], 1), "short_sword": 1, "war_drum": 1}


def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    """COR-BUY-05: discards are mixed into a new deck for the next card that is needed."""
    kept = (*MARKET, "war_drum", "war_drum")
    table = given(f"{hoard(*kept)}\n[thrown]\nwar_drum = 2").choose("buy short_sword")
    assert on_offer(table)["war_drum"] == 1
    assert sum(table.s.discard) == 0
    assert sum(table.s.deck) == 1


@pytest.mark.parametrize("word", ["sell crossbow", "return crossbow", "crossbow"])
def test_equipment_cannot_be_sold_or_returned(word) -> None:
    """COR-BUY-06: whoever owns a card can attach it, set it aside, and nothing else."""
    table = given("[aside]\nbohorg = ['crossbow']\n[worn]\nbasher = ['cuirass']", gold=0)
    assert table.offers() == ["end", "attach crossbow", "aside basher armour"]
    assert table.refused(word).startswith("COR-")
    table.choose("aside basher armour", "end")
    assert table.gold("bohorg") == 0


def test_a_player_may_own_several_copies_of_one_equipment() -> None:
    """COR-BUY-07: two Short Swords, on two types."""
    table = given(market=("short_sword 3", *MARKET[1:])).choose("buy short_sword", "buy short_sword")
    table.choose("attach short_sword", "basher", "attach short_sword", "krag_rider")
    assert table.worn("basher") == table.worn("krag_rider") == ["short_sword"]


def test_a_card_bought_and_not_attached_is_set_aside_and_never_lost() -> None:
    """COR-BUY-08: it lies beside the sheet, and is there in the second action."""
    table = given().force("war_drum").choose("buy crossbow", "end", "pass")
    assert table.worn("basher") == []
    table.choose("equip")
    assert "attach crossbow" in table.offers()
