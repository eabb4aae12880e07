"""What a viewer may know, and worlds that a viewer cannot tell from the true one. No game writes a view by hand."""

from __future__ import annotations

from typing import Any

from .flow import Decision, Position, Strand, again
from .source import Fast, Source
from .state import State
from .zones import REFEREE


def view(pos: Position, viewer: int) -> dict[str, Any]:
    """All that the viewer may know: the public fields, its sight of the zones, its own questions and sealed answers,
    and who else is awaited. `viewer` is a seat, SPECTATOR or REFEREE."""
    s = pos.s
    asks: list[dict[str, Any]] = []
    for d in pos.pending:
        ask: dict[str, Any] = {"seat": d.seat, "ask": d.kind}
        if d.strand:
            ask["strand"] = d.strand
        if s.partners(d.seat) >> viewer & 1 or viewer == REFEREE:
            ask["options"] = d.options
        asks.append(ask)
    sealed: list[dict[str, Any]] = []
    sealed_answers(s, pos.root, viewer, sealed)
    public = {k: getattr(s, k) for k in s.PUBLIC}
    for k in s.PRIVATE:
        field = getattr(s, k)
        public[k] = [v if viewer == REFEREE or s.privy(viewer, i) else None for i, v in enumerate(field)]
    return {
        "viewer": viewer,
        "public": public,
        "zones": s.zones.show(viewer),
        "pending": asks,
        "sealed": sealed,
    }


def sealed_answers(s: Any, strand: Strand, viewer: int, out: list[dict[str, Any]]) -> None:
    """That others have answered is seen by all; what they answered by themselves, their partners and the referee."""
    for d in strand.asks:
        if d.seat in strand.got:
            answer: dict[str, Any] = {"seat": d.seat, "ask": d.kind}
            if s.partners(d.seat) >> viewer & 1 or viewer == REFEREE:
                answer["pick"] = strand.got[d.seat]
            out.append(answer)
    for kid in strand.kids:
        sealed_answers(s, kid, viewer, out)


def carry(s: Any, strand: Strand, new: dict[int, int], viewer: int, redraw: Source | None) -> None:
    """Bring a redeal into the flow: locals that hold cards, options that are cards, sealed answers of others.

    Others' sealed answers are taken back, or drawn anew from `redraw`."""
    for f in strand.stack:
        c: Any = type(f)
        for k in c.CARDS:
            v = getattr(f, k)
            setattr(f, k, [new.get(x, x) for x in v] if isinstance(v, list) else new.get(v, v))
    asks: list[Decision] = []
    for d in strand.asks:
        if strand.sealed and d.kind in s.REVISED:
            asks.append(d if s.partners(d.seat) >> viewer & 1 else again(d, s.choices(d.seat, d.kind)))
        elif d.cards and any([x in new for x in d.options]):
            asks.append(again(d, sorted([new.get(x, x) for x in d.options])))
        else:
            asks.append(d)
    strand.asks = asks
    if strand.got:
        got: dict[int, int] = {}
        for d in asks:
            if d.seat in strand.got:
                if s.partners(d.seat) >> viewer & 1:
                    got[d.seat] = strand.got[d.seat]
                elif redraw is not None and d.kind in s.REVISED:
                    got[d.seat] = strand.got[d.seat]  # that a seat is ready is seen by all
                elif redraw is not None:
                    got[d.seat] = d.options[redraw.below(len(d.options))]
        strand.got = got
    for kid in strand.kids:
        carry(s, kid, new, viewer, redraw)


def determinise(pos: Position, viewer: int, chance: Source, keep_sealed: bool = False) -> Position:
    """A world that the viewer cannot tell from the true one: hidden cards redealt, others' sealed answers taken back
    (or drawn anew, `keep_sealed`), future chance replaced."""
    p = anew(pos, chance)
    s: State = p.s
    carry(s, p.root, s.redeal(viewer, chance), viewer, chance if keep_sealed else None)
    p._pending = None
    return p


def anew(pos: Position, chance: Source) -> Position:
    """The same table with another future: what chance will bring is drawn anew."""
    p = pos.clone()
    source = Fast(chance.word() | chance.word() << 32)
    p.source = source
    resource(p.root, source)
    return p


def redacted(pos: Position, viewer: int) -> Any:
    """The table for whoever draws it for the viewer: what he may not know is not in it. Cards that he does not know are
    dealt anew, always alike, what others know is forgotten, entries of private fields are blank. A drawing that forgets
    to hide a card shows a wrong one, never the true one."""
    s = pos.s.clone()
    s.events = None
    if viewer == REFEREE:
        return s
    s.redeal(viewer, Fast(0))
    zones = s.zones
    for z in range(len(zones.cards)):
        row = zones.cards[z]
        if not zones.layout.ordered[z] and not all([zones.known[c] >> viewer & 1 for c in row]):
            zones.cards[z] = sorted(row)
    for c in range(len(zones.known)):
        zones.known[c] &= 1 << viewer
    for k in s.PRIVATE:
        field = getattr(s, k)
        setattr(s, k, type(field)([v if s.privy(viewer, i) else type(v)() for i, v in enumerate(field)]))
    return s


def resource(strand: Strand, source: Source) -> None:
    """Let the strand and those inside it draw from another source."""
    strand.source = source
    for kid in strand.kids:
        resource(kid, source)
