"""Move and fight: how far, through whom, in which order.

The map is that of `table.py`: A2 touches A1 and A3, a rock parts it from A0; A1 touches B3 and B4.
"""

from __future__ import annotations

from .table import TWO_TILES, Table


def given(clans: str = "", worn: str = "", **units: str) -> Table:
    """Bohorg (or another first clan) is about to move."""
    text = TWO_TILES.replace("bohorg", clans) if clans else TWO_TILES
    rows = [f"'{place.replace('at_', '@')}' = '{row}'" for place, row in units.items()]
    return Table("\n".join([text, "[units]", *rows, "[worn]", worn])).choose("move")


def test_all_some_or_none_of_the_units_may_move() -> None:
    """COR-MOV-01: to move none is a pass."""
    table = given(A2="bohorg 2 basher, 1 krag_rider", A4="bohorg 1 executioner")
    assert table.offers() == ["end", "basher A2", "krag_rider A2", "executioner A4"]
    table.choose("end")
    assert table.asks() == "godleif action"
    assert not table.told("moved")
    some = given(A2="bohorg 2 basher").choose("basher A2", "A3", "end")
    assert some.units("A2", "bohorg") == {"basher": 1}
    assert some.units("A3", "bohorg") == {"basher": 1}
    assert some.asks() == "godleif action"
    every = given(A2="bohorg 2 basher").choose("basher A2", "A3", "basher A2", "A1")
    assert every.units("A2", "bohorg") == {}
    assert every.asks() == "godleif action", "nobody is left to move"


def test_units_of_one_group_move_each_by_its_own_points() -> None:
    """COR-MOV-02: a Krag Rider (3) goes further than a Basher (2), and elsewhere."""
    table = given(A2="bohorg 1 basher, 1 krag_rider").choose("basher A2")
    assert "B5" not in table.offers()
    table.choose("A4", "krag_rider A2")
    assert "B5" in table.offers(), "A1, B4, B5"
    table.choose("B5")
    assert table.units("A4", "bohorg") == {"basher": 1}
    assert table.units("B5", "bohorg") == {"krag_rider": 1}


def test_each_territory_entered_costs_a_point() -> None:
    """COR-MOV-03: two points, two connected territories at most."""
    table = given(A2="bohorg 1 basher").choose("basher A2")
    assert sorted(table.offers()) == ["@bohorg", "A0", "A1", "A3", "A4", "A6", "B3", "B4"]
    assert table.refused("B6") == "COR-MOV-03"


def test_entering_the_own_bastion_costs_a_point_and_leaving_it_nothing_more() -> None:
    """COR-MOV-03: a Colossus has one point."""
    table = given("steamfield", A3="steamfield 1 colossus", A2="steamfield 1 colossus").choose("colossus A3")
    assert sorted(table.offers()) == ["@steamfield", "A0", "A2", "A4"]
    table.choose("@steamfield", "colossus A2")
    assert sorted(table.offers()) == ["A1", "A3"], "the bastion is two away"
    table = given("steamfield", at_steamfield="steamfield 1 colossus").choose("colossus @steamfield")
    assert sorted(table.offers()) == ["A3", "A4"]


def test_units_that_walk_do_not_cross_rocks() -> None:
    """COR-MOV-04: a rock lies between A2 and A0."""
    table = given("steamfield", A2="steamfield 1 colossus").choose("colossus A2")
    assert sorted(table.offers()) == ["A1", "A3"]
    assert table.refused("A0") == "COR-MOV-04"


def test_a_unit_stops_where_an_enemy_stands() -> None:
    """COR-MOV-05: elves or another player; behind them nothing can be reached."""
    table = given(A2="bohorg 1 krag_rider", A1="elves 2 templar", A3="godleif 1 raider").choose("krag_rider A2")
    assert sorted(table.offers()) == ["A1", "A3"]
    assert table.refused("B3") == "COR-MOV-05"


def test_a_contested_territory_still_stops() -> None:
    """COR-MOV-05: the first Basher among two elves does not open the way."""
    table = given(A2="bohorg 2 basher", A1="elves 2 templar", A3="elves 1 templar").choose(
        "basher A2", "A1", "basher A2"
    )
    assert sorted(table.offers()) == ["A1", "A3"]


