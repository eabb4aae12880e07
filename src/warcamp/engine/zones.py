"""Zones of cards and who knows what. All moves of cards go through here: that is what keeps views honest."""

from __future__ import annotations

from typing import Final

from .source import Source

Card = int

PUBLIC: Final = -1
"""An audience is a mask of seats; this one has every bit."""
SPECTATOR: Final = 30
"""The seat number under which onlookers see: they know what is public and nothing else."""
REFEREE: Final = 31
"""The seat number under which everything is seen."""


class Layout:
    """The zones of a game at one number of seats, and the back of each card: cards of one back look alike."""

    __slots__ = ("audience", "back", "names", "ordered")

    def __init__(self, back: list[int]) -> None:
        self.names: list[str] = []
        self.audience: list[int] = []
        self.ordered: list[bool] = []
        self.back = back

    def zone(self, name: str, audience: int, ordered: bool = False) -> int:
        """Add a zone; gives its number."""
        self.names.append(name)
        self.audience.append(audience)
        self.ordered.append(ordered)
        return len(self.names) - 1


class Zones:
    """Where every card is, and which seats know it. The list of a zone is never changed, only replaced: copies share
    what has not moved."""

    __slots__ = ("cards", "known", "layout")

    def __init__(self, layout: Layout, cards: list[list[int]], known: list[int]) -> None:
        self.layout = layout
        self.cards = cards
        self.known = known

    def copy(self) -> Zones:
        return Zones(self.layout, self.cards[:], self.known[:])

    def put(self, card: Card, zone: int, bottom: bool = False) -> None:
        """The card arrives; the audience of the zone learns it, the others keep what they knew."""
        self.known[card] |= self.layout.audience[zone]
        self.cards[zone] = [card, *self.cards[zone]] if bottom else [*self.cards[zone], card]

    def draw(self, src: int, dst: int) -> Card:
        """The top card of an ordered zone: its place is known to all, so who knew it still does."""
        card = self.cards[src][-1]
        self.cards[src] = self.cards[src][:-1]
        self.put(card, dst)
        return card

    def move(self, card: Card, src: int, dst: int, bottom: bool = False) -> None:
        """A chosen card. Who sees neither zone cannot tell which card went: they forget it and what stays in src."""
        left = self.cards[src][:]
        left.remove(card)
        self.cards[src] = left
        seen = self.layout.audience[src] | self.layout.audience[dst]
        if seen != PUBLIC and left:
            self.known[card] &= seen
            for c in left:
                self.known[c] &= seen
        self.put(card, dst, bottom)

    def mix(self, src: int, dst: int) -> None:
        """All cards of src go into dst and are mixed with what lies there: only the audience of dst knows any of it."""
        if src != dst:
            self.cards[dst] = self.cards[dst] + self.cards[src]
            self.cards[src] = []
        audience = self.layout.audience[dst]
        for c in self.cards[dst]:
            self.known[c] = audience

    def reveal(self, card: Card, to: int = PUBLIC) -> None:
        """Show a card where it lies."""
        self.known[card] |= to

    def show(self, viewer: int) -> dict[str, list[int]]:
        """The zones as the viewer sees them: a card, or -1 - back. Unordered zones are sorted: order tells nothing."""
        out: dict[str, list[int]] = {}
        layout = self.layout
        for z in range(len(self.cards)):
            if viewer == REFEREE:
                row = self.cards[z][:]
            else:
                row = [c if self.known[c] >> viewer & 1 else -1 - layout.back[c] for c in self.cards[z]]
            if not layout.ordered[z]:
                row.sort()
            out[layout.names[z]] = row
        return out

    def redeal(self, viewer: int, chance: Source) -> dict[int, int]:
        """Mix the cards that the viewer does not know among the places it cannot see, by back. Knowledge stays with the
        place. Gives {old card: new card}."""
        hidden: dict[int, list[int]] = {}
        known = self.known
        back = self.layout.back
        touched: list[int] = []
        for z in range(len(self.cards)):
            touch = False
            for c in self.cards[z]:
                if not known[c] >> viewer & 1:
                    touch = True
                    b = back[c]
                    if b in hidden:
                        hidden[b].append(c)
                    else:
                        hidden[b] = [c]
            if touch:
                touched.append(z)
        new: dict[int, int] = {}
        for old in hidden.values():
            mixed = sorted(old)  # so that worlds a viewer cannot tell apart are redealt alike
            chance.shuffle(mixed)
            masks = [known[c] for c in old]
            for k in range(len(old)):
                known[mixed[k]] = masks[k]
                new[old[k]] = mixed[k]
        for z in touched:
            self.cards[z] = [new.get(c, c) for c in self.cards[z]]
        return new
