"""Stable names of what a player can point at. Stored matches use them: they may be added to, never changed.

Sides, cards, tribes and slots have the names of the content: `light_heartwood` is a side and its Conflict card,
`heartwood` the Region card, `light_greenmarch` a joker, `a4` a slot. Blank and Magic cards are a player's own, so their
options leave the seat out: `a4 blank`, `m1 magic_transition5`.
"""

from __future__ import annotations

from typing import Any

from warcamp.engine.flow import Decision

from .rules import actions, attack, magic, reinforcement, resolution
from .state import GREEN, NONE, PLACE_CODE, READY, Immortals
from .tables import BLANK_CARD, MAGIC_CARD, SIDES

PHASES = (
    "setup",
    "home",
    "draft",
    "priming",
    "reinforcement",
    "planning",
    "resolution",
    "scoring",
    "scored",
)
REALMS = ("light", "dark")
STANCES = ("with_attacker", "neutral", "with_defender")
RESOURCES = ("gold", "energy")
BUILDINGS = ("portal", "shrine", "capital")
OUTCOMES = ("won", "tied", "lost")
ITEMS = ("sides", "shrines", "capitals", "provinces", "full_provinces")

FORFEIT = "forfeit"
NUMBERS = ("home", "group", "split", "cubes")
SIDE_ASKS = ("settle", "reinforce", "extract", "transition", "shrine", "spread")


def card_name(s: Immortals, card: int) -> str:
    """A card among a player's own: of blank and Magic cards there is one of a kind."""
    if card >= MAGIC_CARD:
        return s.t.magics[magic.magic_kind(card)]
    return "blank" if card >= BLANK_CARD else s.names[card]


def plan_name(s: Immortals, option: int) -> str:
    """A card on a slot, a slot made empty again, or ready."""
    if option == READY:
        return "ready"
    if option < 0:
        return f"{s.t.slots[-1 - option]} empty"
    return f"{s.t.slots[option // PLACE_CODE - 1]} {card_name(s, option % PLACE_CODE)}"


def attack_name(s: Immortals, option: int) -> str:
    """Where cubes go from and to; a move says so."""
    code = option % attack.MOVE_CODE
    way = f"{s.t.sides[code // SIDES]} to {s.t.sides[code % SIDES]}"
    return way if option < attack.MOVE_CODE else f"move {way}"


def magic_name(s: Immortals, option: int) -> str:
    if option == magic.DRAW:
        return "draw"
    if option == magic.MARKER:
        return "marker"
    if option < magic.SHRINE_CODE:
        return f"limbo {REALMS[option - magic.LIMBO]}"
    side = s.t.sides[option % magic.SHRINE_CODE]
    if option < magic.TAKE_CODE:
        return f"shrine {side}"
    return f"takeover {side}" if option < magic.RISE_CODE else f"rise {side}"


def option_name(s: Immortals, d: Decision, option: int) -> str:
    """The stored name of an option."""
    kind = d.kind
    if kind == "plan":
        return plan_name(s, option)
    if kind == "compensation":
        return RESOURCES[option]
    if kind == "reveal":
        return "pass" if option == resolution.PASS else s.t.slots[option]
    if kind == "draw":
        return "draw" if option == reinforcement.DRAW else "skip"
    if option == actions.FORFEIT:
        return "none" if kind == "reinforce" else FORFEIT
    if kind in SIDE_ASKS:
        return s.t.sides[option]
    if kind in NUMBERS:
        return str(option)
    if kind == "draft":
        return s.names[option]
    if kind == "build":
        return f"{s.t.sides[option // actions.BUILDINGS]} {BUILDINGS[option % actions.BUILDINGS]}"
    if kind in ("attack", "attack_or_move"):
        return attack_name(s, option)
    if kind == "stance":
        return STANCES[option]
    if kind == "magic":
        return magic_name(s, option)
    return s.t.tribes[option]


def param_name(s: Immortals, domain: str, value: int) -> str | int:
    """The stored name of an event's parameter."""
    if domain == "number":
        return value
    if domain == "seat":
        return value if value != NONE else "nobody"
    if domain == "card":
        return s.names[value] if value != NONE else "hidden"
    if domain == "colour":
        return value if value != GREEN else "green"
    named: dict[str, Any] = {
        "side": s.t.sides,
        "region": s.t.regions,
        "tribe": s.t.tribes,
        "slot": s.t.slots,
        "realm": REALMS,
        "phase": PHASES,
        "stance": STANCES,
        "resource": RESOURCES,
        "building": BUILDINGS,
        "outcome": OUTCOMES,
        "item": ITEMS,
    }
    name: str = named[domain][value]
    return name
