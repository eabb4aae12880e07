"""Properties of any course of play, found by searching: a failing one is shrunk to a short game."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from warcamp.engine import SPECTATOR, Fast, Match, determinise, digest, document, key_of_seed, load, save, view
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE as GAME

often = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
tables = st.fixed_dictionaries(
    {"players": st.integers(1, 4), "long": st.booleans(), "map": st.sampled_from(["random", "players"])}
)
courses = st.lists(st.integers(0, 2**16), min_size=5, max_size=160)


def played(options: dict[str, Any], course: list[int]) -> Match:
    """The match in which the n-th question is answered by the n-th number of the course."""
    match = Match(GAME, {"clans": "random", **options}, key_of_seed("properties"))
    for number in course:
        if match.over:
            break
        d = match.pending[number % len(match.pending)]
        match.choose(d, d.options[number % len(d.options)])
    return match


@often
@given(tables, courses)
def test_nothing_is_lost_and_everything_derived_agrees(options, course):
    GAME.check(played(options, course).position.s)


@often
@given(tables, courses)
def test_a_saved_match_is_the_same_match(options, course):
    match = played(options, course)
    again = load(save(match), GAME)
    assert again.digest() == match.digest()
    assert save(again) == save(match)


@often
@given(tables, courses, st.integers(0, 2**16))
def test_undo_to_any_point_is_a_fresh_replay_of_what_came_before(options, course, number):
    match = played(options, course)
    to = 1 + number % max(1, len(match.entries) - 1)
    kept = match.entries[1:to]
    if to < len(match.entries):
        match.undo(to, 0, consent=range(4))
    fresh = Match(GAME, {"clans": "random", **options}, key_of_seed("properties"))
    for entry in kept:
        assert entry.action is not None
        fresh.act(entry.action)
    assert fresh.digest() == match.digest()


@often
@given(tables, courses)
def test_a_clone_lives_its_own_life(options, course):
    match = played(options, course[: len(course) // 2])
    twin = match.position.clone()
    before = digest(twin), json.dumps(view(twin, 0))
    for number in course[len(course) // 2 :]:
        if match.over:
            break
        d = match.pending[number % len(match.pending)]
        match.choose(d, d.options[number % len(d.options)])
    assert (digest(twin), json.dumps(view(twin, 0))) == before


@often
@given(tables, courses, st.integers(0, 2**63))
def test_what_a_viewer_may_not_know_changes_nothing_it_sees(options, course, seed):
    position = played(options, course).position
    for viewer in [*range(options["players"]), SPECTATOR]:
        world = determinise(position, viewer, Fast(seed), keep_sealed=True)
        assert json.dumps(view(world, viewer)) == json.dumps(view(position, viewer))


@often
@given(tables, courses)
def test_a_position_is_what_its_document_says(options, course):
    position = played(options, course).position
    text = document.write(GAME, position)
    again = document.read(GAME, text, Fast(1))
    assert digest(again) == digest(position)
    assert document.write(GAME, again) == text
