"""The shape of the content files: one class per kind of entry."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from warcamp.games.content_schema import Count, Names, Positive

Nation = Literal["orcs", "daemons", "cannites", "dommorians", "dwarves", "elves", "joymore", "risen", "mercenary"]
NATIONS: tuple[str, ...] = get_args(Nation)
"""In the order of their numbers; the Mercenaries come last."""

Location = Literal["ruins", "village", "town", "city"]
LOCATIONS: tuple[str, ...] = get_args(Location)
"""In the order of their numbers."""

Ability = Literal[
    "scouting",
    "terrify",
    "dragonslayer",
    "ranged",
    "swift",
    "bounty",
    "conquest",
    "flying",
    "magic",
    "siege",
    "stealth",
    "vicious",
    "return_to_self",
    "return_to_ally",
    "wealthy",
    "war_cry",
    "gate_to_self",
    "gate_to_ally",
    "prosperous",
    "taxes",
]
ABILITIES: tuple[str, ...] = get_args(Ability)
"""In the order of their numbers. Protected follows from the weaknesses of a Defense."""

Effect = Literal[
    "none",
    "nation_draw_self",
    "nation_draw_ally",
    "sacrifice_for_gold",
    "take_gold",
    "end_dragons",
    "end_troops",
    "end_adventures",
]
EFFECTS: tuple[str, ...] = get_args(Effect)
"""In the order of their numbers."""

UNITS = 221
ADVENTURES = 36

Age = Annotated[int, Meta(ge=1, le=3)]
Flag = Annotated[int, Meta(ge=0, le=1)]
UnitNumber = Annotated[int, Meta(ge=1, le=UNITS)]
AdventureNumber = Annotated[int, Meta(ge=1, le=ADVENTURES)]


class Abilities(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a card can do: 1 for an ability it has, the icons of Swift and Vicious, the Gold of the others."""

    scouting: Flag = 0
    terrify: Flag = 0
    dragonslayer: Flag = 0
    ranged: Flag = 0
    swift: Count = 0
    bounty: Count = 0
    conquest: Flag = 0
    flying: Flag = 0
    magic: Flag = 0
    siege: Flag = 0
    stealth: Flag = 0
    vicious: Count = 0
    return_to_self: Flag = 0
    return_to_ally: Flag = 0
    wealthy: Count = 0
    war_cry: Flag = 0
    gate_to_self: Flag = 0
    gate_to_ally: Flag = 0
    prosperous: Count = 0
    taxes: Count = 0


class Unit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A unit card, named as in the printed lists (ETT-DIFF-25); `numbers` are those of its copies. A Defense with
    weaknesses is Protected (ETT-AB-PRO-01)."""

    name: Names
    numbers: tuple[UnitNumber, ...]
    nation: Nation
    age: Age
    kind: Literal["troop", "defense"]
    dragon: bool = False
    strength: Count
    cost: Count
    sell: Count
    vp: Count
    adventure: Count = 0
    abilities: Abilities = Abilities()
    weaknesses: tuple[Ability, ...] = ()


class Adventure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An Adventure card. Strength, abilities and weaknesses are those of the Defense that it may become."""

    name: Names
    number: AdventureNumber
    age: Age
    difficulty: Count
    vp: Count
    gold: Count = 0
    becomes_defense: bool = False
    strength: Count = 0
    abilities: Abilities = Abilities()
    weaknesses: tuple[Ability, ...] = ()
    eased_by: Literal["none", Ability] = "none"
    eased: Count = 0
    effect: Effect = "none"
    effect_n: Count = 0
    """How many cards, Gold or VP the effect brings."""
    effect_per: Positive = 1
    """How many things an effect at the end of the game counts as one."""


class Locations(Struct, frozen=True, forbid_unknown_fields=True):
    """The Locations of a Nation Mat, counted from the Adventure (ETT-SEAT-09)."""

    far: Location
    middle: Location
    near: Location


class NationMat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A nation and its mat; the Mercenaries' is used by odd numbers of players and has a name of its own in French
    (ETT-SETUP-05, ETT-DIFF-10). The description tells what a nation lacks, too (ETT-DIFF-22)."""

    name: Names
    description: Names
    difficulty: Literal["very_easy", "easy", "average", "difficult", "very_difficult", "unrated"]
    locations: Locations
    initiative: Count


class BaseDefense(Struct, frozen=True, forbid_unknown_fields=True):
    """What a Location adds to its owner's Battle Score."""

    ruins: Count
    village: Count
    town: Count
    city: Count


class Constants(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of the rules themselves; a list of three goes by Age."""

    age_gold: tuple[Count, Count, Count]
    war_token: tuple[Count, Count, Count]
    village_taxes: Count
    city_prosperous: Count
    base_defense: BaseDefense
    die: Positive
    nation_deck: tuple[Count, Count, Count]
    mercenary_deck: tuple[Count, Count, Count]
    adventure_deck: tuple[Count, Count, Count]
