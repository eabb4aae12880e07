"""What happened: the chronicle in paragraphs, and what is to be seen and heard of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warcamp.drawing.sight import Effect, Line
from warcamp.engine.state import Told
from warcamp.games.immortals.chronicle import HEADS, OF_ALL, paragraphs, said, sentence, winners_text
from warcamp.games.immortals.rules.battle import LOST
from warcamp.games.immortals.state import NONE
from warcamp.games.immortals.told import EVENTS

from .scene import LOOKS, Scene, look_of

ICONS = {
    "first": "banner",
    "tribe": "users",
    "played": "deck",
    "placed": "camp",
    "kept": "deck",
    "kept_openly": "deck",
    "blocked": "cross",
    "marker": "banner",
    "started": "coins",
    "thrown": "tower",
    "fell": "tower",
    "to_limbo": "ghost",
    "inhabitants": "leaf",
    "drew": "deck",
    "reshuffled": "deck",
    "reinforced": "arrow_up",
    "planned": "lock",
    "revealed": "eye",
    "forfeited": "cross",
    "passed": "hourglass",
    "compensated": "coins",
    "paid": "coins",
    "extracted": "gold",
    "transition": "arrow_up",
    "built": "hammer",
    "attacked": "sword",
    "fought": "crossed",
    "conquered": "banner",
    "deserted": "rocks",
    "took_region": "book",
    "returned_region": "book",
    "uncovered": "eye",
    "moved": "boot",
    "takeover": "book",
    "scored": "star",
    "standing": "star",
    "victory": "crown",
}
QUIET = frozenset({"standing", "victory"})
"""The table shows the points; the winners are told last."""


def story(scene: Scene, told: Sequence[Told]) -> list[Line]:
    """The events as lines: a heading for each phase, a line for each run; each item of a scoring has its own."""
    out: list[Line] = []
    for paragraph in paragraphs(told):
        for run in paragraph:
            kind = run[0].event
            rule = EVENTS[kind].rule
            if kind in HEADS:
                out.append(Line(said(scene, run[0]).rstrip("."), rule=rule, heading=True))
            elif kind == "scored":
                out += [Line(said(scene, event), side_of(event), "star", rule) for event in run]
            elif kind not in QUIET:
                out.append(Line(sentence(scene, run), side_of(run[0]), ICONS[kind], rule))
    if any(event.event == "victory" for event in told):
        out.append(Line(winners_text(scene), icon="crown", rule="IMM-END-02"))
    return out


def side_of(event: Told) -> int:
    """The look of whoever an event is about."""
    params = EVENTS[event.event].params
    if event.event in OF_ALL:
        return -1
    for (_, domain), value in zip(params, event.params):
        if domain == "seat" and value != NONE:
            return LOOKS[value]
    return -1


# ---- to be seen -----------------------------------------------------------------------------------------------------
def effects(scene: Scene, told: Sequence[Told]) -> list[Effect]:
    """In the order of the events; what is thrown into the tower and what falls out are one scene."""
    out: list[Effect] = []
    into: list[Told] = []
    fell: list[Told] = []
    for event in told:
        if event.event == "thrown":
            into.append(event)
            continue
        if event.event == "fell":
            fell.append(event)
            continue
        if into:
            out.append(pour(scene, into, fell))
            into, fell = [], []
        if event.event in SHOWN:
            out += SHOWN[event.event](scene, event)
    if into:
        out.append(pour(scene, into, fell))
    return out


def pour(scene: Scene, into: list[Told], fell: list[Told]) -> Effect:
    """Cubes fall into the tower, some stay, some come out."""
    counted = [[look_of(event.params[0]), event.params[1]] for event in into]
    out = [[look_of(event.params[0]), event.params[1]] for event in fell]
    return Effect("pour", ("tower:top", "tower:tray"), data={"into": counted, "out": out}, sound="dice")


def tell(scene: Scene, event: Told, icon: str, sound: str = "", tone: str = "") -> Effect:
    return Effect("tell", (), said(scene, event).rstrip("."), {"icon": icon, "tone": tone}, sound)


def heading(scene: Scene, event: Told) -> list[Effect]:
    return [tell(scene, event, "hourglass", "horn")]


def fly(scene: Scene, event: Told) -> list[Effect]:
    seat, origin, target = event.params[:3]
    way = (scene.side_ref(origin), scene.side_ref(target))
    return [Effect("fly", way, data={"look": scene.look(seat)}, sound="move")]


def arrived(scene: Scene, event: Told) -> list[Effect]:
    return [Effect("mark", (scene.side_ref(event.params[1]),), data={"tone": "good"}, sound="move")]


def attacked(scene: Scene, event: Told) -> list[Effect]:
    return [*fly(scene, event), Effect("mark", (scene.side_ref(event.params[2]),), data={"tone": "foe"}, sound="horn")]


def fought(scene: Scene, event: Told) -> list[Effect]:
    seat, side, outcome = event.params[:3]
    beaten = outcome == LOST if seat == scene.seat or scene.seat == NONE else outcome != LOST
    tone = "foe" if beaten else ""
    return [
        tell(scene, event, "crossed", "hit", tone),
        Effect("mark", (scene.side_ref(side),), data={"tone": tone or "good"}),
    ]


def revealed(scene: Scene, event: Told) -> list[Effect]:
    return [tell(scene, event, "eye", "card")]


def built(scene: Scene, event: Told) -> list[Effect]:
    return [tell(scene, event, "hammer", "gold"), Effect("mark", (scene.side_ref(event.params[1]),))]


def heard(sound: str) -> Callable[[Scene, Told], list[Effect]]:
    return lambda scene, event: [Effect("mark", (), sound=sound)]


def scored(scene: Scene, event: Told) -> list[Effect]:
    return [tell(scene, event, "star", "gold")] if event.params[3] else []


def victory(scene: Scene, event: Told) -> list[Effect]:
    lost = scene.seat not in (NONE, event.params[0])
    return [tell(scene, event, "crown", "lose" if lost else "win")]


SHOWN: dict[str, Callable[[Scene, Told], list[Effect]]] = {
    "round": heading,
    "phase": heading,
    "revealed": revealed,
    "attacked": attacked,
    "moved": fly,
    "fought": fought,
    "placed": arrived,
    "reinforced": arrived,
    "transition": arrived,
    "built": built,
    "extracted": heard("gold"),
    "drew": heard("card"),
    "took_region": heard("card"),
    "scored": scored,
    "victory": victory,
}
