"""What a seat sees of a table of Immortals. Seats are counted from the one that looks, to its left."""

from __future__ import annotations

from collections.abc import Iterable

from warcamp.engine.flow import Position
from warcamp.games.immortals.names import PHASES
from warcamp.games.immortals.state import GREEN, NONE, Immortals
from warcamp.games.immortals.tables import (
    BLANK_CARD,
    BLANKS,
    CONFLICT_CARD,
    MAGIC_CARD,
    MAGICS,
    REALMS,
    SIDES,
    SLOTS,
    TRIBES,
)
from warcamp.games.immortals.told import ASKS

from ..sight import Field, Page, Sight, asked

CARDS = BLANK_CARD + 1 + MAGICS
"""A card: the Region cards, Conflict cards and jokers, a blank one, the four Magic cards."""
CARDS_TEXT = "25 Region cards, 50 Conflict cards by side, 10 jokers, blank, 4 Magic cards"
DRAFTED = BLANK_CARD - CONFLICT_CARD
MOST_GROUPS = 11
"""Groups have fewer cubes than this."""


def sort_of(card: int) -> int:
    """The place of a card in a row of CARDS; NONE for one that is not seen."""
    if card < BLANK_CARD:
        return card
    if card < MAGIC_CARD:
        return BLANK_CARD
    return BLANK_CARD + 1 + (card - MAGIC_CARD) % MAGICS


