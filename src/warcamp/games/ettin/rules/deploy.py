"""War, step 1: Deploy (ETT-DEP, ETT-AB-SCO)."""

from __future__ import annotations

from typing import Final

from warcamp.engine.chance import ascending
from warcamp.engine.flow import choose
from warcamp.engine.rulec import rule
from warcamp.engine.zones import Card

from ..state import CAMP, CHOSEN, HAND, PLACE, PLACES, Ettin, cards, enemy, has, holder, zone
from ..tables import SCOUTING

SCOUT: Final = 4
"""Place codes from here on show the unit: SCOUT + place * 4 + the enemy place that is revealed."""
FACE_DOWN_CODES: Final = [0, 1, 2, 3]
SCOUTS_CODES: Final = list(range(SCOUT + PLACES * PLACES))


@rule
async def deploy(s: Ettin, i: int) -> None:
    """The Initiative holder places one card, then both place two at a time until both hands are empty; an empty hand is
    skipped (ETT-DEP-02, ETT-DEP-03, ETT-DEP-04)."""
    me: int = holder(s, i)
    take_up(s, me)
    take_up(s, enemy(s, me))
    due: int = 1
    while cards(s, me, HAND) or cards(s, enemy(s, me), HAND):
        for _ in range(min(due, len(cards(s, me, HAND)))):
            await place_unit(s, me)
        me = enemy(s, me)
        due = 2


def take_up(s: Ettin, r: int) -> None:
    """The whole War Camp goes to the hand, hidden from the enemy (ETT-DEP-01); so does a card that was chosen when a
    game was set down, to be chosen again."""
    s.zones.pass_on(zone(r, CHOSEN), zone(r, HAND))
    s.zones.pass_on(zone(r, CAMP), zone(r, HAND))


@rule
async def place_unit(s: Ettin, r: int) -> None:
    """One card, at a Location of one's own or beside the Adventure, any unit anywhere and any number of them; it is not
    moved later (ETT-DEP-05, ETT-DEP-06, ETT-DEP-08, ETT-DEP-10, ETT-DIFF-04). Face down, but for a scout that is shown
    (ETT-DEP-07, ETT-DEP-09, ETT-DEP-11, ETT-DIFF-28). The chosen card waits for its place in a zone of its own."""
    card: Card = await choose(s.controller[r], "deploy", ascending(cards(s, r, HAND)), True)
    s.zones.move(card, zone(r, HAND), zone(r, CHOSEN))
    code: int = await choose(s.controller[r], "place", place_codes(s, card))
    place: int = code if code < SCOUT else (code - SCOUT) // PLACES
    s.zones.move(card, zone(r, CHOSEN), zone(r, PLACE + place))
    s.tell_card("deployed", card, r, place)
    if code >= SCOUT:
        s.zones.reveal(card)
        scout(s, r, card, (code - SCOUT) % PLACES)


def place_codes(s: Ettin, card: int) -> list[int]:
    """The four places face down; for a scout also each place face up with each enemy place to look at. It is one
    question for all units, so that being asked tells nothing (ETT-AB-SCO-01, ETT-AB-SCO-02, ETT-AB-SCO-03,
    ETT-DIFF-11)."""
    return SCOUTS_CODES if has(s, card, SCOUTING) else FACE_DOWN_CODES


def scout(s: Ettin, r: int, card: int, place: int) -> None:
    """All units at the chosen place are turned up for everybody, for good; those placed later are face down
    (ETT-AB-SCO-01, ETT-AB-SCO-04)."""
    s.tell("scouted", r, card, place)
    for unit in cards(s, enemy(s, r), PLACE + place):
        s.zones.reveal(unit)
        s.tell("revealed", enemy(s, r), unit, place)
