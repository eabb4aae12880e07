"""Ettin as the terminal sees it: words, screens, choices, odds."""

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
from warcamp.games.ettin.content import Content
from warcamp.games.ettin.game import ETTIN, EttinGame
from warcamp.games.ettin.names import realm_asked
from warcamp.games.ettin.phrases import realm_params
from warcamp.games.ettin.prospects import unused
from warcamp.games.ettin.rules import produce
from warcamp.games.ettin.state import NONE
from warcamp.games.words import Words

from . import chances, offers, screens
from .front import adventure, front
from .lineups import all_lineups
from .pointing import stored_name
from .ring import headline, ring
from .scene import Scene
from .start import EttinStart
from .story import story
from .units import legend


class EttinFace:
    """Drawn from what the viewer may know, said in the viewer's language."""

    parts: tuple[str, ...] = ("front", "ring", "mats", "lineups")
    chapters = frozenset({"age", "step", "scored"})
    alone = frozenset({"place"})
    start: Start = EttinStart()

    @property
    def game(self) -> EttinGame:
        return ETTIN

    def words(self, language: str, content: Content) -> Words:
        return self.game.words_in(language, content, [catalogue(language), catalogue(language, self.start.text)])

    def seat_text(self, s: Any, seat: int) -> Message:
        mine = [r for r in range(s.realms) if s.controller[r] == seat and s.nation[r] != NONE]
        if not mine:
            return Message("panel-seat", {"seat": seat + 1})
        return Message("panel-name", {"name": realm_params(s, "realm", mine[0])["realm"]})

    def question(self, s: Any, d: Decision) -> Message:
        return self.game.ask_text(s, d)

    def choices(self, shot: Shot, d: Decision) -> list[Choice]:
        return offers.choices(scene_of(shot, d), d)

    def screen(self, shot: Shot, d: Decision | None, choices: Sequence[Choice]) -> list[RenderableType]:
        scene = scene_of(shot, d)
        return screens.whole(scene) if d is None else screens.screen(scene, d.kind, d.options)

    def part(self, shot: Shot, what: str) -> list[RenderableType]:
        scene = scene_of(shot)
        if any(nation == NONE for nation in scene.s.nation):
            return screens.whole(scene)
        if what == "front":
            return [*adventure(scene, scene.realm), front(scene, scene.realm), legend(scene)]
        if what == "ring":
            return [headline(scene), ring(scene), Text(scene.text("ring-legend"), "dim")]
        if what == "mats":
            return [screens.mat(scene, r) for r in range(scene.s.realms)]
        if what == "lineups":
            return all_lineups(scene)
        if what == "hand":
            return screens.hands(scene)
        return screens.whole(scene)

    def story(self, shot: Shot, told: Sequence[Told]) -> list[str]:
        return story(scene_of(shot), told)

    def warning(self, shot: Shot, d: Decision, option: int) -> list[RenderableType]:
        """Production that would be given away (ETT-PROD-05)."""
        if d.kind != "produce" or option != produce.DONE:
            return []
        scene = scene_of(shot, d)
        left = [shot.words.say(ETTIN.option_text(shot.s, d, code)) for code in unused(shot.s, scene.realm, d)]
        return [Text(shot.text("warning-unused"), "yellow"), *[Text(f"  {text}") for text in left]] if left else []

    def odds(self, shot: Shot, seat: int, what: str) -> list[RenderableType]:
        return chances.asked(scene_of(shot), seat, what)

    def stored(self, shot: Shot, typed: str) -> str:
        return stored_name(scene_of(shot), typed)


def scene_of(shot: Shot, d: Decision | None = None) -> Scene:
    """What the drawings need, from what the terminal knows."""
    scene = Scene(shot.s, shot.viewer, shot.words.say, shot.look, seat=shot.seat, told=shot.told)
    if d is not None:
        scene.seat, scene.realm = d.seat, realm_asked(shot.s, d)
    return scene
