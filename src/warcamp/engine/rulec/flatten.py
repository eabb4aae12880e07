"""A rule's body cut into blocks at its awaits; only control flow that holds an await is flattened."""

from __future__ import annotations

import ast
import copy
from typing import Any

from .lift import Lift
from .syntax import FUNCTIONS, Written, assign, at, load, stored_names

Target = ast.Constant


class Flatten(Lift):
    """The blocks of a rule. `sequences` are what loops run over: taken at the start, never changed, shared."""

    def __init__(self, w: Written, forced: frozenset[str] = frozenset()) -> None:
        super().__init__(w, forced)
        self.loops: list[tuple[Target, Target]] = []
        self.sequences: dict[str, ast.expr] = {}
        self.counters: set[str] = set()
        told = ast.get_docstring(w.fn) is not None
        self.body(copy.deepcopy(w.fn.body[1:] if told else w.fn.body))
        self.emit(*self.ret(None, w.fn.body[-1]))
        for block in self.blocks:
            drop_unreachable(block)

    def label(self) -> int:
        """Start a new block, reached also by falling through."""
        n = len(self.blocks)
        self.emit(*self.goto(Target(n)))
        self.blocks.append([])
        return n

    def cut(self) -> int:
        """Start a new block, reached by jumps only."""
        self.blocks.append([])
        return len(self.blocks) - 1

    def goto(self, target: Target, place: ast.AST | None = None) -> list[ast.stmt]:
        jump: list[ast.stmt] = [ast.Assign([ast.Name("_pc", ast.Store())], target), ast.Continue()]
        return [at(st, place) for st in jump] if place is not None else jump

    def ret(self, v: ast.expr | None, place: ast.AST) -> list[ast.stmt]:
        value = ast.Attribute(load("_do"), "value", ast.Store())
        return [at(ast.Assign([value], v or ast.Constant(None)), place), at(ast.Return(load("_RET")), place)]

    def unless(self, test: ast.expr, target: Target, place: ast.AST) -> None:
        """Jump when the test fails."""
        if isinstance(test, ast.NamedExpr):
            self.emit(assign(test.target.id, test.value, test))
            test = at(load(test.target.id), test)
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            test = test.operand
        else:
            test = at(ast.UnaryOp(ast.Not(), test), test)
        self.emit(at(ast.If(test, self.goto(target, place), []), place))

    def body(self, sts: list[ast.stmt]) -> None:
        for st in sts:
            self.stmt(st)

    def stmt(self, st: ast.stmt) -> None:
        if isinstance(st, ast.AnnAssign) and st.value is None:
            return
        if not self.splits(st):
            out = Jumps(self).visit(st)
            self.emit(*(out if isinstance(out, list) else [out]))
        elif isinstance(st, ast.Expr):
            value = self.top(st.value)
            if not isinstance(value, ast.Name):
                self.emit(at(ast.Expr(value), st))
        elif isinstance(st, (ast.Assign, ast.AnnAssign)):
            self.assign_(st)
        elif isinstance(st, ast.AugAssign):
            self.augment(st)
        elif isinstance(st, ast.Return):
            self.emit(*self.ret(self.top(st.value), st))
        elif isinstance(st, (ast.Raise, ast.Assert, ast.Delete)):
            self.emit(self.lift_parts(st))  # type: ignore[arg-type]
        elif isinstance(st, ast.If):
            self.if_(st)
        elif isinstance(st, ast.While) and not st.orelse:
            self.while_(st)
        elif isinstance(st, ast.For) and not st.orelse:
            self.for_(st)
        elif isinstance(st, ast.Match) and not any(self.splits(c) for c in st.cases):
            st.subject = self.lift(st.subject)
            self.emit(Jumps(self).visit(st))
        else:
            self.w.refuse(st, f"':=' inside '{type(st).__name__.lower()}' on a name that lives across an await")

    def assign_(self, st: ast.Assign | ast.AnnAssign) -> None:
        new = copy.copy(st)
        new.value = self.top(st.value)
        targets = st.targets if isinstance(st, ast.Assign) else [st.target]
        if any(self.splits(t) for t in targets):
            assert new.value is not None
            new.value = self.keep(new.value)
            lifted = [self.lift(t) for t in targets]
            if isinstance(new, ast.Assign):
                new.targets = lifted
            else:
                new.target = lifted[0]
        self.emit(new)

    def augment(self, st: ast.AugAssign) -> None:
        """`x += await f()` reads x first: that shows only when the value binds x again."""
        target = st.target
        assert isinstance(target, ast.Name)
        if target.id not in stored_names(st.value):
            new = copy.copy(st)
            new.value = self.top(st.value)
            self.emit(new)
            return
        before = self.keep(at(load(target.id), target))
        value = self.top(st.value)
        self.emit(
            at(ast.AugAssign(at(ast.Name(before.id, ast.Store()), target), st.op, value), st),
            assign(target.id, at(load(before.id), target), st),
        )

    def if_(self, st: ast.If) -> None:
        no, end = Target(0), Target(0)
        self.unless(self.top(st.test), no, st)
        self.body(st.body)
        if st.orelse:
            self.emit(*self.goto(end))
            no.value = self.cut()
            self.body(st.orelse)
            end.value = self.label()
        else:
            no.value = self.label()

    def while_(self, st: ast.While) -> None:
        head, end = Target(self.label()), Target(0)
        test = self.top(st.test)
        if not (isinstance(test, ast.Constant) and test.value):
            self.unless(test, end, st)
        self.loop(st.body, head, end)

    def loop(self, body: list[ast.stmt], head: Target, end: Target) -> None:
        self.loops.append((head, end))
        self.body(body)
        self.loops.pop()
        self.emit(*self.goto(head))
        end.value = self.cut()

    def for_(self, st: ast.For) -> None:
        self.tmp += 1
        i, seq = f"_i{self.tmp}", f"_s{self.tmp}"
        over = self.top(st.iter)
        self.counters.add(i)
        if (
            isinstance(over, ast.Call)
            and isinstance(over.func, ast.Name)
            and over.func.id == "range"
            and plain_range(over)
        ):
            low, high = (ast.Constant(0), over.args[0]) if len(over.args) == 1 else (over.args[0], over.args[1])
            self.counters.add(seq)
            self.emit(assign(i, at(low, st), st), assign(seq, high, st))
            limit: ast.expr = load(seq)
            item: ast.expr = load(i)
        else:
            self.sequences[seq] = st.target
            self.emit(assign(seq, at(ast.Call(load("list"), [over], []), st), st), assign(i, ast.Constant(0), st))
            limit = ast.Call(load("len"), [load(seq)], [])
            item = ast.Subscript(load(seq), load(i), ast.Load())
        head, end = Target(self.label()), Target(0)
        self.emit(
            at(ast.If(ast.Compare(load(i), [ast.GtE()], [limit]), self.goto(end), []), st),
            at(ast.Assign([st.target], item), st),
            at(ast.AugAssign(ast.Name(i, ast.Store()), ast.Add(), ast.Constant(1)), st),
        )
        self.loop(st.body, head, end)


