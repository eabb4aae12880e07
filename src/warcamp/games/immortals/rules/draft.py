"""The draft of Conflict cards, which sets the armies on the map (IMM-DRAFT)."""

from __future__ import annotations

from typing import Any

from warcamp.engine.chance import Draw, ascending, chance
from warcamp.engine.errors import BadInput
from warcamp.engine.flow import choose, choose_all
from warcamp.engine.rulec import rule
from warcamp.engine.source import Kind, Source
from warcamp.engine.zones import Card

from ..layout import CONFLICT_DECK, DRAFT_DECK, DRAFT_DISCARD, DRAFT_HAND, HAND, PLAYED
from ..state import (
    NONE,
    PRIMING,
    Immortals,
    cards,
    in_turn,
    left_of,
    table_zone,
    take_region_card,
    zone,
)
from ..tables import CONFLICT_CARD, DARK, JOKER_CARD, LIGHT, PROVINCES, REALMS, REGIONS, SIDES
from .setup import decide, draw_supply, group_sizes, place_group


@rule
async def draft(s: Immortals) -> None:
    """Draft rounds until no army group is left on any board (IMM-DRAFT-14)."""
    if s.draft == 0:
        await deal_hands(s)
    while True:
        s.draft += 1
        s.first = s.marker
        s.tell("draft", s.draft)
        bare: int = without_cards(s)
        await choose_cards(s)
        for p in in_turn(s, s.first):
            await place(s, p, bare >> p & 1 == 1)
        if not any(s.groups):
            break
        pass_hands(s)
        for p in in_turn(s, s.marker):
            await draw_to_hand(s, p)
    end_draft(s)


@rule
async def deal_hands(s: Immortals) -> None:
    """Five cards each, dark for the first player, light for the second, and so on in turn (IMM-DRAFT-02)."""
    realms = [NONE] * s.seats
    realm = DARK
    for p in in_turn(s, s.marker):
        realms[p] = realm
        realm = DARK if realm == LIGHT else LIGHT
    s.hand_realm = tuple(realms)
    for p in in_turn(s, s.marker):
        for _ in range(s.t.draft_hand):
            await draw_to_hand(s, p)


@rule
async def draw_to_hand(s: Immortals, p: int) -> None:
    """A card of the hand's own realm, so that no hand ever mixes realms (IMM-DRAFT-03, IMM-DRAFT-17). An empty deck is
    made anew of its discard pile; without either there is no card, and the hand keeps its realm (IMM-DRAFT-18)."""
    deck: int = table_zone(s, DRAFT_DECK + s.hand_realm[p])
    if not s.zones.cards[deck]:
        s.zones.mix(table_zone(s, DRAFT_DISCARD + s.hand_realm[p]), deck)
    if s.zones.cards[deck]:
        card: Card = await chance(Draw(deck, zone(p, DRAFT_HAND), s.names))
        s.zones.move(card, deck, zone(p, DRAFT_HAND))
        s.tell_card("drew", card, p)


def without_cards(s: Immortals) -> int:
    """The seats, as a mask, that have an army group but no card to place it with (IMM-DRAFT-25)."""
    mask = 0
    for p in range(s.seats):
        if s.groups[p] and not cards(s, p, DRAFT_HAND):
            mask |= 1 << p
    return mask


class Choice(Kind):
    """One of some cards, each as likely, on its way to a zone; who sees the zone sees the outcome."""

    __slots__ = ("cards", "names", "to")

    def __init__(self, cards: list[int], to: int, names: list[str]) -> None:
        self.cards = cards
        self.to = to
        self.names = names

    def sample(self, source: Source, s: Any) -> int:
        return self.cards[source.below(len(self.cards))]

    def write(self, s: Any, outcome: Any) -> str:
        return self.names[int(outcome)]

    def read(self, s: Any, record: Any) -> int:
        for card in self.cards:
            if self.names[card] == record:
                return card
        raise BadInput("choice", f"{record!r} is not among the cards")

    def seen(self, s: Any) -> int:
        state: Immortals = s
        return state.zones.layout.audience[self.to]

    def distribution(self, s: Any) -> list[tuple[int, float]]:
        return [(c, 1.0 / len(self.cards)) for c in self.cards]


@rule
async def choose_cards(s: Immortals) -> None:
    """Everybody chooses a card of the hand, unseen by the others; those that place armies are shown all at once
    (IMM-DRAFT-04, IMM-DRAFT-06)."""
    picks: list[Card] = [NONE] * s.seats
    if s.quick_draft:
        for p in in_turn(s, s.first):
            if cards(s, p, DRAFT_HAND):
                legal: list[Card] = draftable(s, p)
                to: int = zone(p, PLAYED if will_place(s, p, legal[0]) else HAND)
                picks[p] = await chance(Choice(legal, to, s.names))
    else:
        chosen: dict[int, int] = await choose_all(
            [choose(p, "draft", draftable(s, p), True) for p in range(s.seats) if cards(s, p, DRAFT_HAND)]
        )
        picks = [chosen.get(p, NONE) for p in range(s.seats)]
    for p in in_turn(s, s.first):
        if picks[p] != NONE:
            show_or_keep(s, p, picks[p])


