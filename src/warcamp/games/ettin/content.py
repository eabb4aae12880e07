"""The content of Ettin: what its files hold, and how it becomes tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from warcamp.games import content as shared
from warcamp.games.content_schema import ContentError, Mark, Names, Pack
from warcamp.games.ettin import content_checks as checks
from warcamp.games.ettin.content_schema import (
    ABILITIES,
    EFFECTS,
    LOCATIONS,
    NATIONS,
    Abilities,
    Adventure,
    BaseDefense,
    Constants,
    Locations,
    NationMat,
    Unit,
)
from warcamp.games.ettin.tables import ADVENTURE, DEFENSE, PROTECTED, TROOP, Tables

__all__ = [
    "Abilities",
    "Adventure",
    "BaseDefense",
    "Constants",
    "Content",
    "ContentError",
    "Locations",
    "Mark",
    "Names",
    "NationMat",
    "Pack",
    "Unit",
    "load",
    "tables_of",
]


class Content(shared.Content, frozen=True, kw_only=True):
    """All content of one game: entries by id, in the order of their files."""

    files: ClassVar[dict[str, tuple[str, ...]]] = {
        "nations.toml": ("nations",),
        "units.toml": ("units",),
        "adventures.toml": ("adventures",),
        "constants.toml": ("constants",),
    }

    nations: dict[str, NationMat]
    units: dict[str, Unit]
    adventures: dict[str, Adventure]
    constants: Constants

    def faults(self) -> Iterator[shared.Fault]:
        for section in ("units", "adventures"):
            yield from shared.bad_ids(section, getattr(self, section))
        yield from checks.nations(self.nations)
        yield from checks.numbers(self.units, self.adventures)
        yield from checks.names(self.units, self.adventures)
        yield from checks.units(self.units)
        yield from checks.adventures(self.adventures)
        yield from checks.decks(self.units, self.adventures, self.constants)

    def played(self) -> dict[str, Any]:
        played = super().played()
        # The order of these lists means nothing.
        for key, unit in self.units.items():
            played["units"][key]["numbers"] = sorted(unit.numbers)
            played["units"][key]["weaknesses"] = sorted(unit.weaknesses)
        for key, adventure in self.adventures.items():
            played["adventures"][key]["weaknesses"] = sorted(adventure.weaknesses)
        for nation in played["nations"].values():
            del nation["difficulty"]
        return played


def load(packs: Sequence[Path] = ()) -> Content:
    """The content of the box with the packs applied in turn. Each pack must leave the content whole."""
    return shared.load(Content, resources.files(__package__) / "content", packs)


def _amounts(card: Unit | Adventure) -> list[int]:
    """By ability number."""
    given = msgspec.structs.asdict(card.abilities)
    return [*(given[ability] for ability in ABILITIES), int(bool(card.weaknesses))]


def _weak(card: Unit | Adventure) -> int:
    return sum(1 << ABILITIES.index(weakness) for weakness in card.weaknesses)


class _Faces:
    """The cards of a content, one for each face."""

    def __init__(self, content: Content) -> None:
        units = {
            number: (name, key, unit)
            for key, unit in content.units.items()
            for number, name in zip(sorted(unit.numbers), checks.copies(key, unit))
        }
        adventures = {card.number: (key, card) for key, card in content.adventures.items()}
        self.units = [units[number][2] for number in sorted(units)]
        self.adventures = [adventures[number][1] for number in sorted(adventures)]
        self.names = [units[number][0] for number in sorted(units)]
        self.names += [adventures[number][0] for number in sorted(adventures)]
        self.designs = [units[number][1] for number in sorted(units)]
        self.designs += [adventures[number][0] for number in sorted(adventures)]

    def all(self) -> list[Unit | Adventure]:
        return [*self.units, *self.adventures]
