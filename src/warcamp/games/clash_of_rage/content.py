"""The content of Clash of Rage: loading it, correcting it with packs, and turning it into tables.

Every value has a mark: `rulebook` and `public` values are known, `designed` ones are ours,
`pack` ones were put in by a content pack.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from warcamp.games.clash_of_rage import content_checks as checks
from warcamp.games.clash_of_rage.content_files import EXTENDABLE, SECTIONS, Entries, Layer, Mark, read_box, read_pack
from warcamp.games.clash_of_rage.content_schema import (
    BORDERS,
    CLANS,
    POSITIONS,
    Clan,
    Constants,
    ContentError,
    Equipment,
    Gear,
    Layout,
    Legendary,
    Names,
    Origin,
    Pack,
    SoloLimits,
    Tactic,
    Tile,
    Unit,
    convert,
    shown,
)
from warcamp.games.clash_of_rage.tables import CITY, FORGE, LEVELS, PLAIN, STONE, Tables

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

T = TypeVar("T")
Said = tuple[str, str, Mark, object]
"""Section, id, mark, and the list of fields that an entry claims to have this mark."""


class Content(Struct, frozen=True, kw_only=True):
    """All content of one game: entries by id, in the order of their files."""

    clans: dict[str, Clan]
    units: dict[str, Unit]
    tactics: dict[str, Tactic]
    equipment: dict[str, Equipment]
    legendary: dict[str, Legendary]
    tiles: dict[str, Tile]
    layouts: dict[str, Layout]
    constants: Constants
    packs: tuple[Pack, ...]
    marks: dict[str, Mark]
    """By the path of a value, such as "units.krag_rider.power"."""
    hash: str
    """Stands for every value that play depends on; names, marks and the order of entries do not count."""

    def mark(self, path: str) -> Mark:
        """Where the value at `path` comes from; a list is one value."""
        return self.marks[path]


def load(packs: Sequence[Path] = ()) -> Content:
    """The content of the box with the packs applied in turn. Each pack must leave the content whole."""
    return _load(resources.files(__package__) / "content", packs)


def _load(box: Traversable, packs: Sequence[Path]) -> Content:
    values: dict[str, Entries] = {section: {} for section in SECTIONS}
    marks: dict[str, Mark] = {}
    content = _apply(read_box(box), values, marks, ())
    infos: list[Pack] = []
    for path in packs:
        layer, info = read_pack(path)
        if any(info.id == other.id for other in infos):
            raise ContentError(Origin(layer.label), ("id",), f"a pack with the id {shown(info.id)} is there already")
        infos.append(info)
        content = _apply(layer, values, marks, tuple(infos))
    return content


def _apply(layer: Layer, values: dict[str, Entries], marks: dict[str, Mark], packs: tuple[Pack, ...]) -> Content:
    """Put a layer over what is there, in `values` and `marks`, and check the whole."""
    said: list[Said] = []
    written: list[tuple[str, str, dict[str, Any], bool]] = []
    for section, entries in layer.sections.items():
        for key, fields in entries.items():
            fields = dict(fields)
            said.append((section, key, "rulebook", fields.pop("rulebook", [])))
            said.append((section, key, "public", fields.pop("public", [])))
            is_new = key not in values[section]
            if is_new and layer.mark == "pack" and section not in EXTENDABLE:
                raise ContentError(layer.origins[section], (key,), f"a pack cannot add to {section}, only change them")
            written.append((section, key, fields, is_new))
            values[section][key] = _merged(values[section].get(key, {}), fields)
    content = _checked(layer, values, marks, packs)
    for section, key, fields, is_new in written:
        for leaf, _ in _leaves(_entry(content, section, key) if is_new else fields):
            marks[_path(section, key, leaf)] = layer.mark
    _say(layer, said, marks)
    return content


def _merged(below: object, above: object) -> Any:
    """`above` laid over `below`: tables field by field, anything else as a whole."""
    if not isinstance(below, dict) or not isinstance(above, dict):
        return above
    return below | {key: _merged(below.get(key), value) for key, value in above.items()}


def _entry(content: Content, section: str, key: str) -> dict[str, Any]:
    entries = getattr(content, section)
    fields: dict[str, Any] = msgspec.to_builtins(entries[key] if key else entries)
    return fields


def _leaves(fields: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in fields.items():
        if isinstance(value, dict):
            yield from _leaves(value, f"{before}{key}.")
        else:
            yield before + key, value


def _path(*steps: str) -> str:
    return ".".join(step for step in steps if step)


def _say(layer: Layer, said: Sequence[Said], marks: dict[str, Mark]) -> None:
    """Mark the values that a layer's `rulebook` and `public` lists name."""
    known: set[str] = set()
    for section, key, mark, names in said:
        origin = layer.origins[section]
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise ContentError(origin, (key, mark), f"expected a list of fields, got {shown(names)}")
        for name in names:
            path = _path(section, key, name)
            meant = [leaf for leaf in marks if leaf == path or leaf.startswith(path + ".")]
            if not name or not meant:
                raise ContentError(origin, (key, mark), f"there is no value {shown(name)} in this entry")
            if not known.isdisjoint(meant):
                raise ContentError(origin, (key, mark), f"{shown(name)} is listed twice")
            known.update(meant)
            marks.update(dict.fromkeys(meant, mark))


def _checked(layer: Layer, values: dict[str, Entries], marks: dict[str, Mark], packs: tuple[Pack, ...]) -> Content:
    def every(section: str, kind: type[T]) -> dict[str, T]:
        origin = layer.origin(section)
        return {key: convert(fields, kind, origin, (key,)) for key, fields in values[section].items()}

    content = Content(
        clans=every("clans", Clan),
        units=every("units", Unit),
        tactics=every("tactics", Tactic),
        equipment=every("equipment", Equipment),
        legendary=every("legendary", Legendary),
        tiles=every("tiles", Tile),
        layouts=every("layouts", Layout),
        constants=every("constants", Constants)[""],
        packs=packs,
        marks=marks,
        hash="",
    )
    for section, where, problem in _faults(content):
        raise ContentError(layer.origin(section), where, problem)
    return msgspec.structs.replace(content, hash=_hash(content))


def _faults(content: Content) -> Iterator[checks.Fault]:
    for section in ("units", "tactics", "equipment", "legendary"):
        yield from checks.ids(section, getattr(content, section))
    yield from checks.clans(content.clans, content.units)
    yield from checks.tactics(content.tactics)
    yield from checks.gear(content.equipment, content.legendary, content.constants)
    yield from checks.tiles(content.tiles)
    yield from checks.layouts(content.layouts)
    yield from checks.constants(content.constants, content.units)


def _rock_mask(tile: Tile) -> int:
    return sum(1 << BORDERS.index(frozenset(rock.split("|"))) for rock in tile.rocks)


def _hash(content: Content) -> str:
    played: dict[str, Any] = {"constants": _entry(content, "constants", "")}
    for section in SECTIONS:
        if section != "constants":
            keys = getattr(content, section)
            played[section] = {key: _entry(content, section, key) | {"name": None} for key in keys}
    for key, tile in content.tiles.items():
        played["tiles"][key]["rocks"] = _rock_mask(tile)
    canonical = json.dumps(played, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=8).hexdigest()


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
