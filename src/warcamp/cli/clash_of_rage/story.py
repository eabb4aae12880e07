"""What happened, in short paragraphs: what a side does again and again is said once, with all its places."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.engine.state import Told
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.names import place_name

from .scene import Scene

QUIET = frozenset({"tile", "ordered", "offered", "drew", "looked_at", "reshuffled", "elf"})
"""The table shows what these did."""
OPENING = frozenset({"set_up", "round", "phase", "action", "combat", "victory", "domination"})
"""These begin a paragraph."""
GATHERED = frozenset({"moved", "reinforced", "income", "slain", "stone", "played"})
"""These are gathered while they follow one another."""
BY_SIDE = frozenset({"moved", "reinforced", "slain"})


def story(scene: Scene, told: Sequence[Told]) -> list[str]:
    """The events as paragraphs."""
    out: list[list[str]] = []
    shown = [event for event in told if event.event not in QUIET]
    i = 0
    while i < len(shown):
        run = [shown[i]]
        while i + len(run) < len(shown) and goes_with(run[0], shown[i + len(run)]):
            run.append(shown[i + len(run)])
        i += len(run)
        if run[0].event == "phase" and i < len(shown) and shown[i].event == "phase":
            continue
        if not out or run[0].event in OPENING or run[0].event == "played":
            out.append([])
        if run[0].event == "action" and i < len(shown) and shown[i].event == "moved":
            continue
        out[-1].append(gathered(scene, run) if run[0].event in GATHERED else said(scene, run[0]))
    return [" ".join(sentences) for sentences in out]


def goes_with(first: Told, other: Told) -> bool:
    if first.event != other.event or first.event not in GATHERED:
        return False
    return first.event not in BY_SIDE or first.params[0] == other.params[0]


def said(scene: Scene, event: Told) -> str:
    text = scene.say(CLASH_OF_RAGE.event_text(scene.s, event))
    return text if text[-1:] in ".!?" else text + "."


def gathered(scene: Scene, run: Sequence[Told]) -> str:
    """Several events of a kind in one sentence; a single one in its own words."""
    if len(run) == 1 and run[0].event != "moved":
        return said(scene, run[0])
    items: dict[str, int] = {}
    for event in run:
        text = item(scene, event)
        items[text] = items.get(text, 0) + 1
    listed = ", ".join(text.replace("#", str(n)) for text, n in items.items())
    side = scene.side_name(run[0].params[0])
    return scene.text(f"story-{run[0].event}", side=side, items=listed)


def item(scene: Scene, event: Told) -> str:
    """One of several, without what they have in common; # stands for how many there are alike."""
    p = event.params
    if event.event == "moved":
        arrow = scene.look.sign("→", "->")
        return f"# × {scene.unit_name(p[0], p[1])} {where(scene, p[2])}{arrow}{where(scene, p[3])}"
    if event.event == "reinforced":
        return f"# × {scene.unit_name(p[0], p[1])} {where(scene, p[2])}"
    if event.event == "slain":
        return f"# × {scene.unit_name(p[0], p[1])}"
    name = scene.side_name(p[0])
    if event.event == "stone":
        return scene.text("story-stone-item", side=name, unit=scene.unit_name(p[0], p[1]), place=where(scene, p[2]))
    if event.event == "played":
        number = scene.s.t.tactic_order[p[1]]
        return scene.text("story-played-item", side=name, card=scene.card_name(p[1]), order=number)
    return scene.text("story-income-item", side=name, gold=p[1], crystals=p[2])


def where(scene: Scene, place: int) -> str:
    """A territory, or @ and the letter of the side as on the map."""
    home = place - scene.s.board.territories
    return "@" + scene.letter(home) if home >= 0 else place_name(scene.s, place)
