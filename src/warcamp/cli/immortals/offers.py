"""The options of a question as they are shown: numbered, grouped, with what they would change beside them."""

from __future__ import annotations

from warcamp.cli.face import Choice
from warcamp.engine.flow import Decision
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.immortals.rules import attack, magic
from warcamp.games.immortals.state import READY
from warcamp.games.immortals.tables import SIDES

from .chances import note
from .scene import Scene

LAST = {"plan": READY, "draw": 0}
"""The option that ends a list, where it is not the one of giving up (-1); it always has the number 0."""
SILENT = ("home", "group", "split", "compensation", "tribe", "draft", "settle", "spread")
"""Questions without such an option."""


def choices(scene: Scene, d: Decision) -> list[Choice]:
    """Numbered from 1; giving up, passing and "ready" are 0. Cards to plan are numbered in the table of the hand."""
    last = None if d.kind in SILENT else LAST.get(d.kind, -1)
    order = [option for option in d.options if option != last]
    if d.kind == "plan":
        order.sort(key=lambda option: (option < READY, abs(option)))
    out = [choice(scene, d, i, option) for i, option in enumerate(order, 1)]
    if last is not None and last in d.options:
        out.append(choice(scene, d, 0, last))
    return out


def choice(scene: Scene, d: Decision, number: int, option: int) -> Choice:
    s = scene.s
    text = scene.say(IMMORTALS.option_text(s, d, option))
    text = text[:1].upper() + text[1:]
    name = IMMORTALS.option_name(s, d, option)
    if d.kind == "plan" and option > READY:
        return Choice(number, option, name, text, listed=False)
    return Choice(number, option, name, text, group(scene, d, option), note(scene, d, option))


def group(scene: Scene, d: Decision, option: int) -> str:
    """Headings where there are many options."""
    if d.kind in ("attack", "attack_or_move") and option >= 0:
        if option >= attack.MOVE_CODE:
            return scene.text("group-move", gold=scene.s.t.move_gold)
        origin = option // SIDES
        return scene.text("group-attack", origin=scene.side(origin), cubes=scene.s.cubes[origin])
    if d.kind == "magic" and magic.SHRINE_CODE <= option < magic.RISE_CODE:
        return scene.text("group-shrine" if option < magic.TAKE_CODE else "group-takeover")
    return ""
