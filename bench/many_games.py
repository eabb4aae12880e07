"""Random games of every mode and player count to the end, without an exception: `python bench/many_games.py [N]`.

The table is checked (nothing lost, everything derived agrees) every 50 decisions and at the end.
"""

from __future__ import annotations

import random
import sys

from warcamp.bots import playout
from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE

MODES: dict[str, dict[str, object]] = {
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
}


def main(n: int) -> None:
    content = CLASH_OF_RAGE.content()
    print(f"{n} random games of each mode, last round 25")
    for name, options in MODES.items():
        decisions = rounds = 0
        for seed in range(n):
            s = CLASH_OF_RAGE.table(CLASH_OF_RAGE.options({"clans": "random", "last_round": 25, **options}), content)
            position = begin(s, CLASH_OF_RAGE.main(s), Fast(seed))
            choices = random.Random(seed)
            while not position.over:
                decisions += playout(position, choices, 50)
                CLASH_OF_RAGE.check(s)
            rounds += s.round
        print(f"{name:32} {decisions / n:8.1f} decisions, {rounds / n:5.2f} rounds on average", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
