"""What the rule compiler refuses, it refuses with the author's file, line and a reason."""

from __future__ import annotations

import linecache
import textwrap
from typing import Any

import pytest

from warcamp.engine.errors import BrokenInvariant, RuleError
from warcamp.engine.flow import begin, choose
from warcamp.engine.rulec import ahead_of_time, alias_check, rule
from warcamp.engine.rulec.decorator import frame_class
from warcamp.engine.source import Fast
from warcamp.engine.state import State
from warcamp.engine.zones import PUBLIC, Layout, Zones

CASES = [
    ("comprehension", "x = [await f(i) for i in a]", 1, "an await inside a comprehension"),
    ("generator", "x = sum(await f(i) for i in a)", 1, "an await inside a comprehension"),
    ("set", "x = {i for i in a\n     if await f(i)}", 1, "an await inside a comprehension"),
    ("async comprehension", "x = [i async for i in a]", 1, "an await inside a comprehension"),
    ("f-string", "x = f'{await f(1)}'", 1, "f-string"),
    ("try", "y = 1\ntry:\n    await f(1)\nexcept ValueError:\n    pass", 2, "inside 'try'"),
    ("finally", "try:\n    pass\nfinally:\n    await f(1)", 1, "inside 'try'"),
    ("with", "with a:\n    await f(1)", 1, "inside 'with'"),
    ("async with", "async with a:\n    pass", 1, "inside 'async with'"),
    ("async for", "async for x in a:\n    pass", 1, "inside 'async for'"),
    ("match", "match a:\n    case 1:\n        await f(1)", 1, "inside 'match'"),
    ("augmented table", "y = 2\ns.gold[a] += await f(1)", 2, "read before the await and written after it"),
    ("augmented attribute", "s.gold += await f(1)", 1, "read before the await and written after it"),
    ("computed callee", "s.zone(a).append(await f(1))", 1, "what is called is worked out before the await"),
    ("awaited callee", "g(1)(await f(1))", 1, "what is called is worked out before the await"),
    ("starred", "g(*a, await f(1))", 1, "a starred argument before an await"),
    ("double starred", "g(**a, b=await f(1))", 1, "a starred argument before an await"),
    ("dict unpacking", "x = {**a, 1: await f(1)}", 1, "'**' beside an await"),
    ("computed target", "s.zone(a)[await f(1)] = 3", 1, "what is written to is worked out before the await"),
    ("while else", "while a:\n    await f(1)\nelse:\n    pass", 1, "a loop with 'else'"),
    ("for else", "for x in a:\n    pass\nelse:\n    await f(1)", 1, "a loop with 'else'"),
    ("yield", "await f(1)\nyield 3", 2, "does not yield"),
    ("global", "global z\nz = 1", 1, "no global or nonlocal"),
    ("inner rule", "async def g():\n    pass", 1, "no rule inside a rule"),
    ("inner function", "def g():\n    return a\nawait f(g())", 1, "the inner definition uses 'a'"),
    ("inner function kept", "def g():\n    return 1\nawait f(1)\ng()", 1, "'g' is a definition"),
    ("inner class", "class G:\n    b = a\nawait f(G)", 1, "the inner definition uses 'a'"),
    ("lambda kept", "g = lambda: 1\nawait f(1)\ng()", 1, "not plain data"),
    ("generator kept", "g = (i for i in a)\nawait f(1)\nnext(g)", 1, "not plain data"),
    ("list of lists", "x: list[list[int]] = []\nawait f(1)\nx.append([])", 1, "a list of lists"),
    ("dict of lists", "x: dict[int, list[int]] = {}\nawait f(1)\nx.clear()", 1, "a list of lists"),
    ("del", "x = 1\nawait f(1)\nif x:\n    del x", 4, "cannot be deleted"),
    ("state assigned", "await f(1)\ns = 3", 2, "'s' is the state"),
    ("state in a loop", "for s in a:\n    await f(1)", 1, "'s' is the state"),
    ("state by a pattern", "match a:\n    case s:\n        pass", 2, "'s' is the state"),
    ("walrus in a comprehension", "y = [x := i for i in a]\nawait f(1)\ng(x)", 1, "':=' in a comprehension"),
    ("walrus in try", "try:\n    g(x := 1)\nexcept ValueError:\n    x = 2\nawait f(1)\ng(x)", 1, "':=' inside 'try'"),
    ("exception kept", "x = 1\ntry:\n    pass\nexcept E as x:\n    pass\nawait f(1)\ng(x)", 4, "cannot be bound here"),
    ("pattern kept", "match a:\n    case [x]:\n        pass\nawait f(1)\ng(x)", 2, "cannot be bound here"),
    ("assert message", "assert a, await f(1)", 1, "message of an assert"),
    ("parts of parallel", "await parallel({'x': f(1), 'y': f(await f(2))})", 1, "among the parts of 'parallel'"),
    ("parts of choose_all", "await choose_all([g(await f(2))])", 1, "among the parts of 'choose_all'"),
    ("reserved", "await f(1)\n_t1 = 3", 2, "'_t1' belongs to the rule compiler"),
    ("mangled", "await f(1)\n__x = 3", 2, "'__x' belongs to the rule compiler"),
]  # fmt: skip


def define(source: str, name: str = "broken") -> Any:
    path = f"<{name} of the author>"
    linecache.cache[path] = (len(source), None, source.splitlines(True), path)
    scope: dict[str, Any] = {"__name__": "author"}
    exec(compile(source, path, "exec"), scope)
    return scope[name]


