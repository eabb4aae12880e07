"""The content of the box, its marks, and the packs that correct it."""

from collections import Counter

import msgspec
import pytest

from tests.games.suites.content import BoxedContent
from tests.games.suites.packs import one_file
from warcamp.games.ettin.content import Abilities, Content, load, tables_of
from warcamp.games.ettin.content_schema import ABILITIES, NATIONS
from warcamp.games.ettin.game import ETTIN


@pytest.fixture(scope="module")
def box() -> Content:
    return load()


def given(abilities: Abilities) -> dict[str, int]:
    return {ability: amount for ability, amount in msgspec.structs.asdict(abilities).items() if amount}


def test_the_box_holds_as_many_cards_as_its_lists_say(box):
    """ETT-SETUP-02, ETT-SETUP-03, ETT-SETUP-06"""
    assert len(box.units) == 144
    cards = Counter((unit.nation, unit.age) for unit in box.units.values() for _ in unit.numbers)
    for nation in NATIONS:
        assert [cards[nation, age] for age in (1, 2, 3)] == ([36, 20, 45] if nation == "mercenary" else [5, 5, 5])
    assert sorted(number for unit in box.units.values() for number in unit.numbers) == list(range(1, 222))
    assert Counter(card.age for card in box.adventures.values()) == {1: 12, 2: 12, 3: 12}
    assert [card.number for card in box.adventures.values()] == list(range(1, 37))
    assert tuple(box.nations) == NATIONS


