"""Regions whose cards fly and whose elements are found again by their ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tests.drawing.reading import KEY, read

from .drawn import Drawn, viewers


class Keyed:
    """Subclasses say which tables are looked at."""

    drawn: ClassVar[Drawn]
    keyed_at: ClassVar[Sequence[tuple[int, int]]]
    """Numbers of players; of every so many moments one is looked at."""
    keyed_options: ClassVar[Mapping[str, Any]] = {}

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "players" in metafunc.fixturenames:
            metafunc.parametrize(("players", "every"), self.keyed_at)

    def test_every_card_has_a_key_of_its_own_and_every_id_is_there_once(self, players: int, every: int) -> None:
        for n, match in enumerate(self.drawn.games(players, players + 50, **self.keyed_options)):
            if n % every:
                continue
            for viewer in viewers(match.position):
                drawn = self.drawn.regions(match, viewer)
                keys = [key for html in drawn.values() for key in KEY.findall(html)]
                assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)[:4]
                ids = [id for name, html in drawn.items() for id in read(name, html).ids]
                assert len(ids) == len(set(ids))
