"""The tables of `docs/environments.md`: `python -m warcamp.envs.tables` writes them anew between their marks."""

from __future__ import annotations

import sys
from pathlib import Path

from .registry import ENVIRONMENTS
from .setting import Setting, setting


def begin_mark(name: str) -> str:
    return f"<!-- {name}: made by python -m warcamp.envs.tables -->"


END_MARK = "<!-- end -->"


def sizes(name: str) -> list[str]:
    """How large actions and observation are at each number of players."""
    rows = ["| players | actions | numbers seen |", "|---|---|---|"]
    for players in ENVIRONMENTS[name].sizes:
        at = setting(name, {"players": players})
        rows.append(f"| {players} | {at.actions.size} | {at.sight.size} |")
    return rows


def actions_table(at: Setting) -> list[str]:
    """The blocks of actions."""
    rows = ["| question | actions | the options, in order |", "|---|---|---|"]
    for kind, first in at.actions.first.items():
        block = at.actions.blocks[kind]
        rows.append(f"| `{kind}` | {first} to {first + block.size - 1} | {block.text} |")
    return rows


def fields_table(at: Setting) -> list[str]:
    """The fields of the vector."""
    rows = ["| field | from | shape | one is | meaning |", "|---|---|---|---|---|"]
    start = 0
    for field in at.sight.fields:
        shape = " × ".join([str(n) for n in field.shape])
        rows.append(f"| `{field.name}` | {start} | {shape} | {field.scale:g} | {field.text} |")
        start += field.size
    return rows


def section(name: str) -> str:
    """All tables of one game."""
    at = setting(name, {"players": 4})
    parts = [
        [begin_mark(name)],
        sizes(name),
        [f"Actions of {at.game.title} with four players:"],
        actions_table(at),
        [f"What a seat of {at.game.title} sees with four players:"],
        fields_table(at),
        [END_MARK],
    ]
    return "\n\n".join(["\n".join(part) for part in parts])


def renewed(text: str) -> str:
    """The document with its tables made anew."""
    for name in ENVIRONMENTS:
        before, _, rest = text.partition(begin_mark(name))
        _, _, after = rest.partition(END_MARK)
        text = before + section(name) + after
    return text


if __name__ == "__main__":
    page = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/environments.md")
    page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")
