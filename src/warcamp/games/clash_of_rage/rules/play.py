"""The course of the game: rounds of five phases (COR-RND)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule

from ..state import ENDING, FIRST, SECOND, SETUP, STONES, TACTICS, Clash
from .ending import check_last_elf, check_victory, end_of_round, stones
from .equip import equip
from .march import march
from .setup import set_up
from .tactics import tactics

PASS: Final = 0
EQUIP: Final = 1
MOVE: Final = 2


@rule
async def play(s: Clash) -> None:
    """Phases A to E, round after round, until somebody wins (COR-RND-01, COR-RND-03). The play order of phase A holds
    for the whole round (COR-RND-02). Where the game stands is on the table, so that play can begin at any phase.
    All chance is asked of the match's one source, in the order of the rules (COR-GEN-11)."""
    if s.phase == SETUP:
        await set_up(s)
    while True:
        if s.phase == TACTICS:
            await tactics(s)
            begin(s, FIRST)
        while (s.phase == FIRST or s.phase == SECOND) and s.turn < s.seats:
            await turn(s, s.order[s.turn])
            s.turn += 1
        if s.phase == FIRST:
            begin(s, STONES)
        elif s.phase == SECOND:
            begin(s, ENDING)
        if s.phase == STONES:
            await stones(s)
            begin(s, SECOND)
        elif s.phase == ENDING:
            await end_of_round(s)


def begin(s: Clash, phase: int) -> None:
    s.phase = phase
    s.turn = 0
    s.tell("phase", phase)


@rule
async def turn(s: Clash, p: int) -> None:
    """One action or none, finished before the next player's (COR-ACT-01, COR-ACT-02, COR-ACT-03, COR-ACT-04). No
    action hands anything to another player (COR-GEN-09)."""
    action: int = await choose(p, "action", [EQUIP, MOVE, PASS])
    s.tell("action", p, action)
    if action == EQUIP:
        await equip(s, p)
    elif action == MOVE:
        await march(s, p)
    if s.seats == 1:
        check_last_elf(s)
    if s.phase == SECOND and not s.over:
        check_victory(s, p)
