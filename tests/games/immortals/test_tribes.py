"""What tells the tribes apart (IMM-TRIBE)."""

from __future__ import annotations

import pytest

from warcamp.games.immortals.state import action_of
from warcamp.games.immortals.tables import ATTACK, EXTRACT_GOLD, SHRINE, TRANSITION

from .battlefield import GOAL, HOME, WAY, planned, scene
from .table import FIVE, FOUR, Table, box

DEMONS, ORCS, TROLLS, NIGHT_ELVES, NECROMANCERS = range(5)
"""Their seats in `FIVE`."""


def own_action(seat: int, card: str, **things) -> Table:
    """A seat is about to reveal the card on the slot of its dark tribe."""
    after = (seat + 1) % 5
    return scene(FIVE, marker=seat, slots={f"{seat}.a8": card, f"{after}.a1": f"blank_{after}_0"}, **things)


def test_dark_tribes_differ_by_one_slot():
    """IMM-TRIBE-01"""
    s = scene(FIVE).s
    boards = [[action_of(s, seat, slot) for slot in range(10)] for seat in range(5)]
    assert [board[7] for board in boards] == [SHRINE, EXTRACT_GOLD, ATTACK, ATTACK, TRANSITION]
    for board in boards:
        assert [*board[:7], *board[8:]] == [*boards[0][:7], *boards[0][8:]]


def test_light_tribes_differ_by_the_cost_of_building_and_by_home():
    """IMM-TRIBE-01"""
    tribes = box().light_tribes.values()
    assert len({(tribe.build.energy, tribe.build.gold) for tribe in tribes}) == 5
    assert len({tribe.home for tribe in tribes}) == 5


def test_every_board_has_two_attack_slots():
    """IMM-TRIBE-02"""
    s = scene(FOUR).s
    for seat in range(4):
        assert [slot for slot in range(7) if action_of(s, seat, slot) == ATTACK] == [3, 5]
    for slot in ("a4", "a6"):
        t = planned(slot, GOAL, sides={HOME: (0, 3), GOAL: (1, 1)}).choose(slot)
        assert t.asks() == "0 attack"


def test_demons_build_a_shrine_for_two_energy_on_an_own_side():
    """IMM-TRIBE-03"""
    t = own_action(DEMONS, "murk", sides={"dark_murk": (0, 1), "light_murk": (1, 1)}, energy={0: 2}).choose("a8")
    assert t.offers() == ["dark_murk", "forfeit"]
    t.choose("dark_murk")
    assert (t.built("dark_murk"), t.energy(0), t.vp(0)) == (["shrine"], 0, 1)


@pytest.mark.parametrize(
    "things",
    [
        {"energy": {0: 1}, "gold": {0: 9}},
        {"energy": {0: 2}, "shrines": ["dark_murk"]},
        {"energy": {0: 2}, "capitals": ["dark_murk"]},
    ],
    ids=["energy", "shrine", "capital"],
)
def test_demons_need_energy_and_a_side_without_building(things):
    """IMM-TRIBE-03"""
    t = own_action(DEMONS, "murk", sides={"dark_murk": (0, 1)}, **things).choose("a8")
    assert t.asks() == "0 compensation"


def test_orcs_extract_gold_on_a_second_slot():
    """IMM-TRIBE-04"""
    side = "light_shore_lake"
    t = own_action(ORCS, side, sides={side: (1, 1)}).choose("a8", side)
    assert t.gold(1) == 5
    joker = own_action(ORCS, "light_silver_coast", sides={side: (1, 1)}).choose("a8")
    assert joker.asks() == "1 compensation"


def test_necromancers_have_a_second_transition():
    """IMM-TRIBE-05"""
    things = {"sides": {"dark_murk": (4, 1)}, "limbo": {4: (1, 5)}, "gold": {4: 1}}
    t = own_action(NECROMANCERS, "dark_murk", energy={4: 2}, **things).choose("a8", "dark_murk")
    assert (t.side("dark_murk"), t.limbo(4)) == ((4, 4), (1, 2))
    assert (t.energy(4), t.gold(4)) == (0, 0)
    poor = own_action(NECROMANCERS, "dark_murk", energy={4: 1}, **things).choose("a8")
    assert poor.asks() == "4 compensation"


@pytest.mark.parametrize(("seat", "energy", "gold"), [(NIGHT_ELVES, 2, 1), (TROLLS, 1, 2)])
def test_an_additional_attack_has_its_price(seat, energy, gold):
    """IMM-TRIBE-06, IMM-TRIBE-07"""
    things = {"sides": {HOME: (seat, 3), GOAL: (1, 2)}, "chance": [f"{seat}{seat}1"]}
    t = own_action(seat, GOAL, energy={seat: energy}, gold={seat: gold}, **things).choose("a8", WAY, "2")
    assert t.said("paid") == [{"seat": seat, "energy": energy, "gold": gold}]
    assert t.side(GOAL) == (seat, 1)
    for less in ((1, 0), (0, 1)):
        poor = own_action(seat, GOAL, energy={seat: energy - less[0]}, gold={seat: gold - less[1]}, **things)
        assert poor.choose("a8").asks() == f"{seat} compensation"


@pytest.mark.parametrize("seat", [TROLLS, NIGHT_ELVES])
def test_an_attack_is_paid_before_the_throw_and_not_refunded(seat):
    """IMM-TRIBE-08"""
    things = {"sides": {HOME: (seat, 3), GOAL: (1, 2)}, "energy": {seat: 2}, "gold": {seat: 2}}
    t = own_action(seat, GOAL, chance=["11"], **things).choose("a8", WAY)
    assert t.told("paid") == []
    t.choose("2")
    events = [told.event for told in t.s.events or []]
    assert events.index("paid") < events.index("thrown")
    assert t.side(GOAL) == (1, 2)
    assert t.energy(seat) + t.gold(seat) == 1


@pytest.mark.parametrize("realm", ["light", "dark"])
@pytest.mark.parametrize(
    ("slot", "kind"), [("a1", "extract"), ("a2", "transition"), ("a3", "build"), ("a5", "extract")]
)
def test_a_slot_acts_in_the_realm_of_the_card_whatever_half_it_is_printed_on(slot, kind, realm):
    """IMM-TRIBE-09"""
    side = f"{realm}_murk"
    t = planned(slot, side, sides={side: (0, 2)}, limbo={0: (3, 3)}, energy={0: 4}, gold={0: 4}).choose(slot)
    assert t.asks() == f"0 {kind}"
    assert all(offer.startswith(side) for offer in t.offers() if offer != "forfeit")


@pytest.mark.parametrize("realm", ["light", "dark"])
@pytest.mark.parametrize("slot", ["a4", "a6", "a7"])
def test_an_attack_slot_attacks_in_both_realms(slot, realm):
    """IMM-TRIBE-09"""
    t = planned(slot, "light_oldford", sides={f"{realm}_murk": (0, 2)}).choose(slot)
    assert f"{realm}_murk to {realm}_white_falls" in t.offers()
