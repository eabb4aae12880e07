"""The course of the game: three Ages of a New Age, three drafting phases and a War (ETT-GEN-01, ETT-SYNC)."""

from __future__ import annotations

from warcamp.engine.rulec import rule

from ..state import DEPLOY, DRAFT, NEW_AGE, SETUP, Ettin
from .drafting import PHASES, SKIRMISH, new_age, peacetime, skirmish
from .setup import set_up
from .war import score_game, war


@rule
async def play(s: Ettin) -> None:
    """Where the game stands is on the table, so that play can begin at any phase (ETT-SYNC-07, ETT-SYNC-09,
    ETT-SETUP-01)."""
    if s.phase == SETUP:
        await set_up(s)
    while s.age <= 3:
        if s.phase == NEW_AGE:
            await new_age(s)
            s.phase = DRAFT
            s.draft = 0
        while s.phase == DRAFT and s.draft < 3:
            s.tell("draft", s.age, s.draft)
            if PHASES[s.age - 1][s.draft] == SKIRMISH:
                await skirmish(s)
            else:
                await peacetime(s)
            s.draft += 1  # ETT-DRAFT-01
        if s.phase == DRAFT:
            s.phase = DEPLOY
        await war(s)
        if s.age == 3:
            break
        s.age += 1
        s.phase = NEW_AGE
    score_game(s)
