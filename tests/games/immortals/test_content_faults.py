"""Faults in content files: each is told with its file, entry and field."""

import pytest

from tests.games.suites.content_faults import ContentFaults
from tests.games.suites.packs import pack
from warcamp.games.immortals.content import ContentError, load
from warcamp.games.immortals.game import IMMORTALS

FAULTS = {
    "a border of one side": (
        "map",
        '[regions.blackwater]\nborders = ["eagle_spire", "wildhome", "reedmere", "witchfen", "murk"]',
        "regions.blackwater.borders.4: murk does not list blackwater among its borders (IMM-GEN-06)",
    ),
    "a border left out": (
        "map",
        '[regions.blackwater]\nborders = ["eagle_spire", "wildhome", "reedmere"]',
        "regions.witchfen.borders.3: blackwater does not list witchfen among its borders (IMM-GEN-06)",
    ),
    "a region beside itself": (
        "map",
        '[regions.blackwater]\nborders = ["eagle_spire", "wildhome", "reedmere", "witchfen", "blackwater"]',
        "regions.blackwater.borders.4: a region does not border itself",
    ),
    "a border twice": (
        "map",
        '[regions.blackwater]\nborders = ["eagle_spire", "wildhome", "reedmere", "witchfen", "wildhome"]',
        'regions.blackwater.borders.4: "wildhome" is listed twice',
    ),
    "an island": (
        "map",
        "\n".join(
            f"[regions.{key}]\nborders = {borders}"
            for key, borders in {
                "eagle_spire": '["deepdelve", "foothold", "wildhome"]',
                "wildhome": '["forge_fire", "deepdelve", "eagle_spire", "murk", "reedmere"]',
                "reedmere": '["kingshome", "wildhome", "murk", "witchfen"]',
                "witchfen": '["kingshome", "pearl_haven", "reedmere"]',
                "blackwater": "[]",
            }.items()
        ),
        "regions.blackwater.borders: there is no way from mountainhome to this region",
    ),
    "six regions in a province": (
        "map",
        '[regions.blackwater]\nprovince = "greenmarch"',
        "regions: greenmarch has 6 regions, expected 5 (IMM-GEN-03)",
    ),
    "a yield beyond reason": (
        "map",
        "[regions.blackwater.light]\ngold = 100",
        "regions.blackwater.light.gold: expected an integer of at most 99, got 100",
    ),
    "a point off the map": (
        "map",
        "[regions.blackwater]\ncentre = [77, 1001]",
        "regions.blackwater.centre.1: expected an integer of at most 1000, got 1001",
    ),
    "a point without height": (
        "map",
        "[regions.blackwater]\npolygon = [[30, 648], [22], [5, 500]]",
        "regions.blackwater.polygon.1: expected a list of 2 values, got [22]",
    ),
    "a line for an area": (
        "map",
        "[regions.blackwater]\npolygon = [[30, 648], [22, 628]]",
        "regions.blackwater.polygon: expected at least 3 corners, got 2",
    ),
    "a corner twice": (
        "map",
        "[rift]\npolygon = [[391, 479], [518, 389], [605, 464], [391, 479]]",
        "rift.polygon.3: the corner [391, 479] is listed twice",
    ),
    "a new region": (
        "map",
        '[regions.atlantis]\nfrench = "A"',
        "regions.atlantis: a pack cannot add to regions, only change them",
    ),
    "a new section": ("map", "[rivers.rhine]\nlength = 9", "rivers: expected one of provinces, regions, rift"),
    "a home for two tribes": (
        "tribes",
        '[light_tribes.humans]\nhome = "treehome"',
        "light_tribes.humans.home: treehome is the home of elves already",
    ),
    "a group too large": (
        "tribes",
        "[light_tribes.elves.groups]\nfourth = 3",
        "light_tribes.elves.groups: got 12 cubes, expected 11 (IMM-SET-11)",
    ),
    "a group too small": (
        "tribes",
        "[dark_tribes.trolls.groups]\nfirst = 9",
        "dark_tribes.trolls.groups: got 10 cubes, expected 11 (IMM-SET-11)",
    ),
    "a gap between groups": (
        "tribes",
        "[dark_tribes.trolls.groups]\nsecond = 0\nthird = 1",
        "dark_tribes.trolls.groups.third: an army group before this one has no cubes",
    ),
    "a tribe without a first group": (
        "tribes",
        "[dark_tribes.trolls.groups]\nfirst = 0",
        "dark_tribes.trolls.groups.first: expected an integer of at least 1, got 0",
    ),
    "a sixth group": (
        "tribes",
        "[dark_tribes.trolls.groups]\nsixth = 1",
        "dark_tribes.trolls.groups.sixth: there is no such field",
    ),
    "an outer group of another size": (
        "tribes",
        "[dark_tribes.orcs]\nouter = 2",
        "dark_tribes.orcs.outer: got 2 cubes, expected 3 (IMM-SET-11)",
    ),
    "an unknown tribe action": (
        "tribes",
        '[dark_tribes.orcs]\naction = "feast"',
        'dark_tribes.orcs.action: expected one of "attack", "extract_energy", "extract_gold", "shrine", "transition", '
        'got "feast"',
    ),
    "a home for a dark tribe": (
        "tribes",
        '[dark_tribes.orcs]\nhome = "murk"',
        "dark_tribes.orcs.home: there is no such field",
    ),
    "a new tribe": (
        "tribes",
        "[dark_tribes.goblins]\nouter = 3",
        "dark_tribes.goblins: a pack cannot add to dark_tribes, only change them",
    ),
    "an army slot for magic": (
        "boards",
        '[slots.a6]\naction = "magic"',
        'slots.a6.action: expected the action of an army slot, got "magic" (IMM-PLAN-02)',
    ),
    "a magic slot for armies": (
        "boards",
        '[slots.m2]\naction = "attack"',
        'slots.m2.action: expected magic, got "attack" (IMM-PLAN-02)',
    ),
    "no slot for the tribe": (
        "boards",
        '[slots.a8]\naction = "build"',
        "slots: expected one slot for the tribe's own action, got 0 (IMM-TRIBE-01)",
    ),
    "two slots for the tribe": (
        "boards",
        '[slots.a6]\naction = "tribe"',
        "slots: expected one slot for the tribe's own action, got 2 (IMM-TRIBE-01)",
    ),
    "an unknown action": (
        "boards",
        '[slots.a6]\naction = "sleep"',
        'slots.a6.action: expected one of "attack", "attack_or_move", "build", "extract_energy", "extract_gold", '
        '"magic", "transition", "tribe", got "sleep"',
    ),
    "a slot in the middle": (
        "boards",
        '[slots.a6]\nhalf = "middle"',
        'slots.a6.half: expected one of "dark", "light", got "middle"',
    ),
    "a sixth colour": ("boards", "[colours.pink]\n", "colours.pink: a pack cannot add to colours, only change them"),
    "a transition of nobody": (
        "magic",
        "[magic_transition5]\ncubes = 0",
        "magic_transition5.cubes: expected at least 1, got 0",
    ),
    "a transition where there is none": (
        "magic",
        "[magic_card_or_first]\ncubes = 2",
        "magic_card_or_first.cubes: expected 0, got 2",
    ),
    "a draw of nothing": (
        "magic",
        "[magic_cards2_or_transition2]\ncards = 0",
        "magic_cards2_or_transition2.cards: expected at least 1, got 0",
    ),
    "more than always": (
        "tower",
        "[standard]\nhold = [21, 20]",
        "standard.hold: 21 in 20 is more than always",
    ),
    "one in none": (
        "tower",
        "[standard]\nhold = [1, 0]",
        "standard.hold.1: expected an integer of at least 1, got 0",
    ),
    "a chance as a fraction": (
        "tower",
        "[standard]\nhold = 0.35",
        "standard.hold: expected a list of 2 values, got 0.35",
    ),
    "a floor for nothing": (
        "tower",
        "[standard]\ncapacity = 0",
        "standard.capacity: expected an integer of at least 1, got 0",
    ),
    "cubes stuck for ever": (
        "tower",
        "[standard]\nknock = [0, 20]",
        "standard.knock: a stuck cube would never come loose (IMM-TOWER-04)",
    ),
    "cubes stuck for ever in the flat tower": (
        "tower",
        "[flat]\nfree = [0, 3]",
        "flat.free: a stuck cube would never come loose (IMM-TOWER-04)",
    ),
    "too few cubes": ("constants", "cubes = 42", "cubes: got 42, but a player needs 43 (IMM-SET-11)"),
    "too many inhabitants": (
        "constants",
        "green_start = 21",
        "green_start: there are only 20 green cubes (IMM-GEN-12)",
    ),
    "inhabitants that come and go": (
        "constants",
        "green_least = 4",
        "green_least: got 4, more than green_most, which is 3 (IMM-BAT-01)",
    ),
    "more rounds than cards": (
        "constants",
        "[rounds]\naid = [7, 11, 5]",
        "rounds.aid.1: got 11, but there are only 10 round cards (IMM-OPT-02)",
    ),
    "rounds for two counts of players": (
        "constants",
        "[rounds]\naid = [7, 6]",
        "rounds.aid: expected a list of 3 values, got [7, 6]",
    ),
    "six sides of five": (
        "constants",
        "[score]\nprovince_least = 6",
        "score.province_least: expected an integer of at most 5, got 6",
    ),
    "a hand that the decks cannot deal": (
        "constants",
        "draft_hand = 7",
        "draft_hand: expected an integer of at most 6, got 7",
    ),
    "an unknown constant": ("constants", "luck = 7", "luck: there is no such field"),
}


class TestFaults(ContentFaults):
    game = IMMORTALS
    faults = FAULTS
    files = "map.toml, tribes.toml"
    file, section, entry, value = "magic", "magic", "magic_transition5", "energy = 3"


def test_groups_of_another_size_than_the_constants_say_are_refused(tmp_path):
    """IMM-SET-11"""
    with pytest.raises(ContentError, match=r"^my-box: light_tribes\.elves\.groups: got 11 cubes, expected 12"):
        load([pack(tmp_path, constants="group_cubes = 12")])
