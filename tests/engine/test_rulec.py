"""Rules as frames: what authors may write plays as Python would play it, and can be looked at, named and copied."""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from warcamp.engine import rulec
from warcamp.engine.chance import Dice, Pick, chance
from warcamp.engine.errors import BadInput, RuleError
from warcamp.engine.flow import Decision, Frame, Position, begin, choose, choose_all, parallel
from warcamp.engine.rulec import RULES, ahead_of_time, resume_at, rule, wants_rewriting
from warcamp.engine.rulec.frames import fingerprint
from warcamp.engine.source import Forced
from warcamp.engine.state import State
from warcamp.engine.zones import Card


class Log(State):
    """A state that only remembers."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Any] = []

    def clone(self) -> Log:
        new = Log()
        new.lines = self.lines[:]
        return new

    def log(self, *values: Any) -> int:
        self.lines.append(values)
        return len(self.lines)


def ask(kind: str = "pick") -> Decision:
    return choose(0, kind, list(range(10)))


def play(main: Callable[..., Any], answers: list[int], *arguments: Any) -> Position:
    """Answer the only question each time, cloning before each answer."""
    s = Log()
    p = begin(s, main(s, *arguments), Forced([]))
    for a in answers:
        old, p = p, p.clone()
        before = old.s.lines[:]
        p.apply(0, a)
        assert old.s.lines == before
    return p


def told(main: Callable[..., Any], answers: list[int], *arguments: Any) -> list[Any]:
    p = play(main, answers, *arguments)
    assert not p.pending, "it still asks"
    lines: list[Any] = [*p.s.lines, p.root.value]
    return lines


@rule
async def one(s: Log, add: int = 0) -> int:
    return add + await ask("one")


@rule
async def in_expressions(s: Log) -> int:
    x = s.log("before") + await ask() * 10 + s.log("after")
    s.log(x, 0 < await ask() < s.log("only if"), [await ask(), await one(s)])
    return await one(s, add=100)


def test_awaits_in_expressions_keep_the_order_of_evaluation() -> None:
    assert told(in_expressions, [2, 0, 5, 6, 7]) == [("before",), ("after",), (23, False, [5, 6]), 107]
    assert told(in_expressions, [2, 1, 5, 6, 7])[2] == ("only if",)


@rule
async def augmented(s: Log) -> list[int]:
    hits = 1
    hits += await ask()
    xs = [0]
    same = xs
    xs += [await ask()]
    hits += (hits := await ask())
    return [hits, *xs, *same]


def test_augmented_assignment_reads_the_name_before_the_await() -> None:
    s = Log()
    p = begin(s, augmented(s), Forced([]))
    for a in (4, 7, 2):
        p.apply(0, a)
    assert p.root.value == [7, 0, 7, 0, 7]


@rule
async def loops(s: Log) -> str:
    for i in range(2, 4):
        for word, n in {"a": 1, "b": 2}.items():
            if await ask() == 0:
                continue
            s.log(i, word, n)
            if n == 2:
                break
        else_where = 3
    while (got := await ask()) and (prey := list(range(got))):
        s.log(prey, else_where)
        for x in prey:
            if x == 2:
                return f"{x} of {len(prey)}"
    return "end"


def test_loops_break_continue_and_return_across_awaits() -> None:
    assert told(loops, [1, 0, 0, 1, 0]) == [(2, "a", 1), (3, "b", 2), "end"]
    assert told(loops, [0, 0, 0, 0, 2, 4]) == [([0, 1], 3), ([0, 1, 2, 3], 3), "2 of 4"]


@rule
async def unpacked(s: Log) -> tuple[int, int]:
    a, b = await ask(), 3
    a, b = b, a
    got = await choose_all([Decision(p, "sealed", [p, p + 5]) for p in range(2)])
    for seat, pick in got.items():
        s.log(seat, pick, a, b)
    return (a, b) if await ask() else (b, a)


def test_tuples_are_unpacked_from_awaits() -> None:
    p = play(unpacked, [8, 5, 6, 0])
    assert p.s.lines == [(0, 5, 3, 8), (1, 6, 3, 8)]
    assert p.root.value == (8, 3)


@rule
async def branches(s: Log, n: int) -> str:
    if n == 1:
        return "one"
    elif n == 2 and (x := await ask()):
        s.log(x)
    elif (y := n * 2) > 6:
        await ask()
        return f"y is {y}"
    else:
        s.log("else", y)
    match await ask():
        case 1:
            return "matched"
        case z:
            s.log(z)
    try:
        s.log(1 // 0)
    except ZeroDivisionError:
        return "caught" if n == 2 else "caught else"
    return "never"


def test_branches_with_and_without_awaits() -> None:
    assert told(branches, [], 1) == ["one"]
    assert told(branches, [4, 1], 2) == [(4,), "matched"]
    assert told(branches, [0, 3], 2) == [("else", 4), (3,), "caught"]
    assert told(branches, [1], 4) == ["y is 8"]


@rule
async def walrus_in_a_plain_loop(s: Log) -> int:
    total = 0
    await ask()
    while (step := 3 - total) > 0:
        total += 1
    await ask()
    return total * 10 + step


def test_a_walrus_outside_awaits_may_live_across_one() -> None:
    assert told(walrus_in_a_plain_loop, [0, 0]) == [30]


@rule
async def names_of_the_frame(s: Log, start: int, copy: int = 2) -> list[int]:
    where = [start]
    pc = await ask()
    step = await ask()
    return [*where, copy, pc, step]


def test_locals_may_be_called_like_the_parts_of_a_frame() -> None:
    assert told(names_of_the_frame, [5, 6], 1) == [[1, 2, 5, 6]]
    frame: Any = names_of_the_frame
    assert frame.FIELDS == ("start_", "copy_", "pc_", "where_")


@rule
async def a_state_by_another_name(table: Log, p: int) -> int:
    table.log(p)
    return await one(table) + table.log()


def test_the_state_may_have_any_name() -> None:
    assert told(a_state_by_another_name, [3], 7) == [(7,), (), 5]


@rule
async def scopes(s: Log, x: int) -> list[int]:
    k = 2
    await ask()
    inner = [x + 0 for x in range(k)]
    ordered = sorted([3, 1, 2], key=lambda k: -k * x)
    more = [v + k for v in await got(s)]
    return [x, k, *inner, *ordered, *more]


@rule
async def got(s: Log) -> list[int]:
    return [await ask(), 1]


def test_comprehensions_and_lambdas_keep_their_own_names() -> None:
    assert told(scopes, [0, 5], 9) == [[9, 2, 0, 1, 3, 2, 1, 7, 3]]


@rule
async def list_parameter(s: Log, xs: list[int], ys: Any) -> list[int]:
    xs.append(await ask())
    ys.append(await ask())
    return [*xs, *ys]


def test_a_clone_has_lists_of_its_own_parameters_too() -> None:
    s = Log()
    p = begin(s, list_parameter(s, [1], [2]), Forced([]))
    q = p.clone()
    p.apply(0, 5)
    p.apply(0, 6)
    q.apply(0, 7)
    q.apply(0, 8)
    assert (p.root.value, q.root.value) == ([1, 5, 2, 6], [1, 7, 2, 8])


@rule
async def labelled(s: Log, ON: Any, kind: str) -> None:
    """Waits at many places."""
    await choose(0, "reroll", [0, 1])
    await choose(0, "reroll", [0, 1])
    await choose(0, kind, [0, 1])
    await chance(Dice(2, 6))
    await choose_all([Decision(p, "tactic", [0, 1]) for p in range(2)])
    await choose_all(ON)
    await parallel({"a": one(s), "b": one(s)})
    await one(s)
    await ON[0](s)
    await ON.start(s)
    await chance(kind)  # type: ignore[arg-type]


def test_places_have_labels_that_do_not_hang_on_lines() -> None:
    words = "start reroll reroll#2 choose dice tactic all parallel one ON start#2 chance"
    frame: Any = labelled
    assert " ".join(frame.LABELS[pc] for pc in sorted(frame.LABELS)) == words
    assert resume_at(frame, "start") == 0
    assert frame.LINES[resume_at(frame, "reroll#2")] == frame.LINES[0] + 3
    with pytest.raises(BadInput, match="there is no 'rerol' to wait at; there are start, reroll"):
        resume_at(frame, "rerol")


@rule
async def cards(s: Log, given: Card, pile: list[Card], n: int) -> None:
    best = -1
    drawn = await choose(0, "draw", [1, 2], cards=True)
    card: Card
    for card in s.lines:
        best = await choose(0, "best", [card, 2], True)
        n = await choose(0, "number", [1, 2])
    await ask()
    s.log(best, drawn, n, pile, given)


def test_fields_that_hold_cards_are_known() -> None:
    frame: Any = cards
    assert set(frame.FIELDS) >= {"given", "pile", "n", "best", "drawn"}
    sequences = {f for f in frame.FIELDS if f.startswith("_s")}
    assert len(sequences) == 1
    assert set(frame.CARDS) == {"given", "pile", "best", "drawn"} | sequences


def test_only_what_lives_across_an_await_is_stored() -> None:
    frame: Any = loops
    assert "else_where" in frame.FIELDS
    assert "got" not in frame.FIELDS and "x" not in frame.FIELDS


def test_a_rule_is_registered_under_its_stored_name() -> None:
    frame: Any = labelled
    entered: Any = RULES["test_rulec.labelled"]
    assert entered is frame
    assert Frame in frame.__mro__
    assert (frame.RULE, frame.__name__, frame.__doc__) == ("test_rulec.labelled", "labelled", "Waits at many places.")
    assert frame.FILE.endswith("engine/test_rulec.py")
    assert frame.PARAMS == 2


def test_a_rule_of_a_game_is_stored_under_the_game() -> None:
    from warcamp.engine.rulec.places import stored_name

    assert stored_name("warcamp.games.clash_of_rage.rules.combat", "combat") == "clash_of_rage.combat"
    assert stored_name("warcamp.games.ettin", "war") == "ettin.war"
    assert stored_name("house.rules", "war") == "rules.war"


@rule
async def faulty(s: Log) -> None:
    await one(s)
    s.log(1 // 0)  # the faulty line


def test_a_traceback_shows_the_authors_file_line_and_rule() -> None:
    s = Log()
    p = begin(s, faulty(s), Forced([]))
    with pytest.raises(ZeroDivisionError) as fault:
        p.apply(0, 3)
    last = traceback.extract_tb(fault.tb)[-1]
    assert (Path(last.filename).name, last.name) == ("test_rulec.py", "faulty")
    assert last.line == "s.log(1 // 0)  # the faulty line"
    assert any("test_rulec.faulty:" in note for note in fault.value.__notes__)


def test_a_rule_inside_a_function_sees_what_is_around_it() -> None:
    seen = []

    @rule
    async def inner(s: Log, n: int) -> int:
        seen.append(n)
        return 0 if not n else n + await inner(s, n - 1)

    seen.append(99)
    assert told(inner, [], 3) == [6]
    assert seen == [99, 3, 2, 1, 0]


def tree_of(source: str) -> Any:
    import ast

    return ast.parse(source).body[0]


def test_the_fingerprint_changes_with_the_code_only() -> None:
    base = fingerprint(tree_of("async def f(s, a):\n    '''Doc.'''\n    return await g(a)\n"))
    assert fingerprint(tree_of("async def f(s, a):\n    # why\n\n    return   await g( a )\n")) == base
    assert fingerprint(tree_of("async def f(s, b):\n    return await g(b)\n")) != base
    assert fingerprint(tree_of("async def f(s, a):\n    return await g(a + 1)\n")) != base


def test_plain_mode_gives_the_coroutine_back() -> None:
    program = (
        "from warcamp.engine.rulec import rule, PLAIN, RULES\n"
        "async def f(s): pass\n"
        "assert PLAIN and rule(f).__wrapped__ is f and not RULES\n"
    )
    assert not rulec.PLAIN
    paths = os.pathsep.join(p for p in sys.path if p)
    env = {**os.environ, "WARCAMP_RULES": "plain", "PYTHONPATH": paths}
    subprocess.run([sys.executable, "-c", program], env=env, check=True)


SOURCE = '''\
"""A module."""

from __future__ import annotations

from warcamp.engine.flow import choose
from warcamp.engine.rulec import resume_at, rule

LIMIT = 3  # kept with its comment


def size(n: int) -> int:
    return n  # type: ignore


@rule
async def go(s: object, n: int) -> int:
    """Goes."""
    left = size(n)
    while left > 0:
        left -= await choose(0, "go", [0, 1])
    return left
'''


def test_ahead_of_time_the_module_keeps_everything_but_its_rules() -> None:
    out = ahead_of_time(SOURCE, "author.py")
    assert out.startswith('"""A module."""\n\nfrom __future__ import annotations\n')
    assert "LIMIT = 3  # kept with its comment\n" in out and "return n  # type: ignore\n" in out
    assert "async def" not in out and "@rule" not in out
    assert "from warcamp.engine.rulec import resume_at\n" in out
    assert "self.left: int = 0" in out
    assert out.rstrip().endswith("_register(go)")


def test_ahead_of_time_the_class_describes_itself_as_at_import(tmp_path: Path) -> None:
    path = tmp_path / "author_of_two.py"
    path.write_text(SOURCE, encoding="utf-8")
    import importlib.util

    def run(source: str) -> Any:
        path.write_text(source, encoding="utf-8")
        spec = importlib.util.spec_from_file_location("author_of_two", path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        code = compile(source, str(path), "exec")
        exec(code, module.__dict__)
        return module.go

    live = run(SOURCE)
    written = run(ahead_of_time(SOURCE, str(path)))
    assert RULES["author_of_two.go"] is written
    for table in ("RULE", "FILE", "FIELDS", "PARAMS", "CARDS", "LINES", "LABELS", "PRINT", "RETURNS", "__doc__"):
        assert getattr(live, table) == getattr(written, table), table


def test_a_module_without_rules_stays_as_it_is() -> None:
    assert ahead_of_time("x = 1", "author.py") == "x = 1"
    assert not wants_rewriting("x = 1") and wants_rewriting(SOURCE)


def test_ahead_of_time_helpers_types_can_be_given() -> None:
    out = ahead_of_time(SOURCE, "author.py", {"size": "str"})
    assert "self.left: _Any = None" in out or "self.left: str = ''" in out


def test_ahead_of_time_a_rule_must_be_async() -> None:
    with pytest.raises(RuleError, match="a rule is an `async def`"):
        ahead_of_time("@rule\ndef f(s):\n    pass\n", "author.py")


def test_ahead_of_time_a_rule_must_stand_at_the_top() -> None:
    with pytest.raises(RuleError, match="top of its module") as refusal:
        ahead_of_time("if True:\n    @rule\n    async def f(s):\n        pass\n", "author.py")
    assert refusal.value.lineno == 3


def size(n: int) -> int:
    return n + 1


@rule
async def shadows(s: Log) -> list[int]:
    sizes = [size * 2 for size in range(2)]
    await ask()
    return [*sizes, size(5)]


def test_a_variable_of_a_comprehension_does_not_hide_a_function_of_the_module() -> None:
    assert told(shadows, [0]) == [[0, 2, 6]]


def test_chance_is_asked_inside_expressions() -> None:
    @rule
    async def lucky(s: Log) -> int:
        return int(sum(await chance(Dice(2, 6))) * 10 + await chance(Pick([1, 1], ["a", "b"])))

    s = Log()
    p = begin(s, lucky(s), Forced([[3, 4], "b"]))
    assert p.root.value == 71
