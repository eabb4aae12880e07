"""Sources of chance: fair (a match), fast (a search), forced (a test, a puzzle, a physical table).

A source answers the kinds of `chance.py`. It lives beside the position, never in the state. Each strand draws from a
stream of its own, told apart by the strand's name, so that the speed of one pair never changes the dice of another.
"""

from __future__ import annotations

import hashlib
from struct import unpack
from typing import Any

from .errors import BadInput
from .native import i64, mypyc_attr


class Outcome:
    """One answer of chance, as a match records it: the strand it happened in, the kind, the record, who may see it."""

    __slots__ = ("kind", "record", "seen", "strand")

    def __init__(self, strand: str, kind: str, record: Any, seen: int) -> None:
        self.strand = strand
        self.kind = kind
        self.record = record
        self.seen = seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """One kind of chance."""

    __slots__ = ()

    def name(self) -> str:
        """Its stored name."""
        return type(self).__name__.lower()

    def sample(self, source: Source, s: Any) -> Any:
        """An outcome at random."""
        raise NotImplementedError

    def write(self, s: Any, outcome: Any) -> Any:
        """The outcome as the log stores it."""
        return outcome

    def read(self, s: Any, record: Any) -> Any:
        """The outcome of a record; BadInput when it cannot happen here."""
        raise NotImplementedError

    def seen(self, s: Any) -> int:
        """Who sees the outcome, as a mask of seats; -1 is everybody."""
        return -1

    def distribution(self, s: Any) -> list[tuple[Any, float]]:
        """All outcomes with their probabilities."""
        raise NotImplementedError

    def alike(self, s: Any, record: Any) -> list[Any]:
        """Other records that were possible and look the same to those who do not see the outcome."""
        found = [self.write(s, v) for v, p in self.distribution(s) if p]
        return [other for other in found if other != record]


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Answers chance. `used` holds, for each strand, how far its stream has been used."""

    def __init__(self) -> None:
        self.used: dict[str, int] = {}
        self.record: list[Outcome] | None = None

    def word(self) -> int:
        """A uniform 32-bit word."""
        raise NotImplementedError

    def copy(self) -> Source:
        """The same chance from here on, without the record."""
        raise NotImplementedError

    def answer(self, kind: Kind, s: Any, strand: str) -> Any:
        """An outcome of the kind from the strand's stream; noted when somebody keeps a record."""
        raise NotImplementedError

    def note(self, kind: Kind, s: Any, strand: str, value: Any) -> None:
        """Write an outcome down."""
        if self.record is not None:
            self.record.append(Outcome(strand, kind.name(), kind.write(s, value), kind.seen(s)))

    def below(self, k: int) -> int:
        """A uniform number from 0 to k - 1."""
        w: i64 = self.word()
        m: i64 = k
        return (w * m) >> 32

    def shuffle(self, xs: list[int]) -> None:
        """Put the list into a random order, in place."""
        for i in range(len(xs) - 1, 0, -1):
            j = self.below(i + 1)
            xs[i], xs[j] = xs[j], xs[i]


class Fair(Source):
    """Outcome i of a strand comes from BLAKE2b(key, strand, i): nobody without the key can foresee it, everybody with
    the key can check it, and a replay needs to know only how many outcomes there were."""

    def __init__(self, key: bytes) -> None:
        super().__init__()
        self.key = key
        self.place = ""
        self.block = 0
        self.at = 16
        self.words: tuple[int, ...] = ()

    def answer(self, kind: Kind, s: Any, strand: str) -> Any:
        index = self.used.get(strand, 0)
        self.place = f"{strand}|{index}"
        self.at = 16
        self.block = 0
        value = kind.sample(self, s)
        self.used[strand] = index + 1
        self.note(kind, s, strand, value)
        return value

    def word(self) -> int:
        at = self.at
        if at == 16:
            text = f"{self.place}|{self.block}".encode()
            self.words = unpack("<16I", hashlib.blake2b(text, key=self.key).digest())
            self.block += 1
            at = 0
        self.at = at + 1
        return self.words[at]

    def copy(self) -> Fair:
        new = Fair(self.key)
        new.used = self.used.copy()
        return new


