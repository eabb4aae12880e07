"""The compiled build plays exactly as the sources do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

TRACE = """
import hashlib
import json
import random

from warcamp.engine import Fast, begin, determinise, digest, view
from warcamp.engine import flow, snapshot
from warcamp.games.clash_of_rage import state
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.rules import combat, play
from warcamp.games.ettin import state as ettin_state
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.rules import battle, war
from warcamp.games.immortals import state as immortals_state, tower
from warcamp.games.immortals.game import IMMORTALS
from warcamp.bots import search
from warcamp.bots.levels import SENSES
from warcamp.bots.search import Search

MODULES = (flow, state, combat, play, ettin_state, battle, war, immortals_state, tower, search)
MODES = [
    (CLASH_OF_RAGE, {"players": n, "clans": "random", "last_round": 10, "map": ["random", "players"][seed % 2]}, seed)
    for n in (1, 2, 3, 4)
    for seed in range(4)
] + [
    (ETTIN, {"players": n, "nations": ["random", "choose"][seed % 2], "accelerated": seed == 1}, seed)
    for n in (2, 4, 5, 8)
    for seed in range(3)
] + [
    (IMMORTALS, {"players": n, "tower": ["standard", "flat"][seed], "tribes": ["random", "chosen"][seed]}, seed)
    for n in (3, 4, 5)
    for seed in range(2)
]

print(*[module.__file__.endswith(".py") for module in MODULES])
contents = {game: game.content() for game in (CLASH_OF_RAGE, ETTIN, IMMORTALS)}
for game, options, seed in MODES:
    s = game.table(game.options(options), contents[game])
    position = begin(s, game.main(s), Fast(seed))
    choices = random.Random(seed)
    trace = hashlib.sha256()
    n = 0
    while not position.over:
        if n % 40 == 0:
            world = determinise(position, 0, Fast(n))
            trace.update(json.dumps([view(world, 0), snapshot.dump(position)], sort_keys=True).encode())
            position = position.clone()
        d = position.pending[int(choices.random() * len(position.pending))]
        trace.update(repr((d.seat, d.kind, d.options, d.strand)).encode())
        position.apply(position.pending.index(d), d.options[int(choices.random() * len(d.options))])
        n += 1
    print(game.name, options["players"], seed, n, digest(position), trace.hexdigest())
for game in contents:
    s = game.table(game.options({"players": 4}), contents[game])
    position = begin(s, game.main(s), Fast(5))
    bots = [Search(SENSES[game.name](), seat, iterations=3, plies=30) for seat in range(4)]
    answers = []
    for _ in range(60):
        d = position.pending[0]
        answers.append(bots[d.seat].pick(position, d.seat, d))
        position.apply(0, answers[-1])
    print(game.name, *answers)
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package built with mypyc from a copy of the checkout."""
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl")):
        pytest.skip("no C compiler on this machine")
    copy = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, copy / name)
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(ROOT / "docs" / "rules", copy / "docs" / "rules")
    site = copy / "site"
    built = subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target", site, copy],
        env={**os.environ, "WARCAMP_COMPILE": "1", "WARCAMP_OPT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return site


def trace(place: Path) -> list[str]:
    environment = {k: v for k, v in os.environ.items() if k != "WARCAMP_RULES"}
    done = subprocess.run(
        [sys.executable, "-P", "-c", TRACE],
        env={**environment, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_compiled_and_pure_games_have_the_same_trace(compiled: Path) -> None:
    fast, plain = trace(compiled), trace(ROOT / "src")
    assert set(fast[0].split()) == {"False"}
    assert set(plain[0].split()) == {"True"}
    assert fast[1:] == plain[1:]
    assert len(plain) == 1 + 4 * 4 + 4 * 3 + 3 * 2 + 3


def test_an_installed_package_has_the_rules_text(compiled: Path) -> None:
    code = "from warcamp.games import rulebook; print(rulebook.show('COR-CBT-07', 'fr').id, rulebook.__file__)"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, "PYTHONPATH": str(compiled)},
        capture_output=True,
        text=True,
        check=True,
    )
    rule, where = done.stdout.split(maxsplit=1)
    assert rule == "COR-CBT-07"
    assert where.startswith(str(compiled))
