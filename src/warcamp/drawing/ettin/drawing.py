"""Ettin as the browser shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from warcamp.drawing.drawing import Setting, Start
from warcamp.drawing.html import Html, Pages
from warcamp.drawing.sight import Effect, Line, Question, Score, Sight, Tab
from warcamp.engine.flow import Decision
from warcamp.engine.game import Message
from warcamp.engine.state import Told
from warcamp.games.ettin.content import Content
from warcamp.games.ettin.game import ETTIN, EttinGame
from warcamp.games.ettin.names import realm_asked
from warcamp.games.ettin.options import MOST
from warcamp.games.ettin.phrases import age_text, drafting_text, phase_text, realm_params
from warcamp.games.ettin.state import DRAFT, NONE, SCORED, SETUP, ally
from warcamp.games.words import Words

from . import previews, questions, scoring, telling
from .faces import Faces
from .front import front
from .ring import looks, realms, ring
from .scene import LOOKS, Scene, scene_of
from .stage import pairs_drafting, stage
from .store import hand, store

HERE = Path(__file__).parent
WORDS = (
    "gold", "tokens", "deck", "hand", "camp", "retired", "initiative", "circle", "foes", "allies", "thinking",
    "realms", "realm", "points", "vp", "wins", "box", "mercenaries", "adventures", "lost", "fronts", "stage", "steps",
    "lineups", "nothing", "store", "winner", "alliance",
)  # fmt: skip


class EttinDrawing:
    """The circle, the fronts, the cards."""

    tabs: Sequence[Tab] = (
        Tab("front", "crossed", "et-tab-front"),
        Tab("hand", "deck", "et-tab-hand"),
        Tab("realms", "banner", "et-tab-realms"),
        Tab("log", "scroll", "et-tab-log"),
    )
    start = Start(
        range(2, MOST + 1),
        4,
        (
            Setting(
                "nations",
                "setting-nations",
                (
                    ("choose", "setting-nations-choose"),
                    ("random", "setting-nations-random"),
                    ("recommended", "setting-nations-recommended"),
                ),
            ),
            Setting(
                "accelerated",
                "setting-accelerated",
                ((False, "setting-no"), (True, "setting-yes")),
                range(4, MOST + 1),
            ),
            Setting("first", "setting-first", (("random", "setting-first-random"), (0, "et-first-host"))),
        ),
        {"players": 4, "nations": "recommended", "accelerated": False, "first": "random"},
    )
    styles: Sequence[str] = ("ettin.css",)
    templates = HERE / "templates"
    text = HERE / "text"
    emblem = "crown"
    lately = 80

    def __init__(self) -> None:
        self.pages = Pages(self.templates)
        self.faces = Faces(self.pages)
        self.kept: tuple[Words, dict[str, str]] | None = None

    @property
    def game(self) -> EttinGame:
        return ETTIN

    def cover(self) -> Html:
        return self.pages.draw("cover")

    def words(self, language: str, content: Content, more: Sequence[Path]) -> Words:
        return self.game.words_in(language, content, [self.text / f"{language}.ftl", *more])

    def seat_text(self, s: Any, seat: int) -> Message:
        mine = [r for r in range(s.realms) if s.controller[r] == seat and s.nation[r] != NONE]
        if not mine:
            return Message("et-seat", {"seat": seat + 1})
        return Message("et-name", {"name": realm_params(s, "realm", mine[0])["realm"]})

    def look(self, s: Any, seat: int) -> int:
        return seat % LOOKS

    def headline(self, sight: Sight) -> str:
        s = sight.s
        if s.phase in (SETUP, SCORED):
            return sight.say(phase_text(s.phase))
        phase = drafting_text(s.age, min(s.draft, 2)) if s.phase == DRAFT else phase_text(s.phase)
        return sight.text("et-headline", age=age_text(s.age), phase=phase)

    # -- regions
    def draw(self, template: str, scene: Scene, **values: Any) -> str:
        return self.pages.draw(template, words=self.panel_words(scene), **values)

    def panel_words(self, scene: Scene) -> dict[str, str]:
        """The words that many panels share, kept for the words used last."""
        words = scene.sight.words
        if self.kept is None or self.kept[0] is not words:
            self.kept = (words, {word: scene.text(f"et-word-{word}") for word in WORDS})
        return self.kept[1]

    def public(self, sight: Sight) -> dict[str, str]:
        scene = scene_of(sight)
        out = {"realms": self.draw("realms", scene, list=realms(scene))}
        if self.begun(scene):
            for i in range(scene.s.realms // 2):
                out[f"pair-{i}"] = self.draw("pair", scene, f=front(scene, self.faces, 2 * i, public=True))
        else:
            for i in range(scene.s.realms // 2):
                out[f"pair-{i}"] = f'<div id="pair-{i}" class="fronts public none"></div>'
        out["lineups"] = self.draw("lineups", scene, all=pairs_drafting(scene, self.faces))
        return out

    def private(self, sight: Sight) -> dict[str, str]:
        scene = scene_of(sight)
        return {
            "ring": self.draw("ring", scene, ring=ring(scene)),
            "looks": self.draw("looks", scene, looks=self.other_fronts(scene), auto=self.auto(scene)),
            "stage": self.draw("stage", scene, st=self.on_stage(scene)),
            "front": self.draw("fronts", scene, fronts=self.own_fronts(scene)),
            "hand": self.draw("hand", scene, h=hand(scene, self.faces)),
            "store": self.draw("store", scene, piles=store(scene, self.faces) if self.begun(scene) else []),
        }

    def begun(self, scene: Scene) -> bool:
        """Whether every realm has its mat."""
        return NONE not in scene.s.nation

    def other_fronts(self, scene: Scene) -> list[dict[str, Any]]:
        return looks(scene) if self.begun(scene) and scene.s.realms > 2 else []

    def auto(self, scene: Scene) -> str:
        return scene.text("et-look-mine" if scene.seat != NONE else "et-look-first")

    def on_stage(self, scene: Scene) -> dict[str, Any]:
        s = scene.s
        if s.phase == SCORED:
            return {"steps": []} | scoring.tally(scene)
        if scene.seat == NONE and s.phase != SETUP:
            return stage(scene, self.faces) | {"kind": "", "title": ""}
        return stage(scene, self.faces)

    def own_fronts(self, scene: Scene) -> list[dict[str, Any]]:
        """The viewer's front, then his ally's, which he sees as the ally does; all of them for the referee."""
        s = scene.s
        if not self.begun(scene) or (scene.seat == NONE and not scene.referee):
            return []
        if scene.referee:
            return [front(scene, self.faces, 2 * i) | {"now": i == 0} for i in range(s.realms // 2)]
        mine = dict.fromkeys([*scene.asked(), *scene.realms_of(scene.seat), ally(s, scene.realm)])
        return [front(scene, self.faces, r) | {"now": r in scene.asked()} for r in mine]

    # -- questions
    def question(self, sight: Sight, d: Decision) -> Question:
        return questions.question(self.asked(sight, d), d)

    def preview(self, sight: Sight, d: Decision, option: int) -> str:
        return previews.shown(self.asked(sight, d), self.pages, d, option)

    def asked(self, sight: Sight, d: Decision) -> Scene:
        """The scene from the side of the realm that a question is about."""
        return Scene(sight.s, sight.viewer, sight, realm=realm_asked(sight.s, d))

    # -- what happened
    def story(self, sight: Sight, told: Sequence[Told]) -> list[Line]:
        return telling.story(scene_of(sight), told)

    def effects(self, sight: Sight, told: Sequence[Told]) -> list[Effect]:
        return telling.effects(scene_of(sight), told)

    def scores(self, sight: Sight) -> list[Score]:
        return scoring.scores(scene_of(sight))
