"""The int tables that the rules read, against the numbers of the rules reference."""

from collections import Counter

import pytest

from warcamp.games.clash_of_rage import tables as t
from warcamp.games.clash_of_rage.content import load, tables_of


@pytest.fixture(scope="module")
def tables() -> t.Tables:
    return tables_of(load())


SHEETS = """
basher 8 3 1 2 1 0 0 1 0 0
krag_rider 6 4 2 3 0 1 0 0 0 0
executioner 3 6 4 2 2 0 0 0 0 0
lancer 6 3 1 2 1 0 1 0 0 0
steam_knight 6 4 2 2 1 0 1 0 0 0
colossus 4 5 5 1 2 1 0 0 0 0
raider 7 3 1 2 1 1 0 0 0 0
berserker 5 5 2 2 0 0 0 0 1 0
frost_giant 4 6 4 2 2 0 0 0 0 0
skeleton 10 2 1 2 1 0 0 0 0 0
wraith 5 4 2 2 0 0 0 1 0 1
bone_lord 3 6 4 2 2 0 1 0 0 0
shining_guard 15 3 1 0 0 0 1 0 0 0
high_elder 15 3 2 0 1 0 0 1 0 0
templar 15 4 3 0 2 1 0 0 0 0
"""

CARDS = {
    "bohorg": "2:200+8 5:110+7 10:300+7 14:210+7 18:120+6 23:201+6 27:310+8",
    "steamfield": "3:100+13 8:110+10 11:200+12 15:210+10 19:011+9 24:120+10 28:211+7",
    "godleif": "1:200+8 6:110+8 9:300+9 16:101+8 17:210+9 22:120+9 26:201+9",
    "tomb": "4:300+7 7:210+6 12:400+7 13:310+6 20:220+6 21:301+6 25:510+6",
}

GEAR = """
short_sword 0 4 2 1 0 0 0 0 0 0 0 0
battle_axe 0 3 4 2 0 0 0 0 0 0 0 0
throwing_knives 0 3 4 0 0 0 0 1 0 0 0 0
war_horn 0 3 4 1 0 1 0 0 0 0 0 0
shaman_staff 0 3 5 1 0 0 0 0 0 1 0 0
spiked_club 0 3 4 0 0 0 1 2 0 0 0 0
crossbow 0 3 6 1 0 0 0 1 0 0 0 0
war_drum 0 3 6 0 0 0 0 0 0 0 1 0
greatsword 0 3 6 3 0 0 0 0 0 0 0 0
halberd 0 3 8 1 0 0 0 0 1 0 0 0
longbow 0 3 7 2 0 0 0 0 0 1 0 0
blunderbuss 0 3 8 1 0 0 1 3 0 0 0 0
infernal_torch 0 3 10 0 0 0 0 1 0 0 1 0
rock_breaker 0 3 12 5 0 0 1 2 0 0 0 0
marching_boots 1 3 3 0 0 1 0 0 0 0 0 0
shaman_cloak 1 3 4 0 0 0 0 0 0 1 0 0
leather_armour 1 4 5 0 1 0 0 0 0 0 0 0
cuirass 1 3 6 0 0 0 0 0 1 0 0 0
winged_harness 1 3 6 0 0 1 0 0 0 0 0 1
heavy_armour 1 3 8 0 1 0 1 0 1 0 0 0
tower_shield 1 3 9 0 0 0 1 0 2 0 0 0
spiked_armour 1 3 9 0 0 0 0 1 1 0 0 0
emerald_fang 0 1 0 4 0 0 0 1 0 0 0 0
sunlance 0 1 0 3 0 0 0 0 0 2 0 0
thunder_maul 0 1 0 0 0 0 0 3 0 0 0 0
drum_of_ages 0 1 0 0 0 0 0 0 0 0 2 0
lifedrinker 0 1 0 2 1 0 0 0 0 0 0 0
twin_stars 0 1 0 0 0 0 0 2 0 1 0 0
wardens_blade 0 1 0 1 0 0 0 1 1 0 0 0
worldsplitter 0 1 0 6 0 0 0 0 0 0 0 0
heartoak_plate 1 1 0 0 2 0 0 0 0 0 0 0
mirror_aegis 1 1 0 0 0 0 0 0 2 0 0 0
dragonwing_mantle 1 1 0 0 1 0 0 0 1 0 0 1
starweave_robe 1 1 0 0 0 0 0 0 1 2 0 0
thornmail 1 1 0 0 1 0 0 1 0 0 0 0
stormrider_harness 1 1 0 0 0 2 0 1 1 0 0 1
"""

POSITIONS = ["C", "E", "NE", "NW", "W", "SW", "SE"]
SIDES = """
1A C E W 1 C|NE C|SW
1B NW SE E 2 C|NW C|SE C|E
2A NE W SE 1 E|NE C|W
2B NW E C 3 C|NW C|E C|SW
3A E NW SW 2 C|E NW|W
3B SW C NE 1 C|SW C|NE
4A W NE C 3 C|W C|NE SE|E
4B C SW NE 2 C|E C|W
5A SE NW C 3 C|SE C|NW W|SW
5B NW E SW 1 C|NW C|E
"""
BITS = ["C|E", "C|NE", "C|NW", "C|W", "C|SW", "C|SE", "E|NE", "NE|NW", "NW|W", "W|SW", "SW|SE", "SE|E"]


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


