"""Corner cases CC-49 to CC-55, CC-61 and CC-62: drafting, empty decks, player counts and boxes."""

from __future__ import annotations

import pytest

from warcamp.games.ettin import check
from warcamp.games.ettin.state import ally, box_of, enemy

from .front import gains, moment
from .scenes import play_on
from .table import Table

TWO = ("joymore", "dwarves")


def test_the_last_pick_of_a_short_line_up_is_paid_in_gold():
    """CC-49, ETT-EMPTY-07: three cards for four picks."""
    t = moment(
        "draft",
        tables='[deck]\n"mercenaries 1" = ["militia_1", "krillian", "guard_tower_1"]',
        nations=TWO,
    )
    t.choose("krillian", realm=0).choose("guard_tower_1", realm=1)
    assert t.cards(1, "drafted") == ["guard_tower_1", "militia_1"], "the third pick is the last card"
    assert gains(t, 0) == [5]
    assert gains(t, 1) == []
    assert t.asks_all() == ["0 fate", "1 fate"]


def test_an_ally_short_of_a_card_gets_gold_and_drafts_one():
    """CC-50, ETT-EMPTY-06: one Nation card is left, no Mercenary."""
    t = moment(
        "draft", "age = 2", '[deck]\n0 = ["old_vets"]\n"mercenaries 2" = []', ["old_vets", "arc_tower_1", "arc_tower_2"]
    )
    assert gains(t, 0) == [10]
    assert gains(t, 1) == []
    assert t.cards(0, "lineup") == ["old_vets", "arc_tower_1", "arc_tower_2"]
    assert sorted(t.offers(0)) == ["arc_tower_1", "arc_tower_2", "old_vets"]
    t.choose("arc_tower_2", realm=0).choose("accept", realm=1)
    assert t.cards(0, "drafted") == ["arc_tower_2"]
    assert t.cards(1, "drafted") == ["old_vets", "arc_tower_1"]


@pytest.mark.parametrize(("gold", "legal"), [(3, True), (2, False)])
def test_a_sale_pays_for_the_other_card(gold, legal):
    """CC-51, ETT-DRAFT-07: cost 5 with a sale of 2 needs three Gold."""
    chance = ["paladin_kendrick", "old_vets", "arc_tower_1", "dommorian_mages_1"]
    t = moment("draft", "draft = 1", f"[gold]\n0 = {gold}", chance)
    t.choose("old_vets+arc_tower_1", realm=0).choose("accept", realm=1)
    assert ("arc_tower_1" in t.offers(0)) is legal
    if legal:
        t.choose("arc_tower_1", realm=0).choose("none", realm=1)
        assert t.gold(0) == 0
        assert t.cards(0, "camp") == ["arc_tower_1"]
    else:
        assert t.refused("arc_tower_1", realm=0) == "ETT-DRAFT-07"


def test_both_shares_of_a_city_are_ones_own_with_two_players():
    """CC-52, ETT-2P-04: twice two Gold."""
    t = moment("deploy", tables='[places]\n"0.3" = ["guard_tower_1"]', nations=TWO).choose("location 3", realm=0)
    assert gains(t, 0)[:2] == [2, 2]
    assert 2 not in gains(t, 1)


def test_a_unit_returns_to_oneself_with_two_players():
    """CC-53, ETT-2P-03: Return to Ally leads to the own War Camp."""
    t = moment("deploy", tables='[places]\n"0.1" = ["paladin_kendrick"]', nations=TWO).choose("no", realm=0)
    assert t.cards(0, "camp") == ["paladin_kendrick"]
    assert t.cards(0, "retired") == []


