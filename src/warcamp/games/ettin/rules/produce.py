"""War, steps 4 and 5: Retire and Produce (ETT-RET, ETT-PROD, ETT-LOC and their abilities)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.chance import Draw, chance
from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule
from warcamp.engine.zones import Card

from ..state import (
    ADVENTURE_PLACE,
    CAMP,
    NONE,
    PLACE,
    PLACES,
    RETIRED,
    Ettin,
    ally,
    amount,
    cards,
    enemy,
    gain,
    has,
    is_defense,
    is_troop,
    location,
    lost_pile,
    zone,
)
from ..tables import (
    BOUNTY,
    CITY,
    FACES,
    GATE_TO_ALLY,
    GATE_TO_SELF,
    PROSPEROUS,
    RETURN_TO_ALLY,
    RETURN_TO_SELF,
    RUINS,
    TAXES,
    TOWN,
    VILLAGE,
    WAR_CRY,
    WEALTHY,
)
from .decks import draw_top, nation_deck

DONE: Final = -1
PLACE_CODE: Final = 1000000
"""Produce codes: PLACE_CODE + place for a Location's ability, else card * 32 + ability."""
PRODUCING: Final[tuple[int, ...]] = (GATE_TO_SELF, GATE_TO_ALLY, PROSPEROUS, TAXES)
PRODUCERS: Final = 1 << GATE_TO_SELF | 1 << GATE_TO_ALLY | 1 << PROSPEROUS | 1 << TAXES


@rule
async def deck_spoils(s: Ettin) -> None:
    """The cards that Spoils take from enemy decks, when all pairs have chosen, in the order of the seats
    (ETT-SYNC-05)."""
    for r in range(s.realms):
        if s.owed[r]:
            await draw_spoils(s, r)


@rule
async def draw_spoils(s: Ettin, r: int) -> None:
    """The top card of the enemy's deck, seen by the taker; a Bounty on it is shown and paid (ETT-SPOIL-13, ETT-ODD-06,
    ETT-EMPTY-05)."""
    while s.owed[r]:
        s.owed[r] -= 1
        src: int = nation_deck(s, enemy(s, r))
        if src != NONE:
            card: int = await chance(Draw(src, zone(r, RETIRED), s.names))
            s.zones.move(card, src, zone(r, RETIRED))
            s.tell_card("deck_looted", card, r)
            if amount(s, card, BOUNTY):
                s.zones.reveal(card)
                gain(s, r, amount(s, card, BOUNTY))


@rule
async def owed_draws(s: Ettin) -> None:
    """Cards that Adventures have promised, in the order of the seats (ETT-SYNC-05)."""
    for r in range(s.realms):
        if s.owed[r]:
            await draw_owed(s, r)


@rule
async def draw_owed(s: Ettin, r: int) -> None:
    while s.owed[r]:
        s.owed[r] -= 1
        await draw_top(s, r, zone(r, CAMP))


@rule
async def retire(s: Ettin, r: int) -> None:
    """Troops leave Locations and Adventure for the Retired Pile, Defenses stay at Locations and leave the Adventure
    (ETT-RET-01, ETT-RET-02, ETT-RET-03, ETT-RET-04, ETT-RET-07); place by place, in the order of deployment
    (ETT-RET-06, ETT-DIFF-06)."""
    for place in range(PLACES):
        for card in cards(s, r, PLACE + place):
            if is_troop(s, card) or place == ADVENTURE_PLACE:
                if leave(s, r, card, place):
                    await draw_top(s, r, zone(r, CAMP))


def leave(s: Ettin, r: int, card: int, place: int) -> bool:
    """Return instead of retiring, or retire with Wealthy and War Cry; says whether a War Cry is due (ETT-RET-05,
    ETT-AB-RTS-01, ETT-AB-RTS-02, ETT-AB-RTS-03, ETT-AB-RTS-04, ETT-AB-RTS-05, ETT-AB-WEA-01, ETT-AB-WAR-01,
    ETT-AB-WAR-02, ETT-DIFF-26). All of it is for the realm that has the card now, whatever its nation (ETT-GEN-08)."""
    src = zone(r, PLACE + place)
    if has(s, card, RETURN_TO_SELF) or has(s, card, RETURN_TO_ALLY):
        to = r if has(s, card, RETURN_TO_SELF) else ally(s, r)
        s.zones.move(card, src, zone(to, CAMP))
        s.tell("returned", r, card, to)
        return False
    s.zones.move(card, src, zone(r, RETIRED))
    s.tell("retired", r, card)
    if amount(s, card, WEALTHY):
        gain(s, r, amount(s, card, WEALTHY))
    return has(s, card, WAR_CRY)


