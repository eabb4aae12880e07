"""Combat: when, where, who against whom, who strikes first, how it ends."""

from __future__ import annotations

import pytest

from .battle import dice, strikers, wounds
from .fight import combats, fight
from .table import TWO_TILES, Table

BOHORG_AND_GODLEIF = ("bohorg", "godleif")


def test_combats_come_at_the_end_of_the_move_action_after_all_moves() -> None:
    """COR-CBT-01: the first unit stands among enemies, and still the others move first."""
    table = Table(f"{TWO_TILES}\n[units]\nA2 = 'bohorg 2 basher'\nA1 = 'godleif 1 raider'")
    table.choose("move", "basher A2", "A1")
    assert table.asks() == "bohorg move"
    assert not table.told("combat")
    table.choose("basher A2", "A3")
    assert len(table.told("combat")) == 1
    assert table.asks() == "godleif assault"


def test_there_is_a_combat_in_every_territory_shared_with_an_enemy() -> None:
    """COR-CBT-02: with a player and with elves; neither can be left out."""
    table = Table(
        f"{TWO_TILES}\n[units]\nA2 = 'bohorg 3 basher'\nA1 = 'godleif 1 raider'\nA3 = 'elves 1 templar'"
    ).choose("move", "basher A2", "A1", "basher A2", "A3", "end")
    assert table.asks() == "bohorg combat"
    assert sorted(table.offers()) == ["A1", "A3"]
    assert table.refused("A2") == "COR-CBT-02"
    table.force("BBBB").choose("A3", "flee")
    assert table.asks() == "godleif assault", "the last combat needs no choice, and no consent"
    assert [t.params[2] for t in table.told("combat")] == [3, 1]


def test_the_active_player_picks_the_next_combat_when_one_is_finished() -> None:
    """COR-CBT-03, COR-CBT-04: three combats, the choice comes back after each and never within one."""
    table = combats(
        {
            "A1": "bohorg 1 krag_rider; godleif 1 raider",
            "B4": "bohorg 1 krag_rider; godleif 1 frost_giant",
            "B0": "bohorg 1 krag_rider; elves 1 high_elder",
        },
        clans=BOHORG_AND_GODLEIF,
    )
    assert table.asks() == "bohorg combat"
    assert sorted(table.offers()) == ["A1", "B0", "B4"]
    table.force("BBBB").choose("B4", "strike")
    assert table.asks() == "godleif assault", "the combat in B4 goes on"
    table.choose("flee")
    assert table.asks() == "bohorg combat"
    assert sorted(table.offers()) == ["A1", "B0"]
    table.force("WWWW").choose("B0", "strike")
    assert table.owner("B0") == "bohorg"
    assert table.asks() == "bohorg assault", "A1 is the last one"
    assert [t.params[2] for t in table.told("combat")] == [11, 7, 1]


def test_the_active_player_attacks_in_all_his_combats() -> None:
    """COR-CBT-05: whoever holds the territory defends; so on equal slowness the attacker strikes second everywhere."""
    table = combats(
        {"A1": "bohorg 1 basher; godleif 1 raider", "B4": "bohorg 1 basher; tomb 1 skeleton"},
        clans=("bohorg", "godleif", "tomb"),
    ).choose("A1")
    assert table.asks() == "godleif assault"
    table.choose("flee")
    assert table.asks() == "tomb assault"
    table.choose("flee")
    assert [t.params[:2] for t in table.told("combat")] == [(0, 1), (0, 2)]


def test_assaults_alternate_until_one_side_is_wiped_out() -> None:
    """COR-CBT-06, COR-CBT-12: krag rider, frost giant, krag rider, frost giant; then nobody is left to answer."""
    table = fight("bohorg 1 krag_rider", "godleif 1 frost_giant", "BBBB", "BBBBBB", "WBBB", "WBBBBB")
    table.choose("strike", "strike", "strike", "strike")
    assert strikers(table) == ["bohorg", "godleif", "bohorg", "godleif"]
    assert table.units("B4", "bohorg") == {}
    assert table.owner("B4") == "godleif"
    assert table.asks() == "godleif action", "the combat is over"


def test_a_combat_ends_when_a_player_flees() -> None:
    """COR-CBT-12: nobody strikes after that."""
    table = fight("bohorg 1 krag_rider", "godleif 1 frost_giant", "BBBB").choose("strike", "flee")
    assert strikers(table) == ["bohorg"]
    assert table.owner("B4") == "bohorg"
    assert table.asks() == "godleif action"


