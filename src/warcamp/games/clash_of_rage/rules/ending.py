"""Phase C, the victory check, phase E and the solo end of round (COR-STN, COR-VIC, COR-ELF, COR-END, COR-SOLO)."""

from __future__ import annotations

from warcamp.engine.flow import choose, parallel
from warcamp.engine.rulec import rule

from ..state import LEVELS, NOBODY, NONE, TACTICS, Clash, held, legendaries, recruit, victory_points, wear
from ..tables import STONE
from .market import draw_equipment
from .setup import draw_elf, draw_tactics


@rule
async def stones(s: Clash) -> None:
    """Phase C: each stone gives its controller a unit of its level; everybody at once (COR-STN-01, COR-STN-02,
    COR-STN-04, COR-STN-05)."""
    await parallel({f"stones {p}": harvest(s, p) for p in range(s.seats)})


@rule
async def harvest(s: Clash, p: int) -> None:
    """When the reserve is short the player says which stone gives (COR-STN-03); the rest is lost (COR-STN-02)."""
    for level in range(LEVELS):
        giving: list[int] = stones_of(s, p, level)
        while giving and s.reserve[p * LEVELS + level]:
            place: int = giving[0]
            if s.reserve[p * LEVELS + level] < len(giving):
                place = await choose(p, "stone", giving[:])
            giving.remove(place)
            recruit(s, p, place, level)
            s.tell("stone", p, level, place)


def stones_of(s: Clash, p: int, level: int) -> list[int]:
    return [t for t in s.board.stones if s.board.feature[t] == STONE + level and s.owner[t] == p]


def check_victory(s: Clash, p: int) -> None:
    """After a player's second action he, and only he, is checked: enough points win at once, also after a pass
    (COR-VIC-01, COR-VIC-02, COR-VIC-03, COR-VIC-04, COR-VIC-05, COR-VIC-06, COR-VIC-08, COR-SOLO-13, COR-SOLO-14)."""
    if victory_points(s, p) >= s.target:
        win(s, p)


def check_last_elf(s: Clash) -> None:
    """Solo: no elf on the board wins at the end of any action (COR-SOLO-13)."""
    if not sum(s.troops[s.seats * s.places :]):
        win(s, 0)


def win(s: Clash, side: int) -> None:
    s.winner = side
    s.over = True
    s.tell("victory", side)


@rule
async def end_of_round(s: Clash) -> None:
    """Phase E: the Elves grow stronger, tactics cards are drawn; solo scores domination first and adds elves last
    (COR-SOLO-04, COR-SOLO-08)."""
    if s.seats == 1:
        score_domination(s)
        if s.over:
            return
    for level in range(LEVELS):
        await upgrade_elves(s, level)
    for p in s.order:
        await draw_tactics(s, p)  # COR-END-01
    if s.seats == 1:
        for place in range(s.board.territories):
            if s.owner[place] == s.seats:
                await draw_elf(s, place)  # COR-SOLO-07
    if s.round == s.last_round:
        win(s, leader(s))
        return
    s.round += 1  # COR-END-03
    s.phase = TACTICS
    s.tell("round", s.round)


@rule
async def upgrade_elves(s: Clash, level: int) -> None:
    """A type with a token on the board draws an equipment; it keeps the dearer of old and new, the other goes under
    the deck (COR-ELF-01, COR-ELF-02, COR-ELF-03, COR-ELF-04, COR-ELF-05, COR-ELF-06, COR-ELF-07, COR-ELF-08,
    COR-ELF-09, COR-ELF-11)."""
    if not on_board(s, level):
        return
    gear: int = await draw_equipment(s)
    if gear == NONE:
        return
    slot = s.t.gear_slot[gear]
    old: int = s.worn[(s.seats * LEVELS + level) * 2 + slot]
    if old == NONE or s.t.gear_cost[old] < s.t.gear_cost[gear]:
        wear(s, s.seats, level, slot, gear)
        s.tell("elves_equipped", level, gear)
        if old != NONE:
            s.under = (*s.under, old)
    else:
        s.under = (*s.under, gear)
        s.tell("elves_refused", level, gear)


def on_board(s: Clash, level: int) -> bool:
    """Whether an elf of the level stands anywhere (COR-ELF-01)."""
    first = s.seats * s.places
    for place in range(s.board.territories):
        if s.units[(first + place) * LEVELS + level]:
            return True
    return False


def score_domination(s: Clash) -> None:
    """Forges and cities that the Elves still hold; at the limit the player has lost (COR-SOLO-03, COR-SOLO-05,
    COR-SOLO-06)."""
    points = s.t.domination_forge * held(s, s.seats, s.board.forges)
    points += s.t.domination_city * held(s, s.seats, s.board.cities)
    s.domination += points
    s.tell("domination", points, s.domination)
    if s.domination >= s.limit:
        win(s, s.seats)


def leader(s: Clash) -> int:
    """At the optional last round: most points, then legendaries, crystals, gold, earlier in the order (COR-RND-03).
    In solo nobody but the Elves can have won by then."""
    if s.seats == 1:
        return s.seats
    best = NOBODY
    for p in s.order:
        if best == NOBODY or standing(s, p) > standing(s, best):
            best = p
    return best


def standing(s: Clash, p: int) -> tuple[int, int, int, int]:
    return victory_points(s, p), legendaries(s, p), s.crystals[p], s.gold[p]
