"""The Frame class of a rule: `__init__`, `copy` and `step`, and the tables that describe it."""

from __future__ import annotations

import ast
import hashlib
import re
from dataclasses import dataclass
from typing import Any

from .flatten import Flatten
from .guess import ANY, CONFLICT, PLAIN, Known, all_types, card_names, empty_names
from .labels import labels
from .liveness import live_across
from .refusals import ENGINE_STATE, check_body, check_signature, nested
from .renaming import ToSelf, Walrus, attribute_names
from .syntax import Written, annotation, at, bound_by_word, load, stored_names

DEFAULTS = {"int": "0", "Card": "0", "bool": "False", "str": "''", "float": "0.0"}


def canonical(n: Any) -> Any:
    """Syntax as nested lists, the same in every version of Python: no places, no contexts, nothing empty."""
    if isinstance(n, list):
        return [canonical(x) for x in n]
    if not isinstance(n, ast.AST):
        return repr(n)
    skip = ("ctx", "type_comment", "kind", "type_params")
    parts = [[k, canonical(v)] for k, v in ast.iter_fields(n) if k not in skip and v is not None and v != []]
    return [type(n).__name__, *parts]


def fingerprint(fn: ast.AsyncFunctionDef) -> str:
    """Changes when the rule's code does, not with its comments, docstring, place or spacing."""
    body = fn.body[1:] if ast.get_docstring(fn) is not None else fn.body
    text = repr([canonical(fn.args), canonical(body)])
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


@dataclass
class Compiled:
    """A rule taken apart: everything its class is written from."""

    w: Written
    flat: Flatten
    attrs: dict[str, str]
    locals: list[str]
    types: dict[str, str]
    cards: set[str]
    step: list[ast.stmt]

    @property
    def params(self) -> list[str]:
        return [a.arg for a in self.w.params]

    def kind(self, name: str) -> str:
        """The type of a field as it is declared: one that a default can be written for."""
        t = self.types.get(name, ANY)
        return t if t in DEFAULTS or t.split("[")[0] in ("list", "dict", "set") else ANY

    def tables(self) -> dict[str, Any]:
        """The class attributes."""
        names = [*self.params, *self.locals]
        return {
            "RULE": self.w.name,
            "FILE": self.w.file,
            "FIELDS": tuple(self.attrs[n] for n in names),
            "PARAMS": len(self.params),
            "CARDS": tuple(self.attrs[n] for n in names if n in self.cards),
            "LINES": self.flat.lines,
            "LABELS": labels(self.flat.awaits),
            "PRINT": fingerprint(self.w.fn),
            "RETURNS": annotation(self.w.fn.returns),
        }

    def copied(self, name: str) -> str:
        """The expression that gives the copy of a frame its own value of a field."""
        t, value = self.types.get(name, ANY), f"self.{self.attrs[name]}"
        if name in self.flat.sequences or t in PLAIN or t.startswith("tuple["):
            return value
        if t.startswith("list[") and t.endswith("]") and "|" not in t:
            return f"{value}[:]"
        if t.startswith(("dict[", "set[")) and "|" not in t:
            return f"{value}.copy()"
        return f"_own({value})"


def compile_rule(w: Written, known: Known) -> Compiled:
    """Check the rule, cut it into blocks, find what lives across awaits."""
    check_signature(w)
    check_body(w)
    forced: frozenset[str] = frozenset()
    while True:
        try:
            return attempt(w, known, forced)
        except Walrus as again:
            if again.name in forced:
                w.refuse(w.fn, f"':=' on '{again.name}', which lives across an await: assign it in a line of its own")
            forced |= {again.name}


def attempt(w: Written, known: Known, forced: frozenset[str]) -> Compiled:
    flat = Flatten(w, forced)
    params = [a.arg for a in w.params]
    blocks = flat.blocks
    bound = stored_names(*(st for b in blocks for st in b)) | set(bound_by_word(ast.Module(w.fn.body, [])))
    crossing = sorted((live_across(blocks) & bound) - set(params) - {"_pc", "_v"})
    types = all_types(w.fn, blocks, known)
    cards = card_names(w.fn, blocks)
    for i in flat.counters:
        types[i] = "int"
    for seq, target in flat.sequences.items():
        held = types.get(target.id, ANY) if isinstance(target, ast.Name) else ANY
        if types[seq] in (ANY, CONFLICT, "list[Any]"):
            types[seq] = f"list[{held}]" if held in DEFAULTS else "list[Any]"
        if isinstance(target, ast.Name) and target.id in cards:
            cards.add(seq)
    refuse_nested(w, {*params, *crossing}, types)
    attrs = attribute_names(params + crossing)
    rename = ToSelf(w, attrs)
    step: list[ast.stmt] = []
    cut: list[list[ast.stmt]] = []
    for b in blocks:
        for st in b:
            rename.check(st)
        cut.append([rename.visit(st) for st in b] or [ast.Pass()])
    step = dispatch(cut, 0, len(cut), w.fn)
    return Compiled(w, flat, attrs, crossing, types, cards, step)


