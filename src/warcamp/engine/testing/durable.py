"""Matches that last: saved, loaded, replayed, undone."""

from __future__ import annotations

from ..errors import IllegalChoice
from ..game import Game
from ..match import Match
from ..source import Forced
from ..storage import load, parse, records, repeat, save, verify
from .playing import Mode, Recorded, Setting


def replayed(game: Game, text: str) -> list[str]:
    """The digests of a saved match after the start and after each line of its log."""
    header, lines = parse(text)
    if lines[-1][0] in ("end", "stop"):
        lines = lines[:-1]
    match = Match(game, header["options"], b"", (), header["seats"], Forced(records(lines[0], 1, 2)))
    out = [match.digest()]
    for n, line in enumerate(lines[1:], 3):
        repeat(match, line, n)
        out.append(match.digest())
    return out


def saved_matches_replay(setting: Setting, mode: Mode) -> None:
    """A saved match, finished or stopped at any point, loads to the same table, and plays on with the same chance."""
    for seed in range(setting.sample):
        whole = Recorded(setting, mode, seed)
        text = save(whole.match)
        whole.demand(replayed(setting.game, text) == whole.digests[1:], "a replay parts from the match")
        again = load(text, setting.game)
        whole.demand(save(again) == text, "a loaded match is saved as another text")
        whole.demand(verify(text, setting.game) >= 0, "a true match is not verified")
        part = Recorded(setting, mode, seed, len(whole.digests) // 2)
        part.match = load(save(part.match), setting.game)
        back = max(1, len(part.match.entries) - 5)
        later = [e.action for e in part.match.entries[back:]]
        if later:
            part.match.undo(back, 0, range(setting.game.seats(part.match.position.s)))
        part.demand(part.match.digest() == whole.digests[back], f"undoing to {back} after loading goes elsewhere")
        for action in later:
            assert action is not None
            part.match.act(action)
        while part.match.pending:
            part.act()
        part.demand(part.digests == whole.digests, "a match loaded half-way goes another way")


def undo_goes_anywhere(setting: Setting, mode: Mode) -> None:
    """With consent a match goes back to any point, and from there plays again as it did; what was undone stays in the
    log, and the log still loads."""
    for seed in range(setting.sample):
        recorded = Recorded(setting, mode, seed)
        match = recorded.match
        actions = [e.action for e in match.entries]
        everybody = range(setting.game.seats(match.position.s))
        lines = [line[:] for line in match.lines]
        points = [to for to in range(len(match.entries) - 1, 0, -1) if to % setting.every == 0 or to < setting.every]
        for to in points:
            match.undo(to, 0, everybody)
            recorded.demand(match.digest() == recorded.digests[to], f"undoing to {to} gives another table")
            recorded.demand(len(match.entries) == to, f"undoing to {to} leaves other entries")
            for action in actions[to : to + 3]:
                assert action is not None
                match.act(action)
            recorded.demand(
                match.digest() == recorded.digests[min(to + 3, len(actions))],
                f"after undoing to {to} the same choices lead elsewhere",
            )
            match.undo(to, 0, everybody) if len(match.entries) > to else None
        recorded.demand(match.lines[: len(lines)] == lines, "an undo has changed the log that was there")
        undone = [line for line in match.lines if line[0] == "undo"]
        recorded.demand(len(undone) >= len(points), "an undo is not in the log")
        recorded.demand(load(save(match), setting.game).digest() == match.digest(), "a log with undos loads elsewhere")


def undo_stops_at_the_barrier(setting: Setting, mode: Mode) -> tuple[int, int]:
    """A seat takes back its own last action alone exactly if no chance answered, nobody learnt a card and no sealed
    answers were opened; another seat's never. Gives how many were free and how many were not."""
    free = barred = 0
    for seed in range(setting.sample):
        recorded = Recorded(setting, mode, seed, 1)
        match = recorded.match
        while match.pending:
            known = match.position.s.zones.known[:]
            last = [(d.seat, d.kind, d.strand) for i, d in enumerate(match.pending) if match.position.opens(i)]
            recorded.act()
            entry = match.entries[-1]
            assert entry.action is not None
            after = match.position.s.zones.known
            learnt = any(new & ~old for new, old in zip(after, known))
            a = entry.action
            opened = (a.seat, a.ask, a.strand) in last and not entry.step
            may = not entry.outcomes and not learnt and not opened
            to = len(match.entries) - 1
            recorded.demand((match.undo_point(entry.action.seat) <= to) == may, f"{entry.action}: undo is {not may}")
            others = [p for p in range(setting.game.seats(match.position.s)) if p != entry.action.seat]
            for seat in others if may else [entry.action.seat, *others]:
                if others:
                    refused(recorded, to, seat)
                    barred += 1
            if may:
                free += 1
                if free % setting.every == 0:
                    match.undo(to, entry.action.seat)
                    recorded.demand(match.digest() == recorded.digests[to], "a free undo gives another table")
                    match.act(entry.action)
                    recorded.demand(match.digest() == recorded.digests[-1], "the same action leads elsewhere")
    return free, barred


def refused(recorded: Recorded, to: int, seat: int) -> None:
    match = recorded.match
    before = (match.digest(), len(match.lines), len(match.entries))
    try:
        match.undo(to, seat)
    except IllegalChoice:
        after = (match.digest(), len(match.lines), len(match.entries))
        recorded.demand(after == before, f"a refused undo to {to} has changed the match")
    else:
        recorded.demand(False, f"seat {seat} could undo to {to} alone")
