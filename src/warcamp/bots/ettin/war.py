"""How the greedy player fights once the cards are up: targets, the Adventure, Spoils, production."""

from __future__ import annotations

from warcamp.games.ettin.odds import attempt_odds
from warcamp.games.ettin.rules.battle import HOLD, score
from warcamp.games.ettin.rules.produce import DONE, PLACE_CODE
from warcamp.games.ettin.state import (
    ADVENTURE_PLACE,
    NONE,
    PLACE,
    PLACES,
    RETIRED,
    SET_ASIDE,
    Ettin,
    amount,
    cards,
    enemy,
    location,
)
from warcamp.games.ettin.tables import (
    BOUNTY,
    FACES,
    GATE_TO_ALLY,
    GATE_TO_SELF,
    PROSPEROUS,
    RETURN_TO_ALLY,
    RETURN_TO_SELF,
    RUINS,
    SACRIFICE_FOR_GOLD,
    TAXES,
)

from .worth import GOLD, Worth, adventure_worth, defended, place_yield


def place_of(s: Ettin, r: int, card: int) -> int:
    """Where a unit of the realm stands; its hand or elsewhere is NONE."""
    for place in range(PLACES):
        if card in cards(s, r, PLACE + place):
            return place
    return NONE


def loss(s: Ettin, worth: Worth, card: int) -> float:
    """What it costs to lose a unit for good: its points, and the Wars it would still come back for."""
    face = card % FACES
    later = amount(s, card, RETURN_TO_SELF) + amount(s, card, RETURN_TO_ALLY) > 0 and s.age < 3
    return worth.unit(card, s.age + 1) if later else s.t.vp[face] + 0.01 * s.t.strength[face]


def prey(s: Ettin, card: int) -> float:
    """What it is worth to have an enemy's unit: its points, Bounty; the stronger of equals."""
    face = card % FACES
    return s.t.vp[face] + GOLD * amount(s, card, BOUNTY) + 0.01 * s.t.strength[face]


def terrify(s: Ettin, options: list[int]) -> int:
    """The strongest; of equals a Protected Defense, which could make the battle void."""
    return max(options, key=lambda card: (s.t.strength[card % FACES] + (s.t.weak[card % FACES] > 0), card))


def shoot(s: Ettin, r: int, options: list[int]) -> int:
    """The target with most points that does not cost the battle: the shooter leaves too (ETT-AB-RAN-03). Which of the
    archers asks is not said, so the strongest possible is assumed."""
    targets = [card for card in options if card != HOLD]
    foe = enemy(s, r)
    place = place_of(s, foe, targets[0])
    gap = score(s, r, place) - score(s, foe, place)
    strongest = max([s.t.strength[card % FACES] for card in targets])
    best = HOLD
    most = 0.3
    for card in targets:
        after = gap + s.t.strength[card % FACES] - strongest - 1
        if gap <= 0 or after > 0:
            value = prey(s, card)
            if value > most:
                most = value
                best = card
    return best


def attempt(s: Ettin, r: int, worth: Worth) -> int:
    """When what it promises is more than the adventurer it risks (ETT-ADV-12)."""
    odds = attempt_odds(s, r)
    risk = min([loss(s, worth, card) for card in odds.at_risk], default=0.0)
    return int(odds.chance * adventure_worth(s, odds.adventure % FACES) > (1 - odds.chance) * risk)


def sacrifice(s: Ettin, r: int, worth: Worth, options: list[int]) -> int:
    """The least of the Troops, if the Gold is more."""
    done = [c % FACES for c in cards(s, r, RETIRED) + cards(s, r, SET_ASIDE)]
    gold = max([s.t.effect_n[face] for face in done if s.t.effect[face] == SACRIFICE_FOR_GOLD], default=0)
    troops = [card for card in options if card != NONE]
    cheapest = min(troops, key=lambda card: loss(s, worth, card), default=NONE)
    return cheapest if cheapest != NONE and loss(s, worth, cheapest) < GOLD * gold else NONE


def spoil(s: Ettin, options: list[int]) -> int:
    """Points first; also a worthless unit is better not in the enemy's hands."""
    return max([card for card in options if card != NONE], key=lambda card: prey(s, card))


def wall_yield(s: Ettin, card: int) -> float:
    """What a Defense brings in Produce."""
    gates = amount(s, card, GATE_TO_SELF) + amount(s, card, GATE_TO_ALLY) if s.age < 3 else 0
    return GOLD * (amount(s, card, TAXES) + 2 * amount(s, card, PROSPEROUS)) + 1.5 * gates


def post(s: Ettin, r: int) -> int:
    """Where it sets a Location to work, else where it guards most."""
    return max(
        range(ADVENTURE_PLACE),
        key=lambda k: (0.0 if defended(s, r, k) else place_yield(s, r, k), place_yield(s, r, k), k),
    )


def produce(s: Ettin, r: int, options: list[int]) -> int:
    """Everything that helps: no Lost Souls, no Gate when no War is left."""
    for code in options:
        if code == DONE:
            continue
        if code >= PLACE_CODE:
            if location(s, r, code - PLACE_CODE) != RUINS:
                return code
        elif code % 32 in (PROSPEROUS, TAXES) or s.age < 3:
            return code
    return DONE


def gate(s: Ettin, worth: Worth, options: list[int]) -> int:
    """The Troop that does most in the next War."""
    return max(options, key=lambda card: (worth.unit(card, min(3, s.age + 1)) - s.t.vp[card % FACES], card))
