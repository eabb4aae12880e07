"""The chronicle: what happened, in short paragraphs, each under the sign of its side."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.drawing.sight import Line
from warcamp.engine.state import Told
from warcamp.games.clash_of_rage.chronicle import GATHERED, Run, paragraphs
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.rules import play
from warcamp.games.clash_of_rage.told import EVENTS

from .seen import Seen, look_of_seat

ICONS = {
    "set_up": "map",
    "clan": "banner",
    "played": "scroll",
    "bastion": "bastion",
    "income": "coins",
    "reinforced": "banner",
    "moved": "boot",
    "combat": "crossed",
    "slain": "skull",
    "won": "crown",
    "fled": "boot",
    "stone": "stone",
    "bought": "market",
    "attached": "anvil",
    "detached": "anvil",
    "forging": "anvil",
    "forged": "anvil",
    "discarded": "market",
    "elves_equipped": "leaf",
    "elves_refused": "leaf",
    "domination": "leaf",
    "victory": "crown",
}
ACTION_ICONS = {play.PASS: "hourglass", play.EQUIP: "anvil", play.MOVE: "boot"}
UNTOLD = frozenset({"phase", "rolled", "rerolled", "enraged"})
"""A phase shows by what happens in it, a roll by the wounds it deals."""
OF_MANY = frozenset({"played", "income", "stone"})
"""Gathered over all sides: nobody's line in particular."""


def story(seen: Seen, told: Sequence[Told]) -> list[Line]:
    """The events as lines; a round is a heading."""
    out: list[Line] = []
    for runs in paragraphs(told):
        runs = [run for run in runs if run[0].event not in UNTOLD]
        if not runs:
            continue
        first = runs[0][0]
        if first.event == "round":
            out.append(Line(seen.say(CLASH_OF_RAGE.event_text(seen.s, first)), heading=True))
            runs = runs[1:]
        if runs:
            out.append(line(seen, runs))
    return out


def line(seen: Seen, runs: Sequence[Run]) -> Line:
    first = runs[0][0]
    text = " ".join(told_run(seen, run) for run in runs)
    icon = ACTION_ICONS[first.params[1]] if first.event == "action" else ICONS.get(first.event, "scroll")
    return Line(text, side_of(seen, runs[0]), icon, EVENTS[first.event].rule)


def side_of(seen: Seen, run: Run) -> int:
    """The look of whom the run is about; -1 for the Elves, and where it is about several."""
    kinds = EVENTS[run[0].event].params
    if run[0].event == "clan":
        return look_of_seat(seen.s, run[0].params[0])
    if not kinds or kinds[0][1] != "side" or (run[0].event in OF_MANY and len(run) > 1):
        return -1
    side = run[0].params[0]
    return look_of_seat(seen.s, side) if side < seen.s.seats else -1


def told_run(seen: Seen, run: Run) -> str:
    """Events in one sentence: a single one in its own words, several by what they do not have in common."""
    if run[0].event not in GATHERED or (len(run) == 1 and run[0].event != "moved"):
        text = seen.say(CLASH_OF_RAGE.event_text(seen.s, run[0]))
        return text if text[-1:] in ".!?" else text + "."
    items: dict[str, int] = {}
    for event in run:
        text = item(seen, event)
        items[text] = items.get(text, 0) + 1
    listed = ", ".join(text.replace("#", str(n)) for text, n in items.items())
    return seen.text(f"story-{run[0].event}", side=seen.side_name(run[0].params[0]), items=listed)


def item(seen: Seen, event: Told) -> str:
    """One of several; # stands for how many there are alike."""
    p = event.params
    if event.event == "moved":
        return f"# × {seen.unit_name(p[0], p[1])} {seen.place_short(p[2])} → {seen.place_short(p[3])}"
    if event.event == "reinforced":
        return f"# × {seen.unit_name(p[0], p[1])} ({seen.place_short(p[2])})"
    if event.event == "slain":
        return f"# × {seen.unit_name(p[0], p[1])}"
    name = seen.side_name(p[0])
    if event.event == "stone":
        unit = seen.unit_name(p[0], p[1])
        return seen.text("story-stone-item", side=name, unit=unit, place=seen.place_short(p[2]))
    if event.event == "played":
        number = seen.s.t.tactic_order[p[1]]
        return seen.text("story-played-item", side=name, card=seen.card_name(p[1]), order=number)
    return seen.text("story-income-item", side=name, gold=p[1], crystals=p[2])
