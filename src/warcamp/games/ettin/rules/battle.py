"""War, step 2: Battle and Adventure (ETT-BAT, ETT-SOB, ETT-RES, ETT-ADV, and the abilities of the battle)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.chance import Dice, chance
from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule

from ..state import (
    ADVENTURE_PLACE,
    NO_BATTLE,
    NONE,
    PLACE,
    PLACES,
    RETIRED,
    SET_ASIDE,
    TIE,
    Ettin,
    adventure_zone,
    ally,
    any_has,
    cards,
    enemy,
    gain,
    has,
    holder,
    icons,
    is_troop,
    location,
    lose,
    pair_of,
    power,
    rivals,
    troops_in,
    zone,
)
from ..tables import (
    DRAGONSLAYER,
    FACES,
    NATION_DRAW_ALLY,
    NATION_DRAW_SELF,
    RANGED,
    SACRIFICE_FOR_GOLD,
    SWIFT,
    TAKE_GOLD,
    TERRIFY,
)

HOLD: Final = -1
START_OF_BATTLE: Final = 1 << DRAGONSLAYER | 1 << TERRIFY | 1 << RANGED


@rule
async def battles(s: Ettin, i: int) -> None:
    """All cards are turned up; four battles from the farthest Location to the Adventure, each finished before the next
    (ETT-BAT-01, ETT-BAT-02, ETT-BAT-03); the Adventure is part of the step (ETT-DIFF-18)."""
    turn_up(s, i)
    for place in range(PLACES):
        s.battle[i] = place
        if any_has(s, i, place, START_OF_BATTLE):
            await start_of_battle(s, i, place)
        decide(s, i, place)
    if s.result[i * PLACES + ADVENTURE_PLACE] >= 0:
        await attempt(s, i, s.result[i * PLACES + ADVENTURE_PLACE])
    s.battle[i] = NONE


def turn_up(s: Ettin, i: int) -> None:
    for r in rivals(s, i):
        for place in range(PLACES):
            for card in cards(s, r, PLACE + place):
                if s.zones.known[card] != -1:
                    s.zones.reveal(card)
                    s.tell("revealed", r, card, place)


@rule
async def start_of_battle(s: Ettin, i: int, place: int) -> None:
    """Before the scores are counted, the Initiative holder chooses all targets, then the enemy, knowing them;
    everything happens at once (ETT-SOB-01, ETT-SOB-02, ETT-SOB-06, ETT-BAT-04, ETT-ADV-01)."""
    shots: list[int] = []
    for r in rivals(s, i):
        first: int = len(shots)
        for ability in abilities_there(s, r, place):
            for unit in users(s, r, place, ability):
                prey: list[int] = targets(s, r, place, ability, unit, shots[first:])
                if prey:
                    if ability == RANGED:
                        prey = [HOLD, *prey]
                    s.acting[i] = unit
                    target: int = await choose(s.controller[r], ABILITY_ASKS[ability], prey, True)
                    s.acting[i] = NONE
                    if target != HOLD:
                        shots = [*shots, ability, unit, target]
                        s.tell("aimed", r, unit, target)
    if shots:
        resolve(s, i, place, shots)


ABILITY_ASKS: Final = {DRAGONSLAYER: "dragonslayer", TERRIFY: "terrify", RANGED: "ranged"}


def abilities_there(s: Ettin, r: int, place: int) -> list[int]:
    """The start-of-battle abilities that units of the realm have in the battle, in the order of their use."""
    there = power(s, r, place)
    return [ability for ability in (DRAGONSLAYER, TERRIFY, RANGED) if there >> ability & 1]


def users(s: Ettin, r: int, place: int, ability: int) -> list[int]:
    """The realm's units in the battle that have the ability; each uses each of its abilities once (ETT-SOB-04)."""
    return [card for card in cards(s, r, PLACE + place) if has(s, card, ability)]


