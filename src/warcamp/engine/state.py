"""The base of every game's state: plain tables of ints, zones of cards, and nothing that cannot be written down."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from .native import mypyc_attr
from .zones import PUBLIC, Zones


class Told:
    """Something that happened, as the rules told it: an event id, its parameters, and who may know its card.

    When `seen` is not PUBLIC the first parameter is a card, and only those seats are told which; of a `private` event
    the others are told nothing at all.
    """

    __slots__ = ("event", "params", "private", "seen")

    def __init__(self, event: str, params: tuple[int, ...], seen: int, private: bool = False) -> None:
        self.event = event
        self.params = params
        self.seen = seen
        self.private = private


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the engine asks of a game's state. Subclasses are decorated with `@fields`, which writes `clone`.

    PUBLIC names the fields that everybody may see, PRIVATE those lists of which a viewer sees only the entries it is
    `privy` to; what else is hidden lives in zones. FIXED names the fields that never
    change once set: clones share them, and snapshots leave them out (`derive` makes them anew).
    """

    PUBLIC: ClassVar[tuple[str, ...]] = ()
    PRIVATE: ClassVar[tuple[str, ...]] = ()
    FIXED: ClassVar[tuple[str, ...]] = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    over: bool
    zones: Zones
    events: list[Told] | None

    def __init__(self) -> None:
        self.over = False
        self.events = None

    def clone(self) -> Self:
        raise NotImplementedError

    def derive(self) -> None:
        """Make the FIXED fields from the others, after a load."""

    def partners(self, seat: int) -> int:
        """The seats that share what a seat knows and chooses, as a mask: itself, in a team also its ally."""
        return 1 << seat

    def privy(self, viewer: int, index: int) -> bool:
        """Whether a viewer sees entry `index` of a PRIVATE field."""
        return False

    def tell(self, event: str, *params: int) -> None:
        """Something everybody sees has happened."""
        if self.events is not None:
            self.events.append(Told(event, params, PUBLIC))

    def tell_to(self, audience: int, event: str, *params: int) -> None:
        """Something only these seats see has happened."""
        if self.events is not None:
            self.events.append(Told(event, params, audience, True))

    def tell_card(self, event: str, card: int, *params: int) -> None:
        """Something has happened to a card; those who know the card are told which."""
        if self.events is not None:
            both: list[Any] = [card, *params]
            self.events.append(Told(event, tuple(both), self.zones.known[card]))
