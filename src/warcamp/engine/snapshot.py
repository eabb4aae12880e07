"""Positions as JSON-ready data: for undo on disk, for another process, for a crash report.

A snapshot belongs to the code that made it: it carries a fingerprint of every rule on its stack and is refused
(`Stale`) when that rule has changed. The log of a match is what lasts.
"""

from __future__ import annotations

from typing import Any

from .errors import BadInput, Stale
from .flow import Decision, Frame, Position, Strand
from .rulec import RULES
from .source import Fair, Fast, Source
from .state import State
from .zones import Zones


def dump(pos: Position) -> dict[str, Any]:
    """The position as plain data."""
    return {"table": dump_state(pos.s), "flow": dump_strand(pos.root), "source": dump_source(pos.source)}


def load(data: dict[str, Any], blank: State, key: bytes = b"") -> Position:
    """The position of a dump. `blank` is a fresh table of the same game and content; a fair source needs its key."""
    load_state(data["table"], blank)
    source = load_source(data["source"], key)
    return Position(blank, load_strand(data["flow"], source), source)


def dump_state(s: State) -> dict[str, Any]:
    kept = [k for k in s.FIELDS if k not in s.FIXED and k != "zones"]
    return {**{k: getattr(s, k) for k in kept}, "zones": s.zones.cards, "known": s.zones.known}


def load_state(data: dict[str, Any], s: State) -> None:
    for k in s.FIELDS:
        if k in s.FIXED or k == "zones":
            continue
        if k not in data:
            raise Stale("table", f"the snapshot has no field {k!r}: replay the log")
        setattr(s, k, like(getattr(s, k, None), data[k]))
    s.zones = Zones(s.zones.layout, [z[:] for z in data["zones"]], data["known"][:])
    s.derive()


def like(old: Any, v: Any) -> Any:
    """A value out of JSON in the form the field has: lists are new ones, tuples are tuples again, inner ones too."""
    if isinstance(old, tuple):
        return tuple([tuple(x) if isinstance(x, list) else x for x in v])
    return v[:] if isinstance(v, list) else v


def dump_strand(strand: Strand) -> dict[str, Any]:
    stack = []
    for f in strand.stack:
        c: Any = type(f)
        stack.append([c.RULE, c.PRINT, f.pc, [getattr(f, k) for k in c.FIELDS]])
    out: dict[str, Any] = {"name": strand.name, "stack": stack}
    if strand.asks:
        out["asks"] = [[d.seat, d.kind, d.options, d.cards, d.force] for d in strand.asks]
        out["sealed"] = strand.sealed
    if strand.got:
        out["got"] = [[k, v] for k, v in strand.got.items()]
    if strand.kids:
        out["kids"] = [dump_strand(k) for k in strand.kids]
        out["value"] = strand.value
    return out


def load_strand(data: dict[str, Any], source: Source) -> Strand:
    stack: list[Frame] = []
    for rule, fingerprint, pc, values in data["stack"]:
        cls: Any = RULES.get(rule)
        if cls is None or fingerprint != cls.PRINT:
            raise Stale(f"flow.{rule}", "this rule has changed since the snapshot: replay the log")
        f = cls(None, *values[: cls.PARAMS])
        f.pc = pc
        for k, v in zip(cls.FIELDS[cls.PARAMS :], values[cls.PARAMS :], strict=True):
            setattr(f, k, v)
        stack.append(f)
    strand = Strand(data["name"], stack, source)
    for seat, kind, options, cards, force in data.get("asks", []):
        d = Decision(seat, kind, options, cards, force)
        d.strand = strand.name
        strand.asks.append(d)
    strand.got = dict(data.get("got", []))
    strand.sealed = data.get("sealed", False)
    strand.kids = [load_strand(k, source) for k in data.get("kids", [])]
    strand.value = data.get("value")
    return strand


def dump_source(source: Source) -> dict[str, Any]:
    """How far a source has been used; never the key of a fair one."""
    if isinstance(source, Fair):
        return {"kind": "fair", "used": source.used.copy()}
    if isinstance(source, Fast):
        return {"kind": "fast", "used": source.used.copy(), "state": [source.seed, source.a, source.b]}
    raise BadInput("source", f"a {type(source).__name__} source cannot be stored")


def load_source(data: dict[str, Any], key: bytes) -> Source:
    if data["kind"] == "fair":
        source: Source = Fair(key)
    else:
        seed, a, b = data["state"]
        fast = Fast(seed)
        fast.a = a
        fast.b = b
        source = fast
    source.used = dict(data["used"])
    return source
