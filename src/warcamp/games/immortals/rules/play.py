"""The course of the game: the start, then rounds of four phases (IMM-ROUND)."""

from __future__ import annotations

from warcamp.engine.rulec import rule

from ..state import DRAFT, HOME, PLANNING, PRIMING, REINFORCEMENT, RESOLUTION, SCORING, SETUP, Immortals
from .draft import draft
from .planning import planning
from .priming import prime_tower
from .reinforcement import reinforcement
from .resolution import resolution
from .scoring import finish, score_round
from .setup import home_placement, set_up


@rule
async def play(s: Immortals) -> None:
    """Reinforcements, Planning, Resolution, Scoring, as many rounds as there are round cards (IMM-ROUND-01,
    IMM-ROUND-04, IMM-SET-03, IMM-END-01). Where the game stands is on the table, so that play can begin at any
    phase."""
    if s.phase == SETUP:
        await set_up(s)
    if s.phase == HOME:
        await home_placement(s)
    if s.phase == DRAFT:
        await draft(s)
    if s.phase == PRIMING:
        await prime_tower(s)
    while True:
        if s.phase == REINFORCEMENT:
            await reinforcement(s)
            s.phase = PLANNING
        if s.phase == PLANNING:
            await planning(s)
            s.phase = RESOLUTION
        if s.phase == RESOLUTION:
            await resolution(s)
            s.phase = SCORING
        score_round(s)
        if s.round >= s.rounds:
            break
        s.round += 1
        s.phase = REINFORCEMENT
    finish(s)
