"""Every reason for which something is not offered, with its rule."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from tests.games.suites.refusals import Case, Refusals
from warcamp.games.immortals import why_not
from warcamp.games.immortals.content import Content, load
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.immortals.told import ASKS
from warcamp.games.why_not import LONGEST

from .table import FOUR, Table, at

RICH = "[gold]\n0 = 9\n[energy]\n0 = 9\n"
MURK = '[hand]\n0 = ["murk"]\n'
LAND = """
[sides]
dark_murk = [0, 3]
dark_wildhome = [0, 2]
dark_pearl_haven = [0, 1]
dark_reedmere = [1, 2]
light_murk = [0, 2]
"""


@cache
def content() -> Content:
    return load()


def table(text: str, *chance: str) -> Table:
    return Table(text, chance, content())


# ---- set-up and draft -----------------------------------------------------------------------------------------------
def tribes() -> Table:
    """Seat 0 has chosen the Elves and is asked for a dark tribe."""
    return table('players = 3\nphase = "setup"\nchosen_tribes = true', "1").choose("elves")


def home() -> Table:
    return table(at("home") + "[groups]\n" + "".join(f"{p} = [3, 5]\n" for p in range(4)))


def drafting(groups: str = "0 = [3, 5]") -> Table:
    """Seat 0 has three dark cards, one of them for an occupied side, and a joker."""
    hands = (
        '0 = ["dark_murk", "dark_reedmere", "dark_drowned_reach", "dark_oldford"]\n1 = ["light_murk", "light_oldford"]'
    )
    top = 'draft = 1\nhand_realm = ["dark", "light", "dark", "light"]\n'
    sides = "[sides]\ndark_murk = [1, 2]\n"
    return table(f"{top}{at('draft')}{sides}[groups]\n{groups}\n[draft_hand]\n{hands}")


def settling() -> Table:
    return drafting().choose("dark_drowned_reach", seat=0).choose("light_murk", seat=1)


def grouping() -> Table:
    return drafting().choose("dark_oldford", seat=0).choose("light_murk", seat=1)


def splitting() -> Table:
    supply = "[supply]\n" + "".join(f"{p} = 7\n" for p in range(4))
    return table(at("priming") + supply, "00" + "1" * 7 + "2" * 7 + "3" * 7)


# ---- reinforcements and planning ------------------------------------------------------------------------------------
def reinforcing() -> Table:
    t = table(at("reinforcement") + LAND + "[limbo]\n0 = [0, 4]\n")
    return t.choose("skip", "skip", "skip", "skip")


def planning() -> Table:
    hand = '[hand]\n0 = ["murk", "oldford", "dark_oldford", "dark_drowned_reach"]\n'
    return table(at("planning") + LAND + hand).plan(0, "a4 dark_oldford")


def all_blanks() -> Table:
    return planning().plan(0, "a1 blank", "a2 blank", "a3 blank", "m1 blank")


# ---- resolution -----------------------------------------------------------------------------------------------------
def board(slot: str, card: str, more: str = "", land: str = LAND, top: str = "") -> Table:
    """Seat 0 has one card on a slot, and is asked which to reveal."""
    slots = f'[slots]\n"0.{slot}" = "{card}"\n"1.a4" = "blank_1_0"\n"1.m1" = "magic_transition5_1"\n'
    return table(f"{top}{FOUR}{land}{more or RICH + MURK}{slots}")


def blanks() -> Table:
    return board("a1", "blank_0_0")


def murk_twice(slot: str, limbo: str = "", top: str = "") -> Table:
    """The Region card The Murk, of which seat 0 has both sides."""
    return board(slot, "murk", RICH + limbo, top=top).choose(slot)


def building(what: str) -> Table:
    return murk_twice("a3", top=f"{what}\n")


def many(count: int, but: tuple[str, ...] = ()) -> str:
    """So many sides in a list."""
    sides = [f"{realm}_{region}" for realm in ("dark", "light") for region in content().regions]
    return str([side for side in sides if side not in but][:count]).replace("'", '"')


def no_tiles() -> Table:
    """A box with one building only, which stands."""
    small = replace(content(), constants=replace(content().constants, buildings=1))
    slots = '[slots]\n"0.a3" = "murk"\n'
    return Table(f'shrines = ["dark_murk"]\n{FOUR}{LAND}{RICH}{slots}', content=small).choose("a3")


def all_drawn() -> str:
    """Every Conflict card is in somebody's hand."""
    drawn = [name for name in table(FOUR).s.names if name.startswith(("light_", "dark_"))]
    return "[hand]\n1 = " + str(drawn).replace("'", '"') + "\n"


