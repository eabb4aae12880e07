"""The content of the box, its marks, and the packs that correct it."""

from collections import Counter
from itertools import combinations

import pytest

from tests.games.suites.content import BoxedContent
from tests.games.suites.packs import one_file
from warcamp.games.immortals.content import Content, load, tables_of
from warcamp.games.immortals.content_checks import group_sizes
from warcamp.games.immortals.content_schema import DARK_TRIBES, LIGHT_TRIBES, MAGIC, PROVINCES, REGIONS, SLOTS
from warcamp.games.immortals.game import IMMORTALS


@pytest.fixture(scope="module")
def box() -> Content:
    return load()


def distance(box: Content, start: str) -> dict[str, int]:
    steps = {start: 0}
    for key in (reached := [start]):
        for other in box.regions[key].borders:
            if other not in steps:
                steps[other] = steps[key] + 1
                reached.append(other)
    return steps


def edges(polygon) -> set[frozenset[tuple[int, int]]]:
    return {frozenset(edge) for edge in zip(polygon, (*polygon[1:], polygon[0]))}


def area(polygon) -> float:
    return float(abs(sum(x * q - p * y for (x, y), (p, q) in zip(polygon, (*polygon[1:], polygon[0])))) / 2)


def test_the_box_holds_what_its_lists_say(box):
    assert (len(box.provinces), len(box.regions), len(box.slots), len(box.magic)) == (5, 25, 10, 4)
    assert tuple(box.regions) == REGIONS
    assert tuple(box.provinces) == PROVINCES
    assert (tuple(box.light_tribes), tuple(box.dark_tribes)) == (LIGHT_TRIBES, DARK_TRIBES)
    assert (tuple(box.slots), tuple(box.magic)) == (SLOTS, MAGIC)


def test_every_province_has_five_regions(box):
    """IMM-GEN-03"""
    assert Counter(region.province for region in box.regions.values()) == dict.fromkeys(PROVINCES, 5)


def test_the_map_has_sixty_borders_and_no_dead_end(box):
    """IMM-GEN-06"""
    degrees = [len(region.borders) for region in box.regions.values()]
    assert sum(degrees) == 2 * 60
    assert Counter(degrees) == {4: 10, 5: 10, 6: 5}
    assert all(key in box.regions[other].borders for key in box.regions for other in box.regions[key].borders)
    assert max(max(distance(box, key).values()) for key in box.regions) == 5


def test_the_known_borders_are_there(box):
    for one, other in (
        ("white_falls", "borderland"),
        ("borderland", "treehome"),
        ("forge_fire", "heartwood"),
        ("murk", "white_falls"),
    ):
        assert other in box.regions[one].borders


def test_each_province_is_connected(box):
    for province in PROVINCES:
        inside = {key for key, region in box.regions.items() if region.province == province}
        reached = [min(inside)]
        for key in reached:
            reached += [other for other in box.regions[key].borders if other in inside and other not in reached]
        assert set(reached) == inside


def test_no_home_is_better_placed_than_another(box):
    """IMM-HOME-04"""
    homes = [tribe.home for tribe in box.light_tribes.values()]
    assert len({box.regions[home].province for home in homes}) == 5
    for home in homes:
        assert len(box.regions[home].borders) == 6
        assert sorted(distance(box, home)[other] for other in homes) == [0, 2, 2, 3, 3]


def test_two_regions_border_each_other_when_their_polygons_share_an_edge(box):
    shared = {
        frozenset((one, other))
        for one, other in combinations(REGIONS, 2)
        if edges(box.regions[one].polygon) & edges(box.regions[other].polygon)
    }
    assert shared == {frozenset((key, other)) for key in REGIONS for other in box.regions[key].borders}


def test_the_polygons_tile_the_map_without_gap_or_overlap(box):
    shapes = [region.polygon for region in box.regions.values()] + [box.rift.polygon]
    uses = Counter(edge for shape in shapes for edge in edges(shape))
    assert set(uses.values()) == {1, 2}
    ends = Counter(corner for edge, count in uses.items() if count == 1 for corner in edge)
    assert set(ends.values()) == {2}
    corner = start = min(ends)
    rim = [start]
    rest = {edge for edge, count in uses.items() if count == 1}
    while rest:
        edge = next(edge for edge in rest if corner in edge)
        rest.remove(edge)
        (corner,) = edge - {corner}
        rim.append(corner)
    assert corner == start
    assert sum(map(area, shapes)) == area(rim[:-1])


def test_a_centre_lies_inside_its_polygon(box):
    for key, region in box.regions.items():
        x, y = region.centre
        turns = [
            (p - a) * (y - b) - (q - b) * (x - a)
            for (a, b), (p, q) in zip(region.polygon, (*region.polygon[1:], region.polygon[0]))
        ]
        assert all(turn > 0 for turn in turns) or all(turn < 0 for turn in turns), key


