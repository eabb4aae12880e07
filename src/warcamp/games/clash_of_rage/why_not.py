"""Why something is not offered: for whatever a player can point at, the rule that stands in the way."""

from __future__ import annotations

import re

from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Decision
from warcamp.engine.game import Refusal
from warcamp.games import why_not as shared
from warcamp.games.why_not import Explain

from .board import POSITIONS, decode_cell, encode_cell
from .names import place_name, places, read_cell, unit_name, victim
from .phrases import Params, params_of
from .rules.equip import forge_price
from .state import LEVELS, NOBODY, Clash, hand, held, legendary_deck, number, statistic
from .tables import FLYING, HP, MOVE


def refusal(rule: str, reason: str, **params: str | int) -> Refusal:
    """A refusal whose parameters are stored names, each of the kind that it is called."""
    said: Params = {}
    for key, value in params.items():
        said |= params_of(key, key, value)
    return shared.refusal(rule, reason, **said)


def is_cell(text: str) -> bool:
    """Whether the text names a cell of the grid, like 2,-1."""
    return re.fullmatch(r"-?[0-9]{1,2},-?[0-9]{1,2}", text) is not None


def tactics(s: Clash, d: Decision, thing: str) -> Refusal | None:
    if thing in s.t.tactic_ids:
        card = s.t.tactic_ids.index(thing)
        if card // 7 != s.clan[d.seat]:
            return refusal("COR-SET-08", "other-clan", card=thing)
        if card not in s.zones.cards[hand(s, d.seat)]:
            return refusal("COR-TAC-01", "not-in-hand", card=thing)
    return None


def bastion(s: Clash, d: Decision, thing: str) -> Refusal | None:
    cell = cell_of(thing)
    if cell is None:
        return refusal("COR-BAS-02", "bastion-outside")
    q, r = decode_cell(cell)
    around = [encode_cell(q + dq, r + dr) for dq, dr in POSITIONS]
    if cell in s.board.number:
        return refusal("COR-BAS-02", "bastion-outside")
    if cell in s.board.bastions:
        return refusal("COR-BAS-04", "bastion-taken")
    if len(s.board.neighbours(cell)) < 2:
        return refusal("COR-BAS-02", "bastion-needs-two", number=len(s.board.neighbours(cell)))
    if any(b in around for b in s.board.bastions):
        return refusal("COR-BAS-03", "bastion-adjacent")
    return None


def reinforce(s: Clash, d: Decision, thing: str) -> Refusal | None:
    place = places(s).get(thing.rpartition(" ")[2])
    if place is None:
        return None
    if place >= s.board.territories:
        return refusal("COR-MOV-13", "foreign-bastion")
    if s.round == 1:
        return refusal("COR-REI-03", "first-round")
    return refusal("COR-REI-01", "no-own-units", place=place_name(s, place))


def equip(s: Clash, d: Decision, thing: str) -> Refusal | None:
    p = d.seat
    verb, _, rest = thing.partition(" ")
    if verb == "forge":
        return no_forging(s, p)
    words = rest.split() if verb in ("buy", "attach", "aside") else [thing]
    gear = words[0] if words else ""
    if verb == "aside":
        return refusal("COR-ORG-02", "slot-empty")
    if verb == "clear":
        return refusal("COR-SOLO-10", "two-whole-stacks")
    if gear not in s.t.gear:
        return None
    g = s.t.gear.index(gear)
    if verb == "attach":
        return refusal("COR-ORG-02", "not-yours", gear=gear)
    if g >= s.t.equipment:
        return refusal("COR-FRG-01", "legendaries-are-forged", gear=gear)
    if g not in s.market:
        return refusal("COR-BUY-02", "not-on-the-market", gear=gear)
    if s.t.gear_cost[g] > s.gold[p]:
        return refusal("COR-BUY-01", "too-dear", gear=gear, cost=s.t.gear_cost[g], gold=s.gold[p])
    return None


def wearer(s: Clash, d: Decision, thing: str) -> Refusal | None:
    """Equipment belongs to a unit type of one's own clan."""
    return refusal("COR-ORG-02", "not-your-type", unit=thing) if thing in s.t.units else None


def no_forging(s: Clash, p: int) -> Refusal:
    if not held(s, p, s.board.forges):
        return refusal("COR-FRG-01", "no-forge")
    if not s.zones.cards[legendary_deck(s)]:
        return refusal("COR-FRG-07", "no-legendary-left")
    price = forge_price(s, p)
    if s.crystals[p] < price:
        return refusal("COR-FRG-03", "too-few-crystals", cost=price, crystals=s.crystals[p])
    return refusal("COR-FRG-02", "forged-already")


def legendary(s: Clash, d: Decision, thing: str) -> Refusal | None:
    return refusal("COR-FRG-06", "keep-one-drawn") if thing in (*s.t.gear, "none") else None


