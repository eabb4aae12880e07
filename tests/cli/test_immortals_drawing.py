"""What the terminal draws of Immortals: it fits, it is whole without colour, and it tells nobody a secret."""

import re
from functools import cache

import pytest
from rich.cells import cell_len

from tests.cli.moments import COLOURS, copy_of, drawn, moments_of
from tests.cli.player import IMMORTALS
from warcamp.engine.match import Match
from warcamp.engine.source import Fast, key_of_seed
from warcamp.engine.view import determinise
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.games.immortals.state import PLANNING, RESOLUTION


@cache
def moments(players: int, draft: str = "quick") -> list[Match]:
    options = {"players": players, "rounds": 1, "draft": draft}
    return moments_of(Match(IMMORTALS.game, options, key_of_seed(f"drawing {players}")), 9)


@pytest.mark.parametrize(("players", "draft"), [(3, "played"), (5, "quick")])
@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_wider_than_the_terminal(players, draft, columns, language):
    for match in moments(players, draft)[::2]:
        for viewer in (0, SPECTATOR):
            for line in drawn(IMMORTALS, match, viewer, language, columns).splitlines():
                assert cell_len(line) <= columns, line


def test_plain_characters_are_enough():
    for match in moments(3, "played")[::3]:
        text = drawn(IMMORTALS, match, 0, "en", 80, ascii=True)
        assert text.isascii(), sorted({c for c in text if not c.isascii()})


def test_colours_change_nothing_but_colours():
    match = moments(3)[-2]
    plain = drawn(IMMORTALS, match, 0, "en", 120)
    coloured = drawn(IMMORTALS, match, 0, "en", 120, colour=True)
    assert "\x1b[" not in plain and coloured != plain
    assert COLOURS.sub("", coloured) == plain


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_drawn_depends_on_what_the_viewer_may_not_know(players):
    """IMM-PLAN-12, IMM-TOWER-08"""
    told_apart = 0
    for match in moments(players)[:-1]:
        for viewer in (0, SPECTATOR):
            twin = copy_of(match)
            twin.position = determinise(match.position, viewer, Fast(viewer + players))
            if [d.seat for d in twin.pending] == [d.seat for d in match.pending]:
                assert drawn(IMMORTALS, twin, viewer, "en", 80) == drawn(IMMORTALS, match, viewer, "en", 80)
                told_apart += twin.position.s.zones.show(REFEREE) != match.position.s.zones.show(REFEREE)
    assert told_apart, "no twin differed in anything hidden: the test would see no leak"


def test_another_sees_nothing_of_a_plan_while_it_is_made():
    """IMM-PLAN-12: two matches that differ in one planned card look the same to the others."""
    match = next(m for m in moments(3) if m.pending and m.position.s.phase == PLANNING)
    other = copy_of(match)
    d = next(d for d in other.pending if d.seat == 1)
    before = drawn(IMMORTALS, match, 0, "en", 80)
    other.position.apply(other.pending.index(d), next(option for option in d.options if option > 0))
    assert other.position.s.plan[1] != match.position.s.plan[1]
    assert drawn(IMMORTALS, other, 0, "en", 80) == before
    assert drawn(IMMORTALS, other, 1, "en", 80) != drawn(IMMORTALS, match, 1, "en", 80)


def test_face_down_cards_are_counted_and_not_named():
    match = next(m for m in moments(3) if m.pending and m.position.s.phase == RESOLUTION and any(m.position.s.covered))
    s = match.position.s
    text = drawn(IMMORTALS, match, SPECTATOR, "en", 120)
    number = sum(mask.bit_count() for mask in s.covered)
    boards = text.count("face down")
    assert boards == number


def test_letters_tell_the_players_apart_in_both_languages():
    for language in ("en", "fr"):
        text = drawn(IMMORTALS, moments(5)[-1], REFEREE, language, 120)
        letters = set(
            re.findall(r"^│? ?([A-Z]) (?:Red|Purple|Blue|Yellow|Black|Rouge|Violet|Bleu|Jaune|Noir)", text, re.M)
        )
        assert len(letters) == 5


def test_the_odds_stand_beside_every_number_of_cubes():
    found = []
    for match in [m for m in (*moments(3), *moments(4), *moments(5)) if m.pending]:
        for d in match.pending:
            if d.kind == "cubes" and match.position.s.stance >= 0:
                shot_choices = IMMORTALS.choices(shot(match, d.seat), d)
                found += [choice.note for choice in shot_choices if choice.number]
    assert found
    assert all(re.fullmatch(r"[<>]?\d+ % to win, [<>]?\d+ % tie; about \d+(\.\d)? left", note) for note in found)


def shot(match: Match, seat: int):
    from tests.cli.moments import words_of
    from warcamp.cli.face import Shot
    from warcamp.cli.look import Look

    return Shot(match.position.s, seat, words_of(IMMORTALS, "en"), Look(), seat)