@rule
async def plan_production(s: Ettin, r: int) -> list[int]:
    """Which abilities to use and in which order, Gate targets included, all before any is carried out; each is optional
    (ETT-PROD-01, ETT-PROD-02, ETT-PROD-03, ETT-PROD-04, ETT-PROD-05, ETT-PROD-10). Gives code, place, code, place, ...:
    the place of a Gate's target in the Retired Pile, since in the worlds of others another card lies there."""
    plan: list[int] = []
    while True:
        open_codes: list[int] = productions(s, r, plan)
        if not open_codes:
            return plan
        code: int = await choose(s.controller[r], "produce", [DONE, *open_codes])
        if code == DONE:
            return plan
        tell_plan(s, r, [*plan[::2], code])
        place: int = NONE
        if code < PLACE_CODE and code % 32 in (GATE_TO_SELF, GATE_TO_ALLY):
            card: Card = await choose(s.controller[r], "gate", gateable(s, r, plan), True)
            place = sorted(cards(s, r, RETIRED)).index(card)
        plan = [*plan, code, place]


def tell_plan(s: Ettin, r: int, codes: list[int]) -> None:
    """What a realm has planned so far, for its own eyes and its ally's (ETT-GEN-04, ETT-PROD-10)."""
    plans = list(s.planned)
    plans[r] = tuple(codes)
    s.planned = tuple(plans)


def productions(s: Ettin, r: int, plan: list[int]) -> list[int]:
    """The abilities not used yet: of each Defense at a Location that is not besieged, and of each defended Location,
    once however many Defenses it has (ETT-PROD-06, ETT-PROD-07, ETT-PROD-09, ETT-LOC-01, ETT-DIFF-14)."""
    used = plan[::2] if plan else plan
    out: list[int] = []
    for place in range(ADVENTURE_PLACE):
        defended = False
        for card in cards(s, r, PLACE + place):
            if is_defense(s, card):
                defended = True
                if s.t.abilities[card % FACES] & PRODUCERS and card not in s.sieged:
                    for ability in PRODUCING:
                        code = card * 32 + ability
                        if has(s, card, ability) and code not in used and can_produce(s, r, ability, plan):
                            out.append(code)
        if defended and PLACE_CODE + place not in used:
            out.append(PLACE_CODE + place)
    return out


def can_produce(s: Ettin, r: int, ability: int, plan: list[int]) -> bool:
    """A Gate needs a Troop to bring back, which no other Gate brings already (ETT-AB-GAT-03)."""
    if ability in (PROSPEROUS, TAXES):
        return True
    left = 0
    for card in cards(s, r, RETIRED):
        if is_troop(s, card):
            left += 1
    for place in plan[1::2]:
        if place != NONE:
            left -= 1
    return left > 0


def gateable(s: Ettin, r: int, plan: list[int]) -> list[int]:
    """The Troops in the own Retired Pile, captured ones too; no Defenses, no Adventures (ETT-AB-GAT-01,
    ETT-AB-GAT-02)."""
    planned = plan[1::2]
    pile = sorted(cards(s, r, RETIRED))
    return [pile[k] for k in range(len(pile)) if is_troop(s, pile[k]) and k not in planned]


@rule
async def produce(s: Ettin, r: int, code: int, card: int) -> None:
    """Carry out one step of a plan (ETT-PROD-08, ETT-PROD-10)."""
    if code >= PLACE_CODE:
        await use_location(s, r, code - PLACE_CODE)
    elif code % 32 == PROSPEROUS:
        prosper(s, r, amount(s, code // 32, PROSPEROUS))
    elif code % 32 == TAXES:
        gain(s, r, amount(s, code // 32, TAXES))
    else:
        to = r if code % 32 == GATE_TO_SELF else ally(s, r)
        s.zones.move(card, zone(r, RETIRED), zone(to, CAMP))
        s.tell_card("gated", card, r, to)


def prosper(s: Ettin, r: int, gold: int) -> None:
    """Gold for both allies; with two players both shares are one's own (ETT-AB-PRS-01, ETT-2P-04)."""
    gain(s, r, gold)
    gain(s, ally(s, r), gold)


@rule
async def use_location(s: Ettin, r: int, place: int) -> None:
    """Ruins bury the top card of the deck, a Village taxes, a Town calls to arms, a City prospers (ETT-LOC-02,
    ETT-LOC-03, ETT-LOC-04, ETT-LOC-05, ETT-AB-TAX-01); Lost Souls with an empty deck does nothing (ETT-EMPTY-04)."""
    kind = location(s, r, place)
    if kind == VILLAGE:
        gain(s, r, s.t.village_taxes)
    elif kind == CITY:
        prosper(s, r, s.t.city_prosperous)
    elif kind == TOWN:
        await draw_top(s, r, zone(r, CAMP))
    elif kind == RUINS:
        src: int = nation_deck(s, r)
        if src != NONE:
            card: int = await chance(Draw(src, lost_pile(s, r), s.names))
            s.zones.move(card, src, lost_pile(s, r))
            s.tell("buried", r, card)
