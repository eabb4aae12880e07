"""A new game is one entry a layer: only registries name games, and they name games that there are."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.matches import SHORT
from warcamp.bots.levels import LEVELS, SENSES
from warcamp.bots.registry import BOTS
from warcamp.cli.registry import FACES, STARTS
from warcamp.drawing.drawing import DRAWINGS
from warcamp.games.registry import GAMES, game_of, typed_names
from warcamp.lab.stakes import STAKES

SOURCE = Path(__file__).parents[1] / "src" / "warcamp"
MAY_NAME = {
    "bots/levels.py",
    "bots/registry.py",
    "cli/registry.py",
    "drawing/drawing.py",
    "envs/registry.py",
    "games/registry.py",
    "lab/speed.py",
    "lab/stakes.py",
}
"""The registries; and what measures chosen games."""
PACKAGES = {path.parent.name for path in SOURCE.glob("games/*/__init__.py")}


def named(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The games that a module names, as a string or by an import, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value.replace("-", "_") in PACKAGES:
                yield node.lineno, node.value
        elif isinstance(node, ast.ImportFrom):
            parts = [*(node.module or "").split("."), *[alias.name for alias in node.names]]
            yield from ((node.lineno, part) for part in parts if part in PACKAGES)
        elif isinstance(node, ast.Import):
            parts = [part for alias in node.names for part in alias.name.split(".")]
            yield from ((node.lineno, part) for part in parts if part in PACKAGES)


def faults(source: Path) -> list[str]:
    found = []
    for path in sorted(source.rglob("*.py")):
        where = path.relative_to(source).as_posix()
        if where not in MAY_NAME and not PACKAGES & set(path.relative_to(source).parts[:-1]):
            for line, name in named(ast.parse(path.read_text(encoding="utf-8"))):
                found.append(f"{where}:{line}: {name}")
    return found


def test_only_registries_name_games():
    assert {"clash_of_rage", "ettin"} <= PACKAGES
    assert faults(SOURCE) == []


@pytest.mark.parametrize(
    "code",
    [
        'if game == "ettin":\n    pass',
        'TITLES = {"clash-of-rage": 1}',
        "from warcamp.games.ettin.state import Ettin",
        "def f():\n    from . import ettin",
        "import warcamp.games.ettin.game",
    ],
)
def test_a_game_that_is_named_elsewhere_is_found(tmp_path, code):
    (tmp_path / "lab").mkdir()
    (tmp_path / "lab" / "extra.py").write_text(code, encoding="utf-8")
    (found,) = faults(tmp_path)
    assert found.startswith("lab/extra.py:")


REGISTRIES: dict[str, Iterable[str]] = {
    "drawings": DRAWINGS,
    "bots": BOTS,
    "levels": LEVELS,
    "senses": SENSES,
    "stakes": STAKES,
    "faces": FACES,
    "starts": STARTS,
    "short matches": SHORT,
}


@pytest.mark.parametrize("registry", REGISTRIES.values(), ids=REGISTRIES)
def test_a_registry_names_games_that_there_are(registry: Iterable[str]):
    assert {name.replace("-", "_") for name in registry} <= GAMES.keys()


def test_faces_and_starts_are_of_the_same_games():
    assert list(FACES) == list(STARTS)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_the_name_it_is_known_by_and_a_title(name):
    game = game_of(name)
    assert game.name == name
    assert game.title.lower().replace(" ", "_") == name
    assert name.replace("_", "-") in typed_names()
