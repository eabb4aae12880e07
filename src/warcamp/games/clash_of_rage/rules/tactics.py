"""Phase A: tactics cards, bastions in round 1, income, reinforcements (COR-TAC, COR-BAS, COR-INC, COR-REI)."""

from __future__ import annotations

from warcamp.engine.chance import Pick, chance
from warcamp.engine.flow import Decision, choose, choose_all
from warcamp.engine.rulec import rule

from ..state import LEVELS, Clash, bastion, discard_pile, hand, held, recruit, replaced


@rule
async def tactics(s: Clash) -> None:
    """Choose, reveal, play order, bastions, income, reinforcements, in this order (COR-TAC-06). What all get at once
    is dealt out in play order (COR-GEN-10)."""
    chosen: dict[int, int] = await choose_all(
        [Decision(p, "tactics", sorted(s.zones.cards[hand(s, p)]), True) for p in range(s.seats)]
    )
    reveal(s, chosen)
    await play_order(s)
    if s.round == 1:
        for p in s.order:
            cell: int = await choose(p, "bastion", s.board.sites())
            place_bastion(s, p, cell)
    for p in s.order:
        income(s, p)
    for p in s.order:
        await reinforce(s, p)


def reveal(s: Clash, chosen: dict[int, int]) -> None:
    """All cards are turned over together and lie on the discard piles; the other two stay hidden in hand
    (COR-TAC-01, COR-TAC-02, COR-TAC-07)."""
    for p in range(s.seats):
        s.zones.move(chosen[p], hand(s, p), discard_pile(s, p))
        s.played = replaced(s.played, p, chosen[p])
        s.tell("played", p, chosen[p])


@rule
async def play_order(s: Clash) -> None:
    """The lowest number plays first (COR-TAC-04). Alike numbers, which only changed content can have: who was later in
    the round before goes first, in round 1 at random (COR-TAC-05)."""
    if s.round == 1:
        numbers = [s.t.tactic_order[s.played[p]] for p in range(s.seats)]
        if len(set(numbers)) < s.seats:
            before: list[int] = []
            while len(before) < s.seats:
                p: int = await chance(
                    Pick([0 if k in before else 1 for k in range(s.seats)], [str(k) for k in range(s.seats)])
                )
                before.append(p)
            s.order = tuple(before)
    latest = list(reversed(s.order))
    ranked = sorted([(s.t.tactic_order[s.played[p]], latest.index(p), p) for p in range(s.seats)])
    s.order = tuple([p for _, _, p in ranked])
    for i in range(s.seats):
        s.tell("ordered", s.order[i], i)


def place_bastion(s: Clash, p: int, cell: int) -> None:
    """It stands there for the whole game (COR-BAS-01, COR-BAS-04, COR-BAS-05)."""
    s.bastions = replaced(s.bastions, p, cell)
    s.board = s.board.with_bastion(p, cell)
    s.tell("bastion", p, cell)


def income(s: Clash, p: int) -> None:
    """The gold of the card, three crystals for each city held (COR-INC-01, COR-INC-02, COR-INC-03, COR-BAS-06).
    Neither has a limit (COR-RES-01, COR-RES-02, COR-RES-03)."""
    gold = s.t.tactic_gold[s.played[p]]
    crystals = s.t.city_crystals * held(s, p, s.board.cities)
    s.gold[p] += gold
    s.crystals[p] += crystals
    s.tell("income", p, gold, crystals)


@rule
async def reinforce(s: Clash, p: int) -> None:
    """The units of the card that the reserve still has, each on the bastion or where the seat has units; the rest is
    lost (COR-REI-01, COR-REI-04, COR-REI-05, COR-REI-06, COR-REI-08)."""
    places: list[int] = camps(s, p)
    for level in range(LEVELS):
        wanted: int = s.t.tactic_units[s.played[p] * LEVELS + level]
        for _ in range(min(wanted, s.reserve[p * LEVELS + level])):
            pick: int = await choose(p, "reinforce", [place * LEVELS + level for place in places])
            recruit(s, p, pick // LEVELS, level)
            s.tell("reinforced", p, level, pick // LEVELS)


def camps(s: Clash, p: int) -> list[int]:
    """Where reinforcements may go: the bastion always, then every territory with own units; the bastion alone in
    round 1. The list is made once, before the first unit is placed (COR-REI-01, COR-REI-02, COR-REI-03, COR-REI-07).
    So a player without units is never out of the game (COR-GEN-08)."""
    places = [bastion(s, p)]
    if s.round > 1:
        row = p * s.places
        for place in range(s.board.territories):
            if s.troops[row + place]:
                places.append(place)
    return places
