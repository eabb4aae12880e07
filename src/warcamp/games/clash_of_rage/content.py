"""The content of Clash of Rage: what its files hold, and how it becomes tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from warcamp.games import content as shared
from warcamp.games.clash_of_rage import content_checks as checks
from warcamp.games.clash_of_rage.content_schema import (
    BORDERS,
    CLANS,
    POSITIONS,
    Clan,
    Constants,
    Equipment,
    Gear,
    Layout,
    Legendary,
    SoloLimits,
    Tactic,
    Tile,
    Unit,
)
from warcamp.games.clash_of_rage.tables import CITY, FORGE, LEVELS, PLAIN, STONE, Tables
from warcamp.games.content_schema import ContentError, Mark, Names, Pack

__all__ = [
    "Clan",
    "Constants",
    "Content",
    "ContentError",
    "Equipment",
    "Gear",
    "Layout",
    "Legendary",
    "Mark",
    "Names",
    "Pack",
    "SoloLimits",
    "Tactic",
    "Tile",
    "Unit",
    "load",
    "tables_of",
]


class Content(shared.Content, frozen=True, kw_only=True):
    """All content of one game: entries by id, in the order of their files."""

    files: ClassVar[dict[str, tuple[str, ...]]] = {
        "clans.toml": ("clans", "units"),
        "tactics.toml": ("tactics",),
        "equipment.toml": ("equipment",),
        "legendary.toml": ("legendary",),
        "tiles.toml": ("tiles",),
        "layouts.toml": ("layouts",),
        "constants.toml": ("constants",),
    }
    extendable: ClassVar[tuple[str, ...]] = ("equipment", "legendary", "tiles", "layouts")

    clans: dict[str, Clan]
    units: dict[str, Unit]
    tactics: dict[str, Tactic]
    equipment: dict[str, Equipment]
    legendary: dict[str, Legendary]
    tiles: dict[str, Tile]
    layouts: dict[str, Layout]
    constants: Constants

    def faults(self) -> Iterator[shared.Fault]:
        for section in ("units", "tactics", "equipment", "legendary"):
            yield from shared.bad_ids(section, getattr(self, section))
        yield from checks.clans(self.clans, self.units)
        yield from checks.tactics(self.tactics)
        yield from checks.gear(self.equipment, self.legendary, self.constants)
        yield from checks.tiles(self.tiles)
        yield from checks.layouts(self.layouts)
        yield from checks.constants(self.constants, self.units)

    def played(self) -> dict[str, Any]:
        played = super().played()
        # A rock has two ways to be written.
        for key, tile in self.tiles.items():
            played["tiles"][key]["rocks"] = _rock_mask(tile)
        return played


def load(packs: Sequence[Path] = ()) -> Content:
    """The content of the box with the packs applied in turn. Each pack must leave the content whole."""
    return shared.load(Content, resources.files(__package__) / "content", packs)


def _rock_mask(tile: Tile) -> int:
    return sum(1 << BORDERS.index(frozenset(rock.split("|"))) for rock in tile.rocks)


def _sheet_place(unit: Unit) -> int:
    """Clan number * 3 + level0; the elves come after the last clan."""
    clan = CLANS.index(unit.clan) if unit.clan in CLANS else len(CLANS)
    return clan * LEVELS + unit.level - 1


def _unit_stats(unit: Unit) -> list[int]:
    """In the order of the stat numbers of `tables`."""
    bonuses = [unit.slowness, unit.bonus_wound, unit.shield, unit.reroll, unit.rage_bonus, int(unit.flying)]
    return [unit.power, unit.hp, unit.move, *bonuses]


def _gear_stats(gear: Gear) -> list[int]:
    """In the order of the stat numbers of `tables`; speed adds to movement."""
    bonuses = [gear.slowness, gear.bonus_wound, gear.shield, gear.reroll, gear.rage_bonus, int(gear.flying)]
    return [gear.power, gear.hp, gear.speed, *bonuses]


def _features(tile: Tile) -> list[int]:
    placed: dict[str, int] = {tile.city: CITY, tile.forge: FORGE, tile.stone: STONE + tile.stone_level - 1}
    return [placed.get(position, PLAIN) for position in POSITIONS]


def tables_of(content: Content) -> Tables:
    """The content as the rules read it. Numbers follow from ids, never from the order of a file."""
    types = sorted(content.units, key=lambda key: _sheet_place(content.units[key]))
    cards = sorted(
        content.tactics, key=lambda key: (CLANS.index(content.tactics[key].clan), content.tactics[key].play_order, key)
    )
    gear: dict[str, Gear] = {key: content.equipment[key] for key in sorted(content.equipment)}
    gear |= {key: content.legendary[key] for key in sorted(content.legendary)}
    sides = sorted(content.tiles, key=lambda key: (int(key[:-1]), key[-1]))
    layouts = {key: content.layouts[key] for key in sorted(content.layouts)}
    defaults = {layout.players: key for key, layout in layouts.items() if layout.default}
    constants = content.constants
    return Tables(
        clans=list(CLANS),
        units=types,
        base=[stat for key in types for stat in _unit_stats(content.units[key])],
        figures=[content.units[key].figures for key in types],
        tactic_ids=cards,
        tactic_order=[content.tactics[key].play_order for key in cards],
        tactic_gold=[content.tactics[key].gold for key in cards],
        tactic_units=[count for key in cards for count in content.tactics[key].units],
        gear=list(gear),
        equipment=len(content.equipment),
        gear_slot=[("weapon", "armour").index(item.slot) for item in gear.values()],
        gear_cost=[item.cost if isinstance(item, Equipment) else 0 for item in gear.values()],
        gear_copies=[item.copies if isinstance(item, Equipment) else 1 for item in gear.values()],
        gear_bonus=[stat for item in gear.values() for stat in _gear_stats(item)],
        tiles=sides,
        tile_number=[int(key[:-1]) for key in sides],
        tile_feature=[feature for key in sides for feature in _features(content.tiles[key])],
        tile_rocks=[_rock_mask(content.tiles[key]) for key in sides],
        layouts={key: [part for centre in layout.centres for part in centre] for key, layout in layouts.items()},
        default_layout={1: defaults[2], **defaults},
        elves_per_city=constants.elves_per_city,
        elves_per_forge=constants.elves_per_forge,
        city_crystals=constants.city_crystals,
        forge_cost_one=constants.forge_cost_one,
        forge_cost_more=constants.forge_cost_more,
        market_size=constants.market_size,
        hand=constants.hand,
        vp_standard=constants.vp_standard,
        vp_long=constants.vp_long,
        solo_limits=msgspec.structs.asdict(constants.solo_limits),
        domination_forge=constants.domination_forge,
        domination_city=constants.domination_city,
        wound_faces=constants.wound_faces,
        die_faces=constants.die_faces,
    )
