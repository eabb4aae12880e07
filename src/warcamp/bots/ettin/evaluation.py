"""How good a position of Ettin is for each alliance: features of its realms, weighed by what self-play has shown.

It reads all cards of the position it is given, so it is asked about worlds only, never about the true table. The
weights are data (`weights.toml`, made by `bench/fit_ettin.py`).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Final

from warcamp.games.ettin.rules.war import bonus
from warcamp.games.ettin.state import (
    ADVENTURE_PLACE,
    CAMP,
    CHOSEN,
    DEPLOY,
    DRAFT,
    DRAFTED,
    HAND,
    LINEUP,
    PLACE,
    PLACES,
    PRODUCE,
    RETIRED,
    SET_ASIDE,
    WAR_RESULT,
    Ettin,
    cards,
    enemy,
    pair_of,
    skirmish_zone,
)
from warcamp.games.ettin.tables import (
    ABILITIES,
    CONQUEST,
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
    TROOP,
    VICIOUS,
    WAR_CRY,
    WEALTHY,
)

from .forecast import Forecast
from .worth import GOLD, defended, place_yield

NAMES: Final[tuple[str, ...]] = (
    "constant", "points", "gold", "token", "spoils", "quest", "battles", "yield", "walls", "initiative",
    "returning", "troops", "defenses", "adventurers", "cards", "site",
    "scouting", "terrify", "ranged", "swift", "conquest", "flying", "magic", "siege", "stealth", "vicious",
    "protected", "wealthy", "war_cry", "gates", "taxes",
)  # fmt: skip
"""The features of a realm, in the order of the weights."""
FEATURES: Final = 31
CONSTANT: Final = 0
POINTS: Final = 1
PURSE: Final = 2
TOKEN: Final = 3
SPOILS: Final = 4
QUEST: Final = 5
BATTLES: Final = 6
YIELD: Final = 7
WALLS: Final = 8
INITIATIVE: Final = 9
RETURNING: Final = 10
TROOPS: Final = 11
DEFENSES: Final = 12
ADVENTURERS: Final = 13
CARDS: Final = 14
SITE: Final = 15
SKILLS: Final[tuple[int, ...]] = (
    SCOUTING, TERRIFY, RANGED, SWIFT, CONQUEST, FLYING, MAGIC, SIEGE, STEALTH, VICIOUS, PROTECTED, WEALTHY, WAR_CRY,
)  # fmt: skip
"""The abilities that are counted in hand and camp, from the feature after SITE on."""
GATES: Final = 29
TAXING: Final = 30

STAGES: Final = 6
"""Moments of an Age: the three drafting phases, the draft done, the cards of the pair laid, the battles begun."""
DRAFTED_ALL: Final = 3
LAID: Final = 4
FOUGHT: Final = 5


def stage(s: Ettin, r: int) -> int:
    """Where a realm stands, 0 to 17: pairs and alliances do not wait for each other within a phase."""
    moment = 0
    if s.phase == DRAFT:
        moment = s.draft + (1 if has_drafted(s, r) else 0)
    elif s.phase == DEPLOY:
        foe = enemy(s, r)
        left = cards(s, r, HAND) or cards(s, r, CHOSEN) or cards(s, foe, HAND) or cards(s, foe, CHOSEN)
        moment = DRAFTED_ALL if left else LAID
    elif s.phase > DEPLOY:
        moment = FOUGHT
    return (s.age - 1) * STAGES + moment


def has_drafted(s: Ettin, r: int) -> bool:
    """Whether the realm is through with the drafting phase that is going on."""
    first = r - r % 2 if s.realms > 2 else r
    rows = s.zones.cards
    return not (rows[skirmish_zone(s, pair_of(s, r))] or cards(s, first, LINEUP) or cards(s, r, DRAFTED))


def features(s: Ettin) -> list[list[float]]:
    """The features of every realm."""
    out = [realm_features(s, r) for r in range(s.realms)]
    if s.phase < WAR_RESULT:
        for i in range(s.realms // 2):
            a = s.initiative[i]
            if a < 0:
                continue
            b = enemy(s, a)
            drafts = 2 - s.draft + (0 if has_drafted(s, a) else 1) if s.phase <= DRAFT else 0
            war = Forecast(s, i, a, drafts)
            for r, sign in ((a, 0.5), (b, -0.5)):
                row = out[r]
                row[TOKEN] = sign * war.token
                row[SPOILS] = sign * war.spoils
                row[QUEST] = sign * war.quest
                row[BATTLES] = sign * war.battles
            out[a][INITIATIVE] = 0.5
            out[b][INITIATIVE] = -0.5
    return out


def realm_features(s: Ettin, r: int) -> list[float]:
    """What a realm has, without the War that it is in."""
    t = s.t
    row = [0.0] * FEATURES
    row[CONSTANT] = 1.0
    row[PURSE] = GOLD * s.gold[r]
    points = s.tokens[r] + 0.0
    for card in cards(s, r, DRAFTED):
        row[PURSE] += GOLD * t.sell[card % FACES]
    for card in cards(s, r, RETIRED):
        points += t.vp[card % FACES]
        if t.effect[card % FACES]:
            points += bonus(s, r, card)
    for card in cards(s, r, SET_ASIDE):
        points += t.vp[card % FACES]
    for z in (HAND, CHOSEN, CAMP):
        for card in cards(s, r, z):
            points += t.vp[card % FACES]
            count_unit(s, card, row)
    walls_in_hand = row[DEFENSES] > 0.0
    site = 0.0
    wars = 3 - s.age if s.phase >= PRODUCE else 4 - s.age
    for place in range(PLACES):
        for card in cards(s, r, PLACE + place):
            face = card % FACES
            points += t.vp[face]
            if t.kind[face] != TROOP and place < ADVENTURE_PLACE:
                row[WALLS] += t.strength[face]
                if card not in s.sieged or s.phase >= PRODUCE:
                    at = face * ABILITIES
                    row[YIELD] += GOLD * (t.amount[at + TAXES] + 2 * t.amount[at + PROSPEROUS]) * wars
            elif s.phase > DRAFT and t.abilities[face] & (1 << RETURN_TO_SELF | 1 << RETURN_TO_ALLY):
                row[RETURNING] += t.strength[face]
        if place < ADVENTURE_PLACE:
            brings = place_yield(s, r, place) * wars
            if defended(s, r, place):
                row[YIELD] += brings
            elif brings > site:
                site = brings
    if walls_in_hand:
        row[SITE] = site
    row[POINTS] = points
    return row


def count_unit(s: Ettin, card: int, row: list[float]) -> None:
    """A unit that is not laid yet."""
    t = s.t
    face = card % FACES
    strength = t.strength[face]
    row[CARDS] += 1.0
    if t.kind[face] == TROOP:
        row[TROOPS] += strength
        row[ADVENTURERS] += t.adventure[face]
    else:
        row[DEFENSES] += strength
    mask = t.abilities[face]
    if not mask:
        return
    at = face * ABILITIES
    if mask & (1 << RETURN_TO_SELF | 1 << RETURN_TO_ALLY):
        row[RETURNING] += strength
    k = SITE + 1
    for ability in SKILLS:
        if mask >> ability & 1:
            row[k] += t.amount[at + ability]
        k += 1
    row[GATES] += t.amount[at + GATE_TO_SELF] + t.amount[at + GATE_TO_ALLY]
    row[TAXING] += t.amount[at + TAXES] + 2 * t.amount[at + PROSPEROUS]


class Evaluation:
    """The weights, by stage and feature."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights

    def alliances(self, s: Ettin) -> list[float]:
        """The chance of each alliance to win; with two players each realm is one."""
        rows = features(s)
        size = 1 if s.realms == 2 else 2
        scores = [0.0] * (s.realms // size)
        for r in range(s.realms):
            weights = self.weights[stage(s, r)]
            row = rows[r]
            total = 0.0
            for k in range(FEATURES):
                total += weights[k] * row[k]
            scores[r // size] += total
        most = max(scores)
        shares = [exp(x - most) for x in scores]
        whole = sum(shares)
        return [x / whole for x in shares]


def fitted() -> Evaluation:
    """With the weights of `weights.toml`."""
    text = files("warcamp.bots.ettin").joinpath("weights.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)["weights"]
    return Evaluation([[float(x) for x in table[f"{age}.{k}"]] for age in range(1, 4) for k in range(STAGES)])
