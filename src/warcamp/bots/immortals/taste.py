"""What a quick player of Immortals thinks of things: the numbers behind its worths, read from `taste.toml`.

There are two of them. The plain one was guessed and is the greedy player's; the seasoned one was tuned in games against
it and is the one that searches build on.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

PLAIN = "plain"
SEASONED = "seasoned"


class Taste:
    """The numbers, in victory points where nothing else is said."""

    def __init__(self, given: dict[str, float]) -> None:
        self.lasts = given["lasts"]
        """How much of what is held now is still held a round later."""
        self.side = given["side"]
        """What a side brings a round by itself."""
        self.steps = [given["step0"], given["step1"], given["step2"], given["step3"], given["step4"]]
        """What one more side of a province brings a round, by the sides that are held there already."""
        self.spite = given["spite"]
        """What another's loss counts."""
        self.leader = given["leader"]
        """How many times as much the leader's loss counts."""
        self.raid = given["raid"]
        """How likely it is that a neighbour who could attack a side does."""
        self.card = given["card"]
        """What a Region card is worth in a round to come."""
        self.cube = given["cube"]
        """What a cube on the board is worth more than one in limbo."""
        self.reach = given["reach"]
        """How likely it is that an attack comes off that more cubes make possible."""
        self.boldness = given["boldness"]
        """What the gain of an attack counts."""
        self.price = given["price"]
        """What gold or energy is worth while a whole game is to come."""
        self.wanted = given["wanted"]
        """How much more it is worth to one who has less than a round costs."""
        self.plenty = given["plenty"]
        """The same to one who has more than two rounds cost."""
        self.build = given["build"]
        """What the worth of a building counts."""
        self.spent = given["spent"]
        """What a Conflict card is worth that is not used up."""
        self.marker = given["marker"]
        """What the first player's marker is worth."""
        self.hoped = given["hoped"]
        """Gold, and energy, that compensations bring in the course of a round."""
        self.first = given["first"]
        """How much earlier attacks are made than what cannot run away."""
        self.early = given["early"]
        """What is added to that."""
        self.mine = given["mine"]
        """How much earlier something is extracted."""
        self.needed = given["needed"]
        """What is added to that where another card waits for it."""
        self.rise = given["rise"]
        """How much earlier cubes come out of limbo."""
        self.magic = given["magic"]
        """How much earlier Magic cards are revealed."""
        self.together = given["together"]
        """In the draft: what a side of the same province counts."""
        self.begun = given["begun"]
        """What every side counts that is held in a province which others leave alone."""
        self.room = given["room"]
        """What a side counts that another has in the same province."""
        self.yields = given["yields"]
        self.near = given["near"]
        """What an own side next to it counts."""
        self.foes = given["foes"]
        """What another's cube next to it counts."""
        self.region = given["region"]
        """What it counts that the Region card can be had."""
        self.twin = given["twin"]
        """What it counts that the other side of the region is held."""
        self.size = given["size"]
        """By how much a group is to be larger than the mean of those that are left."""


def numbers(name: str) -> dict[str, float]:
    """A table of `taste.toml`."""
    text = files("warcamp.bots.immortals").joinpath("taste.toml").read_text(encoding="utf-8")
    return {key: float(value) for key, value in tomllib.loads(text)[name].items()}


@lru_cache(maxsize=2)
def taste(name: str) -> Taste:
    return Taste(numbers(name))
