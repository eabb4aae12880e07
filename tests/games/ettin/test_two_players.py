"""Two players: no allies."""

import pytest

from warcamp.engine.zones import SPECTATOR
from warcamp.games.ettin.state import ally, enemy

from .scenes import TWO, asked, happened, known, lying, play_on, scene
from .table import Table

LINE_UPS = ["old_vets", "sir_george_thomson", "militia_1", "krillian"]
LINE_UPS += ["marblehold", "bofar_the_bold", "militia_2", "guard_tower_1"]
GOLD = "[gold]\n0 = 9\n1 = 9\n"


def peace_for_two(top: str = "", tables: str = GOLD) -> Table:
    return scene("draft", f"draft = 1\n{top}", tables, LINE_UPS, TWO)


def test_each_player_has_one_nation_and_there_is_one_pair():
    """ETT-2P-01"""
    t = scene("new age", nations=TWO)
    assert (t.s.realms, t.s.controller, len(t.s.initiative)) == (2, (0, 1), 1)
    assert [enemy(t.s, r) for r in range(2)] == [1, 0]
    assert [ally(t.s, r) for r in range(2)] == [0, 1]
    assert known(t, 1, "adventure 0") != []
    play_on(t)
    assert len(t.s.scores) == 2


def test_nobody_sees_the_other_players_cards():
    """ETT-2P-01"""
    t = scene("new age", nations=TWO, tables='[camp]\n0 = ["militia_1"]')
    assert (known(t, 0, "camp 0"), known(t, 1, "camp 0")) == (["militia_1"], ["?"])


def test_in_peacetime_each_drafts_two_of_two_own_and_two_mercenaries():
    """ETT-2P-02"""
    t = peace_for_two()
    assert (lying(t, "lineup 0"), lying(t, "lineup 1")) == (LINE_UPS[:4], LINE_UPS[4:])
    t.choose("old_vets", "krillian", realm=0)
    assert lying(t, "drafted 0") == ["old_vets", "krillian"]
    assert lying(t, "lost 0") == ["sir_george_thomson", "militia_1"]
    assert t.gold(0) == 9, "no Gold for the others"
    t.choose("marblehold", "militia_2", realm=1)
    assert asked(t) == ["0 fate", "1 fate"]
    t.choose("old_vets", realm=0).choose("none", realm=1)
    assert (lying(t, "camp 0"), t.gold(0)) == (["old_vets"], 9 - 2 + 2)


def test_what_an_ally_would_get_is_ones_own():
    """ETT-2P-03"""
    t = scene("retire", tables='[places]\n"0.1" = ["paladin_kendrick"]', nations=TWO)
    assert happened(t, "returned") == ["returned 0 paladin_kendrick 0"]
    assert "paladin_kendrick" in lying(t, "camp 0")
    tables = '[places]\n"0.1" = ["death_gate_corral"]\n[retired]\n0 = ["old_vets", "sir_george_thomson"]'
    t = scene("produce", tables=tables, nations=["joymore", "risen"])
    t.choose("death_gate_corral gate_to_ally", "old_vets", "end", realm=0)
    assert "old_vets" in lying(t, "camp 0")


def test_an_adventure_for_the_ally_is_for_oneself():
    """ETT-2P-03"""
    tables = '[places]\n"0.adventure" = ["paladin_kendrick"]\n[adventure]\n0 = ["recover_the_lost_horn_of_aelios"]'
    t = scene("battle", tables=tables, chance=[[2], "old_vets"], nations=TWO).choose("yes", realm=0)
    assert lying(t, "camp 0") == ["old_vets"]


MAYOR = "overthrow_the_corrupt_mayor_of_boom_town"


@pytest.mark.parametrize(
    ("place", "card", "picks", "gold"),
    [("0.3", "guard_tower_1", ["location 3"], 2), ("0.1", MAYOR, [f"{MAYOR} prosperous", "end"], 1)],
)
def test_prosperity_pays_both_shares_to_oneself(place, card, picks, gold):
    """ETT-2P-04"""
    t = scene("produce", tables=f'[places]\n"{place}" = ["{card}"]', nations=TWO).choose(*picks, realm=0)
    assert happened(t, "gained")[:2] == [f"gained 0 {gold}"] * 2
    assert f"gained 1 {gold}" not in happened(t, "gained")


@pytest.mark.parametrize(("holder", "order"), [(0, ["0"] * 4 + ["1"] * 4), (1, ["1"] * 4 + ["0"] * 4)])
def test_line_ups_are_face_up_and_the_initiative_holder_draws_first(holder, order):
    """ETT-2P-05"""
    t = scene("draft", f"draft = 1\ninitiative = [{holder}]", nations=TWO)
    drawn = [line.split() for line in happened(t, "drew", "offered")]
    assert [words[2] if words[0] == "drew" else words[1] for words in drawn] == order
    assert asked(t) == ["0 pick", "1 pick"], "both draft at the same time"
    for viewer in (0, 1, SPECTATOR):
        assert known(t, viewer, "lineup 0") == lying(t, "lineup 0")
        assert known(t, viewer, "lineup 1") == lying(t, "lineup 1")


def test_missing_cards_are_worth_gold_and_two_are_drafted_of_what_is_there():
    """ETT-2P-06"""
    decks = '[deck]\n0 = ["old_vets"]\n"mercenaries 1" = ["militia_1"]\n'
    t = scene("draft", "draft = 1", decks, nations=TWO)
    assert lying(t, "drafted 0") == [], "two cards are there: which comes first is asked"
    assert lying(t, "lineup 0") == ["old_vets", "militia_1"]
    assert t.s.gold == [10, 10], "two Mercenaries are missing for each"
    assert len(lying(t, "lineup 1")) == 2
    t.choose("militia_1", realm=0)
    assert lying(t, "drafted 0") == ["militia_1", "old_vets"]
    t = scene("draft", "draft = 1", '[deck]\n0 = ["old_vets"]\n"mercenaries 1" = []\n', nations=TWO)
    assert (lying(t, "drafted 0"), t.gold(0)) == (["old_vets"], 15)


@pytest.mark.parametrize(
    ("tables", "winners"),
    [
        ("[tokens]\n0 = 5", (0,)),
        ("[tokens]\n0 = 5\n1 = 10", (1,)),
        ("[gold]\n0 = 3\n1 = 2", (0,)),
        ("[gold]\n0 = 2\n1 = 2", (0, 1)),
    ],
)
def test_the_higher_score_of_one_player_wins_then_more_gold(tables, winners):
    """ETT-2P-07"""
    t = scene("scored", "age = 3", tables, nations=TWO)
    assert t.s.winners == winners
    assert t.game.scores(t.s) == [float(r in winners) for r in range(2)]
