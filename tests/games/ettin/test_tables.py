"""The int tables that the rules read, against the content they are made of."""

import pytest

from warcamp.games.ettin import content_schema as schema
from warcamp.games.ettin import tables as t
from warcamp.games.ettin.content import Content, load, tables_of


@pytest.fixture(scope="module")
def box() -> Content:
    return load()


@pytest.fixture(scope="module")
def tables(box) -> t.Tables:
    return tables_of(box)


def face(tables: t.Tables, name: str) -> int:
    return tables.faces.index(name)


def has(tables: t.Tables, name: str) -> dict[int, int]:
    f = face(tables, name)
    return {
        ability: tables.amount[f * t.ABILITIES + ability]
        for ability in range(t.ABILITIES)
        if tables.abilities[f] >> ability & 1
    }


OF_ADVENTURES = ("becomes", "difficulty", "gold", "eased_by", "eased", "effect", "effect_n", "effect_per")
OF_UNITS = ("cost", "sell", "adventure", "dragon")
OF_ALL = ("faces", "design", "kind", "nation", "age", "strength", "vp", "abilities", "weak")


def test_every_list_has_a_value_for_every_face(tables):
    for name in (*OF_ALL, *OF_UNITS, *OF_ADVENTURES):
        assert len(getattr(tables, name)) == t.FACES == 257, name
    assert len(tables.amount) == t.FACES * t.ABILITIES
    assert len(set(tables.faces)) == t.FACES


def test_the_face_of_a_card_is_its_number_less_one(box, tables):
    for key, unit in box.units.items():
        assert all(tables.design[number - 1] == key for number in unit.numbers)
    for key, card in box.adventures.items():
        assert tables.design[t.UNITS + card.number - 1] == tables.faces[t.UNITS + card.number - 1] == key


def test_copies_are_named_by_ascending_number(tables):
    assert tables.faces[:3] == ["berserkers_1", "berserkers_2", "spiked_hut"]
    assert [face(tables, f"militia_{copy}") + 1 for copy in range(1, 6)] == [121, 122, 123, 124, 129]
    assert [face(tables, f"spectrum_knights_{copy}") + 1 for copy in (1, 2)] == [102, 104]
    assert tables.faces[102] == "the_city_of_joymore"
    assert tables.faces[221] == "explore_the_abandoned_dragons_lair"
    assert tables.faces[256] == "see_the_gazers_library"


def test_names_and_numbers_go_together():
    for names, first in ((schema.ABILITIES, t.SCOUTING), (schema.LOCATIONS, t.RUINS), (schema.EFFECTS[1:], 1)):
        for number, name in enumerate(names, first):
            assert getattr(t, name.upper()) == number
    assert len(schema.ABILITIES) == t.PROTECTED == t.ABILITIES - 1
    assert schema.EFFECTS[t.NO_EFFECT] == "none"
    assert schema.NATIONS[t.MERCENARY] == "mercenary"
    assert (schema.UNITS, schema.UNITS + schema.ADVENTURES) == (t.UNITS, t.FACES)


