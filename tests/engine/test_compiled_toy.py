"""A small game compiled by mypyc, engine and rules, tells the same story as the same source interpreted."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from warcamp.engine.rulec import ahead_of_time

ENGINE = Path(__file__).parents[2] / "src" / "warcamp" / "engine"
COMPILED = ("flow", "source", "state", "zones", "chance")
NO_COMPILER = shutil.which("cc") is None and shutil.which("gcc") is None

STATE = '''\
"""The table of the toy."""

from __future__ import annotations

from typing import ClassVar

from warcamp.engine.fields import fields
from warcamp.engine.state import State
from warcamp.engine.zones import PUBLIC, Layout, Zones

Seat = int


class Names:
    """What never changes."""

    def __init__(self, words: list[str]) -> None:
        self.words = words


@fields
class Toy(State):
    """Everything on the table."""

    FIXED: ClassVar[tuple[str, ...]] = ("names",)

    names: Names
    gold: list[int]
    turn: Seat
    last: list[int] | None
    marks: dict[int, int]


def new_toy() -> Toy:
    s = Toy()
    layout = Layout([0] * 12)
    for p in range(2):
        layout.zone(f"hand {p}", 1 << p)
    layout.zone("deck", 0)
    layout.zone("table", PUBLIC)
    s.zones = Zones(layout, [[0, 1, 2], [3, 4, 5], [6, 7, 8, 9, 10, 11], []], [0] * 12)
    s.names = Names([f"c{i}" for i in range(12)])
    s.gold = [3, 3]
    s.turn = 0
    s.last = None
    s.marks = {}
    return s


def hand(s: Toy, p: Seat) -> list[int]:
    return s.zones.cards[p]


def strength(s: Toy, card: int) -> int:
    return card % 4 + s.gold[card % 2] // 3
'''

RULES = '''\
"""The rules of the toy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from warcamp.engine.chance import Dice, Draw, Shuffle, chance
from warcamp.engine.flow import Decision, choose, choose_all, parallel
from warcamp.engine.rulec import rule
from warcamp.engine.zones import Card

from .state import Seat, Toy, hand, strength

PASS: Final = -1
EFFECTS: dict[int, Any] = {}


def on(number: int) -> Callable[[Any], Any]:
    def enter(effect: Any) -> Any:
        EFFECTS[number] = effect
        return effect

    return enter


@rule
async def play(s: Toy) -> None:
    """Five rounds."""
    await chance(Shuffle(2, s.names.words))
    for round in range(5):
        s.turn = round
        chosen = await choose_all([Decision(p, "card", hand(s, p)[:], True) for p in range(2) if hand(s, p)])
        for p, card in chosen.items():
            s.zones.move(card, p, 3)
            s.tell("played", p, card)
        if len(chosen) == 2 and strength(s, chosen[0]) != strength(s, chosen[1]):
            await duel(s, 0 if strength(s, chosen[0]) > strength(s, chosen[1]) else 1, round)
        await parallel({f"seat {p}": refill(s, p) for p in range(2)})
    s.over = True


@rule
async def duel(s: Toy, first: Seat, stake: int = 1) -> int:
    me: Seat = first
    rage = [0, 0]
    while True:
        dice = await chance(Dice(2 + rage[me], 6))
        hits = sum([d >= 4 for d in dice])
        where = len(dice)
        while hits < where and await choose(me, "reroll", [0, 1]):
            hits += 1 if (await chance(Dice(1, 6)))[0] > 3 else -1
            rage[me] += 1
            if rage[me] > 3:
                break
        s.gold[1 - me] -= hits
        s.marks[me] = s.marks.get(me, 0) + hits
        s.last = dice[:]
        if s.gold[1 - me] <= 0 or 0 < await choose(1 - me, "yield", [0, 1, 2]) <= stake:
            s.gold[1 - me] = 3
            return hits
        me = 1 - me


@rule
async def refill(s: Toy, p: Seat) -> None:
    card: Card = PASS
    if s.zones.cards[2]:
        card = await chance(Draw(2, p, s.names.words))
        s.zones.move(card, 2, p)
    await EFFECTS[p % 2](s, p, card)


