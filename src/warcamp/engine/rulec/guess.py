"""Types of locals that the author did not annotate, as far as they can be told without doubt."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

from .syntax import annotation

ANY = "Any"
CONFLICT = "conflict"
"""Assigned values of different types: it must be declared as Any."""

INT_OPS = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
INTS = ("int", "Card")
PLAIN = ("int", "Card", "bool", "str", "float", "bytes", "None")


@dataclass
class Known:
    """What is known of a module's names: what functions return, what aliases mean, which types constants have; and of
    the state: its name in the rule and the types of its fields."""

    returns: dict[str, str] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)
    constants: dict[str, str] = field(default_factory=dict)
    state: str = ""
    fields: dict[str, str] = field(default_factory=dict)

    def plain(self, text: str) -> str:
        """The annotation with its aliases resolved."""
        seen = 0
        while text in self.aliases and text != "Card" and seen < 5:
            text = self.aliases[text]
            seen += 1
        return text


def join(a: str, b: str) -> str:
    """One type for both; '' is not known yet."""
    if not a or not b or a == b:
        return a or b
    if CONFLICT in (a, b):
        return CONFLICT
    if ANY in (a, b):
        return ANY
    return "int" if {a, b} == {"int", "Card"} else CONFLICT


def element(t: str) -> str:
    """The type of what a sequence of this type holds."""
    if t.startswith("list[") and t.endswith("]"):
        return t[5:-1]
    return "" if not t else ANY


def guess(v: ast.expr, types: dict[str, str], known: Known) -> str:
    """The type of an expression; '' while it hangs on names not known yet."""
    if isinstance(v, ast.Constant):
        return ANY if v.value is None else type(v.value).__name__
    if isinstance(v, ast.Name):
        awaited: str = getattr(v, "awaited", "")
        if awaited:
            return known.plain(known.returns.get(awaited[1:], ANY)) if awaited[0] == "=" else awaited
        return types[v.id] if v.id in types else known.constants.get(v.id, ANY)
    if isinstance(v, ast.Attribute):
        ours = isinstance(v.value, ast.Name) and v.value.id == known.state
        return known.plain(known.fields.get(v.attr, ANY)) if ours else ANY
    if isinstance(v, ast.Compare):
        return (
            "bool"
            if all(isinstance(o, (ast.Is, ast.IsNot, ast.In, ast.NotIn)) for o in v.ops)
            else compared(v, types, known)
        )
    if isinstance(v, ast.UnaryOp):
        inside = guess(v.operand, types, known)
        return "bool" if isinstance(v.op, ast.Not) else inside if inside in ("int", "float", "") else ANY
    if isinstance(v, ast.BinOp):
        return guess_binary(v, types, known)
    if isinstance(v, ast.IfExp):
        return join(guess(v.body, types, known), guess(v.orelse, types, known))
    if isinstance(v, ast.Subscript):
        t = guess(v.value, types, known)
        return t if isinstance(v.slice, ast.Slice) and t.startswith("list") else element(t)
    if isinstance(v, ast.List):
        inside = ""
        for x in v.elts:
            inside = join(inside, guess(x, types, known))
        return f"list[{inside}]" if inside in PLAIN else "list[Any]"
    if isinstance(v, ast.ListComp):
        return "list[Any]"
    if isinstance(v, (ast.Dict, ast.DictComp)):
        return "dict[Any, Any]"
    if isinstance(v, (ast.Set, ast.SetComp)):
        return "set[Any]"
    if isinstance(v, ast.Call) and isinstance(v.func, ast.Name):
        return guess_call(v, v.func.id, types, known)
    return ANY


def compared(v: ast.Compare, types: dict[str, str], known: Known) -> str:
    """Comparing plain values gives a bool; other objects may give anything."""
    sides = [guess(x, types, known) for x in (v.left, *v.comparators)]
    return "bool" if any(t in PLAIN for t in sides) else "" if "" in sides else ANY


def guess_binary(v: ast.BinOp, types: dict[str, str], known: Known) -> str:
    a, b = guess(v.left, types, known), guess(v.right, types, known)
    if isinstance(v.op, ast.Mult) and a.startswith("list") and isinstance(v.left, ast.List):
        return a
    if not a or not b:
        return ""
    if a in INTS and b in INTS and isinstance(v.op, INT_OPS):
        return "int"
    if isinstance(v.op, ast.Add) and a.startswith("list["):
        return a if a == b else "list[Any]"
    return ANY


def guess_call(v: ast.Call, name: str, types: dict[str, str], known: Known) -> str:
    if name in known.returns:
        return known.plain(known.returns[name])
    if name in ("len", "int", "ord"):
        return "int"
    if name in ("bool", "any", "all", "isinstance"):
        return "bool"
    if name == "str":
        return "str"
    if name in ("list", "sorted") and v.args:
        t = guess(v.args[0], types, known)
        return t if t.startswith("list") else "list[int]" if is_range(v.args[0]) else "list[Any]" if t else ""
    if name in ("min", "max") and len(v.args) > 1:
        inside = ""
        for x in v.args:
            inside = join(inside, guess(x, types, known))
        return "int" if inside in INTS else "" if not inside else ANY
    return ANY


def is_range(v: ast.expr) -> bool:
    return isinstance(v, ast.Call) and isinstance(v.func, ast.Name) and v.func.id == "range"


Binding = tuple[str, ast.expr | None]


def bindings(blocks: list[list[ast.stmt]]) -> Iterator[Binding]:
    """Every place where a plain name gets a value; None when the value is not written there."""
    for block in blocks:
        for st in block:
            for n in ast.walk(st):
                if isinstance(n, ast.Assign):
                    for t in n.targets:
                        yield from bound(t, n.value)
                elif isinstance(n, ast.NamedExpr):
                    yield from bound(n.target, n.value)
                elif isinstance(n, ast.AugAssign):
                    left = ast.Name(n.target.id, ast.Load()) if isinstance(n.target, ast.Name) else n.target
                    yield from bound(n.target, ast.BinOp(left, n.op, n.value))
                elif isinstance(n, ast.For):
                    over = ast.Call(ast.Name("list", ast.Load()), [n.iter], [])
                    yield from bound(n.target, ast.Subscript(over, ast.Constant(0), ast.Load()))
                elif isinstance(n, ast.withitem) and n.optional_vars is not None:
                    yield from bound(n.optional_vars, None)


def bound(t: ast.expr, v: ast.expr | None) -> Iterator[Binding]:
    if isinstance(t, ast.Name):
        yield t.id, v
    elif isinstance(t, (ast.Tuple, ast.List)):
        parts: list[ast.expr | None] = [None] * len(t.elts)
        if isinstance(v, (ast.Tuple, ast.List)) and len(v.elts) == len(t.elts):
            parts = list(v.elts)
        for x, y in zip(t.elts, parts):
            yield from bound(x, y)
    elif isinstance(t, ast.Starred):
        yield from bound(t.value, None)


def declarations(fn: ast.AsyncFunctionDef, known: Known) -> dict[str, str]:
    """The types that the author wrote."""
    out = {a.arg: known.plain(annotation(a.annotation)) for a in fn.args.args[1:]}
    for n in ast.walk(fn):
        if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name):
            out[n.target.id] = known.plain(annotation(n.annotation))
    return out


def settle(places: list[tuple[str, ast.expr | None]], declared: dict[str, str], known: Known) -> dict[str, str]:
    """One type for each name, from all its assignments together."""
    types = {name: "" for name, _ in places}
    for _ in range(len(types) + 3):
        before = dict(types)
        for name, v in places:
            told = guess(v, {**types, **declared}, known) if v is not None else ANY
            types[name] = join(types[name], told)
        if types == before:
            break
    return {**{k: t or ANY for k, t in types.items()}, **declared}


def all_types(fn: ast.AsyncFunctionDef, blocks: list[list[ast.stmt]], known: Known) -> dict[str, str]:
    """The type of every local: as annotated, else as guessed."""
    declared = declarations(fn, known)
    return settle([b for b in bindings(blocks) if b[0] not in declared], declared, known)


def card_names(fn: ast.AsyncFunctionDef, blocks: list[list[ast.stmt]]) -> set[str]:
    """The locals that hold cards, told by the rule's own text alone, so that it is the same however it is compiled.

    A number written out ("no card yet") beside a card does not make the local something else.
    """
    declared = declarations(fn, Known())
    places = [b for b in bindings(blocks) if b[0] not in declared]
    local = {name for name, _ in places} | set(declared)
    real = [(n, v) for n, v in places if v is None or not is_marker(v, local)]
    types = settle(real, declared, Known())
    return {n for n, t in types.items() if t in ("Card", "list[Card]")}


def empty_names(blocks: list[list[ast.stmt]]) -> set[str]:
    """The locals that begin as an empty list or dict: nothing else tells what they hold."""
    return {n for n, v in bindings(blocks) if v is not None and ast.unparse(v) in ("[]", "{}")}


def is_marker(v: ast.expr, local: set[str]) -> bool:
    """A number or a constant of the module."""
    if isinstance(v, ast.UnaryOp):
        return is_marker(v.operand, local)
    if isinstance(v, ast.Name):
        return v.id not in local and not hasattr(v, "awaited")
    return isinstance(v, ast.Constant)
