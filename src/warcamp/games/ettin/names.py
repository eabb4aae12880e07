"""Stable names of what a player can point at. Stored matches use them: they may be added to, never changed.

Cards have the names of the content (`berserkers_1`; with several boxes `berserkers_1@2`), places are 1, 2, 3 and
adventure, realms are told apart by number.
"""

from __future__ import annotations

from warcamp.engine.flow import Decision

from .rules import deploy, drafting, produce, setup
from .state import DRAFTED, LINEUP, NO_BATTLE, NONE, PLACES, TIE, Ettin, cards
from .tables import ABILITIES

PLACE_NAMES = ("1", "2", "3", "adventure")
PHASES = (
    "setup",
    "new age",
    "draft",
    "deploy",
    "battle",
    "spoil",
    "retire",
    "produce",
    "war result",
    "scored",
)
ABILITY_NAMES = (
    "scouting", "terrify", "dragonslayer", "ranged", "swift", "bounty", "conquest", "flying", "magic", "siege",
    "stealth", "vicious", "return_to_self", "return_to_ally", "wealthy", "war_cry", "gate_to_self", "gate_to_ally",
    "prosperous", "taxes", "protected",
)  # fmt: skip
assert len(ABILITY_NAMES) == ABILITIES


def realm_asked(s: Ettin, d: Decision) -> int:
    """The realm a question is about. It matters for the odd player, who answers for two: the strand tells which."""
    mine = [r for r in range(s.realms) if s.controller[r] == d.seat]
    if len(mine) == 1:
        return mine[0]
    where, _, number = d.strand.partition("/")[0].partition(" ")
    if where == "realm":
        return int(number)
    if where == "pair":
        i = int(number)
        return (2 * i - 1) % s.realms if s.controller[(2 * i - 1) % s.realms] == d.seat else (2 * i) % s.realms
    if d.kind == "nation":
        return next(r for r in mine if s.nation[r] == NONE)
    if d.kind == "next_initiative":
        return d.options[0]
    if d.kind == "fate":
        return next(r for r in mine if cards(s, r, DRAFTED))
    return mine[0]


def listed(s: Ettin, row: list[int], mask: int) -> str:
    """The names of the cards of a mask, joined by +."""
    return "+".join([s.names[row[k]] for k in range(len(row)) if mask >> k & 1]) or "none"


def place_code(option: int) -> str:
    """A place, or a place and the enemy place that a scout looks at."""
    if option < deploy.SCOUT:
        return PLACE_NAMES[option]
    code = option - deploy.SCOUT
    return f"{PLACE_NAMES[code // PLACES]} scout {PLACE_NAMES[code % PLACES]}"


def produce_code(s: Ettin, option: int) -> str:
    if option == produce.DONE:
        return "end"
    if option >= produce.PLACE_CODE:
        return f"location {PLACE_NAMES[option - produce.PLACE_CODE]}"
    return f"{s.names[option // 32]} {ABILITY_NAMES[option % 32]}"


def option_name(s: Ettin, d: Decision, option: int) -> str:
    """The stored name of an option."""
    kind = d.kind
    if kind == "place":
        return place_code(option)
    if kind == "fate":
        return listed(s, cards(s, realm_asked(s, d), DRAFTED), option)
    if kind in ("split", "propose", "reply"):
        if kind == "reply" and option == drafting.ACCEPT:
            return "accept"
        if kind == "reply" and option == drafting.PICKS:
            return "picks"
        r = realm_asked(s, d)
        return listed(s, cards(s, r - r % 2, LINEUP), option)
    if kind == "nation":
        return s.t.nations[option]
    if kind == "initiative":
        return "take" if option == setup.TAKE else "give"
    if kind == "next_initiative":
        return "self" if option == d.options[0] else "enemy"
    if kind in ("attempt", "deck_spoil"):
        return "yes" if option else "no"
    if kind == "post":
        return "none" if option == NONE else PLACE_NAMES[option]
    if kind == "produce":
        return produce_code(s, option)
    if option == NONE:
        return "hold" if kind == "ranged" else "none"
    return s.names[option]


def outcome_name(value: int) -> str:
    if value == TIE:
        return "tie"
    return "no battle" if value == NO_BATTLE else str(value)


def param_name(s: Ettin, domain: str, value: int) -> str | int:
    """The stored name of an event's parameter."""
    if domain == "card":
        return s.names[value] if value != NONE else "hidden"
    if domain == "nation":
        return s.t.nations[value]
    if domain == "place":
        return PLACE_NAMES[value]
    if domain == "phase":
        return PHASES[value]
    if domain == "outcome":
        return outcome_name(value)
    return value
