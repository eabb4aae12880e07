"""The table as it is drawn for one viewer: what Sight gives, in the words and numbers of Ettin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from warcamp.drawing.sight import Sight
from warcamp.engine.game import Message
from warcamp.engine.zones import REFEREE
from warcamp.games.ettin.names import realm_asked
from warcamp.games.ettin.phrases import card_name, realm_params
from warcamp.games.ettin.seen import ENEMY, OTHER, ROLES, Seen, role_of
from warcamp.games.ettin.state import NONE

LOOKS = 8


@dataclass
class Scene(Seen):
    """One moment, one viewer, one language."""

    sight: Sight
    seat: int = NONE
    """The viewer's seat, NONE for onlookers."""
    realm: int = NONE
    """The realm from whose side the table is drawn."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.sides: dict[int, dict[str, Any]] = {}
        if self.viewer < self.s.seats:
            self.seat = self.viewer
        if self.realm == NONE:
            mine = self.realms_of(self.seat)
            self.realm = mine[0] if mine else 0

    @property
    def between(self) -> str:
        return " · "

    @property
    def referee(self) -> bool:
        return self.viewer == REFEREE

    # -- words
    def say(self, message: Message, /) -> str:
        return self.sight.say(message)

    def text(self, id: str, **params: object) -> str:
        return self.sight.text(id, **params)

    def realm_name(self, r: int) -> str:
        """A realm by its nation, or by the player who has not chosen yet."""
        if self.s.nation[r] == NONE:
            return self.player(r)
        return self.text("et-name", name=realm_params(self.s, "realm", r)["realm"])

    def player(self, r: int) -> str:
        """What the person or bot who leads a realm is called."""
        seat = self.s.controller[r]
        if seat < len(self.sight.names) and self.sight.names[seat]:
            return self.sight.names[seat]
        return self.text("et-seat", seat=seat + 1)

    def card_name(self, card: int) -> str:
        return self.text("et-name", name=card_name(self.s, card))

    # -- symbols
    def look(self, r: int) -> str:
        """The class of a realm's look: that of its player."""
        return f"p{self.s.controller[r] % LOOKS}"

    def role(self, r: int) -> int:
        """What a realm is to the viewer; an onlooker has no part in it."""
        if self.seat == NONE:
            return OTHER
        if self.s.realms == 2 and r != self.realm:
            return ENEMY
        return role_of(self.s, self.realm, r)

    def role_id(self, r: int) -> str:
        return ROLES[self.role(r)]

    def role_text(self, r: int) -> str:
        role = self.role(r)
        return "" if role == OTHER else self.text(f"et-role-{ROLES[role]}")

    def nation(self, r: int) -> str:
        """The id of a realm's nation, empty before it is chosen."""
        return self.s.t.nations[self.s.nation[r]] if self.s.nation[r] != NONE else ""

    def own(self, r: int) -> bool:
        return self.seat != NONE and self.s.controller[r] == self.seat

    def asked(self) -> list[int]:
        """The realms for which the viewer has open questions, else the one from whose side he looks."""
        return list(dict.fromkeys(realm_asked(self.s, d) for d in self.sight.asks)) or [self.realm]

    def ref(self, kind: str, r: int, thing: str) -> str:
        """A reference to something that every realm has: the odd player, who has two realms, needs to know whose
        (ETT-ODD-01)."""
        return f"{kind}{r if len(self.realms_of(self.seat)) > 1 else ''}:{thing}"


def scene_of(sight: Sight) -> Scene:
    """The scene of the viewer, from the side of the realm that he is asked for first."""
    realm = realm_asked(sight.s, sight.asks[0]) if sight.asks else NONE
    return Scene(sight.s, sight.viewer, sight, realm=realm)
