"""Bots against each other: every pair on the same deals, each deal from all sides of the table.

A deal is a seed and a line-up of factions. On each deal a pair plays one game for every way to share the teams between
them, so both have had every seat and every faction. Bots against themselves are the control: their share must be about
a half. Alone (one player) every bot plays all deals by itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from warcamp.engine.errors import BadInput

from .game import Job, Played, encode, number, read_played
from .line_ups import shared_out
from .records import Records
from .setup import Setup
from .sprt import OPEN, Sprt
from .stakes import stakes_of

Runner = Callable[[Iterator[str]], Iterator[str]]
"""Answers the lines of games in their order, fetching them when there is room."""


@dataclass(frozen=True)
class Contest:
    """Two bots against each other, the same one twice as a control, or one alone (`b` is empty)."""

    a: str
    b: str
    deals: int

    @property
    def mirror(self) -> bool:
        return self.a == self.b


@dataclass
class Score:
    """How a contest stands."""

    contest: Contest
    deals: list[tuple[float, int]] = field(default_factory=list)
    """What the first bot won on each deal that was played to the end, and in how many games."""
    drawn: int = 0

    @property
    def won(self) -> float:
        return sum(won for won, _ in self.deals)

    @property
    def games(self) -> int:
        return sum(n for _, n in self.deals)

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.5


class Arena:
    """All contests of a setup. `mirror` is how many games each bot plays against itself."""

    def __init__(self, setup: Setup, mirror: int, sprt: Sprt | None = None) -> None:
        bots = setup.bots
        if len(set(bots)) != len(bots) or len(bots) < (1 if setup.players == 1 else 2):
            raise BadInput("--bots", "expected two or more different bots, with commas between them")
        self.setup = setup
        self.sprt = sprt
        self.teams = stakes_of(setup.game).teams(setup.players)
        self.ways = shared_out(len(self.teams))
        deals = -(-setup.games // len(self.ways))
        if len(self.teams) == 1:
            self.contests = [Contest(bot, "", deals) for bot in bots]
        else:
            self.contests = [Contest(a, b, deals) for a, b in combinations(bots, 2)]
            again = -(-mirror // len(self.ways))
            self.contests += [Contest(bot, bot, again) for bot in bots if again]
        self.scores = [Score(contest) for contest in self.contests]
        self.verdicts = [OPEN for _ in self.contests]

    @property
    def games(self) -> int:
        """How many games there will be, if nothing stops early."""
        return len(self.ways) * sum(contest.deals for contest in self.contests)

    @property
    def left(self) -> int:
        """How many of them are still wanted."""
        wanted = zip(self.contests, self.scores, self.verdicts, strict=True)
        deals = sum(contest.deals - len(score.deals) for contest, score, verdict in wanted if verdict == OPEN)
        return len(self.ways) * deals

    def job(self, contest: Contest, deal: int, way: int) -> Job:
        """One game. A bot's chance belongs to the bot and the deal, not to the seat."""
        bots = [""] * self.setup.players
        seeds = [0] * self.setup.players
        used = [0, 0]
        for seats, side in zip(self.teams, self.ways[way], strict=True):
            for seat in seats:
                bots[seat] = (contest.a, contest.b)[side]
                seeds[seat] = number(self.setup.seed, "bot", deal, bots[seat], side, used[side])
                used[side] += 1
        return self.setup.job(id_of(contest, deal, way), deal, bots, seeds)

    def run(self, runner: Runner, records: Records) -> Iterator[Played]:
        """Play what is not in the records yet; yields what was played and counted. Deal by deal all contests go on
        together, but for those that are decided. What was begun before a decision and is done after it is left out."""
        asked: deque[tuple[int, int]] = deque()

        def lines() -> Iterator[str]:
            for deal in range(max(contest.deals for contest in self.contests)):
                for c, contest in enumerate(self.contests):
                    for way in range(len(self.ways)):
                        if deal < contest.deals and self.verdicts[c] == OPEN:
                            if id_of(contest, deal, way) not in records.results:
                                asked.append((c, deal))
                                yield encode(self.job(contest, deal, way))

        self.count(records)
        for line in runner(lines()):
            played = read_played(line)
            c, deal = asked.popleft()
            if self.verdicts[c] == OPEN:
                records.add(played)
                self.count_contest(c, records, deal)
                yield played

    def count(self, records: Records) -> None:
        """Take in all results that are there."""
        for c, contest in enumerate(self.contests):
            for deal in range(contest.deals):
                self.count_contest(c, records, deal)

    def count_contest(self, c: int, records: Records, deal: int) -> None:
        """Take in a deal, once all its games are played and the deals before it are counted."""
        score = self.scores[c]
        if self.verdicts[c] != OPEN or deal != len(score.deals):
            return
        results = [records.results.get(id_of(score.contest, deal, way)) for way in range(len(self.ways))]
        games = [played for played in results if played is not None]
        if len(games) < len(self.ways):
            return
        shares = [self.share(played, way) for way, played in enumerate(games)]
        score.deals.append((sum(shares), len(shares)))
        score.drawn += sum(0 < share < 1 for share in shares)
        if self.sprt is not None and not score.contest.mirror:
            self.verdicts[c] = self.sprt.verdict(score.won, score.games)

    def share(self, played: Played, way: int) -> float:
        """The part of the victory that belongs to the first bot."""
        return sum(won for won, side in zip(played.won, self.ways[way], strict=True) if side == 0)

    def counted(self, records: Records) -> Iterator[Played]:
        """The games that count."""
        for score in self.scores:
            for deal in range(len(score.deals)):
                for way in range(len(self.ways)):
                    yield records.results[id_of(score.contest, deal, way)]


def id_of(contest: Contest, deal: int, way: int) -> str:
    """A game's name in the records: it stays the same when more games or more bots are asked for."""
    return f"{contest.a} {contest.b or '-'} {deal} {way}"


def by_deal(scores: Sequence[Score]) -> list[Mapping[tuple[str, str], tuple[float, float]]]:
    """What was won on each deal, pair by pair, without the mirrors."""
    pairs = [score for score in scores if score.contest.b and not score.contest.mirror]
    most = max([len(score.deals) for score in pairs], default=0)
    return [
        {(score.contest.a, score.contest.b): score.deals[deal] for score in pairs if deal < len(score.deals)}
        for deal in range(most)
    ]
