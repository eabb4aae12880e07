"""The content as flat int tables, the only form of it that the rules read.

Every table is a list indexed by small numbers, so that a rule never looks up a word.
`content.tables_of` builds the tables; equal content hashes mean equal tables.
"""

from typing import Final

POWER: Final = 0
HP: Final = 1
MOVE: Final = 2
SLOWNESS: Final = 3
WOUND: Final = 4
SHIELD: Final = 5
REROLL: Final = 6
RAGE: Final = 7
FLYING: Final = 8
STATS: Final = 9

LEVELS: Final = 3
CARDS_PER_CLAN: Final = 7

WEAPON: Final = 0
ARMOUR: Final = 1
SLOTS: Final = 2

PLAIN: Final = 0
CITY: Final = 1
FORGE: Final = 2
STONE: Final = 3
"""A stone of level L is the feature STONE + L - 1 (COR-MAP-09)."""

TERRITORIES: Final = 7
"""Positions of a tile in the order C, E, NE, NW, W, SW, SE (COR-MAP-02)."""

INNER_BORDERS: Final = 12
"""Bits of a rock mask: C|E .. C|SE, then E|NE, NE|NW, NW|W, W|SW, SW|SE, SE|E."""


def spoke_bit(rim: int) -> int:
    """The bit of the border between the centre and rim position 1..6."""
    return rim - 1


def rim_bit(rim: int) -> int:
    """The bit of the border between rim position 1..6 and the next one counter-clockwise."""
    return 5 + rim


class Tables:
    """One content's numbers. A row of a two-dimensional table starts at row * width."""

    def __init__(
        self,
        *,
        clans: list[str],
        units: list[str],
        base: list[int],
        figures: list[int],
        tactic_ids: list[str],
        tactic_order: list[int],
        tactic_gold: list[int],
        tactic_units: list[int],
        gear: list[str],
        equipment: int,
        gear_slot: list[int],
        gear_cost: list[int],
        gear_copies: list[int],
        gear_bonus: list[int],
        tiles: list[str],
        tile_number: list[int],
        tile_feature: list[int],
        tile_rocks: list[int],
        layouts: dict[str, list[int]],
        default_layout: dict[int, str],
        elves_per_city: int,
        elves_per_forge: int,
        city_crystals: int,
        forge_cost_one: int,
        forge_cost_more: int,
        market_size: int,
        hand: int,
        vp_standard: int,
        vp_long: int,
        solo_limits: dict[str, int],
        domination_forge: int,
        domination_city: int,
        wound_faces: int,
        die_faces: int,
    ) -> None:
        self.clans: list[str] = clans
        """Ids of the players' clans. The elves are clan number `elves`, after the last of them."""
        self.elves: int = len(clans)
        self.units: list[str] = units
        """[clan * 3 + level0], the elf types last."""
        self.base: list[int] = base
        """[(clan * 3 + level0) * STATS + stat]"""
        self.figures: list[int] = figures
        """[clan * 3 + level0]"""

        self.tactic_ids: list[str] = tactic_ids
        """[clan * 7 + k], each clan's cards by ascending play order number."""
        self.tactic_order: list[int] = tactic_order
        self.tactic_gold: list[int] = tactic_gold
        self.tactic_units: list[int] = tactic_units
        """[card * 3 + level0]"""

        self.gear: list[str] = gear
        """Equipment designs, then legendary equipment; each part by id."""
        self.equipment: int = equipment
        """How many of `gear` are equipment designs: gear g is legendary when g >= equipment."""
        self.gear_slot: list[int] = gear_slot
        self.gear_cost: list[int] = gear_cost
        self.gear_copies: list[int] = gear_copies
        self.gear_bonus: list[int] = gear_bonus
        """[gear * STATS + stat]; speed counts in MOVE."""
        self.gear_icons: list[list[int]] = [
            [x for k in range(STATS) if gear_bonus[g * STATS + k] for x in (k, gear_bonus[g * STATS + k])]
            for g in range(len(gear))
        ]
        """[gear]: the same without the zeros, as stat, bonus, stat, bonus."""

        self.tiles: list[str] = tiles
        """Ids of the tile sides, "1A", "1B", "2A" and so on."""
        self.tile_number: list[int] = tile_number
        """[side]: the number of the tile it is a side of, as printed (1 for "1A" and "1B")."""
        self.tile_feature: list[int] = tile_feature
        """[side * 7 + position]"""
        self.tile_rocks: list[int] = tile_rocks
        """[side]: a mask over the inner borders."""

        self.layouts: dict[str, list[int]] = layouts
        """By layout id such as "2 pair": the tile centres as q, r, q, r and so on."""
        self.default_layout: dict[int, str] = default_layout
        """By number of players, 1 to 4 (COR-SOLO-02: one player has the board of two): a layout id."""

        self.elves_per_city: int = elves_per_city
        self.elves_per_forge: int = elves_per_forge
        self.city_crystals: int = city_crystals
        self.forge_cost_one: int = forge_cost_one
        self.forge_cost_more: int = forge_cost_more
        self.market_size: int = market_size
        self.hand: int = hand
        self.vp_standard: int = vp_standard
        self.vp_long: int = vp_long
        self.solo_limits: dict[str, int] = solo_limits
        """By difficulty: easy, medium, hard, impossible."""
        self.domination_forge: int = domination_forge
        self.domination_city: int = domination_city
        self.wound_faces: int = wound_faces
        self.die_faces: int = die_faces
        self.blank: float = 1.0 - wound_faces / die_faces
        """The chance that a die shows no wound."""
