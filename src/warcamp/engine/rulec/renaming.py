"""Names that live across an await become attributes of the frame."""

from __future__ import annotations

import ast
from typing import Any

from .syntax import COMPREHENSIONS, FUNCTIONS, Written, at, bound_by_word, comprehension_names, lambda_names

FRAME_TABLES = ("RULE", "FIELDS", "PARAMS", "CARDS", "LINES", "LABELS", "PRINT", "FILE", "RETURNS")
FRAME_OWN = frozenset(("pc", "step", "copy", "start", "where", *FRAME_TABLES))


def attribute_names(names: list[str]) -> dict[str, str]:
    """The attribute of each local; a name that Frame itself uses gets an underscore."""
    out: dict[str, str] = {}
    for n in names:
        a = n
        while a in FRAME_OWN or a in out.values() or (a != n and a in names):
            a += "_"
        out[n] = a
    return out


class Walrus(Exception):
    """A ':=' that must be lifted because its name lives across an await."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class ToSelf(ast.NodeTransformer):
    """Rewrites the blocks of a rule so that the frame's names are read from and written to `self`."""

    def __init__(self, w: Written, attrs: dict[str, str]) -> None:
        self.w = w
        self.attrs = attrs
        self.hidden: list[set[str]] = []

    def ours(self, name: str) -> bool:
        return name in self.attrs and not any(name in h for h in self.hidden)

    def check(self, st: ast.stmt) -> None:
        """Refuse what cannot be written to an attribute."""
        for name, n in bound_by_word(st).items():
            if self.ours(name) and isinstance(n, FUNCTIONS):
                self.w.refuse(n, f"'{name}' is a definition that would live across an await: define it at the top")
            if self.ours(name):
                self.w.refuse(
                    n, f"'{name}' lives across an await and cannot be bound here: assign it in a line of its own"
                )
        for n in ast.walk(st):
            if isinstance(n, ast.Delete):
                for t in n.targets:
                    if isinstance(t, ast.Name) and self.ours(t.id):
                        self.w.refuse(n, f"'{t.id}' lives across an await and cannot be deleted")
            elif isinstance(n, ast.Assign) and isinstance(n.value, (ast.Lambda, ast.GeneratorExp)):
                for t in n.targets:
                    if isinstance(t, ast.Name) and self.ours(t.id):
                        self.w.refuse(n, f"'{t.id}' would live across an await, but is not plain data")

    def visit(self, n: ast.AST) -> Any:
        if isinstance(n, COMPREHENSIONS):
            return self.comprehension(n)
        return self.definition(n) if isinstance(n, FUNCTIONS) else super().visit(n)

    def visit_Name(self, n: ast.Name) -> Any:
        if self.ours(n.id):
            return at(ast.Attribute(ast.Name("self", ast.Load()), self.attrs[n.id], n.ctx), n)
        return n

    def visit_AnnAssign(self, n: ast.AnnAssign) -> Any:
        if isinstance(n.target, ast.Name) and n.value is not None:
            return at(ast.Assign([self.visit(n.target)], self.visit(n.value)), n)
        return self.generic_visit(n) if n.value is not None else ast.Pass()

    def visit_NamedExpr(self, n: ast.NamedExpr) -> Any:
        if n.target.id in self.attrs:
            raise Walrus(n.target.id)
        return self.generic_visit(n)

    def comprehension(self, n: Any) -> Any:
        n.generators[0].iter = self.visit(n.generators[0].iter)
        self.hidden.append(comprehension_names(n))
        n = self.generic_visit(n)
        self.hidden.pop()
        return n

    def visit_Lambda(self, n: ast.Lambda) -> Any:
        n.args.defaults = [self.visit(d) for d in n.args.defaults]
        n.args.kw_defaults = [d and self.visit(d) for d in n.args.kw_defaults]
        self.hidden.append(lambda_names(n))
        new = self.generic_visit(n)
        self.hidden.pop()
        return new

    def definition(self, n: Any) -> Any:
        """An inner function may not see what lives in the frame: it would outlive a clone."""
        for x in ast.walk(n):
            if isinstance(x, ast.Name) and self.ours(x.id):
                self.w.refuse(
                    n, f"the inner definition uses '{x.id}', which lives across an await: pass it as a parameter"
                )
        return n
