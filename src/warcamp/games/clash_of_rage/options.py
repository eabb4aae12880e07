"""The options of a match of Clash of Rage, checked, and the table they make."""

from __future__ import annotations

from typing import Any

from warcamp.engine.errors import BadInput

from ..options import check_flag, check_number, filled, is_list_of_words, is_number
from .board import borders, decode_cell, encode_cell, tile_cells
from .content import Content, tables_of
from .rules.setup import tiles_needed
from .state import Clash, blank, lay_map
from .tables import Tables

DEFAULTS: dict[str, Any] = {
    "players": 2,
    "long": False,
    "map": "random",
    "layout": "",
    "fair_map": True,
    "clans": "choose",
    "difficulty": "medium",
    "last_round": 0,
}


def checked(given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; BadInput names the one that is wrong."""
    out = filled(given, DEFAULTS)
    check_number(out, "players", 1, 4)  # COR-GEN-01
    for key in ("long", "fair_map"):
        check_flag(out, key)
    if not is_number(out["last_round"], 0, 1000):
        raise BadInput("options.last_round", f"expected 0 (no limit) to 1000, got {out['last_round']!r}")
    if not isinstance(out["difficulty"], str) or not isinstance(out["layout"], str):
        raise BadInput("options.difficulty", "expected a word")
    check_list(out, "map", ("random", "players"))
    check_list(out, "clans", ("random", "choose"))
    return out


def check_list(options: dict[str, Any], key: str, words: tuple[str, ...]) -> None:
    v = options[key]
    if v not in words and not is_list_of_words(v):
        raise BadInput(f"options.{key}", f"expected {', '.join(words)} or a list of words, got {v!r}")


def table(options: dict[str, Any], content: Content) -> Clash:
    """The empty table that the options ask for."""
    t = tables_of(content)
    seats = options["players"]
    s = blank(t, seats)
    s.target = t.vp_long if options["long"] else t.vp_standard  # COR-VIC-07, COR-PLC-03, COR-SOLO-15
    s.last_round = options["last_round"]
    s.fair_map = options["fair_map"]
    s.random_map = options["map"] == "random"
    s.random_clans = options["clans"] == "random"
    if options["layout"]:
        s.layout = known_layout(t, options["layout"], tiles_needed(s))
    if seats == 1:
        if options["difficulty"] not in t.solo_limits:
            raise BadInput("options.difficulty", f"expected one of {', '.join(t.solo_limits)}")
        s.limit = t.solo_limits[options["difficulty"]]  # COR-SOLO-03
    if isinstance(options["map"], list):
        lay_map(s, custom_map(t, options["map"], tiles_needed(s)))
    if isinstance(options["clans"], list):
        s.clan = chosen_clans(t, options["clans"], seats)
    return s


def known_layout(t: Tables, name: str, tiles: int) -> str:
    key = f"{tiles} {name}" if f"{tiles} {name}" in t.layouts else name
    if key not in t.layouts or len(t.layouts[key]) != tiles * 2:
        known = [k for k in t.layouts if len(t.layouts[k]) == tiles * 2]
        raise BadInput("options.layout", f"expected one of {', '.join(known)}, got {name!r}")
    return key


def chosen_clans(t: Tables, names: list[str], seats: int) -> tuple[int, ...]:
    """Clans given beforehand, no two alike (COR-GEN-01)."""
    if len(names) != seats or len(set(names)) != seats or not set(names) <= set(t.clans):
        raise BadInput("options.clans", f"expected {seats} different ones of {', '.join(t.clans)}, got {names!r}")
    return tuple([t.clans.index(name) for name in names])


def custom_map(t: Tables, rows: list[str], tiles: int) -> tuple[int, ...]:
    """A map laid by the host: one row a tile, like "3B 2,1 turn 4" (COR-MAP-03, COR-MAP-04)."""
    if len(rows) != tiles:
        raise BadInput("options.map", f"expected {tiles} tiles, got {len(rows)}")  # COR-MAP-01
    out: list[int] = []
    laid: list[int] = []
    used: set[int] = set()
    for i, row in enumerate(rows):
        path = f"options.map[{i}]"
        side, q, r, turn = read_tile(t, row, path)
        cells = tile_cells(q, r)
        if t.tile_number[side] in used:
            raise BadInput(path, f"tile {t.tile_number[side]} is laid already")
        if set(cells) & set(laid):
            raise BadInput(path, "the tile overlaps another (COR-MAP-04)")
        if laid and borders(cells, laid) < 2:
            raise BadInput(path, "the tile must share at least two sides with those laid before (COR-MAP-04)")
        used.add(t.tile_number[side])
        laid.extend(cells)
        out.extend((side, q, r, turn))
    return tuple(out)


def read_tile(t: Tables, row: str, path: str) -> tuple[int, int, int, int]:
    words = row.split()
    try:
        side = t.tiles.index(words[0])
        q, r = (int(x) for x in words[1].split(","))
        turn = int(words[3]) if len(words) > 2 and words[2] == "turn" else 0
        decode_cell(encode_cell(q, r))
    except (ValueError, IndexError) as e:
        raise BadInput(path, f"expected a tile like '3B 2,1 turn 4', got {row!r}") from e
    if not (0 <= turn <= 5 and abs(q) < 100 and abs(r) < 100):
        raise BadInput(path, f"a turn is 0 to 5 and a map is small, got {row!r}")
    return side, q, r, turn


def tile_row(s: Clash, i: int) -> str:
    """A tile of the map as `custom_map` reads it."""
    side, q, r, turn = s.tiles[4 * i : 4 * i + 4]
    return f"{s.t.tiles[side]} {q},{r}" + (f" turn {turn}" if turn else "")
