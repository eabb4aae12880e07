"""Views and determinisation, on the toy game."""

from __future__ import annotations

import json

import pytest

from warcamp.engine.match import Match
from warcamp.engine.source import Fast, key_of_seed
from warcamp.engine.view import determinise, view
from warcamp.engine.zones import REFEREE, SPECTATOR

from .toy import DECK, HAND, SEATS, TOY


@pytest.fixture
def match() -> Match:
    """All seats are to bid; seats 1 and 2 have."""
    match = Match(TOY, {}, key_of_seed("view"))
    for seat in (1, 2):
        d = next(d for d in match.pending if d.seat == seat)
        match.choose(d, d.options[1])
    return match


def test_a_seat_sees_its_own_hand_and_options_and_the_backs_of_others(match):
    seen = view(match.position, 0)
    assert seen["viewer"] == 0
    assert seen["zones"]["hand 0"] == sorted(match.position.s.zones.cards[HAND])
    assert all(c < 0 for c in seen["zones"]["hand 1"] + seen["zones"]["deck"])
    own, other = seen["pending"]
    assert own["options"] == seen["zones"]["hand 0"]
    assert other == {"seat": 3, "ask": "bid"}


def test_that_others_have_answered_is_seen_and_what_only_by_themselves(match):
    assert view(match.position, 0)["sealed"] == [{"seat": 1, "ask": "bid"}, {"seat": 2, "ask": "bid"}]
    mine = view(match.position, 1)["sealed"]
    assert mine[0]["pick"] in match.position.s.zones.cards[HAND + 1]
    assert "pick" not in mine[1]


def test_an_onlooker_sees_no_hand_and_the_referee_everything(match):
    onlooker, referee = view(match.position, SPECTATOR), view(match.position, REFEREE)
    assert all(c < 0 for p in range(SEATS) for c in onlooker["zones"][f"hand {p}"])
    assert all("options" not in ask for ask in onlooker["pending"])
    assert referee["zones"]["deck"] == match.position.s.zones.cards[DECK]
    assert all("options" in ask for ask in referee["pending"])
    assert all("pick" in answer for answer in referee["sealed"])


def test_a_view_is_ready_for_json_and_in_a_strand_names_it():
    match = Match(TOY, {}, key_of_seed("view"))
    while not any(d.strand for d in match.pending):
        match.choose(match.pending[0], match.pending[0].options[0])
    seen = match.view(0)
    assert json.loads(json.dumps(seen)) == seen
    assert {ask["strand"] for ask in seen["pending"]} == {"north/van", "north/rear", "south/van", "south/rear"}


def test_a_determinised_world_takes_back_the_sealed_answers_of_others_but_not_ones_own(match):
    twin = determinise(match.position, 1, Fast(1))
    assert [d.seat for d in twin.pending] == [0, 2, 3]
    assert view(twin, 1)["sealed"] == view(match.position, 1)["sealed"][:1]


def test_a_determinised_world_may_draw_the_sealed_answers_of_others_anew(match):
    twin = determinise(match.position, 1, Fast(1), keep_sealed=True)
    assert [d.seat for d in twin.pending] == [0, 3]
    (other,) = [a for a in view(twin, REFEREE)["sealed"] if a["seat"] == 2]
    assert other["pick"] in twin.s.zones.cards[HAND + 2]


def test_options_of_others_are_the_cards_they_hold_in_the_new_world(match):
    changed = 0
    for seed in range(20):
        twin = determinise(match.position, 1, Fast(seed))
        for d in twin.pending:
            assert d.options == sorted(twin.s.zones.cards[HAND + d.seat])
        changed += twin.s.zones.cards[HAND] != match.position.s.zones.cards[HAND]
    assert changed > 15


def test_determinising_leaves_the_true_world_alone_and_gives_it_another_future(match):
    before = json.dumps(view(match.position, REFEREE))
    worlds = set()
    for seed in range(5):
        twin = determinise(match.position, 0, Fast(seed))
        while not twin.over:
            twin.apply(0, twin.pending[0].options[-1])
        worlds.add(json.dumps(twin.s.score))
    assert json.dumps(view(match.position, REFEREE)) == before
    assert len(worlds) > 1


def test_a_card_that_a_rule_holds_is_changed_with_the_redeal():
    match = Match(TOY, {}, key_of_seed("held"))
    while match.pending[0].kind != "share":
        match.choose(match.pending[0], match.pending[0].options[0])
    seat = match.pending[0].seat
    for seed in range(10):
        twin = determinise(match.position, (seat + 1) % SEATS, Fast(seed))
        (planned,) = twin.s.zones.cards[4 + seat]
        assert twin.root.stack[-1].card == planned  # type: ignore[attr-defined]
        twin.apply(0, 1)
        assert planned in twin.s.zones.cards[8 + seat % 2]
