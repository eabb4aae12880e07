"""Where the greedy player deploys: an allocation of its whole hand against what it knows of the enemy."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from warcamp.games.ettin.odds import attempt_chance
from warcamp.games.ettin.rules.deploy import SCOUT
from warcamp.games.ettin.state import (
    ADVENTURE_PLACE,
    HAND,
    PLACE,
    PLACES,
    Ettin,
    adventure_zone,
    cards,
    enemy,
    is_defense,
    location,
    pair_of,
)
from warcamp.games.ettin.tables import FACES, SCOUTING, TERRIFY, TROOP

from .worth import KEPT, USUAL_POINTS, USUAL_STRENGTH, adventure_worth, defended, place_yield

PIVOT: Final[tuple[float, ...]] = (0.75, 0.75, 0.75, 1.0)
"""The share of the Victory token that hangs on one battle, for both sides together; the Adventure breaks ties
(ETT-WAR-02)."""
ENEMY_SHARE: Final = 1.0 / PLACES
SPREAD: Final = ENEMY_SHARE * (1.0 - ENEMY_SHARE)
UNSURE: Final = 1.5


class Front:
    """What the seat knows of one battle before it deploys more."""

    def __init__(self, s: Ettin, r: int, place: int, usual: float) -> None:
        mask = 1 << s.controller[r]
        foe = enemy(s, r)
        there = cards(s, foe, PLACE + place)
        seen = [c for c in there if s.zones.known[c] & mask]
        hidden = len(there) - len(seen)
        to_come = len(cards(s, foe, HAND))
        self.place = place
        self.base = s.t.base_defense[location(s, r, place)] if place < ADVENTURE_PLACE else 0
        self.score = s.t.base_defense[location(s, foe, place)] if place < ADVENTURE_PLACE else 0.0
        self.score += sum([s.t.strength[c % FACES] for c in seen]) + usual * (hidden + ENEMY_SHARE * to_come)
        self.reach = sqrt(UNSURE + usual * usual * (0.25 * hidden + SPREAD * to_come))
        self.walls = [s.t.weak[c % FACES] for c in seen if s.t.weak[c % FACES]]
        units = len(there) + ENEMY_SHARE * to_come
        loot = sum([s.t.vp[c % FACES] for c in seen]) + USUAL_POINTS[s.age - 1] * (units - len(seen))
        self.loot = loot * min(1.0, s.age / units) if units >= 1 else 0.7 * USUAL_POINTS[s.age - 1]
        self.victory = PIVOT[place] * s.t.war_token[s.age - 1]
        self.site = 0.0
        if place < ADVENTURE_PLACE and not defended(s, r, place):
            self.site = place_yield(s, r, place) * sum([KEPT**k for k in range(4 - s.age)])
        self.quest = -1
        row = s.zones.cards[adventure_zone(s, pair_of(s, r))]
        if place == ADVENTURE_PLACE and row:
            self.quest = row[0] % FACES
            self.prize = adventure_worth(s, self.quest)


class Planner:
    """Puts every card of the hand somewhere: strongest first where it adds most, then single moves that help."""

    def __init__(self, s: Ettin, r: int, usual: float) -> None:
        self.s = s
        self.r = r
        self.usual = usual
        self.fronts = [Front(s, r, place, usual) for place in range(PLACES)]
        self.rows = [cards(s, r, PLACE + place)[:] for place in range(PLACES)]

    def value(self, place: int, row: list[int]) -> float:
        """What the battle promises with these units of one's own."""
        t = self.s.t
        front = self.fronts[place]
        strength = front.base + 0.0
        points = adventure = power = walls = troops = 0
        shield = False
        for card in row:
            face = card % FACES
            strength += t.strength[face]
            points += t.vp[face]
            power |= t.abilities[face]
            if t.kind[face] == TROOP:
                adventure += t.adventure[face]
                troops += 1
            else:
                walls += 1
                shield = shield or t.weak[face] > 0
        if power >> TERRIFY & 1:
            strength += 0.7 * self.usual
        wins = 1.0 / (1.0 + exp(-1.7 * (strength - front.score) / front.reach))
        loses = 1.0 - wins
        for weak in front.walls:
            if not weak & power:
                wins = 0.0
        if shield:
            loses *= 0.5
        age = self.s.age
        stake = points * min(1.0, age / len(row)) if row else 0.7 * USUAL_POINTS[age - 1]
        value = wins * (front.victory + front.loot) - loses * (front.victory + stake)
        if front.site and walls:
            value += front.site * (1.0 - 0.3 * loses)
        if place == ADVENTURE_PLACE:
            if front.quest >= 0 and adventure:
                needed = t.difficulty[front.quest]
                eased = t.eased_by[front.quest]
                if eased >= 0 and power >> eased & 1:
                    needed -= t.eased[front.quest]
                value += wins * attempt_chance(adventure, needed, t.die) * front.prize
            if walls and age < 3:
                value -= 1.5 * walls  # ETT-RET-04
        return value

    def plan(self) -> list[tuple[int, int]]:
        """Each card of the hand with its place."""
        s = self.s
        t = s.t
        hand = sorted(cards(s, self.r, HAND), key=lambda card: (-t.strength[card % FACES], card))
        values = [self.value(place, self.rows[place]) for place in range(PLACES)]
        where: dict[int, int] = {}
        for card in hand:
            gains = [self.value(place, [*self.rows[place], card]) for place in range(PLACES)]
            best = max(range(PLACES), key=lambda place: gains[place] - values[place])
            values[best] = gains[best]
            self.rows[best].append(card)
            where[card] = best
        for _ in range(2):
            if not self.improve(hand, values, where):
                break
        return [(card, where[card]) for card in hand]

    def improve(self, hand: list[int], values: list[float], where: dict[int, int]) -> bool:
        """Move each card once to where it does more, if anywhere."""
        moved = False
        for card in hand:
            here = where[card]
            rest = [c for c in self.rows[here] if c != card]
            without = self.value(here, rest)
            best = here
            most = 1e-9
            taken = 0.0
            for place in range(PLACES):
                if place != here:
                    there = self.value(place, [*self.rows[place], card])
                    gain = there + without - values[place] - values[here]
                    if gain > most:
                        most = gain
                        best = place
                        taken = there
            if best != here:
                self.rows[here] = rest
                self.rows[best] = [*self.rows[best], card]
                values[here] = without
                values[best] = taken
                where[card] = best
                moved = True
        return moved


