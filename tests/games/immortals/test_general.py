"""General principles: the two realms, who owns what, resources, what is limited, what is never lost."""

from __future__ import annotations

import random

import pytest

from warcamp.engine.errors import BadInput, BrokenInvariant
from warcamp.engine.flow import begin
from warcamp.engine.match import Match
from warcamp.engine.source import Fast
from warcamp.engine.view import view
from warcamp.games.immortals.check import check
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.immortals.layout import HAND, SLOT
from warcamp.games.immortals.state import Immortals, cards, in_turn
from warcamp.games.immortals.tables import SLOTS

from .table import FIVE, FOUR, THREE, Table, at

RICH = "[gold]\n0 = 9\n[energy]\n0 = 9\n"


def revealed(slot: str, card: str, sides: str, top: str = "", more: str = RICH) -> Table:
    """Seat 0 has revealed a card on a slot."""
    return Table(FOUR + top + f'[slots]\n"0.{slot}" = "{card}"\n[sides]\n{sides}\n{more}').choose(slot)


@pytest.mark.parametrize(("text", "seats"), [(THREE, 3), (FOUR, 4), (FIVE, 5)])
def test_three_to_five_play(text: str, seats: int) -> None:
    """IMM-GEN-01"""
    assert Table(text).s.seats == seats


@pytest.mark.parametrize("players", [1, 2, 6])
def test_other_numbers_are_refused(players: int) -> None:
    """IMM-GEN-01"""
    with pytest.raises(BadInput):
        IMMORTALS.options({"players": players})
    with pytest.raises(BadInput):
        Table(f'players = {players}\nphase = "setup"')


def test_both_realms_have_the_same_regions_borders_and_provinces() -> None:
    """IMM-GEN-02"""
    t = Table(FOUR).s.t
    assert (len(t.sides), len(t.regions)) == (50, 25)
    for side in range(25):
        assert t.sides[side + 25] == t.sides[side].replace("light_", "dark_")
        assert [other + 25 for other in t.borders[side]] == t.borders[side + 25]
        assert t.province_of[side + 25] == t.province_of[side] + 5


CROWN = ["mountainhome", "forge_fire", "deepdelve", "eagle_spire", "foothold"]


def test_a_province_counts_in_each_realm_by_itself() -> None:
    """IMM-GEN-03: three light and two dark sides of one province score once; a Capital in the dark hinders none in the
    light."""
    sides = "".join(f"light_{region} = [0, 1]\n" for region in CROWN[:3])
    sides += "".join(f"dark_{region} = [0, 1]\n" for region in CROWN[3:])
    assert Table(at("scoring") + "[sides]\n" + sides).vp(0) == 5 // 2 + 2
    offers = revealed("a3", "light_foothold", "light_foothold = [0, 1]", 'capitals = ["dark_deepdelve"]\n').offers()
    assert "light_foothold capital" in offers


def test_a_side_has_one_owner_and_its_twin_another() -> None:
    """IMM-GEN-04"""
    t = Table(FOUR + "[sides]\nlight_murk = [0, 2]\ndark_murk = [1, 3]\n")
    assert (t.side("light_murk"), t.side("dark_murk")) == ((0, 2), (1, 3))
    with pytest.raises(BrokenInvariant):
        t.s.owner[t.s.t.sides.index("dark_murk")] = -1
        check(t.s)


@pytest.mark.parametrize(("falls", "side"), [("001", (0, 1)), ("0011", (-1, 0)), ("0111", (1, 2))])
def test_after_a_battle_one_camp_or_none_stands_on_the_side(falls: str, side: tuple[int, int]) -> None:
    """IMM-GEN-04"""
    t = revealed("a4", "light_murk", "light_murk = [0, 4]\nlight_wildhome = [1, 3]", 'tray = "g"\n')
    t.force(falls).choose("light_murk to light_wildhome", "3")
    assert t.side("light_wildhome") == side


