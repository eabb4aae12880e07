"""Ahead of time: a module's source with its rules written out as typed Frame classes, for mypyc."""

from __future__ import annotations

import ast
from typing import NamedTuple

from ..errors import RuleError
from ..fields import Field, Look, Schema, body_fields, merged, refuse_init, write_clone
from .frames import compile_rule, write_class
from .guess import Known
from .places import first_line, module_name, stored_name, within_package
from .reading import DEPTH, Read, read, read_file
from .syntax import Written, annotation

RULE, FIELDS = "rule", "fields"
PLAIN_BASES = ("Enum", "IntEnum", "StrEnum", "IntFlag", "Flag", "int", "str", "float", "tuple", "NamedTuple")

ADDED = """\
from collections.abc import Generator as _Generator
from typing import Any as _Any, ClassVar as _ClassVar
from warcamp.engine.flow import RET as _RET, Frame as _Frame, Strand as _Strand, own as _own
from warcamp.engine.rulec.registry import register as _register
"""
ADDED_FOR_FIELDS = "from typing import ClassVar as _ClassVar\n"


class Edit(NamedTuple):
    """Lines first..last (counted from 1) give way to the text; last < first only inserts."""

    first: int
    last: int
    text: str


def marked(node: ast.AST, mark: str) -> bool:
    """Whether the definition carries the decorator."""
    return any(is_mark(d, mark) for d in getattr(node, "decorator_list", ()))


def is_mark(d: ast.expr, mark: str) -> bool:
    return (isinstance(d, ast.Name) and d.id == mark) or (isinstance(d, ast.Attribute) and d.attr == mark)


def wants_rewriting(source: str) -> bool:
    """Whether a module has rules or fields that must be written out before mypyc sees it."""
    return any(marked(st, RULE) or marked(st, FIELDS) for st in ast.parse(source).body)


def ahead_of_time(source: str, path: str, returns: dict[str, str] | None = None) -> str:
    """The module with every `@rule` and `@fields` written out; all else stays as it is, line by line."""
    tree = ast.parse(source, path)
    found = read(source, path)
    known = found.known if returns is None else Known(returns, found.known.aliases, found.known.constants)
    edits: list[Edit] = []
    rules: list[str] = []
    for st in tree.body:
        if marked(st, RULE):
            edits.append(rule_edit(st, path, known, found))
            rules.append(getattr(st, "name", ""))
        elif isinstance(st, ast.ClassDef) and marked(st, FIELDS):
            edits += fields_edits(st, path, found)
        elif isinstance(st, ast.ImportFrom):
            edits += import_edit(st)
    for n in ast.walk(tree):
        if n not in tree.body and (marked(n, RULE) or marked(n, FIELDS)):
            raise RuleError(
                getattr(n, "name", "?"), "it must stand at the top of its module", path, getattr(n, "lineno", 0)
            )
    if not edits:
        return source
    edits.append(Edit(after_head(tree) + 1, after_head(tree), ADDED if rules else ADDED_FOR_FIELDS))
    lines = source.splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        lines[-1] += "\n"
    for e in sorted(edits, key=lambda e: e.first, reverse=True):
        lines[e.first - 1 : e.last] = [e.text]
    return "".join(lines) + "".join(f"_register({name})\n" for name in rules)


def after_head(tree: ast.Module) -> int:
    """The last line of the docstring and the `from __future__` imports."""
    line = 0
    for i, st in enumerate(tree.body):
        doc = (
            i == 0
            and isinstance(st, ast.Expr)
            and isinstance(st.value, ast.Constant)
            and isinstance(st.value.value, str)
        )
        if not doc and not (isinstance(st, ast.ImportFrom) and st.module == "__future__"):
            break
        line = st.end_lineno or st.lineno
    return line


def rule_edit(st: ast.stmt, path: str, known: Known, found: Read) -> Edit:
    """The class in place of the rule; decorators above `@rule` are called on the class behind it."""
    if not isinstance(st, ast.AsyncFunctionDef):
        raise RuleError(getattr(st, "name", "?"), "a rule is an `async def`", path, st.lineno)
    w = Written(st, stored_name(module_name(path), st.name), path, within_package(path))
    if st.args.args:
        known.state, known.fields = w.state, state_fields(w, found)
    cls = write_class(compile_rule(w, known), True, st.name)
    doc = ast.get_docstring(st, clean=False)
    if doc is not None:
        cls.body.insert(0, ast.Expr(ast.Constant(doc)))
    text = ast.unparse(cls) + "\n"
    for d in reversed(st.decorator_list):
        if not is_mark(d, RULE):
            text += f"{ast.unparse(d)}({st.name})\n"
    return Edit(first_line(st), st.end_lineno or st.lineno, text)


