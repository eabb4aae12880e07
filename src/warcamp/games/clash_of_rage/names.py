"""Stable names of what a player can point at. Stored matches use them: they may be added to, never changed.

Territories are named by tile and position: B3 is the territory at the north-west of the second tile. Positions count
from the centre, 0, then counter-clockwise from the east: E 1, NE 2, NW 3, W 4, SW 5, SE 6. A bastion is @ and its clan.
"""

from __future__ import annotations

from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Decision

from .board import decode_cell, encode_cell
from .rules import equip, march, play
from .rules.combat import FLEE
from .state import LEVELS, NONE, Clash, card_names
from .tables import WEAPON

ACTIONS = {play.PASS: "pass", play.EQUIP: "equip", play.MOVE: "move"}
PHASES = ("setup", "tactics", "first action", "stones", "second action", "end of round")
SLOTS = ("weapon", "armour")


def place_name(s: Clash, place: int) -> str:
    if place < s.board.territories:
        return "ABCDEFGH"[place // 7] + str(place % 7)
    return "@" + clan_name(s, place - s.board.territories)


def clan_name(s: Clash, side: int) -> str:
    """The clan of a seat, or the Elves; a seat without a clan yet has its number."""
    if side == s.seats:
        return "elves"
    return s.t.clans[s.clan[side]] if s.clan[side] != NONE else f"seat {side}"


def unit_name(s: Clash, side: int, level: int) -> str:
    clan = s.t.elves if side == s.seats else s.clan[side]
    return s.t.units[clan * LEVELS + level]


def cell_name(cell: int) -> str:
    q, r = decode_cell(cell)
    return f"{q},{r}"


def places(s: Clash) -> dict[str, int]:
    """All places by name."""
    return {place_name(s, place): place for place in range(s.places)}


def read_cell(text: str, path: str) -> int:
    try:
        q, r = text.split(",")
        return encode_cell(int(q), int(r))
    except ValueError as e:
        raise BadInput(path, f"{text!r} is not a cell like 2,-1") from e


def gear_option(s: Clash, p: int, option: int) -> str:
    """The name of what an equip action offers."""
    if option == equip.END:
        return "end"
    if option == equip.FORGE:
        return "forge"
    if option < equip.ATTACH:
        return "buy " + s.t.gear[option - equip.BUY]
    if option < equip.SET_ASIDE:
        return "attach " + s.t.gear[option - equip.ATTACH]
    code = option - equip.SET_ASIDE
    return f"aside {unit_name(s, p, code // 2)} {SLOTS[code % 2]}"


def option_name(s: Clash, d: Decision, option: int) -> str:
    """The stored name of an option."""
    kind = d.kind
    if kind == "to" or kind == "combat" or kind == "stone":
        return place_name(s, option)
    if kind == "move":
        return "end" if option == march.HALT else moved_name(s, d.seat, option)
    if kind == "reinforce":
        return moved_name(s, d.seat, option)
    if kind == "wearer":
        return unit_name(s, d.seat, option)
    if kind == "equip":
        return gear_option(s, d.seat, option)
    if kind == "assault":
        return "flee" if option == FLEE else "strike"
    if kind == "wound":
        return unit_name(s, victim(s), option)
    if kind == "tactics" or kind == "legendary":
        return card_names(s.t)[option]
    if kind == "action":
        return ACTIONS[option]
    if kind == "clear" or kind == "clear_second":
        return "none" if option == NONE else s.t.gear[option]
    if kind == "bastion" or kind == "centre":
        return cell_name(option)
    if kind == "clan":
        return s.t.clans[option]
    if kind == "tile":
        return s.t.tiles[option]
    return str(option)


def moved_name(s: Clash, p: int, code: int) -> str:
    return f"{unit_name(s, p, code % LEVELS)} {place_name(s, code // LEVELS)}"


def victim(s: Clash) -> int:
    """The side that is being struck."""
    return s.attacker + s.defender - s.striker


def param_name(s: Clash, domain: str, value: int) -> str | int:
    """The stored name of an event's parameter."""
    if domain == "place":
        return place_name(s, value)
    if domain == "side":
        return clan_name(s, value)
    if domain == "card":
        return card_names(s.t)[value] if value != NONE else "hidden"
    if domain == "gear":
        return s.t.gear[value]
    if domain == "cell":
        return cell_name(value)
    if domain == "clan":
        return s.t.clans[value]
    if domain == "tile":
        return s.t.tiles[value]
    if domain == "phase":
        return PHASES[value]
    if domain == "action":
        return ACTIONS[value]
    if domain == "elf":
        return unit_name(s, s.seats, value)
    return value


def event_params(s: Clash, kinds: tuple[tuple[str, str], ...], params: tuple[int, ...]) -> dict[str, str | int]:
    """The parameters of an event by name; a `level` is the unit type of the side named before it."""
    out: dict[str, str | int] = {}
    side = NONE
    for (key, domain), value in zip(kinds, params, strict=True):
        if domain == "side":
            side = value
        out[key] = unit_name(s, side, value) if domain == "level" else param_name(s, domain, value)
    return out


def slot_name(slot: int) -> str:
    return SLOTS[slot - WEAPON]
