"""What would happen: the odds of a battle, what equipment changes on the sheet, what a card brings."""

from __future__ import annotations

from warcamp.drawing.html import Pages
from warcamp.engine.flow import Decision
from warcamp.games.clash_of_rage.odds import odds, odds_if
from warcamp.games.clash_of_rage.prospects import Battle, attack_with, begun, is_enemy
from warcamp.games.clash_of_rage.rules import equip
from warcamp.games.clash_of_rage.rules.combat import FLEE
from warcamp.games.clash_of_rage.standing import present_stats, unit_counts
from warcamp.games.clash_of_rage.state import LEVELS, NONE, victory_points
from warcamp.games.clash_of_rage.tables import STATS
from warcamp.games.prospects import percent

from .fight import chances
from .seen import Item, Seen, card_gear
from .stalls import tactic

LIKELY = 3
"""How many of the likeliest endings are shown."""


def preview(seen: Seen, pages: Pages, d: Decision, option: int) -> str:
    """The forecast as HTML; empty when there is nothing to say."""
    battles = fought(seen, d, option)
    if battles:
        return pages.draw("battles", text=seen.text, battles=[battle_item(seen, battle) for battle in battles])
    if d.kind == "assault" and option == FLEE:
        return pages.draw("note", lines=[seen.text("preview-flee")])
    if d.kind == "tactics":
        card = tactic(seen, d.seat, option)
        gold = seen.s.gold[d.seat]
        return pages.draw("brings", text=seen.text, card=card, before=gold, after=gold + card["gold"])
    if d.kind == "equip" and option == equip.FORGE:
        return pages.draw("note", lines=forging(seen, d))
    gear = worn_by_then(seen, d, option)
    if gear == NONE:
        return ""
    levels = [option] if d.kind == "wearer" else list(range(LEVELS))
    rows = [changed(seen, d.seat, level, gear) for level in levels]
    return pages.draw("fitting", text=seen.text, gear=seen.gear(gear), rows=rows)


def fought(seen: Seen, d: Decision, option: int) -> list[Battle]:
    """The battles that the option begins or leads to; the odds of one in progress are part of its scene."""
    s = seen.s
    if d.kind == "combat":
        return [Battle(option, unit_counts(s, d.seat, option), odds(s, d.seat, option))]
    found = begun(s, d, option)
    if not found and d.kind == "to" and is_enemy(s, d.seat, option):
        units = attack_with(s, d, option)
        found = [Battle(option, units, odds_if(s, d.seat, option, units))] if any(units) else []
    return found


def battle_item(seen: Seen, battle: Battle) -> Item:
    """A battle: both armies, the bar, who strikes first, and what is likely to be left."""
    s = seen.s
    found = battle.odds
    endings = sorted(found.attacker_left.items(), key=lambda item: -item[1])[:LIKELY]
    left = [{"chance": percent(p), "units": ranks(seen, found.attacker, list(counts))} for counts, p in endings]
    return {
        "place": seen.place_words(battle.place),
        "mine": ranks(seen, found.attacker, battle.units),
        "theirs": ranks(seen, found.defender, unit_counts(s, found.defender, battle.place)),
        "odds": chances(seen, found),
        "first": seen.text("preview-first", side=seen.side_name(found.first_strike)),
        "left": left,
    }


def ranks(seen: Seen, side: int, counts: list[int]) -> list[Item]:
    return [seen.token(side, level) | {"n": n} for level, n in enumerate(counts) if n]


def forging(seen: Seen, d: Decision) -> list[str]:
    s = seen.s
    left = s.crystals[d.seat] - equip.forge_price(s, d.seat)
    points = victory_points(s, d.seat) + 1
    return [seen.text("preview-forge", left=left), seen.text("preview-points", points=points, target=s.target)]


def worn_by_then(seen: Seen, d: Decision, option: int) -> int:
    """The gear that the option is about."""
    s = seen.s
    if d.kind == "wearer":
        return s.item
    if d.kind == "legendary":
        return card_gear(s, option)
    if d.kind == "equip" and equip.BUY <= option < equip.SET_ASIDE:
        return option - (equip.BUY if option < equip.ATTACH else equip.ATTACH)
    return NONE


def changed(seen: Seen, seat: int, level: int, gear: int) -> Item:
    """A type's statistics if it wore the gear in place of what is in that slot (COR-ORG-05)."""
    s = seen.s
    now = present_stats(s, seat, level)
    old = s.worn[(seat * LEVELS + level) * 2 + s.t.gear_slot[gear]]
    then = [now[k] + s.t.gear_bonus[gear * STATS + k] for k in range(STATS)]
    if old != NONE:
        then = [then[k] - s.t.gear_bonus[old * STATS + k] for k in range(STATS)]
    replaces = seen.text("preview-replaces", gear=seen.gear_name(old)) if old != NONE else ""
    return seen.token(seat, level) | {"stats": seen.stats(then, now), "replaces": replaces}