def test_each_unit_type_has_the_numbers_of_its_sheet(tables):
    """COR-GEN-04, COR-GEN-05"""
    found = [
        [unit, str(tables.figures[i]), *map(str, tables.base[i * t.STATS : (i + 1) * t.STATS])]
        for i, unit in enumerate(tables.units)
    ]
    assert found == rows(SHEETS)
    assert tables.clans == ["bohorg", "steamfield", "godleif", "tomb"]
    assert tables.elves == 4


def test_the_krag_rider_of_the_rulebook_example_is_found_by_clan_and_level(tables):
    """COR-ASL-03"""
    krag_rider = tables.clans.index("bohorg") * t.LEVELS + 1
    assert tables.base[krag_rider * t.STATS + t.POWER] == 4
    assert tables.base[krag_rider * t.STATS + t.WOUND] == 1


def test_each_clan_has_its_seven_cards_by_play_order(tables):
    """COR-TAC-03, COR-SET-08"""
    cards = [
        f"{tables.tactic_order[i]}:{''.join(map(str, tables.tactic_units[i * 3 : i * 3 + 3]))}+{tables.tactic_gold[i]}"
        for i in range(28)
    ]
    assert {clan: " ".join(cards[i * 7 : i * 7 + 7]) for i, clan in enumerate(tables.clans)} == CARDS
    assert tables.tactic_ids[0] == "ambush"
    assert tables.tactic_ids[7:9] == ["secret_patents", "pressure_drill"]
    assert len(set(tables.tactic_ids)) == 28


def test_each_gear_has_the_numbers_of_its_card(tables):
    """COR-EQP-03"""
    found = {}
    for i, gear in enumerate(tables.gear):
        bonus = tables.gear_bonus[i * t.STATS : (i + 1) * t.STATS]
        found[gear] = [tables.gear_slot[i], tables.gear_copies[i], tables.gear_cost[i], *bonus]
    assert found == {row[0]: [int(number) for number in row[1:]] for row in rows(GEAR)}


def test_equipment_comes_before_the_legendaries_and_each_part_by_id(tables):
    known = [row[0] for row in rows(GEAR)]
    assert tables.equipment == 22
    assert tables.gear == sorted(known[:22]) + sorted(known[22:])
    counts: list[Counter[int]] = [Counter(), Counter()]
    for i in range(len(tables.gear)):
        counts[i >= tables.equipment][tables.gear_slot[i]] += tables.gear_copies[i]
    assert counts == [{t.WEAPON: 43, t.ARMOUR: 25}, {t.WEAPON: 8, t.ARMOUR: 6}]


def test_each_side_has_its_features_and_rocks(tables):
    """COR-MAP-06, COR-MAP-08"""
    for i, (side, city, forge, stone, level, *rocks) in enumerate(rows(SIDES)):
        features = [t.PLAIN] * t.TERRITORIES
        features[POSITIONS.index(city)] = t.CITY
        features[POSITIONS.index(forge)] = t.FORGE
        features[POSITIONS.index(stone)] = t.STONE + int(level) - 1
        assert tables.tiles[i] == side
        assert tables.tile_number[i] == int(side[0])
        assert tables.tile_feature[i * 7 : i * 7 + 7] == features, side
        assert tables.tile_rocks[i] == sum(1 << BITS.index(rock) for rock in rocks), side
    assert len(tables.tiles) == 10


def test_the_bit_of_a_border_follows_from_its_positions():
    assert [t.spoke_bit(rim) for rim in range(1, 7)] == [BITS.index(f"C|{name}") for name in POSITIONS[1:]]
    ring = [*POSITIONS[1:], "E"]
    assert [t.rim_bit(rim) for rim in range(1, 7)] == [BITS.index(f"{ring[i]}|{ring[i + 1]}") for i in range(6)]
    assert len(BITS) == t.INNER_BORDERS


def test_every_number_of_players_has_a_default_layout(tables):
    """COR-MAP-01, COR-MAP-03, COR-SOLO-02"""
    assert tables.default_layout == {1: "2 pair", 2: "2 pair", 3: "3 triangle", 4: "4 diamond"}
    assert tables.layouts == {
        "2 pair": [0, 0, 2, 1],
        "3 triangle": [0, 0, 2, 1, 3, -2],
        "3 arc": [0, 0, 2, 1, 5, -1],
        "3 line": [0, 0, 2, 1, 4, 2],
        "4 diamond": [0, 0, 2, 1, 3, -2, 5, -1],
        "4 arc": [0, 0, 2, 1, 5, -1, 6, -4],
        "4 star": [0, 0, 2, 1, 1, -3, -3, 2],
        "4 line": [0, 0, 2, 1, 4, 2, 6, 3],
    }


def test_the_constants_are_those_of_the_rules(tables):
    """COR-SET-02, COR-INC-02, COR-FRG-03, COR-SET-06, COR-SET-10, COR-VIC-01, COR-VIC-07, COR-SOLO-03, COR-SOLO-05"""
    assert (tables.elves_per_city, tables.elves_per_forge, tables.city_crystals) == (4, 2, 3)
    assert (tables.forge_cost_one, tables.forge_cost_more) == (6, 3)
    assert (tables.market_size, tables.hand) == (6, 3)
    assert (tables.vp_standard, tables.vp_long) == (4, 5)
    assert tables.solo_limits == {"easy": 17, "medium": 14, "hard": 11, "impossible": 8}
    assert (tables.domination_forge, tables.domination_city) == (1, 2)
    assert (tables.wound_faces, tables.die_faces) == (4, 6)
