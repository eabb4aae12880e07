"""Given combats: both sides in one territory, or in several, and the attacker about to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .table import Table

FIELD = "B4"
BASTIONS = ("-1,-1", "4,0", "1,-2", "1,3")


def combats(
    fields: Mapping[str, str],
    *chance: str,
    clans: Sequence[str],
    worn: Mapping[str, Sequence[str]] | None = None,
    units: Mapping[str, str] | None = None,
    attacker: int = 0,
    seed: int = 1,
) -> Table:
    """A table at the end of a move: `fields` are contested, attackers first ("bohorg 1 basher; elves 1 templar").

    The attacker is asked for the first combat.
    """
    order = [clans[(attacker + i) % len(clans)] for i in range(len(clans))]
    numbers = ["AB".index(name[0]) * 7 + int(name[1]) for name in fields]
    rows = [
        f"clans = {list(clans)}\norder = {order}\nphase = 'first action'\ntiles = ['1A 0,0', '3B 2,1']",
        f"clashes = {list(fields)}",
        "[bastions]",
        *[f"{clan} = '{cell}'" for clan, cell in zip(clans, BASTIONS, strict=False)],
        "[units]",
        *[f"'{place}' = '{text}'" for place, text in {**fields, **(units or {})}.items()],
        "[worn]",
        *[f"{unit} = {list(gear)}" for unit, gear in (worn or {}).items()],
        f"[[flow]]\nrule = 'turn'\nat = 'march'\np = {attacker}",
        f"[[flow]]\nrule = 'march'\nat = 'combat'\np = {attacker}",
        f"[[ask]]\nseat = {attacker}\nkind = 'combat'\noptions = {numbers}",
    ]
    return Table("\n".join(rows), chance, seed=seed)


def fight(attackers: str, defenders: str, *chance: str, worn: Mapping[str, Sequence[str]] | None = None) -> Table:
    """One combat in B4, begun: "bohorg 2 basher" against "elves 1 templar"."""
    sides = [attackers.split(maxsplit=1)[0], defenders.split(maxsplit=1)[0]]
    clans = [side for side in sides if side != "elves"]
    if len(clans) < 2:
        clans.append("tomb" if clans[0] != "tomb" else "steamfield")
    return combats({FIELD: f"{attackers}; {defenders}"}, *chance, clans=clans, worn=worn).choose(FIELD)
