"""The content of the box, its marks, and the packs that correct it."""

import re
from pathlib import Path

import pytest

from tests.games.suites.content import BoxedContent
from tests.games.suites.packs import TABLE, one_file, pack
from warcamp.games.clash_of_rage.content import Content, load, tables_of
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE


@pytest.fixture(scope="module")
def box() -> Content:
    return load()


def test_the_box_holds_as_many_of_everything_as_its_list_says(box):
    for level, figures in ((1, 31), (2, 22), (3, 14)):
        types = [u for u in box.units.values() if u.clan != "elves" and u.level == level]
        assert sum(u.figures for u in types) == figures
    assert [u.figures for u in box.units.values() if u.clan == "elves"] == [15, 15, 15]
    assert len(box.tactics) == 28
    assert len(box.equipment) == 22
    for slot, equipment, legendary in (("weapon", 43, 8), ("armour", 25, 6)):
        assert sum(e.copies for e in box.equipment.values() if e.slot == slot) == equipment
        assert sum(e.slot == slot for e in box.legendary.values()) == legendary
    assert len(box.tiles) == 10


def test_all_play_order_numbers_differ(box):
    """COR-TAC-05"""
    assert sorted(card.play_order for card in box.tactics.values()) == list(range(1, 29))


def test_the_cards_of_each_clan_add_up(box):
    sums = {}
    for clan in box.clans:
        cards = [card for card in box.tactics.values() if card.clan == clan]
        sums[clan] = [sum(card.units[i] for card in cards) for i in range(3)] + [sum(card.gold for card in cards)]
    assert sums == {
        "bohorg": [14, 5, 1, 49],
        "steamfield": [9, 6, 2, 71],
        "godleif": [12, 4, 2, 60],
        "tomb": [22, 5, 1, 44],
        "elves": [0, 0, 0, 0],
    }


def test_a_level_three_stone_always_lies_in_the_centre(box):
    levels = [tile.stone_level for tile in box.tiles.values()]
    assert [levels.count(level) for level in (1, 2, 3)] == [4, 3, 3]
    assert all((tile.stone == "C") == (tile.stone_level == 3) for tile in box.tiles.values())


def test_what_the_rulebook_says_of_prices_holds(box):
    """COR-ELF-03: the example of the elves' upgrades needs these prices."""
    assert box.equipment["rock_breaker"].cost == 12
    assert box.equipment["crossbow"].cost < 12
    assert box.equipment["shaman_cloak"].cost < box.equipment["heavy_armour"].cost


class TestBox(BoxedContent):
    game = CLASH_OF_RAGE
    marks = (
        ("units.krag_rider.power", "rulebook"),
        ("units.krag_rider.bonus_wound", "rulebook"),
        ("units.krag_rider.name.fr", "rulebook"),
        ("units.krag_rider.name.en", "designed"),
        ("units.krag_rider.hp", "designed"),
        ("units.krag_rider.shield", "designed"),
        ("units.executioner.power", "rulebook"),
        ("units.basher.reroll", "designed"),
        ("units.lancer.name.fr", "public"),
        ("units.templar.figures", "rulebook"),
        ("units.templar.name.en", "public"),
        ("clans.godleif.name.fr", "rulebook"),
        ("clans.tomb.name.fr", "public"),
        ("equipment.rock_breaker.cost", "rulebook"),
        ("equipment.rock_breaker.power", "designed"),
        ("equipment.crossbow.slot", "rulebook"),
        ("equipment.crossbow.cost", "designed"),
        ("equipment.shaman_staff.reroll", "rulebook"),
        ("equipment.war_drum.rage_bonus", "public"),
        ("equipment.war_drum.slot", "designed"),
        ("tactics.ambush.units", "designed"),
        ("tiles.1A.city", "designed"),
        ("layouts.2 pair.centres", "designed"),
        ("constants.city_crystals", "rulebook"),
        ("constants.solo_limits.hard", "rulebook"),
    )
    played = (
        "[equipment.crossbow]\ncost = 7",
        "[units.basher]\nflying = true",
        "[tactics.ambush]\nplay_order = 29",
        "[tiles.1A]\nrocks = []",
        "[constants.solo_limits]\neasy = 18",
    )
    unplayed = (
        "",
        '[equipment.crossbow]\nname = {en = "Arbalest"}',
        "[equipment.crossbow]\ncost = 6",
        '[tiles.1A]\nrocks = ["SW|C", "C|NE"]',
    )


def test_the_marks_of_the_box_are_of_three_kinds(box):
    assert set(box.marks.values()) == {"rulebook", "public", "designed"}


