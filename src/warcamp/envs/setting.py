"""A game, its options and its content: what an environment is made for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from warcamp.engine.flow import Decision, Position, begin
from warcamp.engine.game import Game
from warcamp.engine.source import Source
from warcamp.games.registry import game_of

from .actions import Actions
from .registry import environment_of
from .sight import Sight


@dataclass(frozen=True)
class Setting:
    """Everything that stays the same from match to match."""

    game: Game
    options: dict[str, Any]
    content: Any
    blank: Any
    """The table before the main rule begins; it is cloned, never played on."""
    actions: Actions
    sight: Sight
    outcomes: int
    """So many outcomes a single chance can have at most."""

    @property
    def seats(self) -> int:
        return self.game.seats(self.blank)

    def begin(self, source: Source) -> Position:
        """A new match up to its first question."""
        s = self.blank.clone()
        return begin(s, self.game.main(s), source)

    def payoff(self, s: Any) -> list[float]:
        """1 for those who have won, -1 for the others."""
        return [2.0 * score - 1.0 for score in self.game.scores(s)]

    def name_of(self, s: Any, d: Decision, action: int) -> str:
        """An action in the words of the log: the question and the stored name of the option."""
        return f"{d.kind}: {self.game.option_name(s, d, self.actions.option(s, d, action))}"


def setting(name: str, options: dict[str, Any] | None = None) -> Setting:
    """The game of that name with these options, the usual ones where none are given."""
    game = game_of(name)
    environment = environment_of(name)
    checked = game.options({**environment.usual, **(options or {})})
    content = game.content()
    blank: Any = game.table(checked, content)
    parts = environment.parts()
    return Setting(game, checked, content, blank, parts.actions(blank), parts.sight_of(blank), parts.most(blank))
