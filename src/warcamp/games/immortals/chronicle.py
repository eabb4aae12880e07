"""What happened, in short paragraphs: each revealed card has one of its own, what all do alike is said once.

What is gathered has messages of its own, `story-...`; single events are told in theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from warcamp.engine.game import Message
from warcamp.engine.state import Told

from .phrases import card_text, colour_text, cost_text, item_text, limbo_text, player, side_text, tribe_name
from .standing import Gain
from .state import GOLD, NONE, Immortals
from .words import event_text

OPENING = frozenset({"draft", "round", "revealed", "passed", "phase", "started", "victory"})
"""These begin a paragraph; several of a kind, or those of one heading, begin one together."""
HEADS = frozenset({"draft", "round", "phase"})
"""Headings that say nothing by themselves."""
OF_ALL = frozenset(
    {"tribe", "placed", "started", "thrown", "fell", "to_limbo", "drew", "reinforced", "planned", "compensated"}
)
"""These are gathered for all players together."""
GATHERED = OF_ALL | {"scored", "transition"}
"""These are gathered within a paragraph, the others for each player."""
DRAFT_QUIET = frozenset({"drew", "played", "marker"})
"""While cards are drafted the table shows these; a Region card out of the deck belongs to the armies placed."""

Run = list[Told]
Paragraph = list[Run]


class Teller(Protocol):
    """Who tells, and in which words."""

    s: Immortals

    def say(self, message: Message, /) -> str: ...

    def text(self, id: str, **params: object) -> str: ...


def paragraphs(told: Sequence[Told]) -> list[Paragraph]:
    """The events that are told, in paragraphs of runs of like events."""
    out: list[Paragraph] = []
    before = ""
    for event in told_at_all(told):
        opens = event.event in OPENING and not (event.event == before and event.event in GATHERED | {"victory"})
        if opens and before in HEADS and event.event in HEADS:
            opens = False
        if not out or opens:
            if out and len(out[-1]) == 1 and out[-1][0][0].event in HEADS:
                out.pop()
            out.append([])
        runs = out[-1]
        found = [run for run in runs if goes_with(run[0], event)]
        if found:
            found[0].append(event)
        else:
            runs.append([event])
        before = event.event
    return out


def told_at_all(told: Sequence[Told]) -> list[Told]:
    """All but what says nothing new: during the set-up the cards that hands are made of, Region cards out of the deck
    and the marker on its way."""
    out: list[Told] = []
    starts = [k for k, event in enumerate(told) if event.event == "round"]
    first = starts[0] if starts else len(told)
    drafting = not starts or told[first].params[0] == 1
    for k, event in enumerate(told):
        early = drafting and k < first
        if early and any(later.event in ("draft", "placed") for later in told[:first]):
            if event.event in DRAFT_QUIET or (event.event == "took_region" and event.params[2] == NONE):
                continue
        out.append(event)
    return out


def goes_with(first: Told, other: Told) -> bool:
    if first.event != other.event or first.event not in GATHERED:
        return False
    return first.event in OF_ALL or first.params[0] == other.params[0]


# ---- in words -------------------------------------------------------------------------------------------------------
def said(teller: Teller, event: Told) -> str:
    text = teller.say(event_text(teller.s, event))
    return text if text[-1:] in ".!?" else text + "."


def sentence(teller: Teller, run: Run) -> str:
    """Several events of a kind in one sentence; a single one in its own words."""
    kind = run[0].event
    if kind not in GATHERED or (len(run) == 1 and kind not in ("thrown", "fell", "scored")):
        return said(teller, run[0])
    if kind == "tribe":
        items = tribe_items(teller, run)
    elif kind in SUMMED:
        items = summed(teller, run)
    else:
        items = [ITEM[kind](teller, event) for event in run]
    params: dict[str, object] = {"items": ", ".join(items)}
    if kind == "scored":
        params["seat"] = player(run[0].params[0])
    return teller.text(f"story-{kind}", **params)


def winners_text(teller: Teller) -> str:
    """Who has won, as the last word (IMM-END-02, IMM-END-04)."""
    winners = " + ".join(teller.text("story-name", seat=player(p)) for p in teller.s.winners)
    return teller.text("story-won", winners=winners)


def gained_text(teller: Teller, number: int, gain: Gain) -> str:
    """What a round has brought a player, source by source (IMM-SCORE-07)."""
    items = [teller.text("story-built-item", count=gain.built, points=gain.at_once)] if gain.built else []
    for item, (count, points) in enumerate(zip(gain.scored.counts, gain.scored.points, strict=True)):
        if points:
            items.append(teller.text("story-scored-item", item=item_text(item, count), points=points))
    if not items:
        return teller.text("story-gained-nothing", round=number)
    return teller.text("story-gained", round=number, points=gain.total, items=", ".join(items))


SUMMED = frozenset({"reinforced", "transition"})
"""Cubes that go one by one are counted by player and side."""


def tribe_items(teller: Teller, run: Run) -> list[str]:
    """Each player with both tribes."""
    tribes: dict[int, list[str]] = {}
    for event in run:
        tribes.setdefault(event.params[0], []).append(
            teller.text("story-name", seat=tribe_name(teller.s, event.params[1]))
        )
    return [teller.text("story-tribe-item", seat=player(p), tribes=" + ".join(row)) for p, row in tribes.items()]


def summed(teller: Teller, run: Run) -> list[str]:
    cubes: dict[tuple[int, int], int] = {}
    for event in run:
        seat, side, *number = event.params
        cubes[seat, side] = cubes.get((seat, side), 0) + (number[0] if number else 1)
    return [cubes_item(teller, seat, side, number) for (seat, side), number in cubes.items()]


def cubes_item(teller: Teller, seat: int, side: int, number: int) -> str:
    return teller.text("story-cubes-item", seat=player(seat), cubes=number, side=side_text(teller.s, side))


def placed_item(teller: Teller, event: Told) -> str:
    seat, side, number = event.params
    return cubes_item(teller, seat, side, number)


def started_item(teller: Teller, event: Told) -> str:
    seat, energy, gold = event.params
    return teller.text("story-sum-item", seat=player(seat), sum=cost_text(energy, gold))


def colour_item(teller: Teller, event: Told) -> str:
    return teller.text("story-colour-item", colour=colour_text(event.params[0]), cubes=event.params[1])


def limbo_item(teller: Teller, event: Told) -> str:
    seat, realm, number = event.params
    return teller.text("story-limbo-item", seat=player(seat), cubes=number, realm=limbo_text(realm))


def drew_item(teller: Teller, event: Told) -> str:
    card, seat = event.params
    if card == NONE:
        return teller.text("story-name", seat=player(seat))
    return teller.text("story-drew-item", seat=player(seat), card=card_text(teller.s, card))


def planned_item(teller: Teller, event: Told) -> str:
    return teller.text("story-number-item", seat=player(event.params[0]), number=event.params[1])


def compensated_item(teller: Teller, event: Told) -> str:
    seat, resource = event.params
    amount = teller.s.t.compensation
    found = cost_text(0, amount) if resource == GOLD else cost_text(amount, 0)
    return teller.text("story-sum-item", seat=player(seat), sum=found)


def scored_item(teller: Teller, event: Told) -> str:
    _, item, count, points = event.params
    return teller.text("story-scored-item", item=item_text(item, count), points=points)


ITEM: dict[str, Callable[[Teller, Told], str]] = {
    "placed": placed_item,
    "started": started_item,
    "thrown": colour_item,
    "fell": colour_item,
    "to_limbo": limbo_item,
    "drew": drew_item,
    "planned": planned_item,
    "compensated": compensated_item,
    "scored": scored_item,
}
