"""The shape of the content files: one class per kind of entry."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from warcamp.games.content_schema import Count, Names, Positive

CLANS = ("bohorg", "steamfield", "godleif", "tomb")
"""The players' clans in the order of their numbers."""

POSITIONS = ("C", "E", "NE", "NW", "W", "SW", "SE")
"""The territories of a tile, the centre first, then the rim counter-clockwise (COR-MAP-02)."""

BORDERS = (
    *(frozenset(("C", rim)) for rim in POSITIONS[1:]),
    *(frozenset(pair) for pair in zip(POSITIONS[1:], (*POSITIONS[2:], "E"))),
)
"""The inner borders of a tile in the order of the bits of a rock mask."""

Coordinate = Annotated[int, Meta(ge=-99, le=99)]
Level = Annotated[int, Meta(ge=1, le=3)]
Position = Literal["C", "E", "NE", "NW", "W", "SW", "SE"]


class Clan(Struct, frozen=True, forbid_unknown_fields=True):
    """A side: a player's clan or the elves."""

    name: Names


class Unit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A unit type of a clan sheet (COR-GEN-05) or of the elf sheet."""

    name: Names
    clan: Literal["bohorg", "steamfield", "godleif", "tomb", "elves"]
    level: Level
    figures: Count
    power: Positive
    hp: Positive
    move: Count
    slowness: Count = 0
    bonus_wound: Count = 0
    shield: Count = 0
    reroll: Count = 0
    rage_bonus: Count = 0
    flying: bool = False


class Tactic(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tactics card (COR-TAC-03); `units` are its reinforcements by level."""

    name: Names
    clan: Literal["bohorg", "steamfield", "godleif", "tomb"]
    play_order: Count
    units: tuple[Count, Count, Count]
    gold: Count


class Gear(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every equipment card shows, legendary or not (COR-EQP-03)."""

    name: Names
    slot: Literal["weapon", "armour"]
    power: Count = 0
    hp: Count = 0
    speed: Count = 0
    slowness: Count = 0
    bonus_wound: Count = 0
    shield: Count = 0
    reroll: Count = 0
    rage_bonus: Count = 0
    flying: bool = False


class Legendary(Gear, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A legendary equipment: no cost, one card."""


class Equipment(Gear, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An equipment design of the black market."""

    copies: Positive
    cost: Count


class Tile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a region tile. `rocks` are inner borders such as "C|NE" (COR-MAP-06)."""

    name: Names
    city: Position
    forge: Position
    stone: Position
    stone_level: Level
    rocks: tuple[str, ...] = ()


class Layout(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the tiles of a map lie; one tile per player (COR-MAP-01)."""

    name: Names
    centres: tuple[tuple[Coordinate, Coordinate], ...]
    default: bool = False

    @property
    def players(self) -> int:
        return len(self.centres)


class SoloLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """The domination that loses a solo game, by difficulty (COR-SOLO-03)."""

    easy: Positive
    medium: Positive
    hard: Positive
    impossible: Positive


class Constants(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of the rules themselves."""

    elves_per_city: Count
    elves_per_forge: Count
    city_crystals: Count
    forge_cost_one: Count
    forge_cost_more: Count
    market_size: Positive
    hand: Annotated[int, Meta(ge=1, le=7)]
    vp_standard: Positive
    vp_long: Positive
    solo_limits: SoloLimits
    domination_forge: Count
    domination_city: Count
    wound_faces: Positive
    die_faces: Positive
