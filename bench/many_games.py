"""Random games of every mode and player count to the end, without an exception:
`python bench/many_games.py [N] [GAME] [--every]`.

The table is checked (nothing lost, everything derived agrees) every 50 decisions and at the end; with `--every` at
every decision. The largest tables of Ettin play fewer games.
"""

from __future__ import annotations

import random
import sys
from typing import Any

from warcamp.bots import playout
from warcamp.engine.flow import begin
from warcamp.engine.game import Game
from warcamp.engine.source import Fast
from warcamp.games.registry import game_of

Options = dict[str, Any]

MODES: dict[str, tuple[Options, dict[str, Options]]] = {
    "clash_of_rage": (
        {"clans": "random", "last_round": 25},
        {
            "solo easy": {"players": 1, "difficulty": "easy"},
            "solo medium": {"players": 1, "difficulty": "medium"},
            "solo hard": {"players": 1, "difficulty": "hard"},
            "solo impossible": {"players": 1, "difficulty": "impossible"},
            "2 players": {"players": 2},
            "3 players": {"players": 3},
            "4 players": {"players": 4},
            "2 players, long": {"players": 2, "long": True},
            "3 players, long": {"players": 3, "long": True},
            "4 players, long": {"players": 4, "long": True},
            "4 players, map by the players": {"players": 4, "map": "players", "clans": "choose"},
        },
    ),
    "ettin": (
        {"nations": "random"},
        {
            **{f"{n} players": {"players": n} for n in range(2, 9)},
            "5 players, accelerated": {"players": 5, "accelerated": True},
            "8 players, accelerated": {"players": 8, "accelerated": True},
            "16 players": {"players": 16},
            "24 players": {"players": 24},
        },
    ),
    "immortals": (
        {},
        {
            **{f"{n} players": {"players": n} for n in range(3, 6)},
            "4 players, quick draft, flat tower": {"players": 4, "draft": "quick", "tower": "flat"},
            "5 players, tribes chosen": {"players": 5, "tribes": "chosen"},
        },
    ),
}
"""By game: the options of all its modes, and those of each."""
LARGE = 9
"""From so many players on a mode plays one game in 50."""


def play(game: Game, modes: dict[str, Options], always: Options, n: int, step: int) -> None:
    content = game.content()
    print(f"{game.name}: {n} random games of each mode")
    for name, options in modes.items():
        games = n if options["players"] < LARGE else max(1, n // 50)
        decisions = 0
        for seed in range(games):
            s = game.table(game.options({**always, **options}), content)
            position = begin(s, game.main(s), Fast(seed))
            choices = random.Random(seed)
            while not position.over:
                decisions += playout(position, choices, step)
                game.check(s)
        print(f"{name:32} {games:5} games, {decisions / games:8.1f} decisions on average", flush=True)


def main(n: int, which: str, step: int) -> None:
    for name, (always, modes) in MODES.items():
        if which in ("", name):
            play(game_of(name), modes, always, n, step)


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--every"]
    main(int(words[0]) if words else 1000, words[1] if len(words) > 1 else "", 1 if "--every" in sys.argv else 50)
