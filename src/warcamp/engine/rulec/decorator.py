"""`@rule`: an `async def` becomes a Frame class in place, keeping its file and lines for tracebacks and pdb."""

from __future__ import annotations

import ast
import functools
import os
import types
from collections.abc import Callable
from inspect import get_annotations
from typing import Any, Final, TypeVar, cast

from ..flow import RET, Frame, Plain, own
from .frames import compile_rule, write_class
from .guess import Known
from .places import written
from .registry import RULES, register
from .syntax import Written, annotation

F = TypeVar("F", bound=Callable[..., Any])

PLAIN: Final[bool] = os.environ.get("WARCAMP_RULES") == "plain"
"""Whether rules stay ordinary coroutines: the oracle of the rule compiler."""

SIMPLE = {int: "int", bool: "bool", str: "str", float: "float", bytes: "bytes", type(None): "None"}


def rule(fn: F) -> F:
    """Make a rule of an `async def` whose first parameter is the state."""
    return cast(F, coroutine(fn) if PLAIN else frame_class(fn))


def coroutine(fn: Any) -> Any:
    """The rule as an ordinary coroutine. Rules that it calls go through the strand all the same, so that the end of the
    game stops them where it stops frames."""

    @functools.wraps(fn)
    def called(*args: Any, **named: Any) -> Plain:
        return Plain(fn(*args, **named))

    return called


def known_in(module: dict[str, Any]) -> Known:
    """What the module's names tell so far about types."""
    known = Known()
    for name, v in module.items():
        if isinstance(v, types.FunctionType):
            back = v.__annotations__.get("return", "Any")
            known.returns[name] = back if isinstance(back, str) else SIMPLE.get(back, "Any")
        elif isinstance(v, type) and v in SIMPLE:
            known.aliases[name] = SIMPLE[v]
        elif isinstance(v, type) and issubclass(v, Frame) and "RETURNS" in vars(v):
            known.returns[name] = vars(v)["RETURNS"]
    return known


def state_fields(w: Written, module: dict[str, Any]) -> dict[str, str]:
    """The types of the state's fields, as its class declares them."""
    cls = module.get(annotation(w.fn.args.args[0].annotation)) if w.fn.args.args else None
    bases = cls.__mro__ if isinstance(cls, type) else ()
    notes = [get_annotations(b).items() for b in reversed(bases) if b is not object]
    return {k: v for items in notes for k, v in items if isinstance(v, str)}


def frame_class(fn: Any) -> type[Frame]:
    """Compile one rule and register its class."""
    w = written(fn)
    outer = fn.__code__.co_freevars
    known = known_in(fn.__globals__)
    known.state, known.fields = w.fn.args.args[0].arg if w.fn.args.args else "", state_fields(w, fn.__globals__)
    cls = write_class(compile_rule(w, known), False, "_cls")
    make = ast.parse(f"def _make({', '.join(['_Frame', '_RET', '_own', *outer])}):\n  pass\n  return _cls").body[0]
    assert isinstance(make, ast.FunctionDef)
    make.body[0] = cls
    scope: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(ast.Module([make], [])), w.path, "exec"), fn.__globals__, scope)
    out: Any = scope["_make"](Frame, RET, own, *outer)
    out.step = like(fn, out.step)
    out.__name__, out.__qualname__, out.__module__, out.__doc__ = (
        fn.__name__,
        fn.__qualname__,
        fn.__module__,
        fn.__doc__,
    )
    if "<locals>" in fn.__qualname__:
        RULES[out.RULE] = out
    else:
        register(out, w.path)
    return cast(type[Frame], out)


def like(fn: Any, step: Any) -> Any:
    """The step function under the rule's own name in tracebacks, seeing the author's enclosing variables themselves."""
    cells = dict(zip(step.__code__.co_freevars, step.__closure__ or ()))
    cells |= dict(zip(fn.__code__.co_freevars, fn.__closure__ or ()))
    code = step.__code__.replace(co_name=fn.__name__, co_qualname=fn.__qualname__)
    closure = tuple(cells[name] for name in code.co_freevars)
    return types.FunctionType(code, fn.__globals__, fn.__name__, None, closure)
