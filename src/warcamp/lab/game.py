"""One game between bots, from a line of JSON to a line of JSON: the same line gives the same game everywhere."""

from __future__ import annotations

import hashlib
import time
import traceback
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from warcamp.bots.bot import Bot
from warcamp.bots.named import dismiss
from warcamp.engine.errors import BrokenInvariant
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.games.registry import game_of

from .contenders import contender
from .pace import Pace
from .stakes import Stakes, stakes_of

SEED_BYTES = 6


def number(*parts: object) -> int:
    """A seed made of words and numbers."""
    text = " ".join(str(part) for part in parts).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=SEED_BYTES).digest())


class Job(msgspec.Struct, frozen=True):
    """A game to be played."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    """Of the game's chance: cards, dice, map."""
    bots: list[str]
    seeds: list[int]
    """By seat; bots have their own chance."""
    packs: list[str] = []


class Played(msgspec.Struct, frozen=True):
    """A game that was played. All but `pace` and `seconds` is the same whenever it is played again."""

    id: str
    seed: int
    bots: list[str]
    factions: list[str]
    """By seat, like the bots; two of one seat with AND between them."""
    won: list[float]
    """By team, as all that follows."""
    points: list[int]
    ahead: list[float]
    """The part of the other teams that a team has left behind."""
    length: int
    decisions: int
    """Questions with more than one answer."""
    lead_changes: int
    pace: dict[str, dict[str, int]] = {}
    """By bot, how many decisions took how long."""
    seconds: dict[str, float] = {}


class Failed(msgspec.Struct, frozen=True):
    """A game that could not be played."""

    id: str
    failed: str


def encode(thing: Job | Played | Failed) -> str:
    return msgspec.json.encode(thing).decode()


def play_line(line: str) -> str:
    """What a worker does. Whatever goes wrong is an answer, too."""
    job = msgspec.json.decode(line, type=Job)
    try:
        return encode(play(job))
    except Exception:
        return encode(Failed(job.id, traceback.format_exc()))


def read_played(line: str) -> Played:
    """An answer; BrokenInvariant, with what went wrong, if the game could not be played."""
    raw = msgspec.json.decode(line)
    if "failed" in raw:
        raise BrokenInvariant(f"game {raw['id']}: {raw['failed']}")
    return msgspec.convert(raw, type=Played)


def play(job: Job) -> Played:
    """Play it to the end."""
    rules = game_of(job.game)
    stakes = stakes_of(job.game)
    s = rules.table(rules.options(job.options), content_of(job.game, tuple(job.packs)))
    position = begin(s, rules.main(s), Fast(job.seed))
    bots = [
        contender(job.game, name, seed, job.options, job.packs) for name, seed in zip(job.bots, job.seeds, strict=True)
    ]
    paces = [Pace() for _ in bots]
    lead = Lead(stakes)
    try:
        decisions = play_timed(position, bots, paces, lead)
    finally:
        dismiss(bots)
    lead.look(s)
    by_bot: dict[str, Pace] = {}
    for name, pace in zip(job.bots, paces, strict=True):
        by_bot.setdefault(name, Pace()).join(pace)
    return Played(
        job.id,
        job.seed,
        job.bots,
        stakes.seat_factions(s),
        stakes.won(s),
        stakes.points(s),
        left_behind(stakes.standings(s)),
        stakes.length(s),
        decisions,
        lead.changes,
        {name: pace.stored() for name, pace in by_bot.items()},
        {name: round(pace.seconds, 6) for name, pace in by_bot.items()},
    )


def play_timed(position: Position, bots: Sequence[Bot], paces: Sequence[Pace], lead: Lead) -> int:
    """Like `play_bots`, but nobody is asked where there is no choice, and it is noted how long they think."""
    n = 0
    clock = time.process_time
    while asks := position.pending:
        lead.watch(position.s)
        d = asks[0]
        if len(d.options) == 1:
            position.apply(0, d.options[0])
            continue
        start = clock()
        option = bots[d.seat].pick(position, d.seat, d)
        paces[d.seat].add(clock() - start)
        position.apply(0, option)
        n += 1
    return n


class Lead:
    """Who is ahead by himself, and how often that was another than before."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self.moment: tuple[int, ...] = ()
        self.leader = -1
        self.changes = 0

    def watch(self, s: Any) -> None:
        """Look when it is time to, but not before anything has been done: who begins with more does not lead."""
        moment = self.stakes.moment(s)
        if moment != self.moment:
            begun = self.moment != ()
            self.moment = moment
            if begun:
                self.look(s)

    def look(self, s: Any) -> None:
        points = self.stakes.points(s)
        best = max(points)
        if points.count(best) == 1 and points.index(best) != self.leader:
            self.changes += self.leader >= 0
            self.leader = points.index(best)


def left_behind(standings: Sequence[tuple[int, ...]]) -> list[float]:
    """By team: the part of the others that it is ahead of; one that is equal counts half."""
    out = []
    for i, mine in enumerate(standings):
        theirs = [other for k, other in enumerate(standings) if k != i]
        ahead = sum([1.0 if mine > other else 0.5 if mine == other else 0.0 for other in theirs])
        out.append(ahead / len(theirs) if theirs else 0.0)
    return out


@lru_cache(maxsize=8)
def content_of(game: str, packs: tuple[str, ...]) -> Any:
    return game_of(game).content([Path(pack) for pack in packs])
