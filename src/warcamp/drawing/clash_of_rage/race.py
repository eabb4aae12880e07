"""Who plays when and who is how far: the play order with its cards, the points toward the target, the domination track,
and the scores by source."""

from __future__ import annotations

from warcamp.drawing.html import Html, Pages
from warcamp.drawing.sight import Score
from warcamp.games.clash_of_rage.phrases import phase_text
from warcamp.games.clash_of_rage.standing import domination_coming, revealed
from warcamp.games.clash_of_rage.state import FIRST, NONE, SECOND, SETUP, held, legendaries, victory_points

from .seen import Item, Seen, look_of_seat


def headline(seen: Seen) -> str:
    s = seen.s
    if s.over:
        return seen.text("drawn-over", round=s.round)
    if s.phase == SETUP:
        return seen.say(phase_text(SETUP))
    words = "drawn-round-last" if s.last_round else "drawn-round"
    return seen.text(words, round=s.round, phase=phase_text(s.phase), last=s.last_round)


def race(seen: Seen, pages: Pages) -> Html:
    """The strip above the map."""
    s = seen.s
    if s.phase == SETUP:
        return Html('<section id="race" hidden></section>')
    known = revealed(s)
    order = s.order if known else tuple(range(s.seats))
    acting = s.order[s.turn] if s.phase in (FIRST, SECOND) and s.turn < s.seats and not s.over else NONE
    runners = [runner(seen, seat, known, acting) for seat in order]
    elves = domination(seen) if s.seats == 1 else None
    return pages.draw("race", text=seen.text, runners=runners, elves=elves, known=known and s.seats > 1)


def runner(seen: Seen, seat: int, known: bool, acting: int) -> Item:
    s = seen.s
    cities, forged = held(s, seat, s.board.cities), legendaries(s, seat)
    total = cities + forged
    card = s.played[seat] if known else NONE
    pips = ["city"] * cities + ["star"] * forged + [""] * max(0, s.target - total)
    close = not s.over and total >= s.target - 1
    return {
        "look": seen.look(seat),
        "name": seen.side_name(seat),
        "order": s.t.tactic_order[card] if card != NONE else 0,
        "card": seen.card_name(card) if card != NONE else "",
        "pips": pips,
        "points": seen.text("drawn-of-points", points=total, target=s.target),
        "close": close,
        "acting": seat == acting,
        "winner": s.over and s.winner == seat,
    }


def domination(seen: Seen) -> Item:
    """Solo: how far the Elves are, and what they would score at the end of this round (COR-SOLO-05)."""
    s = seen.s
    done = min(s.domination, s.limit)
    soon = min(domination_coming(s), s.limit - done)
    pips = ["full"] * done + ["soon"] * soon + [""] * (s.limit - done - soon)
    text = seen.text("drawn-domination", points=s.domination, limit=s.limit, coming=domination_coming(s))
    return {"name": seen.side_name(s.seats), "pips": pips, "text": text, "winner": s.over and s.winner == s.seats}


def scores(seen: Seen) -> list[Score]:
    """Victory points by source; in solo the Elves' domination beside them (COR-VP-01, COR-SOLO-05)."""
    s = seen.s
    out: list[Score] = []
    for seat in range(s.seats):
        parts = [
            (seen.text("drawn-score-cities"), held(s, seat, s.board.cities)),
            (seen.text("drawn-score-legendaries"), legendaries(s, seat)),
        ]
        note = seen.text("drawn-of-points", points=victory_points(s, seat), target=s.target)
        won = s.over and s.winner == seat
        out.append(Score(seen.side_name(seat), look_of_seat(s, seat), victory_points(s, seat), parts, won, note))
    if s.seats == 1:
        parts = [(seen.text("drawn-score-domination"), s.domination)]
        note = seen.text("drawn-of-domination", points=s.domination, limit=s.limit)
        won = s.over and s.winner == s.seats
        out.append(Score(seen.side_name(s.seats), -1, s.domination, parts, won, note))
        return sorted(out, key=lambda score: not score.winner)
    return sorted(out, key=lambda score: (not score.winner, -score.total))
