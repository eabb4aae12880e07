"""Immortals as the browser shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from warcamp.drawing.drawing import Setting, Start
from warcamp.drawing.html import Html, Pages
from warcamp.drawing.sight import Effect, Line, Question, Score, Sight, Tab
from warcamp.engine.flow import Decision
from warcamp.engine.game import Message
from warcamp.engine.state import Told
from warcamp.games.immortals.content import Content
from warcamp.games.immortals.game import IMMORTALS, ImmortalsGame
from warcamp.games.immortals.phrases import phase_text
from warcamp.games.immortals.phrases import player as player_name
from warcamp.games.immortals.state import NONE, SCORED
from warcamp.games.immortals.tables import MAX_SEATS, MIN_SEATS
from warcamp.games.words import Words

from . import board, previews, questions, scoring, telling
from .land import land
from .map import pieces, sides
from .plan import Plan, plan_of
from .players import plans, players, tally
from .scene import LOOKS, REALMS, Scene
from .stage import stage
from .tower import tower

HERE = Path(__file__).parent


def values(setting: str, *names: str) -> tuple[tuple[str, str], ...]:
    """The values of a setting with what they are called."""
    return tuple((name, f"setting-{setting}-{name}") for name in names)


class ImmortalsDrawing:
    """Two realms, the tower between them, the personal board."""

    tabs: Sequence[Tab] = (
        Tab("map", "map", "im-tab-map"),
        Tab("board", "deck", "im-tab-board"),
        Tab("players", "users", "im-tab-players"),
        Tab("log", "scroll", "im-tab-log"),
    )
    start = Start(
        range(MIN_SEATS, MAX_SEATS + 1),
        4,
        (
            Setting("tribes", "setting-tribes", values("tribes", "random", "chosen")),
            Setting("draft", "setting-draft", values("draft", "played", "quick")),
            Setting(
                "rounds",
                "setting-rounds",
                (*values("rounds", "rulebook", "aid"), (3, "im-rounds-3"), (1, "im-rounds-1")),
            ),
            Setting("tower", "setting-tower", values("tower", "standard", "flat")),
        ),
        {"players": 4, "tribes": "random", "draft": "played", "rounds": "rulebook", "tower": "standard"},
        LOOKS,
    )
    styles: Sequence[str] = ("immortals.css",)
    templates = HERE / "templates"
    text = HERE / "text"
    emblem = "moon"
    lately = 400

    def __init__(self) -> None:
        self.pages = Pages(self.templates)
        self.plans: WeakKeyDictionary[Words, Plan] = WeakKeyDictionary()
        """The map of the content that the words were made for."""
        self.lands: WeakKeyDictionary[Words, list[Html]] = WeakKeyDictionary()

    @property
    def game(self) -> ImmortalsGame:
        return IMMORTALS

    def cover(self) -> Html:
        return self.pages.draw("cover")

    def words(self, language: str, content: Content, more: Sequence[Path]) -> Words:
        words = self.game.words_in(language, content, [self.text / f"{language}.ftl", *more])
        self.plans[words] = plan_of(content, language)
        return words

    def scene(self, sight: Sight) -> Scene:
        return Scene(sight, self.plans[sight.words])

    def seat_text(self, s: Any, seat: int) -> Message:
        return Message("im-name", {"name": player_name(seat)})

    def look(self, s: Any, seat: int) -> int:
        return LOOKS[seat]

    def headline(self, sight: Sight) -> str:
        s = sight.s
        if not s.round or s.phase == SCORED:
            return sight.say(phase_text(s.phase))
        return sight.text("im-headline", round=s.round, rounds=s.rounds, phase=phase_text(s.phase))

    # -- regions
    def public(self, sight: Sight) -> dict[str, str]:
        scene = self.scene(sight)
        if sight.words not in self.lands:
            self.lands[sight.words] = [land(scene, realm, word) for realm, word in enumerate(REALMS)]
        out: dict[str, str] = {}
        for realm in range(len(REALMS)):
            out[f"land-{realm}"] = self.lands[sight.words][realm]
            out[f"sides-{realm}"] = sides(scene, self.pages, realm)
            out[f"pieces-{realm}"] = pieces(scene, self.pages, realm)
        out["tower"] = tower(scene, self.pages)
        out["players"] = self.draw("players", scene, players=players(scene), over=scene.s.phase == SCORED)
        out["plans"] = self.draw("plans", scene, plans=plans(scene))
        out["tally"] = self.draw("tally", scene, st=tally(scene))
        out["stage"] = self.draw("stage", scene, st=stage(scene))
        return out

    def private(self, sight: Sight) -> dict[str, str]:
        scene = self.scene(sight)
        seats = [p for p in scene.boards() if scene.s.dark[p] != NONE]
        return {
            "boards": self.draw("boards", scene, boards=[board.board(scene, p) for p in seats]),
            "hand": self.draw("hand", scene, hands=[board.hand(scene, p) for p in seats]),
        }

    def draw(self, template: str, scene: Scene, **values: Any) -> str:
        return self.pages.draw(template, text=scene.text, **values)

    # -- questions
    def question(self, sight: Sight, d: Decision) -> Question:
        return questions.question(self.scene(sight), d)

    def preview(self, sight: Sight, d: Decision, option: int) -> str:
        return previews.shown(self.scene(sight), self.pages, d, option)

    # -- what happened
    def story(self, sight: Sight, told: Sequence[Told]) -> list[Line]:
        return telling.story(self.scene(sight), told)

    def effects(self, sight: Sight, told: Sequence[Told]) -> list[Effect]:
        return telling.effects(self.scene(sight), told)

    def scores(self, sight: Sight) -> list[Score]:
        return scoring.scores(self.scene(sight))
