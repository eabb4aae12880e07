"""Faults in content files: each is told with its file, entry and field."""

import pytest

from tests.games.suites.content_faults import ContentFaults
from tests.games.suites.packs import pack
from warcamp.games.clash_of_rage.content import ContentError, load
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE

BOW = 'name = {en = "Bow", fr = "Arc"}\nslot = "weapon"\n'
SIDE = 'name = {en = "Six", fr = "Six"}\ncity = "C"\nforge = "E"\nstone = "W"\nstone_level = 1\n'

FAULTS = {
    "a word for a number": (
        "equipment",
        '[crossbow]\ncost = "six"',
        'crossbow.cost: expected an integer of at least 0, got "six"',
    ),
    "a fraction": ("equipment", "[crossbow]\ncost = 6.5", "crossbow.cost: expected an integer of at least 0, got 6.5"),
    "a negative price": (
        "equipment",
        "[crossbow]\ncost = -1",
        "crossbow.cost: expected an integer of at least 0, got -1",
    ),
    "a price beyond reason": (
        "equipment",
        "[crossbow]\ncost = 100",
        "crossbow.cost: expected an integer of at most 99, got 100",
    ),
    "a tile between two places": (
        "layouts",
        '["2 pair"]\ncentres = [[0, 0], [2, 1.5]]',
        "2 pair.centres.1.1: expected an integer of at least -99, got 1.5",
    ),
    "no copies": ("equipment", "[crossbow]\ncopies = 0", "crossbow.copies: expected an integer of at least 1, got 0"),
    "a number for a yes": ("equipment", "[crossbow]\nflying = 1", "crossbow.flying: expected true or false, got 1"),
    "an unknown slot": (
        "equipment",
        '[crossbow]\nslot = "boots"',
        'crossbow.slot: expected one of "armour", "weapon", got "boots"',
    ),
    "an unknown field": ("equipment", "[crossbow]\nprice = 6", "crossbow.price: there is no such field"),
    "a price on a legendary": ("legendary", "[sunlance]\ncost = 6", "sunlance.cost: there is no such field"),
    "movement on equipment": ("equipment", "[crossbow]\nmove = 1", "crossbow.move: there is no such field"),
    "an empty name": (
        "equipment",
        '[crossbow]\nname = {fr = " "}',
        'crossbow.name.fr: expected a text that is not empty, got " "',
    ),
    "a name in one language": (
        "equipment",
        '[bow]\nname = {en = "Bow"}\nslot = "weapon"\ncopies = 1\ncost = 1',
        "bow.name.fr: this value is missing",
    ),
    "a name that is no table": ("equipment", '[crossbow]\nname = "Bow"', 'crossbow.name: expected a table, got "Bow"'),
    "a missing value": ("equipment", f"[bow]\n{BOW}copies = 1", "bow.cost: this value is missing"),
    "an entry that is no table": ("equipment", "crossbow = 6", "crossbow: expected a table, got 6"),
    "a bad id": (
        "equipment",
        f"[Bow]\n{BOW}copies = 1\ncost = 1",
        "Bow: expected an id of small letters, digits and underscores",
    ),
    "an id used twice": ("legendary", f"[crossbow]\n{BOW}", "crossbow: an equipment has this id already"),
    "a mark on nothing": (
        "equipment",
        '[crossbow]\nrulebook = ["price"]',
        'crossbow.rulebook: there is no value "price" in this entry',
    ),
    "a mark that is no list": (
        "equipment",
        '[crossbow]\npublic = "cost"',
        'crossbow.public: expected a list of fields, got "cost"',
    ),
    "two marks on a value": (
        "equipment",
        '[crossbow]\nrulebook = ["cost"]\npublic = ["cost"]',
        'crossbow.public: "cost" is listed twice',
    ),
    "a unit without life": (
        "clans",
        "[units.basher]\nhp = 0",
        "units.basher.hp: expected an integer of at least 1, got 0",
    ),
    "a unit without power": (
        "clans",
        "[units.basher]\npower = 0",
        "units.basher.power: expected an integer of at least 1, got 0",
    ),
    "fewer figures than none": (
        "clans",
        "[units.basher]\nfigures = -1",
        "units.basher.figures: expected an integer of at least 0, got -1",
    ),
    "a fourth level": (
        "clans",
        "[units.basher]\nlevel = 4",
        "units.basher.level: expected an integer of at most 3, got 4",
    ),
    "a level without a unit": ("clans", "[units.basher]\nlevel = 2", "units: bohorg has no unit type of level I"),
    "a new unit": ("clans", "[units.ogre]\nlevel = 2", "units.ogre: a pack cannot add to units, only change them"),
    "a new section": ("clans", "[heroes.anna]\nlevel = 2", "heroes: expected one of clans, units"),
    "a new tactics card": (
        "tactics",
        '[feast]\nclan = "tomb"',
        "feast: a pack cannot add to tactics, only change them",
    ),
    "a card of another clan": ("tactics", '[ambush]\nclan = "tomb"', "bohorg has 6 tactics cards, expected 7"),
    "two levels on a card": (
        "tactics",
        "[ambush]\nunits = [1, 2]",
        "ambush.units: expected a list of 3 values, got [1, 2]",
    ),
    "a bad number in a list": (
        "tactics",
        "[ambush]\nunits = [1, -2, 0]",
        "ambush.units.1: expected an integer of at least 0, got -2",
    ),
    "two features on a territory": ("tiles", '[1A]\nforge = "C"', "1A.forge: the city lies on C already (COR-MAP-08)"),
    "an unknown territory": (
        "tiles",
        '[1A]\ncity = "N"',
        '1A.city: expected one of "C", "E", "NE", "NW", "SE", "SW", "W", got "N"',
    ),
    "a rock across the tile": (
        "tiles",
        '[1A]\nrocks = ["C|E", "E|W"]',
        '1A.rocks.1: expected an inner border of the tile such as "C|NE", got "E|W" (COR-MAP-06)',
    ),
    "a rock twice": ("tiles", '[1A]\nrocks = ["C|E", "E|C"]', "1A.rocks.1: a rock lies on E|C already"),
    "a walled territory": (
        "tiles",
        '[1A]\nrocks = ["C|E", "E|NE"]',
        "1A.rocks: E keeps 1 open inner borders, expected at least 2",
    ),
    "half a tile": ("tiles", f"[6A]\n{SIDE}", "6A: the other side of the tile, 6B, is missing"),
    "a tile without a number": (
        "tiles",
        f"[home]\n{SIDE}",
        "home: expected the number of a tile and its side A or B as id",
    ),
    "tiles that overlap": (
        "layouts",
        '["2 pair"]\ncentres = [[0, 0], [1, 1]]',
        "2 pair.centres.1: this tile overlaps another (COR-MAP-04)",
    ),
    "tiles apart": (
        "layouts",
        '["2 pair"]\ncentres = [[0, 0], [9, 9]]',
        "2 pair.centres.1: shares 0 borders with the tiles before, expected at least 2 (COR-MAP-04)",
    ),
    "tiles that share one border": (
        "layouts",
        '["2 pair"]\ncentres = [[0, 0], [3, 0]]',
        "2 pair.centres.1: shares 1 borders with the tiles before, expected at least 2 (COR-MAP-04)",
    ),
    "no default layout": ("layouts", '["2 pair"]\ndefault = false', "no layout is the default of 2 players"),
    "two default layouts": (
        "layouts",
        '["3 arc"]\ndefault = true',
        "3 arc.default: 3 triangle is the default of 3 players already",
    ),
    "a layout of one": (
        "layouts",
        '["1 dot"]\nname = {en = "Dot", fr = "Point"}\ncentres = [[0, 0]]',
        "1 dot.centres: expected 2 to 4 centres, got 1 (COR-MAP-01)",
    ),
    "a layout with a wrong id": (
        "layouts",
        '["dot"]\nname = {en = "Dot", fr = "Point"}\ncentres = [[0, 0], [2, 1]]',
        'dot: expected 2, a space and a word as id, such as "3 arc"',
    ),
    "more wounds than faces": ("constants", "wound_faces = 7", "wound_faces: a die has 6 faces, got 7"),
    "an unknown constant": ("constants", "speed = 7", "speed: there is no such field"),
    "a hand too large": ("constants", "hand = 8", "hand: expected an integer of at most 7, got 8"),
    "an unknown difficulty": ("constants", "[solo_limits]\nmild = 20", "solo_limits.mild: there is no such field"),
    "elves that do not exist": (
        "constants",
        "elves_per_city = 10",
        "elves_per_city: a map of four tiles needs 48 elves, there are 45",
    ),
}


class TestFaults(ContentFaults):
    game = CLASH_OF_RAGE
    faults = FAULTS
    files = "clans.toml"
    file, section, entry, value = "equipment", "equipment", "crossbow", "cost = 6"


def test_an_error_in_a_file_of_several_sections_carries_its_parts(tmp_path):
    with pytest.raises(ContentError) as error:
        load([pack(tmp_path, clans='[units.basher]\nname = {fr = ""}')])
    assert (error.value.entry, error.value.field) == ("basher", "name.fr")
    assert error.value.path == "my-box/clans.toml: units.basher.name.fr"


def test_a_market_larger_than_the_designs_is_refused(tmp_path):
    """COR-BUY-03"""
    message = "my-box: equipment: the black market shows 23 different equipments, there are 22 (COR-BUY-03)"
    with pytest.raises(ContentError) as error:
        load([pack(tmp_path, constants="market_size = 23")])
    assert str(error.value) == message
