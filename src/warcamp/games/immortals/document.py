"""The table of Immortals as a short readable document, and back.

    light = ["humans", "elves", "dwarves", "amazons"]
    dark = ["demons", "orcs", "trolls", "night_elves"]
    phase = "resolution"
    tower = "01g/2g"
    tray = "0gg"

    [sides]
    dark_murk = [1, 3]

    [slots]
    "1.a4" = "dark_white_falls"

Seats are told apart by number; a side has its owner and the number of cubes; tower and tray name cubes by seat or g for
green ones, the upper floor before the stroke. Only what differs from an empty table is written. Cards that are named
nowhere are in their decks, blank and Magic cards in hand. Who knows a card follows from where it lies; `known` names
those who know more, `openly` the Conflict cards of which everybody knows who has them.
"""

from __future__ import annotations

from typing import Any

from warcamp.engine.errors import BadInput

from ..options import is_number
from ..reading import Reader
from .content import Content, tables_of
from .laying import laying_of, read_cards, write_cards
from .layout import HAND
from .names import PHASES, REALMS, STANCES
from .rules.scoring import finish
from .state import (
    COLOURS,
    FLOOR,
    GREEN,
    NO_PLAN,
    NONE,
    PRIMING,
    REINFORCEMENT,
    SCORED,
    SETUP,
    Immortals,
    add_cubes,
    bits,
    blank,
    cards,
)
from .tables import FLAT_TOWER, MAX_SEATS, MIN_SEATS, SIDES, SLOTS, STANDARD_TOWER, TRIBES, Tables
from .tower import LETTERS

NO_TRIBE = "none"
TOWERS = ("standard", "flat")
COUNTS = ("gold", "energy", "vp", "supply")
TILES = ("shrines", "capitals", "portals")


def write(s: Immortals) -> dict[str, Any]:
    """The table as a document."""
    new = blank(s.t, s.seats)
    out: dict[str, Any] = {"game": "immortals", "players": s.seats}
    for key, tribes in (("light", s.light), ("dark", s.dark)):
        if set(tribes) != {NONE}:
            out[key] = [s.t.tribes[tribe] if tribe != NONE else NO_TRIBE for tribe in tribes]
    out["phase"] = PHASES[s.phase]
    out |= {k: getattr(s, k) for k in ("rounds", "chosen_tribes", "quick_draft") if getattr(s, k) != getattr(new, k)}
    if s.tower_preset != STANDARD_TOWER:
        out["tower_preset"] = TOWERS[s.tower_preset]
    out |= {"round": s.round, "marker": s.marker, "first": s.first}
    out |= {k: getattr(s, k) for k in ("draft", "turn", "left") if getattr(s, k) != getattr(new, k)}
    out["passed"] = [p for p in range(s.seats) if s.passed >> p & 1]
    if s.slot != NONE:
        out["slot"] = s.t.slots[s.slot]
    out |= {k: s.t.sides[getattr(s, k)] for k in ("origin", "target") if getattr(s, k) != NONE}
    if s.stance != NONE:
        out["stance"] = STANCES[s.stance]
    out |= {"tower": tower_text(s), "tray": cubes_text(s.tray)}
    out |= {k: [s.t.sides[side] for side in range(SIDES) if getattr(s, k) >> side & 1] for k in TILES}
    if set(s.hand_realm) != {NONE}:
        out["hand_realm"] = [REALMS[realm] for realm in s.hand_realm]
    out["sides"] = {s.t.sides[k]: [s.owner[k], s.cubes[k]] for k in range(SIDES) if s.cubes[k]}
    for k in COUNTS:
        now, usual = getattr(s, k), usual_counts(s, k)
        out[k] = {str(p): now[p] for p in range(s.seats) if now[p] != usual[p]}
    out["limbo"] = {str(p): s.limbo[2 * p : 2 * p + 2] for p in range(s.seats) if any(s.limbo[2 * p : 2 * p + 2])}
    out["groups"] = {str(p): list(row) for p, row in enumerate(s.groups) if row}
    out["plan"] = write_plans(s)
    if any(s.zones.cards):
        out |= write_cards(s)
    if s.over:
        out["winners"] = list(s.winners)
    return {k: v for k, v in out.items() if v not in ({}, [], "", "/")}


def usual_counts(s: Immortals, key: str) -> list[int]:
    """All start with nothing but their supply."""
    return [s.t.cubes if key == "supply" and s.phase == SETUP else 0] * s.seats


def cubes_text(counts: list[int]) -> str:
    return "".join([LETTERS[colour] * counts[colour] for colour in range(COLOURS)])