def draftable(s: Immortals, p: int) -> list[int]:
    """Who still has an army group must choose a card with an empty side if the hand has one; who has none, or no such
    card, chooses freely (IMM-DRAFT-05, IMM-DRAFT-12, IMM-DRAFT-13)."""
    hand = ascending(cards(s, p, DRAFT_HAND))
    if s.groups[p]:
        placing = [card for card in hand if empty_sides(s, card)]
        if placing:
            return placing
    return hand


def empty_sides(s: Immortals, card: int) -> list[int]:
    """The sides of a card without cubes: its own, or for a joker any of its province in its realm (IMM-DRAFT-05,
    IMM-DRAFT-08)."""
    if card < JOKER_CARD:
        return [card - CONFLICT_CARD] if s.owner[card - CONFLICT_CARD] == NONE else []
    return [side for side in s.t.province_sides[card - JOKER_CARD] if s.owner[side] == NONE]


def will_place(s: Immortals, p: int, card: int) -> bool:
    return len(s.groups[p]) > 0 and len(empty_sides(s, card)) > 0


def show_or_keep(s: Immortals, p: int, card: int) -> None:
    """A card that places armies is shown; one that cannot is kept, unshown (IMM-DRAFT-06, IMM-DRAFT-12,
    IMM-DRAFT-13)."""
    if will_place(s, p, card):
        s.zones.give(card, zone(p, DRAFT_HAND), zone(p, PLAYED))
        s.tell("played", p, card)
    else:
        s.zones.move(card, zone(p, DRAFT_HAND), zone(p, HAND))
        s.tell_card("kept", card, p)


@rule
async def place(s: Immortals, p: int, bare: bool) -> None:
    """One army group, whole, on the side of the card or on an empty side of the joker's province; then the Region card
    for the Conflict card (IMM-DRAFT-07, IMM-DRAFT-08, IMM-DRAFT-09). A side taken since the cards were shown takes no
    second group: group and card are kept (IMM-DRAFT-11). Who had no card to choose may settle anywhere
    (IMM-DRAFT-25)."""
    card: Card = NONE
    if cards(s, p, PLAYED):
        card = cards(s, p, PLAYED)[0]
    elif not bare:
        return
    sides: list[int] = empty_anywhere(s) if card == NONE else empty_sides(s, card)
    if not sides:
        if card != NONE:
            s.tell("blocked", p, card)
            keep_openly(s, p, card)
        return
    side: int = await decide(s, p, "settle", sides)
    size: int = await decide(s, p, "group", group_sizes(s, p))
    place_group(s, p, side, size)
    reward(s, p, side % REGIONS, card)


def empty_anywhere(s: Immortals) -> list[int]:
    return [side for side in range(SIDES) if s.owner[side] == NONE]


def reward(s: Immortals, p: int, region: int, card: int) -> None:
    """The Region card, if it is in the deck, and the Conflict card is discarded; else the Conflict card is kept, a
    joker as a joker, also by the holder of the Region card (IMM-DRAFT-09, IMM-DRAFT-10)."""
    if s.holder[region] == NONE:
        take_region_card(s, p, region)
        if card != NONE:
            s.zones.give(card, zone(p, PLAYED), table_zone(s, DRAFT_DISCARD + card_realm(card)))
    elif card != NONE:
        keep_openly(s, p, card)


def card_realm(card: int) -> int:
    """The realm of a Conflict card or joker."""
    if card < JOKER_CARD:
        return LIGHT if card - CONFLICT_CARD < REGIONS else DARK
    return LIGHT if card - JOKER_CARD < PROVINCES else DARK


def keep_openly(s: Immortals, p: int, card: int) -> None:
    """Everybody has seen which card goes to the hand."""
    s.zones.give(card, zone(p, PLAYED), zone(p, HAND))
    s.holder[card] = p
    s.tell("kept_openly", p, card)


def pass_hands(s: Immortals) -> None:
    """All hands go to the left neighbours at once, and so does the first player marker (IMM-DRAFT-15,
    IMM-DRAFT-16)."""
    s.zones.rotate([zone(p, DRAFT_HAND) for p in range(s.seats)])
    s.hand_realm = (s.hand_realm[-1], *s.hand_realm[:-1])
    s.marker = left_of(s, s.marker)
    s.tell("marker", s.marker)


def end_draft(s: Immortals) -> None:
    """What is left of the hands and all draft piles are shuffled into one Conflict deck; kept cards stay, and so does
    the marker (IMM-DRAFT-19, IMM-DRAFT-20, IMM-DRAFT-21, IMM-DRAFT-24). Resources of both halves, three cubes of the
    supply in each limbo (IMM-DRAFT-22, IMM-DRAFT-23)."""
    deck = table_zone(s, CONFLICT_DECK)
    for p in range(s.seats):
        s.zones.mix(zone(p, DRAFT_HAND), deck)
    for realm in range(REALMS):
        s.zones.mix(table_zone(s, DRAFT_DECK + realm), deck)
        s.zones.mix(table_zone(s, DRAFT_DISCARD + realm), deck)
    s.hand_realm = (NONE,) * s.seats
    for p in range(s.seats):
        s.energy[p] = s.t.start_energy[s.light[p]] + s.t.start_energy[s.dark[p]]
        s.gold[p] = s.t.start_gold[s.light[p]] + s.t.start_gold[s.dark[p]]
        s.tell("started", p, s.energy[p], s.gold[p])
        for realm in range(REALMS):
            draw_supply(s, p, s.t.limbo_start)
            s.limbo[p * 2 + realm] += s.t.limbo_start
    s.phase = PRIMING
