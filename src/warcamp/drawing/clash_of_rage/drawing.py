"""Clash of Rage for whoever shows a table: regions, questions, forecasts, chronicle, scores."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from warcamp.drawing.drawing import Start
from warcamp.drawing.html import Html, Pages
from warcamp.drawing.sight import Effect, Line, Question, Score, Sight, Tab
from warcamp.engine.flow import Decision
from warcamp.engine.game import Message, Name
from warcamp.engine.state import Told
from warcamp.games.clash_of_rage.content import Content
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE, ClashOfRage
from warcamp.games.clash_of_rage.names import clan_name
from warcamp.games.clash_of_rage.state import NONE
from warcamp.games.words import Words

from . import fight, forecast, map, moving, offers, race, sheets, stage, stalls, story, terrain
from .seen import Seen, look_of_seat
from .start import START

HERE = Path(__file__).parent


class ClashDrawing:
    """Drawn from what the viewer may know, said in the viewer's language."""

    tabs: Sequence[Tab] = (
        Tab("map", "map", "tab-map"),
        Tab("mine", "banner", "tab-mine"),
        Tab("rivals", "users", "tab-rivals"),
        Tab("market", "market", "tab-market"),
        Tab("log", "scroll", "tab-log"),
    )
    start: Start = START
    styles: Sequence[str] = ("clash_of_rage.css",)
    templates = HERE / "templates"
    text = HERE / "text"
    emblem = "banner"
    lately = 80

    def __init__(self) -> None:
        self.pages = Pages(self.templates)

    @property
    def game(self) -> ClashOfRage:
        return CLASH_OF_RAGE

    def cover(self) -> Html:
        return self.pages.draw("cover")

    def words(self, language: str, content: Content, more: Sequence[Path]) -> Words:
        return self.game.words_in(language, content, [self.text / f"{language}.ftl", *more])

    def seat_text(self, s: Any, seat: int) -> Message:
        if s.clan[seat] == NONE:
            return Message("drawn-seat", {"seat": seat + 1})
        return Message("drawn-name", {"name": Name("clan", clan_name(s, seat))})

    def look(self, s: Any, seat: int) -> int:
        return look_of_seat(s, seat)

    def headline(self, sight: Sight) -> str:
        return race.headline(Seen(sight))

    def public(self, sight: Sight) -> dict[str, str]:
        seen = Seen(sight)
        return {
            "terrain": terrain.terrain(seen),
            "relief": terrain.relief(seen),
            "hexes": map.hexes(seen, self.pages),
            "pieces": map.pieces(seen, self.pages),
            "race": race.race(seen, self.pages),
            "market": stalls.market(seen, self.pages),
            "fight": fight.fight(seen, self.pages),
            "stage": stage.stage(seen, self.pages),
        }

    def private(self, sight: Sight) -> dict[str, str]:
        seen = Seen(sight)
        return {
            "mine": sheets.mine(seen, self.pages),
            "hand": stalls.cards(seen, self.pages),
            "rivals": sheets.rivals(seen, self.pages),
        }

    def question(self, sight: Sight, d: Decision) -> Question:
        return offers.question(Seen(sight), d)

    def preview(self, sight: Sight, d: Decision, option: int) -> str:
        return forecast.preview(Seen(sight), self.pages, d, option)

    def story(self, sight: Sight, told: Sequence[Told]) -> list[Line]:
        return story.story(Seen(sight), told)

    def effects(self, sight: Sight, told: Sequence[Told]) -> list[Effect]:
        return moving.effects(Seen(sight), told)

    def scores(self, sight: Sight) -> list[Score]:
        return race.scores(Seen(sight))