class ImmortalsSight(Sight):
    """The fields of a table with so many seats."""

    def __init__(self, s: Immortals) -> None:
        n = s.seats
        self.kinds = list(ASKS)
        self.fields = [
            Field("asked", (len(self.kinds),), 1, "the kind of the question, in the order of the actions"),
            Field("phase", (len(PHASES),), 1, ", ".join(PHASES)),
            Field("round", (1,), 10, "the round"),
            Field("left", (1,), 10, "rounds to come"),
            Field("draft", (1,), 12, "the draft round"),
            Field("first", (n,), 1, "who is first in the round"),
            Field("marker", (n,), 1, "who has the first player marker"),
            Field("turn", (n,), 1, "whose turn it is"),
            Field("passed", (n,), 1, "who has passed"),
            Field("light", (n, TRIBES), 1, "the light tribe"),
            Field("dark", (n, TRIBES), 1, "the dark tribe"),
            Field("groups", (n, MOST_GROUPS), 4, "army groups left on the board, by size"),
            Field("cubes", (n, SIDES), 10, "cubes on each side, light sides first"),
            Field("shrines", (SIDES,), 1, "Shrines"),
            Field("capitals", (SIDES,), 1, "Capitals"),
            Field("portals", (SIDES,), 1, "Portals"),
            Field("limbo", (n, REALMS), 20, "cubes in the light and the dark limbo"),
            Field("tower", (n + 1,), 10, "cubes in the tower, by seat; green ones last"),
            Field("tray", (n + 1,), 10, "cubes in the tray, the same"),
            Field("gold", (n,), 30, "gold"),
            Field("energy", (n,), 30, "energy"),
            Field("points", (n,), 150, "victory points"),
            Field("holder", (n, BLANK_CARD), 1, "who is known by all to have a Region card, Conflict card or joker"),
            Field("size", (n,), 40, "cards in hand"),
            Field("hand", (CARDS,), BLANKS, f"own cards in hand: {CARDS_TEXT} (each / 4)"),
            Field("drafting", (DRAFTED,), 1, "the own draft hand: 50 Conflict cards, 10 jokers"),
            Field("realm", (n, REALMS), 1, "the realm of the draft hand"),
            Field("played", (n, DRAFTED), 1, "the card shown in the draft"),
            Field("covered", (n, SLOTS), 1, "slots with a face-down card"),
            Field("slots", (SLOTS, CARDS), 1, "own cards on the slots, as in `hand`"),
            Field("plan", (SLOTS, CARDS), 1, "the own plan while it is made, as in `hand`"),
            Field("deck", (1,), 60, "cards in the Conflict deck"),
            Field("discard", (DRAFTED,), 1, "Conflict cards and jokers in the discard pile"),
            Field("slot", (SLOTS,), 1, "the slot of the revealed card"),
            Field("card", (CARDS,), 1, "the revealed card, as in `hand`"),
            Field("origin", (SIDES,), 1, "where an attack or move comes from"),
            Field("target", (SIDES,), 1, "where it goes"),
            Field("stance", (3,), 1, "how the inhabitants stand: with the attacker, neutral, with the defender"),
            Field("placing", (1,), 10, "cubes still to be placed"),
        ]

    def fill(self, page: Page, position: Position, seat: int) -> None:
        s: Immortals = position.s
        d = asked(position, seat)
        if d is not None:
            page.mark("asked", self.kinds.index(d.kind))
        seats = [(seat + k) % s.seats for k in range(s.seats)]
        self.fill_course(page, s, seats)
        self.fill_board(page, s, seats)
        self.fill_cards(page, s, seats, s.zones.show(seat))
        for slot, card in enumerate(s.plan[seat]):
            if card != NONE:
                page.mark("plan", slot, sort_of(card))

    def fill_course(self, page: Page, s: Immortals, seats: list[int]) -> None:
        page.mark("phase", s.phase)
        page.write("round", [s.round])
        page.write("left", [s.rounds - s.round])
        page.write("draft", [s.draft])
        for name, who in (("first", s.first), ("marker", s.marker), ("turn", s.turn)):
            page.write(name, [p == who for p in seats])
        page.write("passed", [s.passed >> p & 1 for p in seats])
        page.mark("slot", s.slot)
        if s.card != NONE:
            page.mark("card", sort_of(s.card))
        page.mark("origin", s.origin)
        page.mark("target", s.target)
        page.mark("stance", s.stance)
        page.write("placing", [s.left])

    def fill_board(self, page: Page, s: Immortals, seats: list[int]) -> None:
        page.write("cubes", [[s.cubes[k] if s.owner[k] == p else 0 for k in range(SIDES)] for p in seats])
        for name, mask in (("shrines", s.shrines), ("capitals", s.capitals), ("portals", s.portals)):
            page.write(name, [mask >> side & 1 for side in range(SIDES)])
        page.write("limbo", [s.limbo[p * REALMS : (p + 1) * REALMS] for p in seats])
        page.write("tower", [s.tower[colour] for colour in (*seats, GREEN)])
        page.write("tray", [s.tray[colour] for colour in (*seats, GREEN)])
        for name, row in (("gold", s.gold), ("energy", s.energy), ("points", s.vp)):
            page.write(name, [row[p] for p in seats])
        for k, p in enumerate(seats):
            page.mark("light", k, s.light[p])
            page.mark("dark", k, s.dark[p] - TRIBES)
            page.mark("realm", k, s.hand_realm[p])
            page.parts["groups"][k] = [s.groups[p].count(size) / 4 for size in range(MOST_GROUPS)]

    def fill_cards(self, page: Page, s: Immortals, seats: list[int], zones: dict[str, list[int]]) -> None:
        page.write("holder", [[s.holder[card] == p for card in range(BLANK_CARD)] for p in seats])
        page.write("size", [len(zones[f"hand {p}"]) for p in seats])
        page.write("covered", [[s.covered[p] >> slot & 1 for slot in range(SLOTS)] for p in seats])
        page.write("deck", [len(zones["conflicts"])])
        me = seats[0]
        for card in zones[f"hand {me}"]:
            page.parts["hand"][sort_of(card)] += 1 / BLANKS
        for slot, name in enumerate(s.t.slots):
            for card in zones[f"slot {me}.{name}"]:
                page.mark("slots", slot, sort_of(card))
        for k, p in enumerate(seats):
            self.mark_conflicts(page, "played", zones[f"played {p}"], k)
        self.mark_conflicts(page, "drafting", zones[f"draft hand {me}"])
        self.mark_conflicts(page, "discard", zones["discard"])

    def mark_conflicts(self, page: Page, name: str, cards: Iterable[int], *at: int) -> None:
        for card in cards:
            page.mark(name, *at, card - CONFLICT_CARD)
