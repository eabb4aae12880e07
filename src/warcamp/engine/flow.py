"""The flow of play: questions to seats, rules in progress (frames), strands side by side, positions.

Rules are `async def` functions that await `choose`, `choose_all`, `parallel`, `chance` (see `chance.py`) and each
other. The rule compiler turns each rule into a `Frame`: plain data that can be copied, stored and looked at.
"""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from typing import Any, Final

from .native import mypyc_attr
from .source import Source
from .state import State

CALL: Final = 0
WAIT: Final = 1
RET: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Waitable:
    """What a rule can await."""

    __slots__ = ()

    def start(self, do: Strand, s: Any) -> int:
        """Begin: leave the value in do.value and say CALL, or say WAIT."""
        raise NotImplementedError


@mypyc_attr(free_list_len=1)
class choose(Waitable):
    """A question to one seat; awaiting it gives the option chosen. Nothing is asked when only one option is left.

    Options are ints; `cards` says that they are cards. `force` asks even with one option: for questions whose absence
    would tell something.
    """

    __slots__ = ("cards", "force", "kind", "options", "seat", "strand")

    def __init__(self, seat: int, kind: str, options: list[int], cards: bool = False, force: bool = False) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.cards = cards
        self.force = force
        self.strand = ""

    def start(self, do: Strand, s: Any) -> int:
        options = self.options
        if len(options) == 1 and not self.force:
            do.value = options[0]
            return CALL
        self.strand = do.name
        do.asks = [self]
        do.sealed = False
        return WAIT

    def __await__(self) -> Generator[choose, Any, int]:
        v: int = yield self
        return v

    def __repr__(self) -> str:
        where = f" in {self.strand}" if self.strand else ""
        return f"<{self.kind}: seat {self.seat}{where}, {len(self.options)} options>"


Decision = choose
"""The question itself, apart from the asking."""
NO_ASKS: Final[list[Decision]] = []
"""What a strand asks that has been answered. Lists of questions are replaced, never changed."""


