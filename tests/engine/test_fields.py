"""A state's class body is its schema: FIELDS and `clone` are written from it."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, NamedTuple

import pytest

from warcamp.engine.errors import RuleError
from warcamp.engine.fields import fields
from warcamp.engine.rulec import ahead_of_time
from warcamp.engine.state import State
from warcamp.engine.zones import Layout, Zones

Seat = int
Row = list[int]


class Phase(IntEnum):
    """A plain value of its own type."""

    DAWN = 0
    DUSK = 1


class Spot(NamedTuple):
    """A plain pair."""

    x: int
    y: int


class Bag:
    """A thing that knows how to copy itself."""

    def __init__(self, things: list[int]) -> None:
        self.things = things

    def copy(self) -> Bag:
        return Bag(self.things[:])


class Tables:
    """What never changes."""


@fields
class Realm(State):
    """Fields of every kind."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("gold",)
    FIXED: ClassVar[tuple[str, ...]] = ("tables",)

    tables: Tables
    turn: Seat
    phase: Phase
    spot: Spot
    name: str
    gold: list[int]
    row: Row
    marks: dict[str, int]
    taken: set[int]
    bag: Bag
    spare: Bag | None
    pending: list[tuple[int, int]] | None
    winner: int | None
    ways: tuple[int, ...]


def realm() -> Realm:
    s = Realm()
    layout = Layout([0, 0])
    layout.zone("hand", 1)
    s.zones = Zones(layout, [[0, 1]], [0, 0])
    s.tables = Tables()
    s.turn, s.phase, s.spot, s.name = 1, Phase.DUSK, Spot(1, 2), "north"
    s.gold, s.row, s.marks, s.taken = [1, 2], [3], {"a": 1}, {4}
    s.bag, s.spare, s.pending, s.winner, s.ways = Bag([5]), None, [(1, 2)], None, (6,)
    return s


def test_all_fields_are_listed_in_order_but_not_the_events() -> None:
    own = ("tables", "turn", "phase", "spot", "name", "gold", "row", "marks", "taken", "bag", "spare", "pending")
    expected = ("over", "zones", *own, "winner", "ways")
    assert expected == Realm.FIELDS


def test_a_clone_is_equal_and_independent() -> None:
    s = realm()
    n = s.clone()
    assert type(n) is Realm
    n.gold.append(9)
    n.row[0] = 8
    n.marks["b"] = 2
    n.taken.add(7)
    n.bag.things.append(6)
    assert n.pending is not None
    n.pending.append((3, 4))
    n.zones.move(0, 0, 0)
    n.zones.known[1] = 1
    n.over, n.turn = True, 5
    assert (s.gold, s.row, s.marks, s.taken, s.bag.things) == ([1, 2], [3], {"a": 1}, {4}, [5])
    assert (s.pending, s.zones.cards, s.zones.known) == ([(1, 2)], [[0, 1]], [0, 0])
    assert (s.over, s.turn) == (False, 1)
    assert (n.phase, n.spot, n.name, n.winner, n.spare, n.ways) == (s.phase, s.spot, s.name, None, None, (6,))


def test_what_is_fixed_is_shared() -> None:
    s = realm()
    assert s.clone().tables is s.tables


def test_a_clone_tells_nothing() -> None:
    s = realm()
    s.events = []
    assert s.clone().events is None
    assert s.events == []


def test_an_optional_thing_is_copied_when_it_is_there() -> None:
    s = realm()
    s.spare = Bag([1])
    n: Any = s.clone()
    n.spare.things.append(2)
    assert s.spare.things == [1]


@fields
class Bigger(Realm):
    """A state that adds to another."""

    more: list[int]


def test_inherited_fields_come_first() -> None:
    expected = (*Realm.FIELDS, "more")
    assert expected == Bigger.FIELDS
    s: Any = Bigger()
    s.__dict__.update(realm().__dict__)
    s.more = [1]
    n = s.clone()
    assert type(n) is Bigger and n.more == [1] and n.more is not s.more


HEAD = "from warcamp.engine.fields import fields\nfrom warcamp.engine.state import State\n\n\n"


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("list[list[int]]", "holds lists inside a list"),
        ("dict[int, list[int]]", "holds lists inside a list"),
        ("tuple[list[int], int]", "holds lists inside a list"),
        ("object", "neither plain data nor something with a copy method"),
        ("list[int] | dict[int, int]", "is one of several kinds of thing"),
    ],
)
def test_a_field_that_cannot_be_cloned_is_refused_with_file_and_line(kind: str, why: str) -> None:
    with pytest.raises(RuleError, match=f"field 'grid: .*{why}") as refusal:
        ahead_of_time(f"{HEAD}@fields\nclass Bad(State):\n    fine: int\n    grid: {kind}\n", "author.py")
    assert (refusal.value.filename, refusal.value.lineno) == ("author.py", 8)


class Unmarked(State):
    """Refused below."""

    fine: int
    grid: list[list[int]]  # the line that is named


def test_a_live_class_is_refused_with_file_and_line_too() -> None:
    with pytest.raises(RuleError, match="holds lists inside a list") as refusal:
        fields(Unmarked)
    assert refusal.value.filename == __file__
    with open(__file__, encoding="utf-8") as file:
        assert file.read().splitlines()[(refusal.value.lineno or 0) - 1].endswith("# the line that is named")


class Initialised(State):
    """Refused below."""

    def __init__(self) -> None:
        super().__init__()


def test_an_init_of_its_own_is_refused_because_a_clone_would_run_it() -> None:
    with pytest.raises(RuleError, match="no __init__ of its own"):
        fields(Initialised)
    with pytest.raises(RuleError, match="no __init__ of its own") as refusal:
        ahead_of_time(f"{HEAD}@fields\nclass Bad(State):\n    def __init__(self):\n        pass\n", "author.py")
    assert refusal.value.lineno == 7


def test_ahead_of_time_clone_is_written_out() -> None:
    body = "@fields\nclass Good(State):\n    '''Doc.'''\n\n    gold: list[int]\n    spare: list[int] | None\n"
    out = ahead_of_time(f"{HEAD}{body}\n\nLAST = 1\n", "author.py")
    assert "@fields" not in out and "import fields" not in out and out.rstrip().endswith("LAST = 1")
    assert "FIELDS: _ClassVar[tuple[str, ...]] = ('over', 'zones', 'gold', 'spare')\n" in out
    assert "        n = Good()\n        n.over = self.over\n        n.zones = self.zones.copy()\n" in out
    scope: dict[str, Any] = {"__name__": "author"}
    exec(out, scope)
    s = scope["Good"]()
    s.zones = Zones(Layout([]), [], [])
    s.gold, s.spare = [1], None
    n = s.clone()
    assert n.gold == [1] and n.gold is not s.gold and n.spare is None and n.events is None
