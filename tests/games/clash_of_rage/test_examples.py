"""The worked examples of the catalogue, EX-01 to EX-11, and the complete combat of its section 7.3."""

from __future__ import annotations

import pytest

from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.names import clan_name
from warcamp.games.clash_of_rage.state import legendary_deck

from .battle import battle, dice, on_board, slain, strikers, wounds
from .table import TWO_TILES, Table

THREE_TILES = """
clans = ["bohorg", "steamfield", "godleif"]
phase = "first action"
tiles = ["1A 0,0", "3B 2,1", "2A 3,-2"]
[bastions]
bohorg = "-1,-1"
steamfield = "4,0"
godleif = "4,-4"
"""
"""TWO_TILES with a third tile, C: city C2, forge C4, stone I C6."""

OVERRUN = """
clans = ["bohorg", "godleif"]
phase = "first action"
tiles = ["1B 0,0", "2A 2,1 turn 1"]
[bastions]
bohorg = "-1,-1"
godleif = "4,0"
[units]
B0 = "bohorg 1 basher, 5 krag_rider"
B3 = "elves 1 shining_guard, 1 high_elder, 1 templar"
B4 = "godleif 1 berserker"
"""
"""The map of EX-04: X is B0, the elf city B3, the stone A1, the lone Berserker in B4, the rock between B0 and B5.
A1 is three steps or fewer from B0 only through the city or past the Berserker."""


def deck(t: Table) -> int:
    return len(t.s.zones.cards[legendary_deck(t.s)])


def under(t: Table) -> list[str]:
    """The cards under the equipment deck."""
    return [t.s.t.gear[g] for g in t.s.under]


def test_three_players_set_up_three_tiles_with_eighteen_elves():
    """EX-01, COR-SET-01, COR-SET-02, COR-SET-04, COR-SET-06: a table for three before the first card."""
    t = Table('clans = ["bohorg", "steamfield", "godleif"]\nphase = "setup"')
    assert len(t.s.tiles) // 4 == 3
    assert t.s.board.territories == 21
    garrisons = [sum(t.units(f"{tile}{k}", "elves").values()) for tile in "ABC" for k in range(7)]
    cities, forges = t.s.board.cities, t.s.board.forges
    assert len(cities) == len(forges) == 3
    assert garrisons == [4 if k in cities else 2 if k in forges else 0 for k in range(21)]
    assert on_board(t, "elves") == 18
    assert sum(t.s.bag) == 27
    assert len(set(t.s.market)) == len(t.s.market) == 6
    assert deck(t) == 14
    assert t.asks() == "bohorg tactics"


def test_two_forges_make_a_legendary_out_of_three_crystals():
    """EX-02, COR-FRG-03, COR-FRG-04: three cards are drawn, one is kept, two go back."""
    t = Table(TWO_TILES + '[units]\nA1 = "bohorg 1 basher"\nB0 = "bohorg 1 basher"\n[crystals]\nbohorg = 3')
    assert t.points("bohorg") == 0
    t.force("emerald_fang", "sunlance", "thunder_maul").choose("equip", "forge")
    assert t.crystals("bohorg") == 0
    assert sorted(t.offers()) == ["emerald_fang", "sunlance", "thunder_maul"]
    t.choose("sunlance")
    assert deck(t) == 13
    assert t.points("bohorg") == 1
    assert "attach sunlance" in t.offers()


@pytest.mark.parametrize(
    ("forges", "price", "drawn"), [(["A1"], 6, 2), (["A1", "B0"], 3, 3), (["A1", "B0", "C4"], 3, 4)]
)
def test_more_forges_forge_more_cheaply_from_more_cards(forges, price, drawn):
    """EX-03, COR-FRG-03, COR-FRG-04: 6 crystals with one forge, 3 with more; one card more than forges."""
    units = "[units]\n" + "\n".join(f'{place} = "bohorg 1 basher"' for place in forges)
    poor = Table(THREE_TILES + units + f"\n[crystals]\nbohorg = {price - 1}\n[gold]\nbohorg = 4").choose("equip")
    assert poor.refused("forge") == "COR-FRG-03"
    t = Table(THREE_TILES + units + "\n[crystals]\nbohorg = 9").choose("equip", "forge")
    assert t.crystals("bohorg") == 9 - price
    assert t.asks() == "bohorg legendary"
    assert len(t.offers()) == drawn


