"""Combat: assaults in turn until one side is gone (COR-CBT, COR-INI, COR-ASL, COR-WND, COR-RAG, COR-FLE)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.chance import chance
from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule

from ..dice import Roll
from ..state import LEVELS, NOBODY, Clash, add_unit, bastion, calm, remove_unit, replaced
from ..tables import HP, POWER, RAGE, REROLL, SHIELD, SLOWNESS, STATS, WOUND

STRIKE: Final = 0
FLEE: Final = 1


@rule
async def combat(s: Clash, attacker: int, place: int) -> None:
    """The active player attacks (COR-CBT-05). Assaults alternate, from the side with the initiative, until one side is
    wiped out or flees (COR-CBT-06, COR-CBT-12, COR-CBT-13). The Elves only ever strike back (COR-GEN-02). Rage makes
    every combat end (COR-CBT-11)."""
    open_combat(s, attacker, place)
    me: int = first_to_strike(s)
    foe: int = attacker + s.defender - me
    while True:
        s.striker = me
        if me != s.seats and await choose(me, "assault", [STRIKE, FLEE]) == FLEE:  # COR-FLE-01, COR-FLE-04
            flee(s, me)
            break
        prepare(s, me)
        s.hits = await chance(Roll(s.dice))
        s.tell("rolled", me, s.dice, s.hits)
        while s.rerolls and s.hits < s.dice:
            blanks: int = s.dice - s.hits
            if me != s.seats:
                blanks = await choose(me, "reroll", list(range(blanks + 1)))  # COR-ASL-06
                if not blanks:
                    break
            more: int = await chance(Roll(blanks))  # COR-ASL-07, COR-SOLO-12
            s.rerolls -= 1
            s.hits += more
            s.tell("rerolled", me, blanks, more)
        s.wounds = wounds_dealt(s, me, foe)
        s.tell("struck", me, foe, s.wounds)
        killed: bool = False
        while prey := mortal(s, foe):
            level: int = prey[0] if settled(s, foe) else await choose(allotter(s, me), "wound", prey)
            slay(s, foe, level)
            killed = True
        if not killed:
            s.rage[me] += 1  # COR-RAG-01, COR-RAG-03, COR-RAG-04
            s.tell("enraged", me, s.rage[me])
        if not s.troops[foe * s.places + place]:
            break
        me, foe = foe, me
    close_combat(s)


def open_combat(s: Clash, attacker: int, place: int) -> None:
    """The active player is the attacker, whoever holds the territory the defender (COR-CBT-05)."""
    s.field = place
    s.attacker = attacker
    s.defender = s.owner[place]
    s.tell("combat", attacker, s.defender, place)


def prepare(s: Clash, me: int) -> None:
    """Before the roll: rage tokens of rage bonuses (COR-ASL-02), then the dice and rerolls of the types engaged."""
    s.rage[me] += bonus(s, me, RAGE)
    s.dice = power(s, me)
    s.rerolls = bonus(s, me, REROLL)


def bonus(s: Clash, side: int, which: int) -> int:
    """The icons of the side's types engaged here: once a type, however many units, and only while one lives
    (COR-BON-02, COR-BON-03, COR-BON-04, COR-BON-05)."""
    total = 0
    here = (side * s.places + s.field) * LEVELS
    for level in range(LEVELS):
        if s.units[here + level]:
            total += s.stat[(side * LEVELS + level) * STATS + which]
    return total


def power(s: Clash, side: int) -> int:
    """Dice: the highest power among the types engaged; powers never add up (COR-ASL-03, COR-ASL-04, COR-ASL-05)."""
    most = 0
    here = (side * s.places + s.field) * LEVELS
    for level in range(LEVELS):
        if s.units[here + level]:
            p = s.stat[(side * LEVELS + level) * STATS + POWER]
            if p > most:
                most = p
    return most


def first_to_strike(s: Clash) -> int:
    """The side with less slowness, the defender on a tie; settled once, at the start (COR-INI-01, COR-INI-02,
    COR-INI-03, COR-INI-04, COR-BON-06)."""
    if bonus(s, s.attacker, SLOWNESS) < bonus(s, s.defender, SLOWNESS):
        return s.attacker
    return s.defender


def wounds_dealt(s: Clash, me: int, foe: int) -> int:
    """Wound faces, bonus wounds and rage tokens, less the shields against them (COR-WND-01, COR-WND-02, COR-RAG-02,
    COR-RAG-05)."""
    return max(0, s.hits + bonus(s, me, WOUND) + s.rage[me] - bonus(s, foe, SHIELD))


def mortal(s: Clash, side: int) -> list[int]:
    """The levels of which the wounds left can kill one more unit. Killing one at a time until none is left uses all
    wounds that can be used, and every such way is open (COR-WND-03, COR-WND-04, COR-WND-05, COR-CBT-10)."""
    out: list[int] = []
    wounds = s.wounds
    if wounds:
        here = (side * s.places + s.field) * LEVELS
        for level in range(LEVELS):
            if s.units[here + level] and s.stat[(side * LEVELS + level) * STATS + HP] <= wounds:
                out.append(level)
    return out


def settled(s: Clash, side: int) -> bool:
    """Whether there is nothing to allot: the wounds kill everybody, or only one way uses them all (COR-WND-09). That is
    so when they are enough to kill, of every type at once, as many units as of that type alone."""
    need = 0
    here = (side * s.places + s.field) * LEVELS
    for level in range(LEVELS):
        hp = s.stat[(side * LEVELS + level) * STATS + HP]
        need += min(s.units[here + level], s.wounds // hp) * hp
    return need <= s.wounds


def allotter(s: Clash, striker: int) -> int:
    """Who allots the striker's wounds: himself; for the Elves the player to the attacker's right, so with two players
    the opponent (COR-CBT-07, COR-GEN-03, COR-PLC-01); in solo the player for both sides (COR-SOLO-11)."""
    if striker != s.seats:
        return striker
    return (s.attacker - 1) % s.seats


def slay(s: Clash, side: int, level: int) -> None:
    """A unit dies: back to the reserve, or a crystal for the player who killed the elf, at once (COR-WND-06,
    COR-WND-07, COR-WND-08, COR-RES-05)."""
    s.wounds -= s.stat[(side * LEVELS + level) * STATS + HP]
    remove_unit(s, side, s.field, level)
    if side == s.seats:
        s.crystals[s.attacker] += 1
        s.slain = replaced(s.slain, level, s.slain[level] + 1)
    else:
        s.reserve[side * LEVELS + level] += 1
    s.tell("slain", side, level, s.field)


def flee(s: Clash, p: int) -> None:
    """All survivors go to the bastion, whatever lies between (COR-FLE-02, COR-FLE-05); no assault, no rage."""
    here = (p * s.places + s.field) * LEVELS
    for level in range(LEVELS):
        for _ in range(s.units[here + level]):
            remove_unit(s, p, s.field, level)
            add_unit(s, p, bastion(s, p), level)
    s.tell("fled", p, s.field)


def close_combat(s: Clash) -> None:
    """Who remains keeps the territory and his units (COR-CBT-08, COR-CBT-14, COR-FLE-03, COR-CTL-04, COR-CTL-05)."""
    place = s.field
    for side in (s.attacker, s.defender):
        if s.troops[side * s.places + place]:
            s.owner[place] = side
            s.tell("won", side, place)
    if not s.troops[s.attacker * s.places + place] and not s.troops[s.defender * s.places + place]:
        s.owner[place] = NOBODY
    s.clashes = tuple([c for c in s.clashes if c != place])
    calm(s)