def next_card(s: Ettin, plan: list[tuple[int, int]]) -> tuple[int, int]:
    """Defenses show least, so they go first; the strongest Troops are kept back, to answer what the enemy does."""
    return min(plan, key=lambda step: (not is_defense(s, step[0]), s.t.strength[step[0] % FACES], step))


def scouting(s: Ettin, r: int, card: int, place: int) -> int:
    """The place code: a scout is shown when there is something to look at (ETT-AB-SCO-01)."""
    if not s.t.abilities[card % FACES] >> SCOUTING & 1:
        return place
    mask = 1 << s.controller[r]
    hidden = [len([c for c in cards(s, enemy(s, r), PLACE + k) if not s.zones.known[c] & mask]) for k in range(PLACES)]
    look = max(range(PLACES), key=lambda k: (hidden[k], k))
    return SCOUT + place * PLACES + look if hidden[look] and cards(s, r, HAND) else place


class Spy:
    """What the seat remembers of an enemy's camp: recruiting is seen by all, deploying is not."""

    def __init__(self) -> None:
        self.camp: dict[int, list[int]] = {}
        self.maybe: dict[int, list[int]] = {}

    def usual_strength(self, s: Ettin, r: int) -> float:
        """The Strength that a card of the enemy in hand or face down has on average."""
        mask = 1 << s.controller[r]
        foe = enemy(s, r)
        hand = cards(s, foe, HAND)
        placed = [c for k in range(PLACES) for c in cards(s, foe, PLACE + k)]
        hidden = len([c for c in hand + placed if not s.zones.known[c] & mask])
        shown = [c for c in hand + placed if s.zones.known[c] & mask]
        if not hidden:
            return USUAL_STRENGTH[s.age - 1] if not hand else mean(s, hand)
        likely = [c for c in self.camp.get(foe, []) if c not in shown][:hidden]
        doubtful = [c for c in self.maybe.get(foe, []) if c not in shown]
        likely += sorted(doubtful, key=lambda c: (-s.t.strength[c % FACES], c))[: hidden - len(likely)]
        known = sum([s.t.strength[c % FACES] for c in likely])
        return (known + USUAL_STRENGTH[s.age - 1] * (hidden - len(likely))) / hidden


def mean(s: Ettin, row: list[int]) -> float:
    return sum([s.t.strength[c % FACES] for c in row]) / len(row)
