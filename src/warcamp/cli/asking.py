"""The look of a question and its options, of paragraphs, of a friendly refusal; and the way out."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from . import commands, matching
from .face import Choice, Shot
from .look import Look

SHOWN = 40
"""Characters of a bad line that are said back."""


class Quit(Exception):
    """The player leaves; the match is saved."""


def rule_line(look: Look) -> Rule:
    return Rule(style="dim", characters=look.sign("─", "-"))


def paragraph(text: str, look: Look) -> RenderableType:
    """A paragraph with a hanging sign."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(look.sign("•", "*"), Text(text))
    return grid


def glossary(rows: Sequence[tuple[str, str]]) -> RenderableType:
    """Words on the left, what they mean on the right."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for word, meaning in rows:
        grid.add_row(Text(f"  {word}", "bold"), meaning)
    return grid


def question(look: Look, asked: str, choices: Sequence[Choice]) -> list[RenderableType]:
    """The question with its numbered options, under headings where they have some."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", min_width=3, no_wrap=True)
    grid.add_column()
    group = ""
    for choice in choices:
        if not choice.listed:
            continue
        if choice.group and choice.group != group:
            group = choice.group
            grid.add_row("", Text(group, "italic dim"))
        line = Text(choice.text)
        if choice.note:
            line.append(f"  {choice.note}", "cyan")
        grid.add_row(Text(str(choice.number), "bold"), line)
    return [rule_line(look), Text(asked, "bold"), grid]


def completions(choices: Sequence[Choice], language: str, parts: Collection[str]) -> list[str]:
    return [*[c.text for c in choices], *[c.name for c in choices], *commands.spoken(language, parts)]


def not_understood(shot: Shot, choices: Sequence[Choice], typed: str, parts: Collection[str]) -> str:
    """What to say to a line that means nothing here."""
    near = matching.near(choices, commands.spoken(shot.words.language, parts), typed)
    shown = typed if len(typed) <= SHOWN else typed[: SHOWN - 1] + "…"
    if near:
        return shot.text("not-understood-near", typed=shown, near=", ".join(near))
    return shot.text("not-understood", typed=shown)
