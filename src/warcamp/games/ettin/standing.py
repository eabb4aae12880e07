"""How the table stands, as far as a viewer knows it: a realm's points by where they come from (ETT-END-01)."""

from __future__ import annotations

from dataclasses import dataclass

from .seen import WAITING, Seen
from .state import ADVENTURE_PLACE, PLACES, SCORED, Ettin, is_troop
from .tables import ADVENTURE, END_ADVENTURES, END_DRAGONS, END_TROOPS, FACES

SOURCES = ("tokens", "camp", "defenses", "retired", "bonus", "gold")


@dataclass(frozen=True)
class Points:
    """One number for each source; `gold` is what it is worth."""

    tokens: int
    camp: int
    defenses: int
    retired: int
    bonus: int
    gold: int
    hidden: int
    """Cards that may be worth more."""

    @property
    def total(self) -> int:
        return self.tokens + self.camp + self.defenses + self.retired + self.bonus + self.gold


def points(seen: Seen, r: int) -> Points:
    """What the realm would score if the game ended now, by the cards that are known."""
    s = seen.s
    camp = seen.units(r, ADVENTURE_PLACE) + [card for zone in WAITING for card in seen.cards(r, zone)]
    places = [card for place in range(ADVENTURE_PLACE) for card in seen.units(r, place)]
    camp += [card for card in places if is_troop(s, card)]
    walls = [card for card in places if not is_troop(s, card)]
    retired = seen.cards(r, "retired")
    hidden = sum(seen.hidden(r, zone) for zone in (*WAITING, "retired"))
    hidden += sum(seen.face_down(r, place) for place in range(PLACES))
    in_camp, at_places, in_pile = (sum(s.t.vp[card % FACES] for card in row) for row in (camp, walls, retired))
    more = sum(bonus(s, card, camp + retired, retired, camp + walls + retired) for card in retired + walls)
    return Points(s.tokens[r], in_camp, at_places, in_pile, more, s.gold[r] // 2, hidden)


def bonus(s: Ettin, card: int, mobile: list[int], retired: list[int], owned: list[int]) -> int:
    """What an Adventure is worth for other things at the end, by the cards that are known (ETT-END-01)."""
    face = card % FACES
    count = 0
    if s.t.effect[face] == END_DRAGONS:
        count = len([c for c in mobile if s.t.dragon[c % FACES]])
    elif s.t.effect[face] == END_TROOPS:
        count = len([c for c in retired if is_troop(s, c)])
    elif s.t.effect[face] == END_ADVENTURES:
        count = len([c for c in owned if s.t.kind[c % FACES] == ADVENTURE]) - 1
    return count // s.t.effect_per[face] * s.t.effect_n[face]


def shown_points(seen: Seen, r: int) -> str:
    """A number, with a plus when hidden cards may add to it."""
    if seen.s.phase == SCORED:
        return str(seen.s.scores[r])
    found = points(seen, r)
    return f"{found.total}+" if found.hidden else str(found.total)


def alliances(s: Ettin) -> list[list[int]]:
    """The realms that win together (ETT-END-02); with two players each for himself."""
    size = 1 if s.realms == 2 else 2
    return [list(range(first, first + size)) for first in range(0, s.realms, size)]
