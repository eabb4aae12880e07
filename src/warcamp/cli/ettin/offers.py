"""The options of a question as they are shown: numbered, grouped, with what they would change beside them."""

from __future__ import annotations

from warcamp.cli.face import Choice
from warcamp.engine.flow import Decision
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.rules import deploy, produce
from warcamp.games.ettin.state import NONE
from warcamp.games.ettin.tables import FACES

from .chances import note
from .scene import Scene

LAST = {"produce": produce.DONE, "ranged": NONE, "sacrifice": NONE, "spoil": NONE, "post": NONE}
"""The option that does nothing, or nothing more: it always has the number 0."""
NO = ("attempt", "deck_spoil")
"""Questions of yes (1) and no (0)."""


def choices(scene: Scene, d: Decision) -> list[Choice]:
    """Numbered from 1; the option that ends a list is 0, and so is no."""
    last = 0 if d.kind in NO else LAST.get(d.kind)
    order = sorted([o for o in d.options if o != last], key=lambda o: rank(scene, d.kind, o))
    out = [choice(scene, d, i, option) for i, option in enumerate(order, 1)]
    if last is not None and last in d.options:
        out.append(choice(scene, d, 0, last))
    return out


def choice(scene: Scene, d: Decision, number: int, option: int) -> Choice:
    s = scene.s
    text = scene.say(ETTIN.option_text(s, d, option))
    return Choice(
        number, option, ETTIN.option_name(s, d, option), text, group(scene, d, option), note(scene, d, option)
    )


def rank(scene: Scene, kind: str, option: int) -> tuple[int, int]:
    """A hand from strong to weak, recruiting before selling, everything else as the rules list it."""
    if kind in ("deploy", "gate"):
        return -scene.s.t.strength[option % FACES], option
    if kind == "fate":
        return -option.bit_count(), option
    return 0, 0


def group(scene: Scene, d: Decision, option: int) -> str:
    """Headings where there are many options."""
    if d.kind == "place" and len(d.options) > deploy.SCOUT:
        return scene.text("group-face-down" if option < deploy.SCOUT else "group-scout")
    return ""
