"""What must hold at every moment: nothing is lost, and what is worked out agrees with what it is worked out from."""

from __future__ import annotations

from warcamp.engine.errors import BrokenInvariant

from .state import LEVELS, NOBODY, NONE, SETUP, Clash, discard_pile, hand, legendaries, pile, refit


def check(s: Clash) -> None:
    """Raise BrokenInvariant when a figure, an elf, a card or a gear is missing, or a cached number is wrong."""
    figures(s)
    elves(s)
    gear(s)
    cards(s)
    derived(s)


def expect(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise BrokenInvariant(f"{what}: {found} instead of {wanted}")


def on_map(s: Clash, side: int, level: int) -> int:
    return sum(s.units[(side * s.places + place) * LEVELS + level] for place in range(s.places))


def figures(s: Clash) -> None:
    """Every figure is on the board or in its owner's reserve."""
    for p in range(s.seats):
        if s.clan[p] == NONE or (s.phase == SETUP and not s.reserve[p * LEVELS]):
            continue
        for level in range(LEVELS):
            total = on_map(s, p, level) + s.reserve[p * LEVELS + level]
            expect(f"figures of seat {p}, level {level + 1}", total, s.t.figures[s.clan[p] * LEVELS + level])


def elves(s: Clash) -> None:
    """Every elf token is on the board, in the bag or slain."""
    for level in range(LEVELS):
        total = on_map(s, s.seats, level) + s.bag[level] + s.slain[level]
        expect(f"elves of type {level + 1}", total, s.t.figures[s.t.elves * LEVELS + level])


def gear(s: Clash) -> None:
    """Every equipment card is somewhere, and six different ones are on offer while there are any."""
    for g in range(s.t.equipment):
        total = s.deck[g] + s.under.count(g) + s.discard[g] + s.worn.count(g)
        total += sum(row.count(g) for row in s.aside)
        total += sum(n for design, n in zip(s.market, s.stock, strict=True) if design == g)
        expect(f"copies of {s.t.gear[g]}", total, s.t.gear_copies[g])
    expect("different equipments on the market", len(set(s.market)), len(s.market))


def cards(s: Clash) -> None:
    """Seven tactics cards a seat, three or two of them in hand; every legendary in deck, anvil or forged."""
    if s.phase == SETUP:
        return
    for p in range(s.seats):
        found = [c for zone in (hand(s, p), pile(s, p), discard_pile(s, p)) for c in s.zones.cards[zone]]
        expect(f"tactics cards of seat {p}", sorted(found), list(range(s.clan[p] * 7, s.clan[p] * 7 + 7)))
    first = len(s.t.tactic_ids)
    found = [c for zone in s.zones.cards[s.seats * 3 :] for c in zone]
    expect("legendary cards", sorted(found), list(range(first, len(s.zones.known))))
    total = sum(legendaries(s, p) for p in range(s.seats))
    expect("forged legendaries", total, len(s.zones.cards[s.seats * 4 + 1]))


def derived(s: Clash) -> None:
    """Troop counts, owners and statistics from scratch."""
    for side in range(s.seats + 1):
        for place in range(s.places):
            row = side * s.places + place
            expect("troops", s.troops[row], sum(s.units[row * LEVELS : row * LEVELS + LEVELS]))
    for place in range(s.board.territories):
        there = [side for side in range(s.seats + 1) if s.troops[side * s.places + place]]
        if place in s.clashes:
            if s.field != place:
                expect(f"sides in contested place {place}", len(there), 2)
        else:
            expect(f"owner of place {place}", s.owner[place], there[0] if len(there) == 1 else NOBODY)
    old = s.stat
    twin = s.clone()
    for side in range(s.seats + 1):
        for level in range(LEVELS):
            if side == s.seats or s.clan[side] != NONE:
                refit(twin, side, level)
    expect("statistics", old, twin.stat)
