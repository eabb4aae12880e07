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
from warcamp.games.ettin.tables import ADVENTURE, DEFENSE, TROOP, Tables

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
        yield from checks.units(self.units)
        yield from checks.adventures(self.adventures)
        yield from checks.numbers(self.units, self.adventures)
        yield from checks.names(self.units, self.adventures)
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
    """By ability number; Protected is the last."""
    given = msgspec.structs.asdict(card.abilities)
    return [*(given[ability] for ability in ABILITIES), int(bool(card.weaknesses))]


def _weak(card: Unit | Adventure) -> int:
    return sum(1 << ABILITIES.index(weakness) for weakness in card.weaknesses)


def _unit_cards(content: Content) -> list[tuple[str, str]]:
    """The name and the design of each unit card, by number."""
    numbered = {
        number: (name, key)
        for key, unit in content.units.items()
        for number, name in zip(sorted(unit.numbers), checks.copies(key, unit))
    }
    return [numbered[number] for number in sorted(numbered)]


_latest: list[tuple[Content, Tables]] = []
"""The content that was asked for last with its tables: many games are played with one content."""


def tables_of(content: Content) -> Tables:
    """The content as the rules read it."""
    if not _latest or _latest[0][0] is not content:
        _latest[:] = [(content, _make_tables(content))]
    return _latest[0][1]


def _make_tables(content: Content) -> Tables:
    """Faces follow from the numbers of cards, never from the order of a file."""
    cards = _unit_cards(content)
    quests = sorted(content.adventures, key=lambda key: content.adventures[key].number)
    units = [content.units[design] for _, design in cards]
    adventures = [content.adventures[key] for key in quests]
    every: list[Unit | Adventure] = [*units, *adventures]
    no_units = [0] * len(units)
    no_adventures = [0] * len(adventures)
    amounts = [_amounts(card) for card in every]
    mats = [content.nations[nation] for nation in NATIONS]
    constants = content.constants
    return Tables(
        faces=[name for name, _ in cards] + quests,
        design=[design for _, design in cards] + quests,
        kind=[TROOP if unit.kind == "troop" else DEFENSE for unit in units] + [ADVENTURE] * len(adventures),
        nation=[NATIONS.index(unit.nation) for unit in units] + [-1] * len(adventures),
        age=[card.age for card in every],
        strength=[card.strength for card in every],
        cost=[unit.cost for unit in units] + no_adventures,
        sell=[unit.sell for unit in units] + no_adventures,
        vp=[card.vp for card in every],
        adventure=[unit.adventure for unit in units] + no_adventures,
        dragon=[int(unit.dragon) for unit in units] + no_adventures,
        abilities=[sum(1 << ability for ability, amount in enumerate(row) if amount) for row in amounts],
        amount=[amount for row in amounts for amount in row],
        weak=[_weak(card) for card in every],
        becomes=no_units + [int(card.becomes_defense) for card in adventures],
        difficulty=no_units + [card.difficulty for card in adventures],
        gold=no_units + [card.gold for card in adventures],
        eased_by=[-1] * len(units)
        + [-1 if card.eased_by == "none" else ABILITIES.index(card.eased_by) for card in adventures],
        eased=no_units + [card.eased for card in adventures],
        effect=no_units + [EFFECTS.index(card.effect) for card in adventures],
        effect_n=no_units + [card.effect_n for card in adventures],
        effect_per=[1] * len(units) + [card.effect_per for card in adventures],
        nations=list(NATIONS),
        location=[LOCATIONS.index(place) for mat in mats for place in msgspec.structs.astuple(mat.locations)],
        initiative=[mat.initiative for mat in mats],
        age_gold=list(constants.age_gold),
        war_token=list(constants.war_token),
        village_taxes=constants.village_taxes,
        city_prosperous=constants.city_prosperous,
        base_defense=list(msgspec.structs.astuple(constants.base_defense)),
        die=constants.die,
    )
