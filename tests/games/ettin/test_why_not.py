"""Every reason for which something is not offered, with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.suites.refusals import Case, Refusals
from warcamp.games.ettin import why_not
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.told import ASKS
from warcamp.games.why_not import LONGEST

from .table import FOUR, TWO, Table, at

LINEUP = ["ogre_bashers_1", "guard_tower_1", "militia_1", "krillian"]
DECKS = ["old_vets", "paladin_kendrick", "arc_tower_1", "elder_ecil"]
RITES = "perform_rites_at_the_altar_of_sacrifice"
TRADING_POST = "take_control_of_the_goblin_trading_post"


def places(**rows: Sequence[str]) -> str:
    """Units by place: `a1` is realm 0's Location 1, `b4` realm 1's side of the Adventure."""
    names = {"1": "1", "2": "2", "3": "3", "4": "adventure"}
    lines = [f"'{'ab'.index(key[0])}.{names[key[1]]}' = {list(row)!r}" for key, row in rows.items()]
    return "\n".join(["[places]", *lines])


def setup(players: int = 4) -> Table:
    return Table(f'players = {players}\nphase = "setup"\nrandom_first = false')


def several_boxes() -> Table:
    """Realm 6, of box 0, has chosen; its ally, realm 7, is of box 1."""
    return setup(16).choose("orcs", "daemons", "cannites", "dommorians", "dwarves", "elves", "joymore")


def initiative() -> Table:
    return setup(2).choose("joymore", "dwarves")


def skirmish() -> Table:
    """Realm 0 has drafted the Ogre Bashers."""
    return Table(at("draft"), LINEUP).choose("ogre_bashers_1")


def fates() -> Table:
    """No Gold; realm 0 has drafted Ogre Bashers for 4 and Militia, which sells for 1."""
    return skirmish().choose("guard_tower_1", "krillian")


def peacetime() -> Table:
    four = at("draft", FOUR)
    return Table(f"draft = 1\n{four}", [*DECKS, "spot_the_ruffer", "cannite_burrow", "marblehold", "bofar_the_bold"])


def reply() -> Table:
    return peacetime().choose("old_vets+arc_tower_1", realm=0)


def deploying() -> Table:
    """Realm 0 has placed a scout."""
    hands = "0 = ['border_patrol_1', 'militia_1', 'militia_2']\n1 = ['militia_3']\n3 = ['guard_tower_1', 'krillian']"
    table = Table(f"{FOUR}\n[hand]\n{hands}").deploy(0, "border_patrol_1", "1")
    return table.deploy(3, "guard_tower_1", "1").deploy(3, "krillian", "2")


def fight(age: int = 1, chance: Sequence[Any] = (), more: str = "", **rows: Sequence[str]) -> Table:
    return Table(f"age = {age}\n{TWO}\n{places(**rows)}\n{more}", chance)


def slayer() -> Table:
    dragons = ["ravorn_the_red", "damnagal_the_sorrow", "cranth_krie_the_gray", "militia_1"]
    slayers = ["secix_dragon_trappers_1", "sir_george_thomson"]
    return fight(age=3, a1=slayers, b1=dragons, b2=["militia_2"]).choose("ravorn_the_red")


def terror() -> Table:
    return fight(a1=["flarion_void_wizard", "dread_twin_yatesthane"], b1=LINEUP[1:]).choose("militia_1")


def archers() -> Table:
    shooters = ["archers_of_freehold_1", "archers_of_freehold_2"]
    targets = ["militia_1", "militia_2", "krillian", "guard_tower_1"]
    return fight(a1=shooters, b1=targets).choose("militia_1")


def adventure(die: int) -> Table:
    """Realm 0 wins at the Adventure and tries it: 5 against 2 and the die."""
    there = ["old_vets", "goblin_shaman_1", "militia_1", "guard_tower_1"]
    more = f"[adventure]\n0 = ['{RITES}']"
    return fight(chance=[[die]], more=more, a1=["militia_2"], a4=there).choose("yes")


def spoils(
    age: int = 1, b1: Sequence[str] = ("dwarf_warriors_1", "quip_shadowblade", "militia_1", "marblehold")
) -> Table:
    text = f"age = {age}\n{at('spoil')}\n[results]\n0 = ['0']\n{places(a1=['krillian'], b1=b1, b2=['militia_2'])}"
    return Table(text)


def conqueror() -> Table:
    """With Conquest the Defense has been taken first."""
    rows = places(a1=["nivek_the_half_giant"], b1=["militia_1", "marblehold"])
    return Table(f"age = 2\n{at('spoil')}\n[results]\n0 = ['0']\n{rows}").choose("marblehold")


def siege() -> Table:
    """The first of two Catapults has besieged Marblehold."""
    walls = ["marblehold", "guard_tower_1", "guard_tower_2", "dwarf_warriors_1"]
    rows = places(a1=["catapults_1", "catapults_2"], b1=walls, b2=["guard_tower_3"])
    return Table(f"{at('spoil')}\n[results]\n0 = ['1']\n{rows}").choose("none", realm=1).choose("marblehold")


def post() -> Table:
    return Table(f"{at('spoil')}\n[aside]\n0 = ['{TRADING_POST}']")


def production(retired: Sequence[str] = ("militia_1", "militia_2", "krillian", "guard_tower_2")) -> Table:
    """Realm 1 is asked: Dwarves with Defenses at Locations 1 and 3, one of them besieged."""
    rows = places(b1=["marblehold", "gem_mines_of_glorin", "guard_tower_1"], b3=["forward_base_camp"])
    top = 'sieged = ["gem_mines_of_glorin"]\nnations = ["cannites", "dwarves"]\nphase = "produce"'
    return Table(f"{top}\n[retired]\n1 = {list(retired)!r}\n{rows}")


def two_gates() -> Table:
    """The first Gate brings Krillian back."""
    gates = "[places]\n'0.1' = ['forward_base_camp', 'raise_an_army_at_the_barracks_of_the_dead']"
    retired = "[retired]\n0 = ['militia_1', 'militia_2', 'krillian', 'guard_tower_2']"
    table = Table(f'nations = ["cannites", "dwarves"]\nphase = "produce"\n{retired}\n{gates}')
    table.choose("forward_base_camp gate_to_self", "krillian")
    return table.choose("raise_an_army_at_the_barracks_of_the_dead gate_to_self")


CASES: list[Case] = [
    (initiative, "dance", "not-offered", "ETT-SETUP-09"),
    (setup, "narnia", "not-offered", "ETT-SETUP-04"),
    (setup, "mercenary", "mercenary-mat", "ETT-SETUP-05"),
    (lambda: setup().choose("orcs"), "orcs", "nation-taken", "ETT-SETUP-04"),
    (several_boxes, "joymore", "nation-beside", "ETT-BIG-04"),
    (skirmish, "none", "must-pick", "ETT-DRAFT-01"),
    (skirmish, "ogre_bashers_1", "drafted-already", "ETT-DRAFT-02"),
    (skirmish, "militia_2", "not-in-lineup", "ETT-DRAFT-10"),
    (skirmish, "a pony", "not-offered", "ETT-SKIR-02"),
    (fates, "guard_tower_1", "not-drafted", "ETT-DRAFT-03"),
    (fates, "ogre_bashers_1", "too-dear", "ETT-DRAFT-07"),
    (fates, "keep", "not-offered", "ETT-DRAFT-03"),
    (peacetime, "militia_1+old_vets", "not-in-lineup", "ETT-PEACE-01"),
    (peacetime, "old_vets", "share", "ETT-PEACE-02"),
    (peacetime, "none", "share", "ETT-PEACE-02"),
    (reply, "old_vets+arc_tower_1", "proposed-already", "ETT-PEACE-05"),
    (reply, "perhaps", "not-offered", "ETT-PEACE-05"),
    (deploying, "none", "must-deploy", "ETT-DEP-03"),
    (deploying, "adventure", "card-first", "ETT-DEP-10"),
    (deploying, "border_patrol_1", "deployed-already", "ETT-DEP-08"),
    (deploying, "militia_3", "card-of-ally", "ETT-GEN-05"),
    (deploying, "militia_4", "not-in-hand", "ETT-DEP-01"),
    (lambda: deploying().choose("militia_1"), "end", "must-deploy", "ETT-DEP-03"),
    (lambda: deploying().choose("militia_1"), "1 scout 2", "no-scout", "ETT-AB-SCO-01"),
    (lambda: deploying().choose("militia_1"), "militia_2", "place-first", "ETT-DEP-10"),
    (lambda: deploying().choose("militia_1"), "4", "own-places", "ETT-DEP-05"),
    (slayer, "none", "must-aim", "ETT-SOB-03"),
    (slayer, "militia_1", "no-dragon", "ETT-AB-DRA-01"),
    (slayer, "sir_george_thomson", "own-unit", "ETT-SOB-01"),
    (slayer, "militia_2", "not-in-this-battle", "ETT-SOB-01"),
    (slayer, "ravorn_the_red", "aimed-already", "ETT-SOB-05"),
    (slayer, "smaug", "not-offered", "ETT-AB-DRA-01"),
    (terror, "militia_1", "aimed-already", "ETT-SOB-05"),
    (terror, "hold", "must-aim", "ETT-SOB-03"),
    (archers, "guard_tower_1", "only-troops-shot", "ETT-AB-RAN-01"),
    (archers, "krillian", "too-strong", "ETT-AB-RAN-01"),
    (archers, "militia_1", "aimed-already", "ETT-SOB-05"),
    (lambda: adventure(6), "none", "must-lose-one", "ETT-ADV-12"),
    (lambda: adventure(6), "militia_1", "no-adventurer", "ETT-ADV-12"),
    (lambda: adventure(6), "militia_2", "not-at-adventure", "ETT-ADV-12"),
    (lambda: adventure(1), "guard_tower_1", "only-troops-given", "ETT-ADV-10"),
    (lambda: adventure(1), "militia_2", "not-at-adventure", "ETT-ADV-10"),
    (spoils, "dwarf_warriors_1", "out-of-reach", "ETT-AB-FLY-01"),
    (spoils, "quip_shadowblade", "out-of-sight", "ETT-AB-MAG-01"),
    (spoils, "marblehold", "troops-first", "ETT-SPOIL-06"),
    (spoils, "krillian", "own-unit", "ETT-SPOIL-05"),
    (spoils, "militia_2", "not-in-this-battle", "ETT-SPOIL-05"),
    (lambda: spoils(2, LINEUP[:3]).choose("militia_1"), "militia_1", "taken-already", "ETT-SPOIL-05"),
    (conqueror, "marblehold", "taken-already", "ETT-SPOIL-05"),
    (lambda: spoils(b1=[]), "marblehold", "top-card-only", "ETT-SPOIL-10"),
    (siege, "none", "must-besiege", "ETT-AB-SIE-05"),
    (siege, "guard_tower_3", "not-in-this-battle", "ETT-AB-SIE-03"),
    (siege, "dwarf_warriors_1", "only-defenses", "ETT-AB-SIE-01"),
    (siege, "marblehold", "besieged-already", "ETT-AB-SIE-03"),
    (post, "adventure", "not-at-the-adventure", "ETT-SPOIL-20"),
    (production, "location 2", "undefended", "ETT-LOC-01"),
    (production, "location adventure", "only-locations-produce", "ETT-PROD-03"),
    (lambda: production().choose("location 1"), "location 1", "location-used", "ETT-PROD-06"),
    (production, "krillian", "only-defenses-produce", "ETT-PROD-09"),
    (production, "guard_tower_1", "produces-nothing", "ETT-PROD-02"),
    (production, "marblehold gate_to_self", "produces-nothing", "ETT-PROD-02"),
    (production, "gem_mines_of_glorin taxes", "besieged", "ETT-AB-SIE-01"),
    (lambda: production().choose("marblehold taxes"), "marblehold taxes", "produced-already", "ETT-PROD-02"),
    (lambda: production([]), "forward_base_camp", "nobody-to-gate", "ETT-AB-GAT-03"),
    (
        lambda: production().choose("forward_base_camp gate_to_self", "krillian"),
        "forward_base_camp gate_to_self",
        "gate-spent",
        "ETT-AB-GAT-03",
    ),
    (two_gates, "militia_3", "not-retired", "ETT-AB-GAT-01"),
    (two_gates, "guard_tower_2", "only-troops-gated", "ETT-AB-GAT-02"),
    (two_gates, "krillian", "gated-already", "ETT-AB-GAT-01"),
]


class TestRefusals(Refusals):
    game = ETTIN
    cases = CASES
    fewest = 40


def test_every_function_is_for_a_question_of_the_game() -> None:
    """Only questions with two plain answers are left to the general refusal."""
    assert set(why_not.EXPLAIN) | {"initiative", "attempt", "next_initiative"} == set(ASKS)


def test_a_refusal_says_what_would_change_it() -> None:
    """ETT-DRAFT-07: the cost, and the Gold one has after the sale; ETT-AB-RAN-01: both Strengths."""
    assert fates().why_not("ogre_bashers_1").message.params == {"cost": 4, "gold": 0 + 1}
    assert archers().why_not("krillian").message.params.items() >= {"strength": 3, "number": 2}.items()
    assert peacetime().why_not("old_vets").message.params == {"number": 2}


def test_what_somebody_typed_is_said_back_only_so_far() -> None:
    said = setup().why_not("x" * 500).message.params["thing"]
    assert said == "x" * LONGEST
