"""War, step 3: Spoil (ETT-SPOIL and the Spoil abilities)."""

from __future__ import annotations

from warcamp.engine.flow import choose, parallel
from warcamp.engine.rulec import rule

from ..state import (
    DECK,
    NO_BATTLE,
    NONE,
    PLACE,
    PLACES,
    RETIRED,
    SET_ASIDE,
    TIE,
    Ettin,
    amount,
    any_has,
    cards,
    enemy,
    gain,
    has,
    icons,
    is_defense,
    is_mercenary,
    is_troop,
    rivals,
    zone,
)
from ..tables import BOUNTY, CONQUEST, FLYING, MAGIC, RANGED, SIEGE, STEALTH, VICIOUS
from .decks import nation_deck
from .produce import draw_spoils

FROM_DECK = -2


@rule
async def spoils(s: Ettin, i: int) -> None:
    """Battle by battle in their order (ETT-SPOIL-01); then the Adventure Defenses are placed, at once and
    anywhere (ETT-SPOIL-19, ETT-DIFF-27)."""
    for place in range(PLACES):
        if s.result[i * PLACES + place] not in (NO_BATTLE, NONE):  # ETT-SPOIL-15
            s.battle[i] = place
            await spoils_of(s, i, place)
            if any_has(s, i, place, 1 << SIEGE):
                await sieges(s, i, place)
    s.battle[i] = NONE
    for r in rivals(s, i):
        for card in cards(s, r, SET_ASIDE):
            to: int = await choose(s.controller[r], "post", [NONE, 0, 1, 2])
            if to == NONE:
                s.zones.move(card, zone(r, SET_ASIDE), zone(r, RETIRED))  # ETT-SPOIL-20
            else:
                s.zones.move(card, zone(r, SET_ASIDE), zone(r, PLACE + to))
                s.tell("posted", r, card, to)


@rule
async def spoils_of(s: Ettin, i: int, place: int) -> None:
    """The winner takes up to as many as the Age, in a tie each side one, with Vicious more (ETT-SPOIL-02, ETT-SPOIL-03,
    ETT-SPOIL-04). In a tie both choose at once from what is there now (ETT-SPOIL-14, ETT-SYNC-06)."""
    result: int = s.result[i * PLACES + place]
    takers: list[int] = rivals(s, i) if result == TIE else [result]
    if result == TIE:
        taken: dict[str, list[int]] = await parallel({str(r): take(s, r, place, 1) for r in takers})
        for r in takers:
            loot(s, r, place, taken[str(r)])
    else:
        won: list[int] = await take(s, result, place, s.age)
        loot(s, result, place, won)
    if s.accelerated:
        for r in takers:
            await draw_spoils(s, r)  # ETT-SYNC-10


@rule
async def sieges(s: Ettin, i: int, place: int) -> None:
    """Each Siege unit that is still there besieges a Defense, whoever won (ETT-SPOIL-17, ETT-AB-SIE-05)."""
    for r in rivals(s, i):
        for _ in [card for card in cards(s, r, PLACE + place) if has(s, card, SIEGE)]:
            walls: list[int] = siegeable(s, enemy(s, r), place)
            if walls:
                target: int = await choose(s.controller[r], "siege", walls, True)
                s.sieged = tuple(sorted([*s.sieged, target]))
                s.tell("besieged", r, target)


@rule
async def take(s: Ettin, r: int, place: int, limit: int) -> list[int]:
    """Choose the Spoils one by one, or stop (ETT-SPOIL-05, ETT-SPOIL-21, ETT-AB-VIC-01). Against a place without units
    there is one card to be had, the top one of the enemy's Nation Deck, whatever the Age (ETT-SPOIL-10, ETT-SPOIL-11,
    ETT-SPOIL-12, ETT-EMPTY-05, ETT-DIFF-07)."""
    chosen: list[int] = []
    if not cards(s, enemy(s, r), PLACE + place):
        if deck_left(s, r) and await choose(s.controller[r], "deck_spoil", [1, 0]):
            chosen.append(FROM_DECK)
        return chosen
    limit += icons(s, r, place, VICIOUS)
    while len(chosen) < limit:
        prey: list[int] = takeable(s, r, place, chosen)
        if not prey:
            break
        card: int = await choose(s.controller[r], "spoil", [NONE, *prey], True)
        if card == NONE:
            break
        chosen = [*chosen, card]
    return chosen


def deck_left(s: Ettin, r: int) -> bool:
    """Whether the enemy's deck has a card more than the realm has won of it in earlier battles (ETT-EMPTY-05). Others
    may draw from the Mercenary Deck first, so there a card is never sure (ETT-ODD-06)."""
    other = enemy(s, r)
    if is_mercenary(s, other):
        return nation_deck(s, other) != NONE
    left = 0
    for age in range(3):
        left += len(cards(s, other, DECK + age))
    return left > s.owed[r]


def takeable(s: Ettin, r: int, place: int, chosen: list[int]) -> list[int]:
    """The enemy's units that may be taken next: Troops before Defenses unless one has Conquest (ETT-SPOIL-06,
    ETT-SPOIL-07, ETT-AB-CON-01, ETT-GEN-11); Flying only with Flying or Ranged, Stealth only with Magic, both with both
    (ETT-SPOIL-08, ETT-AB-FLY-01, ETT-AB-MAG-01, ETT-AB-MAG-02)."""
    reaches = icons(s, r, place, FLYING) + icons(s, r, place, RANGED) > 0
    sees = icons(s, r, place, MAGIC) > 0
    prey: list[int] = []
    for card in cards(s, enemy(s, r), PLACE + place):
        if card in chosen or (has(s, card, FLYING) and not reaches) or (has(s, card, STEALTH) and not sees):
            continue
        prey.append(card)
    marching = [card for card in prey if is_troop(s, card)]
    return marching if marching and not icons(s, r, place, CONQUEST) else prey


def loot(s: Ettin, r: int, place: int, taken: list[int]) -> None:
    """Spoils go face down to the taker's Retired Pile and pay their Bounty (ETT-SPOIL-09, ETT-SPOIL-16,
    ETT-AB-BOU-01); units that are left stay where they are (ETT-SPOIL-18). A card from a
    deck is drawn when all pairs have chosen, in the order of the seats (ETT-SYNC-05)."""
    for card in taken:
        if card == FROM_DECK:
            s.owed[r] += 1
            continue
        s.zones.move(card, zone(enemy(s, r), PLACE + place), zone(r, RETIRED))
        s.sieged = tuple([c for c in s.sieged if c != card])
        s.tell("looted", r, card)
        if amount(s, card, BOUNTY):
            gain(s, r, amount(s, card, BOUNTY))


def siegeable(s: Ettin, r: int, place: int) -> list[int]:
    """The realm's Defenses in the battle without a Siege token: one of them must be chosen for each Siege unit that is
    still there, whoever won (ETT-SPOIL-17, ETT-AB-SIE-01, ETT-AB-SIE-02, ETT-AB-SIE-03, ETT-AB-SIE-05)."""
    return [card for card in cards(s, r, PLACE + place) if is_defense(s, card) and card not in s.sieged]