def test_the_numbers_of_a_nation_are_fifteen_in_a_row(box):
    for key, unit in box.units.items():
        nation = min(8, (unit.numbers[0] - 1) // 15)
        assert unit.nation == NATIONS[nation], key


def test_no_two_cards_have_the_same_name(box):
    for language in ("en", "fr"):
        names = [getattr(card.name, language) for card in (*box.units.values(), *box.adventures.values())]
        assert len(set(names)) == len(names) == 180


ANCHORS = {
    "guard_tower": {"kind": "defense", "age": 1, "strength": 2, "cost": 1, "weaknesses": ()},
    "militia": {"kind": "troop", "age": 1, "cost": 0, "adventure": 0},
    "swordsmiths": {"kind": "troop", "age": 1, "cost": 0, "abilities": {"wealthy": 5, "bounty": 5}},
    "ogre_bashers": {"kind": "troop", "age": 1, "strength": 4, "cost": 4, "abilities": {"conquest": 1}},
    "arc_tower": {"kind": "defense", "age": 1, "strength": 3, "cost": 5, "weaknesses": ("magic",)},
    "paladin_kendrick": {"kind": "troop", "age": 1, "adventure": 6, "abilities": {"return_to_ally": 1}},
    "dwarf_warriors": {"kind": "troop", "age": 1, "strength": 2, "abilities": {"flying": 1, "return_to_self": 1}},
    "xigrax_the_harbinger": {"kind": "troop", "dragon": True},
    "argus_the_greenwood_dragon": {"nation": "elves", "dragon": True},
}


@pytest.mark.parametrize(("key", "known"), ANCHORS.items(), ids=ANCHORS)
def test_a_card_has_the_values_that_are_known(box, key, known):
    unit = box.units[key]
    fields = {field: getattr(unit, field) for field in known}
    if "abilities" in known:
        fields["abilities"] = given(unit.abilities)
    assert fields == known


def test_the_known_cards_are_what_their_examples_need(box):
    """Unopposed wins of Militia and Swordsmiths, and a Kendrick that five Gold and a sale can pay for."""
    assert box.units["militia"].strength >= 1
    assert box.units["swordsmiths"].strength >= 1
    assert box.units["paladin_kendrick"].cost <= 5 + box.units["dommorian_mages"].sell
    assert box.units["xigrax_the_harbinger"].abilities.scouting == 1


def test_the_annotated_unit_card_is_as_printed(box):
    """EX-21"""
    vets = box.units["old_vets"]
    assert (vets.name.en, vets.name.fr) == ("Old Vets", "Guerriers vétérans")
    assert (vets.nation, vets.kind, vets.age, vets.strength) == ("joymore", "troop", 1, 3)
    assert (vets.cost, vets.sell, vets.vp, vets.adventure) == (2, 2, 1, 3)
    for field in ("nation", "kind", "age", "strength", "cost", "sell", "vp", "adventure", "name.en", "name.fr"):
        assert box.mark(f"units.old_vets.{field}") == "rulebook"


def test_the_annotated_adventure_is_as_printed(box):
    """EX-22"""
    dungeon = box.adventures["extinguish_the_flames_at_the_smoldering_dungeon"]
    assert (dungeon.number, dungeon.vp, dungeon.gold) == (24, 3, 6)


def test_the_trading_post_and_about_half_of_the_adventures_become_defenses(box):
    post = box.adventures["take_control_of_the_goblin_trading_post"]
    assert (post.number, post.age, post.difficulty, post.becomes_defense) == (8, 1, 2, True)
    assert sum(card.becomes_defense for card in box.adventures.values()) == 18


def test_dragons_and_dragonslayers_are_few(box):
    dragons = {key for key, unit in box.units.items() if unit.dragon}
    assert dragons == {
        "argus_the_greenwood_dragon",
        "glamthank_the_greedy",
        "cranth_krie_the_gray",
        "ravorn_the_red",
        "xigrax_the_harbinger",
        "damnagal_the_sorrow",
    }
    slayers = {key: len(unit.numbers) for key, unit in box.units.items() if unit.abilities.dragonslayer}
    assert slayers == {"sir_george_thomson": 1, "secix_dragon_trappers": 2}


MATS = """
orcs ruins town town 4 7
daemons ruins town town 4 6
cannites village town town 5 9
dommorians ruins town city 5 2
dwarves village town city 6 3
elves ruins town city 5 8
joymore ruins town city 5 5
risen town ruins town 4 4
mercenary village town town 5 1
"""


@pytest.mark.parametrize("row", MATS.split("\n")[1:-1])
def test_a_mat_has_its_locations_and_its_initiative(box, row):
    nation, far, middle, near, total, initiative = row.split()
    mat = box.nations[nation]
    places = (mat.locations.far, mat.locations.middle, mat.locations.near)
    assert places == (far, middle, near)
    assert sum(getattr(box.constants.base_defense, place) for place in places) == int(total)
    assert mat.initiative == int(initiative)


def test_no_two_nations_have_the_same_initiative(box):
    """ETT-SETUP-10"""
    assert len({mat.initiative for mat in box.nations.values()}) == len(NATIONS)


def test_the_abilities_of_a_card_are_those_with_numbers():
    assert Abilities.__struct_fields__ == ABILITIES


def test_a_pack_changes_only_what_it_names(tmp_path, box):
    text = (
        '[units.berserkers]\ncost = 2\nabilities = {swift = 2}\nrulebook = ["cost"]\n[nations.orcs]\ninitiative = 3\n'
    )
    changed = load([one_file(tmp_path, text)])
    assert {path for path in box.marks if box.marks[path] != changed.marks[path]} == {
        "units.berserkers.cost",
        "units.berserkers.abilities.swift",
        "nations.orcs.initiative",
    }
    assert changed.mark("units.berserkers.cost") == "rulebook"
    assert changed.mark("units.berserkers.abilities.swift") == "pack"
    assert given(changed.units["berserkers"].abilities) == {"swift": 2}
    assert changed.units["berserkers"].strength == box.units["berserkers"].strength
    assert changed.hash != box.hash


def test_a_pack_takes_an_ability_away_by_zero(tmp_path, box):
    changed = load([one_file(tmp_path, "[units.ogre_bashers]\nabilities = {conquest = 0}")])
    assert given(changed.units["ogre_bashers"].abilities) == {}
    assert tables_of(changed).abilities[148] == 0 != tables_of(box).abilities[148]


class TestBox(BoxedContent):
    game = ETTIN
    marks = (
        ("units.berserkers.name.fr", "rulebook"),
        ("units.berserkers.numbers", "rulebook"),
        ("units.berserkers.nation", "rulebook"),
        ("units.berserkers.age", "designed"),
        ("units.berserkers.kind", "designed"),
        ("units.berserkers.strength", "designed"),
        ("units.militia.adventure", "rulebook"),
        ("units.militia.strength", "designed"),
        ("units.guard_tower.weaknesses", "rulebook"),
        ("units.swordsmiths.abilities.wealthy", "rulebook"),
        ("units.swordsmiths.abilities.swift", "designed"),
        ("units.ogre_bashers.abilities.conquest", "rulebook"),
        ("units.ogre_bashers.abilities.magic", "rulebook"),
        ("units.arc_tower.weaknesses", "rulebook"),
        ("units.arc_tower.sell", "designed"),
        ("units.paladin_kendrick.abilities.return_to_ally", "rulebook"),
        ("units.paladin_kendrick.cost", "designed"),
        ("units.dwarf_warriors.abilities.flying", "rulebook"),
        ("units.argus_the_greenwood_dragon.dragon", "rulebook"),
        ("units.xigrax_the_harbinger.abilities.scouting", "rulebook"),
        ("units.xigrax_the_harbinger.abilities.flying", "designed"),
        ("units.ravorn_the_red.dragon", "designed"),
        ("adventures.take_control_of_the_goblin_trading_post.difficulty", "rulebook"),
        ("adventures.take_control_of_the_goblin_trading_post.becomes_defense", "rulebook"),
        ("adventures.take_control_of_the_goblin_trading_post.strength", "designed"),
        ("adventures.extinguish_the_flames_at_the_smoldering_dungeon.gold", "rulebook"),
        ("adventures.extinguish_the_flames_at_the_smoldering_dungeon.difficulty", "designed"),
        ("nations.dwarves.locations.far", "rulebook"),
        ("nations.dommorians.locations.far", "designed"),
        ("nations.dommorians.locations.near", "rulebook"),
        ("nations.orcs.initiative", "designed"),
        ("nations.orcs.description.en", "designed"),
        ("constants.base_defense.city", "rulebook"),
        ("constants.adventure_deck", "designed"),
        ("constants.die", "public"),
    )
    played = (
        "[units.berserkers]\nvp = 1",
        '[units.arc_tower]\nweaknesses = ["siege"]',
        "[adventures.raid_the_dragon_lair]\neased = 2",
        '[nations.risen.locations]\nfar = "city"',
        "[constants.base_defense]\ncity = 4",
    )
    unplayed = (
        "",
        '[units.berserkers]\nname = {en = "Berserks"}\nnumbers = [2, 1]',
        '[units.fort_ericson]\nweaknesses = ["conquest", "siege", "flying"]',
        '[nations.risen]\ndescription = {en = "Bones."}\ndifficulty = "easy"',
    )


@pytest.mark.parametrize("text", TestBox.unplayed)
def test_words_and_order_do_not_change_the_tables(tmp_path, box, text):
    after, before = tables_of(load([one_file(tmp_path, text)])), tables_of(box)
    assert (after.faces, after.amount, after.weak) == (before.faces, before.amount, before.weak)
