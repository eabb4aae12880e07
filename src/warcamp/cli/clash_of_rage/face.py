"""Clash of Rage as the terminal sees it: words, screens, choices, odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from warcamp.cli.face import Choice, Shot
from warcamp.cli.speech import catalogue
from warcamp.cli.start import Start
from warcamp.engine.flow import Decision
from warcamp.engine.game import Message, Name
from warcamp.engine.state import Told
from warcamp.games.clash_of_rage.content import Content
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE, ClashOfRage
from warcamp.games.clash_of_rage.names import clan_name
from warcamp.games.clash_of_rage.standing import newly_equipped_elves
from warcamp.games.clash_of_rage.state import NONE
from warcamp.games.words import Words

from . import chances, offers, screens
from .map import legend
from .pointing import stored_name
from .scene import Scene
from .sheets import stat_legend
from .stalls import market, tactics
from .start import ClashStart
from .story import story


class ClashFace:
    """Drawn from what the viewer may know, said in the viewer's language."""

    parts: tuple[str, ...] = ("map", "sheets", "market")
    chapters = frozenset({"round"})
    alone: frozenset[str] = frozenset()
    start: Start = ClashStart()

    @property
    def game(self) -> ClashOfRage:
        return CLASH_OF_RAGE

    def words(self, language: str, content: Content) -> Words:
        return self.game.words_in(language, content, [catalogue(language), catalogue(language, self.start.text)])

    def seat_text(self, s: Any, seat: int) -> Message:
        if s.clan[seat] == NONE:
            return Message("panel-seat", {"seat": seat + 1})
        return Message("panel-name", {"name": Name("clan", clan_name(s, seat))})

    def question(self, s: Any, d: Decision) -> Message:
        return self.game.ask_text(s, d)

    def choices(self, shot: Shot, d: Decision) -> list[Choice]:
        return offers.choices(scene_of(shot), d)

    def screen(self, shot: Shot, d: Decision | None, choices: Sequence[Choice]) -> list[RenderableType]:
        scene = scene_of(shot)
        if d is None:
            return screens.whole(scene)
        scene.numbers = offers.numbers(scene, d, choices)
        return screens.screen(scene, d.kind, d.options)

    def part(self, shot: Shot, what: str) -> list[RenderableType]:
        scene = scene_of(shot)
        if what == "map":
            drawn = screens.map_part(scene)
            return [*drawn, legend(scene)] if drawn else [Text(shot.text("panel-no-map"))]
        if what == "sheets":
            return [screens.columns(scene, screens.sheets(scene)), stat_legend(scene)]
        if what == "market":
            return [market(scene), stat_legend(scene)]
        if what == "hand":
            return [tactics(scene)]
        return screens.whole(scene)

    def story(self, shot: Shot, told: Sequence[Told]) -> list[str]:
        return story(scene_of(shot), told)

    def warning(self, shot: Shot, d: Decision, option: int) -> list[RenderableType]:
        return chances.before_battle(scene_of(shot), d, option)

    def odds(self, shot: Shot, seat: int, what: str) -> list[RenderableType]:
        return chances.asked(scene_of(shot), seat, what)

    def stored(self, shot: Shot, typed: str) -> str:
        return stored_name(scene_of(shot), typed)


def scene_of(shot: Shot) -> Scene:
    """What the drawings need, from what the terminal knows."""
    stronger = newly_equipped_elves(shot.told)
    return Scene(shot.s, shot.viewer, shot.words.say, shot.look, seat=shot.seat, stronger=stronger)
