"""Zones of cards and who knows what. All moves of cards go through here: that is what keeps views honest."""

from __future__ import annotations

from typing import Final

from .native import i64
from .source import Source

Card = int

PUBLIC: Final = -1
"""An audience is a mask of seats; this one has every bit."""
SPECTATOR: Final = 30
"""The seat number under which onlookers see: they know what is public and nothing else."""
REFEREE: Final = 31
"""The seat number under which everything is seen."""


ANY: Final = -1
"""The zone holds cards of any group."""


class Layout:
    """The zones of a game at one number of seats, and the back of each card: cards of one back look alike.

    `group` is what everybody knows of a card's origin where the back does not tell it: a zone that holds only cards of
    one group (a nation's deck) says so, and no world for a bot puts another card there."""

    __slots__ = ("audience", "back", "group", "holds", "names", "ordered")

    def __init__(self, back: list[int], group: list[int] | None = None) -> None:
        self.names: list[str] = []
        self.audience: list[int] = []
        self.ordered: list[bool] = []
        self.holds: list[int] = []
        self.back = back
        self.group = group if group is not None else [0] * len(back)

    def zone(self, name: str, audience: int, ordered: bool = False, holds: int = ANY) -> int:
        """Add a zone; gives its number."""
        self.names.append(name)
        self.audience.append(audience)
        self.ordered.append(ordered)
        self.holds.append(holds)
        return len(self.names) - 1

    def seated(self, audience: list[int], holds: list[int]) -> Layout:
        """The same zones for other seats: who sees each of them, and what it holds."""
        new = Layout(self.back, self.group)
        new.names = self.names
        new.ordered = self.ordered
        new.audience = audience
        new.holds = holds
        return new


def without(row: list[int], card: Card) -> list[int]:
    """A new row from which the card is gone."""
    if row[-1] == card:
        return row[:-1]
    i = 0
    for c in row:
        if c == card:
            break
        i += 1
    left = row[:]
    left.pop(i)
    return left


def joined(row: list[int], card: Card, bottom: bool) -> list[int]:
    """A new row with the card on top, or under all others."""
    if not row:
        return [card]
    if bottom:
        return [card, *row]
    out = row[:]
    out.append(card)
    return out


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
        known = self.known
        known[card] = known[card] | self.layout.audience[zone]
        self.cards[zone] = joined(self.cards[zone], card, bottom)

    def lay(self, cards: list[int], zone: int) -> None:
        """Many cards arrive at once, before play. The zone takes the list itself: nobody may change it later."""
        audience = self.layout.audience[zone]
        if audience:
            for card in cards:
                self.known[card] = self.known[card] | audience
        there = self.cards[zone]
        self.cards[zone] = there + cards if there else cards

    def draw(self, src: int, dst: int) -> Card:
        """The top card of an ordered zone: its place is known to all, so who knew it still does."""
        card = self.cards[src][-1]
        self.cards[src] = self.cards[src][:-1]
        self.put(card, dst)
        return card

    def move(self, card: Card, src: int, dst: int, bottom: bool = False) -> None:
        """A chosen card. Who sees neither zone cannot tell which card went: they forget it and what stays in src. Where
        cards lie in order all see which place it leaves, so nothing is forgotten."""
        left = without(self.cards[src], card)
        self.cards[src] = left
        layout = self.layout
        known = self.known
        who = known[card]
        audience = layout.audience[dst]
        seen = layout.audience[src] | audience
        if seen != PUBLIC and left and not layout.ordered[src]:
            who = who & seen
            others = ~seen
            for c in left:
                if known[c] & others:
                    known[c] = known[c] & seen
        known[card] = who | audience
        self.cards[dst] = joined(self.cards[dst], card, bottom)

    def give(self, card: Card, src: int, dst: int) -> None:
        """A chosen card, before the eyes of all: everybody knows which one went, nobody forgets what stays."""
        self.cards[src] = without(self.cards[src], card)
        self.known[card] = PUBLIC
        self.cards[dst] = joined(self.cards[dst], card, False)

    def rotate(self, zones: list[int]) -> None:
        """All cards of each zone go to the next one of the list, those of the last to the first, at once: who knew one
        of them still does."""
        rows = [self.cards[z] for z in zones]
        for i in range(len(zones)):
            to = zones[(i + 1) % len(zones)]
            audience = self.layout.audience[to]
            self.cards[to] = rows[i]
            for card in rows[i]:
                self.known[card] = self.known[card] | audience

    def pass_on(self, src: int, dst: int) -> None:
        """All cards of src go to dst: who knew one of them still does. Where order means nothing they lie ascending."""
        going = self.cards[src]
        if not going:
            return
        audience = self.layout.audience[dst]
        known = self.known
        for card in going:
            known[card] = known[card] | audience
        all_cards = self.cards[dst] + going
        self.cards[dst] = all_cards if self.layout.ordered[dst] else sorted(all_cards)
        self.cards[src] = []

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
        self.known[card] = self.known[card] | to

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
        place, and a zone that holds one group gets cards of that group. Gives {old card: new card}."""
        known = self.known
        back = self.layout.back
        holds = self.layout.holds
        free: dict[int, list[int]] = {}
        bound: dict[int, list[int]] = {}
        touched: list[int] = []
        eye: i64 = viewer
        last = -1
        row: list[int] = []
        for z in range(len(self.cards)):
            touch = False
            limit = holds[z]
            for c in self.cards[z]:
                who: i64 = known[c]
                if not (who >> eye) & 1:
                    touch = True
                    b = back[c]
                    if limit != ANY:
                        bound.setdefault(b, []).append(c)
                        free.setdefault(b, [])
                        continue
                    if b != last:
                        last = b
                        row = free.setdefault(b, [])
                    row.append(c)
            if touch:
                touched.append(z)
        old: list[int] = []
        cards: list[int] = []
        new: dict[int, int] = {}
        for b, places in free.items():
            mixed = sorted(places + bound[b] if b in bound else places)  # who cannot tell worlds apart has them alike
            chance.shuffle(mixed)
            if b in bound:
                self.deal_bound(bound[b], mixed, new)
            old += places
            cards += mixed
        if new:
            old += new.keys()
            cards += new.values()
        masks = [known[c] for c in old]
        to = list(range(len(known)))
        for k in range(len(old)):
            known[cards[k]] = masks[k]
            to[old[k]] = cards[k]
        for z in touched:
            self.cards[z] = [to[c] for c in self.cards[z]]
        return dict(zip(old, cards))

    def deal_bound(self, places: list[int], mixed: list[int], new: dict[int, int]) -> None:
        """Give each place in a zone of one group the next card of that group, and take it out of the mixed cards."""
        group = self.layout.group
        by_group: dict[int, list[int]] = {}
        for c in mixed:
            if group[c] in by_group:
                by_group[group[c]].append(c)
            else:
                by_group[group[c]] = [c]
        taken: set[int] = set()
        for place in places:
            card = by_group[group[place]].pop()
            new[place] = card
            taken.add(card)
        mixed[:] = [c for c in mixed if c not in taken]
