"""`@fields`: the class body of a state is its schema; `clone` and FIELDS are written from it."""

from __future__ import annotations

import ast
import linecache
import sys
from collections.abc import Callable
from enum import Enum
from inspect import get_annotations
from typing import Any, NamedTuple, TypeVar

from .errors import RuleError
from .state import State

C = TypeVar("C", bound=type)

NEVER_COPIED = ("events",)
IMMUTABLE = frozenset(("int", "bool", "str", "float", "bytes", "None", "Card", "tuple", "frozenset", "range"))
CONTAINERS = frozenset(("list", "dict", "set", "List", "Dict", "Set"))
COPIED_BY_METHOD = "copy"

Look = Callable[[str], str]
"""Tells of a name: 'plain' (never changes), 'copy' (has a copy method), the text of what it stands for, or ''."""


class Field(NamedTuple):
    """One field: its name, its annotation as text, and the line it is declared at."""

    name: str
    type: str
    line: int


class Schema(NamedTuple):
    """All that `clone` is written from."""

    cls: str
    path: str
    fields: list[Field]
    fixed: tuple[str, ...]

    def refuse(self, f: Field, why: str) -> RuleError:
        return RuleError(self.cls, f"field '{f.name}: {f.type}' {why}", self.path, f.line)


def how_copied(e: ast.expr, look: Look, depth: int = 0) -> str:
    """How a value of this type is copied: 'same', '[:]', '.copy()', either with '?' when it may be None; or why not."""
    if isinstance(e, ast.Constant):
        if isinstance(e.value, str):
            return how_copied(ast.parse(e.value, mode="eval").body, look, depth)
        return "same" if e.value is None else "!is not a type"
    if isinstance(e, ast.BinOp) and isinstance(e.op, ast.BitOr):
        return either(how_copied(e.left, look, depth), how_copied(e.right, look, depth), e)
    if isinstance(e, ast.Subscript):
        return how_generic(e, look, depth)
    name = e.attr if isinstance(e, ast.Attribute) else e.id if isinstance(e, ast.Name) else ""
    if name in IMMUTABLE:
        return "same"
    if name in CONTAINERS:
        return "[:]" if name in ("list", "List") else ".copy()"
    told = look(name)
    if told == "plain":
        return "same"
    if told == "copy":
        return ".copy()"
    if told and depth < 5:
        return how_copied(ast.parse(told, mode="eval").body, look, depth + 1)
    return "!is neither plain data nor something with a copy method: name it in FIXED if it never changes"


def how_generic(e: ast.Subscript, look: Look, depth: int) -> str:
    outer = e.value.attr if isinstance(e.value, ast.Attribute) else e.value.id if isinstance(e.value, ast.Name) else ""
    inner = list(e.slice.elts) if isinstance(e.slice, ast.Tuple) else [e.slice]
    if outer in ("Final", "Annotated"):
        return how_copied(inner[0], look, depth)
    if outer == "Literal":
        return "same"
    if outer == "Optional":
        return either(how_copied(inner[0], look, depth), "same", e)
    if outer not in CONTAINERS | {"tuple", "Tuple", "frozenset"}:
        return how_copied(e.value, look, depth)
    for x in inner:
        if isinstance(x, ast.Constant) and x.value is Ellipsis:
            continue
        how = how_copied(x, look, depth)
        if how != "same":
            return how if how[0] == "!" else "!holds lists inside a list: a clone copies one level; use one flat list"
    return "same" if outer not in CONTAINERS else "[:]" if outer in ("list", "List") else ".copy()"


def either(a: str, b: str, e: ast.expr) -> str:
    """X | Y: plain beside plain, or a copied thing that may be None."""
    for x in (a, b):
        if x[0] == "!":
            return x
    if a == b == "same":
        return "same"
    none = any(isinstance(x, ast.Constant) and x.value is None for x in ast.walk(e)) or isinstance(e, ast.Subscript)
    kinds = {x.rstrip("?") for x in (a, b)} - {"same"}
    if not none or len(kinds) != 1:
        return "!is one of several kinds of thing: a clone cannot tell them apart"
    return kinds.pop() + "?"


