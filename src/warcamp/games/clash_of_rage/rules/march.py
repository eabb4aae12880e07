"""Move and fight: every unit in one go, then the combats (COR-MOV, COR-CBT-01 to the choice of combats)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.flow import choose
from warcamp.engine.native import TOP, i64
from warcamp.engine.rulec import rule

from ..state import LEVELS, NOBODY, NONE, Clash, add_unit, remove_unit
from ..tables import FLYING, MOVE, STATS
from .combat import combat

HALT: Final = -1


@rule
async def march(s: Clash, p: int) -> None:
    """Units move one after the other, in the player's order, each its whole way (COR-MOV-01, COR-MOV-02, COR-MOV-09,
    COR-MOV-16); combats come after all moves (COR-MOV-15, COR-CBT-01), one after the other, in the order that the
    player chooses as he goes (COR-CBT-02, COR-CBT-03, COR-CBT-04, COR-MOV-14)."""
    muster(s, p)
    while s.fresh:
        unit: int = await choose(p, "move", [HALT, *s.fresh])
        if unit == HALT:
            break
        s.mover = unit
        place: int = await choose(p, "to", reach(s, p, unit % LEVELS, unit // LEVELS))
        move_unit(s, p, unit, place)
    s.fresh = []
    s.left = []
    while s.clashes:
        field: int = await choose(p, "combat", list(s.clashes))
        await combat(s, p, field)


def muster(s: Clash, p: int) -> None:
    """Every unit of the seat can move, those that fled as well (COR-FLE-06); alike ones in a place are one stack.
    Elves are nobody's seat, so their speed and flying do nothing (COR-BON-08)."""
    fresh: list[int] = []
    left: list[int] = []
    row = p * s.places
    for place in range(s.places):
        if s.troops[row + place]:
            for level in range(LEVELS):
                n = s.units[(row + place) * LEVELS + level]
                if n and can_move(s, p, level, place):
                    fresh.append(place * LEVELS + level)
                    left.append(n)
    s.fresh = fresh
    s.left = left


def can_move(s: Clash, p: int, level: int, place: int) -> bool:
    """Whether a unit has points and a way out: the next place can always be entered."""
    at = (p * LEVELS + level) * STATS
    ways = s.board.fly[p] if s.stat[at + FLYING] else s.board.walk[p]
    return s.stat[at + MOVE] > 0 and len(ways[place]) > 0


def reach(s: Clash, p: int, level: int, start: int) -> list[int]:
    """Where a unit can go: one point a territory entered, rocks only for flyers (COR-MOV-03, COR-MOV-04, COR-MOV-10,
    COR-MOV-12, COR-MOV-17, COR-MAP-06). It stops where an enemy stands (COR-MOV-05) unless it flies (COR-MOV-11,
    COR-BON-07) or at least as many own units are there already (COR-MOV-06, COR-MOV-07)."""
    at = (p * LEVELS + level) * STATS
    points = s.stat[at + MOVE]
    flying = s.stat[at + FLYING] > 0
    ways = s.board.fly[p] if flying else s.board.walk[p]
    owner = s.owner
    troops = s.troops
    places = s.places
    first: i64 = start
    seen: i64 = TOP >> (62 - first)
    halted: i64 = 0
    found = [start]
    done = 0
    while points > 0:
        points -= 1
        end = len(found)
        while done < end:
            here: i64 = found[done]
            done += 1
            if (halted >> here) & 1:
                continue
            for there in ways[here]:
                to: i64 = there
                bit = TOP >> (62 - to)
                if seen & bit:
                    continue
                seen |= bit
                found.append(there)
                who = owner[to]
                if who != p and who != NOBODY and not flying:
                    if troops[p * places + there] < troops[who * places + there]:
                        halted |= bit
    return found[1:]


def move_unit(s: Clash, p: int, unit: int, place: int) -> None:
    """One unit goes and is done for this action (COR-MOV-08). Empty land is taken by staying (COR-MOV-20), an enemy's
    means a combat (COR-MOV-14, COR-MOV-18), the own bastion is safe (COR-MOV-19). Combats come of nothing else
    (COR-CBT-15)."""
    start = unit // LEVELS
    level = unit % LEVELS
    s.mover = NONE
    i = s.fresh.index(unit)
    s.left[i] -= 1
    if not s.left[i]:
        del s.fresh[i]
        del s.left[i]
    remove_unit(s, p, start, level)
    add_unit(s, p, place, level)
    if s.owner[place] != p and place not in s.clashes:
        s.clashes = (*s.clashes, place)
    s.tell("moved", p, level, start, place)
