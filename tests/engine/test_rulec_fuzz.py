"""Random rules run as coroutines, as frames, and as frames cloned at random: all must tell the same story.

WARCAMP_FUZZ=5000 runs more programs.
"""

from __future__ import annotations

import linecache
import os
import random
from typing import Any

from warcamp.engine.chance import Dice, chance
from warcamp.engine.errors import RuleError
from warcamp.engine.flow import Decision, Position, begin, choose, choose_all, parallel
from warcamp.engine.rulec.decorator import frame_class
from warcamp.engine.source import Fast
from warcamp.engine.state import State

PROGRAMS = int(os.environ.get("WARCAMP_FUZZ", "300"))
FIRST = int(os.environ.get("WARCAMP_FUZZ_FIRST", "0"))


class Tale(State):
    """A state that remembers what was done to it."""

    def __init__(self, lines: list[Any] | None = None) -> None:
        super().__init__()
        self.lines = lines if lines is not None else []

    def clone(self) -> Tale:
        return Tale(self.lines[:])

    @property
    def box(self) -> Tale:
        return self

    def log(self, *values: Any) -> int:
        self.lines.append(tuple(list(v) if isinstance(v, list) else v for v in values))
        return len(self.lines)


def mix(x: Any, y: Any, z: Any = 0) -> int:
    return (int(x or 0) * 2 + int(y or 0) * 3 + int(z or 0)) % 101


HEAD = """
async def sub(s, x, bag):
    s.log("sub", x, bag)
    if x:
        y = await choose(1, "sub", [0, 1, 2])
        bag = bag + [y]
        s.log(y, bag)
        bag.append(await choose(1, "again", [3, 4]))
        s.log(bag)
        return y
    return 5

async def main(s, a):
    b = c = 0
    xs = []
    first, second = 1, 2
"""


class Author:
    """Writes a random rule."""

    def __init__(self, seed: int) -> None:
        self.r = random.Random(seed)
        self.loops = 0
        self.count = 0

    def value(self) -> str:
        return self.r.choice(
            ["a", "b", "c", "first", "second", "1", "2", "len(xs)", "sum(xs)", f"s.log({self.r.randrange(99)})"]
        )

    def expr(self, depth: int = 2) -> str:
        r = self.r
        k = r.randrange(17)
        if depth == 0 or k < 2:
            return self.value()

        def e() -> str:
            return self.expr(depth - 1)

        if k in (2, 3):
            return f"(await choose(0, 'q{r.randrange(9)}', [0, 1, 2, {e() if r.random() < 0.3 else 3}]))"
        return [
            lambda: f"({e()} + {e()})",
            lambda: f"({e()} if {e()} % 2 else {e()})",
            lambda: f"({e()} and {e()})",
            lambda: f"({e()} or not {e()})",
            lambda: r.choice([f"mix({e()}, {e()})", f"s.log({e()}, {e()})", f"s.box.log({e()})"]),
            lambda: f"mix({e()}, z={e()}, y={e()})",
            lambda: f"({e()} < {e()} <= {e()})",
            lambda: f"({e()} < {e()})",
            lambda: f"({r.choice('abc')} := {e()})",
            lambda: f"[{e()}, {e()}][{e()} % 2]",
            lambda: f"{{1: {e()}, {e()}: {e()}}}[1]",
            lambda: f"sum(await chance(Dice({e()} % 3, 6)))",
            lambda: f"sum([v + {self.value()} for v in [{self.value()}, await choose(0, 'in', [1, 2])] if v])",
        ][k - 4]()

    def block(self, indent: int, depth: int) -> list[str]:
        return [line for _ in range(self.r.randrange(1, 4)) for line in self.stmt(indent, depth)]

    def stmt(self, indent: int, depth: int) -> list[str]:
        r = self.r
        p = "    " * indent
        k = r.randrange(22)
        if depth == 0 or k < 4:
            v = r.choice("abc")
            return [f"{p}{v} {r.choice(['=', '=', '+='])} {self.expr()}"]
        if k == 4:
            return [f"{p}s.log(a, b, c, xs, first, second)"]
        if k == 5:
            return [f"{p}a = await sub(s, {self.expr()}, xs[:2])"]
        if k == 6:
            return [
                f"{p}side = {self.expr(1)}",
                f"{p}await parallel({{'l': sub(s, 1, []), 'r': sub(s, side, xs[-2:])}})",
            ]
        if k == 7:
            return [f"{p}xs.append({self.expr()})"]
        if k == 8:
            return [
                f"{p}xs[{self.expr(1)} % len(xs)] = {self.expr()}" if r.random() < 0.5 else f"{p}xs += [{self.expr()}]"
            ]
        if k == 9:
            return [f"{p}first, second = {r.choice([f'second, {self.expr(1)}', f'{self.expr()}, first'])}"]
        if k == 10:
            return [
                f"{p}many = {self.expr(1)}",
                f"{p}got = await choose_all([Decision(q, 'all', [1, 2, {self.value()}]) for q in range(many % 3)])",
                f"{p}for seat, pick in got.items():",
                f"{p}    s.log(seat, pick)",
                *self.block(indent + 1, 0),
            ]
        if k == 11:
            return [
                f"{p}match {self.expr(1)}:",
                f"{p}    case 1 | 2:",
                f"{p}        b = s.log('one')",
                f"{p}    case other if other:",
                f"{p}        s.log('other', other)",
            ]
        if k in (12, 13, 14):
            out = [f"{p}if {self.expr()}:", *self.block(indent + 1, depth - 1)]
            if r.random() < 0.3:
                out += [f"{p}elif {self.expr()}:", *self.block(indent + 1, depth - 1)]
            return out + ([f"{p}else:", *self.block(indent + 1, depth - 1)] if r.random() < 0.5 else [])
        if k in (15, 16):
            return self.while_(indent, depth)
        if k in (17, 18, 19):
            return self.for_(indent, depth)
        if self.loops and r.random() < 0.7:
            return [f"{p}if {self.expr(1)}:", f"{p}    {r.choice(['break', 'continue'])}"]
        return [f"{p}if s.log(7) % 3 == {r.randrange(3)}:", f"{p}    return {self.expr(1)}"]

    def while_(self, indent: int, depth: int) -> list[str]:
        p = "    " * indent
        self.count += 1
        w = f"w{self.count}"
        self.loops += 1
        more = f" and {self.expr(1)}" if self.r.random() < 0.4 else ""
        test = self.r.choice([f"{w} < 3{more}", f"(k{w} := 2 - {w}){more}"])
        out = [f"{p}{w} = 0", f"{p}while {test}:", f"{p}    {w} += 1", *self.block(indent + 1, depth - 1)]
        self.loops -= 1
        return out

    def for_(self, indent: int, depth: int) -> list[str]:
        p = "    " * indent
        self.count += 1
        i = f"i{self.count}"
        self.loops += 1
        over = self.r.choice(
            ["range(3)", "range(1, 4)", "range(4, 0, -2)", "(5, 6)", "[a, 2]", "xs[:3]", f"range({self.expr(1)} % 4)"]
        )
        out = [f"{p}for {i} in {over}:", f"{p}    s.log({i})", *self.block(indent + 1, depth - 1)]
        self.loops -= 1
        return out

    def program(self) -> str:
        body = [*self.block(1, 3), *self.block(1, 3), "    s.log('end', a, b, c, xs)", "    return a"]
        return HEAD + "\n".join(body) + "\n"


