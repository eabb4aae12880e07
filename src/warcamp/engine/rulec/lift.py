"""Awaits taken out of expressions, keeping Python's order of evaluation."""

from __future__ import annotations

import ast
import copy
from typing import Any, NoReturn

from .labels import awaited_type
from .syntax import COMPREHENSIONS, Written, assign, at, in_order, load, stored_names


def settled(e: ast.AST, dotted: bool) -> bool:
    """Names, constants and lambdas may be read after the await instead of before; dotted names where that is wanted:
    a method is then one of the state at hand, not of the state before a clone."""
    if isinstance(e, (ast.Starred, ast.keyword)):
        return settled(e.value, dotted)
    if isinstance(e, ast.Attribute):
        return dotted and settled(e.value, dotted)
    return isinstance(e, (ast.Name, ast.Constant, ast.Lambda))


class Lift:
    """Blocks under construction. `forced` names are bound by ':=' and live across an await: they are lifted too."""

    def __init__(self, w: Written, forced: frozenset[str]) -> None:
        self.w = w
        self.forced = forced
        self.blocks: list[list[ast.stmt]] = [[]]
        self.tmp = 0
        self.lines: dict[int, int] = {0: w.fn.lineno}
        self.awaits: dict[int, ast.expr] = {}

    def splits(self, n: ast.AST) -> bool:
        """Whether the node must be taken apart."""
        return any(
            isinstance(x, ast.Await) or (isinstance(x, ast.NamedExpr) and x.target.id in self.forced)
            for x in ast.walk(n)
        )

    def emit(self, *st: ast.stmt) -> None:
        self.blocks[-1].extend(st)

    def fresh(self) -> str:
        self.tmp += 1
        return f"_t{self.tmp}"

    def stmt(self, st: ast.stmt) -> None:
        raise NotImplementedError

    def keep(self, e: ast.expr) -> ast.Name:
        """Work the expression out now, under a name."""
        t = self.fresh()
        self.emit(assign(t, e, e))
        return at(load(t), e)

    def suspend(self, e: ast.Await) -> ast.Name:
        """Start what is awaited and end the block; the next one begins with the value in `_v`."""
        what = self.lift(e.value)
        resume = len(self.blocks)
        self.lines[resume] = e.lineno
        self.awaits[resume] = e.value
        start = ast.Call(ast.Attribute(what, "start", ast.Load()), [load("_do"), load(self.w.state)], [])
        self.emit(
            at(ast.Assign([ast.Attribute(load("self"), "pc", ast.Store())], ast.Constant(resume)), e),
            at(ast.Return(start), e),
        )
        self.blocks.append([])
        value = at(load("_v"), e)
        value.awaited = awaited_type(e.value)  # type: ignore[attr-defined]
        return value

    def top(self, e: Any) -> Any:
        """Like lift, for a value that is used at once: it needs no name of its own."""
        return self.suspend(e) if isinstance(e, ast.Await) else self.lift(e)

    def lift(self, e: Any) -> Any:
        """The expression without awaits; what it needs is emitted before it."""
        if not isinstance(e, ast.AST) or not self.splits(e):
            return e
        if isinstance(e, ast.Await):
            return self.keep(self.suspend(e))
        if isinstance(e, ast.NamedExpr):
            self.emit(assign(e.target.id, self.top(e.value), e))
            return at(load(e.target.id), e)
        if isinstance(e, ast.IfExp):
            t = self.fresh()
            self.stmt(at(ast.If(e.test, [assign(t, e.body, e)], [assign(t, e.orelse, e)]), e))
            return at(load(t), e)
        if isinstance(e, ast.BoolOp):
            return self.lift_bool(e)
        if isinstance(e, ast.Compare) and len(e.ops) > 1:
            return self.lift_chain(e)
        if isinstance(e, COMPREHENSIONS):
            return self.lift_comprehension(e)
        return self.lift_parts(e)

    def lift_bool(self, e: ast.BoolOp) -> ast.expr:
        t = self.fresh()
        rest = e.values[1] if len(e.values) == 2 else at(ast.BoolOp(e.op, e.values[1:]), e)
        self.emit(assign(t, self.top(e.values[0]), e))
        test: ast.expr = load(t) if isinstance(e.op, ast.And) else ast.UnaryOp(ast.Not(), load(t))
        self.stmt(at(ast.If(at(test, e), [assign(t, rest, e)], []), e))
        return at(load(t), e)

    def lift_chain(self, e: ast.Compare) -> ast.expr:
        """a < b <= c: b is worked out once, c only if a < b."""
        a = self.lift(e.left)
        if not isinstance(a, ast.Constant):
            a = self.keep(a)
        b = self.keep(self.top(e.comparators[0]))
        t = self.fresh()
        self.emit(assign(t, at(ast.Compare(a, e.ops[:1], [b]), e), e))
        rest = at(ast.Compare(at(load(b.id), e), e.ops[1:], e.comparators[1:]), e)
        self.stmt(at(ast.If(at(load(t), e), [assign(t, rest, e)], []), e))
        return at(load(t), e)

    def lift_comprehension(self, e: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> ast.expr:
        """Only what the first `for` runs over is worked out outside the comprehension."""
        first = e.generators[0]
        new, gen = copy.copy(e), copy.copy(first)
        gen.iter = self.lift(first.iter)
        new.generators = [gen, *e.generators[1:]]
        if self.splits(new):
            self.w.refuse(e, "':=' in a comprehension on a name that lives across an await: write a loop")
        return new

    def lift_parts(self, e: ast.AST) -> ast.AST:
        """What stands before the last await is worked out before it; what stands behind stays in place."""
        if isinstance(e, ast.Dict) and any(k is None for k in e.keys):
            self.w.refuse(e, "'**' beside an await: give the awaited value a name first")
        parts = list(in_order(e))
        last = max(i for i, k in enumerate(parts) if self.splits(k))
        dotted = not isinstance(e, (ast.BinOp, ast.Compare))
        new: dict[int, ast.AST] = {}
        for i, k in enumerate(parts[: last + 1]):
            later = stored_names(*parts[i + 1 : last + 1])
            self.check_before(e, k, i < last)
            done = self.lift(k)
            if i < last and not (settled(done, dotted) and not later & names(done)):
                if isinstance(e, ast.Call) and k is e.func:
                    self.refuse_callee(e)
                done = self.settle(done)
            new[id(k)] = done
        e = copy.copy(e)
        for field, v in ast.iter_fields(e):
            if isinstance(v, list):
                setattr(e, field, [new.get(id(x), x) for x in v])
            elif id(v) in new:
                setattr(e, field, new[id(v)])
        return e

    def check_before(self, e: ast.AST, k: ast.AST, before: bool) -> None:
        if not before or self.splits(k):
            return
        if isinstance(k, ast.Starred) or (isinstance(k, ast.keyword) and k.arg is None):
            self.w.refuse(k, "a starred argument before an await: give the awaited value a name first")
        if isinstance(e, ast.Call) and k is e.func and not settled(k, True):
            self.refuse_callee(e)
        if isinstance(e, ast.Subscript) and isinstance(e.ctx, ast.Store) and not settled(k, True):
            self.w.refuse(e, "what is written to is worked out before the await: give the awaited value a name first")

    def refuse_callee(self, e: ast.Call) -> NoReturn:
        self.w.refuse(e, "what is called is worked out before the await: give the awaited value a name first")

    def settle(self, k: ast.AST) -> ast.AST:
        """Keep the value under a name, inside its star or keyword if it has one."""
        if isinstance(k, (ast.Starred, ast.keyword)):
            new = copy.copy(k)
            new.value = self.keep(k.value)
            return new
        assert isinstance(k, ast.expr)
        return self.keep(k)


def names(n: ast.AST) -> set[str]:
    return {x.id for x in ast.walk(n) if isinstance(x, ast.Name)}
