"""The War, its result, the end of the Age and of the game (ETT-WAR, ETT-END, ETT-SYNC)."""

from __future__ import annotations

from warcamp.engine.flow import choose, parallel
from warcamp.engine.rulec import rule

from ..state import (
    ADVENTURE_PLACE,
    BATTLE,
    CAMP,
    DEPLOY,
    NONE,
    PLACE,
    PLACES,
    PRODUCE,
    RETIRE,
    RETIRED,
    SCORED,
    SPOIL,
    WAR_RESULT,
    Ettin,
    adventure_zone,
    age_gold,
    ally,
    cards,
    enemy,
    gain,
    is_troop,
    lose,
    rivals,
    zone,
)
from ..tables import ADVENTURE, END_ADVENTURES, END_DRAGONS, END_TROOPS, FACES
from .battle import battles, wins
from .decks import draw_top
from .deploy import deploy
from .produce import deck_spoils, draw_owed, owed_draws, plan_production, produce, productions, retire
from .spoil import spoils


@rule
async def war(s: Ettin) -> None:
    """Five steps, each finished by all pairs before the next begins (ETT-SYNC-02, ETT-SYNC-03); in accelerated play a
    pair runs on to Retire by itself, and Produce waits for all (ETT-SYNC-04, ETT-SYNC-10, ETT-LEARN-03). The step is on
    the table, so that a War can begin at any of them (ETT-SYNC-09)."""
    if s.accelerated and s.phase <= DEPLOY:
        step(s, DEPLOY)
        await parallel({f"pair {i}": war_of_pair(s, i) for i in range(s.realms // 2)})
        s.phase = PRODUCE
    if s.phase <= DEPLOY:
        step(s, DEPLOY)
        await parallel({f"pair {i}": deploy(s, i) for i in range(s.realms // 2)})
        s.phase = BATTLE
    if s.phase == BATTLE:
        step(s, BATTLE)
        await parallel({f"pair {i}": battles(s, i) for i in range(s.realms // 2)})
        await owed_draws(s)
        s.phase = SPOIL
    if s.phase == SPOIL:
        step(s, SPOIL)
        await parallel({f"pair {i}": spoils(s, i) for i in range(s.realms // 2)})
        await deck_spoils(s)
        s.phase = RETIRE
    if s.phase == RETIRE:
        step(s, RETIRE)
        for r in range(s.realms):
            await retire(s, r)
        s.phase = PRODUCE
    if s.phase == PRODUCE:
        step(s, PRODUCE)
        plans: dict[str, list[int]] = await parallel(
            {f"realm {r}": plan_production(s, r) for r in range(s.realms) if productions(s, r, [])}
        )
        steps: list[int] = in_seat_order(s, plans)
        s.planned = ((),) * s.realms
        for k in range(0, len(steps), 3):
            await produce(s, steps[k], steps[k + 1], steps[k + 2])
    step(s, WAR_RESULT)
    for i in range(s.realms // 2):
        await war_result(s, i)
    if s.age < 3:
        await parallel({f"pair {i}": next_initiative(s, i) for i in range(s.realms // 2)})
    end_of_age(s)


def in_seat_order(s: Ettin, plans: dict[str, list[int]]) -> list[int]:
    """All plans in one row: realm, code, card; realm, code, card; ... (ETT-PROD-10)."""
    out: list[int] = []
    for r in range(s.realms):
        plan = plans.get(f"realm {r}", [])
        for k in range(0, len(plan), 2):
            card = sorted(cards(s, r, RETIRED))[plan[k + 1]] if plan[k + 1] != NONE else NONE
            out += [r, plan[k], card]
    return out


def step(s: Ettin, phase: int) -> None:
    s.phase = phase
    s.tell("step", phase)


@rule
async def war_of_pair(s: Ettin, i: int) -> None:
    """Accelerated play: what a pair can do without the others. It draws cards when it reaches them; a card that
    reaches a War Camp now waits there for the next Age (ETT-SYNC-08, ETT-SYNC-10)."""
    await deploy(s, i)
    await battles(s, i)
    for r in rivals(s, i):
        await draw_owed(s, r)
        await draw_owed(s, ally(s, r))
    await spoils(s, i)
    for r in rivals(s, i):
        await retire(s, r)


@rule
async def war_result(s: Ettin, i: int) -> None:
    """More battles won takes the Victory token, on equal numbers the winner of the Adventure battle (ETT-WAR-01,
    ETT-WAR-02, ETT-DIFF-29); else both get Age Gold (ETT-WAR-03). The loser gets a free card (ETT-WAR-04,
    ETT-WAR-06)."""
    winner: int = war_winner(s, i)
    if winner == NONE:
        for r in rivals(s, i):
            gain(s, r, age_gold(s))
        s.tell("war_drawn", i)
        return
    s.tokens[winner] += s.t.war_token[s.age - 1]
    s.tell("war_won", winner, s.t.war_token[s.age - 1])
    loser: int = enemy(s, winner)
    await draw_top(s, loser, zone(loser, CAMP))


@rule
async def next_initiative(s: Ettin, i: int) -> None:
    """Before the next Age the loser says who has the Initiative; without a loser it changes hands (ETT-WAR-03,
    ETT-WAR-05, ETT-WAR-06)."""
    winner: int = war_winner(s, i)
    first: int = enemy(s, s.initiative[i])
    if winner != NONE:
        loser: int = enemy(s, winner)
        first = await choose(s.controller[loser], "next_initiative", [loser, winner])
    s.initiative[i] = first
    s.tell("initiative", first)


def war_winner(s: Ettin, i: int) -> int:
    a, b = rivals(s, i)
    gap = wins(s, a) - wins(s, b)
    if gap == 0:
        last = s.result[i * PLACES + ADVENTURE_PLACE]
        return last if last >= 0 else NONE
    return a if gap > 0 else b


def end_of_age(s: Ettin) -> None:
    """Tokens are cleared, Adventures that nobody completed are lost (ETT-WAR-07, ETT-ADV-13, ETT-AB-SIE-04)."""
    s.sieged = ()
    for i in range(s.realms // 2):
        for card in s.zones.cards[adventure_zone(s, i)]:
            lose(s, s.initiative[i], card, adventure_zone(s, i))
        for k in range(PLACES):
            s.result[i * PLACES + k] = NONE


def total(s: Ettin, r: int) -> int:
    """A realm's points: tokens, cards in War Camp, at Locations and in the Retired Pile with their bonuses, one for two
    Gold; nothing else (ETT-END-01, ETT-END-02, ETT-END-04)."""
    points = s.tokens[r] + s.gold[r] // 2
    for card in owned(s, r):
        points += s.t.vp[card % FACES] + bonus(s, r, card)
    return points


def owned(s: Ettin, r: int) -> list[int]:
    out = cards(s, r, CAMP) + cards(s, r, RETIRED)
    for place in range(ADVENTURE_PLACE):
        out = out + cards(s, r, PLACE + place)
    return out


def bonus(s: Ettin, r: int, card: int) -> int:
    """What a card is worth for other things at the end (ETT-END-01, ETT-DIFF-31)."""
    face = card % FACES
    effect = s.t.effect[face]
    count = 0
    if effect == END_DRAGONS:
        count = len([c for c in cards(s, r, CAMP) + cards(s, r, RETIRED) if s.t.dragon[c % FACES]])
    elif effect == END_TROOPS:
        count = len([c for c in cards(s, r, RETIRED) if is_troop(s, c)])
    elif effect == END_ADVENTURES:
        count = len([c for c in owned(s, r) if s.t.kind[c % FACES] == ADVENTURE]) - 1
    return count // s.t.effect_per[face] * s.t.effect_n[face]


def score_game(s: Ettin) -> None:
    """Allies add their points; the best alliance wins, more Gold breaks a tie, else victory is shared (ETT-END-02,
    ETT-END-03, ETT-ODD-07, ETT-2P-07). All cards that count are shown (ETT-END-05)."""
    s.phase = SCORED
    for r in range(s.realms):
        for card in owned(s, r):
            s.zones.reveal(card)
    s.scores = tuple([total(s, r) for r in range(s.realms)])
    standings = [standing(s, r) for r in range(s.realms)]
    best = max(standings)
    s.winners = tuple([r for r in range(s.realms) if standings[r] == best])
    for r in range(s.realms):
        s.tell("scored", r, s.scores[r])
    for r in s.winners:
        s.tell("victory", r)
    s.over = True


def standing(s: Ettin, r: int) -> tuple[int, int]:
    """An alliance's points and Gold, before conversion (ETT-END-03)."""
    other = ally(s, r)
    if other == r:
        return s.scores[r], s.gold[r]
    return s.scores[r] + s.scores[other], s.gold[r] + s.gold[other]