def test_a_pack_changes_only_what_it_names(tmp_path, box):
    changed = load([pack(tmp_path, equipment="[crossbow]\ncost = 7", clans='[units.wraith]\nname = {fr = "Ombre"}')])
    assert changed.equipment["crossbow"].cost == 7
    assert changed.equipment["crossbow"].power == box.equipment["crossbow"].power
    assert (changed.units["wraith"].name.en, changed.units["wraith"].name.fr) == ("Wraith", "Ombre")
    assert changed.mark("equipment.crossbow.cost") == "pack"
    assert changed.mark("equipment.crossbow.slot") == "rulebook"
    assert changed.mark("units.wraith.name.fr") == "pack"
    assert changed.mark("units.wraith.name.en") == "designed"
    assert [(p.id, p.version, p.name) for p in changed.packs] == [("box", "1", "My box")]
    assert {key for key in box.marks if box.marks[key] != changed.marks[key]} == {
        "equipment.crossbow.cost",
        "units.wraith.name.fr",
    }


def test_a_pack_can_vouch_for_a_value_with_and_without_changing_it(tmp_path, box):
    changed = load(
        [pack(tmp_path, equipment='[crossbow]\ncost = 7\nrulebook = ["cost"]\npublic = ["shield", "power"]')]
    )
    assert changed.mark("equipment.crossbow.cost") == "rulebook"
    assert changed.mark("equipment.crossbow.shield") == "public"
    vouched = load([pack(tmp_path, "second", equipment='[crossbow]\nrulebook = ["cost"]')])
    assert vouched.mark("equipment.crossbow.cost") == "rulebook"
    assert vouched.hash == box.hash


def test_a_pack_adds_equipment_legendaries_tiles_and_layouts(tmp_path, box):
    side = 'name = {en = "Six", fr = "Six"}\ncity = "C"\nforge = "E"\nstone = "W"\nstone_level = 2\n'
    text = (
        '[equipment.net]\nname = {en = "Net", fr = "Filet"}\nslot = "weapon"\ncopies = 2\ncost = 3\nreroll = 1\n'
        '[legendary.crown]\nname = {en = "Crown", fr = "Couronne"}\nslot = "armour"\nhp = 3\n'
        f"[tiles.6A]\n{side}[tiles.6B]\n{side}"
        '[layouts."2 step"]\nname = {en = "Step", fr = "Marche"}\ncentres = [[0, 0], [3, -2]]\n'
    )
    changed = load([one_file(tmp_path, text)])
    assert changed.mark("equipment.net.shield") == "pack"
    assert changed.hash != box.hash
    tables = tables_of(changed)
    assert (tables.equipment, len(tables.gear)) == (23, 38)
    assert tables.tiles[-2:] == ["6A", "6B"]
    assert tables.layouts["2 step"] == [0, 0, 3, -2]


def test_later_packs_win(tmp_path):
    first = one_file(tmp_path, "[equipment.crossbow]\ncost = 7\n[equipment.cuirass]\ncost = 7", "first.toml")
    second = one_file(tmp_path, "[equipment.crossbow]\ncost = 8", "second.toml", TABLE.replace("box", "other"))
    changed = load([first, second])
    assert (changed.equipment["crossbow"].cost, changed.equipment["cuirass"].cost) == (8, 7)
    assert [p.id for p in changed.packs] == ["box", "other"]


def test_the_hash_and_the_tables_do_not_depend_on_the_order_of_files(tmp_path, box):
    new = '[equipment.{0}]\nname = {{en = "{0}", fr = "{0}"}}\nslot = "weapon"\ncopies = 1\ncost = {1}\n'
    one, two = (new.format("net", 1), new.format("axe", 2))
    there = load([one_file(tmp_path, one + two, "there.toml")])
    back = load([one_file(tmp_path, two + one, "back.toml")])
    assert there.hash == back.hash != box.hash
    assert tables_of(there).gear == tables_of(back).gear


def test_the_packs_of_the_documentation_load(tmp_path):
    page = Path(__file__).parents[3] / "docs" / "content-packs.md"
    _, *files, single = re.findall(r"```toml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    folder = tmp_path / "my-box"
    folder.mkdir()
    for text in files:
        (folder / text.split()[1]).write_text(text, encoding="utf-8")
    changed = load([folder])
    assert (changed.equipment["crossbow"].bonus_wound, changed.equipment["longbow"].name.fr) == (2, "Grand arc")
    assert changed.mark("equipment.crossbow.cost") == "rulebook"
    assert load([one_file(tmp_path, single, info="")]).constants.vp_standard == 5
