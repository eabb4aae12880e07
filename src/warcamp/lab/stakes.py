"""What the lab must know of a game beyond its rules: who wins together, which factions there are, how one stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from warcamp.engine.errors import BadInput
from warcamp.games.clash_of_rage.content_schema import CLANS
from warcamp.games.ettin.content_schema import NATIONS

AND = "+"


class Stakes(Protocol):
    """One game's."""

    usual: int
    """Players when nobody says how many."""
    factions: Sequence[str]
    """Those that are rotated."""
    domain: str
    """What a faction is called in the content: `clan`."""
    fixed_length: bool
    """Whether every game lasts as many rounds or Ages, so that nothing is to be told of it."""

    def options(self, players: int, line_up: Sequence[str]) -> dict[str, Any]:
        """The options of a game with these factions by seat; without factions chance deals them."""
        ...

    def teams(self, players: int) -> list[list[int]]:
        """The seats that win together."""
        ...

    def seat_factions(self, s: Any) -> list[str]:
        """By seat; one that has two is named with AND between them."""
        ...

    def moment(self, s: Any) -> tuple[int, ...]:
        """Changes when it is time to look who leads."""
        ...

    def length(self, s: Any) -> int:
        """Rounds or Ages that have begun."""
        ...

    def points(self, s: Any) -> list[int]:
        """By team, as if the game ended now."""
        ...

    def standings(self, s: Any) -> list[tuple[int, ...]]:
        """By team, once it is over: the higher one is ahead."""
        ...

    def won(self, s: Any) -> list[float]:
        """By team, once it is over: the part of the victory that it has."""
        ...


class ClashStakes:
    """Everybody for himself; alone against the Elves."""

    usual = 2
    factions: Sequence[str] = CLANS
    domain = "clan"
    fixed_length = False
    last_round = 25
    """Bots that play at random would go on for ever."""

    def options(self, players: int, line_up: Sequence[str]) -> dict[str, Any]:
        return {"players": players, "clans": list(line_up) or "random", "last_round": self.last_round}

    def teams(self, players: int) -> list[list[int]]:
        return [[seat] for seat in range(players)]

    def seat_factions(self, s: Any) -> list[str]:
        return [s.t.clans[clan] for clan in s.clan]

    def moment(self, s: Any) -> tuple[int, ...]:
        return s.round, s.phase, s.turn

    def length(self, s: Any) -> int:
        return int(s.round)

    def points(self, s: Any) -> list[int]:
        from warcamp.games.clash_of_rage.state import victory_points

        return [victory_points(s, p) for p in range(s.seats)]

    def standings(self, s: Any) -> list[tuple[int, ...]]:
        from warcamp.games.clash_of_rage.rules.ending import standing

        return [(int(s.winner == p), *standing(s, p)) for p in range(s.seats)]

    def won(self, s: Any) -> list[float]:
        return [1.0 if s.winner == p else 0.0 for p in range(s.seats)]


class EttinStakes:
    """Allies win together. Seat 0 has realm 0 (ETT-SEAT-02); an odd player is an alliance by himself (ETT-SEAT-06)."""

    usual = 4
    factions: Sequence[str] = NATIONS[:-1]
    domain = "nation"
    fixed_length = True

    def options(self, players: int, line_up: Sequence[str]) -> dict[str, Any]:
        return {"players": players, "nations": list(line_up) or "random", "first": 0}

    def teams(self, players: int) -> list[list[int]]:
        if players == 2:
            return [[0], [1]]
        if players % 2:
            return [[0], *([seat, seat + 1] for seat in range(1, players, 2))]
        return [[seat, seat + 1] for seat in range(0, players, 2)]

    def seat_factions(self, s: Any) -> list[str]:
        first = [s.controller.index(seat) for seat in range(s.seats)]
        return [s.t.nations[s.nation[r]] for r in first]

    def moment(self, s: Any) -> tuple[int, ...]:
        return (s.age,)

    def length(self, s: Any) -> int:
        return int(s.age)

    def points(self, s: Any) -> list[int]:
        from warcamp.games.ettin.rules.war import total
        from warcamp.games.ettin.standing import alliances
        from warcamp.games.ettin.state import SCORED

        of = s.scores if s.phase == SCORED else [total(s, r) for r in range(s.realms)]
        return [sum(of[r] for r in realms) for realms in alliances(s)]

    def standings(self, s: Any) -> list[tuple[int, ...]]:
        from warcamp.games.ettin.rules.war import standing
        from warcamp.games.ettin.standing import alliances

        return [standing(s, realms[0]) for realms in alliances(s)]

    def won(self, s: Any) -> list[float]:
        from warcamp.games.ettin.standing import alliances

        first = [realms[0] in s.winners for realms in alliances(s)]
        return [1 / sum(first) if best else 0.0 for best in first]


class ImmortalsStakes:
    """Everybody for himself. Chance deals everybody a light tribe and a dark one."""

    usual = 4
    factions: Sequence[str] = ()
    domain = "tribe"
    fixed_length = True

    def options(self, players: int, line_up: Sequence[str]) -> dict[str, Any]:
        return {"players": players}

    def teams(self, players: int) -> list[list[int]]:
        return [[seat] for seat in range(players)]

    def seat_factions(self, s: Any) -> list[str]:
        return [s.t.tribes[light] + AND + s.t.tribes[dark] for light, dark in zip(s.light, s.dark, strict=True)]

    def moment(self, s: Any) -> tuple[int, ...]:
        return (s.round,)

    def length(self, s: Any) -> int:
        return int(s.round)

    def points(self, s: Any) -> list[int]:
        return list(s.vp)

    def standings(self, s: Any) -> list[tuple[int, ...]]:
        from warcamp.games.immortals.rules.scoring import cubes_on_board

        return [(s.vp[p], cubes_on_board(s, p)) for p in range(s.seats)]

    def won(self, s: Any) -> list[float]:
        return [1 / len(s.winners) if p in s.winners else 0.0 for p in range(s.seats)]


STAKES: dict[str, Callable[[], Stakes]] = {
    "clash_of_rage": ClashStakes,
    "ettin": EttinStakes,
    "immortals": ImmortalsStakes,
}


def stakes_of(game: str) -> Stakes:
    """A game's, by its name."""
    if game not in STAKES:
        raise BadInput("game", f"there is no game {game!r}; there is {', '.join(STAKES)}")
    return STAKES[game]()
