"""Odd numbers of players: one of them has two realms."""

from collections.abc import Sequence
from typing import Any

import pytest

from .scenes import PEACE_ONE, THREE, asked, happened, lying, scene, seats
from .table import Table


def odd(phase: str, top: str = "", tables: str = "", chance: Sequence[Any] = ()) -> Table:
    return scene(phase, top, tables, chance, THREE)


DEALT = ["old_vets", "paladin_kendrick", "militia_1", "guard_tower_1"]


def test_one_player_controls_two_realms_with_their_own_enemies_adventures_and_wars():
    """ETT-ODD-01"""
    t = odd("new age", "initiative = [0, 1]")
    assert t.s.controller == (0, 0, 1, 2)
    assert sorted((d.seat, d.strand) for d in t.position.pending) == [(0, "pair 0"), (0, "pair 1")]
    assert len(lying(t, "adventure 0")) == len(lying(t, "adventure 1")) == 1
    assert t.s.t.location[8 * 3 : 8 * 3 + 3] == [1, 2, 2], "the Mercenaries' mat: Village, Town, Town"


def test_the_mercenary_realm_has_its_own_initiative_number():
    """ETT-ODD-01"""
    t = seats(3).choose("joymore", "orcs", "dwarves")
    assert asked(t) == ["0 initiative", "2 initiative"], "Joymore 5 to Dwarves 3, Orcs 7 to Mercenaries 1"


def test_the_gold_and_cards_of_the_two_realms_are_kept_apart():
    """ETT-ODD-02"""
    t = odd("draft", "draft = 1", "[gold]\n1 = 20", DEALT)
    t.choose("old_vets+paladin_kendrick", realm=0)
    assert (asked(t)[0], t.offers(0)) == ("0 fate", ["none", "old_vets"]), "Kendrick costs 4, the vets sell for 2"
    t.choose("old_vets", realm=0)
    assert t.offers(1) == ["none", "militia_1", "guard_tower_1", "militia_1+guard_tower_1"]
    t.choose("militia_1+guard_tower_1", realm=1)
    assert (t.s.gold[:2], lying(t, "camp 0"), lying(t, "camp 1")) == (
        [0 - 2 + 3, 20 - 1],
        ["old_vets"],
        ["militia_1", "guard_tower_1"],
    )


def test_skirmishes_and_wars_are_fought_separately_against_two_enemies():
    """ETT-ODD-03"""
    t = odd("draft", "initiative = [0, 1]")
    assert asked(t) == ["0 pick", "1 pick"]
    assert (t.offers(0), t.offers(1)) == (lying(t, "skirmish 0"), lying(t, "skirmish 1"))
    t = odd("battle", tables='[places]\n"0.1" = ["ogre_bashers_1"]\n"1.1" = ["ogre_bashers_2"]')
    assert (t.result(0, "1"), t.result(1, "1")) == ("0", "1")
    assert len(happened(t, "fought")) == 8


def test_in_peacetime_he_splits_two_nation_cards_and_two_mercenaries_as_he_likes():
    """ETT-ODD-04"""
    t = odd("draft", "draft = 1", "", DEALT)
    assert lying(t, "lineup 0") == DEALT
    assert t.asks(realm=0) == "0 split"
    assert len(t.offers(0)) == 6
    t.choose("militia_1+guard_tower_1", realm=0)
    assert lying(t, "drafted 0") == ["militia_1", "guard_tower_1"], "nobody else is asked"
    assert lying(t, "drafted 1") == ["old_vets", "paladin_kendrick"]


def test_the_two_realms_are_each_others_ally():
    """ETT-ODD-05"""
    t = odd("retire", tables='[places]\n"0.1" = ["paladin_kendrick"]')
    assert happened(t, "returned") == ["returned 0 paladin_kendrick 1"]
    t = odd("produce", tables='[places]\n"0.3" = ["guard_tower_1"]').choose("location 3", realm=0)
    assert happened(t, "gained")[:2] == ["gained 0 2", "gained 1 2"]


def test_gates_lead_from_one_of_his_realms_to_the_other():
    """ETT-ODD-05"""
    tables = '[places]\n"1.1" = ["manipulate_the_evolution_chamber"]\n[retired]\n1 = ["old_vets", "militia_1"]'
    t = odd("produce", "age = 2", tables)
    t.choose("manipulate_the_evolution_chamber gate_to_ally", "old_vets", "end", realm=1)
    assert "old_vets" in lying(t, "camp 0")


LOST = '[results]\n1 = ["2", "2", "2", "2"]\n'


@pytest.mark.parametrize(
    ("phase", "tables", "picks", "gains"),
    [
        ("retire", '[places]\n"1.1" = ["rager_rarth"]\n', [], ["5", "5", "10"]),
        ("produce", '[places]\n"1.2" = ["guard_tower_1"]\n', ["location 2"], ["5", "5", "10"]),
        ("war result", LOST, [], ["5"]),
    ],
)
def test_the_mercenary_realm_draws_from_the_mercenary_deck(phase, tables, picks, gains):
    """ETT-ODD-06: War Cry, Call to Arms, the card of the War's loser; with an empty deck there is Gold."""
    t = odd(phase, tables=tables, chance=["militia_1"]).choose(*picks, realm=1)
    assert "militia_1" in lying(t, "camp 1")
    t = odd(phase, tables='[deck]\n"mercenaries 1" = []\n' + tables).choose(*picks, realm=1)
    assert lying(t, "camp 1") == []
    assert [line.split()[2] for line in happened(t, "gained") if line.startswith("gained 1")] == gains


def test_the_enemy_takes_spoils_from_the_mercenary_deck():
    """ETT-ODD-06"""
    won = '[results]\n1 = ["2"]\n'
    t = odd("spoil", tables=won, chance=["krillian"]).choose("yes", realm=2)
    assert "krillian" in lying(t, "retired 2")
    t = odd("spoil", tables=won + '[deck]\n"mercenaries 1" = []\n')
    assert "2 deck_spoil" not in asked(t)


def test_the_odd_players_score_is_the_sum_of_his_realms():
    """ETT-ODD-07"""
    t = odd("scored", "age = 3", "[tokens]\n0 = 10\n1 = 10\n2 = 15")
    assert t.s.scores == (10, 10, 15, 0)
    assert t.s.winners == (0, 1)
    assert t.game.scores(t.s) == [1.0, 0.0, 0.0]
    t = odd("scored", "age = 3", "[tokens]\n0 = 10\n2 = 5\n3 = 10")
    assert t.game.scores(t.s) == [0.0, 1.0, 1.0], "he competes with the alliance of the others"


@pytest.mark.parametrize(("players", "alliances"), [(3, 2), (5, 3), (7, 4)])
def test_one_of_the_alliances_is_the_odd_player_alone(players, alliances):
    """ETT-ODD-08"""
    s = seats(players).s
    teams = [{s.controller[r], s.controller[r + 1]} for r in range(0, s.realms, 2)]
    assert len(teams) == alliances
    assert [len(team) for team in teams] == [1] + [2] * (alliances - 1)


def test_peace_line_ups_of_the_others_are_as_usual():
    """ETT-ODD-04"""
    t = odd("draft", "draft = 1", "", [*DEALT, "berserkers_1", "spiked_hut", "marblehold", "bofar_the_bold"])
    assert asked(t) == ["0 split", "2 propose"]
    assert not set(lying(t, "lineup 2")) & set(PEACE_ONE)
