"""Random games for the checks: seeded, so that whatever they find can be played again."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NoReturn

from ..flow import Decision, Position, begin
from ..game import Game, Message
from ..match import Match
from ..snapshot import dump
from ..source import Fair, key_of_seed
from ..zones import SPECTATOR


@dataclass(frozen=True)
class Mode:
    """One way to play the game: a name for people and the match options."""

    name: str
    options: dict[str, Any] = field(hash=False)

    def __str__(self) -> str:
        return self.name


@dataclass
class Setting:
    """The game under test and how much of it is played.

    `rules` are the ids of its rulebook, `bound` is the most decisions a game may take, `games` and `sample` are how
    many random games a cheap and a thorough check plays, `every` is the distance between the positions that are looked
    at closely. `say` says a message in every language and raises where it cannot; `ask_text` gives a question's.
    `shown` names the secret questions whose answer, when it is not sealed, others may notice as soon as it is given.
    `spec` is where another process finds the game, as `package.module:NAME`.
    """

    game: Game
    modes: list[Mode]
    rules: frozenset[str]
    spec: str
    bound: int = 3000
    games: int = 20
    sample: int = 3
    every: int = 7
    say: Callable[[Message], object] | None = None
    ask_text: Callable[[Any, Decision], Message] | None = None
    shown: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        self.content = self.game.content()
        self.now: Play | Recorded | None = None

    def key(self, mode: Mode, seed: int) -> bytes:
        return key_of_seed(f"{mode.name} {seed}")

    def start(self, mode: Mode, seed: int) -> Position:
        """The first position of a random game."""
        s = self.game.table(self.game.options(mode.options), self.content)
        return begin(s, self.game.main(s), Fair(self.key(mode, seed)))

    def match(self, mode: Mode, seed: int) -> Match:
        return Match(self.game, mode.options, self.key(mode, seed))

    def viewers(self, position: Position) -> list[int]:
        """Each seat, and onlookers."""
        return [*range(self.game.seats(position.s)), SPECTATOR]


class Player:
    """Chooses at random, a little more often what it has chosen least: so rare options come up."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(seed)
        self.chosen: dict[tuple[str, int], int] = {}

    def pick(self, pending: list[Decision]) -> tuple[int, int]:
        """Which open question is answered, and how."""
        i = self.random.randrange(len(pending))
        d = pending[i]
        option = self.random.choice(d.options)
        if self.random.random() < 0.3:
            option = min(d.options, key=lambda o: self.chosen.get((d.kind, o), 0))
        self.chosen[d.kind, option] = self.chosen.get((d.kind, option), 0) + 1
        return i, option


class Play:
    """A random game in play."""

    def __init__(self, setting: Setting, mode: Mode, seed: int) -> None:
        self.setting = setting
        self.mode = mode
        self.seed = seed
        self.step = 0
        self.player = Player(seed)
        self.picks: list[tuple[int, int]] = []
        setting.now = self
        self.position = setting.start(mode, seed)

    def walk(self) -> Iterator[Position]:
        """The position before each decision; it is made when the caller comes back for the next."""
        while self.position.pending:
            if self.step >= self.setting.bound:
                self.fail(f"the game is not over after {self.step} decisions")
            for d in self.position.pending:
                self.demand(bool(d.options), f"{d!r} has no option")
            yield self.position
            self.picks.append(self.player.pick(self.position.pending))
            self.position.apply(*self.picks[-1])
            self.step += 1
        self.demand(self.position.over, "nothing is asked and the game is not over")

    def closely(self, offset: int = 0) -> Iterator[Position]:
        """The positions that are looked at closely."""
        for position in self.walk():
            if self.step % self.setting.every == offset % self.setting.every:
                yield position

    def where(self) -> str:
        return f"mode {self.mode.name!r}, seed {self.seed}, decision {self.step}"

    def fail(self, why: str) -> NoReturn:
        raise AssertionError(f"{self.where()}: {why}")

    def demand(self, holds: bool, why: str) -> None:
        if not holds:
            self.fail(why)


class Recorded:
    """A random match with the table's digest after each entry: digests[n] belongs to n entries, from 1 on."""

    def __init__(self, setting: Setting, mode: Mode, seed: int, most: int = 0) -> None:
        self.setting = setting
        self.mode = mode
        self.seed = seed
        self.match = setting.match(mode, seed)
        setting.now = self
        self.player = Player(seed)
        self.digests = ["", self.match.digest()]
        while self.match.pending and (not most or len(self.digests) <= most):
            self.act()

    def act(self) -> None:
        """Make one more choice."""
        i, option = self.player.pick(self.match.pending)
        self.match.choose(self.match.pending[i], option)
        self.digests.append(self.match.digest())

    def where(self) -> str:
        return f"mode {self.mode.name!r}, seed {self.seed}, {len(self.match.entries)} entries"

    def demand(self, holds: bool, why: str) -> None:
        if not holds:
            raise AssertionError(f"{self.where()}: {why}")


def frozen(position: Position) -> str:
    """Everything about a position as text: two are the same if these are."""
    return json.dumps(dump(position))
