"""How the greedy player drafts: what a card is good for, recruited or sold."""

from __future__ import annotations

from warcamp.engine.zones import PUBLIC
from warcamp.games.ettin.rules.drafting import ACCEPT, splits
from warcamp.games.ettin.state import CAMP, DRAFTED, LINEUP, Ettin, ally, cards, enemy, is_defense
from warcamp.games.ettin.tables import FACES

from .worth import Worth, best_site, prices

SPITE = 0.35
"""What keeping a card from the enemy counts."""
FAIR = 0.75
"""A split that is so near the best one is accepted."""


def recruit_worth(s: Ettin, r: int, worth: Worth, card: int) -> float:
    """With the Location that a first Defense would set to work. Only what is known to all of a camp is looked at, so
    that it can be asked for any realm."""
    value = worth.unit(card, s.age)
    if is_defense(s, card):
        walls = len([c for c in cards(s, r, CAMP) if s.zones.known[c] == PUBLIC and is_defense(s, c)])
        value += best_site(s, r) * (0.7 if walls == 0 else 0.25)
    return value


def best_fate(s: Ettin, r: int, worth: Worth, row: list[int]) -> tuple[float, int]:
    """The best way to recruit some and sell the others, as worth and mask (ETT-DRAFT-03, ETT-DRAFT-07)."""
    gold = prices(s)
    values = [recruit_worth(s, r, worth, card) - gold * s.t.cost[card % FACES] for card in row]
    sales = [gold * s.t.sell[card % FACES] for card in row]
    best = -1e9
    chosen = 0
    for mask in range(1 << len(row)):
        purse = s.gold[r]
        total = 0.0
        for k, card in enumerate(row):
            if mask >> k & 1:
                purse -= s.t.cost[card % FACES]
                total += values[k]
            else:
                purse += s.t.sell[card % FACES]
                total += sales[k]
        if purse >= 0 and total > best:
            best = total
            chosen = mask
    return best, chosen


def best_pick(s: Ettin, r: int, worth: Worth, options: list[int]) -> int:
    """The card that adds most to what is drafted already; some weight on what the enemy would do with it, when he is
    the one who picks from the same cards."""
    row = cards(s, r, DRAFTED)
    foe = enemy(s, r)
    rival = not cards(s, r, LINEUP) and not cards(s, ally(s, r), LINEUP)
    best = options[0]
    most = -1e9
    for card in options:
        value = best_fate(s, r, worth, [*row, card])[0]
        if rival:
            value += SPITE * best_fate(s, foe, worth, [card])[0]
        if value > most:
            most = value
            best = card
    return best


def best_split(s: Ettin, r: int, worth: Worth) -> tuple[float, int, dict[int, float]]:
    """What each split of the allies' line-up is worth to both together; `r` is the first ally."""
    lineup = cards(s, r, LINEUP)
    value: dict[int, float] = {}
    for mask in splits(s, r):
        mine = [card for k, card in enumerate(lineup) if mask >> k & 1]
        other = [card for k, card in enumerate(lineup) if not mask >> k & 1]
        value[mask] = best_fate(s, r, worth, mine)[0] + best_fate(s, r + 1, worth, other)[0]
    best = max(value, key=lambda mask: value[mask])
    return value[best], best, value


def reply(s: Ettin, r: int, worth: Worth) -> int:
    """Yes to what is nearly the best for both, else the best."""
    first = r - r % 2
    most, best, value = best_split(s, first, worth)
    if value[s.proposal[first] - 1] >= most - FAIR:
        return ACCEPT
    return best