def attacking() -> Table:
    return board("a4", "dark_oldford").choose("a4")


def moving(gold: int = 9) -> Table:
    return board("a7", "murk", f"[gold]\n0 = {gold}\n").choose("a7")


def joker(target: str = "dark_witchfen", card: str = "dark_drowned_reach") -> Table:
    """An attack with a joker, or with the Region card through a Portal."""
    land = LAND.replace("dark_wildhome = [0, 2]", "dark_kingshome = [0, 2]")
    return board("a4", card, land=land, top="").choose("a4", target)


def portal_region() -> Table:
    return board("a4", "murk", RICH, top="").choose("a4", "dark_murk to dark_forge_fire")


def magic(card: str, more: str = "", land: str = LAND, top: str = "") -> Table:
    return board("m1", f"{card}_0", RICH + more, land, top).choose("m1")


TRANSITION5, FIRST = "magic_transition5", "magic_card_or_first"
TAKEOVER, TWO = "magic_shrine_or_takeover", "magic_cards2_or_transition2"
DARK_ONLY = "[sides]\ndark_murk = [0, 3]\ndark_wildhome = [0, 2]\n"

CASES: list[Case] = [
    (tribes, "dwarves", "tribe-of-other-realm", "IMM-OPT-04"),
    (lambda: tribes().choose("orcs"), "elves", "tribe-taken", "IMM-OPT-04"),
    (tribes, "hobbits", "not-offered", "IMM-OPT-04"),
    (home, "none", "must-place", "IMM-HOME-01"),
    (home, "4", "no-such-group", "IMM-HOME-01"),
    (drafting, "pass", "must-draft", "IMM-DRAFT-04"),
    (drafting, "heartwood", "only-conflict-cards", "IMM-DRAFT-04"),
    (drafting, "dark_murk", "side-occupied", "IMM-DRAFT-05"),
    (drafting, "light_murk", "hand-of-one-realm", "IMM-DRAFT-03"),
    (drafting, "dark_heartwood", "not-in-draft-hand", "IMM-DRAFT-04"),
    (settling, "dark_murk", "side-taken", "IMM-DRAFT-08"),
    (settling, "dark_oldford", "not-in-province", "IMM-DRAFT-08"),
    (settling, "skip", "must-place", "IMM-DRAFT-07"),
    (grouping, "4", "no-such-group", "IMM-DRAFT-07"),
    (grouping, "none", "must-place", "IMM-DRAFT-07"),
    (splitting, "9", "only-fallen", "IMM-TOWER-02"),
    (splitting, "none", "must-split", "IMM-TOWER-02"),
    (reinforcing, "light_murk", "limbo-of-other-realm", "IMM-REINF-04"),
    (reinforcing, "dark_reedmere", "not-your-side", "IMM-REINF-04"),
    (planning, "murk", "name-a-slot", "IMM-PLAN-02"),
    (planning, "pass", "only-ready", "IMM-PLAN-03"),
    (planning, "a1 empty", "slot-empty", "IMM-PLAN-03"),
    (planning, "a1", "name-a-card", "IMM-PLAN-04"),
    (planning, "a1 heartwood", "not-in-hand", "IMM-PLAN-01"),
    (planning, "a6 dark_oldford", "planned-already", "IMM-PLAN-03"),
    (planning, "a1 magic_transition5", "magic-on-army-slot", "IMM-PLAN-04"),
    (planning, "m1 murk", "army-on-magic-slot", "IMM-PLAN-04"),
    (planning, "a1 oldford", "no-cube-in-region", "IMM-PLAN-05"),
    (planning, "a5 dark_drowned_reach", "no-joker", "IMM-PLAN-07"),
    (planning, "a4 murk", "slot-covered", "IMM-PLAN-03"),
    (planning, "a1 blank_0_3", "not-offered", "IMM-PLAN-01"),
    (all_blanks, "m2 blank", "no-blank-left", "IMM-SET-07"),
    (blanks, "a1", "only-blanks", "IMM-RES-08"),
    (attacking_first := lambda: board("a4", "dark_oldford"), "a1", "nothing-there", "IMM-PLAN-08"),
    (attacking_first, "murk", "card-waits", "IMM-PLAN-08"),
    (attacking_first, "forfeit", "reveal-first", "IMM-RES-03"),
    (lambda: blanks().choose("pass"), "both", "must-take", "IMM-RES-10"),
    (lambda: murk_twice("a1"), "dark_wildhome", "other-side", "IMM-CARD-03"),
    (lambda: board("a1", "light_murk").choose("a1"), "dark_murk", "other-side", "IMM-CARD-01"),
    (lambda: board("a3", "dark_drowned_reach").choose("a3"), "light_murk portal", "other-side", "IMM-CARD-02"),
    (lambda: board("a3", "dark_drowned_reach").choose("a3"), "dark_reedmere portal", "not-your-side", "IMM-CARD-04"),
    (lambda: murk_twice("a2", "[limbo]\n0 = [0, 4]\n"), "light_murk", "limbo-empty", "IMM-ACT-07"),
    (lambda: murk_twice("a3"), "shrine", "name-a-side", "IMM-ACT-08"),
    (lambda: murk_twice("a3"), "light_murk", "name-a-building", "IMM-ACT-08"),
    (lambda: building('portals = ["light_murk"]'), "light_murk portal", "portal-there", "IMM-BLD-07"),
    (lambda: building(f"portals = {many(26, ('light_murk',))}"), "light_murk portal", "no-portal-left", "IMM-GEN-12"),
    (lambda: building('shrines = ["light_murk"]'), "light_murk capital", "built-there", "IMM-BLD-05"),
    (lambda: building('capitals = ["dark_reedmere"]'), "dark_murk capital", "capital-there", "IMM-BLD-06"),
    (attacking, "move dark_murk to dark_wildhome", "no-move-here", "IMM-ACT-10"),
    (attacking, "dark_murk", "name-a-target", "IMM-ATT-02"),
    (attacking, "dark_reedmere", "name-an-origin", "IMM-ATT-01"),
    (attacking, "dark_reedmere to dark_murk", "not-your-side", "IMM-ATT-01"),
    (attacking, "dark_pearl_haven to dark_witchfen", "too-few-there", "IMM-ATT-01"),
    (attacking, "dark_murk to dark_wildhome", "own-target", "IMM-ATT-02"),
    (attacking, "dark_wildhome to light_wildhome", "no-portal-there", "IMM-GEN-07"),
    (attacking, "dark_murk to dark_oldford", "not-adjacent", "IMM-ATT-02"),
    (lambda: moving(0), "move dark_murk to dark_wildhome", "no-gold-to-move", "IMM-MOVE-07"),
    (moving, "move dark_wildhome to dark_murk", "other-side", "IMM-MOVE-01"),
    (moving, "move dark_murk to dark_reedmere", "not-your-side", "IMM-MOVE-02"),
    (moving, "move dark_murk to dark_murk", "same-side", "IMM-MOVE-01"),
    (moving, "move dark_murk to dark_pearl_haven", "no-way", "IMM-MOVE-03"),
    (moving, "dark_murk to dark_murk", "own-target", "IMM-ATT-02"),
    (lambda: joker("dark_murk to dark_forge_fire"), "with_attacker", "other-side", "IMM-ATT-08"),
    (lambda: joker("dark_kingshome to dark_witchfen"), "neutral", "other-side", "IMM-ATT-08"),
    (portal_region, "with_attacker", "no-friends", "IMM-CARD-06"),
    (lambda: attacking().choose("dark_murk to dark_reedmere"), "3", "one-stays", "IMM-ATT-03"),
    (lambda: moving().choose("move dark_murk to dark_wildhome"), "0", "one-stays", "IMM-MOVE-04"),
    (lambda: magic(FIRST), "limbo light", "other-magic", "IMM-MAGIC-13"),
    (lambda: magic(FIRST, all_drawn(), top="marker = 1\nfirst = 0\n"), "draw", "no-card-left", "IMM-MAGIC-12"),
    (no_tiles, "light_murk shrine", "no-tile-left", "IMM-GEN-12"),
    (lambda: magic(FIRST), "marker", "marker-yours", "IMM-MAGIC-06"),
    (lambda: magic(TRANSITION5, "[limbo]\n0 = [0, 4]\n"), "limbo light", "limbo-empty", "IMM-MAGIC-04"),
    (lambda: magic(TRANSITION5, "[limbo]\n0 = [2, 4]\n", DARK_ONLY), "limbo light", "no-side-in-realm", "IMM-MAGIC-04"),
    (lambda: magic(TAKEOVER), "shrine", "name-a-side-too", "IMM-MAGIC-13"),
    (lambda: magic(TAKEOVER), "shrine dark_reedmere", "not-your-side", "IMM-MAGIC-07"),
    (lambda: magic(TAKEOVER, MURK), "takeover dark_murk", "region-yours", "IMM-MAGIC-08"),
    (
        lambda: magic(TAKEOVER, top=f"shrines = {many(50, ('dark_murk', 'light_murk'))}\n"),
        "shrine dark_wildhome",
        "built-there",
        "IMM-BLD-05",
    ),
    (lambda: magic(TWO, "[limbo]\n0 = [0, 4]\n"), "rise light_murk", "limbo-empty", "IMM-MAGIC-11"),
    (lambda: magic(TRANSITION5, "[limbo]\n0 = [0, 4]\n").choose("limbo dark"), "none", "must-spread", "IMM-MAGIC-03"),
    (
        lambda: magic(TRANSITION5, "[limbo]\n0 = [0, 4]\n").choose("limbo dark"),
        "light_murk",
        "limbo-of-other-realm",
        "IMM-MAGIC-03",
    ),
    (
        lambda: magic(TRANSITION5, "[limbo]\n0 = [0, 4]\n").choose("limbo dark"),
        "dark_reedmere",
        "not-your-side",
        "IMM-MAGIC-03",
    ),
]


class TestRefusals(Refusals):
    game = IMMORTALS
    cases = CASES
    fewest = 50


def test_every_function_is_for_a_question_of_the_game() -> None:
    """Only the question with two plain answers is left to the general refusal."""
    assert set(why_not.EXPLAIN) | {"draw"} == set(ASKS)


def test_a_refusal_says_what_would_change_it() -> None:
    """IMM-HOME-01: the groups there are; IMM-TOWER-02: the cubes that fell."""
    assert home().why_not("4").message.params["groups"] == "3, 5"
    assert splitting().why_not("9").message.params == {"number": 2}
    assert building('shrines = ["light_murk"]').why_not("light_murk capital").message.params["building"].id == (
        "building-shrine"
    )


def test_what_somebody_typed_is_said_back_only_so_far() -> None:
    assert home().why_not("x" * 500).message.params["thing"] == "x" * LONGEST
