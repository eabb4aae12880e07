"""Corner cases of the catalogue about equipment: the market, the Elves' equipment, forging, organising."""

from __future__ import annotations

from warcamp.games.clash_of_rage.state import legendary_deck
from warcamp.games.clash_of_rage.tables import POWER, REROLL

from .table import TWO_TILES, Table

SINGLES = ["battle_axe 1", "blunderbuss 1", "crossbow 1", "cuirass 1", "greatsword 1", "halberd 1"]


def market(t: Table) -> list[str]:
    """The stacks on offer, like "crossbow 2"."""
    return sorted(t.game.write(t.s)["market"])


def trader(stacks: list[str], gold: int) -> Table:
    """Bohorg in an equip action before these stacks."""
    return Table(f"market = {stacks}\n" + TWO_TILES + f"[gold]\nbohorg = {gold}").choose("equip")


def ending(units: str, worn: str) -> Table:
    """The last second action of a round is due; these elves stand in A0 and have this equipment."""
    return Table(
        f"""
        turn = 1
        {TWO_TILES.replace("first action", "second action")}
        [units]
        A0 = "elves {units}"
        [worn]
        {worn}
        """
    )


def legendaries_in_deck(t: Table) -> int:
    return len(t.s.zones.cards[legendary_deck(t.s)])


def test_a_legendary_set_aside_keeps_its_point_and_loses_its_bonus():
    """CC-27, COR-VP-03, COR-ORG-03: the Worldsplitter gives 6 power only in its slot."""
    t = Table(TWO_TILES + '[worn]\nbasher = ["worldsplitter"]').choose("equip")
    assert (t.stat("bohorg", 1, POWER), t.points("bohorg")) == (9, 1)
    t.choose("aside basher weapon")
    assert (t.stat("bohorg", 1, POWER), t.points("bohorg")) == (3, 1)
    t.choose("attach worldsplitter", "krag_rider")
    assert (t.stat("bohorg", 2, POWER), t.points("bohorg")) == (10, 1)


def test_buying_from_a_stack_of_two_draws_nothing():
    """CC-28, COR-BUY-04: the equipment stays on offer, with one card."""
    t = trader(["battle_axe 2", *SINGLES[1:]], gold=4).choose("buy battle_axe")
    assert market(t) == SINGLES
    assert t.told("offered") == []
    assert t.gold("bohorg") == 0
    assert "attach battle_axe" in t.offers()


def test_cards_already_on_offer_are_stacked_until_a_sixth_is_found():
    """CC-29, COR-BUY-03: A is bought; C and D come up again, then G opens the sixth place."""
    t = trader(SINGLES, gold=4).force("crossbow", "cuirass", "heavy_armour").choose("buy battle_axe")
    assert market(t) == ["blunderbuss 1", "crossbow 2", "cuirass 2", "greatsword 1", "halberd 1", "heavy_armour 1"]
    assert [t.s.t.gear[told.params[0]] for told in t.told("offered")] == ["crossbow", "cuirass", "heavy_armour"]


def test_a_card_revealed_by_a_purchase_can_be_bought_in_the_same_action():
    """CC-30, COR-BUY-03: the Heavy Armour turned up by buying the Battle Axe."""
    t = trader(SINGLES, gold=12)
    assert t.refused("buy heavy_armour") == "COR-BUY-02"
    t.force("heavy_armour", "war_drum").choose("buy battle_axe", "buy heavy_armour")
    assert t.gold("bohorg") == 0
    assert "heavy_armour 1" not in market(t)
    assert {"attach battle_axe", "attach heavy_armour"} <= set(t.offers())


def test_elves_keep_their_weapon_when_the_new_one_costs_the_same():
    """CC-31, COR-ELF-03, COR-ELF-04: Crossbow and War Drum cost 6; the drawn one goes under the deck."""
    t = ending("1 templar", 'templar = ["crossbow"]').force("war_drum").choose("pass")
    assert t.worn("templar") == ["crossbow"]
    assert [t.s.t.gear[g] for g in t.s.under] == ["war_drum"]


def test_elf_types_that_are_gone_draw_nothing_and_keep_what_they_have():
    """CC-32, COR-ELF-01, COR-ELF-07: without a Templar on the board two cards are drawn."""
    t = ending("2 shining_guard, 1 high_elder", 'templar = ["crossbow"]')
    before = sum(t.s.deck)
    t.force("short_sword", "cuirass").choose("pass")
    assert t.s.round == 2
    assert sum(t.s.deck) == before - 2
    assert t.worn("shining_guard") == ["short_sword"]
    assert t.worn("high_elder") == ["cuirass"]
    assert t.worn("templar") == ["crossbow"]


def test_a_legendary_takes_a_full_slot_and_works_at_once():
    """CC-33, COR-FRG-08, COR-ORG-02: the old weapon lies aside and can go to another type in the same action."""
    t = Table(
        TWO_TILES
        + """
        [units]
        A1 = "bohorg 1 basher"
        [crystals]
        bohorg = 6
        [worn]
        basher = ["battle_axe"]
        """
    )
    t.force("sunlance", "thunder_maul").choose("equip", "forge", "sunlance")
    assert t.crystals("bohorg") == 0
    assert (t.stat("bohorg", 1, POWER), t.stat("bohorg", 1, REROLL)) == (5, 1)
    t.choose("attach sunlance", "basher")
    assert t.worn("basher") == ["sunlance"]
    assert (t.stat("bohorg", 1, POWER), t.stat("bohorg", 1, REROLL)) == (6, 3)
    assert "attach battle_axe" in t.offers()
    t.choose("attach battle_axe", "krag_rider")
    assert t.worn("krag_rider") == ["battle_axe"]
    assert t.stat("bohorg", 2, POWER) == 6


def test_an_equip_action_forges_once():
    """CC-34, COR-FRG-02: crystals for a second forging wait for the next equip action."""
    t = Table(TWO_TILES + '[units]\nA1 = "bohorg 1 basher"\n[crystals]\nbohorg = 12')
    t.force("sunlance", "thunder_maul").choose("equip", "forge", "sunlance")
    assert t.crystals("bohorg") == 6
    assert "forge" not in t.offers()
    assert t.refused("forge") == "COR-FRG-02"
    t.choose("end", "pass", "equip")
    assert "forge" in t.offers()


def test_the_last_legendary_is_drawn_alone_and_kept():
    """CC-35, COR-FRG-07: two forges would show three cards, the deck has one."""
    t = Table(
        TWO_TILES
        + """
        [units]
        A1 = "bohorg 1 basher"
        B0 = "bohorg 1 basher"
        [crystals]
        bohorg = 6
        [aside]
        godleif = ["emerald_fang", "thunder_maul", "drum_of_ages", "lifedrinker", "twin_stars", "wardens_blade",
                   "worldsplitter", "heartoak_plate", "mirror_aegis", "dragonwing_mantle", "starweave_robe",
                   "thornmail", "stormrider_harness"]
        """
    )
    assert legendaries_in_deck(t) == 1
    t.choose("equip", "forge")
    assert t.asks() == "bohorg equip", "there is nothing to choose from"
    assert "attach sunlance" in t.offers()
    assert t.crystals("bohorg") == 3
    assert t.points("bohorg") == 1
    assert legendaries_in_deck(t) == 0
    t.choose("end", "pass", "equip")
    assert t.refused("forge") == "COR-FRG-07"
