"""Given Wars: what two realms have where, at one step of the War, and what the battles brought.

Realm 0 is Joymore (Ruins, Town, City) and has the Initiative, realm 1 are the Dwarves (Village, Town, City).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from warcamp.engine.view import view
from warcamp.games.ettin.content import Content
from warcamp.games.ettin.names import outcome_name

from .table import Table

TWO = ("joymore", "dwarves")
FOUR = ("joymore", "dommorians", "cannites", "dwarves")
"""Allies 0 and 1, 2 and 3; enemies 3 and 0, 1 and 2."""


def war(
    step: str,
    *,
    nations: Sequence[str] = TWO,
    chance: Sequence[Any] = (),
    content: Content | None = None,
    results: Sequence[str] | dict[str, Sequence[str]] = (),
    **rows: Any,
) -> Table:
    """A table at the beginning of a step, run to its first question. A row of `results` is that of pair 0; what is
    given as a dict becomes a table of the document."""
    tables = {key: value for key, value in rows.items() if isinstance(value, dict)}
    if results:
        tables["results"] = results if isinstance(results, dict) else {"0": list(results)}
    lines = [f"nations = {json.dumps(nations)}", f'phase = "{step}"']
    lines += [f"{key} = {json.dumps(value)}" for key, value in rows.items() if key not in tables]
    for name, table in tables.items():
        lines += [f"[{name}]", *[f"{json.dumps(str(key))} = {json.dumps(value)}" for key, value in table.items()]]
    return Table("\n".join(lines), chance, content)


def fought(t: Table) -> list[str]:
    """The outcomes of the battles, in the order in which they were fought."""
    return [outcome_name(told.params[2]) for told in t.told("fought")]


def scores(t: Table) -> list[tuple[int, int]]:
    """The Battle Scores, that of realm 0 first."""
    out: list[tuple[int, int]] = []
    for told in t.told("fought"):
        first, _, _, score, against = told.params
        out.append((score, against) if first == 0 else (against, score))
    return out


def seen(t: Table, viewer: int, zone: str) -> list[str]:
    """What a seat or an onlooker sees in a zone; a question mark for a card it does not know."""
    return [t.s.names[card] if card >= 0 else "?" for card in view(t.position, viewer)["zones"][zone]]


def gains(t: Table, realm: int) -> list[int]:
    """The Gold that a realm has got from the bank, sum by sum."""
    return [told.params[1] for told in t.told("gained") if told.params[0] == realm]
