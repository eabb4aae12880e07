"""Where the cards of a document lie, and who knows them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from warcamp.engine.errors import BadInput
from warcamp.engine.zones import PUBLIC

from ..laying import Laying, write_known
from ..reading import Reader
from .names import PLACE_NAMES
from .state import (
    BOX_ZONES,
    CAMP,
    CHOSEN,
    DECK,
    DRAFTED,
    HAND,
    LINEUP,
    PAIR_ZONES,
    PLACE,
    REALM_ZONES,
    RETIRED,
    SET_ASIDE,
    Ettin,
    adventure_zone,
    box_of,
    skirmish_zone,
    zone,
)
from .tables import FACES, MERCENARY, UNITS

FACE_DOWN = "?"
PILES = {
    "hand": HAND,
    "chosen": CHOSEN,
    "camp": CAMP,
    "retired": RETIRED,
    "drafted": DRAFTED,
    "aside": SET_ASIDE,
    "lineup": LINEUP,
}


def write_cards(s: Ettin) -> dict[str, Any]:
    """All cards that are not in a deck, pile by pile."""
    out: dict[str, Any] = {}
    for table, key, z in piles(s):
        row = [("" if seen(s, card, z) else FACE_DOWN) + s.names[card] for card in s.zones.cards[z]]
        if row:
            out.setdefault(table, {})[key] = row
    lost = {str(box): [s.names[card] for card in s.zones.cards[lost_zone(s, box)]] for box in range(s.boxes)}
    out["lost"] = lost["0"] if s.boxes == 1 else {box: row for box, row in lost.items() if row}
    out["known"] = write_known(s, lying(s))
    return out


def piles(s: Ettin) -> list[tuple[str, str, int]]:
    """The table, the key and the zone of all that is neither deck nor lost."""
    out = [(name, str(r), zone(r, kind)) for name, kind in PILES.items() for r in range(s.realms)]
    out += [
        ("places", f"{r}.{name}", zone(r, PLACE + place))
        for r in range(s.realms)
        for place, name in enumerate(PLACE_NAMES)
    ]
    for i in range(s.realms // 2):
        out += [("skirmish", str(i), skirmish_zone(s, i)), ("adventure", str(i), adventure_zone(s, i))]
    return out


def is_place(s: Ettin, z: int) -> bool:
    return z < s.realms * REALM_ZONES and PLACE <= z % REALM_ZONES < PLACE + len(PLACE_NAMES)


def seen(s: Ettin, card: int, z: int) -> bool:
    """Whether the card does not need a question mark: it lies face up, or not at a place."""
    return not is_place(s, z) or s.zones.known[card] == PUBLIC


def box_zone(s: Ettin, box: int, kind: int) -> int:
    return s.realms * REALM_ZONES + s.realms // 2 * PAIR_ZONES + box * BOX_ZONES + kind


def lost_zone(s: Ettin, box: int) -> int:
    return box_zone(s, box, BOX_ZONES - 1)


def lying(s: Ettin) -> Iterator[tuple[int, int]]:
    """All cards, each with its zone, but for those that lie face up at a place."""
    for z, row in enumerate(s.zones.cards):
        for card in row:
            if not (s.zones.known[card] == PUBLIC and is_place(s, z)):
                yield card, z


class EttinLaying(Laying[Ettin]):
    """Cards at a place lie face up unless a question mark stands before them."""

    stranger = "nobody plays the nation of"

    def put(self, word: str, z: int, path: str) -> None:
        down = is_place(self.s, z) and word.startswith(FACE_DOWN)
        card = self.card(word[1:] if down else word, path)
        self.claim(card, word, path)
        self.s.zones.put(card, z)
        if is_place(self.s, z) and not down:
            self.s.zones.reveal(card)


def homes(s: Ettin) -> dict[int, int]:
    """The deck each card of the game comes from (ETT-SETUP-02, ETT-SETUP-03, ETT-SETUP-06)."""
    realm_of = {(box_of(s, r), s.nation[r]): r for r in range(s.realms)}
    out: dict[int, int] = {}
    for card in range(s.boxes * FACES):
        box, face = divmod(card, FACES)
        age = s.t.age[face] - 1
        nation = s.t.nation[face]
        if face >= UNITS:
            out[card] = box_zone(s, box, 3 + age)
        elif nation == MERCENARY:
            out[card] = box_zone(s, box, age)
        elif (box, nation) in realm_of:
            out[card] = zone(realm_of[box, nation], DECK + age)
    return out


def read_cards(s: Ettin, doc: Reader) -> None:
    """Lay the cards that the document names where it says, all others into their decks."""
    laying = EttinLaying(s, doc, homes(s))
    at = {(table, key): z for table, key, z in piles(s)}
    for name in dict.fromkeys(table for table, _ in at):
        for key, found in doc.table(name, tuple(key for table, key in at if table == name)):
            laying.lay(found, at[name, key], f"{name}.{key}")
    read_lost(laying)
    read_decks(laying)
    laying.lay_the_rest()
    laying.read_known()


def read_lost(laying: EttinLaying) -> None:
    """A list of lost cards, each in the pile of its own box, or the piles by box."""
    s, doc = laying.s, laying.doc
    found = doc.get("lost", [])
    if isinstance(found, dict):
        for key, row in doc.table("lost", tuple(str(box) for box in range(s.boxes))):
            laying.lay(row, lost_zone(s, int(key)), f"lost.{key}")
        return
    for word in doc.as_words(found, "lost"):
        laying.lay([word], lost_zone(s, laying.card(word, "lost") // FACES), "lost")


def deck_zones(s: Ettin) -> dict[str, list[int]]:
    """Decks by name: a realm's number, or `mercenaries 1`, `adventures 3` with the Age (of box 1: `adventures 3@2`)."""
    out = {str(r): [zone(r, DECK + age) for age in range(3)] for r in range(s.realms) if s.nation[r] != MERCENARY}
    for box in range(s.boxes):
        for age in range(3):
            end = f"{age + 1}@{box + 1}" if box else str(age + 1)
            out[f"mercenaries {end}"] = [box_zone(s, box, age)]
            out[f"adventures {end}"] = [box_zone(s, box, 3 + age)]
    return out


def read_decks(laying: EttinLaying) -> None:
    """A deck that is given holds these cards and no others; the others that are named nowhere are lost."""
    s = laying.s
    decks = deck_zones(s)
    for name, found in laying.doc.table("deck", tuple(decks)):
        path = f"deck.{name}"
        for word in laying.doc.as_words(found, path):
            z = laying.home[laying.card(word, path)]
            if z not in decks[name]:
                raise BadInput(path, f"{word!r} is of another deck")
            laying.lay([word], z, path)
        for card, z in laying.home.items():
            if z in decks[name] and card not in laying.laid:
                laying.laid.add(card)
                s.zones.put(card, lost_zone(s, card // FACES))
