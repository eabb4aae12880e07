"""Values of content files: what every game's entries share, and errors that say where.

Whatever does not fit is an error with file, entry and field; nothing is skipped or guessed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, NoReturn, TypeVar

import msgspec
from msgspec import Meta, Struct

from warcamp.engine.errors import BadInput

Mark = Literal["rulebook", "public", "designed", "pack"]
"""`rulebook` and `public` values are known, `designed` ones are ours, `pack` ones were put in by a content pack."""

# No number of a board game needs three digits, and a pack may come from a stranger.
Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Text = Annotated[str, Meta(pattern=r"\S")]


class Origin(NamedTuple):
    """The file that values come from, and what stands before an entry's id in it."""

    file: str
    prefix: tuple[str, ...] = ()


class ContentError(BadInput):
    """A content file is wrong: `file`, `entry` and `field` say where, `why` says what."""

    def __init__(self, origin: Origin, where: Sequence[str], why: str) -> None:
        place = ".".join(step for step in (*origin.prefix, *where) if step)
        super().__init__(f"{origin.file}: {place}" if place else origin.file, why)
        self.file = origin.file
        self.entry = where[0] if where else ""
        self.field = ".".join(where[1:])


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """Words for players in each language of the product; play never depends on them."""

    en: Text
    fr: Text


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    """What a content pack says about itself in `pack.toml`."""

    id: Text
    version: Text
    name: Text


T = TypeVar("T")

_FAULT = re.compile(r"(?P<what>.*?)(?: - at `(?P<path>.*)`)?", re.DOTALL)
_FIELD = re.compile(r"Object (?P<kind>missing required|contains unknown) field `(?P<field>.*)`")


def convert(raw: Mapping[str, Any], kind: type[T], origin: Origin, where: Sequence[str]) -> T:
    """`raw` as a `kind`, or a ContentError about the first value that does not fit."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        _explain(str(error), raw, kind, origin, where)


def _explain(message: str, raw: Mapping[str, Any], kind: type[Any], origin: Origin, where: Sequence[str]) -> NoReturn:
    match = _FAULT.fullmatch(message)
    what, path = (match["what"], match["path"] or "$") if match else (message, "$")
    steps = re.findall(r"[^.\[\]$]+", path)
    field = _FIELD.fullmatch(what)
    if field:
        problem = "this value is missing" if field["kind"] == "missing required" else "there is no such field"
        raise ContentError(origin, [*where, *steps, field["field"]], problem) from None
    value: Any = raw
    expected = msgspec.inspect.type_info(kind)
    for step in steps:
        value = value[int(step)] if isinstance(value, list) else value[step]
        expected = _inside(expected, step)
    raise ContentError(origin, [*where, *steps], f"expected {_words(expected, value)}, got {shown(value)}") from None


def _inside(kind: msgspec.inspect.Type, step: str) -> msgspec.inspect.Type:
    """The type that `kind` asks for at `step`."""
    if isinstance(kind, msgspec.inspect.StructType):
        return next(field.type for field in kind.fields if field.name == step)
    if isinstance(kind, msgspec.inspect.TupleType):
        return kind.item_types[int(step)]
    if isinstance(kind, msgspec.inspect.VarTupleType):
        return kind.item_type
    raise AssertionError(f"content types have no {kind}")


def _words(kind: msgspec.inspect.Type, value: object) -> str:
    """What `kind` asks for and `value` is not, in words for someone who edits a content file."""
    if isinstance(kind, msgspec.inspect.IntType):
        is_large = isinstance(value, int) and kind.le is not None and value > kind.le
        return f"an integer of at most {kind.le}" if is_large else f"an integer of at least {kind.ge}"
    if isinstance(kind, msgspec.inspect.StrType):
        return "a text" if kind.pattern is None else "a text that is not empty"
    if isinstance(kind, msgspec.inspect.LiteralType):
        return "one of " + ", ".join(json.dumps(value) for value in kind.values)
    if isinstance(kind, msgspec.inspect.BoolType):
        return "true or false"
    if isinstance(kind, msgspec.inspect.TupleType):
        return f"a list of {len(kind.item_types)} values"
    if isinstance(kind, msgspec.inspect.VarTupleType):
        return "a list"
    return "a table"


def shown(value: object) -> str:
    """A value of a content file as its author wrote it, more or less."""
    return json.dumps(value, ensure_ascii=False, default=str)