def state_fields(w: Written, found: Read) -> dict[str, str]:
    """The types of the state's fields, where its class can be read."""
    name = annotation(w.fn.args.args[0].annotation)
    if name not in found.classes:
        return {}
    node, path = found.classes[name]
    return {f.name: f.type for f in inherited(node, path, found, strict=False)}


def import_edit(st: ast.ImportFrom) -> list[Edit]:
    """The import without the two decorators."""
    left = [a for a in st.names if a.name not in (RULE, FIELDS)]
    ours = (st.module or "").split(".")[-1] in ("engine", "rulec", "fields", "decorator")
    if len(left) == len(st.names) or not ours:
        return []
    text = ast.unparse(ast.ImportFrom(st.module, left, st.level)) + "\n" if left else ""
    return [Edit(st.lineno, st.end_lineno or st.lineno, text)]


def fields_edits(st: ast.ClassDef, path: str, found: Read) -> list[Edit]:
    """The class without its decorator, with FIELDS and `clone` at its end."""
    for x in st.body:
        if isinstance(x, ast.FunctionDef) and x.name == "__init__":
            raise refuse_init(st.name, path, x.lineno)
    schema = Schema(st.name, path, inherited(st, path, found), fixed_names(st, found))
    lines = write_clone(schema, looking_in(found), True)
    names = tuple(f.name for f in schema.fields)
    pad = " " * st.body[0].col_offset
    body = [f"FIELDS: _ClassVar[tuple[str, ...]] = {names!r}", "", *lines]
    text = "\n" + "".join(f"{pad}{line}\n" if line else "\n" for line in body)
    edits = [Edit((st.end_lineno or st.lineno) + 1, st.end_lineno or st.lineno, text)]
    for d in st.decorator_list:
        if is_mark(d, FIELDS):
            edits.append(Edit(d.lineno, d.end_lineno or d.lineno, ""))
    return edits


def inherited(st: ast.ClassDef, path: str, found: Read, strict: bool = True) -> list[Field]:
    """The fields of the class and of its bases, outermost base first."""
    if found.path != path:
        found = read_file(path, DEPTH)
    groups: list[list[Field]] = []
    for b in st.bases:
        name = b.attr if isinstance(b, ast.Attribute) else b.id if isinstance(b, ast.Name) else ""
        if name in found.classes:
            node, where = found.classes[name]
            groups.append(inherited(node, where, found, strict))
        elif name == "State":
            groups.append([Field("over", "bool", 0), Field("zones", "Zones", 0)])
        elif strict:
            raise RuleError(st.name, f"the fields of its base '{ast.unparse(b)}' cannot be read", path, st.lineno)
    return merged(*groups, body_fields(st))


def fixed_names(st: ast.ClassDef, found: Read) -> tuple[str, ...]:
    """FIXED as the class or the nearest base writes it."""
    for x in st.body:
        target = x.target if isinstance(x, ast.AnnAssign) else x.targets[0] if isinstance(x, ast.Assign) else None
        if (
            isinstance(target, ast.Name)
            and target.id == "FIXED"
            and isinstance(x, (ast.Assign, ast.AnnAssign))
            and x.value
        ):
            return tuple(ast.literal_eval(x.value))
    for b in st.bases:
        if isinstance(b, ast.Name) and b.id in found.classes:
            return fixed_names(found.classes[b.id][0], found)
    return ()


def looking_in(found: Read) -> Look:
    """Names as the source files tell them."""

    def look(name: str) -> str:
        if name == "Zones":
            return "copy"
        if name in found.known.aliases:
            return found.known.aliases[name]
        if name not in found.classes:
            return ""
        node = found.classes[name][0]
        if any(
            isinstance(b, (ast.Name, ast.Attribute)) and ast.unparse(b).split(".")[-1] in PLAIN_BASES
            for b in node.bases
        ):
            return "plain"
        return "copy" if any(isinstance(x, ast.FunctionDef) and x.name == "copy" for x in node.body) else ""

    return look
