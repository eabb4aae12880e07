"""Every reason for which something is not offered, with its rule."""

from __future__ import annotations

from tests.games.suites.refusals import Case, Refusals
from warcamp.games.clash_of_rage.content import load, tables_of
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE

from .fight import combats, fight
from .rounds import ROUND_ONE, SOLO, THREE_TILES, seats
from .table import TWO_TILES, Table


def tactics() -> Table:
    return Table(f"{ROUND_ONE}\n[hand]\nbohorg = ['ambush', 'krag_scouts', 'pack_hunt']\ngodleif = ['clan_moot']")


def bastion() -> Table:
    """Bohorg's bastion stands at -1,-1, Godleif's is due."""
    return tactics().choose("ambush", "clan_moot", "-1,-1")


def first_reinforcements() -> Table:
    """In play nothing is asked in round 1, since there is one place only: the bastion, place 14."""
    return Table(f"{TWO_TILES}\n[[ask]]\nseat = 0\nkind = 'reinforce'\noptions = [{14 * 3}]")


def reinforcements() -> Table:
    text = TWO_TILES.replace("first action", "tactics")
    hands = "[hand]\nbohorg = ['ambush']\ngodleif = ['clan_moot']"
    table = Table(f"round = 2\n{text}\n{hands}\n[units]\nA4 = 'bohorg 1 basher'")
    return table.choose("ambush", seat="bohorg").choose("clan_moot", seat="godleif")


def equip(tables: str = "", gold: int = 5) -> Table:
    market = "market = ['short_sword', 'battle_axe', 'crossbow', 'cuirass', 'longbow', 'halberd']"
    return Table(f"{market}\n{TWO_TILES}\n[gold]\nbohorg = {gold}\n{tables}").choose("equip")


def equip_at_the_forge(crystals: int) -> Table:
    return equip(f"[units]\nA1 = 'bohorg 1 basher'\n[crystals]\nbohorg = {crystals}")


def equip_when_all_is_forged() -> Table:
    tables = tables_of(load())
    return equip(f"[units]\nA1 = 'bohorg 1 basher'\n[aside]\ngodleif = {tables.gear[tables.equipment :]}")


def forging() -> Table:
    return equip_at_the_forge(12).force("sunlance", "thornmail").choose("forge")


def wearer() -> Table:
    return equip("[aside]\nbohorg = ['crossbow']").choose("attach crossbow")


def moving() -> Table:
    """A Basher has gone from A2 to A3, another is about to."""
    units = "[units]\nA2 = 'bohorg 2 basher'\nA1 = 'elves 2 templar'"
    return Table(f"{TWO_TILES}\n{units}").choose("move", "basher A2", "A3")


def on_the_way() -> Table:
    return moving().choose("basher A2")


def two_combats() -> Table:
    fields = {"A1": "bohorg 1 basher; elves 1 templar", "B4": "bohorg 1 basher; elves 1 templar"}
    return combats(fields, clans=("bohorg", "godleif"))


def allotting(frost_giants: str = "") -> Table:
    """Three wounds to allot."""
    return fight("bohorg 1 krag_rider", f"godleif 3 raider, 1 berserker{frost_giants}", "WWBB").choose("strike")


def allotting_beside_a_giant() -> Table:
    return allotting(", 1 frost_giant")


def stones(bashers: int) -> Table:
    """Bohorg holds stones of level I with too few Bashers in reserve; Godleif's Raider is on none."""
    units = f"A4 = 'bohorg {bashers} basher'\nB2 = 'bohorg 1 basher'\nB6 = 'godleif 1 raider'"
    if bashers < 6:
        units += "\nC5 = 'bohorg 1 basher'"
    return Table(f"{THREE_TILES}\n[units]\n{units}").choose("pass", "pass", "pass")


def solo() -> Table:
    return Table(f"{SOLO}\n[gold]\nbohorg = 30\n[units]\nA0 = 'elves 1 templar'").choose("equip")


def clans() -> Table:
    return seats(2).choose("bohorg")


def tiles() -> Table:
    return seats(2, top="random_map = false").choose("bohorg", "godleif", "1A", "0")


