"""What the War of a pair promises, by the cards of a world: battles, token, Spoils, Adventure.

Before the cards lie, what is in hand or camp is thought of as spread evenly over the four battles; the more lies, the
surer the forecast. Battles that have been fought count as they ended.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from warcamp.games.ettin.state import (
    ADVENTURE_PLACE,
    BATTLE,
    CAMP,
    CHOSEN,
    HAND,
    NO_BATTLE,
    NONE,
    PLACE,
    PLACES,
    SPOIL,
    TIE,
    Ettin,
    adventure_zone,
    cards,
    enemy,
    location,
)
from warcamp.games.ettin.tables import ABILITIES, FACES, SWIFT, TERRIFY, TROOP

from .worth import USUAL_POINTS, adventure_worth

SHARE: Final = 1.0 / PLACES
SPREAD: Final = SHARE * (1.0 - SHARE)
FROM_DECK: Final = 0.7
"""A card off the enemy's deck, beside a usual unit of the Age (ETT-SPOIL-10)."""
CERTAIN: Final = 0.05
"""What is left in doubt when every card lies: targets that are still to be chosen."""
DRAFT_DOUBT: Final = 2.5
"""The Strength, times the Age, that one more drafting phase may bring."""


class Side:
    """One realm's part in a War."""

    __slots__ = (
        "adventure", "hand", "loot", "power", "squares", "strength", "strongest", "swift", "terror", "troops", "walls",
    )  # fmt: skip

    def __init__(self, s: Ettin, r: int) -> None:
        t = s.t
        self.hand = 0.0
        self.squares = 0.0
        for z in (HAND, CHOSEN, CAMP):
            if z == CAMP and s.phase > BATTLE:
                continue  # what reaches the camp during a War fights in the next one
            for card in cards(s, r, z):
                x = t.strength[card % FACES] + 0.0
                self.hand += x
                self.squares += x * x
        self.strength: list[float] = []
        self.troops: list[int] = []
        self.power: list[int] = []
        self.swift: list[int] = []
        self.terror: list[int] = []
        self.strongest: list[int] = []
        self.walls: list[list[int]] = []
        self.loot: list[float] = []
        self.adventure = 0
        for place in range(PLACES):
            self.count(s, r, place)

    def count(self, s: Ettin, r: int, place: int) -> None:
        t = s.t
        row = cards(s, r, PLACE + place)
        strength = t.base_defense[location(s, r, place)] if place < ADVENTURE_PLACE else 0
        troops = power = swift = terror = strongest = 0
        walls: list[int] = []
        points: list[int] = []
        for card in row:
            face = card % FACES
            x = t.strength[face]
            strength += x
            if x > strongest:
                strongest = x
            power |= t.abilities[face]
            swift += t.amount[face * ABILITIES + SWIFT]
            terror += t.amount[face * ABILITIES + TERRIFY]
            points.append(t.vp[face])
            if t.kind[face] == TROOP:
                troops += 1
                if place == ADVENTURE_PLACE:
                    self.adventure += t.adventure[face]
            elif t.weak[face]:
                walls.append(t.weak[face])
        points.sort(reverse=True)
        taken = 0.0
        for k in range(min(s.age, len(points))):
            taken += points[k]
        if not points:
            taken = FROM_DECK * USUAL_POINTS[s.age - 1]
        self.strength.append(strength + 0.0)
        self.troops.append(troops)
        self.power.append(power)
        self.swift.append(swift)
        self.terror.append(terror)
        self.strongest.append(strongest)
        self.walls.append(walls)
        self.loot.append(taken)


