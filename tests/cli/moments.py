"""A match at several moments, and all that a terminal can draw of each."""

from __future__ import annotations

import io
import random
import re

from warcamp.cli.face import SHARED, Face, Shot
from warcamp.cli.look import Look
from warcamp.cli.terminal import console_for
from warcamp.engine.match import Match
from warcamp.engine.zones import REFEREE
from warcamp.games.words import Words

COLOURS = re.compile(r"\x1b\[[0-9;]*m")
LATELY = 60
"""So many events are told."""


WORDS: dict[tuple[str, str], Words] = {}
"""By game and language, made once."""


def words_of(face: Face, language: str) -> Words:
    key = face.game.name, language
    if key not in WORDS:
        WORDS[key] = face.words(language, face.game.content())
    return WORDS[key]


def moments_of(match: Match, count: int) -> list[Match]:
    """The match at several moments: each kind of question at its first and a later time, and the end."""
    out = []
    seen: dict[str, int] = {}
    choices = random.Random(count)
    while not match.over:
        d = match.pending[choices.randrange(len(match.pending))]
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


def drawn(
    face: Face, match: Match, viewer: int, language: str, columns: int, ascii: bool = False, colour: bool = False
) -> str:
    """All that can be drawn of a moment: the screens of its questions and every part by itself."""
    out = io.StringIO()
    console = console_for(out, columns, None if colour else False, ascii)
    if colour:
        console._force_terminal = True
        console._color_system = console._color_system or 3  # type: ignore[assignment]
    told = match.told(viewer, 0)
    shot = Shot(match.position.s, viewer, words_of(face, language), Look(columns, ascii), told=told)
    parts = []
    for d in match.pending:
        if viewer in (d.seat, REFEREE):
            choices = face.choices(shot, d)
            parts += face.screen(shot, d, choices)
            parts += [f"{choice.group} {choice.note}" for choice in choices]
            parts += [part for choice in choices for part in face.warning(shot, d, choice.option)]
    parts += face.odds(shot, viewer if 0 <= viewer < face.game.seats(match.position.s) else 0, "")
    parts += [part for what in (*face.parts, *SHARED) for part in face.part(shot, what)]
    for part in [*parts, *face.story(shot, told[-LATELY:])]:
        console.print(part)
    return out.getvalue()
