"""Set-up: seats, nations, decks, Initiative (ETT-SEAT, ETT-SETUP)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.chance import Pick, chance
from warcamp.engine.flow import choose, parallel
from warcamp.engine.rulec import rule

from ..state import (
    DECK,
    NEW_AGE,
    NONE,
    Ettin,
    ally,
    box_of,
    box_zone,
    enemy,
    is_mercenary,
    seat_players,
    zone,
)
from ..tables import ADVENTURES, FACES, MERCENARY

TAKE: Final = 0
GIVE: Final = 1
FIRST_GAME: Final = (0, 4, 3, 6, 2, 1, 7, 5)
"""The nations from very easy to very difficult, as the rulebooks rate them (ETT-LEARN-01)."""


@rule
async def set_up(s: Ettin) -> None:
    """Seats, nations, decks, then who begins with the Initiative in each pair."""
    if s.random_first:
        first: int = await chance(Pick([1] * s.seats, [str(k) for k in range(s.seats)]))
        seat_players(s, first)  # ETT-SEAT-02, ETT-SEAT-07, ETT-SEAT-08, ETT-DIFF-15
    await choose_nations(s)
    stack_decks(s)
    await parallel({f"pair {i}": first_initiative(s, i) for i in range(s.realms // 2)})
    s.phase = NEW_AGE
    s.tell("set_up", s.realms)


@rule
async def choose_nations(s: Ettin) -> None:
    """Each realm a nation, each nation once in a box and never beside itself; freely, at random or from easy to
    difficult (ETT-SETUP-04, ETT-BIG-04). The odd player's second realm is the Mercenaries' (ETT-ODD-01)."""
    for r in range(s.realms):
        nation: int = s.nation[r]
        if s.seats < s.realms and r == 1:
            nation = MERCENARY
        elif nation == NONE:
            free: list[int] = free_nations(s, r)
            if s.nations == "random":
                nation = await chance(Pick(each_once(free), s.t.nations))
            elif s.nations == "recommended":
                nation = easiest(free)
            else:
                nation = await choose(s.controller[r], "nation", free)
        take_nation(s, r, nation)


def each_once(nations: list[int]) -> list[int]:
    """A bag with one of each of these nations."""
    counts = [0] * MERCENARY
    for nation in nations:
        counts[nation] = 1
    return counts


def free_nations(s: Ettin, r: int) -> list[int]:
    """What a realm may choose, so that all who follow can still be given a nation."""
    nations = list(s.nation)
    free = open_nations(s, r, nations)
    return free if s.boxes == 1 else [k for k in free if leaves_enough(s, r, k, nations)]


def open_nations(s: Ettin, r: int, nations: list[int]) -> list[int]:
    taken = nations
    if s.boxes > 1:
        taken = [nations[q] for q in range(s.realms) if box_of(s, q) == box_of(s, r)]
        taken += [nations[ally(s, r)], nations[enemy(s, r)]]
    return [k for k in range(8) if k not in taken]


def leaves_enough(s: Ettin, r: int, nation: int, nations: list[int]) -> bool:
    """Whether the realms after r can all have a nation once r has this one. Only neighbours of two boxes can be in each
    other's way, so the search goes astray seldom and not far."""
    given = nations[:]
    given[r] = nation
    q = r + 1
    while q < s.realms and (given[q] != NONE or (s.seats < s.realms and q == 1)):
        q += 1
    if q == s.realms:
        return True
    for k in open_nations(s, q, given):
        if leaves_enough(s, q, k, given):
            return True
    return False


def easiest(free: list[int]) -> int:
    for nation in FIRST_GAME:
        if nation in free:
            return nation
    return free[0]


def take_nation(s: Ettin, r: int, nation: int) -> None:
    nations = list(s.nation)
    nations[r] = nation
    s.nation = tuple(nations)
    s.tell("nation", r, nation)


def stack_decks(s: Ettin) -> None:
    """Mercenaries and Adventures by Age, each nation's fifteen cards by Age, all face down (ETT-SETUP-02,
    ETT-SETUP-03, ETT-SETUP-06, ETT-DIFF-21)."""
    s.derive()
    for box in range(s.boxes):
        for age in range(3):
            s.zones.lay(deck(s, MERCENARY, age, box), box_zone(s, box) + age)
            s.zones.lay(deck(s, ADVENTURES, age, box), box_zone(s, box) + 3 + age)
    for r in range(s.realms):
        if not is_mercenary(s, r):
            for age in range(3):
                s.zones.lay(deck(s, s.nation[r], age, box_of(s, r)), zone(r, DECK + age))


def deck(s: Ettin, nation: int, age: int, box: int) -> list[int]:
    """The cards of a deck of one Age, out of a box."""
    faces = s.t.decks[nation * 3 + age]
    return faces if box == 0 else [box * FACES + face for face in faces]


@rule
async def first_initiative(s: Ettin, i: int) -> None:
    """The higher Initiative number chooses to take the token or to give it away (ETT-SETUP-08, ETT-SETUP-09); on equal
    numbers a toss decides who chooses (ETT-SETUP-10)."""
    a = (2 * i - 1) % s.realms
    b = (2 * i) % s.realms
    gap = s.t.initiative[s.nation[a]] - s.t.initiative[s.nation[b]]
    chooser: int = a if gap > 0 else b
    if gap == 0 and await chance(Pick([1, 1], ["heads", "tails"])):
        chooser = a
    pick: int = await choose(s.controller[chooser], "initiative", [TAKE, GIVE])
    s.initiative[i] = chooser if pick == TAKE else enemy(s, chooser)
    s.tell("initiative", s.initiative[i])
