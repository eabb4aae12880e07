"""The base of every game's state: plain tables of ints, zones of cards, and nothing that cannot be written down."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from .native import mypyc_attr
from .zones import PUBLIC, Zones


class Told:
    """Something that happened, as the rules told it: an event id, its parameters, and who may know its card.

    When `seen` is not PUBLIC the first parameter is a card, and only those seats are told which.
    """

    __slots__ = ("event", "params", "seen")

    def __init__(self, event: str, params: tuple[int, ...], seen: int) -> None:
        self.event = event
        self.params = params
        self.seen = seen


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the engine asks of a game's state. Subclasses are decorated with `@fields`, which writes `clone`.

    PUBLIC names the fields that everybody may see; what is hidden lives in zones. FIXED names the fields that never
    change once set: clones share them, and snapshots leave them out (`derive` makes them anew).
    """

    PUBLIC: ClassVar[tuple[str, ...]] = ()
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

    def tell(self, event: str, *params: int) -> None:
        """Something everybody sees has happened."""
        if self.events is not None:
            self.events.append(Told(event, params, PUBLIC))

    def tell_card(self, event: str, card: int, *params: int) -> None:
        """Something has happened to a card; those who know the card are told which."""
        if self.events is not None:
            both: list[Any] = [card, *params]
            self.events.append(Told(event, tuple(both), self.zones.known[card]))
