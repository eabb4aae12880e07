"""The cube tower: two floors that hold cubes back and let others knock them loose (IMM-TOWER-10, IMM-TOWER-14)."""

from __future__ import annotations

from typing import Any, Final

from warcamp.engine.errors import BadInput
from warcamp.engine.source import Kind, Source

from .state import COLOURS, FLOOR, Immortals
from .tables import FLAT_TOWER, Tables

LETTERS: Final = "01234g"
"""The colours in records: the seats, then the green cubes."""


def land(source: Source, t: Tables, cube: int, held: list[int], below: list[int]) -> None:
    """A cube arrives on a floor: it may knock cubes loose, then it is held or goes on down, and those knocked loose
    after it (IMM-TOWER-11, IMM-TOWER-13, IMM-TOWER-15)."""
    knock = t.knock_limit
    loose: list[int] = []
    for i in range(len(held)):
        if source.word() < knock:
            loose.append(i)
    if loose:
        staying = [held[i] for i in range(len(held)) if i not in loose]
        loose = [held[i] for i in loose]
        held[:] = staying
    if source.word() < t.hold_limit[len(held)]:
        held.append(cube)
    else:
        below.append(cube)
    if loose:
        below += loose


def throw(source: Source, t: Tables, preset: int, stuck: list[int], order: list[int]) -> list[int]:
    """Throw cubes, colours in any order, into a tower with stuck cubes; gives the cubes stuck then. All others have
    fallen. It never looks at a colour (IMM-TOWER-12, IMM-TOWER-14, IMM-TOWER-15)."""
    source.shuffle(order)
    if preset == FLAT_TOWER:
        return throw_flat(source, t, stuck, order)
    upper: list[int] = []
    lower: list[int] = []
    for cube in stuck:
        if cube < FLOOR:
            upper.append(cube)
        else:
            lower.append(cube - FLOOR)
    fallen: list[int] = []
    for cube in order:
        stream: list[int] = []
        land(source, t, cube, upper, stream)
        for x in stream:
            land(source, t, x, lower, fallen)
    return upper + [cube + FLOOR for cube in lower]


def throw_flat(source: Source, t: Tables, stuck: list[int], order: list[int]) -> list[int]:
    """The tower of an old web game: stuck cubes come free, then thrown cubes stick, each by itself (IMM-OPT-05)."""
    out: list[int] = []
    for cube in stuck:
        if source.word() >= t.flat_free_limit:
            out.append(cube)
    for cube in order:
        if source.word() < t.flat_stick_limit:
            out.append(cube)
    return out


class Throw(Kind):
    """One throw of so many cubes of each colour. The outcome is what is stuck in the tower afterwards; nobody sees on
    which floor (IMM-TOWER-08).

    The record is "upper floor/lower floor", cubes by letter in the order of their arrival. A record without a stroke
    says which cubes have fallen: for tests and for those who throw real cubes."""

    __slots__ = ("cubes",)

    def __init__(self, cubes: list[int]) -> None:
        self.cubes = cubes

    def sample(self, source: Source, s: Any) -> list[int]:
        state: Immortals = s
        order: list[int] = []
        for colour in range(COLOURS):
            order += [colour] * self.cubes[colour]
        return throw(source, state.t, state.tower_preset, list(state.stuck), order)

    def write(self, s: Any, outcome: Any) -> str:
        upper = "".join([LETTERS[cube] for cube in outcome if cube < FLOOR])
        lower = "".join([LETTERS[cube - FLOOR] for cube in outcome if cube >= FLOOR])
        return f"{upper}/{lower}"

    def read(self, s: Any, record: Any) -> list[int]:
        state: Immortals = s
        if not isinstance(record, str) or record.strip(LETTERS + "/ ") or record.count("/") > 1:
            raise BadInput("throw", f"{record!r} is not a throw: expected letters of {LETTERS}, and / between floors")
        if "/" not in record:
            return self.stuck_without(state, record.replace(" ", ""))
        upper, _, lower = record.replace(" ", "").partition("/")
        stuck = [LETTERS.index(x) for x in upper] + [LETTERS.index(x) + FLOOR for x in lower]
        left = [state.tower[colour] + self.cubes[colour] for colour in range(COLOURS)]
        for cube in stuck:
            left[cube % FLOOR] -= 1
        if min(left) < 0:
            raise BadInput("throw", f"{record!r} has more cubes of a colour than there were")
        return self.fitting(state, stuck)

    def stuck_without(self, s: Immortals, fallen: str) -> list[int]:
        """What stays in the tower when these cubes fall: thrown ones fall first, and those that stay rest above."""
        thrown = self.cubes[:]
        free: list[int] = []
        for x in fallen:
            colour = LETTERS.index(x)
            if thrown[colour]:
                thrown[colour] -= 1
            else:
                free.append(colour)
        stuck: list[int] = []
        for cube in s.stuck:
            if cube % FLOOR in free:
                free.remove(cube % FLOOR)
            else:
                stuck.append(cube)
        if free:
            raise BadInput("throw", f"{fallen!r} has more cubes of a colour than there were")
        upper = [cube for cube in stuck if cube < FLOOR]
        lower = [cube for cube in stuck if cube >= FLOOR]
        for colour in range(COLOURS):
            for _ in range(thrown[colour]):
                if len(upper) < s.t.capacity or s.tower_preset == FLAT_TOWER:
                    upper.append(colour)
                else:
                    lower.append(colour + FLOOR)
        return self.fitting(s, upper + lower)

    def fitting(self, s: Immortals, stuck: list[int]) -> list[int]:
        """The same cubes, if the floors can hold them (IMM-TOWER-14)."""
        upper = len([cube for cube in stuck if cube < FLOOR])
        if s.tower_preset != FLAT_TOWER and max(upper, len(stuck) - upper) > s.t.capacity:
            raise BadInput("throw", f"a floor holds {s.t.capacity} cubes at most")
        return stuck

    def seen(self, s: Any) -> int:
        return 0

    def alike(self, s: Any, record: Any) -> list[Any]:
        """The same cubes with the floors exchanged: what falls is seen, where the others rest is not."""
        upper, _, lower = record.partition("/")
        return [f"{lower}/{upper}"] if upper != lower and s.tower_preset != FLAT_TOWER else []
