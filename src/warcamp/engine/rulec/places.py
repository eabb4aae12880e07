"""Where rules are written: their source, their stored names, their files within the package."""

from __future__ import annotations

import ast
import linecache
from functools import lru_cache
from pathlib import Path
from typing import Any

from ..errors import RuleError
from .syntax import Written


def within_package(path: str) -> str:
    """The file's path from its outermost package on: the same wherever the package lies."""
    p = Path(path)
    top = p.parent
    while (top / "__init__.py").is_file() and top.parent != top:
        top = top.parent
    return p.relative_to(top).as_posix()


def module_name(path: str) -> str:
    """The dotted name of the module in this file."""
    parts = within_package(path).removesuffix(".py").split("/")
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def stored_name(module: str, function: str) -> str:
    """The name under which positions store a rule: `clash_of_rage.combat`."""
    parts = module.split(".")
    package = parts[2] if parts[:2] == ["warcamp", "games"] and len(parts) > 2 else parts[-1]
    return f"{package}.{function}"


@lru_cache(maxsize=8)
def parsed(source: str, path: str) -> ast.Module:
    return ast.parse(source, path)


def first_line(fn: ast.AsyncFunctionDef | ast.FunctionDef | ast.ClassDef) -> int:
    """The line at which a definition begins, its decorators included."""
    return min([fn.lineno, *(d.lineno for d in fn.decorator_list)])


def written(fn: Any) -> Written:
    """The source of a function that Python has just defined."""
    code = getattr(fn, "__code__", None)
    if code is None:
        raise RuleError(getattr(fn, "__name__", repr(fn)), "@rule stands on an `async def`, nothing else", "?", 0)
    path, line = code.co_filename, code.co_firstlineno
    source = "".join(linecache.getlines(path, fn.__globals__))
    for node in ast.walk(parsed(source, path)):
        if isinstance(node, (ast.AsyncFunctionDef, ast.FunctionDef)) and node.name == fn.__name__:
            if first_line(node) == line:
                if isinstance(node, ast.FunctionDef):
                    raise RuleError(node.name, "a rule is an `async def`", path, node.lineno)
                return Written(node, stored_name(fn.__module__, node.name), path, within_package(path))
    raise RuleError(fn.__name__, "its source cannot be found: rules are compiled from source", path, line)
