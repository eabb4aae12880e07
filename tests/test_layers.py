"""Each layer imports only from layers before it; the engine needs nothing but the standard library."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

LAYERS = ["engine", "games", "drawing", "bots", "lab", "envs", "table", "cli"]
TYPES_ONLY = {"mypy_extensions"}
SOURCE = Path(__file__).parents[1] / "src"


def imports(tree: ast.AST, package: list[str], types_only: bool = False) -> Iterator[tuple[int, str, bool]]:
    """Yields line, full dotted name and "only for types" of everything imported, at any depth of the module."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, types_only
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = [*base, *([node.module] if node.module else [])]
            for alias in node.names:
                yield node.lineno, ".".join([*module, alias.name]), types_only
        elif isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
            yield from imports(ast.Module(node.body, []), package, True)
            yield from imports(ast.Module(node.orelse, []), package, types_only)
        else:
            yield from imports(node, package, types_only)


def layer_fault(here: list[str], name: list[str]) -> str | None:
    """Says what is wrong with module `here` of warcamp importing `name` of warcamp; both without "warcamp"."""
    if not here or not name or name == ["__version__"]:
        return None
    if name[0] not in LAYERS:
        return f"imports warcamp.{name[0]}, which is no layer"
    if LAYERS.index(name[0]) > LAYERS.index(here[0]):
        return f"{here[0]} imports {name[0]}, a later layer"
    return None


def faults(source: Path) -> list[str]:
    """All breaches of the layers under source/warcamp, as "file:line: what"."""
    root = source / "warcamp"
    games = {path.parent.name for path in root.glob("games/*/rules*") if path.suffix in {"", ".py"}}
    found = []
    for path in sorted(root.rglob("*.py")):
        package = list(path.relative_to(source).parent.parts)
        here = [*package[1:], *([] if path.stem == "__init__" else [path.stem])]
        where = path.relative_to(source).as_posix()
        if here and here[0] == "__main__":
            here = ["cli"]
        if here and here[0] not in LAYERS:
            found.append(f"{where}:1: belongs to no layer")
            continue
        for line, name, types_only in imports(ast.parse(path.read_text(encoding="utf-8")), package):
            top, *rest = name.split(".")
            fault = layer_fault(here, rest) if top == "warcamp" else None
            if top != "warcamp" and here[:1] == ["engine"] and top not in sys.stdlib_module_names:
                if not (types_only and top in TYPES_ONLY):
                    fault = f"the engine imports {top}"
            if here[:1] == ["games"] == rest[:1] and set(here[1:2]) <= games and set(rest[1:2]) <= games:
                if here[1:2] and rest[1:2] and here[1] != rest[1]:
                    fault = f"game {here[1]} imports game {rest[1]}"
            if fault:
                found.append(f"{where}:{line}: {fault}")
    return found


def test_every_import_of_the_package_keeps_to_the_layers():
    assert (SOURCE / "warcamp" / "__init__.py").exists()
    assert faults(SOURCE) == []


@pytest.mark.parametrize(
    ("path", "code", "fault"),
    [
        ("engine/flow.py", "import warcamp.games", "engine imports games, a later layer"),
        ("engine/flow.py", "from ..games.ettin import rules", "engine imports games, a later layer"),
        ("engine/flow.py", "def f():\n    from warcamp import cli", "engine imports cli, a later layer"),
        ("engine/__init__.py", "from ..bots import x", "engine imports bots, a later layer"),
        ("engine/flow.py", "import numpy", "the engine imports numpy"),
        ("engine/flow.py", "from mypy_extensions import i64", "the engine imports mypy_extensions"),
        (
            "engine/flow.py",
            "if TYPE_CHECKING:\n    pass\nelse:\n    import mypy_extensions",
            "the engine imports mypy_extensions",
        ),
        ("engine/flow.py", "if TYPE_CHECKING:\n    import numpy", "the engine imports numpy"),
        (
            "bots/ismcts.py",
            "if TYPE_CHECKING:\n    from warcamp.table import Store",
            "bots imports table, a later layer",
        ),
        ("bots/ismcts.py", "from warcamp.helpers import x", "imports warcamp.helpers, which is no layer"),
        ("games/immortals/rules.py", "from warcamp.games.ettin import state", "game immortals imports game ettin"),
        ("games/immortals/cards/a.py", "from ...ettin import state", "game immortals imports game ettin"),
        ("helpers.py", "", "belongs to no layer"),
    ],
)
def test_a_planted_breach_is_found_with_its_place(tmp_path, path, code, fault):
    plant(tmp_path, path, code)
    (found,) = faults(tmp_path)
    place, _, text = found.partition(": ")
    assert place.startswith(f"warcamp/{path}:")
    assert text == fault


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (
            "engine/flow.py",
            "import json\nfrom . import zones\nfrom .zones import Zone\nfrom warcamp.engine import view",
        ),
        ("engine/flow.py", "if TYPE_CHECKING:\n    from mypy_extensions import i64"),
        ("games/immortals/rules.py", "from warcamp.engine import flow\nfrom ..words import Word\nfrom . import state"),
        ("games/__init__.py", "from warcamp.games import ettin, immortals"),
        ("cli/__init__.py", "import rich\nfrom warcamp import __version__, table"),
        ("__init__.py", "from warcamp.engine import flow"),
        ("__main__.py", "from warcamp.cli import main"),
    ],
)
def test_what_the_layers_allow_is_not_reported(tmp_path, path, code):
    plant(tmp_path, path, code)
    assert faults(tmp_path) == []


def plant(source: Path, path: str, code: str) -> None:
    """Writes a module, beside two games that break nothing."""
    for name, text in {"games/ettin/rules.py": "", "games/immortals/rules.py": "", path: code}.items():
        file = source / "warcamp" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
