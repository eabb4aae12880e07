"""What a seat sees of a table of Clash of Rage. Seats are counted from the one that looks, to its left; then the Elves.

Places are the territories in their order, then the bastions in the order of the seats.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from warcamp.engine.flow import Position
from warcamp.games.clash_of_rage.board import DIRECTIONS, NOWHERE, Board, decode_cell, encode_cell
from warcamp.games.clash_of_rage.state import LEVELS, NOBODY, NONE, Clash, legendaries, victory_points
from warcamp.games.clash_of_rage.tables import CARDS_PER_CLAN, STATS, STONE
from warcamp.games.clash_of_rage.told import ASKS

from ..sight import Field, Numbers, Page, Sight, asked, hot
from .actions import SITES, lands

FEATURES = STONE + LEVELS
PHASES = 6
MIDDLE = 16
"""Added to coordinates, so that they are never negative."""
REACH = 2.0 * MIDDLE
STATISTICS = "power, hit points, move, slowness, wounds, shields, rerolls, rage, flying, with equipment"


class ClashSight(Sight):
    """The fields of a table with so many seats."""

    def __init__(self, s: Clash) -> None:
        t = s.t
        n, sides, land = s.seats, s.seats + 1, lands(s)
        places = land + n
        gear, legendary = len(t.gear), len(t.gear) - t.equipment
        self.kinds = list(ASKS)
        self.drawn: tuple[tuple[int, ...], dict[str, Numbers]] = ((), {})
        self.fields = [
            Field("asked", (len(self.kinds),), 1, "the kind of the question, in the order of the actions"),
            Field("round", (1,), 40, "the round"),
            Field("last_round", (1,), 40, "the optional last round, 0 without one"),
            Field("phase", (PHASES,), 1, "setup, tactics, first action, stones, second action, end of round"),
            Field("target", (1,), 10, "victory points needed"),
            Field("points", (n,), 10, "victory points, by seat"),
            Field("legendaries", (n,), 10, "legendary equipment forged, by seat"),
            Field("domination", (2,), 100, "solo: domination of the Elves, and its limit"),
            Field("order", (n, n), 1, "place in the play order, by seat"),
            Field("active", (n,), 1, "whose turn it is"),
            Field("clan", (n, len(t.clans)), 1, "the clan, by seat"),
            Field("bastion", (n, 3), 1, "by seat: stands, q, r (as in `cell`)"),
            Field("sites", (SITES, 3), 1, "cells where a bastion may stand: exists, q, r (as in `cell`)"),
            Field("cell", (land, 2), 1, "where a territory lies: (q + 16) / 32, (r + 16) / 32"),
            Field("feature", (land, FEATURES), 1, "plain, city, forge, stone I, II, III"),
            Field("border", (land, 6, 2), 1, "to E, NE, NW, W, SW, SE: a territory, a way that is open on foot"),
            Field("units", (sides, places, LEVELS), 8, "units, by side, place and level"),
            Field("owner", (sides, places), 1, "who holds a place"),
            Field("reserve", (n, LEVELS), 8, "figures in reserve"),
            Field("gold", (n,), 30, "gold"),
            Field("crystals", (n,), 30, "crystals"),
            Field("stats", (sides, LEVELS, STATS), 12, STATISTICS),
            Field("worn", (sides, LEVELS, gear), 1, "equipment worn, by side, level and gear"),
            Field("aside", (n, gear), 2, "equipment set aside"),
            Field("market", (t.equipment,), 4, "cards on the market, by gear"),
            Field("deck", (t.equipment,), 4, "cards in the equipment deck (its order is nobody's to know)"),
            Field("thrown", (t.equipment,), 4, "cards thrown away or under the deck"),
            Field("bag", (2, LEVELS), 20, "elves in the bag and slain, by level"),
            Field("played", (n, CARDS_PER_CLAN), 1, "the tactics card of this round"),
            Field("hand", (CARDS_PER_CLAN,), 1, "own tactics cards in hand"),
            Field("discard", (n, CARDS_PER_CLAN), 1, "tactics cards played before"),
            Field("anvil", (legendary,), 1, "own: legendary cards looked at while forging"),
            Field("forged", (legendary,), 1, "legendary cards that have been forged"),
            Field("fresh", (places, LEVELS), 8, "units of the active seat that may still move"),
            Field("mover", (places, LEVELS), 1, "the unit that is about to move"),
            Field("item", (gear,), 1, "the equipment that is being attached"),
            Field("clashes", (places,), 1, "contested places"),
            Field("field", (places,), 1, "where combat is being fought"),
            Field("attacker", (sides,), 1, "who attacks"),
            Field("defender", (sides,), 1, "who defends"),
            Field("striker", (sides,), 1, "whose assault it is"),
            Field("rage", (sides,), 10, "rage tokens"),
            Field("fight", (4,), 12, "dice, wound faces, rerolls left, wounds to allot"),
            Field("laying", (4,), 1, "the tile being laid: is there, its side / 10, q, r (as in `cell`)"),
        ]

    def fill(self, page: Page, position: Position, seat: int) -> None:
        s: Clash = position.s
        d = asked(position, seat)
        if d is not None:
            page.mark("asked", self.kinds.index(d.kind))
        seats = [(seat + k) % s.seats for k in range(s.seats)]
        self.fill_course(page, s, seats)
        self.fill_seats(page, s, seats)
        self.fill_gear(page, s, [*seats, s.seats])
        self.fill_cards(page, s, seats, s.zones.show(seat))
        self.fill_fight(page, s, [*seats, s.seats])
        if s.tiles:
            self.fill_map(page, s)
        if len(s.owner) == s.board.places == page.parts["owner"].shape[1]:
            self.fill_units(page, s, seats)

    def fill_course(self, page: Page, s: Clash, seats: list[int]) -> None:
        page.write("round", s.round)
        page.write("last_round", s.last_round)
        page.mark("phase", s.phase)
        page.write("target", s.target)
        page.write("domination", [s.domination, s.limit])
        for k, p in enumerate(seats):
            page.mark("order", k, s.order.index(p))
        if s.turn < s.seats and s.phase:
            page.mark("active", seats.index(s.order[s.turn]))
        if s.laying:
            side, centre = (*s.laying, NONE)[:2]
            page.write("laying", [1.0, side / 10.0, *(at(centre) if centre != NONE else (0.0, 0.0))])

    def fill_seats(self, page: Page, s: Clash, seats: list[int]) -> None:
        page.write("points", [victory_points(s, p) for p in seats])
        page.write("legendaries", [legendaries(s, p) for p in seats])
        page.write("gold", [s.gold[p] for p in seats])
        page.write("crystals", [s.crystals[p] for p in seats])
        page.write("reserve", [s.reserve[p * LEVELS : p * LEVELS + LEVELS] for p in seats])
        for k, p in enumerate(seats):
            page.mark("clan", k, s.clan[p])
            if s.played[p] != NONE:
                page.mark("played", k, s.played[p] % CARDS_PER_CLAN)
        page.write("bastion", [[1.0, *at(s.bastions[p])] if s.bastions[p] != NOWHERE else [0.0] * 3 for p in seats])

    def fill_gear(self, page: Page, s: Clash, sides: list[int]) -> None:
        width = LEVELS * STATS
        page.write("stats", [s.stat[side * width : side * width + width] for side in sides])
        for k, side in enumerate(sides):
            for level in range(LEVELS):
                for gear in s.worn[(side * LEVELS + level) * 2 : (side * LEVELS + level) * 2 + 2]:
                    page.mark("worn", k, level, gear)
            if side < s.seats:
                for gear in s.aside[side]:
                    page.parts["aside"][k, gear] += 1 / page.scale["aside"]
        for gear, n in zip(s.market, s.stock, strict=True):
            page.parts["market"][gear] = n / page.scale["market"]
        page.write("deck", s.deck)
        page.write("thrown", [n + s.under.count(gear) for gear, n in enumerate(s.discard)])
        page.write("bag", [s.bag, s.slain])
        page.mark("item", s.item)

    def fill_cards(self, page: Page, s: Clash, seats: list[int], zones: dict[str, list[int]]) -> None:
        me = seats[0]
        first = len(s.t.tactic_ids)
        for card in zones[f"hand {me}"]:
            page.mark("hand", card % CARDS_PER_CLAN)
        for k, p in enumerate(seats):
            for card in zones[f"discard {p}"]:
                page.mark("discard", k, card % CARDS_PER_CLAN)
        for card in zones[f"anvil {me}"]:
            page.mark("anvil", card - first)
        for card in zones["forged"]:
            page.mark("forged", card - first)

    def fill_map(self, page: Page, s: Clash) -> None:
        """The map is drawn once a match."""
        if self.drawn[0] != s.tiles:
            self.drawn = (s.tiles, drawn(page, s.board))
        for name, part in self.drawn[1].items():
            page.parts[name][...] = part

    def fill_units(self, page: Page, s: Clash, seats: list[int]) -> None:
        land = s.board.territories
        sides = [*seats, s.seats]
        places = [*range(land), *[land + p for p in seats]]
        page.write("units", np.asarray(s.units).reshape(len(sides), s.places, LEVELS)[sides][:, places])
        owner = np.asarray(s.owner)[places]
        page.write("owner", [owner == side for side in sides])
        fresh = np.zeros(s.places * LEVELS)
        fresh[s.fresh] = s.left
        page.write("fresh", fresh.reshape(s.places, LEVELS)[places])
        if s.mover != NONE:
            page.mark("mover", places.index(s.mover // LEVELS), s.mover % LEVELS)
        page.write("clashes", hot(s.places, s.clashes))
        page.mark("field", s.field)

    def fill_fight(self, page: Page, s: Clash, sides: list[int]) -> None:
        for name, side in (("attacker", s.attacker), ("defender", s.defender), ("striker", s.striker)):
            if side != NOBODY:
                page.mark(name, sides.index(side))
        page.write("rage", [s.rage[side] for side in sides])
        page.write("fight", [s.dice, s.hits, s.rerolls, s.wounds])


def drawn(page: Page, board: Board) -> dict[str, Numbers]:
    """The fields that follow from the tiles: cells, features, borders, sites."""
    out = {name: np.zeros_like(page.parts[name]) for name in ("cell", "feature", "border", "sites")}
    n = board.territories
    out["cell"][:n] = [at(cell) for cell in board.cells]
    out["feature"][:n] = np.eye(FEATURES)[board.feature]
    for place, cell in enumerate(board.cells):
        q, r = decode_cell(cell)
        for k, (dq, dr) in enumerate(DIRECTIONS):
            near = board.number.get(encode_cell(q + dq, r + dr), NONE)
            if near != NONE:
                out["border"][place, k] = (1.0, near in board.walk[0][place])
    sites = board.rim[:SITES]
    out["sites"][: len(sites)] = [(1.0, *at(cell)) for cell in sites]
    return out


def at(cell: int) -> Sequence[float]:
    """The coordinates of a cell, from 0 to 1."""
    q, r = decode_cell(cell)
    return ((q + MIDDLE) / REACH, (r + MIDDLE) / REACH)