def write_clone(schema: Schema, look: Look, typed: bool) -> list[str]:
    """The lines of `clone`, straight assignments only."""
    cls = schema.cls
    bare = f"{cls}()" if typed else f"{cls}.__new__({cls})"  # compiled, __new__ runs __init__ as well, and slower
    lines = [f"def clone(self){f' -> {cls}' if typed else ''}:", f"    n = {bare}"]
    for f in schema.fields:
        how = "same" if f.name in schema.fixed else how_copied(ast.parse(f.type, mode="eval").body, look)
        if how[0] == "!":
            raise schema.refuse(f, how[1:])
        value = f"self.{f.name}"
        if how == "same":
            lines.append(f"    n.{f.name} = {value}")
        elif how.endswith("?"):
            lines += [f"    {f.name} = {value}", f"    n.{f.name} = None if {f.name} is None else {f.name}{how[:-1]}"]
        else:
            lines.append(f"    n.{f.name} = {value}{how}")
    lines += [f"    n.{name} = None" for name in NEVER_COPIED]
    return [*lines, "    return n"]


def refuse_init(cls: str, path: str, line: int) -> RuleError:
    """A clone would have to run it: states are filled by a function instead."""
    return RuleError(cls, "a state has no __init__ of its own: fill a new one in a function", path, line)


def is_field(name: str, text: str) -> bool:
    return name not in NEVER_COPIED and not text.split("[", maxsplit=1)[0].endswith("ClassVar")


def body_fields(node: ast.ClassDef) -> list[Field]:
    """The fields that a class body declares."""
    out: list[Field] = []
    for st in node.body:
        if isinstance(st, ast.AnnAssign) and isinstance(st.target, ast.Name):
            text = st.annotation.value if isinstance(st.annotation, ast.Constant) else ast.unparse(st.annotation)
            if is_field(st.target.id, str(text)):
                out.append(Field(st.target.id, str(text), st.lineno))
    return out


def merged(*groups: list[Field]) -> list[Field]:
    """Inherited fields first, each once, as last declared."""
    out: dict[str, Field] = {}
    for group in groups:
        for f in group:
            out[f.name] = f
    return list(out.values())


def looking_in(scope: dict[str, Any]) -> Look:
    """Names as a live module knows them."""

    def look(name: str) -> str:
        v = scope.get(name)
        if isinstance(v, type):
            if issubclass(v, (Enum, int, str, float, bytes, frozenset)):
                return "plain"
            if issubclass(v, tuple):
                return "plain"
            return v.__name__ if v in (list, dict, set) else "copy" if hasattr(v, COPIED_BY_METHOD) else ""
        return "" if v is None else str(v)

    return look


def declared(cls: type) -> list[Field]:
    """The fields that one class declares, with their lines where the source is at hand."""
    notes = {
        k: v if isinstance(v, str) else getattr(v, "__name__", "") if isinstance(v, type) else str(v)
        for k, v in get_annotations(cls).items()
    }
    own = {k: v for k, v in notes.items() if is_field(k, v)}
    path = str(getattr(sys.modules.get(cls.__module__), "__file__", None) or "")
    if path.endswith(".py"):
        for node in ast.walk(ast.parse("".join(linecache.getlines(path)))):
            if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
                found = body_fields(node)
                if [f.name for f in found] == list(own):
                    return found
    return [Field(k, v, 0) for k, v in own.items()]


def fields(cls: C) -> C:
    """Write FIELDS and `clone` of a state from its annotations."""
    bases = [b for b in reversed(cls.__mro__) if b is not object]
    scope: dict[str, Any] = {}
    for b in bases:
        scope |= vars(sys.modules[b.__module__]) if b.__module__ in sys.modules else {}
    path = str(getattr(sys.modules.get(cls.__module__), "__file__", None) or cls.__module__)
    schema = Schema(cls.__name__, path, merged(*(declared(b) for b in bases)), tuple(getattr(cls, "FIXED", ())))
    for b in bases:
        own: Any = b.__dict__.get("__init__")
        if own is not None and b.__module__ != State.__module__:
            raise refuse_init(b.__name__, path, own.__code__.co_firstlineno)
    made: dict[str, Any] = {cls.__name__: cls}
    exec("\n".join(write_clone(schema, looking_in(scope), False)), made)
    clone = made["clone"]
    clone.__qualname__ = f"{cls.__qualname__}.clone"
    clone.__module__ = cls.__module__
    cls.clone = clone  # type: ignore[attr-defined]
    cls.FIELDS = tuple(f.name for f in schema.fields)  # type: ignore[attr-defined]
    return cls