def test_a_side_is_its_owners_while_a_cube_stands_there_and_the_card_gives_no_right_to_it() -> None:
    """IMM-GEN-05"""
    t = Table(at("scoring") + '[hand]\n0 = ["murk", "oldford", "foothold", "heartwood"]\n[sides]\nlight_murk = [1, 1]\n'
              "light_oldford = [1, 1]\n")  # fmt: skip
    assert (t.vp(0), t.vp(1)) == (0, 1)
    t = revealed("a4", "light_murk", "light_murk = [0, 4]\nlight_wildhome = [1, 3]", 'tray = "g"\n')
    t.force("0").choose("light_murk to light_wildhome", "3")
    assert (t.s.owned[1], t.side("light_wildhome")) == (0, (0, 1)), "all its cubes are gone"


def test_sides_are_adjacent_across_a_border_of_their_realm() -> None:
    """IMM-GEN-06"""
    t = revealed("a4", "dark_murk", "dark_murk = [0, 2]")
    borders = ["forge_fire", "kingshome", "white_falls", "wildhome", "reedmere"]
    assert t.offers() == [*[f"dark_murk to dark_{region}" for region in borders], "forfeit"]


def test_a_portal_leads_from_its_side_to_the_twin_and_never_back() -> None:
    """IMM-GEN-07: for attacks and for moves."""
    portal = 'portals = ["light_heartwood"]\n'
    attack = revealed("a4", "light_murk", "light_heartwood = [0, 3]\ndark_heartwood = [1, 3]", portal)
    assert "light_heartwood to dark_heartwood" in attack.offers()
    attack = revealed("a4", "light_murk", "light_heartwood = [1, 3]\ndark_heartwood = [0, 3]", portal)
    assert "dark_heartwood to light_heartwood" not in attack.offers()
    assert "light_heartwood to dark_heartwood" not in revealed("a4", "light_murk", "light_heartwood = [0, 3]").offers()
    both = "light_heartwood = [0, 3]\ndark_heartwood = [0, 3]"
    moves = [o for o in revealed("a7", "heartwood", both, portal).offers() if o.startswith("move")]
    assert moves == ["move light_heartwood to dark_heartwood"]


def test_inhabitants_never_come_to_the_board() -> None:
    """IMM-GEN-08: they win for the attacker, and nobody has the side."""
    t = revealed("a4", "light_wildhome", "light_murk = [0, 4]\nlight_wildhome = [1, 1]", 'tray = "gg"\n')
    t.force("1gg").choose("light_murk to light_wildhome", "3")
    assert (t.said("fought")[0]["outcome"], t.side("light_wildhome")) == ("won", (-1, 0))
    assert (t.tray(), t.bank()) == ("g", 19)
    t = revealed("a4", "light_wildhome", "light_murk = [0, 4]", 'tray = "gg"\n')
    t.force("0gg").choose("light_murk to light_wildhome", "3")
    assert (t.side("light_wildhome"), t.tray()) == ((0, 1), "gg")


def test_turn_order_is_clockwise() -> None:
    """IMM-GEN-09"""
    t = Table(at("reinforcement") + "marker = 2\n")
    seats = []
    while t.asks().endswith("draw"):
        seats.append(t.asks()[0])
        t.choose("skip")
    assert seats == ["2", "3", "0", "1"]
    assert in_turn(Table(FIVE).s, 3) == [3, 4, 0, 1, 2]


@pytest.mark.parametrize(("energy", "gold", "can"), [(2, 1, True), (1, 9, False), (9, 0, False)])
def test_costs_are_paid_in_full_and_in_the_right_resource_when_the_action_is_performed(
    energy: int, gold: int, can: bool
) -> None:
    """IMM-GEN-10: a Transition costs 2 energy and 1 gold; no credit, no exchange."""
    more = f"[limbo]\n0 = [3, 0]\n[energy]\n0 = {energy}\n[gold]\n0 = {gold}"
    t = revealed("a2", "light_murk", "light_murk = [0, 1]", more=more)
    assert (t.energy(0), t.gold(0)) == (energy, gold), "nothing is paid for revealing"
    assert t.asks() == ("0 transition" if can else "0 compensation")
    if can:
        t.choose("light_murk")
        assert (t.energy(0), t.gold(0)) == (0, 0)