def test_each_province_yields_as_much_as_every_other(box):
    """IMM-ACT-04: no side yields nothing."""
    for province in PROVINCES:
        inside = [region for region in box.regions.values() if region.province == province]
        assert sum(region.light.gold for region in inside) == sum(region.dark.energy for region in inside) == 20
        assert sum(region.light.energy for region in inside) == sum(region.dark.gold for region in inside) == 15
    every = [side for region in box.regions.values() for side in (region.light, region.dark)]
    assert {amount for side in every for amount in (side.gold, side.energy)} == {1, 2, 3, 4, 5, 6}
    for tribe in box.light_tribes.values():
        home = box.regions[tribe.home]
        assert home.light.gold + home.light.energy + home.dark.gold + home.dark.energy == 15


def test_every_half_holds_as_many_cubes_as_every_other(box):
    """IMM-SET-11"""
    for tribe in (*box.light_tribes.values(), *box.dark_tribes.values()):
        assert sum(group_sizes(tribe.groups)) == 11
        assert tribe.outer == 3


@pytest.mark.parametrize("light", LIGHT_TRIBES)
@pytest.mark.parametrize("dark", DARK_TRIBES)
def test_every_pair_of_tribes_uses_the_cubes_of_a_supply(box, light, dark):
    """CC-01, IMM-SET-09, IMM-SET-11"""
    halves = [box.light_tribes[light], box.dark_tribes[dark]]
    regular = sum(sum(group_sizes(half.groups)) for half in halves)
    numbers = box.constants
    others = numbers.home_twin + 2 * numbers.limbo_start + numbers.tower_start
    assert regular + sum(half.outer for half in halves) + others == numbers.cubes == 43
    assert regular + others == 37


def test_the_elves_and_the_trolls_have_what_the_examples_show(box):
    """EX-03, EX-12"""
    elves, trolls = box.light_tribes["elves"], box.dark_tribes["trolls"]
    assert (elves.start.energy + trolls.start.energy, elves.start.gold + trolls.start.gold) == (9, 7)
    assert (elves.build.energy, elves.build.gold) == (4, 0)
    assert group_sizes(elves.groups) == [3, 3, 3, 2]
    assert group_sizes(trolls.groups) == [10, 1]


LIGHT = """
elves treehome 4 0 9 3 3 3 3 2
amazons wildhome 3 1 5 3 5 3 3
humans kingshome 2 2 4 4 4 4 3
halflings meadowhome 1 3 3 4 4 4 3
dwarves mountainhome 0 4 3 2 5 3 3
"""

DARK = """
demons shrine 2 0 2 2 8 3
orcs extract_gold 0 0 5 3 3 3 3 2
necromancers transition 2 1 5 3 5 4 2
night_elves attack 2 1 5 4 6 3 2
trolls attack 1 2 0 4 10 1
"""


@pytest.mark.parametrize("row", LIGHT.split("\n")[1:-1])
def test_a_light_tribe_has_its_home_its_build_its_start_and_its_groups(box, row):
    """IMM-TRIBE-01"""
    key, home, *numbers = row.split()
    tribe = box.light_tribes[key]
    found = (tribe.build.energy, tribe.build.gold, tribe.start.energy, tribe.start.gold, *group_sizes(tribe.groups))
    assert (tribe.home, *found) == (home, *map(int, numbers))


@pytest.mark.parametrize("row", DARK.split("\n")[1:-1])
def test_a_dark_tribe_has_its_action_its_cost_its_start_and_its_groups(box, row):
    """IMM-TRIBE-03, IMM-TRIBE-04, IMM-TRIBE-05, IMM-TRIBE-06, IMM-TRIBE-07"""
    key, action, *numbers = row.split()
    tribe = box.dark_tribes[key]
    found = (tribe.cost.energy, tribe.cost.gold, tribe.start.energy, tribe.start.gold, *group_sizes(tribe.groups))
    assert (tribe.action, *found) == (action, *map(int, numbers))


def test_the_magic_cards_cost_what_is_known(box):
    """IMM-MAGIC-03, IMM-MAGIC-05, IMM-MAGIC-07, IMM-MAGIC-10"""
    assert [(card.energy, card.gold, card.cubes, card.cards) for card in box.magic.values()] == [
        (4, 1, 5, 0),
        (0, 1, 0, 1),
        (2, 2, 0, 0),
        (0, 2, 2, 2),
    ]


def test_region_names_are_the_same_in_french(box):
    assert all(region.name.en == region.name.fr for region in box.regions.values())
    assert len({region.name.en for region in box.regions.values()}) == 25
    assert len({region.french for region in box.regions.values()}) == 25


