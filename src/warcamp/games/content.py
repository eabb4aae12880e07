"""The content of a game: read from its files, corrected by packs, checked, marked and hashed.

A game describes its content by a subclass of `Content`: a field for each section, the files
they stand in, and what must hold between entries.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

from warcamp.games.content_schema import ContentError, Mark, Names, Origin, Pack, convert, shown

Entries = dict[str, dict[str, Any]]
Fault = tuple[str, tuple[str, ...], str]
"""Section, the way to the value inside it, and the problem; the loader finds the file to blame."""

Said = tuple[str, str, Mark, object]
"""Section, id, mark, and the list of fields that an entry claims to have this mark."""

ID = re.compile(r"[a-z][a-z0-9_]*")


class Content(Struct, frozen=True, kw_only=True):
    """All content of one game. A section is a dict of entries by id, or one entry without an id."""

    files: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The sections of each file; a file of one section holds its entries at the top."""
    extendable: ClassVar[tuple[str, ...]] = ()
    """Sections to which a pack may add entries; the others it can only change."""

    packs: tuple[Pack, ...]
    marks: dict[str, Mark]
    """By the path of a value, such as "units.krag_rider.power"."""
    hash: str
    """Stands for every value that play depends on; names, marks and the order of entries do not count."""

    def mark(self, path: str) -> Mark:
        """Where the value at `path` comes from; a list is one value."""
        return self.marks[path]

    def faults(self) -> Iterator[Fault]:
        """What is wrong between entries, beyond the types of their values."""
        yield from ()

    def played(self) -> dict[str, Any]:
        """Every value that play depends on, by section, in a form that equal content shares."""
        played: dict[str, Any] = {}
        for section in sections_of(type(self)):
            entries = getattr(self, section)
            has_ids = isinstance(entries, dict)
            played[section] = {key: _played(entries[key]) for key in entries} if has_ids else _played(entries)
        return played


C = TypeVar("C", bound=Content)


def _played(entry: Struct) -> dict[str, Any]:
    fields = msgspec.structs.asdict(entry)
    words = {key: None for key, value in fields.items() if isinstance(value, Names)}
    builtins: dict[str, Any] = msgspec.to_builtins(fields | words)
    return builtins


def sections_of(kind: type[Content]) -> tuple[str, ...]:
    """The sections of a game's content in the order of its files."""
    return tuple(section for sections in kind.files.values() for section in sections)


def bad_ids(section: str, entries: Mapping[str, Any]) -> Iterator[Fault]:
    """Ids are words that code, marks and saved games can name."""
    for key in entries:
        if ID.fullmatch(key) is None:
            yield section, (key,), "expected an id of small letters, digits and underscores"


class Layer:
    """What one set of files says: the box itself or one pack."""

    def __init__(self, kind: type[Content], label: str, mark: Mark) -> None:
        self.kind = kind
        self.label = label
        self.mark: Mark = mark
        self.origins: dict[str, Origin] = {}
        self.sections: dict[str, Entries] = {}

    def add(self, section: str, origin: Origin, table: object) -> None:
        if not isinstance(table, dict):
            raise ContentError(origin, (), f"expected a table, got {shown(table)}")
        entries = table if _entry_kind(self.kind, section)[1] else {"": table}
        for key, fields in entries.items():
            if not isinstance(fields, dict):
                raise ContentError(origin, (key,), f"expected a table, got {shown(fields)}")
        self.origins[section] = origin
        self.sections[section] = entries

    def add_file(self, name: str, file: str, document: dict[str, Any]) -> None:
        sections = self.kind.files[name]
        if len(sections) == 1:
            self.add(sections[0], Origin(file), document)
        else:
            self.add_tables(file, sections, document)

    def add_tables(self, file: str, sections: Sequence[str], document: dict[str, Any]) -> None:
        for section, table in document.items():
            if section not in sections:
                raise ContentError(Origin(file), (section,), f"expected one of {', '.join(sections)}")
            self.add(section, Origin(file, (section,)), table)

    def origin(self, section: str) -> Origin:
        """The file to blame for a fault in `section`, which another section of this layer may have caused."""
        return self.origins.get(section) or Origin(self.label, (section,))


def _entry_kind(kind: type[Content], section: str) -> tuple[type[Any], bool]:
    """The type of a section's entries, and whether they have ids."""
    expected = next(field.type for field in msgspec.structs.fields(kind) if field.name == section)
    return (get_args(expected)[1], True) if get_origin(expected) is dict else (expected, False)


def read_box(kind: type[Content], box: Traversable) -> Layer:
    """The files that come with the game."""
    layer = Layer(kind, "content", "designed")
    for file in kind.files:
        layer.add_file(file, file, _parse(box / file, file))
    return layer


