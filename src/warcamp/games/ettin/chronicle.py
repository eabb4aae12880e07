"""What happened, in short paragraphs: what is far away is left out, what a realm does again and again is said once.

What is gathered has messages of its own, `story-...`; single events are told in theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from warcamp.engine.game import Message
from warcamp.engine.state import Told

from .phrases import place_params
from .state import BATTLE, NONE, Ettin, ally, enemy, pair_of
from .told import EVENTS
from .words import event_text

QUIET = frozenset({"set_up", "dealt", "offered", "adventure", "aimed", "proposed", "scored"})
"""The table shows what these did, or another event tells the same."""
OPENING = frozenset({"age", "draft", "step", "fought", "war_won", "war_drawn"})
"""These begin a paragraph."""
HEADS = frozenset({"age", "draft", "step"})
"""Headings that say nothing by themselves."""
PLACED = frozenset({"deployed", "revealed"})
GATHERED = PLACED | {"gained", "retired", "drafted", "sold", "recruited", "looted", "returned", "nation"}
"""These are gathered within a paragraph."""
OF_ALL = frozenset({"gained", "nation"})
"""These are gathered for all realms together, the others for each."""
SMALL = 4
"""So many realms are all told of."""

Run = list[Told]
Paragraph = list[Run]


class Teller(Protocol):
    """Who tells, from which realm's side."""

    s: Ettin
    seat: int
    """The seat that hears it, NONE for an onlooker."""
    realm: int

    @property
    def between(self) -> str: ...

    def say(self, message: Message, /) -> str: ...

    def text(self, id: str, **params: object) -> str: ...

    def realm_name(self, r: int) -> str: ...

    def card_name(self, card: int) -> str: ...


def paragraphs(teller: Teller, told: Sequence[Told]) -> list[Paragraph]:
    """The events that are told, in paragraphs of runs of like events."""
    out: list[Paragraph] = []
    for event in told_here(teller, told):
        if not out or event.event in OPENING or elsewhere(teller.s, out[-1], event):
            if out and len(out[-1]) == 1 and out[-1][0][0].event in HEADS and event.event in HEADS:
                out.pop()
            out.append([])
        runs = out[-1]
        found = [run for run in runs if goes_with(run[0], event)]
        if found:
            found[0].append(event)
        else:
            runs.append([event])
    return out


def told_here(teller: Teller, told: Sequence[Told]) -> list[Told]:
    """What is told at all, pair by pair within a phase. Cards drawn for a line-up and units turned up for the battles
    lie on the table."""
    out: list[Told] = []
    part: list[Told] = []
    quiet = ""
    for event in told:
        if event.event in HEADS:
            out += by_pair(teller, part)
            out.append(event)
            part = []
            battle = event.event == "step" and event.params[0] == BATTLE
            quiet = "drew" if event.event == "draft" else "revealed" if battle else ""
        elif event.event not in QUIET and event.event != quiet and concerns(teller, event):
            part.append(event)
    return out + by_pair(teller, part)


def by_pair(teller: Teller, told: list[Told]) -> list[Told]:
    """Pairs play at the same time: each one's events together, those of the own pair last."""
    s = teller.s
    own = pair_of(s, teller.realm)
    return sorted(
        told, key=lambda event: NONE if event.event in OF_ALL else (pair_at(s, event) - own - 1) % (s.realms // 2)
    )


def pair_at(s: Ettin, event: Told) -> int:
    return event.params[0] if event.event == "war_drawn" else pair_of(s, realm_of(event))


def elsewhere(s: Ettin, paragraph: Paragraph, event: Told) -> bool:
    """Whether an event in the War belongs to another pair than the paragraph does."""
    first = paragraph[0][0]
    if first.event != "fought" or event.event in OF_ALL:
        return False
    return pair_at(s, first) != pair_at(s, event)


def realm_of(event: Told) -> int:
    """The realm an event is about, NONE when it is about all."""
    kinds = [domain for _, domain in EVENTS[event.event].params]
    return event.params[kinds.index("realm")] if "realm" in kinds else NONE


def concerns(teller: Teller, event: Told) -> bool:
    """At a large table: what oneself, the ally or one of their enemies does (ETT-GEN-02)."""
    s = teller.s
    if event.event == "war_drawn":
        return s.realms <= SMALL or event.params[0] in (pair_of(s, teller.realm), pair_of(s, ally(s, teller.realm)))
    r = realm_of(event)
    if r == NONE or s.realms <= SMALL or teller.seat == NONE or event.event == "nation":
        return True
    return r in (teller.realm, ally(s, teller.realm), enemy(s, teller.realm))


def goes_with(first: Told, other: Told) -> bool:
    if first.event != other.event or first.event not in GATHERED:
        return False
    return first.event in OF_ALL or realm_of(first) == realm_of(other)


# ---- in words -------------------------------------------------------------------------------------------------------
def said(teller: Teller, event: Told) -> str:
    text = teller.say(event_text(teller.s, event))
    return text if text[-1:] in ".!?" else text + "."


def sentence(teller: Teller, run: Run) -> str:
    """Several events of a kind in one sentence; a single one in its own words."""
    kind = run[0].event
    if len(run) == 1 or kind not in GATHERED:
        return said(teller, run[0])
    items = by_place(teller, run) if kind in PLACED else counted([item(teller, event) for event in run])
    return teller.text(f"story-{kind}", realm=teller.realm_name(realm_of(run[0])), items=items)


def winners_text(teller: Teller) -> str:
    """Who has won, as the last word (ETT-END-03)."""
    return teller.text("story-won", winners=" + ".join(teller.realm_name(r) for r in teller.s.winners))


def counted(items: list[str]) -> str:
    """Each different one once, with how often it is there."""
    different = list(dict.fromkeys(items))
    return ", ".join(f"{items.count(one)} × {one}" if items.count(one) > 1 else one for one in different)


def item(teller: Teller, event: Told) -> str:
    """One of several, without what they have in common."""
    p = event.params
    if event.event == "gained":
        return teller.text("story-gained-item", realm=teller.realm_name(p[0]), gold=p[1])
    if event.event == "nation":
        return teller.text("story-nation-item", seat=teller.s.controller[p[0]] + 1, realm=teller.realm_name(p[0]))
    if event.event in ("sold", "recruited"):
        return teller.text("story-price-item", card=teller.card_name(p[1]), gold=p[2])
    return teller.card_name(p[1])


def by_place(teller: Teller, run: Run) -> str:
    """Units by the place where they stand."""
    places: dict[int, list[str]] = {}
    for event in run:
        card = event.params[0 if event.event == "deployed" else 1]
        name = teller.text("story-face-down") if card == NONE else teller.card_name(card)
        places.setdefault(event.params[2], []).append(name)
    parts = []
    for place in sorted(places):
        where: Message = place_params(teller.s, "place", NONE, place)["place"]
        parts.append(teller.text("story-at-item", place=where, cards=counted(places[place])))
    return teller.between.join(parts)
