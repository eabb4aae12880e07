"""The odds of an attack from a table, for players who cannot wait for throws of the tower.

The table has the reference odds of the tower's model at some numbers of cubes; between them it is read as on a map, and
beyond it by the ratio of the camps.
"""

from __future__ import annotations

from typing import Final

ATTACKERS: Final[tuple[int, ...]] = (1, 2, 3, 4, 6, 8)
DEFENDERS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 6)
MOST: Final = 16
"""More cubes than this count as so many."""
SPAN: Final = MOST + 1

WINS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (79, 68, 50, 36, 24, 10),
        (94, 83, 68, 54, 39, 18),
        (99, 91, 81, 71, 55, 30),
        (100, 96, 90, 82, 70, 45),
        (100, 99, 98, 94, 89, 71),
        (100, 100, 100, 99, 97, 90),
    ),
    (
        (79, 32, 16, 9, 5, 1),
        (94, 57, 35, 21, 11, 3),
        (99, 75, 56, 38, 23, 7),
        (100, 86, 73, 55, 39, 15),
        (100, 96, 92, 83, 70, 40),
        (100, 99, 98, 95, 90, 70),
    ),
    (
        (31, 11, 5, 2, 1, 0),
        (57, 25, 13, 7, 3, 1),
        (75, 40, 25, 15, 8, 2),
        (85, 56, 39, 24, 15, 4),
        (97, 80, 66, 52, 38, 15),
        (99, 92, 86, 76, 62, 36),
    ),
)
"""In percent, by stance, attackers and defenders: the attacker's camp wins."""
TIES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (0, 21, 25, 23, 21, 11),
        (0, 12, 19, 21, 21, 15),
        (0, 6, 12, 16, 20, 18),
        (0, 3, 7, 10, 15, 18),
        (0, 1, 2, 4, 6, 13),
        (0, 0, 0, 1, 2, 6),
    ),
    (
        (0, 36, 26, 17, 10, 3),
        (0, 26, 28, 23, 17, 6),
        (0, 17, 24, 26, 21, 11),
        (0, 10, 16, 22, 22, 16),
        (0, 2, 6, 10, 15, 20),
        (0, 1, 1, 3, 6, 14),
    ),
    (
        (0, 21, 12, 6, 3, 1),
        (0, 25, 18, 12, 7, 2),
        (0, 23, 21, 17, 11, 4),
        (0, 20, 21, 20, 14, 7),
        (0, 11, 16, 19, 17, 13),
        (0, 5, 8, 11, 15, 17),
    ),
)


def place(row: tuple[int, ...], x: float) -> int:
    """The last mark of a row that is not beyond x and has another after it."""
    k = 0
    while k + 2 < len(row) and row[k + 1] <= x:
        k += 1
    return k


def read(table: tuple[tuple[int, ...], ...], attackers: int, defenders: int) -> float:
    """The chance for so many cubes."""
    a = float(attackers)
    d = float(defenders)
    if d > 6.0:
        a *= 6.0 / d
        d = 6.0
    if a > 8.0:
        d *= 8.0 / a
        a = 8.0
    if a < 1.0:
        a = 1.0
    i = place(ATTACKERS, a)
    j = place(DEFENDERS, d)
    u = (a - ATTACKERS[i]) / (ATTACKERS[i + 1] - ATTACKERS[i])
    v = (d - DEFENDERS[j]) / (DEFENDERS[j + 1] - DEFENDERS[j])
    low = table[i][j] * (1.0 - v) + table[i][j + 1] * v
    high = table[i + 1][j] * (1.0 - v) + table[i + 1][j + 1] * v
    return (low * (1.0 - u) + high * u) / 100.0


def spread(tables: tuple[tuple[tuple[int, ...], ...], ...]) -> list[float]:
    """All chances in one list: [(stance * SPAN + attackers) * SPAN + defenders]; nobody attacks with no cube."""
    out: list[float] = []
    for table in tables:
        for attackers in range(SPAN):
            for defenders in range(SPAN):
                out.append(read(table, attackers, defenders) if attackers else 0.0)
    return out


class Chances:
    """The chances of every attack, made once."""

    def __init__(self) -> None:
        self.wins: list[float] = spread(WINS)
        self.ties: list[float] = spread(TIES)

    def win(self, stance: int, attackers: int, defenders: int) -> float:
        a = attackers if attackers < MOST else MOST
        d = defenders if defenders < MOST else MOST
        return self.wins[(stance * SPAN + a) * SPAN + d]

    def tie(self, stance: int, attackers: int, defenders: int) -> float:
        a = attackers if attackers < MOST else MOST
        d = defenders if defenders < MOST else MOST
        return self.ties[(stance * SPAN + a) * SPAN + d]
