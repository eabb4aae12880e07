"""The int tables that the rules read, against the content they are made of."""

import pytest

from warcamp.games.immortals import content_schema as schema
from warcamp.games.immortals import tables as t
from warcamp.games.immortals.content import Content, load, tables_of


@pytest.fixture(scope="module")
def box() -> Content:
    return load()


@pytest.fixture(scope="module")
def tables(box) -> t.Tables:
    return tables_of(box)


def side(tables: t.Tables, name: str) -> int:
    return tables.sides.index(name)


def test_every_list_is_as_long_as_what_it_is_for(tables):
    for names, count in (
        (("sides", "province_of", "borders", "border_mask", "yield_gold", "yield_energy"), t.SIDES),
        (("tribes", "groups", "outer", "start_energy", "start_gold"), 2 * t.TRIBES),
        (("home", "build_energy", "build_gold", "tribe_action", "tribe_energy", "tribe_gold"), t.TRIBES),
        (("slots", "slot_half", "slot_action"), t.SLOTS),
        (("magics", "magic_energy", "magic_gold"), t.MAGICS),
        (("province_sides",), t.PROVINCE_SIDES),
        (("faces",), t.FACES),
    ):
        for name in names:
            assert len(getattr(tables, name)) == count, name


def test_names_and_numbers_go_together():
    for number, name in enumerate(schema.ACTIONS):
        assert getattr(t, name.upper()) == number
    assert [schema.REALMS.index(realm) for realm in ("light", "dark")] == [t.LIGHT, t.DARK]
    assert (len(schema.REGIONS), len(schema.PROVINCES), len(schema.SLOTS)) == (t.REGIONS, t.PROVINCES, t.SLOTS)
    assert len(schema.LIGHT_TRIBES) == len(schema.DARK_TRIBES) == t.TRIBES
    assert len(schema.COLOURS) == t.MAX_SEATS
    assert len(schema.MAGIC) == t.MAGICS
    assert schema.MAGIC[t.TRANSITION_OF_5] == "magic_transition5"
    assert schema.MAGIC[t.CARD_OR_FIRST] == "magic_card_or_first"
    assert schema.MAGIC[t.SHRINE_OR_TAKEOVER] == "magic_shrine_or_takeover"
    assert schema.MAGIC[t.CARDS_OR_TRANSITION] == "magic_cards2_or_transition2"


def test_every_card_has_a_name_of_its_own(tables):
    assert len(set(tables.faces)) == t.FACES == 125
    assert tables.faces[t.REGION_CARD + 6] == "heartwood"
    assert tables.faces[t.CONFLICT_CARD + side(tables, "dark_heartwood")] == "dark_heartwood"
    assert tables.faces[t.JOKER_CARD + t.PROVINCES + 1] == "dark_greenmarch"
    assert tables.faces[t.BLANK_CARD + t.BLANKS * 4 + 3] == "blank_4_3"
    assert tables.faces[t.MAGIC_CARD + t.MAGICS * 2 + t.CARD_OR_FIRST] == "magic_card_or_first_2"
    assert t.JOKER_CARD - t.CONFLICT_CARD + t.BLANK_CARD - t.JOKER_CARD == 60


def test_both_realms_have_the_same_borders(tables):
    """IMM-GEN-02, IMM-GEN-06"""
    for light in range(t.REGIONS):
        dark = light + t.REGIONS
        assert tables.borders[dark] == [other + t.REGIONS for other in tables.borders[light]]
        assert tables.borders[light] == sorted(tables.borders[light])
        assert all(light in tables.borders[other] and other < t.REGIONS for other in tables.borders[light])
    assert sum(map(len, tables.borders)) == 2 * 2 * 60
    falls = [tables.sides[other] for other in tables.borders[side(tables, "dark_white_falls")]]
    assert falls == ["dark_meadowhome", "dark_borderland", "dark_kingshome", "dark_shore_lake", "dark_murk"]


def test_the_mask_of_borders_is_their_list(tables):
    for row, mask in zip(tables.borders, tables.border_mask):
        assert [other for other in range(t.SIDES) if mask >> other & 1] == row


