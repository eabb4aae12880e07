"""Organising: slots, setting aside, when and by whom."""

from __future__ import annotations

import pytest

from warcamp.engine.view import view
from warcamp.engine.zones import SPECTATOR
from warcamp.games.clash_of_rage.tables import POWER, SHIELD

from .fight import combats
from .table import TWO_TILES, Table


def given(tables: str) -> Table:
    """Bohorg equips, without gold."""
    return Table(f"{TWO_TILES}\n{tables}").choose("equip")


def aside(table: Table, clan: str) -> list[str]:
    """What lies beside a sheet."""
    found: list[str] = table.game.write(table.s).get("aside", {}).get(clan, [])
    return found


def test_a_type_has_one_weapon_slot_and_one_armour_slot() -> None:
    """COR-ORG-01: a second weapon takes the place of the first, a legendary like any other; an armour does not."""
    table = given("[aside]\nbohorg = ['short_sword', 'cuirass', 'sunlance']")
    table.choose("attach short_sword", "basher", "attach cuirass", "basher")
    assert sorted(table.worn("basher")) == ["cuirass", "short_sword"]
    table.choose("attach sunlance", "basher")
    assert sorted(table.worn("basher")) == ["cuirass", "sunlance"]
    assert aside(table, "bohorg") == ["short_sword"]
    assert table.offers() == ["end", "attach short_sword", "aside basher weapon", "aside basher armour"]


def test_equipment_may_be_attached_moved_between_types_and_set_aside() -> None:
    """COR-ORG-02: the Crossbow goes from the Bashers to the Krag Riders, the Cuirass off."""
    table = given("[worn]\nbasher = ['crossbow', 'cuirass']")
    table.choose("aside basher weapon", "attach crossbow", "krag_rider", "aside basher armour")
    assert table.worn("krag_rider") == ["crossbow"]
    assert table.worn("basher") == []
    assert aside(table, "bohorg") == ["cuirass"]
    assert table.refused("aside executioner weapon") == "COR-ORG-02"
    assert table.refused("attach halberd") == "COR-ORG-02"


def test_equipment_set_aside_has_no_effect_and_can_be_attached_again_later() -> None:
    """COR-ORG-03: it stays the player's."""
    table = given("[worn]\nexecutioner = ['greatsword']\nbasher = ['cuirass']")
    assert table.stat("bohorg", 3, POWER) == 9
    table.choose("aside executioner weapon", "aside basher armour", "end")
    assert table.stat("bohorg", 3, POWER) == 6
    assert table.stat("bohorg", 1, SHIELD) == 0
    assert aside(table, "bohorg") == ["cuirass", "greatsword"]
    table.choose("pass", "equip", "attach greatsword", "executioner")
    assert table.stat("bohorg", 3, POWER) == 9


def test_equipment_changes_only_in_an_own_equip_action() -> None:
    """COR-ORG-04: neither while moving, nor in combat, nor in another's action."""
    gear = "[aside]\nbohorg = ['crossbow']\ngodleif = ['halberd']\n[worn]\nraider = ['cuirass']"
    tables = f"[units]\nA2 = 'bohorg 1 basher'\n{gear}"
    moving = Table(f"{TWO_TILES}\n{tables}").choose("move")
    assert moving.offers() == ["end", "basher A2"]
    equipping = given(tables)
    assert [d.seat for d in equipping.position.pending] == [0]
    assert equipping.offers() == ["end", "attach crossbow"], "Godleif's cards are not Bohorg's to touch"
    fighting = combats(
        {"B4": "bohorg 1 krag_rider; godleif 1 frost_giant"},
        clans=("bohorg", "godleif"),
        worn={"krag_rider": ["crossbow"]},
    ).choose("B4")
    assert fighting.offers() == ["strike", "flee"]


@pytest.mark.parametrize("unit", ["basher", "krag_rider", "executioner"])
@pytest.mark.parametrize("gear", ["rock_breaker", "marching_boots", "worldsplitter"])
def test_any_equipment_may_go_on_any_level(gear, unit) -> None:
    """COR-ORG-05: cheap, dear or legendary."""
    table = given(f"[aside]\nbohorg = ['{gear}']").choose(f"attach {gear}", unit)
    assert table.worn(unit) == [gear]


def test_a_type_without_a_unit_on_the_board_may_be_equipped() -> None:
    """COR-ORG-06: no Executioner stands anywhere; the first that comes is armed."""
    table = given("[units]\nA2 = 'bohorg 1 basher'\n[aside]\nbohorg = ['greatsword']").choose("attach greatsword")
    assert table.asks() == "bohorg wearer"
    assert table.offers() == ["basher", "krag_rider", "executioner"]
    table.choose("executioner")
    assert table.stat("bohorg", 3, POWER) == 9


def test_everybody_sees_equipment_in_slots_and_set_aside() -> None:
    """COR-ORG-07: the enemy and onlookers see the same as the owner."""
    table = given("[worn]\nbasher = ['crossbow']\n[aside]\nbohorg = ['cuirass', 'sunlance']")
    gear = table.s.t.gear.index
    for viewer in (0, 1, SPECTATOR):
        public = view(table.position, viewer)["public"]
        assert public["worn"][0] == gear("crossbow")
        assert sorted(public["aside"][0]) == sorted([gear("cuirass"), gear("sunlance")])
