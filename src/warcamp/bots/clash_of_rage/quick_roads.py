"""Ways on the board for the quick player: steps between places, and where units can come in one action."""

from __future__ import annotations

from warcamp.engine.native import TOP, i64
from warcamp.games.clash_of_rage.board import Board
from warcamp.games.clash_of_rage.state import LEVELS, NOBODY, Clash
from warcamp.games.clash_of_rage.tables import FLYING, MOVE, STATS


class Roads:
    """Steps on foot between any two places of a map, worked out once for each bastion that a seat may have."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.cells: list[int] = []
        self.far: list[list[list[int]]] = []
        self.known: dict[int, list[list[int]]] = {}

    def to(self, board: Board, p: int, goal: int) -> list[int]:
        """Steps from every place to the goal, whoever stands between; 99 where there is no way."""
        if self.board is not board:
            self.travel(board)
        found = self.far[p][goal]
        if not found:
            found = steps_to(board, p, goal)
            self.far[p][goal] = found
        return found

    def travel(self, board: Board) -> None:
        """Turn to another board: of the same map, with other bastions, or of another map."""
        if board.cells is not self.cells:
            self.known = {}
            self.cells = board.cells
        self.board = board
        self.far = [self.ways(board, p) for p in range(board.seats)]

    def ways(self, board: Board, p: int) -> list[list[int]]:
        """What is known of a seat's ways, which hang on the map and on its own bastion alone."""
        key = board.bastions[p] * 8 + p
        found = self.known.get(key)
        if found is None:
            found = [[] for _ in range(board.places)]
            self.known[key] = found
        return found


def steps_to(board: Board, p: int, goal: int) -> list[int]:
    far = [99] * board.places
    far[goal] = 0
    frontier = [goal]
    while frontier:
        onward: list[int] = []
        for here in frontier:
            for there in board.walk[p][here]:
                if far[there] == 99:
                    far[there] = far[here] + 1
                    onward.append(there)
        frontier = onward
    return far


def passable(s: Clash, p: int) -> i64:
    """The places, as a mask, that units of the seat can walk through (COR-MOV-05, COR-MOV-06)."""
    owner = s.owner
    troops = s.troops
    places: i64 = s.places
    row: i64 = p * s.places
    seat: i64 = p
    mask: i64 = 0
    for place in range(places):
        who: i64 = owner[place]
        if who == seat or who == NOBODY or troops[row + place] >= troops[who * places + place]:
            mask |= TOP >> (62 - place)
    return mask


def reached(s: Clash, p: int, level: i64, start: i64, through: i64) -> i64:
    """The places, as a mask, where a unit can go; `through` is what is `passable` for it."""
    row: i64 = p
    at = (row * LEVELS + level) * STATS
    points: i64 = s.stat[at + MOVE]
    if points <= 0:
        return 0
    flying = s.stat[at + FLYING] > 0
    ways = s.board.fly[p] if flying else s.board.walk[p]
    home: i64 = TOP >> (62 - start)
    seen: i64 = home
    done: i64 = home
    for there in ways[start]:
        near: i64 = there
        seen |= TOP >> (62 - near)
    for _ in range(points - 1):
        front: i64 = seen & ~done
        if not flying:
            front &= through
        if front == 0:
            break
        done |= front
        here: i64 = 0
        while front != 0:
            if front & 1:
                for there in ways[here]:
                    next_one: i64 = there
                    seen |= TOP >> (62 - next_one)
            front >>= 1
            here += 1
    return seen & ~home


def menace(s: Clash, p: int) -> list[int]:
    """The units with which each other seat could attack each place of p's, as a table like `units`."""
    out = [0] * (s.seats * s.places * LEVELS)
    places: i64 = s.places
    mine: i64 = 0
    for place in range(places):
        if s.owner[place] == p:
            mine |= TOP >> (62 - place)
    for q in range(s.seats):
        if q == p:
            continue
        row: i64 = q * s.places
        through = passable(s, q)
        for here in range(places):
            if not s.troops[row + here]:
                continue
            for level in range(i64(LEVELS)):
                n = s.units[(row + here) * LEVELS + level]
                if not n:
                    continue
                goals = reached(s, q, level, here, through) & mine
                place = 0
                while goals != 0:
                    if goals & 1:
                        at = (row + place) * LEVELS + level
                        out[at] = out[at] + n
                    goals >>= 1
                    place += 1
    return out


def raids(s: Clash, goals: list[int]) -> list[int]:
    """For each seat and goal the units that could come there in one action by level, those who are there included."""
    size: i64 = len(goals)
    places: i64 = s.places
    units = s.units
    troops = s.troops
    seats: i64 = s.seats
    out = [0] * (s.seats * len(goals) * LEVELS)
    for p in range(seats):
        row: i64 = p * places
        base: i64 = p * size
        through = passable(s, p)
        for here in range(places):
            if not troops[row + here]:
                continue
            for level in range(i64(LEVELS)):
                n = units[(row + here) * LEVELS + level]
                if not n:
                    continue
                found = reached(s, p, level, here, through)
                for k in range(size):
                    goal: i64 = goals[k]
                    if goal == here or (found >> goal) & 1:
                        at = (base + k) * LEVELS + level
                        out[at] = out[at] + n
    return out