def test_each_province_side_has_five_sides_of_one_realm(tables):
    """IMM-GEN-03"""
    for province_side, sides in enumerate(tables.province_sides):
        assert len(sides) == t.PROVINCE_SIZE
        assert {one // t.REGIONS for one in sides} == {province_side // t.PROVINCES}
    crown = [tables.sides[one] for one in tables.province_sides[t.PROVINCES]]
    assert crown == ["dark_mountainhome", "dark_forge_fire", "dark_deepdelve", "dark_eagle_spire", "dark_foothold"]


def test_a_side_yields_what_its_region_says(tables):
    """EX-09, EX-10"""
    lake, dark_pass = side(tables, "light_shore_lake"), side(tables, "dark_tribute_pass")
    assert (tables.yield_gold[lake], tables.yield_energy[lake]) == (5, 2)
    assert (tables.yield_gold[dark_pass], tables.yield_energy[dark_pass]) == (2, 6)
    assert (sum(tables.yield_gold[: t.REGIONS]), sum(tables.yield_energy[: t.REGIONS])) == (100, 75)
    assert (sum(tables.yield_gold[t.REGIONS :]), sum(tables.yield_energy[t.REGIONS :])) == (75, 100)


def test_a_tribe_has_its_groups_and_its_home(tables):
    assert tables.tribes[t.TRIBES :] == ["demons", "orcs", "necromancers", "night_elves", "trolls"]
    assert tables.groups[tables.tribes.index("elves")] == [3, 3, 3, 2]
    assert tables.groups[tables.tribes.index("trolls")] == [10, 1]
    assert tables.outer == [3] * 10
    assert [tables.regions[home] for home in tables.home] == [
        "treehome",
        "wildhome",
        "kingshome",
        "meadowhome",
        "mountainhome",
    ]


def test_costs_of_build_and_of_the_tribes_are_there(tables):
    """IMM-ACT-08, IMM-TRIBE-03, IMM-TRIBE-04, IMM-TRIBE-05, IMM-TRIBE-06, IMM-TRIBE-07"""
    assert (tables.build_energy, tables.build_gold) == ([4, 3, 2, 1, 0], [0, 1, 2, 3, 4])
    assert tables.tribe_action == [t.SHRINE, t.EXTRACT_GOLD, t.TRANSITION, t.ATTACK, t.ATTACK]
    assert (tables.tribe_energy, tables.tribe_gold) == ([2, 0, 2, 2, 1], [0, 0, 1, 1, 2])


def test_the_slots_have_their_actions(tables):
    """IMM-PLAN-02, IMM-TRIBE-02"""
    assert tables.slots == ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "m1", "m2"]
    army = [t.EXTRACT_ENERGY, t.TRANSITION, t.BUILD, t.ATTACK, t.EXTRACT_GOLD, t.ATTACK, t.ATTACK_OR_MOVE, t.TRIBE]
    assert tables.slot_action == [*army, t.MAGIC, t.MAGIC]
    assert tables.slot_half == [0, 0, 0, 0, 1, 1, 1, 1, 0, 1]


def test_the_numbers_of_the_rules_are_there(tables):
    """IMM-OPT-01, IMM-OPT-02, IMM-GEN-12, IMM-BLD-02, IMM-BLD-03, IMM-BLD-04, IMM-SCORE-02"""
    assert (tables.rounds[t.RULEBOOK_ROUNDS], tables.rounds[t.AID_ROUNDS]) == ([7, 5, 5], [7, 6, 5])
    assert (tables.max_rounds, tables.buildings, tables.portals, tables.green_cubes) == (10, 50, 26, 20)
    assert (tables.portal_vp, tables.shrine_vp, tables.capital_vp) == (1, 1, 2)
    assert (tables.sides_per_vp, tables.shrine_score, tables.capital_score) == (2, 1, 1)
    assert (tables.province_least, tables.province_score, tables.full_province_score) == (3, 2, 3)
    assert (tables.transition_energy, tables.transition_gold, tables.transition_cubes, tables.move_gold) == (2, 1, 3, 1)
    assert (tables.magic_energy, tables.magic_gold) == ([4, 0, 2, 0], [1, 1, 2, 2])
    assert (tables.magic_transition_cubes, tables.small_transition_cubes) == (5, 2)
    assert (tables.magic_cards, tables.magic_many_cards, tables.draft_hand) == (1, 2, 5)
    assert (tables.reinforce_per, tables.compensation) == (3, 1)


def test_the_tower_has_its_chances(tables):
    """IMM-TOWER-11, IMM-OPT-05"""
    assert tables.hold / tables.hold_in == 0.35
    assert tables.knock / tables.knock_in == 0.05
    assert tables.capacity == 8
    assert (tables.flat_free, tables.flat_free_in, tables.flat_stick, tables.flat_stick_in) == (1, 3, 1, 3)
