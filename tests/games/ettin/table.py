"""Given / when / then for Ettin: a table from a short document, choices by name, what is seen by name.

Realms and pairs are told apart by number, places are 1 (the farthest from the Adventure), 2, 3 and adventure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from warcamp.engine import document
from warcamp.engine.errors import IllegalChoice
from warcamp.engine.flow import Decision, Position
from warcamp.engine.game import Refusal
from warcamp.engine.source import Fast, Forced
from warcamp.engine.state import Told
from warcamp.engine.zones import PUBLIC
from warcamp.games.ettin import laying, names
from warcamp.games.ettin.content import Content
from warcamp.games.ettin.document import OUTCOMES
from warcamp.games.ettin.game import EttinGame
from warcamp.games.ettin.state import DECK, PLACE, PLACES, Ettin, adventure_zone, cards, skirmish_zone
from warcamp.games.ettin.tables import FACES

TWO = """
nations = ["joymore", "dwarves"]
phase = "deploy"
"""
"""Two realms at war, realm 0 with the Initiative. Joymore has Ruins, Town, City; the Dwarves Village, Town, City."""

FOUR = """
nations = ["joymore", "dommorians", "cannites", "dwarves"]
phase = "deploy"
"""
"""Four realms at war: allies 0 and 1, 2 and 3; enemies 3 and 0, 1 and 2; realms 0 and 2 have the Initiative."""

THREE = """
nations = ["joymore", "mercenary", "cannites", "dwarves"]
phase = "deploy"
"""
"""Three players at war: seat 0 has realms 0 and 1, seat 1 realm 2, seat 2 realm 3."""


def at(phase: str, text: str = TWO) -> str:
    """The same table at another phase: "draft", "battle", "spoil", "retire", "produce", "war result"."""
    return text.replace('"deploy"', f'"{phase}"')


class ToldEttin(EttinGame):
    """Ettin that tells what happens from the start of a document on."""

    def read(self, document: dict[str, Any], content: Any) -> Ettin:
        s: Ettin = super().read(document, content)  # type: ignore[assignment]
        s.events = []
        return s


class Table:
    """A position under test."""

    def __init__(self, text: str, chance: Sequence[Any] = (), content: Content | None = None, seed: int = 1) -> None:
        self.game = ToldEttin()
        self.forced = Forced(list(chance), Fast(seed))
        self.position: Position = document.read(self.game, text, self.forced, content)
        self.s: Ettin = self.position.s

    # -- when
    def force(self, *records: Any) -> Table:
        """The next outcomes of chance: a card drawn by its name, a die as [3]."""
        self.forced.queue.extend(records)
        return self

    def choose(
        self, *picks: str, realm: int | None = None, seat: int | None = None, strand: str | None = None
    ) -> Table:
        """Answer the open question (of the realm, of the seat, in the strand) by name, one after the other."""
        for pick in picks:
            d = self.asked(realm, seat, strand)
            self.position.apply(self.position.pending.index(d), self.game.pick(self.s, d, pick))
        return self

    def deploy(self, realm: int, card: str, place: str) -> Table:
        """Deploy a card; which one is not asked when it is the last of the hand."""
        if self.asked(realm).kind == "deploy":
            self.choose(card, realm=realm)
        return self.choose(place, realm=realm)

    # -- then
    def asked(self, realm: int | None = None, seat: int | None = None, strand: str | None = None) -> Decision:
        """The open question; the first one when several are asked."""
        for d in self.position.pending:
            if realm is not None and names.realm_asked(self.s, d) != realm:
                continue
            if seat in (None, d.seat) and strand in (None, d.strand):
                return d
        raise AssertionError(f"nothing is asked of realm {realm}, seat {seat}, in strand {strand}; {self.asks_all()}")

    def asks(self, realm: int | None = None, seat: int | None = None, strand: str | None = None) -> str:
        """Which realm is asked what: "0 pick"; "" when nothing is."""
        if not self.position.pending:
            return ""
        d = self.asked(realm, seat, strand)
        return f"{names.realm_asked(self.s, d)} {d.kind}"

    def asks_all(self) -> list[str]:
        """All that is asked now, of all realms."""
        return sorted(f"{names.realm_asked(self.s, d)} {d.kind}" for d in self.position.pending)

    def offers(self, realm: int | None = None, seat: int | None = None, strand: str | None = None) -> list[str]:
        """The names of the options."""
        d = self.asked(realm, seat, strand)
        return [self.game.option_name(self.s, d, o) for o in d.options]

    def refused(self, pick: str, realm: int | None = None, seat: int | None = None, strand: str | None = None) -> str:
        """The rule that forbids a choice."""
        with pytest.raises(IllegalChoice) as e:
            self.game.pick(self.s, self.asked(realm, seat, strand), pick)
        return e.value.rule

    def why_not(self, pick: str, realm: int | None = None) -> Refusal:
        """The rule that forbids a choice, and the message."""
        assert pick not in self.offers(realm)
        return self.game.why_not(self.s, self.asked(realm), pick)

    def cards(self, realm: int, where: str) -> list[str]:
        """The cards of a realm in its hand, camp, retired pile, ... ("hand", "chosen", "camp", "retired", "drafted",
        "aside", "lineup"), at a place ("place 1", "place adventure") or in its Nation Deck ("deck")."""
        if where == "deck":
            return [self.s.names[card] for age in range(3) for card in cards(self.s, realm, DECK + age)]
        name = where.removeprefix("place ")
        kind = PLACE + names.PLACE_NAMES.index(name) if name != where else laying.PILES[where]
        return [self.s.names[card] for card in cards(self.s, realm, kind)]

    def where(self, card: str) -> str:
        """The zone a card is in: "camp 0", "places 1.adventure", "deck 0.1" (by Age), "lost 0"; "" for none."""
        number = self.s.names.index(card)
        said = {z: f"{table} {key}" for table, key, z in laying.piles(self.s)}
        for z, row in enumerate(self.s.zones.cards):
            if number in row:
                return said.get(z, self.s.zones.layout.names[z])
        return ""

    def skirmish(self, pair: int) -> list[str]:
        """The line-up between two enemies."""
        return [self.s.names[card] for card in self.s.zones.cards[skirmish_zone(self.s, pair)]]

    def adventure(self, pair: int) -> str:
        """The Adventure between two enemies, or ""."""
        return "".join([self.s.names[card] for card in self.s.zones.cards[adventure_zone(self.s, pair)]])

    def lost(self) -> list[str]:
        """The cards of all Lost Piles."""
        piles = [self.s.zones.cards[laying.lost_zone(self.s, box)] for box in range(self.s.boxes)]
        return [self.s.names[card] for pile in piles for card in pile]

    def left(self, deck: str) -> list[str]:
        """What is left in a deck: "0" for a realm's, "mercenaries 1", "adventures 3"."""
        zones = laying.deck_zones(self.s)[deck]
        return [self.s.names[card] for z in zones for card in self.s.zones.cards[z]]

    def knows(self, seat: int, card: str) -> bool:
        return self.s.zones.known[self.s.names.index(card)] >> seat & 1 == 1

    def is_public(self, card: str) -> bool:
        """Whether everybody knows the card."""
        return self.s.zones.known[self.s.names.index(card)] == PUBLIC

    def gold(self, realm: int) -> int:
        return self.s.gold[realm]

    def tokens(self, realm: int) -> int:
        return self.s.tokens[realm]

    def initiative(self, pair: int) -> int:
        return self.s.initiative[pair]

    def result(self, pair: int, place: str) -> str:
        """How a battle ended: the realm that won it, "tie", "no battle", or "open"."""
        value = self.s.result[pair * PLACES + names.PLACE_NAMES.index(place)]
        return OUTCOMES.get(value, str(value))

    def results(self, pair: int) -> list[str]:
        return [self.result(pair, place) for place in names.PLACE_NAMES]

    def sieged(self) -> list[str]:
        return [self.s.names[card] for card in self.s.sieged]

    def number(self, card: str, table: list[int]) -> int:
        """A number of a card out of a table of the content: `table.number("militia_1", table.s.t.strength)`."""
        return table[self.s.names.index(card) % FACES]

    def told(self, event: str) -> list[Told]:
        """The events of that id since the document was read."""
        return [t for t in self.s.events or [] if t.event == event]

    def text(self) -> str:
        """The position as a document."""
        return document.write(self.game, self.position)