def test_later_units_pass_where_as_many_own_units_stand_as_enemies() -> None:
    """COR-MOV-06: overrun; they pay the point and may stop there as well."""
    table = given(A2="bohorg 3 basher", A1="elves 2 templar", A3="elves 1 templar")
    table.choose("basher A2", "A1", "basher A2", "A1", "basher A2")
    assert sorted(table.offers()) == ["A0", "A1", "A3", "A6", "B3", "B4"]
    table.choose("B3")
    assert table.units("B3", "bohorg") == {"basher": 1}
    assert [t.params[2] for t in table.told("combat")] == [1], "and fights nobody on its way"


def test_only_units_that_ended_their_move_there_count_for_overrun() -> None:
    """COR-MOV-07: who merely passed does not; all enemies do, of whatever type."""
    table = given(
        worn="krag_rider = ['winged_harness']",
        A2="bohorg 2 basher, 1 krag_rider",
        A1="elves 1 templar, 1 shining_guard",
        A3="elves 1 templar",
    ).choose("krag_rider A2", "B3", "basher A2", "A1", "basher A2")
    assert sorted(table.offers()) == ["A1", "A3"], "one Basher against two elves"


def test_a_unit_that_had_to_stop_stays_stopped() -> None:
    """COR-MOV-08: overrun comes for the next ones only."""
    table = given(A2="bohorg 1 basher, 1 krag_rider", A1="elves 1 templar").choose("krag_rider A2", "A1")
    assert table.offers() == ["end", "basher A2"]
    table.choose("basher A2")
    assert "B3" in table.offers(), "one against one"
    table.choose("A3")
    assert table.units("A1", "bohorg") == {"krag_rider": 1}


def test_a_unit_makes_its_whole_way_in_one_go_in_an_order_of_the_players_choice() -> None:
    """COR-MOV-09: Basher, Executioner, Basher; nobody twice."""
    table = given(A2="bohorg 2 basher", A4="bohorg 1 executioner")
    table.choose("basher A2", "A3")
    assert table.offers() == ["end", "basher A2", "executioner A4"]
    assert table.refused("basher A3") == "COR-MOV-09"
    table.choose("executioner A4", "A3")
    assert table.offers() == ["end", "basher A2"]


def test_units_that_moved_in_are_not_mistaken_for_those_that_can_still_move() -> None:
    """COR-MOV-09: of the two Bashers in A3 one has moved; the other may go, once."""
    table = given(A2="bohorg 1 basher", A3="bohorg 1 basher").choose("basher A2", "A3")
    assert table.offers() == ["end", "basher A3"]
    table.choose("basher A3", "A4")
    assert table.asks() == "godleif action"
    assert table.units("A3", "bohorg") == {"basher": 1}


def test_speed_gives_more_points_to_its_type_only() -> None:
    """COR-MOV-10: a Basher with Marching Boots has three; the Executioner beside it keeps two."""
    table = given(worn="basher = ['marching_boots']", A2="bohorg 1 basher, 1 executioner").choose("basher A2")
    assert {"A5", "B0", "B5"} <= set(table.offers())
    table.choose("A1", "executioner A2")
    assert not {"A5", "B0", "B5"} & set(table.offers())


def test_flying_units_cross_rocks_and_enemies_and_may_stop_among_them() -> None:
    """COR-MOV-11: two Wraiths over the rock; Skeletons stay behind."""
    table = given(
        "tomb", A2="tomb 1 skeleton, 2 wraith", A0="elves 4 templar", A1="elves 1 templar", A3="elves 1 templar"
    )
    table.choose("wraith A2")
    assert sorted(table.offers()) == ["@tomb", "A0", "A1", "A3", "A4", "A5", "A6", "B3", "B4"]
    table.choose("A5", "wraith A2", "A0", "skeleton A2")
    assert sorted(table.offers()) == ["A1", "A3"]
    table.choose("A3")
    assert sorted(table.offers()) == ["A0", "A3"]
    assert table.asks() == "tomb combat", "the Wraith that flew over A0 fights nobody, the one that landed does"
    assert table.owner("A5") == "tomb"


def test_own_and_empty_territories_and_the_own_bastion_are_passed_freely() -> None:
    """COR-MOV-12: A1 is barred by elves, the bastion between A2 and B3 is open."""
    text = TWO_TILES.replace('"-1,-1"', '"2,-1"')
    units = "[units]\nA2 = 'bohorg 1 basher'\nA1 = 'elves 2 templar'\nA3 = 'bohorg 1 executioner'"
    table = Table(f"{text}\n{units}").choose("move", "basher A2")
    assert sorted(table.offers()) == ["@bohorg", "A0", "A1", "A3", "A4", "B3"]


