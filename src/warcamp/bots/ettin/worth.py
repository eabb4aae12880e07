"""What things are worth to the greedy player, in victory points."""

from __future__ import annotations

from typing import Final

from warcamp.games.ettin.state import ADVENTURE_PLACE, PLACE, Ettin, cards, is_defense, location
from warcamp.games.ettin.tables import (
    BOUNTY,
    CITY,
    CONQUEST,
    DRAGONSLAYER,
    FACES,
    FLYING,
    GATE_TO_ALLY,
    GATE_TO_SELF,
    MAGIC,
    PROSPEROUS,
    PROTECTED,
    RANGED,
    RETURN_TO_ALLY,
    RETURN_TO_SELF,
    SCOUTING,
    SIEGE,
    STEALTH,
    SWIFT,
    TAXES,
    TERRIFY,
    TOWN,
    TROOP,
    VICIOUS,
    VILLAGE,
    WAR_CRY,
    WEALTHY,
    Tables,
)

GOLD: Final = 0.5
"""At the end two Gold are a point (ETT-END-02)."""
STRENGTH: Final = 0.55
ADVENTURE: Final = 0.2
USUAL_STRENGTH: Final[tuple[float, ...]] = (2.4, 4.2, 6.0)
"""A unit's Strength, roughly, by Age: what a card that is not known is taken for."""
USUAL_POINTS: Final[tuple[float, ...]] = (0.6, 1.4, 2.3)
FREE_CARD: Final[tuple[float, ...]] = (2.2, 2.8, 2.1)
"""A card from the Nation Deck, by the Age in which it comes; after the last War only its points count."""
KEPT: Final = 0.7
"""A Defense is still there in the next War about this often, and a Troop that returns has not been taken."""
SMALL: Final[dict[int, float]] = {
    SCOUTING: 0.3,
    DRAGONSLAYER: 0.2,
    SWIFT: 0.25,
    CONQUEST: 0.3,
    FLYING: 0.4,
    MAGIC: 0.3,
    STEALTH: 0.4,
}


def prices(s: Ettin) -> float:
    """A Gold in hand now: it also buys cards while there is something to buy."""
    return GOLD if s.age == 3 and s.draft == 2 else 0.55


class Worth:
    """The worth of a unit card recruited in an Age, without its price. Worked out once for each card and Age."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.known: dict[int, float] = {}

    def unit(self, card: int, age: int) -> float:
        face = card % FACES
        key = face * 4 + age
        if key not in self.known:
            self.known[key] = (
                troop_worth(self.t, face, age) if self.t.kind[face] == TROOP else wall_worth(self.t, face, age)
            )
        return self.known[key]


def small_worth(t: Tables, face: int, age: int) -> float:
    """What makes a fight easier, Troop or Defense."""
    has = t.amount[face * 21 : face * 21 + 21]
    worth = sum([each * has[ability] for ability, each in SMALL.items()])
    worth += STRENGTH * 0.6 * USUAL_STRENGTH[age - 1] * has[TERRIFY]
    worth += 0.4 * age * has[RANGED] + 0.5 * USUAL_POINTS[age - 1] * has[VICIOUS]
    return worth + 0.2 * has[SIEGE] - 0.3 * GOLD * has[BOUNTY]


def troop_worth(t: Tables, face: int, age: int) -> float:
    """Fights once, or again when it returns."""
    has = t.amount[face * 21 : face * 21 + 21]
    fights = STRENGTH * t.strength[face] + ADVENTURE * t.adventure[face] + small_worth(t, face, age)
    worth = t.vp[face] + fights + 0.8 * GOLD * has[WEALTHY] + 0.8 * FREE_CARD[age - 1] * has[WAR_CRY]
    if has[RETURN_TO_SELF] or has[RETURN_TO_ALLY]:
        worth += fights * KEPT * (3 - age) * 0.8
    return worth


def wall_worth(t: Tables, face: int, age: int) -> float:
    """Stays where it is and produces after every War (ETT-PROD-06)."""
    has = t.amount[face * 21 : face * 21 + 21]
    wars = sum([KEPT**k for k in range(4 - age)])
    worth = t.vp[face] + (STRENGTH * t.strength[face] + small_worth(t, face, age) + 0.4 * has[PROTECTED]) * wars
    worth += 0.9 * GOLD * (has[TAXES] + 2 * has[PROSPEROUS]) * wars
    if age < 3:
        worth += STRENGTH * USUAL_STRENGTH[age - 1] * (has[GATE_TO_SELF] + has[GATE_TO_ALLY]) * KEPT * (wars - 1)
    return worth


def place_yield(s: Ettin, r: int, place: int) -> float:
    """What a defended Location brings after each War; Lost Souls are left alone (ETT-LOC-02)."""
    kind = location(s, r, place)
    if kind == VILLAGE:
        return GOLD * s.t.village_taxes
    if kind == CITY:
        return GOLD * 2 * s.t.city_prosperous
    return FREE_CARD[s.age - 1] if kind == TOWN else 0.0


def defended(s: Ettin, r: int, place: int) -> bool:
    return any([is_defense(s, card) for card in cards(s, r, PLACE + place)])


def best_site(s: Ettin, r: int) -> float:
    """What the best Location without a Defense would bring until the end."""
    open_yields = [place_yield(s, r, k) for k in range(ADVENTURE_PLACE) if not defended(s, r, k)]
    return max(open_yields, default=0.0) * sum([KEPT**k for k in range(4 - s.age)])


def adventure_worth(s: Ettin, face: int) -> float:
    """What completing an Adventure brings."""
    t = s.t
    worth = t.vp[face] + GOLD * t.gold[face]
    if t.becomes[face]:
        worth += wall_worth(t, face, s.age) - t.vp[face]
    if t.effect[face]:
        worth += 1.5
    return worth
