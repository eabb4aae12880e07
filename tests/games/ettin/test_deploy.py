"""War, step 1: cards are placed one, two, two ..., face down, and scouts look."""

from __future__ import annotations

import pytest

from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.engine.zones import SPECTATOR
from warcamp.games.ettin.state import CHOSEN, PLACE, cards
from warcamp.games.ettin.words import ask_text

from .table import Table
from .war import FOUR, seen, war

PLACES = ["1", "2", "3", "adventure"]
TROOPS = ["militia_1", "militia_2", "militia_3", "militia_4", "militia_5"]
DEFENSES = ["guard_tower_1", "guard_tower_2", "guard_tower_3", "guard_tower_4", "marblehold"]


def deploying(first: list[str], second: list[str]) -> Table:
    """Realm 0 has the Initiative; both are about to place the cards of their War Camps."""
    return war("deploy", camp={"0": first, "1": second})


def order_of_placing(table: Table) -> list[int]:
    """Who places each card, when everything goes to the first Location."""
    order: list[int] = []
    while table.position.pending and table.asked().kind in ("deploy", "place"):
        if table.asked().kind == "place":
            order.append(table.asked().seat)
        table.choose(table.offers()[0])
    return order


def test_the_whole_war_camp_is_taken_in_hand() -> None:
    """ETT-DEP-01: nothing is left in the War Camp."""
    table = deploying(["militia_1", "old_vets"], ["guard_tower_1"])
    assert sorted(table.cards(0, "hand")) == ["militia_1", "old_vets"]
    assert table.cards(1, "hand") == ["guard_tower_1"]
    assert table.cards(0, "camp") == table.cards(1, "camp") == []


def test_the_ally_sees_the_hand_and_the_enemies_do_not() -> None:
    """ETT-DEP-01: hidden from the Enemy, shown to the Ally."""
    table = war("deploy", nations=FOUR, camp={"0": ["militia_1", "old_vets"], "3": ["guard_tower_1"]})
    assert sorted(seen(table, 1, "hand 0")) == ["militia_1", "old_vets"]
    for viewer in (2, 3, SPECTATOR):
        assert seen(table, viewer, "hand 0") == ["?", "?"]


def test_the_initiative_holder_places_one_then_both_place_two() -> None:
    """ETT-DEP-02: 1, 2, 2, 2 ..."""
    assert order_of_placing(deploying(TROOPS, DEFENSES[:4])) == [0, 1, 1, 0, 0, 1, 1, 0, 0]


def test_whoever_has_the_initiative_begins() -> None:
    """ETT-DEP-02: with the token on the other side the other realm places the single card."""
    table = war("deploy", initiative=[1], camp={"0": TROOPS[:3], "1": DEFENSES[:3]})
    assert order_of_placing(table) == [1, 0, 0, 1, 1, 0]


def test_the_chosen_card_waits_for_its_place_where_only_the_alliance_sees_it() -> None:
    """ETT-DEP-10, ETT-GEN-04: the enemy sees that a card has been chosen, and that it has left the hand."""
    table = war("deploy", nations=FOUR, camp={"0": ["militia_1", "old_vets"], "3": ["guard_tower_1"]})
    assert table.cards(0, "chosen") == []
    table.choose("old_vets", realm=0)
    assert (table.cards(0, "chosen"), table.cards(0, "hand")) == (["old_vets"], ["militia_1"])
    for viewer in (0, 1):
        assert seen(table, viewer, "chosen 0") == ["old_vets"]
    for viewer in (2, 3, SPECTATOR):
        assert seen(table, viewer, "chosen 0") == seen(table, viewer, "hand 0") == ["?"]
    assert ask_text(table.s, table.asked(0)).params["card"].id == "old_vets"
    table.choose("3", realm=0)
    assert (table.cards(0, "chosen"), table.cards(0, "place 3")) == ([], ["old_vets"])


def test_in_a_world_of_the_enemy_another_card_may_be_the_chosen_one() -> None:
    """ETT-DEP-07: what he cannot know is dealt anew, and the question goes on with it."""
    table = war("deploy", camp={"0": ["militia_1", "militia_2", "old_vets"], "1": []}).choose("militia_1")
    chance = Fast(1)
    found: set[int] = set()
    for _ in range(20):
        world = determinise(table.position, 1, chance)
        (card,) = cards(world.s, 0, CHOSEN)
        world.apply(0, 0)
        assert cards(world.s, 0, PLACE) == [card]
        found.add(card)
    assert len(found) > 5
    (own,) = cards(determinise(table.position, 0, chance).s, 0, CHOSEN)
    assert table.s.names[own] == "militia_1"


