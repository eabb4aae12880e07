"""The equipment deck and the black market (COR-SET-06, COR-BUY)."""

from __future__ import annotations

from warcamp.engine.chance import Pick, chance
from warcamp.engine.rulec import rule

from ..state import NONE, Clash, replaced


@rule
async def draw_equipment(s: Clash) -> int:
    """The next card of the equipment deck, or NONE. The cards that were put under it come last and in their order
    (COR-ELF-04, COR-ELF-05); an empty deck is made anew of the discards, if there are any (COR-BUY-05)."""
    if not sum(s.deck):
        if s.under:
            first = s.under[0]
            s.under = s.under[1:]
            return first
        if not sum(s.discard):
            return NONE
        s.deck = s.discard
        s.discard = (0,) * s.t.equipment
    gear: int = await chance(Pick(list(s.deck), s.t.gear))
    s.deck = replaced(s.deck, gear, s.deck[gear] - 1)
    return gear


@rule
async def refill(s: Clash) -> None:
    """Reveal cards until the market shows six different equipments; alike ones are stacked (COR-SET-06, COR-BUY-03).
    It stays short when no card is left (COR-BUY-05)."""
    while len(s.market) < s.t.market_size:
        gear: int = await draw_equipment(s)
        if gear == NONE:
            return
        offer(s, gear)


def offer(s: Clash, gear: int) -> None:
    """A card comes to the market: on its stack, or as a new one."""
    if gear in s.market:
        i = s.market.index(gear)
        s.stock = replaced(s.stock, i, s.stock[i] + 1)
    else:
        s.market = (*s.market, gear)
        s.stock = (*s.stock, 1)
    s.tell("offered", gear)


def take_from_market(s: Clash, gear: int) -> None:
    """One card of a stack; the equipment stays on offer while others lie there (COR-BUY-02, COR-BUY-04)."""
    i = s.market.index(gear)
    if s.stock[i] > 1:
        s.stock = replaced(s.stock, i, s.stock[i] - 1)
    else:
        s.market = s.market[:i] + s.market[i + 1 :]
        s.stock = s.stock[:i] + s.stock[i + 1 :]


def discard_stack(s: Clash, gear: int) -> None:
    """A whole stack goes to the equipment discard pile (COR-SOLO-10)."""
    i = s.market.index(gear)
    s.discard = replaced(s.discard, gear, s.discard[gear] + s.stock[i])
    s.market = s.market[:i] + s.market[i + 1 :]
    s.stock = s.stock[:i] + s.stock[i + 1 :]
    s.tell("discarded", gear)