def _parse(path: Traversable, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_bytes().decode())
    except OSError as error:
        raise ContentError(Origin(file), (), f"cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise ContentError(Origin(file), (), f"not a TOML file: {error}") from error


def read_pack(kind: type[Content], path: Path) -> tuple[Layer, Pack]:
    """A pack is a directory with files named as those of the box, or one file with their sections as tables."""
    layer = Layer(kind, path.name, "pack")
    if path.is_dir():
        about = _parse(path / "pack.toml", f"{path.name}/pack.toml")
        info = convert(about, Pack, Origin(f"{path.name}/pack.toml"), ())
        for found in sorted(path.glob("*.toml")):
            file = f"{path.name}/{found.name}"
            if found.name in kind.files:
                layer.add_file(found.name, file, _parse(found, file))
            elif found.name != "pack.toml":
                raise ContentError(Origin(file), (), f"expected one of pack.toml, {', '.join(kind.files)}")
    else:
        document = _parse(path, path.name)
        about = document.pop("pack", None)
        if not isinstance(about, dict):
            raise ContentError(Origin(path.name), ("pack",), "a table with id, version and name is missing")
        info = convert(about, Pack, Origin(path.name, ("pack",)), ())
        layer.add_tables(path.name, sections_of(kind), document)
    return layer, info


def load(kind: type[C], box: Traversable, packs: Sequence[Path] = ()) -> C:
    """The content of the box with the packs applied in turn. Each pack must leave the content whole."""
    values: dict[str, Entries] = {section: {} for section in sections_of(kind)}
    marks: dict[str, Mark] = {}
    content = _apply(kind, read_box(kind, box), values, marks, ())
    infos: list[Pack] = []
    for path in packs:
        layer, info = read_pack(kind, path)
        if any(info.id == other.id for other in infos):
            raise ContentError(Origin(layer.label), ("id",), f"a pack with the id {shown(info.id)} is there already")
        infos.append(info)
        content = _apply(kind, layer, values, marks, tuple(infos))
    return content


def _apply(
    kind: type[C], layer: Layer, values: dict[str, Entries], marks: dict[str, Mark], packs: tuple[Pack, ...]
) -> C:
    """Put a layer over what is there, in `values` and `marks`, and check the whole."""
    said: list[Said] = []
    written: list[tuple[str, str, dict[str, Any], bool]] = []
    for section, entries in layer.sections.items():
        for key, fields in entries.items():
            fields = dict(fields)
            said.append((section, key, "rulebook", fields.pop("rulebook", [])))
            said.append((section, key, "public", fields.pop("public", [])))
            is_new = key not in values[section]
            if is_new and layer.mark == "pack" and section not in kind.extendable:
                raise ContentError(layer.origins[section], (key,), f"a pack cannot add to {section}, only change them")
            written.append((section, key, fields, is_new))
            values[section][key] = _merged(values[section].get(key, {}), fields)
    content = _checked(kind, layer, values, marks, packs)
    for section, key, fields, is_new in written:
        for leaf in _leaves(_entry(content, section, key) if is_new else fields):
            marks[_path(section, key, leaf)] = layer.mark
    _say(layer, said, content)
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


def _leaves(fields: Mapping[str, Any], before: str = "") -> Iterator[str]:
    for key, value in fields.items():
        if isinstance(value, dict):
            yield from _leaves(value, f"{before}{key}.")
        else:
            yield before + key


def _path(*steps: str) -> str:
    return ".".join(step for step in steps if step)


def _say(layer: Layer, said: Sequence[Said], content: Content) -> None:
    """Mark the values that a layer's `rulebook` and `public` lists name."""
    known: set[str] = set()
    for section, key, mark, names in said:
        origin = layer.origins[section]
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise ContentError(origin, (key, mark), f"expected a list of fields, got {shown(names)}")
        leaves = list(_leaves(_entry(content, section, key))) if names else []
        for name in names:
            meant = [_path(section, key, leaf) for leaf in leaves if leaf == name or leaf.startswith(name + ".")]
            if not name or not meant:
                raise ContentError(origin, (key, mark), f"there is no value {shown(name)} in this entry")
            if not known.isdisjoint(meant):
                raise ContentError(origin, (key, mark), f"{shown(name)} is listed twice")
            known.update(meant)
            content.marks.update(dict.fromkeys(meant, mark))


def _checked(
    kind: type[C], layer: Layer, values: dict[str, Entries], marks: dict[str, Mark], packs: tuple[Pack, ...]
) -> C:
    sections: dict[str, Any] = {}
    for section, raw in values.items():
        entry, has_ids = _entry_kind(kind, section)
        origin = layer.origin(section)
        entries = {key: convert(fields, entry, origin, (key,)) for key, fields in raw.items()}
        sections[section] = entries if has_ids else entries[""]
    content = kind(**sections, packs=packs, marks=marks, hash="")
    for section, where, problem in content.faults():
        raise ContentError(layer.origin(section), where, problem)
    return msgspec.structs.replace(content, hash=_hash(content))


def _hash(content: Content) -> str:
    canonical = json.dumps(content.played(), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=8).hexdigest()
