"""Given / when / then for Immortals: a table from a short document, choices by name, what is seen by name.

Sides are `light_heartwood` or `dark_heartwood`, Region cards `heartwood`, Conflict cards have the name of their side,
jokers that of their province (`light_greenmarch`), blank cards are `blank_0_0` to `blank_0_3` (seat 0), Magic cards
`magic_transition5_0`, `magic_card_or_first_0`, `magic_shrine_or_takeover_0`, `magic_cards2_or_transition2_0`; slots are
a1 to a8, m1 and m2. A throw of the tower is forced by what falls into the tray: "00013g".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from warcamp.engine import document
from warcamp.engine.errors import IllegalChoice
from warcamp.engine.flow import Decision, Position
from warcamp.engine.game import Refusal
from warcamp.engine.source import Fast, Forced
from warcamp.engine.state import Told
from warcamp.engine.zones import PUBLIC
from warcamp.games.immortals import laying, names
from warcamp.games.immortals.check import check
from warcamp.games.immortals.content import Content
from warcamp.games.immortals.document import cubes_text
from warcamp.games.immortals.game import ImmortalsGame
from warcamp.games.immortals.layout import CONFLICT_DECK, DISCARD, DRAFT_DECK, REGION_DECK, SLOT
from warcamp.games.immortals.state import NONE, Immortals, cards, table_zone

FOUR = """
light = ["humans", "elves", "dwarves", "amazons"]
dark = ["demons", "orcs", "trolls", "night_elves"]
phase = "resolution"
"""
"""Four seats at the start of Resolution, seat 0 first, nothing on the map. Build costs seat 0 2 energy + 2 gold, seat 1
4 energy, seat 2 4 gold, seat 3 3 energy + 1 gold; a8 is seat 0's Shrine, seat 1's Extract Gold, an attack of seats 2
and 3."""

THREE = """
light = ["humans", "elves", "dwarves"]
dark = ["demons", "orcs", "necromancers"]
phase = "resolution"
"""

FIVE = """
light = ["humans", "elves", "dwarves", "amazons", "halflings"]
dark = ["demons", "orcs", "trolls", "night_elves", "necromancers"]
phase = "resolution"
"""


def at(phase: str, text: str = FOUR) -> str:
    """The same table at another phase: "home", "draft", "priming", "reinforcement", "planning", "scoring"."""
    return text.replace('"resolution"', f'"{phase}"')


class ToldImmortals(ImmortalsGame):
    """Immortals that tells what happens from the start of a document on."""

    def read(self, document: dict[str, Any], content: Any) -> Immortals:
        s: Immortals = super().read(document, content)  # type: ignore[assignment]
        s.events = []
        return s


@cache
def box() -> Content:
    """The content of the box, loaded once for all tables."""
    found: Content = ToldImmortals().content()
    return found


class Table:
    """A position under test. Whatever is chosen, the game's own check holds before and after."""

    def __init__(self, text: str, chance: Sequence[Any] = (), content: Content | None = None, seed: int = 1) -> None:
        self.game = ToldImmortals()
        self.forced = Forced(list(chance), Fast(seed))
        self.position: Position = document.read(self.game, text, self.forced, content or box())
        self.s: Immortals = self.position.s
        check(self.s)

    # -- when
    def force(self, *records: Any) -> Table:
        """The next outcomes of chance: a card drawn by its name, a throw by what falls ("00013g"), a first player or a
        tribe by name."""
        self.forced.queue.extend(records)
        return self

    def choose(self, *picks: str, seat: int | None = None) -> Table:
        """Answer the open question (of the seat) by name, one after the other."""
        for pick in picks:
            d = self.asked(seat)
            self.position.apply(self.position.pending.index(d), self.game.pick(self.s, d, pick))
            check(self.s)
        return self

    def plan(self, seat: int, *lays: str) -> Table:
        """Lay cards on slots: "a4 light_heartwood", "a1 blank", "m1 magic_transition5"."""
        return self.choose(*lays, seat=seat)

    def ready(self, *seats: int) -> Table:
        """These seats are ready; without a number all that still plan."""
        for seat in seats or [d.seat for d in self.position.pending]:
            self.choose("ready", seat=seat)
        return self

    def take_back(self, seat: int, kind: str = "plan") -> bool:
        """A seat takes back its sealed answer."""
        return self.position.retract(seat, kind)

    # -- then
    def asked(self, seat: int | None = None) -> Decision:
        """The open question; the first one when several are asked."""
        for d in self.position.pending:
            if seat in (None, d.seat):
                return d
        raise AssertionError(f"nothing is asked of seat {seat}; {self.asks_all()}")

    def asks(self, seat: int | None = None) -> str:
        """Which seat is asked what: "0 reveal"; "" when nothing is."""
        if not self.position.pending:
            return ""
        d = self.asked(seat)
        return f"{d.seat} {d.kind}"

    def asks_all(self) -> list[str]:
        """All that is asked now, of all seats."""
        return sorted(f"{d.seat} {d.kind}" for d in self.position.pending)

    def offers(self, seat: int | None = None) -> list[str]:
        """The names of the options."""
        d = self.asked(seat)
        return [self.game.option_name(self.s, d, o) for o in d.options]

    def refused(self, pick: str, seat: int | None = None) -> str:
        """The rule that forbids a choice."""
        with pytest.raises(IllegalChoice) as e:
            self.game.pick(self.s, self.asked(seat), pick)
        return e.value.rule

    def why_not(self, pick: str, seat: int | None = None) -> Refusal:
        """The rule that forbids a choice, and the message."""
        assert pick not in self.offers(seat)
        return self.game.why_not(self.s, self.asked(seat), pick)

    def side(self, side: str) -> tuple[int, int]:
        """The owner of a side (-1 for nobody) and the cubes there."""
        k = self.s.t.sides.index(side)
        return self.s.owner[k], self.s.cubes[k]

    def limbo(self, seat: int) -> tuple[int, int]:
        """The cubes in the light and in the dark limbo."""
        return self.s.limbo[2 * seat], self.s.limbo[2 * seat + 1]

    def tray(self) -> str:
        """The cubes in the tray, "01g"."""
        return cubes_text(self.s.tray)

    def tower(self) -> str:
        """The cubes in the tower whatever their floor, "01g"."""
        return cubes_text(self.s.tower)

    def bank(self) -> int:
        """The green cubes in the bank."""
        return self.s.bank

    def gold(self, seat: int) -> int:
        return self.s.gold[seat]

    def energy(self, seat: int) -> int:
        return self.s.energy[seat]

    def vp(self, seat: int) -> int:
        return self.s.vp[seat]

    def built(self, side: str) -> list[str]:
        """What stands on a side: "shrine", "capital", "portal"."""
        k = self.s.t.sides.index(side)
        masks = {"shrine": self.s.shrines, "capital": self.s.capitals, "portal": self.s.portals}
        return [name for name, mask in masks.items() if mask >> k & 1]

    def holder(self, region: str) -> int:
        """Who holds a Region card; -1 when it is in the deck."""
        return self.s.holder[self.s.t.regions.index(region)]

    def cards(self, seat: int, where: str = "hand") -> list[str]:
        """The cards of a seat: "hand" (blank and Magic cards left out), "draft_hand", "played", or a slot ("a4")."""
        kind = SLOT + self.s.t.slots.index(where) if where in self.s.t.slots else laying.PILES[where]
        row = sorted(cards(self.s, seat, kind))
        return [self.s.names[card] for card in row if where != "hand" or card < len(self.s.holder)]

    def pile(self, where: str) -> list[str]:
        """A pile of the table: "regions", "deck", "discard", "draft light", "draft dark"."""
        kinds = {"regions": REGION_DECK, "deck": CONFLICT_DECK, "discard": DISCARD}
        kinds |= {"draft light": DRAFT_DECK, "draft dark": DRAFT_DECK + 1}
        return [self.s.names[card] for card in sorted(self.s.zones.cards[table_zone(self.s, kinds[where])])]

    def where(self, card: str) -> str:
        """The zone a card is in: "hand 0", "slot 1.a4", "regions", "conflicts", "discard"; "" for none."""
        number = self.s.names.index(card)
        for z, row in enumerate(self.s.zones.cards):
            if number in row:
                return self.s.zones.layout.names[z]
        return ""

    def covered(self, seat: int) -> list[str]:
        """The slots with a face-down card."""
        return [slot for k, slot in enumerate(self.s.t.slots) if self.s.covered[seat] >> k & 1]

    def planned(self, seat: int) -> dict[str, str]:
        """What a seat has planned so far, by slot."""
        plan = zip(self.s.t.slots, self.s.plan[seat], strict=True)
        return {slot: self.s.names[card] for slot, card in plan if card != NONE}

    def phase(self) -> str:
        return names.PHASES[self.s.phase]

    def knows(self, seat: int, card: str) -> bool:
        return self.s.zones.known[self.s.names.index(card)] >> seat & 1 == 1

    def is_public(self, card: str) -> bool:
        """Whether everybody knows the card where it lies."""
        return self.s.zones.known[self.s.names.index(card)] == PUBLIC

    def told(self, event: str) -> list[Told]:
        """The events of that id since the document was read."""
        return [t for t in self.s.events or [] if t.event == event]

    def said(self, event: str) -> list[dict[str, Any]]:
        """The same with parameters by name."""
        return [self.game.event_params(self.s, t) for t in self.told(event)]

    def text(self) -> str:
        """The position as a document."""
        return document.write(self.game, self.position)