def test_another_players_bastion_is_neither_entered_nor_passed() -> None:
    """COR-MOV-13: not by flying either; Godleif's bastion between A2 and B3 is a wall."""
    text = TWO_TILES.replace("bohorg", "tomb").replace('"4,0"', '"2,-1"')
    units = "[units]\nA2 = 'tomb 1 skeleton, 1 wraith'\nA1 = 'elves 2 templar'\nA3 = 'elves 2 templar'"
    table = Table(f"{text}\n{units}").choose("move", "skeleton A2")
    assert sorted(table.offers()) == ["A1", "A3"]
    assert table.refused("@godleif") == "COR-MOV-13"
    table.choose("A1", "wraith A2")
    assert "@godleif" not in table.offers()
    assert table.refused("@godleif") == "COR-MOV-13"


def test_several_groups_may_attack_several_territories_in_one_action() -> None:
    """COR-MOV-14: each becomes a combat."""
    table = given(
        A2="bohorg 2 basher", A4="bohorg 1 basher", A1="elves 1 templar", A3="elves 1 templar", A5="godleif 1 raider"
    )
    table.choose("basher A2", "A1", "basher A2", "A3", "basher A4", "A5")
    assert table.asks() == "bohorg combat"
    assert sorted(table.offers()) == ["A1", "A3", "A5"]


def test_nobody_moves_after_the_first_combat_of_an_action() -> None:
    """COR-MOV-15: the Basher left behind stays, and so do the winners."""
    table = given(A2="bohorg 2 basher, 1 krag_rider", A1="godleif 1 raider").choose("krag_rider A2", "A1")
    assert not table.told("combat")
    table.force("BBBB").choose("end", "strike")
    assert table.owner("A1") == "bohorg"
    assert table.asks() == "godleif action"


def test_points_that_are_not_used_are_lost() -> None:
    """COR-MOV-16: a Krag Rider goes one territory out of three and is done."""
    table = given(A2="bohorg 1 krag_rider, 1 basher").choose("krag_rider A2", "A3")
    assert table.offers() == ["end", "basher A2"]


def test_units_leave_freely_beside_enemies() -> None:
    """COR-MOV-17: from A4, beside elves in A0 and A3, along A5 to A6, beside them too, for two points."""
    table = given(A4="bohorg 1 basher", A0="elves 4 templar", A3="elves 4 templar").choose("basher A4")
    assert {"A5", "A6"} <= set(table.offers())
    table.choose("A6")
    assert table.asks() == "godleif action"


def test_one_unit_may_attack_any_number_and_nobody_must() -> None:
    """COR-MOV-18: a Basher beside four elves may go in alone, go past, or stay."""
    table = given(A2="bohorg 1 basher", A1="elves 4 templar")
    assert table.offers() == ["end", "basher A2"]
    table.choose("basher A2")
    assert {"A1", "A3"} <= set(table.offers())
    table.choose("A1")
    assert len(table.told("combat")) == 1
    stay = given(A2="bohorg 1 basher", A1="elves 4 templar").choose("end")
    assert not stay.told("combat")


def test_units_on_their_own_bastion_cannot_be_attacked() -> None:
    """COR-MOV-19: a unit may end its move there, and the enemy next to it has no way in."""
    table = given(A3="bohorg 1 basher", A4="godleif 2 raider").choose("basher A3", "@bohorg")
    assert table.units("@bohorg", "bohorg") == {"basher": 1}
    table.choose("move", "raider A4")
    assert table.asks() == "godleif to"
    assert "@bohorg" not in table.offers()
    assert table.refused("@bohorg") == "COR-MOV-13"


def test_empty_land_is_taken_by_staying_not_by_passing() -> None:
    """COR-MOV-20: a Krag Rider through A1 and B3 to B2, where the stone is."""
    table = given(A2="bohorg 1 krag_rider").choose("krag_rider A2", "B2")
    assert table.owner("B2") == "bohorg"
    assert table.owner("A1") == ""
    assert table.owner("B3") == ""
    assert table.owner("A2") == "", "and nobody was left behind"
