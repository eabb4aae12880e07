"""The shape of the content files: one class per kind of entry, and errors that say where.

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

CLANS = ("bohorg", "steamfield", "godleif", "tomb")
"""The players' clans in the order of their numbers."""

POSITIONS = ("C", "E", "NE", "NW", "W", "SW", "SE")
"""The territories of a tile, the centre first, then the rim counter-clockwise (COR-MAP-02)."""

BORDERS = (
    *(frozenset(("C", rim)) for rim in POSITIONS[1:]),
    *(frozenset(pair) for pair in zip(POSITIONS[1:], (*POSITIONS[2:], "E"))),
)
"""The inner borders of a tile in the order of the bits of a rock mask."""

# No number of a board game needs three digits, and a pack may come from a stranger.
Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Coordinate = Annotated[int, Meta(ge=-99, le=99)]
Level = Annotated[int, Meta(ge=1, le=3)]
Text = Annotated[str, Meta(pattern=r"\S")]
Position = Literal["C", "E", "NE", "NW", "W", "SW", "SE"]


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
    """A name in each language of the product."""

    en: Text
    fr: Text


class Clan(Struct, frozen=True, forbid_unknown_fields=True):
    """A side: a player's clan or the elves."""

    name: Names


class Unit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A unit type of a clan sheet (COR-GEN-05) or of the elf sheet."""

    name: Names
    clan: Literal["bohorg", "steamfield", "godleif", "tomb", "elves"]
    level: Level
    figures: Count
    power: Positive
    hp: Positive
    move: Count
    slowness: Count = 0
    bonus_wound: Count = 0
    shield: Count = 0
    reroll: Count = 0
    rage_bonus: Count = 0
    flying: bool = False


class Tactic(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tactics card (COR-TAC-03); `units` are its reinforcements by level."""

    name: Names
    clan: Literal["bohorg", "steamfield", "godleif", "tomb"]
    play_order: Count
    units: tuple[Count, Count, Count]
    gold: Count


class Gear(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every equipment card shows, legendary or not (COR-EQP-03)."""

    name: Names
    slot: Literal["weapon", "armour"]
    power: Count = 0
    hp: Count = 0
    speed: Count = 0
    slowness: Count = 0
    bonus_wound: Count = 0
    shield: Count = 0
    reroll: Count = 0
    rage_bonus: Count = 0
    flying: bool = False


class Legendary(Gear, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A legendary equipment: no cost, one card."""


class Equipment(Gear, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An equipment design of the black market."""

    copies: Positive
    cost: Count


class Tile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a region tile. `rocks` are inner borders such as "C|NE" (COR-MAP-06)."""

    name: Names
    city: Position
    forge: Position
    stone: Position
    stone_level: Level
    rocks: tuple[str, ...] = ()


class Layout(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the tiles of a map lie; one tile per player (COR-MAP-01)."""

    name: Names
    centres: tuple[tuple[Coordinate, Coordinate], ...]
    default: bool = False

    @property
    def players(self) -> int:
        return len(self.centres)


class SoloLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """The domination that loses a solo game, by difficulty (COR-SOLO-03)."""

    easy: Positive
    medium: Positive
    hard: Positive
    impossible: Positive


class Constants(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of the rules themselves."""

    elves_per_city: Count
    elves_per_forge: Count
    city_crystals: Count
    forge_cost_one: Count
    forge_cost_more: Count
    market_size: Positive
    hand: Annotated[int, Meta(ge=1, le=7)]
    vp_standard: Positive
    vp_long: Positive
    solo_limits: SoloLimits
    domination_forge: Count
    domination_city: Count
    wound_faces: Positive
    die_faces: Positive


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
