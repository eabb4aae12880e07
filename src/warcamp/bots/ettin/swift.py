"""A quick sensible player of Ettin for playouts: every option of a question gets a score in victory points.

It takes its ideas from the greedy player and leaves out what costs time: it does not plan a whole hand, it puts one
card where that card does most. It looks at what the seat that is asked may know, in the world it is given.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from warcamp.engine.flow import Decision
from warcamp.engine.source import Fast
from warcamp.games.ettin.names import realm_asked
from warcamp.games.ettin.rules.deploy import SCOUT
from warcamp.games.ettin.rules.drafting import ACCEPT, PICKS
from warcamp.games.ettin.state import (
    ADVENTURE_PLACE,
    CHOSEN,
    DRAFTED,
    HAND,
    LINEUP,
    PLACE,
    PLACES,
    Ettin,
    adventure_zone,
    ally,
    cards,
    enemy,
    location,
    pair_of,
)
from warcamp.games.ettin.tables import FACES, TERRIFY, TROOP

from . import war
from .worth import USUAL_POINTS, Worth, adventure_worth, best_site, defended, place_yield, prices

SHARE: Final = 1.0 / PLACES
SPREAD: Final = SHARE * (1.0 - SHARE)
SPITE: Final = 0.3
"""What keeping a card from the enemy counts."""
PIVOT: Final = 0.75
"""The share of the Victory token that hangs on one battle."""
CHOSEN_FIRST: Final = 4.0
"""What the greedy player would do, where only that is asked."""


class Swift:
    """The scores, and the answer with noise."""

    def __init__(self, noise: float = 1.0) -> None:
        self.noise = noise
        self.worth: Worth | None = None

    def pick(self, s: Ettin, d: Decision, chance: Fast) -> int:
        """The option with the highest score, after each has been moved up by something between nothing and the
        noise."""
        scores = self.scores(s, d)
        best = 0
        most = -1e9
        noise = self.noise / 4294967296.0
        for k in range(len(scores)):
            x = scores[k] + noise * chance.word()
            if x > most:
                most = x
                best = k
        return d.options[best]

    def scores(self, s: Ettin, d: Decision) -> list[float]:
        """By option. Only differences mean something."""
        worth = self.worth
        if worth is None or worth.t is not s.t:
            worth = Worth(s.t)
            self.worth = worth
        r = realm_of(s, d)
        kind = d.kind
        options = d.options
        if kind == "deploy":
            return deploy_scores(s, options)
        if kind == "place":
            return place_scores(s, r, options)
        if kind == "pick":
            return pick_scores(s, r, worth, options)
        if kind == "fate":
            return fate_scores(s, r, worth, options)
        if kind == "propose" or kind == "split":
            return split_scores(s, r - r % 2, worth, options)
        if kind == "reply":
            return reply_scores(s, r - r % 2, worth, options)
        if kind == "spoil":
            return [war.prey(s, card) + 0.5 if card >= 0 else 0.0 for card in options]
        return self.rest(s, r, kind, options, worth)

    def rest(self, s: Ettin, r: int, kind: str, options: list[int], worth: Worth) -> list[float]:
        """Questions that are seldom or easy."""
        if kind == "dragonslayer":
            return [war.prey(s, card) for card in options]
        if kind == "terrify":
            return [s.t.strength[c % FACES] + (2.0 if s.t.weak[c % FACES] else 0.0) for c in options]
        if kind == "casualty":
            return [-war.loss(s, worth, card) for card in options]
        if kind == "siege":
            return [war.wall_yield(s, card) for card in options]
        if kind == "gate":
            return [worth.unit(c, min(3, s.age + 1)) - s.t.vp[c % FACES] for c in options]
        chosen = options[0]  # deck_spoil, initiative, next_initiative: the first; nation: all the same
        if kind == "ranged":
            chosen = war.shoot(s, r, options)
        elif kind == "attempt":
            chosen = war.attempt(s, r, worth)
        elif kind == "sacrifice":
            chosen = war.sacrifice(s, r, worth, options)
        elif kind == "post":
            chosen = war.post(s, r)
        elif kind == "produce":
            chosen = war.produce(s, r, options)
        return [CHOSEN_FIRST if option == chosen else 0.0 for option in options]


def realm_of(s: Ettin, d: Decision) -> int:
    """The realm a question is about."""
    if s.seats < s.realms:
        return realm_asked(s, d)
    for r in range(s.realms):
        if s.controller[r] == d.seat:
            return r
    raise ValueError(f"seat {d.seat} has no realm")


# ---- draft ----------------------------------------------------------------------------------------------------------
def card_values(s: Ettin, r: int, worth: Worth, row: list[int]) -> list[float]:
    """What recruiting each card is worth beyond what it costs."""
    gold = prices(s)
    site = -1.0
    out: list[float] = []
    for card in row:
        face = card % FACES
        value = worth.unit(card, s.age) - gold * s.t.cost[face]
        if s.t.kind[face] != TROOP:
            if site < 0.0:
                site = best_site(s, r)
            value += 0.5 * site
        out.append(value)
    return out


def fate_value(s: Ettin, r: int, row: list[int], values: list[float], mask: int) -> float:
    """What recruiting these and selling the others brings; much below zero when it cannot be paid (ETT-DRAFT-07)."""
    t = s.t
    gold = prices(s)
    purse = s.gold[r]
    total = 0.0
    for k in range(len(row)):
        face = row[k] % FACES
        if mask >> k & 1:
            purse -= t.cost[face]
            total += values[k]
        else:
            purse += t.sell[face]
            total += gold * t.sell[face]
    return total if purse >= 0 else -99.0


def best_value(s: Ettin, r: int, worth: Worth, row: list[int]) -> float:
    values = card_values(s, r, worth, row)
    best = -99.0
    for mask in range(1 << len(row)):
        total = fate_value(s, r, row, values, mask)
        if total > best:
            best = total
    return best


def fate_scores(s: Ettin, r: int, worth: Worth, options: list[int]) -> list[float]:
    row = cards(s, r, DRAFTED)
    values = card_values(s, r, worth, row)
    return [fate_value(s, r, row, values, mask) for mask in options]


def pick_scores(s: Ettin, r: int, worth: Worth, options: list[int]) -> list[float]:
    """With what is drafted already; what the enemy would have of it when he picks from the same cards."""
    row = cards(s, r, DRAFTED)
    rival = not cards(s, r, LINEUP) and not cards(s, ally(s, r), LINEUP)
    out: list[float] = []
    for card in options:
        value = best_value(s, r, worth, [*row, card])
        if rival:
            value += SPITE * best_value(s, enemy(s, r), worth, [card])
        out.append(value)
    return out


def split_scores(s: Ettin, r: int, worth: Worth, masks: list[int]) -> list[float]:
    """What both allies together make of a split; `r` is the first of them."""
    lineup = cards(s, r, LINEUP)
    out: list[float] = []
    for mask in masks:
        mine: list[int] = []
        other: list[int] = []
        for k in range(len(lineup)):
            if mask >> k & 1:
                mine.append(lineup[k])
            else:
                other.append(lineup[k])
        out.append(best_value(s, r, worth, mine) + best_value(s, r + 1, worth, other))
    return out


def reply_scores(s: Ettin, r: int, worth: Worth, options: list[int]) -> list[float]:
    """Yes to what is nearly the best, else another split; picking in turn only when told to."""
    masks = [option for option in options if option > 0]
    values = split_scores(s, r, worth, [s.proposal[r] - 1, *masks])
    out: list[float] = []
    k = 1
    for option in options:
        if option == ACCEPT:
            out.append(values[0] + 1.5)
        elif option == PICKS:
            out.append(values[0] - 3.0)
        else:
            out.append(values[k])
            k += 1
    return out


# ---- deploy ---------------------------------------------------------------------------------------------------------
def deploy_scores(s: Ettin, options: list[int]) -> list[float]:
    """Defenses show least, so they go first; the strongest Troops are kept back."""
    t = s.t
    out: list[float] = []
    for card in options:
        face = card % FACES
        out.append(-0.25 * t.strength[face] + (3.0 if t.kind[face] != TROOP else 0.0))
    return out


def place_scores(s: Ettin, r: int, options: list[int]) -> list[float]:
    """What the chosen card does at each place; a scout that is shown also sees (ETT-AB-SCO-01)."""
    row = cards(s, r, CHOSEN)
    gains = place_gains(s, r, row[0])
    if len(options) == PLACES:
        return gains
    seat = s.controller[r]
    foe = enemy(s, r)
    hidden: list[float] = []
    for place in range(PLACES):
        n = 0
        for card in cards(s, foe, PLACE + place):
            if not s.zones.known[card] >> seat & 1:
                n += 1
        hidden.append(0.4 * n - 0.2)
    if not cards(s, r, HAND):
        hidden = [-1.0] * PLACES
    out: list[float] = []
    for code in options:
        if code < SCOUT:
            out.append(gains[code])
        else:
            out.append(gains[(code - SCOUT) // PLACES] + hidden[(code - SCOUT) % PLACES])
    return out


def place_gains(s: Ettin, r: int, card: int) -> list[float]:
    """How much more each battle promises with the card. Enemy cards that the seat does not know count as the average of
    those it does not know."""
    t = s.t
    face = card % FACES
    seat = s.controller[r]
    known = s.zones.known
    foe = enemy(s, r)
    unknown = 0
    unknown_strength = 0.0
    for c in cards(s, foe, HAND):
        unknown += 1
        unknown_strength += t.strength[c % FACES]
    in_hand = unknown
    seen = [0.0] * PLACES
    down = [0] * PLACES
    terror = [False] * PLACES
    for place in range(PLACES):
        if place < ADVENTURE_PLACE:
            seen[place] = t.base_defense[location(s, foe, place)] - t.base_defense[location(s, r, place)] + 0.0
        for c in cards(s, foe, PLACE + place):
            if known[c] >> seat & 1:
                seen[place] += t.strength[c % FACES]
            else:
                down[place] += 1
                unknown += 1
                unknown_strength += t.strength[c % FACES]
        for c in cards(s, r, PLACE + place):
            seen[place] -= t.strength[c % FACES]
            terror[place] = terror[place] or t.abilities[c % FACES] >> TERRIFY & 1 == 1
    usual = unknown_strength / unknown if unknown else 0.0
    own_left = 0.0
    for c in cards(s, r, HAND):
        own_left += t.strength[c % FACES]
    strength = t.strength[face] + 0.0
    age = s.age
    stake = 2.0 * PIVOT * t.war_token[age - 1] + 1.5 * USUAL_POINTS[age - 1]
    is_wall = t.kind[face] != TROOP
    out: list[float] = []
    for place in range(PLACES):
        hidden = usual * (down[place] + SHARE * in_hand)
        gap = SHARE * own_left - seen[place] - hidden
        doubt = 1.5 + usual * usual * (0.25 * down[place] + SPREAD * in_hand) + SPREAD * own_left * usual
        more = strength
        if t.abilities[face] >> TERRIFY & 1 and not terror[place]:
            more += 0.7 * usual
        reach = 1.7 / sqrt(doubt)
        gain = stake * (1.0 / (1.0 + exp(-reach * (gap + more))) - 1.0 / (1.0 + exp(-reach * gap)))
        if place == ADVENTURE_PLACE:
            gain += quest_gain(s, r, face)
            if is_wall and age < 3:
                gain -= 1.5  # ETT-RET-04
        elif is_wall and not defended(s, r, place):
            gain += place_yield(s, r, place) * (1.0 + 0.7 * (3 - age))
        out.append(gain)
    return out


def quest_gain(s: Ettin, r: int, face: int) -> float:
    """What an adventurer adds to the hope of completing the Adventure."""
    t = s.t
    row = s.zones.cards[adventure_zone(s, pair_of(s, r))]
    if not t.adventure[face] or not row:
        return 0.0
    quest = row[0] % FACES
    there = 0
    for c in cards(s, r, PLACE + ADVENTURE_PLACE):
        there += t.adventure[c % FACES]
    over = there + t.adventure[face] - t.difficulty[quest]
    now = min(t.die, max(0, there - t.difficulty[quest]))
    return 0.5 * (min(t.die, max(0, over)) - now) / t.die * adventure_worth(s, quest)
