"""What can be read in source files without running them: return types, aliases, constants, classes."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from .guess import Known
from .places import module_name, within_package
from .syntax import annotation

DEPTH = 3
"""How many imports are followed from one file to the next."""


@dataclass
class Read:
    """The names of one module, its imports followed."""

    path: str = ""
    known: Known = field(default_factory=Known)
    classes: dict[str, tuple[ast.ClassDef, str]] = field(default_factory=dict)

    def take(self, other: Read, name: str, new: str) -> None:
        """Bring one name over under its new name."""
        for mine, theirs in (
            (self.known.returns, other.known.returns),
            (self.known.aliases, other.known.aliases),
            (self.known.constants, other.known.constants),
        ):
            if name in theirs:
                mine[new] = theirs[name]
        if name in other.classes:
            self.classes[new] = other.classes[name]


def file_of(module: str, path: str) -> Path | None:
    """The source file of a module that lies in the same tree as path."""
    here = Path(path)
    root = here.parents[within_package(path).count("/")]
    base = root.joinpath(*module.split("."))
    for p in (base.with_suffix(".py"), base / "__init__.py"):
        if p.is_file():
            return p
    return None


def absolute(st: ast.ImportFrom, path: str) -> str:
    """The full name of the module that a `from ... import` names."""
    if not st.level:
        return st.module or ""
    parts = module_name(path).split(".")
    if Path(path).name != "__init__.py":
        parts = parts[:-1]
    parts = parts[: len(parts) - st.level + 1]
    return ".".join([*parts, *([st.module] if st.module else [])])


@lru_cache(maxsize=256)
def read_file(path: str, depth: int) -> Read:
    return read(Path(path).read_text(encoding="utf-8"), path, depth)


def read(source: str, path: str, depth: int = DEPTH) -> Read:
    """All that the module's source tells about its names."""
    out = Read(path)
    for st in ast.parse(source, path).body:
        if isinstance(st, ast.ImportFrom) and depth:
            found = file_of(absolute(st, path), path)
            if found is not None:
                other = read_file(str(found), depth - 1)
                names = [(a.name, a.asname or a.name) for a in st.names]
                if st.names[0].name == "*":
                    every = (*other.known.returns, *other.known.aliases, *other.known.constants, *other.classes)
                    names = [(n, n) for n in every if not n.startswith("_")]
                for name, new in names:
                    out.take(other, name, new)
        elif isinstance(st, (ast.FunctionDef, ast.AsyncFunctionDef)):
            out.known.returns[st.name] = annotation(st.returns)
        elif isinstance(st, ast.ClassDef):
            out.classes[st.name] = (st, path)
            out.known.returns[st.name] = returns_of(st)
        elif isinstance(st, ast.Assign) and len(st.targets) == 1 and isinstance(st.targets[0], ast.Name):
            note(out.known, st.targets[0].id, st.value)
        elif isinstance(st, ast.AnnAssign) and isinstance(st.target, ast.Name) and st.value is not None:
            text = annotation(st.annotation)
            if text in ("Final", "TypeAlias"):
                note(out.known, st.target.id, st.value)
            else:
                out.known.constants[st.target.id] = (
                    text.removeprefix("Final[").removesuffix("]") if text.startswith("Final[") else text
                )
    return out


def returns_of(st: ast.ClassDef) -> str:
    """What awaiting gives, when the class is a rule already written out."""
    for x in st.body:
        if isinstance(x, ast.AnnAssign) and annotation(x.target) == "RETURNS" and isinstance(x.value, ast.Constant):
            return str(x.value.value)
    return "Any"


def note(known: Known, name: str, v: ast.expr) -> None:
    """A module's `NAME = value`: a constant or an alias of a type."""
    if isinstance(v, ast.UnaryOp):
        v = v.operand
    if isinstance(v, ast.Constant) and type(v.value) in (int, str, bool, float):
        known.constants[name] = type(v.value).__name__
    elif isinstance(v, ast.Name):
        if v.id in ("int", "str", "bool", "float", "bytes"):
            known.aliases[name] = v.id
    elif isinstance(v, ast.Subscript) and annotation(v.value) in ("list", "dict", "set", "tuple"):
        known.aliases[name] = annotation(v)
