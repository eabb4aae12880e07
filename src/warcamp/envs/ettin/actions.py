"""The actions of Ettin. A card is known by its number in the content; with several boxes each box has its own."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.engine.flow import Decision
from warcamp.games.ettin.rules.deploy import SCOUTS_CODES
from warcamp.games.ettin.rules.produce import DONE, PLACE_CODE, PRODUCING
from warcamp.games.ettin.state import NONE, Ettin
from warcamp.games.ettin.tables import FACES, LOCATIONS, MERCENARY

from ..actions import Actions, Block, always

DRAFTS = 2
"""So many cards a realm drafts in a phase at most."""
LINEUP = 4
"""So many cards lie in a line-up at most."""
MASKS = 1 << LINEUP
CODE = 32
"""A step of production is card * CODE + ability."""


def as_asked(s: Ettin, d: Decision) -> Sequence[int]:
    return d.options


def producing(s: Ettin) -> list[int]:
    """Done, the Locations, then each card with each ability of the Produce step that it has."""
    codes = [DONE, *[PLACE_CODE + place for place in range(LOCATIONS)]]
    for card in range(s.boxes * FACES):
        for ability in PRODUCING:
            if s.t.abilities[card % FACES] >> ability & 1:
                codes.append(card * CODE + ability)
    return codes


def most(s: Ettin) -> int:
    """The most outcomes that a single chance has: a card of the largest deck, the die, a nation, a seat."""
    return max(*[len(deck) for deck in s.t.decks], s.t.die, len(s.t.nations), s.seats)


def actions(s: Ettin) -> Actions:
    """The actions at a table of this many seats."""
    n = s.boxes * FACES
    card = always(range(n))
    or_none = always(range(NONE, n))
    codes = producing(s)
    masks = always(range(MASKS))
    yes = always(range(2))
    posts = range(NONE, LOCATIONS)
    return Actions(
        [
            Block("nation", MERCENARY, always(range(MERCENARY)), "each nation"),
            Block("initiative", 2, yes, "take, give"),
            Block("pick", n, card, "each card"),
            Block("fate", 1 << DRAFTS, always(range(1 << DRAFTS)), "which drafted cards are recruited (bit k: card k)"),
            Block("split", MASKS, masks, "which cards of the line-up the first ally gets (bit k: card k)"),
            Block("propose", MASKS, masks, "the same, proposed"),
            Block(
                "reply", MASKS + 1, always(range(NONE, MASKS)), "pick in turn, accept, then the same, counter-proposed"
            ),
            Block("deploy", n, card, "each card"),
            Block("place", len(SCOUTS_CODES), always(range(len(SCOUTS_CODES))), PLACING),
            Block("dragonslayer", n, card, "each card"),
            Block("terrify", n, card, "each card"),
            Block("ranged", n + 1, or_none, "hold, then each card"),
            Block("attempt", 2, yes, "no, yes"),
            Block("casualty", n, card, "each card"),
            Block("sacrifice", n + 1, or_none, "none, then each card"),
            Block("spoil", n + 1, or_none, "none, then each card"),
            Block("deck_spoil", 2, yes, "no, yes"),
            Block("siege", n, card, "each card"),
            Block("post", len(posts), always(posts), "none, then each Location"),
            Block("produce", len(codes), always(codes), "end, each Location, each card and ability that produces"),
            Block("gate", n, card, "each card"),
            Block("next_initiative", 2, as_asked, "self, enemy"),
        ]
    )


PLACING = "face down at a Location or the Adventure, then each place face up with each enemy place to scout"