@pytest.mark.parametrize(("body", "line", "why"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_a_rule_is_refused_with_its_file_its_line_and_the_reason(body: str, line: int, why: str) -> None:
    source = "# a comment\n\nasync def broken(s, a):\n" + textwrap.indent(body, "    ") + "\n"
    with pytest.raises(RuleError) as refusal:
        frame_class(define(source))
    assert refusal.value.filename == "<broken of the author>"
    assert refusal.value.lineno == line + 3
    assert why in str(refusal.value)
    assert refusal.value.rule == "broken"


@pytest.mark.parametrize(("body", "line", "why"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_it_is_refused_ahead_of_time_as_well(body: str, line: int, why: str) -> None:
    source = "# a comment\n@rule\nasync def broken(s, a):\n" + textwrap.indent(body, "    ") + "\n"
    with pytest.raises(RuleError) as refusal:
        ahead_of_time(source, "author.py")
    assert (refusal.value.filename, refusal.value.lineno) == ("author.py", line + 3)
    assert why in str(refusal.value)


def test_an_await_in_a_lambda_is_refused_before_python_sees_it() -> None:
    with pytest.raises(RuleError, match="an await inside a lambda") as refusal:
        ahead_of_time("@rule\nasync def broken(s, a):\n    x = lambda: await f(a)\n", "author.py")
    assert refusal.value.lineno == 3


@pytest.mark.parametrize(
    ("signature", "why"),
    [
        ("async def broken():", "first parameter must be the state"),
        ("async def broken(s, *a):", "no *args"),
        ("async def broken(s, **a):", "no *args"),
        ("async def broken(s, *, a):", "keyword-only"),
        ("async def broken(s, /, a):", "positional-only"),
        ("async def broken(s=None):", "cannot have a default"),
        ("async def broken(state, s):", "call the state 's'"),
        ("async def broken(s, self):", "'self' belongs to the rule compiler"),
        ("def broken(s):", "a rule is an `async def`"),
    ],
)
def test_a_signature_is_refused(signature: str, why: str) -> None:
    with pytest.raises(RuleError) as refusal:
        frame_class(define(f"\n{signature}\n    pass\n"))
    assert (refusal.value.filename, refusal.value.lineno) == ("<broken of the author>", 2)
    assert why in str(refusal.value)


def test_a_list_of_lists_as_a_parameter_is_refused() -> None:
    with pytest.raises(RuleError, match="'rows' is a list of lists"):
        frame_class(define("async def broken(s, rows: list[list[int]]):\n    pass\n"))


def test_what_is_no_function_is_refused() -> None:
    with pytest.raises(RuleError, match="stands on an `async def`"):
        rule(print)


def test_a_rule_without_source_is_refused() -> None:
    scope: dict[str, Any] = {"__name__": "nowhere"}
    exec("async def hidden(s):\n    pass", scope)
    with pytest.raises(RuleError, match="its source cannot be found"):
        frame_class(scope["hidden"])


def test_two_rules_of_one_name_are_refused_with_both_places() -> None:
    frame_class(define("\nasync def twice(s):\n    pass\n", "twice"))
    with pytest.raises(
        RuleError, match=r"two rules are called 'author.twice': here and at line 2 of <twice"
    ) as refusal:
        frame_class(define("\n\n\nasync def twice(s):\n    pass\n", "twice"))
    assert refusal.value.lineno == 4


class Table(State):
    """A state with a hand in a zone and a list of its own."""

    def clone(self) -> Table:
        raise NotImplementedError


def table() -> Any:
    s: Any = Table()
    layout = Layout([0, 0, 0])
    layout.zone("hand", PUBLIC)
    s.zones = Zones(layout, [[0, 1, 2]], [0, 0, 0])
    s.gold = [3, 4]
    return s


@rule
async def keeps_gold(s: Any) -> None:
    gold = s.gold
    gold[0] = await choose(0, "pay", [1, 2])


@rule
async def keeps_a_hand(s: Any) -> None:
    hand = s.zones.cards[0]
    hand.remove(await choose(0, "discard", [0, 1, 2], True))


@rule
async def keeps_a_hand_on_the_way(s: Any) -> None:
    print(s.zones.cards[0], await choose(0, "discard", [0, 1, 2], True))


@rule
async def keeps_lists(s: Any) -> None:
    rows = [[1], [2]]
    row = await choose(0, "row", [0, 1])
    rows[row].append(3)


@rule
async def keeps_a_rule(s: Any) -> None:
    later = keeps_gold(s)
    await choose(0, "wait", [0, 1])
    await later


@rule
async def keeps_its_own(s: Any) -> None:
    gold = s.gold[:]
    gold[0] = await choose(0, "pay", [1, 2])


@pytest.mark.parametrize(
    ("main", "why"),
    [
        (keeps_gold, "local 'gold' is s.gold, a list of the state"),
        (keeps_a_hand, r"local 'hand' is s.zones.cards\[0\], a list of the state"),
        (keeps_a_hand_on_the_way, "a value worked out before the await is s.zones.cards"),
        (keeps_lists, "local 'rows' holds lists inside a list"),
        (keeps_a_rule, "local 'later' is something still to be awaited"),
    ],
)
def test_the_alias_check_names_the_rule_the_line_and_the_local(main: Any, why: str) -> None:
    s = table()
    p = begin(s, main(s), Fast(1))
    with pytest.raises(BrokenInvariant, match=why) as broken:
        alias_check(p)
    assert f"test_rulec_refusals.{main.__name__}, line {main.LINES[p.root.stack[0].pc]} of " in str(broken.value)


def test_the_alias_check_passes_a_list_of_the_rule_itself() -> None:
    s = table()
    p = begin(s, keeps_its_own(s), Fast(1))
    alias_check(p)
    assert p.root.stack[0].gold == [3, 4]  # type: ignore[attr-defined]
