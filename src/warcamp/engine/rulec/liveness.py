"""Which locals are alive when a rule resumes: only these go into its frame, the rest stay plain locals of `step`."""

from __future__ import annotations

import ast
from typing import Any

from .syntax import COMPREHENSIONS, FUNCTIONS, comprehension_names, in_order, lambda_names

Done = set[str] | None
"""The names surely assigned so far in a block; None behind a jump."""


class Block:
    """What one block reads before it assigns, and where it goes with what assigned."""

    def __init__(self, sts: list[ast.stmt]) -> None:
        self.reads: set[str] = set()
        self.exits: list[tuple[int, set[str]]] = []
        self.resumes: set[int] = set()
        self.body(sts, set())

    def body(self, sts: list[ast.stmt], done: set[str]) -> Done:
        now: Done = done
        for st in sts:
            if now is None:
                break
            now = self.stmt(st, now)
        return now

    def stmt(self, st: ast.stmt, done: set[str]) -> Done:
        if isinstance(st, (ast.Return, ast.Raise)):
            self.parts(st, done)
            return None
        if isinstance(st, (ast.Break, ast.Continue)):
            return None
        if isinstance(st, ast.Assign):
            self.expr(st.value, done)
            self.note_jump(st, done)
            for t in st.targets:
                self.expr(t, done)
        elif isinstance(st, ast.AnnAssign):
            if st.value is not None:
                self.expr(st.value, done)
                self.expr(st.target, done)
        elif isinstance(st, ast.AugAssign):
            if isinstance(st.target, ast.Name):
                self.read(st.target.id, done)
            self.expr(st.value, done)
            self.expr(st.target, done)
        elif isinstance(st, ast.If):
            self.expr(st.test, done)
            yes, no = self.body(st.body, set(done)), self.body(st.orelse, set(done))
            return no if yes is None else yes if no is None else yes & no
        elif isinstance(st, ast.While):
            self.expr(st.test, done)
            self.body(st.body, set(done))
            self.body(st.orelse, set(done))
        elif isinstance(st, ast.For):
            self.expr(st.iter, done)
            inside = set(done)
            self.expr(st.target, inside)
            self.body(st.body, inside)
            self.body(st.orelse, set(done))
        elif isinstance(st, FUNCTIONS):
            self.expr_unordered(st, done)
            done.add(st.name)
        else:
            self.other(st, done)
        return done

    def other(self, st: ast.stmt, done: set[str]) -> None:
        """with, try, match, import and the small statements: what they assign inside is not relied on."""
        if isinstance(st, ast.With):
            for item in st.items:
                self.expr(item.context_expr, done)
                if item.optional_vars is not None:
                    self.expr(item.optional_vars, done)
            self.body(st.body, set(done))
        elif isinstance(st, (ast.Try, ast.TryStar)):
            for part in (st.body, st.orelse, st.finalbody):
                self.body(part, set(done))
            for h in st.handlers:
                self.parts(h, done, h.body)
                self.body(h.body, set(done) | ({h.name} if h.name else set()))
        elif isinstance(st, ast.Match):
            self.expr(st.subject, done)
            for case in st.cases:
                inside = set(done)
                for n in ast.walk(case.pattern):
                    word = getattr(n, "name", None) or getattr(n, "rest", None)
                    if isinstance(word, str):
                        inside.add(word)
                self.parts(case.pattern, done)
                if case.guard is not None:
                    self.expr(case.guard, inside)
                self.body(case.body, inside)
        elif isinstance(st, (ast.Import, ast.ImportFrom)):
            done |= {(a.asname or a.name).split(".")[0] for a in st.names}
        else:
            self.parts(st, done)

    def parts(self, n: ast.AST, done: set[str], but: Any = ()) -> None:
        for k in ast.iter_child_nodes(n):
            if k not in but:
                if isinstance(k, ast.expr):
                    self.expr(k, done)
                else:
                    self.parts(k, done)

    def note_jump(self, st: ast.Assign, done: set[str]) -> None:
        t, v = st.targets[0], st.value
        if isinstance(v, ast.Constant) and isinstance(v.value, int):
            if isinstance(t, ast.Name) and t.id == "_pc":
                self.exits.append((v.value, set(done)))
            elif (
                isinstance(t, ast.Attribute)
                and t.attr == "pc"
                and isinstance(t.value, ast.Name)
                and t.value.id == "self"
            ):
                self.exits.append((v.value, done))
                self.resumes.add(v.value)

    def read(self, word: str, done: set[str]) -> None:
        if word not in done:
            self.reads.add(word)

    def expr(self, e: ast.AST, done: set[str]) -> None:
        """In the order of evaluation; what may be skipped assigns nothing for sure."""
        if isinstance(e, ast.Name):
            if isinstance(e.ctx, ast.Store):
                done.add(e.id)
            else:
                self.read(e.id, done)
        elif isinstance(e, ast.NamedExpr):
            self.expr(e.value, done)
            done.add(e.target.id)
        elif isinstance(e, ast.BoolOp):
            self.expr(e.values[0], done)
            inside = set(done)
            for v in e.values[1:]:
                self.expr(v, inside)
        elif isinstance(e, ast.IfExp):
            self.expr(e.test, done)
            self.expr(e.body, set(done))
            self.expr(e.orelse, set(done))
        elif isinstance(e, ast.Compare):
            self.expr(e.left, done)
            self.expr(e.comparators[0], done)
            inside = set(done)
            for v in e.comparators[1:]:
                self.expr(v, inside)
        elif isinstance(e, COMPREHENSIONS):
            self.expr(e.generators[0].iter, done)
            self.expr_unordered(e, done | comprehension_names(e))
        elif isinstance(e, ast.Lambda):
            self.expr_unordered(e, done | lambda_names(e))
        elif isinstance(e, ast.Dict):
            for k in in_order(e):
                self.expr(k, done)
        else:
            self.parts(e, done)

    def expr_unordered(self, e: ast.AST, done: set[str]) -> None:
        """Every name inside is taken as read; inner scopes hide theirs."""
        for k in ast.iter_child_nodes(e):
            inside = done
            if isinstance(k, COMPREHENSIONS):
                inside = done | comprehension_names(k)
            elif isinstance(k, ast.Lambda):
                inside = done | lambda_names(k)
            elif isinstance(k, ast.Name):
                self.read(k.id, done)
            self.expr_unordered(k, inside)


def live_across(blocks: list[list[ast.stmt]]) -> set[str]:
    """The names that are read after some resumption before they are assigned again."""
    found = [Block(b) for b in blocks]
    live: list[set[str]] = [set() for _ in blocks]
    changed = True
    while changed:
        changed = False
        for i in range(len(blocks) - 1, -1, -1):
            new = set(found[i].reads)
            for target, done in found[i].exits:
                new |= live[target] - done
            if new != live[i]:
                live[i] = new
                changed = True
    resumes = set().union(*(f.resumes for f in found))
    return set().union(*(live[i] for i in resumes))
