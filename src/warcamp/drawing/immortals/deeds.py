"""What became of the plans of a round: each revealed card with what it did, in order, once it has been revealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from warcamp.engine.state import Told
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.immortals.state import NONE
from warcamp.games.immortals.told import EVENTS

from .scene import Scene

TOLD = {
    "forfeited", "compensated", "extracted", "transition", "built", "attacked", "fought", "conquered", "deserted",
    "took_region", "returned_region", "moved", "takeover", "marker", "drew", "passed",
}  # fmt: skip
"""What is told of a deed; the rest is seen on the table."""


@dataclass
class Deed:
    """A revealed card, or a pass; `n` counts the deeds of all seats in the round."""

    n: int
    seat: int
    card: int
    slot: int
    events: list[Told] = field(default_factory=list)

    def sides(self) -> list[int]:
        """The sides that it was about."""
        out: list[int] = []
        for event in self.events:
            for (_, domain), value in zip(EVENTS[event.event].params, event.params):
                if domain == "side" and value not in out:
                    out.append(value)
        return out

    def text(self, scene: Scene) -> str:
        told = [event for event in self.events if event.event in TOLD]
        return " ".join(scene.say(IMMORTALS.event_text(scene.s, event)) for event in told)


def deeds(told: Sequence[Told]) -> list[Deed]:
    """The deeds since cards were laid down last."""
    out: list[Deed] = []
    current: Deed | None = None
    for event in told:
        kind, p = event.event, event.params
        if kind == "planned":
            out, current = [], None
        elif kind == "revealed":
            current = Deed(len(out) + 1, p[0], p[1], p[2])
            out.append(current)
        elif kind == "passed":
            current = Deed(len(out) + 1, p[0], NONE, NONE, [event])
            out.append(current)
        elif kind in ("phase", "round"):
            current = None
        elif kind == "compensated":
            if current is not None and current.seat == p[0]:
                current.events.append(event)
            current = None
        elif current is not None:
            current.events.append(event)
    return out