@pytest.mark.parametrize(
    ("realm", "other", "legal"),
    [
        (0, "defended_bridge_1", True),
        (0, "militia_1", False),
        (1, "militia_1", True),
        (1, "defended_bridge_1", True),
    ],
)
def test_two_realms_of_one_player_do_not_pool_their_gold(realm, other, legal):
    """CC-54, ETT-ODD-02, ETT-GEN-06, ETT-DRAFT-07: 3 and 4 Gold, and a tower for 5. Only a sale of the realm's own
    second card can help: of at least 2 for the nation, of 1 for the Mercenaries."""
    nations = ["dommorians", "mercenary", "cannites", "dwarves"]
    chance = ["arc_tower_1", "dommorian_mages_1", "militia_1", "defended_bridge_1"]
    t = moment("draft", "draft = 1", "[gold]\n0 = 3\n1 = 4", chance, nations)
    assert t.asks(0) == "0 split"
    pair = ["arc_tower_1", other]
    rest = [card for card in chance if card not in pair]
    t.choose("+".join(card for card in chance if (card in pair) is (realm == 0)), realm=0)
    assert t.cards(realm, "drafted") == pair
    assert t.cards(1 - realm, "drafted") == rest
    if realm == 1:
        t.choose("none", realm=0)
    assert "+".join(pair) not in t.offers(realm), "not without a sale, though 3 + 4 would do"
    assert ("arc_tower_1" in t.offers(realm)) is legal
    if legal:
        before = t.gold(1 - realm)
        t.choose("arc_tower_1", realm=realm)
        assert t.cards(realm, "camp") == ["arc_tower_1"]
        assert t.gold(1 - realm) == before


SEVEN = ["joymore", "mercenary", "orcs", "dwarves", "risen", "elves", "cannites", "daemons"]


def test_the_deck_of_the_mercenary_realm_is_that_of_the_age():
    """CC-55, ETT-ODD-06: its enemy wins against an empty place and takes a Mercenary of Age II."""
    t = moment("deploy", "age = 2", '[places]\n"2.1" = ["berserkers_1"]', ["catapults_1"], SEVEN)
    assert t.s.seats == 7
    assert t.asks_all() == ["2 deck_spoil"]
    deck = len(t.left("mercenaries 2"))
    t.choose("yes", realm=2)
    assert t.cards(2, "retired") == ["catapults_1", "berserkers_1"]
    assert len(t.left("mercenaries 2")) == deck - 2, "one is the Spoil, one the card of the loser"


TEN = ["joymore", "dommorians", "orcs", "dwarves", "risen", "elves", "orcs", "joymore", "risen", "cannites"]


def test_a_pair_of_enemies_never_uses_two_boxes():
    """CC-61, ETT-BIG-03, ETT-BIG-05: ten realms, two boxes; allies of two boxes fall back on two decks."""
    t = moment("draft", "draft = 1", "[deck]\n4 = []\n5 = []", (), TEN)
    assert t.s.boxes == 2
    assert enemy(t.s, 9) == 0
    assert box_of(t.s, 9) == box_of(t.s, 0)
    assert all(box_of(t.s, r) == box_of(t.s, enemy(t.s, r)) for r in range(10))
    assert [sum(box_of(t.s, r) == box for r in range(10)) // 2 for box in range(2)] == [3, 2]
    assert ally(t.s, 4) == 5
    assert box_of(t.s, 4) != box_of(t.s, 5)
    lineup = t.cards(4, "lineup")
    assert [card.endswith("@2") for card in lineup] == [False, False, True, True]
    assert all(t.number(card.removesuffix("@2"), t.s.t.nation) == t.s.t.nations.index("mercenary") for card in lineup)


@pytest.mark.parametrize(("players", "seed"), [(8, 1), (3, 2), (10, 3)])
def test_every_card_is_always_in_one_zone(players, seed):
    """CC-62, ETT-BIG-07: whatever is played, to the end of the game."""
    t = Table(f'players = {players}\nphase = "setup"\nnations_by = "random"', seed=seed)
    moments = 0

    def whole(t: Table) -> bool:
        nonlocal moments
        moments += 1
        if moments % 25 == 0:
            found = sorted(card for zone in t.s.zones.cards for card in zone)
            assert len(found) == len(set(found))
            if players == 8:
                assert found == list(range(221 + 36))
            check.check(t.s)
        return False

    play_on(t, whole, seed)
    assert t.position.over
    assert moments > 100
    check.check(t.s)
