"""The shape of the content files: one class per kind of entry."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from warcamp.games.content_schema import Count, Names, Positive, Text

Realm = Literal["light", "dark"]
REALMS: tuple[str, ...] = get_args(Realm)
"""In the order of their numbers."""

Province = Literal["iron_crown", "greenmarch", "golden_vale", "silver_coast", "drowned_reach"]
PROVINCES: tuple[str, ...] = get_args(Province)
"""In the order of their numbers."""

Region = Literal[
    "mountainhome",
    "forge_fire",
    "deepdelve",
    "eagle_spire",
    "foothold",
    "treehome",
    "heartwood",
    "mosshollow",
    "singing_glade",
    "thornwall",
    "meadowhome",
    "borderland",
    "oldford",
    "tribute_pass",
    "windy_downs",
    "kingshome",
    "white_falls",
    "shore_lake",
    "emerald_cliff",
    "pearl_haven",
    "wildhome",
    "murk",
    "reedmere",
    "witchfen",
    "blackwater",
]
REGIONS: tuple[str, ...] = get_args(Region)
"""In the order of their numbers."""

LIGHT_TRIBES: tuple[str, ...] = ("elves", "amazons", "humans", "halflings", "dwarves")
DARK_TRIBES: tuple[str, ...] = ("demons", "orcs", "necromancers", "night_elves", "trolls")
"""Both in the order of their numbers, the light ones first."""

SLOTS: tuple[str, ...] = ("a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "m1", "m2")
MAGIC: tuple[str, ...] = (
    "magic_transition5",
    "magic_card_or_first",
    "magic_shrine_or_takeover",
    "magic_cards2_or_transition2",
)
COLOURS: tuple[str, ...] = ("red", "purple", "blue", "yellow", "black")
"""By seat."""

Action = Literal[
    "extract_gold", "extract_energy", "transition", "build", "attack", "attack_or_move", "shrine", "tribe", "magic"
]
ACTIONS: tuple[str, ...] = get_args(Action)
"""In the order of their numbers."""

Coordinate = Annotated[int, Meta(ge=0, le=1000)]
Point = tuple[Coordinate, Coordinate]
Chance = tuple[Count, Positive]
"""So many in so many."""


class ProvinceEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Five regions that score together in each realm (IMM-GEN-03)."""

    name: Names
    tint: Literal["red_brown", "green", "ochre", "grey_blue", "violet_grey"]
    terrain: Literal["mountains", "forest", "plains", "coast", "marsh"]


class Resources(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Gold and energy: what a side yields, what a tribe begins with, what an action costs."""

    gold: Count
    energy: Count


class RegionEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the named places of the map, present in both realms (IMM-GEN-02)."""

    name: Names
    french: Text
    """What the name means in French; the French edition keeps the English names."""
    province: Province
    light: Resources
    dark: Resources
    borders: tuple[Region, ...]
    centre: Point
    polygon: tuple[Point, ...]


class Rift(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The gap in the middle of the map. It is drawn and does nothing."""

    name: Names
    centre: Point
    polygon: tuple[Point, ...]


class Groups(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cubes of each regular army group; 0 for a space that a tribe does not have."""

    first: Positive
    second: Count = 0
    third: Count = 0
    fourth: Count = 0
    fifth: Count = 0


class LightTribe(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The light half of a personal board."""

    name: Names
    home: Region
    build: Resources
    """What Build costs (IMM-ACT-08)."""
    groups: Groups
    outer: Positive
    start: Resources


class DarkTribe(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The dark half of a personal board, with the tribe's own action (IMM-TRIBE-01)."""

    name: Names
    action: Literal["extract_gold", "extract_energy", "transition", "attack", "shrine"]
    cost: Resources
    groups: Groups
    outer: Positive
    start: Resources


class Slot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A space for a card on every personal board; `tribe` is the dark tribe's own action (IMM-PLAN-02)."""

    half: Realm
    action: Literal[
        "extract_gold", "extract_energy", "transition", "build", "attack", "attack_or_move", "tribe", "magic"
    ]


class MagicCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Magic card: what it costs, the cubes it can move and the Conflict cards it can draw."""

    name: Names
    energy: Count
    gold: Count
    cubes: Count
    cards: Count


class Colour(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The colour of a player's cubes."""

    name: Names


class Standard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two floors that hold fewer cubes the fuller they are (IMM-TOWER-11)."""

    hold: Chance
    knock: Chance
    capacity: Positive


class Flat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One chance for every cube (IMM-OPT-05)."""

    free: Chance
    stick: Chance


class Tower(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The presets of the cube tower."""

    standard: Standard
    flat: Flat


class Rounds(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The presets of the number of rounds, with 3, 4 and 5 players (IMM-OPT-01)."""

    rulebook: tuple[Positive, Positive, Positive]
    aid: tuple[Positive, Positive, Positive]


class BuildVp(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Victory points at once for the builder (IMM-BLD-02, IMM-BLD-03, IMM-BLD-04)."""

    portal: Count
    shrine: Count
    capital: Count


class Score(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Victory points at the end of a round (IMM-SCORE-02 to IMM-SCORE-06)."""

    sides_per_vp: Positive
    shrine: Count
    capital: Count
    province_least: Annotated[int, Meta(ge=1, le=5)]
    province: Count
    full_province: Count


class Constants(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of the rules themselves."""

    cubes: Positive
    group_cubes: Positive
    """The sum of the regular army groups of every half."""
    outer_cubes: Positive
    """The size of the outer army group of every half."""
    home_twin: Positive
    limbo_start: Count
    tower_start: Count
    green_cubes: Count
    green_start: Count
    green_kept: Count
    green_least: Count
    green_most: Positive
    buildings: Count
    portals: Count
    draft_hand: Annotated[int, Meta(ge=1, le=6)]
    """Five hands must come out of two decks of 30, three of them from one."""
    reinforce_per: Positive
    compensation: Count
    max_rounds: Positive
    transition_cubes: Positive
    transition: Resources
    move_gold: Count
    rounds: Rounds
    build_vp: BuildVp
    score: Score
