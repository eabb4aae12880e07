"""The content as flat int tables, the only form of it that the rules read.

A card is its face: 0 to 220 for the unit cards U1 to U221, 221 to 256 for the Adventures A1 to A36.
`content.tables_of` builds the tables; equal content hashes mean equal tables.
"""

from typing import Final

from warcamp.engine.zones import Layout

TROOP: Final = 0
DEFENSE: Final = 1
ADVENTURE: Final = 2

SCOUTING: Final = 0
TERRIFY: Final = 1
DRAGONSLAYER: Final = 2
RANGED: Final = 3
SWIFT: Final = 4
BOUNTY: Final = 5
CONQUEST: Final = 6
FLYING: Final = 7
MAGIC: Final = 8
SIEGE: Final = 9
STEALTH: Final = 10
VICIOUS: Final = 11
RETURN_TO_SELF: Final = 12
RETURN_TO_ALLY: Final = 13
WEALTHY: Final = 14
WAR_CRY: Final = 15
GATE_TO_SELF: Final = 16
GATE_TO_ALLY: Final = 17
PROSPEROUS: Final = 18
TAXES: Final = 19
PROTECTED: Final = 20
ABILITIES: Final = 21

RUINS: Final = 0
VILLAGE: Final = 1
TOWN: Final = 2
CITY: Final = 3

NO_EFFECT: Final = 0
NATION_DRAW_SELF: Final = 1
NATION_DRAW_ALLY: Final = 2
SACRIFICE_FOR_GOLD: Final = 3
TAKE_GOLD: Final = 4
END_DRAGONS: Final = 5
END_TROOPS: Final = 6
END_ADVENTURES: Final = 7

UNITS: Final = 221
"""The faces of units come first, by their English numbers (ETT-DIFF-20); face UNITS is the Adventure A1."""
FACES: Final = 257

MERCENARY: Final = 8
"""The number of the Mercenary nation, after the eight others."""
ADVENTURES: Final = 9
"""The number of the Adventures among the decks, after all nations."""
LOCATIONS: Final = 3


class Tables:
    """One content's numbers. A list is indexed by face unless it says otherwise.

    What a card does not have is 0: an Adventure has no cost, a unit no difficulty. Strength,
    abilities and weaknesses of an Adventure are those of the Defense it becomes.
    """

    def __init__(
        self,
        *,
        faces: list[str],
        design: list[str],
        kind: list[int],
        nation: list[int],
        age: list[int],
        strength: list[int],
        cost: list[int],
        sell: list[int],
        vp: list[int],
        adventure: list[int],
        dragon: list[int],
        abilities: list[int],
        amount: list[int],
        weak: list[int],
        becomes: list[int],
        difficulty: list[int],
        gold: list[int],
        eased_by: list[int],
        eased: list[int],
        effect: list[int],
        effect_n: list[int],
        effect_per: list[int],
        nations: list[str],
        location: list[int],
        initiative: list[int],
        age_gold: list[int],
        war_token: list[int],
        village_taxes: int,
        city_prosperous: int,
        base_defense: list[int],
        die: int,
    ) -> None:
        self.faces: list[str] = faces
        """A name for each card: the id of its design, with _1, _2 and so on where there are copies."""
        self.design: list[str] = design
        """The id of the design, shared by all copies."""
        self.kind: list[int] = kind
        self.nation: list[int] = nation
        """-1 for Adventures."""
        self.age: list[int] = age
        """1 to 3."""
        self.strength: list[int] = strength
        self.cost: list[int] = cost
        self.sell: list[int] = sell
        self.vp: list[int] = vp
        self.adventure: list[int] = adventure
        self.dragon: list[int] = dragon
        self.abilities: list[int] = abilities
        """A mask over the abilities, PROTECTED among them."""
        self.amount: list[int] = amount
        """[face * ABILITIES + ability]: icons or Gold, 1 for a plain ability, 0 for one it does not have."""
        self.weak: list[int] = weak
        """A mask over the abilities that break a Protected Defense (ETT-AB-PRO-02)."""

        self.becomes: list[int] = becomes
        """1 for an Adventure that becomes a Defense."""
        self.difficulty: list[int] = difficulty
        self.gold: list[int] = gold
        self.eased_by: list[int] = eased_by
        """The ability that lowers the difficulty by `eased`, or -1."""
        self.eased: list[int] = eased
        self.effect: list[int] = effect
        self.effect_n: list[int] = effect_n
        """How many cards, Gold or VP the effect brings."""
        self.effect_per: list[int] = effect_per
        """An effect at the end of the game brings `effect_n` for each so many things; never 0."""

        self.nations: list[str] = nations
        """The eight nations, then the Mercenaries."""
        self.location: list[int] = location
        """[nation * LOCATIONS + k], k = 0 for the farthest from the Adventure, 2 for the nearest."""
        self.initiative: list[int] = initiative
        """[nation]"""

        self.age_gold: list[int] = age_gold
        """[age - 1]"""
        self.war_token: list[int] = war_token
        """[age - 1]"""
        self.village_taxes: int = village_taxes
        self.city_prosperous: int = city_prosperous
        self.base_defense: list[int] = base_defense
        """[location type]"""
        self.die: int = die
        """The faces of the Adventure Die, 1 to this."""
        self.layouts: dict[int, Layout] = {}
        """[realms]: the zones of a table, made once (`state.table_layout`)."""
        self.decks: list[list[int]] = [[] for _ in range(3 * ADVENTURES + 3)]
        """[nation * 3 + age - 1], after the nations ADVENTURES in the place of one: the faces of a deck."""
        for face in range(len(faces)):
            owner = nation[face] if nation[face] >= 0 else ADVENTURES
            self.decks[owner * 3 + age[face] - 1].append(face)
