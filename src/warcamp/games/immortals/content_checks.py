"""What must hold between the entries of the content for the game to work."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from warcamp.games.content import Fault
from warcamp.games.content_schema import shown
from warcamp.games.immortals.content_schema import (
    PROVINCES,
    Constants,
    DarkTribe,
    Groups,
    LightTribe,
    MagicCard,
    RegionEntry,
    Slot,
    Tower,
)

PROVINCE_SIZE = 5
CORNERS = 3
"""The fewest of a polygon."""
LIMBOS = 2
HALVES = 2


def ids(section: str, entries: Mapping[str, Any], known: Sequence[str]) -> Iterator[Fault]:
    """Exactly the entries that the rules know by number."""
    for key in known:
        if key not in entries:
            yield section, (key,), "this entry is missing"
    for key in entries:
        if key not in known:
            yield section, (key,), f"there is no such entry; there is {', '.join(known)}"


def provinces(regions: Mapping[str, RegionEntry]) -> Iterator[Fault]:
    """Five provinces of five regions (IMM-GEN-03)."""
    for province in PROVINCES:
        size = sum(region.province == province for region in regions.values())
        if size != PROVINCE_SIZE:
            yield "regions", (), f"{province} has {size} regions, expected {PROVINCE_SIZE} (IMM-GEN-03)"


def borders(regions: Mapping[str, RegionEntry]) -> Iterator[Fault]:
    """A border has two sides (IMM-GEN-06)."""
    for key, region in regions.items():
        for place, other in enumerate(region.borders):
            where = (key, "borders", str(place))
            if other == key:
                yield "regions", where, "a region does not border itself"
            elif other in region.borders[:place]:
                yield "regions", where, f"{shown(other)} is listed twice"
            elif key not in regions[other].borders:
                yield "regions", where, f"{other} does not list {key} among its borders (IMM-GEN-06)"


def connected(regions: Mapping[str, RegionEntry]) -> Iterator[Fault]:
    """Every region of a realm can be reached from every other."""
    first = next(iter(regions))
    reached = [first]
    for key in reached:
        reached += [other for other in regions[key].borders if other not in reached]
    for key in regions:
        if key not in reached:
            yield "regions", (key, "borders"), f"there is no way from {first} to this region"


def polygons(section: str, shapes: Mapping[str, Sequence[tuple[int, int]]]) -> Iterator[Fault]:
    """An area has at least three corners, all different."""
    for key, corners in shapes.items():
        where = (key, "polygon") if key else ("polygon",)
        if len(corners) < CORNERS:
            yield section, where, f"expected at least {CORNERS} corners, got {len(corners)}"
        for place, corner in enumerate(corners):
            if corner in corners[:place]:
                yield section, (*where, str(place)), f"the corner {shown(list(corner))} is listed twice"


def homes(tribes: Mapping[str, LightTribe]) -> Iterator[Fault]:
    """Each light tribe has a home region of its own (IMM-HOME-04)."""
    owners: dict[str, str] = {}
    for key, tribe in tribes.items():
        if tribe.home in owners:
            yield "light_tribes", (key, "home"), f"{tribe.home} is the home of {owners[tribe.home]} already"
        owners[tribe.home] = key


def group_sizes(groups: Groups) -> list[int]:
    """The regular army groups in use."""
    return [size for size in msgspec.structs.astuple(groups) if size]


def army_groups(
    section: str, tribes: Mapping[str, LightTribe] | Mapping[str, DarkTribe], constants: Constants
) -> Iterator[Fault]:
    """Any light half may meet any dark half, so all hold the same number of cubes (IMM-SET-11)."""
    for key, tribe in tribes.items():
        sizes = msgspec.structs.astuple(tribe.groups)
        for place, size in enumerate(sizes):
            if size and 0 in sizes[:place]:
                field = tribe.groups.__struct_fields__[place]
                yield section, (key, "groups", field), "an army group before this one has no cubes"
        total = sum(sizes)
        if total != constants.group_cubes:
            yield section, (key, "groups"), f"got {total} cubes, expected {constants.group_cubes} (IMM-SET-11)"
        if tribe.outer != constants.outer_cubes:
            yield section, (key, "outer"), f"got {tribe.outer} cubes, expected {constants.outer_cubes} (IMM-SET-11)"


def supply(constants: Constants) -> Iterator[Fault]:
    """A personal supply is large enough for all that is taken from it (IMM-SET-11), the bank for the priming."""
    groups = HALVES * (constants.group_cubes + constants.outer_cubes)
    needed = groups + constants.home_twin + LIMBOS * constants.limbo_start + constants.tower_start
    if needed > constants.cubes:
        yield "constants", ("", "cubes"), f"got {constants.cubes}, but a player needs {needed} (IMM-SET-11)"
    if constants.green_start > constants.green_cubes:
        yield "constants", ("", "green_start"), f"there are only {constants.green_cubes} green cubes (IMM-GEN-12)"
    if constants.green_least > constants.green_most:
        yield (
            "constants",
            ("", "green_least"),
            f"got {constants.green_least}, more than green_most, which is {constants.green_most} (IMM-BAT-01)",
        )


def rounds(constants: Constants) -> Iterator[Fault]:
    """There are round cards for every preset (IMM-OPT-02)."""
    for preset, numbers in msgspec.structs.asdict(constants.rounds).items():
        for place, number in enumerate(numbers):
            if number > constants.max_rounds:
                yield (
                    "constants",
                    ("", "rounds", preset, str(place)),
                    f"got {number}, but there are only {constants.max_rounds} round cards (IMM-OPT-02)",
                )


def slots(entries: Mapping[str, Slot]) -> Iterator[Fault]:
    """Eight army slots, one of them the tribe's, and two magic slots (IMM-PLAN-02)."""
    for key, slot in entries.items():
        if (slot.action == "magic") != key.startswith("m"):
            expected = "magic" if key.startswith("m") else "the action of an army slot"
            yield "slots", (key, "action"), f"expected {expected}, got {shown(slot.action)} (IMM-PLAN-02)"
    own = [key for key, slot in entries.items() if slot.action == "tribe"]
    if len(own) != 1:
        yield "slots", (), f"expected one slot for the tribe's own action, got {len(own)} (IMM-TRIBE-01)"


def magic(entries: Mapping[str, MagicCard]) -> Iterator[Fault]:
    """A card moves cubes or draws cards where its rule says so."""
    for key, card in entries.items():
        for field, amount, does in (
            ("cubes", card.cubes, "transition" in key),
            ("cards", card.cards, "card" in key),
        ):
            if does != (amount > 0):
                yield "magic", (key, field), f"expected {'at least 1' if does else 0}, got {amount}"


def tower(entry: Tower) -> Iterator[Fault]:
    """A chance is at most 1, and what can get stuck can come loose again (IMM-TOWER-04)."""
    for preset, field, (count, out_of) in (
        ("standard", "hold", entry.standard.hold),
        ("standard", "knock", entry.standard.knock),
        ("flat", "free", entry.flat.free),
        ("flat", "stick", entry.flat.stick),
    ):
        if count > out_of:
            yield "tower", ("", preset, field), f"{count} in {out_of} is more than always"
        elif not count and field in ("knock", "free"):
            yield "tower", ("", preset, field), "a stuck cube would never come loose (IMM-TOWER-04)"
