"""Phase A: tactics cards, income, reinforcements."""

from pathlib import Path

import pytest

from warcamp.engine.view import view
from warcamp.games.clash_of_rage.content import load
from warcamp.games.clash_of_rage.names import clan_name

from .rounds import ROUND_ONE, THREE_TILES, happened, order, set_at, two_tiles
from .table import TWO_TILES, Table


def play(t: Table, bohorg: str = "ambush", godleif: str = "blood_mead") -> Table:
    """Both choose a card; with the usual ones bohorg plays first."""
    return t.choose(bohorg, seat="bohorg").choose(godleif, seat="godleif")


def test_all_choose_one_of_their_cards_at_once_and_in_secret():
    """COR-TAC-01"""
    t = two_tiles("tactics", "round = 2")
    assert [(clan_name(t.s, d.seat), d.kind) for d in t.position.pending] == [
        ("bohorg", "tactics"),
        ("godleif", "tactics"),
    ]
    assert t.offers("bohorg") == ["ambush", "krag_scouts", "pack_hunt"]
    t.choose("lightning_raid", seat="godleif")
    seen = view(t.position, 0)
    assert seen["sealed"] == [{"seat": 1, "ask": "tactics"}], "only that he has chosen"
    assert all(card < 0 for card in seen["zones"]["hand 1"])
    assert happened(t, "played") == []


def test_a_card_must_be_chosen_and_it_must_be_in_hand():
    """COR-TAC-01"""
    t = two_tiles("tactics", "round = 2")
    assert t.refused("war_party") == "COR-TAC-01"
    assert t.refused("pass") == "COR-TAC-01"
    assert t.refused("lightning_raid") == "COR-SET-08"


def test_cards_are_revealed_together_onto_the_discard_piles():
    """COR-TAC-02"""
    t = play(two_tiles("tactics", "round = 2"))
    assert happened(t, "played") == ["played bohorg ambush", "played godleif blood_mead"]
    assert t.game.write(t.s)["discard"] == {"bohorg": ["ambush"], "godleif": ["blood_mead"]}
    card = t.s.t.tactic_ids.index("blood_mead")
    assert view(t.position, 0)["zones"]["discard 1"] == [card]


def test_a_card_gives_order_gold_and_units():
    """COR-TAC-03"""
    t = play(two_tiles("tactics", "round = 2"), "krag_scouts", "blood_mead")
    assert order(t) == ["bohorg", "godleif"]
    assert (t.gold("bohorg"), t.gold("godleif")) == (7, 8)
    assert t.units("@bohorg", "bohorg") == {"basher": 1, "krag_rider": 1}
    assert t.units("@godleif", "godleif") == {"raider": 1, "berserker": 1}


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("ambush", "blood_mead", "restless_graves"), ["bohorg", "tomb", "godleif"]),
        (("pack_hunt", "blood_mead", "mass_grave"), ["godleif", "bohorg", "tomb"]),
        (("pack_hunt", "longship_landing", "whispering_fog"), ["tomb", "godleif", "bohorg"]),
    ],
)
def test_the_lowest_number_plays_first(cards, expected):
    """COR-TAC-04"""
    t = set_at(THREE_TILES, "tactics", "round = 2")
    for clan, card in zip(("bohorg", "godleif", "tomb"), cards, strict=True):
        t.choose(card, seat=clan)
    assert order(t) == expected
    assert t.asks() == f"{expected[0]} action"


