"""The base of every game's state: plain tables of ints, zones of cards, and nothing that cannot be written down."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from .native import mypyc_attr
from .source import Source
from .zones import PUBLIC, Zones

NIL: Final = -(10**9)
"""No parameter."""


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
    REVISED names the sealed questions that a seat answers in steps of its own, unseen, until it is ready.
    """

    PUBLIC: ClassVar[tuple[str, ...]] = ()
    PRIVATE: ClassVar[tuple[str, ...]] = ()
    FIXED: ClassVar[tuple[str, ...]] = ()
    REVISED: ClassVar[tuple[str, ...]] = ()
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

    def redeal(self, viewer: int, chance: Source) -> dict[int, int]:
        """Lay in the place of all that the viewer cannot know something that it cannot tell from it; gives
        {old card: new card}. It hangs on what the viewer knows and on `chance`, on nothing else."""
        return self.zones.redeal(viewer, chance)

    def is_step(self, kind: str, option: int) -> bool:
        """Whether an answer to a REVISED question is a step, after which the seat is asked again."""
        return False

    def take_step(self, seat: int, kind: str, option: int) -> None:
        """Change what the seat alone sees."""

    def choices(self, seat: int, kind: str) -> list[int]:
        """The options of a REVISED question as things stand for the seat."""
        raise NotImplementedError

    def choices_after(self, seat: int, kind: str, option: int, before: list[int]) -> list[int]:
        """The same when a step has been taken and the options before it are at hand, for games that can make the ones
        from the others quicker."""
        return self.choices(seat, kind)

    def tell(self, event: str, a: int = NIL, b: int = NIL, c: int = NIL, d: int = NIL, e: int = NIL) -> None:
        """Something everybody sees has happened. Mostly nobody listens, so the call must cost next to nothing."""
        if self.events is not None:
            self.events.append(Told(event, given(a, b, c, d, e), PUBLIC))

    def tell_to(self, audience: int, event: str, a: int = NIL, b: int = NIL, c: int = NIL, d: int = NIL) -> None:
        """Something only these seats see has happened."""
        if self.events is not None:
            self.events.append(Told(event, given(a, b, c, d, NIL), audience, True))

    def tell_card(self, event: str, card: int, a: int = NIL, b: int = NIL, c: int = NIL) -> None:
        """Something has happened to a card; those who know the card are told which."""
        if self.events is not None:
            self.events.append(Told(event, given(card, a, b, c, NIL), self.zones.known[card]))


def given(a: int, b: int, c: int, d: int, e: int) -> tuple[int, ...]:
    """The parameters that were given."""
    return tuple([x for x in (a, b, c, d, e) if x != NIL])
