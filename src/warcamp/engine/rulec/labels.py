"""Stable names of the places where a rule waits: what is awaited there, never a line number."""

from __future__ import annotations

import ast
from typing import Any

from ..errors import BadInput

ASKS = ("choose", "Decision")
START = "start"


def called(e: ast.AST) -> str:
    """The plain name of what is called or awaited; empty when it has none."""
    if isinstance(e, ast.Call):
        return called(e.func)
    if isinstance(e, ast.Name):
        return e.id
    if isinstance(e, ast.Attribute):
        return e.attr
    if isinstance(e, (ast.Subscript, ast.Starred)):
        return called(e.value)
    return ""


def argument(e: ast.Call, place: int, keyword: str) -> ast.expr | None:
    """An argument by place or by keyword."""
    if len(e.args) > place:
        return e.args[place]
    return next((k.value for k in e.keywords if k.arg == keyword), None)


def kind_of(e: ast.Call) -> str:
    """The kind of a question when it is written out."""
    kind = argument(e, 1, "kind")
    return kind.value if isinstance(kind, ast.Constant) and isinstance(kind.value, str) else ""


def label(e: ast.expr) -> str:
    """What is awaited, in a word."""
    name = called(e)
    if not isinstance(e, ast.Call):
        return name or "await"
    if name in ASKS:
        return kind_of(e) or "choose"
    if name == "choose_all":
        asked = [kind_of(x) for x in ast.walk(e) if isinstance(x, ast.Call) and called(x) in ASKS]
        return next((k for k in asked if k), "all")
    if name == "chance":
        kind = argument(e, 0, "kind")
        return (isinstance(kind, ast.Call) and called(kind).lower()) or "chance"
    return name or "await"


def labels(awaits: dict[int, ast.expr]) -> dict[int, str]:
    """Each place's label, made unique by #2, #3 in order."""
    out = {0: START}
    seen: dict[str, int] = {START: 1}
    for pc in sorted(awaits):
        word = label(awaits[pc])
        seen[word] = seen.get(word, 0) + 1
        out[pc] = word if seen[word] == 1 else f"{word}#{seen[word]}"
    return out


def awaited_type(e: ast.expr) -> str:
    """The type that awaiting gives, as far as the engine's own words tell; `=name` for what the called rule returns."""
    name = called(e)
    if not isinstance(e, ast.Call):
        return "Any"
    if name in ASKS:
        cards = argument(e, 3, "cards")
        return "Card" if isinstance(cards, ast.Constant) and cards.value is True else "int"
    if name == "choose_all":
        return "dict[int, int]"
    if name == "chance":
        kind = argument(e, 0, "kind")
        return {"Dice": "list[int]"}.get(called(kind), "Any") if kind is not None else "Any"
    return f"={name}" if isinstance(e.func, ast.Name) else "Any"


def resume_at(cls: Any, word: str) -> int:
    """The place of a rule that has this label."""
    for pc, known in cls.LABELS.items():
        if known == word:
            return int(pc)
    raise BadInput(cls.RULE, f"there is no '{word}' to wait at; there are {', '.join(cls.LABELS.values())}")