@pytest.fixture
def alike(tmp_path: Path) -> Path:
    """A content pack in which Ambush and Lightning Raid have the same number."""
    path = tmp_path / "alike"
    path.mkdir()
    (path / "pack.toml").write_text('id = "alike"\nversion = "1"\nname = "Alike"\n', encoding="utf-8")
    (path / "tactics.toml").write_text("[lightning_raid]\nplay_order = 2\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("before", [["bohorg", "godleif"], ["godleif", "bohorg"]])
def test_of_alike_numbers_who_was_later_in_the_round_before_goes_first(alike, before):
    """COR-TAC-05"""
    text = f'round = 2\norder = ["{before[0]}", "{before[1]}"]\n' + TWO_TILES.replace("first action", "tactics")
    t = play(Table(text, content=load([alike])), "ambush", "lightning_raid")
    assert order(t) == before[::-1]


@pytest.mark.parametrize(("drawn", "expected"), [("0", ["godleif", "bohorg"]), ("1", ["bohorg", "godleif"])])
def test_of_alike_numbers_chance_decides_in_round_one(alike, drawn, expected):
    """COR-TAC-05"""
    t = play(Table(ROUND_ONE, [drawn, "1" if drawn == "0" else "0"], content=load([alike])), "ambush", "lightning_raid")
    assert order(t) == expected


def test_phase_a_goes_choose_reveal_order_bastions_income_reinforcements():
    """COR-TAC-06"""
    t = play(Table(ROUND_ONE)).choose("-1,-1", "4,0")
    steps = [line.split()[0] for line in happened(t)]
    assert list(dict.fromkeys(steps)) == ["played", "ordered", "bastion", "income", "reinforced", "phase"]
    t = play(two_tiles("tactics", "round = 2"))
    steps = [line.split()[0] for line in happened(t)]
    assert list(dict.fromkeys(steps)) == ["played", "ordered", "income", "reinforced", "phase"]


def test_the_two_other_cards_stay_hidden_in_hand():
    """COR-TAC-07"""
    t = play(two_tiles("tactics", "round = 2"))
    cards = [t.s.t.tactic_ids[card] for card in view(t.position, 0)["zones"]["hand 0"]]
    assert cards == ["krag_scouts", "pack_hunt"]
    hidden = view(t.position, 1)["zones"]["hand 0"]
    assert len(hidden) == 2
    assert all(card < 0 for card in hidden)


# ---- income --------------------------------------------------------------------------------------------------------
def test_everybody_receives_the_gold_of_his_card():
    """COR-INC-01"""
    t = play(two_tiles("tactics", "round = 2", "[gold]\nbohorg = 5"), "pack_hunt", "longship_landing")
    assert (t.gold("bohorg"), t.gold("godleif")) == (12, 9)


def test_each_city_held_at_that_moment_gives_three_crystals():
    """COR-INC-02"""
    t = play(two_tiles("tactics", "round = 2", '[units]\nA0 = "bohorg 1 basher"\nB5 = "bohorg 1 basher"'))
    assert (t.crystals("bohorg"), t.crystals("godleif")) == (6, 0)


def test_forges_stones_and_plain_territories_give_nothing_nor_do_elves_earn():
    """COR-INC-03"""
    units = '[units]\nA1 = "bohorg 1 basher"\nA4 = "bohorg 1 basher"\nA5 = "bohorg 1 basher"\nA0 = "elves 1 templar"'
    t = play(two_tiles("tactics", "round = 2", units))
    assert t.s.crystals == [0, 0]
    assert t.s.gold == [8, 8]
    assert len(happened(t, "income")) == 2, "the two players, not the Elves"


# ---- reinforcements ------------------------------------------------------------------------------------------------
CAMPS = '[units]\nA4 = "bohorg 1 basher"\nA6 = "bohorg 1 executioner"\nA5 = "godleif 1 raider"\n'


def test_units_are_spread_between_the_bastion_and_territories_with_own_units():
    """COR-REI-01"""
    t = play(two_tiles("tactics", "round = 2", CAMPS), "pack_hunt", "longship_landing")
    assert t.asks() == "godleif reinforce", "the lower number places first"
    t.choose("raider @godleif", "raider A5", "raider A5")
    assert t.offers() == ["basher @bohorg", "basher A4", "basher A6"]
    assert t.refused("basher A5") == "COR-REI-01"
    assert t.refused("basher A0") == "COR-REI-01"
    t.choose("basher A4", "basher A6", "basher @bohorg")
    assert t.units("A4", "bohorg") == {"basher": 2}
    assert t.units("A6", "bohorg") == {"basher": 1, "executioner": 1}
    assert t.units("@bohorg", "bohorg") == {"basher": 1}
    assert t.reserve("bohorg") == [4, 6, 2]


def test_the_own_bastion_is_always_open_and_no_other():
    """COR-REI-02"""
    t = play(two_tiles("tactics", "round = 2", '[units]\nA4 = "bohorg 1 basher"\n"@godleif" = "godleif 1 raider"'))
    assert t.offers() == ["basher @bohorg", "basher A4"]
    assert t.refused("basher @godleif") == "COR-MOV-13"


def test_in_round_one_all_reinforcements_go_on_the_bastion():
    """COR-REI-03"""
    t = play(set_at(ROUND_ONE, tables='[units]\nA4 = "bohorg 1 basher"')).choose("-1,-1", "4,0")
    assert t.units("@bohorg", "bohorg") == {"basher": 2}
    assert t.units("A4", "bohorg") == {"basher": 1}


def test_units_missing_from_the_reserve_are_lost():
    """COR-REI-04, COR-REI-05: neither owed, nor another level, nor taken from the board."""
    t = play(two_tiles("tactics", "round = 2", '[units]\n"@bohorg" = "bohorg 7 basher"'), "pack_hunt")
    assert t.units("@bohorg", "bohorg") == {"basher": 8}
    assert t.reserve("bohorg") == [0, 6, 3]
    assert happened(t, "reinforced") == [
        "reinforced godleif raider @godleif",
        "reinforced godleif berserker @godleif",
        "reinforced bohorg basher @bohorg",
    ]


def test_every_unit_available_must_be_placed():
    """COR-REI-06"""
    t = play(two_tiles("tactics", "round = 2", CAMPS))
    assert t.offers() == ["basher @bohorg", "basher A4", "basher A6"]
    assert t.refused("end") == "COR-REI-01"
    t.choose("basher A4")
    assert t.asks() == "bohorg reinforce"


def test_the_places_are_settled_before_the_first_unit_is_placed():
    """COR-REI-07"""
    t = play(two_tiles("tactics", "round = 2", CAMPS), "pack_hunt", "longship_landing")
    t.choose("raider @godleif", "raider @godleif", "raider @godleif")
    for place in ("@bohorg", "A4", "A6"):
        assert t.offers() == ["basher @bohorg", "basher A4", "basher A6"]
        t.choose(f"basher {place}")


def test_later_players_see_what_earlier_ones_placed():
    """COR-REI-08"""
    t = play(two_tiles("tactics", "round = 2", CAMPS)).choose("basher A6", "basher A6")
    assert t.asks() == "godleif reinforce"
    assert view(t.position, 1)["public"]["units"] == t.s.units
    assert t.units("A6", "bohorg") == {"basher": 2, "executioner": 1}
