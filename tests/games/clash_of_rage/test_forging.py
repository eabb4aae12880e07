"""Forging legendary equipment: where, for how much, what is seen."""

from __future__ import annotations

from warcamp.engine.view import view
from warcamp.engine.zones import SPECTATOR
from warcamp.games.clash_of_rage.content import load, tables_of

from .rounds import THREE_TILES
from .table import TWO_TILES, Table

ONE_FORGE = "A1 = 'bohorg 1 basher'"
TWO_FORGES = f"{ONE_FORGE}\nB0 = 'bohorg 1 basher'"


def given(units: str, crystals: int, tables: str = "", base: str = TWO_TILES) -> Table:
    """Bohorg is about to equip, without gold."""
    return Table(f"{base}\n[units]\n{units}\n[crystals]\nbohorg = {crystals}\n{tables}")


def legendaries() -> list[str]:
    tables = tables_of(load())
    return tables.gear[tables.equipment :]


def deck(table: Table) -> int:
    """How many legendary cards are left in the deck."""
    return len(view(table.position, SPECTATOR)["zones"]["legendary"])


def test_forging_needs_control_of_a_forge_at_that_moment() -> None:
    """COR-FRG-01: not a city, nor a forge that elves or others hold, nor one that was left."""
    table = given(ONE_FORGE, 6).choose("equip")
    assert "forge" in table.offers()
    city = given("A0 = 'bohorg 1 basher'\nA1 = 'elves 2 templar'\nB0 = 'godleif 1 raider'", 6, "[gold]\nbohorg = 20")
    city.choose("equip")
    assert "forge" not in city.offers()
    assert city.refused("forge") == "COR-FRG-01"
    left = given(ONE_FORGE, 6, "[gold]\nbohorg = 20").choose("move", "basher A1", "A2", "pass", "equip")
    assert left.refused("forge") == "COR-FRG-01"


def test_one_legendary_an_equip_action_at_most() -> None:
    """COR-FRG-02: a second one only in the second action."""
    table = given(ONE_FORGE, 12).force("sunlance", "worldsplitter").choose("equip", "forge", "sunlance")
    assert "forge" not in table.offers()
    assert table.refused("forge") == "COR-FRG-02"
    table.choose("end", "pass", "equip")
    assert "forge" in table.offers()
    table.force("worldsplitter", "thornmail").choose("forge", "thornmail")
    assert table.points("bohorg") == 2


def test_a_forging_costs_six_crystals_with_one_forge_and_three_with_more() -> None:
    """COR-FRG-03: paid at once; with fewer it is not offered."""
    one = given(ONE_FORGE, 7).choose("equip", "forge")
    assert one.crystals("bohorg") == 1
    short = given(ONE_FORGE, 5, "[gold]\nbohorg = 20").choose("equip")
    assert short.refused("forge") == "COR-FRG-03"
    two = given(TWO_FORGES, 3).choose("equip", "forge")
    assert two.crystals("bohorg") == 0
    three = given(f"{TWO_FORGES}\nC1 = 'bohorg 1 basher'", 4, base=THREE_TILES).choose("equip", "forge")
    assert three.crystals("bohorg") == 1
    poor = given(TWO_FORGES, 2, "[gold]\nbohorg = 20").choose("equip")
    assert poor.refused("forge") == "COR-FRG-03"


def test_one_card_more_than_forges_is_drawn_one_is_kept_the_others_go_back() -> None:
    """COR-FRG-04: two cards with one forge, three with two; thirteen are left in the deck."""
    table = given(ONE_FORGE, 6).force("sunlance", "worldsplitter").choose("equip", "forge")
    assert sorted(table.offers()) == ["sunlance", "worldsplitter"]
    table.choose("worldsplitter")
    assert deck(table) == 13
    assert "attach worldsplitter" in table.offers()
    assert "attach sunlance" not in table.offers()
    two = given(TWO_FORGES, 6).force("sunlance", "worldsplitter", "thornmail").choose("equip", "forge")
    assert sorted(two.offers()) == ["sunlance", "thornmail", "worldsplitter"]
    two.choose("sunlance", "end", "pass", "equip")
    two.force("worldsplitter", "thornmail", "mirror_aegis").choose("forge")
    assert "thornmail" in two.offers(), "what went back can be drawn again"


def test_only_the_forger_sees_the_cards_drawn_and_all_see_the_one_kept() -> None:
    """COR-FRG-05: others and onlookers see backs; what goes back is hidden from the forger as well."""
    table = given(ONE_FORGE, 6).force("sunlance", "worldsplitter").choose("equip", "forge")
    first = len(table.s.t.tactic_ids)
    drawn = sorted(first + legendaries().index(name) for name in ("sunlance", "worldsplitter"))
    assert view(table.position, 0)["zones"]["anvil 0"] == drawn
    for viewer in (1, SPECTATOR):
        assert all(card < 0 for card in view(table.position, viewer)["zones"]["anvil 0"])
        assert "options" not in view(table.position, viewer)["pending"][0]
    assert {t.seen for t in table.told("looked_at")} == {1 << 0}
    table.choose("sunlance")
    for viewer in (0, 1, SPECTATOR):
        zones = view(table.position, viewer)["zones"]
        assert zones["forged"] == [first + legendaries().index("sunlance")]
        assert all(card < 0 for card in zones["legendary"])


def test_once_paid_one_card_must_be_kept() -> None:
    """COR-FRG-06: neither none, nor a card that was not drawn."""
    table = given(ONE_FORGE, 6).force("sunlance", "worldsplitter").choose("equip", "forge")
    assert table.asks() == "bohorg legendary"
    assert table.refused("none") == "COR-FRG-06"
    assert table.refused("thornmail") == "COR-FRG-06"


def test_a_deck_that_is_too_small_gives_all_it_has() -> None:
    """COR-FRG-07: two forges, two cards left."""
    forged = legendaries()[2:]
    table = given(TWO_FORGES, 3, f"[aside]\ngodleif = {forged}").choose("equip", "forge")
    assert sorted(table.offers()) == legendaries()[:2]


def test_without_a_card_in_the_deck_nobody_forges() -> None:
    """COR-FRG-07: whatever he has."""
    table = given(TWO_FORGES, 9, f"[aside]\ngodleif = {legendaries()}\n[gold]\nbohorg = 20").choose("equip")
    assert "forge" not in table.offers()
    assert table.refused("forge") == "COR-FRG-07"


def test_a_legendary_may_be_attached_in_the_same_action() -> None:
    """COR-FRG-08: into the slot of its kind, at once."""
    table = given(ONE_FORGE, 6).force("sunlance", "worldsplitter")
    table.choose("equip", "forge", "sunlance", "attach sunlance", "basher", "end")
    assert table.worn("basher") == ["sunlance"]