def move(s: Clash, d: Decision, thing: str) -> Refusal | None:
    unit, _, where = thing.rpartition(" ")
    place = places(s).get(where)
    types = [unit_name(s, d.seat, level) for level in range(LEVELS)]
    if place is None or (unit and unit not in types):
        return None
    levels = [types.index(unit)] if unit else list(range(LEVELS))
    if not any(number(s, d.seat, place, level) for level in levels):
        return refusal("COR-MOV-01", "no-such-unit", place=where)
    return refusal("COR-MOV-09", "moved-already", place=where)


def to(s: Clash, d: Decision, thing: str) -> Refusal | None:
    place = places(s).get(thing)
    if place is None:
        return refusal("COR-MAP-11", "off-the-board", place=thing) if is_cell(thing) else None
    if place >= s.board.territories and place != s.board.territories + d.seat:
        return refusal("COR-MOV-13", "foreign-bastion")
    start, level = s.mover // LEVELS, s.mover % LEVELS
    if start == place:
        return refusal("COR-MOV-03", "already-there", place=thing)
    points = statistic(s, d.seat, level, MOVE)
    far = steps(s, s.board.fly[d.seat], start, place)
    walked = steps(s, s.board.walk[d.seat], start, place)
    if far > points:
        return refusal("COR-MOV-03", "too-far", place=thing, steps=far, points=points)
    if walked > points and not statistic(s, d.seat, level, FLYING):
        return refusal("COR-MOV-04", "rocks", place=thing, points=points)
    return refusal("COR-MOV-05", "stopped", place=thing)


def steps(s: Clash, ways: list[list[int]], start: int, goal: int) -> int:
    """How many territories a way has, enemies apart; a large number when there is none."""
    seen = {start}
    frontier = [start]
    n = 0
    while frontier:
        n += 1
        frontier = [there for here in frontier for there in ways[here] if there not in seen]
        seen.update(frontier)
        if goal in seen:
            return n
    return 99


def combat(s: Clash, d: Decision, thing: str) -> Refusal | None:
    return refusal("COR-CBT-02", "no-combat-there", place=thing) if thing in places(s) else None


def wound(s: Clash, d: Decision, thing: str) -> Refusal | None:
    foe = victim(s)
    for level in range(LEVELS):
        if unit_name(s, foe, level) == thing:
            if not number(s, foe, s.field, level):
                return refusal("COR-BON-05", "not-in-this-combat", unit=thing)
            hp = statistic(s, foe, level, HP)
            return refusal("COR-WND-04", "too-few-wounds", unit=thing, hp=hp, wounds=s.wounds)
    return refusal("COR-WND-05", "wounds-must-be-used") if thing in ("none", "end", "pass") else None


def stone(s: Clash, d: Decision, thing: str) -> Refusal | None:
    place = places(s).get(thing)
    if place is None:
        return None
    if place not in s.board.stones:
        return refusal("COR-STN-01", "no-stone", place=thing)
    if s.owner[place] != d.seat:
        return refusal("COR-STN-01", "stone-not-yours", place=thing)
    return refusal("COR-STN-02", "stone-has-given", place=thing)


def clear(s: Clash, d: Decision, thing: str) -> Refusal | None:
    return refusal("COR-SOLO-10", "two-whole-stacks") if thing in s.t.gear or thing == "none" else None


def clan(s: Clash, d: Decision, thing: str) -> Refusal | None:
    return refusal("COR-GEN-01", "clan-taken", clan=thing) if thing in s.t.clans else None


def tile(s: Clash, d: Decision, thing: str) -> Refusal | None:
    return refusal("COR-MAP-03", "tile-laid", tile=thing) if thing in s.t.tiles else None


def centre(s: Clash, d: Decision, thing: str) -> Refusal | None:
    return refusal("COR-MAP-04", "two-borders") if cell_of(thing) is not None else None


def cell_of(thing: str) -> int | None:
    """The cell that a text names, if it names one."""
    try:
        return read_cell(thing, "cell")
    except BadInput:
        return None


def flee_or_strike(s: Clash, d: Decision, thing: str) -> Refusal | None:
    return refusal("COR-FLE-02", "all-or-none") if s.field != NOBODY else None


def reroll(s: Clash, d: Decision, thing: str) -> Refusal | None:
    return refusal("COR-ASL-06", "only-blanks", blanks=s.dice - s.hits)


EXPLAIN: dict[str, Explain[Clash]] = {
    "tactics": tactics,
    "bastion": bastion,
    "reinforce": reinforce,
    "equip": equip,
    "wearer": wearer,
    "legendary": legendary,
    "move": move,
    "to": to,
    "combat": combat,
    "wound": wound,
    "stone": stone,
    "clear": clear,
    "clear_second": clear,
    "clan": clan,
    "tile": tile,
    "centre": centre,
    "assault": flee_or_strike,
    "reroll": reroll,
}
