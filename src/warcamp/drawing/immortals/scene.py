"""The table as it is drawn for one viewer: what Sight gives, in the words and numbers of Immortals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from warcamp.drawing.sight import Sight
from warcamp.engine.game import Message, Name
from warcamp.engine.zones import REFEREE
from warcamp.games.immortals import phrases
from warcamp.games.immortals.names import card_name
from warcamp.games.immortals.rules.magic import magic_kind
from warcamp.games.immortals.state import GREEN, NONE, Immortals, realm_of, zone
from warcamp.games.immortals.tables import (
    BLANK_CARD,
    CONFLICT_CARD,
    JOKER_CARD,
    MAGIC_CARD,
    PROVINCES,
    REGIONS,
    TRIBES,
)

from .plan import Plan

Item = dict[str, Any]
LOOKS = (2, 5, 1, 0, 4)
"""By seat: the look that has the colour of the cubes: red, purple, blue, yellow, black."""
INHABITANTS = "elf"
REALMS = ("light", "dark")
GROUNDS = {"mountains": "peak", "forest": "tree", "plains": "prosperous", "coast": "wave", "marsh": "thorns"}
"""The sign of each terrain."""
ACTION_GLYPHS = ("gold", "bolt", "arrow_up", "hammer", "sword", "boot", "relic", "claws", "magic")
"""By action of a slot."""
BUILDING_GLYPHS = ("gate", "relic", "city")
CRESTS = ("elf", "bow", "knight", "bag", "hammer", "horned", "troll", "skull", "moon", "giant")
"""By tribe."""


@dataclass
class Scene:
    """One moment, one viewer, one language."""

    sight: Sight
    plan: Plan
    seat: int = NONE
    """The viewer's seat, NONE for onlookers."""
    kept: dict[str, Any] = field(default_factory=dict)
    """What is worked out once for a picture."""
    s: Immortals = field(init=False)

    def __post_init__(self) -> None:
        self.s = self.sight.s
        if self.sight.viewer < self.s.seats:
            self.seat = self.sight.viewer

    @property
    def referee(self) -> bool:
        return self.sight.viewer == REFEREE

    # -- words
    def say(self, message: Message) -> str:
        return self.sight.say(message)

    def text(self, id: str, **params: object) -> str:
        return self.sight.text(id, **params)

    def named(self, name: object) -> str:
        return self.text("im-name", name=name)

    def player(self, p: int) -> str:
        """What the person or bot in a seat is called; else the colour."""
        if p < len(self.sight.names) and self.sight.names[p]:
            return self.sight.names[p]
        return self.named(phrases.player(p))

    def colour(self, colour: int) -> str:
        """Whose cubes they are."""
        return self.named(phrases.colour_text(colour)) if colour == GREEN else self.player(colour)

    def region(self, region: int) -> str:
        return self.named(phrases.region_name(self.s, region))

    def side(self, side: int) -> str:
        return self.say(phrases.side_text(self.s, side))

    def tribe(self, tribe: int) -> str:
        return self.named(phrases.tribe_name(self.s, tribe))

    def tribes(self, p: int) -> str:
        both = [self.tribe(tribe) for tribe in (self.s.light[p], self.s.dark[p]) if tribe != NONE]
        return " · ".join(both)

    # -- symbols
    def look(self, p: int) -> str:
        return look_of(p)

    # -- things
    def side_ref(self, side: int) -> str:
        return f"side:{self.s.t.sides[side]}"

    def slot_ref(self, slot: int) -> str:
        return f"slot:{self.s.t.slots[slot]}"

    def card_ref(self, card: int) -> str:
        return f"card:{card_name(self.s, card)}"

    def knows(self, card: int) -> bool:
        return self.referee or bool(self.s.zones.known[card] >> self.sight.viewer & 1)

    def row(self, p: int, kind: int) -> list[int]:
        """The cards of a seat's zone, NONE for those that the viewer does not know."""
        return [card if self.knows(card) else NONE for card in self.s.zones.cards[zone(p, kind)]]

    def boards(self) -> list[int]:
        """The seats whose cards the viewer sees."""
        return list(range(self.s.seats)) if self.referee else [self.seat] if self.seat != NONE else []


def look_of(colour: int) -> str:
    """The class of a colour's look."""
    return INHABITANTS if colour == GREEN else f"p{LOOKS[colour]}"


def card_item(scene: Scene, card: int, key: str = "c") -> Item:
    """A card that the viewer knows: its sign, its name, its realm."""
    s = scene.s
    out: Item = {"k": f"{key}-{s.names[card]}", "label": scene.say(phrases.card_text(s, card)), "realm": "", "n": 1}
    if card >= MAGIC_CARD:
        energy, gold = phrases.card_cost(s, 0, 8, card)
        cost = scene.say(phrases.cost_text(energy, gold))
        name = scene.named(Name("magic", s.t.magics[magic_kind(card)]))
        return out | {"kind": "magic", "glyph": "magic", "name": name, "small": cost}
    if card >= BLANK_CARD:
        return out | {"kind": "blank", "glyph": "mask", "name": out["label"], "small": scene.text("im-card-bluff")}
    if card >= JOKER_CARD:
        province = card - JOKER_CARD
        realm = province // PROVINCES
        name = scene.named(phrases.province_text(s, province).params["province"])
        ground = scene.plan.shapes[s.t.province_sides[province % PROVINCES][0]]
        return out | face("joker", "star", name, scene.text("im-card-joker"), realm, ground.terrain)
    if card >= CONFLICT_CARD:
        side = card - CONFLICT_CARD
        ground = scene.plan.shapes[side % REGIONS]
        kind = scene.text("im-card-conflict")
        name = scene.region(side % REGIONS)
        return out | face("conflict", "crossed", name, kind, realm_of(side), ground.terrain, ground.hint)
    ground = scene.plan.shapes[card]
    kind, glyph = scene.text("im-card-region"), GROUNDS[ground.terrain]
    return out | face("region", glyph, scene.region(card), kind, NONE, ground.terrain, ground.hint)


def face(kind: str, glyph: str, name: str, small: str, realm: int, terrain: str, hint: str = "") -> Item:
    word = REALMS[realm] if realm != NONE else "both"
    out = {"kind": kind, "glyph": glyph, "name": name, "small": small, "realm": word, "ground": terrain}
    return out | ({"hint": hint} if hint else {})


def card_order(card: int) -> tuple[int, int]:
    """Hands are shown with Region cards first, then Conflict cards by region, jokers, Magic, blanks."""
    if CONFLICT_CARD <= card < JOKER_CARD:
        side = card - CONFLICT_CARD
        return 1, side % REGIONS * 2 + realm_of(side)
    kind = 0 if card < CONFLICT_CARD else 2 if card < BLANK_CARD else 4 if card < MAGIC_CARD else 3
    return kind, card


assert len(CRESTS) == 2 * TRIBES
