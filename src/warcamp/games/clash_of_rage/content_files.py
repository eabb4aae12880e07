"""Reading content files: the box's own and those of packs, each as one layer of raw values."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal

from warcamp.games.clash_of_rage.content_schema import ContentError, Origin, Pack, convert, shown

Mark = Literal["rulebook", "public", "designed", "pack"]

FILES: dict[str, tuple[str, ...]] = {
    "clans.toml": ("clans", "units"),
    "tactics.toml": ("tactics",),
    "equipment.toml": ("equipment",),
    "legendary.toml": ("legendary",),
    "tiles.toml": ("tiles",),
    "layouts.toml": ("layouts",),
    "constants.toml": ("constants",),
}
SECTIONS = tuple(section for sections in FILES.values() for section in sections)
EXTENDABLE = ("equipment", "legendary", "tiles", "layouts")
"""Sections to which a pack may add entries; the others it can only change."""

Entries = dict[str, dict[str, Any]]


class Layer:
    """What one set of files says: the box itself or one pack."""

    def __init__(self, label: str, mark: Mark) -> None:
        self.label = label
        self.mark: Mark = mark
        self.origins: dict[str, Origin] = {}
        self.sections: dict[str, Entries] = {}

    def add(self, section: str, origin: Origin, table: object) -> None:
        if not isinstance(table, dict):
            raise ContentError(origin, (), f"expected a table, got {shown(table)}")
        # The constants are one entry without an id.
        entries = {"": table} if section == "constants" else table
        for key, fields in entries.items():
            if not isinstance(fields, dict):
                raise ContentError(origin, (key,), f"expected a table, got {shown(fields)}")
        self.origins[section] = origin
        self.sections[section] = entries

    def origin(self, section: str) -> Origin:
        """The file to blame for a fault in `section`, which another section of this layer may have caused."""
        return self.origins.get(section) or Origin(self.label, (section,))


def read_box(box: Traversable) -> Layer:
    """The files that come with the game."""
    layer = Layer("content", "designed")
    for file in FILES:
        _add_file(layer, file, file, _parse(box / file, file))
    return layer


def _parse(path: Traversable, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_bytes().decode())
    except OSError as error:
        raise ContentError(Origin(file), (), f"cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise ContentError(Origin(file), (), f"not a TOML file: {error}") from error


def _add_file(layer: Layer, name: str, file: str, document: dict[str, Any]) -> None:
    sections = FILES[name]
    if len(sections) == 1:
        layer.add(sections[0], Origin(file), document)
    else:
        _add_tables(layer, file, sections, document)


def _add_tables(layer: Layer, file: str, sections: Sequence[str], document: dict[str, Any]) -> None:
    for section, table in document.items():
        if section not in sections:
            raise ContentError(Origin(file), (section,), f"expected one of {', '.join(sections)}")
        layer.add(section, Origin(file, (section,)), table)


def read_pack(path: Path) -> tuple[Layer, Pack]:
    """A pack is a directory with files named as those of the box, or one file with their sections as tables."""
    layer = Layer(path.name, "pack")
    if path.is_dir():
        about = _parse(path / "pack.toml", f"{path.name}/pack.toml")
        info = convert(about, Pack, Origin(f"{path.name}/pack.toml"), ())
        for found in sorted(path.glob("*.toml")):
            file = f"{path.name}/{found.name}"
            if found.name in FILES:
                _add_file(layer, found.name, file, _parse(found, file))
            elif found.name != "pack.toml":
                raise ContentError(Origin(file), (), f"expected one of pack.toml, {', '.join(FILES)}")
    else:
        document = _parse(path, path.name)
        about = document.pop("pack", None)
        if not isinstance(about, dict):
            raise ContentError(Origin(path.name), ("pack",), "a table with id, version and name is missing")
        info = convert(about, Pack, Origin(path.name, ("pack",)), ())
        _add_tables(layer, path.name, SECTIONS, document)
    return layer, info
