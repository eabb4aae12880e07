"""A combat under test: who attacks whom, what they wear, the dice to come, and what the assaults did."""

from __future__ import annotations

from warcamp.games.clash_of_rage.names import clan_name, unit_name
from warcamp.games.clash_of_rage.state import LEVELS

from .table import Table

CLANS = ("bohorg", "steamfield", "godleif", "tomb")


def battle(attackers: str, defenders: str, *rolls: str, worn: str = "", elsewhere: str = "", second: str = "") -> Table:
    """The attackers ("bohorg 2 basher") have just moved into A3 on the defenders ("elves 1 templar"), and the first
    assault is due. The attacker sits in seat 0. Seat 1 is the defender, or an onlooker when the Elves defend.

    The map is that of TWO_TILES; A3 is plain land beside the bastion of seat 0. `worn` and `elsewhere` are lines of the
    tables [worn] and [units]; `second` names both sides of a second combat, in A2 ("bohorg 1 basher; elves 1 templar").
    """
    attacker = attackers.split(maxsplit=1)[0]
    defender = defenders.split(maxsplit=1)[0]
    if defender == "elves":
        defender = next(clan for clan in CLANS if clan != attacker)
    text = f"""
        clans = ["{attacker}", "{defender}"]
        phase = "first action"
        tiles = ["1A 0,0", "3B 2,1"]
        clashes = {'["A3", "A2"]' if second else '["A3"]'}
        [bastions]
        {attacker} = "-1,-1"
        {defender} = "4,0"
        [units]
        A3 = "{attackers}; {defenders}"
        {f'A2 = "{second}"' if second else ""}
        {elsewhere}
        [worn]
        {worn}
        """
    return Table(text, rolls).choose("move", "end")


def strikers(table: Table) -> list[str]:
    """The sides that have struck, in order."""
    return [clan_name(table.s, t.params[0]) for t in table.told("rolled")]


def dice(table: Table) -> list[int]:
    """How many dice each assault rolled."""
    return [t.params[1] for t in table.told("rolled")]


def wounds(table: Table) -> list[int]:
    """The wounds that got through the shields in each assault."""
    return [t.params[2] for t in table.told("struck")]


def slain(table: Table) -> list[str]:
    """The units that died, in order."""
    return [unit_name(table.s, t.params[0], t.params[1]) for t in table.told("slain")]


def on_board(table: Table, side: str) -> int:
    """How many units of a side stand anywhere."""
    n = table.side(side)
    return sum(table.s.units[n * table.s.places * LEVELS : (n + 1) * table.s.places * LEVELS])
