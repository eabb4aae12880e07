"""What a seat remembers of others' camps. Recruiting is seen by all, deploying is not: the cards that lie face down are
those that were recruited, and a world in which they are others is not one the seat believes in."""

from __future__ import annotations

from typing import Final

from warcamp.engine.flow import Position
from warcamp.engine.view import carry
from warcamp.engine.zones import ANY
from warcamp.games.ettin.state import (
    CAMP,
    CHOSEN,
    DEPLOY,
    DRAFTED,
    HAND,
    PLACE,
    PLACES,
    REALM_ZONES,
    Ettin,
    ally,
    cards,
)

FACE_DOWN: Final[tuple[int, ...]] = (HAND, CHOSEN, PLACE, PLACE + 1, PLACE + 2, PLACE + PLACES - 1)


class Memory:
    """By realm: the cards that were seen in its camp, or drafted, at the last look before its War."""

    def __init__(self) -> None:
        self.seen: dict[int, list[int]] = {}

    def look(self, s: Ettin, seat: int) -> None:
        """Take in what the seat can see of others' camps now."""
        if s.phase > DEPLOY:
            self.seen = {}
            return
        known = s.zones.known
        for r in range(s.realms):
            if s.controller[r] == seat or s.controller[ally(s, r)] == seat:
                continue
            found: list[int] = []
            for kind in (CAMP, DRAFTED, HAND):
                for card in cards(s, r, kind):
                    if known[card] >> seat & 1:
                        found.append(card)
            if s.phase < DEPLOY:
                self.seen[r] = found
            elif found:
                old = self.seen.get(r, [])
                self.seen[r] = old + [card for card in found if card not in old]

    def recall(self, world: Position, seat: int) -> None:
        """Exchange cards of a world, so that those that a realm must have are in its hand or lie face down before
        it."""
        s: Ettin = world.s
        if s.phase != DEPLOY or s.accelerated or not self.seen:
            return
        deal = Exchange(s, seat)
        for r, seen in self.seen.items():
            deal.lock(r, seen)
        for r, seen in self.seen.items():
            deal.bring(r, seen)
        new = deal.done()
        if new:
            carry(s, world.root, new, seat, None)
            world._pending = None


class Exchange:
    """The cards of a world that a seat does not know, each with its place."""

    def __init__(self, s: Ettin, seat: int) -> None:
        self.s = s
        self.zone: dict[int, int] = {}
        self.free: list[int] = []
        self.locked: set[int] = set()
        self.swapped: dict[int, int] = {}
        known = s.zones.known
        holds = s.zones.layout.holds
        for z in range(len(s.zones.cards)):
            for card in s.zones.cards[z]:
                if not known[card] >> seat & 1:
                    self.zone[card] = z
                    if holds[z] == ANY:
                        self.free.append(card)

    def is_with(self, r: int, z: int) -> bool:
        return z // REALM_ZONES == r and r < self.s.realms and z % REALM_ZONES in FACE_DOWN

    def lock(self, r: int, seen: list[int]) -> None:
        """What is where it must be stays there."""
        for card in seen:
            if card in self.zone and self.is_with(r, self.zone[card]):
                self.locked.add(card)

    def bring(self, r: int, seen: list[int]) -> None:
        """The cards that must be with the realm and are not. One that lies in a deck is exchanged for another of that
        deck first, so that every deck keeps its own cards."""
        s = self.s
        group = s.zones.layout.group
        holds = s.zones.layout.holds
        for card in seen:
            if card not in self.zone or card in self.locked:
                continue
            if holds[self.zone[card]] != ANY:
                other = self.exchanged(r, group[card], group)
                if other < 0:
                    continue
                self.swap(card, other)
            if not self.is_with(r, self.zone[card]):
                other = self.exchanged(r, -1, group)
                if other < 0 or not self.is_with(r, self.zone[other]):
                    continue
                self.swap(card, other)
            self.locked.add(card)

    def exchanged(self, r: int, kind: int, group: list[int]) -> int:
        """A card to give for it: with the realm if there is one, else anywhere outside the decks. -1 if there is
        none."""
        found = -1
        for card in self.free:
            if card not in self.locked and (kind == -1 or group[card] == kind):
                if self.is_with(r, self.zone[card]):
                    return card
                found = card
        return found

    def swap(self, a: int, b: int) -> None:
        za, zb = self.zone[a], self.zone[b]
        self.zone[a], self.zone[b] = zb, za
        holds = self.s.zones.layout.holds
        if holds[za] != ANY:
            self.free[self.free.index(b)] = a
        rows = self.s.zones.cards
        at_a, at_b = rows[za].index(a), rows[zb].index(b)
        rows[za] = [*rows[za][:at_a], b, *rows[za][at_a + 1 :]]
        rows[zb] = [*rows[zb][:at_b], a, *rows[zb][at_b + 1 :]]
        known = self.s.zones.known
        known[a], known[b] = known[b], known[a]
        first_a = self.swapped.get(a, a)
        first_b = self.swapped.get(b, b)
        self.swapped[b] = first_a
        self.swapped[a] = first_b

    def done(self) -> dict[int, int]:
        """Which card has come into the place of which."""
        return {old: card for card, old in self.swapped.items() if old != card}
