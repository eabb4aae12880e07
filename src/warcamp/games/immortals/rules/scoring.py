"""Phase 4, Scoring, and the end of the game (IMM-SCORE, IMM-END)."""

from __future__ import annotations

from typing import Final

from ..state import SCORED, Immortals, bits, in_turn, left_of
from ..tables import PROVINCE_SIDES, PROVINCE_SIZE, SIDES

# items of a score
SIDES_ITEM: Final = 0
SHRINES_ITEM: Final = 1
CAPITALS_ITEM: Final = 2
PROVINCES_ITEM: Final = 3
FULL_PROVINCES_ITEM: Final = 4
ITEMS: Final = 5


def counted(s: Immortals, p: int) -> list[int]:
    """By item: how many sides, Shrines and Capitals on owned sides, provinces of a realm in which the player owns three
    or four sides or all five. Both realms together, each province apart in each realm (IMM-SCORE-02, IMM-SCORE-03,
    IMM-SCORE-04, IMM-SCORE-05, IMM-SCORE-06, IMM-GEN-02, IMM-GEN-03)."""
    owned = s.owned[p]
    out = [bits(owned), bits(owned & s.shrines), bits(owned & s.capitals), 0, 0]
    for k in range(PROVINCE_SIDES):
        number = bits(owned & s.t.province_mask[k])
        if number == PROVINCE_SIZE:
            out[FULL_PROVINCES_ITEM] += 1
        elif number >= s.t.province_least:
            out[PROVINCES_ITEM] += 1
    return out


def points_of(s: Immortals, item: int, number: int) -> int:
    """The points for so many of an item."""
    if item == SIDES_ITEM:
        return number // s.t.sides_per_vp
    if item == SHRINES_ITEM:
        return number * s.t.shrine_score
    if item == CAPITALS_ITEM:
        return number * s.t.capital_score
    if item == PROVINCES_ITEM:
        return number * s.t.province_score
    return number * s.t.full_province_score


def round_points(s: Immortals, p: int) -> int:
    """What a player would score now. A side counts in every item it fits; cards, resources, limbos, tower and tray
    count for nothing (IMM-SCORE-07, IMM-SCORE-08, IMM-TOWER-07)."""
    found = counted(s, p)
    points = 0
    for item in range(ITEMS):
        points += points_of(s, item, found[item])
    return points


def score_round(s: Immortals) -> None:
    """All players, from the left neighbour of this round's first player on (IMM-SCORE-01). The plain total is kept,
    also beyond the sixty spaces of the track (IMM-SCORE-09)."""
    s.tell("phase", s.phase)
    for p in in_turn(s, left_of(s, s.first)):
        found = counted(s, p)
        for item in range(ITEMS):
            points = points_of(s, item, found[item])
            s.vp[p] += points
            if found[item]:
                s.tell("scored", p, item, found[item], points)
        s.tell("standing", p, s.vp[p])


def cubes_on_board(s: Immortals, p: int) -> int:
    """The cubes on sides of both realms; those in limbo, tower and tray do not count (IMM-END-03, IMM-TOWER-07)."""
    number = 0
    for side in range(SIDES):
        if s.owner[side] == p:
            number += s.cubes[side]
    return number


def finish(s: Immortals) -> None:
    """Most points, then most cubes on the board, else the victory is shared; nobody is ever out before (IMM-END-01,
    IMM-END-02, IMM-END-03, IMM-END-04, IMM-END-05)."""
    s.phase = SCORED
    ranks = [s.vp[p] * 1000 + cubes_on_board(s, p) for p in range(s.seats)]
    best = max(ranks)
    s.winners = tuple([p for p in range(s.seats) if ranks[p] == best])
    for p in s.winners:
        s.tell("victory", p)
    s.over = True
