"""The table as one viewer may see it: what every drawing of Ettin is made from, in whatever it is drawn.

Drawings read public fields, what is worked out from them, and `zones`, which is the viewer's own sight of the cards:
a card that the viewer does not know is a negative number there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warcamp.engine.state import Told
from warcamp.engine.zones import REFEREE

from .state import ADVENTURE_PLACE, NONE, PLACES, Ettin, ally, enemy, location, pair_of
from .tables import FACES

OWN, ALLY, ENEMY, OTHER = range(4)
ROLES = ("own", "ally", "enemy", "other")
WAITING = ("camp", "hand", "chosen")
"""The zones of units that are still to be deployed."""


@dataclass
class Seen:
    """One moment, one viewer."""

    s: Ettin
    viewer: int

    def __post_init__(self) -> None:
        self.zones = self.s.zones.show(self.viewer)

    def realms_of(self, seat: int) -> list[int]:
        """The realms of a seat: the odd player has two (ETT-ODD-01)."""
        return [r for r in range(self.s.realms) if self.s.controller[r] == seat]

    def cards(self, r: int, zone: str) -> list[int]:
        """The cards of a zone that the viewer knows."""
        return [card for card in self.zones[f"{zone} {r}"] if card >= 0]

    def count(self, r: int, zone: str) -> int:
        return len(self.zones[f"{zone} {r}"])

    def hidden(self, r: int, zone: str) -> int:
        """How many cards of a zone the viewer does not know."""
        return self.count(r, zone) - len(self.cards(r, zone))

    def units(self, r: int, place: int) -> list[int]:
        return [card for card in self.zones[f"place {r}.{place}"] if card >= 0]

    def face_down(self, r: int, place: int) -> int:
        """Units at a place that the viewer does not know."""
        return len(self.zones[f"place {r}.{place}"]) - len(self.units(r, place))

    def waiting(self, r: int) -> int:
        """How many units are still to be deployed."""
        return sum(self.count(r, zone) for zone in WAITING)

    def chosen(self, r: int) -> int:
        """The card of the realm that waits for a place, NONE if the viewer may not know it."""
        row = self.cards(r, "chosen")
        return row[0] if row else NONE

    def deck(self, r: int) -> int:
        return sum(len(self.zones[f"deck {r}.{age}"]) for age in (1, 2, 3))

    def adventure(self, r: int) -> int:
        """The Adventure card of the realm's pair, NONE if there is none."""
        row = [card for card in self.zones[f"adventure {pair_of(self.s, r)}"] if card >= 0]
        return row[0] if row else NONE

    def base(self, r: int, place: int) -> int:
        """The base Defense of a place (ETT-RES-03)."""
        return self.s.t.base_defense[location(self.s, r, place)] if place < ADVENTURE_PLACE else 0

    def score(self, r: int, place: int) -> int:
        """The Battle Score of a realm as far as the viewer knows it."""
        return self.base(r, place) + sum(self.s.t.strength[card % FACES] for card in self.units(r, place))

    def shown_score(self, r: int, place: int) -> str:
        """The same, with a question mark for each unit that is hidden."""
        hidden = self.face_down(r, place)
        return f"{self.score(r, place)}" + (f"+{'?' * min(hidden, 3)}" if hidden else "")

    def knows(self, r: int) -> bool:
        """Whether the viewer sees the realm's own cards: its controller and the ally's do (ETT-GEN-04)."""
        own = (self.s.controller[r], self.s.controller[ally(self.s, r)])
        return self.viewer == REFEREE or self.viewer in own

    def battles_won(self, r: int) -> int:
        i = pair_of(self.s, r)
        return self.s.result[i * PLACES : (i + 1) * PLACES].count(r)


def role_of(s: Ettin, realm: int, r: int) -> int:
    """What a realm is to the one from whose side the table is drawn."""
    if r == realm:
        return OWN
    if r == ally(s, realm):
        return ALLY
    return ENEMY if r == enemy(s, realm) else OTHER


def fought_scores(s: Ettin, told: Sequence[Told], r: int, place: int) -> tuple[int, int] | None:
    """The scores with which a battle of this War was decided: the enemy's, then the realm's own."""
    for event in reversed(told):
        if event.event == "age":
            break
        if event.event == "fought" and event.params[1] == place and event.params[0] in (r, enemy(s, r)):
            first, second = event.params[3:]
            return (second, first) if event.params[0] == r else (first, second)
    return None