def load(source: str, name: str, frames: bool) -> dict[str, Any]:
    path = f"<{name} {frames}>"
    linecache.cache[path] = (len(source), None, source.splitlines(True), path)
    scope: dict[str, Any] = {
        "__name__": name,
        "choose": choose,
        "choose_all": choose_all,
        "parallel": parallel,
        "chance": chance,
        "Dice": Dice,
        "Decision": Decision,
        "mix": mix,
    }
    exec(compile(source, path, "exec"), scope)
    if frames:
        for k in ("sub", "main"):
            scope[k].__qualname__ = f"<locals>.{k}"
            scope[k] = frame_class(scope[k])
    del linecache.cache[path]
    return scope


def answer(p: Position, r: random.Random) -> None:
    i = r.randrange(len(p.pending))
    d = p.pending[i]
    v = r.choice(d.options)
    p.s.log("answer", d.strand, d.seat, d.kind, tuple(d.options), v)
    p.apply(i, v)


def play(scope: dict[str, Any], seed: int, clones: random.Random | None) -> tuple[list[Any], str, list[Any]]:
    """The tale, the exception it ended in, and what was kept on the way: (clone, the tale it must go on to tell)."""
    s = Tale()
    r = random.Random(seed)
    kept: list[Any] = []
    try:
        p = begin(s, scope["main"](s, 1), Fast(seed))
        steps = 0
        while p.pending and steps < 150:
            if clones is not None and clones.random() < 0.3:
                s = p.s
                kept.append((p, r.getstate(), steps))
                p = p.clone()
            s = p.s
            answer(p, r)
            steps += 1
    except (TypeError, ZeroDivisionError, IndexError, KeyError, ValueError) as e:
        return s.lines, type(e).__name__, kept
    return p.s.lines, "", kept


def replay(kept: Any) -> tuple[list[Any], str]:
    p, state, steps = kept
    r = random.Random()
    r.setstate(state)
    s = p.s
    try:
        while p.pending and steps < 150:
            answer(p, r)
            steps += 1
    except (TypeError, ZeroDivisionError, IndexError, KeyError, ValueError) as e:
        return s.lines, type(e).__name__
    return s.lines, ""


def test_random_rules_play_alike_as_coroutines_as_frames_and_as_clones() -> None:
    refused = awaits = answers = faults = 0
    for seed in range(FIRST, FIRST + PROGRAMS):
        source = Author(seed).program()
        plain = load(source, "fuzz", False)
        try:
            frames = load(source, "fuzz", True)
        except RuleError:
            refused += 1
            continue
        awaits += source.count("await")
        for game in range(2):
            told, fault, _ = play(plain, game, None)
            faults += bool(fault)
            answers += sum(1 for line in told if line and line[0] == "answer")
            assert play(frames, game, None)[:2] == (told, fault), f"frames, program {seed}, game {game}:\n{source}"
            *cloned, kept = play(frames, game, random.Random(seed))
            if not fault:
                assert tuple(cloned) == (told, fault), f"clones, program {seed}, game {game}:\n{source}"
            for old in kept[-6:]:
                assert replay(old) == (told, fault), f"an old clone, program {seed}, game {game}:\n{source}"
    print(f"{PROGRAMS} programs, {refused} refused, {awaits} awaits, {answers} answers, {faults} games end in a fault")
    assert refused <= PROGRAMS // 20
    assert answers > 5 * PROGRAMS
