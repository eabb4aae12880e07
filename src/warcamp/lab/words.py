"""The words of the lab, with the names of a game's factions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from warcamp.engine.game import Message
from warcamp.games.registry import game_of
from warcamp.games.words import Words

from .game import content_of
from .stakes import stakes_of

TEXT = Path(__file__).parent / "text"


class Voice:
    """Says what was found about a game in one language."""

    def __init__(self, language: str, game: str, packs: Sequence[str] = ()) -> None:
        stakes = stakes_of(game)
        names = game_of(game).words_in(language, content_of(game, tuple(packs))).name_of
        self.words = Words(language, [TEXT / f"{language}.ftl"], names)
        self.domain = stakes.domain
        self.fixed_length = stakes.fixed_length
        self.game = game

    @property
    def language(self) -> str:
        return self.words.language

    def say(self, id: str, **params: Any) -> str:
        return self.words.say(Message(id, params))

    def faction(self, id: str) -> str:
        return self.words.name_of(self.domain, id, self.language)

    def percent(self, share: float) -> str:
        return self.say("percent", value=100 * share)

    def percents(self, low: float, high: float) -> str:
        return self.say("interval", low=self.percent(low), high=self.percent(high))

    def decimal(self, value: float) -> str:
        return self.say("decimal", value=value)