CASES: list[Case] = [
    (lambda: Table(TWO_TILES), "dance", "not-offered", "COR-ACT-01"),
    (tactics, "clan_moot", "other-clan", "COR-SET-08"),
    (tactics, "war_party", "not-in-hand", "COR-TAC-01"),
    (bastion, "A3", "bastion-outside", "COR-BAS-02"),
    (bastion, "0,0", "bastion-outside", "COR-BAS-02"),
    (bastion, "-1,-1", "bastion-taken", "COR-BAS-04"),
    (bastion, "4,1", "bastion-needs-two", "COR-BAS-02"),
    (lambda: tactics().choose("ambush", "clan_moot", "3,-1"), "2,-1", "bastion-adjacent", "COR-BAS-03"),
    (first_reinforcements, "basher A4", "first-round", "COR-REI-03"),
    (reinforcements, "basher @godleif", "foreign-bastion", "COR-MOV-13"),
    (reinforcements, "basher A3", "no-own-units", "COR-REI-01"),
    (equip, "forge", "no-forge", "COR-FRG-01"),
    (equip_when_all_is_forged, "forge", "no-legendary-left", "COR-FRG-07"),
    (lambda: equip_at_the_forge(5), "forge", "too-few-crystals", "COR-FRG-03"),
    (lambda: forging().choose("sunlance"), "forge", "forged-already", "COR-FRG-02"),
    (forging, "none", "keep-one-drawn", "COR-FRG-06"),
    (forging, "mirror_aegis", "keep-one-drawn", "COR-FRG-06"),
    (equip, "aside basher weapon", "slot-empty", "COR-ORG-02"),
    (equip, "attach halberd", "not-yours", "COR-ORG-02"),
    (equip, "buy sunlance", "legendaries-are-forged", "COR-FRG-01"),
    (equip, "buy war_drum", "not-on-the-market", "COR-BUY-02"),
    (equip, "war_drum", "not-on-the-market", "COR-BUY-02"),
    (equip, "buy crossbow", "too-dear", "COR-BUY-01"),
    (wearer, "raider", "not-your-type", "COR-ORG-02"),
    (moving, "executioner A2", "no-such-unit", "COR-MOV-01"),
    (moving, "A5", "no-such-unit", "COR-MOV-01"),
    (moving, "basher A3", "moved-already", "COR-MOV-09"),
    (on_the_way, "5,5", "off-the-board", "COR-MAP-11"),
    (on_the_way, "@godleif", "foreign-bastion", "COR-MOV-13"),
    (on_the_way, "A2", "already-there", "COR-MOV-03"),
    (on_the_way, "B6", "too-far", "COR-MOV-03"),
    (on_the_way, "A5", "rocks", "COR-MOV-04"),
    (on_the_way, "B3", "stopped", "COR-MOV-05"),
    (two_combats, "A5", "no-combat-there", "COR-CBT-02"),
    (allotting, "frost_giant", "not-in-this-combat", "COR-BON-05"),
    (allotting_beside_a_giant, "frost_giant", "too-few-wounds", "COR-WND-04"),
    (allotting_beside_a_giant, "none", "wounds-must-be-used", "COR-WND-05"),
    (lambda: stones(6), "A5", "no-stone", "COR-STN-01"),
    (lambda: stones(6), "C5", "stone-not-yours", "COR-STN-01"),
    (lambda: stones(4).choose("A4"), "A4", "stone-has-given", "COR-STN-02"),
    (solo, "winged_harness", "two-whole-stacks", "COR-SOLO-10"),
    (clans, "bohorg", "clan-taken", "COR-GEN-01"),
    (tiles, "1B", "tile-laid", "COR-MAP-03"),
    (lambda: tiles().choose("2A"), "0,0", "two-borders", "COR-MAP-04"),
    (lambda: fight("bohorg 1 krag_rider", "godleif 1 frost_giant"), "flee krag_rider", "all-or-none", "COR-FLE-02"),
    (
        lambda: fight("bohorg 1 basher", "godleif 1 frost_giant", "WBB").choose("strike"),
        "3",
        "only-blanks",
        "COR-ASL-06",
    ),
]


class TestRefusals(Refusals):
    game = CLASH_OF_RAGE
    cases = CASES
    fewest = 30


def test_a_refusal_says_what_would_change_it() -> None:
    """COR-BUY-01: the cost and the gold one has; COR-FRG-03, COR-MOV-03, COR-WND-04: likewise."""
    assert equip().why_not("buy crossbow").message.params.items() >= {"cost": 6, "gold": 5}.items()
    assert equip_at_the_forge(5).why_not("forge").message.params.items() >= {"cost": 6, "crystals": 5}.items()
    assert on_the_way().why_not("B6").message.params.items() >= {"steps": 4, "points": 2}.items()
    assert allotting_beside_a_giant().why_not("frost_giant").message.params.items() >= {"hp": 4, "wounds": 3}.items()