def test_a_card_that_was_chosen_when_the_table_was_set_down_is_chosen_again() -> None:
    """ETT-DEP-01, ETT-DEP-03: it is in the hand like the others."""
    table = war("deploy", hand={"0": ["militia_1"]}, chosen={"0": ["old_vets"]})
    assert sorted(table.offers()) == ["militia_1", "old_vets"]
    assert table.cards(0, "chosen") == []


def test_every_card_must_be_placed() -> None:
    """ETT-DEP-03: nobody may stop, and the battles wait for the last card."""
    table = deploying(["militia_1", "militia_2"], ["guard_tower_1"])
    assert table.offers() == ["militia_1", "militia_2"]
    table.choose("militia_1")
    assert table.offers() == PLACES
    table.choose("1", "1")
    assert table.asks() == "0 place"
    assert table.told("fought") == []
    table.choose("1")
    assert table.cards(0, "hand") == table.cards(1, "hand") == []
    assert len(table.told("fought")) == 4


@pytest.mark.parametrize(
    ("mine", "theirs", "order"),
    [
        (1, 5, [0, 1, 1, 1, 1, 1]),
        (5, 1, [0, 1, 0, 0, 0, 0]),
        (0, 3, [1, 1, 1]),
        (3, 0, [0, 0, 0]),
        (2, 4, [0, 1, 1, 0, 1, 1]),
    ],
)
def test_who_has_no_card_left_is_skipped(mine: int, theirs: int, order: list[int]) -> None:
    """ETT-DEP-04: with one card left one is placed, with none the other goes on alone."""
    assert order_of_placing(deploying(TROOPS[:mine], DEFENSES[:theirs])) == order


@pytest.mark.parametrize("card", ["old_vets", "guard_tower_1", "fort_ericson"])
@pytest.mark.parametrize("place", PLACES)
def test_any_unit_goes_to_any_place_of_its_own_realm(card: str, place: str) -> None:
    """ETT-DEP-05: three Locations and one's own side of the Adventure, for Troops and Defenses alike."""
    table = deploying([card], ["militia_1"])
    assert table.offers() == PLACES
    table.choose(place)
    assert table.cards(0, f"place {place}") == [card]
    assert all(table.cards(1, f"place {k}") == [] for k in PLACES)


def test_any_number_of_cards_lies_at_one_place() -> None:
    """ETT-DEP-06: five cards at the City, and a sixth is not refused."""
    table = war("deploy", camp={"0": ["old_vets"], "1": ["militia_1"]}, places={"0.3": DEFENSES[:4] + TROOPS[1:2]})
    assert "3" in table.offers()
    table.choose("3")
    assert table.cards(0, "place 3") == [*DEFENSES[:4], "militia_2", "old_vets"]


def test_cards_are_placed_face_down() -> None:
    """ETT-DEP-07: who recruited the card in the open no longer knows where it went."""
    table = deploying(["militia_1", "old_vets"], ["guard_tower_1", "guard_tower_2"]).choose("old_vets", "2")
    assert seen(table, 0, "place 0.1") == ["old_vets"]
    assert seen(table, 1, "place 0.1") == ["?"]
    assert seen(table, SPECTATOR, "place 0.1") == ["?"]
    assert table.told("deployed")[-1].seen != -1


def test_a_placed_card_is_not_taken_back() -> None:
    """ETT-DEP-08: the next questions are about the cards still in hand, and the card stays where it lies."""
    table = deploying(["militia_1", "militia_2", "old_vets"], ["guard_tower_1", "guard_tower_2"])
    table.choose("old_vets", "2", "guard_tower_1", "1", "1")
    assert table.asks() == "0 deploy"
    assert table.offers() == ["militia_1", "militia_2"]
    table.choose("militia_1", "1")
    assert table.cards(0, "place 2") == ["old_vets"]


def test_everybody_sees_how_many_cards_lie_where_and_the_old_defenses() -> None:
    """ETT-DEP-09: the count is public; what stands there from an earlier Age lies face up."""
    table = war(
        "deploy",
        age=2,
        camp={"0": ["militia_1", "old_vets"], "1": ["guard_tower_2"]},
        places={"0.2": ["guard_tower_1"]},
    )
    table.choose("old_vets", "2")
    assert seen(table, 1, "place 0.1") == ["guard_tower_1", "?"]