def refuse_nested(w: Written, fields: set[str], types: dict[str, str]) -> None:
    places: dict[str, ast.AST] = {a.arg: a for a in w.params}
    for n in ast.walk(w.fn):
        if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name):
            places[n.target.id] = n
    for name, place in places.items():
        if name in fields and nested(types[name]):
            w.refuse(place, f"'{name}' is a list of lists that lives across an await: a clone copies only one level")


def dispatch(blocks: list[list[ast.stmt]], low: int, high: int, place: ast.AST) -> list[ast.stmt]:
    """A binary tree of tests on `_pc` over the blocks."""
    if high - low == 1:
        return blocks[low]
    mid = (low + high) // 2
    test = ast.Compare(load("_pc"), [ast.Lt()], [ast.Constant(mid)])
    return [at(ast.If(test, dispatch(blocks, low, mid, place), dispatch(blocks, mid, high, place)), place)]


def typed(text: str) -> str:
    """A type as generated source may name it: Card is an int, which needs no import."""
    return re.sub(r"(?<!\.)\bAny\b", "_Any", re.sub(r"(?<!\.)\bCard\b", "int", text))


def write_class(c: Compiled, types: bool, class_name: str) -> ast.ClassDef:
    """The class, with annotations for mypyc or without."""
    w = c.w
    state = annotation(w.fn.args.args[0].annotation)

    def note(text: str) -> str:
        return f": {typed(text)}" if types else ""

    given = {a.arg: annotation(a.annotation) for a in w.params}
    defaults = dict(zip(c.params[::-1], w.fn.args.defaults[::-1]))
    signature = [f"s{note(f'{state} | None') if state != ANY else note(ANY)}"]
    for p in c.params:
        default = f" = {ast.unparse(defaults[p])}" if p in defaults else ""
        signature.append(f"{p}{note(given[p])}{default}")
    out = f" -> {class_name}" if types else ""
    lines = [f"class {class_name}(_Frame):"]
    for key, value in c.tables().items():
        lines.append(f"  {key}{class_variable(value) if types else ''} = {value!r}")
    if not types:
        lines.append("  __slots__ = FIELDS")
    lines += [f"  def __init__(self, {', '.join(signature)}){' -> None' if types else ''}:", "    self.pc = 0"]
    lines += [f"    self.{c.attrs[p]}{note(given[p])} = {p}" for p in c.params]
    for x in c.locals:
        t = c.kind(x)
        empty = {"list": "[]", "dict": "{}", "set": "set()"}.get(t.split("[")[0], "None")
        lines.append(f"    self.{c.attrs[x]}{note(t)} = {DEFAULTS.get(t, empty)}")
    lines.append(f"  def copy(self){out}:")
    if types:
        lines.append(f"    n = {class_name}({', '.join(['None', *(c.copied(p) for p in c.params)])})")
    else:
        lines.append(f"    n = {class_name}.__new__({class_name})")
        lines += [f"    n.{c.attrs[p]} = {c.copied(p)}" for p in c.params]
    lines.append("    n.pc = self.pc")
    lines += [f"    n.{c.attrs[x]} = {c.copied(x)}" for x in c.locals]
    lines.append("    return n")
    if types:
        lines += ["  def __await__(self) -> _Generator[_Any, _Any, _Any]:", "    raise NotImplementedError"]
    lines.append(f"  def step(self, s{note(state)}, _do{note('_Strand')}, _v{note(ANY)}){' -> int' if types else ''}:")
    lines += [f"    {line}" for line in step_head(c, types, state)]
    lines.append("    pass")
    cls = ast.parse("\n".join(lines)).body[0]
    assert isinstance(cls, ast.ClassDef)
    for n in ast.walk(cls):
        if hasattr(n, "lineno"):
            at(n, w.fn)
    fill_step(c, cls)
    return ast.fix_missing_locations(at(cls, w.fn))


def class_variable(value: Any) -> str:
    inside = {str: "str", int: "int", tuple: "tuple[str, ...]"}.get(type(value))
    if inside is None:
        inside = f"dict[int, {type(next(iter(value.values()))).__name__}]"
    return f": _ClassVar[{inside}]"


def step_head(c: Compiled, types: bool, state: str) -> list[str]:
    """The start of `step`: the state under the author's name, and for mypyc the types of plain locals."""
    head = [] if c.w.state == ENGINE_STATE else [f"{c.w.state} = s"]
    if types:
        begun_empty = empty_names(c.flat.blocks)
        for x in sorted(stored_names(*c.step) - {"_pc"}):
            t = c.types.get(x, ANY)
            if t == CONFLICT or x in begun_empty or not re.search(r"\bAny\b", t):
                head.append(f"{x}: {typed(ANY if t == CONFLICT else t)}")
    return head


def fill_step(c: Compiled, cls: ast.ClassDef) -> None:
    """Put the blocks into `step`; a rule with one block needs no dispatch."""
    step = cls.body[-1]
    assert isinstance(step, ast.FunctionDef)
    step.body.pop()
    if len(c.flat.blocks) == 1:
        step.body += c.step
        return
    loop = ast.parse("_pc = self.pc\nwhile True:\n  pass").body
    for n in loop:
        for x in ast.walk(n):
            if hasattr(x, "lineno"):
                at(x, c.w.fn)
    assert isinstance(loop[1], ast.While)
    loop[1].body = c.step
    step.body += loop
