"""Clan sheets and the elf sheet: the viewer's own large, the others small enough to be compared at a glance."""

from __future__ import annotations

from warcamp.drawing.html import Html, Pages
from warcamp.games.clash_of_rage.names import slot_name, unit_name
from warcamp.games.clash_of_rage.rules.equip import forge_price
from warcamp.games.clash_of_rage.standing import (
    newly_equipped_elves,
    present_stats,
    printed_stats,
    revealed,
    type_counts,
    unseen_cards,
)
from warcamp.games.clash_of_rage.state import LEVELS, NONE, held, legendaries, victory_points

from .seen import Item, Seen


def mine(seen: Seen, pages: Pages) -> Html:
    """The viewer's own sheet, with slots that can be pointed at; nothing for an onlooker."""
    seat = seen.seat
    if seat == NONE or seen.s.clan[seat] == NONE:
        return Html('<section id="mine" hidden></section>')
    return pages.draw("mine", text=seen.text, x=sheet(seen, seat), aside=aside(seen, seat))


def rivals(seen: Seen, pages: Pages) -> Html:
    """The sheets of the others, and that of the Elves."""
    s = seen.s
    seats = [seat for seat in range(s.seats) if seat != seen.seat and s.clan[seat] != NONE]
    after = seen.seat if seen.seat != NONE else 0
    seats.sort(key=lambda seat: (seat - after) % s.seats)
    sheets = [sheet(seen, side) | {"aside": aside(seen, side)} for side in seats]
    elves = sheet(seen, s.seats) | {"aside": []}
    return pages.draw("rivals", text=seen.text, sheets=[*sheets, elves] if s.tiles else sheets)


def sheet(seen: Seen, side: int) -> Item:
    """All that lies on a sheet."""
    s = seen.s
    elves = side == s.seats
    stronger = newly_equipped_elves(seen.sight.told) if elves else frozenset()
    types = [unit_type(seen, side, level) | {"fresh": level in stronger} for level in range(LEVELS)]
    out: Item = {
        "side": side,
        "elves": elves,
        "look": seen.look(side),
        "name": seen.side_name(side),
        "types": types,
        "person": "" if elves or side >= len(seen.sight.names) else seen.sight.names[side],
        "acting": side in seen.sight.awaited,
    }
    return out if elves else out | purse(seen, side)


def unit_type(seen: Seen, side: int, level: int) -> Item:
    s = seen.s
    out, rest = type_counts(s, side, level)
    slots: list[Item] = []
    for slot in range(2):
        gear = s.worn[(side * LEVELS + level) * 2 + slot]
        word = slot_name(slot)
        empty: Item = {"name": "", "glyph": "sword" if slot == 0 else "mail", "icons": [], "legendary": False}
        worn = empty if gear == NONE else seen.gear(gear)
        unit = seen.unit_name(side, level)
        label = seen.text("drawn-slot-empty", unit=unit, slot=seen.text(f"slot-{word}"))
        if gear != NONE:
            label = seen.text("drawn-slot", unit=unit, gear=seen.gear(gear)["label"])
        ref = f"slot:aside {unit_name(s, side, level)} {word}"
        slots.append(worn | {"ref": ref, "label": label, "worn": gear != NONE, "slot": word})
    counts = {"out": out, "rest": rest}
    words = "drawn-counts-elves" if side == s.seats else "drawn-counts"
    return (
        seen.token(side, level)
        | counts
        | {
            "counts": seen.text(words, **counts),
            "stats": seen.stats(present_stats(s, side, level), printed_stats(s, side, level)),
            "slots": slots,
        }
    )


def purse(seen: Seen, seat: int) -> Item:
    """Points, gold, crystals, what forging costs, the card that was played and what may still be held."""
    s = seen.s
    price = forge_price(s, seat)
    forges = held(s, seat, s.board.forges)
    card = s.played[seat] if revealed(s) else NONE
    return {
        "points": victory_points(s, seat),
        "target": s.target,
        "cities": held(s, seat, s.board.cities),
        "legendaries": legendaries(s, seat),
        "gold": s.gold[seat],
        "crystals": s.crystals[seat],
        "forges": forges,
        "forging": seen.text("drawn-forging", price=price, forges=forges) if price != NONE else "",
        "played": seen.card_name(card) if card != NONE else "",
        "order": s.t.tactic_order[card] if card != NONE else 0,
        "unseen": " · ".join(str(s.t.tactic_order[card]) for card in unseen_cards(s, seat)),
    }


def aside(seen: Seen, seat: int) -> list[Item]:
    """What lies beside the sheet, alike pieces together."""
    row = seen.s.aside[seat]
    out: list[Item] = []
    for gear in dict.fromkeys(row):
        item = seen.gear(gear)
        out.append(item | {"n": row.count(gear), "ref": f"aside:attach {item['id']}", "key": f"{seat}-{item['id']}"})
    return out
