"""What things are worth to a player of Immortals, in victory points: sides, resources, cubes."""

from __future__ import annotations

from typing import Final

from warcamp.games.immortals.state import NEUTRAL, NONE, Immortals, bits, twin
from warcamp.games.immortals.tables import REGIONS, SIDES

from .quick_odds import Chances

LASTS: Final = 0.8
"""How much of what is held now is still held a round later."""
STEPS: Final[tuple[float, ...]] = (0.1, 0.45, 2.0, 0.35, 1.0)
"""What one more side of a province brings a round, by the sides that are held there already."""
SPITE: Final = 0.25
"""What another's loss counts."""
RAID: Final = 0.3
"""How likely it is that a neighbour who could attack a side does."""
CARD: Final = 0.35
"""What a Region card is worth in a round to come."""
CUBE: Final = 0.12
"""What a cube on the board is worth more than one in limbo."""


def scorings(s: Immortals) -> int:
    """How often points are still counted."""
    return max(0, s.rounds - max(1, s.round) + 1)


def lasting(left: int) -> float:
    """Rounds that something held now will count in."""
    total = 0.0
    now = 1.0
    for _ in range(left):
        total += now
        now *= LASTS
    return total


def price(left: int) -> float:
    """What a unit of gold or energy is worth when so many scorings are left: buildings are what it is spent on."""
    return 0.12 * (1.0 + lasting(left - 1)) if left > 1 else 0.05


class Outlook:
    """How a player sees the map: for each side what having it is worth, and who could come."""

    def __init__(self, s: Immortals, p: int, chances: Chances) -> None:
        self.s = s
        self.p = p
        self.chances = chances
        self.left = scorings(s)
        self.rounds = lasting(self.left)
        self.price = price(self.left)
        self.worth: list[float] = [0.0] * SIDES
        """What the side brings its owner, or would bring the player; what others lose counts a little."""
        self.threat: list[int] = [0] * SIDES
        """The most cubes with which another could attack the player on the side."""
        self.appraise()

    def appraise(self) -> None:
        s = self.s
        p = self.p
        t = s.t
        marked = s.shrines | s.capitals
        leader = NONE
        for q in range(s.seats):
            if q != p and (leader == NONE or s.vp[q] > s.vp[leader]):
                leader = q
        for side in range(SIDES):
            q = s.owner[side]
            mine = bits(s.owned[p] & t.province_mask[t.province_of[side]])
            if q == p:
                mine -= 1
            each = 0.5 + STEPS[mine]
            if marked >> side & 1:
                each += 1.0
            worth = self.rounds * each
            if q != p and s.holder[side % REGIONS] != p:
                worth += CARD * (self.left - 1)
            if q != NONE and q != p:
                theirs = bits(s.owned[q] & t.province_mask[t.province_of[side]]) - 1
                lost = 0.5 + STEPS[theirs] + (1.0 if marked >> side & 1 else 0.0)
                worth += (SPITE * 2.0 if q == leader else SPITE) * self.rounds * lost
            self.worth[side] = worth
            most = 0
            for other in t.borders[side]:
                if s.owner[other] != p and s.cubes[other] - 1 > most:
                    most = s.cubes[other] - 1
            other = twin(side)
            if s.portals >> other & 1 and s.owner[other] != p and s.cubes[other] - 1 > most:
                most = s.cubes[other] - 1
            self.threat[side] = most

    def held(self, side: int, cubes: int, threat: int) -> float:
        """What of a side's worth is left when so many cubes stand there against so many that could come."""
        if threat <= 0:
            return self.worth[side]
        return self.worth[side] * (1.0 - RAID * self.chances.win(NEUTRAL, threat, cubes))

    def attack(self, origin: int, target: int, cubes: int, stance: int) -> float:
        """What an attack promises."""
        s = self.s
        p = self.p
        q = s.owner[target]
        attackers = cubes + s.tray[p]
        defenders = 0 if q == NONE else s.cubes[target] + s.tray[q]
        win = self.chances.win(stance, attackers, defenders)
        against = 0.7 * defenders
        if stance == 0:
            against -= 1.5
        elif stance == 2:
            against += 1.5
        alive = int(0.75 * attackers - max(0.0, against) + 0.5)
        if alive < 1:
            alive = 1
        value = win * self.held(target, alive, self.threat[target])
        stays = s.cubes[origin] - cubes
        value -= self.held(origin, s.cubes[origin], self.threat[origin]) - self.held(origin, stays, self.threat[origin])
        if q != NONE:
            value += self.chances.tie(stance, attackers, defenders) * 0.3 * SPITE * self.worth[target]
            value -= CUBE * (0.3 * win + 0.75 * (1.0 - win)) * cubes
        else:
            value -= CUBE * (0.05 if stance < 2 else 0.4) * cubes
        return value

    def best_number(self, origin: int, target: int, stance: int) -> tuple[int, float]:
        """With how many cubes an attack promises most, and what."""
        best = 1
        most = -1e9
        for cubes in range(1, self.s.cubes[origin]):
            value = self.attack(origin, target, cubes, stance)
            if value > most:
                most = value
                best = cubes
        return best, most

    def reinforced(self, side: int, more: int) -> float:
        """What more cubes on a side are worth: it holds better, and its neighbours are in reach."""
        s = self.s
        n = s.cubes[side]
        threat = self.threat[side]
        value = CUBE * more + self.held(side, n + more, threat) - self.held(side, n, threat)
        best = 0.0
        for other in s.t.borders[side]:
            q = s.owner[other]
            if q != self.p:
                d = s.cubes[other]
                step = self.chances.win(NEUTRAL, n + more - 1, d) - self.chances.win(NEUTRAL, n - 1, d)
                if step * self.worth[other] > best:
                    best = step * self.worth[other]
        return value + 0.4 * best

    def building(self, side: int, capital: bool) -> float:
        """What a Shrine or a Capital on an own side is worth."""
        threat = self.threat[side]
        stays = 1.0
        if threat > 0:
            stays = 1.0 - RAID * self.chances.win(NEUTRAL, threat, self.s.cubes[side])
        return (2.0 if capital else 1.0) + stays * self.rounds
