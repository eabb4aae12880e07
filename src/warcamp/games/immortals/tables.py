"""The content as flat int tables, the only form of it that the rules read.

A side is region + REGIONS * realm, a province-side is province + PROVINCES * realm, with the light realm 0 and the dark
realm 1; light tribes are 0 to 4, dark tribes 5 to 9. A card is its face: the 25 Region cards, the 50 Conflict cards by
side, the 10 jokers by province-side, then four blank and four Magic cards for each of five seats.
`content.tables_of` builds the tables; equal content hashes mean equal tables.
"""

from typing import Any, Final

from warcamp.engine.zones import Layout

LIGHT: Final = 0
DARK: Final = 1
REALMS: Final = 2

REGIONS: Final = 25
SIDES: Final = 50
PROVINCES: Final = 5
PROVINCE_SIDES: Final = 10
PROVINCE_SIZE: Final = 5
TRIBES: Final = 5
"""In each realm."""
MIN_SEATS: Final = 3
MAX_SEATS: Final = 5
"""IMM-GEN-01"""

# cards
REGION_CARD: Final = 0
CONFLICT_CARD: Final = 25
JOKER_CARD: Final = 75
BLANK_CARD: Final = 85
MAGIC_CARD: Final = 105
FACES: Final = 125
BLANKS: Final = 4
MAGICS: Final = 4
"""For each seat: card BLANK_CARD + BLANKS * seat + k, card MAGIC_CARD + MAGICS * seat + kind."""

# kinds of Magic cards
TRANSITION_OF_5: Final = 0
CARD_OR_FIRST: Final = 1
SHRINE_OR_TAKEOVER: Final = 2
CARDS_OR_TRANSITION: Final = 3

# actions of slots
EXTRACT_GOLD: Final = 0
EXTRACT_ENERGY: Final = 1
TRANSITION: Final = 2
BUILD: Final = 3
ATTACK: Final = 4
ATTACK_OR_MOVE: Final = 5
SHRINE: Final = 6
TRIBE: Final = 7
"""The slot does what the dark tribe's own action is, one of the above (IMM-TRIBE-01)."""
MAGIC: Final = 8

ARMY_SLOTS: Final = 8
MAGIC_SLOTS: Final = 2
SLOTS: Final = 10
"""Army slots 0 to 7, magic slots 8 and 9 (IMM-PLAN-02)."""
PLACE_CODE: Final = 128
"""In a plan a card on a slot is (slot + 1) * PLACE_CODE + card."""

# buildings
NO_BUILDING: Final = 0
SHRINE_TILE: Final = 1
CAPITAL_TILE: Final = 2

# presets of rounds
RULEBOOK_ROUNDS: Final = 0
AID_ROUNDS: Final = 1

# presets of the tower
STANDARD_TOWER: Final = 0
FLAT_TOWER: Final = 1
FLOORS: Final = 2
WORD: Final = 1 << 32
"""Random words are below this."""


