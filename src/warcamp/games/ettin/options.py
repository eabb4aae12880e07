"""The options of a match of Ettin, checked, and the table they make."""

from __future__ import annotations

from typing import Any

from warcamp.engine.errors import BadInput

from ..options import check_flag, check_number, filled, is_list_of_words, is_number
from .content import Content, tables_of
from .state import NONE, Ettin, ally, blank, box_of, enemy, seat_players
from .tables import MERCENARY

DEFAULTS: dict[str, Any] = {"players": 4, "nations": "random", "first": "random", "accelerated": False}
MOST = 24
"""So many players sit at one table: three boxes (ETT-BIG-01)."""


def checked(given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; BadInput names the one that is wrong."""
    out = filled(given, DEFAULTS)
    check_number(out, "players", 2, MOST)
    check_flag(out, "accelerated")
    nations = out["nations"]
    if nations not in ("choose", "random", "recommended") and not is_list_of_words(nations):
        raise BadInput("options.nations", f"expected choose, random, recommended or a list, got {nations!r}")
    first = out["first"]
    if first != "random" and not is_number(first, 0, out["players"] - 1):
        raise BadInput("options.first", f"expected random or a seat from 0 to {out['players'] - 1}, got {first!r}")
    return out


def table(options: dict[str, Any], content: Content) -> Ettin:
    """The empty table that the options ask for."""
    s = blank(tables_of(content), options["players"])
    s.accelerated = options["accelerated"]
    s.random_first = options["first"] == "random"
    if not s.random_first:
        seat_players(s, options["first"])
    if isinstance(options["nations"], list):
        s.nation = chosen_nations(s, options["nations"])
    else:
        s.nations = options["nations"]
    return s


def chosen_nations(s: Ettin, names: list[str]) -> tuple[int, ...]:
    """Nations given beforehand, by realm; the Mercenary realm of an odd player is not named (ETT-BIG-04)."""
    known = s.t.nations[:MERCENARY]
    if len(names) != s.seats or not set(names) <= set(known):
        raise BadInput("options.nations", f"expected {s.seats} of {', '.join(known)}, got {names!r}")
    nations = [known.index(name) for name in names]
    if s.seats < s.realms:
        nations.insert(1, NONE)
    for r, nation in enumerate(nations):
        same_box = [q for q in range(s.realms) if q != r and box_of(s, q) == box_of(s, r)]
        beside = [q for q in (ally(s, r), enemy(s, r)) if q != r]
        if nation != NONE and any(nations[q] == nation for q in [*same_box, *beside]):
            raise BadInput(f"options.nations[{r}]", f"{known[nation]} is there already, in this box or next to it")
    return tuple(nations)
