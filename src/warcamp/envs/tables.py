"""The tables of `docs/environments.md`: `python -m warcamp.envs.tables` writes them anew between their marks."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from .setting import Setting, setting

FOUR: dict[str, dict[str, Any]] = {
    "clash_of_rage": {"players": 4, "clans": "random", "last_round": 20},
    "ettin": {"players": 4},
}
SIZES = {"clash_of_rage": (1, 2, 3, 4), "ettin": (2, 3, 4, 6, 8, 12, 16, 24)}
TITLES = {"clash_of_rage": "Clash of Rage", "ettin": "Ettin"}


def begin_mark(name: str) -> str:
    return f"<!-- {name}: made by python -m warcamp.envs.tables -->"


END_MARK = "<!-- end -->"


def sizes(name: str) -> list[str]:
    """How large actions and observation are at each number of players."""
    rows = ["| players | actions | numbers seen |", "|---|---|---|"]
    for players in SIZES[name]:
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
    at = setting(name, FOUR[name])
    parts = [
        [begin_mark(name)],
        sizes(name),
        [f"Actions of {TITLES[name]} with four players:"],
        actions_table(at),
        [f"What a seat of {TITLES[name]} sees with four players:"],
        fields_table(at),
        [END_MARK],
    ]
    return "\n\n".join(["\n".join(part) for part in parts])


def renewed(text: str) -> str:
    """The document with its tables made anew."""
    for name in FOUR:
        before, _, rest = text.partition(begin_mark(name))
        _, _, after = rest.partition(END_MARK)
        text = before + section(name) + after
    return text


if __name__ == "__main__":
    page = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/environments.md")
    page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")
