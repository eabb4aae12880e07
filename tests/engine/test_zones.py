"""Zones: cards move, and knowledge moves with them, never further."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from warcamp.engine.source import Fast
from warcamp.engine.zones import PUBLIC, REFEREE, SPECTATOR, Layout, Zones

HAND, PLAN, CAMP, DECK, DISCARD = 0, 3, 6, 7, 8


def table(backs: list[int] | None = None) -> Zones:
    """Three seats with a hand and a plan each, a camp of seats 0 and 1, an ordered deck, a discard pile."""
    layout = Layout(backs or [0] * 20)
    for p in range(3):
        layout.zone(f"hand {p}", 1 << p)
    for p in range(3):
        layout.zone(f"plan {p}", 1 << p)
    layout.zone("camp", 0b011)
    layout.zone("deck", 0, ordered=True)
    layout.zone("discard", PUBLIC, ordered=True)
    zones = Zones(layout, [[] for _ in layout.names], [0] * 20)
    for card in range(20):
        zones.put(card, DECK)
    return zones


def knows(zones: Zones, card: int) -> list[int]:
    return [v for v in (0, 1, 2, SPECTATOR) if zones.known[card] >> v & 1]


def test_a_drawn_card_is_known_to_the_hand_it_comes_to():
    zones = table()
    assert zones.draw(DECK, HAND) == 19
    assert knows(zones, 19) == [0]
    assert zones.cards[HAND] == [19]
    assert zones.cards[DECK] == list(range(19))


def test_who_has_seen_the_top_card_still_knows_it_when_it_is_drawn():
    zones = table()
    zones.reveal(19, 1 << 2)
    zones.draw(DECK, HAND)
    assert knows(zones, 19) == [0, 2]


def test_a_card_put_at_the_bottom_is_drawn_last():
    zones = table()
    card = zones.draw(DECK, HAND)
    zones.move(card, HAND, DECK, bottom=True)
    assert zones.cards[DECK][0] == card
    assert knows(zones, card) == [0]


def test_a_card_played_openly_is_known_to_all_onlookers_too():
    zones = table()
    card = zones.draw(DECK, HAND)
    zones.move(card, HAND, DISCARD)
    assert knows(zones, card) == [0, 1, 2, SPECTATOR]


def test_who_cannot_see_which_card_was_moved_forgets_it_and_those_that_stay():
    zones = table()
    a, b = zones.draw(DECK, HAND), zones.draw(DECK, HAND)
    zones.reveal(a)
    zones.move(a, HAND, PLAN)
    assert knows(zones, a) == [0]
    assert knows(zones, b) == [0]


def test_who_sees_in_which_place_a_card_lay_forgets_nothing():
    zones = table()
    zones.reveal(5)
    zones.reveal(7)
    zones.move(7, DECK, PLAN)
    assert knows(zones, 7) == [0, 1, 2, SPECTATOR]
    assert knows(zones, 5) == [0, 1, 2, SPECTATOR]


def test_the_last_card_of_a_zone_is_still_known_when_it_moves():
    zones = table()
    a = zones.draw(DECK, HAND)
    zones.reveal(a)
    zones.move(a, HAND, PLAN)
    assert knows(zones, a) == [0, 1, 2, SPECTATOR]


def test_an_ally_sees_what_comes_to_the_camp_and_nobody_else_does():
    zones = table()
    a = zones.draw(DECK, HAND)
    zones.draw(DECK, HAND)
    zones.move(a, HAND, CAMP)
    assert knows(zones, a) == [0, 1]


def test_mixing_leaves_knowledge_to_the_audience_of_the_zone_alone():
    zones = table()
    card = zones.draw(DECK, HAND)
    zones.move(card, HAND, DISCARD)
    zones.mix(DISCARD, DECK)
    assert zones.cards[DISCARD] == []
    assert sorted(zones.cards[DECK]) == list(range(20))
    assert all(not knows(zones, c) for c in range(20))


def test_a_view_shows_backs_for_what_is_unknown_and_sorts_what_has_no_order():
    zones = table([0] * 10 + [1] * 10)
    for _ in range(3):
        zones.draw(DECK, HAND)
    zones.reveal(18)
    assert zones.show(0)["hand 0"] == [17, 18, 19]
    assert zones.show(1)["hand 0"] == [-2, -2, 18]
    assert zones.show(SPECTATOR)["deck"] == [-1] * 10 + [-2] * 7
    assert zones.show(REFEREE)["deck"] == list(range(17))


def test_a_copy_shares_nothing_that_can_change():
    zones = table()
    for move in (
        lambda z: z.draw(DECK, HAND),
        lambda z: z.put(3, DISCARD),
        lambda z: z.move(z.cards[DECK][0], DECK, DISCARD),
        lambda z: z.mix(DECK, DISCARD),
        lambda z: z.reveal(4),
        lambda z: z.redeal(0, Fast(1)),
    ):
        twin = zones.copy()
        before = json.dumps([zones.cards, zones.known])
        move(twin)
        assert json.dumps([zones.cards, zones.known]) == before


def played(seed: int) -> tuple[Zones, random.Random]:
    """A table after some random play."""
    zones = table()
    chance = random.Random(seed)
    Fast(seed).shuffle(zones.cards[DECK])
    for _ in range(12):
        zones.draw(DECK, HAND + chance.randrange(3))
    for _ in range(chance.randrange(6)):
        p = chance.randrange(3)
        if zones.cards[HAND + p]:
            zones.move(chance.choice(zones.cards[HAND + p]), HAND + p, HAND + (p + 1) % 3)
    for _ in range(chance.randrange(4)):
        p = chance.randrange(3)
        if zones.cards[HAND + p]:
            zones.reveal(chance.choice(zones.cards[HAND + p]))
    return zones, chance


def test_two_histories_with_another_secret_move_look_the_same_to_who_saw_neither_zone():
    compared = 0
    for seed in range(200):
        zones, chance = played(seed)
        for p in range(3):
            if len(zones.cards[HAND + p]) < 2:
                continue
            for to in (PLAN + p, CAMP):
                a, b = chance.sample(zones.cards[HAND + p], 2)
                one, two = zones.copy(), zones.copy()
                one.move(a, HAND + p, to)
                two.move(b, HAND + p, to)
                seen = zones.layout.audience[HAND + p] | zones.layout.audience[to]
                for viewer in (0, 1, 2, SPECTATOR):
                    if not seen >> viewer & 1:
                        compared += 1
                        assert one.show(viewer) == two.show(viewer)
    assert compared > 2000


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_redeal_keeps_what_the_viewer_sees_and_all_cards(viewer):
    changed = 0
    for seed in range(50):
        zones, _ = played(seed)
        twin = zones.copy()
        new = twin.redeal(viewer, Fast(seed))
        assert twin.show(viewer) == zones.show(viewer)
        assert sorted(c for z in twin.cards for c in z) == list(range(20))
        assert [len(z) for z in twin.cards] == [len(z) for z in zones.cards]
        assert sorted(new) == sorted(new.values())
        assert [[new.get(c, c) for c in z] for z in zones.cards] == twin.cards
        for z, old in enumerate(zones.cards):
            for i, card in enumerate(old):
                assert twin.known[twin.cards[z][i]] == zones.known[card]
        changed += twin.cards != zones.cards
    assert changed == 50


def test_a_redeal_puts_every_unseen_card_in_a_hidden_place_as_often():
    zones, _ = played(1)
    hidden = [c for c in range(20) if not zones.known[c] & 1]
    place = next(c for c in zones.cards[HAND + 1] if c in hidden)
    at = zones.cards[HAND + 1].index(place)
    found: Counter[int] = Counter()
    source = Fast(9)
    for _ in range(3000):
        twin = zones.copy()
        twin.redeal(0, source)
        found[twin.cards[HAND + 1][at]] += 1
    assert set(found) == set(hidden)
    assert all(abs(n - 3000 / len(hidden)) < 90 for n in found.values())


def test_a_redeal_never_mixes_cards_of_different_backs():
    zones = table([0] * 10 + [1] * 10)
    for _ in range(6):
        zones.draw(DECK, HAND)
    zones.redeal(1, Fast(1))
    assert all(c >= 10 for c in zones.cards[HAND])
    assert [c // 10 for c in zones.cards[DECK]] == [0] * 10 + [1] * 4


def test_a_card_given_openly_is_known_to_all_and_nobody_forgets_what_stays():
    zones = Zones(hands(), [[0, 1, 2], [3]], [0b01, 0b11, 0b01, 0b10])
    zones.give(0, 0, 1)
    assert zones.cards == [[1, 2], [3, 0]]
    assert zones.known == [PUBLIC, 0b11, 0b01, 0b10]


def test_rotated_cards_are_known_to_those_who_knew_them_and_to_those_who_get_them():
    zones = Zones(hands(), [[0, 1], [2]], [0b01, 0b01, 0b10])
    zones.rotate([0, 1])
    assert zones.cards == [[2], [0, 1]]
    assert zones.known == [0b11, 0b11, 0b11]


def hands() -> Layout:
    layout = Layout([0] * 4)
    layout.zone("hand 0", 0b01)
    layout.zone("hand 1", 0b10)
    return layout
