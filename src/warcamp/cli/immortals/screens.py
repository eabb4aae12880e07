"""Which parts of the table are drawn for which question."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from warcamp.cli.face import Choice
from warcamp.engine.flow import Decision
from warcamp.games.immortals.state import DRAFT, NO_PLAN, NONE, SCORED, SETUP

from .boards import board, planning
from .chances import conquest_text, forecast, stance_legend
from .players import header, headline, tower
from .realms import atlas
from .scene import Scene, frame
from .scores import final, preview

SHORT = ("compensation", "draw")
"""Questions for which the heads of the table are enough."""
SEEN_BEFORE = ("cubes", "stance", "group", "spread")
"""Questions that go on with one before which the map was drawn."""


def screen(scene: Scene, d: Decision, choices: Sequence[Choice]) -> list[RenderableType]:
    """What a seat needs to see for a question."""
    kind, p = d.kind, d.seat
    if kind == "tribe":
        return [headline(scene)]
    if kind == "plan":
        if not scene.knows(p):
            return [header(scene)]
        parts = planning(scene, p, choices)
        return [header(scene), atlas(scene), *parts] if scene.plan(p) == NO_PLAN else parts
    if kind in SHORT:
        return [header(scene)]
    if kind == "cubes" and scene.s.stance != NONE:
        s = scene.s
        number = s.cubes[s.origin] - 1
        parts = [forecast(scene, p, s.origin, s.target, number, s.stance)] if number else []
        return [tower(scene), *parts, *conquest_text(scene, p, s.target)]
    if kind in SEEN_BEFORE:
        return [headline(scene)]
    if kind in ("attack", "attack_or_move"):
        return [header(scene), atlas(scene), stance_legend(scene)]
    return [header(scene), atlas(scene)]


def whole(scene: Scene) -> list[RenderableType]:
    """Everything that matters on the table."""
    s = scene.s
    if s.phase == SETUP:
        return [headline(scene)]
    if s.phase == SCORED:
        return [headline(scene), final(scene), atlas(scene)]
    own = s.phase > DRAFT and scene.seat != NONE and s.dark[scene.seat] != NONE
    return [header(scene), atlas(scene), *([board(scene, scene.seat)] if own else []), preview(scene)]


def hands(scene: Scene) -> list[RenderableType]:
    """The cards of the players whose cards the viewer may see."""
    out: list[RenderableType] = []
    for p in range(scene.s.seats):
        if scene.knows(p):
            rows = [scene.card(card) for zone in ("draft hand", "hand") for card in sorted(scene.zones[f"{zone} {p}"])]
            content = Text("\n".join(rows) if rows else scene.text("hand-nothing"))
            out.append(frame(scene, content, scene.player(p)))
    return out or [Text(scene.text("hand-alone"))]
