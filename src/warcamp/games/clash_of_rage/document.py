"""The table of Clash of Rage as a short readable document, and back.

Only what differs from a fresh table is written. What is not named has its default: figures that stand nowhere are in
reserve, tactics cards that lie nowhere are in the pile (the first three in hand), equipment that nobody has is in the
deck, elves that stand nowhere are in the bag.
"""

from __future__ import annotations

from typing import Any

from warcamp.engine.errors import BadInput

from ..reading import Reader
from .board import NOWHERE
from .content import Content, tables_of
from .names import PHASES, cell_name, clan_name, place_name, places, read_cell, unit_name
from .options import custom_map, tile_row
from .rules.setup import take_clan
from .state import (
    LEVELS,
    NONE,
    SETUP,
    TACTICS,
    Clash,
    add_unit,
    blank,
    discard_pile,
    forged,
    hand,
    lay_map,
    legendary_deck,
    pile,
    replaced,
    set_aside,
    wear,
)

NUMBERS = ("target", "limit", "last_round", "round", "turn", "domination")
FIGHT = ("dice", "hits", "rerolls", "wounds")


def write(s: Clash) -> dict[str, Any]:
    """The table as a document."""
    new = blank(s.t, s.seats)
    out: dict[str, Any] = {"game": "clash_of_rage", "clans": [clan_name(s, p) for p in range(s.seats)]}
    out |= {k: getattr(s, k) for k in NUMBERS if getattr(s, k) != getattr(new, k)}
    out["phase"] = PHASES[s.phase]
    if s.phase == SETUP:
        out |= {"random_map": s.random_map, "fair_map": s.fair_map, "random_clans": s.random_clans, "layout": s.layout}
    out["order"] = [clan_name(s, p) for p in s.order]
    out["tiles"] = [tile_row(s, i) for i in range(len(s.tiles) // 4)]
    out["market"] = [f"{s.t.gear[g]} {n}" for g, n in zip(s.market, s.stock, strict=True)]
    out["under"] = [s.t.gear[g] for g in s.under]
    out["clashes"] = [place_name(s, c) for c in s.clashes]
    seats = {clan_name(s, p): p for p in range(s.seats)}
    tables = {
        "bastions": {k: cell_name(s.bastions[p]) for k, p in seats.items() if s.bastions[p] != NOWHERE},
        "units": write_units(s),
        "gold": {k: s.gold[p] for k, p in seats.items() if s.gold[p]},
        "crystals": {k: s.crystals[p] for k, p in seats.items() if s.crystals[p]},
        "worn": write_worn(s),
        "aside": {k: [s.t.gear[g] for g in s.aside[p]] for k, p in seats.items()},
        "played": {k: s.t.tactic_ids[s.played[p]] for k, p in seats.items() if s.played[p] != NONE},
        "hand": {k: cards(s, hand(s, p)) for k, p in seats.items()},
        "discard": {k: cards(s, discard_pile(s, p)) for k, p in seats.items()},
        "anvil": {k: cards(s, s.seats * 3 + p) for k, p in seats.items() if s.zones.cards[s.seats * 3 + p]},
        "thrown": {s.t.gear[g]: n for g, n in enumerate(s.discard) if n},
        "slain": {unit_name(s, s.seats, k): n for k, n in enumerate(s.slain) if n},
        "fresh": {
            f"{unit_name(s, s.order[s.turn], code % LEVELS)} {place_name(s, code // LEVELS)}": n
            for code, n in zip(s.fresh, s.left, strict=True)
        },
        "fight": write_fight(s),
    }
    if s.mover != NONE:
        out["mover"] = f"{unit_name(s, s.order[s.turn], s.mover % LEVELS)} {place_name(s, s.mover // LEVELS)}"
    if s.item != NONE:
        out["item"] = s.t.gear[s.item]
    if s.laying:
        out["laying"] = [s.t.tiles[s.laying[0]], *[cell_name(cell) for cell in s.laying[1:]]]
    if s.over:
        out["winner"] = clan_name(s, s.winner)
    return {k: v for k, v in (out | tables).items() if k == "market" or v not in ({}, [])}


def cards(s: Clash, zone: int) -> list[str]:
    names = s.t.tactic_ids + s.t.gear[s.t.equipment :]
    return [names[c] for c in sorted(s.zones.cards[zone])]


def write_units(s: Clash) -> dict[str, str]:
    """A place with its units by side; the holder of a contested place comes last."""
    out: dict[str, str] = {}
    for place in range(s.places):
        sides = [side for side in range(s.seats + 1) if s.troops[side * s.places + place]]
        sides.sort(key=lambda side: side == s.owner[place])
        groups = []
        for side in sides:
            row = s.units[(side * s.places + place) * LEVELS :][:LEVELS]
            found = [f"{n} {unit_name(s, side, level)}" for level, n in enumerate(row) if n]
            groups.append(f"{clan_name(s, side)} " + ", ".join(found))
        if groups:
            out[place_name(s, place)] = "; ".join(groups)
    return out


def write_worn(s: Clash) -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    for side in range(s.seats + 1):
        for level in range(LEVELS):
            at = (side * LEVELS + level) * 2
            gear = [s.t.gear[g] for g in s.worn[at : at + 2] if g != NONE]
            if gear:
                out[unit_name(s, side, level)] = gear
    return out


def write_fight(s: Clash) -> dict[str, Any]:
    if s.field == NONE:
        return {}
    sides = {k: clan_name(s, getattr(s, k)) for k in ("attacker", "defender", "striker") if getattr(s, k) != NONE}
    rage = {f"rage_{clan_name(s, side)}": n for side, n in enumerate(s.rage) if n}
    return {"place": place_name(s, s.field), **sides, **rage, **{k: getattr(s, k) for k in FIGHT}}


def read(document: dict[str, Any], content: Content) -> Clash:
    """The table of a document."""
    t = tables_of(content)
    doc = Reader(document)
    doc.word("game", "clash_of_rage", ("clash_of_rage",))
    clans = doc.words("clans", [])
    seats = len(clans)
    if not 1 <= seats <= 4:
        raise BadInput("clans", "expected the clans of 1 to 4 seats")
    s = blank(t, seats)
    if seats == 1:
        s.limit = t.solo_limits["medium"]
    for k in NUMBERS:
        setattr(s, k, doc.number(k, getattr(s, k)))
    s.phase = PHASES.index(doc.word("phase", PHASES[TACTICS], PHASES))
    s.random_map = doc.flag("random_map", s.random_map)
    s.fair_map = doc.flag("fair_map", s.fair_map)
    s.random_clans = doc.flag("random_clans", s.random_clans)
    s.layout = doc.word("layout", s.layout, tuple(t.layouts))
    tiles = doc.words("tiles", [])
    if tiles:
        lay_map(s, custom_map(t, tiles, len(tiles)))
    read_laying(s, doc)
    for p, name in enumerate(clans):
        if name in t.clans:
            take_clan(s, p, t.clans.index(name))
        elif name != f"seat {p}":
            raise BadInput(f"clans[{p}]", f"expected one of {', '.join(t.clans)}, got {name!r}")
    seat_of = {clan_name(s, p): p for p in range(seats)}
    side_of = {**seat_of, "elves": seats}
    s.order = tuple([seat_of[name] for name in doc.words("order", clans, tuple(seat_of))])
    for name, text in doc.table("bastions", tuple(seat_of)):
        cell = read_cell(str(text), f"bastions.{name}")
        if cell not in s.board.sites():
            raise BadInput(f"bastions.{name}", f"no bastion may stand at {text} (COR-BAS-02, COR-BAS-03)")
        s.bastions = replaced(s.bastions, seat_of[name], cell)
        s.derive()
    read_units(s, doc, side_of)
    for k in ("gold", "crystals"):
        for name, n in doc.table(k, tuple(seat_of)):
            getattr(s, k)[seat_of[name]] = doc.as_number(n, f"{k}.{name}")
    read_cards(s, doc, seat_of)
    read_gear(s, doc, seat_of)
    read_battle(s, doc, side_of)
    winner = doc.word("winner", "", ("", *side_of))
    if winner:
        s.winner = side_of[winner]
        s.over = True
    doc.done()
    return s


def read_laying(s: Clash, doc: Reader) -> None:
    """The tile that is being laid: its side, and once that is chosen the cell of its centre."""
    row = doc.words("laying", [])
    if len(row) > 2 or (row and row[0] not in s.t.tiles):
        raise BadInput("laying", f"expected a side like 3B and perhaps a cell, got {row!r}")
    cells = [read_cell(cell, "laying[1]") for cell in row[1:]]
    s.laying = (s.t.tiles.index(row[0]), *cells) if row else ()


def read_units(s: Clash, doc: Reader, side_of: dict[str, int]) -> None:
    """Figures and elves where they stand; the rest stays in reserve and bag."""
    where = places(s)
    bag = list(s.bag)
    for name, text in doc.table("units", tuple(where)):
        for group in str(text).split(";"):
            path = f"units.{name}"
            head, _, rest = group.strip().partition(" ")
            side = side_of[doc.one_of(head, tuple(side_of), path)]
            types = {unit_name(s, side, level): level for level in range(LEVELS)}
            for item in rest.split(","):
                count, _, unit = item.strip().partition(" ")
                level = types[doc.one_of(unit, tuple(types), path)]
                for _ in range(doc.as_number(count, path)):
                    add_unit(s, side, where[name], level)
                    if side == s.seats:
                        bag[level] -= 1
                    else:
                        s.reserve[side * LEVELS + level] -= 1
            if where[name] < s.board.territories:
                s.owner[where[name]] = side
    slain = [0, 0, 0]
    elves = {unit_name(s, s.seats, level): level for level in range(LEVELS)}
    for name, n in doc.table("slain", tuple(elves)):
        slain[elves[name]] = doc.as_number(n, f"slain.{name}")
    s.slain = tuple(slain)
    s.bag = tuple([max(0, bag[level] - slain[level]) for level in range(LEVELS)])
    if min(s.reserve) < 0:
        raise BadInput("units", "more figures than the box has")


def read_cards(s: Clash, doc: Reader, seat_of: dict[str, int]) -> None:
    """Tactics cards: those named in hand and discard, the rest in the pile."""
    names = s.t.tactic_ids
    started = s.phase != SETUP
    for k, zone_of in (("hand", hand), ("discard", discard_pile)):
        for name, found in doc.table(k, tuple(seat_of)):
            for word in doc.as_words(found, f"{k}.{name}"):
                s.zones.put(names.index(doc.one_of(word, tuple(names), f"{k}.{name}")), zone_of(s, seat_of[name]))
    for name, word in doc.table("played", tuple(seat_of)):
        played = list(s.played)
        played[seat_of[name]] = names.index(doc.one_of(str(word), tuple(names), f"played.{name}"))
        s.played = tuple(played)
    for p in range(s.seats):
        if s.clan[p] == NONE or not started:
            continue
        for card in range(s.clan[p] * 7, s.clan[p] * 7 + 7):
            if card not in s.zones.cards[hand(s, p)] and card not in s.zones.cards[discard_pile(s, p)]:
                asked = doc.has("hand", clan_name(s, p)) or len(s.zones.cards[hand(s, p)]) >= s.t.hand
                s.zones.put(card, pile(s, p) if asked else hand(s, p))


def read_gear(s: Clash, doc: Reader, seat_of: dict[str, int]) -> None:
    """Equipment worn, set aside, on the market, under the deck; the rest is in the deck."""
    gear = tuple(s.t.gear)
    left = list(s.t.gear_copies)
    types = {unit_name(s, side, level): (side, level) for side in range(s.seats + 1) for level in range(LEVELS)
             if side == s.seats or s.clan[side] != NONE}  # fmt: skip

    def take(name: str, path: str, n: int = 1) -> int:
        g = gear.index(doc.one_of(name, gear, path))
        left[g] -= n
        if left[g] < 0:
            raise BadInput(path, f"the box has only {s.t.gear_copies[g]} of {name!r}")
        return g

    for name, found in doc.table("worn", tuple(types)):
        for item in doc.as_words(found, f"worn.{name}"):
            g = take(item, f"worn.{name}")
            wear(s, types[name][0], types[name][1], s.t.gear_slot[g], g)
    for name, found in doc.table("aside", tuple(seat_of)):
        for item in doc.as_words(found, f"aside.{name}"):
            set_aside(s, seat_of[name], take(item, f"aside.{name}"))
    s.under = tuple([take(item, "under") for item in doc.words("under", [])])
    thrown = [0] * s.t.equipment
    for name, n in doc.table("thrown", gear):
        thrown[take(name, "thrown", doc.as_number(n, "thrown"))] = doc.as_number(n, "thrown")
    s.discard = tuple(thrown)
    default = [f"{g} 1" for g in gear[: s.t.market_size]] if s.phase != SETUP else []
    for row in doc.words("market", default):
        name, _, n = row.partition(" ")
        count = doc.as_number(n or "1", "market")
        s.market = (*s.market, take(name, "market", count))
        s.stock = (*s.stock, count)
    s.deck = tuple(left[: s.t.equipment])
    first = len(s.t.tactic_ids)
    anvil: dict[int, int] = {}
    for name, found in doc.table("anvil", tuple(seat_of)):
        for item in doc.as_words(found, f"anvil.{name}"):
            anvil[gear.index(doc.one_of(item, gear, f"anvil.{name}"))] = seat_of[name]
    if s.phase != SETUP:
        for g in range(s.t.equipment, len(gear)):
            zone = s.seats * 3 + anvil[g] if g in anvil else legendary_deck(s) if left[g] else forged(s)
            s.zones.put(first + g - s.t.equipment, zone)


def read_battle(s: Clash, doc: Reader, side_of: dict[str, int]) -> None:
    """Units that may still move, contested territories, the combat being fought."""
    where = places(s)
    s.clashes = tuple([where[name] for name in doc.words("clashes", [], tuple(where))])
    active = s.order[min(s.turn, s.seats - 1)]
    movers: dict[str, int] = {}
    if s.clan[active] != NONE:
        types = [unit_name(s, active, level) for level in range(LEVELS)]
        movers = {f"{types[k]} {name}": place * LEVELS + k for name, place in where.items() for k in range(LEVELS)}
    for name, n in doc.table("fresh", tuple(movers)):
        s.fresh.append(movers[name])
        s.left.append(doc.as_number(n, f"fresh.{name}"))
    mover = doc.word("mover", "", ("", *movers))
    s.mover = movers[mover] if mover else NONE
    item = doc.word("item", "", ("", *s.t.gear))
    s.item = s.t.gear.index(item) if item else NONE
    rages = [f"rage_{clan}" for clan in side_of]
    for name, v in doc.table("fight", ("place", "attacker", "defender", "striker", *FIGHT, *rages)):
        if name == "place":
            s.field = where[doc.one_of(str(v), tuple(where), "fight.place")]
        elif name in FIGHT:
            setattr(s, name, doc.as_number(v, f"fight.{name}"))
        elif name.startswith("rage_"):
            s.rage[side_of[name[5:]]] = doc.as_number(v, f"fight.{name}")
        else:
            setattr(s, name, side_of[doc.one_of(str(v), tuple(side_of), f"fight.{name}")])
