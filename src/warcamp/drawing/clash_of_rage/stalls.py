"""The black market with the forge beside it, and the cards in hand: tactics, and the legendaries on the anvil."""

from __future__ import annotations

from warcamp.drawing.html import Html, Pages
from warcamp.games.clash_of_rage.standing import reinforcements
from warcamp.games.clash_of_rage.state import (
    LEVELS,
    NONE,
    Clash,
    anvil,
    card_names,
    discard_pile,
    hand,
    legendary_deck,
    legendary_gear,
    pile,
)
from warcamp.games.clash_of_rage.tables import CARDS_PER_CLAN

from .seen import Item, Seen


def market(seen: Seen, pages: Pages) -> Html:
    """The stacks on offer with price, effect and number; the forge with its deck."""
    s = seen.s
    if not s.market:
        return Html('<section id="market" hidden></section>')
    stalls: list[Item] = []
    for gear, copies in zip(s.market, s.stock):
        item = seen.gear(gear)
        more = {
            "copies": copies,
            "label": seen.text("drawn-stall", gear=item["label"], gold=item["cost"], copies=copies),
        }
        stalls.append(item | more)
    forge = {
        "one": s.t.forge_cost_one,
        "more": s.t.forge_cost_more,
        "deck": len(s.zones.cards[legendary_deck(s)]),
    }
    label = seen.text("drawn-forge", **forge)
    return pages.draw("market", text=seen.text, stalls=stalls, forge=forge | {"label": label})


def cards(seen: Seen, pages: Pages) -> Html:
    """The hand of the viewer; a referee sees all hands. What lies on the anvil comes first, since it is asked about."""
    s = seen.s
    seats = [seat for seat in range(s.seats) if s.clan[seat] != NONE and seen.knows(seat)]
    seats = [seat for seat in seats if s.zones.cards[hand(s, seat)] or s.zones.cards[anvil(s, seat)]]
    if not seats:
        return Html('<section id="hand" hidden></section>')
    hands = [
        {
            "look": seen.look(seat),
            "name": seen.side_name(seat),
            "cards": [tactic(seen, seat, card) for card in sorted(s.zones.cards[hand(s, seat)])],
            "anvil": [legendary(seen, card) for card in sorted(s.zones.cards[anvil(s, seat)])],
            "pile": len(s.zones.cards[pile(s, seat)]),
            "gone": " · ".join(
                str(n) for n in sorted(s.t.tactic_order[card] for card in s.zones.cards[discard_pile(s, seat)])
            ),
        }
        for seat in seats
    ]
    return pages.draw("hand", text=seen.text, hands=hands, many=len(hands) > 1)


def tactic(seen: Seen, seat: int, card: int) -> Item:
    """A tactics card: play order, gold, and the units it brings as far as the reserve has them."""
    s = seen.s
    units: list[Item] = []
    for level, (wanted, got) in enumerate(reinforcements(s, seat, card)):
        if wanted:
            units.append(seen.token(seat, level) | {"n": wanted, "got": got, "short": got < wanted})
    words = [f"{unit['n']} × {unit['name']}" for unit in units]
    gold, order = s.t.tactic_gold[card], s.t.tactic_order[card]
    name = seen.card_name(card)
    label = seen.text("drawn-card", card=name, order=order, gold=gold)
    return {
        "ref": f"card:{s.t.tactic_ids[card]}",
        "key": s.t.tactic_ids[card],
        "name": name,
        "order": order,
        "gold": gold,
        "units": units,
        "land": seen.land(card // CARDS_PER_CLAN),
        "glyph": tactic_glyph(s, card),
        "label": ", ".join([label, *words]),
    }


def tactic_glyph(s: Clash, card: int) -> str:
    """What a card is best at: speed, gold, or the highest level of its units."""
    units = s.t.tactic_units[card * LEVELS : card * LEVELS + LEVELS]
    if units[2]:
        return "giant"
    if s.t.tactic_gold[card] >= 10:
        return "coins"
    if card % CARDS_PER_CLAN < 2:
        return "swift"
    return "knight" if units[1] > 1 else "banner" if sum(units) > 3 else "horn"


def legendary(seen: Seen, card: int) -> Item:
    item = seen.gear(legendary_gear(seen.s, card))
    return item | {"ref": f"card:{card_names(seen.s.t)[card]}"}
