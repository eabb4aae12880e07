"""Many games for statistics: how long they take, who wins with what, how often the lead changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import fmean, pstdev
from typing import Any

from .arena import Runner
from .game import Job, Played, encode, number, read_played
from .intervals import quantile, wilson
from .records import Records
from .setup import Setup, circumstances
from .stakes import AND, stakes_of

COLUMNS = (
    "game", "seed", "seat", "team", "faction", "bot", "won", "points", "ahead", "length", "decisions", "lead_changes",
)  # fmt: skip
"""Of a row: one seat of one game."""

Row = tuple[int, int, int, int, str, str, float, int, float, int, int, int]


def job(setup: Setup, n: int) -> Job:
    """The n-th game. Bots that differ go round the table, too, but only when a line-up has been round it: else a bot
    would always meet the same factions."""
    given = [setup.bots[min(k, len(setup.bots) - 1)] for k in range(setup.players)]
    turn = n // setup.players % setup.players
    bots = given[turn:] + given[:turn]
    seeds = [number(setup.seed, "seat", n, seat) for seat in range(setup.players)]
    return setup.job(str(n), n, bots, seeds)


def run(setup: Setup, runner: Runner, records: Records) -> Iterator[Played]:
    """Play what is not in the records yet."""
    wanted = (n for n in range(setup.games) if str(n) not in records.results)
    for line in runner(encode(job(setup, n)) for n in wanted):
        played = read_played(line)
        records.add(played)
        yield played


def in_order(setup: Setup, records: Records) -> list[Played]:
    """The games of the setup that have been played."""
    return [records.results[str(n)] for n in range(setup.games) if str(n) in records.results]


def rows(setup: Setup, played: Iterable[Played]) -> Iterator[Row]:
    """One row for each seat of each game. What a team has won and its points are those of each of its seats."""
    teams = stakes_of(setup.game).teams(setup.players)
    of = {seat: t for t, seats in enumerate(teams) for seat in seats}
    for game in played:
        for seat in range(setup.players):
            t = of[seat]
            who = (seat, t, game.factions[seat], game.bots[seat])
            got = (game.won[t], game.points[t], game.ahead[t])
            yield int(game.id), game.seed, *who, *got, game.length, game.decisions, game.lead_changes


def statistics(setup: Setup, played: Sequence[Played], command: str) -> dict[str, Any]:
    """What the games show, as plain data."""
    table = list(rows(setup, played))
    teams = len(stakes_of(setup.game).teams(setup.players))
    best = [max(game.points) for game in played]
    margins = [best - sorted(game.points)[-2] for best, game in zip(best, played) if len(game.points) > 1]
    return {
        "command": command,
        **circumstances(),
        **setup.identity(),
        "bots": setup.bots,
        "games": len(played),
        "even": 1 / teams if teams > 1 else None,
        "factions": groups(table, lambda row: row[4].split(AND)),
        "seats": groups(table, lambda row: [str(row[2] + 1)]),
        "by_bot": groups(table, lambda row: [row[5]]) if len(set(setup.bots)) > 1 else [],
        "length": spread([game.length for game in played]),
        "decisions": spread([game.decisions for game in played]),
        "lead_changes": spread([game.lead_changes for game in played]),
        "points_won": spread([n for game in played for n, won in zip(game.points, game.won) if won > 0]),
        "points_lost": spread([n for game in played for n, won in zip(game.points, game.won) if won == 0]),
        "margin": spread(margins),
        "shared": sum(any(0 < part < 1 for part in game.won) for game in played),
        "seconds": sum(sum(game.seconds.values()) for game in played),
    }


def groups(table: Sequence[Row], names: Callable[[Row], Sequence[str]]) -> list[dict[str, Any]]:
    """How those with something in common fared, which has a name; the interval is Wilson's."""
    found: dict[str, list[Row]] = {}
    for row in table:
        for name in names(row):
            found.setdefault(name, []).append(row)
    out = []
    for name in sorted(found):
        mine = found[name]
        n = len(mine)
        won = sum(row[6] for row in mine)
        low, high = wilson(won, n)
        points = fmean(row[7] for row in mine)
        ahead = fmean(row[8] for row in mine)
        share = {"share": won / n, "low": low, "high": high}
        out.append({"name": name, "games": n, "won": won, **share, "ahead": ahead, "points": points})
    return out


def spread(values: Sequence[int]) -> dict[str, Any]:
    """How numbers are spread: their mean, some quantiles, and how often each one is there."""
    if not values:
        return {"n": 0, "counts": {}}
    ordered = sorted(values)
    counts = Counter(values)
    return {
        "n": len(values),
        "mean": fmean(values),
        "deviation": pstdev(values),
        "least": ordered[0],
        "quarter": quantile(ordered, 0.25),
        "median": quantile(ordered, 0.5),
        "three_quarters": quantile(ordered, 0.75),
        "most": ordered[-1],
        "counts": {str(value): counts[value] for value in sorted(counts)},
    }
