"""The greedy player of any game: honest, repeatable, never at a loss."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar

from warcamp.bots import Bot, play_bots, registry
from warcamp.engine.flow import Decision, Position, begin
from warcamp.engine.game import Game
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise, view
from warcamp.engine.zones import REFEREE

Options = Mapping[str, object]


class Greedy:
    """Subclasses say which game it plays, and how long the games are."""

    game: ClassVar[Game]
    usual: ClassVar[Options] = {}
    """The options of every game here, but for the number of players."""
    content: ClassVar[Any]
    honest: ClassVar[Sequence[int]]
    """The numbers of players at which it is tested that nothing unknown counts."""
    short: ClassVar[Options] = {}
    chosen: ClassVar[Options] = {}
    """Options with which there is more to decide."""
    dropped: ClassVar[Sequence[tuple[int, Options]]]
    """Numbers of players, with options, at which others answer for it."""
    players: ClassVar[int] = 4
    most: ClassVar[int] = 100_000
    """So many questions are looked at in a game."""
    differing: ClassVar[int] = 50
    """In so many questions at the least the twins differ."""

    def begun(self, players: int, seed: int, *options: Options) -> Position:
        given: dict[str, object] = {"players": players, **self.usual}
        for more in options:
            given |= more
        s = self.game.table(self.game.options(given), self.content)
        return begin(s, self.game.main(s), Fast(seed))

    def seated(self, players: int) -> list[Bot]:
        return [registry.bot(self.game.name, "greedy", seat) for seat in range(players)]

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "honest_at" in metafunc.fixturenames:
            metafunc.parametrize("honest_at", self.honest)
        if "dropped_at" in metafunc.fixturenames:
            metafunc.parametrize("dropped_at", self.dropped, ids=str)

    def test_what_it_may_not_know_changes_nothing(self, honest_at: int) -> None:
        """Two worlds that its seat cannot tell apart get the same answer, question by question."""
        position = self.begun(honest_at, 3, self.short)
        ones, twos = self.seated(honest_at), self.seated(honest_at)
        redeal = Fast(8)
        differed = asked = 0
        while not position.over and asked < self.most:
            d = position.pending[0]
            a, b = determinise(position, d.seat, redeal), determinise(position, d.seat, redeal)
            differed += view(a, REFEREE)["zones"] != view(b, REFEREE)["zones"]
            pick = ones[d.seat].pick(a, d.seat, same(a, d))
            assert twos[d.seat].pick(b, d.seat, same(b, d)) == pick
            position.apply(0, pick)
            asked += 1
        assert differed > self.differing

    def test_it_leaves_the_position_as_it_is(self) -> None:
        position = self.begun(self.players, 4, self.short)
        bots = self.seated(self.players)
        asked = 0
        while not position.over and asked < self.most:
            d = position.pending[0]
            before = deepcopy(view(position, REFEREE))
            pick = bots[d.seat].pick(position, d.seat, d)
            assert view(position, REFEREE) == before
            position.apply(0, pick)
            asked += 1

    def test_the_same_seeds_play_the_same_game(self) -> None:
        one, two = (self.begun(self.players, 6, self.short, self.chosen) for _ in range(2))
        play_bots(one, self.seated(self.players))
        play_bots(two, self.seated(self.players))
        assert view(one, REFEREE) == view(two, REFEREE)

    def test_it_has_an_answer_wherever_it_is_dropped(self, dropped_at: tuple[int, Options]) -> None:
        """Every third answer is somebody else's: plans break, odd armies appear, and it goes on."""
        players, options = dropped_at
        position = self.begun(players, 9, self.chosen, options)
        chance = random.Random(2)
        bots = self.seated(players)
        while not position.over:
            k = chance.randrange(len(position.pending))
            d = position.pending[k]
            pick = bots[d.seat].pick(position, d.seat, d)
            assert pick in d.options
            position.apply(k, chance.choice(d.options) if chance.random() < 1 / 3 else pick)


def same(position: Position, d: Decision) -> Decision:
    """The question in another world."""
    return next(e for e in position.pending if (e.seat, e.kind, e.strand) == (d.seat, d.kind, d.strand))
