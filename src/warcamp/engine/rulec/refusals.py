"""What a rule may not contain, told to its author with the line. What depends on liveness is refused later."""

from __future__ import annotations

import ast
import re

from .labels import called
from .syntax import COMPREHENSIONS, FUNCTIONS, Written, annotation, bound_by_word, has_await, stored_names

RESERVED = re.compile(
    r"^(self|_pc|_do|_v|_[tis]\d+|_cls|_new|_Frame|_Strand|_RET|_own|_Any|_Generator|_ClassVar|__\w*)$"
)
ENGINE_STATE = "s"

NO_ROOM = {
    ast.Try: "try",
    ast.TryStar: "try",
    ast.With: "with",
    ast.AsyncWith: "async with",
    ast.AsyncFor: "async for",
}


def reserved(name: str) -> bool:
    """Whether the generated class needs this name, or would mangle it."""
    return bool(RESERVED.match(name)) and not name.endswith("__")


def check_signature(w: Written) -> None:
    """A rule takes the state first, then plain parameters."""
    a = w.fn.args
    if not a.args:
        w.refuse(w.fn, "its first parameter must be the state")
    if a.vararg or a.kwarg or a.kwonlyargs or a.posonlyargs:
        w.refuse(w.fn, "no *args, **kwargs, keyword-only or positional-only parameters: a frame stores each by name")
    if len(a.defaults) == len(a.args):
        w.refuse(w.fn, "the state parameter cannot have a default")


def check_body(w: Written) -> None:
    """Walk the whole rule once and refuse what can be seen without knowing which locals live across an await."""
    for n in ast.walk(w.fn):
        check_awaits(w, n)
        if isinstance(n, (ast.Yield, ast.YieldFrom)):
            w.refuse(n, "a rule does not yield: it awaits")
        if isinstance(n, (ast.Global, ast.Nonlocal)):
            w.refuse(n, "no global or nonlocal: what a game remembers lives in its state")
        if isinstance(n, ast.AsyncFunctionDef) and n is not w.fn:
            w.refuse(n, "no rule inside a rule: define it at the top of the module")
    check_names(w)


def check_awaits(w: Written, n: ast.AST) -> None:
    """Constructs around an await that cannot become plain data."""
    if isinstance(n, COMPREHENSIONS):
        first = n.generators[0].iter
        inside = [k for k in ast.iter_child_nodes(n) if k is not n.generators[0]]
        inside += [k for k in ast.iter_child_nodes(n.generators[0]) if k is not first]
        if any(g.is_async for g in n.generators) or any(has_await(k) for k in inside):
            w.refuse(n, "an await inside a comprehension: write a loop")
    elif isinstance(n, ast.Lambda) and has_await(n):
        w.refuse(n, "an await inside a lambda: write a loop")
    elif isinstance(n, ast.JoinedStr) and has_await(n):
        w.refuse(n, "an await inside an f-string: give the awaited value a name first")
    elif isinstance(n, ast.Call) and called(n) in ("parallel", "choose_all") and any(map(has_await, arguments(n))):
        w.refuse(n, f"an await among the parts of '{called(n)}': give the awaited value a name first")
    elif (type(n) in NO_ROOM and has_await(n)) or isinstance(n, (ast.AsyncFor, ast.AsyncWith)):
        w.refuse(n, f"an await inside '{NO_ROOM[type(n)]}' cannot be stored: take it out")
    elif isinstance(n, ast.Match) and any(has_await(c) for c in n.cases):
        w.refuse(n, "an await inside 'match' is not supported: write if and elif")
    elif isinstance(n, (ast.For, ast.While)) and n.orelse and has_await(n):
        w.refuse(n, "an await inside a loop with 'else': set a flag instead")
    elif isinstance(n, ast.AugAssign) and not isinstance(n.target, ast.Name) and has_await(n):
        w.refuse(n, "the table is read before the await and written after it: give the awaited value a name first")
    elif isinstance(n, ast.Assert) and n.msg and has_await(n.msg):
        w.refuse(n, "an await inside the message of an assert")
    elif isinstance(n, FUNCTIONS) and n is not w.fn and has_await(n) and not isinstance(n, ast.AsyncFunctionDef):
        w.refuse(n, "an await inside a definition in a rule")


def arguments(n: ast.Call) -> list[ast.AST]:
    return [*n.args, *n.keywords]


def check_names(w: Written) -> None:
    """The state parameter stays what it is; some names are the compiler's own."""
    words = bound_by_word(ast.Module(w.fn.body, []))
    for n in ast.walk(w.fn):
        if isinstance(n, ast.Name) and isinstance(n.ctx, (ast.Store, ast.Del)) and n.id == w.state:
            w.refuse(n, f"'{w.state}' is the state: it cannot be assigned")
        if isinstance(n, ast.Name) and reserved(n.id):
            w.refuse(n, f"the name '{n.id}' belongs to the rule compiler")
    for arg in w.fn.args.args:
        if reserved(arg.arg):
            w.refuse(arg, f"the name '{arg.arg}' belongs to the rule compiler")
    if w.state in words:
        w.refuse(words[w.state], f"'{w.state}' is the state: it cannot be assigned")
    others = stored_names(*w.fn.body) | set(words) | {p.arg for p in w.params}
    if w.state != ENGINE_STATE and ENGINE_STATE in others:
        w.refuse(w.fn, f"call the state '{ENGINE_STATE}', or give the other '{ENGINE_STATE}' another name")


def nested(text: str) -> bool:
    """Whether the annotation is a container of containers that a clone, which copies one level, would share."""
    try:
        tree = ast.parse(text, mode="eval").body
    except SyntaxError:
        return False
    return any(
        isinstance(n, ast.Subscript)
        and annotation(n.value) in ("list", "dict", "set", "tuple", "List", "Dict", "Set", "Tuple")
        and any(
            isinstance(x, ast.Name) and x.id in ("list", "dict", "set", "List", "Dict", "Set")
            for x in ast.walk(n.slice)
        )
        for n in ast.walk(tree)
    )