@pytest.mark.parametrize(
    ("clans", "attacker", "player"),
    [
        (("bohorg", "godleif"), 0, "godleif"),
        (("bohorg", "godleif"), 1, "bohorg"),
        (("godleif", "bohorg", "tomb"), 1, "godleif"),
        (("bohorg", "godleif", "tomb"), 0, "tomb"),
    ],
)
def test_the_player_to_the_attackers_right_allots_the_wounds_of_elves(clans, attacker, player) -> None:
    """COR-CBT-07: with two players it is the opponent; with more the seat before the attacker's."""
    units = {"bohorg": "1 basher, 1 krag_rider", "godleif": "1 raider, 1 berserker"}[clans[attacker]]
    table = combats(
        {"B4": f"{clans[attacker]} {units}; elves 2 shining_guard"}, "WWB", clans=clans, attacker=attacker
    ).choose("B4")
    assert table.asks() == f"{player} wound"
    assert strikers(table) == ["elves"]


def test_the_winner_keeps_the_survivors_in_the_territory() -> None:
    """COR-CBT-08: two of three Krag Riders have won and stay."""
    table = fight("bohorg 3 krag_rider", "godleif 1 frost_giant", "WWBB", "WWBBBB", "WWWB")
    table.choose("strike", "strike", "strike")
    assert table.units("B4", "bohorg") == {"krag_rider": 2}
    assert table.units("B4", "godleif") == {}
    assert table.owner("B4") == "bohorg"


def test_rage_tokens_of_both_sides_are_discarded_at_the_end_of_a_combat() -> None:
    """COR-CBT-09: both had one."""
    table = fight("bohorg 1 krag_rider", "godleif 1 frost_giant", "BBBB", "BBBBBB").choose("strike", "strike")
    assert (table.rage("bohorg"), table.rage("godleif")) == (1, 1)
    table.choose("flee")
    assert (table.rage("bohorg"), table.rage("godleif")) == (0, 0)


def test_a_survivor_is_always_at_full_hit_points() -> None:
    """COR-CBT-10: a Frost Giant (4) takes 2 wounds, then 3, and lives; 4 at once kill it."""
    table = fight("bohorg 2 krag_rider", "godleif 1 frost_giant", "WBBB", "BBBBBB", "WBBB", "BBBBBB", "WBBB")
    table.choose("strike", "strike", "strike", "strike")
    assert wounds(table)[::2] == [2, 3]
    assert table.units("B4", "godleif") == {"frost_giant": 1}
    table.choose("strike")
    assert wounds(table)[-1] == 4
    assert table.owner("B4") == "bohorg"


def test_a_combat_ends_even_if_every_die_is_blank() -> None:
    """COR-CBT-11: rage grows with every vain assault until it kills, shields or not."""
    table = fight("tomb 1 skeleton", "steamfield 1 lancer", worn={"lancer": ["tower_shield"], "skeleton": ["halberd"]})
    for _ in range(5):
        table.force("BBB").choose("strike")
    assert table.asks() == "steamfield assault"
    table.force("BBB").choose("strike")
    assert table.asks() == "steamfield action", "two tokens against one shield kill in the Lancer's third assault"
    assert table.owner("B4") == "steamfield"


def test_one_side_and_only_one_is_left_after_a_combat() -> None:
    """COR-CBT-13: over many combats to the end, never both and never none."""
    field = {"B4": "bohorg 2 basher, 2 krag_rider; godleif 2 raider, 1 berserker"}
    winners = set()
    for seed in range(25):
        table = combats(field, clans=BOHORG_AND_GODLEIF, seed=seed).choose("B4")
        for _ in range(200):
            if table.asked().kind != "action":
                table.choose(table.offers()[0])
        left = [side for side in ("bohorg", "godleif") if table.units("B4", side)]
        assert left == [table.owner("B4")]
        winners |= set(left)
    assert winners == {"bohorg", "godleif"}