def test_gold_and_energy_are_public_and_never_below_zero() -> None:
    """IMM-GEN-10"""
    t = Table(FOUR + "[gold]\n1 = 7\n[energy]\n1 = 4\n")
    assert (view(t.position, 0)["public"]["gold"][1], view(t.position, 0)["public"]["energy"][1]) == (7, 4)
    t.s.gold[1] = -1
    with pytest.raises(BrokenInvariant):
        check(t.s)


def test_the_bank_of_gold_and_energy_never_runs_out() -> None:
    """IMM-GEN-11: the tokens of the box are worth 199 each."""
    rich = "[gold]\n0 = 199\n1 = 199\n[energy]\n0 = 199\n"
    assert revealed("a5", "light_murk", "light_murk = [0, 1]", more=rich).choose("light_murk").gold(0) == 202
    assert revealed("a1", "light_murk", "light_murk = [0, 1]", more=rich).choose("light_murk").energy(0) == 202
    t = revealed("a1", "light_murk", "light_murk = [0, 1]", more=rich).choose("forfeit", "gold")
    assert t.gold(0) == 200


def test_tiles_and_portals_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """IMM-GEN-12: what is not left in the bank cannot be built."""
    all_sides = Table(FOUR).s.t.sides
    portals = [side for side in all_sides if side != "light_murk"][:26]
    t = revealed("a3", "light_murk", "light_murk = [0, 1]", f"portals = {portals}\n")
    assert t.offers() == ["light_murk shrine", "light_murk capital", "forfeit"]
    t = revealed("a3", "light_murk", "light_murk = [0, 1]", f"portals = {portals[1:]}\n")
    assert "light_murk portal" in t.offers()
    tiles = 'shrines = ["dark_murk"]\ncapitals = ["dark_oldford"]\n'
    slots = '[slots]\n"0.a3" = "light_murk"\n"0.a8" = "murk"\n[sides]\nlight_murk = [0, 1]\n'
    for slot, asked in (("a3", "0 build"), ("a8", "0 compensation")):
        t = Table(FOUR + tiles + slots + RICH)
        monkeypatch.setattr(t.s.t, "buildings", 2)
        assert t.choose(slot).asks() == asked
        assert "light_murk shrine" not in t.offers()
        assert "light_murk capital" not in t.offers()


def test_when_no_green_cube_is_left_none_is_added() -> None:
    """IMM-GEN-12: all twenty are in the tower."""
    t = revealed("a4", "light_murk", "light_murk = [0, 4]", f'tower_preset = "flat"\ntower = "{"g" * 20}"\n')
    t.force("0").choose("light_murk to light_wildhome", "3")
    assert (t.bank(), t.tray(), t.said("inhabitants")) == (0, "", [])
    assert t.side("light_wildhome") == (0, 1)


def test_there_is_no_hand_limit() -> None:
    """IMM-GEN-13"""
    hand = Table(FOUR).pile("deck")[:40]
    t = Table(at("reinforcement") + f"[hand]\n0 = {hand}\n").choose("draw", "skip", "skip", "skip")
    assert (t.asks(), len(t.cards(0))) == ("0 plan", 41)


def own_cards(s: Immortals, p: int) -> list[int]:
    """The Conflict, blank and Magic cards of a player; Region cards can be taken."""
    rows = [cards(s, p, HAND), *[cards(s, p, SLOT + slot) for slot in range(SLOTS)]]
    return sorted(card for row in rows for card in row if card >= 25)


def test_nothing_is_given_or_traded() -> None:
    """IMM-GEN-14: what one player decides changes nobody else's gold, energy and cards; only Region cards can be taken
    away, by rules of their own."""
    s = IMMORTALS.table(IMMORTALS.options({"players": 4, "draft": "quick", "rounds": 2}), IMMORTALS.content())
    assert isinstance(s, Immortals)
    position = begin(s, IMMORTALS.main(s), Fast(3))
    chooser = random.Random(3)
    held = 0
    while position.pending:
        i = chooser.randrange(len(position.pending))
        d = position.pending[i]
        before = [(s.gold[p], s.energy[p], own_cards(s, p)) for p in range(4)]
        position.apply(i, chooser.choice(d.options))
        for p in range(4):
            if p != d.seat:
                assert (s.gold[p], s.energy[p], own_cards(s, p)) == before[p]
                held += 1
    assert held > 300


