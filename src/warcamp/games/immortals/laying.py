"""Where the cards of a document lie, and who knows them."""

from __future__ import annotations

from typing import Any

from warcamp.engine.errors import BadInput

from ..laying import Laying, write_known
from ..reading import Reader
from .layout import (
    CONFLICT_DECK,
    DISCARD,
    DRAFT_DECK,
    DRAFT_DISCARD,
    DRAFT_HAND,
    HAND,
    PLAYED,
    REGION_DECK,
    SHOWN,
    SLOT,
)
from .rules.draft import card_realm
from .rules.setup import own_cards
from .state import DRAFT, NONE, Immortals, cards, table_zone, zone
from .tables import BLANK_CARD, REGIONS, SLOTS

PILES = {"hand": HAND, "draft_hand": DRAFT_HAND, "played": PLAYED}


def homes(s: Immortals) -> dict[int, int]:
    """Where each card of the game is that a document does not name: Region cards in their deck, Conflict cards in that
    of their realm or, once the draft is over, in the common one, blank and Magic cards in the hand of their player."""
    out = {card: table_zone(s, REGION_DECK) for card in range(REGIONS)}
    for card in range(REGIONS, BLANK_CARD):
        drafting = s.phase <= DRAFT
        out[card] = table_zone(s, DRAFT_DECK + card_realm(card) if drafting else CONFLICT_DECK)
    for p in range(s.seats):
        out |= dict.fromkeys(own_cards(p), zone(p, HAND))
    return out


def piles(s: Immortals) -> list[tuple[str, str, int]]:
    """The table, the key and the zone of all that a seat has."""
    out = [(name, str(p), zone(p, kind)) for name, kind in PILES.items() for p in range(s.seats)]
    out += [("slots", f"{p}.{s.t.slots[k]}", zone(p, SLOT + k)) for p in range(s.seats) for k in range(SLOTS)]
    return out


def write_cards(s: Immortals) -> dict[str, Any]:
    """All cards that are not where they usually are."""
    home = homes(s)
    out: dict[str, Any] = {}
    for table, key, z in piles(s):
        row = [s.names[card] for card in sorted(s.zones.cards[z]) if home[card] != z]
        if row:
            out.setdefault(table, {})[key] = row[0] if table == "slots" else row
    for name, kind in (("discard", DISCARD), ("shown", SHOWN)):
        out[name] = [s.names[card] for card in sorted(s.zones.cards[table_zone(s, kind)])]
    drafted = [card for realm in range(2) for card in s.zones.cards[table_zone(s, DRAFT_DISCARD + realm)]]
    out["draft_discard"] = [s.names[card] for card in sorted(drafted)]
    out["openly"] = [s.names[card] for card in range(REGIONS, BLANK_CARD) if s.holder[card] != NONE]
    out["known"] = write_known(s, ((card, z) for z, row in enumerate(s.zones.cards) for card in sorted(row)))
    return out


class CardLaying(Laying[Immortals]):
    """Cards of Immortals being laid out."""

    stranger = "nobody plays the colour of"


def laying_of(s: Immortals, doc: Reader) -> CardLaying:
    return CardLaying(s, doc, homes(s))


def read_cards(s: Immortals, doc: Reader) -> None:
    """Lay the cards that the document names where it says, all others where they usually are. A `deck` that is given
    holds just the Conflict cards it names; the others are discarded."""
    laying = laying_of(s, doc)
    at = {(table, key): z for table, key, z in piles(s)}
    for name in dict.fromkeys(table for table, _ in at):
        for key, found in doc.table(name, tuple(key for table, key in at if table == name)):
            laying.lay([found] if name == "slots" else found, at[name, key], f"{name}.{key}")
            check_own(laying, int(key.partition(".")[0]), at[name, key], f"{name}.{key}")
    for name, kind in (("discard", DISCARD), ("shown", SHOWN)):
        laying.lay(doc.get(name, []), table_zone(s, kind), name)
    for word in doc.as_words(doc.get("draft_discard", []), "draft_discard"):
        card = laying.card(word, "draft_discard")
        if not REGIONS <= card < BLANK_CARD:
            raise BadInput("draft_discard", f"{word!r} is no Conflict card")
        laying.lay([word], table_zone(s, DRAFT_DISCARD + card_realm(card)), "draft_discard")
    if "deck" in doc.document:
        laying.lay(doc.get("deck", []), table_zone(s, CONFLICT_DECK), "deck")
        laying.home |= dict.fromkeys(range(REGIONS, BLANK_CARD), table_zone(s, DISCARD))
    laying.lay_the_rest()
    read_holders(laying)
    laying.read_known()


def check_own(laying: CardLaying, p: int, z: int, path: str) -> None:
    """Blank and Magic cards are with their own player (IMM-SET-07)."""
    s = laying.s
    for card in s.zones.cards[z]:
        if card >= BLANK_CARD and card not in own_cards(p):
            raise BadInput(path, f"{s.names[card]!r} is another player's")


def read_holders(laying: CardLaying) -> None:
    """A Region card is held by the player who has it; of the Conflict cards named `openly` everybody knows it."""
    s, doc = laying.s, laying.doc
    shown = s.zones.cards[table_zone(s, SHOWN)]
    openly = [laying.card(word, "openly") for word in doc.as_words(doc.get("openly", []), "openly")]
    for p in range(s.seats):
        held = cards(s, p, HAND) + (shown if s.turn == p else [])
        for slot in range(SLOTS):
            row = cards(s, p, SLOT + slot)
            held = held + row
            s.covered[p] |= (1 << slot) if row else 0
        for card in held:
            if card < REGIONS or card in openly:
                s.holder[card] = p
    s.card = shown[0] if shown else NONE