def targets(s: Ettin, r: int, place: int, ability: int, unit: int, own: list[int]) -> list[int]:
    """Whom a unit may aim at: no target twice by one side (ETT-SOB-05). Dragonslayers take Dragons (ETT-AB-DRA-01),
    Terrify any unit (ETT-AB-TER-01), Ranged a Troop that is not stronger by its printed Strength (ETT-AB-RAN-01,
    ETT-AB-RAN-02, ETT-SOB-10). Dragonslayers choose first, then Terrify, so that as many of these as possible have a
    target; Ranged is free and comes last (ETT-SOB-03, ETT-SOB-05, ETT-GEN-13)."""
    taken = own[2::3]
    out: list[int] = []
    for card in cards(s, enemy(s, r), PLACE + place):
        face = card % FACES
        if card in taken:
            continue
        if ability == DRAGONSLAYER and not s.t.dragon[face]:
            continue
        if ability == RANGED and (not is_troop(s, card) or s.t.strength[face] > s.t.strength[unit % FACES]):
            continue
        out.append(card)
    return out


def resolve(s: Ettin, i: int, place: int, shots: list[int]) -> None:
    """Who is hit by Ranged or a Dragonslayer goes to the capturer's Retired Pile; who is terrified or has fired, to his
    own (ETT-SOB-07, ETT-SOB-08, ETT-AB-RAN-03, ETT-AB-RAN-05, ETT-AB-TER-02, ETT-AB-TER-03). No Spoil, no Bounty, no
    Retire ability comes of it, and Flying or Stealth is no help (ETT-SOB-09, ETT-AB-DRA-02, ETT-AB-RAN-04, ETT-GEN-12,
    ETT-DIFF-13, ETT-DIFF-32)."""
    for r in rivals(s, i):
        for card in cards(s, r, PLACE + place):
            to = NONE
            for k in range(0, len(shots), 3):
                ability, unit, target = shots[k], shots[k + 1], shots[k + 2]
                if target == card and ability != TERRIFY:
                    to = enemy(s, r)
                elif to == NONE and (target == card or (unit == card and ability == RANGED)):
                    to = r
            if to != NONE:
                s.zones.move(card, zone(r, PLACE + place), zone(to, RETIRED))
                s.tell("removed", r, card, to)


def score(s: Ettin, r: int, place: int) -> int:
    """The base Defense of the Location, also without units, and the Strength of all units (ETT-RES-02, ETT-RES-03,
    ETT-RES-04)."""
    total = s.t.base_defense[location(s, r, place)] if place < ADVENTURE_PLACE else 0
    for card in cards(s, r, PLACE + place):
        total += s.t.strength[card % FACES]
    return total


def decide(s: Ettin, i: int, place: int) -> None:
    """Without a Troop on either side there is no battle; else the higher score wins, with or without units of its own
    (ETT-RES-01, ETT-RES-05, ETT-RES-08, ETT-RES-09, ETT-RES-10, ETT-DIFF-03, ETT-DIFF-19)."""
    a = holder(s, i)
    b = enemy(s, a)
    ours = score(s, a, place)
    theirs = score(s, b, place)
    outcome = NO_BATTLE
    if troops_in(s, a, place) or troops_in(s, b, place):
        outcome = compare(s, a, b, place, ours - theirs)
        if outcome >= 0 and unbroken(s, enemy(s, outcome), outcome, place):
            outcome = NO_BATTLE
    s.result[i * PLACES + place] = outcome
    s.tell("fought", a, place, outcome, ours, theirs)


def compare(s: Ettin, a: int, b: int, place: int, gap: int) -> int:
    """The higher score; on equal scores more Swift icons, else a tie (ETT-RES-06, ETT-AB-SWI-01, ETT-AB-SWI-03,
    ETT-AB-SWI-04)."""
    if gap == 0:
        gap = icons(s, a, place, SWIFT) - icons(s, b, place, SWIFT)
    return a if gap > 0 else b if gap < 0 else TIE


def unbroken(s: Ettin, loser: int, winner: int, place: int) -> bool:
    """Whether one of the loser's Protected Defenses holds: no unit of the winner has an ability of its parapet. Swift
    has been applied before; a tie or a win is not touched (ETT-RES-07, ETT-AB-PRO-01, ETT-AB-PRO-02, ETT-AB-PRO-03,
    ETT-AB-PRO-04, ETT-AB-PRO-05, ETT-AB-PRO-06, ETT-AB-PRO-07, ETT-AB-SWI-02, ETT-DIFF-01, ETT-DIFF-02)."""
    breaking = power(s, winner, place)
    for card in cards(s, loser, PLACE + place):
        weak = s.t.weak[card % FACES]
        if weak and not weak & breaking:
            return True
    return False