def test_old_defenses_are_still_face_up_when_the_troops_beside_them_have_left() -> None:
    """ETT-DEP-09: the Enemy sees in the next Age what stayed."""
    table = war("retire", places={"0.2": ["guard_tower_1", "militia_1"], "1.2": ["militia_2"]}, results=["0"] * 4)
    table.choose("end").choose("self")
    assert table.s.age == 2
    assert seen(table, 1, "place 0.1") == ["guard_tower_1"]
    assert seen(table, SPECTATOR, "place 0.1") == ["guard_tower_1"]


def test_the_first_card_of_a_turn_is_finished_before_the_second_is_chosen() -> None:
    """ETT-DEP-10: what the scout has seen is known when the second card is chosen."""
    table = deploying(["militia_1"], ["border_patrol_1", "guard_tower_1", "guard_tower_2"]).choose("2")
    assert table.asks() == "1 deploy"
    assert seen(table, 1, "place 0.1") == ["?"]
    table.choose("border_patrol_1", "1 scout 2")
    assert table.asks() == "1 deploy"
    assert seen(table, 1, "place 0.1") == ["militia_1"]


@pytest.mark.parametrize(
    "card",
    [
        "flarion_void_wizard", "sir_george_thomson", "archers_of_freehold_1", "krillian", "swordsmiths_1",
        "ogre_bashers_1", "dwarf_warriors_1", "goblin_shaman_1", "catapults_1", "quip_shadowblade",
        "dread_twin_borthane", "the_green_knight", "paladin_kendrick", "bofar_the_bold", "old_man_greyson",
        "defended_bridge_1", "fort_ericson",
    ],
)  # fmt: skip
def test_no_other_ability_works_while_deploying(card: str) -> None:
    """ETT-DEP-11: only the four places, face down."""
    table = deploying([card], ["militia_1"])
    assert table.offers() == PLACES
    table.choose("1")
    assert seen(table, 1, "place 0.0") == ["?"]
    assert table.told("scouted") == []


def test_a_scout_shown_turns_up_all_units_at_one_enemy_place() -> None:
    """ETT-AB-SCO-01: the scout lies face up, and so do all units at the place it looks at, and no others."""
    places = {"0.1": ["?militia_1"], "0.3": ["?militia_2", "?guard_tower_1"]}
    table = war("deploy", initiative=[1], places=places, camp={"0": ["militia_3"], "1": ["border_patrol_1"]})
    table.choose("adventure scout 3")
    assert seen(table, 0, "place 1.3") == ["border_patrol_1"]
    assert seen(table, 1, "place 0.2") == ["militia_2", "guard_tower_1"]
    assert seen(table, 1, "place 0.0") == ["?"]


def test_a_scout_that_was_placed_face_down_never_looks() -> None:
    """ETT-AB-SCO-02: it is as hidden as any other, and no question comes later."""
    places = {"0.1": ["?militia_1"]}
    table = war("deploy", initiative=[1], places=places, camp={"0": ["militia_3"], "1": ["border_patrol_1"]})
    table.choose("2")
    assert seen(table, 0, "place 1.1") == ["?"]
    assert seen(table, 1, "place 0.0") == ["?"]
    assert table.asks() == "0 place"
    assert table.offers() == PLACES
    table.choose("2")
    assert table.told("scouted") == []


def test_a_scout_may_look_at_any_of_the_four_places_from_any_place() -> None:
    """ETT-AB-SCO-03: where it is placed does not matter, and the Adventure is a place too."""
    table = deploying(["border_patrol_1"], ["militia_1"])
    assert table.offers() == PLACES + [f"{here} scout {there}" for here in PLACES for there in PLACES]


def test_everybody_sees_scouted_units_for_good_but_not_those_placed_later() -> None:
    """ETT-AB-SCO-04: revealed to all, the next card beside them is face down."""
    table = war(
        "deploy",
        nations=FOUR,
        initiative=[3, 2],
        places={"0.2": ["?militia_1"]},
        camp={"0": ["militia_3", "militia_4"], "3": ["border_patrol_1", "militia_5"]},
    )
    table.choose("border_patrol_1", "1 scout 2").choose("militia_3", "2")
    for viewer in (2, 3, SPECTATOR):
        assert seen(table, viewer, "place 0.1") == ["militia_1", "?"]


def test_a_scout_may_look_at_an_empty_place() -> None:
    """ETT-AB-SCO-04: it is legal and shows nothing."""
    table = deploying(["border_patrol_1"], ["militia_1"]).choose("1 scout 2")
    assert [t.params[2] for t in table.told("scouted")] == [1]
    assert table.asks() == "1 place"
