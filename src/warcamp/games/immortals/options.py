"""The options of a match of Immortals, checked, and the table they make."""

from __future__ import annotations

from typing import Any

from warcamp.engine.errors import BadInput

from ..options import check_number, filled, is_number
from .content import Content, tables_of
from .state import Immortals, blank
from .tables import AID_ROUNDS, FLAT_TOWER, MAX_SEATS, MIN_SEATS, RULEBOOK_ROUNDS, STANDARD_TOWER

DEFAULTS: dict[str, Any] = {
    "players": 4,
    "rounds": "rulebook",
    "tribes": "random",
    "tower": "standard",
    "draft": "played",
}
VALUES: dict[str, tuple[str, ...]] = {
    "tribes": ("random", "chosen"),
    "tower": ("standard", "flat"),
    "draft": ("played", "quick"),
}
ROUNDS: dict[str, int] = {"rulebook": RULEBOOK_ROUNDS, "aid": AID_ROUNDS}
MOST_ROUNDS = 10
"""There are so many round cards (IMM-OPT-02)."""


def checked(given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; BadInput names the one that is wrong. Three to five play, no fewer (IMM-GEN-01,
    IMM-OPT-06)."""
    out = filled(given, DEFAULTS)
    check_number(out, "players", MIN_SEATS, MAX_SEATS)
    rounds = out["rounds"]
    if not is_number(rounds, 1, MOST_ROUNDS) and not (isinstance(rounds, str) and rounds in ROUNDS):
        raise BadInput("options.rounds", f"expected {', '.join(ROUNDS)} or 1 to {MOST_ROUNDS}, got {rounds!r}")
    for key, values in VALUES.items():
        if out[key] not in values:
            raise BadInput(f"options.{key}", f"expected {' or '.join(values)}, got {out[key]!r}")
    return out


def table(options: dict[str, Any], content: Content) -> Immortals:
    """The empty table that the options ask for: rounds by a preset or by agreement (IMM-OPT-01, IMM-OPT-02), tribes
    dealt or chosen (IMM-OPT-04), one tower or the other (IMM-OPT-05)."""
    s = blank(tables_of(content), options["players"])
    rounds = options["rounds"]
    s.rounds = rounds if isinstance(rounds, int) else s.t.rounds[ROUNDS[rounds]][s.seats - MIN_SEATS]
    s.chosen_tribes = options["tribes"] == "chosen"
    s.tower_preset = FLAT_TOWER if options["tower"] == "flat" else STANDARD_TOWER
    s.quick_draft = options["draft"] == "quick"
    return s