class Tables:
    """One content's numbers. A chance is `n` in `d`: two lists or two numbers, the second named `..._in`."""

    def __init__(
        self,
        *,
        regions: list[str],
        provinces: list[str],
        tribes: list[str],
        slots: list[str],
        magics: list[str],
        faces: list[str],
        province_of: list[int],
        borders: list[list[int]],
        yield_gold: list[int],
        yield_energy: list[int],
        home: list[int],
        groups: list[list[int]],
        outer: list[int],
        start_energy: list[int],
        start_gold: list[int],
        build_energy: list[int],
        build_gold: list[int],
        tribe_action: list[int],
        tribe_energy: list[int],
        tribe_gold: list[int],
        slot_half: list[int],
        slot_action: list[int],
        transition_energy: int,
        transition_gold: int,
        move_gold: int,
        magic_energy: list[int],
        magic_gold: list[int],
        transition_cubes: int,
        magic_transition_cubes: int,
        small_transition_cubes: int,
        magic_cards: int,
        magic_many_cards: int,
        rounds: list[list[int]],
        max_rounds: int,
        cubes: int,
        home_twin: int,
        limbo_start: int,
        tower_start: int,
        green_start: int,
        green_kept: int,
        green_least: int,
        green_most: int,
        green_cubes: int,
        buildings: int,
        portals: int,
        draft_hand: int,
        reinforce_per: int,
        compensation: int,
        portal_vp: int,
        shrine_vp: int,
        capital_vp: int,
        sides_per_vp: int,
        shrine_score: int,
        capital_score: int,
        province_least: int,
        province_score: int,
        full_province_score: int,
        hold: int,
        hold_in: int,
        knock: int,
        knock_in: int,
        capacity: int,
        flat_free: int,
        flat_free_in: int,
        flat_stick: int,
        flat_stick_in: int,
    ) -> None:
        self.regions: list[str] = regions
        self.provinces: list[str] = provinces
        self.tribes: list[str] = tribes
        """Light tribes 0 to 4, dark tribes 5 to 9."""
        self.slots: list[str] = slots
        """a1 to a8, m1, m2."""
        self.magics: list[str] = magics
        self.faces: list[str] = faces
        """A name for each card, all different: light_heartwood is a Conflict card, light_greenmarch a joker."""
        self.sides: list[str] = [f"light_{region}" for region in regions] + [f"dark_{region}" for region in regions]

        self.province_of: list[int] = province_of
        """[side]: its province-side."""
        self.province_sides: list[list[int]] = [[] for _ in range(PROVINCE_SIDES)]
        """[province-side]: its five sides, ascending."""
        for side in range(SIDES):
            self.province_sides[province_of[side]].append(side)
        self.province_mask: list[int] = [sum(1 << side for side in row) for row in self.province_sides]
        """[province-side]: the same as a mask over sides."""
        self.borders: list[list[int]] = borders
        """[side]: the sides of the same realm across a border, ascending (IMM-GEN-06)."""
        self.border_mask: list[int] = [sum(1 << other for other in row) for row in borders]
        """[side]: the same as a mask over sides."""
        self.yield_gold: list[int] = yield_gold
        """[side]"""
        self.yield_energy: list[int] = yield_energy
        """[side]"""

        self.home: list[int] = home
        """[light tribe]: its home region."""
        self.groups: list[list[int]] = groups
        """[tribe]: the cubes of its regular army groups."""
        self.outer: list[int] = outer
        """[tribe]: the cubes of the group used with 3 or 4 players only (IMM-SET-09)."""
        self.start_energy: list[int] = start_energy
        """[tribe]"""
        self.start_gold: list[int] = start_gold
        """[tribe]"""
        self.build_energy: list[int] = build_energy
        """[light tribe]: what Build costs (IMM-ACT-08)."""
        self.build_gold: list[int] = build_gold
        """[light tribe]"""
        self.tribe_action: list[int] = tribe_action
        """[tribe - TRIBES]: a dark tribe's own action."""
        self.tribe_energy: list[int] = tribe_energy
        """[tribe - TRIBES]: what that action costs."""
        self.tribe_gold: list[int] = tribe_gold
        """[tribe - TRIBES]"""

        self.slot_half: list[int] = slot_half
        """[slot]: the realm of the half it is printed on; it means nothing in play (IMM-TRIBE-09)."""
        self.slot_action: list[int] = slot_action
        """[slot]"""
        self.transition_energy: int = transition_energy
        self.transition_gold: int = transition_gold
        self.move_gold: int = move_gold
        self.magic_energy: list[int] = magic_energy
        """[kind of Magic card]"""
        self.magic_gold: list[int] = magic_gold
        """[kind of Magic card]"""
        self.transition_cubes: int = transition_cubes
        """IMM-ACT-05"""
        self.magic_transition_cubes: int = magic_transition_cubes
        """IMM-MAGIC-03"""
        self.small_transition_cubes: int = small_transition_cubes
        """IMM-MAGIC-10"""
        self.magic_cards: int = magic_cards
        """IMM-MAGIC-05"""
        self.magic_many_cards: int = magic_many_cards
        """IMM-MAGIC-10"""

        self.rounds: list[list[int]] = rounds
        """[preset of rounds][seats - MIN_SEATS] (IMM-OPT-01)"""
        self.max_rounds: int = max_rounds
        """IMM-OPT-02"""
        self.cubes: int = cubes
        """In a personal supply at the start (IMM-SET-07)."""
        self.home_twin: int = home_twin
        """Cubes for the dark side of the home region (IMM-HOME-03)."""
        self.limbo_start: int = limbo_start
        """In each limbo (IMM-DRAFT-23)."""
        self.tower_start: int = tower_start
        """Thrown by each player (IMM-TOWER-01)."""
        self.green_start: int = green_start
        """IMM-TOWER-01"""
        self.green_kept: int = green_kept
        """The most that stay in the tray after priming (IMM-TOWER-03)."""
        self.green_least: int = green_least
        """Before a battle: with none in the tray, this many are added (IMM-BAT-01)."""
        self.green_most: int = green_most
        """Before a battle: with more in the tray, one goes back (IMM-BAT-01)."""
        self.green_cubes: int = green_cubes
        """In the box (IMM-GEN-12)."""
        self.buildings: int = buildings
        """Tiles in the box, Shrine or Capital (IMM-GEN-12)."""
        self.portals: int = portals
        """In the box (IMM-GEN-12)."""
        self.draft_hand: int = draft_hand
        """IMM-DRAFT-02"""
        self.reinforce_per: int = reinforce_per
        """One cube for each so many in a limbo (IMM-REINF-03)."""
        self.compensation: int = compensation
        """IMM-RES-10"""

        self.portal_vp: int = portal_vp
        self.shrine_vp: int = shrine_vp
        self.capital_vp: int = capital_vp
        self.sides_per_vp: int = sides_per_vp
        """IMM-SCORE-02"""
        self.shrine_score: int = shrine_score
        self.capital_score: int = capital_score
        self.province_least: int = province_least
        """So many sides of a province-side score, all of them score more (IMM-SCORE-05, IMM-SCORE-06)."""
        self.province_score: int = province_score
        self.full_province_score: int = full_province_score

        self.hold: int = hold
        self.hold_in: int = hold_in
        self.knock: int = knock
        self.knock_in: int = knock_in
        self.capacity: int = capacity
        """Of each floor (IMM-TOWER-11). A cube is held with hold * (capacity - held) in hold_in * capacity."""
        self.flat_free: int = flat_free
        self.flat_free_in: int = flat_free_in
        self.flat_stick: int = flat_stick
        self.flat_stick_in: int = flat_stick_in
        """IMM-OPT-05"""
        self.knock_limit: int = WORD * knock // knock_in
        """A random word below the limit means yes."""
        self.hold_limit: list[int] = [WORD * hold * (capacity - n) // (hold_in * capacity) for n in range(capacity + 1)]
        """[cubes held]"""
        self.flat_free_limit: int = WORD * flat_free // flat_free_in
        self.flat_stick_limit: int = WORD * flat_stick // flat_stick_in
        self.place_codes: list[list[Any]] = [
            [(slot + 1) * PLACE_CODE + card for card in range(FACES)] for slot in range(SLOTS)
        ]
        """[slot][card]: the answer that lays it there. As objects, which compiled code takes over as they are: options
        of plans are made more often than all others together, and need not be made anew."""
        self.layouts: dict[int, Layout] = {}
        """[seats]: the zones of a table, made once."""