def test_without_a_forge_nothing_is_forged():
    """EX-03, COR-FRG-01, COR-FRG-03: crystals alone do not help."""
    t = Table(TWO_TILES + '[units]\nA2 = "bohorg 1 basher"\n[crystals]\nbohorg = 20\n[gold]\nbohorg = 4')
    t.choose("equip")
    assert "forge" not in t.offers()
    assert t.refused("forge") == "COR-FRG-01"


def test_the_fourth_rider_overruns_a_city_that_three_have_entered():
    """EX-04, COR-MOV-05, COR-MOV-06, COR-MOV-07, COR-CBT-02, COR-CBT-03: on the map OVERRUN."""
    t = Table(OVERRUN)
    t.choose("move", "krag_rider B0")
    assert "A1" not in t.offers()
    t.choose("B3", "krag_rider B0", "B3", "krag_rider B0", "B3")
    assert t.offers() == ["end", "basher B0", "krag_rider B0"]
    t.choose("krag_rider B0")
    assert "A1" in t.offers()
    assert "A2" in t.offers(), "a third step beyond the stone: one point is left there"
    t.choose("A1", "krag_rider B0", "B4", "end")
    assert t.owner("A1") == "bohorg"
    assert t.asks() == "bohorg combat"
    assert sorted(t.offers()) == ["B3", "B4"]
    assert t.units("B3", "bohorg") == {"krag_rider": 3}
    assert t.units("B4", "bohorg") == {"krag_rider": 1}
    t.choose("B4")
    assert t.asks() == "godleif assault"
    t.choose("flee")
    assert t.asks() == "bohorg assault", "the city comes second, without being asked for"
    assert t.owner("B4") == "bohorg"


def test_the_third_rider_is_too_early_to_overrun_and_stays_stopped():
    """EX-05, COR-MOV-05, COR-MOV-07, COR-MOV-08: two riders against three elves do not open the way."""
    t = Table(OVERRUN)
    t.choose("move", "krag_rider B0", "B3", "krag_rider B0", "B3", "krag_rider B0")
    assert "B3" in t.offers()
    assert "A1" not in t.offers()
    t.choose("B3")
    assert t.offers() == ["end", "basher B0", "krag_rider B0"], "who stopped in the city does not move on"
    t.choose("krag_rider B0")
    assert "A1" in t.offers()


def test_an_executioner_with_a_greatsword_rolls_nine_dice_while_he_lives():
    """EX-06, COR-ASL-03, COR-ASL-05: 6 + 3 dice, then the four of the Krag Rider."""
    t = battle(
        "bohorg 1 krag_rider, 1 executioner",
        "elves 1 high_elder, 1 templar",
        *("BBBBBBBBB", "BBBB", "BBBB", "WBBBBBBBB", "WWBB"),
        worn='executioner = ["greatsword"]',
    )
    t.choose("strike", "strike", "high_elder")
    assert dice(t) == [9, 4, 9, 4]
    assert t.asks() == "steamfield wound"
    t.choose("executioner").force("BBBB").choose("strike")
    assert strikers(t)[4] == "bohorg"
    assert dice(t)[4] == 4


