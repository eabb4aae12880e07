"""Drawing from the Nation Decks, and what happens when they are empty (ETT-EMPTY, ETT-SETUP-06, ETT-SETUP-07)."""

from __future__ import annotations

from warcamp.engine.chance import Draw, chance
from warcamp.engine.rulec import rule

from ..state import DECK, NONE, Ettin, age_gold, gain, is_mercenary, mercenary_deck, zone


def nation_deck(s: Ettin, r: int) -> int:
    """The part of the Nation Deck that is on top: Age I, then II, then III, whatever the Age (ETT-SETUP-07); NONE when
    it is used up. The Mercenary realm uses the Mercenary Deck of the Age in its place (ETT-ODD-06)."""
    if is_mercenary(s, r):
        return mercenary_deck(s, r) if s.zones.cards[mercenary_deck(s, r)] else NONE
    for age in range(3):
        if s.zones.cards[zone(r, DECK + age)]:
            return zone(r, DECK + age)
    return NONE


@rule
async def draw_top(s: Ettin, r: int, to: int) -> int:
    """The top card of the realm's own Nation Deck for its benefit; from the Mercenary Deck of the Age if there is none;
    if that is empty too, Age Gold for each missing card (ETT-EMPTY-01, ETT-EMPTY-02, ETT-EMPTY-03, ETT-EMPTY-08).
    Gives the card, or NONE."""
    src: int = nation_deck(s, r)
    if src == NONE:
        src = mercenary_deck(s, r)
    if not s.zones.cards[src]:
        gain(s, r, age_gold(s))
        return NONE
    card: int = await chance(Draw(src, to, s.names))
    s.zones.move(card, src, to)
    s.tell_card("drew", card, r)
    return card
