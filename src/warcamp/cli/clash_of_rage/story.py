"""What happened, in short paragraphs: what a side does again and again is said once, with all its places."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.engine.state import Told
from warcamp.games.clash_of_rage.chronicle import GATHERED, paragraphs
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.names import place_name

from .scene import Scene


def story(scene: Scene, told: Sequence[Told]) -> list[str]:
    """The events as paragraphs."""
    return [" ".join(told_run(scene, run) for run in runs) for runs in paragraphs(told)]


def told_run(scene: Scene, run: Sequence[Told]) -> str:
    return gathered(scene, run) if run[0].event in GATHERED else said(scene, run[0])


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
