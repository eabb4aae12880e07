"""Set-up: tribes, first player, cards, army groups, the home regions (IMM-SET, IMM-HOME)."""

from __future__ import annotations

from warcamp.engine.chance import Pick, chance
from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule

from ..layout import DRAFT_DECK, HAND, REGION_DECK
from ..state import (
    DRAFT,
    HOME,
    NONE,
    Immortals,
    add_cubes,
    in_turn,
    table_zone,
    take_region_card,
    twin,
    zone,
)
from ..tables import (
    BLANK_CARD,
    BLANKS,
    CONFLICT_CARD,
    JOKER_CARD,
    MAGIC_CARD,
    MAGICS,
    MAX_SEATS,
    PROVINCES,
    REALMS,
    REGIONS,
    TRIBES,
)


@rule
async def set_up(s: Immortals) -> None:
    """Tribes, then the first player; where tribes are chosen the first player is known before (IMM-SET-05,
    IMM-SET-08, IMM-OPT-04). All of it by the game's own chance (IMM-GEN-17)."""
    if s.chosen_tribes:
        await draw_first(s)
        for p in reversed(in_turn(s, s.first)):
            await choose_tribes(s, p)
    else:
        for p in range(s.seats):
            light: int = await chance(Pick(free_tribes(s, 0), s.t.tribes[:TRIBES]))
            dark: int = await chance(Pick(free_tribes(s, 1), s.t.tribes[TRIBES:]))
            join_halves(s, p, light, dark + TRIBES)
        await draw_first(s)
    lay_cards(s)
    for p in range(s.seats):
        fill_groups(s, p)
    s.phase = HOME


@rule
async def draw_first(s: Immortals) -> None:
    """The first player, at random (IMM-SET-08)."""
    if s.marker == NONE:
        first: int = await chance(Pick([1] * s.seats, [str(p) for p in range(s.seats)]))
        s.marker = first
    s.first = s.marker
    s.tell("first", s.first)


def free_tribes(s: Immortals, realm: int) -> list[int]:
    """One for each tribe of the realm that nobody has."""
    taken = s.light if realm == 0 else s.dark
    return [0 if tribe in taken else 1 for tribe in range(realm * TRIBES, (realm + 1) * TRIBES)]


@rule
async def choose_tribes(s: Immortals, p: int) -> None:
    """A free light tribe, then a free dark one (IMM-OPT-04)."""
    light: int = await choose(p, "tribe", [k for k in range(TRIBES) if k not in s.light])
    dark: int = await choose(p, "tribe", [k for k in range(TRIBES, 2 * TRIBES) if k not in s.dark])
    join_halves(s, p, light, dark)


def join_halves(s: Immortals, p: int, light: int, dark: int) -> None:
    """The two halves make the personal board (IMM-SET-06)."""
    lights = list(s.light)
    darks = list(s.dark)
    lights[p] = light
    darks[p] = dark
    s.light = tuple(lights)
    s.dark = tuple(darks)
    s.tell("tribe", p, light)
    s.tell("tribe", p, dark)


def lay_cards(s: Immortals) -> None:
    """The Region deck face up, the Conflict cards by realm, jokers among them; to each player four blank and four
    Magic cards. All of them at every number of players (IMM-SET-04, IMM-SET-07, IMM-DRAFT-01, IMM-OPT-07)."""
    s.zones.lay(list(range(REGIONS)), table_zone(s, REGION_DECK))
    for realm in range(REALMS):
        s.zones.lay(conflict_cards(realm), table_zone(s, DRAFT_DECK + realm))
    for p in range(s.seats):
        s.zones.lay(own_cards(p), zone(p, HAND))


def conflict_cards(realm: int) -> list[int]:
    """The Conflict cards of a realm with its jokers."""
    first = CONFLICT_CARD + realm * REGIONS
    joker = JOKER_CARD + realm * PROVINCES
    return [*range(first, first + REGIONS), *range(joker, joker + PROVINCES)]


def own_cards(p: int) -> list[int]:
    """The blank and Magic cards of a player."""
    blank = BLANK_CARD + BLANKS * p
    magic = MAGIC_CARD + MAGICS * p
    return [*range(blank, blank + BLANKS), *range(magic, magic + MAGICS)]


def fill_groups(s: Immortals, p: int) -> None:
    """Cubes of the supply fill the army groups of both halves; the outer ones are not used by five (IMM-SET-09,
    IMM-SET-11, IMM-OPT-03)."""
    sizes = s.t.groups[s.light[p]] + s.t.groups[s.dark[p]]
    if s.seats < MAX_SEATS:
        sizes = [*sizes, s.t.outer[s.light[p]], s.t.outer[s.dark[p]]]
    set_groups(s, p, sorted(sizes))
    draw_supply(s, p, sum(sizes))


def set_groups(s: Immortals, p: int, sizes: list[int]) -> None:
    groups = list(s.groups)
    groups[p] = tuple(sizes)
    s.groups = tuple(groups)


def draw_supply(s: Immortals, p: int, number: int) -> None:
    """Cubes leave the personal supply."""
    supply = list(s.supply)
    supply[p] -= number
    s.supply = tuple(supply)


def group_sizes(s: Immortals, p: int) -> list[int]:
    """The different sizes of the groups left on the board."""
    out: list[int] = []
    for size in s.groups[p]:
        if size not in out:
            out.append(size)
    return out


def place_group(s: Immortals, p: int, side: int, size: int) -> None:
    """One whole group goes to a side (IMM-DRAFT-07)."""
    sizes = list(s.groups[p])
    sizes.remove(size)
    set_groups(s, p, sizes)
    add_cubes(s, p, side, size)
    s.tell("placed", p, side, size)


@rule
async def decide(s: Immortals, p: int, kind: str, options: list[int]) -> int:
    """A choice of the start: asked, or drawn where the draft is to be quick."""
    if len(options) > 1 and s.quick_draft:
        k: int = await chance(Pick([1] * len(options), [str(o) for o in options]))
        return options[k]
    return await choose(p, kind, options)


@rule
async def home_placement(s: Immortals) -> None:
    """In turn order each puts a group on the light side of the home region, takes its Region card and puts two cubes of
    the supply on the dark side. Other home regions are regions like any (IMM-HOME-01, IMM-HOME-02, IMM-HOME-03,
    IMM-HOME-04)."""
    for p in in_turn(s, s.first):
        size: int = await decide(s, p, "home", group_sizes(s, p))
        home = s.t.home[s.light[p]]
        place_group(s, p, home, size)
        take_region_card(s, p, home)
        draw_supply(s, p, s.t.home_twin)
        add_cubes(s, p, twin(home), s.t.home_twin)
        s.tell("placed", p, twin(home), s.t.home_twin)
    s.phase = DRAFT
