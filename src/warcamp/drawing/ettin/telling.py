"""What happened: the chronicle in paragraphs, and what is to be seen and heard of it."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.drawing.sight import Effect, Line
from warcamp.engine.state import Told
from warcamp.games.ettin.chronicle import HEADS, Paragraph, concerns, paragraphs, realm_of, said, sentence, winners_text
from warcamp.games.ettin.state import NONE, enemy, pair_of
from warcamp.games.ettin.told import EVENTS

from .front import PLACE_IDS
from .scene import LOOKS, Scene

ICONS = {
    "nation": "crown",
    "initiative": "banner",
    "gained": "gold",
    "drew": "deck",
    "drafted": "plus",
    "sold": "coins",
    "recruited": "camp",
    "deployed": "boot",
    "scouted": "scouting",
    "revealed": "eye",
    "removed": "arrow",
    "fought": "crossed",
    "adventured": "die",
    "succeeded": "star",
    "failed": "skull",
    "looted": "claws",
    "deck_looted": "deck",
    "besieged": "siege",
    "posted": "tower",
    "returned": "return_to_self",
    "retired": "tomb",
    "gated": "gate_to_self",
    "buried": "tomb",
    "war_won": "crown",
    "war_drawn": "shield",
    "victory": "crown",
}
LOUD = {
    "recruited": "gold",
    "sold": "gold",
    "gained": "gold",
    "deployed": "card",
    "drafted": "card",
    "looted": "card",
    "age": "horn",
    "step": "horn",
    "war_won": "win",
    "victory": "win",
}
"""What is heard of an event."""
SHOWN = HEADS | {"adventured", "fought", "removed", "besieged", "succeeded", "failed", "war_won", "victory", "scouted"}
"""What is seen of it beside the cards that move."""
OF_ALL = ("gained", "nation")


def story(scene: Scene, told: Sequence[Told]) -> list[Line]:
    """The events as lines: a heading for each phase, a line for each run."""
    out: list[Line] = []
    for paragraph in paragraphs(scene, told):
        out += lines(scene, paragraph)
    if any(event.event == "scored" for event in told):
        out.append(Line(winners_text(scene), icon="crown", rule="ETT-END-03"))
    return out


def lines(scene: Scene, paragraph: Paragraph) -> list[Line]:
    out = []
    for run in paragraph:
        kind = run[0].event
        if kind in HEADS:
            out.append(Line(said(scene, run[0]).rstrip("."), rule=EVENTS[kind].rule, heading=True))
            continue
        side = side_of(scene, run[0])
        out.append(Line(sentence(scene, run), side, ICONS.get(kind, ""), EVENTS[kind].rule))
    return out


def side_of(scene: Scene, event: Told) -> int:
    """The look of whoever an event is about; of the winner for a battle."""
    if event.event in OF_ALL:
        return -1
    r = realm_of(event)
    if event.event == "fought":
        r = event.params[2]
        return scene.s.controller[r] % LOOKS if r >= 0 else -1
    return scene.s.controller[r] % LOOKS if r != NONE else -1


# ---- to be seen -----------------------------------------------------------------------------------------------------
def effects(scene: Scene, told: Sequence[Told]) -> list[Effect]:
    """Cards fly by themselves from where they were to where they are; this is the rest."""
    out: list[Effect] = []
    heard: set[str] = set()
    for event in told:
        if not concerns(scene, event):
            continue
        found = effect(scene, event)
        if found is not None:
            out.append(found)
        elif (sound := LOUD.get(event.event)) and sound not in heard:
            heard.add(sound)
            out.append(Effect("mark", (), sound=sound))
    return out


def effect(scene: Scene, event: Told) -> Effect | None:
    s = scene.s
    kind, p = event.event, event.params
    if kind not in SHOWN:
        return None
    text = said(scene, event).rstrip(".")
    if kind == "adventured":
        place = scene.ref("place", scene.realm, "adventure")
        return Effect("roll", (place,), text, {"faces": [str(p[3])]}, "dice")
    if kind == "fought":
        if pair_of(s, p[0]) != pair_of(s, scene.realm):
            return None
        tone = "" if p[2] < 0 else "foe" if p[2] == enemy(s, scene.realm) else "good"
        return Effect("mark", (scene.ref("place", scene.realm, PLACE_IDS[p[1]]),), text, {"tone": tone}, "hit")
    if kind in ("removed", "besieged"):
        return Effect("mark", (f"card:{s.names[p[1]]}",), text, {"tone": "foe"}, "slain")
    return Effect("tell", (), text, sound=LOUD.get(kind, ""))
