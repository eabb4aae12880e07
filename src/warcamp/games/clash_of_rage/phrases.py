"""The parts of which texts are made: sides, places, units, gears, statistics, the options of a match.

A parameter `xkind` stands beside a name or a place `x` and only chooses its grammar: the id of a clan or `elves` for
articles and verbs, `bastion` or `territory` for prepositions.
"""

from __future__ import annotations

from typing import Any

from warcamp.engine.game import Message, Name

from ..phrases import phase_named, plain_value
from ..phrases import setting_text as setting_text
from .names import PHASES, clan_name, place_name, slot_name, unit_name
from .state import Clash
from .tables import PLAIN, STATS, STONE

Params = dict[str, Any]

STAT_NAMES = ("power", "hp", "move", "slowness", "wound", "shield", "reroll", "rage", "flying")
FEATURES = ("plain", "city", "forge")
NAMED = {"card": "card", "gear": "gear", "tile": "tile", "unit": "unit", "elf": "unit", "level": "unit"}
"""The kinds of parameters that are names of the content, and where to look them up."""


def params_of(key: str, domain: str, value: str | int) -> Params:
    """A parameter by its stored name, ready to be said, with the kind that its grammar hangs on."""
    if domain in NAMED:
        return {key: Name(NAMED[domain], str(value))}
    if domain in ("side", "clan"):
        return {key: Name("clan", str(value)), f"{key}kind": value}
    if domain == "place":
        if str(value).startswith("@"):
            return {key: Message("place-bastion", params_of("clan", "clan", str(value)[1:])), f"{key}kind": "bastion"}
        return {key: value, f"{key}kind": "territory"}
    return {key: value}


def side_params(s: Clash, key: str, side: int) -> Params:
    return params_of(key, "side", clan_name(s, side))


def place_params(s: Clash, key: str, place: int) -> Params:
    return params_of(key, "place", place_name(s, place))


def unit(s: Clash, side: int, level: int) -> Name:
    return Name("unit", unit_name(s, side, level))


def gear_name(s: Clash, gear: int) -> Name:
    return Name("gear", s.t.gear[gear])


def near(s: Clash, cell: int) -> list[str]:
    """The territories beside a cell outside the map: how people point at it."""
    return sorted(place_name(s, place) for place in s.board.neighbours(cell))


def side_text(s: Clash, side: int) -> Message:
    """A side by its name, with its article."""
    return Message("side-elves") if side == s.seats else Message("side-clan", side_params(s, "clan", side))


def feature_text(feature: int) -> Message:
    """What lies on a territory."""
    if feature >= STONE:
        return Message("feature-stone", {"level": feature - STONE + 1})
    return Message(f"feature-{FEATURES[feature]}")


def place_text(s: Clash, place: int) -> str | Message:
    """A place with what lies there."""
    if place >= s.board.territories:
        return Message("place-bastion", side_params(s, "clan", place - s.board.territories))
    if s.board.feature[place] == PLAIN:
        return place_name(s, place)
    return Message("place-feature", {"place": place_name(s, place), "feature": feature_text(s.board.feature[place])})


def phase_text(phase: int) -> Message:
    return phase_named(PHASES[phase])


def slot_text(slot: int) -> Message:
    return Message(f"slot-{slot_name(slot)}")


def stat_text(stat: int, short: bool = False) -> Message:
    """The name of a statistic, by its number in `tables`."""
    return Message(f"stat-{STAT_NAMES[stat]}" + ("-short" if short else ""))


def gear_text(s: Clash, gear: int) -> Message:
    """A gear with all that it adds."""
    bonuses = []
    for stat in range(STATS):
        if n := s.t.gear_bonus[gear * STATS + stat]:
            flies = STAT_NAMES[stat] == "flying"
            bonuses.append(stat_text(stat) if flies else Message("bonus", {"number": n, "stat": stat_text(stat)}))
    if not bonuses:
        return Message("gear-plain", {"gear": gear_name(s, gear)})
    return Message("gear-bonuses", {"gear": gear_name(s, gear), "bonuses": bonuses})


# ---- the options of a match -----------------------------------------------------------------------------------------
def setting_value(options: dict[str, Any], key: str) -> Message:
    """What an option of a match is set to; the options are complete, as `options.checked` gives them."""
    value = options[key]
    if key == "difficulty":
        return Message(f"difficulty-{value}")
    if key == "clans" and isinstance(value, list):
        return Message("setting-value", {"value": [Name("clan", clan) for clan in value]})
    if key == "layout" and value:
        tiles = max(2, options["players"])
        layout = value if value.startswith(f"{tiles} ") else f"{tiles} {value}"
        return Message("setting-value", {"value": Name("layout", layout)})
    if key in ("layout", "last_round") and not value:
        return Message(f"setting-{key}-none")
    return plain_value(key, value)
