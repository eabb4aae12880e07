"""Where the cards of a table can be, and who sees them there.

All cards have one back: a face-down card on a slot tells nothing but that it lies there (IMM-PLAN-12, IMM-REG-04).
"""

from __future__ import annotations

from typing import Final

from warcamp.engine.zones import PUBLIC, Layout

from .tables import FACES, SLOTS, Tables

# zones of a seat
HAND: Final = 0
DRAFT_HAND: Final = 1
PLAYED: Final = 2
SLOT: Final = 3
SEAT_ZONES: Final = 13

# zones of the table, after those of all seats
REGION_DECK: Final = 0
CONFLICT_DECK: Final = 1
DISCARD: Final = 2
SHOWN: Final = 3
DRAFT_DECK: Final = 4
DRAFT_DISCARD: Final = 6
TABLE_ZONES: Final = 8


def table_layout(t: Tables, seats: int) -> Layout:
    """The zones at so many seats, made once."""
    layout = t.layouts.get(seats)
    if layout is None:
        layout = plan_zones(t, seats)
        t.layouts[seats] = layout
    return layout


def plan_zones(t: Tables, seats: int) -> Layout:
    """Hands and slots are seen by their owner, decks by nobody, all else by everybody (IMM-PLAN-10, IMM-SET-04)."""
    layout = Layout([0] * FACES)
    for p in range(seats):
        own = 1 << p
        layout.zone(f"hand {p}", own)
        layout.zone(f"draft hand {p}", own)
        layout.zone(f"played {p}", PUBLIC)
        for k in range(SLOTS):
            layout.zone(f"slot {p}.{t.slots[k]}", own)
    layout.zone("regions", PUBLIC)
    layout.zone("conflicts", 0)
    layout.zone("discard", PUBLIC)
    layout.zone("shown", PUBLIC)
    layout.zone("draft deck light", 0)
    layout.zone("draft deck dark", 0)
    layout.zone("draft discard light", PUBLIC)
    layout.zone("draft discard dark", PUBLIC)
    return layout
