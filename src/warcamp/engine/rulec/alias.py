"""A guard for tests: what a rule keeps across an await must be its own plain data, or a clone would part it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..errors import BrokenInvariant
from ..flow import Frame, Position, Strand, Waitable

CONTAINERS = (list, dict, set)


def attributes(s: Any) -> Iterator[tuple[str, Any]]:
    """All attributes of an object, whether it has a __dict__, __slots__ or FIELDS."""
    names = dict.fromkeys(getattr(s, "__dict__", {}))
    for c in type(s).__mro__:
        slots = c.__dict__.get("__slots__", ())
        names |= dict.fromkeys((slots,) if isinstance(slots, str) else slots)
    names |= dict.fromkeys(getattr(s, "FIELDS", ()))
    for name in names:
        if not name.startswith("__") and hasattr(s, name):
            yield name, getattr(s, name)


def owned(s: Any) -> dict[int, str]:
    """The containers of the state and of its zones, by identity."""
    out = {id(v): f"s.{k}" for k, v in attributes(s) if isinstance(v, CONTAINERS)}
    zones = getattr(s, "zones", None)
    if zones is not None:
        out |= {id(zones.cards): "s.zones.cards", id(zones.known): "s.zones.known"}
        out |= {id(z): f"s.zones.cards[{i}]" for i, z in enumerate(zones.cards)}
    return out


def frames(strand: Strand) -> Iterator[Frame]:
    """Every frame of a strand and of those inside it."""
    yield from strand.stack
    for kid in strand.kids:
        yield from frames(kid)


def alias_check(position: Position) -> None:
    """Raise BrokenInvariant when a frame holds a container of the state, a container of containers, or a rule that
    has not begun."""
    theirs = owned(position.s)
    for f in frames(position.root):
        c: Any = type(f)
        for k in getattr(c, "FIELDS", ()):
            v = getattr(f, k)
            what = f"local '{k}'" if not k.startswith("_") else "a value worked out before the await"
            place = f"{c.RULE}, line {c.LINES.get(f.pc, 0)} of {c.FILE}: {what}"
            if isinstance(v, Waitable):
                raise BrokenInvariant(f"{place} is something still to be awaited: make it where it is awaited")
            if not isinstance(v, (*CONTAINERS, tuple)):
                continue
            inside = list(v.values()) if isinstance(v, dict) else list(v)
            for x in (v, *inside):
                if id(x) in theirs:
                    raise BrokenInvariant(
                        f"{place} is {theirs[id(x)]}, a list of the state: copy it, or look it up again"
                    )
            if not k.startswith("_") and any(isinstance(x, CONTAINERS) for x in inside):
                raise BrokenInvariant(f"{place} holds lists inside a list: a clone copies only one level")