def plain_range(e: ast.Call) -> bool:
    return len(e.args) in (1, 2) and not e.keywords and not any(isinstance(a, ast.Starred) for a in e.args)


def drop_unreachable(block: list[ast.stmt]) -> None:
    for i, st in enumerate(block):
        if isinstance(st, (ast.Continue, ast.Return)):
            del block[i + 1 :]
            return


class Jumps(ast.NodeTransformer):
    """In code without await: the return, break and continue that leave a flattened construct."""

    def __init__(self, f: Flatten, inner: bool = False) -> None:
        self.f = f
        self.inner = inner

    def visit(self, n: ast.AST) -> Any:
        if isinstance(n, (*FUNCTIONS, ast.Lambda)):
            return n
        return self.loop(n) if isinstance(n, (ast.For, ast.While)) else super().visit(n)

    def visit_Return(self, n: ast.Return) -> Any:
        return self.f.ret(n.value, n)

    def visit_Break(self, n: ast.Break) -> Any:
        return n if self.inner else self.f.goto(self.f.loops[-1][1], n)

    def visit_Continue(self, n: ast.Continue) -> Any:
        return n if self.inner else self.f.goto(self.f.loops[-1][0], n)

    def loop(self, n: Any) -> Any:
        """A loop without await keeps its own break and continue, but not in its `else`."""
        inside = Jumps(self.f, inner=True)
        n.body = flat(inside.visit(st) for st in n.body)
        n.orelse = flat(self.visit(st) for st in n.orelse)
        return n


def flat(parts: Any) -> list[ast.stmt]:
    return [st for p in parts for st in (p if isinstance(p, list) else [p])]