def test_no_cube_is_ever_lost_or_won() -> None:
    """IMM-GEN-15"""
    text = FOUR + 'tower = "01g/2"\ntray = "33gg"\n[slots]\n"0.a4" = "light_wildhome"\n'
    t = Table(text + "[sides]\nlight_murk = [0, 4]\nlight_wildhome = [1, 3]\n[limbo]\n0 = [2, 2]\n")
    assert (t.s.total, t.bank()) == ((9, 4, 1, 2), 17)
    t.choose("a4", "light_murk to light_wildhome", "3")
    count = [sum(n for n, q in zip(t.s.cubes, t.s.owner, strict=True) if q == p) for p in range(4)]
    for p in range(4):
        assert count[p] + sum(t.limbo(p)) + t.s.tower[p] + t.s.tray[p] == (9, 4, 1, 2)[p]
    assert t.s.tower[5] + t.s.tray[5] + t.bank() == 20


@pytest.mark.parametrize("field", ["limbo", "tray", "tower", "bank"])
def test_a_lost_cube_is_noticed(field: str) -> None:
    """IMM-GEN-15"""
    t = Table(FOUR + 'tower = "0/"\ntray = "0"\n[limbo]\n0 = [2, 2]\n')
    if field == "bank":
        t.s.bank -= 1
    else:
        getattr(t.s, field)[0] -= 1
    with pytest.raises(BrokenInvariant):
        check(t.s)


def test_an_empty_conflict_deck_is_made_anew_of_the_discard_pile() -> None:
    """IMM-GEN-16"""
    t = Table(at("reinforcement") + 'deck = ["light_murk"]\n', ["light_murk"])
    assert len(t.pile("discard")) == 59
    t.choose("draw")
    assert (t.pile("deck"), t.said("reshuffled")) == ([], [])
    t.force("dark_murk").choose("draw")
    assert (t.cards(1), t.pile("discard"), len(t.pile("deck"))) == (["dark_murk"], [], 58)
    assert t.said("reshuffled") == [{"cards": 59}]
    assert not t.knows(0, t.pile("deck")[0]), "nobody knows its order or what is next"


def test_without_deck_and_discard_nothing_is_drawn() -> None:
    """IMM-GEN-16: it is not even asked, and no Magic card can draw."""
    every = Table(FOUR).pile("deck")
    assert Table(at("reinforcement") + f"[hand]\n3 = {every}\n").asks() == "0 plan"
    slots = (
        '[slots]\n"0.m1" = "magic_card_or_first_0"\n"1.m1" = "magic_cards2_or_transition2_1"\n[gold]\n0 = 9\n1 = 9\n'
    )
    t = Table(FOUR + "marker = 0\n" + slots + f"[hand]\n3 = {every}\n").choose("m1")
    assert t.asks() == "0 compensation"
    assert t.choose("gold", "m1").asks() == "1 compensation"


def test_a_game_can_be_played_again_from_its_key_and_its_decisions() -> None:
    """IMM-GEN-17: tribes, first player, cards and the tower come from one seeded source."""
    options = {"players": 3, "rounds": 1, "draft": "quick"}
    match = Match(IMMORTALS, options, b"one")
    chooser = random.Random(4)
    while not match.over:
        d = match.pending[chooser.randrange(len(match.pending))]
        picks = d.options if d.kind != "plan" else d.options[: 1 + chooser.randrange(9)]
        match.choose(d, chooser.choice(picks))
    again = Match(IMMORTALS, options, b"one")
    for entry in match.entries[1:]:
        assert entry.action is not None
        again.act(entry.action)
    assert again.digest() == match.digest()
    assert again.lines == match.lines
    assert Match(IMMORTALS, options, b"two").lines[0] != match.lines[0]