class Fast(Source):
    """For search: two 32-bit halves, every product below 2**63, so the same draws pure and compiled."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        self.a = seed & 0xFFFFFFFF
        self.b = (seed >> 32) & 0xFFFFFFFF

    def answer(self, kind: Kind, s: Any, strand: str) -> Any:
        if strand:
            value = self.answer_in(kind, s, strand)
        else:
            value = kind.sample(self, s)
        self.note(kind, s, strand, value)
        return value

    def answer_in(self, kind: Kind, s: Any, strand: str) -> Any:
        """Take up the strand's own stream, and lay it down again."""
        a, b = self.a, self.b
        mine = self.used.get(strand)
        if mine is None:
            text = f"{self.seed}|{strand}".encode()
            mine = int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "little")
        self.a = mine & 0xFFFFFFFF
        self.b = (mine >> 32) & 0xFFFFFFFF
        value = kind.sample(self, s)
        self.used[strand] = self.a | self.b << 32
        self.a, self.b = a, b
        return value

    def word(self) -> int:
        a: i64 = (self.a + 0x9E3779B9) & 0xFFFFFFFF
        b: i64 = self.b
        if a < 0x9E3779B9:
            b = (b + 0x7F4A7C15) & 0xFFFFFFFF
            self.b = b
        self.a = a
        x: i64 = a ^ (a >> 16)
        x = ((x * 0x21F0AAAD) & 0xFFFFFFFF) ^ b
        x ^= x >> 15
        x = (x * 0x735A2D97) & 0xFFFFFFFF
        x ^= x >> 15
        x = (x * 0x2C1B3C6D) & 0xFFFFFFFF
        return x ^ (x >> 16)

    def shuffle(self, xs: list[int]) -> None:
        """The same order as any source with these words would give, sooner."""
        for i in range(len(xs) - 1, 0, -1):
            w: i64 = self.word()
            k: i64 = i + 1
            j = (w * k) >> 32
            x = xs[i]
            xs[i] = xs[j]
            xs[j] = x

    def copy(self) -> Fast:
        new = Fast(self.seed)
        new.a = self.a
        new.b = self.b
        if self.used:
            new.used = self.used.copy()
        return new


class Forced(Source):
    """Outcomes given beforehand, in the order in which they are asked; then, if there is one, another source.

    The queue holds records as the log writes them ("WWB", "crossbow"), so that tests and puzzles read like the table.
    """

    def __init__(self, records: list[Any], after: Source | None = None) -> None:
        super().__init__()
        self.queue = records
        self.after = after

    def answer(self, kind: Kind, s: Any, strand: str) -> Any:
        if self.queue:
            value = kind.read(s, self.queue.pop(0))
        elif self.after is not None:
            value = self.after.answer(kind, s, strand)
        else:
            raise BadInput("forced outcomes", f"none is left for {kind.name()}")
        self.note(kind, s, strand, value)
        return value

    def refill(self, records: list[Any]) -> None:
        """Force these outcomes next."""
        self.queue[:] = records

    def word(self) -> int:
        if self.after is None:
            raise BadInput("forced outcomes", "a random word was asked of a source that has only outcomes")
        return self.after.word()

    def copy(self) -> Forced:
        return Forced(self.queue[:], self.after.copy() if self.after is not None else None)


def key_of_seed(seed: str) -> bytes:
    """The key of a match that is to be played again: made of a seed that people can type."""
    return hashlib.blake2b(seed.encode(), digest_size=32, person=b"warcamp-seed").digest()


def commitment(key: bytes) -> str:
    """What a match shows of its key at the start; the key itself is shown at the end."""
    return hashlib.blake2b(key, digest_size=16, person=b"warcamp-key").hexdigest()
