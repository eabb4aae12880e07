"""What things are worth to a player of Immortals, in victory points: sides, resources, cubes."""

from __future__ import annotations

from typing import Final

from warcamp.games.immortals.state import NEUTRAL, NONE, Immortals, bits, twin
from warcamp.games.immortals.tables import REGIONS, SIDES

from .quick_odds import Chances
from .taste import Taste

UNKNOWN: Final = -1e9


def scorings(s: Immortals) -> int:
    """How often points are still counted."""
    return max(0, s.rounds - max(1, s.round) + 1)


def lasting(left: int, lasts: float) -> float:
    """Rounds that something held now will count in."""
    total = 0.0
    now = 1.0
    for _ in range(left):
        total += now
        now *= lasts
    return total


def price(left: int, taste: Taste) -> float:
    """What a unit of gold or energy is worth when so many scorings are left: buildings are what it is spent on."""
    return taste.price * (1.0 + lasting(left - 1, taste.lasts)) if left > 1 else 0.05


def sole_leader(s: Immortals, p: int) -> int:
    """Who has more points than everybody else but the player; NONE where two have as many."""
    found = NONE
    most = NONE
    for q in range(s.seats):
        if q != p and s.vp[q] >= most:
            found = q if s.vp[q] > most else NONE
            most = s.vp[q]
    return found


class Outlook:
    """How a player sees the map: for each side what having it is worth, and who could come."""

    def __init__(self, s: Immortals, p: int, chances: Chances, taste: Taste) -> None:
        self.s = s
        self.p = p
        self.chances = chances
        self.taste = taste
        self.left = scorings(s)
        self.rounds = lasting(self.left, taste.lasts)
        self.price = price(self.left, taste)
        self.worths: list[float] = [UNKNOWN] * SIDES
        self.threats: list[int] = [NONE] * SIDES
        self.leader = sole_leader(s, p)

    def worth(self, side: int) -> float:
        """What a side brings its owner, or would bring the player; what others lose counts a little."""
        found = self.worths[side]
        if found != UNKNOWN:
            return found
        s = self.s
        p = self.p
        taste = self.taste
        mask = s.t.province_mask[s.t.province_of[side]]
        marked = 1.0 if (s.shrines | s.capitals) >> side & 1 else 0.0
        q = s.owner[side]
        mine = bits(s.owned[p] & mask)
        if q == p:
            mine -= 1
        found = self.rounds * (taste.side + taste.steps[mine] + marked)
        if q != p and s.holder[side % REGIONS] != p:
            found += taste.card * (self.left - 1)
        if q != NONE and q != p:
            lost = taste.side + taste.steps[bits(s.owned[q] & mask) - 1] + marked
            found += taste.spite * (taste.leader if q == self.leader else 1.0) * self.rounds * lost
        self.worths[side] = found
        return found

    def threat(self, side: int) -> int:
        """The most cubes with which another could attack the player on a side."""
        most = self.threats[side]
        if most != NONE:
            return most
        s = self.s
        p = self.p
        most = 0
        for other in s.t.borders[side]:
            if s.owner[other] != p and s.cubes[other] - 1 > most:
                most = s.cubes[other] - 1
        other = twin(side)
        if s.portals >> other & 1 and s.owner[other] != p and s.cubes[other] - 1 > most:
            most = s.cubes[other] - 1
        self.threats[side] = most
        return most

    def held(self, side: int, cubes: int, threat: int) -> float:
        """What of a side's worth is left when so many cubes stand there against so many that could come."""
        if threat <= 0:
            return self.worth(side)
        return self.worth(side) * (1.0 - self.taste.raid * self.chances.win(NEUTRAL, threat, cubes))

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
        value = self.taste.boldness * win * self.held(target, alive, self.threat(target))
        threat = self.threat(origin)
        if threat > 0:
            stays = s.cubes[origin] - cubes
            value -= self.held(origin, s.cubes[origin], threat) - self.held(origin, stays, threat)
        if q != NONE:
            value += self.chances.tie(stance, attackers, defenders) * 0.3 * self.taste.spite * self.worth(target)
            value -= self.taste.cube * (0.3 * win + 0.75 * (1.0 - win)) * cubes
        else:
            value -= self.taste.cube * (0.05 if stance < 2 else 0.4) * cubes
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
        threat = self.threat(side)
        value = self.taste.cube * more + self.held(side, n + more, threat) - self.held(side, n, threat)
        best = 0.0
        for other in s.t.borders[side]:
            q = s.owner[other]
            if q != self.p:
                d = s.cubes[other]
                step = self.chances.win(NEUTRAL, n + more - 1, d) - self.chances.win(NEUTRAL, n - 1, d)
                gain = step * self.worth(other)
                if gain > best:
                    best = gain
        return value + self.taste.reach * best

    def building(self, side: int, capital: bool) -> float:
        """What a Shrine or a Capital on an own side is worth."""
        threat = self.threat(side)
        stays = 1.0
        if threat > 0:
            stays = 1.0 - self.taste.raid * self.chances.win(NEUTRAL, threat, self.s.cubes[side])
        return self.taste.build * ((2.0 if capital else 1.0) + stays * self.rounds)
