"""The actions of Immortals. Blank and Magic cards are a player's own and count from the first one of the player."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.engine.flow import Decision
from warcamp.games.immortals.rules.actions import BUILDINGS, FORFEIT
from warcamp.games.immortals.rules.attack import MOVE_CODE
from warcamp.games.immortals.rules.magic import LIMBO, RISE_CODE, SHRINE_CODE, TAKE_CODE
from warcamp.games.immortals.state import NONE, PLACE_CODE, READY, Immortals, twin
from warcamp.games.immortals.tables import (
    ARMY_SLOTS,
    BLANK_CARD,
    BLANKS,
    CONFLICT_CARD,
    FACES,
    MAGIC_CARD,
    MAGICS,
    REALMS,
    SIDES,
    SLOTS,
    TRIBES,
)

from ..actions import Actions, Block, always
from ..play import SAMPLES

PLANS = 1 + SLOTS + ARMY_SLOTS * (BLANK_CARD + BLANKS) + (SLOTS - ARMY_SLOTS) * (MAGICS + BLANKS)
"""Ready, slots made empty, each card on each slot that takes it."""


def planning(s: Immortals, d: Decision) -> Sequence[int]:
    """What a seat may ever do with its plan."""
    blank = BLANK_CARD + BLANKS * d.seat
    magic = MAGIC_CARD + MAGICS * d.seat
    blanks = range(blank, blank + BLANKS)
    codes = [READY, *[-1 - slot for slot in range(SLOTS)]]
    for slot in range(SLOTS):
        first = (slot + 1) * PLACE_CODE
        cards = [*range(BLANK_CARD), *blanks] if slot < ARMY_SLOTS else [*range(magic, magic + MAGICS), *blanks]
        codes += [first + card for card in cards]
    return codes


def attacking(s: Immortals) -> list[int]:
    """Every side with each neighbour and its twin."""
    return [side * SIDES + other for side in range(SIDES) for other in [*s.t.borders[side], twin(side)]]


def moving() -> list[int]:
    """Every side with each other one."""
    return [MOVE_CODE + a * SIDES + b for a in range(SIDES) for b in range(SIDES) if a != b]


def charming() -> list[int]:
    """What Magic cards can do."""
    codes = [FORFEIT, *range(LIMBO + REALMS)]
    for first in (SHRINE_CODE, TAKE_CODE, RISE_CODE):
        codes += range(first, first + SIDES)
    return codes


def most(s: Immortals) -> int:
    """The most outcomes that a single chance has: a card, a tribe, a seat, or one of the sampled throws."""
    return max(FACES, SAMPLES)


def actions(s: Immortals) -> Actions:
    """The actions at any table."""
    t = s.t
    largest = max(max(row) for row in [*t.groups, t.outer])
    sizes = always(range(1, largest + 1))
    sides = always(range(SIDES))
    or_none = always(range(NONE, SIDES))
    drafted = range(CONFLICT_CARD, BLANK_CARD)
    attacks = [FORFEIT, *attacking(s)]
    both = [*attacks, *moving()]
    charms = charming()
    numbers = [FORFEIT, *range(1, t.cubes + 1)]
    return Actions(
        [
            Block("tribe", 2 * TRIBES, always(range(2 * TRIBES)), "each tribe"),
            Block("home", largest, sizes, "each size of a group"),
            Block("draft", len(drafted), always(drafted), "each Conflict card, then each joker"),
            Block("group", largest, sizes, "each size of a group"),
            Block("settle", SIDES, sides, "each side"),
            Block("split", t.tower_start + 1, always(range(t.tower_start + 1)), "cubes for the light limbo"),
            Block("draw", 2, always(range(2)), "skip, draw"),
            Block("reinforce", SIDES + 1, or_none, "none, then each side"),
            Block("plan", PLANS, planning, PLAN_TEXT),
            Block("reveal", SLOTS + 1, always(range(NONE, SLOTS)), "pass, then each slot"),
            Block("compensation", 2, always(range(2)), "gold, energy"),
            Block("extract", SIDES + 1, or_none, "forfeit, then each side"),
            Block("transition", SIDES + 1, or_none, "forfeit, then each side"),
            Block(
                "build",
                SIDES * BUILDINGS + 1,
                always(range(FORFEIT, SIDES * BUILDINGS)),
                "forfeit, then Portal, Shrine and Capital on each side",
            ),
            Block("shrine", SIDES + 1, or_none, "forfeit, then each side"),
            Block("attack", len(attacks), always(attacks), ATTACK_TEXT),
            Block("attack_or_move", len(both), always(both), f"{ATTACK_TEXT}; then moves from each side to each other"),
            Block("stance", 4, always(range(FORFEIT, 3)), "forfeit, with the attacker, neutral, with the defender"),
            Block("cubes", len(numbers), always(numbers), "forfeit, then each number of cubes from one on"),
            Block("magic", len(charms), always(charms), MAGIC_TEXT),
            Block("spread", SIDES, sides, "each side"),
        ]
    )


PLAN_TEXT = (
    "ready, each slot made empty, then for each army slot each Region card, Conflict card, joker and blank card, for "
    "each magic slot each Magic card and blank card of the seat"
)
ATTACK_TEXT = "forfeit, then from each side to each neighbour and to its twin"
MAGIC_TEXT = (
    "forfeit, draw, take the marker, five cubes out of the light or the dark limbo; then on each side a Shrine, a "
    "takeover, two cubes"
)
