"""The cube tower in play: its first throw, and what every throw does to tower and tray (IMM-TOWER)."""

from __future__ import annotations

from warcamp.engine.chance import chance
from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule

from ..state import (
    COLOURS,
    FLOOR,
    GREEN,
    NONE,
    REINFORCEMENT,
    Immortals,
    in_turn,
)
from ..tables import DARK, LIGHT
from ..tower import Throw


@rule
async def throw_cubes(s: Immortals, cubes: list[int]) -> None:
    """So many cubes of each colour go into the tower, together with all of the tray; what falls out lies in the tray,
    the others stay inside until they are knocked loose (IMM-TOWER-04, IMM-TOWER-05, IMM-TOWER-06, IMM-TOWER-12,
    IMM-BAT-02)."""
    thrown: list[int] = [cubes[colour] + s.tray[colour] for colour in range(COLOURS)]
    stuck: list[int] = await chance(Throw(thrown))
    held = [0] * COLOURS
    for cube in stuck:
        held[cube % FLOOR] += 1
    for colour in range(COLOURS):
        s.tray[colour] = s.tower[colour] + thrown[colour] - held[colour]
        s.tower[colour] = held[colour]
        if thrown[colour]:
            s.tell("thrown", colour, thrown[colour])
    for colour in range(COLOURS):
        if s.tray[colour]:
            s.tell("fell", colour, s.tray[colour])
    s.stuck = tuple(stuck)


@rule
async def prime_tower(s: Immortals) -> None:
    """Seven cubes of each player and ten green ones are thrown in (IMM-TOWER-01). Each takes the own cubes that fell
    and splits them between the two limbos (IMM-TOWER-02); two green cubes at most stay in the tray (IMM-TOWER-03). What
    is left of the supplies leaves the game (IMM-SET-10)."""
    if s.round == 0:
        await throw_cubes(s, first_cubes(s))
        s.round = 1
    for p in in_turn(s, s.marker):
        s.turn = p
        s.left = s.tray[p]
        if s.left:
            light: int = await choose(p, "split", list(range(s.left + 1)))
            split_cubes(s, p, light)
    s.turn = NONE
    s.left = 0
    back = s.tray[GREEN] - s.t.green_kept
    if back > 0:
        return_green(s, back)
    s.phase = REINFORCEMENT


def first_cubes(s: Immortals) -> list[int]:
    """What the tower is primed with; the supplies are gone then."""
    cubes = [0] * COLOURS
    for p in range(s.seats):
        cubes[p] = s.t.tower_start
    cubes[GREEN] = s.t.green_start
    s.bank -= s.t.green_start
    s.total = tuple([s.total[p] - s.supply[p] + s.t.tower_start for p in range(s.seats)])
    s.supply = (0,) * s.seats
    return cubes


def split_cubes(s: Immortals, p: int, light: int) -> None:
    """Fallen cubes go to the light limbo and, the others, to the dark one (IMM-TOWER-02)."""
    dark = s.tray[p] - light
    s.tray[p] = 0
    for realm in (LIGHT, DARK):
        number = light if realm == LIGHT else dark
        s.limbo[p * 2 + realm] += number
        if number:
            s.tell("to_limbo", p, realm, number)


def return_green(s: Immortals, number: int) -> None:
    """Green cubes of the tray go back to the bank; the board never sees them (IMM-GEN-08, IMM-GEN-12)."""
    if number:
        s.tray[GREEN] -= number
        s.bank += number
        s.tell("inhabitants", -number)