@on(0)
@rule
async def bargain(s: Toy, p: Seat, card: Card) -> None:
    while (bid := await choose(p, "bid", [0, 1, 2])) and s.gold[p] >= bid:
        s.gold[p] -= bid
        s.marks[card] = bid


@on(1)
@rule
async def plain_gain(s: Toy, p: Seat, card: Card) -> None:
    s.gold[p] += 1
'''

TELL = """\
import random, sys
from warcamp.engine import flow
from warcamp.engine.flow import begin
from warcamp.engine.rulec import RULES, alias_check
from warcamp.engine.source import Fast
from toy import rules, state

compiled = sys.argv[1] == "compiled"
for m in (flow, rules, state):
    assert m.__file__.endswith(".py") != compiled, m.__file__
for name, c in sorted(RULES.items()):
    print(name, c.FIELDS, c.PARAMS, c.CARDS, c.LINES, c.LABELS, c.PRINT, c.FILE, c.RETURNS)
print(state.Toy.FIELDS)
for seed in range(20):
    s = state.new_toy()
    p = begin(s, rules.play(s), Fast(seed))
    r = random.Random(seed)
    while p.pending:
        alias_check(p)
        if r.random() < 0.4:
            old = p
            p = p.clone()
            if r.random() < 0.3:
                q = old.pending[0]
                old.apply(0, q.options[0])
        i = r.randrange(len(p.pending))
        q = p.pending[i]
        v = r.choice(q.options)
        print(seed, q.strand, q.seat, q.kind, q.options, v, p.s.gold, p.s.last, p.s.marks, p.s.zones.cards)
        p.apply(i, v)
    print(p.s.gold, p.s.marks)
"""

BUILD = """\
import sys
from setuptools import setup
from mypyc.build import mypycify
files = sys.argv.pop(1).split(",")
setup(name="toy", packages=[], script_args=["-q", "build_ext", "--inplace"],
      ext_modules=mypycify(["--config-file=", *files], opt_level="0"))
"""


def lay(root: Path, rewritten: bool) -> None:
    """A tree with the engine and the toy, its rules as written or written out."""
    shutil.copytree(ENGINE, root / "warcamp" / "engine", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (root / "warcamp" / "__init__.py").write_text("", encoding="utf-8")
    (root / "toy").mkdir()
    (root / "toy" / "__init__.py").write_text("", encoding="utf-8")
    for name, source in (("state", STATE), ("rules", RULES)):
        (root / "toy" / f"{name}.py").write_text(source, encoding="utf-8")
    if rewritten:
        for name in ("state", "rules"):
            path = root / "toy" / f"{name}.py"
            path.with_suffix(".new").write_text(
                ahead_of_time(path.read_text(encoding="utf-8"), str(path)), encoding="utf-8"
            )
        for name in ("state", "rules"):
            (root / "toy" / f"{name}.new").replace(root / "toy" / f"{name}.py")


def run(root: Path, *arguments: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(root), "MYPYPATH": str(root)}
    env.pop("WARCAMP_RULES", None)
    done = subprocess.run([sys.executable, *arguments], cwd=root, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-6000:]
    return done.stdout


@pytest.mark.skipif(NO_COMPILER, reason="no C compiler is found")
@pytest.mark.skipif(importlib.util.find_spec("mypyc") is None, reason="mypyc is not installed")
def test_a_compiled_game_tells_the_same_story(tmp_path: Path) -> None:
    pure, native = tmp_path / "pure", tmp_path / "native"
    lay(pure, rewritten=False)
    lay(native, rewritten=True)
    files = [f"warcamp/engine/{m}.py" for m in COMPILED] + ["toy/state.py", "toy/rules.py"]
    run(native, "-c", BUILD, ",".join(files))
    told = run(pure, "-c", TELL, "pure")
    assert told.count("\n") > 500
    assert run(native, "-c", TELL, "compiled") == told


@pytest.mark.skipif(NO_COMPILER, reason="no C compiler is found")
def test_rules_written_out_but_not_compiled_tell_the_same_story(tmp_path: Path) -> None:
    pure, written = tmp_path / "pure", tmp_path / "written"
    lay(pure, rewritten=False)
    lay(written, rewritten=True)
    assert run(written, "-c", TELL, "pure") == run(pure, "-c", TELL, "pure")