class Forecast:
    """The War of a pair, seen by realm `a`; what is good for its enemy is negative."""

    __slots__ = ("a", "b", "battles", "quest", "spoils", "token")

    def __init__(self, s: Ettin, i: int, a: int, drafts: int) -> None:
        self.a = Side(s, a)
        self.b = Side(s, enemy(s, a))
        self.battles = 0.0
        self.spoils = 0.0
        self.token = 0.0
        self.quest = 0.0
        wins: list[float] = []
        losses: list[float] = []
        for place in range(PLACES):
            won, lost = self.chances(s, i, a, place, drafts)
            wins.append(won)
            losses.append(lost)
            self.battles += won - lost
            if s.phase < SPOIL or (s.phase == SPOIL and s.battle[i] != NONE and place >= s.battle[i]):
                self.spoils += won * self.b.loot[place] - lost * self.a.loot[place]
        self.token = s.t.war_token[s.age - 1] * lead(wins, losses)
        row = s.zones.cards[adventure_zone(s, i)]
        if row and s.phase <= BATTLE:
            self.quest = wins[ADVENTURE_PLACE] * prize(s, self.a, row[0] % FACES)
            self.quest -= losses[ADVENTURE_PLACE] * prize(s, self.b, row[0] % FACES)

    def chances(self, s: Ettin, i: int, a: int, place: int, drafts: int) -> tuple[float, float]:
        """How likely the realm wins a battle, and how likely its enemy."""
        result = s.result[i * PLACES + place]
        if result == TIE or result == NO_BATTLE:
            return 0.0, 0.0
        if result >= 0:
            return (1.0, 0.0) if result == a else (0.0, 1.0)
        own = self.a
        foe = self.b
        gap = own.strength[place] - foe.strength[place] + SHARE * (own.hand - foe.hand)
        gap += 0.7 * min(1, own.terror[place]) * foe.strongest[place]
        gap -= 0.7 * min(1, foe.terror[place]) * own.strongest[place]
        doubt = CERTAIN + SPREAD * (own.squares + foe.squares)
        if drafts:
            more = DRAFT_DOUBT * s.age
            doubt += drafts * more * more
        coming = own.squares + foe.squares + drafts > 0.0
        if not coming and not own.troops[place] and not foe.troops[place]:
            return 0.0, 0.0  # ETT-RES-01
        if gap == 0.0:
            gap = 0.2 * (own.swift[place] - foe.swift[place])
        x = 1.7 * gap / sqrt(doubt)
        won = 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0
        lost = 1.0 - won
        if not coming and gap == 0.0:
            won = lost = 0.0
        if unbroken(foe.walls[place], own.power[place]):
            won *= 0.4 if own.squares > 0.0 else 0.0
        if unbroken(own.walls[place], foe.power[place]):
            lost *= 0.4 if foe.squares > 0.0 else 0.0
        return won, lost


def unbroken(walls: list[int], power: int) -> bool:
    """Whether a Protected Defense holds against these abilities (ETT-AB-PRO-02)."""
    for weak in walls:
        if not weak & power:
            return True
    return False


def prize(s: Ettin, side: Side, face: int) -> float:
    """What the Adventure promises to who wins its battle, with the adventurers that stand there."""
    t = s.t
    needed = t.difficulty[face]
    eased = t.eased_by[face]
    if eased >= 0 and side.power[ADVENTURE_PLACE] >> eased & 1:
        needed -= t.eased[face]
    over = min(t.die, max(0, side.adventure - needed))
    return over * adventure_worth(s, face) / t.die if over else 0.0


def lead(wins: list[float], losses: list[float]) -> float:
    """The chance to have the Victory token less the chance that the enemy has it: more battles, then the Adventure
    (ETT-WAR-01, ETT-WAR-02)."""
    gaps = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    for k in range(ADVENTURE_PLACE):
        new = [0.0] * 7
        even = 1.0 - wins[k] - losses[k]
        for g in range(2 - k, 5 + k):
            if gaps[g] > 0.0:
                new[g] += gaps[g] * even
                new[g + 1] += gaps[g] * wins[k]
                new[g - 1] += gaps[g] * losses[k]
        gaps = new
    below = gaps[0] + gaps[1]
    above = gaps[5] + gaps[6]
    won = wins[ADVENTURE_PLACE]
    lost = losses[ADVENTURE_PLACE]
    even = 1.0 - won - lost
    total = won * (above + gaps[2] + gaps[3] + gaps[4] - below)
    total += lost * (above - gaps[2] - gaps[3] - gaps[4] - below)
    return total + even * (above + gaps[4] - gaps[2] - below)
