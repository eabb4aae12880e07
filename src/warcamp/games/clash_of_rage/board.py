"""The map: region tiles on one hexagonal grid, rocks, bastions at the edge. Built once, then shared by all clones.

Territories are numbered tile by tile, seven to a tile: its centre, then E, NE, NW, W, SW, SE as they lie on the table.
The bastion of seat p comes after all territories.
"""

from __future__ import annotations

from typing import Final

from .tables import CITY, FORGE, STONE, Tables

# E, NE, NW, W, SW, SE in axial coordinates (COR-MAP-02)
DIRECTIONS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
POSITIONS: Final = [(0, 0), *DIRECTIONS]
NOWHERE: Final = -1000
STRIDE: Final = 1000
"""How far apart the numbers of two cells are that lie side by side, E and W; else 1 or 999."""


def encode_cell(q: int, r: int) -> int:
    """A cell of the grid as one number."""
    return (q + 500) * STRIDE + r + 500


def decode_cell(cell: int) -> tuple[int, int]:
    return cell // STRIDE - 500, cell % STRIDE - 500


def turned(position: int, rotation: int) -> int:
    """Where a position of a tile lies after turning the tile counter-clockwise by rotation x 60 degrees."""
    return position and (position - 1 + rotation) % 6 + 1


def tile_cells(q: int, r: int) -> list[int]:
    return [encode_cell(q + dq, r + dr) for dq, dr in POSITIONS]


def borders(cells: list[int], others: list[int]) -> int:
    """How many sides the cells of one group share with those of another."""
    there = set(others)
    n = 0
    for cell in cells:
        q, r = decode_cell(cell)
        for dq, dr in DIRECTIONS:
            if encode_cell(q + dq, r + dr) in there:
                n += 1
    return n


def legal_centres(laid: list[int]) -> list[int]:
    """The cells where the centre of one more tile may lie, given the cells already covered (COR-MAP-04)."""
    if not laid:
        return [encode_cell(0, 0)]
    covered = set(laid)
    out: list[int] = []
    seen: set[int] = set()
    for cell in laid:
        q, r = decode_cell(cell)
        for dq in range(-2, 3):
            for dr in range(-2, 3):
                centre = encode_cell(q + dq, r + dr)
                if centre in seen:
                    continue
                seen.add(centre)
                cells = tile_cells(q + dq, r + dr)
                if not covered.intersection(cells) and borders(cells, laid) >= 2:
                    out.append(centre)
    out.sort()
    return out


class Board:
    """All that never changes on the map. `walk[p]` and `fly[p]` give, for each place, where a unit of seat p may step:
    other players' bastions are in neither (COR-MOV-13), cells outside the board do not exist (COR-MAP-11)."""

    seats: int
    cells: list[int]
    feature: list[int]
    territories: int
    places: int
    number: dict[int, int]
    cities: list[int]
    forges: list[int]
    stones: list[int]
    walk: list[list[list[int]]]
    fly: list[list[list[int]]]
    bastions: list[int]
    rim: list[int]

    def neighbours(self, cell: int) -> list[int]:
        """The territories that share a side with the cell."""
        q, r = decode_cell(cell)
        number = self.number
        near = [encode_cell(q + dq, r + dr) for dq, dr in DIRECTIONS]
        return [number[c] for c in near if c in number]

    def edge(self) -> list[int]:
        """The empty cells beside at least two territories: where a bastion may stand (COR-BAS-02)."""
        out: set[int] = set()
        for cell in self.cells:
            q, r = decode_cell(cell)
            for dq, dr in DIRECTIONS:
                beside = encode_cell(q + dq, r + dr)
                if beside not in self.number and beside not in out and len(self.neighbours(beside)) >= 2:
                    out.add(beside)
        return sorted(out)

    def sites(self) -> list[int]:
        """The cells still open for a bastion: not taken, and beside no other bastion (COR-BAS-02, COR-BAS-03)."""
        out: list[int] = []
        taken = [b for b in self.bastions if b != NOWHERE]
        for cell in self.rim:
            free = True
            for b in taken:
                apart = cell - b if cell > b else b - cell
                if apart == 0 or apart == 1 or apart == STRIDE or apart == STRIDE - 1:  # the cell itself or beside it
                    free = False
                    break
            if free:
                out.append(cell)
        return out

    def with_bastion(self, seat: int, cell: int) -> Board:
        """The same map with one more bastion, connected to every territory beside it (COR-BAS-04)."""
        new = Board()
        new.seats = self.seats
        new.cells = self.cells
        new.feature = self.feature
        new.territories = self.territories
        new.places = self.places
        new.number = self.number
        new.cities = self.cities
        new.forges = self.forges
        new.stones = self.stones
        new.rim = self.rim
        new.bastions = self.bastions[:]
        new.bastions[seat] = cell
        near = self.neighbours(cell)
        new.walk = self.walk[:]
        new.fly = self.fly[:]
        new.walk[seat] = self.joined(self.walk[seat], seat, near)
        new.fly[seat] = self.joined(self.fly[seat], seat, near)
        return new

    def joined(self, ways: list[list[int]], seat: int, near: list[int]) -> list[list[int]]:
        bastion = self.territories + seat
        out = ways[:]
        out[bastion] = near
        for i in near:
            out[i] = [*ways[i], bastion]
        return out


def bare_board(t: Tables, tiles: tuple[int, ...], seats: int) -> Board:
    """The map of these tiles without bastions. Tiles are given as side, q, r, rotation, four numbers a tile
    (COR-SET-01)."""
    b = Board()
    b.seats = seats
    b.cells = []
    b.feature = []
    rocks: set[tuple[int, int]] = set()
    for i in range(0, len(tiles), 4):
        side, q, r, rotation = tiles[i], tiles[i + 1], tiles[i + 2], tiles[i + 3]
        first = len(b.cells)
        b.cells.extend(tile_cells(q, r))
        features = [0] * 7
        for position in range(7):
            features[turned(position, rotation)] = t.tile_feature[side * 7 + position]
        b.feature.extend(features)
        for bit in range(12):
            if t.tile_rocks[side] >> bit & 1:
                here = 0 if bit < 6 else turned(bit - 5, rotation)
                there = turned(bit + 1, rotation) if bit < 6 else turned((bit - 5) % 6 + 1, rotation)
                rocks.add((first + here, first + there))
                rocks.add((first + there, first + here))
    b.territories = len(b.cells)
    b.places = b.territories + seats
    b.number = {cell: i for i, cell in enumerate(b.cells)}
    b.cities = [i for i, f in enumerate(b.feature) if f == CITY]
    b.forges = [i for i, f in enumerate(b.feature) if f == FORGE]
    b.stones = [i for i, f in enumerate(b.feature) if f >= STONE]
    fly = [b.neighbours(cell) for cell in b.cells]
    walk = [[j for j in fly[i] if (i, j) not in rocks] for i in range(len(fly))]  # COR-MAP-05, COR-MAP-07, COR-MOV-04
    for _ in range(seats):
        walk.append([])
        fly.append([])
    b.walk = [walk] * seats
    b.fly = [fly] * seats
    b.bastions = [NOWHERE] * seats
    b.rim = b.edge()
    return b


def board_of(t: Tables, tiles: tuple[int, ...], bastions: tuple[int, ...]) -> Board:
    """The map of a state: its tiles and the bastions that stand."""
    board = bare_board(t, tiles, len(bastions))
    for seat in range(len(bastions)):
        if bastions[seat] != NOWHERE:
            board = board.with_bastion(seat, bastions[seat])
    return board
