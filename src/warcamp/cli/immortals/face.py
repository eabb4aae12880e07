"""Immortals as the terminal sees it: words, screens, choices, odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from warcamp.cli.face import Choice, Shot
from warcamp.cli.speech import catalogue
from warcamp.cli.start import Start
from warcamp.engine.flow import Decision
from warcamp.engine.game import Message
from warcamp.engine.state import Told
from warcamp.games.immortals.content import Content
from warcamp.games.immortals.game import IMMORTALS, ImmortalsGame
from warcamp.games.immortals.phrases import player
from warcamp.games.immortals.prospects import plan_sum
from warcamp.games.immortals.state import NO_PLAN, READY
from warcamp.games.words import Words

from . import chances, offers, screens
from .boards import boards
from .pointing import stored_name
from .realms import atlas
from .scene import Scene
from .scores import final, preview
from .start import ImmortalsStart
from .story import story


class ImmortalsFace:
    """Drawn from what the viewer may know, said in the viewer's language."""

    parts: tuple[str, ...] = ("map", "boards", "scores")
    chapters = frozenset({"draft", "round", "phase", "victory"})
    alone = frozenset({"reveal"})
    start: Start = ImmortalsStart()

    @property
    def game(self) -> ImmortalsGame:
        return IMMORTALS

    def words(self, language: str, content: Content) -> Words:
        return self.game.words_in(language, content, [catalogue(language), catalogue(language, self.start.text)])

    def seat_text(self, s: Any, seat: int) -> Message:
        return Message("panel-name", {"name": player(seat)})

    def question(self, s: Any, d: Decision) -> Message:
        return self.game.ask_text(s, d)

    def choices(self, shot: Shot, d: Decision) -> list[Choice]:
        return offers.choices(scene_of(shot, d), d)

    def screen(self, shot: Shot, d: Decision | None, choices: Sequence[Choice]) -> list[RenderableType]:
        scene = scene_of(shot, d)
        return screens.whole(scene) if d is None else screens.screen(scene, d, choices)

    def part(self, shot: Shot, what: str) -> list[RenderableType]:
        scene = scene_of(shot)
        if what == "map":
            return [atlas(scene)]
        if what == "boards":
            return boards(scene)
        if what == "scores":
            return [final(scene) if scene.s.over else preview(scene)]
        return screens.hands(scene) if what == "hand" else screens.whole(scene)

    def story(self, shot: Shot, told: Sequence[Told]) -> list[str]:
        return story(scene_of(shot), told)

    def warning(self, shot: Shot, d: Decision, option: int) -> list[RenderableType]:
        """A plan that is empty or too dear, a takeover in vain."""
        scene = scene_of(shot, d)
        if chances.in_vain(scene, d, option):
            return [Text(shot.text("warning-in-vain"), "yellow")]
        if d.kind != "plan" or option != READY or not scene.knows(d.seat):
            return []
        s, plan = scene.s, scene.plan(d.seat)
        if plan == NO_PLAN:
            return [Text(shot.text("warning-no-plan"), "yellow")]
        short = plan_sum(s, d.seat, plan).short(s.energy[d.seat], s.gold[d.seat])
        return [Text(shot.text("warning-short"), "yellow")] if short else []

    def odds(self, shot: Shot, seat: int, what: str) -> list[RenderableType]:
        return chances.asked(scene_of(shot), seat, what)

    def stored(self, shot: Shot, typed: str) -> str:
        return stored_name(scene_of(shot), typed)


def scene_of(shot: Shot, d: Decision | None = None) -> Scene:
    """What the drawings need, from what the terminal knows."""
    seat = d.seat if d is not None else shot.seat
    return Scene(shot.s, shot.viewer, shot.words.say, shot.look, seat=seat, told=shot.told)
