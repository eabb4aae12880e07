"""The content of Immortals: what its files hold, and how it becomes tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar

from warcamp.games import content as shared
from warcamp.games.content_schema import ContentError, Mark, Names, Pack
from warcamp.games.immortals import content_checks as checks
from warcamp.games.immortals import tables
from warcamp.games.immortals.content_schema import (
    ACTIONS,
    COLOURS,
    DARK_TRIBES,
    LIGHT_TRIBES,
    MAGIC,
    PROVINCES,
    REALMS,
    REGIONS,
    SLOTS,
    Colour,
    Constants,
    DarkTribe,
    LightTribe,
    MagicCard,
    ProvinceEntry,
    RegionEntry,
    Rift,
    Slot,
    Tower,
)
from warcamp.games.immortals.tables import Tables

__all__ = [
    "Colour",
    "Constants",
    "Content",
    "ContentError",
    "DarkTribe",
    "LightTribe",
    "MagicCard",
    "Mark",
    "Names",
    "Pack",
    "ProvinceEntry",
    "RegionEntry",
    "Rift",
    "Slot",
    "Tower",
    "load",
    "tables_of",
]


class Content(shared.Content, frozen=True, kw_only=True):
    """All content of one game: entries by id, in the order of their files."""

    files: ClassVar[dict[str, tuple[str, ...]]] = {
        "map.toml": ("provinces", "regions", "rift"),
        "tribes.toml": ("light_tribes", "dark_tribes"),
        "boards.toml": ("slots", "colours"),
        "magic.toml": ("magic",),
        "tower.toml": ("tower",),
        "constants.toml": ("constants",),
    }

    provinces: dict[str, ProvinceEntry]
    regions: dict[str, RegionEntry]
    rift: Rift
    light_tribes: dict[str, LightTribe]
    dark_tribes: dict[str, DarkTribe]
    slots: dict[str, Slot]
    magic: dict[str, MagicCard]
    colours: dict[str, Colour]
    tower: Tower
    constants: Constants

    def faults(self) -> Iterator[shared.Fault]:
        for section, known in (
            ("provinces", PROVINCES),
            ("regions", REGIONS),
            ("light_tribes", LIGHT_TRIBES),
            ("dark_tribes", DARK_TRIBES),
            ("slots", SLOTS),
            ("magic", MAGIC),
            ("colours", COLOURS),
        ):
            yield from checks.ids(section, getattr(self, section), known)
        yield from checks.provinces(self.regions)
        yield from checks.borders(self.regions)
        yield from checks.connected(self.regions)
        yield from checks.polygons("regions", {key: region.polygon for key, region in self.regions.items()})
        yield from checks.polygons("rift", {"": self.rift.polygon})
        yield from checks.homes(self.light_tribes)
        yield from checks.army_groups("light_tribes", self.light_tribes, self.constants)
        yield from checks.army_groups("dark_tribes", self.dark_tribes, self.constants)
        yield from checks.slots(self.slots)
        yield from checks.magic(self.magic)
        yield from checks.tower(self.tower)
        yield from checks.supply(self.constants)
        yield from checks.rounds(self.constants)

    def played(self) -> dict[str, Any]:
        played = super().played()
        # How the map is drawn and on which half a slot is printed change nothing in play.
        for section in ("provinces", "colours", "rift"):
            del played[section]
        for key, region in self.regions.items():
            for drawn in ("french", "centre", "polygon"):
                del played["regions"][key][drawn]
            played["regions"][key]["borders"] = sorted(region.borders)
        for slot in played["slots"].values():
            del slot["half"]
        return played


def load(packs: Sequence[Path] = ()) -> Content:
    """The content of the box with the packs applied in turn. Each pack must leave the content whole."""
    return shared.load(Content, resources.files(__package__) / "content", packs)


_latest: list[tuple[Content, Tables]] = []
"""The content that was asked for last with its tables: many games are played with one content."""


def tables_of(content: Content) -> Tables:
    """The content as the rules read it."""
    if not _latest or _latest[0][0] is not content:
        _latest[:] = [(content, _make_tables(content))]
    return _latest[0][1]


def _faces() -> list[str]:
    """A name for each card."""
    faces = list(REGIONS)
    faces += [f"{realm}_{region}" for realm in REALMS for region in REGIONS]
    faces += [f"{realm}_{province}" for realm in REALMS for province in PROVINCES]
    faces += [f"blank_{seat}_{copy}" for seat in range(tables.MAX_SEATS) for copy in range(tables.BLANKS)]
    faces += [f"{kind}_{seat}" for seat in range(tables.MAX_SEATS) for kind in MAGIC]
    return faces


def _make_tables(content: Content) -> Tables:
    """Numbers follow from the lists of ids, never from the order of a file."""
    regions = [content.regions[key] for key in REGIONS]
    near = [sorted(REGIONS.index(other) for other in region.borders) for region in regions]
    light = [content.light_tribes[key] for key in LIGHT_TRIBES]
    dark = [content.dark_tribes[key] for key in DARK_TRIBES]
    tribes: list[LightTribe | DarkTribe] = [*light, *dark]
    slots = [content.slots[key] for key in SLOTS]
    magic = [content.magic[key] for key in MAGIC]
    constants = content.constants
    standard, flat = content.tower.standard, content.tower.flat
    return Tables(
        regions=list(REGIONS),
        provinces=list(PROVINCES),
        tribes=[*LIGHT_TRIBES, *DARK_TRIBES],
        slots=list(SLOTS),
        magics=list(MAGIC),
        faces=_faces(),
        province_of=[
            PROVINCES.index(region.province) + realm * tables.PROVINCES
            for realm in range(tables.REALMS)
            for region in regions
        ],
        borders=[[other + realm * tables.REGIONS for other in row] for realm in range(tables.REALMS) for row in near],
        yield_gold=[region.light.gold for region in regions] + [region.dark.gold for region in regions],
        yield_energy=[region.light.energy for region in regions] + [region.dark.energy for region in regions],
        home=[REGIONS.index(tribe.home) for tribe in light],
        groups=[checks.group_sizes(tribe.groups) for tribe in tribes],
        outer=[tribe.outer for tribe in tribes],
        start_energy=[tribe.start.energy for tribe in tribes],
        start_gold=[tribe.start.gold for tribe in tribes],
        build_energy=[tribe.build.energy for tribe in light],
        build_gold=[tribe.build.gold for tribe in light],
        tribe_action=[ACTIONS.index(tribe.action) for tribe in dark],
        tribe_energy=[tribe.cost.energy for tribe in dark],
        tribe_gold=[tribe.cost.gold for tribe in dark],
        slot_half=[REALMS.index(slot.half) for slot in slots],
        slot_action=[ACTIONS.index(slot.action) for slot in slots],
        transition_energy=constants.transition.energy,
        transition_gold=constants.transition.gold,
        move_gold=constants.move_gold,
        magic_energy=[card.energy for card in magic],
        magic_gold=[card.gold for card in magic],
        transition_cubes=constants.transition_cubes,
        magic_transition_cubes=magic[tables.TRANSITION_OF_5].cubes,
        small_transition_cubes=magic[tables.CARDS_OR_TRANSITION].cubes,
        magic_cards=magic[tables.CARD_OR_FIRST].cards,
        magic_many_cards=magic[tables.CARDS_OR_TRANSITION].cards,
        rounds=[list(constants.rounds.rulebook), list(constants.rounds.aid)],
        max_rounds=constants.max_rounds,
        cubes=constants.cubes,
        home_twin=constants.home_twin,
        limbo_start=constants.limbo_start,
        tower_start=constants.tower_start,
        green_start=constants.green_start,
        green_kept=constants.green_kept,
        green_least=constants.green_least,
        green_most=constants.green_most,
        green_cubes=constants.green_cubes,
        buildings=constants.buildings,
        portals=constants.portals,
        draft_hand=constants.draft_hand,
        reinforce_per=constants.reinforce_per,
        compensation=constants.compensation,
        portal_vp=constants.build_vp.portal,
        shrine_vp=constants.build_vp.shrine,
        capital_vp=constants.build_vp.capital,
        sides_per_vp=constants.score.sides_per_vp,
        shrine_score=constants.score.shrine,
        capital_score=constants.score.capital,
        province_least=constants.score.province_least,
        province_score=constants.score.province,
        full_province_score=constants.score.full_province,
        hold=standard.hold[0],
        hold_in=standard.hold[1],
        knock=standard.knock[0],
        knock_in=standard.knock[1],
        capacity=standard.capacity,
        flat_free=flat.free[0],
        flat_free_in=flat.free[1],
        flat_stick=flat.stick[0],
        flat_stick_in=flat.stick[1],
    )
