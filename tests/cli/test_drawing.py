"""What is drawn fits the terminal, needs no colour, and tells nobody what he may not know."""

import re
from functools import partial

import pytest
from rich.cells import cell_len

from tests.cli.moments import COLOURS, copy_of, moments_of, words_of
from tests.cli.moments import drawn as all_drawn
from tests.cli.player import FACE, settings_of
from warcamp.cli.face import Shot
from warcamp.cli.look import Look
from warcamp.engine.match import Match
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.games.prospects import percent

ENGLISH = words_of(FACE, "en")
drawn = partial(all_drawn, FACE)


def moments(count: int, **settings) -> list[Match]:
    """A match at several moments."""
    return moments_of(settings_of(**{"seed": "drawing", "last_round": 5, **settings}).begin(FACE), count)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_wider_than_the_terminal(players, columns, language):
    for match in moments(9, players=players, last_round=4):
        for viewer in (0, REFEREE):
            for line in drawn(match, viewer, language, columns).splitlines():
                assert cell_len(line) <= columns, line


@pytest.mark.parametrize("layout", ["diamond", "arc", "star", "line"])
def test_every_layout_of_four_tiles_fits_eighty_columns(layout):
    match = moments(30, players=4, layout=layout)[-1]
    text = drawn(match, 0, "en", 80)
    assert max(cell_len(line) for line in text.splitlines()) <= 80
    for tile in "ABCD":
        for territory in range(7):
            assert f"{tile}{territory}" in text


def test_a_map_laid_by_the_players_fits_at_every_step():
    for match in moments(2, players=4, map="players"):
        for ascii in (False, True):
            text = drawn(match, match.pending[0].seat if match.pending else 0, "fr", 80, ascii)
            assert max(cell_len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("players", [1, 3])
def test_plain_characters_are_enough_in_english(players):
    for match in moments(9, players=players):
        text = drawn(match, 0, "en", 80, ascii=True)
        assert text.isascii(), sorted({c for c in text if not c.isascii()})


def test_colours_change_nothing_but_colours():
    match = moments(9, players=4)[-2]
    plain = drawn(match, 0, "en", 120)
    coloured = drawn(match, 0, "en", 120, colour=True)
    assert "\x1b[" not in plain
    assert coloured != plain
    assert COLOURS.sub("", coloured) == plain


@pytest.mark.parametrize("players", [1, 2, 4])
def test_nothing_drawn_depends_on_what_the_viewer_may_not_know(players):
    told_apart = 0
    for match in moments(1, players=players, last_round=2):
        for viewer in (0, SPECTATOR):
            twin = copy_of(match)
            twin.position = determinise(match.position, viewer, Fast(viewer + players))
            if [d.seat for d in twin.pending] == [d.seat for d in match.pending]:
                assert drawn(twin, viewer, "en", 80) == drawn(match, viewer, "en", 80)
                told_apart += twin.position.s.zones.show(REFEREE) != match.position.s.zones.show(REFEREE)
    assert told_apart, "no twin differed in anything hidden: the test would see no leak"


def test_a_hand_is_drawn_for_its_owner_alone():
    match = next(m for m in moments(1, players=2) if m.pending and m.pending[0].kind == "tactics")
    s = match.position.s
    names = [ENGLISH.say(FACE.game.option_text(s, d, o)).split(":")[0] for d in match.pending for o in d.options]
    mine, theirs = names[:3], names[3:]
    text = drawn(match, 0, "en", 80)
    assert all(name in text for name in mine)
    assert not any(name in text for name in theirs)
    assert not any(name in drawn(match, SPECTATOR, "en", 80) for name in names)


def test_the_warning_of_an_attack_gives_its_odds():
    found = []
    for match in moments(40, players=2, seed="attack"):
        for d in match.pending[:1]:
            shot = Shot(match.position.s, d.seat, ENGLISH, Look())
            notes = [c.note for c in FACE.choices(shot, d) if c.note]
            if d.kind in ("to", "combat", "assault"):
                found += [note for note in notes if re.fullmatch(r"[<>]?\d+ % to win", note)]
    assert found


@pytest.mark.parametrize(
    ("chance", "text"), [(0, "0 %"), (0.001, "<1 %"), (0.5, "50 %"), (0.996, ">99 %"), (0.9949, "99 %"), (1, "100 %")]
)
def test_what_can_still_happen_is_never_rounded_away(chance, text):
    assert percent(chance) == text
