"""Faults in content files: each is told with its file, entry and field."""

import pytest

from tests.games.suites.content_faults import ContentFaults
from tests.games.suites.packs import pack
from warcamp.games.ettin.content import ContentError, load
from warcamp.games.ettin.game import ETTIN

FAULTS = {
    "two icons of a plain ability": (
        "units",
        "[berserkers.abilities]\nflying = 2",
        "berserkers.abilities.flying: expected an integer of at most 1, got 2",
    ),
    "an unknown ability": (
        "units",
        "[berserkers.abilities]\nanger = 1",
        "berserkers.abilities.anger: there is no such field",
    ),
    "an unknown weakness": (
        "units",
        '[arc_tower]\nweaknesses = ["fire"]',
        'arc_tower.weaknesses.0: expected one of "bounty", "conquest", "dragonslayer", "flying", "gate_to_ally", '
        '"gate_to_self", "magic", "prosperous", "ranged", "return_to_ally", "return_to_self", "scouting", "siege", '
        '"stealth", "swift", "taxes", "terrify", "vicious", "war_cry", "wealthy", got "fire"',
    ),
    "a weakness twice": (
        "units",
        '[arc_tower]\nweaknesses = ["magic", "magic"]',
        'arc_tower.weaknesses.1: "magic" is listed twice',
    ),
    "a Protected Troop": (
        "units",
        '[berserkers]\nweaknesses = ["magic"]',
        "berserkers.weaknesses: only a Defense has weaknesses (ETT-AB-PRO-01)",
    ),
    "a Defense on an Adventure": (
        "units",
        "[arc_tower]\nadventure = 2",
        "arc_tower.adventure: a Defense has no Adventure Strength",
    ),
    "a Dragon of stone": ("units", "[arc_tower]\ndragon = true", "arc_tower.dragon: a Defense is no Dragon"),
    "a fourth Age": ("units", "[berserkers]\nage = 4", "berserkers.age: expected an integer of at most 3, got 4"),
    "a card of another Age": ("units", "[spiked_hut]\nage = 2", "orcs has 4 cards of Age I, expected 5"),
    "a number too high": (
        "units",
        "[spiked_hut]\nnumbers = [222]",
        "spiked_hut.numbers.0: expected an integer of at most 221, got 222",
    ),
    "a number taken": (
        "units",
        "[spiked_hut]\nnumbers = [2]",
        "spiked_hut.numbers.0: U2 is a card of berserkers already",
    ),
    "a number that no card has": ("units", "[berserkers]\nnumbers = [1]", "no card has the number U2"),
    "a design without cards": (
        "units",
        "[berserkers]\nnumbers = []",
        "berserkers.numbers: expected the number of at least one card",
    ),
    "a new unit": ("units", "[ogre]\nage = 1", "ogre: a pack cannot add to units, only change them"),
    "a new Adventure": ("adventures", "[party]\nage = 1", "party: a pack cannot add to adventures, only change them"),
    "a new nation": ("nations", "[gnomes]\ninitiative = 1", "gnomes: a pack cannot add to nations, only change them"),
    "an Adventure of another Age": (
        "adventures",
        "[journey_of_the_fates]\nage = 1",
        "Age I has 13 Adventures, expected 12",
    ),
    "an Adventure's number taken": (
        "adventures",
        "[journey_of_the_fates]\nnumber = 36",
        "see_the_gazers_library.number: A36 is journey_of_the_fates already",
    ),
    "Strength of an Adventure that is no Defense": (
        "adventures",
        "[journey_of_the_fates]\nstrength = 3",
        "journey_of_the_fates.becomes_defense: an Adventure with Strength, abilities or weaknesses does",
    ),
    "a condition without an amount": (
        "adventures",
        '[journey_of_the_fates]\neased_by = "magic"',
        'journey_of_the_fates.eased: got 0, eased by "magic"',
    ),
    "an amount without a condition": (
        "adventures",
        "[journey_of_the_fates]\neased = 1",
        'journey_of_the_fates.eased: got 1, eased by "none"',
    ),
    "an effect without an amount": (
        "adventures",
        "[journey_of_the_fates]\neffect_n = 0",
        'journey_of_the_fates.effect_n: got 0 for the effect "end_adventures"',
    ),
    "an effect that counts nothing": (
        "adventures",
        "[scale_the_cliffs_of_time]\neffect_per = 2",
        "scale_the_cliffs_of_time.effect_per: only an effect at the end of the game counts things",
    ),
    "an unknown effect": (
        "adventures",
        '[journey_of_the_fates]\neffect = "feast"',
        'journey_of_the_fates.effect: expected one of "end_adventures", "end_dragons", "end_troops", '
        '"nation_draw_ally", "nation_draw_self", "none", "sacrifice_for_gold", "take_gold", got "feast"',
    ),
    "an unknown Location": (
        "nations",
        '[orcs.locations]\nfar = "cave"',
        'orcs.locations.far: expected one of "city", "ruins", "town", "village", got "cave"',
    ),
    "two Ages": ("constants", "age_gold = [5, 10]", "age_gold: expected a list of 3 values, got [5, 10]"),
    "an unknown constant": ("constants", "luck = 7", "luck: there is no such field"),
}


class TestFaults(ContentFaults):
    game = ETTIN
    faults = FAULTS
    files = "nations.toml, units.toml"
    file, section, entry, value = "units", "units", "berserkers", "cost = 2"


def test_decks_of_other_sizes_than_the_cards_are_refused(tmp_path):
    with pytest.raises(ContentError, match=r"^my-box: units: mercenary has 45 cards of Age III, expected 44$"):
        load([pack(tmp_path, constants="mercenary_deck = [36, 20, 44]")])
