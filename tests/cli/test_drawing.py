"""What is drawn fits the terminal, needs no colour, and tells nobody what he may not know."""

import io
import random
import re

import pytest
from rich.cells import cell_len

from tests.cli.player import FACE, settings_of
from warcamp.cli.clash_of_rage.chances import percent
from warcamp.cli.face import SHARED, Shot
from warcamp.cli.look import Look
from warcamp.cli.terminal import console_for
from warcamp.engine.match import Match
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise
from warcamp.engine.zones import REFEREE, SPECTATOR

WORDS = {language: FACE.words(language, FACE.game.content()) for language in ("en", "fr")}
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def moments(count: int, **settings) -> list[Match]:
    """The same match at several moments: each kind of question at its first and a later time, and the end."""
    out = []
    seen: dict[str, int] = {}
    match = settings_of(**{"seed": "drawing", "last_round": 5, **settings}).begin(FACE)
    choices = random.Random(count)
    while not match.over:
        d = match.pending[0]
        seen[d.kind] = seen.get(d.kind, 0) + 1
        if seen[d.kind] in (1, count):
            out.append(copy_of(match))
        match.choose(d, choices.choice(d.options))
    return [*out, match]


def copy_of(match: Match) -> Match:
    other = Match.__new__(Match)
    other.__dict__.update(match.__dict__)
    other.position = match.position.clone()
    other.entries = match.entries[:]
    return other


def drawn(match: Match, viewer: int, language: str, columns: int, ascii: bool = False, colour: bool = False) -> str:
    """All that can be drawn of a moment: the screen of its question and every part by itself."""
    out = io.StringIO()
    console = console_for(out, columns, None if colour else False, ascii)
    if colour:
        console._force_terminal = True
        console._color_system = console._color_system or 3  # type: ignore[assignment]
    lately = match.told(viewer, 0)
    shot = Shot(match.position.s, viewer, WORDS[language], Look(columns, ascii), told=lately)
    for d in match.pending[:1]:
        if viewer in (d.seat, REFEREE):
            choices = FACE.choices(shot, d)
            for part in FACE.screen(shot, d, choices):
                console.print(part)
            for choice in choices[:3]:
                for part in FACE.warning(shot, d, choice.option):
                    console.print(part)
    for what in (*FACE.parts, *SHARED):
        for part in FACE.part(shot, what):
            console.print(part)
    for text in FACE.story(shot, lately[-60:]):
        console.print(text)
    return out.getvalue()


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
    names = [WORDS["en"].say(FACE.game.option_text(s, d, o)).split(":")[0] for d in match.pending for o in d.options]
    mine, theirs = names[:3], names[3:]
    text = drawn(match, 0, "en", 80)
    assert all(name in text for name in mine)
    assert not any(name in text for name in theirs)
    assert not any(name in drawn(match, SPECTATOR, "en", 80) for name in names)


def test_the_warning_of_an_attack_gives_its_odds():
    found = []
    for match in moments(40, players=2, seed="attack"):
        for d in match.pending[:1]:
            shot = Shot(match.position.s, d.seat, WORDS["en"], Look())
            notes = [c.note for c in FACE.choices(shot, d) if c.note]
            if d.kind in ("to", "combat", "assault"):
                found += [note for note in notes if re.fullmatch(r"[<>]?\d+ % to win", note)]
    assert found


@pytest.mark.parametrize(
    ("chance", "text"), [(0, "0 %"), (0.001, "<1 %"), (0.5, "50 %"), (0.996, ">99 %"), (0.9949, "99 %"), (1, "100 %")]
)
def test_what_can_still_happen_is_never_rounded_away(chance, text):
    assert percent(chance) == text
