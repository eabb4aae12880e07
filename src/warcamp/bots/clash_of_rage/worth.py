"""What things are worth to the greedy player, in points: ten are a victory point."""

from __future__ import annotations

from typing import Final

from warcamp.games.clash_of_rage.fight import counts_at
from warcamp.games.clash_of_rage.odds_policy import Counts
from warcamp.games.clash_of_rage.rules.equip import forge_price
from warcamp.games.clash_of_rage.state import LEVELS, NOBODY, SECOND, Clash, held, victory_points
from warcamp.games.clash_of_rage.tables import CITY, FORGE, STONE

VICTORY_POINT: Final = 10.0
UNIT: Final = (1.0, 2.0, 3.5)
CRYSTAL: Final = 0.9
GOLD: Final = 1 / 3
FORGES: Final = (6.0, 4.0, 1.0, 0.5)
"""The first forge allows forging, the second halves its price; each more shows one card more."""
STONE_YIELD: Final = 1.3
"""A stone gives its unit this often before it is lost or the game is over, roughly."""
CLEARED: Final = 3.0
"""Solo: an elf territory fewer, on the way to none at all."""
DOMINATION: Final = 1.5
THE_GAME: Final = 60.0


def units_worth(counts: Counts) -> float:
    return sum([n * UNIT[level] for level, n in enumerate(counts)])


def army(s: Clash, p: int) -> Counts:
    """All units of the side on the board."""
    n = [0] * LEVELS
    for place in range(s.places):
        if s.troops[p * s.places + place]:
            for level, k in enumerate(counts_at(s, p, place)):
                n[level] += k
    return n[0], n[1], n[2]


def place_worth(s: Clash, p: int, place: int) -> float:
    """What it is worth to the seat to hold the place rather than not; what it takes from others is `denied`."""
    feature = s.board.feature[place] if place < s.board.territories else 0
    worth = 0.0
    if feature == CITY:
        worth = VICTORY_POINT + s.t.city_crystals * CRYSTAL
    elif feature == FORGE:
        others = held(s, p, s.board.forges) - (s.owner[place] == p)
        worth = FORGES[min(others, len(FORGES) - 1)]
    elif feature >= STONE:
        level = feature - STONE
        worth = UNIT[level] * STONE_YIELD if s.reserve[p * LEVELS + level] else 0.1
    return worth


def denied(s: Clash, p: int, place: int) -> float:
    """What taking the place is worth because somebody else has it."""
    q = s.owner[place]
    if q in (NOBODY, p):
        return 0.0
    city = s.board.feature[place] == CITY
    if q == s.seats:
        if s.seats > 1:
            return 0.0
        points = s.t.domination_city if city else s.t.domination_forge
        return CLEARED + DOMINATION * points
    points = victory_points(s, q)
    ready = forge_price(s, q) >= 0 and s.crystals[q] >= forge_price(s, q)
    if city:
        return 5.0 + (THE_GAME * 0.6 if points >= s.target else 15.0 if points + ready >= s.target else 0.0)
    if s.board.feature[place] == FORGE:
        return 1.5 + (15.0 if ready and points + 1 >= s.target else 0.0)
    return 0.5


def missing_points(s: Clash, p: int) -> int:
    return s.target - victory_points(s, p)


def last_step(s: Clash, p: int) -> float:
    """What one more victory point is worth beyond its ten: the game, when it is the last and checked now."""
    missing = missing_points(s, p)
    if missing == 1:
        return THE_GAME if s.phase == SECOND else 6.0
    if missing == 2:
        return 3.0
    return 0.0


def prize(s: Clash, p: int, place: int) -> float:
    """What taking the place is worth in all, apart from the fight."""
    worth = place_worth(s, p, place) + denied(s, p, place)
    if place < s.board.territories and s.board.feature[place] == CITY:
        worth += last_step(s, p)
    return worth


def distances(s: Clash, p: int, goal: int) -> list[int]:
    """Steps from every place to the goal on foot, whoever stands between; 99 where there is no way."""
    far = [99] * s.places
    far[goal] = 0
    frontier = [goal]
    while frontier:
        onward: list[int] = []
        for here in frontier:
            for there in s.board.walk[p][here]:
                if far[there] == 99:
                    far[there] = far[here] + 1
                    onward.append(there)
        frontier = onward
    return far