@rule
async def attempt(s: Ettin, i: int, r: int) -> None:
    """The winner of the fourth battle may try the Adventure with Adventure Strength left (ETT-ADV-02, ETT-ADV-03,
    ETT-ADV-04, ETT-ADV-05, ETT-DIFF-12): the sum of it against difficulty and die (ETT-ADV-06, ETT-ADV-07, ETT-ADV-08,
    ETT-ADV-09)."""
    if not s.zones.cards[adventure_zone(s, i)] or not adventurers(s, r):
        return
    if not await choose(s.controller[r], "attempt", [1, 0]):
        return
    adventure: int = s.zones.cards[adventure_zone(s, i)][0]
    rolled: list[int] = await chance(Dice(1, s.t.die))
    s.tell("adventured", r, adventure, adventure_score(s, r), rolled[0])
    if adventure_score(s, r) >= difficulty(s, r, adventure) + rolled[0]:
        succeed(s, i, r, adventure)
        if s.t.effect[adventure % FACES] == SACRIFICE_FOR_GOLD:
            gift: int = await choose(s.controller[r], "sacrifice", [NONE, *troops(s, r)], True)
            if gift != NONE:
                lose(s, r, gift, zone(r, PLACE + ADVENTURE_PLACE))
                gain(s, r, s.t.effect_n[adventure % FACES])
    else:
        dead: int = await choose(s.controller[r], "casualty", adventurers(s, r), True)
        lose(s, r, dead, zone(r, PLACE + ADVENTURE_PLACE))  # ETT-ADV-12
        s.tell("failed", r, dead)


def adventurers(s: Ettin, r: int) -> list[int]:
    """The Troops at the Adventure that have Adventure Strength."""
    return [card for card in troops(s, r) if s.t.adventure[card % FACES]]


def troops(s: Ettin, r: int) -> list[int]:
    return [card for card in cards(s, r, PLACE + ADVENTURE_PLACE) if is_troop(s, card)]


def adventure_score(s: Ettin, r: int) -> int:
    """The Adventure Strength of all units there; none may be left out (ETT-ADV-06)."""
    return sum([s.t.adventure[card % FACES] for card in cards(s, r, PLACE + ADVENTURE_PLACE)])


def difficulty(s: Ettin, r: int, adventure: int) -> int:
    """The printed number, lower when a unit there has the ability that the card names (ETT-ADV-08)."""
    face = adventure % FACES
    eased = s.t.eased_by[face]
    if eased >= 0 and icons(s, r, ADVENTURE_PLACE, eased):
        return s.t.difficulty[face] - s.t.eased[face]
    return s.t.difficulty[face]


def succeed(s: Ettin, i: int, r: int, adventure: int) -> None:
    """Gold and effect at once; the card goes to the Retired Pile, or is set aside to become a Defense (ETT-ADV-10,
    ETT-ADV-11, ETT-ADV-14). Cards are drawn when all pairs have fought, in the order of the seats (ETT-SYNC-05)."""
    face = adventure % FACES
    s.tell("succeeded", r, adventure)
    s.zones.move(adventure, adventure_zone(s, i), zone(r, SET_ASIDE if s.t.becomes[face] else RETIRED))
    if s.t.gold[face]:
        gain(s, r, s.t.gold[face])
    effect = s.t.effect[face]
    if effect == NATION_DRAW_SELF:
        s.owed[r] += s.t.effect_n[face]
    elif effect == NATION_DRAW_ALLY:
        s.owed[ally(s, r)] += s.t.effect_n[face]
    elif effect == TAKE_GOLD:
        taken = min(s.gold[enemy(s, r)], s.t.effect_n[face])  # ETT-GEN-03, ETT-GEN-06
        s.gold[enemy(s, r)] -= taken
        gain(s, r, taken)


def wins(s: Ettin, r: int) -> int:
    """The Battle Won tokens of a realm in this War."""
    first = pair_of(s, r) * PLACES
    n = 0
    for k in range(first, first + PLACES):
        if s.result[k] == r:
            n += 1
    return n