def tower_text(s: Immortals) -> str:
    """The floors, cubes in the order of their arrival."""
    upper = "".join([LETTERS[cube] for cube in s.stuck if cube < FLOOR])
    lower = "".join([LETTERS[cube - FLOOR] for cube in s.stuck if cube >= FLOOR])
    return f"{upper}/{lower}"


def write_plans(s: Immortals) -> dict[str, str]:
    return {
        f"{p}.{s.t.slots[slot]}": s.names[card]
        for p, plan in enumerate(s.plan)
        for slot, card in enumerate(plan)
        if card != NONE
    }


def read(document: dict[str, Any], content: Content) -> Immortals:
    """The table of a document."""
    doc = Reader(document)
    doc.word("game", "immortals", ("immortals",))
    s = read_seats(doc, tables_of(content))
    read_course(s, doc)
    read_board(s, doc)
    read_cubes(s, doc)
    if s.phase != SETUP:
        read_cards(s, doc)
    read_plans(s, doc)
    if s.phase == SCORED:
        finish(s)
        if doc.get("winners", list(s.winners)) != list(s.winners):
            raise BadInput("winners", f"by the table they are {list(s.winners)}")
    doc.done()
    return s


def read_seats(doc: Reader, t: Tables) -> Immortals:
    """The seats and their tribes; once the game is set up, tribes that are not named are dealt in their order."""
    given = {realm: doc.get(realm, None) for realm in REALMS}
    usual = next((len(row) for row in given.values() if isinstance(row, list)), MIN_SEATS + 1)
    seats = doc.number("players", usual)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise BadInput("players", f"expected {MIN_SEATS} to {MAX_SEATS} players, got {seats}")
    s = blank(t, seats)
    s.phase = PHASES.index(doc.word("phase", PHASES[REINFORCEMENT], PHASES))
    for realm, name in enumerate(REALMS):
        known = t.tribes[realm * TRIBES : (realm + 1) * TRIBES]
        default = [NO_TRIBE] * seats if s.phase == SETUP else known[:seats]
        words = doc.words(name, default, (*known, NO_TRIBE))
        named = [word for word in words if word != NO_TRIBE]
        if len(words) != seats or len(set(named)) != len(named):
            raise BadInput(name, f"expected a different tribe for each of {seats} seats, got {words!r}")
        if s.phase != SETUP and NO_TRIBE in words:
            raise BadInput(name, "once the game is set up, every seat has a tribe")
        tribes = tuple([t.tribes.index(word) if word != NO_TRIBE else NONE for word in words])
        if realm == 0:
            s.light = tribes
        else:
            s.dark = tribes
    return s


def read_course(s: Immortals, doc: Reader) -> None:
    """How far the game is, and what is under way."""
    s.rounds = doc.number("rounds", s.rounds)
    s.round = doc.number("round", 0 if s.phase <= PRIMING else 1)
    s.chosen_tribes = doc.flag("chosen_tribes", s.chosen_tribes)
    s.quick_draft = doc.flag("quick_draft", s.quick_draft)
    s.tower_preset = TOWERS.index(doc.word("tower_preset", TOWERS[STANDARD_TOWER], TOWERS))
    s.marker = read_seat(s, doc, "marker", NONE if s.phase == SETUP else 0)
    s.first = read_seat(s, doc, "first", s.marker)
    s.turn = read_seat(s, doc, "turn", NONE)
    s.draft = doc.number("draft", 0)
    s.left = doc.number("left", 0)
    passed = doc.get("passed", [])
    if not isinstance(passed, list) or not all(is_number(p, 0, s.seats - 1) for p in passed):
        raise BadInput("passed", f"expected seats from 0 to {s.seats - 1}, got {passed!r}")
    for p in passed:
        s.passed |= 1 << p
    slots, sides = tuple(s.t.slots), tuple(s.t.sides)
    if "slot" in doc.document:
        s.slot = slots.index(doc.word("slot", "", slots))
    if "origin" in doc.document:
        s.origin = sides.index(doc.word("origin", "", sides))
    if "target" in doc.document:
        s.target = sides.index(doc.word("target", "", sides))
    if "stance" in doc.document:
        s.stance = STANCES.index(doc.word("stance", "", STANCES))
    realms = doc.words("hand_realm", [], REALMS)
    if realms:
        if len(realms) != s.seats:
            raise BadInput("hand_realm", f"expected one for each of {s.seats} seats")
        s.hand_realm = tuple([REALMS.index(word) for word in realms])


def read_seat(s: Immortals, doc: Reader, key: str, default: int) -> int:
    seat: int = doc.get(key, default)
    if not is_number(seat, NONE, s.seats - 1):
        raise BadInput(key, f"expected a seat from 0 to {s.seats - 1}, got {seat!r}")
    return seat


