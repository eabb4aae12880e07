"""New Age and the drafting phases: Skirmish, Peacetime, Recruit or Sell (ETT-AGE, ETT-DRAFT, ETT-SKIR, ETT-PEACE)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.chance import Draw, chance
from warcamp.engine.flow import choose, choose_all, parallel
from warcamp.engine.rulec import rule

from ..state import (
    CAMP,
    DRAFTED,
    LINEUP,
    NONE,
    Ettin,
    adventure_deck,
    adventure_zone,
    age_gold,
    ally,
    cards,
    enemy,
    gain,
    holder,
    lose,
    mercenary_deck,
    rivals,
    skirmish_zone,
    zone,
)
from ..tables import FACES
from .decks import draw_top

ACCEPT: Final = 0
PICKS: Final = -1
PROPOSALS: Final = 4
"""So many proposals are made before the allies pick in turn (ETT-PEACE-06)."""
TWO_OF_FOUR: Final[tuple[int, ...]] = (0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100)
"""The usual ways to split a line-up."""
SKIRMISH: Final = 0
PEACETIME: Final = 1
PHASES: Final[tuple[tuple[int, ...], ...]] = (
    (SKIRMISH, PEACETIME, SKIRMISH),
    (PEACETIME, SKIRMISH, PEACETIME),
    (SKIRMISH, PEACETIME, SKIRMISH),
)


@rule
async def new_age(s: Ettin) -> None:
    """Gold for every realm, a face-up Adventure for every pair (ETT-AGE-01, ETT-AGE-02, ETT-AGE-03, ETT-AGE-04,
    ETT-AGE-05, ETT-AGE-06)."""
    s.tell("age", s.age)
    for r in range(s.realms):
        gain(s, r, age_gold(s))
    for i in range(s.realms // 2):
        if s.zones.cards[adventure_deck(s, i)]:  # ETT-EMPTY-09
            card: int = await chance(Draw(adventure_deck(s, i), adventure_zone(s, i), s.names))
            s.zones.move(card, adventure_deck(s, i), adventure_zone(s, i))
            s.tell("adventure", i, card)


@rule
async def skirmish(s: Ettin) -> None:
    """Four Mercenaries for each pair, all dealt before the first pick (ETT-SKIR-01, ETT-SYNC-05); pairs play at once
    (ETT-SYNC-01, ETT-ODD-03, ETT-DIFF-17)."""
    for i in range(s.realms // 2):
        deck: int = mercenary_deck(s, s.initiative[i])
        for _ in range(4):
            if s.zones.cards[deck]:
                card: int = await chance(Draw(deck, skirmish_zone(s, i), s.names))
                s.zones.move(card, deck, skirmish_zone(s, i))
                s.tell("dealt", i, card)
    await parallel({f"pair {i}": skirmish_pair(s, i) for i in range(s.realms // 2)})


@rule
async def skirmish_pair(s: Ettin, i: int) -> None:
    """The Initiative holder picks first and last, the enemy second and third (ETT-SKIR-02, ETT-SKIR-03, ETT-SKIR-05).
    A pick that finds no card is worth Age Gold (ETT-EMPTY-07)."""
    a: int = holder(s, i)
    b: int = enemy(s, a)
    for r in (a, b, b, a):
        left: list[int] = s.zones.cards[skirmish_zone(s, i)]
        if left:
            card: int = await choose(s.controller[r], "pick", left, True)
            draft(s, r, card, skirmish_zone(s, i))
        else:
            gain(s, r, age_gold(s))
    await fates(s, a, b)


def draft(s: Ettin, r: int, card: int, src: int) -> None:
    """Any card of the line-up, whatever its nation; it lies face up until it is recruited or sold (ETT-DRAFT-02,
    ETT-DRAFT-10, ETT-PEACE-03)."""
    s.zones.move(card, src, zone(r, DRAFTED))
    s.tell("drafted", r, card)


@rule
async def fates(s: Ettin, a: int, b: int) -> None:
    """Both realms decide at once, neither seeing the other's choice first (ETT-SYNC-06, ETT-SKIR-04, ETT-PEACE-04,
    ETT-PEACE-07); the odd player decides for his two realms one after the other."""
    if s.controller[a] == s.controller[b]:
        mine: int = await choose(s.controller[a], "fate", legal_fates(s, a))
        settle(s, a, mine)
        other: int = await choose(s.controller[b], "fate", legal_fates(s, b))
        settle(s, b, other)
        return
    chosen: dict[int, int] = await choose_all(
        [choose(s.controller[r], "fate", legal_fates(s, r)) for r in [a, b] if cards(s, r, DRAFTED)]
    )
    for r in [a, b]:
        if s.controller[r] in chosen:
            settle(s, r, chosen[s.controller[r]])


def legal_fates(s: Ettin, r: int) -> list[int]:
    """Which of the drafted cards to recruit, as a mask; the others are sold. Gold from a sale may pay for the other
    (ETT-DRAFT-03, ETT-DRAFT-06, ETT-DRAFT-07, ETT-DRAFT-08, ETT-GEN-06)."""
    drafted = cards(s, r, DRAFTED)
    out: list[int] = []
    for mask in range(1 << len(drafted)):
        gold = s.gold[r]
        for k in range(len(drafted)):
            face = drafted[k] % FACES
            gold += -s.t.cost[face] if mask >> k & 1 else s.t.sell[face]
        if gold >= 0:
            out.append(mask)
    return out


def settle(s: Ettin, r: int, mask: int) -> None:
    """Sell: to the Lost Pile for its value. Recruit: pay, face down into the War Camp, without limit (ETT-DRAFT-04,
    ETT-DRAFT-05, ETT-DRAFT-09, ETT-DRAFT-11, ETT-DRAFT-12)."""
    drafted = cards(s, r, DRAFTED)
    for k in range(len(drafted)):
        if not mask >> k & 1:
            s.gold[r] += s.t.sell[drafted[k] % FACES]
            lose(s, r, drafted[k], zone(r, DRAFTED))
            s.tell("sold", r, drafted[k], s.t.sell[drafted[k] % FACES])
    for k in range(len(drafted)):
        if mask >> k & 1:
            s.gold[r] -= s.t.cost[drafted[k] % FACES]
            s.zones.move(drafted[k], zone(r, DRAFTED), zone(r, CAMP))
            s.tell("recruited", r, drafted[k], s.t.cost[drafted[k] % FACES])


@rule
async def peacetime(s: Ettin) -> None:
    """Allies share two cards of each one's Nation Deck (ETT-PEACE-01); with two players each has a line-up of his own
    (ETT-2P-02)."""
    if s.realms == 2:
        await peacetime_for_two(s)
        return
    for r in range(s.realms):
        s.quota[r] = 2
        for _ in range(2):
            card: int = await draw_top(s, r, zone(r - r % 2, LINEUP))
            if card == NONE:
                s.quota[r] -= 1  # ETT-EMPTY-06
    await parallel({f"alliance {r // 2}": alliance(s, r) for r in range(0, s.realms, 2)})


@rule
async def alliance(s: Ettin, r: int) -> None:
    """The allies split the line-up as they agree (ETT-PEACE-02, ETT-PEACE-05, ETT-GEN-05); the odd player as he likes
    (ETT-ODD-04, ETT-DIFF-09). Then each recruits or sells with his own Gold (ETT-PEACE-04, ETT-PEACE-08)."""
    if s.controller[r] == s.controller[r + 1]:
        mask: int = await choose(s.controller[r], "split", splits(s, r))
        divide(s, r, mask)
    else:
        await agree(s, r)
    await fates(s, r, r + 1)


def splits(s: Ettin, r: int) -> list[int]:
    """All ways to give the first ally as many cards of the line-up as are due to him, as masks."""
    n = len(cards(s, r, LINEUP))
    if n == 4 and s.quota[r] == 2:
        return list(TWO_OF_FOUR)
    out: list[int] = []
    for mask in range(1 << n):
        ones = 0
        for k in range(n):
            ones += mask >> k & 1
        if ones == s.quota[r]:
            out.append(mask)
    return out


def divide(s: Ettin, r: int, mask: int) -> None:
    lineup = cards(s, r, LINEUP)
    for k in range(len(lineup)):
        draft(s, r if mask >> k & 1 else r + 1, lineup[k], zone(r, LINEUP))


@rule
async def agree(s: Ettin, r: int) -> None:
    """One ally proposes, the other accepts, makes a counter-proposal, or asks to pick in turn; after a few proposals
    they pick in turn anyway (ETT-PEACE-05, ETT-PEACE-06)."""
    ways: list[int] = splits(s, r)
    if len(ways) == 1:
        divide(s, r, ways[0])
        return
    mask: int = await choose(s.controller[r], "propose", ways)
    replier: int = r + 1
    for _ in range(PROPOSALS):
        s.proposal[r] = mask + 1
        s.tell_to(s.partners(s.controller[r]), "proposed", ally(s, replier), mask)
        reply: int = await choose(s.controller[replier], "reply", replies(ways, mask))
        if reply == PICKS:
            break
        if reply == ACCEPT:
            s.proposal[r] = 0
            divide(s, r, mask)
            return
        mask = reply
        replier = ally(s, replier)
    s.proposal[r] = 0
    await pick_in_turn(s, r)


def replies(ways: list[int], proposed: int) -> list[int]:
    """Yes, no, or another split than the one proposed."""
    out = [ACCEPT, PICKS]
    for mask in ways:
        if mask != proposed:
            out.append(mask)
    return out


@rule
async def pick_in_turn(s: Ettin, r: int) -> None:
    """Without agreement: who has less Gold picks one, the other two, the first takes the last; on equal Gold the lower
    seat begins (ETT-PEACE-06)."""
    a: int = r if s.gold[r] <= s.gold[r + 1] else r + 1
    b: int = ally(s, a)
    for who in (a, b, b, a):
        if len(cards(s, who, DRAFTED)) < s.quota[who]:
            card: int = await choose(s.controller[who], "pick", cards(s, r, LINEUP), True)
            draft(s, who, card, zone(r, LINEUP))


@rule
async def peacetime_for_two(s: Ettin) -> None:
    """Two of the own Nation Deck, two Mercenaries, the Initiative holder drawing first; two are drafted, the
    others are lost (ETT-2P-02, ETT-2P-05). Missing cards are worth Age Gold (ETT-2P-06)."""
    for r in rivals(s, 0):
        for _ in range(2):
            own: int = await draw_top(s, r, zone(r, LINEUP))
            del own
        deck: int = mercenary_deck(s, r)
        for _ in range(2):
            if s.zones.cards[deck]:
                card: int = await chance(Draw(deck, zone(r, LINEUP), s.names))
                s.zones.move(card, deck, zone(r, LINEUP))
                s.tell("offered", r, card)
            else:
                gain(s, r, age_gold(s))
    await parallel({f"realm {r}": keep_two(s, r) for r in range(2)})
    await fates(s, 0, 1)


@rule
async def keep_two(s: Ettin, r: int) -> None:
    for _ in range(2):
        if cards(s, r, LINEUP):
            card: int = await choose(s.controller[r], "pick", cards(s, r, LINEUP), True)
            draft(s, r, card, zone(r, LINEUP))
    for left in cards(s, r, LINEUP):
        lose(s, r, left, zone(r, LINEUP))