def test_eleven_region_names_and_two_yields_are_known(box):
    known = {key for key in REGIONS if box.mark(f"regions.{key}.name.en") == "rulebook"}
    assert len(known) == 11
    yields = {
        path
        for path, mark in box.marks.items()
        if mark == "rulebook" and path.startswith("regions.") and path.endswith((".gold", ".energy"))
    }
    assert yields == {"regions.shore_lake.light.gold", "regions.tribute_pass.dark.energy"}
    assert (box.regions["shore_lake"].light.gold, box.regions["tribute_pass"].dark.energy) == (5, 6)


def test_a_pack_changes_only_what_it_names(tmp_path, box):
    text = (
        "[regions.oldford.light]\ngold = 4\n"
        '[dark_tribes.demons]\ngroups = {first = 7, second = 4}\nrulebook = ["groups.first"]\n'
        "[tower.standard]\nhold = [1, 4]\n"
    )
    changed = load([one_file(tmp_path, text)])
    assert {path for path in box.marks if box.marks[path] != changed.marks[path]} == {
        "regions.oldford.light.gold",
        "dark_tribes.demons.groups.first",
        "dark_tribes.demons.groups.second",
        "tower.standard.hold",
    }
    assert changed.mark("dark_tribes.demons.groups.first") == "rulebook"
    assert changed.mark("tower.standard.hold") == "pack"
    assert group_sizes(changed.dark_tribes["demons"].groups) == [7, 4]
    assert (tables_of(changed).hold, tables_of(changed).hold_in, tables_of(changed).knock_in) == (1, 4, 20)


class TestBox(BoxedContent):
    game = IMMORTALS
    marks = (
        ("provinces.greenmarch.tint", "public"),
        ("provinces.greenmarch.name.en", "designed"),
        ("regions.treehome.name.fr", "rulebook"),
        ("regions.treehome.province", "public"),
        ("regions.treehome.borders", "designed"),
        ("regions.treehome.french", "designed"),
        ("regions.oldford.name.en", "designed"),
        ("regions.shore_lake.light.gold", "rulebook"),
        ("regions.shore_lake.light.energy", "designed"),
        ("regions.tribute_pass.dark.energy", "rulebook"),
        ("regions.tribute_pass.polygon", "designed"),
        ("rift.polygon", "designed"),
        ("light_tribes.elves.name.en", "public"),
        ("light_tribes.elves.home", "designed"),
        ("light_tribes.elves.build.energy", "rulebook"),
        ("light_tribes.elves.groups.third", "public"),
        ("light_tribes.elves.groups.fourth", "designed"),
        ("light_tribes.dwarves.build.gold", "designed"),
        ("dark_tribes.trolls.name.fr", "rulebook"),
        ("dark_tribes.trolls.action", "rulebook"),
        ("dark_tribes.trolls.cost.gold", "rulebook"),
        ("dark_tribes.trolls.groups.first", "rulebook"),
        ("dark_tribes.trolls.groups.second", "designed"),
        ("dark_tribes.trolls.start.energy", "designed"),
        ("slots.a4.action", "rulebook"),
        ("slots.a6.action", "designed"),
        ("slots.a4.half", "designed"),
        ("magic.magic_transition5.energy", "rulebook"),
        ("magic.magic_transition5.name.en", "public"),
        ("magic.magic_transition5.name.fr", "rulebook"),
        ("colours.red.name.en", "rulebook"),
        ("colours.black.name.en", "designed"),
        ("tower.standard.hold", "designed"),
        ("tower.flat.stick", "designed"),
        ("constants.cubes", "rulebook"),
        ("constants.group_cubes", "designed"),
        ("constants.rounds.rulebook", "rulebook"),
        ("constants.rounds.aid", "public"),
        ("constants.score.full_province", "rulebook"),
    )
    played = (
        "[regions.oldford.light]\ngold = 4",
        '[light_tribes.elves]\nhome = "thornwall"',
        "[dark_tribes.demons.groups]\nfirst = 7\nsecond = 4",
        '[slots.a6]\naction = "build"',
        "[tower.standard]\ncapacity = 9",
        "[magic.magic_card_or_first]\ncards = 2",
        "[constants.score]\ncapital = 2",
    )
    unplayed = (
        "",
        '[regions.murk]\nname = {fr = "La Pénombre"}\nfrench = "Le Marais"\ncentre = [340, 580]',
        '[regions.blackwater]\nborders = ["witchfen", "reedmere", "wildhome", "eagle_spire"]',
        '[provinces.greenmarch]\ntint = "ochre"',
        '[slots.a6]\nhalf = "light"',
        '[colours.black]\nname = {en = "white"}',
        "[rift]\npolygon = [[391, 479], [518, 389], [605, 464]]",
    )