def read_board(s: Immortals, doc: Reader) -> None:
    """Sides with their owner and cubes, buildings and Portals."""
    sides = tuple(s.t.sides)
    for name, found in doc.table("sides", sides):
        if not isinstance(found, list) or len(found) != 2:
            raise BadInput(f"sides.{name}", f"expected [seat, cubes], got {found!r}")
        if not is_number(found[0], 0, s.seats - 1):
            raise BadInput(f"sides.{name}", f"expected a seat from 0 to {s.seats - 1}, got {found[0]!r}")
        number = doc.as_number(found[1], f"sides.{name}")
        if number:
            add_cubes(s, found[0], sides.index(name), number)
    for key in TILES:
        mask = 0
        for word in doc.words(key, [], sides):
            mask |= 1 << sides.index(word)
        setattr(s, key, mask)
    if s.shrines & s.capitals:
        raise BadInput("capitals", "a side has a Shrine or a Capital, not both")  # IMM-BLD-05
    if any(bits(s.capitals & mask) > 1 for mask in s.t.province_mask):
        raise BadInput("capitals", "there is one Capital at most in a province of a realm")  # IMM-BLD-06


def read_cubes(s: Immortals, doc: Reader) -> None:
    """Resources, and all cubes that are not on sides; what a player has of them is what the document names
    (IMM-GEN-15)."""
    seats = tuple(str(p) for p in range(s.seats))
    for key in COUNTS:
        row = usual_counts(s, key)
        for name, n in doc.table(key, seats):
            row[int(name)] = doc.as_number(n, f"{key}.{name}")
        setattr(s, key, tuple(row) if key == "supply" else row)
    for name, found in doc.table("limbo", seats):
        if not isinstance(found, list) or len(found) != 2:
            raise BadInput(f"limbo.{name}", f"expected [light, dark], got {found!r}")
        for realm in range(2):
            s.limbo[2 * int(name) + realm] = doc.as_number(found[realm], f"limbo.{name}")
    groups = list(s.groups)
    for name, found in doc.table("groups", seats):
        if not isinstance(found, list):
            raise BadInput(f"groups.{name}", f"expected a list of sizes, got {found!r}")
        groups[int(name)] = tuple(sorted([doc.as_number(n, f"groups.{name}") for n in found]))
    s.groups = tuple(groups)
    upper, _, lower = str(doc.get("tower", "")).partition("/")
    s.stuck = tuple(read_letters(s, upper, "tower") + [cube + FLOOR for cube in read_letters(s, lower, "tower")])
    if s.tower_preset != FLAT_TOWER and max(len(upper), len(lower)) > s.t.capacity:
        raise BadInput("tower", f"a floor holds {s.t.capacity} cubes at most")
    for cube in s.stuck:
        s.tower[cube % FLOOR] += 1
    for cube in read_letters(s, str(doc.get("tray", "")), "tray"):
        s.tray[cube] += 1
    s.bank = s.t.green_cubes - s.tower[GREEN] - s.tray[GREEN]
    if s.bank < 0:
        raise BadInput("tray", f"there are {s.t.green_cubes} green cubes")
    s.total = tuple([all_cubes(s, p) for p in range(s.seats)])


def read_letters(s: Immortals, text: str, path: str) -> list[int]:
    allowed = LETTERS[: s.seats] + LETTERS[GREEN]
    if text.strip(allowed):
        raise BadInput(path, f"expected letters of {allowed}, got {text!r}")
    return [LETTERS.index(x) for x in text]


def all_cubes(s: Immortals, p: int) -> int:
    sides = sum([s.cubes[side] for side in range(SIDES) if s.owner[side] == p])
    return sides + s.limbo[2 * p] + s.limbo[2 * p + 1] + s.tower[p] + s.tray[p] + s.supply[p] + sum(s.groups[p])


def read_plans(s: Immortals, doc: Reader) -> None:
    """Cards of the hand that are planned on slots."""
    plans = [list(NO_PLAN) for _ in range(s.seats)]
    keys = tuple(f"{p}.{s.t.slots[slot]}" for p in range(s.seats) for slot in range(SLOTS))
    laying = laying_of(s, doc)
    for key, word in doc.table("plan", keys):
        p, _, slot = key.partition(".")
        card = laying.card(str(word), f"plan.{key}")
        if card not in cards(s, int(p), HAND):
            raise BadInput(f"plan.{key}", f"{word!r} is not in the hand")
        plans[int(p)][s.t.slots.index(slot)] = card
    s.plan = tuple([tuple(plan) for plan in plans])
