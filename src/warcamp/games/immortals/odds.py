"""The odds of an attack before it is confirmed: the tower's own code, thrown many times from what everybody knows.

How many cubes of each colour are in the tower is open, their floors are not, so every throw deals the floors anew. The
throws draw from a stream of their own, which is the same each time: a question that is asked again gets the same
answer, and the chance of the match is never touched.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from warcamp.engine.errors import BadInput
from warcamp.engine.source import Fast

from .hidden import redeal_floors
from .rules.battle import LOST, TIED, WON, adjust_inhabitants
from .state import COLOURS, FLOOR, GREEN, NONE, WITH_ATTACKER, WITH_DEFENDER, Immortals
from .tower import throw

THROWS = 2000
SEED = 20_170
STANCES = 3
Z95 = 1.959964
"""Of a normal distribution, 95 % lies within so many standard deviations."""


@dataclass(frozen=True)
class Odds:
    """What an attack leads to under one stance of the inhabitants, out of so many throws."""

    stance: int
    throws: int
    wins: int
    """Throws that the attacker's camp wins, also those that leave no cube to hold the side (IMM-BAT-28)."""
    ties: int
    losses: int
    conquests: int
    """Throws after which the attacker holds the side."""
    survivors: float
    """The attacker's cubes on the side after a conquest, on average."""
    fallen: float
    """The attacker's cubes that go to limbo, on average over all throws."""

    @property
    def win(self) -> float:
        return self.wins / self.throws

    @property
    def tie(self) -> float:
        return self.ties / self.throws

    @property
    def loss(self) -> float:
        return self.losses / self.throws

    @property
    def conquest(self) -> float:
        return self.conquests / self.throws

    def interval(self, number: int) -> tuple[float, float]:
        """The 95 % interval (Wilson's) of a chance that came up in so many of the throws."""
        n, p, z = self.throws, number / self.throws, Z95
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, centre - half), min(1.0, centre + half)

    def __repr__(self) -> str:
        return f"<{100 * self.win:.0f} / {100 * self.tie:.0f} / {100 * self.loss:.0f} %>"


def odds(s: Immortals, p: int, origin: int, target: int, number: int, throws: int = THROWS) -> list[Odds]:
    """The odds if so many cubes of `origin` attacked `target` now, by stance: with the attacker, neutral, with the
    defender. BadInput when there are not so many cubes or the target is the player's own (IMM-ATT-02, IMM-ATT-03)."""
    if s.owner[origin] != p or not 1 <= number < s.cubes[origin]:
        raise BadInput("cubes", f"{s.t.sides[origin]} has {s.cubes[origin]} cubes, and one stays")
    if s.owner[target] == p:
        raise BadInput("target", f"{s.t.sides[target]} is the attacker's own")
    return counted(throw_often(s, p, target, number, throws), throws, s.owner[target] != NONE)


def throw_often(s: Immortals, p: int, target: int, number: int, throws: int, seed: int = SEED) -> dict[int, int]:
    """How often which cubes fall: {attackers * CODE * CODE + defenders * CODE + green ones: throws} (IMM-BAT-01,
    IMM-BAT-02, IMM-TOWER-08)."""
    world = s.clone()
    world.events = None
    adjust_inhabitants(world)
    defender = s.owner[target]
    thrown = world.tray[:]
    thrown[p] += number
    if defender != NONE:
        thrown[defender] += s.cubes[target]
    order: list[int] = []
    for colour in range(COLOURS):
        order += [colour] * thrown[colour]
    source = Fast(seed)
    found: dict[int, int] = {}
    for _ in range(throws):
        redeal_floors(world, source)
        stuck = throw(source, world.t, world.tower_preset, list(world.stuck), order)
        attackers = world.tower[p] + thrown[p]
        defenders = world.tower[defender] + thrown[defender] if defender != NONE else 0
        green = world.tower[GREEN] + thrown[GREEN]
        for cube in stuck:
            colour = cube % FLOOR
            if colour == p:
                attackers -= 1
            elif colour == GREEN:
                green -= 1
            elif colour == defender:
                defenders -= 1
        key = (attackers * CODE + defenders) * CODE + green
        found[key] = found.get(key, 0) + 1
    return found


CODE = 64
"""No colour has so many cubes."""


def counted(found: dict[int, int], throws: int, defended: bool) -> list[Odds]:
    """The throws by what comes of them, for each stance."""
    out: list[Odds] = []
    for stance in range(STANCES):
        ends = [0, 0, 0]
        conquests = survivors = fallen = 0
        for key, times in found.items():
            attackers, defenders, green = key // (CODE * CODE), key // CODE % CODE, key % CODE
            outcome, left = result(attackers, defenders, green, stance, defended)
            ends[outcome] += times
            fallen += times * (attackers - left)  # who does not hold the side goes to limbo: IMM-BAT-23, IMM-BAT-27
            if left:
                conquests += times
                survivors += times * left
        mean = survivors / conquests if conquests else 0.0
        out.append(Odds(stance, throws, ends[WON], ends[TIED], ends[LOST], conquests, mean, fallen / throws))
    return out


def result(attackers: int, defenders: int, green: int, stance: int, defended: bool) -> tuple[int, int]:
    """How a battle ends with these cubes in the tray, and how many of the attacker's then hold the side (IMM-BAT-10,
    IMM-BAT-12, IMM-BAT-20, IMM-BAT-24). The tests compare it with the battle's own rules."""
    if not defended:
        left = max(0, attackers - green) if stance == WITH_DEFENDER else attackers
        return (WON if left else LOST), left
    helpers = green if stance == WITH_ATTACKER else 0
    strength = attackers + helpers
    against = defenders + (green if stance == WITH_DEFENDER else 0)
    if strength <= against:
        return (TIED if strength == against else LOST), 0
    return WON, attackers - max(0, against - helpers)