@pytest.mark.parametrize("attacking", [True, False])
def test_the_big_combat_counts_only_the_types_that_take_part(attacking):
    """EX-07, COR-INI-01, COR-INI-02, COR-INI-03, COR-ASL-03, COR-ASL-06, COR-WND-01, COR-BON-05: the Bashers' club,
    slowness and reroll stay out of it."""
    army = "bohorg 2 krag_rider, 1 executioner"
    worn = """
        krag_rider = ["shaman_staff"]
        executioner = ["battle_axe"]
        basher = ["spiked_club"]
        """
    if attacking:
        t = battle(army, "elves 1 high_elder, 2 templar", worn=worn, elsewhere='A4 = "bohorg 3 basher"')
    else:
        t = battle("godleif 4 raider, 1 frost_giant", army, worn=worn, elsewhere='B4 = "bohorg 3 basher"')
    assert t.asks() == "bohorg assault", "slowness 2 against 3"
    t.force("WWWWWBBB", "WWB").choose("strike")
    assert t.asks() == "bohorg reroll"
    assert t.offers() == ["0", "1", "2", "3"]
    t.choose("3")
    assert dice(t) == [8]
    assert wounds(t) == [8]
    assert on_board(t, "elves" if attacking else "godleif") == 0, "8 wounds: one less would not have done"
    assert t.owner("A3") == "bohorg"


def test_the_elves_improve_over_two_rounds():
    """EX-08, COR-ELF-01, COR-ELF-02, COR-ELF-03, COR-ELF-04: empty slots are filled, cheaper cards replaced."""
    t = Table(
        TWO_TILES.replace("first action", "second action")
        + '[units]\nA0 = "elves 1 shining_guard, 1 high_elder, 1 templar"'
    )
    t.choose("pass").force("crossbow", "cuirass", "heavy_armour").choose("pass")
    assert t.worn("shining_guard") == ["crossbow"]
    assert t.worn("high_elder") == ["cuirass"]
    assert t.worn("templar") == ["heavy_armour"]
    assert t.s.round == 2
    assert under(t) == []
    t.choose("ambush", seat="bohorg").choose("lightning_raid", seat="godleif")
    t.choose("pass", "pass", "pass").force("rock_breaker", "blunderbuss", "shaman_cloak").choose("pass")
    assert t.worn("shining_guard") == ["rock_breaker"]
    assert t.worn("high_elder") == ["blunderbuss", "cuirass"]
    assert t.worn("templar") == ["heavy_armour"]
    assert under(t) == ["crossbow", "shaman_cloak"]
    assert t.s.round == 3


def test_cards_3_14_and_26_play_in_this_order_all_round():
    """EX-09, COR-TAC-04, COR-RND-02: in phases A, B and D."""
    t = Table(
        "round = 2\n"
        + THREE_TILES.replace("first action", "tactics")
        + """
        [hand]
        bohorg = ["war_party", "ambush", "pack_hunt"]
        steamfield = ["secret_patents", "full_steam", "war_taxes"]
        godleif = ["march_of_winter", "blood_mead", "clan_moot"]
        """
    )
    t.choose("war_party", seat="bohorg").choose("march_of_winter", seat="godleif")
    t.choose("secret_patents", seat="steamfield")
    placed = [clan_name(t.s, told.params[0]) for told in t.told("reinforced")]
    assert list(dict.fromkeys(placed)) == ["steamfield", "bohorg", "godleif"]
    acting = []
    for _ in range(6):
        acting.append(t.asks())
        t.choose("pass")
    assert acting == ["steamfield action", "bohorg action", "godleif action"] * 2
    assert t.s.round == 3


