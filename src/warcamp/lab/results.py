"""What an arena has found, as plain data: shares and ratings with their intervals, how long the bots thought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Any

from .arena import Arena, Score, by_deal
from .game import Played
from .intervals import bootstrap, wilson
from .pace import Pace
from .rating import elo_of, ratings, summed
from .records import Records
from .setup import circumstances
from .sprt import OPEN, Sprt
from .stakes import stakes_of


def results(arena: Arena, records: Records, command: str) -> dict[str, Any]:
    """Everything that is told about an arena."""
    played = list(arena.counted(records))
    setup = arena.setup
    rows = [row(score, arena.sprt, verdict) for score, verdict in zip(arena.scores, arena.verdicts, strict=True)]
    return {
        "command": command,
        **circumstances(),
        **setup.identity(),
        "games": len(played),
        "pairs": [found for found in rows if found["b"] and found["a"] != found["b"]],
        "alone": [found for found in rows if not found["b"]],
        "mirrors": [found for found in rows if found["a"] == found["b"]],
        "ratings": rated(arena),
        "seats": by_seat(played, stakes_of(setup.game).teams(setup.players)),
        "pace": thinking(played, setup.bots),
    }


def row(score: Score, sprt: Sprt | None, verdict: str) -> dict[str, Any]:
    """One contest. `low` and `high` are Wilson's; `by_deal` is the bootstrap's, which knows that games on one deal
    belong together; Elo is null where it would be infinite."""
    low, high = wilson(score.won, score.games)
    found: dict[str, Any] = {
        "a": score.contest.a,
        "b": score.contest.b,
        "games": score.games,
        "deals": len(score.deals),
        "won": score.won,
        "drawn": score.drawn,
        "share": score.share,
        "low": low,
        "high": high,
        "by_deal": bootstrap(score.deals, share) if score.deals else (0.0, 1.0),
        "elo": finite(elo_of(score.share)),
        "elo_low": finite(elo_of(low)),
        "elo_high": finite(elo_of(high)),
    }
    if sprt is not None and not score.contest.mirror:
        found["sprt"] = {
            "p0": sprt.p0,
            "p1": sprt.p1,
            "evidence": sprt.evidence(score.won, score.games),
            "bounds": sprt.bounds,
            "verdict": verdict,
            "stopped": verdict != OPEN,
        }
    return found


def share(deals: Sequence[tuple[float, int]]) -> float:
    return sum(won for won, _ in deals) / sum(n for _, n in deals)


def finite(value: float) -> float | None:
    return value if isfinite(value) else None


def rated(arena: Arena) -> list[dict[str, Any]]:
    """The ratings, the strongest first; the bot that was named last has 0. Who has won everything may be any amount
    stronger, who has lost everything any amount weaker: that end of the interval is null."""
    deals = by_deal(arena.scores)
    if not deals:
        return []
    bots = arena.setup.bots
    found = ratings(deals, bots)
    lost = dict.fromkeys(bots, 0.0)
    won = dict.fromkeys(bots, 0.0)
    for (a, b), (got, n) in summed(deals).items():
        for bot, part in ((a, got), (b, n - got)):
            won[bot] += part
            lost[bot] += n - part
    rows = []
    for bot, (elo, (low, high)) in found.items():
        ends = {"low": low if won[bot] else None, "high": high if lost[bot] else None}
        rows.append({"bot": bot, "elo": elo, **(ends if bot != bots[-1] else {"low": 0.0, "high": 0.0})})
    return sorted(rows, key=lambda one: -one["elo"])


def by_seat(played: Iterable[Played], teams: Sequence[Sequence[int]]) -> list[dict[str, Any]]:
    """How often each seat was among the winners: what the rotation makes up for."""
    won = [0.0] * len(teams)
    n = 0
    for game in played:
        n += 1
        for t, part in enumerate(game.won):
            won[t] += part
    out = []
    for t, seats in enumerate(teams):
        low, high = wilson(won[t], n)
        out.append({"seats": list(seats), "games": n, "share": won[t] / n if n else 0.0, "low": low, "high": high})
    return out


def thinking(played: Iterable[Played], bots: Sequence[str]) -> list[dict[str, Any]]:
    """CPU time a decision."""
    paces = {bot: Pace() for bot in bots}
    for game in played:
        for bot, counts in game.pace.items():
            if bot in paces:
                paces[bot].join(Pace(counts, game.seconds.get(bot, 0.0)))
    return [
        {
            "bot": bot,
            "decisions": pace.decisions,
            "mean": pace.mean(),
            "median": pace.quantile(0.5),
            "p99": pace.quantile(0.99),
            "slowest": pace.quantile(1.0),
        }
        for bot, pace in paces.items()
    ]
