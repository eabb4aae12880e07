"""Clash of Rage from the middle of a game: what random games seldom come to happens at once.

Both players hold two forges and can pay for a forging; both hold two stones of level I and have one unit for them.
"""

from __future__ import annotations

import tomllib
from typing import Any

from warcamp.games.clash_of_rage.game import ClashOfRage
from warcamp.games.clash_of_rage.state import Clash

DOCUMENT = """
clans = ["bohorg", "godleif"]
phase = "stones"
round = 3
last_round = 6
target = 9
tiles = ["1A 0,0", "3B 2,1", "2A 4,2", "5B 6,3"]

[bastions]
bohorg = "-1,-1"
godleif = "7,4"

[gold]
bohorg = 20
godleif = 20

[crystals]
bohorg = 30
godleif = 30

[units]
A0 = "elves 1 shining_guard"
B5 = "elves 1 high_elder"
C2 = "elves 1 templar"
A1 = "bohorg 2 krag_rider"
B0 = "bohorg 1 krag_rider, 1 executioner"
A4 = "bohorg 4 basher"
B2 = "bohorg 3 basher"
C4 = "godleif 2 berserker"
D1 = "godleif 1 berserker, 1 frost_giant"
C6 = "godleif 3 raider"
D5 = "godleif 3 raider"
"""


class Midgame(ClashOfRage):
    """The game, begun from the document."""

    def table(self, options_: dict[str, Any], content: Any) -> Clash:
        s = self.read(tomllib.loads(DOCUMENT), content)
        assert isinstance(s, Clash)
        return s


MIDGAME = Midgame()