def test_reinforcements_missing_from_the_reserve_are_lost():
    """EX-10, COR-REI-04: a card with two of level I and one of level III, a reserve of one and none."""
    t = Table(
        "round = 2\n"
        + TWO_TILES.replace("first action", "tactics")
        + """
        [hand]
        bohorg = ["the_axe_falls", "ambush", "pack_hunt"]
        [units]
        A4 = "bohorg 7 basher, 3 executioner"
        """
    )
    assert t.reserve("bohorg") == [1, 6, 0]
    t.choose("the_axe_falls", seat="bohorg").choose("lightning_raid", seat="godleif")
    assert t.asks() == "bohorg reinforce"
    assert t.offers() == ["basher @bohorg", "basher A4"]
    t.choose("basher @bohorg")
    assert t.asks() == "godleif action", "nothing more of Bohorg's is placed, neither now nor later"
    assert t.units("@bohorg", "bohorg") == {"basher": 1}
    assert t.units("A4", "bohorg") == {"basher": 7, "executioner": 3}
    assert t.reserve("bohorg") == [0, 6, 0]


@pytest.mark.parametrize(("difficulty", "limit", "rounds"), [("easy", 17, 3), ("impossible", 8, 2)])
def test_idle_solo_players_lose_to_domination(difficulty, limit, rounds):
    """EX-11, COR-SOLO-03, COR-SOLO-05, COR-SOLO-06: two cities and two forges are 6 points a round."""
    options = CLASH_OF_RAGE.options({"players": 1, "difficulty": difficulty})
    assert CLASH_OF_RAGE.table(options, CLASH_OF_RAGE.content()).limit == limit
    t = Table(
        f"""
        clans = ["bohorg"]
        limit = {limit}
        phase = "first action"
        tiles = ["1A 0,0", "3B 2,1"]
        [bastions]
        bohorg = "-1,-1"
        [units]
        A0 = "elves 4 templar"
        A1 = "elves 2 templar"
        B0 = "elves 2 high_elder"
        B5 = "elves 4 high_elder"
        """
    )
    for n in range(1, rounds + 1):
        assert t.s.round == n
        t.choose("pass", "pass")
        assert t.s.domination == 6 * n
        if n < rounds:
            t.choose(t.offers()[0])
    assert t.position.over
    assert clan_name(t.s, t.s.winner) == "elves"


def test_a_complete_combat_of_raiders_and_a_berserker_against_four_elves():
    """Section 7.3, COR-INI-02, COR-ASL-02, COR-ASL-03, COR-ASL-05, COR-ASL-07, COR-WND-01, COR-WND-02, COR-WND-05,
    COR-WND-08, COR-RAG-02, COR-RAG-05, COR-CBT-07, COR-CBT-08, COR-CBT-09, COR-BON-03."""
    t = battle("godleif 3 raider, 1 berserker", "elves 1 shining_guard, 2 high_elder, 1 templar")
    assert t.asks() == "godleif assault", "slowness 1 against 3"

    t.force("WWBWB").choose("strike")
    assert t.rage("godleif") == 1, "the Berserker's rage bonus"
    assert wounds(t) == [4]
    assert t.asks() == "godleif wound"
    assert t.offers() == ["shining_guard", "high_elder", "templar"]
    t.force("WBB", "WB").choose("templar")
    assert slain(t) == ["templar", "shining_guard"]
    assert t.crystals("godleif") == 2

    assert strikers(t) == ["godleif", "elves"]
    assert [told.params[1:] for told in t.told("rerolled")] == [(2, 1)]
    assert wounds(t) == [4, 2]
    assert t.asks() == "bohorg wound", "the player to the right plays the Elves"
    assert t.offers() == ["raider", "berserker"]
    t.choose("berserker")
    assert t.units("A3", "godleif") == {"raider": 3}

    assert t.asks() == "godleif assault"
    assert t.rage("godleif") == 1
    t.force("WWB").choose("strike")
    assert dice(t) == [5, 3, 3]
    assert wounds(t) == [4, 2, 4]
    assert slain(t) == ["templar", "shining_guard", "berserker", "high_elder", "high_elder"]
    assert t.crystals("godleif") == 4
    assert t.rage("godleif") == t.rage("elves") == 0
    assert t.owner("A3") == "godleif"
    assert t.units("A3", "godleif") == {"raider": 3}
    assert t.asks() == "bohorg action", "the combat and the action are over"
