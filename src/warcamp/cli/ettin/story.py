"""What happened, in short paragraphs: what is far away is left out, what a realm does again and again is said once."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.engine.game import Message
from warcamp.engine.state import Told
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.phrases import place_params
from warcamp.games.ettin.state import BATTLE, NONE, ally, enemy, pair_of
from warcamp.games.ettin.told import EVENTS

from .ring import SMALL, winners
from .scene import Scene

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

Run = list[Told]


def story(scene: Scene, told: Sequence[Told]) -> list[str]:
    """The events as paragraphs."""
    paragraphs: list[list[Run]] = []
    for event in told_here(scene, told):
        if not paragraphs or event.event in OPENING or elsewhere(scene, paragraphs[-1], event):
            if paragraphs and len(paragraphs[-1]) == 1 and paragraphs[-1][0][0].event in HEADS and event.event in HEADS:
                paragraphs.pop()
            paragraphs.append([])
        runs = paragraphs[-1]
        found = [run for run in runs if goes_with(run[0], event)]
        if found:
            found[0].append(event)
        else:
            runs.append([event])
    out = [" ".join(sentence(scene, run) for run in runs) for runs in paragraphs]
    if any(event.event == "scored" for event in told):
        out.append(scene.text("story-won", winners=winners(scene)))
    return out


def told_here(scene: Scene, told: Sequence[Told]) -> list[Told]:
    """What is told at all, pair by pair within a phase. Cards drawn for a line-up and units turned up for the battles
    lie on the table."""
    out: list[Told] = []
    part: list[Told] = []
    quiet = ""
    for event in told:
        if event.event in HEADS:
            out += by_pair(scene, part)
            out.append(event)
            part = []
            battle = event.event == "step" and event.params[0] == BATTLE
            quiet = "drew" if event.event == "draft" else "revealed" if battle else ""
        elif event.event not in QUIET and event.event != quiet and concerns(scene, event):
            part.append(event)
    return out + by_pair(scene, part)


def by_pair(scene: Scene, told: list[Told]) -> list[Told]:
    """Pairs play at the same time: each one's events together, those of the own pair last."""
    own = pair_of(scene.s, scene.realm)
    return sorted(
        told,
        key=lambda event: NONE if event.event in OF_ALL else (pair_at(scene, event) - own - 1) % (scene.s.realms // 2),
    )


def pair_at(scene: Scene, event: Told) -> int:
    return event.params[0] if event.event == "war_drawn" else pair_of(scene.s, realm_of(event))


def elsewhere(scene: Scene, paragraph: list[Run], event: Told) -> bool:
    """Whether an event in the War belongs to another pair than the paragraph does."""
    first = paragraph[0][0]
    if first.event != "fought" or event.event in OF_ALL:
        return False
    return pair_at(scene, first) != pair_at(scene, event)


def realm_of(event: Told) -> int:
    """The realm an event is about, NONE when it is about all."""
    kinds = [domain for _, domain in EVENTS[event.event].params]
    return event.params[kinds.index("realm")] if "realm" in kinds else NONE


def concerns(scene: Scene, event: Told) -> bool:
    """At a large table: what oneself, the ally or one of their enemies does (ETT-GEN-02)."""
    s = scene.s
    if event.event == "war_drawn":
        return s.realms <= SMALL or event.params[0] in (pair_of(s, scene.realm), pair_of(s, ally(s, scene.realm)))
    r = realm_of(event)
    if r == NONE or s.realms <= SMALL or scene.seat == NONE or event.event == "nation":
        return True
    return r in (scene.realm, ally(s, scene.realm), enemy(s, scene.realm))


def goes_with(first: Told, other: Told) -> bool:
    if first.event != other.event or first.event not in GATHERED:
        return False
    return first.event in OF_ALL or realm_of(first) == realm_of(other)


def said(scene: Scene, event: Told) -> str:
    text = scene.say(ETTIN.event_text(scene.s, event))
    return text if text[-1:] in ".!?" else text + "."


def sentence(scene: Scene, run: Run) -> str:
    """Several events of a kind in one sentence; a single one in its own words."""
    kind = run[0].event
    if len(run) == 1 or kind not in GATHERED:
        return said(scene, run[0])
    items = by_place(scene, run) if kind in PLACED else counted([item(scene, event) for event in run], ", ")
    return scene.text(f"story-{kind}", realm=scene.realm_name(realm_of(run[0])), items=items)


def counted(items: list[str], between: str) -> str:
    """Each different one once, with how often it is there."""
    different = list(dict.fromkeys(items))
    return between.join(f"{items.count(one)} × {one}" if items.count(one) > 1 else one for one in different)


def item(scene: Scene, event: Told) -> str:
    """One of several, without what they have in common."""
    p = event.params
    if event.event == "gained":
        return scene.text("story-gained-item", realm=scene.realm_name(p[0]), gold=p[1])
    if event.event == "nation":
        return scene.text("story-nation-item", seat=scene.s.controller[p[0]] + 1, realm=scene.realm_name(p[0]))
    if event.event in ("sold", "recruited"):
        return scene.text("story-price-item", card=scene.card_name(p[1]), gold=p[2])
    return scene.card_name(p[1])


def by_place(scene: Scene, run: Run) -> str:
    """Units by the place where they stand."""
    places: dict[int, list[str]] = {}
    for event in run:
        card = event.params[0 if event.event == "deployed" else 1]
        name = scene.text("story-face-down") if card == NONE else scene.card_name(card)
        places.setdefault(event.params[2], []).append(name)
    parts = []
    for place in sorted(places):
        where: Message = place_params(scene.s, "place", NONE, place)["place"]
        parts.append(scene.text("story-at-item", place=where, cards=counted(places[place], ", ")))
    return scene.look.sign(" · ", " / ").join(parts)