class choose_all(Waitable):
    """await choose_all(decisions) -> {seat: option}: asked at once, sealed until the last seat has answered.

    A question whose kind the state names in REVISED takes any number of steps before the answer; only the seat itself
    sees them."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions

    def start(self, do: Strand, s: Any) -> int:
        do.value = {}
        if not self.decisions:
            return CALL
        for d in self.decisions:
            d.strand = do.name
        do.asks = self.decisions
        do.got = {}
        do.sealed = True
        return WAIT

    def __await__(self) -> Generator[choose_all, Any, dict[int, int]]:
        v: dict[int, int] = yield self
        return v


class parallel(Waitable):
    """await parallel({name: rule(...), ...}) -> {name: value}: side by side, joined when all are over.

    The names are stable: they address decisions in stored games and pick the stream of chance.
    """

    __slots__ = ("frames",)

    def __init__(self, strands: dict[str, Awaitable[Any]]) -> None:
        self.frames: dict[str, Frame] = {name: as_frame(rule) for name, rule in strands.items()}

    def start(self, do: Strand, s: Any) -> int:
        kids: list[Strand] = []
        values: dict[str, Any] = {}
        for name, frame in self.frames.items():
            path = f"{do.name}/{name}" if do.name else name
            kids.append(Strand(path, [frame], do.source))
            values[name] = None
        do.kids = kids
        do.value = values
        return WAIT if kids else CALL

    def __await__(self) -> Generator[parallel, Any, dict[str, Any]]:
        v: dict[str, Any] = yield self
        return v


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Waitable):
    """A rule in progress: where it stands (pc) and the locals that live across an await.

    The rule compiler makes the subclasses, with these class attributes: RULE (its stored name), FIELDS (parameters,
    then locals), PARAMS (how many are parameters), CARDS (fields that hold cards), LINES (pc -> the author's line),
    LABELS (pc -> what is awaited there, a stable name), PRINT (a fingerprint of the code), FILE.
    """

    __slots__ = ("pc",)

    def __init__(self) -> None:
        self.pc: int = 0

    def step(self, s: Any, _do: Strand, _v: Any) -> int:
        """Run from pc to the next await (CALL, WAIT) or to the end (RET)."""
        raise NotImplementedError

    def copy(self) -> Frame:
        """The same rule at the same place, with locals of its own."""
        raise NotImplementedError

    def start(self, do: Strand, s: Any) -> int:
        do.stack.append(self)
        do.value = None
        return CALL

    def where(self) -> str:
        """The rule, the author's line at which it waits, and its locals: for tracebacks and curious eyes."""
        c: Any = type(self)
        held = ", ".join([f"{k}={getattr(self, k)!r}" for k in c.FIELDS if k[0] != "_"])
        return f"{c.RULE}:{c.LINES.get(self.pc, 0)}({held})"


class Plain(Frame):
    """A rule run as an ordinary coroutine: the oracle of the rule compiler. It cannot be copied; replay instead."""

    __slots__ = ("coroutine",)

    def __init__(self, coroutine: Any) -> None:
        self.pc = 0
        self.coroutine = coroutine

    def where(self) -> str:
        return str(self.coroutine.__qualname__)

    def __await__(self) -> Generator[Plain, Any, Any]:
        v: Any = yield self
        return v

    def step(self, s: Any, _do: Strand, _v: Any) -> int:
        try:
            awaited: Waitable = self.coroutine.send(_v)
        except StopIteration as end:
            _do.value = end.value
            return RET
        return awaited.start(_do, s)


def as_frame(rule: Any) -> Frame:
    """The frame of a called rule, whether the rule compiler made it or it is a plain coroutine."""
    return rule if isinstance(rule, Frame) else Plain(rule)


def own(v: Any) -> Any:
    """A local of unknown type, for the copy of its frame."""
    return v.copy() if isinstance(v, (list, dict, set)) else v


def again(d: Decision, options: list[int]) -> Decision:
    """The same question with the options as they are now."""
    new = choose(d.seat, d.kind, options, d.cards, d.force)  # by its own name: mypyc calls another slowly
    new.strand = d.strand
    return new


class Strand:
    """One line of play: a stack of frames that runs, waits for answers (asks) or waits for strands inside it (kids)."""

    __slots__ = ("asks", "got", "kids", "name", "sealed", "source", "stack", "value")

    def __init__(self, name: str, stack: list[Frame], source: Source) -> None:
        self.name = name
        self.stack = stack
        self.source = source
        self.value: Any = None
        self.asks: list[Decision] = []
        self.got: dict[int, int] = {}
        self.sealed = False
        self.kids: list[Strand] = []

    def advance(self, s: State) -> bool:
        """Run until this strand waits (True) or is over (False). The end of the game ends every strand."""
        stack = self.stack
        while stack:
            if self.kids:
                left: list[Strand] = []
                for k in self.kids:
                    if k.asks or k.advance(s):
                        left.append(k)
                    else:
                        self.value[k.name[len(self.name) + 1 if self.name else 0 :]] = k.value
                self.kids = left
                if left:
                    return True
            if self.asks:
                return True
            if s.over:
                return False
            try:
                r = stack[-1].step(s, self, self.value)
            except Exception as e:
                e.add_note("rules: " + " > ".join([f.where() for f in stack]))
                raise
            if r == RET:
                stack.pop()
        return False

    def pending(self, out: list[Decision], owners: list[Strand]) -> None:
        """Add the questions that are open here and in the strands inside, and the strand of each."""
        got = self.got
        for d in self.asks:
            if not got or d.seat not in got:
                out.append(d)
                owners.append(self)
        for k in self.kids:
            k.pending(out, owners)

    def answer(self, d: Decision, v: int, s: State) -> Decision | None:
        """Take the answer to d, which is asked here; gives the question that is asked in its place after a step."""
        if not self.sealed:
            self.asks = NO_ASKS
            self.value = v
            return None
        if s.is_step(d.kind, v):
            s.take_step(d.seat, d.kind, v)
            new = again(d, s.choices_after(d.seat, d.kind, v, d.options))
            self.asks = [new if x is d else x for x in self.asks]
            return new
        self.got[d.seat] = v
        if len(self.got) == len(self.asks):
            self.value = {x.seat: self.got[x.seat] for x in self.asks}
            self.asks = NO_ASKS
            self.got = {}
        return None

    def retract(self, seat: int, kind: str, strand: str) -> bool:
        """Take back a sealed answer; False if there is none."""
        if self.sealed and self.name == strand:
            for d in self.asks:
                if d.seat == seat and d.kind == kind and seat in self.got:
                    del self.got[seat]
                    return True
        for k in self.kids:
            if k.retract(seat, kind, strand):
                return True
        return False

    def answered(self, out: list[Decision]) -> None:
        """Add the questions with a sealed answer that can still be taken back."""
        for d in self.asks:
            if d.seat in self.got:
                out.append(d)
        for k in self.kids:
            k.answered(out)

    def copy(self, source: Source) -> Strand:
        """The same line of play on the copied source."""
        new = Strand(self.name, [f.copy() for f in self.stack], source)
        new.value = own(self.value)
        new.asks = self.asks
        if self.got:
            new.got = self.got.copy()
        new.sealed = self.sealed
        if self.kids:
            new.kids = [k.copy(source) for k in self.kids]
        return new


class Position:
    """A state, where its rules stand, and the chance to come: what search clones."""

    __slots__ = ("_owners", "_pending", "root", "s", "source")

    def __init__(self, s: Any, root: Strand, source: Source) -> None:
        self.s = s
        self.root = root
        self.source = source
        self._pending: list[Decision] | None = None
        self._owners: list[Strand] = []

    @property
    def pending(self) -> list[Decision]:
        """The open questions; none when the game is over."""
        p = self._pending
        if p is None:
            p = []
            self._owners = []
            s: State = self.s
            if not s.over:
                self.root.pending(p, self._owners)
            self._pending = p
        return p

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.s.over)

    def apply(self, i: int, v: int) -> None:
        """Answer the i-th open question. Unchecked and hot: a match checks first. Only the strand that was asked runs
        on; the others are looked at when it has ended."""
        asks = self.pending
        strand = self._owners[i]
        self._pending = None
        s: State = self.s
        new = strand.answer(asks[i], v, s)
        if strand.asks:  # sealed until the others have answered
            if new is not None:
                asks = asks[:]
                asks[i] = new
                self._pending = asks
            return
        if strand is self.root or not strand.advance(s) or s.over:
            self.root.advance(s)
        elif len(strand.asks) == 1:
            asks = asks[:]  # who looked at the questions before keeps them
            asks[i] = strand.asks[0]
            self._pending = asks

    def is_sealed(self, i: int) -> bool:
        """Whether the i-th open question is answered at the same time as others, unseen by them."""
        return len(self.pending) > i and self._owners[i].sealed

    def opens(self, i: int) -> bool:
        """Whether the answer to the i-th open question is the last that sealed answers of others wait for."""
        if not self.is_sealed(i):
            return False
        strand = self._owners[i]
        return len(strand.asks) > 1 and len(strand.got) == len(strand.asks) - 1

    def retract(self, seat: int, kind: str, strand: str = "") -> bool:
        """Take back a sealed answer that others have not all matched yet; False if there is none."""
        self._pending = None
        return self.root.retract(seat, kind, strand)

    @property
    def retractable(self) -> list[Decision]:
        """The questions whose sealed answers can still be taken back."""
        out: list[Decision] = []
        self.root.answered(out)
        return out

    def clone(self) -> Position:
        """A position of its own: nothing done to one is seen in the other."""
        source = self.source.copy()
        return Position(self.s.clone(), self.root.copy(source), source)


def begin(s: State, main: Awaitable[Any], source: Source) -> Position:
    """Run the main rule up to the first question."""
    p = Position(s, Strand("", [as_frame(main)], source), source)
    p.root.advance(s)
    return p
