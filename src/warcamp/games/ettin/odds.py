"""What can be known before the cards are turned up: the odds of an Adventure, and how each battle stands."""

from __future__ import annotations

from dataclasses import dataclass

from warcamp.engine.errors import BadInput

from .rules.battle import adventure_score, adventurers, difficulty, score
from .state import (
    ADVENTURE_PLACE,
    CHOSEN,
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
from .tables import FACES, MERCENARY, UNITS


@dataclass(frozen=True)
class AttemptOdds:
    """An attempt at an Adventure with the units that stand there."""

    adventure: int
    score: int
    """The Adventure Strength of all units there (ETT-ADV-06)."""
    difficulty: int
    """With what the card takes off for an ability, without the die (ETT-ADV-08)."""
    chance: float
    at_risk: list[int]
    """The Troops of which one is lost on a failure (ETT-ADV-12)."""

    def __repr__(self) -> str:
        return f"<{self.score} against {self.difficulty} and a die: {100 * self.chance:.0f} %>"


def attempt_chance(score: int, difficulty: int, die: int) -> float:
    """How many faces of the die leave the score high enough; an equal score is (ETT-ADV-07, ETT-ADV-09)."""
    return min(die, max(0, score - difficulty)) / die


def attempt_odds(s: Ettin, r: int) -> AttemptOdds:
    """The odds if the realm tried the Adventure of its pair now. BadInput when there is none."""
    row = s.zones.cards[adventure_zone(s, pair_of(s, r))]
    if not row:
        raise BadInput("adventure", "none lies there")
    mine, needed = adventure_score(s, r), difficulty(s, r, row[0])
    risked = adventurers(s, r)
    chance = attempt_chance(mine, needed, s.t.die) if risked else 0.0  # ETT-ADV-04
    return AttemptOdds(row[0], mine, needed, chance, risked)


@dataclass(frozen=True)
class Preview:
    """How a battle stands for a realm by what its controller knows (catalogue 10.4)."""

    place: int
    own: int
    """Base Defense and all own units, face down or not."""
    enemy_seen: int
    """The enemy's base Defense and the units there that one knows."""
    enemy_hidden: int
    """How many units there one does not know."""
    enemy_least: int
    """The enemy's score if the hidden units there are as weak as they can be."""
    enemy_most: int
    """The same if they are as strong as they can be."""
    to_come: int
    """The enemy's cards still in hand; each may come here."""
    enemy_most_to_come: int
    """The enemy's score if all of them come here and all are as strong as they can be."""
    unbroken: list[int]
    """Known Protected Defenses of the enemy there that no own unit can break yet (ETT-AB-PRO-02)."""
    threatened: list[int]
    """Own Protected Defenses there that a known unit of the enemy can break."""

    @property
    def sure(self) -> bool:
        """Whether the own score is higher whatever the enemy has and does before the start of the battle."""
        return self.own > self.enemy_most_to_come

    def __repr__(self) -> str:
        hidden = f" + {self.enemy_hidden} hidden" if self.enemy_hidden else ""
        return f"<place {self.place + 1}: {self.own} against {self.enemy_seen}{hidden}, {self.to_come} to come>"


def preview(s: Ettin, r: int) -> list[Preview]:
    """The four battles of the realm, farthest Location first."""
    seat = s.controller[r]
    foe = enemy(s, r)
    mask = 1 << seat
    known = s.zones.known
    strengths = sorted([s.t.strength[c % FACES] for c in could_be(s, r)])
    hand = cards(s, foe, HAND) + cards(s, foe, CHOSEN)
    held = [s.t.strength[c % FACES] for c in hand if known[c] & mask]
    unknown_hand = len(hand) - len(held)
    out: list[Preview] = []
    for place in range(PLACES):
        there = cards(s, foe, PLACE + place)
        seen = [c for c in there if known[c] & mask]
        hidden = len(there) - len(seen)
        base = s.t.base_defense[location(s, foe, place)] if place < ADVENTURE_PLACE else 0
        visible = base + sum([s.t.strength[c % FACES] for c in seen])
        all_hidden = hidden + unknown_hand
        out.append(
            Preview(
                place,
                score(s, r, place),
                visible,
                hidden,
                visible + sum(strengths[:hidden]),
                visible + sum(strengths[len(strengths) - hidden :]),
                len(hand),
                visible + sum(held) + sum(strengths[len(strengths) - all_hidden :]),
                standing_walls(s, seen, cards(s, r, PLACE + place), False),
                standing_walls(s, cards(s, r, PLACE + place), seen, True),
            )
        )
    return out


def could_be(s: Ettin, r: int) -> list[int]:
    """The units that the realm's controller does not know and that could lie face down: Mercenaries of later Ages are
    still in their decks."""
    mask = 1 << s.controller[r]
    out: list[int] = []
    for row in s.zones.cards:
        for c in row:
            face = c % FACES
            if s.zones.known[c] & mask or face >= UNITS:
                continue
            if s.t.nation[face] != MERCENARY or s.t.age[face] <= s.age:
                out.append(c)
    return out


def standing_walls(s: Ettin, walls: list[int], attackers: list[int], broken: bool) -> list[int]:
    """The Protected Defenses among the walls that the attackers break, or that they do not."""
    power = 0
    for card in attackers:
        power |= s.t.abilities[card % FACES]
    return [
        c for c in walls if is_defense(s, c) and s.t.weak[c % FACES] and (s.t.weak[c % FACES] & power != 0) == broken
    ]
