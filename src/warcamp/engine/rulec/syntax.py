"""A rule as its author wrote it, and the small pieces of syntax the rule compiler builds with."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn, TypeVar

from ..errors import RuleError

Node = TypeVar("Node", bound=ast.AST)

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass
class Written:
    """One rule's source: its stored name, its file as given to Python (for messages) and within its package (FILE)."""

    fn: ast.AsyncFunctionDef
    name: str
    path: str
    file: str

    @property
    def state(self) -> str:
        """The author's name for the state."""
        return self.fn.args.args[0].arg

    @property
    def params(self) -> list[ast.arg]:
        """The parameters after the state."""
        return self.fn.args.args[1:]

    def refuse(self, at: ast.AST, why: str) -> NoReturn:
        """Say to the author what cannot be done, and where."""
        raise RuleError(self.fn.name, why, self.path, getattr(at, "lineno", self.fn.lineno))


def load(i: str) -> ast.Name:
    return ast.Name(i, ast.Load())


def store(i: str) -> ast.Name:
    return ast.Name(i, ast.Store())


def at(new: Node, place: ast.AST) -> Node:
    """The new node, standing at the author's place."""
    return ast.copy_location(new, place)


def assign(target: str, value: ast.expr, place: ast.AST) -> ast.Assign:
    return at(ast.Assign([store(target)], value), place)


def has_await(n: ast.AST) -> bool:
    return any(isinstance(x, ast.Await) for x in ast.walk(n))


def own_scope(n: ast.AST) -> Iterator[ast.AST]:
    """Every node that belongs to the scope of n itself: no inner definitions, no variables of comprehensions."""
    yield n
    if isinstance(n, (*FUNCTIONS, ast.Lambda)):
        return
    for name, part in ast.iter_fields(n):
        if isinstance(n, ast.comprehension) and name == "target":
            continue
        for x in part if isinstance(part, list) else [part]:
            if isinstance(x, ast.AST):
                yield from own_scope(x)


def stored_names(*nodes: ast.AST) -> set[str]:
    """The names of this scope that these nodes bind as plain names."""
    every = (x for n in nodes for x in own_scope(n))
    return {x.id for x in every if isinstance(x, ast.Name) and isinstance(x.ctx, (ast.Store, ast.Del))}


def bound_by_word(n: ast.AST) -> dict[str, ast.AST]:
    """Names that are bound without a Name node: `except ... as x`, patterns, imports, inner definitions."""
    out: dict[str, ast.AST] = {}
    for x in ast.walk(n):
        if isinstance(x, (ast.ExceptHandler, ast.MatchAs, ast.MatchStar)) and x.name:
            out[x.name] = x
        elif isinstance(x, ast.MatchMapping) and x.rest:
            out[x.rest] = x
        elif isinstance(x, (ast.Import, ast.ImportFrom)):
            for alias in x.names:
                out[(alias.asname or alias.name).split(".")[0]] = x
        elif isinstance(x, FUNCTIONS):
            out[x.name] = x
    return out


def lambda_names(n: ast.Lambda) -> set[str]:
    """The parameters of a lambda."""
    a = n.args
    every = [*a.posonlyargs, *a.args, *a.kwonlyargs, *(x for x in (a.vararg, a.kwarg) if x)]
    return {x.arg for x in every}


def comprehension_names(n: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> set[str]:
    """The names that belong to a comprehension alone."""
    return {x.id for g in n.generators for x in ast.walk(g.target) if isinstance(x, ast.Name)}


def annotation(node: ast.expr | None) -> str:
    """An annotation as text; a missing one is Any."""
    if node is None:
        return "Any"
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ast.unparse(node)


def in_order(e: ast.AST) -> Iterator[ast.AST]:
    """The parts of an expression in the order in which Python works them out."""
    if isinstance(e, ast.Dict):
        for k, v in zip(e.keys, e.values):
            if k is not None:
                yield k
            yield v
    else:
        for part in ast.iter_child_nodes(e):
            if isinstance(part, (ast.expr, ast.keyword)):
                yield part
