"""The chronicle, the words of a drawing, and how a match begins."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, ClassVar

import pytest

from warcamp.drawing.art import symbols
from warcamp.engine.game import Message
from warcamp.games.words import LANGUAGES, ids

from .drawn import Drawn, viewers


class Telling:
    """Subclasses say whose chronicle it is."""

    drawn: ClassVar[Drawn]
    looks: ClassVar[Collection[int]]
    """The looks of four players."""
    headings: ClassVar[int]
    """A whole game has more of them."""
    made: ClassVar[Collection[str]] = ()
    """Messages whose ids are put together in the code."""
    begun: ClassVar[tuple[str, ...]] = ()
    """How the ids of such messages begin, where there are many."""

    def checked(self, options: dict[str, Any]) -> dict[str, Any]:
        return self.drawn.drawing.game.options(options)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_chronicle_tells_a_whole_game_to_everybody(self, language: str) -> None:
        *_, match = self.drawn.games(4, 5)
        for viewer in viewers(match.position):
            look = self.drawn.sight(match, viewer, language)
            lines = self.drawn.drawing.story(look, match.told(viewer))
            assert all(line.text and line.rule for line in lines)
            assert sum(line.heading for line in lines) > self.headings
            assert {line.side for line in lines} == {-1, *self.looks}
            assert {line.icon for line in lines} <= symbols().keys() | {""}
            assert lines[-1].icon == "crown"

    def test_every_way_to_begin_can_be_said_and_played(self) -> None:
        start = self.drawn.drawing.start
        say: list[Callable[[Message], str]] = [self.drawn.words(language).say for language in LANGUAGES]
        assert start.usual in start.counts and self.checked(dict(start.usual_options))
        for setting in start.settings:
            for value, text in setting.values:
                assert self.checked({"players": 4, setting.name: value})
                assert all(one(Message(setting.text)) and one(Message(text)) for one in say)

    def test_both_catalogues_have_the_same_messages_with_the_same_variables(self) -> None:
        english, french = (ids(self.drawn.drawing.text / f"{language}.ftl") for language in LANGUAGES)
        assert english == french

    def test_no_message_is_left_over_and_none_is_of_the_game(self) -> None:
        drawing = self.drawn.drawing
        folder = drawing.text.parent
        paths = [*folder.glob("*.py"), *drawing.templates.glob("*.html")]
        sources = "".join(path.read_text(encoding="utf-8") for path in paths)
        messages = ids(drawing.text / "en.ftl").keys()
        for id in messages:
            known = id in self.made or id.startswith(self.begun)
            assert known or f'"{id}"' in sources or f"'{id}'" in sources, id
        assert not messages & ids(folder.parents[1] / "games" / folder.name / "text" / "en.ftl").keys()
