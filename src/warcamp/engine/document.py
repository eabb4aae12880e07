"""Positions as short readable documents (TOML), both ways: for tests, puzzles, bug reports and tutorials.

The table is the game's to write (`Game.write`, `Game.read`). Where the rules stand is written here: the rules in
progress, each with the place it waits at and its values, and the questions that are open.

    [[flow]]
    rule = "turn"
    at = "march"
    p = 0

    [[flow]]
    rule = "march"
    p = 0

A document made by hand names the rules from which play is to begin; the main rule is understood below them, waiting for
the first. Without a flow the main rule begins. Without questions the last rule runs to its own.
"""

from __future__ import annotations

import json
import tomllib
from typing import Any

from .errors import BadInput
from .flow import Decision, Frame, Position, Strand, as_frame
from .game import Game
from .rulec import RULES, resume_at
from .source import Source


def read(game: Game, text: str, source: Source, content: Any = None) -> Position:
    """The position of a document, run to its next question."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise BadInput("document", str(e)) from e
    flow = rows(document, "flow")
    asks = rows(document, "ask")
    joined = rows(document, "joined")
    s = game.read(document, content if content is not None else game.content())
    main = as_frame(game.main(s))
    root = Strand("", [], source)
    strands = {"": root}
    for i, row in enumerate(flow):
        frame = read_frame(game, row, f"flow[{i}]")
        if i == 0 and type(frame) is not type(main):
            set_at(main, row["rule"], "flow[0]")
            root.stack.append(main)
        strand_of(strands, row.get("strand", "")).stack.append(frame)
    if not flow and not s.over:
        root.stack.append(main)
    for i, row in enumerate(asks):
        read_ask(strands, row, f"ask[{i}]")
    for strand in strands.values():
        if strand.kids:
            strand.value = {kid.name.rpartition("/")[2]: None for kid in strand.kids}
    for i, row in enumerate(joined):
        parent, _, name = str(row.get("strand", "")).rpartition("/")
        if not strands.get(parent, root).kids:
            raise BadInput(f"joined[{i}].strand", "no strands run side by side there")
        strands[parent].value[name] = row.get("value")
    position = Position(s, root, source)
    if not asks:
        root.advance(s)
    return position


def rows(document: dict[str, Any], key: str) -> list[dict[str, Any]]:
    """A list of tables, taken out of the document."""
    found = document.pop(key, [])
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise BadInput(key, f"expected [[{key}]] tables")
    return found


def strand_of(strands: dict[str, Strand], name: str) -> Strand:
    """The strand of that name, made inside the one it belongs to."""
    if name not in strands:
        parent = strand_of(strands, name.rpartition("/")[0])
        strands[name] = Strand(name, [], parent.source)
        parent.kids.append(strands[name])
    return strands[name]


def read_ask(strands: dict[str, Strand], row: dict[str, Any], path: str) -> None:
    """An open question, or one that has a sealed answer."""
    try:
        d = Decision(row["seat"], row["kind"], list(row["options"]), row.get("cards", False), row.get("force", False))
    except (KeyError, TypeError) as e:
        raise BadInput(path, f"a question needs seat, kind and options: {e}") from e
    if "pick" in row and row["pick"] not in d.options:
        raise BadInput(f"{path}.pick", f"{row['pick']!r} is not among the options")
    strand = strand_of(strands, row.get("strand", ""))
    d.strand = strand.name
    strand.asks.append(d)
    strand.sealed = row.get("sealed", False)
    if "pick" in row:
        strand.got[d.seat] = row["pick"]


def read_frame(game: Game, row: dict[str, Any], path: str) -> Frame:
    """A rule in progress: parameters by name, other locals as far as they are given."""
    cls: Any = RULES.get(f"{game.name}.{row.get('rule')}")
    if cls is None:
        raise BadInput(f"{path}.rule", f"there is no rule {row.get('rule')!r}")
    names = cls.FIELDS
    unknown = set(row) - {"rule", "at", "strand"} - set(names)
    if unknown:
        raise BadInput(f"{path}.{sorted(unknown)[0]}", f"rule {row['rule']!r} has no such value")
    params = names[: cls.PARAMS]
    for k in params:
        if k not in row:
            raise BadInput(f"{path}.{k}", f"rule {row['rule']!r} needs this value")
    frame: Frame = cls(None, *[row[k] for k in params])
    for k in names[cls.PARAMS :]:
        if k in row:
            setattr(frame, k, row[k])
    if "at" in row:
        set_at(frame, row["at"], path)
    return frame


def set_at(frame: Frame, label: str, path: str) -> None:
    try:
        frame.pc = resume_at(type(frame), label)
    except BadInput as e:
        raise BadInput(f"{path}.at", e.why) from e


def write(game: Game, position: Position) -> str:
    """The position as a document."""
    flow: list[dict[str, Any]] = []
    asks: list[dict[str, Any]] = []
    joined: list[dict[str, Any]] = []
    write_strand(position.root, flow, asks, joined)
    tables = {"flow": flow, "ask": asks, "joined": joined}
    return to_toml({**game.write(position.s), **{k: v for k, v in tables.items() if v}})


Rows = list[dict[str, Any]]


def write_strand(strand: Strand, flow: Rows, asks: Rows, joined: Rows) -> None:
    """The rules in progress and open questions of a strand and of those inside it, and what ended ones have given."""
    where = {"strand": strand.name} if strand.name else {}
    for frame in strand.stack:
        cls: Any = type(frame)
        row: dict[str, Any] = {"rule": cls.RULE.split(".", 1)[1], **where}
        if frame.pc:
            row["at"] = cls.LABELS[frame.pc]
        row.update({k: getattr(frame, k) for k in cls.FIELDS if getattr(frame, k) is not None})
        flow.append(row)
    for d in strand.asks:
        row = {"seat": d.seat, "kind": d.kind, "options": d.options, **where}
        row.update({k: True for k, v in (("cards", d.cards), ("force", d.force), ("sealed", strand.sealed)) if v})
        if d.seat in strand.got:
            row["pick"] = strand.got[d.seat]
        asks.append(row)
    live = {kid.name.rpartition("/")[2] for kid in strand.kids}
    for name, value in strand.value.items() if strand.kids else ():
        if name not in live:
            path = f"{strand.name}/{name}" if strand.name else name
            joined.append({"strand": path} if value is None else {"strand": path, "value": value})
    for kid in strand.kids:
        write_strand(kid, flow, asks, joined)


def to_toml(document: dict[str, Any]) -> str:
    """Just the TOML that documents need: values, tables of values, lists of tables."""
    plain = [f"{k} = {toml_value(v)}" for k, v in document.items() if not is_table(v)]
    blocks = ["\n".join(plain)] if plain else []
    for k, v in document.items():
        if isinstance(v, dict):
            blocks.append("\n".join([f"[{toml_key(k)}]", *[f"{toml_key(a)} = {toml_value(b)}" for a, b in v.items()]]))
        elif is_table(v):
            for row in v:
                rows = [f"{toml_key(a)} = {toml_value(b)}" for a, b in row.items()]
                blocks.append("\n".join([f"[[{toml_key(k)}]]", *rows]))
    return "\n\n".join(blocks) + "\n"


def is_table(v: Any) -> bool:
    return isinstance(v, dict) or (isinstance(v, list) and bool(v) and all(isinstance(x, dict) for x in v))


def toml_key(k: str) -> str:
    return k if k.replace("_", "").replace("-", "").isalnum() and k.isascii() else toml_value(k)


def toml_value(v: Any) -> str:
    if isinstance(v, bool):
        return "true" if v else "false"
    if isinstance(v, int):
        return str(v)
    if isinstance(v, str):
        return json.dumps(v, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(v, (list, tuple)):
        return "[" + ", ".join(toml_value(x) for x in v) + "]"
    raise BadInput("document", f"{v!r} cannot be written")
