"""What an option would bring: the chance of an Adventure with other units, Gold of production, prices of a share."""

from __future__ import annotations

from warcamp.engine.flow import Decision

from .odds import attempt_chance
from .rules import produce
from .seen import Seen
from .state import ADVENTURE_PLACE, LINEUP, NONE, PLACES, Ettin, cards, enemy, has, is_troop, location
from .tables import ABILITIES, CITY, FACES, PROSPEROUS, RUINS, TAXES, VILLAGE


def quest_chance(seen: Seen, r: int, card: int, more: list[int]) -> tuple[int, float]:
    """Adventure Score and chance of a realm by the units that the viewer knows there, and some more (ETT-ADV-06)."""
    t = seen.s.t
    face = card % FACES
    there = seen.units(r, ADVENTURE_PLACE) + more
    score = sum(t.adventure[unit % FACES] for unit in there if is_troop(seen.s, unit))
    needed = t.difficulty[face]
    if t.eased_by[face] >= 0 and any(has(seen.s, unit, t.eased_by[face]) for unit in there):
        needed -= t.eased[face]
    return score, attempt_chance(score, needed, t.die) if score else 0.0


def after_shot(seen: Seen, r: int, kind: str, unit: int, target: int) -> tuple[int, int, int, int] | None:
    """Both scores at the target's place, the enemy's first, now and once the target has gone, with Ranged the shooter
    too (ETT-SOB-07). None when the viewer does not see the target."""
    s = seen.s
    foe = enemy(s, r)
    place = next((k for k in range(PLACES) if target in seen.units(foe, k)), NONE)
    if place == NONE:
        return None
    theirs, own = seen.score(foe, place), seen.score(r, place)
    lost = s.t.strength[unit % FACES] if kind == "ranged" and unit != NONE else 0
    return theirs, own, theirs - s.t.strength[target % FACES], own - lost


def share_costs(s: Ettin, r: int, mask: int) -> tuple[int, int]:
    """What recruiting all of a share would cost the realm and its ally; the mask is the first ally's."""
    costs = [0, 0]
    for k, card in enumerate(cards(s, r - r % 2, LINEUP)):
        costs[0 if mask >> k & 1 else 1] += s.t.cost[card % FACES]
    return (costs[0], costs[1]) if r % 2 == 0 else (costs[1], costs[0])


def gold_after(s: Ettin, r: int, drafted: list[int], mask: int) -> int:
    """The purse once the cards of the mask are recruited and the others sold (ETT-DRAFT-04, ETT-DRAFT-05)."""
    gold = s.gold[r]
    for k, card in enumerate(drafted):
        gold += -s.t.cost[card % FACES] if mask >> k & 1 else s.t.sell[card % FACES]
    return gold


def production_gold(s: Ettin, r: int, code: int) -> int:
    """The Gold that a step of production brings to the realm itself."""
    share = 2 if s.realms == 2 else 1  # ETT-2P-04
    if code >= produce.PLACE_CODE:
        kind = location(s, r, code - produce.PLACE_CODE)
        return s.t.village_taxes if kind == VILLAGE else s.t.city_prosperous * share if kind == CITY else 0
    card, ability = divmod(code, 32)
    if ability not in (PROSPEROUS, TAXES):
        return 0
    return s.t.amount[card % FACES * ABILITIES + ability] * (share if ability == PROSPEROUS else 1)


def unused(s: Ettin, r: int, d: Decision) -> list[int]:
    """What production leaves lying: all but Lost Souls is a gain (ETT-PROD-05)."""
    out: list[int] = []
    for code in d.options:
        ruins = code >= produce.PLACE_CODE and location(s, r, code - produce.PLACE_CODE) == RUINS
        if code != produce.DONE and not ruins:
            out.append(code)
    return out