def test_elves_that_win_stay_and_are_not_replenished() -> None:
    """COR-CBT-14: one of two Templars is left, also in the next round."""
    table = combats(
        {"A0": "bohorg 1 krag_rider; elves 2 templar"},
        "WWBB",
        "WBBB",
        clans=BOHORG_AND_GODLEIF,
    ).choose("A0", "strike")
    assert table.units("A0", "elves") == {"templar": 1}
    assert table.owner("A0") == "elves"
    table.choose("pass", "pass", "pass")
    assert table.s.round == 2
    assert table.units("A0", "elves") == {"templar": 1}


def test_reinforcements_and_stones_never_make_a_combat() -> None:
    """COR-CBT-15: units come only where their owner is; the enemy next door is no place for them."""
    table = Table(
        f"""round = 2
{TWO_TILES.replace("first action", "tactics")}
[hand]
bohorg = ["ambush", "krag_scouts", "pack_hunt"]
godleif = ["longship_landing", "clan_moot", "blood_mead"]
[units]
A4 = "bohorg 1 basher"
A3 = "godleif 1 raider"
A0 = "elves 2 templar"
"""
    )
    table.choose("ambush", seat="bohorg")
    table.choose("longship_landing", seat="godleif")
    assert sorted(table.offers("bohorg")) == ["basher @bohorg", "basher A4"]
    table.choose("basher A4", "basher A4", seat="bohorg")
    while table.asked().kind == "reinforce":
        assert not {"raider A4", "raider A0"} & set(table.offers())
        table.choose(table.offers()[0])
    table.choose("pass", "pass")
    assert table.told("stone"), "phase C has given a unit in A4"
    assert not table.told("combat")
    assert table.s.clashes == ()


# ---- initiative -----------------------------------------------------------------------------------------------------
def test_slowness_of_types_and_of_their_equipment_is_added() -> None:
    """COR-INI-01: Krag Riders (0) with a Spiked Club (1) and Heavy Armour (1) are as slow as a Frost Giant (2)."""
    assert fight("bohorg 1 krag_rider", "godleif 1 frost_giant").asks() == "bohorg assault"
    one = fight("bohorg 1 krag_rider", "godleif 1 frost_giant", worn={"krag_rider": ["spiked_club"]})
    assert one.asks() == "bohorg assault", "1 against 2"
    two = fight("bohorg 1 krag_rider", "godleif 1 frost_giant", worn={"krag_rider": ["spiked_club", "heavy_armour"]})
    assert two.asks() == "godleif assault", "2 against 2"
    both = fight("bohorg 1 basher, 1 executioner", "godleif 1 frost_giant", worn={"frost_giant": ["spiked_club"]})
    assert both.asks() == "godleif assault", "1 + 2 against 2 + 1"


def test_the_side_with_fewer_icons_strikes_first_and_on_a_tie_the_defender() -> None:
    """COR-INI-02: whoever attacks."""
    assert fight("bohorg 1 basher", "godleif 1 frost_giant").asks() == "bohorg assault"
    assert fight("godleif 1 frost_giant", "bohorg 1 basher").asks() == "bohorg assault"
    assert fight("bohorg 1 basher", "godleif 1 raider").asks() == "godleif assault"
    assert fight("godleif 1 raider", "bohorg 1 basher").asks() == "bohorg assault"
    table = fight("bohorg 1 krag_rider", "elves 1 shining_guard", "BBB")
    assert strikers(table) == ["elves"], "elves defend: 0 against 0"


def test_a_type_counts_its_slowness_once_and_only_if_it_is_there() -> None:
    """COR-INI-03: five Bashers are as slow as one; Executioners elsewhere slow nobody."""
    assert fight("bohorg 5 basher", "godleif 1 frost_giant").asks() == "bohorg assault"
    table = combats(
        {"B4": "bohorg 1 basher; godleif 1 frost_giant"},
        clans=BOHORG_AND_GODLEIF,
        units={"A6": "bohorg 3 executioner"},
    ).choose("B4")
    assert table.asks() == "bohorg assault"


def test_losses_do_not_change_who_is_next() -> None:
    """COR-INI-04: after the Executioner is lost Bohorg has no slowness at all, and still waits its turn."""
    table = fight("godleif 1 berserker", "bohorg 1 krag_rider, 1 executioner", "WWWBB", "BBBB", "BBBBB")
    assert table.asks() == "godleif assault", "0 against 2"
    table.choose("strike", "executioner", "strike", "strike")
    assert strikers(table) == ["godleif", "bohorg", "godleif"]
    assert dice(table) == [5, 4, 5]
