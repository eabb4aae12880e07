"""Battles by the cube tower (IMM-BAT)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.rulec import rule

from ..state import (
    COLOURS,
    GREEN,
    NONE,
    WITH_ATTACKER,
    WITH_DEFENDER,
    Immortals,
    add_cubes,
    clear_side,
    realm_of,
    return_region_card,
    take_region_card,
)
from ..tables import REGIONS
from .priming import return_green, throw_cubes

WON: Final = 0
TIED: Final = 1
LOST: Final = 2


@rule
async def battle(s: Immortals, p: int, number: int) -> None:
    """So many cubes of s.origin attack s.target. The defender decides nothing; attackers, defenders and the whole tray
    are thrown, against an empty side as well, and what falls out fights, old cubes like fresh ones (IMM-BAT-02,
    IMM-BAT-03, IMM-BAT-04)."""
    adjust_inhabitants(s)
    defender: int = s.owner[s.target]
    cubes: list[int] = [0] * COLOURS
    cubes[p] = number
    s.cubes[s.origin] -= number
    if defender != NONE:
        cubes[defender] = clear_side(s, s.target)
    await throw_cubes(s, cubes)
    if defender == NONE:
        occupy(s, p)
    else:
        fight(s, p, defender)


def adjust_inhabitants(s: Immortals) -> None:
    """None in the tray: one comes from the bank, if it has one. More than three: one goes back (IMM-BAT-01,
    IMM-GEN-12)."""
    green = s.tray[GREEN]
    if green == 0:
        more = min(s.t.green_least, s.bank)
        if more:
            s.tray[GREEN] += more
            s.bank -= more
            s.tell("inhabitants", more)
    elif green > s.t.green_most:
        return_green(s, 1)


def fall(s: Immortals, p: int, number: int) -> None:
    """Cubes of the tray go to the limbo of the realm opposite to the embattled side, whoever lost them (IMM-BAT-05)."""
    if number:
        realm = 1 - realm_of(s.target)
        s.tray[p] -= number
        s.limbo[p * 2 + realm] += number
        s.tell("to_limbo", p, realm, number)


def deploy(s: Immortals, p: int) -> bool:
    """All own cubes left in the tray go to the target; says whether there was one (IMM-BAT-25)."""
    number = s.tray[p]
    if number == 0:
        return False
    s.tray[p] = 0
    add_cubes(s, p, s.target, number)
    s.tell("conquered", p, s.target, number)
    return True


def occupy(s: Immortals, p: int) -> None:
    """An empty side: one own cube is enough, unless the inhabitants are hostile; then each of them takes one along, and
    all of them go (IMM-BAT-10, IMM-BAT-11, IMM-BAT-12). Who wins takes the Region card (IMM-BAT-13)."""
    strength = s.tray[p]
    against = 0
    if s.stance == WITH_DEFENDER:
        against = s.tray[GREEN]
        fall(s, p, min(strength, against))
        return_green(s, against)
    s.tell("fought", p, s.target, WON if s.tray[p] else LOST, strength, against)
    if deploy(s, p):
        take_region_card(s, p, s.target % REGIONS)


def fight(s: Immortals, p: int, defender: int) -> None:
    """The stronger camp wins; inhabitants count for the camp they side with; third players' cubes and neutral
    inhabitants stay in the tray (IMM-BAT-20, IMM-BAT-21, IMM-BAT-22)."""
    green = s.tray[GREEN]
    strength = s.tray[p] + (green if s.stance == WITH_ATTACKER else 0)
    against = s.tray[defender] + (green if s.stance == WITH_DEFENDER else 0)
    outcome = WON if strength > against else TIED if strength == against else LOST
    s.tell("fought", p, s.target, outcome, strength, against)
    region = s.target % REGIONS
    if outcome == TIED:  # IMM-BAT-27
        beaten(s, p, s.stance == WITH_ATTACKER)
        beaten(s, defender, s.stance == WITH_DEFENDER)
        s.tell("deserted", s.target)
        lose_region_card(s, p, defender, region)
    elif outcome == WON:
        beaten(s, defender, s.stance == WITH_DEFENDER)
        weakened(s, p, against, s.stance == WITH_ATTACKER)
        if deploy(s, p):
            take_region_card(s, p, region)
        else:
            s.tell("deserted", s.target)  # IMM-BAT-28
            lose_region_card(s, p, defender, region)  # IMM-BAT-33
    else:
        beaten(s, p, s.stance == WITH_ATTACKER)
        weakened(s, defender, strength, s.stance == WITH_DEFENDER)
        if not deploy(s, defender):  # the Region card stays where it is all the same: IMM-BAT-31
            s.tell("deserted", s.target)  # IMM-BAT-28


def beaten(s: Immortals, p: int, helped: bool) -> None:
    """A whole camp leaves the tray (IMM-BAT-23, IMM-BAT-27)."""
    fall(s, p, s.tray[p])
    if helped:
        return_green(s, s.tray[GREEN])


def weakened(s: Immortals, p: int, number: int, helped: bool) -> None:
    """The winner loses as much as the loser was strong, helpers first; those not needed stay in the tray (IMM-BAT-24,
    IMM-BAT-26)."""
    green = min(number, s.tray[GREEN]) if helped else 0
    return_green(s, green)
    fall(s, p, number - green)


def lose_region_card(s: Immortals, p: int, defender: int, region: int) -> None:
    """Nobody holds the side: a Region card of attacker or defender goes back to the deck, also the one revealed for
    this attack; a third player keeps it (IMM-BAT-32, IMM-BAT-35)."""
    if s.holder[region] == p or s.holder[region] == defender:
        return_region_card(s, region)