def test_kinds_nations_and_ages_follow_the_numbers(tables):
    assert tables.nation == [min(8, f // 15) for f in range(221)] + [-1] * 36
    assert tables.age[:120] == [f % 15 // 5 + 1 for f in range(120)]
    assert tables.age[120:221] == [1] * 36 + [2] * 20 + [3] * 45
    assert tables.age[221:] == [1] * 12 + [2] * 12 + [3] * 12
    assert [tables.kind.count(kind) for kind in (t.TROOP, t.DEFENSE, t.ADVENTURE)] == [171, 50, 36]
    assert all(kind == t.ADVENTURE for kind in tables.kind[221:])


@pytest.mark.parametrize(
    ("name", "abilities"),
    [
        ("berserkers_2", {}),
        ("swordsmiths_1", {t.WEALTHY: 5, t.BOUNTY: 5}),
        ("krey_riders_1", {t.SWIFT: 1}),
        ("princess_jilfin", {t.RANGED: 1, t.RETURN_TO_ALLY: 1}),
        ("the_city_of_joymore", {t.PROSPEROUS: 4, t.PROTECTED: 1}),
        ("glamthank_the_greedy", {t.FLYING: 1, t.WEALTHY: 8, t.BOUNTY: 10}),
        ("manipulate_the_evolution_chamber", {t.GATE_TO_SELF: 1, t.GATE_TO_ALLY: 1}),
        ("command_the_wizard_tower", {t.MAGIC: 1, t.PROTECTED: 1}),
        ("host_the_centennial_maidens_faire", {t.PROSPEROUS: 5}),
    ],
)
def test_a_card_has_its_abilities(tables, name, abilities):
    assert has(tables, name) == abilities


def test_the_mask_of_abilities_is_where_the_amounts_are(tables):
    for f in range(t.FACES):
        row = tables.amount[f * t.ABILITIES : (f + 1) * t.ABILITIES]
        assert tables.abilities[f] == sum(1 << ability for ability, amount in enumerate(row) if amount)


def test_a_card_is_protected_when_it_has_weaknesses(tables):
    """ETT-AB-PRO-01"""
    assert tables.weak[face(tables, "arc_tower_1")] == 1 << t.MAGIC
    assert tables.weak[face(tables, "fort_ericson")] == 1 << t.FLYING | 1 << t.SIEGE | 1 << t.CONQUEST
    assert tables.weak[face(tables, "see_the_gazers_library")] == 1 << t.SIEGE | 1 << t.MAGIC
    for f in range(t.FACES):
        assert (tables.weak[f] > 0) == bool(tables.abilities[f] >> t.PROTECTED & 1)


def test_a_unit_has_its_numbers(tables):
    f = face(tables, "old_vets")
    numbers = (tables.strength[f], tables.cost[f], tables.sell[f], tables.vp[f], tables.adventure[f], tables.dragon[f])
    assert numbers == (3, 2, 2, 1, 3, 0)
    assert [tables.faces[f] for f in range(t.FACES) if tables.dragon[f]] == [
        "argus_the_greenwood_dragon",
        "glamthank_the_greedy",
        "cranth_krie_the_gray",
        "ravorn_the_red",
        "xigrax_the_harbinger",
        "damnagal_the_sorrow",
    ]


ADVENTURES = {
    "explore_the_abandoned_dragons_lair": (0, 0, 4, 1, 5, -1, 0, t.NO_EFFECT, 0, 1),
    "perform_rites_at_the_altar_of_sacrifice": (0, 0, 2, 2, 0, -1, 0, t.SACRIFICE_FOR_GOLD, 6, 1),
    "scale_the_cliffs_of_time": (0, 0, 3, 1, 0, -1, 0, t.NATION_DRAW_SELF, 1, 1),
    "recover_the_lost_horn_of_aelios": (0, 0, 2, 1, 0, -1, 0, t.NATION_DRAW_ALLY, 1, 1),
    "take_control_of_the_goblin_trading_post": (1, 2, 2, 1, 0, -1, 0, t.NO_EFFECT, 0, 1),
    "raid_the_dragon_lair": (0, 0, 7, 4, 8, t.DRAGONSLAYER, 3, t.NO_EFFECT, 0, 1),
    "steal_the_scepter_of_the_mind": (0, 0, 6, 3, 0, t.STEALTH, 2, t.TAKE_GOLD, 4, 1),
    "gain_the_blessing_of_the_dragon_council": (0, 0, 9, 5, 0, -1, 0, t.END_DRAGONS, 2, 1),
    "map_shortcuts_at_city_of_sorrows": (1, 7, 8, 4, 0, -1, 0, t.NO_EFFECT, 0, 1),
    "find_forbidden_lore_in_the_grimoire_of_souls": (0, 0, 9, 4, 0, -1, 0, t.END_TROOPS, 1, 3),
    "journey_of_the_fates": (0, 0, 10, 5, 0, -1, 0, t.END_ADVENTURES, 3, 1),
}


@pytest.mark.parametrize(("name", "numbers"), ADVENTURES.items(), ids=ADVENTURES)
def test_an_adventure_has_its_numbers(tables, name, numbers):
    f = face(tables, name)
    stats = (tables.becomes[f], tables.strength[f], tables.difficulty[f], tables.vp[f], tables.gold[f])
    effect = (tables.eased_by[f], tables.eased[f], tables.effect[f], tables.effect_n[f], tables.effect_per[f])
    assert stats + effect == numbers


def test_what_a_card_does_not_have_is_nothing(tables):
    for field in OF_ADVENTURES:
        nothing = {"eased_by": -1, "effect_per": 1}.get(field, 0)
        assert getattr(tables, field)[: t.UNITS] == [nothing] * t.UNITS
    for field in OF_UNITS:
        assert getattr(tables, field)[t.UNITS :] == [0] * 36


def test_the_mats_lie_farthest_location_first(tables):
    """ETT-SEAT-09"""
    assert tables.nations == list(schema.NATIONS)
    rows = ["".join(str(place) for place in tables.location[n * 3 : n * 3 + 3]) for n in range(9)]
    assert rows == ["022", "022", "122", "023", "123", "023", "023", "202", "122"]
    assert tables.initiative == [7, 6, 9, 2, 3, 8, 5, 4, 1]


def test_the_numbers_of_the_rules_are_there(tables):
    """ETT-AGE-02, ETT-WAR-01, ETT-LOC-03, ETT-LOC-05"""
    assert (tables.age_gold, tables.war_token) == ([5, 10, 15], [5, 10, 15])
    assert (tables.village_taxes, tables.city_prosperous) == (3, 2)
    assert (tables.base_defense, tables.die) == ([0, 1, 2, 3], 6)
