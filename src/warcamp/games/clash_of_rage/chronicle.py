"""What happened, gathered for telling: what a side does again and again is one run, and runs make paragraphs."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.engine.state import Told

QUIET = frozenset({"tile", "ordered", "offered", "drew", "looked_at", "reshuffled", "elf"})
"""The table shows what these did."""
OPENING = frozenset({"set_up", "round", "phase", "action", "combat", "victory", "domination", "played"})
"""These begin a paragraph."""
GATHERED = frozenset({"moved", "reinforced", "income", "slain", "stone", "played"})
"""These are gathered while they follow one another."""
BY_SIDE = frozenset({"moved", "reinforced", "slain"})

Run = list[Told]
"""Events of a kind that are told together; one event, or several that are gathered."""


def paragraphs(told: Sequence[Told]) -> list[list[Run]]:
    """The events that are worth telling, in runs, in paragraphs. A phase in which nothing happened is left out, and so
    is an action that shows by its moves."""
    out: list[list[Run]] = []
    shown = [event for event in told if event.event not in QUIET]
    i = 0
    while i < len(shown):
        run = [shown[i]]
        while i + len(run) < len(shown) and goes_with(run[0], shown[i + len(run)]):
            run.append(shown[i + len(run)])
        i += len(run)
        if run[0].event == "phase" and i < len(shown) and shown[i].event == "phase":
            continue
        if not out or run[0].event in OPENING:
            out.append([])
        if run[0].event == "action" and i < len(shown) and shown[i].event == "moved":
            continue
        out[-1].append(run)
    return out


def goes_with(first: Told, other: Told) -> bool:
    if first.event != other.event or first.event not in GATHERED:
        return False
    return first.event not in BY_SIDE or first.params[0] == other.params[0]
