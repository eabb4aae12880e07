"""Answers to `?`, `why not`, `rules`: always with the rule."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from warcamp.engine.errors import BadInput, WarcampError
from warcamp.engine.flow import Decision
from warcamp.games import rulebook

from .face import Choice, Face, Shot
from .matching import begun, exact, only

FOUND = 12
"""Rules listed after a search."""


def rule_text(shot: Shot, rule_id: str) -> list[RenderableType]:
    """A rule of the rulebook in the reader's language."""
    try:
        rule = rulebook.show(rule_id, shot.words.language)
    except BadInput as e:
        return [Text(str(e), "yellow")]
    head = Text(f"{rule.id}  ", "bold cyan").append(rule.section, "dim")
    return [head, Padding(Markdown(rule.text), (0, 0, 0, 2))]


def option(shot: Shot, face: Face, d: Decision, choices: Sequence[Choice], which: str) -> list[RenderableType]:
    """`?` explains the question, `? 3` an option."""
    if not which:
        asked = Text(shot.words.say(face.question(shot.s, d)), "bold")
        return [asked, *rule_text(shot, face.game.asks[d.kind].rule), Text(shot.text("explain-more"), "dim")]
    choice = exact(choices, which) or only(begun(choices, which))
    if choice is None:
        return [Text(shot.text("explain-which", typed=which), "yellow")]
    head = Text(f"{choice.number}. {choice.text}", "bold")
    return [head, *rule_text(shot, face.game.option_rule(shot.s, d, choice.option))]


def why_not(shot: Shot, face: Face, d: Decision, choices: Sequence[Choice], what: str) -> list[RenderableType]:
    """The rule that forbids what the player points at, or the number under which it can be chosen."""
    if not what:
        return [Text(shot.text("pointed-at-nothing"), "yellow")]
    choice = exact(choices, what) or only(begun(choices, what))
    if choice is not None:
        return [Text(shot.text("pointed-at-option", number=choice.number, text=choice.text))]
    thing = face.stored(shot, what)
    try:
        refusal = face.game.why_not(shot.s, d, thing)
    except WarcampError as e:
        return [Text(str(e), "yellow")]
    return [Text(shot.words.say(refusal.message), "bold"), *rule_text(shot, refusal.rule)]


def rules(shot: Shot, game: str, what: str, now: str = "") -> list[RenderableType]:
    """A rule by its id, rules of the game by words, or the rule of the question."""
    if not what:
        return rule_text(shot, now) if now else [Text(shot.text("rules-what"))]
    if "-" in what and " " not in what.strip():
        return rule_text(shot, what)
    found = [hit for hit in rulebook.search(what, shot.words.language) if hit.game == game]
    if not found:
        return [Text(shot.text("rules-none", words=what), "yellow")]
    out: list[RenderableType] = []
    for hit in found[:FOUND]:
        out.append(Text(f"{hit.rule.id:<12} ", "bold cyan").append(hit.excerpt, "default"))
    if len(found) > FOUND:
        out.append(Text(shot.text("rules-more", number=len(found) - FOUND), "dim"))
    return out
